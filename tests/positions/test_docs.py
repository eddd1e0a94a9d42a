"""The page for teachers names everything that can be laid out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from istanbul_nb.games import GAMES, game_of
from istanbul_nb.positions import kind_of
from istanbul_nb.positions.data import facts_of_seat, methods_of
from istanbul_nb.positions.values import facts_of

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
HEADINGS = {"istanbul": "Istanbul", "dice": "The Dice Game", "sultan": "Sultan"}


def rows(game: str) -> list[str]:
    """Return the first cells of the tables of a game."""
    chapter = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    (text,) = [each for each in chapter if each.startswith(HEADINGS[game])]
    return [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_seat_and_every_method_with_its_facts_is_on_the_page(game: str) -> None:
    kind = kind_of(game)
    told = [name for row in rows(game) for name in re.findall(r"`(\w+)`", row)]
    assert sorted(told) == sorted(facts_of_seat(kind))
    called = {name: facts for row in rows(game) for name, facts in re.findall(r"`(\w+)\(([^)]*)\)`", row)}
    methods = methods_of(kind)
    del methods["seat"]
    assert called.keys() == methods.keys()
    for name, method in methods.items():
        named = [re.sub(r"[*=].*|\*", "", fact) for fact in called[name].replace("*", "").split(", ")]
        facts = facts_of(method)
        if not any(each.kind is each.VAR_KEYWORD for each in facts.values()):
            assert named == list(facts), name


def test_every_figure_is_on_the_page() -> None:
    game = game_of("istanbul")
    figures = game.view(kind_of("istanbul").bare({"expansion": "grand"}).state, None)["figures"]
    assert f"`figures({', '.join(figures)})`" in PAGE
