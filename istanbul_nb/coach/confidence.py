"""What a number of games tells, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import mean, stdev

SURE = 1.96  # standard deviations: 95 %
FEW = (12.706, 4.303, 3.182, 2.776)  # the same for averages of 2 to 5 numbers


@dataclass(frozen=True)
class Share:
    """Part of a number of games, with the interval in which it lies with 95 % certainty (Wilson).

    >>> str(Share(65, 100))
    '65 of 100 (65 %, 55 to 74 %)'
    """

    won: float
    games: int

    @property
    def part(self) -> float:
        """Return the share itself, from 0 to 1."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return the least and the most that it may really be, with 95 % certainty."""
        part, games, square = self.part, self.games, SURE * SURE
        middle = (part + square / (2 * games)) / (1 + square / games)
        half = SURE / (1 + square / games) * sqrt(part * (1 - part) / games + square / (4 * games * games))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won:g} of {self.games} ({100 * self.part:.0f} %, {100 * low:.0f} to {100 * high:.0f} %)"


@dataclass(frozen=True)
class Average:
    """An average of independent numbers, with the interval in which it lies with 95 % certainty (Student).

    >>> str(Average.of([17, 19, 18, 22]))
    '19.0 (15.6 to 22.4)'
    """

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Average:
        """Return the average of some numbers; of a single one nothing more is known."""
        value = mean(numbers)
        half = _student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else inf
        return cls(value, value - half, value + half)

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f} to {self.high:.1f})"


def _student(freedom: int) -> float:
    """Return how many standard errors are 95 % with so many degrees of freedom."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = 1.959964
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
