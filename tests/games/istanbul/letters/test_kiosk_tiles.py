"""The 24 kiosk tiles one by one, in every way in which they can be used (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar, city
from tests.games.istanbul.scenario import Scenario

OTHERS = ("goods-Y", "goods-G", "goods-R", "good-B")


def picked(tile: str, seat: int = 1, scene: Scenario | None = None, **facts: Any) -> Scenario:
    """Let a seat pick a tile at the kiosk of seat 0, who used another one."""
    scene = (scene or city()).seat(seat, **facts).acting(22)
    tiles = [tile, *(other for other in OTHERS if other != tile)][:4]
    scene.do("browse", letters=[1], kiosk=tiles)
    for other in tiles[1 : 1 + seat]:
        scene.do(f"pick {other}", "decline")
    return scene.do(f"pick {tile}")


def ways(scene: Scenario) -> set[str]:
    """Return how the tile can be used."""
    return scene.legal("use")


# What is simply gained


@pytest.mark.rule("letters.kiosk.good-lira")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("good", "YGR")
def test_a_good_and_a_lira(good: str, seat: int) -> None:
    scene = picked(f"good-lira-{good}", seat)
    assert ways(scene) == {"use"}
    scene.do("use")
    assert (scene[seat].goods, scene[seat].lira) == (good, 1)


@pytest.mark.rule("letters.kiosk.goods")
@pytest.mark.parametrize("good", "YGR")
def test_two_goods(good: str) -> None:
    assert picked(f"goods-{good}").do("use")[1].goods == f"{good}2"


@pytest.mark.rule("letters.kiosk.goods", "ist.cart.overflow")
def test_what_does_not_fit_is_lost() -> None:
    assert picked("goods-R", goods="R").do("use")[1].goods == "R2"
    assert picked("good-B", goods="B2").do("use")[1].goods == "B2"


@pytest.mark.rule("letters.kiosk.good")
@pytest.mark.parametrize("good", "YGRB")
def test_one_good(good: str) -> None:
    scene = picked(f"good-{good}").do("use")
    assert (scene[1].goods, scene[1].lira) == (good, 0)


@pytest.mark.rule("letters.kiosk.card")
def test_a_bonus_card_from_the_deck() -> None:
    scene = picked("card").do("use", cards=["far"])
    assert scene[1].hand == ["far"]
    drawn = next(event for event in scene.events if event.kind == "card-drawn")
    assert (drawn.seen_by(1)["card"], "card" in drawn.seen_by(0)) == ("far", False)


@pytest.mark.rule("letters.kiosk.card", "ruling.piles")
def test_without_cards_there_is_nothing_to_draw() -> None:
    assert ways(picked("card", scene=city().piles(deck=[]))) == set()


@pytest.mark.rule("letters.kiosk.lira")
def test_two_lira() -> None:
    assert picked("lira").do("use")[1].lira == 2


@pytest.mark.rule("letters.kiosk.coffee", "letters.coffee")
@pytest.mark.parametrize("lira", [2, 3])
def test_coffee_or_lira_without_mocha_only_the_lira(lira: int) -> None:
    scene = picked(f"coffee{lira}")
    assert ways(scene) == {"use lira"}
    assert scene.refused("use coffee").rule in ("letters.kiosk.coffee", "letters.coffee")
    assert scene.do("use lira")[1].lira == lira


@pytest.mark.rule("letters.kiosk.coffee", "variant.grand")
@pytest.mark.parametrize("lira", [2, 3])
def test_in_the_grand_bazaar_one_chooses(lira: int) -> None:
    scene = picked(f"coffee{lira}", scene=bazaar())
    assert ways(scene) == {"use lira", "use coffee"}
    scene.do("use coffee")
    assert (scene[1].coffee, scene[1].lira) == (1, 0)
    assert picked(f"coffee{lira}", scene=bazaar()).do("use lira")[1].lira == lira


# Scorebook, die, extension, Fountain


@pytest.mark.rule("letters.kiosk.companion", "ruling.kiosk-companion")
@pytest.mark.parametrize("where", ["general", 5, 22])
def test_the_companion_comes_from_the_general_supply_or_from_the_board(where: str | int) -> None:
    assert picked("companion", companion=where).do("use")[1].companion == "own"


@pytest.mark.rule("ruling.kiosk-companion")
def test_if_he_is_in_the_own_supply_nothing_happens() -> None:
    scene = picked("companion", companion="own")
    assert scene.do("use" if "use" in scene.legal() else "decline")[1].companion == "own"


@pytest.mark.rule("ruling.kiosk-companion", "ruling.phase4-place")
def test_a_companion_who_opened_and_goes_back_meets_nobody() -> None:
    scene = city(2).seat(0, at=1, companion=21, lira=9).seat(1, family=22).figures(courier=22).do("walk 22")
    scene.do("browse", letters=[9], kiosk=["companion", "good-R", "good-G"])
    scene.do("pick companion", "use", "pick good-R", "use", "use")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


@pytest.mark.rule("ruling.kiosk-companion", "ruling.phase4-place")
def test_if_the_merchant_opened_he_still_meets_the_figures() -> None:
    scene = city(2).seat(0, companion=5, lira=9).figures(courier=22).acting(22)
    scene.do("browse", letters=[9], kiosk=["companion", "good-R", "good-G"])
    scene.do("pick companion", "use", "pick good-R", "use", "use")
    assert "meet courier" in scene.legal()


@pytest.mark.rule("ruling.kiosk-companion", "ruling.phase4-place")
def test_the_companion_of_another_player_who_goes_back_does_not_matter() -> None:
    scene = city(2).seat(0, at=1, companion=21, lira=9).seat(1, companion=5).figures(courier=22).do("walk 22")
    scene.do("browse", letters=[9], kiosk=["companion", "good-R", "good-G"])
    scene.do("pick good-G", "use", "pick companion", "use", "use")
    assert (scene[1].companion, "meet courier" in scene.legal()) == ("own", True)


@pytest.mark.rule("letters.kiosk.die")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_die_for_that_many_lira(pips: int, seat: int) -> None:
    assert picked("die", seat).do("use", dice=[pips])[seat].lira == pips


@pytest.mark.rule("letters.kiosk.die", "ist.tile.red")
def test_the_red_tile_does_not_turn_it() -> None:
    assert picked("die", 0, tiles="R").do("use", dice=[1])[0].lira == 1


@pytest.mark.rule("letters.kiosk.extension")
def test_ten_lira_for_an_extension() -> None:
    scene = picked("extension-lira", lira=11).do("use")
    assert (scene[1].extensions, scene[1].lira) == (1, 1)


@pytest.mark.rule("letters.kiosk.extension")
def test_one_good_of_each_colour_for_an_extension() -> None:
    scene = picked("extension-goods", goods="R2 G Y B").do("use")
    assert (scene[1].extensions, scene[1].goods) == (1, "R")


@pytest.mark.rule("letters.kiosk.extension")
@pytest.mark.parametrize(
    ("tile", "facts"),
    [
        ("extension-lira", {"lira": 9, "goods": "R G Y B"}),
        ("extension-lira", {"lira": 20, "extensions": 3}),
        ("extension-goods", {"lira": 20, "goods": "R2 G2 Y2"}),
        ("extension-goods", {"goods": "R G Y B", "extensions": 3}),
    ],
)
def test_the_price_is_needed_and_room_for_it(tile: str, facts: dict[str, Any]) -> None:
    scene = picked(tile, **facts)
    assert scene.legal() == {"decline"}
    assert scene.refused("use").rule == "letters.kiosk.extension"


@pytest.mark.rule("letters.kiosk.extension", "ruling.third-extension", "ruling.target")
def test_the_third_extension_brings_its_ruby_on_another_players_turn_too() -> None:
    scene = picked("extension-lira", lira=10, extensions=2, rubies=5).do("use")
    assert (scene[1].extensions, scene[1].rubies) == (3, 6)
    assert len(scene.happened("last-round")) == 1


@pytest.mark.rule("ruling.target", "ist.end.trigger", "letters.kiosk.extension")
def test_the_round_then_under_way_is_the_last() -> None:
    scene = picked("extension-lira", at=1, lira=10, extensions=2, rubies=5).seat(2, at=4)
    scene.do("use", "pick goods-G", "decline", "decline", "end", "move 2", "end", "move 5", "end")
    assert scene.actor is None


@pytest.mark.rule("letters.kiosk.fountain", "ruling.kiosk-fountain")
def test_the_merchant_with_his_stack_stands_at_the_fountain_at_once() -> None:
    scene = picked("fountain", at=9, assistants=[1, 2], companion=5).do("use")
    assert (scene[1].at, len(scene[1].stack), scene[1].assistants, scene[1].companion) == (7, 2, [1, 2], 5)
    assert scene.actor == 2


@pytest.mark.rule("ruling.kiosk-fountain")
def test_at_the_fountain_already_nothing_happens() -> None:
    scene = picked("fountain", at=7)
    scene.do("use" if "use" in scene.legal() else "decline")
    assert (scene[1].at, scene.actor) == (7, 2)


@pytest.mark.rule("ruling.kiosk-fountain", "ruling.phase4-place")
def test_the_opener_who_is_taken_away_meets_nobody() -> None:
    scene = city(2).seat(0, lira=9).seat(1, family=22).figures(courier=22).acting(22)
    scene.do("browse", letters=[9], kiosk=["fountain", "good-R", "good-G"])
    scene.do("pick fountain", "use", "pick good-R", "use", "use")
    assert (scene[0].at, scene[0].assistants, scene.legal()) == (7, [22], {"end"})


@pytest.mark.rule("ruling.kiosk-fountain", "ruling.phase4-place")
def test_nor_does_he_meet_anybody_at_the_fountain() -> None:
    scene = city(2).seat(0, lira=9).seat(1, family=7).figures(governor=7).acting(22)
    scene.do("browse", letters=[9], kiosk=["fountain", "good-R", "good-G"])
    scene.do("pick fountain", "use", "pick good-R", "use", "use")
    assert scene.legal() == {"end"}


@pytest.mark.rule("ruling.kiosk-fountain", "ruling.phase4-place", "letters.companion.move")
def test_if_his_companion_opened_the_companion_still_meets_the_figures() -> None:
    scene = city(2).seat(0, at=1, companion=21, lira=9).seat(1, family=22).figures(courier=22).do("walk 22")
    scene.do("browse", letters=[9], kiosk=["fountain", "good-R", "good-G"])
    scene.do("pick fountain", "use", "pick good-R", "use", "use")
    assert (scene[0].at, scene[0].companion) == (7, 22)
    assert scene.legal() == {"meet courier", "catch saffron"}


@pytest.mark.rule("ruling.kiosk-fountain", "ruling.phase4-place", "ist.place.police")
def test_a_merchant_who_is_taken_away_from_the_police_station_meets_nobody() -> None:
    scene = city(2).seat(0, lira=9).figures(courier=12).acting(12)
    scene.do("send 22", "browse", letters=[9], kiosk=["fountain", "good-R", "good-G"])
    scene.do("pick fountain", "use", "pick good-R", "use", "use")
    assert (scene[0].at, scene.legal()) == (7, {"end"})


@pytest.mark.rule("ruling.kiosk-fountain", "ruling.phase4-place")
def test_a_rival_who_is_taken_away_does_not_change_the_openers_turn() -> None:
    scene = city(2).seat(0, lira=9).seat(1, at=22).figures(courier=22).acting(22)
    scene.do("browse", letters=[9], kiosk=["fountain", "good-R", "good-G"])
    scene.do("pick good-R", "use", "pick fountain", "use", "use")
    assert (scene[1].at, "meet courier" in scene.legal()) == (7, True)


# Exchanges


@pytest.mark.rule("letters.kiosk.good-letter")
@pytest.mark.parametrize("good", "RGYB")
def test_a_good_for_a_letter(good: str) -> None:
    scene = picked("good-letter", goods="R G Y B").do(f"use {good}", letters=[9])
    assert (scene[1].letters, good in scene[1].goods) == ([9], False)


@pytest.mark.rule("letters.kiosk.good-letter")
@pytest.mark.parametrize("good", "RGYB")
@pytest.mark.parametrize("letter", ["3", "4 delivered"])
def test_a_letter_for_a_good(good: str, letter: str) -> None:
    scene = picked("good-letter", letters=[3], delivered=[4]).do(f"use letter {letter}", f"gain {good}")
    assert scene[1].goods == good
    assert (scene[1].letters, scene[1].delivered) == (([], [4]) if letter == "3" else ([3], []))


@pytest.mark.rule("letters.kiosk.good-letter", "letters.coffee")
def test_these_are_all_its_ways() -> None:
    scene = picked("good-letter", goods="R2 B", letters=[3, 3])
    assert ways(scene) == {"use R", "use B", "use letter 3"}
    assert scene.refused("use C").rule in ("letters.kiosk.good-letter", "letters.coffee")
    scene.do("use letter 3")
    assert (scene.decision, scene.actor) == ("kiosk-good", 1)
    assert scene.legal() == {f"gain {good}" for good in "RGYB"}
    assert scene.refused("gain C").rule == "letters.kiosk.good-letter"


@pytest.mark.rule("letters.kiosk.card-letter")
def test_a_bonus_card_for_a_letter() -> None:
    scene = picked("card-letter", hand=["far", "good"]).do("use card far", letters=[9])
    assert (scene[1].letters, scene[1].hand, scene.discard) == ([9], ["good"], ["far"])


@pytest.mark.rule("letters.kiosk.card-letter")
@pytest.mark.parametrize("letter", ["3", "4 delivered"])
def test_a_letter_for_a_bonus_card(letter: str) -> None:
    scene = picked("card-letter", letters=[3], delivered=[4]).do(f"use letter {letter}", cards=["far"])
    assert (scene[1].hand, len(scene[1].letters) + len(scene[1].delivered)) == (["far"], 1)


@pytest.mark.rule("letters.kiosk.card-letter")
def test_a_card_or_letter_that_one_does_not_have_is_not_exchanged() -> None:
    scene = picked("card-letter", hand=["far"], letters=[3])
    assert ways(scene) == {"use card far", "use letter 3"}
    for action in ("use card good", "use letter 4", "use letter 3 delivered", "use", "use lira", "use R"):
        assert scene.refused(action).rule == "letters.kiosk.card-letter"


@pytest.mark.rule("letters.kiosk.lira-letter")
def test_two_lira_for_a_letter() -> None:
    scene = picked("lira-letter", lira=2).do("use lira", letters=[9])
    assert (scene[1].letters, scene[1].lira) == ([9], 0)


@pytest.mark.rule("letters.kiosk.lira-letter")
@pytest.mark.parametrize("letter", ["3", "4 delivered"])
def test_a_letter_for_three_lira(letter: str) -> None:
    scene = picked("lira-letter", letters=[3], delivered=[4]).do(f"use letter {letter}")
    assert (scene[1].lira, len(scene[1].letters) + len(scene[1].delivered)) == (3, 1)


@pytest.mark.rule("letters.kiosk.lira-letter")
def test_one_lira_is_not_enough_for_a_letter() -> None:
    scene = picked("lira-letter", lira=1)
    assert scene.legal() == {"decline"}
    assert scene.refused("use lira").rule == "letters.kiosk.lira-letter"


@pytest.mark.rule("letters.kiosk.lira-good")
@pytest.mark.parametrize("good", "RGYB")
def test_two_lira_for_a_good(good: str) -> None:
    scene = picked("lira-good", lira=2).do(f"use lira {good}")
    assert (scene[1].goods, scene[1].lira) == (good, 0)


@pytest.mark.rule("letters.kiosk.lira-good")
@pytest.mark.parametrize("good", "RGYB")
def test_a_good_for_three_lira(good: str) -> None:
    scene = picked("lira-good", goods="R G Y B").do(f"use {good}")
    assert (scene[1].lira, good in scene[1].goods) == (3, False)


@pytest.mark.rule("letters.kiosk.lira-good", "letters.coffee")
def test_it_has_no_other_ways() -> None:
    scene = picked("lira-good", lira=2, goods="R")
    assert ways(scene) == {"use R", *(f"use lira {good}" for good in "RGYB")}
    for action in ("use C", "use lira C", "use lira", "use G"):
        assert scene.refused(action).rule in ("letters.kiosk.lira-good", "letters.coffee")


@pytest.mark.rule("letters.kiosk.lira-card")
def test_two_lira_for_a_bonus_card() -> None:
    scene = picked("lira-card", lira=2).do("use lira", cards=["far"])
    assert (scene[1].hand, scene[1].lira) == (["far"], 0)


@pytest.mark.rule("letters.kiosk.lira-card")
def test_a_bonus_card_for_three_lira() -> None:
    scene = picked("lira-card", hand=["far", "good"]).do("use card good")
    assert (scene[1].hand, scene[1].lira, scene.discard) == (["far"], 3, ["good"])


@pytest.mark.rule("letters.kiosk.lira-card")
def test_it_needs_two_lira_or_the_card() -> None:
    scene = picked("lira-card", lira=1, hand=["far"])
    assert ways(scene) == {"use card far"}
    for action in ("use lira", "use card good", "use card"):
        assert scene.refused(action).rule == "letters.kiosk.lira-card"


@pytest.mark.rule("ruling.piles", "letters.kiosk.lira-letter", "letters.kiosk.good-letter", "letters.kiosk.card-letter")
@pytest.mark.parametrize("tile", ["lira-letter", "good-letter", "card-letter"])
def test_without_letters_in_the_piles_nothing_is_paid_for_one(tile: str) -> None:
    scene = city().seat(1, lira=9, goods="R", hand=["far"]).letter_piles(deck=[]).acting(22)
    scene.do("browse", kiosk=[tile, "goods-Y", "goods-G", "goods-R"]).do("pick goods-Y", "use", f"pick {tile}")
    assert ways(scene) == set()


@pytest.mark.rule("letters.kiosk.good-letter", "letters.kiosk.lira-good", "variant.grand")
def test_in_the_grand_bazaar_coffee_stands_for_the_good_either_way() -> None:
    scene = picked("good-letter", scene=bazaar(), coffee=1).do("use C", letters=[9])
    assert (scene[1].coffee, scene[1].letters) == (0, [9])
    scene = picked("good-letter", scene=bazaar(), letters=[3]).do("use letter 3", "gain C")
    assert (scene[1].coffee, scene[1].letters) == (1, [])
    scene = picked("lira-good", scene=bazaar(), lira=2).do("use lira C")
    assert (scene[1].coffee, scene[1].lira) == (1, 0)
    scene = picked("lira-good", scene=bazaar(), coffee=1).do("use C")
    assert (scene[1].coffee, scene[1].lira) == (0, 3)


@pytest.mark.rule("letters.kiosk.good-letter")
def test_without_coffee_there_none_is_given() -> None:
    assert "use C" not in picked("good-letter", scene=bazaar(), goods="R").legal()


@pytest.mark.rule("ruling.kiosk")
@pytest.mark.parametrize(
    ("tile", "actions"),
    [("good-letter", ["use letter 3", "gain R"]), ("lira-letter", ["use letter 3"]), ("lira-good", ["use R"])],
)
def test_every_tile_is_used_at_most_once(tile: str, actions: list[str]) -> None:
    scene = picked(tile, lira=9, goods="R2", letters=[3, 4]).do(*actions)
    assert (scene.decision, scene.actor) == ("kiosk", 2)
