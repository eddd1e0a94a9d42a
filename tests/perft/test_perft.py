"""Whole turns, counted twice: by the engine, and by a brute-force reading of the rules that shares no code with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.core import Action, Chance, enumerate_chance
from istanbul_nb.games.istanbul.rules import Istanbul, State
from tests.perft.brute_force import turns_and_ends
from tests.perft.positions import POSITIONS

GAME = Istanbul()
COMPARED = ("seats", "places", "figures", "neutral_merchants", "neutral_assistants")


def complete_turns(state: State, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], State]]:
    """Yield every complete turn from here on: its actions with the answers of chance, and where it ends."""

    def apply(action: Action, chance: Chance) -> State:
        twin = state.copy()
        GAME.apply(twin, action, chance)
        return twin

    for action in GAME.legal(state):
        for outcome in enumerate_chance(lambda chance, action=action: apply(action, chance)):  # type: ignore[misc]
            path = (*before, str(action), *(f"={answer}" for answer in outcome.answers))
            if action.verb == "end":
                yield path, outcome.result
            else:
                yield from complete_turns(outcome.result, path)


def table(position: dict[str, Any]) -> dict[str, Any]:
    """Return what of a position both sides write down."""
    return {name: position[name] for name in COMPARED}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_complete_turn_is_found_and_ends_alike(name: str) -> None:
    found = {turn: table(GAME.encode(end)) for turn, end in complete_turns(GAME.decode(POSITIONS[name]))}
    expected = {turn: table(end) for turn, end in turns_and_ends(POSITIONS[name])}
    assert len(found) == len(expected)
    assert found.keys() == expected.keys()
    assert [turn for turn in found if found[turn] != expected[turn]] == []


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 30
