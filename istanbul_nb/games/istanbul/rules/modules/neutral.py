"""Neutral assistants (variant.neutral): one in each starting stack; on the board they are nobody's."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules import turn_choices
from istanbul_nb.games.istanbul.rules.ruleset import Rules
from istanbul_nb.games.istanbul.rules.state import NEUTRAL, State


def register(rules: Rules) -> None:
    """Let neutral assistants be taken, and put one at the bottom of each stack."""
    rules.replace_choice("arrive", turn_choices.Take, turn_choices.TakeNeutral())
    rules.setup_steps.append(replace_bottom_assistants)


def replace_bottom_assistants(state: State) -> None:
    """Return the replaced assistants to the box (ruling.neutral-assistants)."""
    state.stack = [(NEUTRAL, *stack[1:]) for stack in state.stack]
