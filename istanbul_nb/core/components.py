"""The printed tables of a game as data, and corrected copies of them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, NamedTuple

from istanbul_nb.core.codec import plain
from istanbul_nb.core.refusal import BadOptions
from istanbul_nb.core.shorten import shorten

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

LARGEST = 99


class Table(NamedTuple):
    """A printed table and its grade: printed, inferred or assumed; `corrected` in a match that was given another."""

    value: Any
    grade: str


def printed(package: str) -> dict[str, Table]:
    """Return the tables of the box of a game, to look at and to correct."""
    return {name: Table(plain(table.value), table.grade) for name, table in _box(package).items()}


@cache
def _box(package: str) -> dict[str, Table]:
    text = (resources.files(package) / "data" / "components.toml").read_text(encoding="utf-8")
    return {name: Table(_frozen(table["value"]), table["grade"]) for name, table in tomllib.loads(text).items()}


def corrected(package: str, changes: Mapping[str, Any], letters: str = "") -> dict[str, Table]:
    """Return the tables of the box with some replaced; raise `BadOptions` where a shape is not the printed one."""
    tables = dict(_box(package))
    for name, value in changes.items():
        if name not in tables:
            raise BadOptions("component-unknown", name=shorten(name))
        if not _same_shape(tables[name].value, value, letters):
            raise BadOptions("component-shape", name=name)
        tables[name] = Table(_frozen(value), "corrected")
    return tables


def _frozen(value: object) -> Any:
    """Return a table that nobody changes by accident."""
    if isinstance(value, (list, tuple)):
        return tuple(map(_frozen, value))
    if isinstance(value, Mapping):
        return MappingProxyType({key: _frozen(each) for key, each in value.items()})
    return value


def _same_shape(model: Any, value: Any, letters: str) -> bool:
    """Tell whether whole numbers stay from 0 to 99, goods stay goods and as many, lists keep their length."""
    if isinstance(model, tuple):
        same_length = isinstance(value, (list, tuple)) and len(model) == len(value)
        return same_length and all(_same_shape(one, other, letters) for one, other in zip(model, value, strict=True))
    if isinstance(model, Mapping):
        same_names = isinstance(value, Mapping) and set(model) == set(value)
        return same_names and all(_same_shape(model[key], value[key], letters) for key in model)
    if isinstance(model, int):
        return type(value) is int and 0 <= value <= LARGEST
    if model == "any" or value == "any":
        return bool(value == model)
    return isinstance(value, str) and set(value) <= set(letters) and len(value) == len(model)
