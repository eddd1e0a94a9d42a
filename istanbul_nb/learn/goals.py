"""How a lesson recognises that something has come about: by what happened, or by how things stand."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from istanbul_nb.core import Event

COMPARED = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}
_NUMBER = re.compile(r"(>=|<=|>|<)\s*(-?[0-9]{1,9})")
_PLACE = re.compile("[0-9]{1,9}")


@dataclass(frozen=True)
class Goal:
    """All of it has to be so.

    `event` is something that happened since the step began, with its facts; `view` says how things stand, by paths into
    the view of the learner (`me` is the learner's own seat): `{"me.lira": ">=7", "me.goods.0": 2}`, where `@` names
    another path to compare with: `{"me.lira": ">=@places.dealer.price"}`; `over` waits for the end of the game.

    >>> Goal(view={"me.lira": ">=7"}).stands({"seat": 0, "seats": [{"lira": 8}]})
    True
    >>> Goal(view={"figures.governor": "@me.merchant"}).stands({"seat": 0, "seats": [{"merchant": 3}], "figures": {}})
    False
    """

    event: Mapping[str, Any] = field(default_factory=dict)
    view: Mapping[str, Any] = field(default_factory=dict)
    over: bool = False

    def __bool__(self) -> bool:
        return bool(self.event or self.view or self.over)

    def reached(self, events: Iterable[Event], view: Mapping[str, Any]) -> bool:
        """Tell whether it has come about."""
        return self.stands(view) and self.happened(events, view["seat"])

    def happened(self, events: Iterable[Event], learner: int) -> bool:
        """Tell whether one of the events is the one that is waited for."""
        if not self.event:
            return True
        kind = self.event.get("kind")
        alike = (event for event in events if kind in (None, event.kind))
        return any(_is_it(event.seen_by(learner), self.event) for event in alike)

    def stands(self, view: Mapping[str, Any]) -> bool:
        """Tell whether things stand as they should."""
        if self.over and view["actor"] is not None:
            return False
        return all(_fits(_at(view, path), _meant(wanted, view)) for path, wanted in self.view.items())


def _is_it(event: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(name in event and _fits(event[name], value) for name, value in wanted.items())


def _fits(value: object, wanted: object) -> bool:
    compared = _NUMBER.fullmatch(wanted) if isinstance(wanted, str) else None
    if compared is None:
        return bool(value == wanted)
    sign, number = compared.groups()
    return isinstance(value, int) and bool(COMPARED[sign](value, int(number)))


def _meant(wanted: object, view: Mapping[str, Any]) -> Any:
    """Return what a wanted value stands for: behind `@` is the path of what it is compared with."""
    if not isinstance(wanted, str) or "@" not in wanted:
        return wanted
    sign, path = wanted.split("@", 1)
    other = _at(view, path)
    return f"{sign}{other}" if sign else other


def _at(view: Any, path: str) -> Any:
    """Return what lies at a path of names and numbers with dots; `size` counts what is there, `sum` adds it up."""
    first, *rest = path.split(".")
    value = view["seats"][view["seat"]] if first == "me" else view.get(first)
    for part in rest:
        value = _inside(value, part)
    return value


def _inside(value: object, part: str) -> Any:
    number = int(part) if _PLACE.fullmatch(part) else None
    if part == "size":
        return len(value) if isinstance(value, (Mapping, list, tuple, str)) else None
    if part == "sum":
        return _sum(value.values() if isinstance(value, Mapping) else value)
    if isinstance(value, Mapping):
        return value.get(part, None if number is None else value.get(number))
    if isinstance(value, (list, tuple)) and number is not None and number < len(value):
        return value[number]
    return None


def _sum(values: object) -> int | None:
    numbers: list[Any] = list(values) if isinstance(values, Iterable) else [None]
    return sum(numbers) if all(isinstance(each, int) for each in numbers) else None
