"""What is done with the dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice.scenario import GOODS, table


@pytest.mark.rule("dice.act.token")
@pytest.mark.parametrize("good", GOODS)
def test_two_equal_goods_bring_a_token_of_that_colour(good: str) -> None:
    scene = table().rolled(f"{good}2 L2 C").do(f"token {good}")
    assert (scene[0].tokens, scene.dice) == (good, "L2 C")


@pytest.mark.rule("dice.act.token")
def test_one_good_or_two_different_ones_bring_none() -> None:
    scene = table().rolled("R G L2 C")
    assert scene.legal("token") == set()
    refusal = scene.refused("token R")
    assert (refusal.rule, refusal.reason) == ("dice.act.token", "goods-short")
    assert refusal.facts == {"goods": "R2", "any": 0, "missing": 1}


@pytest.mark.rule("dice.act.crystal")
def test_two_different_goods_bring_a_crystal() -> None:
    scene = table().rolled("R G Y L C")
    assert scene.legal("crystal") == {"crystal R G", "crystal R Y", "crystal G Y"}
    scene.do("crystal R Y")
    assert (scene[0].crystal, scene.dice) == (1, "G L C")


@pytest.mark.rule("dice.act.brown")
def test_three_different_goods_bring_a_brown_token() -> None:
    scene = table().rolled("R G2 Y C")
    assert scene.legal("brown") == {"brown R G Y"}
    scene.do("brown R G Y")
    assert (scene[0].brown, scene.dice) == (1, "G C")
    assert table().rolled("R2 G2 C").refused("brown R G Y").rule == "dice.act.brown"


@pytest.mark.rule("dice.act.two")
def test_four_different_goods_bring_any_two_tokens() -> None:
    scene = table().rolled("R G Y B L").do("two")
    assert len(scene.legal("take")) == 10
    assert scene.legal("take") >= {"take R2", "take G B"}
    assert scene.do("take R2")[0].tokens == "R2"
    assert table().rolled("R G Y B L").do("two", "take G B")[0].tokens == "G B"


@pytest.mark.rule("dice.act.two")
def test_a_brown_token_is_not_among_them() -> None:
    scene = table().rolled("R G Y B L").do("two")
    assert scene.refused("take brown").rule == "dice.act.two"
    assert table().rolled("R2 Y B L").refused("two").rule == "dice.act.two"


@pytest.mark.rule("dice.act.lira")
@pytest.mark.parametrize(("dice", "lira"), [("L R2 G Y", 2), ("L3 R G", 6), ("L5", 10)])
def test_all_coins_bring_two_lira_each(dice: str, lira: int) -> None:
    scene = table().rolled(dice).do("lira")
    assert scene[0].lira == lira
    assert "L" not in scene.dice


@pytest.mark.rule("dice.act.lira")
def test_without_a_coin_there_is_no_lira() -> None:
    refusal = table().rolled("R5").refused("lira")
    assert (refusal.rule, refusal.reason) == ("dice.act.lira", "no-coin")


@pytest.mark.rule("dice.ruling.lira-action")
def test_coins_already_used_do_not_count() -> None:
    scene = table().rolled("L2 R3").do("lira")
    refusal = scene.refused("lira")
    assert (refusal.rule, refusal.reason) == ("dice.ruling.lira-action", "coins-used")


@pytest.mark.rule("dice.act.lira", "dice.ruling.lira-action")
def test_each_good_with_lira_tile_gives_its_token_once() -> None:
    scene = table().seat(0, tiles="good-R good-B").row("die die die lira-R lira-G lira-Y").rolled("L3 R2").do("lira")
    assert (scene[0].lira, scene[0].tokens) == (6, "R B")


@pytest.mark.rule("dice.act.lira", "dice.ruling.lira-action")
@pytest.mark.parametrize("tile", ["lira-R", "crystal-G", "card-Y", "action-B", "die"])
def test_no_other_tile_gives_a_token_with_the_lira(tile: str) -> None:
    scene = table().seat(0, tiles=tile).rolled("L3 R2").do("lira")
    assert (scene[0].lira, scene[0].tokens) == (6, "")


@pytest.mark.rule("dice.act.lira", "dice.act.cards", "dice.use.once")
@pytest.mark.parametrize(("action", "dice"), [("lira", ["L2"]), ("cards 1", ["C"]), ("cards 2", ["C2"])])
def test_coins_and_card_symbols_are_paid_with_dice_alone(action: str, dice: list[str]) -> None:
    scene = table().rolled("L2 C2 R").do(action, cards=["brown-R", "token-G"][: len(dice[0])] if "C" in dice[0] else [])
    paid = {"dice": dice, "tokens": [], "brown": 0, "crystal": 0, "lira": 0, "source": action}
    assert scene.happened("paid") == [{"seat": 0, **paid}]


@pytest.mark.rule("dice.ruling.lira-action", "dice.tiles.next-turn")
def test_a_good_with_lira_tile_of_this_turn_gives_nothing_yet() -> None:
    scene = table().rolled("L2 R3").do("tile good-R", "lira")
    assert (scene[0].lira, scene[0].tokens) == (4, "")


@pytest.mark.rule("dice.ruling.count")
def test_a_good_with_lira_tile_given_up_is_gone_at_once() -> None:
    scene = table().seat(0, tiles="good-G", lira=6).rolled("L C R3")
    scene.do("cards 1", "exchange", "take R", cards=["ruby-tile-lira"]).do("lira")
    assert (scene[0].lira, scene[0].tokens) == (2, "")


@pytest.mark.rule("dice.act.cards")
def test_any_number_of_card_symbols_draws_as_many_cards() -> None:
    scene = table().rolled("C3 R2")
    assert scene.legal("cards") == {"cards 1", "cards 2", "cards 3"}
    scene.do("cards 2", cards=["brown-R", "token-G"])
    assert (scene.dice, scene.legal()) == ("R2 C", {"carry brown-R", "carry token-G"})
    assert scene.do("carry token-G")[0].tokens == "G"
    refusal = table().rolled("C R4").refused("cards 2")
    assert (refusal.rule, refusal.facts) == ("dice.act.cards", {"needed": 2, "dice": 1})


@pytest.mark.rule("dice.act.cards")
def test_a_single_card_is_carried_out_at_once() -> None:
    scene = table().rolled("C R4").do("cards 1", cards=["brown-R"])
    assert (scene[0].brown, scene.decision) == (1, "act")


@pytest.mark.rule("dice.act.cards")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    scene = table().rolled("C3 R2").piles(deck=["brown-R"], down=["brown-G"])
    scene.do("cards 3", "carry brown-G", cards=["brown-R", "brown-G", "token-Y"])
    assert scene.happened("reshuffled") == [{"seat": 0}]
    assert scene.view()["deck"] == 30
    assert scene.view()["discard"] == {"open": ["brown-G"], "down": 2}


@pytest.mark.rule("dice.act.cards")
def test_a_deck_is_not_refilled_before_somebody_draws() -> None:
    scene = table().rolled("C R4").piles(deck=["brown-R"]).do("cards 1", cards=["brown-R"])
    assert scene.view()["deck"] == 0
    assert len(scene.view()["discard"]["open"]) == 33


@pytest.mark.rule("dice.act.ruby.colour")
@pytest.mark.parametrize("good", GOODS)
def test_a_ruby_for_goods_of_one_colour(good: str) -> None:
    scene = table().rolled(f"{good}4 L").do(f"ruby {good}")
    assert (scene[0].rubies, scene.dice) == (1, "L")
    assert scene.view()["tracks"][good] == {"price": 5, "prices": [4, 5, 6], "rubies": 2}


@pytest.mark.rule("dice.act.ruby.colour")
def test_the_example_of_five_green() -> None:
    scene = table().rubies(G=2).rolled("G5").do("ruby G")
    assert (scene[0].rubies, scene.view()["tracks"]["G"]["price"]) == (1, 6)
    refusal = table().rubies(G=2).rolled("G4 L").refused("ruby G")
    assert (refusal.rule, refusal.facts) == ("dice.act.ruby.colour", {"goods": "G5", "any": 0, "missing": 1})


@pytest.mark.rule("dice.act.ruby.mixed")
def test_the_example_of_one_of_each_and_two_any() -> None:
    scene = table().seat(0, tokens="R").rubies(mixed=2).rolled("R G Y B2").do("ruby mixed")
    assert (scene[0].rubies, scene[0].tokens, scene.dice) == (1, "", "")
    refusal = table().rubies(mixed=2).rolled("R G Y B2").refused("ruby mixed")
    assert (refusal.rule, refusal.facts) == ("dice.act.ruby.mixed", {"goods": "R G Y B", "any": 2, "missing": 1})


@pytest.mark.rule("dice.act.ruby.mixed")
def test_the_first_ruby_there_costs_one_of_each() -> None:
    scene = table().rolled("R G Y B L").do("ruby mixed")
    assert scene[0].rubies == 1
    assert scene.view()["tracks"]["mixed"] == {"price": 1, "prices": [0, 1, 2, 3], "rubies": 3}


@pytest.mark.rule("dice.act.ruby.lira")
def test_the_example_of_fourteen_lira() -> None:
    scene = table().seat(0, lira=15).rubies(lira=4).rolled("R5").do("ruby lira")
    assert (scene[0].rubies, scene[0].lira, scene.view()["tracks"]["lira"]["price"]) == (1, 1, 16)
    refusal = table().seat(0, lira=13).rubies(lira=4).rolled("R5").refused("ruby lira")
    assert (refusal.rule, refusal.facts) == ("dice.act.ruby.lira", {"needed": 14, "lira": 13})


@pytest.mark.rule("dice.ruling.sold-out")
@pytest.mark.parametrize("track", ["R", "mixed", "lira"])
def test_a_track_without_rubies_cannot_be_chosen(track: str) -> None:
    sold_out: dict[str, Any] = {track: 0}
    scene = table().seat(0, lira=40, tokens="R8 G2 Y2 B2").rubies(**sold_out).rolled("R2 G Y B")
    assert f"ruby {track}" not in scene.legal()
    assert scene.refused(f"ruby {track}").rule == "dice.ruling.sold-out"
    assert scene.view()["tracks"][track]["price"] is None


@pytest.mark.rule("dice.act.ruby.colour")
def test_two_rubies_may_be_taken_in_a_turn() -> None:
    scene = table().seat(0, tokens="R4").rolled("G4 L").do("ruby R", "ruby G")
    assert scene[0].rubies == 2
