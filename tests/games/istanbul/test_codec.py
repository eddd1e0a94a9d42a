"""A state as JSON: what was written is read, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.core import BadState, Seeded
from tests.games.istanbul.busy import busy
from tests.games.istanbul.letters.city import bazaar
from tests.games.istanbul.letters.city import city as letters
from tests.games.istanbul.mocha.city import city as mocha
from tests.games.istanbul.scenario import GAME, Scenario, table

Path = tuple[str | int, ...]
Fault = tuple[str, str, dict[str, Any]]

WRITTEN = {
    "options": {"components": {}, "edition": "bigbox", "neutral": True, "players": 2},
    "layout": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "seats": [
        {
            "lira": 9,
            "goods": [2, 1, 3, 0],
            "extensions": 1,
            "rubies": 2,
            "tiles": ["R", "G", "Y"],
            "hand": ["good", "far"],
            "merchant": 5,
            "stack": ["own", "neutral"],
            "assistants": [5, 11],
            "fifth": True,
            "family": 9,
        },
        {
            "lira": 4,
            "goods": [0, 0, 0, 1],
            "extensions": 0,
            "rubies": 0,
            "tiles": ["B"],
            "hand": ["lira"],
            "merchant": 8,
            "stack": ["own", "own", "own"],
            "assistants": [3],
            "fifth": False,
            "family": 12,
        },
    ],
    "places": {
        "extensions": 5,
        "wainwright": 1,
        "mosque_tiles": {"R": 1, "G": 1, "Y": 1, "B": 1},
        "mosque_rubies": {"small": 1, "great": 2},
        "palace": 4,
        "dealer": 7,
        "supply": 25,
        "post": 3,
        "large": {"seen": ["RRGBB", "RGBBB"], "top": 1},
        "small": {"seen": ["RGYYB", "RGGYB", "RGGGY"], "top": 2},
        "deck": {
            "good": 3,
            "lira": 3,
            "palace2": 2,
            "post2": 2,
            "dealer2": 2,
            "family": 1,
            "market": 2,
            "stay": 1,
            "far": 3,
            "assistant": 2,
        },
        "discard": ["stay", "family"],
    },
    "figures": {"governor": 6, "smuggler": 12},
    "neutral_merchants": [3, 16, 5],
    "neutral_assistants": [4],
    "turn": {"seat": 0, "first": 1, "round": 4, "met": ["governor"], "yellow": True, "repeat": 5, "paid": True},
    "decisions": [["meet"]],
    "over": False,
}


def changed(scene: Scenario, *changes: tuple[Path, Any]) -> dict[str, Any]:
    """Return a position with other values at some paths."""
    data: Any = GAME.encode(scene.state)
    for path, value in changes:
        outer = data
        for key in path[:-1]:
            outer = outer[key]
        outer[path[-1]] = value
    return data  # type: ignore[no-any-return]


def fault(scene: Scenario, *changes: tuple[Path, Any]) -> Fault | None:
    """Return where, why and with which facts a changed position is not read; `None` if it is."""
    try:
        GAME.decode(changed(scene, *changes))
    except BadState as error:
        return error.where.removeprefix("state").lstrip("."), error.reason, error.facts
    return None


def where(path: Path) -> str:
    """Return a path as a fault names it."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def test_a_state_is_written_word_for_word() -> None:
    assert GAME.encode(busy().state) == WRITTEN
    assert GAME.encode(GAME.decode(WRITTEN)) == WRITTEN


@pytest.mark.parametrize("expansion", ["mocha", "letters", "grand"])
def test_with_an_expansion_the_turn_tells_which_figure_moved_and_where_it_stands(expansion: str) -> None:
    data = GAME.encode(table(expansion=expansion).seat(0, at=6).state)
    assert data["options"]["expansion"] == expansion
    more = {name: data["turn"][name] for name in data["turn"].keys() - WRITTEN["turn"].keys()}  # type: ignore[attr-defined]
    assert more == {"spot": 6, "walker": "merchant", "bound": True, "begun": False}


def test_what_is_written_can_be_changed_without_harm_to_the_rules() -> None:
    changes = {"box_rubies": 43, "payout_small": [2, 5, 9, 14, 21]}
    state = GAME.setup({"components": changes, "first": 0, "layout": "order"}, Seeded(1))
    GAME.encode(state)["options"]["components"]["payout_small"].clear()
    assert GAME.encode(state)["options"]["components"] == changes


