"""What Sultan adds to the wire of all games: the shapes of its protocol.ts.

Where something is told by colour it is in this order: white, red, yellow, green, blue.
"""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import NotRequired, TypedDict

from istanbul_nb.games.sultan.rules.stones import Stone
from istanbul_nb.games.sultan.rules.view_shape import SheetRow
from istanbul_nb.table import wire
from istanbul_nb.table.wire import Choice

# A card beside a cushion: whose, its number (None: face down), and when it was laid.
Laid = Annotated[list[int | None], tuple[int, int | None, int]]


class Outcome(TypedDict, total=False):
    """Tell who won a stone, when all is turned up."""

    winner: int | None  # None: nobody laid a card
    why: str  # in a few words
    say: str  # in a sentence


class Cushion(Outcome):
    """Show a cushion, and who won its stone."""

    stone: Stone | None  # None: nothing lies on it yet
    cards: list[Laid]  # in the order laid


class Seat(wire.Seat):
    """Describe a player; None: not known here."""

    cards: int  # in hand
    undrawn: int
    stones: int | None  # behind the screen
    points: int | None
    tally: list[Annotated[list[int], tuple[int, int, int, int]]] | None  # by colour: have, worth, bonus, more
    gone: list[int] | None  # cards that were played
    first: bool  # first player of the trick


class Ask(wire.Ask):
    """Ask the seat that decides."""

    returns: dict[Stone, str]  # stones that can go back, with what it is called
    bids: dict[int, dict[int, int]]  # by card and cushion: how often it would win, in a hundred
    gains: dict[Stone, int]  # what one more of a colour brings to who is asked


class End(wire.End):
    """Tell how a game ended, and how each point came about."""

    sheet: list[SheetRow]  # by colour stones, points for them, and bonus


class Board(TypedDict):
    """Show everything that lies on the table."""

    when: str
    linger: NotRequired[int]
    tricks: Annotated[list[int], tuple[int, int, int]]  # now, of, and cards that each lays in a trick
    cushions: list[Cushion]
    turned: bool  # the last trick, all cards turned up
    drawn: list[Stone]  # one of them goes back
    bag: Annotated[list[int | list[int] | None], tuple[int | None, list[int] | None]]  # stones, contents
    values: list[int]  # points for a stone, by colour
    bonus: list[Annotated[list[int], tuple[int, int]]]  # stones, points
    undrawn: list[int] | None  # cards of the own deck
    seats: Sequence[Seat]


class Snap(wire.Snap, Board):
    """Show Sultan at a moment."""

    seats: Sequence[Seat]
    ask: Ask | None
    end: End | None


class StartChoices(TypedDict):
    """Offer what can be chosen of this game."""

    first: list[Choice]  # "" is by lot
    memory: str  # what is remembered


class Start(wire.Start, StartChoices):
    """Offer what can be chosen before a game."""


class StoneNames(TypedDict):
    """Name the stones."""

    W: str
    R: str
    Y: str
    G: str
    B: str


class Labels(TypedDict):
    """Give the words of this game that change with the language only."""

    stones: StoneNames
    rules: dict[str, wire.Cited]


class Words(wire.Words, Labels):
    """Give all words that change with the language only."""
