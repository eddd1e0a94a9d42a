"""The shape of data, the same whether TypeScript or Python declares it: to compare both, and to check what is sent."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from typing_extensions import NotRequired, ReadOnly, Required, get_type_hints, is_typeddict


@dataclass(frozen=True)
class Plain:
    """A type without parts: string, number, boolean, null or unknown."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Value:
    """One value alone."""

    value: str | int | bool

    def __str__(self) -> str:
        return repr(self.value)


@dataclass(frozen=True)
class Array:
    """Any number of the same."""

    of: Shape

    def __str__(self) -> str:
        return f"({self.of})[]"


@dataclass(frozen=True)
class Row:
    """A list whose places mean different things."""

    items: tuple[Shape, ...]

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.items))}]"


@dataclass(frozen=True)
class Table:
    """Values of the same shape by keys of the same shape."""

    key: Shape
    value: Shape

    def __str__(self) -> str:
        return f"Record<{self.key}, {self.value}>"


@dataclass(frozen=True)
class Member:
    """A named part of an object."""

    name: str
    shape: Shape
    optional: bool = False


@dataclass(frozen=True)
class Object:
    """Named parts."""

    members: frozenset[Member]

    @cached_property
    def by_name(self) -> dict[str, Member]:
        """Return the members, in the order of their names."""
        return {each.name: each for each in sorted(self.members, key=lambda each: each.name)}

    def __str__(self) -> str:
        return (
            "{" + "; ".join(f"{each.name}{'?' * each.optional}: {each.shape}" for each in self.by_name.values()) + "}"
        )


@dataclass(frozen=True)
class Choice:
    """One of several shapes."""

    of: frozenset[Shape]

    def __str__(self) -> str:
        return " | ".join(sorted(map(str, self.of)))


@dataclass(frozen=True)
class Again:
    """A type within itself."""

    name: str
    resolve: Callable[[], Shape] = field(compare=False)

    def __str__(self) -> str:
        return self.name


Shape = Plain | Value | Array | Row | Table | Object | Choice | Again

STRING, NUMBER, BOOLEAN, NULL, UNKNOWN = map(Plain, ("string", "number", "boolean", "null", "unknown"))
PLAIN = {str: STRING, int: NUMBER, float: NUMBER, bool: BOOLEAN, type(None): NULL, None: NULL, object: UNKNOWN}


def one_of(shapes: Sequence[Shape]) -> Shape:
    """Return the choice between shapes; a choice within a choice is part of it."""
    flat = frozenset(part for each in shapes for part in alternatives(each))
    return next(iter(flat)) if len(flat) == 1 else Choice(flat)


def alternatives(shape: Shape) -> frozenset[Shape]:
    """Return what a choice is between; any other shape is the only alternative."""
    return shape.of if isinstance(shape, Choice) else frozenset([shape])


def by_key(key: Shape, value: Shape, optional: bool) -> Shape:
    """Return values by key; keys that are named one by one are members."""
    names = [each.value for each in alternatives(key) if isinstance(each, Value)]
    if not names:
        return Table(key, value)
    return Object(frozenset(Member(str(name), value, optional) for name in names))


