"""The bonus cards of Letters & Seals, and the decisions that they bring."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.core.seats import SEAT, SEATS
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import GREAT_MOSQUE, SMALL_MOSQUE, Board
from istanbul_nb.games.istanbul.rules.cards import Again, after_its_action
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS, ONE
from istanbul_nb.games.istanbul.rules.modules.letters.effects import can_draw_letter, draw_letter, off_board
from istanbul_nb.games.istanbul.rules.modules.letters.family import FamilyWalk
from istanbul_nb.games.istanbul.rules.places import mosque, society
from istanbul_nb.games.istanbul.rules.ruleset import Card, Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for
from istanbul_nb.games.istanbul.rules.turn import arrive, lira_short
from istanbul_nb.games.istanbul.rules.turn_choices import Meet
from istanbul_nb.games.istanbul.rules.walks import Leap

SALE = 7
RIDE = 3
SELL = tuple(Action("trade", (letter,)) for letter in f"{GOODS}C")
FOLLOWS = tuple(Action("follow", (name,)) for name in SEATS)
MOSQUES = (SMALL_MOSQUE, GREAT_MOSQUE)


class Letter(Card):
    """Take a letter."""

    name = "letter"
    rule = "letters.card.letter"
    windows = ("any",)

    def playable(self, state: State) -> bool:
        return can_draw_letter(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        draw_letter(state, "card", chance, events)

    def explain(self, state: State) -> Refusal:
        return Refusal("ruling.piles", "no-letter", {})


class Roll(Card):
    """Two dice, and each gives what the card's table says."""

    name = "letterroll"
    rule = "letters.card.roll"
    windows = ("any", "last")

    def play(self, state: State, chance: Chance, events: Events) -> None:
        roll_for(state, "letterroll", 0, chance, events)


