"""Every attack, found by its module."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

Counts: TypeAlias = dict[str, int]
Attack: TypeAlias = Callable[[int], Counts]
NO_ATTACKS = ("__init__", "__main__", "catalogue")


def names() -> list[str]:
    """Return the names of all attacks."""
    modules = sorted(path.stem for path in Path(__file__).parent.glob("*.py"))
    return [name for name in modules if name not in NO_ATTACKS and not name.startswith("test_")]


def attack_called(name: str) -> Attack:
    """Return the attack of a name."""
    attack: Attack = import_module(f"tests.attacks.{name}").attack
    return attack
