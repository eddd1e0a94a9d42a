"""Hand-built positions for the comparison of the rules engine with brute_force.py.

Each stands at the pause before the move. The builder fills in what follows from the rest (deck, extensions, rubies,
mosque tiles) and refuses a position in which cards, rubies, assistants or goods do not add up.
"""

from __future__ import annotations

from typing import Any

GOODS = "RGYB"
CARDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")
COPIES = dict(zip(CARDS, (4, 4, 2, 2, 2, 2, 2, 2, 4, 2), strict=True))
LAYOUTS = {
    "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
    "order": list(range(1, 17)),
    "random": [13, 16, 5, 8, 14, 7, 11, 10, 15, 1, 12, 6, 2, 3, 9, 4],
}
PALACE = {2: 6, 3: 6, 4: 7, 5: 7}
DEALER = {2: 9, 3: 10, 4: 12, 5: 12}
LARGE_SEEN = "RRGBB RGBBB RRYBB RYBBB RGYBB"
SMALL_SEEN = "RGYYB RGGYB RGGGY RGGYY GGYYB"


def seat(
    merchant: int,
    lira: int = 3,
    goods: str = "",
    hand: str = "",
    *,
    lying: tuple[int, ...] = (),
    tiles: str = "",
    extensions: int = 0,
    rubies: int = 0,
    family: int = 12,
    stack: str = "",
) -> dict[str, Any]:
    """Return a player. `stack` (n is a neutral assistant, o his own, bottom first) is for the neutral variant only."""
    return {
        "lira": lira,
        "goods": [goods.count(good) for good in GOODS],
        "extensions": extensions,
        "rubies": rubies,
        "tiles": [good for good in GOODS if good in tiles],
        "hand": sorted(hand.split(), key=CARDS.index),
        "merchant": merchant,
        "stack": [{"o": "own", "n": "neutral"}[letter] for letter in stack],
        "assistants": sorted(lying),
        "fifth": "B" not in tiles,
        "family": family,
    }


def build(
    *seats: dict[str, Any],
    layout: str = "short",
    edition: str = "bigbox",
    neutral: bool = False,
    mover: int = 0,
    first: int = 0,
    governor: int = 9,
    smuggler: int = 8,
    merchants: tuple[int, ...] = (14, 15, 16),
    loose: tuple[int, ...] = (),
    deck: str | None = None,
    discard: str = "",
    palace: int | None = None,
    dealer: int | None = None,
    refills: int = 0,
    post: int = 0,
    large: str = "RRGBB",
    small: str = "RGYYB",
    top: int | None = None,
) -> dict[str, Any]:
    """Build a position. With `deck`, cards that are nowhere go to the last other seat. `top` is for five tiles seen."""
    players = len(seats)
    for player in seats:
        if not neutral:
            player["stack"] = ["own"] * (5 - player["fifth"] - len(player["assistants"]))

    left = dict(COPIES)
    for card in [card for player in seats for card in player["hand"]] + discard.split():
        left[card] -= 1
    cards = dict(left)
    if deck is not None:
        cards = {card: deck.split().count(card) for card in CARDS}
        rest = [card for card in CARDS for _ in range(left[card] - cards[card])]
        keeper = seats[-1] if mover != players - 1 else seats[-2]
        keeper["hand"] = sorted(keeper["hand"] + rest, key=CARDS.index)

    tiles = "".join("".join(player["tiles"]) for player in seats)
    thirds = sum(player["extensions"] == 3 for player in seats)
    pairs = {
        name: sum(set(colours) <= set(player["tiles"]) for player in seats)
        for name, colours in (("small", "RG"), ("great", "BY"))
    }
    at_mosque = min(players, 4)
    palace = PALACE[players] if palace is None else palace
    dealer = DEALER[players] if dealer is None else dealer
    bought = PALACE[players] + DEALER[players] - palace - dealer + refills
    owned = sum(player["rubies"] for player in seats)
    assert owned == thirds + sum(pairs.values()) + bought, (owned, thirds, pairs, bought)

    places = {
        "extensions": 3 * players - sum(player["extensions"] for player in seats),
        "wainwright": players - thirds,
        "mosque_tiles": {good: tiles.count(good) for good in GOODS},
        "mosque_rubies": {name: at_mosque - number for name, number in pairs.items()},
        "palace": palace,
        "dealer": dealer,
        "supply": 42 - players - 2 * at_mosque - PALACE[players] - DEALER[players] - refills,
        "post": post,
        "large": {"seen": large.split(), "top": len(large.split()) - 1},
        "small": {"seen": small.split(), "top": len(small.split()) - 1},
        "deck": cards,
        "discard": discard.split(),
    }
    for which in ("large", "small"):
        if top is not None and len(places[which]["seen"]) == 5:
            places[which]["top"] = top
    position = {
        "options": {"players": players, "layout": layout, "edition": edition, "neutral": neutral, "components": {}},
        "layout": list(LAYOUTS[layout]),
        "seats": list(seats),
        "places": places,
        "figures": {"governor": governor, "smuggler": smuggler},
        "neutral_merchants": list(merchants) if players == 2 else [],
        "neutral_assistants": sorted(loose),
        "turn": {"seat": mover, "first": first, "round": 1, "met": [], "yellow": False, "repeat": 0, "paid": False},
        "decisions": [["move"]],
        "over": False,
    }
    check(position)
    return position


