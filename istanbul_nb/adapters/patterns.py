"""Notations with words in capitals that stand for several others, as the tables of docs/notation.md have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from istanbul_nb.core import Action
from istanbul_nb.core.action import Word
from istanbul_nb.core.multiset import written

Words = Mapping[str, Sequence[Word]]  # what each word in capitals stands for


def expanded(patterns: Iterable[str], words: Words) -> Iterator[Action]:
    """Yield every action that a pattern stands for.

    >>> [str(action) for action in expanded(["end", "turn PIPS 4"], {"PIPS": (1, 2)})]
    ['end', 'turn 1 4', 'turn 2 4']
    """
    for pattern in patterns:
        verb, *rest = pattern.split()
        for chosen in product(*(words.get(word, (_literal(word),)) for word in rest)):
            yield Action(verb, chosen)


def _literal(word: str) -> Word:
    return int(word) if word.isdecimal() else word


def bundles(verb: str, letters: str, limits: Sequence[int], least: int, most: int) -> Iterator[Action]:
    """Yield the verb with every bundle that has so many things, and of each letter no more than its limit.

    >>> [str(action) for action in bundles("give", "RG", (1, 2), 1, 2)]
    ['give G', 'give G2', 'give R', 'give R G']
    """
    for counts in product(*(range(limit + 1) for limit in limits)):
        if least <= sum(counts) <= most:
            yield Action(verb, written(letters, counts))
