"""Companions: hired, placed, moved instead of the merchant; cards and tiles (section 7 of the rules).

Whom they pay and meet is in `test_companion_meetings`.
"""

from __future__ import annotations

import pytest

from tests.games.istanbul.letters.city import bazaar, city, walker
from tests.games.istanbul.scenario import table

# Hiring


@pytest.mark.rule("letters.companion.hire", "ist.place.fountain")
def test_with_the_fountain_action_the_companion_comes_to_the_own_supply() -> None:
    scene = city().seat(0, at=8, assistants=[1, 2]).do("move 7", "gather 1 2")
    assert scene.legal() == {"hire", "decline"}
    scene.do("hire")
    assert (scene[0].companion, len(scene[0].stack), scene.decision) == ("own", 4, "meet")


@pytest.mark.rule("letters.companion.hire")
def test_from_the_board_too() -> None:
    scene = city().seat(0, at=8, companion=16, assistants=[1]).do("move 7", "gather 1", "hire")
    assert scene[0].companion == "own"


@pytest.mark.rule("letters.companion.hire")
def test_he_may_be_all_that_one_wants_there() -> None:
    scene = city().seat(0, at=8).do("move 7", "hire")
    assert (scene[0].companion, scene.decision) == ("own", "meet")
    assert city().seat(0, at=8, assistants=[1]).do("move 7", "hire")[0].assistants == [1]


@pytest.mark.rule("letters.companion.hire")
@pytest.mark.parametrize("where", ["general", 16])
def test_one_need_not_take_him(where: str | int) -> None:
    scene = city().seat(0, at=8, assistants=[1], companion=where).do("move 7", "gather 1", "decline")
    assert scene[0].companion == where


@pytest.mark.rule("letters.companion.hire")
def test_who_has_him_in_his_supply_already_is_not_asked() -> None:
    scene = city().seat(0, at=8, assistants=[1], companion="own").do("move 7")
    assert scene.refused("hire").rule == "letters.companion.hire"
    assert scene.do("gather 1").decision == "meet"


@pytest.mark.rule("letters.companion.hire", "ruling.elsewhere")
def test_the_family_member_hires_him_too() -> None:
    scene = city().seat(0, assistants=[1]).acting(12).do("send 7", "gather 1", "hire")
    assert (scene[0].companion, scene[0].family) == ("own", 7)


@pytest.mark.rule("letters.companion.hire")
@pytest.mark.parametrize("place", [1, 5, 12, 21])
def test_he_is_hired_nowhere_else(place: int) -> None:
    scene = city().acting(place)
    assert scene.refused("hire").rule in ("letters.companion.hire", "ist.place.fountain")


@pytest.mark.rule("letters.companion.hire")
def test_only_ones_own_companion_is_hired() -> None:
    scene = city().seat(0, at=8).seat(1, companion=7).do("move 7", "hire")
    assert (scene[0].companion, scene[1].companion) == ("own", 7)


# Placing


@pytest.mark.rule("letters.companion.place")
def test_at_the_start_of_a_turn_he_is_put_where_the_merchant_is() -> None:
    scene = city().seat(0, at=5, companion="own").seat(1, at=5, companion=5).do("place")
    assert (scene[0].companion, scene[0].lira, scene.decision) == (5, 0, "move")


@pytest.mark.rule("letters.companion.place", "ist.move.must")
def test_then_the_turn_goes_on_as_ever() -> None:
    scene = city().seat(0, at=5, companion="own").do("place")
    assert "move 4" in scene.legal()
    assert scene.refused("end").rule == "ist.move.must"


@pytest.mark.rule("ruling.companion", "letters.companion.move")
def test_he_may_move_on_the_turn_on_which_he_is_placed() -> None:
    scene = city().seat(0, at=5, companion="own").do("place", "walk 10")
    assert (scene[0].companion, scene[0].at) == (10, 5)


@pytest.mark.rule("letters.companion.place")
@pytest.mark.parametrize("where", ["general", 16])
def test_he_is_placed_only_from_the_own_supply(where: str | int) -> None:
    scene = city().seat(0, at=5, companion=where)
    assert scene.refused("place").rule == "letters.companion.place"


@pytest.mark.rule("letters.companion.place", "ruling.companion")
@pytest.mark.parametrize("pause", [["move 4"], ["move 4", "leave"], ["move 4", "leave", "fill"]])
def test_after_the_move_it_is_too_late(pause: list[str]) -> None:
    scene = city().seat(0, at=5, companion="own").do(*pause)
    assert scene.refused("place").rule == "letters.companion.place"