BOUNDS: list[tuple[Callable[[], Scenario], Path, int, int]] = [
    (busy, ("layout", 0), 1, 16),
    (busy, ("seats", 1, "lira"), 0, 10_000),
    (busy, ("seats", 1, "extensions"), 0, 3),
    (busy, ("seats", 0, "goods", 1), 0, 3),
    (busy, ("seats", 1, "goods", 3), 0, 2),
    (busy, ("seats", 1, "rubies"), 0, 42),
    (busy, ("seats", 1, "merchant"), 1, 16),
    (busy, ("seats", 0, "assistants", 0), 1, 16),
    (busy, ("seats", 1, "family"), 1, 16),
    (busy, ("places", "extensions"), 0, 6),
    (table, ("places", "extensions"), 0, 9),
    (busy, ("places", "wainwright"), 0, 42),
    (busy, ("places", "mosque_tiles", "R"), 0, 2),
    (table, ("places", "mosque_tiles", "B"), 0, 3),
    (busy, ("places", "mosque_rubies", "great"), 0, 42),
    (busy, ("places", "palace"), 0, 11),
    (busy, ("places", "dealer"), 0, 12),
    (busy, ("places", "supply"), 0, 42),
    (busy, ("places", "post"), 0, 4),
    (busy, ("places", "large", "top"), 1, 1),
    (busy, ("places", "small", "top"), 2, 2),
    (lambda: busy().demand(large="RRGBB RGBBB RRYBB RYBBB RGYBB"), ("places", "large", "top"), 0, 4),
    (lambda: busy().demand(large="RRGBB RGBBB RRYBB RYBBB"), ("places", "large", "top"), 3, 3),
    (busy, ("places", "deck", "good"), 0, 4),
    (busy, ("places", "deck", "stay"), 0, 2),
    (busy, ("figures", "smuggler"), 1, 16),
    (mocha, ("figures", "trader"), 1, 20),
    (letters, ("figures", "courier"), 1, 24),
    (busy, ("neutral_merchants", 2), 1, 16),
    (busy, ("neutral_assistants", 0), 1, 16),
    (busy, ("turn", "seat"), 0, 1),
    (busy, ("turn", "first"), 0, 1),
    (busy, ("turn", "round"), 1, 10**6),
    (busy, ("turn", "repeat"), 0, 16),
    (bazaar, ("turn", "repeat"), 0, 25),
    (bazaar, ("turn", "spot"), 0, 25),
    (lambda: table().acting(5), ("decisions", 0, 1), 5, 5),
    (lambda: table().acting(12).do("send 5"), ("decisions", 1, 1), 5, 5),
    (lambda: table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]), ("decisions", 1, 2), 0, 12),
    (lambda: table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]), ("decisions", 1, 3), 1, 6),
    (lambda: table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]), ("decisions", 1, 4), 1, 6),
]


@pytest.mark.parametrize(("scene", "path", "least", "most"), BOUNDS, ids=[where(bound[1]) for bound in BOUNDS])
def test_a_number_is_read_within_its_bounds_and_not_beyond(
    scene: Callable[[], Scenario], path: Path, least: int, most: int
) -> None:
    beyond = (where(path), "range", {"least": least, "most": most})
    for value in (least - 1, most + 1, str(least), True):
        assert fault(scene(), (path, value)) == beyond
    for value in (least, most):
        assert fault(scene(), (path, value)) != beyond


