"""Phase 4: family members, governor and smuggler (section 3 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table


@pytest.mark.rule("ist.meet.order")
def test_the_figures_are_met_in_any_order() -> None:
    scene = table().seat(0, lira=4).seat(1, family=5).figures(governor=5, smuggler=5).meeting(5)
    assert scene.legal() == {"meet governor", "meet smuggler", "catch saffron"}
    scene.do("meet smuggler", "gain R", "pay R", dice=[1, 1])
    assert scene.legal() == {"meet governor", "catch saffron"}
    scene.do("catch saffron", "reward lira", "meet governor", "pay lira", cards=["far"], dice=[1, 2])
    assert scene.legal("meet") == set()


@pytest.mark.rule("ist.meet.order")
def test_nobody_is_met_before_the_action() -> None:
    scene = table().seat(1, family=5).figures(governor=5).acting(5)
    assert scene.refused("meet governor").rule == "ist.meet.order"
    assert scene.refused("catch saffron").rule == "ist.meet.order"


@pytest.mark.rule("ist.meet.order", "ist.act.optional")
def test_where_somebody_can_be_met_the_action_is_skipped_before_the_turn_ends() -> None:
    scene = table().figures(governor=5).acting(5)
    assert scene.refused("end").rule == "ist.meet.order"
    assert scene.do("skip", "end").actor == 1


@pytest.mark.rule("ist.meet.family")
def test_a_family_member_here_goes_to_the_police_station_for_three_lira() -> None:
    scene = table().seat(1, family=5).meeting(5).do("catch saffron")
    assert (scene[1].family, scene.legal()) == (12, {"reward card", "reward lira"})
    assert scene.do("reward lira")[0].lira == 3


@pytest.mark.rule("ist.meet.family")
def test_or_for_a_bonus_card() -> None:
    scene = table().seat(1, family=5).meeting(5).do("catch saffron", "reward card", cards=["stay"])
    assert (scene[0].hand, scene[0].lira) == (["stay"], 0)


@pytest.mark.rule("ist.meet.family")
def test_catching_is_no_choice() -> None:
    scene = table().seat(1, family=5).figures(governor=5).meeting(5)
    assert "end" not in scene.legal()
    assert scene.refused("end").rule == "ist.meet.family"
    assert table().seat(1, family=5).acting(5).refused("end").rule == "ist.meet.family"


@pytest.mark.rule("ist.meet.family")
def test_each_family_member_has_its_own_reward() -> None:
    scene = table().seat(1, family=5).seat(2, family=5).meeting(5)
    scene.do("catch teal", "reward lira")
    assert scene.refused("end").rule == "ist.meet.family"
    scene.do("catch saffron", "reward card", "end", cards=["far"])
    assert (scene[0].lira, scene[0].hand, scene[1].family, scene[2].family) == (3, ["far"], 12, 12)


@pytest.mark.rule("ist.meet.family")
def test_ones_own_family_member_is_not_caught() -> None:
    scene = table().seat(0, family=5).meeting(5)
    assert scene.legal() == {"end"}
    assert scene.refused("catch plum").rule == "ist.meet.family"


@pytest.mark.rule("ist.meet.family", "ruling.police")
def test_at_the_police_station_nobody_is_caught_and_nothing_earned() -> None:
    scene = table().meeting(12)
    assert scene.legal() == {"end"}
    assert scene.refused("catch saffron").rule == "ist.meet.family"


@pytest.mark.rule("ist.meet.family")
def test_a_family_member_elsewhere_is_not_caught() -> None:
    assert table().seat(1, family=6).meeting(5).refused("catch saffron").rule == "ist.meet.family"


@pytest.mark.rule("ist.meet.family", "ruling.figures")
def test_at_the_fountain_family_members_are_caught() -> None:
    scene = table().seat(0, at=6).seat(1, family=7).figures(governor=2, smuggler=2).do("move 7", "skip")
    assert scene.legal() == {"catch saffron"}


@pytest.mark.rule("ist.meet.governor")
def test_the_governor_gives_a_card_for_two_lira() -> None:
    scene = table().seat(0, lira=3).figures(governor=5).meeting(5).do("meet governor", cards=["far"])
    assert (scene[0].hand, scene.legal()) == (["far"], {"pay lira", "discard far"})
    assert scene.do("pay lira", dice=[1, 1])[0].lira == 1


@pytest.mark.rule("ist.meet.governor")
@pytest.mark.parametrize(("given", "kept"), [("far", "stay"), ("stay", "far")])
def test_or_for_a_card_which_may_be_the_one_just_drawn(given: str, kept: str) -> None:
    scene = table().seat(0, hand=["stay"]).figures(governor=5).meeting(5)
    scene.do("meet governor", f"discard {given}", cards=["far"], dice=[1, 1])
    assert (scene[0].hand, scene.discard) == ([kept], [given])


@pytest.mark.rule("ist.meet.governor")
def test_the_governor_must_be_paid() -> None:
    scene = table().seat(0, lira=1).figures(governor=5).meeting(5).do("meet governor", cards=["far"])
    assert scene.legal() == {"discard far"}
    assert scene.refused("pay lira").rule == "ist.meet.governor"
    assert scene.refused("discard good").rule == "ist.meet.governor"


@pytest.mark.rule("ist.meet.governor")
def test_the_turn_does_not_end_while_the_governor_waits_for_his_pay() -> None:
    scene = table().figures(governor=5).meeting(5).do("meet governor", cards=["far"])
    assert scene.refused("end").rule == "ist.meet.governor"


@pytest.mark.rule("ist.meet.governor")
def test_nobody_has_to_use_the_governor_and_then_he_stays() -> None:
    scene = table().figures(governor=5).meeting(5).do("end")
    assert (scene.figure("governor"), scene[0].hand) == (5, [])


@pytest.mark.rule("ist.meet.governor")
def test_a_governor_elsewhere_cannot_be_used() -> None:
    assert table().figures(governor=6).meeting(5).refused("meet governor").rule == "ist.meet.governor"


@pytest.mark.rule("ist.meet.smuggler")
@pytest.mark.parametrize("good", "RGYB")
def test_the_smuggler_gives_any_good_for_two_lira(good: str) -> None:
    scene = table().seat(0, lira=2).figures(smuggler=5).meeting(5)
    scene.do("meet smuggler", f"gain {good}", "pay lira", dice=[1, 1])
    assert (scene[0].goods, scene[0].lira) == (good, 0)


@pytest.mark.rule("ist.meet.smuggler")
@pytest.mark.parametrize(("given", "kept"), [("R", "B"), ("B", "R")])
def test_or_for_a_good_which_may_be_the_one_just_gained(given: str, kept: str) -> None:
    scene = table().seat(0, goods="R").figures(smuggler=5).meeting(5).do("meet smuggler", "gain B")
    assert scene.legal() == {"pay R", "pay B"}
    assert scene.do(f"pay {given}", dice=[1, 1])[0].goods == kept


@pytest.mark.rule("ist.meet.smuggler")
def test_the_smuggler_must_be_paid() -> None:
    scene = table().seat(0, lira=1).figures(smuggler=5).meeting(5).do("meet smuggler", "gain B")
    assert scene.refused("pay lira").rule == "ist.meet.smuggler"
    assert scene.refused("pay R").rule == "ist.meet.smuggler"


@pytest.mark.rule("ist.meet.smuggler")
@pytest.mark.parametrize("done", [["meet smuggler"], ["meet smuggler", "gain B"]])
def test_the_turn_does_not_end_while_the_smuggler_waits(done: list[str]) -> None:
    scene = table().figures(smuggler=5).meeting(5).do(*done)
    assert scene.refused("end").rule == "ist.meet.smuggler"


@pytest.mark.rule("ist.meet.roll")
def test_a_figure_that_served_goes_where_two_dice_say() -> None:
    scene = table().seat(0, lira=2).figures(governor=5, smuggler=5).meeting(5)
    scene.do("meet governor", "pay lira", cards=["far"], dice=[6, 5])
    assert (scene.figure("governor"), scene.figure("smuggler")) == (11, 5)


@pytest.mark.rule("ist.meet.roll")
def test_each_figure_has_its_own_roll() -> None:
    scene = table().seat(0, lira=2).figures(governor=5, smuggler=5).meeting(5)
    scene.do("meet governor", "pay lira", cards=["far"], dice=[1, 2])
    scene.do("meet smuggler", "gain R", "pay R", dice=[6, 6])
    assert (scene.figure("governor"), scene.figure("smuggler")) == (3, 12)


@pytest.mark.rule("ruling.figures")
def test_a_figure_serves_once_a_turn_even_if_his_roll_leaves_him_here() -> None:
    scene = table().seat(0, lira=9).figures(governor=5, smuggler=5).meeting(5)
    scene.do("meet governor", "pay lira", "meet smuggler", "gain R", "pay R", cards=["far"], dice=[2, 3, 1, 4])
    assert (scene.figure("governor"), scene.figure("smuggler")) == (5, 5)
    assert scene.legal() == {"end"}
    assert scene.refused("meet governor").rule == "ruling.figures"


@pytest.mark.rule("ruling.figures")
def test_on_the_next_turn_he_serves_again() -> None:
    scene = table().seat(0, lira=9).seat(1, at=6, lira=2).figures(governor=5).meeting(5)
    scene.do("meet governor", "pay lira", "end", cards=["far"], dice=[2, 3])
    assert "meet governor" in scene.do("move 5", "leave", "pay", "skip").legal()


@pytest.mark.rule("ruling.figures")
@pytest.mark.parametrize("place", [7, 12])
def test_governor_and_smuggler_serve_at_the_fountain_and_at_the_police_station(place: int) -> None:
    scene = table().figures(governor=place, smuggler=place).meeting(place)
    assert scene.legal("meet") == {"meet governor", "meet smuggler"}


@pytest.mark.rule("ruling.price-order")
def test_governor_and_smuggler_serve_who_has_nothing() -> None:
    scene = table().figures(governor=5, smuggler=5).meeting(5)
    scene.do("meet governor", "discard far", "meet smuggler", "gain B", "pay B", cards=["far"], dice=[1, 1, 1, 1])
    assert (scene[0].lira, scene[0].hand, scene[0].goods) == (0, [], "")


@pytest.mark.rule("ruling.price-order")
def test_a_governor_without_cards_is_not_used() -> None:
    scene = table().seat(0, lira=2).piles(deck=[]).figures(governor=5).meeting(5)
    assert scene.legal() == {"end"}
    assert scene.refused("meet governor").rule == "ruling.price-order"


@pytest.mark.rule("ruling.price-order")
def test_a_card_played_in_between_gives_the_governor_something_to_give() -> None:
    scene = table().seat(0, hand=["lira"]).piles(deck=[]).figures(governor=5).acting(5)
    assert "skip" not in scene.legal()
    scene.do("play lira", "skip", "meet governor", cards=["lira"])
    assert scene[0].hand == ["lira"]


@pytest.mark.rule("ruling.price-order")
def test_a_reward_of_an_empty_pile_is_not_offered() -> None:
    scene = table().seat(1, family=5).piles(deck=[]).meeting(5).do("catch saffron")
    assert scene.legal() == {"reward lira"}
    assert scene.refused("reward card").rule == "ruling.price-order"


@pytest.mark.rule("ruling.smuggler-full")
def test_a_good_that_does_not_fit_may_be_taken_and_paid_with_lira_to_move_the_smuggler() -> None:
    scene = table().seat(0, lira=2, goods="R2").figures(smuggler=5).meeting(5)
    scene.do("meet smuggler", "gain R", "pay lira", dice=[4, 4])
    assert (scene[0].goods, scene[0].lira, scene.figure("smuggler")) == ("R2", 0, 8)


@pytest.mark.rule("ruling.smuggler-full")
def test_or_with_another_good() -> None:
    scene = table().seat(0, goods="R2 G").figures(smuggler=5).meeting(5).do("meet smuggler", "gain R")
    assert scene.legal() == {"pay R", "pay G"}
    assert scene.do("pay G", dice=[4, 4])[0].goods == "R2"


@pytest.mark.rule("ruling.phase4-place")
def test_meetings_are_for_the_merchant_where_he_ended_his_move_not_for_the_family_member() -> None:
    scene = table().seat(1, family=5).figures(governor=5, smuggler=12).acting(12).do("send 5", "collect")
    assert scene.legal() == {"meet smuggler", "end"}


@pytest.mark.rule("ruling.phase4-place", "ist.card.stay")
def test_who_stays_by_card_meets_the_figures_of_his_place() -> None:
    scene = table().seat(0, at=5, hand=["stay"]).seat(1, family=5).do("play stay", "leave", "collect")
    assert scene.legal() == {"catch saffron"}
