"""Chance is an argument: one object answers rolls, shuffles and draws, and remembers what it answered.

Everything random is one question, `pick`: some named answers with whole-number weights, one of which falls.
Rolls and draws are made of it, so that a game can be replayed, scripted or enumerated by its answers alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from fractions import Fraction
from typing import Any, NamedTuple, TypeVar

Answer = int | str
T = TypeVar("T", int, str)

PIPS = (1, 2, 3, 4, 5, 6)
ONES = (1, 1, 1, 1, 1, 1)
_MASK = (1 << 64) - 1


class Chance:
    """The interface. `answers` collects what fell, in order, until `take` empties it."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        """Return the index of the answer that falls."""
        raise NotImplementedError

    def die(self) -> int:
        """Roll one die."""
        return PIPS[self.pick(PIPS, ONES)]

    def faces(self, faces: Sequence[T], dice: int) -> list[T]:
        """Roll some dice that show other faces than pips."""
        ones = [1] * len(faces)
        return [faces[self.pick(faces, ones)] for _ in range(dice)]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in an order that chance chooses, drawn one by one."""
        rest, order = list(items), []
        while rest:
            order.append(rest.pop(self.pick(rest, [1] * len(rest))))
        return order

    def take(self) -> list[Answer]:
        """Return the answers since the last call."""
        answers, self.answers = self.answers, []
        return answers


class Seeded(Chance):
    """Answers from a seed: a counter behind a 64-bit mixer (splitmix64), so its whole state is one integer."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.counter = _mix(seed & _MASK)

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        self.counter = (self.counter + 0x9E3779B97F4A7C15) & _MASK
        number = _mix(self.counter) % sum(weights)
        index = 0
        while number >= weights[index]:
            number -= weights[index]
            index += 1
        self.answers.append(names[index])
        return index

    def die(self) -> int:
        self.counter = (self.counter + 0x9E3779B97F4A7C15) & _MASK
        pips = _mix(self.counter) % 6 + 1
        self.answers.append(pips)
        return pips

    def faces(self, faces: Sequence[T], dice: int) -> list[T]:
        counter, sides, fallen = self.counter, len(faces), []
        for _ in range(dice):
            counter = (counter + 0x9E3779B97F4A7C15) & _MASK
            fallen.append(faces[_mix(counter) % sides])
        self.counter = counter
        self.answers += fallen
        return fallen


def _mix(number: int) -> int:
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Unscripted(Exception):
    """A scripted chance was asked for an answer that its script does not hold."""

    def __init__(self, asked: Sequence[Answer], got: Answer | None) -> None:
        self.asked = tuple(asked)
        self.got = got
        what = "nothing is left of the script" if got is None else f"the script says {got!r}"
        super().__init__(f"asked for one of {', '.join(map(str, asked))}, but {what}")


class Scripted(Chance):
    """Answers from a list: lessons, tests, replays, and dice rolled on the kitchen table.

    Where the next answer of the list is not possible, or none is left, another chance answers: `then`. Without one
    that is `Unscripted`.

    >>> chance = Scripted([3, 5])
    >>> chance.die() + chance.die()
    8
    """

    def __init__(self, script: Iterable[Answer], then: Chance | None = None) -> None:
        super().__init__()
        self.script = list(script)
        self.then = then
        self.position = 0

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        answer = self.script[self.position] if self.left else None
        for index, name in enumerate(names):
            if name == answer and type(name) is type(answer) and weights[index]:
                self.position += 1
                self.answers.append(name)
                return index
        if self.then is None:
            raise Unscripted(_possible(names, weights), answer)
        index = self.then.pick(names, weights)
        self.answers += self.then.take()
        return index

    @property
    def left(self) -> int:
        """Return how many answers of the script were not asked for."""
        return len(self.script) - self.position


def _possible(names: Sequence[Answer], weights: Sequence[int]) -> list[Answer]:
    return [name for name, weight in zip(names, weights, strict=True) if weight]


class Outcome(NamedTuple):
    """One way in which chance can fall: how likely, with which answers, and what comes of it."""

    probability: Fraction
    answers: tuple[Answer, ...]
    result: Any


class _Path(Chance):
    """Follows given indices as far as they go, then always the first possible answer, noting the alternatives."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__()
        self.path = path
        self.taken: list[int] = []
        self.choices: list[list[int]] = []
        self.probability = Fraction(1)

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        depth = len(self.taken)
        possible = [index for index, weight in enumerate(weights) if weight]
        index = self.path[depth] if depth < len(self.path) else possible[0]
        self.taken.append(index)
        self.choices.append(possible)
        self.probability *= Fraction(weights[index], sum(weights))
        self.answers.append(names[index])
        return index


def enumerate_chance(experiment: Callable[[Chance], Any]) -> Iterator[Outcome]:
    """Run an experiment once for every way in which chance can fall, with exact probabilities.

    >>> sum(o.probability for o in enumerate_chance(lambda c: c.die() + c.die()) if o.result >= 9)
    Fraction(5, 18)
    """
    path: list[int] | None = []
    while path is not None:
        chance = _Path(path)
        result = experiment(chance)
        yield Outcome(chance.probability, tuple(chance.answers), result)
        path = _next_path(chance)


def _next_path(chance: _Path) -> list[int] | None:
    for depth in range(len(chance.taken) - 1, -1, -1):
        possible = chance.choices[depth]
        position = possible.index(chance.taken[depth])
        if position + 1 < len(possible):
            return [*chance.taken[:depth], possible[position + 1]]
    return None


def fork(chance: Chance) -> Chance:
    """Return a chance that answers the same from here on, independent of the first."""
    twin = copy(chance)
    twin.answers = list(chance.answers)
    return twin
