"""What is refused, by which rule, with which facts."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action
from tests.games.sultan.scenario import GAME, Scenario, fresh, table

CASES: tuple[tuple[str, str, str, str, dict[str, Any]], ...] = (
    ("offer", "return W", "sultan.offer", "draw-first", {"verb": "return"}),
    ("offer", "bid 7 1", "sultan.offer", "draw-first", {"verb": "bid"}),
    ("offer", "draw 1", "sultan.offer", "malformed", {"action": "draw 1"}),
    ("offer", "draw 7 1", "sultan.offer", "malformed", {"action": "draw 7 1"}),
    ("offer", "dance", "sultan.round", "verb-unknown", {"verb": "dance"}),
    ("lay", "draw", "sultan.offer", "lay-first", {"verb": "draw"}),
    ("lay", "bid 7 1", "sultan.offer", "lay-first", {"verb": "bid"}),
    ("lay", "return B", "sultan.offer", "not-drawn", {"stone": "B", "stones": ["W", "R", "W", "Y"]}),
    ("lay", "return X", "sultan.parts", "stone-unknown", {"stone": "X"}),
    ("lay", "return w", "sultan.parts", "stone-unknown", {"stone": "w"}),
    ("lay", "return 1", "sultan.parts", "stone-unknown", {"stone": "1"}),
    ("lay", "return", "sultan.offer", "malformed", {"action": "return"}),
    ("lay", "return W R", "sultan.offer", "malformed", {"action": "return W R"}),
    ("bid", "draw", "sultan.bid", "laid-already", {"verb": "draw"}),
    ("bid", "return W", "sultan.bid", "laid-already", {"verb": "return"}),
    ("bid", "bid 7", "sultan.bid", "malformed", {"action": "bid 7"}),
    ("bid", "bid 9 1 2", "sultan.bid", "malformed", {"action": "bid 9 1 2"}),
    ("bid", "bid nine 1", "sultan.bid", "malformed", {"action": "bid nine 1"}),
    ("bid", "bid 9 0", "sultan.cushions", "no-such-cushion", {"cushion": 0, "cushions": 3}),
    ("bid", "bid 9 4", "sultan.cushions", "no-such-cushion", {"cushion": 4, "cushions": 3}),
    ("bid", "bid 16 1", "sultan.parts", "no-such-card", {"card": 16, "highest": 15}),
    ("bid", "bid -1 1", "sultan.parts", "no-such-card", {"card": -1, "highest": 15}),
    ("bid", "bid 10 1", "sultan.bid", "not-in-hand", {"card": 10}),
    ("bid", "bid 10 3", "sultan.bid", "not-in-hand", {"card": 10}),
    ("two", "bid 13 1", "sultan.two.cards", "no-such-card", {"card": 13, "highest": 12}),
    ("two", "bid 10 1", "sultan.two.bid", "not-in-hand", {"card": 10}),
    ("two", "bid 1 1", "sultan.two.bid", "same-cushion", {"cushion": 1}),
    ("bid", "pass", "sultan.bid", "must-bid", {"cards": 1}),
    ("two", "pass", "sultan.two.bid", "must-bid", {"cards": 2}),
    ("over", "draw", "sultan.rank", "game-over", {}),
    ("over", "dance", "sultan.rank", "game-over", {}),
)


def moment(name: str) -> Scenario:
    """Return a table at one of the decisions, with two players, or at the end."""
    if name == "over":
        return fresh(players=3).play()
    if name == "two":
        return table(2, offered="W R B", hands=["9", "8"]).do("bid 9 1", "bid 8 1")
    return table(drawn="W R W Y" if name == "lay" else "", offered="W R B" if name == "bid" else "", hands=["9"])


@pytest.mark.parametrize(("at", "action", "rule", "reason", "facts"), CASES, ids=[f"{c[0]}: {c[1]}" for c in CASES])
def test_a_refusal_names_its_rule_and_what_is_wrong(
    at: str, action: str, rule: str, reason: str, facts: dict[str, Any]
) -> None:
    assert moment(at).refused(action)[:3] == (rule, reason, facts)


def test_what_is_tried_out_holds_every_action_there_is_and_some_beside() -> None:
    tried = {str(action) for action in GAME.sample_actions(fresh(players=3).state)}
    bids = {f"bid {card} {cushion}" for card in range(1, 16) for cushion in (1, 2)}
    assert {"draw", *(f"return {letter}" for letter in "WRYGB"), *bids} <= tried
    assert {action for action in tried if action.endswith(" 3") and action.startswith("bid")} == {"bid 1 3", "bid 15 3"}
    assert {"dance 3", "bid 99 1"} <= tried


def test_a_number_that_only_looks_whole_is_taken_as_the_whole_one() -> None:
    scene = table(offered="W R B", hands=["9"])
    GAME.apply(scene.state, Action("bid", (9.0, 2)), scene.chance)
    assert scene.encoded()["bids"] == [[9, 2]]
    assert all(type(number) is int for number in scene.encoded()["bids"][0])