def check(position: dict[str, Any]) -> None:
    """Check that everything is somewhere, once."""
    seats, places, players = position["seats"], position["places"], position["options"]["players"]
    for card, copies in COPIES.items():
        in_hands = sum(player["hand"].count(card) for player in seats)
        assert places["deck"][card] >= 0
        assert places["deck"][card] + places["discard"].count(card) + in_hands == copies, card
    in_places = places["wainwright"] + sum(places["mosque_rubies"].values()) + places["palace"] + places["dealer"]
    assert in_places + places["supply"] + sum(player["rubies"] for player in seats) == 42
    assert min(places["palace"], places["dealer"], places["supply"], *places["mosque_rubies"].values()) >= 0
    neutral = len(position["neutral_assistants"])
    for player in seats:
        own = player["stack"].count("own") + len(player["assistants"]) + player["fifth"]
        assert own == (4 if position["options"]["neutral"] else 5)
        neutral += player["stack"].count("neutral")
        assert 7 not in player["assistants"]
        assert len(set(player["assistants"])) == len(player["assistants"])
        assert max(player["goods"]) <= 2 + player["extensions"] <= 5
    assert neutral == (players if position["options"]["neutral"] else 0)
    assert 7 not in position["neutral_assistants"]
    for good, taken in places["mosque_tiles"].items():
        assert taken == sum(player["tiles"].count(good) for player in seats)
    assert places["extensions"] + sum(player["extensions"] for player in seats) == 3 * players
    assert max(places["mosque_tiles"].values()) <= {2: 2, 3: 3, 4: 4, 5: 4}[players]
    assert {position["figures"]["governor"], position["figures"]["smuggler"]} <= set(range(2, 13))
    assert len(position["neutral_merchants"]) == (3 if players == 2 else 0)
    assert sorted(position["layout"]) == list(range(1, 17))


