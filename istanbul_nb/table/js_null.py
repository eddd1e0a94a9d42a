"""None on its way to a page: other kernels make null of it, the one of a browser leaves it out unless it is marked."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any


def _mark() -> Any:
    """Return what becomes null in a page; None itself wherever messages are JSON."""
    if sys.platform != "emscripten":
        return None
    from pyodide import ffi  # noqa: PLC0415

    return getattr(ffi, "jsnull", None)


MARK = _mark()


def encode(message: object, mark: object = MARK) -> Any:
    """Return a message whose None arrives as null."""
    return message if mark is None else _marked(message, mark)


def _marked(value: object, mark: object) -> Any:
    if value is None:
        return mark
    if isinstance(value, Mapping):
        return {name: _marked(item, mark) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_marked(item, mark) for item in value]
    return value
