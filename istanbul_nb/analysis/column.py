"""A column of a frame."""

from __future__ import annotations

from typing import NamedTuple

NUMBER, TEXT, FLAG, PART = "Int64", "string", "boolean", "Float64"  # types that know "nothing" beside their values


class Column(NamedTuple):
    """A column of a frame: its name, its type, and the games that have it, none if every game does."""

    name: str
    type: str = NUMBER
    games: tuple[str, ...] = ()


def numbers(names: str) -> tuple[Column, ...]:
    """Return columns of numbers by their names."""
    return tuple(Column(name) for name in names.split())


WHO = (Column("seat"), Column("name", TEXT))
WHEN = (Column("match"), Column("turn"), Column("round"))
STEP = (Column("match"), Column("step"), Column("turn"), Column("round"))
