"""Chance that was told beforehand what to answer: lessons are the same for everyone."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import Answer, Chance, Seeded


class Rehearsed(Seeded):
    """Answers from a list as long as there are any that are possible, then like the chance that it takes over from."""

    def __init__(self, first: Sequence[Answer], then: Seeded) -> None:
        super().__init__(0)
        self.counter = then.counter
        self.left = list(first)

    die = Chance.die
    faces = Chance.faces

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        if self.left:
            for index, name in enumerate(names):
                if weights[index] and name == self.left[0] and type(name) is type(self.left[0]):
                    self.answers.append(self.left.pop(0))
                    return index
        return super().pick(names, weights)
