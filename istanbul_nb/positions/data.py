"""A position from plain data, as it stands in a file: every key but `options` and `seats` is a method."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import shorten
from istanbul_nb.positions.position import BadPosition, Position
from istanbul_nb.positions.values import LONGEST, Known, Method, facts_of, fits, is_list, shape_of
from istanbul_nb.words import Words


def methods_of(kind: type[Position[Any]]) -> dict[str, Method]:
    """Return what can be laid out, by name, in the order in which it is written down: `seat` and all the others."""
    return {
        name: method
        for each in reversed(kind.__mro__)
        for name, method in vars(each).items()
        if inspect.isfunction(method) and not name.startswith("_")
    }


def facts_of_seat(kind: type[Position[Any]]) -> Known:
    """Return what can be told of a seat."""
    return {name: fact for name, fact in facts_of(methods_of(kind)["seat"]).items() if name != "seat"}


class DataReader:
    """Lays out a position from data; every fault is a `BadPosition` that says where it is."""

    def __init__(self, kind: type[Position[Any]], language: str) -> None:
        self.kind = kind
        self.language = language
        self.words = Words(language, kind.game.info.id)
        self.methods = methods_of(kind)
        self.seat = self.methods.pop("seat")

    def lay_out(self, data: Mapping[str, Any]) -> Any:
        """Return the state that the data describe: lay out seats first, then the others, the decision last."""
        self._check_table("", data)
        for key in data:
            if key not in ("options", "seats") and key not in self.methods:
                raise self._fault("position-key", "", key=key, known=_listed(("options", "seats", *self.methods)))
        position = self._bare(data.get("options", {}))
        for number, facts in enumerate(self._seats(data.get("seats", []))):
            self._seat(position, number, facts)
        for key in sorted(data.keys() - {"options", "seats"}, key=self._rank(data)):
            self._call(position, key, data[key])
        return position.state

    def _rank(self, data: Mapping[str, Any]) -> Callable[[str], tuple[int, int]]:
        pauses, order = self.kind.pauses, list(data)
        return lambda key: (pauses.index(key) if key in pauses else -1, order.index(key))

    def _bare(self, options: Any) -> Position[Any]:
        self._check_table("options", options)
        return self.kind.bare(options, self.language)

    def _seats(self, seats: Any) -> Sequence[Any]:
        if not is_list(seats):
            raise self._wrong("seats", seats, "tables")
        return list(seats)

    def _seat(self, position: Position[Any], number: int, facts: Any) -> None:
        where = f"seats[{number}]"
        self._check_table(where, facts)
        self._check_names(where, facts_of_seat(self.kind), facts)
        self._carry_out(where, self.seat, position, [number], facts)

    def _call(self, position: Position[Any], key: str, value: Any) -> None:
        """Call the method of a key: a table gives named facts, an array those in order, another value the only one."""
        method = self.methods[key]
        if isinstance(value, Mapping):
            self._carry_out(key, method, position, [], value)
        elif is_list(value) and not _takes_one_list(method):
            self._carry_out(key, method, position, list(value), {})
        else:
            self._carry_out(key, method, position, [value], {})

    def _carry_out(
        self, where: str, method: Method, position: Position[Any], given: list[Any], named: Mapping[str, Any]
    ) -> None:
        known = facts_of(method)
        self._check_names(where, known, named)
        try:
            bound = inspect.signature(method).bind(position, *given, **named)
        except TypeError:
            raise self._unfit(where, known, given, named) from None
        self._check_values(where, known, bound.arguments)
        try:
            method(*bound.args, **bound.kwargs)
        except BadPosition as error:
            error.where = where
            raise

    def _check_names(self, where: str, known: Known, named: Mapping[str, Any]) -> None:
        if any(each.kind is each.VAR_KEYWORD for each in known.values()):
            return
        for name in named:
            if name not in known or known[name].kind is inspect.Parameter.VAR_POSITIONAL:
                raise self._fault("position-fact", where, name=name, known=_listed(known))

    def _unfit(self, where: str, known: Known, given: Sequence[Any], named: Mapping[str, Any]) -> BadPosition:
        """Return the fault that too little or too much was said."""
        if given and all(each.kind is each.VAR_KEYWORD for each in known.values()):
            return self._wrong(where, _listed(map(shorten, given)), "table")
        needed = [name for name, each in known.items() if each.default is each.empty][len(given) :]
        missing = [name for name in needed if name not in named]
        if missing:
            return self._fault("position-missing", where, missing=_listed(missing), known=_listed(known))
        return self._fault("position-facts", where, known=_listed(known))

    def _check_values(self, where: str, known: Known, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            if name == "self":
                continue
            parameter = known[name]
            several: Iterable[tuple[str, Any]] = [(f"{where}.{name}", value)]
            if parameter.kind is parameter.VAR_POSITIONAL:
                several = [(f"{where}[{index}]", each) for index, each in enumerate(value)]
            elif parameter.kind is parameter.VAR_KEYWORD:
                several = [(f"{where}.{key}", each) for key, each in value.items()]
            for place, each in several:
                if not fits(each, parameter.annotation):
                    raise self._wrong(place, each, shape_of(parameter.annotation))

    def _check_table(self, where: str, value: Any) -> None:
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self._wrong(where, value, "table")

    def _wrong(self, where: str, value: Any, shape: str) -> BadPosition:
        shown = shorten(value, LONGEST)
        return self._fault("position-shape", where, shape=self.words.say(f"position-shape-{shape}"), value=shown)

    def _fault(self, reason: str, where: str, **facts: Any) -> BadPosition:
        return BadPosition(self.words.say(reason, **facts), reason, facts, where)


def _takes_one_list(method: Method) -> bool:
    """Tell whether the only thing that a method is told is a list."""
    (first, *others) = facts_of(method).values()
    return not others and first.kind is not first.VAR_POSITIONAL and fits([], first.annotation)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
