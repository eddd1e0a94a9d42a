"""Why not, in Sultan: reasons that used to mislead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from istanbul_nb.words import Words
from tests.attacks.refusals import check
from tests.games.sultan.scenario import Scenario, table

Case = tuple[Callable[[], Scenario], str, str, str, str]  # the table, what is tried, the rule, both sentences


def assert_said(scene: Scenario, action: str, rule: str, english: str, russian: str) -> None:
    """Assert which rule is named and what is said in both languages; what is advised is legal."""
    refusal = scene.refused(action)
    assert refusal.rule == rule
    assert Words("en", "sultan").reason(refusal) == english
    assert Words("ru", "sultan").reason(refusal) == russian
    check("sultan", scene.state, refusal, scene.state.legal or ())


PASS: dict[str, Case] = {
    "four players": (
        lambda: table(4, offered="W R B"),
        "pass",
        "sultan.bid",
        (
            "Nobody passes here: everyone lays one card in every trick, a low one too. Lay a card beside one"
            " of the stones."
        ),
        (
            "Пасовать здесь нельзя: в каждом круге все кладут по карте, пусть и слабой. Положите карту к "
            "одному из камней."
        ),
    ),
    "two players": (
        lambda: table(2, offered="W R B"),
        "pass",
        "sultan.two.bid",
        (
            "Nobody passes here: everyone lays 2 cards in every trick, low ones too. Lay a card beside one "
            "of the stones."
        ),
        (
            "Пасовать здесь нельзя: в каждом круге все кладут по 2 карты, пусть и слабые. Положите карту к "
            "одному из камней."
        ),
    ),
    "before the stones": (
        lambda: table(4),
        "pass",
        "sultan.bid",
        (
            "Nobody passes here: everyone lays one card in every trick, a low one too. First draw the stones"
            " from the bag."
        ),
        (
            "Пасовать здесь нельзя: в каждом круге все кладут по карте, пусть и слабой. Сначала достаньте "
            "камни из мешочка."
        ),
    ),
}


@pytest.mark.rule("sultan.bid", "sultan.two.bid")
@pytest.mark.parametrize("case", PASS)
def test_nobody_passes(case: str) -> None:
    table_of, action, rule, english, russian = PASS[case]
    assert_said(table_of(), action, rule, english, russian)
