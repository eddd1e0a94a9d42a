"""Sultan on the command line: how a game is set up, and which setups are checked."""

from __future__ import annotations

import argparse
from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "memory": {
        "action": argparse.BooleanOptionalAction,
        "default": None,
        "help": "Sultan: the table remembers for the players, or not (default)",
    }
}
MODULES: dict[str, dict[str, Any]] = {}


def setups_of(given: dict[str, Any]) -> list[dict[str, Any]]:
    """Return one setup with notes and one without, unless either was given."""
    return [given] if "memory" in given else [{"memory": True, **given}, {"memory": False, **given}]
