"""What guild cards 1 to 11 do, and when they cannot be carried out in full (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city, refuses

# 1 to 6


@pytest.mark.rule("mocha.guild.1")
def test_card_1_gives_an_extension_for_nothing() -> None:
    scene = city().seat(0, guild=[1]).do("guild 1")
    assert (scene[0].extensions, scene[0].lira, scene[0].rubies) == (1, 0, 0)
    assert scene.places["wainwright"]["extensions"] == 8


@pytest.mark.rule("mocha.guild.1", "ruling.third-extension")
def test_the_third_extension_brings_its_ruby() -> None:
    scene = city().seat(0, guild=[1], extensions=2).do("guild 1")
    assert (scene[0].rubies, scene.places["wainwright"]["rubies"]) == (1, 2)


@pytest.mark.rule("mocha.guild.1", "mocha.guild.all", "ruling.guild-full")
def test_card_1_is_not_played_with_three_extensions() -> None:
    assert refuses(city().seat(0, guild=[1], extensions=3), 1)


@pytest.mark.rule("mocha.guild.2", "mocha.guild.3", "mocha.guild.4")
@pytest.mark.parametrize(("number", "good", "others"), [(2, "R", "G Y B"), (3, "G", "R Y B"), (4, "Y", "R G B")])
def test_cards_2_to_4_fill_a_good_and_then_bring_three_different_ones(number: int, good: str, others: str) -> None:
    scene = city().seat(0, guild=[number], extensions=1).do(f"guild {number}")
    assert scene[0].goods == f"{good}3"
    scene.do(f"assort {others}")
    assert set(scene[0].goods.split()) == {f"{good}3", *others.split()}


@pytest.mark.rule("mocha.guild.2", "ruling.guild-full", "ist.cart.overflow")
def test_up_to_three_so_fewer_or_none_and_what_does_not_fit_is_lost() -> None:
    scene = city().seat(0, guild=[2]).do("guild 2")
    assert {len(action.split()) - 1 for action in scene.legal()} == {0, 1, 2, 3}
    assert "assort R G Y" in scene.legal()
    assert scene.do("assort R G")[0].goods == "R2 G"
    assert city().seat(0, guild=[2]).do("guild 2", "assort")[0].goods == "R2"


@pytest.mark.rule("mocha.guild.2", "mocha.guild.3", "mocha.guild.4", "ruling.guild-full")
def test_a_full_cart_does_not_forbid_them() -> None:
    scene = city().seat(0, guild=[2, 3, 4], goods="R2 G2 Y2 B2")
    assert scene.legal("guild") == {"guild 2", "guild 3", "guild 4"}


@pytest.mark.rule("mocha.guild.2")
@pytest.mark.parametrize("action", ["assort R R", "assort R G Y B", "assort B2", "assort C"])
def test_the_goods_are_all_different_and_no_more_than_three(action: str) -> None:
    scene = city().seat(0, guild=[2]).do("guild 2")
    assert scene.refused(action).rule in ("mocha.guild.2", "mocha.guild.turn")


@pytest.mark.rule("mocha.guild.5")
def test_card_5_gives_four_lira_and_up_to_four_different_goods() -> None:
    scene = city().seat(0, guild=[5]).do("guild 5")
    assert (scene[0].lira, len(scene.legal())) == (4, 16)
    assert scene.do("assort R G Y B")[0].goods == "R G Y B"


@pytest.mark.rule("mocha.guild.5")
def test_or_fewer_goods() -> None:
    assert city().seat(0, guild=[5]).do("guild 5", "assort B")[0].goods == "B"
    assert city().seat(0, guild=[5]).do("guild 5", "assort")[0].goods == ""


@pytest.mark.rule("mocha.guild.6")
def test_card_6_draws_three_bonus_cards() -> None:
    scene = city().seat(0, hand=["stay"], guild=[6]).do("guild 6", cards=["far", "six", "far"])
    assert (scene[0].hand, scene.decision) == (["stay", "far", "far", "six"], "after")


@pytest.mark.rule("mocha.guild.6", "ruling.guild-full", "ist.cards.deck")
def test_too_few_bonus_cards_do_not_forbid_card_6() -> None:
    scene = city().seat(0, guild=[6]).piles(deck=["far"]).do("guild 6", cards=["far"])
    assert scene[0].hand == ["far"]


@pytest.mark.rule("mocha.guild.6", "ist.cart.rubies")
def test_only_the_player_sees_the_bonus_cards_of_card_6() -> None:
    scene = city().seat(0, guild=[6]).do("guild 6", cards=["far", "six", "far"])
    drawn = [event for event in scene.events if event.kind == "card-drawn"]
    assert len(drawn) == 3
    assert all("card" not in event.seen_by(other) for event in drawn for other in (1, None))


# 7


@pytest.mark.rule("mocha.guild.7")
def test_card_7_puts_the_merchant_on_the_fountain_and_brings_assistants_back() -> None:
    scene = city().seat(0, at=14, guild=[7], assistants=[2, 5, 14]).do("guild 7", "gather 2 14")
    assert (scene[0].at, scene[0].assistants, len(scene[0].stack)) == (7, [5], 3)


@pytest.mark.rule("mocha.guild.7")
def test_any_number_of_assistants_so_none_too() -> None:
    scene = city().seat(0, at=14, guild=[7], assistants=[2, 5]).do("guild 7")
    assert scene.legal() == {"gather 2 5", "gather 2", "gather 5", "done"}
    assert scene.refused("gather 3").rule == "mocha.guild.7"
    assert scene.do("done")[0].assistants == [2, 5]


@pytest.mark.rule("mocha.guild.7", "ruling.extra-turns")
def test_then_the_same_player_takes_another_turn_in_the_same_round() -> None:
    scene = city().seat(0, at=14, guild=[7]).do("guild 7", "end")
    assert (scene.actor, scene.view()["round"], scene.decision) == (0, 1, "move")
    assert scene.do("move 6", "end").actor == 1


@pytest.mark.rule("mocha.guild.7", "ruling.guild-7")
def test_card_7_may_be_played_at_the_fountain() -> None:
    scene = city().seat(0, guild=[7]).do("guild 7", "end")
    assert (scene.actor, scene[0].at) == (0, 7)


@pytest.mark.rule("ruling.guild-7", "mocha.guild.turn")
def test_another_guild_card_may_be_played_on_the_second_turn() -> None:
    scene = city().seat(0, guild=[7, 17]).do("guild 7", "end", "guild 17", "end")
    assert (scene[0].coffee, scene.actor) == (5, 1)


@pytest.mark.rule("ruling.extra-turns", "ist.tile.yellow")
def test_what_works_once_a_turn_works_again_on_the_second() -> None:
    scene = city().seat(0, guild=[7], lira=4, tiles="Y", assistants=[2, 3]).do("fetch 2", "guild 7", "done", "end")
    assert scene.do("fetch 3")[0].lira == 0


@pytest.mark.rule("ruling.extra-turns", "ist.end.trigger")
def test_the_second_turn_comes_even_after_what_would_be_the_last_turn_of_the_game() -> None:
    scene = city().seat(0, rubies=6).seat(2, at=14, guild=[7]).turn(2).do("guild 7", "end")
    assert scene.actor == 2
    assert scene.do("move 6", "end").actor is None


@pytest.mark.rule("mocha.guild.7")
def test_there_is_one_more_turn_and_not_two() -> None:
    scene = city().seat(0, guild=[7]).do("guild 7", "end", "move 6", "leave", "end")
    assert scene.actor == 1


# 8 and 9


@pytest.mark.rule("mocha.guild.8")
@pytest.mark.parametrize(
    ("dice", "blue"),
    [([1, 1], ""), ([1, 2], ""), ([1, 3], "B"), ([3, 3], "B"), ([3, 4], "B3"), ([6, 6], "B3")],
)
def test_card_8_rolls_for_none_one_or_three_blue_goods(dice: list[int], blue: str) -> None:
    scene = city().seat(0, guild=[8], extensions=1).do("guild 8", "gain R", "gain Y", dice=dice)
    assert scene[0].goods == f"R Y {blue}".strip()


@pytest.mark.rule("mocha.guild.8")
def test_its_two_common_goods_may_be_equal_and_are_not_blue() -> None:
    scene = city().seat(0, guild=[8]).do("guild 8", dice=[1, 1])
    assert scene.legal() == {"gain R", "gain G", "gain Y"}
    assert scene.refused("gain B").rule == "mocha.guild.8"
    assert scene.do("gain G", "gain G")[0].goods == "G2"


@pytest.mark.rule("mocha.guild.8", "ruling.guild-turn", "mocha.guild.cards")
def test_the_red_tile_does_not_change_the_roll_of_card_8() -> None:
    scene = city().seat(0, guild=[8], tiles="R").do("guild 8", dice=[1, 1])
    assert scene.decision == "common"
    assert scene.refused("reroll").rule in ("mocha.guild.8", "ist.tile.red", "ruling.guild-turn", "mocha.guild.cards")


@pytest.mark.rule("mocha.guild.9")
def test_who_calls_7_and_rolls_5_gets_four_lira() -> None:
    assert city().seat(0, guild=[9]).do("guild 9", "call 7", dice=[1, 4])[0].lira == 4


@pytest.mark.rule("mocha.guild.9")
@pytest.mark.parametrize(("call", "dice", "lira"), [(7, [3, 4], 14), (12, [6, 6], 24), (3, [6, 6], 6), (12, [6, 5], 4)])
def test_card_9_doubles_the_income_of_the_tea_house(call: int, dice: list[int], lira: int) -> None:
    assert city().seat(0, guild=[9]).do("guild 9", f"call {call}", dice=dice)[0].lira == lira


@pytest.mark.rule("mocha.guild.9")
def test_the_number_called_is_from_3_to_12() -> None:
    scene = city().seat(0, guild=[9]).do("guild 9")
    assert scene.legal() == {f"call {number}" for number in range(3, 13)}
    assert scene.refused("call 2").rule == "mocha.guild.9"
    assert scene.refused("call 13").rule == "mocha.guild.9"


@pytest.mark.rule("mocha.guild.9", "ruling.guild-turn", "mocha.guild.cards")
def test_the_red_tile_does_not_change_the_roll_of_card_9() -> None:
    scene = city().seat(0, guild=[9], tiles="R").do("guild 9", "call 12", dice=[1, 1])
    assert (scene[0].lira, scene.decision) == (4, "after")


# 10 and 11


@pytest.mark.rule("mocha.guild.10", "mocha.guild.11")
@pytest.mark.parametrize(
    ("number", "goods", "left", "lira"), [(10, "R2 G Y B", "R B", 15), (11, "R G2 Y B", "G Y", 20)]
)
def test_cards_10_and_11_sell_three_goods(number: int, goods: str, left: str, lira: int) -> None:
    scene = city().seat(0, guild=[number], goods=goods).do(f"guild {number}")
    assert (scene[0].goods, scene[0].lira) == (left, lira)


@pytest.mark.rule("mocha.guild.10", "mocha.guild.11", "mocha.guild.all", "ruling.guild-full")
@pytest.mark.parametrize(
    ("number", "goods"),
    [(10, "G2 Y2 B2"), (10, "R2 Y2 B2"), (10, "R2 G2 B2"), (11, "R2 G2 Y2"), (11, "G2 Y2 B2"), (11, "R2 Y2 B2")],
)
def test_they_are_not_played_if_one_of_the_goods_is_missing(number: int, goods: str) -> None:
    assert refuses(city().seat(0, guild=[number], goods=goods, coffee=9), number)