FAULTS: dict[str, tuple[Callable[[], Scenario], list[tuple[Path, Any]], Fault]] = {
    "no options": (table, [(("options",), [])], ("options", "not-object", {})),
    "a place twice": (table, [(("layout", 0), 2)], ("layout", "layout-twice", {})),
    "a layout too short": (table, [(("layout",), [1, 2])], ("layout", "length", {"length": 16})),
    "a place of another expansion": (letters, [(("seats", 0, "merchant"), 20)], ("seats[0].merchant", "no-place", {})),
    "an assistant there": (
        letters,
        [(("seats", 0, "assistants"), [3, 20])],
        ("seats[0].assistants[1]", "no-place", {}),
    ),
    "a tile twice": (table, [(("seats", 0, "tiles"), ["R", "R"])], ("seats[0].tiles", "not-rising", {})),
    "tiles out of order": (table, [(("seats", 0, "tiles"), ["B", "R"])], ("seats[0].tiles", "not-rising", {})),
    "a hand out of order": (table, [(("seats", 0, "hand"), ["far", "good"])], ("seats[0].hand", "not-rising", {})),
    "an assistant at the Fountain": (
        table,
        [(("seats", 1, "assistants"), [7]), (("seats", 1, "stack"), ["own"] * 3)],
        ("seats[1].assistants", "fountain-assistant", {}),
    ),
    "a neutral one there": (
        busy,
        [(("neutral_assistants",), [7])],
        ("neutral_assistants", "fountain-assistant", {}),
    ),
    "neutral ones out of order": (busy, [(("neutral_assistants",), [9, 4])], ("neutral_assistants", "not-rising", {})),
    "no neutral merchants": (busy, [(("neutral_merchants",), [])], ("neutral_merchants", "length", {"length": 3})),
    "neutral merchants for three": (
        table,
        [(("neutral_merchants",), [1, 2, 3])],
        ("neutral_merchants", "length", {"length": 0}),
    ),
    "no demand tile": (table, [(("places", "small", "seen"), [])], ("places.small.seen", "demand-seen", {})),
    "a demand tile twice": (
        table,
        [(("places", "large"), {"seen": ["RRGBB", "RRGBB"], "top": 1})],
        ("places.large.seen", "demand-seen", {}),
    ),
    "figures met out of order": (
        table,
        [(("turn", "met"), ["smuggler", "governor"])],
        ("turn.met", "not-rising", {}),
    ),
    "a card too many": (
        table,
        [(("seats", 0, "hand"), ["good"])],
        ("", "count", {"what": "cards", "expected": "4 4 2 2 2 2 2 2 4 2", "found": "5 4 2 2 2 2 2 2 4 2"}),
    ),
    "a ruby too few": (
        table,
        [(("places", "supply"), 16)],
        ("", "count", {"what": "rubies", "expected": "42", "found": "41"}),
    ),
    "an extension too many": (
        table,
        [(("seats", 0, "extensions"), 1)],
        ("", "count", {"what": "extensions", "expected": "9", "found": "10"}),
    ),
    "a mosque tile too many": (
        table,
        [(("seats", 0, "tiles"), ["G"])],
        ("", "count", {"what": "mosque tiles", "expected": "3 3 3 3", "found": "3 4 3 3"}),
    ),
    "an assistant too few": (
        table,
        [(("seats", 2, "stack"), ["own"] * 3)],
        ("", "count", {"what": "assistants", "expected": "5 5 5", "found": "5 5 4"}),
    ),
    "a neutral assistant too many": (
        table,
        [(("neutral_assistants",), [3])],
        ("", "count", {"what": "neutral assistants", "expected": "0", "found": "1"}),
    ),
    "a guild card too few": (
        mocha,
        [(("mocha", "guild_deck"), list(range(2, 21)))],
        ("", "count", {"what": "guild cards", "expected": " ".join("1" * 20), "found": " ".join("0" + "1" * 19)}),
    ),
    "over and something to decide": (table, [(("over",), True)], ("decisions", "decisions-over", {})),
    "nothing to decide": (table, [(("decisions",), [])], ("decisions", "decisions-over", {})),
    "over before anybody has enough": (
        lambda: table().seat(0, rubies=4),
        [(("over",), True), (("decisions",), [])],
        ("decisions", "decisions-early", {}),
    ),
    "last cards before anybody has enough": (
        lambda: table().seat(0, rubies=4),
        [(("decisions",), [["last"]])],
        ("decisions", "decisions-early", {}),
    ),
    "a decision of its own": (table, [(("decisions",), [["dance"]])], ("decisions[0][0]", "not-decision", {})),
    "a decision that is a number": (table, [(("decisions",), [[5]])], ("decisions[0][0]", "not-decision", {})),
    "a decision that is a list": (table, [(("decisions",), [[["move"]]])], ("decisions[0][0]", "not-decision", {})),
    "a decision without a name": (table, [(("decisions",), [[]])], ("decisions[0]", "not-decision", {})),
    "a decision with too much": (table, [(("decisions",), [["move", 1]])], ("decisions[0]", "length", {"length": 1})),
    "no pause below": (table, [(("decisions",), [["good"]])], ("decisions", "decisions-order", {})),
    "a pause over a pause": (table, [(("decisions",), [["meet"], ["meet"]])], ("decisions", "decisions-order", {})),
    "a reward before the arrival": (
        table,
        [(("decisions",), [["arrive"], ["bribe"]])],
        ("decisions", "decisions-order", {}),
    ),
    "a decision of nobody": (
        letters,
        [(("decisions",), [["meet"], ["kiosk-next", 1, 0]])],
        ("decisions", "decisions-order", {}),
    ),
    "paid before the move": (
        lambda: table().seat(0, at=5),
        [(("turn", "paid"), True)],
        ("decisions", "decisions-table", {}),
    ),
    "paid and paying": (
        lambda: table().seat(1, at=5).paying(5),
        [(("turn", "paid"), True)],
        ("decisions", "decisions-table", {}),
    ),
    "arriving at the Fountain": (table, [(("decisions",), [["arrive"]])], ("decisions", "decisions-table", {})),
    "paying at the Fountain": (table, [(("decisions",), [["pay"]])], ("decisions", "decisions-table", {})),
    "paying nobody": (
        lambda: table().seat(0, at=5),
        [(("decisions",), [["pay"]])],
        ("decisions", "decisions-table", {}),
    ),
    "taken away before the move": (mocha, [(("turn", "spot"), 0)], ("decisions", "decisions-table", {})),
    "somewhere else": (mocha, [(("turn", "spot"), 3)], ("turn.spot", "decisions-table", {})),
    "a companion who is not there": (
        letters,
        [(("turn", "walker"), "companion")],
        ("turn.spot", "decisions-table", {}),
    ),
    "a roll for nothing": (
        lambda: table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]),
        [(("decisions", 1, 1), "dance")],
        ("decisions[1][1]", "not-roll", {}),
    ),
    "a roll below everything": (
        table,
        [(("decisions",), [["dice", "teahouse", 7, 1, 2]])],
        ("decisions[0]", "decisions-order", {}),
    ),
    "a roll that is a list": (
        lambda: table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]),
        [(("decisions", 1, 1), ["teahouse"])],
        ("decisions[1][1]", "not-roll", {}),
    ),
    "a roll before the move": (
        table,
        [(("decisions",), [["move"], ["dice", "teahouse", 7, 1, 2]])],
        ("decisions[1][1]", "not-roll", {}),
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    scene, changes, expected = FAULTS[what]
    assert fault(scene(), *changes) == expected


@pytest.mark.parametrize("change", [{"players": 9}, {"edition": "1999"}, {"components": {"box_rubies": 5}}])
def test_options_that_do_not_work_are_refused(change: dict[str, Any]) -> None:
    options = GAME.encode(table().state)["options"]
    found = fault(table(), (("options",), {**options, **change}))
    assert found is not None
    assert found[:2] == ("options", "options")
    assert list(found[2]) == ["error"]


@pytest.mark.parametrize("number", [249, 250])
def test_250_decisions_at_once_are_the_most(number: int) -> None:
    expected = {249: ("decisions", "decisions-order", {}), 250: ("decisions", "decisions-many", {"most": 250})}
    assert fault(table(), (("decisions",), [["move"], *[["good"]] * number])) == expected[number]


@pytest.mark.rule("ist.end.cards", "ist.end.rank")
def test_with_just_enough_rubies_the_game_may_be_over_or_ask_for_last_cards() -> None:
    scene = table().seat(1, rubies=5).seat(0, hand=["lira"])
    assert fault(scene, (("over",), True), (("decisions",), [])) is None
    assert fault(scene, (("decisions",), [["last"]])) is None


@pytest.mark.rule("ist.pay.merchants")
@pytest.mark.parametrize("decision", [["act", 5], ["meet"]])
def test_who_has_paid_may_act_and_meet(decision: list[Any]) -> None:
    assert fault(table().seat(0, at=5), (("turn", "paid"), True), (("decisions",), [decision])) is None


@pytest.mark.rule("ist.assist.leave", "ist.pay.merchants")
def test_elsewhere_than_at_the_fountain_one_arrives_and_pays() -> None:
    scene = table().seat(0, at=5).seat(1, at=5)
    assert fault(scene, (("decisions",), [["arrive"]])) is None
    assert fault(scene, (("decisions",), [["pay"]])) is None


@pytest.mark.rule("ruling.figures")
@pytest.mark.parametrize("met", [[], ["governor"], ["smuggler"], ["governor", "smuggler"]])
def test_figures_that_were_met_this_turn_are_written_by_name(met: list[str]) -> None:
    data = GAME.encode(table().turn(met=met).state)
    assert data["turn"]["met"] == met
    assert GAME.encode(GAME.decode(data)) == data


@pytest.mark.rule("letters.place.kiosk")
def test_whoever_is_asked_is_asked_again_after_reading() -> None:
    scene = letters().acting(22).do("browse", letters=[9], kiosk=["good-R", "good-G", "card", "die"])
    actors = [scene.actor, scene.do("pick good-R", "use").actor]
    assert GAME.actor(GAME.decode(GAME.encode(scene.state))) == actors[1] == 1 != actors[0]
