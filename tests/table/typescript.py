"""A reader of the TypeScript that declares the wire: interfaces, type aliases, and what is made of them.

It knows what is used there and no more; anything else is an error, so that nothing is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.table.shapes import (
    BOOLEAN,
    NULL,
    NUMBER,
    STRING,
    UNKNOWN,
    Again,
    Array,
    Member,
    Object,
    Row,
    Shape,
    Value,
    alternatives,
    by_key,
    one_of,
)

TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\s+|('[^']*'|\"[^\"]*\"|[A-Za-z_]\w*|\d+|[{}()\[\]<>|&;:,?=.*])", re.DOTALL)
PLAIN = {"string": STRING, "number": NUMBER, "boolean": BOOLEAN, "null": NULL, "unknown": UNKNOWN}
Later = Callable[[], Shape]  # a shape that may be made of types that are declared further down


def tokens_of(text: str) -> list[str]:
    """Return the words and signs of a text, without comments."""
    found, at = [], 0
    while at < len(text):
        token = TOKEN.match(text, at)
        if token is None:
            raise SyntaxError(f"unknown sign in TypeScript: {text[at : at + 20]!r}")
        found += [token[1]] if token[1] else []
        at = token.end()
    return [*found, ""]


class Module:
    """The types that a file declares, by name; those of another file are found where they are not declared here."""

    def __init__(self, text: str, base: Module | None = None) -> None:
        self.base = base
        self.types: dict[str, Later] = {}
        self.constants: dict[str, Shape] = {}
        self._open: list[str] = []  # interfaces that are being worked out
        self._tokens = tokens_of(text)
        self._at = 0
        while self._peek():
            self._declaration()

    def shape(self, name: str) -> Shape:
        """Return the shape of a type."""
        if name in self.types:
            return self.types[name]()
        if self.base is None:
            raise NameError(f"TypeScript does not declare {name}")
        return self.base.shape(name)

    # Reading

    def _peek(self) -> str:
        return self._tokens[self._at]

    def _take(self, *wanted: str) -> str:
        token = self._peek()
        if wanted and token not in wanted:
            raise SyntaxError(f"{' or '.join(wanted)} was expected, not {token!r} before {self._rest()}")
        self._at += 1
        return token

    def _rest(self) -> str:
        return " ".join(self._tokens[self._at : self._at + 8])

    def _takes(self, token: str) -> bool:
        """Take a token if it is the next one."""
        if self._peek() != token:
            return False
        self._at += 1
        return True

    def _skip_to_text(self) -> None:
        """Skip the rest of an import, which ends with the name of a file."""
        while not self._take().startswith("'"):
            pass

    def _declaration(self) -> None:
        self._takes("export")
        word = self._take("import", "type", "interface", "const")
        if word == "import" or (word == "type" and self._peek() == "{"):
            self._skip_to_text()
        elif word == "const":
            self._constant()
        elif word == "type":
            name = self._take()
            self._take("=")
            self.types[name] = self._type()
        else:
            self._interface()

    def _constant(self) -> None:
        """Read a list of texts that a type is made of."""
        name = self._take()
        self._take("=")
        self._take("[")
        texts = []
        while not self._takes("]"):
            texts.append(Value(self._take().strip("'")))
            self._takes(",")
        self._take("as")
        self._take("const")
        self.constants[name] = Array(one_of(texts))

    def _interface(self) -> None:
        name, bases = self._take(), []
        if self._takes("extends"):
            bases.append(self._name())
            while self._takes(","):
                bases.append(self._name())
        self._take("{")
        own = self._members()
        self.types[name] = lambda: self._object(name, lambda: merged([*(base() for base in bases), own()]))

    def _object(self, name: str, make: Later) -> Shape:
        """Return the shape of an interface; within itself its name alone."""
        if name in self._open:
            return Again(name, make)
        self._open.append(name)
        try:
            return make()
        finally:
            self._open.pop()

    def _members(self) -> Later:
        found: list[tuple[str, bool, Later]] = []
        while not self._takes("}"):
            name = self._take()
            optional = self._takes("?")
            self._take(":")
            found.append((name, optional, self._type()))
            self._takes(";")
        return lambda: Object(frozenset(Member(name, shape(), optional) for name, optional, shape in found))

    def _type(self) -> Later:
        self._takes("|")
        found = [self._intersection()]
        while self._takes("|"):
            found.append(self._intersection())
        return found[0] if len(found) == 1 else lambda: one_of([each() for each in found])

    def _intersection(self) -> Later:
        found = [self._postfix()]
        while self._takes("&"):
            found.append(self._postfix())
        return found[0] if len(found) == 1 else lambda: merged([each() for each in found])

    def _postfix(self) -> Later:
        found = self._simple()
        while self._takes("["):
            found = self._array(found) if self._takes("]") else self._part(found)
        return found

    def _array(self, of: Later) -> Later:
        return lambda: Array(of())

    def _part(self, whole: Later) -> Later:
        """Read what stands in brackets: the name of a member, or a number for what an array is of."""
        token = self._take()
        self._take("]")
        return lambda: part_of(whole(), token)

    def _simple(self) -> Later:
        token = self._peek()
        if self._takes("{"):
            return self._members()
        if self._takes("["):
            return self._row()
        if self._takes("("):
            found = self._type()
            self._take(")")
            return found
        if self._takes("typeof"):
            constant = self._take()
            return lambda: self.constants[constant]
        if token.startswith(("'", '"')):
            self._take()
            return lambda: Value(token[1:-1])
        return self._name()

    def _row(self) -> Later:
        """Read a tuple; its members may be named, the last one may be missing."""
        items: list[tuple[bool, Later]] = []
        while not self._takes("]"):
            optional = False
            if self._tokens[self._at + 1] in (":", "?"):
                self._take()
                optional = self._takes("?")
                self._take(":")
            items.append((optional, self._type()))
            self._takes(",")
        return lambda: one_of(
            [
                Row(tuple(shape() for _, shape in items[:length]))
                for length in range(len(items) + 1)
                if all(optional for optional, _ in items[length:])
            ]
        )

    def _name(self) -> Later:
        name, owner = self._take(), self
        if self._takes("."):
            name = self._take()
            owner = self.base or self
        if name in PLAIN:
            return lambda: PLAIN[name]
        if not self._takes("<"):
            return lambda: owner.shape(name)
        given = [self._type()]
        while self._takes(","):
            given.append(self._type())
        self._take(">")
        make: Any = GENERIC[name]
        return lambda: make(*(each() for each in given))


def merged(shapes: list[Shape]) -> Shape:
    """Return an object with the members of several; the last one of a name counts."""
    members: dict[str, Member] = {}
    for shape in shapes:
        if not isinstance(shape, Object):
            raise TypeError(f"only objects can be merged, not {shape}")
        members |= shape.by_name
    return Object(frozenset(members.values()))


def part_of(whole: Shape, token: str) -> Shape:
    """Return a member of an object, or what an array is of."""
    if isinstance(whole, Object):
        return whole.by_name[token.strip("'")].shape
    if isinstance(whole, Array):
        return whole.of
    raise TypeError(f"{whole} has no part {token}")


def fits(shape: Shape, pattern: Shape) -> bool:
    """Tell whether a shape is a special case of another one."""
    return all(any(_is_case(each, other) for other in alternatives(pattern)) for each in alternatives(shape))


def _is_case(shape: Shape, pattern: Shape) -> bool:
    if isinstance(shape, Object) and isinstance(pattern, Object):
        own, wanted = shape.by_name, pattern.by_name
        return all(name in own and fits(own[name].shape, each.shape) for name, each in wanted.items())
    return shape == pattern


def _names(shape: Shape) -> set[str]:
    return {str(each.value) for each in alternatives(shape) if isinstance(each, Value)}


def _omit(shape: Shape, names: Shape) -> Shape:
    assert isinstance(shape, Object)
    assert _names(names) <= shape.by_name.keys(), f"{names} cannot be left out of {shape}"
    return Object(frozenset(each for each in shape.members if each.name not in _names(names)))


def _partial(shape: Shape) -> Shape:
    assert isinstance(shape, Object)
    return Object(frozenset(Member(each.name, each.shape, True) for each in shape.members))


GENERIC: dict[str, Callable[..., Shape]] = {
    "Record": lambda key, value: by_key(key, value, optional=False),
    "Partial": _partial,
    "Omit": _omit,
    "Exclude": lambda shape, left_out: one_of([each for each in alternatives(shape) if not fits(each, left_out)]),
    "Extract": lambda shape, wanted: one_of([each for each in alternatives(shape) if fits(each, wanted)]),
}
