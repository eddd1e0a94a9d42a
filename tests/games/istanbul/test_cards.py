"""The ten kinds of bonus cards (section 4 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table


@pytest.mark.rule("ist.card.good")
@pytest.mark.parametrize("good", "RGYB")
def test_the_good_card_brings_a_good_of_choice(good: str) -> None:
    scene = table().seat(0, hand=["good"]).do("play good", f"gain {good}")
    assert (scene[0].goods, scene[0].hand, scene.decision) == (good, [], "move")


@pytest.mark.rule("ist.card.good")
def test_the_good_card_may_pay_for_the_action_that_follows() -> None:
    scene = table().seat(0, goods="R", hand=["good"]).acting(14)
    assert scene.legal("tile") == set()
    assert scene.do("play good", "gain R", "tile R")[0].tiles == "R"


@pytest.mark.rule("ist.card.good")
def test_the_good_card_is_not_played_during_an_action() -> None:
    scene = table().seat(0, hand=["good"]).acting(8).do("roll", dice=[1, 1])
    assert "play good" not in scene.legal()


@pytest.mark.rule("ist.card.lira")
def test_the_lira_card_brings_five_lira() -> None:
    scene = table().seat(0, lira=1, hand=["lira"]).do("play lira")
    assert (scene[0].lira, scene[0].hand, scene.discard) == (6, [], ["lira"])


@pytest.mark.rule("ist.card.palace2")
def test_the_palace_is_visited_again_at_its_new_cost() -> None:
    scene = table().seat(0, goods="R3 G2 Y3 B3", extensions=1, hand=["palace2"]).acting(13)
    scene.do("deliver R2 G Y B", "play palace2")
    assert scene.legal() == {"deliver R G Y2 B2"}
    scene.do("deliver R G Y2 B2")
    assert (scene[0].rubies, scene[0].goods, scene.places["palace"]["rubies"]) == (2, "", 4)


@pytest.mark.rule("ist.card.palace2")
def test_the_palace_card_needs_the_goods_of_the_new_cost() -> None:
    scene = table().seat(0, goods="R3 G2 Y2 B3", extensions=1, hand=["palace2"]).acting(13).do("deliver R2 G Y B")
    assert scene[0].goods == "R G Y B2"  # "any" is missing
    assert scene.refused("play palace2").rule in ("ist.card.palace2", "ist.place.palace")


@pytest.mark.rule("ist.card.palace2")
@pytest.mark.parametrize(
    "goods", ["R2 G3 Y3 B3", "R4 G Y3 B3", "R4 G3 Y B3", "R4 G3 Y3 B2"], ids=["no R", "no G", "no Y", "one B"]
)
def test_the_palace_card_needs_every_colour_however_many_goods_there_are(goods: str) -> None:
    scene = table().seat(0, goods=goods, extensions=2, hand=["palace2"]).acting(13).do("deliver R2 G Y B")
    assert "play palace2" not in scene.legal()
    assert scene.refused("play palace2").rule == "ist.place.palace"


@pytest.mark.rule("ist.card.post2")
def test_the_post_office_is_visited_again_and_the_markers_move_each_time() -> None:
    scene = table().seat(0, hand=["post2"]).acting(5).do("collect", "play post2")
    assert (scene[0].goods, scene[0].lira, scene.places["post"]["down"]) == ("R G Y2", 4, 2)


@pytest.mark.rule("ist.card.dealer2")
def test_the_dealer_is_visited_again_at_his_new_price() -> None:
    scene = table().seat(0, lira=30, hand=["dealer2"]).acting(16).do("buy", "play dealer2")
    assert (scene[0].lira, scene[0].rubies, scene.places["dealer"]["price"]) == (1, 2, 16)


@pytest.mark.rule("ist.card.dealer2")
def test_the_dealer_card_needs_the_lira_of_the_new_price() -> None:
    scene = table().seat(0, lira=28, hand=["dealer2", "lira"]).acting(16).do("buy")
    assert scene.refused("play dealer2").rule in ("ist.card.dealer2", "ist.place.dealer")
    assert scene.do("play lira", "play dealer2")[0].lira == 4


@pytest.mark.rule("ruling.repeat")
def test_a_second_copy_may_follow_the_first() -> None:
    scene = table().seat(0, hand=["post2", "post2"]).acting(5).do("collect", "play post2", "play post2")
    assert (scene[0].lira, scene.places["post"]["down"]) == (7, 3)
    scene = table().seat(0, lira=45, hand=["dealer2", "dealer2"]).acting(16).do("buy", "play dealer2", "play dealer2")
    assert (scene[0].lira, scene[0].rubies) == (0, 3)


@pytest.mark.rule("ruling.repeat")
def test_a_second_palace_card_may_follow_the_first() -> None:
    scene = table().seat(0, goods="R5 G5 Y5 B5", extensions=3, hand=["palace2", "palace2"]).acting(13)
    scene.do("deliver R2 G Y B", "play palace2", "deliver R G2 Y B2", "play palace2", "deliver R2 G Y2 B2")
    assert (scene[0].rubies, scene[0].goods) == (4, "G Y")  # one of them for the third extension


@pytest.mark.rule("ruling.repeat")
@pytest.mark.parametrize(
    ("place", "action", "card"),
    [(5, "collect", "post2"), (13, "deliver R2 G Y B", "palace2"), (16, "buy", "dealer2")],
)
def test_an_action_of_the_family_member_may_be_repeated(place: int, action: str, card: str) -> None:
    scene = table().seat(0, lira=40, goods="R5 G5 Y5 B5", extensions=3, hand=[card]).acting(12)
    assert f"play {card}" in scene.do(f"send {place}", action).legal()


@pytest.mark.rule("ruling.repeat")
def test_an_action_of_the_family_member_may_be_repeated_twice() -> None:
    scene = table().seat(0, hand=["post2", "post2"]).acting(12)
    scene.do("send 5", "collect", "play post2", "play post2")
    assert scene.places["post"]["down"] == 3


@pytest.mark.rule("ruling.repeat")
@pytest.mark.parametrize(("place", "card"), [(5, "post2"), (13, "palace2"), (16, "dealer2")])
def test_an_action_that_was_declined_is_not_repeated(place: int, card: str) -> None:
    rich = table().seat(0, lira=40, goods="R2 G2 Y2 B2", hand=[card]).figures(governor=place)
    assert rich.acting(place).do("skip").refused(f"play {card}").rule == "ist.window.after"
    rich = table().seat(0, lira=40, goods="R2 G2 Y2 B2", hand=[card])
    assert rich.acting(12).do(f"send {place}", "decline").refused(f"play {card}").rule == "ist.window.after"


@pytest.mark.rule("ruling.repeat")
@pytest.mark.parametrize(("place", "card"), [(5, "palace2"), (5, "dealer2"), (16, "post2")])
def test_a_repeat_card_repeats_only_its_own_place(place: int, card: str) -> None:
    scene = table().seat(0, lira=40, goods="R2 G2 Y2 B2", hand=[card]).acting(place)
    assert scene.do("collect" if place == 5 else "buy").refused(f"play {card}").rule == "ist.window.after"


@pytest.mark.rule("ist.card.family")
def test_the_family_card_puts_the_family_member_home_for_three_lira() -> None:
    scene = table().seat(0, family=5, hand=["family"]).do("play family")
    assert (scene[0].family, scene.legal()) == (12, {"reward card", "reward lira"})
    assert scene.do("reward lira")[0].lira == 3


@pytest.mark.rule("ist.card.family")
def test_or_for_a_bonus_card() -> None:
    scene = table().seat(0, family=5, hand=["family"]).do("play family", "reward card", cards=["far"])
    assert (scene[0].hand, scene[0].lira) == (["far"], 0)


@pytest.mark.rule("ist.card.family")
def test_the_family_card_is_not_played_when_the_family_member_is_home_already() -> None:
    assert table().seat(0, hand=["family"]).refused("play family").rule == "ist.card.family"


@pytest.mark.rule("ist.card.market")
def test_at_the_small_market_the_card_sells_goods_of_any_colours_and_the_tile_goes_under() -> None:
    scene = table().seat(0, goods="R2 B2", hand=["market"]).acting(11)
    assert scene.refused("sell R2 B2").rule == "ist.place.market"
    scene.do("play market", "sell R2 B2", tiles=["GGYYB"])
    assert (scene[0].lira, scene[0].goods) == (14, "")
    assert scene.places["markets"]["small"]["tile"] == "GGYYB"


@pytest.mark.rule("ist.card.market")
def test_the_market_card_sells_at_most_five_goods_and_at_least_one() -> None:
    scene = table().seat(0, goods="R3 G3", extensions=1, hand=["market"]).acting(11).do("play market")
    assert scene.refused("sell R3 G3").rule == "ist.card.market"
    assert scene.refused("sell").rule == "ist.card.market"
    assert scene.do("sell R3 G2", tiles=["GGYYB"])[0].lira == 20


@pytest.mark.rule("ist.card.market")
def test_the_market_card_sells_even_five_goods_of_one_colour() -> None:
    scene = table().seat(0, goods="B5", extensions=3, hand=["market"]).acting(11)
    assert scene.do("play market", "sell B5", tiles=["GGYYB"])[0].lira == 20


@pytest.mark.rule("ist.card.market")
def test_the_market_card_is_the_action_of_the_turn() -> None:
    scene = table().seat(0, goods="R Y", hand=["market"]).acting(11).do("play market", "sell R", tiles=["GGYYB"])
    assert scene.refused("sell Y").rule == "ist.act.optional"


@pytest.mark.rule("ist.card.market", "ist.window.with")
def test_the_market_card_needs_the_small_market_and_a_good() -> None:
    assert table().seat(0, goods="R", hand=["market"]).acting(10).refused("play market").rule == "ist.window.with"
    assert table().seat(0, hand=["market"]).acting(11).refused("play market").rule == "ist.card.market"


@pytest.mark.rule("ist.card.stay")
def test_who_stays_leaves_or_takes_an_assistant_as_if_he_had_arrived() -> None:
    assert table().seat(0, at=5, hand=["stay"]).do("play stay").legal() == {"leave", "end"}
    scene = table().seat(0, at=5, hand=["stay"], assistants=[5]).do("play stay")
    assert scene.legal() == {"take", "end"}
    assert scene.do("take", "collect")[0].goods == "G Y"


@pytest.mark.rule("ist.card.stay")
def test_who_stays_pays_the_merchants_of_his_place() -> None:
    scene = table().seat(0, at=5, lira=2, hand=["stay"]).seat(1, at=5).do("play stay", "leave")
    assert scene.legal() == {"pay", "end"}
    assert scene.do("pay")[1].lira == 2


@pytest.mark.rule("ist.card.stay", "ist.assist.fountain")
def test_who_stays_at_the_fountain_needs_no_assistant_and_pays_nobody() -> None:
    scene = table().seat(0, hand=["stay"], assistants=[5]).figures(governor=2, smuggler=2).do("play stay")
    assert scene.legal() == {"gather 5", "end"}


@pytest.mark.rule("ist.card.far")
def test_the_far_card_moves_three_or_four_steps_instead() -> None:
    scene = table().seat(0, at=1, hand=["far"]).do("play far", "move 14", "leave")
    assert (scene[0].at, scene[0].assistants, scene.decision) == (14, [14], "act")


@pytest.mark.rule("ist.card.far")
def test_the_far_card_once_played_is_the_move() -> None:
    scene = table().seat(0, at=1, hand=["far", "stay"]).do("play far")
    assert scene.legal() == scene.legal("move")
    assert "move 16" not in scene.legal()


@pytest.mark.rule("ist.card.far", "ist.assist.fountain")
def test_the_far_card_may_lead_to_the_fountain() -> None:
    scene = table().seat(0, at=1, hand=["far"], assistants=[5]).do("play far", "move 7")
    assert scene.decision == "act"


@pytest.mark.rule("ist.card.assistant")
def test_the_assistant_card_brings_one_assistant_back() -> None:
    scene = table().seat(0, hand=["assistant"], assistants=[1, 16]).do("play assistant")
    assert scene.legal() == {"fetch 1", "fetch 16"}
    scene.do("fetch 16")
    assert (scene[0].assistants, len(scene[0].stack), scene[0].lira, scene.decision) == ([1], 3, 0, "move")


@pytest.mark.rule("ist.card.assistant")
def test_the_assistant_card_needs_an_own_assistant_on_the_board() -> None:
    scene = table().seat(0, hand=["assistant"]).seat(1, assistants=[5])
    assert scene.refused("play assistant").rule == "ist.card.assistant"
    scene = table().seat(0, hand=["assistant"], assistants=[1]).seat(1, assistants=[5]).do("play assistant")
    assert scene.refused("fetch 5").rule == "ist.card.assistant"


@pytest.mark.rule("ist.card.assistant", "ist.window.phase1")
def test_the_assistant_card_may_be_played_after_moving_and_twice() -> None:
    scene = table().seat(0, at=6, hand=["assistant", "assistant"], assistants=[1, 2]).do("move 5", "leave")
    scene.do("play assistant", "fetch 1", "play assistant", "fetch 2")
    assert scene[0].assistants == [5]
