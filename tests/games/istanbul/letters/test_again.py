"""The top card of the discard pile again (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar, city, last_cards
from tests.games.istanbul.scenario import Scenario


def holder(*discard: str, **facts: Any) -> Scenario:
    """Return a table with seat 0 at 4 with the card, these on the discard pile."""
    return city().piles(discard=discard).seat(0, **{"at": 4, "hand": ["again"], **facts})


@pytest.mark.rule("letters.card.again", "ruling.again")
def test_it_uses_the_effect_of_the_top_card_which_stays_in_the_pile() -> None:
    scene = holder("far", "good3R").do("play again")
    assert (scene[0].goods, scene[0].lira) == ("R", 3)
    assert scene.discard == ["far", "good3R", "again"]


@pytest.mark.rule("letters.card.again")
def test_it_repeats_a_card_that_one_has_just_played() -> None:
    scene = holder(hand=["lira", "again"]).do("play lira", "play again")
    assert (scene[0].lira, scene.discard) == (10, ["lira", "again"])


@pytest.mark.rule("ruling.again")
def test_below_another_one_of_its_kind_the_next_card_counts() -> None:
    scene = holder("good3R", "again").do("play again")
    assert (scene[0].goods, scene.discard) == ("R", ["good3R", "again", "again"])


@pytest.mark.rule("ruling.again")
@pytest.mark.parametrize("discard", [[], ["again"]])
def test_with_no_such_card_it_is_not_played(discard: list[str]) -> None:
    scene = holder(*discard)
    assert "play again" not in scene.legal()
    assert scene.refused("play again").rule in ("ruling.again", "letters.card.again")


@pytest.mark.rule("ruling.again")
@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("sale", {}),
        ("anywhere", {"lira": 2}),
        ("family", {"family": 12}),
        ("familywalk", {"family": 12}),
        ("companion2", {"companion": "own"}),
        ("assistant", {}),
    ],
)
def test_the_top_card_must_be_playable_now_with_its_limits_and_price(card: str, facts: dict[str, Any]) -> None:
    scene = holder(card, **facts)
    assert "play again" not in scene.legal()
    assert scene.refused("play again").rule == "ruling.again"


@pytest.mark.rule("ruling.again", "letters.card.again", "ist.window.move")
@pytest.mark.parametrize("card", ["far", "stay", "follow", "anywhere", "familywalk", "companion2"])
def test_a_card_that_replaces_the_move_is_repeated_before_the_move_only(card: str) -> None:
    facts: dict[str, Any] = {"lira": 3, "family": 8, "companion": 14}
    assert "play again" in holder(card, **facts).legal()
    scene = holder(card, **facts).do("move 5")
    assert "play again" not in scene.legal()
    assert scene.refused("play again").rule in ("ruling.again", "ist.window.move")


@pytest.mark.rule("ruling.again", "ist.window.move")
def test_it_is_not_a_second_move() -> None:
    assert holder("far", hand=["again"]).do("play again", "move 24").decision == "arrive"
    assert "play again" not in holder(hand=["far", "again"]).do("play far").legal()


@pytest.mark.rule("letters.card.again", "letters.card.anywhere")
def test_its_price_is_paid_again() -> None:
    scene = holder("anywhere", lira=4).do("play again", "move 16")
    assert (scene[0].lira, scene[0].at) == (1, 16)


@pytest.mark.rule("letters.card.again", "letters.card.sell")
def test_its_choices_are_made_again() -> None:
    scene = holder(goods="R B", hand=["sale", "again"]).do("play sale", "trade R", "play again", "trade B")
    assert (scene[0].lira, scene[0].goods) == (14, "")


@pytest.mark.rule("letters.card.again", "ist.card.assistant", "ist.window.phase1")
def test_the_assistant_card_in_phase_1() -> None:
    scene = holder("assistant", assistants=[1, 2]).do("move 5", "play again", "fetch 1")
    assert scene[0].assistants == [2]


@pytest.mark.rule("letters.card.again", "ist.card.post2", "ist.window.after")
def test_a_card_that_repeats_an_action_right_after_it() -> None:
    scene = city().piles(discard=["post2"]).seat(0, hand=["again"]).acting(5)
    assert "play again" not in scene.legal()
    assert scene.do("collect", "play again")[0].lira == 4


@pytest.mark.rule("letters.card.again", "letters.card.mosque2")
def test_the_mosque_card_too() -> None:
    scene = city().piles(discard=["mosque2"]).seat(0, goods="R2 G2", hand=["again"]).acting(14)
    assert scene.do("tile R", "play again", "tile G")[0].tiles == "RG"


@pytest.mark.rule("letters.card.again", "letters.card.society2")
def test_and_that_of_the_secret_society() -> None:
    scene = city().piles(discard=["society2"]).seat(0, delivered=[3, 4, 5, 8, 9, 10], hand=["again"]).acting(24)
    scene.do("petition palace", "seal 3 delivered", "seal 4 delivered", "seal 5 delivered", "play again")
    assert scene.legal() == {"petition palace", "petition dealer"}


@pytest.mark.rule("letters.card.again", "ist.card.market", "ist.window.with")
def test_the_market_card_with_its_action() -> None:
    scene = city().piles(discard=["market"]).seat(0, goods="R2", hand=["again"]).acting(11)
    assert scene.do("play again", "sell R2", tiles=["RGGYB"])[0].lira == 5


@pytest.mark.rule("letters.card.again", "ist.window.with")
def test_not_at_another_place() -> None:
    scene = city().piles(discard=["market"]).seat(0, goods="R2", hand=["again"]).acting(10)
    assert "play again" not in scene.legal()


@pytest.mark.rule("letters.card.again", "ist.window.lira", "letters.meet.courier")
def test_the_lira_card_where_lira_are_paid() -> None:
    scene = city().piles(discard=["lira"]).seat(0, letters=[3], hand=["again"]).figures(courier=5).meeting(5)
    scene.do("meet courier", "play again", "pay lira", letters=[9], dice=[1, 1])
    assert scene[0].lira == 3


@pytest.mark.rule("letters.card.again", "ist.window.lira")
def test_no_other_card_there() -> None:
    scene = city().piles(discard=["good3R"]).seat(0, letters=[3], hand=["again"]).figures(courier=5).meeting(5)
    assert scene.do("meet courier").legal() == {"seal 3"}


@pytest.mark.rule("letters.card.again", "mocha.card.six", "ist.window.roll")
def test_the_six_on_a_roll() -> None:
    scene = bazaar().piles(discard=["six"]).seat(0, hand=["again"]).acting(9)
    scene.do("call 9", "play again", "turn 1 6", "keep", dice=[1, 3])
    assert scene[0].lira == 9


@pytest.mark.rule("letters.card.again", "letters.card.meet")
def test_the_figure_from_afar() -> None:
    scene = holder("meet", lira=2).do("play again", "meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert scene[0].letters == [9]


@pytest.mark.rule("letters.card.again", "ruling.deck", "ist.place.caravansary")
def test_when_the_deck_has_taken_the_discard_pile_nothing_is_left_to_use() -> None:
    scene = city().seat(0, hand=["again"]).seat(1, family=5).piles(deck=["far"], discard=["lira"]).meeting(5)
    scene.do("catch saffron", "reward card", cards=["far"])
    assert (scene.discard, "play again" in scene.legal()) == ([], False)


@pytest.mark.rule("letters.card.again", "ruling.guild-turn")
def test_on_a_guild_card_turn_it_uses_any_window_cards_only() -> None:
    assert "play again" in bazaar().piles(discard=["lira"]).seat(0, hand=["again"], guild=[17]).do("guild 17").legal()
    scene = bazaar().piles(discard=["far"]).seat(0, hand=["again"], guild=[17]).do("guild 17")
    assert "play again" not in scene.legal()


@pytest.mark.rule("ruling.end-cards", "letters.card.again")
@pytest.mark.parametrize("card", ["good", "lira", "letterroll", "good3Y"])
def test_after_the_last_turn_it_repeats_cards_that_may_be_played_then(card: str) -> None:
    assert "play again" in last_cards(plum=["again"]).piles(discard=[card]).legal()


@pytest.mark.rule("ruling.end-cards", "letters.card.again")
@pytest.mark.parametrize("card", ["letter", "meet", "far", "stay", "assistant", "post2"])
def test_and_no_others(card: str) -> None:
    scene = last_cards(plum=["again"]).seat(0, lira=9).piles(discard=[card])
    assert scene.legal() == {"end"}
    assert scene.refused("play again").rule in ("ruling.again", "ist.end.cards", "ruling.end-cards")
