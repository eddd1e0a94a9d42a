"""The table: board, cart, cards (section 1 of the rules)."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Seeded, Unscripted
from tests.games.istanbul.scenario import fresh, table


@pytest.mark.rule("ist.goal")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_target_is_five_rubies_and_six_for_two_players(players: int, target: int) -> None:
    assert fresh(Seeded(1), players=players).view()["target"] == target


@pytest.mark.rule("ist.board")
@pytest.mark.parametrize("layout", ["short", "long", "order", "random"])
def test_sixteen_places_lie_in_four_rows_of_four(layout: str) -> None:
    view = fresh(Seeded(1), layout=layout).view()
    assert view["columns"] == 4
    assert sorted(view["layout"]) == list(range(1, 17))


@pytest.mark.rule("ist.board")
def test_neighbours_share_an_edge_and_diagonals_do_not_count() -> None:
    assert table().seat(0, at=1).legal("move") == {"move 2", "move 3", "move 5", "move 6", "move 9"}


@pytest.mark.rule("ist.board")
def test_the_edge_of_the_board_does_not_lead_to_the_next_row() -> None:
    assert table().seat(0, at=4).legal("move") == {"move 3", "move 2", "move 8", "move 7", "move 12"}


@pytest.mark.rule("ist.board")
def test_the_layout_and_not_the_numbers_says_who_are_neighbours() -> None:
    moves = table(layout="short").seat(0, at=15).legal("move")
    assert moves == {"move 5", "move 4", "move 2", "move 12", "move 8"}


@pytest.mark.rule("ist.board")
def test_there_is_no_seventeenth_place() -> None:
    assert table().refused("move 17").rule == "ist.board"


@pytest.mark.rule("ist.cart.capacity")
@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
def test_a_cart_holds_two_of_each_good_and_one_more_for_each_extension(extensions: int) -> None:
    scene = table().seat(0, extensions=extensions).acting(2).do("fill")
    assert scene[0].goods == f"R{2 + extensions}"
    assert scene.view()["seats"][0]["capacity"] == 2 + extensions


@pytest.mark.rule("ist.cart.capacity", "ist.place.wainwright")
def test_there_is_never_a_fourth_extension() -> None:
    scene = table().seat(0, lira=20, extensions=3).acting(1)
    assert scene.refused("extend").rule in ("ist.cart.capacity", "ist.place.wainwright")


@pytest.mark.rule("ist.cart.capacity")
def test_an_extension_makes_room_at_once() -> None:
    scene = table().seat(0, lira=7, goods="B2", hand=["good"]).acting(1).do("extend", "play good", "gain B")
    assert scene[0].goods == "B3"


@pytest.mark.rule("ist.cart.overflow")
def test_a_good_beyond_capacity_is_lost_but_may_be_gained() -> None:
    scene = table().seat(0, goods="R2", hand=["good"]).do("play good", "gain R")
    assert scene[0].goods == "R2"
    assert scene.happened("good") == [{"good": "R", "amount": 0, "lost": 1, "source": "card"}]


@pytest.mark.rule("ist.cart.overflow")
def test_what_fits_of_a_gain_is_kept_when_the_rest_is_lost() -> None:
    scene = table().seat(0, goods="B").acting(8).do("roll", "gain G", dice=[6, 6])
    assert scene[0].goods == "G B2"


@pytest.mark.rule("ist.cart.rubies")
def test_everybody_sees_rubies_lira_goods_tiles_and_the_number_of_cards() -> None:
    scene = table().seat(0, lira=9, goods="R2 B", tiles="GY", rubies=3, hand=["far", "good"])
    for seat in (None, 0, 1, 2):
        shown = scene.view(seat)["seats"][0]
        assert (shown["rubies"], shown["lira"], shown["goods"]) == (3, 9, [2, 0, 0, 1])
        assert (shown["tiles"], shown["cards"]) == (["G", "Y"], 2)


@pytest.mark.rule("ist.cart.rubies")
def test_cards_in_hand_are_private() -> None:
    far, stay = table().seat(0, hand=["far"]), table().seat(0, hand=["stay"])
    assert far.view(0)["hand"] == ["far"]
    assert far.view(1) == stay.view(1)
    assert far.view(None) == stay.view(None)


@pytest.mark.rule("ist.cart.rubies", "ist.cards.deck")
def test_only_the_player_sees_the_card_that_he_draws() -> None:
    scene = table().figures(governor=5).meeting(5).do("meet governor", cards=["far"])
    drawn = next(event for event in scene.events if event.kind == "card-drawn")
    assert drawn.seen_by(0)["card"] == "far"
    assert "card" not in drawn.seen_by(1)
    assert "card" not in drawn.seen_by(None)


@pytest.mark.rule("ist.cards.hand")
def test_a_hand_has_no_limit() -> None:
    scene = table().piles(deck=["far"]).turn(2).seat(1, family=5).meeting(5)
    assert len(scene[2].hand) == 25
    scene.do("catch saffron", "reward card", cards=["far"])
    assert len(scene[2].hand) == 26
    assert "end" in scene.legal()


@pytest.mark.rule("ist.cards.discard")
def test_played_and_discarded_cards_lie_face_up_in_order() -> None:
    scene = table().seat(0, hand=["lira", "good", "stay"]).figures(governor=5).meeting(5)
    scene.do("play lira", "play good", "gain R", "meet governor", "discard stay", cards=["far"], dice=[1, 1])
    assert scene.discard == ["lira", "good", "stay"]


@pytest.mark.rule("ist.cards.discard")
def test_the_top_of_the_discard_pile_is_the_card_that_came_last() -> None:
    scene = table().piles(discard=["far", "stay"]).acting(6).do("draw discard", "draw discard")
    assert scene.happened("card-taken") == [{"card": "stay"}, {"card": "far"}]


@pytest.mark.rule("ist.cards.deck")
def test_a_bonus_card_is_drawn_from_the_deck_and_not_from_the_discard_pile() -> None:
    scene = table().piles(deck=["good", "lira"], discard=["far"]).figures(governor=5).meeting(5)
    with pytest.raises(Unscripted):
        scene.do("meet governor", cards=["far"])
    scene = table().piles(deck=["good", "lira"], discard=["far"]).figures(governor=5).meeting(5)
    assert scene.do("meet governor", cards=["good"]).discard == ["far"]


@pytest.mark.rule("ist.cards.deck")
def test_only_the_caravansary_may_take_from_the_discard_pile() -> None:
    piles = table().piles(discard=["far"])
    assert piles.acting(6).legal("draw") == {"draw deck", "draw discard"}
    assert piles.acting(5).refused("draw discard").rule == "ist.place.caravansary"


@pytest.mark.rule("ist.cards.deck", "ruling.deck")
def test_the_discard_pile_is_shuffled_the_moment_the_deck_is_empty() -> None:
    scene = table().piles(deck=["good"], discard=["far", "stay"]).figures(governor=5).meeting(5)
    scene.do("meet governor", cards=["good"])
    assert scene.deck == ["stay", "far"]
    assert scene.discard == []
    assert len(scene.happened("reshuffled")) == 1


@pytest.mark.rule("ist.cards.deck")
def test_the_discard_pile_lies_still_while_the_deck_has_cards() -> None:
    scene = table().piles(deck=["good", "lira"], discard=["far"]).figures(governor=5).meeting(5)
    assert scene.do("meet governor", cards=["good"]).deck == ["lira"]


@pytest.mark.rule("ist.cards.deck", "ruling.caravansary")
def test_if_both_piles_are_empty_nothing_is_drawn() -> None:
    scene = table().piles(deck=[]).acting(6)
    assert scene.refused("draw discard").rule == "ist.cards.deck"
    scene.do("draw deck", "draw deck")
    assert (scene[0].hand, scene.decision) == ([], "meet")


@pytest.mark.rule("ist.cards.deck", "ist.place.caravansary")
def test_an_old_card_is_discarded_even_if_nothing_was_drawn() -> None:
    scene = table().seat(0, hand=["far"]).piles(deck=[]).acting(6).do("draw deck", "draw deck")
    assert scene.legal() == {"discard far"}
    assert scene.do("discard far").discard == ["far"]


@pytest.mark.rule("ist.cards.deck")
def test_the_second_card_is_missing_when_the_first_was_the_last() -> None:
    scene = table().piles(deck=["good"]).acting(6).do("draw deck", "draw deck", cards=["good"])
    assert (scene[0].hand, scene.legal()) == (["good"], {"discard good"})


@pytest.mark.rule("ruling.deck", "ist.place.caravansary")
def test_the_reshuffle_comes_between_the_two_cards_of_the_caravansary() -> None:
    scene = table().piles(deck=["good"], discard=["far"]).acting(6).do("draw deck", cards=["good"])
    assert scene.refused("draw discard").rule == "ist.cards.deck"
    scene.do("draw deck", cards=["far"])
    assert scene[0].hand == ["good", "far"]


@pytest.mark.rule("ruling.deck")
def test_with_nothing_to_shuffle_the_reshuffle_waits_for_the_next_draw() -> None:
    scene = table().piles(deck=["good"]).figures(governor=5).meeting(5)
    scene.do("meet governor", "discard good", "end", cards=["good"], dice=[5, 6])
    assert (scene.deck, scene.discard) == ([], ["good"])
    scene.seat(1, at=10).do("move 11", "leave", "skip", "meet governor", cards=["good"])
    assert (scene[1].hand, scene.discard) == (["good"], [])


@pytest.mark.rule("ruling.deck")
def test_while_the_reshuffle_waits_the_caravansary_may_still_take_from_the_discard_pile() -> None:
    scene = table().piles(deck=[], discard=["far", "stay"]).acting(6).do("draw discard")
    assert (scene[0].hand, scene.deck, scene.discard) == (["stay"], [], ["far"])
    scene.do("draw deck", cards=["far"])
    assert scene[0].hand == ["stay", "far"]


@pytest.mark.rule("ruling.deck", "ist.card.family")
def test_a_played_card_lies_on_the_discard_pile_before_its_effect_and_may_be_drawn_again() -> None:
    scene = table().seat(0, family=5, hand=["family"]).piles(deck=[]).do("play family")
    assert scene.discard == ["family"]
    assert scene.do("reward card", cards=["family"])[0].hand == ["family"]
