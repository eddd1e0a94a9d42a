"""One turn of Istanbul (base game), written a second time, naively, to check the rules engine against.

This file shares nothing with the engine: it was written from the rules reference and from docs/notation.md alone. It
copies the whole position for every step and tries every action and every answer of chance. It is slow on purpose.

A position is a plain dict (the format is that of positions.py). While a turn is walked through, the copy has one more
key, "now": what is being asked. now["at"] is a pause or a decision of docs/notation.md, or "over"; now["back"] is the
pause to which a decision returns; now["place"] is the place whose action is being carried out, which is not where the
merchant stands if the family member acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

Position = dict[str, Any]
Words = tuple[str, ...]
Step = tuple[Words, Position]

GOODS = "RGYB"
CARDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")
COLOURS = ("plum", "saffron", "teal", "ink", "pearl")
PAUSES = ("move", "arrive", "pay", "act", "meet")

WAINWRIGHT, POST, CARAVANSARY, FOUNTAIN, BLACK_MARKET, TEA_HOUSE = 1, 5, 6, 7, 8, 9
LARGE_MARKET, SMALL_MARKET, POLICE, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER = 10, 11, 12, 13, 14, 15, 16

WAREHOUSES = {2: "R", 3: "G", 4: "Y"}
DEMAND = {
    "large": ("RRGBB", "RGBBB", "RRYBB", "RYBBB", "RGYBB"),
    "small": ("RGYYB", "RGGYB", "RGGGY", "RGGYY", "GGYYB"),
}
PROCEEDS = {"large": (3, 7, 12, 18, 25), "small": (2, 5, 9, 14, 20)}
MOSQUES = {SMALL_MOSQUE: ("small", "RG"), GREAT_MOSQUE: ("great", "BY")}
MOSQUE_STACK = {2: (2, 4), 3: (2, 3, 4), 4: (2, 3, 4, 5), 5: (2, 3, 4, 5)}
PALACE_TRACK = "BRGY?BRGY?"  # and a last space without a symbol
POST_UPPER = ("R", 2, "B", 2)
POST_LOWER = ("G", 1, "Y", 1)
REPEATABLE = {"post2": POST, "palace2": PALACE, "dealer2": DEALER}


def turns(position: Position) -> Iterator[Words]:
    """Yield every complete turn of the seat to move, each as its actions with chance's answers behind them."""
    for words, _ in turns_and_ends(position):
        yield words


def count_turns(position: Position) -> int:
    """Count the complete turns."""
    return sum(1 for _ in turns_and_ends(position))


def turns_and_ends(position: Position) -> Iterator[Step]:
    """Yield every complete turn with the position as its `end` leaves it (still that seat's turn, "now" removed)."""
    if position["decisions"] != [["move"]]:
        raise ValueError("the position must stand at the pause before the move")
    start = clone(position)
    start["now"] = {"at": "move"}
    for words, end in walk(start):
        del end["now"]
        yield words, end


def walk(p: Position) -> Iterator[Step]:
    """Walk depth first from here to the end of the turn."""
    if p["now"]["at"] == "over":
        yield (), p
        return
    for words, after in steps(p):
        for more, end in walk(after):
            yield words + more, end


def steps(p: Position) -> Iterator[Step]:
    """Yield every action possible now with every answer of chance, and the position that follows."""
    at = p["now"]["at"]
    if at in PAUSES:
        yield from cards_at_pause(p)
        yield from yellow_tile(p)
    yield from ASKED[at](p)


# ---------------------------------------------------------------------------------------------- small helpers


def clone(p: Position) -> Position:
    """Return a separate copy; only what never changes within a turn is shared."""
    return {key: value if key in ("options", "layout") else clone_value(value) for key, value in p.items()}


