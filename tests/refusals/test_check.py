"""The check of refusals notices what misleads."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Action, Refusal
from tests.attacks.refusals import check
from tests.games.istanbul.scenario import GAME, table

LEGAL = tuple(GAME.legal(table().seat(0, lira=1, stack=[], assistants=[1, 2, 3, 4]).arriving(5).state))
TRIED = Action("take")
TRUE = Refusal("ist.assist.pickup", "no-assistant-here", {"place": 5})
FALSE = {
    "there is no such rule": TRUE._replace(rule="ist.assist.nothing").instead(TRIED, LEGAL),
    "that is not true": TRUE._replace(facts={"place": 3}).instead(TRIED, LEGAL),
    "advises 'leave', which is not legal": TRUE.instead(TRIED, (*LEGAL, Action("leave"))),
    "is not legal": Refusal("ist.tile.yellow", "malformed", {"action": "fetch"}).instead(
        Action("fetch"), (Action("fetch", (1,)),)
    ),
    "nothing is advised": TRUE.instead(TRIED, ()),
    "is refused with": Refusal("ist.assist.leave", "stack-empty").instead(Action("leave"), (*LEGAL, Action("pay"))),
}


def test_a_true_refusal_with_legal_advice_passes() -> None:
    scene = table().seat(0, lira=1, stack=[], assistants=[1, 2, 3, 4]).arriving(5)
    assert check("istanbul", scene.state, TRUE.instead(TRIED, LEGAL), LEGAL)


@pytest.mark.parametrize("told", FALSE)
def test_a_refusal_that_misleads_is_noticed(told: str) -> None:
    scene = table().seat(0, lira=1, stack=[], assistants=[1, 2, 3, 4]).arriving(5)
    with pytest.raises(AssertionError, match=told):
        check("istanbul", scene.state, FALSE[told], LEGAL)
