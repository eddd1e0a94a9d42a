"""Whatever is refused names a rule that fits (the "why?" of an illegal click)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from istanbul_nb.core import Action, Seeded
from tests.games.istanbul import promises
from tests.games.istanbul.pauses import DECISIONS, ERRANDS, PAUSES
from tests.games.istanbul.scenario import GAME, Scenario, fresh, table

SCENES: dict[str, Callable[[], Scenario]] = {
    **PAUSES,
    **DECISIONS,
    **{f"errand at {place}": errand for place, errand in ERRANDS.items()},
}
WAITS_FOR = {
    "good": {"ist.card.good"},
    "reward": {"ist.meet.family", "ist.card.family"},
    "fetch": {"ist.card.assistant"},
    "market": {"ist.card.market", "ist.place.market"},
    "palace": {"ist.card.palace2", "ist.place.palace"},
    "errand": {"ist.place.police", "ruling.police"},
    "green": {"ist.tile.green", "ruling.green"},
    "dice": {"ist.tile.red", "ist.window.roll"},
    "pick": {"ist.place.blackmarket", "ruling.blackmarket"},
    "cards": {"ist.place.caravansary", "ruling.caravansary"},
    "discard": {"ist.place.caravansary"},
    "governor": {"ist.meet.governor"},
    "smuggler": {"ist.meet.smuggler"},
    "bribe": {"ist.meet.smuggler"},
    "far": {"ist.move.must", "ist.card.far"},
}


@pytest.mark.rule("ist.turn.order", "ist.cards.any", "ist.act.optional")
@pytest.mark.parametrize("scene", SCENES)
def test_every_attempt_is_either_legal_or_refused_by_a_rule_of_the_book(scene: str) -> None:
    promises.refuses_by_the_book(SCENES[scene]().state)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize(("players", "neutral"), [(2, True), (2, False), (3, True), (5, False)])
def test_so_it_is_in_whole_games(players: int, neutral: bool) -> None:
    chance = Seeded(players)
    state = fresh(chance, players=players, neutral=neutral, layout="random").state
    promises.holds_in_a_whole_game(state, chance, 400)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("scene", SCENES)
def test_what_is_legal_can_be_written_and_read(scene: str) -> None:
    legal = GAME.legal(SCENES[scene]().state)
    assert [Action.parse(str(action)) for action in legal] == list(legal)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("decision", DECISIONS)
def test_a_turn_cannot_be_ended_inside_a_decision_and_the_refusal_names_what_is_waited_for(decision: str) -> None:
    scene = DECISIONS[decision]()
    assert "end" not in scene.legal()
    assert scene.refused("end").rule in WAITS_FOR[decision]


@pytest.mark.rule("ist.turn.order", "ist.move.must", "ist.assist.none", "ist.pay.refuse", "ist.act.optional")
@pytest.mark.parametrize(
    ("pause", "rule"),
    [
        ("before the move", "ist.move.must"),
        ("after the move", "ist.assist.none"),
        ("after the assistant step, before paying", "ist.pay.refuse"),
        ("after the action", "ist.act.optional"),
    ],
)
def test_an_action_out_of_its_phase_names_the_phase_that_is_due(pause: str, rule: str) -> None:
    assert PAUSES[pause]().refused("collect").rule == rule


@pytest.mark.rule("ist.board")
@pytest.mark.parametrize("action", ["move 0", "move 17", "move", "move here", "move 5 6"])
def test_a_walk_to_no_place_names_the_board(action: str) -> None:
    assert table().refused(action).rule == "ist.board"


@pytest.mark.rule("ist.board")
@pytest.mark.parametrize("action", ["send 0", "send 17", "send"])
def test_an_errand_to_no_place_names_the_board(action: str) -> None:
    assert table().acting(12).refused(action).rule == "ist.board"


@pytest.mark.rule("ist.act.optional")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("extend", "ist.place.wainwright"),
        ("fill", "ist.place.warehouse"),
        ("draw deck", "ist.place.caravansary"),
        ("gather 1", "ist.place.fountain"),
        ("roll", "ist.place.blackmarket"),
        ("call 7", "ist.place.teahouse"),
        ("sell R", "ist.place.market"),
        ("send 2", "ist.place.police"),
        ("deliver R G Y B", "ist.place.palace"),
        ("tile R", "ist.place.mosque"),
        ("buy", "ist.place.dealer"),
    ],
)
def test_the_action_of_another_place_names_that_place(action: str, rule: str) -> None:
    assert table().acting(5).refused(action).rule == rule


@pytest.mark.rule("ist.place.post")
def test_nobody_collects_mail_elsewhere() -> None:
    assert table().acting(2).refused("collect").rule == "ist.place.post"


@pytest.mark.rule("ist.cards.any")
@pytest.mark.parametrize("action", ["play nothing", "play", "play lira lira"])
def test_a_card_that_does_not_exist_is_not_played(action: str) -> None:
    assert table().seat(0, hand=["lira"]).refused(action).rule == "ist.cards.any"