POSITIONS: dict[str, dict[str, Any]] = {
    # --- the start of the game: every number of players, every layout
    "start of two": build(seat(7, 2, hand="stay"), seat(7, 3, hand="far"), governor=10, smuggler=2),
    "start of three": build(
        seat(7, 2, hand="palace2"),
        seat(7, 3, hand="lira"),
        seat(7, 4, hand="good"),
        layout="order",
        governor=4,
        smuggler=9,
    ),
    "start of four": build(
        *(seat(7, 2 + i, hand="dealer2" if i == 0 else "far") for i in range(4)), layout="long", governor=10, smuggler=2
    ),
    "start of five, second to move": build(
        *(seat(7, 3 + i, hand="post2" if i == 1 else "good" if i == 2 else "far") for i in range(5)),
        layout="random",
        mover=1,
        first=1,
        governor=5,
        smuggler=2,
    ),
    "start with neutral assistants": build(
        *(seat(7, 2 + i, hand="market", stack="nooo") for i in range(2)), neutral=True, governor=3, smuggler=4
    ),
    # --- places
    "third extension": build(
        seat(14, 13, "RR", "lira", lying=(2, 11), extensions=2), seat(4), seat(9), layout="random"
    ),
    "three extensions already": build(
        seat(14, 30, "RRRR", extensions=3, rubies=1, lying=(1, 2)), seat(4), seat(9), layout="random", smuggler=2
    ),
    "warehouses with the green tile": build(
        seat(1, 2, "GG", tiles="G", lying=(2, 5)), seat(14), seat(12), layout="order", governor=12
    ),
    "green tile, no lira, card of lira": build(
        seat(1, 1, "RG", "lira stay", tiles="G", lying=(9, 6)), seat(14), seat(16), layout="order", governor=12
    ),
    "green tile, no lira, useless card": build(
        seat(4, 0, "R", "palace2", tiles="G"), seat(14), seat(16), layout="order", smuggler=11
    ),
    "green tile, no lira, no card": build(
        seat(4, 1, "R", tiles="G"), seat(14), seat(16), seat(16), layout="order", governor=11, smuggler=3
    ),
    "post office again and again": build(
        seat(13, 0, "RB", "post2 post2", lying=(5,)), seat(9), seat(9), layout="random", post=3
    ),
    "post office, last state": build(
        seat(14, 1, hand="post2 assistant", lying=(2, 5)), seat(9), seat(9), seat(16), post=4, governor=8
    ),
    "caravansary, one card in the deck": build(
        seat(9, 3, hand="stay"), seat(1), seat(2), layout="order", deck="far", discard="market lira", governor=4
    ),
    "caravansary, no card anywhere": build(
        seat(10, 0, lying=(6,)), seat(1), seat(2), deck="", governor=6, smuggler=5, layout="order"
    ),
    "caravansary, empty deck, two discarded": build(
        seat(2, 0, hand="market"), seat(16), seat(13), deck="", discard="good palace2", governor=12, layout="order"
    ),
    "caravansary, cards in hand": build(
        seat(11, 4, "Y", "far palace2 lira", lying=(6,)),
        seat(16),
        seat(13),
        layout="long",
        deck="good lira stay stay",
        discard="far market",
        governor=10,
        smuggler=3,
    ),
    "fountain": build(
        seat(16, 0, hand="far", lying=(1, 5, 13, 14)),
        seat(7),
        seat(4, family=7),
        layout="random",
        governor=7,
        deck="stay",
    ),
    "black market with the red tile": build(
        seat(16, 0, "B", tiles="R", extensions=1), seat(13), seat(2), layout="random", smuggler=2
    ),
    "tea house with the red tile": build(
        seat(2, 0, tiles="R", lying=(14,)), seat(13), seat(5), layout="random", governor=6
    ),
    "large market": build(
        seat(13, 0, "RRRGYYBBB", extensions=1), seat(9), seat(5), seat(7), layout="order", large="RRGBB RRYBB RGYBB"
    ),
    "markets, last unseen tile": build(
        seat(4, 0, "RRGGYYBB", lying=(10,)),
        seat(9),
        seat(5),
        layout="random",
        large="RRGBB RGBBB RRYBB RYBBB",
        small="RGYYB RGGYB RGGGY RGGYY",
    ),
    "markets, all tiles seen": build(
        seat(8, 0, "RRGGYYBB", "market"), seat(9), seat(2), layout="random", large=LARGE_SEEN, small=SMALL_SEEN, top=4
    ),
    "small market with the card": build(
        seat(14, 0, "RGYYB", "market good"), seat(9), seat(4), layout="random", small=SMALL_SEEN, top=1
    ),
    "palace again and again": build(
        seat(14, 0, "RRRRRGGGGGYYYYBBBB", "palace2 palace2", extensions=3, rubies=1, lying=(14,)),
        seat(9),
        seat(4),
        layout="random",
        smuggler=10,
    ),
    "palace, four players": build(
        seat(14, 3, "RRGGYYBB", "good palace2"), seat(9), seat(4), seat(12), layout="random", governor=8
    ),
    "palace, last ruby, refilled": build(
        seat(14, 0, "RRRRRGGGGGYYYYYBBBBB", "palace2", extensions=3, rubies=3),
        seat(9, rubies=3),
        seat(4, tiles="RG", rubies=1),
        layout="random",
        palace=1,
    ),
    "palace, last ruby, sold out": build(
        seat(15, 0, "RRRRRGGGGGYYYYYBBBBB", "palace2", extensions=3, rubies=3),
        seat(9, rubies=3),
        seat(4),
        layout="random",
        edition="2016",
        palace=1,
    ),
    "mosques, second tiles": build(
        seat(13, 2, "RRRRGGGGYYYBBBB", extensions=2, tiles="RB", lying=(14, 16)),
        seat(9, tiles="GY"),
        seat(4, tiles="G", family=14),
        layout="random",
    ),
    "mosques of two": build(
        seat(13, 4, "RRGGYYYBB", extensions=1), seat(9, tiles="GB"), layout="random", merchants=(14, 9, 7)
    ),
    "mosques of five, red sold out": build(
        seat(16, 0, "RRRRRGGGYYYYYBBBBB", extensions=3, rubies=1, lying=(14, 15)),
        seat(9, tiles="RG", rubies=1),
        seat(4, tiles="RBY", rubies=1),
        seat(3, tiles="RY"),
        seat(2, tiles="RBY", rubies=1),
        layout="random",
        governor=12,
        smuggler=12,
    ),
    "blue tile with an empty stack": build(
        seat(13, 2, "BBYY", "assistant", lying=(3, 5, 8, 15), extensions=1, tiles="Y"),
        seat(9),
        seat(4),
        layout="random",
    ),
    "dealer again and again": build(
        seat(13, 29, hand="dealer2 dealer2 lira", lying=(9,)), seat(9), seat(4), layout="random"
    ),
    "dealer, last ruby, refilled": build(
        seat(14, 46, hand="dealer2", rubies=3), seat(9, rubies=3), seat(4, rubies=3), layout="random", dealer=1
    ),
    "dealer, last ruby, sold out": build(
        seat(13, 50, hand="dealer2", rubies=4),
        seat(9, rubies=4),
        layout="random",
        edition="2016",
        dealer=1,
        merchants=(16, 4, 4),
    ),
    "dealer sold out": build(
        seat(13, 50, hand="dealer2", rubies=4, lying=(16,)),
        seat(9, rubies=3),
        seat(4, rubies=3),
        layout="random",
        edition="2016",
        dealer=0,
    ),
    "dealer, last ruby, no supply": build(
        *(seat(4, rubies=5) for _ in range(3)),
        seat(13, 50, hand="dealer2", rubies=4),
        seat(12, rubies=2),
        layout="random",
        mover=3,
        dealer=1,
        refills=10,
    ),
    # --- the police station and errands of the family member
    "errands, poor": build(seat(15, 0, lying=(4,), family=12), seat(2), seat(8), governor=11, smuggler=10),
    "errands, rich": build(
        seat(10, 24, "RRRGGYYYBBB", extensions=2, tiles="B", lying=(2, 9, 14)),
        seat(2),
        seat(8, family=12),
        layout="random",
        deck="stay market",
        small=SMALL_SEEN,
        large=LARGE_SEEN,
        top=2,
        smuggler=2,
    ),
    "errands with repeat cards": build(
        seat(2, 28, "RRRGGYYYBB", "post2 palace2 dealer2", lying=(12,), extensions=1),
        seat(14, family=5),
        seat(8),
        seat(15, family=13),
        deck="stay",
        large=LARGE_SEEN,
        small=SMALL_SEEN,
        top=0,
        governor=8,
    ),
    "errands with cards of lira and market": build(
        seat(14, 2, "RYYB", "lira market"),
        seat(13),
        seat(16),
        layout="long",
        large=LARGE_SEEN,
        deck="stay",
        top=3,
        governor=3,
        smuggler=3,
    ),
    "errands with red and green tile": build(
        seat(15, 2, "B", tiles="RG", rubies=1, lying=(3, 12)), seat(5), seat(8), deck="far", governor=3, smuggler=3
    ),
    "errand from afar, family card first": build(
        seat(15, 0, "R", "family", family=5), seat(2), seat(8), deck="stay lira", governor=11, smuggler=10
    ),
    "police station, governor, nobody caught": build(
        seat(16, 1, family=8),
        seat(13),
        seat(3),
        layout="order",
        governor=12,
        smuggler=2,
        deck="palace2",
        discard="lira",
    ),
    # --- paying
    "three merchants, just enough": build(
        seat(14, 6, "R"), seat(11), seat(11), seat(11), seat(2), layout="random", governor=12, smuggler=12
    ),
    "three merchants, card of lira": build(
        seat(14, 5, "R", "lira", lying=(11,)), seat(11), seat(11), seat(11), layout="random", governor=11, deck="stay"
    ),
    "two merchants, too poor": build(
        seat(13, 3, "RY", lying=(14,), tiles="Y"), seat(14), seat(14), layout="random", smuggler=5
    ),
    "assistant card before and after paying": build(
        seat(13, 6, hand="assistant", lying=(1, 16), tiles="Y"), seat(5), seat(16), layout="random"
    ),
    "neutral merchants, two and a rival": build(
        seat(13, 7, "RR"), seat(14), layout="random", merchants=(14, 7, 14), governor=4, smuggler=4
    ),
    "neutral merchant, too poor, card of lira": build(
        seat(13, 1, hand="lira"), seat(9), layout="random", merchants=(15, 7, 5), governor=4, smuggler=4
    ),
    # --- cards
    "card of a good, full cart": build(
        seat(13, 1, "RRGGYYBB", "good"), seat(5), seat(7), layout="random", small=SMALL_SEEN, top=0
    ),
    "cards of lira and a good": build(seat(13, 1, "B", "good lira"), seat(5), seat(7), layout="random", governor=4),
    "far from a corner": build(seat(13, 2, hand="far", lying=(14,)), seat(9), seat(4), layout="random", smuggler=6),
    "far from the middle": build(
        seat(6, 1, hand="far far"), seat(9), seat(4), seat(16), layout="long", governor=10, smuggler=11, deck="stay far"
    ),
    "stay with a rival and an assistant": build(
        seat(13, 2, "RGYB", "stay far", lying=(13,)),
        seat(13),
        seat(4, family=13),
        layout="random",
        deck="stay",
        smuggler=9,
    ),
    "stay at the fountain": build(
        seat(7, 0, hand="stay assistant", lying=(4, 13)), seat(7), seat(9, family=7), layout="random", deck="far market"
    ),
    "family card, no card anywhere else": build(
        seat(13, 0, hand="family", family=15), seat(3), seat(9), deck="", layout="random"
    ),
    "family cards, deck of one": build(
        seat(13, 0, hand="family post2", family=2), seat(3), seat(9), deck="good", discard="far", layout="random"
    ),
    "a hand of six": build(
        seat(13, 2, "RGB", "lira family stay assistant post2 market", lying=(5, 9), family=5),
        seat(5, family=13),
        seat(7),
        layout="random",
        deck="dealer2",
        small=SMALL_SEEN,
        top=3,
    ),
    # --- tiles and assistants
    "yellow tile, all the turn": build(
        seat(13, 5, tiles="Y", lying=(5, 9, 16)), seat(5), seat(7, family=14), layout="random", deck="palace2"
    ),
    "yellow tile, empty stack": build(
        seat(13, 3, "GGYY", "assistant", tiles="Y", lying=(2, 3, 4, 10)), seat(14), seat(7), layout="random"
    ),
    "empty stack, nothing to do": build(seat(13, 9, lying=(2, 3, 4, 10)), seat(9), seat(8), layout="random"),
    "neutral and own at one place": build(
        seat(13, 2, "BB", stack="oo", lying=(14,)),
        seat(9, stack="nooo"),
        seat(4, stack="onoo"),
        neutral=True,
        layout="random",
        loose=(14,),
    ),
    "only neutral assistants": build(
        seat(13, 4, "B", "assistant", tiles="Y", stack="noo", lying=(16,)),
        seat(9, stack="ooo"),
        seat(5, stack="ooo"),
        seat(5, stack="onoo"),
        neutral=True,
        layout="random",
        loose=(5, 5),
    ),
    "only neutral assistants in the stack": build(
        seat(13, 0, "RRGYYB", stack="nn", lying=(1, 4, 15)),
        seat(9, stack="ooo"),
        neutral=True,
        layout="random",
        merchants=(5, 5, 12),
    ),
    "neutral assistants, empty stack": build(
        seat(13, 2, "BB", tiles="Y", stack="", lying=(2, 8, 16)),
        seat(9, stack="oono"),
        seat(7, stack="nooo"),
        neutral=True,
        layout="random",
        loose=(14,),
    ),
    # --- meetings
    "governor and smuggler together": build(
        seat(8, 0), seat(9), seat(2), layout="random", governor=10, smuggler=10, deck="stay"
    ),
    "governor and smuggler at the police station": build(
        seat(15, 1, "B", family=8), seat(9), seat(2), layout="random", governor=12, smuggler=12, deck="far"
    ),
    "governor, whole deck": build(seat(14, 1, hand="lira"), seat(9), seat(4), layout="random", governor=11),
    "governor, last card": build(
        seat(14, 2, hand="stay"), seat(9), seat(4), layout="random", governor=11, deck="lira", discard="far palace2"
    ),
    "governor idle until a card is played": build(
        seat(14, 0, hand="lira post2"), seat(9), seat(4), layout="random", governor=11, deck=""
    ),
    "governor after the post office": build(
        seat(13, 0, hand="post2"), seat(9), seat(4, family=5), layout="random", governor=5, deck="stay", post=1
    ),
    "governor at the black market": build(
        seat(16, 0), seat(9), seat(4), layout="random", governor=8, smuggler=4, deck="stay"
    ),
    "governor at the caravansary": build(
        seat(8, 0), seat(9), seat(4), layout="random", governor=6, smuggler=4, deck="stay far", discard="lira"
    ),
    "family member caught at the caravansary": build(
        seat(8, 0), seat(9), seat(4, family=6), layout="random", smuggler=4, deck="good", discard="family lira"
    ),
    "smuggler, full cart": build(
        seat(13, 1, "RRGGYYBB", "lira"), seat(9), seat(4), seat(2), layout="random", smuggler=5, post=2
    ),
    "smuggler, empty cart": build(seat(13, 2), seat(9), seat(4), layout="random", smuggler=7, governor=12),
    "two family members": build(
        seat(13, 27, "RGYB", "dealer2 lira"), seat(9, family=16), seat(4, family=16), layout="random", deck="stay"
    ),
    "two family members and the smuggler": build(
        seat(13, 0), seat(9, family=5), seat(4, family=5), layout="random", smuggler=5, deck="stay", discard="lira"
    ),
    "three family members, last of five": build(
        *(seat(3 + i, family=14 if i != 2 else 7) for i in range(4)),
        seat(13, 2, "GG"),
        layout="random",
        mover=4,
        first=2,
        deck="stay far",
        discard="good",
        governor=12,
    ),
    "family member caught without cards": build(
        seat(13, 1, "BBYY", lying=(15,)), seat(9, family=15), seat(4, family=5), layout="random", deck="", governor=5
    ),
    "family members at the fountain": build(
        seat(13, 0, hand="palace2", lying=(4, 9)),
        seat(7, family=7),
        seat(7, family=7),
        layout="random",
        deck="stay good",
    ),
}
