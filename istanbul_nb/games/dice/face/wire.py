"""What the Dice Game adds to the wire of all games, as it travels: the packed shapes of its protocol.ts.

The browser unpacks them: dice are letters, small ones if they are used; what an action takes is one string; an action
that is called like its place is not named again.
"""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import NotRequired, TypedDict

from istanbul_nb.table import wire
from istanbul_nb.table.wire import Choice, Sign


class Seat(wire.Seat):
    """Describe what everybody sees of a player."""

    lira: int
    crystal: int
    tokens: list[int]  # fabric, spice, fruit, jewelry, brown
    tiles: list[str]
    fresh: list[str]  # those of the tiles that work from the next turn on
    dice: int  # extra ones
    rubies: int
    mosque: bool  # has had the ruby for tiles


class PackedSpot(TypedDict):
    """Offer something on the board that can be taken."""

    label: str
    act: NotRequired[str]
    pay: NotRequired[str]  # what it would take
    other: NotRequired[bool]  # it can be paid otherwise


class PackedAsk(wire.Ask):
    """Ask the seat that decides."""

    spots: dict[str, PackedSpot]
    cards: dict[str, str]  # drawn cards by name, with the notation that goes back
    reroll: NotRequired[bool]  # dice can be rolled again
    card: NotRequired[str]  # the card that it is about
    paying: NotRequired[str]  # the action that is being paid …
    paid: NotRequired[list[str]]  # … what was given for it so far …
    due: NotRequired[str]  # … and the good that is asked for


class Board(TypedDict):
    """Show everything that lies on the table."""

    target: int
    need: int  # so many tiles bring a ruby
    tracks: dict[str, Annotated[list[int | list[int]], tuple[int, list[int]]]]  # rubies, prices
    mosque: int
    row: list[Annotated[list[str], tuple[str, str]]]  # tile and cost: "R3" or "R G Y B"
    stack: int
    deck: int
    discard: Annotated[list[int | str], tuple[int] | tuple[int, str]]  # how many, and the top one
    supply: list[int]  # fabric, spice, fruit, jewelry, brown, crystal, lira
    roll: str
    coming: int  # dice that are about to be rolled
    actions: int | None  # left in this turn
    seats: Sequence[Seat]


class Packed(wire.Snap, Board):
    """Show the Dice Game at a moment."""

    seats: Sequence[Seat]
    ask: PackedAsk | None


class StartChoices(TypedDict):
    """Offer what can be chosen of this game."""

    first: list[Choice]  # "" is by lot


class Start(wire.Start, StartChoices):
    """Offer what can be chosen before a game."""


class CardWords(wire.CardFace):
    """Explain a bazaar card."""

    title: str
    effect: str


class TileWords(TypedDict):
    """Explain a mosque tile."""

    title: str
    effect: str
    short: str
    sign: list[Sign]
    tint: str


class GoodWords(TypedDict):
    """Name a good."""

    letter: str
    name: str
    sign: Sign


class TrackWords(TypedDict):
    """Name a track of rubies."""

    name: str
    sign: Sign


class Labels(TypedDict):
    """Give the words of this game that change with the language and the setup only."""

    cards: dict[str, CardWords]
    tiles: dict[str, TileWords]
    goods: list[GoodWords]
    tracks: dict[str, TrackWords]
    faces: dict[str, str]
    deals: dict[str, str]  # the rules behind what can be done
    rules: dict[str, wire.Cited]


class Words(wire.Words, Labels):
    """Give all words that change with the language and the setup only."""