def clone_value(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: clone_value(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [clone_value(inner) for inner in value]
    return value


def me(p: Position) -> dict[str, Any]:
    seat: dict[str, Any] = p["seats"][p["turn"]["seat"]]
    return seat


def here(p: Position) -> int:
    """Return the place where the merchant stands."""
    return int(me(p)["merchant"])


def then(p: Position, at: str, **more: Any) -> Position:
    """Set what is asked next, in place."""
    p["now"] = {"at": at, **more}
    return p


def kinds(hand: list[str]) -> list[str]:
    return [card for card in CARDS if card in hand]


def gain(seat: dict[str, Any], good: str, number: int = 1) -> None:
    """Add goods; those beyond the capacity of the cart are lost."""
    index = GOODS.index(good)
    seat["goods"][index] = min(2 + seat["extensions"], seat["goods"][index] + number)


def goods_words(numbers: tuple[int, ...]) -> str:
    return " ".join(good if n == 1 else f"{good}{n}" for good, n in zip(GOODS, numbers, strict=True) if n)


def selections(limits: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of so many red, green, yellow and blue goods at most."""
    yield from product(*(range(limit + 1) for limit in limits))


def dice() -> Iterator[tuple[Words, int, int]]:
    for first in range(1, 7):
        for second in range(1, 7):
            yield (f"={first}", f"={second}"), first, second


def walks(p: Position, lengths: tuple[int, ...]) -> list[int]:
    """Return places where a walk of exactly so many steps can end, but for the place where it begins."""
    layout: list[int] = p["layout"]
    ends: set[int] = set()
    for length in lengths:
        reached = {here(p)}
        for _ in range(length):
            reached = {beside for place in reached for beside in neighbours(layout, place)}
        ends |= reached
    return sorted(ends - {here(p)})


def neighbours(layout: list[int], place: int) -> list[int]:
    row, column = divmod(layout.index(place), 4)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [layout[4 * r + c] for r, c in around if 0 <= r < 4 and 0 <= c < 4]


# ---------------------------------------------------------------------------------------------- bonus cards


def to_discard(p: Position, card: str) -> None:
    me(p)["hand"].remove(card)
    p["places"]["discard"].append(card)


def reshuffle_if_empty(p: Position) -> None:
    deck, discard = p["places"]["deck"], p["places"]["discard"]
    if not any(deck.values()):
        for card in discard:
            deck[card] += 1
        discard.clear()


def can_draw(p: Position) -> bool:
    return any(p["places"]["deck"].values()) or bool(p["places"]["discard"])


def to_hand(p: Position, card: str) -> None:
    hand = me(p)["hand"]
    hand.append(card)
    hand.sort(key=CARDS.index)


def draws(p: Position) -> Iterator[Step]:
    """Yield every card that the deck may give; no word if there is none anywhere."""
    ready = clone(p)
    reshuffle_if_empty(ready)
    deck = ready["places"]["deck"]
    if not any(deck.values()):
        yield (), ready
    for card in CARDS:
        if deck[card]:
            q = clone(ready)
            q["places"]["deck"][card] -= 1
            reshuffle_if_empty(q)
            to_hand(q, card)
            yield (f"={card}",), q


def played(p: Position, card: str) -> Position:
    q = clone(p)
    to_discard(q, card)
    return q


def play_lira(p: Position) -> Iterator[Step]:
    """Play the card of 5 lira, at a pause or inside a payment: the same question is asked again."""
    if "lira" in me(p)["hand"]:
        q = played(p, "lira")
        me(q)["lira"] += 5
        yield ("play lira",), q


def cards_at_pause(p: Position) -> Iterator[Step]:
    """Yield cards whose window is open at this pause. The market card is among the actions of the Small Market."""
    at, turn, seat = p["now"]["at"], p["turn"], me(p)
    yield from play_lira(p)
    for card in kinds(seat["hand"]):
        word = (f"play {card}",)
        if card == "good":
            yield word, then(played(p, card), "good", back=at)
        if card == "family" and seat["family"] != POLICE:
            q = played(p, card)
            me(q)["family"] = POLICE
            yield word, then(q, "reward", back=at)
        if card == "stay" and at == "move":
            yield word, arrived(played(p, card))
        if card == "far" and at == "move":
            yield word, then(played(p, card), "far")
        before_phase2 = at in ("move", "arrive", "pay") or (at == "act" and not turn["paid"])
        if card == "assistant" and before_phase2 and seat["assistants"]:
            yield word, then(played(p, card), "fetch", back=at)
        if card in REPEATABLE and at == "meet" and turn["repeat"] == REPEATABLE[card]:
            if card == "post2":
                yield word, collected(played(p, card))
            if card == "dealer2" and dealer_sells(p):
                yield word, bought(played(p, card))
            if card == "palace2" and list(palace_offers(p)):
                yield word, then(played(p, card), "palace")


def yellow_tile(p: Position) -> Iterator[Step]:
    seat = me(p)
    if "Y" in seat["tiles"] and not p["turn"]["yellow"] and seat["lira"] >= 2:
        for place in seat["assistants"]:
            q = clone(p)
            q["turn"]["yellow"] = True
            me(q)["lira"] -= 2
            fetch(q, place)
            yield (f"fetch {place}",), q


def fetch(p: Position, place: int) -> None:
    me(p)["assistants"].remove(place)
    me(p)["stack"].insert(0, "own")


def ask_far(p: Position) -> Iterator[Step]:
    yield from moves(p, (3, 4))


def ask_good(p: Position) -> Iterator[Step]:
    for good in GOODS:
        q = clone(p)
        gain(me(q), good)
        yield (f"gain {good}",), then(q, p["now"]["back"])


def ask_reward(p: Position) -> Iterator[Step]:
    back = p["now"]["back"]
    if can_draw(p):
        for answer, q in draws(p):
            yield ("reward card", *answer), then(q, back)
    q = clone(p)
    me(q)["lira"] += 3
    yield ("reward lira",), then(q, back)


def ask_fetch(p: Position) -> Iterator[Step]:
    for place in me(p)["assistants"]:
        q = clone(p)
        fetch(q, place)
        yield (f"fetch {place}",), then(q, p["now"]["back"])


# ---------------------------------------------------------------------------------------------- phases 1 and 2


def moves(p: Position, lengths: tuple[int, ...]) -> Iterator[Step]:
    for place in walks(p, lengths):
        q = clone(p)
        me(q)["merchant"] = place
        yield (f"move {place}",), arrived(q)


def arrived(p: Position) -> Position:
    """End the move of the merchant, or let him stay: no assistant step and no paying at the Fountain."""
    return then(p, "act" if here(p) == FOUNTAIN else "arrive")


def to_be_paid(p: Position) -> tuple[list[int], list[int]]:
    """Return the seats whose merchants are here, and which of the neutral merchants."""
    mover, place = p["turn"]["seat"], here(p)
    seats = [i for i, seat in enumerate(p["seats"]) if i != mover and seat["merchant"] == place]
    neutral = [i for i, where in enumerate(p["neutral_merchants"]) if where == place]
    return seats, neutral


def ended(p: Position) -> Step:
    return ("end",), then(clone(p), "over")


def ask_move(p: Position) -> Iterator[Step]:
    yield from moves(p, (1, 2))


def ask_arrive(p: Position) -> Iterator[Step]:
    place = here(p)
    seats, neutral = to_be_paid(p)
    following = "pay" if seats or neutral else "act"
    if place in me(p)["assistants"]:
        q = clone(p)
        fetch(q, place)
        yield ("take",), then(q, following)
    elif me(p)["stack"]:
        q = clone(p)
        left = me(q)["stack"].pop(0)
        lying: list[int] = me(q)["assistants"] if left == "own" else q["neutral_assistants"]
        lying.append(place)
        lying.sort()
        yield ("leave",), then(q, following)
    if place in p["neutral_assistants"]:
        q = clone(p)
        q["neutral_assistants"].remove(place)
        me(q)["stack"].insert(0, "neutral")
        yield ("take neutral",), then(q, following)
    yield ended(p)


def ask_pay(p: Position) -> Iterator[Step]:
    seats, neutral = to_be_paid(p)
    price = 2 * (len(seats) + len(neutral))
    if me(p)["lira"] >= price:
        for rolls in product(list(dice()), repeat=len(neutral)):
            q = clone(p)
            q["turn"]["paid"] = True
            me(q)["lira"] -= price
            for seat in seats:
                q["seats"][seat]["lira"] += 2
            answers: Words = ()
            for merchant, (answer, first, second) in zip(neutral, rolls, strict=True):
                q["neutral_merchants"][merchant] = first + second
                answers += answer
            yield ("pay", *answers), then(q, "act")
    yield ended(p)


# ---------------------------------------------------------------------------------------------- phase 3


def ask_act(p: Position) -> Iterator[Step]:
    yield from place_actions(p, here(p))
    if figures_here(p) or catchable(p):
        yield ("skip",), then(clone(p), "meet")
    else:
        yield ended(p)


def done(p: Position, place: int) -> Position:
    """End the action of that place."""
    p["turn"]["repeat"] = place if place in REPEATABLE.values() else 0
    return then(p, "meet")


def place_actions(p: Position, place: int) -> Iterator[Step]:
    """Yield the actions of a place, by the merchant or by the family member."""
    if place == WAINWRIGHT:
        yield from wainwright(p)
    elif place in WAREHOUSES:
        yield from warehouse(p, place)
    elif place == POST:
        yield ("collect",), collected(clone(p))
    elif place == CARAVANSARY:
        yield from draw_one(p, "cards")
    elif place == FOUNTAIN:
        yield from fountain(p)
    elif place == BLACK_MARKET:
        yield from rolled(p, "roll", BLACK_MARKET, 0)
    elif place == TEA_HOUSE:
        for number in range(3, 13):
            yield from rolled(p, f"call {number}", TEA_HOUSE, number)
    elif place == LARGE_MARKET:
        yield from market(p, "large")
    elif place == SMALL_MARKET:
        yield from market(p, "small")
        if "market" in me(p)["hand"] and sum(me(p)["goods"]):
            yield ("play market",), then(played(p, "market"), "market")
    elif place == POLICE:
        yield from police(p)
    elif place == PALACE:
        yield from deliveries(p)
    elif place in MOSQUES:
        yield from mosque(p, place)
    elif place == DEALER and dealer_sells(p):
        yield ("buy",), bought(clone(p))


def wainwright(p: Position) -> Iterator[Step]:
    if me(p)["lira"] >= 7 and me(p)["extensions"] < 3 and p["places"]["extensions"]:
        q = clone(p)
        seat = me(q)
        seat["lira"] -= 7
        seat["extensions"] += 1
        q["places"]["extensions"] -= 1
        if seat["extensions"] == 3 and q["places"]["wainwright"]:
            q["places"]["wainwright"] -= 1
            seat["rubies"] += 1
        yield ("extend",), done(q, WAINWRIGHT)


def warehouse(p: Position, place: int) -> Iterator[Step]:
    q = clone(p)
    seat = me(q)
    gain(seat, WAREHOUSES[place], 2 + seat["extensions"])
    if "G" in seat["tiles"] and (seat["lira"] >= 2 or seat["hand"]):
        yield ("fill",), then(q, "green", place=place)
    else:
        yield ("fill",), done(q, place)


def ask_green(p: Position) -> Iterator[Step]:
    place = p["now"]["place"]
    if me(p)["lira"] >= 2:
        for good in GOODS:
            q = clone(p)
            me(q)["lira"] -= 2
            gain(me(q), good)
            yield (f"extra {good}",), done(q, place)
    yield from play_lira(p)
    yield ("done",), done(clone(p), place)


def collected(p: Position) -> Position:
    """Carry out the Post Office action, in place: the left markers are down, so the left upper spaces are uncovered."""
    down = p["places"]["post"]
    for space in POST_UPPER[:down] + POST_LOWER[down:]:
        if isinstance(space, int):
            me(p)["lira"] += space
        else:
            gain(me(p), space)
    p["places"]["post"] = down + 1 if down < 4 else 0
    return done(p, POST)


def draw_one(p: Position, at: str) -> Iterator[Step]:
    """Draw one of the two cards of the Caravansary; `at` is what is asked afterwards."""
    for answer, q in draws(p):
        yield ("draw deck", *answer), drawn(q, at)
    if p["places"]["discard"]:
        q = clone(p)
        to_hand(q, q["places"]["discard"].pop())
        yield ("draw discard",), drawn(q, at)


def drawn(p: Position, at: str) -> Position:
    if at == "discard" and not me(p)["hand"]:
        return done(p, CARAVANSARY)
    return then(p, at)


def ask_cards(p: Position) -> Iterator[Step]:
    yield from draw_one(p, "discard")


def ask_discard(p: Position) -> Iterator[Step]:
    for card in kinds(me(p)["hand"]):
        yield (f"discard {card}",), done(played(p, card), CARAVANSARY)


def fountain(p: Position) -> Iterator[Step]:
    lying = me(p)["assistants"]
    for number in range(1, len(lying) + 1):
        for places in combinations(lying, number):
            q = clone(p)
            for place in places:
                fetch(q, place)
            yield ("gather " + " ".join(str(place) for place in places),), done(q, FOUNTAIN)


def rolled(p: Position, word: str, place: int, number: int) -> Iterator[Step]:
    """Roll at Black Market or Tea House: the owner of the red tile is asked about it first."""
    for answer, first, second in dice():
        q = clone(p)
        if "R" in me(q)["tiles"]:
            then(q, "dice", place=place, number=number, dice=[first, second])
        else:
            counted(q, place, number, first + second)
        yield (word, *answer), q


def ask_dice(p: Position) -> Iterator[Step]:
    place, number, (first, second) = p["now"]["place"], p["now"]["number"], p["now"]["dice"]
    for pips in sorted({first, second} - {4}):
        q = clone(p)
        yield (f"turn {pips} 4",), counted(q, place, number, first + second - pips + 4)
    for answer, one, other in dice():
        q = clone(p)
        yield ("reroll", *answer), counted(q, place, number, one + other)
    yield ("keep",), counted(clone(p), place, number, first + second)


def counted(p: Position, place: int, number: int, total: int) -> Position:
    """Let the roll take effect, in place."""
    if place == TEA_HOUSE:
        me(p)["lira"] += number if total >= number else 2
        return done(p, TEA_HOUSE)
    jewelry = 0 if total < 7 else 1 if total < 9 else 2 if total < 11 else 3
    gain(me(p), "B", jewelry)
    return then(p, "pick")


def ask_pick(p: Position) -> Iterator[Step]:
    for good in "RGY":
        q = clone(p)
        gain(me(q), good)
        yield (f"gain {good}",), done(q, BLACK_MARKET)


def market(p: Position, which: str) -> Iterator[Step]:
    stack = p["places"][which]
    tile: str = stack["seen"][stack["top"]]
    limits = [min(tile.count(good), owned) for good, owned in zip(GOODS, me(p)["goods"], strict=True)]
    yield from sales(p, which, limits)


def ask_market(p: Position) -> Iterator[Step]:
    yield from sales(p, "small", me(p)["goods"])


def sales(p: Position, which: str, limits: list[int]) -> Iterator[Step]:
    for numbers in selections(limits):
        if 1 <= sum(numbers) <= 5:
            sold = clone(p)
            seat = me(sold)
            seat["goods"] = [owned - n for owned, n in zip(seat["goods"], numbers, strict=True)]
            seat["lira"] += PROCEEDS[which][sum(numbers) - 1]
            for answer, q in next_demand(sold, which):
                place = LARGE_MARKET if which == "large" else SMALL_MARKET
                yield (f"sell {goods_words(numbers)}", *answer), done(q, place)


def next_demand(p: Position, which: str) -> Iterator[Step]:
    """Put the top tile under its stack: an unseen one follows, or the first of the known circle."""
    seen = p["places"][which]["seen"]
    if len(seen) == 5:
        q = clone(p)
        q["places"][which]["top"] = (q["places"][which]["top"] + 1) % 5
        yield (), q
    else:
        for tile in DEMAND[which]:
            if tile not in seen:
                q = clone(p)
                q["places"][which]["seen"].append(tile)
                q["places"][which]["top"] = len(seen)
                yield (f"={tile}",), q


def police(p: Position) -> Iterator[Step]:
    if me(p)["family"] == POLICE:
        for place in range(1, 17):
            if place != POLICE:
                q = clone(p)
                me(q)["family"] = place
                yield (f"send {place}",), then(q, "errand", place=place)


def ask_errand(p: Position) -> Iterator[Step]:
    place = p["now"]["place"]
    yield from place_actions(p, place)
    if place in (WAINWRIGHT, DEALER):
        yield from play_lira(p)
    yield ("decline",), done(clone(p), POLICE)


def palace_offers(p: Position) -> Iterator[tuple[int, ...]]:
    """Yield what may be given for the next ruby: its colours, and any choice among the rest for the "any" symbols."""
    rubies = p["places"]["palace"]
    if not rubies:
        return
    asked = PALACE_TRACK[: 11 - rubies]
    fixed = [asked.count(good) for good in GOODS]
    rest = [owned - n for owned, n in zip(me(p)["goods"], fixed, strict=True)]
    if min(rest) < 0:
        return
    for numbers in selections(rest):
        if sum(numbers) == asked.count("?"):
            yield tuple(n + more for n, more in zip(fixed, numbers, strict=True))


def deliveries(p: Position) -> Iterator[Step]:
    for numbers in palace_offers(p):
        q = clone(p)
        seat = me(q)
        seat["goods"] = [owned - n for owned, n in zip(seat["goods"], numbers, strict=True)]
        take_ruby(q, "palace")
        yield (f"deliver {goods_words(numbers)}",), done(q, PALACE)


def take_ruby(p: Position, track: str) -> None:
    """Take the next ruby of Palace or Dealer; the taker of the last one refills it, but not in the 2016 edition."""
    places = p["places"]
    me(p)["rubies"] += 1
    places[track] -= 1
    if places[track] == 0 and p["options"]["edition"] != "2016" and places["supply"]:
        places["supply"] -= 1
        places[track] = 1


def mosque(p: Position, place: int) -> Iterator[Step]:
    name, colours = MOSQUES[place]
    stack = MOSQUE_STACK[p["options"]["players"]]
    for good in colours:
        taken = p["places"]["mosque_tiles"][good]
        if good in me(p)["tiles"] or taken == len(stack) or me(p)["goods"][GOODS.index(good)] < stack[taken]:
            continue
        q = clone(p)
        seat = me(q)
        seat["goods"][GOODS.index(good)] -= 1
        seat["tiles"] = [colour for colour in GOODS if colour in [*seat["tiles"], good]]
        q["places"]["mosque_tiles"][good] += 1
        if all(colour in seat["tiles"] for colour in colours) and q["places"]["mosque_rubies"][name]:
            q["places"]["mosque_rubies"][name] -= 1
            seat["rubies"] += 1
        if good == "B" and seat["fifth"]:
            seat["fifth"] = False
            seat["stack"].insert(0, "own")
        yield (f"tile {good}",), done(q, place)


def dealer_price(p: Position) -> int:
    """Return the price: spaces are 12 to 23 and a last one, rubies lie on the last ones, the price is before them."""
    return 24 - int(p["places"]["dealer"])


def dealer_sells(p: Position) -> bool:
    return bool(p["places"]["dealer"]) and int(me(p)["lira"]) >= dealer_price(p)


def bought(p: Position) -> Position:
    me(p)["lira"] -= dealer_price(p)
    take_ruby(p, "dealer")
    return done(p, DEALER)


# ---------------------------------------------------------------------------------------------- phase 4


def figures_here(p: Position) -> list[str]:
    """Return governor and smuggler, if they stand here, have not served this turn and have something to give."""
    ready = [name for name in ("governor", "smuggler") if p["figures"][name] == here(p)]
    ready = [name for name in ready if name not in p["turn"]["met"]]
    return [name for name in ready if name != "governor" or can_draw(p)]


def catchable(p: Position) -> list[int]:
    """Return seats whose family members are to be caught here."""
    mover, place = p["turn"]["seat"], here(p)
    if place == POLICE:
        return []
    return [i for i, seat in enumerate(p["seats"]) if i != mover and seat["family"] == place]


def ask_meet(p: Position) -> Iterator[Step]:
    figures, caught = figures_here(p), catchable(p)
    if "governor" in figures:
        for answer, q in draws(met(p, "governor")):
            yield ("meet governor", *answer), then(q, "governor")
    if "smuggler" in figures:
        yield ("meet smuggler",), then(met(p, "smuggler"), "smuggler")
    for seat in caught:
        q = clone(p)
        q["turn"]["repeat"] = 0
        q["seats"][seat]["family"] = POLICE
        yield (f"catch {COLOURS[seat]}",), then(q, "reward", back="meet")
    if not caught:
        yield ended(p)


def met(p: Position, figure: str) -> Position:
    q = clone(p)
    q["turn"]["repeat"] = 0
    q["turn"]["met"].append(figure)
    return q


def goes(p: Position, figure: str, word: str) -> Iterator[Step]:
    """Move the figure, which was paid."""
    for answer, first, second in dice():
        q = clone(p)
        q["figures"][figure] = first + second
        yield (word, *answer), then(q, "meet")


def ask_governor(p: Position) -> Iterator[Step]:
    if me(p)["lira"] >= 2:
        q = clone(p)
        me(q)["lira"] -= 2
        yield from goes(q, "governor", "pay lira")
    for card in kinds(me(p)["hand"]):
        yield from goes(played(p, card), "governor", f"discard {card}")
    yield from play_lira(p)


def ask_smuggler(p: Position) -> Iterator[Step]:
    for good in GOODS:
        q = clone(p)
        gain(me(q), good)
        yield (f"gain {good}",), then(q, "bribe")


def ask_bribe(p: Position) -> Iterator[Step]:
    if me(p)["lira"] >= 2:
        q = clone(p)
        me(q)["lira"] -= 2
        yield from goes(q, "smuggler", "pay lira")
    for index, good in enumerate(GOODS):
        if me(p)["goods"][index]:
            q = clone(p)
            me(q)["goods"][index] -= 1
            yield from goes(q, "smuggler", f"pay {good}")
    yield from play_lira(p)


ASKED: dict[str, Callable[[Position], Iterator[Step]]] = {
    "move": ask_move,
    "arrive": ask_arrive,
    "pay": ask_pay,
    "act": ask_act,
    "meet": ask_meet,
    "far": ask_far,
    "good": ask_good,
    "reward": ask_reward,
    "fetch": ask_fetch,
    "market": ask_market,
    "palace": deliveries,
    "errand": ask_errand,
    "green": ask_green,
    "dice": ask_dice,
    "pick": ask_pick,
    "cards": ask_cards,
    "discard": ask_discard,
    "governor": ask_governor,
    "smuggler": ask_smuggler,
    "bribe": ask_bribe,
}
