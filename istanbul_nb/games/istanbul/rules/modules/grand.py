"""The Grand Bazaar: both expansions, the Catacombs, five by five places with the Fountain in the middle."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules.places import catacombs
from istanbul_nb.games.istanbul.rules.ruleset import Rules


def register(rules: Rules) -> None:
    """Add what neither expansion has alone: the Catacombs, and the Fountain in the centre (variant.grand)."""
    rules.add_place(catacombs.PLACE)
    rules.fountain_in_the_middle = True
    rules.add_decision(catacombs.Below("emerge", [catacombs.Emerge()], over=rules.decisions["discard"].over))
    rules.home_rules["emerge"] = catacombs.RULE
    rules.sample_actions += ["descend R", "descend C", "descend", "emerge 5", "emerge 99"]