@pytest.mark.rule("ruling.companion", "letters.companion.place")
def test_other_cards_may_come_before() -> None:
    scene = city().seat(0, at=5, companion="own", hand=["lira", "assistant"], assistants=[1])
    scene.do("play lira", "play assistant", "fetch 1", "place")
    assert scene[0].companion == 5


@pytest.mark.rule("ruling.companion", "ruling.guild-turn", "mocha.guild.turn")
def test_he_may_be_placed_before_a_guild_card_and_not_after_it() -> None:
    scene = bazaar().seat(0, at=5, companion="own", guild=[17])
    assert scene.do("place", "guild 17")[0].companion == 5
    scene = bazaar().seat(0, at=5, companion="own", guild=[17]).do("guild 17")
    assert "place" not in scene.legal()


@pytest.mark.rule("letters.companion.place", "letters.deliver")
def test_a_letter_of_that_place_would_long_be_delivered_by_the_merchant() -> None:
    scene = city().seat(0, at=5, companion="own", letters=[9]).do("place")
    assert scene[0].letters == [9]


@pytest.mark.rule("letters.companion.place")
def test_he_may_be_placed_at_the_fountain() -> None:
    assert city().seat(0, companion="own").do("place")[0].companion == 7


# Moving


@pytest.mark.rule("letters.companion.move")
def test_he_moves_exactly_one_step_instead_of_the_merchant() -> None:
    scene = walker(8)
    assert scene.legal("walk") == {"walk 3", "walk 7", "walk 9", "walk 13"}
    scene.do("walk 9")
    assert (scene[0].companion, scene[0].at, scene.decision) == (9, 16, "act")


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("place", [8, 2, 10, 18, 16])
def test_he_does_not_stay_and_does_not_go_two_steps(place: int) -> None:
    assert walker(8).refused(f"walk {place}").rule in ("letters.companion.move", "ist.board")


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("where", ["general", "own"])
def test_who_is_not_on_the_board_does_not_move(where: str) -> None:
    scene = city().seat(0, at=5, companion=where)
    assert scene.legal("walk") == set()
    assert scene.refused("walk 4").rule == "letters.companion.move"


@pytest.mark.rule("letters.companion.move", "ist.move.must")
def test_merchant_and_companion_do_not_both_move() -> None:
    scene = walker(4).do("walk 5")
    assert scene.refused("move 11").rule == "ist.move.steps"
    scene = walker(4).do("move 11")
    assert scene.refused("walk 5").rule == "letters.companion.move"


@pytest.mark.rule("letters.companion.move", "ist.assist.none")
def test_he_needs_no_assistant_and_takes_none() -> None:
    scene = city().seat(0, at=16, companion=4, stack=[], assistants=[1, 2, 5, 8]).do("walk 5")
    assert "collect" in scene.legal()
    assert scene.do("collect")[0].assistants == [1, 2, 5, 8]
    scene = walker(4).do("walk 5", "collect")
    assert (len(scene[0].stack), scene[0].assistants) == (4, [])


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("action", ["take", "leave"])
def test_where_he_arrives_there_is_no_assistant_step(action: str) -> None:
    assert walker(4).do("walk 5").refused(action).rule.startswith(("ist.assist.", "letters.companion."))


@pytest.mark.rule("variant.neutral", "ruling.neutral-assistants")
def test_he_takes_no_neutral_assistant_either() -> None:
    scene = table(expansion="letters", neutral=True).seat(0, at=16, companion=4, stack=["own"] * 3)
    assert scene.neutral_assistants(5).do("walk 5").legal() == {"collect", "end"}


@pytest.mark.rule("letters.companion.move", "ist.act.optional")
def test_he_acts_once_where_he_arrives() -> None:
    scene = walker(4).do("walk 5", "collect")
    assert (scene[0].goods, scene[0].lira) == ("G Y", 2)
    assert scene.refused("collect").rule == "ist.act.optional"
    assert walker(4).do("walk 5", "end").actor == 1


@pytest.mark.rule("letters.companion.move", "ist.place.warehouse")
def test_not_where_the_merchant_is() -> None:
    assert walker(4).do("walk 5").refused("buy").rule == "ist.place.dealer"


