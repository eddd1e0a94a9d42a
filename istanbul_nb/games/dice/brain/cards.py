"""What bazaar cards promise, before they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.games.dice.brain.turn import more
from istanbul_nb.games.dice.brain.worth import Board
from istanbul_nb.games.dice.rules.bazaar import (
    BrownToken,
    Card,
    Conditional,
    Has,
    LiraForCrystal,
    LiraForToken,
    Ruby,
    Token,
    TokenAndLira,
    TwoDice,
)
from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, LIRA

Stock = tuple[int, ...]
SEVERAL = 2  # card dice or more


def promises(board: Board, stock: Stock, deck: Sequence[int], most: int) -> list[float]:
    """Return what drawing none, one, two ... cards and carrying out the best one adds on average."""
    single = _worths(board, stock, deck, 1)
    several = _worths(board, stock, deck, SEVERAL)
    return [0.0, _best_of(single, 1), *(_best_of(several, number) for number in range(SEVERAL, most + 1))]


def _worths(board: Board, stock: Stock, deck: Sequence[int], dice: int) -> list[tuple[float, int]]:
    """Return what each card in the deck adds, and how many there are of it, rising."""
    base = board.value(stock)
    cards = board.rules.cards
    left = [(kind, number) for kind, number in enumerate(deck) if number]
    return sorted([(carried_out(board, stock, cards[kind], dice) - base, number) for kind, number in left])


def _best_of(worths: Sequence[tuple[float, int]], drawn: int) -> float:
    """Return the average of the best of so many, each drawn from all of them."""
    every = sum([number for _, number in worths])
    total, below = 0.0, 0
    for worth, number in worths:
        total += worth * (((below + number) / every) ** drawn - (below / every) ** drawn)
        below += number
    return quantize(total)


def carried_out(board: Board, stock: Stock, card: Card, dice: int) -> float:
    """Return what a stock is worth after a card, when so many card dice were used for it."""
    gain = GAINS.get(type(card))
    if gain is not None:
        return board.value(gain(stock, card))
    instead = board.value(more(stock, LIRA, board.rules.instead))
    if isinstance(card, Ruby):
        return max(instead, _exchanged(board, stock, card))
    if isinstance(card, Conditional) and _met(card, stock, dice):
        return max(instead, _granted(board, stock, card))
    return instead


GAINS: dict[type[Card], Callable[[Stock, Any], Stock]] = {
    LiraForCrystal: lambda stock, card: more(stock, LIRA, card.gain),
    LiraForToken: lambda stock, card: more(stock, LIRA, card.gain),
    BrownToken: lambda stock, card: more(stock, BROWN, 1),
    Token: lambda stock, card: more(stock, card.good, 1),
    TokenAndLira: lambda stock, card: more(more(stock, card.good, 1), LIRA, card.lira),
}


def _exchanged(board: Board, stock: Stock, card: Ruby) -> float:
    """Return the worth of the best ruby for what a card asks for."""
    left = more(more(more(stock, BROWN, -card.brown), CRYSTAL, -card.crystal), LIRA, -card.lira)
    tiles = board.key.tiles
    if min(left) < 0 or (card.asks_tile and not tiles):
        return float("-inf")
    boards = [board.without_tile(tile) for tile in dict.fromkeys(tiles)] if card.asks_tile else [board]
    tracks = [track for track, number in enumerate(board.key.tracks) if number]
    return max([each.with_ruby(track).value(left) for each in boards for track in tracks], default=float("-inf"))


def _met(card: Conditional, stock: Stock, dice: int) -> bool:
    if isinstance(card, TwoDice):
        return dice >= card.dice
    return isinstance(card, Has) and stock[BROWN] >= card.brown


def _granted(board: Board, stock: Stock, card: Conditional) -> float:
    if card.gain is not None:
        return board.value(more(stock, card.gain, card.number))
    return max([board.with_tile(tile).value(stock) for tile in dict.fromkeys(board.key.row)], default=float("-inf"))
