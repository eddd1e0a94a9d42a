"""Reading JSON that nobody vouches for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core.refusal import BadState


class Reader:
    """A place in JSON data, with checked ways further in; every fault is a `BadState` that names the place."""

    __slots__ = ("key", "outer", "value")

    def __init__(self, value: Any, key: str | int, outer: Reader | None = None) -> None:
        self.value = value
        self.key = key
        self.outer = outer

    @property
    def where(self) -> str:
        """Return the way to this place from the outermost value, such as `state.seats[1].lira`."""
        if self.outer is None:
            return str(self.key)
        return f"{self.outer.where}.{self.key}" if isinstance(self.key, str) else f"{self.outer.where}[{self.key}]"

    def fail(self, reason: str, **facts: object) -> BadState:
        """Return the fault of this place, to be raised."""
        return BadState(self.where, reason, **facts)

    def __getitem__(self, key: str) -> Reader:
        if not isinstance(self.value, dict):
            raise self.fail("not-object")
        if key not in self.value:
            raise self.fail("missing", key=key)
        return Reader(self.value[key], key, self)

    def items(self, length: int | None = None) -> list[Reader]:
        """Return the entries of a list, if need be of a certain length."""
        if not isinstance(self.value, list):
            raise self.fail("not-list")
        if length is not None and len(self.value) != length:
            raise self.fail("length", length=length)
        return [Reader(item, index, self) for index, item in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.fail("range", least=least, most=most)
        return self.value

    def numbers(self, least: int, most: int, length: int | None = None) -> list[int]:
        """Return a list of whole numbers."""
        values = self.value
        if type(values) is list and (length is None or len(values) == length):
            for value in values:
                if type(value) is not int or not least <= value <= most:
                    break
            else:
                return list(values)
        return [item.number(least, most) for item in self.items(length)]

    def names(self, known: Mapping[str, int]) -> list[int]:
        """Return what the names of a list stand for."""
        values = self.value
        if type(values) is list:
            try:
                return [known[value] for value in values]
            except (KeyError, TypeError):
                pass
        return [item.one_of(known) for item in self.items()]

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.fail("not-flag")
        return self.value

    def one_of(self, names: Mapping[str, int]) -> int:
        """Return what a name stands for."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.fail("not-one-of", choices=", ".join(names))
        return names[self.value]

    def rising(self, values: list[int], twice: bool = True) -> list[int]:
        """Return the values if they are in rising order; each at most once unless `twice` allows more."""
        if values != sorted(values if twice else set(values)):
            raise self.fail("not-rising")
        return values
