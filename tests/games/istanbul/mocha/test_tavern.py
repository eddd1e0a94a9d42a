"""The Tavern: what is done there (section 6 of the rules). Who walks where then is in `test_barrier`."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city


@pytest.mark.rule("mocha.place.tavern")
def test_the_tavern_offers_the_barrier_the_tiles_and_the_baksheesh() -> None:
    scene = city().seat(0, coffee=4, goods="Y3", extensions=1).acting(19)
    assert {action.split()[0] for action in scene.legal()} == {"barrier", "tavern", "baksheesh", "end"}


@pytest.mark.rule("mocha.place.tavern", "ist.act.optional")
@pytest.mark.parametrize("action", ["tavern move", "tavern meet", "baksheesh dealer", "barrier 2 3"])
def test_only_one_of_them_is_done(action: str) -> None:
    scene = city().seat(0, coffee=9, goods="Y3", extensions=1).acting(19).do("tavern move")
    assert scene.refused(action).rule == "ist.act.optional"


@pytest.mark.rule("mocha.place.tavern")
def test_without_coffee_there_is_no_action_at_the_tavern() -> None:
    assert city().seat(0, lira=20, goods="Y2").acting(19).legal() == {"end"}


# The barrier


@pytest.mark.rule("mocha.tavern.barrier")
def test_barrier_between_post_office_and_fabric_warehouse() -> None:
    scene = city(layout=[1, 2, 5, 4, 3, *range(6, 21)]).seat(0, coffee=2).acting(19)
    scene.do("barrier 2 5", "visit 2", "fill")
    assert (scene[0].coffee, scene[0].goods, scene[0].at) == (0, "R2", 19)
    assert (scene.mocha["barrier"], scene.mocha["token"]) == ([2, 5], 0)


@pytest.mark.rule("mocha.tavern.barrier")
def test_the_barrier_costs_two_coffee() -> None:
    scene = city().seat(0, coffee=1).acting(19)
    assert scene.legal("barrier") == set()
    assert scene.refused("barrier 2 3").rule == "mocha.tavern.barrier"


@pytest.mark.rule("mocha.tavern.barrier")
def test_the_token_is_taken_from_its_holder() -> None:
    scene = city().seat(0, coffee=2).barrier(4, 5, holder=2).acting(19).do("barrier 2 3")
    assert (scene.mocha["barrier"], scene.mocha["token"]) == ([2, 3], 0)
    assert scene.happened("token") == [{"from": 2}]


@pytest.mark.rule("ruling.barrier-place")
def test_the_barrier_may_stand_on_any_of_the_31_edges() -> None:
    barriers = city().seat(0, coffee=2).acting(19).legal("barrier")
    assert len(barriers) == 31
    assert {"barrier 1 2", "barrier 1 6", "barrier 15 20", "barrier 18 19"} <= barriers


@pytest.mark.rule("ruling.barrier-place")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_barrier_may_stay_where_it_stands(holder: int) -> None:
    scene = city().seat(0, coffee=2).barrier(2, 3, holder=holder).acting(19).do("barrier 2 3", "visit 3", "fill")
    assert (scene[0].coffee, scene[0].goods, scene.mocha["token"]) == (0, "G2", 0)


@pytest.mark.rule("ruling.barrier-place")
@pytest.mark.parametrize("action", ["barrier 1 3", "barrier 5 6", "barrier 1 7", "barrier 2 2", "barrier 2", "barrier"])
def test_the_barrier_does_not_stand_between_places_that_are_no_neighbours(action: str) -> None:
    scene = city().seat(0, coffee=2).acting(19)
    assert scene.refused(action).rule in ("ruling.barrier-place", "mocha.tavern.barrier")


@pytest.mark.rule("mocha.tavern.barrier", "ruling.barrier-action")
def test_one_of_the_two_places_is_chosen_and_no_other() -> None:
    scene = city().seat(0, coffee=2).acting(19).do("barrier 2 3")
    assert scene.legal() == {"visit 2", "visit 3", "decline"}
    assert scene.refused("visit 4").rule == "mocha.tavern.barrier"


@pytest.mark.rule("ruling.barrier-action")
def test_the_barrier_may_be_all_one_wants() -> None:
    scene = city().seat(0, coffee=2).acting(19).do("barrier 2 3", "decline")
    assert (scene[0].goods, scene.decision) == ("", "meet")


@pytest.mark.rule("ruling.barrier-action")
def test_the_action_may_be_declined_at_the_place_too() -> None:
    assert city().seat(0, coffee=2).acting(19).do("barrier 2 3", "visit 2", "decline").decision == "meet"


@pytest.mark.rule("ruling.barrier-action")
def test_the_tavern_itself_may_be_chosen_and_is_paid_again() -> None:
    scene = city().seat(0, coffee=5).acting(19).do("barrier 19 20", "visit 19", "barrier 14 19", "visit 19")
    assert scene[0].coffee == 1
    scene.do("tavern meet")
    assert (scene[0].coffee, scene[0].tavern, scene.mocha["barrier"]) == (0, ["meet"], [14, 19])


@pytest.mark.rule("ruling.barrier-action", "ist.place.police")
def test_the_police_station_may_be_chosen_and_its_action_is_as_usual() -> None:
    scene = city().seat(0, coffee=2).acting(19).do("barrier 12 13", "visit 12", "send 5", "collect")
    assert (scene[0].family, scene[0].goods, scene.decision) == (5, "G Y", "meet")


@pytest.mark.rule("ruling.barrier-action", "ist.place.police")
def test_there_is_no_action_at_the_police_station_while_the_family_member_is_away() -> None:
    scene = city().seat(0, coffee=2, family=4).acting(19).do("barrier 12 13", "visit 12")
    assert scene.legal() == {"decline"}


@pytest.mark.rule("mocha.tavern.barrier", "ruling.elsewhere")
def test_nobody_is_paid_caught_or_met_beside_the_barrier() -> None:
    scene = city().seat(0, coffee=2, lira=9).seat(1, at=2, family=2).figures(governor=2, smuggler=2)
    scene.acting(19).do("barrier 2 3", "visit 2", "fill")
    assert (scene[0].lira, scene[1].lira, scene[1].family, scene[0].assistants) == (9, 0, 2, [19])
    assert scene.legal() == {"end"}


@pytest.mark.rule("ruling.barrier-action", "ruling.phase4-place")
def test_the_meetings_are_where_the_merchant_stands() -> None:
    scene = city().seat(0, coffee=2).seat(1, family=19).figures(governor=2, smuggler=19)
    scene.acting(19).do("barrier 2 3", "visit 2", "fill")
    assert scene.legal() == {"catch saffron", "meet smuggler"}


@pytest.mark.rule("ruling.elsewhere", "mocha.tavern.barrier")
def test_at_the_fountain_beside_the_barrier_assistants_come_to_the_merchant() -> None:
    scene = city().seat(0, coffee=2, assistants=[3, 4]).acting(19).do("barrier 7 8", "visit 7", "gather 3 4 19")
    assert (scene[0].at, scene[0].assistants, len(scene[0].stack)) == (19, [], 4)


@pytest.mark.rule("ruling.place-bound", "ruling.repeat", "mocha.tavern.barrier")
def test_tiles_and_repeat_cards_help_beside_the_barrier() -> None:
    scene = city().seat(0, coffee=2, lira=16, tiles="G", hand=["wainwright2"]).acting(19)
    scene.do("barrier 1 2", "visit 1", "extend", "play wainwright2")
    assert (scene[0].extensions, scene[0].lira) == (2, 2)
    scene = city().seat(0, coffee=2, lira=2, tiles="G").acting(19).do("barrier 1 2", "visit 2", "fill", "extra B")
    assert scene[0].goods == "R2 B"


@pytest.mark.rule("ruling.place-bound", "ist.card.market")
def test_the_market_card_may_be_played_beside_the_barrier() -> None:
    scene = city().seat(0, coffee=2, goods="R2", hand=["market"]).acting(19)
    scene.do("barrier 11 12", "visit 11", "play market", "sell R2", tiles=["RGGYB"])
    assert scene[0].lira == 5


@pytest.mark.rule("ist.window.lira", "mocha.tavern.barrier")
def test_the_lira_card_may_pay_beside_the_barrier_and_no_other_card_is_played_there() -> None:
    scene = city().seat(0, coffee=2, lira=2, hand=["lira", "coffee"]).acting(19).do("barrier 1 2")
    assert scene.legal("play") == set()
    assert scene.do("visit 1").legal("play") == {"play lira"}
    assert scene.do("play lira", "extend")[0].extensions == 1


@pytest.mark.rule("ruling.repeat")
def test_an_action_that_was_declined_beside_the_barrier_is_not_repeated() -> None:
    scene = city().seat(0, coffee=2, lira=9, hand=["wainwright2"]).acting(19)
    scene.do("barrier 1 2", "visit 1", "decline")
    assert scene.refused("play wainwright2").rule == "ist.window.after"


@pytest.mark.rule("mocha.tavern.barrier", "ist.place.police", "ruling.elsewhere")
def test_the_family_member_may_put_up_the_barrier_and_act_beside_it() -> None:
    scene = city().seat(0, coffee=2).acting(12).do("send 19", "barrier 2 3", "visit 3", "fill")
    assert (scene[0].goods, scene[0].family, scene.mocha["token"]) == ("G2", 19, 0)


# Tavern tiles


@pytest.mark.rule("mocha.tavern.tile")
@pytest.mark.parametrize("kind", ["move", "meet"])
def test_the_top_tavern_tile_is_taken_for_its_coffee_and_the_next_one_asks_one_more(kind: str) -> None:
    scene = city().seat(0, coffee=3).acting(19).do(f"tavern {kind}")
    assert (scene[0].coffee, scene[0].tavern, scene.mocha["tavern"][kind]) == (2, [kind], 2)


@pytest.mark.rule("mocha.tavern.tile", "mocha.setup.tavern")
@pytest.mark.parametrize("kind", ["move", "meet"])
def test_the_tiles_ask_for_one_two_three_and_four_coffee_and_then_there_are_none(kind: str) -> None:
    scene = city(5)
    prices = []
    for seat in range(5):
        prices.append(scene.mocha["tavern"][kind])
        if prices[-1]:
            scene.turn(seat).seat(seat, coffee=prices[-1]).acting(19).do(f"tavern {kind}")
            assert scene[seat].coffee == 0
    assert prices == [1, 2, 3, 4, None]
    assert scene.seat(4, coffee=20).turn(4).acting(19).refused(f"tavern {kind}").rule == "mocha.tavern.tile"


@pytest.mark.rule("mocha.tavern.tile")
def test_too_little_coffee_brings_no_tavern_tile() -> None:
    scene = city().seat(0, coffee=1).seat(1, tavern="move").acting(19)
    assert scene.legal("tavern") == {"tavern meet"}
    assert scene.refused("tavern move").rule == "mocha.tavern.tile"


@pytest.mark.rule("mocha.tavern.tile")
def test_nobody_has_two_tavern_tiles_of_one_kind_but_one_of_each_is_fine() -> None:
    scene = city().seat(0, coffee=9, tavern="move").acting(19)
    assert scene.refused("tavern move").rule == "mocha.tavern.tile"
    assert scene.do("tavern meet")[0].tavern == ["move", "meet"]


@pytest.mark.rule("mocha.tavern.tile")
@pytest.mark.parametrize("action", ["tavern", "tavern tile", "tavern move meet"])
def test_a_tavern_tile_that_does_not_exist_is_not_taken(action: str) -> None:
    assert city().seat(0, coffee=9).acting(19).refused(action).rule == "mocha.tavern.tile"


# Baksheesh


@pytest.mark.rule("mocha.tavern.baksheesh")
@pytest.mark.parametrize("track", ["palace", "dealer", "coffeehouse"])
def test_four_coffee_and_three_yellow_bring_the_next_ruby_of_a_track(track: str) -> None:
    scene = city().seat(0, coffee=5, goods="R Y3", extensions=1).acting(19).do(f"baksheesh {track}")
    assert (scene[0].coffee, scene[0].goods, scene[0].rubies) == (1, "R", 1)


@pytest.mark.rule("mocha.tavern.baksheesh", "ruling.ruby-from-afar")
def test_the_price_of_that_track_rises_for_everyone_and_no_other() -> None:
    def prices(track: str) -> tuple[int, int, int]:
        scene = city().seat(0, coffee=4, goods="Y3", extensions=1).acting(19).do(f"baksheesh {track}")
        palace = scene.places["palace"]["rubies"]
        return palace, scene.places["dealer"]["price"], scene.mocha["coffeehouse"]["price"]

    assert prices("palace") == (5, 14, 6)
    assert prices("dealer") == (6, 15, 6)
    assert prices("coffeehouse") == (6, 14, 7)


@pytest.mark.rule("mocha.tavern.baksheesh")
def test_then_the_baksheesh_tile_is_turned_over_to_three_green_and_back() -> None:
    scene = city().seat(0, coffee=8, goods="G3 Y3", extensions=1).acting(19).do("baksheesh palace")
    assert scene.mocha["baksheesh"] == "GGG"
    scene.acting(19).do("baksheesh palace")
    assert (scene[0].goods, scene.mocha["baksheesh"]) == ("", "YYY")


@pytest.mark.rule("mocha.tavern.baksheesh")
@pytest.mark.parametrize(
    ("side", "coffee", "goods"), [("YYY", 3, "Y3"), ("YYY", 4, "Y2 G3"), ("GGG", 4, "Y3 G2"), ("GGG", 3, "G3")]
)
def test_too_little_coffee_or_the_wrong_goods_give_no_baksheesh(side: str, coffee: int, goods: str) -> None:
    scene = city().seat(0, coffee=coffee, goods=goods, extensions=1).baksheesh(side).acting(19)
    assert scene.legal("baksheesh") == set()
    assert scene.refused("baksheesh dealer").rule == "mocha.tavern.baksheesh"


@pytest.mark.rule("mocha.tavern.baksheesh")
@pytest.mark.parametrize("action", ["baksheesh", "baksheesh wainwright", "baksheesh 16"])
def test_baksheesh_helps_at_no_other_place(action: str) -> None:
    scene = city().seat(0, coffee=9, goods="Y3", extensions=1).acting(19)
    assert scene.refused(action).rule == "mocha.tavern.baksheesh"


@pytest.mark.rule("mocha.tavern.baksheesh", "ist.track.refill")
@pytest.mark.parametrize("track", ["palace", "dealer", "coffeehouse"])
def test_the_last_ruby_of_a_track_is_replaced_after_baksheesh_too(track: str) -> None:
    scene = city().seat(0, coffee=4, goods="Y3", extensions=1).rubies(**{track: 1}).acting(19)
    scene.do(f"baksheesh {track}")
    left = scene.mocha["coffeehouse"] if track == "coffeehouse" else scene.places[track]
    assert left["rubies"] == 1


@pytest.mark.rule("mocha.tavern.baksheesh", "ruling.refill")
def test_baksheesh_takes_no_ruby_of_a_track_that_is_sold_out() -> None:
    scene = city().seat(0, coffee=9, goods="Y3", extensions=1).rubies(dealer=0, supply=0).acting(19)
    assert scene.legal("baksheesh") == {"baksheesh palace", "baksheesh coffeehouse"}
    assert scene.refused("baksheesh dealer").rule == "ruling.refill"
