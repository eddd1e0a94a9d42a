"""Whether everything in a lesson is of the kind that it should be: lessons are written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from istanbul_nb.core import shorten
from istanbul_nb.words import Words


class Fault(NamedTuple):
    """A value of the wrong kind: where it is, what it should be, and what it is."""

    where: str
    shape: str
    value: str

    def told(self, words: Words) -> str:
        """Say it in a sentence."""
        return words.say("lesson-kind", where=self.where, shape=self.shape, value=self.value)


def faults_of(part: object, where: str) -> Iterator[Fault]:
    """Find the values of a part of a lesson, and of all that is in it, that are of the wrong kind."""
    for name, kind in get_type_hints(type(part)).items():
        value, place = getattr(part, name), f"{where}.{name}"
        if not fits(value, kind):
            yield Fault(place, _shape(kind), shorten(value))
        elif is_dataclass(value):
            yield from faults_of(value, place)
        elif isinstance(value, (list, tuple)):
            for number, each in enumerate(value):
                if is_dataclass(each):
                    yield from faults_of(each, f"{place}[{number}]")


def fits(value: Any, kind: Any) -> bool:
    """Return whether a value is of a kind.

    >>> fits(["a"], Sequence[str]), fits("a", Sequence[str]), fits(True, int), fits(None, int | None)
    (True, False, False, True)
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Sequence:
        return isinstance(value, (list, tuple)) and all(fits(each, inner[0]) for each in value)
    if origin is Mapping:
        named = isinstance(value, Mapping) and all(isinstance(key, str) for key in value)
        return named and all(fits(each, inner[1]) for each in value.values())
    return kind is Any or type(value) is kind


def _shape(kind: Any) -> str:
    """Return the key of the word for a kind."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _shape(get_args(kind)[0])
    known = {Sequence: "list", Mapping: "table", str: "text", int: "number", bool: "flag"}
    return known.get(origin or kind, "table")
