"""Letters: taking, delivering and paying with them, and the Embassy (section 7 of the rules)."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Seeded
from tests.games.istanbul.letters.city import LETTER_PLACES, city
from tests.games.istanbul.scenario import Scenario, fresh


def asked(letters: list[int], delivered: list[int]) -> Scenario:
    """Let seat 0 pay for another turn with some of these."""
    return city().seat(0, letters=letters, delivered=delivered).acting(5).do("end", "double")


def petitioner(letters: list[int], delivered: list[int]) -> Scenario:
    """Let seat 0 pay at the Secret Society with some of these."""
    return city().seat(0, letters=letters, delivered=delivered).acting(24).do("petition palace")


# The Embassy and the pile of letters


@pytest.mark.rule("letters.place.embassy", "letters.letter")
def test_at_the_embassy_two_letters_are_taken_and_lie_open() -> None:
    scene = city().acting(21).do("accept", letters=[5, 9])
    assert (scene[0].letters, scene[0].delivered, scene.letters["deck"]) == ([5, 9], [], 34)
    assert scene.decision == "meet"


@pytest.mark.rule("letters.place.embassy", "letters.deliver")
def test_a_letter_for_the_embassy_is_delivered_as_it_comes() -> None:
    scene = city().acting(21).do("accept", letters=[21, 9])
    assert (scene[0].letters, scene[0].delivered) == ([9], [21])


@pytest.mark.rule("letters.place.embassy")
def test_letters_come_to_those_that_one_has() -> None:
    scene = city().seat(0, letters=[9], delivered=[5]).acting(21).do("accept", letters=[9, 5])
    assert (scene[0].letters, scene[0].delivered) == ([5, 9, 9], [5])


@pytest.mark.rule("letters.place.embassy", "ist.act.optional")
def test_the_embassy_is_optional_and_used_once() -> None:
    assert "end" in city().acting(21).legal()
    assert city().acting(21).do("accept", letters=[5, 9]).refused("accept").rule == "ist.act.optional"


@pytest.mark.rule("letters.place.embassy", "ist.place.police", "ruling.elsewhere")
def test_the_family_member_takes_letters_too() -> None:
    scene = city().acting(12).do("send 21", "accept", letters=[21, 9])
    assert (scene[0].letters, scene[0].delivered) == ([9], [21])


@pytest.mark.rule("letters.place.embassy")
@pytest.mark.parametrize("action", ["accept 2", "browse", "petition palace", "auction R"])
def test_nothing_else_is_done_there(action: str) -> None:
    scene = city().seat(0, delivered=[5, 5, 9]).acting(21)
    assert scene.refused(action).rule.startswith("letters.place.")


@pytest.mark.rule("letters.setup.letters", "ruling.piles")
def test_used_letters_are_shuffled_again_when_the_last_one_leaves_the_pile() -> None:
    scene = city().letter_piles(deck=[5, 9], discard=[3, 4]).acting(21).do("accept", letters=[9, 5])
    assert scene[0].letters == [5, 9]
    assert scene.letters_left == {"deck": [3, 4], "discard": []}


@pytest.mark.rule("letters.setup.letters", "letters.place.embassy")
def test_also_between_the_two_letters_of_the_embassy() -> None:
    scene = city().letter_piles(deck=[5], discard=[3, 4]).acting(21).do("accept", letters=[5, 4])
    assert (scene[0].letters, scene.letters_left) == ([4, 5], {"deck": [3], "discard": []})


@pytest.mark.rule("ruling.piles", "letters.place.embassy")
@pytest.mark.parametrize(("deck", "taken"), [([5], [5]), ([], [])])
def test_an_empty_pile_with_nothing_to_shuffle_gives_nothing(deck: list[int], taken: list[int]) -> None:
    scene = city().letter_piles(deck=deck).acting(21).do("accept", letters=taken)
    assert (scene[0].letters, scene.decision) == (taken, "meet")


@pytest.mark.rule("letters.setup.letters", "letters.letter")
def test_a_letter_that_pays_is_discarded() -> None:
    scene = asked([3, 9], [9]).do("seal 3", "seal 9 delivered")
    assert scene.letters_left["discard"] == [3, 9]


# Delivering


@pytest.mark.rule("letters.deliver", "letters.letter")
@pytest.mark.parametrize("place", [place for place in LETTER_PLACES if place != 5])
def test_a_merchant_who_arrives_delivers_his_letter_at_once(place: int) -> None:
    scene = city().seat(0, at=5, lira=3, hand=["anywhere"], letters=[place]).do("play anywhere", f"move {place}")
    assert (scene[0].letters, scene[0].delivered, scene.decision) == ([], [place], "arrive")


@pytest.mark.rule("letters.deliver")
def test_all_letters_that_name_the_place_are_delivered_and_no_others() -> None:
    scene = city().seat(0, at=4, letters=[5, 5, 9]).do("move 5")
    assert (scene[0].letters, scene[0].delivered) == ([9], [5, 5])
    assert scene.happened("delivered") == [{"place": 5}, {"place": 5}]


@pytest.mark.rule("ruling.letters", "ist.move.through")
def test_walking_through_delivers_nothing() -> None:
    scene = city().seat(0, at=3, letters=[4]).do("move 5")
    assert (scene[0].letters, scene[0].delivered) == ([4], [])


@pytest.mark.rule("ruling.letters", "ist.assist.none")
def test_it_is_delivered_even_if_the_turn_ends_at_once() -> None:
    scene = city().seat(0, at=4, letters=[5], stack=[], assistants=[1, 2, 3, 8]).do("move 5", "end")
    assert (scene.actor, scene[0].delivered) == (1, [5])


@pytest.mark.rule("letters.deliver", "ist.card.stay")
def test_a_figure_that_does_not_move_delivers_the_letter_that_comes() -> None:
    scene = city().seat(0, at=5, hand=["letter"]).do("play letter", letters=[5])
    assert (scene[0].letters, scene[0].delivered) == ([], [5])


@pytest.mark.rule("letters.deliver", "ruling.letters", "ist.place.police")
def test_a_family_member_who_is_sent_delivers_before_it_acts() -> None:
    scene = city().seat(0, letters=[5, 9]).acting(12).do("send 5")
    assert (scene[0].letters, scene[0].delivered, scene.decision) == ([9], [5], "errand")


@pytest.mark.rule("letters.deliver")
def test_a_family_member_delivers_the_letter_that_comes_where_it_stands() -> None:
    scene = city().seat(0, family=5).acting(21).do("accept", letters=[5, 21])
    assert scene[0].delivered == [5, 21]


@pytest.mark.rule("letters.deliver", "letters.companion.move")
def test_a_companion_who_walks_delivers() -> None:
    scene = city().seat(0, at=1, companion=4, letters=[5, 9]).do("walk 5")
    assert (scene[0].letters, scene[0].delivered) == ([9], [5])


@pytest.mark.rule("letters.deliver")
def test_a_companion_delivers_the_letter_that_comes_where_he_stands() -> None:
    scene = city().seat(0, companion=5).acting(21).do("accept", letters=[5, 9])
    assert scene[0].delivered == [5]


@pytest.mark.rule("letters.deliver", "ruling.letters")
def test_figures_of_others_deliver_nothing_for_me() -> None:
    scene = city().seat(1, at=5, family=9, companion=3).acting(21).do("accept", letters=[5, 9])
    assert (scene[0].letters, scene[0].delivered) == ([5, 9], [])


@pytest.mark.rule("ruling.letters", "letters.kiosk.lira-letter")
def test_a_letter_is_delivered_on_another_players_turn() -> None:
    tiles = ["lira", "lira-letter", "good-R", "good-G"]
    scene = city().seat(1, at=5, lira=2).acting(22).do("browse", letters=[9], kiosk=tiles)
    scene.do("pick lira", "use", "pick lira-letter", "use lira", letters=[5])
    assert (scene[1].letters, scene[1].delivered) == ([], [5])


@pytest.mark.rule("ruling.letters", "ist.meet.family")
def test_a_family_member_that_is_caught_delivers_at_the_police_station() -> None:
    places = [12, *LETTER_PLACES[1:]]
    options = {"expansion": "letters", "layout": "order", "first": 0, "components": {"letter_places": places}}
    scene = fresh(Seeded(1), **options).seat(1, family=5, letters=[12]).meeting(5).do("catch saffron")
    assert (scene[1].letters, scene[1].delivered) == ([], [12])


@pytest.mark.rule("ruling.letters", "letters.letter")
def test_a_letter_once_delivered_stays_so() -> None:
    scene = city(2).seat(0, at=4, letters=[5]).seat(1, at=1).do("move 5", "leave", "collect", "end")
    scene.do("move 2", "end", "move 4", "end")
    assert scene[0].delivered == [5]


# Paying with seals


@pytest.mark.rule("letters.letter")
def test_an_undelivered_letter_shows_one_seal_and_a_delivered_one_two() -> None:
    assert city().seat(0, letters=[5, 9], delivered=[3]).acting(8).do("roll", "gain R", "end", dice=[1, 1]).actor == 0
    assert city().seat(0, delivered=[3]).acting(8).do("roll", "gain R", "end", dice=[1, 1]).actor == 1
    assert city().seat(0, letters=[5, 9]).acting(8).do("roll", "gain R", "end", dice=[1, 1]).actor == 1


@pytest.mark.rule("letters.letter", "ruling.seals")
@pytest.mark.parametrize(
    ("letters", "delivered", "payment"),
    [
        ([3, 9, 9], [], ["seal 3", "seal 9", "seal 9"]),
        ([9], [3], ["seal 9", "seal 3 delivered"]),
        ([9], [3], ["seal 3 delivered", "seal 9"]),
        ([], [3, 9], ["seal 9 delivered", "seal 3 delivered"]),
    ],
)
def test_three_seals_are_paid_in_any_mixture(letters: list[int], delivered: list[int], payment: list[str]) -> None:
    scene = asked(letters, delivered).do(*payment)
    assert (scene[0].letters, scene[0].delivered, scene.decision, scene.actor) == ([], [], "move", 0)


@pytest.mark.rule("ruling.seals")
def test_a_set_that_would_pay_without_one_of_its_letters_is_not_offered() -> None:
    scene = asked([3, 9], [8, 10]).do("seal 3")
    assert scene.legal() == {"seal 8 delivered", "seal 10 delivered"}
    assert scene.refused("seal 9").rule == "ruling.seals"


@pytest.mark.rule("ruling.seals")
def test_after_a_double_seal_a_single_one_or_another_double_one_will_do() -> None:
    scene = asked([3, 9], [8, 10]).do("seal 8 delivered")
    assert scene.legal() == {"seal 3", "seal 9", "seal 10 delivered"}


@pytest.mark.rule("ruling.seals")
def test_where_single_seals_cannot_finish_a_payment_they_cannot_begin_it() -> None:
    scene = petitioner([3], [5, 8, 9])
    assert scene.legal() == {"seal 5 delivered", "seal 8 delivered", "seal 9 delivered"}
    assert scene.refused("seal 3").rule == "ruling.seals"


@pytest.mark.rule("ruling.seals", "letters.place.society")
def test_with_two_single_seals_six_are_paid_either_way() -> None:
    scene = petitioner([3, 4], [5, 8, 9])
    assert {"seal 3", "seal 4", "seal 5 delivered"} <= scene.legal()
    scene.do("seal 3")
    assert {"seal 4", "seal 5 delivered"} <= scene.legal()
    scene.do("seal 5 delivered", "seal 8 delivered")
    assert scene.legal() == {"seal 4"}
    assert scene.refused("seal 9 delivered").rule == "ruling.seals"


@pytest.mark.rule("letters.letter")
@pytest.mark.parametrize("action", ["seal 4", "seal 8 delivered", "seal 99", "seal", "seal 3 delivered", "seal R"])
def test_only_letters_that_one_has_pay(action: str) -> None:
    assert asked([3, 8], [9]).refused(action).rule in ("letters.letter", "ruling.seals")


@pytest.mark.rule("letters.letter")
def test_letters_of_others_do_not_pay() -> None:
    scene = city().seat(0, letters=[3]).seat(1, delivered=[5, 8, 9]).acting(24)
    assert scene.legal("petition") == set()
    assert scene.refused("petition palace").rule == "letters.place.society"


@pytest.mark.rule("letters.letter")
def test_the_two_sides_of_letters_for_one_place_are_told_apart() -> None:
    scene = asked([3, 9], [9])
    assert scene.legal() == {"seal 3", "seal 9", "seal 9 delivered"}
    scene.do("seal 9")
    assert (scene[0].letters, scene[0].delivered, scene.legal()) == ([3], [9], {"seal 9 delivered"})
