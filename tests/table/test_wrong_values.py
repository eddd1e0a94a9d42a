"""Whatever is handed to a table or to the rulebook, it works or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.match.match import Match
from istanbul_nb.rulebooks.book import rulebook
from istanbul_nb.rulebooks.rule import rule
from istanbul_nb.table import Board, Cart, Hand, Log, Table, play
from tests.match.wrong_values import assert_told


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches keep themselves below the test."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))


def fresh() -> Match:
    """Return a match of two."""
    return Match(players=2, seed=1)


def playing(name: str) -> Callable[[Any], object]:
    """Return a call that tells a table one thing more."""
    return lambda value: play(**{"players": 2, "autosave": False, name: value})


CALLS: dict[str, Callable[[Any], object]] = {
    "play": lambda value: play(value, autosave=False),
    **{f"play, {name}": playing(name) for name in ("names", "bots", "seat", "pace", "language", "hints", "seed")},
    "play, strength": lambda value: play(players=2, bots=1, strength=value, autosave=False),
    "Board": Board,
    "Log": Log,
    "Table": Table,
    "Cart": lambda value: Cart(fresh(), value),
    "Hand": lambda value: Hand(fresh(), value),
    "Table, seat": lambda value: Table(fresh(), seat=value),
    "Table, pace": lambda value: Table(fresh(), pace=value),
    "rule": rule,
    "rule, language": lambda value: rule("sultan.tie", value),
    "rulebook": rulebook,
    "rulebook, language": lambda value: rulebook("sultan", value),
    "rulebook, rule": lambda value: rulebook("sultan", rule=value),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_with_a_wrong_value_is_answered_with_a_sentence(call: str) -> None:
    assert_told(CALLS[call])
