"""What Mocha & Baksheesh adds to the table: coffee, guild cards, the barrier, tavern tiles, the Coffee House."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Chance, Reader
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules.board import Edge, board_of
from istanbul_nb.games.istanbul.rules.ruleset import Extension, Rules
from istanbul_nb.games.istanbul.rules.state import RICHEST, State
from istanbul_nb.games.istanbul.rules.view_shape import MochaView

GUILD_CARDS = tuple(range(1, 21))
KINDS = ("move", "meet")  # of tavern tiles
MOVEMENT, ENCOUNTER = 1, 2  # the same as bits
NOBODY = -1
NAMES = {name: seat for seat, name in enumerate(SEATS)}


class Mocha:
    """The things themselves. Lists are indexed by seat."""

    __slots__ = (
        "baksheesh",
        "barrier",
        "coffee",
        "coffeehouse",
        "deck",
        "discard",
        "guild_turn",
        "hands",
        "tavern",
        "tiles",
        "token",
        "turn_due",
    )

    coffee: list[int]
    hands: list[tuple[int, ...]]  # numbers of guild cards, rising
    deck: int  # guild cards face down, a bit for each number
    discard: tuple[int, ...]  # the top one last
    barrier: Edge | None
    token: int  # the seat that holds it
    tavern: list[int]  # tiles taken from the stacks: movement, encounter
    tiles: list[int]  # tavern tiles, a bit for each kind
    baksheesh: int  # the side of the tile that lies up
    coffeehouse: int  # rubies left on the track
    guild_turn: bool  # whether this turn is a guild card
    turn_due: bool  # another turn follows this one

    def copy(self) -> Mocha:
        """Return the same, to be changed on its own."""
        twin = Mocha()
        twin.coffee = self.coffee[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.discard = self.discard
        twin.barrier = self.barrier
        twin.token = self.token
        twin.tavern = self.tavern[:]
        twin.tiles = self.tiles[:]
        twin.baksheesh = self.baksheesh
        twin.coffeehouse = self.coffeehouse
        twin.guild_turn = self.guild_turn
        twin.turn_due = self.turn_due
        return twin


def put_barrier(state: State) -> None:
    """Put up the barrier: only the figures of the token's holder walk through it (mocha.barrier).

    It stops merchants, companions and family members alike (ruling.barrier-figures).
    """
    mocha, layout = state.mocha, state.board.layout
    closed = board_of(layout, state.rules.columns, mocha.barrier)
    state.boards = tuple(state.board if seat == mocha.token else closed for seat in range(state.rules.players))


class MochaPart(Extension):
    """How they are laid out, written down and shown."""

    name = "mocha"

    def setup(self, state: State, chance: Chance) -> None:
        """Put all guild cards into their own deck: nobody has one (mocha.setup.cards).

        Barrier and token lie beside the board, all tavern tiles in their stacks, the baksheesh tile with its first side
        up (mocha.setup.tavern). A ruby lies on each space of the Coffee House but the first (mocha.setup.coffeehouse).
        """
        players = state.rules.players
        mocha = state.mocha = Mocha()
        mocha.coffee = [0] * players
        mocha.hands = [()] * players
        mocha.deck = sum(1 << number for number in GUILD_CARDS)
        mocha.discard = ()
        mocha.barrier = None
        mocha.token = NOBODY
        mocha.tavern = [0, 0]
        mocha.tiles = [0] * players
        mocha.baksheesh = 0
        mocha.coffeehouse = len(state.rules.table("coffeehouse_prices"))
        state.supply -= mocha.coffeehouse

    def start_turn(self, state: State) -> None:
        state.mocha.guild_turn = state.mocha.turn_due = False

    def encode(self, state: State) -> dict[str, Any]:
        mocha = state.mocha
        return {
            "coffee": list(mocha.coffee),
            "guild_hands": [list(hand) for hand in mocha.hands],
            "guild_deck": _numbers(mocha.deck),
            "guild_discard": list(mocha.discard),
            "barrier": list(mocha.barrier or ()),
            "token": [SEATS[mocha.token]] if mocha.token != NOBODY else [],
            "tavern": list(mocha.tavern),
            "tavern_tiles": list(mocha.tiles),
            "baksheesh": mocha.baksheesh,
            "coffeehouse": mocha.coffeehouse,
            "guild_turn": mocha.guild_turn,
            "turn_due": mocha.turn_due,
        }

    def decode(self, state: State, reader: Reader) -> None:
        rules, mocha = state.rules, Mocha()
        players = rules.players
        mocha.coffee = reader["coffee"].numbers(0, RICHEST, players)
        mocha.hands = [
            tuple(hand.rising(hand.numbers(1, len(GUILD_CARDS)))) for hand in reader["guild_hands"].items(players)
        ]
        deck = reader["guild_deck"]
        mocha.deck = sum(1 << number for number in deck.rising(deck.numbers(1, len(GUILD_CARDS)), twice=False))
        mocha.discard = tuple(reader["guild_discard"].numbers(1, len(GUILD_CARDS)))
        mocha.barrier = _edge(state, reader["barrier"])
        token = reader["token"].names({name: seat for name, seat in NAMES.items() if seat < players})
        if len(token) != (mocha.barrier is not None):
            raise reader["token"].fail("barrier-token")
        mocha.token = token[0] if token else NOBODY
        mocha.tavern = reader["tavern"].numbers(0, len(rules.table("tavern_prices")), len(KINDS))
        mocha.tiles = reader["tavern_tiles"].numbers(0, MOVEMENT | ENCOUNTER, players)
        mocha.baksheesh = reader["baksheesh"].number(0, 1)
        mocha.coffeehouse = reader["coffeehouse"].number(0, len(rules.table("coffeehouse_prices")))
        mocha.guild_turn = reader["guild_turn"].flag()
        mocha.turn_due = reader["turn_due"].flag()
        if state.bound == mocha.guild_turn or (mocha.turn_due and not mocha.guild_turn):
            raise reader["guild_turn"].fail("guild-turn")
        state.mocha = mocha
        put_barrier(state)

    def view(self, state: State, seat: int | None) -> MochaView:
        mocha = state.mocha
        shown: MochaView = {
            "coffee": list(mocha.coffee),
            "guild": [len(hand) for hand in mocha.hands],
            "deck": mocha.deck.bit_count(),
            "discard": list(mocha.discard),
            "barrier": list(mocha.barrier or ()),
            "token": None if mocha.token == NOBODY else mocha.token,
            "tavern": {kind: tavern_price(state, index) for index, kind in enumerate(KINDS)},
            "tiles": [[kind for index, kind in enumerate(KINDS) if mask >> index & 1] for mask in mocha.tiles],
            "baksheesh": state.rules.table("baksheesh")[mocha.baksheesh],
            "coffeehouse": {"rubies": mocha.coffeehouse, "price": coffeehouse_price(state)},
            "guild_turn": mocha.guild_turn,
        }
        if seat is not None:
            shown["hand"] = list(mocha.hands[seat])
        return shown

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        mocha = state.mocha
        cards = [mocha.deck >> number & 1 for number in GUILD_CARDS]
        for pile in (mocha.discard, *mocha.hands):
            for number in pile:
                cards[number - 1] += 1
        for frame in state.frames:
            if frame[0] == "finish":
                cards[frame[1] - 1] += 1
        each = len(state.rules.table("tavern_prices"))
        return {
            "guild cards": tuple(cards),
            "tavern tiles": tuple(
                each - taken + sum([mask >> index & 1 for mask in mocha.tiles])
                for index, taken in enumerate(mocha.tavern)
            ),
        }

    def counts(self, rules: Rules) -> dict[str, tuple[int, ...]]:
        each = len(rules.table("tavern_prices"))
        return {"guild cards": (1,) * len(GUILD_CARDS), "tavern tiles": (each,) * len(KINDS)}

    def rubies(self, state: State) -> int:
        return state.mocha.coffeehouse

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> None:
        mocha = state.mocha
        hidden = [other for other in range(state.rules.players) if other != seat]
        pool = [mocha.deck >> number & 1 for number in GUILD_CARDS]
        for other in hidden:
            for number in mocha.hands[other]:
                pool[number - 1] += 1
        for other in hidden:
            drawn = []
            for _ in mocha.hands[other]:
                index = chance.pick(GUILD_CARDS, pool)
                pool[index] -= 1
                drawn.append(GUILD_CARDS[index])
            mocha.hands[other] = tuple(sorted(drawn))
        mocha.deck = sum(1 << number for number, count in zip(GUILD_CARDS, pool, strict=True) if count)


def tavern_price(state: State, kind: int) -> int | None:
    """Return the coffee that the top tavern tile of a kind asks for; `None` if its stack is empty."""
    prices, taken = state.rules.table("tavern_prices"), state.mocha.tavern[kind]
    price: int | None = prices[taken] if taken < len(prices) else None
    return price


def coffeehouse_price(state: State) -> int | None:
    """Return the highest uncovered price of the Coffee House; `None` if it is sold out."""
    prices, left = state.rules.table("coffeehouse_prices"), state.mocha.coffeehouse
    price: int | None = prices[len(prices) - left] if left else None
    return price


def _numbers(mask: int) -> list[int]:
    return [number for number in GUILD_CARDS if mask >> number & 1]


def _edge(state: State, reader: Reader) -> Edge | None:
    """Return two neighbours, or none."""
    places = reader.numbers(1, state.rules.numbers[-1])
    if not places:
        return None
    if len(places) != 2 or places[0] > places[1] or places[1] not in state.board.neighbours.get(places[0], ()):
        raise reader.fail("not-edge")
    return places[0], places[1]
