"""Who sits at a match, and what it is set up with."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.games.istanbul.rules.components import printed
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words

from .playing import played, printed_table
from .sentences import assert_sentence, refusal_of

HOSTILE_NAMES = (
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE seats; --",
    "{ $name } { PLACE($place) }",
    "%s %(name)s {0}",
    "\\n\\u0000",
    "“quoted” & «quoted»",
    "../../etc/passwd",
    "Zoë 李小龍 Анна 🙂",
)


def test_seats_are_named_by_their_colours_until_somebody_says_otherwise() -> None:
    assert Match(players=2).names == ["Plum", "Saffron"]
    assert len(set(Match(players=5, language="ru").names)) == 5


def test_as_many_players_sit_down_as_are_named() -> None:
    match = Match(names=["Anna", "Boris", "Chen", "Dora"])
    assert match.names == ["Anna", "Boris", "Chen", "Dora"]
    assert len(match.view["seats"]) == 4


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_a_hostile_name_is_just_a_name(name: str) -> None:
    match = Match(names=[name, "Boris"], seed=3, first=0)
    assert match.names[0] == name
    assert name in match.picture(0)
    with pytest.raises(MatchError) as caught:
        match.do("move 12", seat=1)
    assert str(caught.value) == Words().say("not-your-turn", name="NAME").replace("NAME", name)
    assert Match.load(match.text()).names == match.names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("An\x00na", "Anna"),
        ("\x1b[31mAnna\x1b[0m", "[31mAnna[0m"),
        ("Anna\r\n\tMaria", "Anna Maria"),
        ("\u202eAnna\u200b", "Anna"),
        ("Anna\ud800", "Anna"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_loses_control_characters_and_needless_spaces(typed: str, name: str) -> None:
    match = Match(names=[typed, "Boris"])
    assert match.names == [name, "Boris"]
    assert Match.load(match.text()).names == match.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "   ", "\n", "\x00\x07", "\u200b", "x" * 41, None, 7, ["Anna"]])
def test_a_name_that_is_none_is_refused_with_a_sentence(name: Any, language: str) -> None:
    error = refusal_of(lambda: Match(names=["Anna", name], language=language))
    assert error.reason in ("seat-name-empty", "seat-name-long")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("names", "players"), [(["Anna", "Boris"], 3), (["Anna", "Boris", "Chen"], 2)])
def test_the_wrong_number_of_names_is_refused_with_both_numbers(names: list[str], players: int, language: str) -> None:
    sentence = str(refusal_of(lambda: Match(names=names, players=players, language=language)))
    assert str(len(names)) in sentence
    assert str(players) in sentence


@pytest.mark.parametrize("names", [[], ["Anna"], ["A", "B", "C", "D", "E", "F"]])
def test_too_few_or_too_many_names_for_the_game_are_refused(names: list[str]) -> None:
    refusal_of(lambda: Match(names=names))


@pytest.mark.parametrize("names", ["Anna", 3, {"Anna": 1, "Boris": 2}])
def test_names_that_are_no_list_are_refused(names: Any) -> None:
    refusal_of(lambda: Match(names=names))


ORDER = list(range(1, 17))
IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 6},
    {"players": "3"},
    {"players": 3.0},
    {"players": True},
    {"players": None},
    {"layout": "diamond"},
    {"layout": []},
    {"layout": ORDER[:-1]},
    {"layout": [*ORDER[:-1], 1]},
    {"layout": [*ORDER[:-1], "16"]},
    {"layout": [[1]] * 16},
    {"layout": [6, 5.0, *(place for place in ORDER if place not in (5, 6))]},
    {"edition": "2017"},
    {"edition": 2016},
    {"neutral": 1},
    {"neutral": True, "players": 5},
    {"first": 3, "players": 3},
    {"first": -1},
    {"first": True},
    {"components": 5},
    {"components": {"nothing": 1}},
    {"components": {"target": [0, 0, 0, 0]}},
    {"components": {"target": [99, 99, 99, 99]}},
    {"components": {"cart_capacity": -1}},
    {"components": {"dealer_prices": [1]}},
    {"components": {"demand_large": ["RRGBB"] * 5}},
    {"components": {"layout_short": [1] * 16}, "layout": "short"},
    {"colour": "red"},
    {"seed": "seven"},
    {"seed": 1.5},
    {"seed": True},
    {"seed": 2**63},
    {"seed": -(2**63) - 1},
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", IMPOSSIBLE, ids=str)
def test_impossible_options_are_refused_with_a_sentence(options: dict[str, Any], language: str) -> None:
    refusal_of(lambda: Match(language=language, **options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["chess", "../istanbul", "", None, 7])
def test_a_game_that_is_not_there_is_refused_by_name(game: Any, language: str) -> None:
    sentence = str(refusal_of(lambda: Match(game, language=language)))
    assert str(game) in sentence
    assert "istanbul" in sentence


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en, ru"):
        Match(language="xx")


@pytest.mark.parametrize("name", sorted(printed()))
def test_every_printed_table_can_be_corrected(name: str) -> None:
    match = Match(players=3, seed=5, components={name: printed_table(name)})
    assert match.view["seats"] == Match(players=3, seed=5).view["seats"]
    assert Match.load(match.text()).text() == match.text()


def test_a_tile_never_costs_goods_that_the_cart_does_not_hold() -> None:
    free = {"mosque_costs_by_players": [[0] * 2, [0] * 3, [0] * 4, [0] * 4]}
    try:
        match = Match(players=3, seed=1, layout="order", components=free)
    except MatchError as error:
        assert_sentence(str(error))
        return
    match.do("move 15", "leave")
    if "tile Y" in map(str, match.legal):
        match.do("tile Y")
    assert min(match.view["seats"][match.view["first"]]["goods"]) >= 0


def test_options_belong_to_the_match_once_it_has_begun() -> None:
    components = {"start_lira": 5}
    layout = list(reversed(ORDER))
    match = Match(players=2, seed=1, layout=layout, components=components)
    before = match.text()
    components["start_lira"] = 9
    layout.sort()
    assert match.text() == before
    assert Match.load(match.text()).text() == before


def test_the_same_seed_gives_the_same_game_and_no_seed_a_surprise() -> None:
    assert played(40, seed=9).text() == played(40, seed=9).text()
    assert Match().seed != Match().seed
