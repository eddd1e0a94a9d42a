"""How any view is laid out: every entry becomes a line, a grid, a table with a row for each thing, or a group of these.

A view holds what its seat may know, so all of it is shown. What every view has (the round, whose turn it is ...) is
told elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from istanbul_nb.core import BaseView
from istanbul_nb.words import Words
from istanbul_nb.words.plain import describe

COMMON = tuple(BaseView.__annotations__)
SEATS = "seats"  # the entry with something for each seat, in order: its rows have the names of the players


class Line(TypedDict):
    """One value."""

    kind: Literal["line"]
    label: str
    text: str


class Grid(TypedDict):
    """A list of rows that are equally long."""

    kind: Literal["grid"]
    label: str
    rows: list[list[str]]


class Row(TypedDict):
    """One thing of a table; `seat` if it is a player's."""

    seat: int | None
    name: str
    cells: list[str]


class Table(TypedDict):
    """A list of things with the same entries, or nearly so."""

    kind: Literal["table"]
    label: str
    head: list[str]
    rows: list[Row]


class Group(TypedDict):
    """Several entries under one name."""

    kind: Literal["group"]
    label: str
    blocks: list[Block]


Block = Line | Grid | Table | Group


def lay_out(view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[Block]:
    """Return the entries that only this game has, in the order of its view."""
    return [_block(name, value, names, words) for name, value in view.items() if name not in COMMON]


def label(name: str, words: Words) -> str:
    """Return what an entry is called: by the words of the game, or by itself."""
    if words.has(f"view-{name}"):
        return words.say(f"view-{name}")
    plain = str(name).replace("_", " ").replace("-", " ").strip()
    return plain[:1].upper() + plain[1:]


def _block(name: str, value: Any, names: Sequence[str], words: Words) -> Block:
    title = label(name, words)
    if isinstance(value, Mapping) and value:
        return Group(kind="group", label=title, blocks=[_block(key, each, (), words) for key, each in value.items()])
    if name == SEATS and isinstance(value, Sequence) and len(value) == len(names):
        return _table(title, value, names, words)
    if _is_list(value, Mapping):
        return _table(title, value, (), words)
    if _is_list(value, list) and len({len(row) for row in value}) == 1 and value[0]:
        return Grid(kind="grid", label=title, rows=[[_cell(each, words) for each in row] for row in value])
    return Line(kind="line", label=title, text=describe(value, words.say))


def _cell(value: Any, words: Words) -> str:
    """Return what stands in a cell of a grid: nothing where there is nothing."""
    return "" if value in (None, "") else describe(value, words.say)


def _is_list(value: Any, of: type) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, of) for each in value)


def _table(title: str, things: Sequence[Any], names: Sequence[str], words: Words) -> Table:
    """Return a row for each thing; what is no mapping has one cell."""
    entries = [each if isinstance(each, Mapping) else {"": each} for each in things]
    keys = list(dict.fromkeys(key for each in entries for key in each))
    rows = [
        Row(
            seat=at if names else None,
            name=names[at] if names else str(at + 1),
            cells=[describe(each[key], words.say) if key in each else "" for key in keys],
        )
        for at, each in enumerate(entries)
    ]
    return Table(kind="table", label=title, head=[label(key, words) for key in keys], rows=rows)
