"""22 Kiosk: a letter, and a tile for everyone: picked in turn, used or declined."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.core.action import Word
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.cards import Gain
from istanbul_nb.games.istanbul.rules.goods import GOOD, ONE
from istanbul_nb.games.istanbul.rules.modules.letters.effects import draw_letter, drop_letter, hire
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES
from istanbul_nb.games.istanbul.rules.places.caravansary import discard
from istanbul_nb.games.istanbul.rules.places.kiosk_ways import (
    EXTENSION_LIRA,
    LIRA_PRICE,
    topic,
    wanted,
    ways,
    why_unused,
)
from istanbul_nb.games.istanbul.rules.places.wainwright import gain_extension
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Decision, Place
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.tiles import lie
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "letters.place.kiosk"
KIOSK = 22
PICKS = tuple(Action("pick", (name,)) for name in TILES)
LIRA_GAIN = 3


class Browse(Always):
    """Take a letter, only one (ruling.kiosk-letter), and turn up a tile for everyone and one more."""

    verb = "browse"
    action = Action("browse")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, KIOSK, events)
        draw_letter(state, "kiosk", chance, events)
        shown = turn_up(state, state.rules.players + 1, chance, events)
        state.frames.append(("kiosk", state.turn, shown))


def turn_up(state: State, number: int, chance: Chance, events: Events) -> int:
    """Turn up tiles from the face-down pile, which is shuffled anew when none is left (letters.setup.kiosk).

    They count as discarded at once.
    """
    letters, shown = state.letters, 0
    for _ in range(number):
        tile = chance.pick(TILES, [letters.kiosk >> tile & 1 for tile in range(len(TILES))])
        letters.kiosk &= ~(1 << tile)
        shown |= 1 << tile
        if not letters.kiosk:
            letters.kiosk, letters.kiosk_discard = letters.kiosk_discard, 0
            events.append(Event("kiosk-reshuffled", state.seat))
    letters.kiosk_discard |= shown
    names = [name for tile, name in enumerate(TILES) if shown >> tile & 1]
    events.append(Event("kiosk-tiles", state.seat, {"tiles": names}, reveals=True))
    return shown


class Kiosk(Decision):
    """Which tile to pick: whose pick it is, and a bit for each tile that is left."""

    def decider(self, state: State) -> int:
        return int(state.frames[-1][1])

    def read(self, state: State, written: Reader) -> Frame:
        _, picker, left = written.items(3)
        return (self.name, picker.number(0, state.rules.players - 1), _tiles(state, left, least=1))


class Pick(Choice):
    """Pick one of the tiles that are left, also one that cannot be paid (ruling.kiosk)."""

    verb = "pick"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        left = state.frames[-1][2]
        out.extend(PICKS[tile] for tile in range(len(TILES)) if left >> tile & 1)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        _, picker, left = state.frames[-1]
        tile = PICKS.index(action)
        events.append(Event("kiosk-picked", picker, {"tile": TILES[tile]}))
        state.frames[-1] = ("kiosk-use", picker, tile, left & ~(1 << tile))

    def explain(self, state: State, action: Action) -> Refusal:
        if action in PICKS:
            return Refusal(self.rule, "tile-not-there", {"tile": action.args[0]})
        return Refusal(self.rule, "malformed", {"action": str(action)})


class KioskUse(Decision):
    """Whether to use the tile that was picked, and how: by whom, which one, and what is left for the others."""

    def decider(self, state: State) -> int:
        return int(state.frames[-1][1])

    def takes_lira(self, state: State) -> bool:
        return TILES[state.frames[-1][2]] in ("extension-lira", "lira-letter", "lira-good", "lira-card")

    def read(self, state: State, written: Reader) -> Frame:
        _, picker, tile, left = written.items(4)
        return (
            self.name,
            picker.number(0, state.rules.players - 1),
            tile.number(0, len(TILES) - 1),
            _tiles(state, left, least=0),
        )


def _tiles(state: State, reader: Reader, least: int) -> int:
    tiles = reader.number(least, (1 << len(TILES)) - 1)
    if tiles & ~state.letters.kiosk_discard:
        raise reader.fail("kiosk-tiles")
    return tiles


class UseTile(Choice):
    """Use the tile in one of its ways."""

    verb = "use"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(Action("use", words) for words in ways(state, TILES[state.frames[-1][2]]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        _, picker, tile, left = state.frames[-1]
        state.frames[-1] = ("kiosk-next", picker, left)
        use(state, TILES[tile], action.args, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return why_unused(state, TILES[state.frames[-1][2]], action)


class DeclineTile(Always):
    """Leave the tile unused; it is gone all the same (ruling.kiosk)."""

    verb = "decline"
    action = Action("decline")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        _, picker, tile, left = state.frames[-1]
        events.append(Event("kiosk-declined", picker, {"tile": TILES[tile]}))
        state.frames[-1] = ("kiosk-next", picker, left)


class KioskNext(Decision):
    """Not a decision: the next one picks, once the tile was used or declined."""

    def read(self, state: State, written: Reader) -> Frame:
        _, picker, left = written.items(3)
        return (self.name, picker.number(0, state.rules.players - 1), _tiles(state, left, least=0))


def go_on(state: State, chance: Chance, events: Events) -> None:
    """Let everyone pick in turn; the player who opened may use the last tile as well."""
    _, picker, left = state.frames.pop()
    opener, following = state.turn, (picker + 1) % state.rules.players
    state.seat = opener
    if not left:
        return
    if following != opener:
        state.seat = following
        state.frames.append(("kiosk", following, left))
    else:
        state.frames.append(("kiosk-use", opener, left.bit_length() - 1, 0))


def use(state: State, tile: str, words: tuple[Word, ...], chance: Chance, events: Events) -> None:
    """Do what the tile says; the words are one of its ways.

    The good shown brings 1 lira with it (letters.kiosk.good-lira), or comes twice (letters.kiosk.goods), or alone
    (letters.kiosk.good); the coin tile brings 2 lira (letters.kiosk.lira).
    """
    kind = topic(tile)
    if kind == "good-lira":
        effects.gain_good(state, GOOD[tile[-1]], 1, "kiosk", events)
        effects.gain_lira(state, 1, "kiosk", events)
    elif kind in ("goods", "good"):
        effects.gain_good(state, GOOD[tile[-1]], 2 if kind == "goods" else 1, "kiosk", events)
    elif kind == "card":
        effects.draw_card(state, "kiosk", chance, events)
    elif kind == "lira":
        effects.gain_lira(state, 2, "kiosk", events)
    elif kind == "coffee":
        take(state, words if words == ("coffee",) else (int(tile[-1]),), chance, events)
    elif kind == "companion":
        hire(state, state.seat, events)
    elif kind == "die":
        roll_one(state, chance, events)
    elif kind == "extension":
        extend(state, tile, events)
    elif kind == "fountain":
        to_the_fountain(state, events)
    else:
        exchange(state, tile, words, chance, events)


def take(state: State, words: tuple[Word, ...], chance: Chance, events: Events) -> None:
    """Gain what a word stands for: lira as a number, a good as its letter, coffee, a letter, a card."""
    what = words[0]
    if isinstance(what, int):
        effects.gain_lira(state, what, "kiosk", events)
    elif what in ("coffee", "C"):
        state.rules.gain_coffee(state, 1, "kiosk", events)
    elif what == "letter":
        draw_letter(state, "kiosk", chance, events)
    elif what == "card":
        effects.draw_card(state, "kiosk", chance, events)
    else:
        effects.gain_good(state, GOOD[str(what)], 1, "kiosk", events)


def give(state: State, words: tuple[Word, ...], events: Events) -> None:
    """Give up what words stand for: lira, a card, a letter, coffee, a good."""
    what = words[0]
    if what == "lira":
        effects.pay_lira(state, LIRA_PRICE, "kiosk", events)
    elif what == "card":
        discard(state, Action("discard", words[1:]), events)
    elif what == "letter":
        drop_letter(state, int(words[1]), "delivered" in words, events)
    elif what == "C":
        state.rules.gain_coffee(state, -1, "kiosk", events)
    else:
        effects.pay_goods(state, ONE[GOOD[str(what)]], "kiosk", events)


def exchange(state: State, tile: str, words: tuple[Word, ...], chance: Chance, events: Events) -> None:
    """Carry out one of the five tiles that trade one thing for another, either way.

    The good for lira stands last, that for a letter is asked for.
    """
    give(state, words, events)
    one, other = tile.split("-")
    given = {"lira": "lira", "card": "card", "letter": "letter"}.get(str(words[0]), "good")
    wanted = other if given == one else one
    if wanted == "good" and given == "letter":
        state.frames.append(("kiosk-good", state.seat))
        return
    gain: Word = words[-1] if wanted == "good" else LIRA_GAIN if wanted == "lira" else wanted
    take(state, (gain,), chance, events)


class KioskGood(Decision):
    """Which good to take for a letter: whose choice it is."""

    def decider(self, state: State) -> int:
        return int(state.frames[-1][1])

    def read(self, state: State, written: Reader) -> Frame:
        _, picker = written.items(2)
        return (self.name, picker.number(0, state.rules.players - 1))


class GoodForLetter(Gain):
    """Take a good, or coffee where there is any."""

    def __init__(self) -> None:
        super().__init__("letters.kiosk.good-letter")

    def offered(self, state: State) -> tuple[Action, ...]:
        return tuple(Action("gain", good) for good in wanted(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        take(state, action.args, chance, events)


def roll_one(state: State, chance: Chance, events: Events) -> None:
    """Roll one die for so many lira (letters.kiosk.die); in the roller's turn a card may turn it (ruling.red-six)."""
    pips = chance.die()
    events.append(Event("rolled", state.seat, {"dice": [pips], "purpose": "kiosk"}, reveals=True))
    lie(state, ("kiosk", 0, pips, 0), events)


def settle_die(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Give as many lira as pips."""
    effects.gain_lira(state, one, "kiosk", events)


def extend(state: State, tile: str, events: Events) -> None:
    """Buy an extension for 10 lira or one good of each colour (letters.kiosk.extension)."""
    if tile == "extension-lira":
        effects.pay_lira(state, EXTENSION_LIRA, "kiosk", events)
    else:
        effects.pay_goods(state, (1, 1, 1, 1), "kiosk", events)
    gain_extension(state, events)


def to_the_fountain(state: State, events: Events) -> None:
    """Put the merchant with his stack at the Fountain at once (letters.kiosk.fountain).

    That is so whoever's turn it is (ruling.kiosk-fountain), and no barrier stops him (ruling.teleport).
    """
    seat = state.seat
    events.append(Event("carried", seat, {"from": state.merchant[seat], "to": FOUNTAIN}))
    state.merchant[seat] = FOUNTAIN
    if seat == state.turn and state.walker == "merchant":
        state.spot = 0


PLACE = Place(KIOSK, "kiosk", RULE, [Browse()])
