"""What Letters & Seals adds to the table: letters, companions, kiosk tiles, the lira of the Secret Society."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Chance, Reader
from istanbul_nb.games.istanbul.rules.ruleset import Extension, Rules
from istanbul_nb.games.istanbul.rules.state import LATEST, State
from istanbul_nb.games.istanbul.rules.view_shape import LettersView

GENERAL, OWN = 0, -1  # a companion who is not on the board: in the general supply, in his owner's
NOBODY = -1
WHERE = {"general": GENERAL, "own": OWN}

# The 24 kiosk tiles, one of each.
TILES = (
    *("good-lira-Y", "good-lira-G", "good-lira-R"),
    *("goods-Y", "goods-G", "goods-R"),
    *("good-Y", "good-G", "good-R", "good-B"),
    *("card", "lira", "coffee2", "coffee3", "companion", "die", "extension-lira", "extension-goods", "fountain"),
    *("good-letter", "card-letter", "lira-letter", "lira-good", "lira-card"),
)


class Letters:
    """The things themselves. Lists are indexed by seat; letters are named by the place they go to."""

    __slots__ = (
        "companion",
        "deck",
        "delivered",
        "discard",
        "doubled",
        "kiosk",
        "kiosk_discard",
        "open",
        "society",
        "unpaid",
    )

    open: list[tuple[int, ...]]  # letters not yet delivered, rising
    delivered: list[tuple[int, ...]]
    deck: list[int]  # face down: how many for each of the places that have letters
    discard: list[int]
    companion: list[int]  # a place, or one of the supplies
    kiosk: int  # tiles face down, a bit for each
    kiosk_discard: int
    society: int  # payments of the Secret Society that are gone
    doubled: list[int]  # the round in which a seat last took a double turn
    unpaid: int  # whose merchant was followed this turn

    def copy(self) -> Letters:
        """Return the same, to be changed on its own."""
        twin = Letters()
        twin.open = self.open[:]
        twin.delivered = self.delivered[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.companion = self.companion[:]
        twin.kiosk = self.kiosk
        twin.kiosk_discard = self.kiosk_discard
        twin.society = self.society
        twin.doubled = self.doubled[:]
        twin.unpaid = self.unpaid
        return twin


class LettersPart(Extension):
    """How they are laid out, written down and shown."""

    name = "letters"

    def setup(self, state: State, chance: Chance) -> None:
        """Lay letters and kiosk tiles face down (letters.setup.letters, letters.setup.kiosk).

        Companions wait in the general supply (letters.setup.figures); all payments of the Secret Society lie ready
        (letters.setup.society).
        """
        players, table = state.rules.players, state.rules.table
        letters = state.letters = Letters()
        letters.open = [()] * players
        letters.delivered = [()] * players
        letters.deck = [table("letters_each")] * len(table("letter_places"))
        letters.discard = [0] * len(table("letter_places"))
        letters.companion = [GENERAL] * players
        letters.kiosk = (1 << len(TILES)) - 1
        letters.kiosk_discard = 0
        letters.society = 0
        letters.doubled = [0] * players

    def start_turn(self, state: State) -> None:
        state.letters.unpaid = NOBODY

    def encode(self, state: State) -> dict[str, Any]:
        letters, places = state.letters, state.rules.table("letter_places")
        return {
            "open": [list(held) for held in letters.open],
            "delivered": [list(held) for held in letters.delivered],
            "deck": {str(place): count for place, count in zip(places, letters.deck, strict=True)},
            "discard": {str(place): count for place, count in zip(places, letters.discard, strict=True)},
            "companions": [_where(spot) for spot in letters.companion],
            "kiosk": _names(letters.kiosk),
            "kiosk_discard": _names(letters.kiosk_discard),
            "society": letters.society,
            "doubled": list(letters.doubled),
            "followed": [] if letters.unpaid == NOBODY else [letters.unpaid],
        }

    def decode(self, state: State, reader: Reader) -> None:
        rules, letters = state.rules, Letters()
        players, places, each = rules.players, rules.table("letter_places"), rules.table("letters_each")
        known = {str(place): place for place in places}
        letters.open = [_held(hand, known) for hand in reader["open"].items(players)]
        letters.delivered = [_held(hand, known) for hand in reader["delivered"].items(players)]
        letters.deck = [reader["deck"][str(place)].number(0, each) for place in places]
        letters.discard = [reader["discard"][str(place)].number(0, each) for place in places]
        letters.companion = [_read_companion(state, spot) for spot in reader["companions"].items(players)]
        letters.kiosk = _mask(reader["kiosk"])
        letters.kiosk_discard = _mask(reader["kiosk_discard"])
        letters.society = reader["society"].number(0, len(rules.table("society_lira")))
        letters.doubled = reader["doubled"].numbers(0, LATEST, players)
        followed = reader["followed"].numbers(0, players - 1)
        if len(followed) > 1:
            raise reader["followed"].fail("length", length=1)
        letters.unpaid = followed[0] if followed else NOBODY
        state.letters = letters

    def view(self, state: State, seat: int | None) -> LettersView:
        letters = state.letters
        return {
            "open": [list(held) for held in letters.open],
            "delivered": [list(held) for held in letters.delivered],
            "deck": sum(letters.deck),
            "discard": sum(letters.discard),
            "companions": [_where(spot) for spot in letters.companion],
            "kiosk": letters.kiosk.bit_count(),
            "society": list(state.rules.table("society_lira")[letters.society :]),
            "doubled": [turn == state.round for turn in letters.doubled],
            "walker": state.walker,
            "spot": state.spot,
            "followed": None if letters.unpaid == NOBODY else letters.unpaid,
        }

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        letters, places = state.letters, state.rules.table("letter_places")
        count = [deck + discard for deck, discard in zip(letters.deck, letters.discard, strict=True)]
        for held in (*letters.open, *letters.delivered):
            for place in held:
                count[places.index(place)] += 1
        tiles = tuple((letters.kiosk >> tile & 1) + (letters.kiosk_discard >> tile & 1) for tile in range(len(TILES)))
        return {"letters": tuple(count), "kiosk tiles": tiles, "companions": (len(letters.companion),)}

    def counts(self, rules: Rules) -> dict[str, tuple[int, ...]]:
        places = rules.table("letter_places")
        return {
            "letters": (rules.table("letters_each"),) * len(places),
            "kiosk tiles": (1,) * len(TILES),
            "companions": (rules.players,),
        }

    def rubies(self, state: State) -> int:
        return 0

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> None:
        """Do nothing: letters and kiosk tiles are open or face down without an order, so nothing is hidden."""

    def spots(self, state: State) -> dict[str, int]:
        return {"companion": state.letters.companion[state.turn]}


def _where(spot: int) -> int | str:
    return spot if spot > 0 else "general" if spot == GENERAL else "own"


def _read_companion(state: State, reader: Reader) -> int:
    if isinstance(reader.value, str):
        return reader.one_of(WHERE)
    if reader.number(1, state.rules.numbers[-1]) not in state.rules.places:
        raise reader.fail("no-place")
    return int(reader.value)


def _held(reader: Reader, known: dict[str, int]) -> tuple[int, ...]:
    places = reader.rising(reader.numbers(1, max(known.values())))
    if not set(known.values()) >= set(places):
        raise reader.fail("not-letter")
    return tuple(places)


def _names(mask: int) -> list[str]:
    return [name for tile, name in enumerate(TILES) if mask >> tile & 1]


def _mask(reader: Reader) -> int:
    tiles = reader.names({name: tile for tile, name in enumerate(TILES)})
    return sum(1 << tile for tile in reader.rising(tiles, twice=False))
