"""The cards of this expansion that replace the move (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar, city
from tests.games.istanbul.scenario import Scenario

CARDS = ["familywalk", "follow", "companion2", "anywhere"]


def holder(card: str, **facts: Any) -> Scenario:
    """Return a table with seat 0 at 4, his family member at 8 and his companion at 14, with a card."""
    return city().seat(0, **{"at": 4, "family": 8, "companion": 14, "lira": 3, "hand": [card], **facts})


@pytest.mark.rule("letters.card.family", "letters.card.follow", "letters.card.companion2", "letters.card.anywhere")
@pytest.mark.parametrize("card", CARDS)
def test_these_cards_are_played_before_anything_has_moved(card: str) -> None:
    assert f"play {card}" in holder(card).legal()
    for step in (["move 5"], ["move 5", "leave"], ["move 5", "leave", "collect"], ["walk 15"]):
        assert holder(card).do(*step).refused(f"play {card}").rule == "ist.window.move"


@pytest.mark.rule("ist.window.move")
@pytest.mark.parametrize("card", CARDS)
def test_one_of_them_a_turn(card: str) -> None:
    scene = holder(card, hand=["far", card]).do("play far")
    assert scene.refused(f"play {card}").rule == "ist.window.move"


@pytest.mark.rule("ist.window.move", "letters.card.family")
@pytest.mark.parametrize(("card", "rule"), [("familywalk", "family"), ("follow", "follow"), ("anywhere", "anywhere")])
def test_what_was_played_is_carried_out(card: str, rule: str) -> None:
    scene = holder(card).do(f"play {card}")
    assert scene.refused("end").rule == f"letters.card.{rule}"


@pytest.mark.rule("ist.window.move", "ruling.guild-turn")
@pytest.mark.parametrize("card", CARDS)
def test_there_are_no_moves_on_a_guild_card_turn(card: str) -> None:
    scene = bazaar().seat(0, at=4, family=8, companion=14, lira=3, hand=[card], guild=[17]).do("guild 17")
    assert scene.refused(f"play {card}").rule in ("ist.window.move", "ruling.guild-turn", "mocha.guild.cards")


@pytest.mark.rule("letters.card.follow", "letters.card.anywhere", "letters.companion.place")
def test_the_companion_may_be_placed_before() -> None:
    scene = holder("anywhere", companion="own").do("place", "play anywhere", "move 16")
    assert (scene[0].companion, scene[0].at) == (4, 16)


# The family member walks


@pytest.mark.rule("letters.card.family")
def test_the_family_member_walks_one_step_and_acts_there() -> None:
    scene = holder("familywalk").do("play familywalk")
    assert scene.legal() == {"lead 3", "lead 7", "lead 9", "lead 13"}
    scene.do("lead 3", "fill")
    assert (scene[0].family, scene[0].at, scene[0].companion, scene[0].goods) == (3, 4, 14, "G2")


@pytest.mark.rule("letters.card.family")
def test_it_is_the_whole_turn() -> None:
    scene = holder("familywalk").do("play familywalk", "lead 3", "fill")
    assert scene.legal() == {"end"}
    assert scene.refused("move 5").rule == "ist.move.steps"
    assert scene.refused("walk 15").rule == "letters.companion.move"
    assert scene.do("end").actor == 1


@pytest.mark.rule("letters.card.family")
def test_not_to_the_police_station() -> None:
    scene = holder("familywalk", family=13).do("play familywalk")
    assert scene.legal() == {"lead 8", "lead 14", "lead 22"}
    assert scene.refused("lead 12").rule == "letters.card.family"


@pytest.mark.rule("letters.card.family")
@pytest.mark.parametrize("action", ["lead 8", "lead 2", "lead 16", "lead 99", "lead", "move 5", "walk 15"])
def test_exactly_one_step(action: str) -> None:
    assert holder("familywalk").do("play familywalk").refused(action).rule == "letters.card.family"


@pytest.mark.rule("letters.card.family")
def test_not_if_it_is_at_the_police_station() -> None:
    assert holder("familywalk", family=12).refused("play familywalk").rule == "letters.card.family"


@pytest.mark.rule("letters.card.family", "ruling.family-card")
def test_nobody_is_met_or_paid_by_anyone() -> None:
    scene = holder("familywalk", lira=9).seat(1, at=3, family=3, companion=3).seat(2, at=4, family=4)
    scene.figures(governor=3, courier=4).do("play familywalk", "lead 3", "fill")
    assert (scene.legal(), scene[0].lira, scene[1].lira) == ({"end"}, 9, 0)


@pytest.mark.rule("ruling.family-card")
def test_the_action_is_optional() -> None:
    scene = holder("familywalk").do("play familywalk", "lead 3", "decline")
    assert (scene[0].goods, scene.legal()) == ("", {"end"})


@pytest.mark.rule("ruling.family-card")
def test_other_cards_may_be_played_before_and_after() -> None:
    scene = holder("familywalk", lira=0, hand=["familywalk", "lira", "good"])
    scene.do("play lira", "play familywalk", "lead 3", "fill", "play good", "gain B")
    assert (scene[0].lira, scene[0].goods) == (5, "G2 B")


@pytest.mark.rule("letters.card.family", "letters.deliver", "ruling.letters")
def test_a_letter_is_delivered_where_it_arrives() -> None:
    scene = holder("familywalk", letters=[3, 8, 13]).do("play familywalk", "lead 3")
    assert (scene[0].letters, scene[0].delivered) == ([13], [3, 8])


@pytest.mark.rule("letters.card.family", "ruling.repeat", "ist.card.post2")
def test_its_action_may_be_repeated_by_a_card() -> None:
    scene = holder("familywalk", family=10, lira=0, hand=["familywalk", "post2"])
    scene.do("play familywalk", "lead 5", "collect", "play post2")
    assert scene[0].lira == 4


@pytest.mark.rule("letters.card.family", "ist.place.fountain", "letters.companion.hire")
def test_at_the_fountain_it_brings_assistants_to_the_merchant_and_hires() -> None:
    scene = holder("familywalk", assistants=[1, 2]).do("play familywalk", "lead 7", "gather 1 2", "hire")
    assert (len(scene[0].stack), scene[0].companion, scene[0].at) == (4, "own", 4)


@pytest.mark.rule("letters.card.family", "ist.meet.family")
def test_it_stays_there_and_may_be_caught() -> None:
    scene = holder("familywalk").seat(1, at=2).do("play familywalk", "lead 3", "fill", "end", "move 3", "leave", "skip")
    assert scene.legal() == {"catch plum"}


@pytest.mark.rule("letters.card.family", "ruling.barrier-figures", "mocha.barrier")
@pytest.mark.parametrize(("holder_of_token", "open_to"), [(1, {"lead 3", "lead 7", "lead 13"}), (0, {"lead 9"})])
def test_the_barrier_stops_it_but_for_the_holder_of_the_token(holder_of_token: int, open_to: set[str]) -> None:
    scene = bazaar().seat(0, at=4, family=8, hand=["familywalk"]).barrier(8, 9, holder=holder_of_token)
    legal = scene.do("play familywalk").legal()
    assert open_to <= legal
    assert ("lead 9" in legal) == (holder_of_token == 0)


@pytest.mark.rule("letters.card.family", "ist.card.family")
def test_the_family_card_may_fetch_it_home_after_its_walk() -> None:
    scene = holder("familywalk", lira=0, hand=["familywalk", "family"])
    scene.do("play familywalk", "lead 3", "fill", "play family", "reward lira")
    assert (scene[0].family, scene[0].lira) == (12, 3)


# Follow


@pytest.mark.rule("letters.card.follow")
def test_the_merchant_goes_to_another_players_merchant_whom_he_does_not_pay() -> None:
    scene = holder("follow").seat(1, at=16).do("play follow", "follow saffron", "leave")
    assert (scene[0].at, scene[0].assistants, scene[0].lira, scene.decision) == (16, [16], 3, "act")


@pytest.mark.rule("letters.card.follow", "ist.pay.merchants")
def test_other_merchants_there_are_paid_as_usual() -> None:
    scene = holder("follow").seat(1, at=16).seat(2, at=16).do("play follow", "follow saffron", "leave", "pay")
    assert (scene[0].lira, scene[1].lira, scene[2].lira) == (1, 0, 2)


@pytest.mark.rule("letters.card.follow", "ist.pay.refuse")
def test_who_does_not_pay_them_ends_his_turn() -> None:
    scene = holder("follow", lira=1).seat(1, at=16).seat(2, at=16).do("play follow", "follow teal", "leave")
    assert scene.legal() == {"end"}


@pytest.mark.rule("ruling.follow", "letters.pay")
def test_his_owners_companion_there_is_paid() -> None:
    scene = holder("follow").seat(1, at=16, companion=16).do("play follow", "follow saffron", "leave", "pay")
    assert (scene[0].lira, scene[1].lira) == (1, 2)


@pytest.mark.rule("ruling.follow")
def test_only_a_merchant_at_another_place() -> None:
    scene = holder("follow").seat(1, at=4).do("play follow")
    assert scene.legal() == {"follow teal"}
    assert scene.refused("follow saffron").rule in ("ruling.follow", "letters.card.follow")
    assert scene.refused("follow plum").rule in ("ruling.follow", "letters.card.follow")


@pytest.mark.rule("ruling.follow")
@pytest.mark.parametrize("action", ["follow ink", "follow nobody", "follow", "follow 16"])
def test_nobody_else_is_followed(action: str) -> None:
    assert holder("follow").do("play follow").refused(action).rule in ("ruling.follow", "letters.card.follow")


@pytest.mark.rule("ruling.follow")
def test_with_nobody_elsewhere_the_card_is_not_played() -> None:
    scene = holder("follow").seat(1, at=4).seat(2, at=4)
    assert scene.refused("play follow").rule in ("ruling.follow", "letters.card.follow")


@pytest.mark.rule("ruling.follow", "ist.pay.neutral")
def test_neutral_merchants_are_not_followed_but_paid() -> None:
    scene = city(2).seat(0, at=4, hand=["follow"], lira=2).seat(1, at=16).neutral_merchants(16, 1, 2)
    assert scene.do("play follow").legal() == {"follow saffron"}
    assert scene.do("follow saffron", "leave", "pay", dice=[1, 1])[0].lira == 0


@pytest.mark.rule("letters.card.follow", "ist.assist.fountain", "ist.pay.fountain")
def test_to_the_fountain_as_well() -> None:
    assert holder("follow").do("play follow", "follow saffron").decision == "act"


@pytest.mark.rule("letters.card.follow", "ruling.teleport", "ist.meet.governor", "ist.meet.family")
def test_afterwards_the_turn_goes_on_as_usual() -> None:
    scene = holder("follow").seat(1, at=16, family=16).figures(governor=16).do("play follow", "follow saffron", "leave")
    assert scene.do("skip").legal() == {"meet governor", "catch saffron"}


@pytest.mark.rule("letters.card.follow")
def test_the_one_who_was_followed_is_paid_again_on_the_next_turn() -> None:
    scene = holder("follow").seat(1, at=16).seat(2, at=3).do("play follow", "follow saffron", "leave", "end")
    scene.do("move 11", "end", "move 2", "end").seat(1, lira=0)
    assert scene.do("move 11", "leave", "pay")[1].lira == 2


@pytest.mark.rule("ruling.teleport", "letters.card.follow", "mocha.barrier")
def test_the_barrier_does_not_matter() -> None:
    scene = bazaar().seat(0, at=4, hand=["follow"]).seat(1, at=5).barrier(4, 5, holder=1)
    assert scene.do("play follow", "follow saffron")[0].at == 5


# The companion walks two steps


@pytest.mark.rule("letters.card.companion2")
def test_the_companion_walks_two_steps() -> None:
    scene = holder("companion2", companion=8).do("play companion2")
    assert scene.legal() == {f"walk {place}" for place in (2, 4, 6, 10, 12, 14, 22)}
    scene.do("walk 10")
    assert (scene[0].companion, scene[0].at, scene.decision) == (10, 4, "act")


@pytest.mark.rule("letters.card.companion2")
@pytest.mark.parametrize("action", ["walk 3", "walk 8", "walk 16", "walk", "walk 99", "move 5", "end"])
def test_exactly_two_and_not_back_to_where_he_was(action: str) -> None:
    scene = holder("companion2", companion=8).do("play companion2")
    assert scene.refused(action).rule in ("letters.card.companion2", "ist.board")


@pytest.mark.rule("letters.card.companion2")
@pytest.mark.parametrize("where", ["own", "general"])
def test_he_must_be_on_the_board(where: str) -> None:
    assert holder("companion2", companion=where).refused("play companion2").rule == "letters.card.companion2"


@pytest.mark.rule("letters.card.companion2", "ruling.companion")
def test_he_may_be_placed_just_before() -> None:
    scene = holder("companion2", companion="own").do("place", "play companion2", "walk 10")
    assert scene[0].companion == 10


@pytest.mark.rule("letters.card.companion2", "letters.pay", "ist.meet.family")
def test_he_pays_acts_and_meets_as_usual() -> None:
    scene = holder("companion2", companion=3).seat(1, at=5, family=5).do("play companion2", "walk 5", "pay", "collect")
    assert (scene[1].lira, scene.legal()) == (2, {"catch saffron"})


@pytest.mark.rule("letters.card.companion2", "mocha.barrier", "ruling.barrier-figures", "ruling.steps")
def test_he_may_walk_round_a_barrier_and_not_through() -> None:
    scene = bazaar().seat(0, at=16, companion=8, hand=["companion2"]).barrier(8, 9, holder=1).do("play companion2")
    assert "walk 10" not in scene.legal()
    assert {"walk 4", "walk 14"} <= scene.legal()


@pytest.mark.rule("letters.card.companion2", "letters.deliver", "ist.move.through")
def test_he_delivers_only_where_he_ends() -> None:
    scene = holder("companion2", companion=3, family=12, letters=[5, 8, 9]).do("play companion2", "walk 9")
    assert (scene[0].letters, scene[0].delivered) == ([5, 8], [9])


# Anywhere


@pytest.mark.rule("letters.card.anywhere")
def test_for_three_lira_the_merchant_goes_to_any_other_place() -> None:
    scene = holder("anywhere", lira=4).do("play anywhere")
    places = set(city().view()["layout"]) - {4}
    assert (scene.legal(), scene[0].lira) == ({f"move {place}" for place in places}, 1)
    assert scene.do("move 24")[0].at == 24


@pytest.mark.rule("letters.card.anywhere", "ruling.teleport")
@pytest.mark.parametrize("action", ["move 4", "move 17", "move", "walk 15"])
def test_not_to_where_he_is(action: str) -> None:
    rules = ("letters.card.anywhere", "ruling.teleport", "ist.move.no-return", "ist.board")
    assert holder("anywhere").do("play anywhere").refused(action).rule in rules


@pytest.mark.rule("letters.card.anywhere")
def test_two_lira_are_not_enough() -> None:
    scene = holder("anywhere", lira=2, hand=["anywhere", "lira"])
    assert scene.refused("play anywhere").rule == "letters.card.anywhere"
    assert scene.do("play lira", "play anywhere", "move 16")[0].lira == 4


@pytest.mark.rule("letters.card.anywhere", "ruling.teleport", "ist.assist.leave", "ist.pay.merchants", "ist.meet.order")
def test_then_the_turn_goes_on_as_usual() -> None:
    scene = holder("anywhere", lira=5).seat(1, at=5).seat(2, family=5).do("play anywhere", "move 5", "leave", "pay")
    assert (scene[0].lira, scene[0].assistants, scene.do("collect").legal()) == (0, [5], {"catch teal"})


@pytest.mark.rule("letters.card.anywhere", "ist.assist.fountain")
def test_to_the_fountain_without_an_assistant() -> None:
    assert holder("anywhere").do("play anywhere", "move 7").decision == "act"


@pytest.mark.rule("letters.card.anywhere", "ruling.teleport", "mocha.barrier")
def test_over_the_barrier() -> None:
    scene = bazaar().seat(0, at=4, lira=3, hand=["anywhere"]).barrier(4, 5, holder=1)
    assert "move 5" in scene.do("play anywhere").legal()
