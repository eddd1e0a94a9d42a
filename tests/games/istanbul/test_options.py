"""What can be chosen, what goes together, and which corrected tables still make a game."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import BadOptions, Seeded
from istanbul_nb.games.istanbul.rules.components import corrected, printed
from istanbul_nb.games.istanbul.rules.options import NUMBERS, OPTIONS, complete, modules_in, rules_for, written
from tests.games.istanbul.scenario import GAME

DEFAULTS = {
    "players": 3,
    "layout": "short",
    "edition": "bigbox",
    "neutral": False,
    "first": None,
    "components": {},
    "expansion": "none",
    "caravan": False,
    "deck": "all",
}
PLACES = list(range(1, 17))


def fault(options: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
    """Return why no game can be set up with these options, and the facts; `None` if one can."""
    try:
        rules_for(complete(options))
    except BadOptions as error:
        return error.reason, error.facts
    return None


def test_what_can_be_chosen() -> None:
    assert {option.name: option.choices for option in OPTIONS} == {
        "players": (2, 3, 4, 5),
        "layout": ("short", "long", "order", "random"),
        "edition": ("bigbox", "2016"),
        "neutral": (False, True),
        "first": (None, 0, 1, 2, 3, 4),
        "components": ({},),
        "expansion": ("none", "mocha", "letters", "grand"),
        "caravan": (False, True),
        "deck": ("all", "new"),
    }


def test_what_is_not_chosen_has_a_default() -> None:
    assert complete({}) == DEFAULTS
    assert complete({"expansion": "mocha"}) == {**DEFAULTS, "expansion": "mocha", "layout": "first"}
    assert complete({"expansion": "grand"}) == {**DEFAULTS, "expansion": "grand", "layout": "random"}
    assert complete({"layout": tuple(PLACES)})["layout"] == PLACES


@pytest.mark.rule("ist.board", "mocha.setup.board", "letters.setup.board", "variant.grand")
def test_each_board_has_its_places() -> None:
    assert {
        "none": tuple(PLACES),
        "mocha": (*PLACES, 17, 18, 19, 20),
        "letters": (*PLACES, 21, 22, 23, 24),
        "grand": (*PLACES, 17, 18, 19, 20, 21, 22, 23, 24, 25),
    } == NUMBERS
    for expansion, numbers in NUMBERS.items():
        assert rules_for(complete({"expansion": expansion})).numbers == numbers


ACCEPTED: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"layout": layout} for layout in ("short", "long", "order", "random", PLACES, PLACES[::-1])),
    *({"expansion": "mocha", "layout": layout} for layout in ("first", "order", "random")),
    *({"expansion": "letters", "layout": layout} for layout in ("first", "order", "random")),
    *({"expansion": "grand", "layout": layout} for layout in ("order", "random", list(range(25, 0, -1)))),
    *({"edition": edition} for edition in ("bigbox", "2016")),
    *({"players": 5, "first": first} for first in (None, 0, 1, 2, 3, 4)),
    {"players": 2, "first": 1},
    {"players": 4, "neutral": True},
    {"expansion": "letters", "deck": "new"},
    {"expansion": "letters", "caravan": True},
]


@pytest.mark.parametrize("options", ACCEPTED, ids=str)
def test_what_goes_together_makes_a_game(options: dict[str, Any]) -> None:
    state = GAME.setup(options, Seeded(1))
    assert GAME.legal(state)
    if options.get("first") is not None:
        assert GAME.actor(state) == options["first"]


REFUSED: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"dice": 3}, "option-unknown", {"option": "dice"}),
    ({"players": 6}, "option-choice", {"option": "players", "value": "6", "choices": "2, 3, 4, 5"}),
    ({"players": 3.0}, "option-choice", {"option": "players", "value": "3.0", "choices": "2, 3, 4, 5"}),
    ({"first": 5}, "option-choice", {"option": "first", "value": "5", "choices": "None, 0, 1, 2, 3, 4"}),
    ({"caravan": 1}, "option-choice", {"option": "caravan", "value": "1", "choices": "False, True"}),
    ({"players": 2, "first": 2}, "first-seat", {"players": 2}),
    ({"players": 5, "neutral": True}, "neutral-players", {"players": 5}),
    *(
        ({"expansion": name, "edition": "2016"}, "edition-expansion", {"expansion": name})
        for name in ("mocha", "letters", "grand")
    ),
    *(({"expansion": name, "deck": "new"}, "deck-expansion", {}) for name in ("none", "mocha", "grand")),
    (
        {"layout": "first"},
        "option-choice",
        {"option": "layout", "value": "first", "choices": "short, long, order, random"},
    ),
    (
        {"expansion": "mocha", "layout": "short"},
        "option-choice",
        {"option": "layout", "value": "short", "choices": "first, order, random"},
    ),
    (
        {"expansion": "grand", "layout": "first"},
        "option-choice",
        {"option": "layout", "value": "first", "choices": "random"},
    ),
    ({"layout": PLACES[1:]}, "layout-places", {"board": "none", "places": 16}),
    ({"layout": [*PLACES[1:], 1.0]}, "layout-places", {"board": "none", "places": 16}),
    ({"layout": [*PLACES[1:], "1"]}, "layout-places", {"board": "none", "places": 16}),
    ({"expansion": "letters", "layout": PLACES}, "layout-places", {"board": "letters", "places": 20}),
    ({"components": []}, "component-shape", {"name": "components"}),
    ({"components": {"dice": 3}}, "component-unknown", {"name": "dice"}),
    ({"components": {"target": 5}}, "component-shape", {"name": "target"}),
]


@pytest.mark.parametrize(("options", "reason", "facts"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_does_not_go_together_is_refused(options: dict[str, Any], reason: str, facts: dict[str, Any]) -> None:
    assert fault(options) == (reason, facts)


def test_corrected_tables_are_looked_at_with_the_other_options() -> None:
    with pytest.raises(BadOptions) as caught:
        complete({"components": {"target": 5}})
    assert (caught.value.reason, caught.value.facts) == ("component-shape", {"name": "target"})


def test_options_of_later_versions_are_written_only_if_they_are_chosen() -> None:
    old = {name: value for name, value in DEFAULTS.items() if name not in ("expansion", "caravan", "deck")}
    assert written(DEFAULTS) == old
    chosen = {"expansion": "letters", "caravan": True, "deck": "new"}
    assert written({**DEFAULTS, **chosen}) == {**old, **chosen}


MODULES: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"expansion": "none", "caravan": False}, []),
    ({"expansion": "mocha"}, ["mocha"]),
    ({"expansion": "letters"}, ["letters"]),
    ({"expansion": "grand"}, ["mocha", "letters", "grand"]),
    ({"expansion": "grand", "caravan": True}, ["mocha", "letters", "grand", "caravan"]),
    ({"caravan": True}, ["caravan"]),
    ({"caravan": 1}, []),
    ({"caravan": "yes"}, []),
    ({"expansion": ["mocha"]}, []),
    ({"expansion": "chess"}, []),
]


@pytest.mark.parametrize(("options", "modules"), MODULES, ids=str)
def test_a_game_is_of_these_modules_whatever_the_options_are(options: dict[str, Any], modules: list[str]) -> None:
    assert modules_in(options) == modules
    base = {"istanbul": 1, "edition2016": 1, "neutral": 1}
    assert GAME.versions(options) == {**base, **dict.fromkeys(modules, 1)}


def test_the_game_tells_what_it_is() -> None:
    info = GAME.info
    assert (info.id, info.title, info.players) == ("istanbul", "Istanbul", (2, 5))
    assert (info.seats, info.options) == (("plum", "saffron", "teal", "ink", "pearl"), OPTIONS)
    assert info.versions == GAME.versions({}) == {"istanbul": 1, "edition2016": 1, "neutral": 1}
    assert info.turns == {"turn": "turn", "another-turn": "another", "last-cards": "last"}


def test_printed_tables_can_be_looked_at_and_corrected() -> None:
    target = printed()["target"]
    assert tuple(target) == ([6, 5, 5, 5], "printed")
    target.value.clear()
    assert printed()["target"].value == [6, 5, 5, 5]
    assert corrected({"start_lira": 7})["start_lira"] == (7, "corrected")
    assert (
        corrected({"demand_small": ["RRRRR", "RGGYB", "RGGGY", "RGGYY", "GGYYB"]})["demand_small"].value[0] == "RRRRR"
    )