def of_python(kind: Any, within: tuple[Any, ...] = ()) -> Shape:
    """Return the shape that a type of Python declares; `within` are the types around it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return Again(kind.__name__, partial(of_python, kind)) if kind in within else _object(kind, (*within, kind))
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return of_python(kind.__metadata__[0], within)  # what stands where
    if origin is Literal:
        return one_of([Value(each) for each in parts])
    if origin not in COMPOSED:
        raise TypeError(f"no shape is known for {kind!r}")
    return COMPOSED[origin]([of_python(each, within) for each in parts])


COMPOSED: dict[Any, Callable[[list[Shape]], Shape]] = {
    **dict.fromkeys((Union, types.UnionType), one_of),
    tuple: lambda parts: Row(tuple(parts)),
    **dict.fromkeys((list, Sequence), lambda parts: Array(parts[0])),
    **dict.fromkeys((dict, Mapping), lambda parts: by_key(parts[0], parts[1], optional=True)),
}


def _object(kind: Any, within: tuple[Any, ...]) -> Shape:
    hints = get_type_hints(kind, include_extras=True)
    return Object(
        frozenset(_member(name, hint, within, name in kind.__optional_keys__) for name, hint in hints.items())
    )


def _member(name: str, hint: Any, within: tuple[Any, ...], optional: bool) -> Member:
    """Return a member; `NotRequired` and the like stand around its type in any order."""
    while (origin := get_origin(hint)) in (NotRequired, Required, ReadOnly):
        optional = optional or origin is NotRequired
        hint = get_args(hint)[0]
    return Member(name, of_python(hint, within), optional)


def differences(one: Shape, other: Shape, path: str) -> Iterator[str]:
    """Yield where two shapes differ: the first is that of TypeScript, the second that of Python."""
    if one == other:
        return
    match one, other:
        case Object(), Object():
            yield from _members(one, other, path)
        case Array(), Array():
            yield from differences(one.of, other.of, f"{path}[]")
        case Table(), Table():
            yield from differences(one.key, other.key, f"{path} keys")
            yield from differences(one.value, other.value, f"{path}[…]")
        case _:
            yield from _alternatives(one, other, path)


def _members(one: Object, other: Object, path: str) -> Iterator[str]:
    left, right = one.by_name, other.by_name
    yield from (f"{path}.{name}: in TypeScript only" for name in left if name not in right)
    yield from (f"{path}.{name}: in Python only" for name in right if name not in left)
    for name in left.keys() & right.keys():
        if left[name].optional != right[name].optional:
            yield f"{path}.{name}: optional in {'TypeScript' if left[name].optional else 'Python'} only"
        yield from differences(left[name].shape, right[name].shape, f"{path}.{name}")


def _alternatives(one: Shape, other: Shape, path: str) -> Iterator[str]:
    """Yield how two choices differ; objects of one kind are compared with each other."""
    left, right = alternatives(one) - alternatives(other), alternatives(other) - alternatives(one)
    kinds = {_kind(each): each for each in right}
    for each in left:
        twin = kinds.get(_kind(each)) if _kind(each) else None
        if twin is None:
            yield f"{path}: {each} in TypeScript only"
        else:
            yield from differences(each, twin, f"{path}<{_kind(each)}>")
    known = {_kind(each) for each in left} - {""}
    yield from (f"{path}: {each} in Python only" for each in right if _kind(each) not in known)


def _kind(shape: Shape) -> str:
    """Return what tells an object of a choice from the others; arrays and objects alone need no more than that."""
    if isinstance(shape, Object):
        members = shape.by_name
        return " ".join(str(members[name].shape) for name in ("kind", "what") if name in members) or "object"
    return "array" if isinstance(shape, Array) else ""


def problems(value: Any, shape: Shape, path: str) -> Iterator[str]:
    """Yield what is wrong with a value that should have a shape."""
    match shape:
        case Plain():
            if not _is_plain(value, shape):
                yield f"{path}: {value!r} is no {shape}"
        case Value():
            if (type(value), value) != (type(shape.value), shape.value):
                yield f"{path}: {value!r} is not {shape}"
        case Array() | Row():
            yield from _in_list(value, shape, path)
        case Table():
            yield from _in_table(value, shape, path)
        case Object():
            yield from _in_object(value, shape, path)
        case Choice():
            yield from _in_choice(value, shape, path)
        case Again():
            yield from problems(value, shape.resolve(), path)


def _is_plain(value: Any, shape: Plain) -> bool:
    if shape == NUMBER:
        return type(value) in (int, float)
    kinds = {STRING: str, BOOLEAN: bool, NULL: type(None), UNKNOWN: object}
    return isinstance(value, kinds[shape])


def _in_list(value: Any, shape: Array | Row, path: str) -> Iterator[str]:
    if not isinstance(value, list | tuple):
        yield f"{path}: {value!r} is no list"
    elif isinstance(shape, Row) and len(value) != len(shape.items):
        yield f"{path}: {value!r} has not {len(shape.items)} items"
    else:
        items = shape.items if isinstance(shape, Row) else [shape.of] * len(value)
        for at, (each, item) in enumerate(zip(value, items, strict=True)):
            yield from problems(each, item, f"{path}[{at}]")


def _in_table(value: Any, shape: Table, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no table"
        return
    for key, each in value.items():
        yield from problems(key, shape.key, f"{path} key")
        yield from problems(each, shape.value, f"{path}[{key!r}]")


def _in_object(value: Any, shape: Object, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no object"
        return
    members = shape.by_name
    yield from (f"{path}.{name}: unknown" for name in value if name not in members)
    for name, member in members.items():
        if name in value:
            yield from problems(value[name], member.shape, f"{path}.{name}")
        elif not member.optional:
            yield f"{path}.{name}: missing"


def _in_choice(value: Any, shape: Choice, path: str) -> Iterator[str]:
    """Yield what is wrong with the alternative that comes nearest; nothing if one fits."""
    tried = [list(problems(value, each, path)) for each in shape.of]
    if all(tried):
        near = [found for found in tried if not any(each.startswith(f"{path}: ") for each in found)]
        yield from min(near, key=len, default=[f"{path}: {value!r} is not {shape}"])