def settle_roll(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Give lira at once; letters and goods follow."""
    table = state.rules.table("letter_roll")
    lira, letters, goods = (table[thing][one - 1] + table[thing][two - 1] for thing in ("lira", "letter", "good"))
    if lira:
        effects.gain_lira(state, lira, "card", events)
    state.frames += [("lettergood",)] * goods
    state.frames += [("drawletter",)] * letters


def draw_one(state: State, chance: Chance, events: Events) -> None:
    """Draw a letter that a roll brought."""
    state.frames.pop()
    draw_letter(state, "card", chance, events)


class Sale(Card):
    """One good, or a coffee, for seven lira."""

    name = "sale"
    rule = "letters.card.sell"
    windows = ("any", "last")

    def playable(self, state: State) -> bool:
        seat = state.seat
        return any(state.goods[seat]) or bool(state.rules.has_coffee and state.mocha.coffee[seat])

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("sale",))

    def explain(self, state: State) -> Refusal:
        return Refusal(self.rule, "no-goods", {})


class SellOne(Choice):
    """What is sold: a good, or a coffee where there is any (letters.coffee)."""

    verb = "trade"
    rule = "letters.card.sell"

    def legal(self, state: State, out: list[Action]) -> None:
        seat = state.seat
        out.extend(SELL[good] for good in range(4) if state.goods[seat][good])
        if state.rules.has_coffee and state.mocha.coffee[seat]:
            out.append(SELL[4])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        if action == SELL[4]:
            state.rules.gain_coffee(state, -1, "card", events)
        else:
            effects.pay_goods(state, ONE[GOOD[str(action.args[0])]], "card", events)
        effects.gain_lira(state, SALE, "card", events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in SELL:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if action == SELL[4] and not state.rules.has_coffee:
            return Refusal("letters.coffee", "no-coffee", {})
        return Refusal(self.rule, "goods-short", {"goods": action.args[0]})


class GoodAndLira(Card):
    """The good shown and three lira."""

    rule = "letters.card.good3"
    windows = ("any", "last")

    def __init__(self, letter: str) -> None:
        self.name = f"good3{letter}"
        self.good = GOOD[letter]

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.gain_good(state, self.good, 1, "card", events)
        effects.gain_lira(state, 3, "card", events)


class TopCard(Card):
    """The effect of the top card of the discard pile (ruling.again)."""

    name = "again"
    rule = "letters.card.again"
    windows = ("any", "last", "lira", "roll")

    def target(self, state: State) -> int | None:
        """Return the kind of the top card that is not one like this."""
        own = state.rules.card_kind[self.name]
        return next((kind for kind in reversed(state.discard) if kind != own), None)

    def playable(self, state: State) -> bool:
        kind = self.target(state)
        if kind is None:
            return False
        card = state.rules.open_cards[state.frames[-1][0]][kind]
        return card is not None and card.playable(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        kind = self.target(state)
        assert kind is not None
        state.rules.cards[kind].play(state, chance, events)

    def explain(self, state: State) -> Refusal:
        kind = self.target(state)
        if kind is None:
            return Refusal("ruling.again", "discard-empty", {})
        return Refusal("ruling.again", "top-card-not-now", {"card": state.rules.card_names[kind]})


class Follow(Card):
    """To another player's merchant, who is not paid."""

    name = "follow"
    rule = "letters.card.follow"
    windows = ("move",)

    def playable(self, state: State) -> bool:
        return bool(others(state))

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("follow",)

    def explain(self, state: State) -> Refusal:
        return Refusal("ruling.follow", "nobody-to-follow", {})


def others(state: State) -> list[int]:
    """Return whose merchants stand at another place (ruling.follow)."""
    here = state.merchant[state.seat]
    return [owner for owner, place in enumerate(state.merchant) if place != here]


class GoAfter(Choice):
    """Whom to follow: to another place than this one, whatever the barrier (ruling.teleport)."""

    verb = "follow"
    rule = "letters.card.follow"

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(FOLLOWS[owner] for owner in others(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat, owner = state.seat, FOLLOWS.index(action)
        events.append(Event("moved", seat, {"from": state.merchant[seat], "to": state.merchant[owner]}))
        state.merchant[seat] = state.merchant[owner]
        state.letters.unpaid = owner
        arrive(state)

    def explain(self, state: State, action: Action) -> Refusal:
        owner = SEAT.get(str(action.args[0])) if len(action.args) == 1 else None
        if owner is None or owner >= state.rules.players:
            return Refusal(self.rule, "seat-unknown", {"action": str(action)})
        return Refusal("ruling.follow", "nobody-to-follow", {})


class QuickCompanion(Card):
    """The companion walks two steps."""

    name = "companion2"
    rule = "letters.card.companion2"
    windows = ("move",)

    def playable(self, state: State) -> bool:
        return state.letters.companion[state.seat] > 0

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("stride",)

    def explain(self, state: State) -> Refusal:
        return off_board(state, self.rule)


class MeetFromAfar(Card):
    """The service of a figure, wherever it stands (ruling.meet-card)."""

    name = "meet"
    rule = "letters.card.meet"
    windows = ("any",)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("summon",))


class Summon(Meet):
    """Whom to meet; it does not count as his service of the turn."""

    rule = "letters.card.meet"

    def legal(self, state: State, out: list[Action]) -> None:
        rules = state.rules
        out.extend(rules.meets[index] for index, figure in enumerate(rules.figures) if figure.available(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        figure = state.rules.figures[state.rules.meets.index(action)]
        state.frames.pop()
        events.append(Event("met", state.seat, {"figure": figure.name}))
        figure.serve(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in state.rules.meets:
            return Refusal(self.rule, "figure-unknown", {"action": str(action)})
        return state.rules.figures[state.rules.meets.index(action)].unavailable(state)


class MosqueAgain(Card):
    """The same mosque once more."""

    name = "mosque2"
    rule = "letters.card.mosque2"
    windows = ("after",)

    def playable(self, state: State) -> bool:
        return state.repeat in MOSQUES and bool(mosque_tiles(state))

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("mosque", MOSQUES.index(state.repeat)))

    def closed(self, state: State) -> Refusal:
        return after_its_action(state, self.name, SMALL_MOSQUE)

    def explain(self, state: State) -> Refusal:
        return self.closed(state) if state.repeat not in MOSQUES else Refusal(self.rule, "no-tile-to-take", {})


def mosque_tiles(state: State) -> list[Action]:
    """Return the tiles that could be taken where the last action was."""
    found: list[Action] = []
    mosque.TakeTile(MOSQUES.index(state.repeat)).legal(state, found)
    return found


class TakeAnotherTile(Choice):
    """The tile of the mosque in the frame."""

    verb = "tile"
    rule = mosque.RULE

    def legal(self, state: State, out: list[Action]) -> None:
        mosque.TakeTile(state.frames[-1][1]).legal(state, out)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        mosque.TakeTile(state.frames[-1][1]).apply(state, action, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return mosque.TakeTile(state.frames[-1][1]).explain(state, action)


class OfAMosque(Decision):
    """A tile of the mosque in the frame."""

    def read(self, state: State, written: Reader) -> Frame:
        _, at = written.items(2)
        return (self.name, at.number(0, 1))


class SocietyAgain(Again):
    """The Secret Society once more."""

    name = "society2"
    rule = "letters.card.society2"
    place = society.SOCIETY

    def possible(self, state: State) -> bool:
        return society.payable(state)

    def obstacle(self, state: State) -> Refusal:
        return society.obstacle(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("society",))


class Anywhere(Card):
    """Three lira, and the merchant goes to any place."""

    name = "anywhere"
    rule = "letters.card.anywhere"
    windows = ("move",)

    def playable(self, state: State) -> bool:
        return state.lira[state.seat] >= RIDE

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.pay_lira(state, RIDE, "card", events)
        state.frames[-1] = ("anywhere",)

    def explain(self, state: State) -> Refusal:
        return lira_short(state, self.rule, RIDE)


class MoveAnywhere(Leap):
    """Any other place, whatever the barrier (ruling.teleport)."""

    rule = "letters.card.anywhere"

    def walks(self, state: State, board: Board) -> tuple[Action, ...]:
        here = state.merchant[state.seat]
        return tuple(Action("move", (place,)) for place in state.rules.numbers if place != here)


CARDS = (
    Letter(),
    Roll(),
    Sale(),
    *(GoodAndLira(letter) for letter in "RGY"),
    TopCard(),
    FamilyWalk(),
    Follow(),
    QuickCompanion(),
    MeetFromAfar(),
    MosqueAgain(),
    SocietyAgain(),
    Anywhere(),
)