# Cards and tiles


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards")
@pytest.mark.parametrize("card", ["stay", "far", "follow", "anywhere"])
def test_cards_that_move_the_merchant_do_not_move_him(card: str) -> None:
    scene = walker(4, lira=9, hand=[card]).do(f"play {card}")
    assert scene.legal("walk") == set()
    assert scene[0].companion == 4


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "ist.window.move")
@pytest.mark.parametrize("card", ["stay", "far", "follow", "anywhere", "familywalk", "companion2"])
def test_nor_can_they_be_played_once_he_has_moved(card: str) -> None:
    scene = walker(4, lira=9, hand=[card], family=3).do("walk 5")
    assert scene.refused(f"play {card}").rule == "ist.window.move"


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "mocha.card.corner")
def test_nor_the_corner_card() -> None:
    scene = bazaar().seat(0, at=8, companion=4, hand=["corner"]).do("play corner")
    assert scene.legal() == {"move 1", "move 5", "move 21", "move 25"}


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "mocha.tile.move")
def test_the_movement_tile_does_not_help_him() -> None:
    scene = bazaar().seat(0, at=16, companion=4, tavern="move")
    assert scene.legal("walk") == {"walk 3", "walk 5", "walk 9"}


@pytest.mark.rule("ruling.companion-cards", "ruling.yellow", "ist.tile.yellow")
def test_the_yellow_tile_works_for_the_merchants_stack_when_he_moves() -> None:
    scene = walker(4, tiles="Y", lira=2, assistants=[1]).do("walk 5", "fetch 1")
    assert len(scene[0].stack) == 4


@pytest.mark.rule("ruling.companion-cards", "ist.card.assistant", "ist.window.phase1")
@pytest.mark.parametrize("rival", [1, 5])
def test_so_does_the_assistant_card_before_phase_2(rival: int) -> None:
    scene = walker(4, hand=["assistant"], assistants=[2], lira=2).seat(1, at=rival)
    scene.do("walk 5", "play assistant", "fetch 2")
    assert len(scene[0].stack) == 4


@pytest.mark.rule("ruling.companion-cards", "ist.window.phase1")
def test_and_no_longer_after_paying() -> None:
    scene = walker(4, hand=["assistant"], assistants=[2], lira=2).seat(1, at=5).do("walk 5", "pay")
    assert scene.refused("play assistant").rule == "ist.window.phase1"


@pytest.mark.rule("ruling.place-bound", "ist.tile.red", "letters.companion.move")
def test_the_red_tile_helps_his_roll() -> None:
    scene = walker(4, tiles="R").do("walk 9", "call 7", "turn 1 4", dice=[1, 3])
    assert scene[0].lira == 7


@pytest.mark.rule("ruling.place-bound", "ist.tile.green", "letters.companion.move")
def test_the_green_tile_helps_him_at_a_warehouse() -> None:
    scene = walker(5, tiles="G", lira=2).do("walk 4", "fill", "extra B")
    assert scene[0].goods == "Y2 B"


@pytest.mark.rule("ruling.place-bound", "ist.card.market", "letters.companion.move")
def test_the_market_card_works_for_him() -> None:
    scene = city().seat(0, at=16, companion=6, goods="R2", hand=["market"])
    scene.do("walk 11", "play market", "sell R2", tiles=["RGGYB"])
    assert scene[0].lira == 5


@pytest.mark.rule("ruling.repeat", "ist.card.post2", "letters.companion.move")
def test_cards_that_repeat_follow_his_action() -> None:
    scene = walker(4, hand=["post2"]).do("walk 5", "collect", "play post2")
    assert scene[0].lira == 4


# The barrier


@pytest.mark.rule("ruling.barrier-figures", "mocha.barrier")
def test_the_barrier_stops_him() -> None:
    scene = bazaar().seat(0, at=16, companion=8).barrier(8, 9, holder=1)
    assert scene.legal("walk") == {"walk 3", "walk 7", "walk 13"}
    assert scene.refused("walk 9").rule in ("mocha.barrier", "ruling.barrier-figures", "letters.companion.move")


@pytest.mark.rule("ruling.barrier-figures", "mocha.barrier")
def test_unless_his_owner_has_its_token() -> None:
    assert "walk 9" in bazaar().seat(0, at=16, companion=8).barrier(8, 9, holder=0).legal()


@pytest.mark.rule("ruling.guild-7", "mocha.guild.7", "letters.companion.hire")
@pytest.mark.parametrize("where", ["general", 4])
def test_guild_card_7_neither_hires_him_nor_calls_him_back(where: str | int) -> None:
    scene = bazaar().seat(0, at=8, companion=where, assistants=[1], guild=[7]).do("guild 7", "gather 1")
    assert (scene[0].companion, scene.legal()) == (where, {"end"})
