"""What a player of the Dice Game has, judged in turns: how many of them it saves on the way to the last ruby."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from istanbul_nb.games.dice.resources import BROWN, CRYSTAL, GOODS, LIRA, MIXED, MONEY
from istanbul_nb.games.dice.rules import Rules
from istanbul_nb.games.dice.state import State
from istanbul_nb.games.dice.tiles import families

NAMES = ("rubies", "goods", "near", "lira", "mosque", "tiles", "crystals", "brown", "dice")
MOST = 60  # of a resource; nobody has more
COLOURS = range(len(GOODS))


class Weights(NamedTuple):
    """What things are worth, in turns of somebody without tiles. Lists say what the first, the second ... one adds."""

    ruby: float = 2.4
    won: float = 6.0  # the last ruby, over and above
    spare: float = 0.01  # money that only breaks ties
    token: tuple[float, ...] = (0.42, 0.4, 0.36, 0.32, 0.28, 0.2, 0.1)
    stray: tuple[float, ...] = (0.3, 0.2, 0.1, 0.05)  # tokens of a colour without rubies
    brown: tuple[float, ...] = (0.6, 0.55, 0.5, 0.4, 0.2)
    crystal: tuple[float, ...] = (0.4, 0.35, 0.3, 0.2, 0.1)
    lira: tuple[float, float, float] = (0.13, 0.1, 0.02)  # up to the next ruby, up to the one after, beyond
    near: tuple[float, ...] = (0.4, 0.3, 0.2, 0.1)  # by how many goods the nearest ruby lacks
    bought: float = 0.35  # enough lira for a ruby
    mosque: tuple[float, ...] = (0.1, 0.2, 0.3, 0.4, 0.5)  # tiles on the way to the ruby for them
    tiles: tuple[float, ...] = (0.22, 0.16, 0.14, 0.16, 0.12, 0.16)  # how much faster a tile of each family makes
    use: tuple[float, ...] = (0.5, 0.8, 1.0)  # how much of a stock is used when one, two, more rubies lack


WEIGHTS = Weights()


@lru_cache(maxsize=64)
def summed(steps: tuple[float, ...]) -> tuple[float, ...]:
    """What so many of a thing are worth, for any number."""
    sums = [0.0, *accumulate(steps)]
    return (*sums, *[sums[-1]] * (MOST - len(steps)))


@lru_cache(maxsize=64)
def saved(rates: tuple[float, float, float], first: int, second: int) -> tuple[float, ...]:
    """What so many lira are worth: up to the next ruby, up to the one after, beyond."""
    return summed(tuple([rates[(spent >= first) + (spent >= second)] for spent in range(MOST)]))


class Board:
    """What is worth what to one player, as the tracks and his tiles are; the same for all stocks."""

    def __init__(self, weights: Weights, rules: Rules, key: Key) -> None:
        self.weights, self.rules, self.key = weights, rules, key
        self.next: dict[object, Board] = {}
        lack = rules.target - key.rubies
        self.decided = lack <= 0 or key.leader >= rules.target
        prices = [rules.prices[track][-left] if left else None for track, left in enumerate(key.tracks)]
        self.prices = prices
        self.mixed, self.money = prices[MIXED], prices[MONEY]
        self.wanted = [(good, price) for good, price in enumerate(prices[:MIXED]) if price is not None]
        self._weigh(lack)

    def _weigh(self, lack: int) -> None:
        weights, key, rules = self.weights, self.key, self.rules
        speed = 1.0 + sum([rate * number for rate, number in zip(weights.tiles, families(key.tiles), strict=True)])
        self.pace = pace = 1.0 if self.decided else 1 / speed
        self.use = pace * weights.use[min(max(lack, 1), len(weights.use)) - 1]
        self.rubies = weights.ruby * key.rubies * pace + (weights.won if lack <= 0 else 0.0)
        self.tiles = weights.ruby * rules.target * (1 - pace)
        on_the_way = key.mosque and not key.had and len(key.tiles) < rules.tiles_for_ruby
        self.mosque = pace * summed(weights.mosque)[len(key.tiles)] if on_the_way else 0.0
        kept, stray = summed(weights.token), summed(weights.stray)
        self.tokens = [stray if price is None else kept for price in self.prices[:MIXED]]
        self.brown, self.crystal = summed(weights.brown), summed(weights.crystal)
        self.near = (*weights.near, *[0.0] * 9)
        self.lira = self._lira()
        self.fixed = self.rubies + self.tiles + self.mosque

    def _lira(self) -> tuple[float, ...]:
        if self.money is None:
            return saved(self.weights.lira, 0, 0)
        left = self.key.tracks[MONEY]
        return saved(
            self.weights.lira, self.money, self.money + (self.rules.price(MONEY, left - 1) if left > 1 else 0)
        )

    def lacking(self, stock: Sequence[int]) -> int:
        """How many goods the nearest ruby lacks."""
        brown, least = stock[BROWN], 9
        for good, price in self.wanted:
            lack = price - stock[good]
            if lack < least:
                least = lack
        if self.mixed is not None:
            red, green, yellow, blue = stock[0], stock[1], stock[2], stock[3]
            none = (not red) + (not green) + (not yellow) + (not blue)
            spare = self.mixed - (red + green + yellow + blue - 4 + none)
            lack = none + spare if spare > 0 else none
            if lack < least:
                least = lack
        return least - brown if least > brown else 0

    def value(self, stock: Sequence[int]) -> float:
        """All of it together."""
        if self.decided:
            return self.rubies + self.weights.spare * self._money(stock)
        red, green, yellow, blue = self.tokens
        lira = stock[LIRA]
        had = (
            red[stock[0]]
            + green[stock[1]]
            + yellow[stock[2]]
            + blue[stock[3]]
            + self.brown[stock[BROWN]]
            + self.crystal[stock[CRYSTAL]]
            + self.lira[lira if lira < MOST else MOST]
        )
        near = self.near[self.lacking(stock)]
        if self.money is not None and lira >= self.money:
            near += self.weights.bought
        return self.fixed + self.use * had + self.pace * near

    def terms(self, stock: Sequence[int]) -> list[float]:
        """The same, by the names; no dice in it."""
        if self.decided:
            return [self.rubies, 0.0, 0.0, self.weights.spare * self._money(stock), 0.0, 0.0, 0.0, 0.0]
        lira, use = stock[LIRA], self.use
        bought = self.weights.bought if self.money is not None and lira >= self.money else 0.0
        return [
            self.rubies,
            use * sum([tokens[number] for tokens, number in zip(self.tokens, stock[:4], strict=True)]),
            self.pace * self.near[self.lacking(stock)],
            use * self.lira[min(lira, MOST)] + self.pace * bought,
            self.mosque,
            self.tiles,
            use * self.crystal[stock[CRYSTAL]],
            use * self.brown[stock[BROWN]],
        ]

    def _money(self, stock: Sequence[int]) -> int:
        """What breaks ties (dice.end.tie)."""
        worth = self.rules.table("worth")
        tokens: int = stock[0] + stock[1] + stock[2] + stock[3] + stock[BROWN]
        return stock[LIRA] + int(worth["token"]) * tokens + int(worth["crystal"]) * stock[CRYSTAL]

    # What it becomes

    def with_ruby(self, track: int) -> Board:
        """The same with the next ruby of a track taken."""
        found = self.next.get(track)
        if found is None:
            key = self.key
            tracks = (*key.tracks[:track], key.tracks[track] - 1, *key.tracks[track + 1 :])
            found = board(self.weights, self.rules, key._replace(tracks=tracks, rubies=key.rubies + 1))
            self.next[track] = found
        return found

    def with_tile(self, tile: int) -> Board:
        """The same with a tile taken, and the ruby for enough of them (dice.tiles.ruby)."""
        found = self.next.get(("tile", tile))
        if found is None:
            key = self.key
            tiles = tuple(sorted((*key.tiles, tile)))
            if len(tiles) == self.rules.tiles_for_ruby and key.mosque and not key.had:
                key = key._replace(rubies=key.rubies + 1, mosque=key.mosque - 1, had=True)
            row = list(key.row)
            row.remove(tile)
            found = board(self.weights, self.rules, key._replace(tiles=tiles, row=tuple(row)))
            self.next["tile", tile] = found
        return found

    def without_tile(self, tile: int) -> Board:
        """The same with a tile given up."""
        tiles = list(self.key.tiles)
        tiles.remove(tile)
        return board(self.weights, self.rules, self.key._replace(tiles=tuple(tiles)))


class Key(NamedTuple):
    """What a judgement depends on beside the stock."""

    tracks: tuple[int, ...]
    rubies: int
    leader: int  # rubies of the best of the others
    tiles: tuple[int, ...]
    row: tuple[int, ...]
    mosque: int
    had: bool


@lru_cache(maxsize=1 << 14)
def board(weights: Weights, rules: Rules, key: Key) -> Board:
    """Worked out once."""
    return Board(weights, rules, key)


def board_of(weights: Weights, state: State, seat: int) -> Board:
    """How a seat sees the table."""
    leader = max([rubies for other, rubies in enumerate(state.rubies) if other != seat])
    row = tuple(sorted(state.row)) if seat == state.turn else ()
    return board(
        weights,
        state.rules,
        Key(tuple(state.tracks), state.rubies[seat], leader, state.tiles[seat], row, state.mosque, state.mosque_had[seat]),
    )
