"""The caravan leader (section 8 of the rules)."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Seeded
from tests.games.istanbul.scenario import Scenario, fresh, table


def route(players: int = 3, expansion: str = "none") -> Scenario:
    """Return a table with the caravan token."""
    return table(players, expansion=expansion, caravan=True)


@pytest.mark.rule("variant.caravan")
@pytest.mark.parametrize("expansion", ["none", "mocha", "letters", "grand"])
def test_the_token_starts_on_the_caravansary(expansion: str) -> None:
    assert fresh(Seeded(1), expansion=expansion, caravan=True).caravan_leader is None


@pytest.mark.rule("variant.caravan")
def test_without_the_variant_there_is_none() -> None:
    assert "caravan" not in table().view()


@pytest.mark.rule("variant.caravan", "ist.place.caravansary")
def test_whoever_acts_there_takes_it_at_the_end_of_his_turn() -> None:
    scene = route().acting(6).do("draw deck", "draw deck", cards=["far", "stay"])
    assert (scene.decision, scene.caravan_leader) == ("discard", None)
    assert scene.do("discard far").caravan_leader is None
    assert scene.do("end").caravan_leader == 0


@pytest.mark.rule("variant.caravan", "ist.act.optional")
def test_who_declines_the_action_does_not() -> None:
    assert route().acting(6).do("end").caravan_leader is None


@pytest.mark.rule("variant.caravan")
def test_its_holder_discards_nothing() -> None:
    scene = route().caravan(0).acting(6).do("draw deck", "draw deck", cards=["far", "stay"])
    assert (scene[0].hand, scene.decision, scene.discard) == (["stay", "far"], "meet", [])


@pytest.mark.rule("variant.caravan")
def test_also_if_a_card_comes_from_the_discard_pile() -> None:
    scene = route().caravan(0).piles(discard=["good"]).acting(6).do("draw deck", "draw discard", cards=["far"])
    assert (scene[0].hand, scene.decision) == (["good", "far"], "meet")


@pytest.mark.rule("variant.caravan")
def test_others_discard_as_ever() -> None:
    scene = route().caravan(1).acting(6).do("draw deck", "draw deck", cards=["far", "stay"])
    assert scene.legal() == {"discard far", "discard stay"}


@pytest.mark.rule("variant.caravan")
def test_he_keeps_it_until_another_player_acts_there() -> None:
    scene = route(2).caravan(0).seat(1, at=5).turn(1).do("move 6", "leave")
    scene.do("draw deck", "draw deck", "discard far", cards=["far", "stay"])
    assert scene.caravan_leader == 0
    assert scene.do("end").caravan_leader == 1


@pytest.mark.rule("variant.caravan")
def test_if_he_acts_there_again_it_is_still_his() -> None:
    scene = route().caravan(0).acting(6).do("draw deck", "draw deck", "end", cards=["far", "stay"])
    assert (scene.caravan_leader, scene.happened("caravan")) == (0, [])


@pytest.mark.rule("ruling.caravan", "ist.place.police")
def test_the_family_member_takes_it_for_its_owner() -> None:
    scene = route().acting(12).do("send 6", "draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert scene.caravan_leader == 0


@pytest.mark.rule("variant.caravan", "ist.place.police")
def test_the_holders_family_member_discards_nothing() -> None:
    scene = route().caravan(0).acting(12).do("send 6", "draw deck", "draw deck", cards=["far", "stay"])
    assert (scene.decision, len(scene[0].hand)) == ("meet", 2)


@pytest.mark.rule("ruling.caravan", "mocha.tavern.barrier")
def test_the_barrier_brings_it() -> None:
    scene = route(expansion="mocha").seat(0, coffee=2).acting(19)
    scene.do("barrier 6 7", "visit 6", "draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert (scene.caravan_leader, scene[0].coffee) == (0, 1)


@pytest.mark.rule("ruling.caravan", "mocha.guild.12")
def test_guild_card_12_brings_it() -> None:
    scene = route(expansion="mocha").seat(0, guild=[12])
    scene.do("guild 12", "visit 6", "draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert scene.caravan_leader == 0


@pytest.mark.rule("ruling.caravan", "letters.companion.move")
def test_the_companion_brings_it() -> None:
    scene = route(expansion="letters").seat(0, at=16, companion=1)
    scene.do("walk 6", "draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert scene.caravan_leader == 0


@pytest.mark.rule("ruling.caravan", "letters.card.family")
def test_the_family_card_brings_it() -> None:
    scene = route(expansion="letters").seat(0, at=16, family=1, hand=["familywalk"]).do("play familywalk", "lead 6")
    scene.do("draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert scene.caravan_leader == 0


@pytest.mark.rule("ruling.caravan", "letters.double", "ruling.extra-turns")
def test_it_is_taken_before_an_extra_turn() -> None:
    scene = route(expansion="letters").seat(0, delivered=[3, 9]).acting(6)
    scene.do("draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert (scene.decision, scene.caravan_leader) == ("double", 0)
    scene.do("double", "seal 3 delivered", "seal 9 delivered", "move 1", "leave", "end")
    assert (scene.caravan_leader, scene.actor) == (0, 1)


@pytest.mark.rule("ruling.caravan", "ruling.extra-turns")
def test_on_the_extra_turn_he_discards_nothing() -> None:
    scene = route(expansion="letters").seat(0, delivered=[3, 9]).acting(6)
    scene.do("draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    scene.do("double", "seal 3 delivered", "seal 9 delivered", "play stay", "take")
    assert scene.do("draw deck", "draw deck", cards=["far", "good"])[0].hand == ["good", "far"]


@pytest.mark.rule("ruling.ends-at-once", "variant.caravan")
def test_the_turn_on_which_it_is_won_still_costs_a_card() -> None:
    scene = route(expansion="mocha").seat(0, coffee=2).acting(6)
    assert scene.do("draw deck", "draw deck", cards=["far", "stay"]).decision == "discard"


@pytest.mark.rule("variant.caravan", "mocha.caravansary")
def test_the_holder_gets_his_coffee_too() -> None:
    scene = route(expansion="grand").caravan(0).acting(6).do("draw deck", "draw deck", cards=["far", "stay"])
    assert (scene[0].coffee, scene.decision) == (1, "meet")


@pytest.mark.rule("variant.caravan", "variant.neutral")
def test_the_variants_go_together() -> None:
    assert fresh(Seeded(1), caravan=True, neutral=True, edition="2016").view()["caravan"]["holder"] is None
