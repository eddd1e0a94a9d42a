"""The Secret Society (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.rulebooks.rule import rule
from istanbul_nb.words import LANGUAGES
from tests.games.istanbul.letters.city import city
from tests.games.istanbul.scenario import GAME, Scenario

SIX = ["seal 3 delivered", "seal 4 delivered", "seal 5 delivered"]


def member(**facts: Any) -> Scenario:
    """Return a table with seat 0 at the Secret Society with six seals."""
    return city().seat(0, **{"delivered": [3, 4, 5], **facts}).acting(24)


@pytest.mark.rule("letters.place.society", "ruling.ruby-from-afar")
def test_six_seals_bring_the_next_ruby_of_the_palace_and_three_lira() -> None:
    scene = member().do("petition palace", *SIX)
    assert (scene[0].rubies, scene[0].lira, scene[0].delivered, scene[0].goods) == (1, 3, [], "")
    assert scene.places["palace"]["rubies"] == city().places["palace"]["rubies"] - 1
    assert (scene.letters["society"], scene.decision) == ([2, 1], "meet")


@pytest.mark.rule("letters.place.society", "ruling.ruby-from-afar")
def test_or_of_the_dealer_whose_price_rises_for_everyone() -> None:
    scene = member().do("petition dealer", *SIX)
    assert (scene[0].rubies, scene[0].lira) == (1, 3)
    assert scene.places["dealer"]["price"] == city().places["dealer"]["price"] + 1


@pytest.mark.rule("letters.place.society")
@pytest.mark.parametrize(("gone", "lira", "left"), [(0, 3, [2, 1]), (1, 2, [1]), (2, 1, []), (3, 0, [])])
def test_the_leftmost_lira_are_three_then_two_then_one_then_none(gone: int, lira: int, left: list[int]) -> None:
    scene = member().society(gone).do("petition dealer", *SIX)
    assert (scene[0].lira, scene[0].rubies, scene.letters["society"]) == (lira, 1, left)


@pytest.mark.rule("letters.place.society")
def test_each_payment_is_taken_once_whoever_comes() -> None:
    scene = city(2).seat(0, delivered=[3, 4, 5]).seat(1, at=15, delivered=[8, 9, 10]).acting(24)
    scene.do("petition dealer", *SIX, "end", "move 24", "leave").seat(1, lira=2)
    scene.do("pay", "petition dealer", "seal 8 delivered", "seal 9 delivered", "seal 10 delivered")
    assert (scene[0].lira, scene[1].lira) == (5, 2)


@pytest.mark.rule("letters.place.society", "letters.letter")
@pytest.mark.parametrize(
    ("letters", "delivered"), [([1, 2, 3, 4, 5], []), ([3], [4, 5]), ([], [4, 5]), ([], []), ([1, 2, 3], [5])]
)
def test_fewer_than_six_seals_are_not_enough(letters: list[int], delivered: list[int]) -> None:
    scene = city().seat(0, letters=letters, delivered=delivered).acting(24)
    assert scene.legal("petition") == set()
    assert scene.refused("petition dealer").rule == "letters.place.society"


@pytest.mark.rule("letters.place.society", "ruling.seals")
def test_single_seals_pay_too() -> None:
    scene = member(letters=[1, 1, 2, 2, 3, 3], delivered=[])
    scene.do("petition palace", *["seal 1"] * 2, *["seal 2"] * 2, *["seal 3"] * 2)
    assert (scene[0].rubies, scene[0].letters) == (1, [])


@pytest.mark.rule("letters.place.society", "letters.deliver")
def test_a_letter_for_the_secret_society_is_delivered_on_arrival_and_counts_two() -> None:
    scene = city().seat(0, at=23, letters=[24], delivered=[3, 4]).do("move 24", "leave", "petition palace")
    assert scene.legal() == {"seal 3 delivered", "seal 4 delivered", "seal 24 delivered"}


@pytest.mark.rule("letters.place.society")
@pytest.mark.parametrize("action", ["petition", "petition coffeehouse", "petition nobody", "petition palace dealer"])
def test_there_are_only_the_two_tracks_here(action: str) -> None:
    assert member().legal("petition") == {"petition palace", "petition dealer"}
    assert member().refused(action).rule == "letters.place.society"


@pytest.mark.rule("letters.place.society", "ist.track.refill")
def test_the_last_ruby_of_a_track_is_replaced() -> None:
    scene = member().rubies(palace=1).do("petition palace", *SIX)
    assert (scene[0].rubies, scene.places["palace"]["rubies"]) == (1, 1)


@pytest.mark.rule("letters.place.society", "ruling.refill")
def test_a_track_that_is_sold_out_gives_nothing() -> None:
    scene = member().rubies(palace=0, supply=0)
    assert scene.legal("petition") == {"petition dealer"}
    assert scene.refused("petition palace").rule == "ruling.refill"


@pytest.mark.rule("letters.place.society", "ruling.target", "ist.end.trigger")
def test_the_ruby_counts_at_once() -> None:
    scene = member(rubies=5).do("petition palace", *SIX)
    assert len(scene.happened("last-round")) == 1


@pytest.mark.rule("ruling.elsewhere", "letters.place.society")
def test_the_family_member_pays_seals_for_its_owner() -> None:
    scene = city().seat(0, delivered=[3, 4, 5]).acting(12).do("send 24", "petition dealer", *SIX)
    assert (scene[0].rubies, scene[0].lira, scene.decision) == (1, 3, "meet")


@pytest.mark.rule("letters.place.society", "letters.companion.move")
def test_so_does_the_companion() -> None:
    scene = city().seat(0, at=1, companion=23, delivered=[3, 4, 5]).do("walk 24", "petition dealer", *SIX)
    assert scene[0].rubies == 1


@pytest.mark.rule("letters.place.society", "ist.act.optional")
def test_once_a_turn() -> None:
    scene = member(delivered=[3, 4, 5, 8, 8, 9]).do("petition dealer", *SIX)
    assert scene.refused("petition dealer").rule == "ist.act.optional"


@pytest.mark.rule("letters.place.society")
@pytest.mark.parametrize("action", ["end", "petition dealer", "decline", "play lira"])
def test_a_payment_that_has_begun_is_finished(action: str) -> None:
    scene = member(hand=["lira"]).do("petition palace", SIX[0])
    assert scene.legal() == set(SIX[1:])
    assert scene.refused(action).rule.startswith(("letters.", "ist.window."))


@pytest.mark.rule("letters.place.society", "ruling.seals")
@pytest.mark.parametrize("delivered", range(5))
@pytest.mark.parametrize("letters", range(7))
def test_the_six_seals_always_come_out_even(letters: int, delivered: int) -> None:
    places = [2, 3, 4, 5, 8, 9, 10, 11, 13, 14, 15]
    scene = city().seat(0, letters=places[:letters], delivered=places[letters:][:delivered]).acting(24)
    if letters + 2 * delivered < 6:
        assert scene.legal("petition") == set()
        return
    waiting, paid = [scene.do("petition dealer").state], set()
    while waiting:
        state = waiting.pop()
        for action in GAME.legal(state):
            twin = GAME.copy(state)
            GAME.apply(twin, action, Seeded(1))
            decision = GAME.view(twin, None)["decision"]
            assert decision is not None
            if decision[0] == "seals":
                waiting.append(twin)
            else:
                own = GAME.view(twin, 0)["letters"]
                left = len(own["open"][0]) + 2 * len(own["delivered"][0])
                paid.add(letters + 2 * delivered - left)
    assert paid == {6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_text_tells_of_nothing_that_cannot_happen(language: str) -> None:
    text = rule("letters.place.society", language).text
    assert not any(words in text for words in ("or more", "beyond", "не меньше", "сверх"))
