"""What holds at every moment of every setup: saving, conserving, refusing by a rule of the book, hiding hands."""

from __future__ import annotations

import json

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.istanbul.rules import State
from tests.coverage.marks import rule_ids
from tests.games.istanbul.scenario import GAME, Scenario


def goes_on_the_same_when_saved(state: State) -> None:
    """Check that a state that was written and read is the same, and leads to the same."""
    saved = GAME.decode(json.loads(json.dumps(GAME.encode(state))))
    assert GAME.legal(saved) == GAME.legal(state)
    assert GAME.actor(saved) == GAME.actor(state)
    assert GAME.view(saved, None) == GAME.view(state, None)
    for action in GAME.legal(state):
        one, other = GAME.copy(state), GAME.copy(saved)
        assert GAME.apply(one, action, Seeded(1)) == GAME.apply(other, action, Seeded(1))
        assert GAME.digest(GAME.decode(GAME.encode(one))) == GAME.digest(other)


def loses_nothing(state: State) -> None:
    """Check that nothing appears or vanishes by any action."""
    before = GAME.inventory(state)
    for action in GAME.legal(state):
        twin = GAME.copy(state)
        GAME.apply(twin, action, Seeded(1))
        assert GAME.inventory(twin) == before


def refuses_by_the_book(state: State) -> None:
    """Check that every attempt is either legal or refused by a rule of the book."""
    legal = set(GAME.legal(state))
    refusals = {action: GAME.explain(state, action) for action in {*GAME.sample_actions(state), *legal}}
    assert {action for action, refusal in refusals.items() if refusal is None} == legal
    assert {refusal.rule for refusal in refusals.values() if refusal is not None} <= rule_ids()


def can_be_written(state: State) -> None:
    """Check that what is legal has a notation, each its own."""
    legal = GAME.legal(state)
    assert [Action.parse(str(action)) for action in legal] == list(legal)
    assert len(set(legal)) == len(legal)


def hides_hands(scene: Scenario) -> None:
    """Check that others see no card of the first seat, and nothing changes for them when it holds other cards."""
    for other in (1, 2, None):
        view = scene.view(other)
        assert view.get("hand", []) == view.get("mocha", {}).get("hand", []) == []
        assert GAME.view(GAME.resample_hidden(scene.state, other, Seeded(3)), other) == view


def holds_in_a_whole_game(state: State, chance: Seeded, steps: int) -> None:
    """Check the same at every step of a random game."""
    for _ in range(steps):
        legal = GAME.legal(state)
        assert len(set(legal)) == len(legal) > 0
        refuses_by_the_book(state)
        GAME.apply(state, legal[chance.pick(range(len(legal)), [1] * len(legal))], chance)
        assert GAME.digest(GAME.decode(GAME.encode(state))) == GAME.digest(state)
