"""What can be told to the methods of a position, and whether a value is of the kind that they take."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin

LONGEST = 60  # of a value that a sentence shows
LONGEST_RANGE = 1000
Method = Callable[..., Any]
Known = Mapping[str, inspect.Parameter]  # what a method is told, with the kinds of values


@cache
def facts_of(method: Method) -> Known:
    """Return what can be told to a method."""
    _, *parameters = inspect.signature(method, eval_str=True).parameters.values()
    return {parameter.name: parameter for parameter in parameters}


def wrong_values(method: Method, given: Mapping[str, Any]) -> Iterator[tuple[Any, str]]:
    """Find the values that a method is given and does not take, with the kind that it does; `None` is left out."""
    known = facts_of(method)
    for name, value in given.items():
        parameter = known[name]
        several = [value]
        if parameter.kind is parameter.VAR_POSITIONAL:
            several = list(value)
        elif parameter.kind is parameter.VAR_KEYWORD:
            several = list(value.values())
        for each in several:
            if not fits(each, parameter.annotation) and not (each is None and parameter.default is None):
                yield each, shape_of(parameter.annotation)


def fits(value: Any, kind: Any) -> bool:
    """Return whether a value of a file is of a kind that a method takes.

    >>> fits(["far"], Sequence[str]), fits("far", Sequence[str]), fits(True, int), fits(None, int | None)
    (True, False, False, False)
    """
    if kind is Any:
        return True
    if get_origin(kind) in (Union, UnionType):
        return any(fits(value, each) for each in get_args(kind) if each is not type(None))
    if get_origin(kind) is Sequence:
        return is_list(value) and all(fits(each, get_args(kind)[0]) for each in value)
    return type(value) is kind


def shape_of(kind: Any) -> str:
    """Return the word for a kind of value.

    >>> shape_of(int | None), shape_of(int | str | None), shape_of(Sequence[str] | None)
    ('int', 'int-or-str', 'list-of-str')
    """
    if get_origin(kind) in (Union, UnionType):
        return "-or-".join(shape_of(each) for each in get_args(kind) if each is not type(None))
    if get_origin(kind) is Sequence:
        return f"list-of-{shape_of(get_args(kind)[0])}"
    return "any" if kind is Any else str(kind.__name__)


def is_list(value: Any) -> bool:
    """Return whether a value is a list, as a file has it or as it is typed. A huge range is none."""
    return isinstance(value, (list, tuple)) or (isinstance(value, range) and len(value) <= LONGEST_RANGE)
