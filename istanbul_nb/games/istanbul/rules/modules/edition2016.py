"""The 2016 edition of the base game (ruling.editions): an older random layout, and tracks that sell out."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules.ruleset import Rules


def register(rules: Rules) -> None:
    """Switch off what the Big Box brought: refilled tracks, a stricter random layout (ruling.editions)."""
    rules.refills = False
    rules.markets_off_line = False
