"""The picture of Sultan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.words import Words

View = Mapping[str, Any]


def drawn(sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
    """What everybody may see."""
    return Drawn(700, 100, (), "", "")
