"""What the build made of the front end: a module and a style for each game, and a second module for all of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@cache
def front_end(name: str) -> dict[str, str]:
    """Return the module and the style of a game's table, or of the rulebook."""
    endings = {"_esm": "js", "_css": "css"}
    return {trait: (STATIC / f"{name}.{ending}").read_text(encoding="utf-8") for trait, ending in endings.items()}


@cache
def second_module() -> str:
    """Return what the browser needs for hints, reviews and lessons, for any game."""
    return (STATIC / "extras.js").read_text(encoding="utf-8")
