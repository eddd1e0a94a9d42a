"""What the bazaar adds to the wire of all games, as it travels: the packed shapes of its protocol.ts.

The browser unpacks them: a row of signs is one string, a piece is "m0 7 oon" (name, place, stack), lines of targets
are numbers of `texts`, and walks have neither act nor label.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from typing_extensions import NotRequired, TypedDict

from istanbul_nb.table import wire
from istanbul_nb.table.wire import Choice, Sign

Assistant = Literal["own", "neutral"]
TextLine = Annotated[list[str], tuple[Sign, str]]
# Signs parted by spaces, and how many; or a word, perhaps an empty one, for what a seat just has.
Extra = Annotated[list[str | int], tuple[str, int | str]]


class Ladder(TypedDict):
    """Show prices by number of goods; `on` counts from 1."""

    ladder: Sequence[int | str]
    on: NotRequired[int]


class Slots(TypedDict):
    """Show the bays of a cart."""

    slots: Sign
    have: int
    of: int


class PostSpaces(TypedDict):
    """Show two rows of four; True: covered by a mail marker."""

    post: list[Annotated[list[str | bool], tuple[Sign, bool]]]


class Pile(TypedDict):
    """Show a pile of mosque tiles."""

    tile: Sign
    good: Sign
    need: int
    left: int
    tint: str


class Piles(TypedDict):
    """Show the tiles of a mosque."""

    piles: list[Pile]
    rubies: int


class Wrap(TypedDict):
    """Show a row that may wrap."""

    wrap: list[Sign]


SpecialRow = Ladder | Slots | PostSpaces | Piles | Wrap
Row = list[Sign] | SpecialRow
PackedRow = str | SpecialRow
Shown = tuple[Sequence[Row], Sequence[Row], str]  # of a place: rows, rows for phones, a sentence


class PackedPlace(TypedDict):
    """Show a place: its rows, those for phones, and a sentence for the lens and for screen readers."""

    rows: list[PackedRow]
    brief: list[PackedRow]
    say: str


class SeatNotes(TypedDict):
    """Tell where the assistants and the family member are."""

    assistants: str
    family: str


class Extras(TypedDict, total=False):
    """Describe what expansions add to a cart."""

    extras: list[Extra]


class Seat(wire.Seat, Extras):
    """Describe a cart, as everybody sees it."""

    lira: int
    rubies: int
    goods: list[int]  # fabric, spice, fruit, jewelry
    capacity: int
    cards: int
    tiles: list[str]  # mosque tiles: "R", "G", "Y", "B"
    stack: list[Assistant]
    notes: SeatNotes


class PackedTarget(TypedDict):
    """Offer something that can be done at a place."""

    act: NotRequired[str]
    label: NotRequired[str]
    flag: NotRequired[str]  # steps, assistant down or up, toll
    lines: NotRequired[list[int]]  # what would happen, what it costs: numbers of `texts`
    piece: NotRequired[str]  # the piece that would go there …
    via: NotRequired[list[int]]  # … and the places that it would pass
    pairs: NotRequired[dict[int, str]]  # this place and a second one: the act for each of those


class GoodLine(TypedDict):
    """Offer a stepper for a good."""

    good: str
    sign: Sign
    name: str
    note: str
    least: int
    most: int


class Scale(TypedDict):
    """Tell what a number of goods pays."""

    label: str
    lira: int


class Quick(TypedDict):
    """Offer the largest choice at once."""

    act: str
    label: str


class Sale(TypedDict):
    """Tell what each number of goods pays, and the largest sale: a part of `GoodsPick`."""

    scale: list[Scale]
    labels: list[str]
    quick: Quick


class GoodsPick(TypedDict):
    """Let goods be picked by steppers; the action is verb and goods, in the order of the lines."""

    kind: Literal["goods"]
    verb: str
    lines: list[GoodLine]
    start: list[int]
    options: list[str]  # every action that is legal
    labels: list[str]  # of the button, by number of goods
    scale: NotRequired[list[Scale]]
    quick: NotRequired[Quick]


class PickItem(TypedDict):
    """Name a place or a good that can be picked."""

    word: str
    label: str
    sign: Sign


class PlacesPick(TypedDict):
    """Let some of several places or goods be picked."""

    kind: Literal["places"]
    verb: str
    start: list[str]  # words that are chosen at first
    items: list[PickItem]
    options: list[str]
    labels: list[str]  # by number


class Call(TypedDict):
    """Offer a number with its odds in per cent: by the dice alone, and with the red tile in all."""

    act: str
    number: int
    dice: int
    tile: int
    mean: str


class PackedCallPick(TypedDict):
    """Let a number be called; its sentences are templates."""

    kind: Literal["call"]
    calls: list[Call]
    start: int  # index
    tile: bool  # whether the seat has the red tile
    say: str
    label: str


PackedPick = GoodsPick | PlacesPick | PackedCallPick


class AskParts(wire.Ask):
    """Ask the seat that decides: all but the texts that its targets share."""

    phase: int | None  # 0 move, 1 pay, 2 act, 3 meet
    place: int | None  # where it is decided
    tiles: dict[int, PackedTarget]
    cards: dict[str, str]  # cards of the hand by name, with the notation that goes back
    pick: NotRequired[PackedPick]
    dice: NotRequired[list[int]]  # a roll that is being decided about
    piece: NotRequired[str]  # that all targets share


class PackedAsk(AskParts):
    """Ask the seat that decides."""

    texts: list[TextLine]


class Barrier(TypedDict, total=False):
    """Show what closes the way between two places."""

    barrier: Annotated[list[int], tuple[int, int]]


class Board(Barrier):
    """Show everything that lies on the table."""

    target: int
    columns: int
    layout: list[int]
    places: dict[int, PackedPlace]
    pieces: list[str]
    seats: Sequence[Seat]


class Packed(wire.Snap, Board):
    """Show the bazaar at a moment."""

    seats: Sequence[Seat]
    ask: PackedAsk | None


class StartChoices(TypedDict):
    """Offer what can be chosen of this game."""

    expansions: list[Choice]  # the first one is the base game
    layouts: dict[str, list[Choice]]  # by expansion
    grids: NotRequired[dict[str, list[int]]]  # by expansion and layout: its places row by row
    editions: list[Choice]  # of the base game
    decks: list[Choice]  # of Letters & Seals
    neutral: list[bool]  # by number of players: allowed?


class Start(wire.Start, StartChoices):
    """Offer what can be chosen before a game."""


class PlaceWords(TypedDict):
    """Name a place; `go` is the label of a walk there."""

    name: str
    short: str
    does: str
    go: str
    rule: str
    family: str


class CardWords(wire.CardFace):
    """Explain a card; `play` is its action, if that is not "play" and the name."""

    title: str
    effect: str
    when: str
    play: NotRequired[str]


class TileWords(TypedDict):
    """Explain a mosque tile."""

    title: str
    effect: str
    sign: Sign
    tint: str


class GoodWords(TypedDict):
    """Name a good."""

    letter: str
    name: str
    sign: Sign


class Labels(TypedDict):
    """Give the words of this game that change with the language and the setup only."""

    places: dict[int, PlaceWords]
    cards: dict[str, CardWords]
    tiles: dict[str, TileWords]
    figures: dict[str, str]
    goods: list[GoodWords]
    rules: dict[str, wire.Cited]


class Words(wire.Words, Labels):
    """Give all words that change with the language and the setup only."""
