"""The Kiosk: who picks when, and what declining is (section 7 of the rules). What the tiles do: `test_kiosk_tiles`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import KIOSK_TILES, city
from tests.games.istanbul.scenario import Scenario

FOUR = ("good-R", "good-G", "good-Y", "good-B")


def browsing(*tiles: str, players: int = 3, **facts: Any) -> Scenario:
    """Let seat 0 turn up these kiosk tiles."""
    scene = city(players).seat(0, **facts).acting(22)
    return scene.do("browse", letters=[9], kiosk=tiles or FOUR)


@pytest.mark.rule("letters.place.kiosk", "ruling.kiosk-letter")
def test_one_letter_is_taken_first() -> None:
    scene = browsing()
    assert (scene[0].letters, scene.letters["deck"]) == ([9], 35)


@pytest.mark.rule("letters.place.kiosk", "letters.deliver")
def test_a_letter_for_the_kiosk_is_delivered_before_anybody_picks() -> None:
    scene = city().acting(22).do("browse", letters=[22], kiosk=FOUR)
    assert (scene[0].delivered, scene.decision) == ([22], "kiosk")


@pytest.mark.rule("letters.place.kiosk")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tile_for_each_player_and_one_more_are_turned_up(players: int) -> None:
    tiles = KIOSK_TILES[: players + 1]
    scene = browsing(*tiles, players=players)
    assert scene.legal() == {f"pick {tile}" for tile in tiles}
    assert sorted(scene.happened("kiosk-tiles")[0]["tiles"]) == sorted(tiles)


@pytest.mark.rule("letters.place.kiosk")
def test_from_the_opener_clockwise_everyone_picks_one_of_those_left() -> None:
    scene = city(3, first=1).acting(22).do("browse", letters=[9], kiosk=FOUR)
    actors = []
    for tile in ("good-G", "good-B", "good-R"):
        actors.append(scene.actor)
        scene.do(f"pick {tile}")
        assert scene.actor == actors[-1]
        scene.do("use")
    assert actors == [1, 2, 0]
    assert [scene[seat].goods for seat in range(3)] == ["R", "G", "B"]


@pytest.mark.rule("letters.place.kiosk")
def test_a_picked_tile_is_gone() -> None:
    scene = browsing().do("pick good-G", "use")
    assert scene.legal() == {"pick good-R", "pick good-Y", "pick good-B"}
    assert scene.refused("pick good-G").rule == "letters.place.kiosk"


@pytest.mark.rule("letters.place.kiosk")
def test_also_if_it_was_declined() -> None:
    scene = browsing().do("pick good-G", "decline")
    assert (scene[0].goods, scene.actor) == ("", 1)
    assert scene.refused("pick good-G").rule == "letters.place.kiosk"


@pytest.mark.rule("letters.place.kiosk")
def test_the_last_tile_may_be_used_by_the_opener_too() -> None:
    scene = browsing().do("pick good-G", "use", "pick good-R", "use", "pick good-Y", "use")
    assert (scene.actor, scene.legal()) == (0, {"use", "decline"})
    assert (scene.do("use")[0].goods, scene.decision) == ("G B", "meet")


@pytest.mark.rule("letters.place.kiosk")
def test_he_may_decline_it() -> None:
    scene = browsing().do("pick good-G", "use", "pick good-R", "use", "pick good-Y", "use", "decline")
    assert (scene[0].goods, scene.decision, scene.actor) == ("G", "meet", 0)


@pytest.mark.rule("letters.place.kiosk")
@pytest.mark.parametrize("action", ["decline", "use", "end", "pick card", "pick", "pick good-R good-G"])
def test_everyone_must_pick_one_of_the_tiles_shown(action: str) -> None:
    assert browsing().refused(action).rule == "letters.place.kiosk"
    scene = browsing().do("pick good-G", "use")
    assert scene.refused(action).rule == "letters.place.kiosk"


@pytest.mark.rule("letters.place.kiosk")
def test_the_others_may_decline_too() -> None:
    scene = browsing().do("pick good-G", "use", "pick good-R", "decline", "pick good-Y", "decline", "use")
    assert [scene[seat].goods for seat in range(3)] == ["G B", "", ""]


@pytest.mark.rule("letters.place.kiosk", "letters.setup.kiosk")
def test_then_all_tiles_are_discarded() -> None:
    scene = browsing().do("pick good-G", "use", "pick good-R", "decline", "pick good-Y", "use", "decline")
    assert sorted(scene.kiosk) == sorted(set(KIOSK_TILES) - set(FOUR))


@pytest.mark.rule("letters.setup.kiosk", "letters.place.kiosk")
def test_discarded_tiles_are_shuffled_again_when_none_are_left() -> None:
    scene = city().kiosk_pile("good-R", "good-G").acting(22)
    scene.do("browse", letters=[9], kiosk=["good-R", "good-G", "card", "die"])
    assert scene.legal() == {"pick good-R", "pick good-G", "pick card", "pick die"}
    assert sorted(scene.kiosk) == sorted(set(KIOSK_TILES) - {"good-R", "good-G", "card", "die"})


@pytest.mark.rule("letters.setup.kiosk")
def test_the_tiles_just_turned_up_are_not_shuffled_in() -> None:
    scene = city().kiosk_pile(*FOUR).acting(22).do("browse", letters=[9], kiosk=FOUR)
    assert sorted(scene.kiosk) == sorted(set(KIOSK_TILES) - set(FOUR))


@pytest.mark.rule("ruling.kiosk")
def test_a_tile_that_one_cannot_pay_may_be_picked_and_declined() -> None:
    scene = browsing("extension-lira", "good-R", "good-G", "good-Y", lira=9).do("pick extension-lira")
    assert scene.legal() == {"decline"}
    assert scene.refused("use").rule == "letters.kiosk.extension"
    assert scene.do("decline").actor == 1


@pytest.mark.rule("ruling.kiosk", "ist.cards.any")
def test_the_others_play_no_cards() -> None:
    scene = browsing("lira-good", "good-R", "good-G", "good-Y").seat(1, hand=["lira"])
    scene.do("pick good-R", "use", "pick lira-good")
    assert scene.legal() == {"decline"}
    assert scene.refused("play lira").rule in ("ist.cards.any", "ruling.kiosk")


@pytest.mark.rule("ist.window.lira", "ruling.kiosk")
def test_whose_turn_it_is_may_play_the_lira_card_to_pay_for_a_tile() -> None:
    scene = browsing("lira-good", "good-R", "good-G", "good-Y", hand=["lira", "good"]).do("pick lira-good")
    assert scene.legal() == {"play lira", "decline"}
    assert scene.do("play lira", "use lira B")[0].goods == "B"
    assert scene[0].lira == 3


@pytest.mark.rule("ist.window.lira", "ist.window.any")
@pytest.mark.parametrize("tile", ["good-R", "card", "fountain", "extension-goods"])
def test_but_not_with_a_tile_that_asks_for_no_lira(tile: str) -> None:
    others = [other for other in FOUR if other != tile][:3]
    scene = browsing(tile, *others, hand=["lira"]).do(f"pick {tile}")
    assert "play lira" not in scene.legal()
    assert scene.refused("play lira").rule == "ist.window.lira"


@pytest.mark.rule("ist.window.any")
def test_no_other_card_is_played_at_the_kiosk() -> None:
    scene = browsing(hand=["good"])
    assert scene.refused("play good").rule == "ist.window.any"
    assert scene.do("pick good-R").refused("play good").rule == "ist.window.any"


@pytest.mark.rule("ruling.elsewhere", "ist.place.police", "letters.place.kiosk")
def test_who_acts_with_the_family_member_picks_first() -> None:
    scene = city(2).acting(12).do("send 22", "browse", letters=[9], kiosk=FOUR[:3])
    assert scene.actor == 0
    scene.do("pick good-R", "use", "pick good-G", "use", "use")
    assert ([scene[seat].goods for seat in range(2)], scene.decision) == (["R Y", "G"], "meet")


@pytest.mark.rule("letters.place.kiosk", "letters.companion.move")
def test_so_does_who_acts_with_the_companion() -> None:
    scene = city(2).seat(0, at=1, companion=21).do("walk 22", "browse", letters=[9], kiosk=FOUR[:3])
    assert scene.actor == 0
    assert scene.do("pick good-R", "use", "pick good-G", "use", "use").decision == "meet"


@pytest.mark.rule("letters.place.kiosk", "ist.meet.order")
def test_after_it_the_turn_goes_on() -> None:
    scene = city(2).seat(0, lira=2).seat(1, family=22).figures(courier=22).acting(22)
    scene.do("browse", letters=[9], kiosk=FOUR[:3]).do("pick good-R", "use", "pick good-G", "use", "use")
    assert scene.legal() == {"meet courier", "catch saffron"}


@pytest.mark.rule("letters.place.kiosk", "ist.act.optional")
def test_the_kiosk_is_optional_and_used_once() -> None:
    assert "end" in city().acting(22).legal()
    scene = city(2).acting(22).do("browse", letters=[9], kiosk=FOUR[:3])
    scene.do("pick good-R", "use", "pick good-G", "use", "use")
    assert scene.refused("browse").rule == "ist.act.optional"


@pytest.mark.rule("ruling.piles", "letters.place.kiosk")
def test_without_letters_the_tiles_are_turned_up_all_the_same() -> None:
    scene = city().letter_piles(deck=[]).acting(22).do("browse", kiosk=FOUR)
    assert (scene[0].letters, scene.decision) == ([], "kiosk")
