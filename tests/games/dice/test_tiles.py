"""Mosque tiles."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.components import printed
from tests.games.dice.scenario import GAME, GOODS, Scenario, table

FAMILIES = ("lira", "crystal", "card", "action", "good")


@pytest.mark.rule("dice.act.tile")
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("good", GOODS)
def test_a_tile_costs_three_goods_of_its_colour(family: str, good: str) -> None:
    tile = f"{family}-{good}"
    scene = table().row(f"{tile} die").stack().rolled(f"{good}3 L C").do(f"tile {tile}")
    assert (scene[0].tiles, scene.dice) == ([tile], "L C")


@pytest.mark.rule("dice.act.tile")
def test_an_extra_die_tile_costs_one_of_each_colour() -> None:
    scene = table().rolled("R G Y B L").do("tile die")
    assert (scene[0].tiles, scene[0].dice, scene.dice) == (["die"], 1, "L")


@pytest.mark.rule("dice.act.tile")
@pytest.mark.parametrize(("dice", "legal"), [("R3 L2", set()), ("R2 G L2", {"tile lira-R"}), ("R G2 L2", set())])
def test_a_tile_may_be_given_a_cost_of_two_colours(dice: str, legal: set[str]) -> None:
    costs = {**printed()["tile_costs"].value, "lira": ["RRG", "GGG", "YYY", "BBB"]}
    scene = Scenario.bare({"players": 3, "first": 0, "components": {"tile_costs": costs}})
    assert scene.row("lira-R die").stack().rolled(dice).legal("tile") == legal


@pytest.mark.rule("dice.act.tile")
def test_the_row_is_refilled_where_the_tile_lay() -> None:
    scene = table().rolled("R3 L2").do("tile lira-R", tiles=["action-Y"])
    assert scene.open_tiles == ["action-Y", "crystal-G", "card-Y", "action-B", "good-R", "die"]
    assert [event.reveals for event in scene.events if event.kind == "tile-shown"] == [True]


@pytest.mark.rule("dice.act.tile")
def test_only_an_open_tile_can_be_taken_and_it_must_be_paid() -> None:
    scene = table().rolled("R3 L2")
    assert scene.refused("tile lira-B").reason == "tile-not-open"
    assert scene.refused("tile tea").reason == "tile-unknown"
    refusal = scene.refused("tile crystal-G")
    assert (refusal.rule, refusal.reason, refusal.facts["missing"]) == ("dice.act.tile", "goods-short", 3)


@pytest.mark.rule("dice.act.tile")
def test_two_equal_tiles_of_the_row_are_one_offer() -> None:
    scene = table().row("die die die lira-R lira-G lira-Y").rolled("R G Y B L")
    assert scene.legal("tile") == {"tile die"}
    scene.do("tile die", tiles=["card-B"])
    assert scene.open_tiles == ["card-B", "die", "die", "lira-R", "lira-G", "lira-Y"]


@pytest.mark.rule("dice.act.tile")
def test_without_tiles_in_the_stack_the_row_grows_shorter() -> None:
    scene = table().stack().rolled("R3 L2").do("tile lira-R")
    assert scene.open_tiles == ["crystal-G", "card-Y", "action-B", "good-R", "die"]


# What they do


@pytest.mark.rule("dice.tiles.next-turn")
def test_a_new_tile_works_from_the_next_turn_on() -> None:
    scene = table(2).rolled("R3 L2").do("tile lira-R")
    assert (scene[0].lira, scene[0].new) == (0, ["lira-R"])
    scene.do("end").do("roll", "end", dice="L5")
    assert (scene[0].lira, scene[0].new) == (3, [])


@pytest.mark.rule("dice.tiles.next-turn")
def test_one_may_own_several_of_a_kind() -> None:
    scene = table().seat(0, tiles="lira-G lira-B").rolled("R3 L2").do("tile lira-R")
    assert scene[0].tiles == ["lira-R", "lira-G", "lira-B"]


@pytest.mark.rule("dice.tiles.die")
def test_the_extra_die_is_yours_from_your_next_turn_on_and_is_not_passed_on() -> None:
    scene = table(2).rolled("R G Y B L").do("tile die")
    assert len(scene.view()["dice"]) == 5
    scene.do("end")
    assert scene.view()["decision"] == ["roll", 5]
    scene.do("roll", "end", dice="L5")
    assert scene.view()["decision"] == ["roll", 6]


# The ruby of the mosque


def four_tiles(players: int = 3) -> Scenario:
    return table(players).seat(0, tiles="lira-G lira-B card-R card-G").rolled("R3 L2")


@pytest.mark.rule("dice.tiles.ruby")
def test_the_fifth_tile_brings_a_ruby_from_the_mosque() -> None:
    scene = four_tiles().do("tile lira-R")
    assert (scene[0].rubies, scene[0].mosque, scene.view()["mosque"]) == (1, True, 2)
    assert scene.happened("ruby") == [{"seat": 0, "track": "mosque", "source": "tiles", "rubies": 1}]


@pytest.mark.rule("dice.tiles.ruby")
def test_with_four_players_the_fourth_tile_does() -> None:
    scene = table(4).seat(0, tiles="lira-G lira-B card-R").rolled("R3 L2").do("tile lira-R")
    assert scene[0].rubies == 1
    assert four_tiles(4).do("tile lira-R")[0].rubies == 0


@pytest.mark.rule("dice.tiles.ruby")
def test_it_comes_once_a_game() -> None:
    scene = four_tiles().seat(0, mosque=True).do("tile lira-R")
    assert (scene[0].rubies, scene.view()["mosque"]) == (0, 3)


@pytest.mark.rule("dice.tiles.ruby")
def test_the_sixth_tile_brings_nothing() -> None:
    scene = table().seat(0, tiles="lira-G lira-B card-R card-G card-B").rolled("R3 L2").do("tile lira-R")
    assert scene[0].rubies == 0


def ruby_foretold(scene: Scenario, action: str = "tile lira-R") -> object:
    """Return whether a ruby is foretold of an action; nothing where it takes no tile."""
    return GAME.preview(scene.state, scene.actor, Action.parse(action)).facts.get("ruby")


@pytest.mark.rule("dice.tiles.ruby")
def test_of_a_tile_it_is_told_beforehand_whether_it_brings_the_ruby() -> None:
    assert ruby_foretold(four_tiles()) is True
    assert ruby_foretold(four_tiles(4)) is False
    assert ruby_foretold(four_tiles().seat(0, mosque=True)) is False
    assert ruby_foretold(four_tiles().rubies(mosque=0)) is False
    assert ruby_foretold(four_tiles(), "lira") is None


@pytest.mark.rule("dice.tiles.ruby", "dice.ruling.five")
def test_with_none_left_in_the_mosque_there_is_none() -> None:
    scene = four_tiles().rubies(mosque=0).do("tile lira-R")
    assert (scene[0].rubies, scene[0].mosque) == (0, False)


@pytest.mark.rule("dice.ruling.five")
def test_what_counts_are_the_tiles_that_one_owns_now() -> None:
    scene = table().seat(0, tiles="lira-G lira-B card-R card-G card-B", lira=6).rolled("R3 C L")
    scene.do("cards 1", "exchange", "give card-B", "take R", cards=["ruby-tile-lira"])
    assert (scene[0].rubies, len(scene[0].tiles)) == (1, 4)
    scene.do("tile lira-R")
    assert (scene[0].rubies, len(scene[0].tiles), scene[0].mosque) == (2, 5, True)


@pytest.mark.rule("dice.ruling.five")
def test_a_tile_from_a_card_counts_like_a_bought_one() -> None:
    scene = table().seat(0, tiles="lira-G lira-B card-R card-G", brown=2).income(1)
    scene.do("draw", "accept", "take lira-R", cards=["has-two-tile"])
    assert (scene[0].rubies, scene[0].mosque) == (1, True)


# Giving one up


def giving(tiles: str, give: str) -> Scenario:
    scene = table().seat(0, tiles=tiles, lira=6).rolled("C R3 L")
    return scene.do("cards 1", "exchange", f"give {give}", "take R", cards=["ruby-tile-lira"])


@pytest.mark.rule("dice.ruling.tile-given", "dice.card.tile")
def test_a_tile_given_up_goes_under_the_stack() -> None:
    scene = giving("lira-G card-B", "card-B")
    assert (scene[0].tiles, scene.view()["below"], scene.view()["stack"]) == (["lira-G"], ["card-B"], 16)


@pytest.mark.rule("dice.ruling.tile-given")
def test_a_gap_in_the_row_is_filled_by_it_if_the_stack_has_no_other() -> None:
    scene = table().stack().rolled("R3 C L").seat(0, tiles="lira-G card-B", lira=6).do("tile lira-R")
    assert len(scene.open_tiles) == 5
    scene.do("cards 1", "exchange", "give card-B", "take R", cards=["ruby-tile-lira"])
    assert scene.open_tiles[-1] == "card-B"
    assert scene.view()["below"] == []
    assert [event.reveals for event in scene.events if event.kind == "tile-shown"] == [False]


@pytest.mark.rule("dice.ruling.tile-given")
def test_tiles_under_the_stack_come_after_all_others_the_first_given_up_first() -> None:
    scene = table().stack("lira-B", below="card-B card-R").rolled("R G Y B L", actions=3)
    scene.seat(0, tokens="R3 G3 Y3").do("tile lira-R", "tile crystal-G", "tile card-Y", tiles=["lira-B"])
    assert scene.open_tiles[:3] == ["lira-B", "card-B", "card-R"]


@pytest.mark.rule("dice.ruling.tile-given")
def test_an_extra_die_goes_back_at_the_end_of_the_turn_and_at_once_before_the_roll() -> None:
    scene = giving("die card-B", "die")
    assert (scene[0].dice, len(scene.view()["dice"])) == (1, 6)
    assert scene.do("end")[0].dice == 0
    assert scene.happened("die-back") == [{"seat": 0, "number": 1}]
    scene = table().seat(0, tiles="die card-B", lira=6).income(1)
    scene.do("draw", "exchange", "give die", "take R", cards=["ruby-tile-lira"])
    assert (scene[0].dice, scene.view()["decision"]) == (0, ["roll", 5])


@pytest.mark.rule("dice.ruling.tile-given")
def test_of_two_extra_die_tiles_the_new_one_is_given_up() -> None:
    scene = table().seat(0, tiles="die die", lira=6).new("die").income(1)
    scene.do("draw", "exchange", "take R", cards=["ruby-tile-lira"])
    assert (scene[0].tiles, scene[0].new, scene.view()["decision"]) == (["die"], [], ["roll", 6])


@pytest.mark.rule("dice.ruling.tile-given")
def test_a_die_tile_given_up_and_taken_again_keeps_its_die() -> None:
    scene = table().stack().row("die lira-R").seat(0, tiles="die", lira=6).rolled("C R G Y B L", actions=3)
    scene.do("cards 1", "exchange", "take R", cards=["ruby-tile-lira"])
    assert scene[0].dice == 1
    assert scene.do("tile die")[0].dice == 1
    assert scene.do("end")[0].dice == 1


@pytest.mark.rule("dice.tiles.next-turn", "dice.act.tile")
def test_of_two_tiles_of_one_turn_neither_works_yet() -> None:
    scene = table().seat(0, tokens="R3 G3").row("good-R good-G die die die lira-R").rolled("L2 C3", actions=3)
    scene.do("tile good-R", "tile good-G")
    assert scene[0].new == ["good-R", "good-G"]
    taken = [{"seat": 0, "tile": f"good-{good}", "source": "tile"} for good in "RG"]
    assert scene.happened("tile-taken") == taken
    assert scene.do("lira")[0].tokens == ""


@pytest.mark.rule("dice.ruling.tile-given")
def test_a_tile_given_up_goes_under_those_that_were_given_up_before() -> None:
    scene = table().stack("lira-B", below="card-R").seat(0, tiles="lira-G card-B", lira=6).rolled("R3 C L")
    scene.do("cards 1", "exchange", "give card-B", cards=["ruby-tile-lira"])
    assert scene.view()["below"] == ["card-R", "card-B"]
    assert scene.happened("tile-given") == [{"seat": 0, "tile": "card-B", "source": "ruby-tile-lira"}]


@pytest.mark.rule("dice.ruling.tile-given")
def test_the_extra_die_of_a_tile_given_up_stays_on_the_table_even_if_all_dice_are_used() -> None:
    cards = ["ruby-tile-lira", "brown-R", "brown-G", "brown-Y", "brown-B", "token-R"]
    scene = table().seat(0, tiles="die lira-G", lira=6).rolled("C6")
    scene.do("cards 6", "carry ruby-tile-lira", "exchange", "give die", "take R", cards=cards)
    assert (scene[0].dice, len(scene.view()["dice"])) == (1, 6)
    assert scene.do("end")[0].dice == 0
