"""Where a rule of Letters & Seals ends: the first place of the board, an empty pile, several things at once."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Unscripted
from tests.games.istanbul.letters.city import bazaar, city
from tests.games.istanbul.letters.test_auction import opened
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.scenario import GAME, table
from tests.games.istanbul.test_codec import Path, fault


@pytest.mark.rule("letters.card.companion2")
def test_the_companion_strides_from_the_first_place_too() -> None:
    scene = city().seat(0, companion=1, hand=["companion2"]).do("play companion2")
    assert scene.legal() == {"walk 3", "walk 7", "walk 11"}


@pytest.mark.rule("letters.companion.place", "letters.companion.move")
def test_a_companion_on_the_first_place_is_on_the_board() -> None:
    scene = city().seat(0, companion=1)
    assert scene.refused("place")[:3] == ("letters.companion.place", "companion-on-board", {"place": 1})
    assert scene.refused("walk 3")[1:3] == ("companion-steps", {"place": 3, "here": 1, "steps": 1})


@pytest.mark.rule("letters.pay", "ist.pay.merchants")
def test_whoever_is_paid_is_paid_in_the_order_of_the_seats() -> None:
    scene = city().seat(0, at=4, lira=4).seat(1, companion=5).seat(2, at=5).do("move 5", "leave", "pay")
    assert scene.happened("toll") == [{"to": 1, "amount": 2}, {"to": 2, "amount": 2}]


@pytest.mark.rule("variant.caravan", "ist.cards.deck")
def test_a_caravan_leader_who_finds_no_card_goes_on_with_the_turn() -> None:
    scene = table(caravan=True).caravan(0).piles(deck=[]).acting(6).do("draw deck", "draw deck")
    assert (scene[0].hand, scene.decision) == ([], "meet")


@pytest.mark.rule("variant.caravan", "mocha.guild.12")
def test_the_caravan_leader_discards_nothing_for_guild_card_12_either() -> None:
    scene = table(expansion="mocha", caravan=True).caravan(0).seat(0, guild=[12])
    scene.do("guild 12", "visit 6", "draw deck", "draw deck", cards=["far", "stay"])
    assert (scene[0].hand, scene.decision) == (["stay", "far"], "after")


@pytest.mark.rule("letters.double")
def test_who_has_lost_his_letters_before_a_double_turn_is_told_what_is_missing() -> None:
    scene = city().seat(0, delivered=[3, 9]).acting(5).do("end").seat(0, delivered=[3])
    assert scene.legal() == {"end"}
    assert scene.refused("double")[:3] == ("letters.double", "seals-short", {"needed": 3, "seals": 2})


@pytest.mark.rule("ruling.seals", "letters.double")
def test_a_saved_payment_that_the_letters_cannot_finish_is_refused() -> None:
    scene = city().seat(0, delivered=[3, 9]).acting(5).do("end", "double")
    fewer: list[tuple[Path, Any]] = [(("letters", "delivered", 0), [3]), (("letters", "discard", "9"), 1)]
    assert fault(scene, *fewer) == ("decisions", "stuck", {})


@pytest.mark.rule("letters.place.auction", "ruling.auction")
def test_an_opener_with_a_single_lira_must_bid_it() -> None:
    scene = opened(1, 0, 0)
    assert scene.legal() == {"bid 1"}
    assert scene.refused("pass").reason == "must-open"


@pytest.mark.rule("letters.place.auction", "ruling.auction")
def test_an_opener_without_lira_is_not_asked_again_if_nobody_bids() -> None:
    scene = city().seat(0, hand=["far"]).seat(1, lira=1).acting(23).do("auction R", "pass", "pass")
    assert (scene.happened("no-bids"), scene.decision) == ([{}], "meet")


@pytest.mark.rule("letters.setup.kiosk", "letters.place.kiosk")
def test_a_kiosk_tile_that_is_gone_is_not_turned_up_before_the_pile_is_empty() -> None:
    scene = city().kiosk_pile("card", "die", "lira", "fountain").acting(22)
    with pytest.raises(Unscripted):
        scene.do("browse", letters=[9], kiosk=["card", "die", "lira", "goods-R"])


@pytest.mark.rule("letters.kiosk.good-letter", "mocha.guild.12")
def test_guild_card_12_brings_a_good_for_a_letter_to_whoever_picked_the_tile() -> None:
    scene = bazaar().seat(0, guild=[12]).seat(1, letters=[5]).do("guild 12", "visit 22")
    scene.do("browse", letters=[9], kiosk=["good-letter", "good-R", "good-G", "good-Y"])
    scene.do("pick good-R", "decline", "pick good-letter", "use letter 5")
    assert (scene.decision, GAME.actor(GAME.decode(GAME.encode(scene.state)))) == ("kiosk-good", 1)
    assert scene.do("gain B")[1].goods == "B"


@pytest.mark.rule("letters.kiosk.die", "mocha.card.six")
def test_a_kiosk_die_that_shows_six_is_not_turned() -> None:
    scene = picked("die", seat=0, scene=bazaar(), hand=["six"]).do("use", dice=[6])
    assert scene.legal() == {"keep"}
    assert scene.refused("play six").reason == "already-six"


@pytest.mark.rule("letters.kiosk.die", "mocha.card.six")
def test_there_is_only_one_kiosk_die_to_turn() -> None:
    scene = picked("die", seat=0, scene=bazaar(), hand=["six"]).do("use", "play six", dice=[2])
    assert scene.legal() == {"turn 2 6"}
