"""What a player of the Dice Game has, judged in turns: how many of them it saves on the way to the last ruby."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, fsum, log1p
from typing import NamedTuple

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, GOODS, LIRA, MIXED, MONEY
from istanbul_nb.games.dice.rules.ruleset import Rules
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.tiles import families

NAMES = ("rubies", "goods", "near", "lira", "mosque", "tiles", "crystals", "brown", "dice")
MOST = 60  # of a resource; nobody has more
COLOURS = range(len(GOODS))


class Weights(NamedTuple):
    """What things are worth, in turns of somebody without tiles. Lists say what the first, the second ... one adds."""

    ruby: float = 2.0
    won: float = 6.0  # the last ruby, over and above
    spare: float = 0.01  # money that only breaks ties
    token: tuple[float, ...] = (0.25, 0.25, 0.3, 0.3, 0.28, 0.2, 0.1)
    stray: tuple[float, ...] = (0.22, 0.15, 0.1, 0.05)  # tokens of a colour without rubies
    brown: tuple[float, ...] = (0.5, 0.45, 0.45, 0.35, 0.2)
    crystal: tuple[float, ...] = (0.2, 0.15, 0.12, 0.1, 0.05)
    lira: tuple[float, float, float] = (0.09, 0.08, 0.02)  # up to the next ruby, up to the one after, beyond
    near: tuple[float, ...] = (0.45, 0.3, 0.2, 0.1)  # by how many goods the nearest ruby lacks
    bought: float = 0.4  # enough lira for a ruby
    mosque: tuple[float, ...] = (0.1, 0.25, 0.35, 0.4, 0.5)  # tiles on the way to the ruby for them
    tiles: tuple[float, ...] = (0.33, 0.27, 0.24, 0.15, 0.18, 0.33)  # how much faster a tile of each family makes
    keen: tuple[float, ...] = (2.0, 1.3, 1.0)  # how much more nearness counts when one, two, more rubies lack
    least: float = 0.5  # turns for a ruby that only has to be taken
    soft: float = 0.6


WEIGHTS = Weights()


@lru_cache(maxsize=64)
def summed(steps: tuple[float, ...]) -> tuple[float, ...]:
    """Return what so many of a thing are worth, for any number."""
    sums = [0.0, *accumulate(steps)]
    return (*sums, *[sums[-1]] * (MOST - len(steps)))


@lru_cache(maxsize=64)
def saved(rates: tuple[float, float, float], first: int, second: int) -> tuple[float, ...]:
    """Return what so many lira are worth: up to the next ruby, up to the one after, beyond."""
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
        self.speed = 1.0 + fsum(
            [rate * number for rate, number in zip(weights.tiles, families(key.tiles), strict=True)]
        )
        self.whole, self.lack = weights.ruby * rules.target, weights.ruby * lack
        self.least = weights.least * lack
        self.keen = weights.keen[min(max(lack, 1), len(weights.keen)) - 1]
        self.rubies = weights.ruby * key.rubies + (weights.won if lack <= 0 else 0.0)
        on_the_way = key.mosque and not key.had and len(key.tiles) < rules.tiles_for_ruby
        self.mosque = summed(weights.mosque)[len(key.tiles)] if on_the_way else 0.0
        kept, stray = summed(weights.token), summed(weights.stray)
        self.tokens = [stray if price is None else kept for price in self.prices[:MIXED]]
        self.brown, self.crystal = summed(weights.brown), summed(weights.crystal)
        self.near = (*[self.keen * worth for worth in weights.near], *[0.0] * 9)
        self.bought = self.keen * weights.bought
        self.lira = self._lira()

    def _lira(self) -> tuple[float, ...]:
        if self.money is None:
            return saved(self.weights.lira, 0, 0)
        left = self.key.tracks[MONEY]
        return saved(self.weights.lira, self.money, self.money + (self.rules.price(MONEY, left - 1) if left > 1 else 0))

    def lacking(self, stock: Sequence[int]) -> int:
        """Return how many goods the nearest ruby lacks."""
        brown, least = stock[BROWN], 9
        for good, price in self.wanted:
            lack = price - stock[good]
            least = min(least, lack)
        if self.mixed is not None:
            red, green, yellow, blue = stock[0], stock[1], stock[2], stock[3]
            none = (not red) + (not green) + (not yellow) + (not blue)
            spare = self.mixed - (red + green + yellow + blue - 4 + none)
            lack = none + spare if spare > 0 else none
            least = min(least, lack)
        return least - brown if least > brown else 0

    def value(self, stock: Sequence[int]) -> float:
        """Return the turns saved: all that there were, less those to go."""
        if self.decided:
            return quantize(self.whole + self.rubies + self.weights.spare * self._money(stock))
        red, green, yellow, blue = self.tokens
        lira = stock[LIRA]
        had = (
            self.mosque
            + red[stock[0]]
            + green[stock[1]]
            + yellow[stock[2]]
            + blue[stock[3]]
            + self.brown[stock[BROWN]]
            + self.crystal[stock[CRYSTAL]]
            + self.lira[lira if lira < MOST else MOST]
            + self.near[self.lacking(stock)]
        )
        if self.money is not None and lira >= self.money:
            had += self.bought
        return quantize(self.whole - self._to_go(had) / self.speed)

    def _to_go(self, had: float) -> float:
        """Return the turns to the last ruby without tiles; the stock saves turns, but each ruby is to be taken."""
        soft = self.weights.soft
        return self.least + soft * log1p(exp((self.lack - had - self.least) / soft))

    def terms(self, stock: Sequence[int]) -> list[float]:
        """Return the same, by the names; no dice in it."""
        if self.decided:
            return [self.whole + self.rubies, 0.0, 0.0, self.weights.spare * self._money(stock), 0.0, 0.0, 0.0, 0.0]
        lira, speed = stock[LIRA], self.speed
        terms = [
            fsum([tokens[number] for tokens, number in zip(self.tokens, stock[:4], strict=True)]),
            self.near[self.lacking(stock)],
            self.lira[min(lira, MOST)] + (self.bought if self.money is not None and lira >= self.money else 0.0),
            self.mosque,
            self.crystal[stock[CRYSTAL]],
            self.brown[stock[BROWN]],
        ]
        had = fsum(terms)
        used = (self.lack - self._to_go(had)) / had if had else 0.0
        goods, near, lira_term, mosque, crystals, brown = [term * used / speed for term in terms]
        spare = 0.0 if had else (self.lack - self._to_go(0.0)) / speed
        tiles = self.whole * (1 - 1 / speed)
        return [self.rubies / speed + spare, goods, near, lira_term, mosque, tiles, crystals, brown]

    def _money(self, stock: Sequence[int]) -> int:
        """Return the money that breaks ties (dice.end.tie)."""
        worth = self.rules.table("worth")
        tokens: int = stock[0] + stock[1] + stock[2] + stock[3] + stock[BROWN]
        return stock[LIRA] + int(worth["token"]) * tokens + int(worth["crystal"]) * stock[CRYSTAL]

    # What it becomes

    def with_ruby(self, track: int) -> Board:
        """Return the same with the next ruby of a track taken."""
        found = self.next.get(track)
        if found is None:
            key = self.key
            tracks = (*key.tracks[:track], key.tracks[track] - 1, *key.tracks[track + 1 :])
            found = board(self.weights, self.rules, key._replace(tracks=tracks, rubies=key.rubies + 1))
            self.next[track] = found
        return found

    def with_tile(self, tile: int) -> Board:
        """Return the same with a tile taken, and the ruby for enough of them (dice.tiles.ruby)."""
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
        """Return the same with a tile given up."""
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
    """Return a board, worked out once."""
    return Board(weights, rules, key)


def board_of(weights: Weights, state: State, seat: int, row: tuple[int, ...] = ()) -> Board:
    """Return how a seat sees the table, with the open tiles if it thinks of buying some."""
    leader = max([rubies for other, rubies in enumerate(state.rubies) if other != seat])
    key = Key(
        tuple(state.tracks),
        state.rubies[seat],
        leader,
        state.tiles[seat],
        row,
        state.mosque,
        state.mosque_had[seat],
    )
    return board(weights, state.rules, key)
