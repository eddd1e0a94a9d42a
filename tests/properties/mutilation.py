"""Ways to mutilate JSON data and save files, sealed and signed again where that lets them go deeper."""

from __future__ import annotations

import base64
import copy
import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st

from istanbul_nb.core import digest

Path = tuple[Any, ...]

DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    1.0,
    1.5,
    -0.0,
    1e308,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**300,
    -(10**4000),
    "",
    " ",
    "0",
    "R",
    "move 12",
    "no such thing",
    "None",
    "istanbul",
    "\x1b[31mred",
    "\u202eback",
    "half \ud800 a letter",
    "\x00",
    "{braces} %s",
    "../../etc/passwd",
    "x" * 100_000,
    [],
    [None],
    [[]],
    [1, 2, 3],
    ["move 12", 6, 6],
    [0] * 10_000,
    {},
    {"": None},
    {"name": "Anna", "bot": None},
    {"a": {"b": {"c": []}}},
    DEEP,
)

hostile = st.one_of(
    st.sampled_from(HOSTILE),
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    ),
)
spots = st.integers(0, 10**6)
ways = st.sampled_from(("replace", "remove", "add", "twice", "swap", "count"))


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield every place in a JSON value."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index))


def mutilated(data: Any, spot: int, way: str, value: Any) -> Any:
    """Return the data with one place replaced, removed, doubled, swapped, counted up or given something new."""
    data = copy.deepcopy(data)
    places = list(paths(data))
    path = places[spot % len(places)]
    if not path:
        return value
    outer = data
    for key in path[:-1]:
        outer = outer[key]
    key = path[-1]
    if way == "remove":
        del outer[key]
    elif way == "add":
        outer.insert(key, value) if isinstance(outer, list) else outer.update({str(value)[:20]: value})
    elif way == "twice" and isinstance(outer, list):
        outer.insert(key, copy.deepcopy(outer[key]))
    elif way == "swap" and isinstance(outer, list):
        outer[key], outer[0] = outer[0], outer[key]
    elif way == "count" and type(outer[key]) is int:
        outer[key] += 1 if spot % 2 else -1
    else:
        outer[key] = value
    return data


def signed(document: Any) -> str:
    """Return a document as a save file with the right digest, as far as it has one."""
    if isinstance(document, dict) and "digest" in document:
        content = {key: value for key, value in document.items() if key != "digest"}
        with suppress(ValueError):  # half a letter has no digest
            document = {**document, "digest": digest(content)}
    return json.dumps(document)


def unsealed(document: dict[str, Any]) -> Any:
    """Return what is behind the seal."""
    return json.loads(zlib.decompress(base64.b64decode("".join(document["sealed"]))))


def sealed(document: dict[str, Any], body: Any) -> dict[str, Any]:
    """Return the document with another body behind its seal."""
    packed = zlib.compress(json.dumps(body).encode() if not isinstance(body, bytes) else body)
    return {**document, "sealed": [base64.b64encode(packed).decode()]}


def opened(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with its body in the open, as if the game were over."""
    header = {key: value for key, value in document.items() if key != "sealed"}
    return {**header, **unsealed(document)}
