"""The state of a game of Istanbul: plain values, quick to copy, with no rules in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from istanbul_nb.core import Action, Event

if TYPE_CHECKING:
    from istanbul_nb.games.istanbul.rules.board import Board
    from istanbul_nb.games.istanbul.rules.modules.caravan import Caravan
    from istanbul_nb.games.istanbul.rules.modules.letters.part import Letters
    from istanbul_nb.games.istanbul.rules.modules.mocha.part import Mocha
    from istanbul_nb.games.istanbul.rules.ruleset import Rules

Frame = tuple[Any, ...]  # the name of a decision, then the facts that it needs
OWN, NEUTRAL = 1, 0
RICHEST = 10_000  # nobody ever has more of anything
LATEST = 10**6  # no game lasts for more rounds


class State:
    """Everything on the table. Lists are indexed by seat; what is shared with copies is never changed in place."""

    __slots__ = (
        "begun",
        "board",
        "boards",
        "bound",
        "caravan",
        "dealer",
        "deck",
        "demand_seen",
        "demand_top",
        "discard",
        "extensions",
        "extensions_left",
        "family",
        "fifth",
        "figures",
        "first",
        "frames",
        "goods",
        "hands",
        "legal",
        "letters",
        "lira",
        "loose",
        "merchant",
        "met",
        "mocha",
        "mosque_rubies",
        "neutral",
        "out",
        "over",
        "paid",
        "palace",
        "post",
        "repeat",
        "round",
        "rubies",
        "rules",
        "seat",
        "spot",
        "stack",
        "supply",
        "tiles",
        "tiles_taken",
        "turn",
        "wainwright",
        "walker",
        "yellow",
    )

    rules: Rules  # what is in play; shared by all states of one setup
    board: Board  # the layout; shared too
    boards: tuple[Board, ...]  # the same as each seat's figures may walk it

    lira: list[int]
    goods: list[list[int]]  # red, green, yellow, blue
    extensions: list[int]
    rubies: list[int]
    tiles: list[int]  # mosque tiles, a bit for each good's colour
    hands: list[tuple[int, ...]]  # kinds of bonus cards, rising
    merchant: list[int]
    stack: list[tuple[int, ...]]  # assistants under the merchant, bottom first: OWN or NEUTRAL
    out: list[int]  # own assistants on the board, a bit for each place
    fifth: list[bool]  # whether the fifth assistant still waits in the supply
    family: list[int]

    extensions_left: int
    wainwright: int  # rubies there
    tiles_taken: list[int]  # from the stack of each good's colour
    mosque_rubies: list[int]  # small, great
    palace: int  # rubies left on the track
    dealer: int
    supply: int  # rubies beside the board
    post: int  # mail markers moved down
    demand_seen: list[tuple[int, ...]]  # tiles in the order in which they were seen: large, small
    demand_top: list[int]  # which of them is on top
    deck: list[int]  # face down: how many of each kind
    discard: tuple[int, ...]  # the top one last
    figures: list[int]  # where governor and smuggler stand
    neutral: list[int]  # where neutral merchants stand
    loose: tuple[int, ...]  # where neutral assistants lie, rising

    first: int
    round: int
    turn: int  # whose turn it is
    seat: int  # who decides now
    spot: int  # where the figure that moved stands: it pays, acts and meets there; 0 once it was taken away
    walker: str  # which figure moved: merchant or companion
    bound: bool  # whether what is bound to a place may help this turn
    frames: list[Frame]  # what is to be decided, the next on top
    met: int  # figures that served this turn, a bit for each
    yellow: bool  # whether the yellow tile was used this turn
    repeat: int  # the place whose action was the last one carried out, until the first meeting
    paid: bool  # whether phase 2 has been carried out this turn
    begun: bool  # whether a card of phase 1 was played this turn
    over: bool

    mocha: Mocha  # what modules add, where they are in play
    letters: Letters
    caravan: Caravan

    legal: tuple[Action, ...] | None  # worked out once a state

    def copy(self) -> State:
        """Return a separate state."""
        twin = State()
        twin.rules = self.rules
        twin.board = self.board
        twin.boards = self.boards
        twin.lira = self.lira[:]
        twin.goods = [goods[:] for goods in self.goods]
        twin.extensions = self.extensions[:]
        twin.rubies = self.rubies[:]
        twin.tiles = self.tiles[:]
        twin.hands = self.hands[:]
        twin.merchant = self.merchant[:]
        twin.stack = self.stack[:]
        twin.out = self.out[:]
        twin.fifth = self.fifth[:]
        twin.family = self.family[:]
        twin.extensions_left = self.extensions_left
        twin.wainwright = self.wainwright
        twin.tiles_taken = self.tiles_taken[:]
        twin.mosque_rubies = self.mosque_rubies[:]
        twin.palace = self.palace
        twin.dealer = self.dealer
        twin.supply = self.supply
        twin.post = self.post
        twin.demand_seen = self.demand_seen[:]
        twin.demand_top = self.demand_top[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard
        twin.figures = self.figures[:]
        twin.neutral = self.neutral[:]
        twin.loose = self.loose
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.seat = self.seat
        twin.spot = self.spot
        twin.walker = self.walker
        twin.bound = self.bound
        twin.begun = self.begun
        twin.frames = self.frames[:]
        twin.met = self.met
        twin.yellow = self.yellow
        twin.repeat = self.repeat
        twin.paid = self.paid
        twin.over = self.over
        twin.legal = self.legal
        for part in self.rules.parts:
            setattr(twin, part.name, getattr(self, part.name).copy())
        return twin


Events = list[Event]
