"""Whatever is handed to the methods of a position, it can be laid out or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.core import shorten
from istanbul_nb.games import GAMES
from istanbul_nb.positions import BadPosition, kind_of, laid_out, position
from istanbul_nb.positions.data import methods_of
from istanbul_nb.positions.values import facts_of
from tests.match.sentences import assert_sentence
from tests.match.wrong_values import assert_told

NEEDED = {"seat": 0, "place": 5, "holder": 0, "down": 1}
BOARDS: dict[str, dict[str, Any]] = {"istanbul": {"players": 2, "expansion": "grand"}, "dice": {}, "sultan": {}}


def facts() -> Iterator[tuple[str, str, str]]:
    """Yield everything that can be told to a position of any game."""
    for game in GAMES:
        for name, method in methods_of(kind_of(game)).items():
            yield from ((game, name, fact) for fact in facts_of(method))


def lay(game: str, name: str, fact: str, value: Any) -> object:
    """Tell something to a method of a bare table."""
    laid = position(game, **BOARDS[game])
    method = getattr(laid, name)
    known = facts_of(methods_of(kind_of(game))[name])
    if known[fact].kind is known[fact].VAR_POSITIONAL:
        return method(value).state
    if known[fact].kind is known[fact].VAR_KEYWORD:
        return method(governor=value).state
    needed = {key: each for key, each in NEEDED.items() if key in known}
    return method(**{**needed, fact: value}).state


@pytest.mark.parametrize(("game", "name", "fact"), list(facts()))
def test_a_wrong_value_is_told(game: str, name: str, fact: str) -> None:
    assert_told(lambda value: lay(game, name, fact, value))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_value_in_data_is_told(game: str) -> None:
    for name in methods_of(kind_of(game)):
        key = "seats" if name == "seat" else name
        assert_told(lambda value, key=key: laid_out(game, {"options": BOARDS[game], key: value}))  # type: ignore[misc]
    for key in ("options", "seats"):
        assert_told(lambda value, key=key: laid_out(game, {key: value}))  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_or_data_that_are_none_are_told(game: str) -> None:
    assert_told(lambda value: laid_out(value, {}))
    assert_told(lambda value: laid_out(game, value))
    assert_told(lambda value: laid_out(game, {}, language=value))
    assert_told(position)
    assert_told(lambda value: position(game, players=value))


@pytest.mark.parametrize("number", [10_001, 10**6, 10**20, 10**5000], ids=shorten)
def test_huge_numbers_are_told(number: int) -> None:
    with pytest.raises(BadPosition) as caught:
        position(players=2).seat(0, lira=number).state  # noqa: B018
    assert_sentence(str(caught.value))


def test_a_fact_that_is_not_known_is_told() -> None:
    with pytest.raises(BadPosition, match="lira"):
        position(players=2).seat(0, liras=3)  # type: ignore[call-arg]
