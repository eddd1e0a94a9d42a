"""Istanbul on the command line: how a game is set up, and which setups are checked."""

from __future__ import annotations

from itertools import product
from typing import Any

LAYOUTS = ("short", "long", "first", "order", "random")
EXPANSIONS = ("none", "mocha", "letters", "grand")
EDITIONS = ("bigbox", "2016")
SETTINGS: dict[str, dict[str, Any]] = {
    "layout": {"choices": LAYOUTS, "help": "how the places of the bazaar lie"},
    "expansion": {
        "choices": EXPANSIONS,
        "help": "mocha is Mocha & Baksheesh, letters is Letters & Seals, grand is the Grand Bazaar with both",
    },
    "deck": {"choices": ("all", "new"), "help": "new: only the new bonus cards of Letters & Seals"},
    "edition": {"choices": EDITIONS, "help": "whose printed numbers are used"},
    "neutral": {"action": "store_true", "default": None, "help": "with neutral assistants"},
    "caravan": {"action": "store_true", "default": None, "help": "with the caravan leader"},
}
VARIANTS: dict[str, dict[str, Any]] = {
    "": {},
    "+neutral": {"neutral": True},
    "+caravan": {"caravan": True},
    "+neutral+caravan": {"neutral": True, "caravan": True},
}
MODULES: dict[str, dict[str, Any]] = {
    f"{'base' if expansion == 'none' else expansion}{variant}": {"expansion": expansion, **options}
    for expansion, (variant, options) in product(EXPANSIONS, VARIANTS.items())
} | {"letters+new": {"expansion": "letters", "deck": "new"}}


def setups_of(given: dict[str, Any]) -> list[dict[str, Any]]:
    """Return one setup for each layout and edition that the expansion has, unless one was given."""
    from istanbul_nb.games.istanbul.rules.options import LAYOUTS as LAYOUTS_OF  # noqa: PLC0415, the help needs no rules

    expansion = given.get("expansion", "none")
    layouts = [given["layout"]] if "layout" in given else LAYOUTS_OF[expansion]
    editions = [given["edition"]] if "edition" in given else EDITIONS if expansion == "none" else EDITIONS[:1]
    return [{**given, "layout": layout, "edition": edition} for layout, edition in product(layouts, editions)]
