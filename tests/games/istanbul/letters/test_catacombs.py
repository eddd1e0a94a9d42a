"""The Catacombs of the Grand Bazaar, with each figure that may act there (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar
from tests.games.istanbul.scenario import Scenario

PLACES = range(1, 26)


def below(**facts: Any) -> Scenario:
    """Return a table with seat 0 at the Catacombs."""
    return bazaar().seat(0, **facts).acting(25)


@pytest.mark.rule("letters.place.catacombs", "ist.cart.overflow")
@pytest.mark.parametrize("good", "RGYB")
def test_one_gains_a_good_of_choice(good: str) -> None:
    scene = below().do(f"descend {good}", "emerge 9")
    assert (scene[0].goods, scene[0].coffee) == (good, 0)


@pytest.mark.rule("letters.place.catacombs")
def test_or_a_coffee() -> None:
    scene = below().do("descend C", "emerge 9")
    assert (scene[0].goods, scene[0].coffee) == ("", 1)


@pytest.mark.rule("letters.place.catacombs")
@pytest.mark.parametrize("action", ["descend", "descend X", "descend R G", "emerge 9"])
def test_one_of_them(action: str) -> None:
    assert below().refused(action).rule == "letters.place.catacombs"


@pytest.mark.rule("letters.place.catacombs", "ruling.catacombs", "ruling.teleport")
def test_then_the_merchant_with_his_stack_goes_to_any_other_place() -> None:
    scene = below().do("descend C")
    assert scene.legal() == {f"emerge {place}" for place in PLACES if place != 25}
    scene.do("emerge 9")
    assert (scene[0].at, len(scene[0].stack), scene[0].assistants) == (9, 3, [25])


@pytest.mark.rule("ruling.catacombs")
@pytest.mark.parametrize("action", ["emerge 25", "emerge 26", "emerge", "end", "decline", "emerge R"])
def test_the_move_belongs_to_the_action(action: str) -> None:
    rules = ("ruling.catacombs", "letters.place.catacombs", "ist.board")
    assert below().do("descend C").refused(action).rule in rules


@pytest.mark.rule("ruling.catacombs", "ist.assist.pickup")
def test_an_assistant_taken_at_the_catacombs_stays_so() -> None:
    scene = bazaar().seat(0, at=24, assistants=[25]).do("move 25", "take", "descend R", "emerge 9")
    assert (scene[0].assistants, len(scene[0].stack)) == ([], 4)


@pytest.mark.rule("letters.place.catacombs", "ruling.phase4-place")
def test_where_he_comes_out_there_is_no_action_and_nobody_is_met_or_paid() -> None:
    scene = below(lira=9).seat(1, at=9, family=9, companion=9).figures(governor=9).do("descend C", "emerge 9")
    assert (scene.legal(), scene[0].lira) == ({"end"}, 9)
    assert scene.refused("call 7").rule == "ist.act.optional"


@pytest.mark.rule("ruling.phase4-place", "letters.place.catacombs")
def test_nor_is_anybody_met_at_the_catacombs_any_more() -> None:
    scene = below(lira=9).seat(1, family=25).figures(governor=25, courier=25).do("descend C", "emerge 9")
    assert scene.legal() == {"end"}


@pytest.mark.rule("letters.place.catacombs", "ist.act.optional")
def test_who_skips_the_action_meets_them() -> None:
    scene = below(lira=9).seat(1, family=25).figures(governor=25).do("skip")
    assert scene.legal() == {"meet governor", "catch saffron"}


@pytest.mark.rule("letters.deliver", "ruling.letters", "letters.place.catacombs")
def test_letters_are_delivered_where_he_comes_out() -> None:
    assert below(letters=[9]).do("descend C", "emerge 9")[0].delivered == [9]


@pytest.mark.rule("letters.place.catacombs", "letters.companion.move", "ruling.phase4-place")
def test_the_companion_who_acted_comes_out_and_the_merchant_stays() -> None:
    scene = bazaar().seat(0, at=1, companion=24, lira=9).figures(courier=25, governor=9)
    scene.do("walk 25", "descend C", "emerge 9")
    assert (scene[0].companion, scene[0].at, scene.legal()) == (9, 1, {"end"})


@pytest.mark.rule("letters.place.catacombs", "ruling.elsewhere", "ist.place.police")
def test_the_family_member_who_was_sent_comes_out() -> None:
    scene = bazaar().acting(12).do("send 25", "descend C", "emerge 9")
    assert (scene[0].family, scene[0].at, scene[0].coffee) == (9, 12, 1)


@pytest.mark.rule("ruling.catacombs")
def test_it_may_so_return_to_the_police_station() -> None:
    assert bazaar().acting(12).do("send 25", "descend C", "emerge 12")[0].family == 12


@pytest.mark.rule("ruling.phase4-place", "ruling.elsewhere")
def test_then_the_merchant_still_meets_the_figures_at_the_police_station() -> None:
    scene = bazaar().seat(0, lira=9).figures(courier=12).acting(12).do("send 25", "descend C", "emerge 9")
    assert scene.legal() == {"meet courier", "end"}


@pytest.mark.rule("letters.card.family", "letters.place.catacombs")
def test_the_family_member_who_walked_there_by_card_comes_out_too() -> None:
    scene = bazaar().seat(0, at=1, family=24, hand=["familywalk"])
    scene.do("play familywalk", "lead 25", "descend R", "emerge 12")
    assert (scene[0].family, scene[0].at, scene.legal()) == (12, 1, {"end"})


@pytest.mark.rule("ruling.elsewhere", "mocha.tavern.barrier", "ruling.phase4-place")
def test_through_the_barrier_whoever_acted_at_the_tavern_moves_the_merchant() -> None:
    scene = bazaar().seat(0, coffee=2, lira=9).figures(courier=19).acting(19)
    scene.do("barrier 20 25", "visit 25", "descend C")
    assert scene.legal() == {f"emerge {place}" for place in PLACES if place != 19}
    scene.do("emerge 25")
    assert (scene[0].at, scene.legal()) == (25, {"end"})


@pytest.mark.rule("ruling.elsewhere", "mocha.tavern.barrier", "letters.companion.move")
def test_or_the_companion() -> None:
    scene = bazaar().seat(0, at=1, companion=18, coffee=2).figures(courier=19)
    scene.do("walk 19", "barrier 20 25", "visit 25", "descend C", "emerge 9")
    assert (scene[0].companion, scene[0].at, scene.legal()) == (9, 1, {"end"})


@pytest.mark.rule("ruling.elsewhere", "mocha.tavern.barrier", "ist.place.police")
def test_or_the_family_member() -> None:
    scene = bazaar().seat(0, coffee=2, lira=9).figures(courier=12).acting(12)
    scene.do("send 19", "barrier 20 25", "visit 25", "descend C", "emerge 9")
    assert (scene[0].family, scene[0].at, scene.legal()) == (9, 12, {"meet courier", "end"})


@pytest.mark.rule("ruling.guild-12", "ruling.elsewhere", "mocha.guild.12")
def test_with_guild_card_12_it_is_the_merchant() -> None:
    scene = bazaar().seat(0, at=1, family=8, companion=5, guild=[12]).do("guild 12", "visit 25", "descend C")
    assert scene.legal() == {f"emerge {place}" for place in PLACES if place != 1}
    scene.do("emerge 9")
    assert (scene[0].at, scene[0].family, scene[0].companion, scene.legal()) == (9, 12, 5, {"end"})


@pytest.mark.rule("ruling.guild-12", "mocha.guild.12", "ist.place.police")
def test_by_way_of_the_police_station_it_is_the_family_member_who_then_goes_home() -> None:
    scene = bazaar().seat(0, at=1, letters=[9], guild=[12])
    scene.do("guild 12", "visit 12", "send 25", "descend C", "emerge 9")
    assert (scene[0].at, scene[0].family, scene[0].delivered) == (1, 12, [9])


@pytest.mark.rule("ruling.elsewhere", "mocha.guild.19", "mocha.tavern.barrier")
def test_with_guild_card_19_and_its_barrier_the_merchant_too() -> None:
    scene = bazaar().seat(0, at=1, coffee=5, guild=[19])
    scene.do("guild 19", "barrier 20 25", "visit 25", "descend C", "emerge 9", "done")
    assert (scene[0].at, scene.legal()) == (9, {"end"})


@pytest.mark.rule("ruling.teleport", "mocha.barrier", "letters.place.catacombs")
def test_the_barrier_does_not_matter() -> None:
    scene = bazaar().barrier(24, 25, holder=1).acting(25).do("descend C")
    assert "emerge 24" in scene.legal()


@pytest.mark.rule("letters.place.catacombs", "ist.pay.merchants")
def test_on_the_next_turn_he_walks_on_from_there() -> None:
    scene = bazaar(2).seat(1, at=1).acting(25).do("descend C", "emerge 9", "end", "move 2", "end")
    assert "move 10" in scene.legal()
