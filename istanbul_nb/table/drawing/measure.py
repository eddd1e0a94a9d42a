"""How wide words are, more or less, in whatever plain face a reader has."""

from __future__ import annotations

import unicodedata
from itertools import accumulate
from math import fsum

_WIDTHS = {
    **dict.fromkeys("ijlI|!.,:;'’`", 0.26),
    **dict.fromkeys(' frt()[]{}/\\-"“”«»', 0.34),
    **dict.fromkeys("mwMWжшщюмфыЖШЩЮМФЫОQ@%—…", 0.84),
}
_DIGIT, _CAPITAL, _SMALL, _OTHER, _WIDE = 0.56, 0.68, 0.54, 0.62, 1.0
BOLD = 1.06
SPARE = 1.14  # faces differ; the widest must not run into its neighbour


def width(text: str, size: float, bold: bool = False) -> float:
    """Return about how wide a text is.

    >>> 100 < width("Fabric Warehouse", 12.5, bold=True) < 115
    True
    """
    return fsum(map(_letter, text)) * size * (BOLD if bold else 1)


def _letter(letter: str) -> float:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return _WIDE
    if letter.isdecimal():
        return _DIGIT
    return _CAPITAL if letter.isupper() else _SMALL if letter.islower() else _OTHER


def cut(text: str, size: float, room: float, bold: bool = False) -> str:
    """Return a text, shortened if it is too long for its room."""
    if width(text, size, bold) <= room:
        return text
    while text and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def in_two(text: str, size: float, room: float) -> list[str]:
    """Write a bold name on one line, or on two that are about equally long.

    >>> in_two("Tea House", 12.5, 120), in_two("Полицейский участок", 12.5, 120)
    (['Tea House'], ['Полицейский', 'участок'])
    """
    words = text.split()
    if width(text, size, bold=True) <= room or len(words) < 2:
        return [text]
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(ways, key=lambda way: max(width(line, size, bold=True) for line in way)))


def spread(sizes: list[float], gap: float) -> list[float]:
    """Return where things begin that stand in a row.

    >>> spread([10, 20, 5], 2)
    [0.0, 12.0, 34.0]
    """
    return list(accumulate([0.0, *(size + gap for size in sizes[:-1])]))
