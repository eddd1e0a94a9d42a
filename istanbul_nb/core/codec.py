"""Canonical JSON and digests: the same value always gives the same bytes; and JSON that comes from elsewhere."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from math import isinf
from typing import Any

DEEPEST = 20  # lists in lists; no state of a game has ten
LONGEST_NUMBER = 30  # digits


class TooLarge(ValueError):
    """Data beyond the bounds of what is read."""


def parse_json(text: str, largest: int) -> Any:
    """Return the value of a JSON text that nobody vouches for.

    `TooLarge` beyond so many characters, or where values are nested too deeply or numbers are too long; another
    `ValueError` where it is not JSON.
    """
    if len(text) > largest:
        raise TooLarge("the text is too long")
    try:
        value = json.loads(text, parse_int=_whole, parse_float=_fraction, parse_constant=_no_number)
    except RecursionError:
        raise TooLarge("values are nested too deeply") from None
    _check_depth(value)
    return value


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise TooLarge("a number is too long")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise TooLarge("a number is too large")
    return number


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def _check_depth(value: Any) -> None:
    level = [value] if type(value) in (dict, list) else []
    for _ in range(DEEPEST):
        inside = (each.values() if type(each) is dict else each for each in level)
        level = [each for values in inside for each in values if type(each) in (dict, list)]
        if not level:
            return
    raise TooLarge("values are nested too deeply")


def canonical(value: object) -> str:
    """Write a value as JSON with sorted keys and no spaces; the same on every machine."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def plain(value: object) -> Any:
    """Return a copy made of JSON's own kinds: mappings become dicts, sequences lists."""
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def digest(value: object) -> str:
    """Return a fingerprint of a JSON value.

    >>> digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    True
    """
    return hashlib.sha256(canonical(value).encode()).hexdigest()
