"""The Auction House (section 7 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.letters.city import city
from tests.games.istanbul.scenario import Scenario


def opened(*lira: int, good: str = "R") -> Scenario:
    """Let seat 0 open an auction; everybody has so many lira."""
    scene = city(len(lira))
    for seat, amount in enumerate(lira):
        scene.seat(seat, lira=amount)
    return scene.acting(23).do(f"auction {good}")


def lira(scene: Scenario, players: int = 3) -> list[int]:
    """Return the lira of all seats."""
    return [scene[seat].lira for seat in range(players)]


@pytest.mark.rule("letters.place.auction")
def test_three_players_and_the_third_wins_and_pays_the_opener() -> None:
    scene = opened(6, 4, 6).do("bid 1", "pass", "bid 5", "pass", cards=["far", "stay"])
    assert scene[2].hand == ["stay", "far"]
    assert (lira(scene), scene.actor, scene.decision) == ([11, 4, 1], 0, "meet")


@pytest.mark.rule("letters.place.auction")
@pytest.mark.parametrize("good", "RGYB")
def test_the_opener_gains_a_good_of_his_choice_first(good: str) -> None:
    scene = opened(1, 0, 0, good=good)
    assert (scene[0].goods, scene.decision, scene.actor) == (good, "bid", 0)


@pytest.mark.rule("letters.place.auction", "ist.cart.overflow")
def test_a_good_that_does_not_fit_is_lost() -> None:
    scene = city().seat(0, goods="B2", lira=1).acting(23).do("auction B")
    assert scene[0].goods == "B2"


@pytest.mark.rule("letters.place.auction", "letters.coffee")
@pytest.mark.parametrize("action", ["auction C", "auction", "auction R G", "auction X"])
def test_it_is_one_good_and_no_coffee(action: str) -> None:
    assert city().seat(0, lira=1).acting(23).refused(action).rule == "letters.place.auction"


@pytest.mark.rule("letters.place.auction")
def test_the_opener_opens_with_at_least_one_lira() -> None:
    scene = opened(3, 0, 0)
    assert scene.legal() == {"bid 1", "bid 2", "bid 3"}
    assert scene.refused("bid 0").rule == "letters.place.auction"


@pytest.mark.rule("ruling.auction")
def test_an_opener_who_has_lira_must_open() -> None:
    assert opened(3, 0, 0).refused("pass").rule == "ruling.auction"


@pytest.mark.rule("ruling.auction")
@pytest.mark.parametrize("amount", [4, 99])
def test_nobody_bids_more_than_his_lira(amount: int) -> None:
    assert opened(3, 0, 0).refused(f"bid {amount}").rule == "ruling.auction"
    scene = opened(9, 3, 0).do("bid 1")
    assert scene.legal() == {"bid 2", "bid 3", "pass"}
    assert scene.refused(f"bid {amount}").rule == "ruling.auction"


@pytest.mark.rule("ruling.auction")
@pytest.mark.parametrize("action", ["bid", "bid R", "bid 1 2", "bid -1", "pass 1"])
def test_bids_are_whole_lira(action: str) -> None:
    assert opened(9, 3, 0).do("bid 1").refused(action).rule in ("letters.place.auction", "ruling.auction")


@pytest.mark.rule("letters.place.auction")
@pytest.mark.parametrize("amount", [1, 2])
def test_a_bid_must_be_higher_than_the_one_before(amount: int) -> None:
    assert opened(9, 9, 0).do("bid 2").refused(f"bid {amount}").rule == "letters.place.auction"


@pytest.mark.rule("letters.place.auction")
def test_the_others_bid_clockwise_each_once() -> None:
    scene = city(4, first=2)
    for seat in range(4):
        scene.seat(seat, lira=9)
    scene.acting(23).do("auction R", "bid 1")
    assert scene.actor == 3
    assert scene.do("bid 2").actor == 0
    assert scene.do("pass").actor == 1
    assert scene.do("bid 3").actor == 2
    assert scene.do("bid 4", cards=["far", "far"]).decision == "meet"


@pytest.mark.rule("letters.place.auction")
def test_who_opened_pays_the_supply_if_he_wins() -> None:
    scene = opened(9, 9, 9).do("bid 2", "pass", "pass", cards=["far", "stay"])
    assert (scene[0].hand, lira(scene), scene.decision) == (["stay", "far"], [7, 9, 9], "meet")


@pytest.mark.rule("letters.place.auction")
def test_the_opener_may_raise_a_last_time_and_pays_the_supply() -> None:
    scene = opened(9, 9, 9).do("bid 1", "bid 3", "bid 4")
    assert (scene.actor, scene.legal()) == (0, {"pass", *(f"bid {amount}" for amount in range(5, 10))})
    scene.do("bid 5", cards=["far", "stay"])
    assert (scene[0].hand, lira(scene)) == (["stay", "far"], [4, 9, 9])


@pytest.mark.rule("letters.place.auction")
def test_if_all_others_pass_the_opener_does_not_raise_himself() -> None:
    scene = opened(9, 9, 9).do("bid 1", "pass", "pass", cards=["far", "far"])
    assert scene.decision == "meet"


@pytest.mark.rule("letters.place.auction", "ruling.auction")
def test_who_cannot_outbid_is_passed_over() -> None:
    scene = opened(9, 2, 5).do("bid 2")
    assert scene.actor == 2
    assert scene.do("pass", cards=["far", "far"])[0].lira == 7


@pytest.mark.rule("ruling.auction")
def test_an_opener_without_lira_passes_and_the_next_player_may_open() -> None:
    scene = opened(0, 2, 5)
    assert (scene.actor, scene.legal()) == (1, {"bid 1", "bid 2", "pass"})


@pytest.mark.rule("ruling.auction")
def test_another_winner_pays_him_even_if_he_could_not_bid() -> None:
    scene = opened(0, 2, 5).do("bid 1", "bid 2", cards=["far", "stay"])
    assert (scene[2].hand, lira(scene), scene[0].goods) == (["stay", "far"], [2, 2, 3], "R")


@pytest.mark.rule("ruling.auction")
def test_with_no_bid_at_all_nobody_draws_and_the_good_is_kept() -> None:
    scene = opened(0, 2, 5).do("pass", "pass")
    assert ([scene[seat].hand for seat in range(3)], lira(scene)) == ([[], [], []], [0, 2, 5])
    assert (scene[0].goods, scene.decision, scene.actor) == ("R", "meet", 0)


@pytest.mark.rule("ruling.auction")
def test_so_it_is_if_nobody_has_any_lira() -> None:
    scene = opened(0, 0, 0)
    assert (scene.decision, scene.actor, len(scene.deck)) == ("meet", 0, 54)


@pytest.mark.rule("ist.window.lira", "ruling.auction", "letters.place.auction")
def test_the_opener_may_play_the_lira_card_before_he_bids() -> None:
    scene = city().seat(0, hand=["lira", "good"]).acting(23).do("auction R")
    assert scene.legal() == {"play lira", "pass"}
    scene.do("play lira")
    assert scene.legal() == {f"bid {amount}" for amount in range(1, 6)}
    assert scene.refused("play good").rule == "ist.window.any"


@pytest.mark.rule("ist.window.lira", "letters.place.auction")
def test_also_before_he_raises_a_last_time() -> None:
    scene = city().seat(0, lira=1, hand=["lira"]).seat(1, lira=5).acting(23).do("auction R", "bid 1", "bid 4")
    scene.do("play lira", "bid 5", cards=["far", "far"])
    assert (scene[0].lira, scene[0].hand) == (1, ["far", "far"])


@pytest.mark.rule("ist.cards.any", "letters.place.auction")
def test_the_others_play_no_cards_since_it_is_not_their_turn() -> None:
    scene = city().seat(0, lira=1).seat(1, lira=2, hand=["lira"]).acting(23).do("auction R", "bid 1")
    assert scene.legal() == {"bid 2", "pass"}
    assert scene.refused("play lira").rule == "ist.cards.any"


@pytest.mark.rule("letters.place.auction", "ist.cards.deck")
def test_the_cards_come_from_the_deck_which_may_be_shuffled_in_between() -> None:
    scene = city().seat(0, lira=1).piles(deck=["far"], discard=["stay", "good"]).acting(23)
    scene.do("auction R", "bid 1", cards=["far", "good"])
    assert (scene[0].hand, scene.deck) == (["good", "far"], ["stay"])


@pytest.mark.rule("ruling.piles", "letters.place.auction")
def test_empty_piles_give_nothing_and_the_bid_is_paid() -> None:
    scene = city().seat(0, lira=3).piles(deck=["far"]).acting(23).do("auction R", "bid 2", cards=["far"])
    assert (scene[0].hand, scene[0].lira) == (["far"], 1)


@pytest.mark.rule("letters.place.auction", "ist.cart.rubies")
def test_only_the_winner_sees_the_cards() -> None:
    scene = opened(1, 5, 0).do("bid 1", "bid 2", cards=["far", "stay"])
    drawn = [event for event in scene.events if event.kind == "card-drawn"]
    assert [event.seen_by(1)["card"] for event in drawn] == ["far", "stay"]
    assert not any("card" in event.seen_by(seat) for event in drawn for seat in (0, 2, None))


@pytest.mark.rule("ruling.elsewhere", "ist.place.police", "letters.place.auction")
def test_the_family_member_opens_an_auction_for_its_owner() -> None:
    scene = city().seat(0, lira=3).seat(1, lira=3).acting(12).do("send 23", "auction Y", "bid 1", "bid 2")
    scene.do("pass", cards=["far", "far"])
    assert (lira(scene), scene[0].goods, scene.decision) == ([5, 1, 0], "Y", "meet")


@pytest.mark.rule("letters.place.auction", "letters.companion.move")
def test_so_does_the_companion() -> None:
    scene = city().seat(0, lira=2, companion=22).do("walk 23", "auction Y", "bid 2", cards=["far", "far"])
    assert (scene[0].lira, len(scene[0].hand)) == (0, 2)


@pytest.mark.rule("letters.place.auction", "ist.meet.order")
def test_after_it_the_turn_goes_on() -> None:
    scene = city().seat(0, lira=5).seat(1, lira=5, family=23).figures(courier=23).acting(23)
    scene.do("auction R", "bid 1", "bid 2", "pass", cards=["far", "far"])
    assert (scene.actor, scene.legal()) == (0, {"meet courier", "catch saffron"})


@pytest.mark.rule("letters.place.auction")
def test_two_players_and_five_players_bid_in_the_same_way() -> None:
    scene = opened(3, 3).do("bid 1", "bid 2", "pass", cards=["far", "far"])
    assert lira(scene, 2) == [5, 1]
    scene = opened(5, 5, 5, 5, 5).do("bid 1", "bid 2", "bid 3", "bid 4", "bid 5", cards=["far", "far"])
    assert lira(scene, 5) == [10, 5, 5, 5, 0]
