"""Setting up Letters & Seals (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Answer, BadOptions, Scripted, Seeded
from tests.games.istanbul.letters.city import ALL_KINDS, KIOSK_TILES, LETTER_PLACES, NEW_KINDS, city
from tests.games.istanbul.scenario import KINDS, Scenario, fresh

FIRST_GAME = "9 1 4 21 3 / 15 6 7 11 22 / 13 24 12 14 8 / 10 2 23 5 16"
PLACES = [*range(1, 17), 21, 22, 23, 24]


def letters(seed: int = 1, **options: Any) -> Scenario:
    """Return a table as the setup leaves it."""
    return fresh(Seeded(seed), expansion="letters", **options)


def spot(layout: list[int], place: int) -> tuple[int, int]:
    """Return row and column of a place."""
    return divmod(layout.index(place), 5)


def cards_of(scene: Scenario, players: int) -> list[str]:
    """Return all bonus cards, in the deck and in hand."""
    return [*scene.deck, *(card for seat in range(players) for card in scene[seat].hand)]


@pytest.mark.rule("letters.setup.board")
@pytest.mark.parametrize("options", [{}, {"layout": "first"}])
def test_the_first_game_has_the_printed_layout_and_it_is_the_default(options: dict[str, Any]) -> None:
    view = letters(**options).view()
    assert view["layout"] == list(map(int, FIRST_GAME.replace("/", "").split()))
    assert view["columns"] == 5


@pytest.mark.rule("letters.setup.board", "ist.board")
def test_twenty_places_lie_in_four_rows_of_five_without_the_coffee_places() -> None:
    assert city().view()["layout"] == PLACES
    assert city().seat(0, at=16).legal("move") == {"move 11", "move 6", "move 12", "move 21", "move 22"}


@pytest.mark.rule("letters.setup.board", "ist.board")
@pytest.mark.parametrize("place", [17, 18, 19, 20, 25])
def test_there_is_no_place_of_the_other_expansion_and_there_are_no_catacombs(place: int) -> None:
    assert city().seat(0, at=16).refused(f"move {place}").rule == "ist.board"


@pytest.mark.rule("letters.setup.board", "ist.setup.random", "ruling.random")
def test_in_a_random_layout_fountain_black_market_and_tea_house_keep_their_limits() -> None:
    for seed in range(100):
        layout = letters(seed, layout="random").view()["layout"]
        (row, column), black_market, tea_house = spot(layout, 7), spot(layout, 8), spot(layout, 9)
        down, across = abs(black_market[0] - tea_house[0]), abs(black_market[1] - tea_house[1])
        assert row in (1, 2)
        assert column in (1, 2, 3)
        assert min(down, across) > 0
        assert down + across >= 3
        assert sorted(layout) == PLACES


@pytest.mark.rule("letters.setup.board", "ist.goal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_target_is_six_rubies_whatever_the_number_of_players(players: int) -> None:
    assert letters(players=players).view()["target"] == 6


@pytest.mark.rule("letters.setup.board", "ist.end.trigger")
@pytest.mark.parametrize(("rubies", "actor"), [(5, 0), (6, None)])
def test_the_game_ends_with_six_rubies_and_not_with_five(rubies: int, actor: int | None) -> None:
    assert city().seat(0, rubies=rubies).turn(2).acting(5).do("end").actor == actor


@pytest.mark.rule("letters.setup.board", "ist.setup.layout")
@pytest.mark.parametrize("layout", ["short", "long", list(range(1, 17)), list(range(1, 21))])
def test_layouts_of_other_places_do_not_fit(layout: str | list[int]) -> None:
    with pytest.raises(BadOptions):
        letters(layout=layout)


@pytest.mark.rule("letters.setup.board", "ist.setup.layout")
def test_its_places_may_be_laid_in_any_order_that_one_likes() -> None:
    assert letters(layout=PLACES[::-1]).view()["layout"] == PLACES[::-1]


@pytest.mark.rule("letters.setup.board", "ruling.editions")
def test_the_2016_edition_is_for_the_base_game_only() -> None:
    with pytest.raises(BadOptions):
        letters(edition="2016")


@pytest.mark.rule("letters.setup.cards", "ruling.letters-deck")
@pytest.mark.parametrize("options", [{}, {"deck": "all"}])
def test_new_and_old_bonus_cards_together_are_the_default(options: dict[str, Any]) -> None:
    cards = cards_of(letters(**options), 3)
    assert [cards.count(kind) for kind in KINDS] == [4, 4, 2, 2, 2, 2, 2, 2, 4, 2]
    assert [cards.count(kind) for kind in NEW_KINDS] == [2] * 14
    assert len(cards) == 54


@pytest.mark.rule("letters.setup.cards")
@pytest.mark.parametrize("players", [2, 5])
def test_or_only_the_twenty_eight_new_ones(players: int) -> None:
    scene = letters(players=players, deck="new")
    cards = cards_of(scene, players)
    assert {kind: cards.count(kind) for kind in ALL_KINDS if kind in cards} == dict.fromkeys(NEW_KINDS, 2)
    assert [len(scene[seat].hand) for seat in range(players)] == [1] * players


@pytest.mark.rule("letters.setup.cards")
def test_only_new_cards_are_drawn_then() -> None:
    drawn = {letters(seed, deck="new")[seat].hand[0] for seed in range(60) for seat in range(3)}
    assert drawn == set(NEW_KINDS)


@pytest.mark.rule("letters.setup.cards")
@pytest.mark.parametrize("expansion", ["none", "mocha", "grand"])
def test_this_choice_belongs_to_letters_and_seals(expansion: str) -> None:
    with pytest.raises(BadOptions):
        fresh(Seeded(1), expansion=expansion, deck="new")


@pytest.mark.rule("letters.setup.figures")
def test_two_dice_place_the_courier_after_governor_and_smuggler() -> None:
    script: list[Answer] = ["RRGBB", "RGYYB", 3, 5, 1, 1, 6, 4, 2, "far", "good", "meet"]
    scene = fresh(Scripted(script), players=3, expansion="letters")
    assert [scene.figure(name) for name in ("governor", "smuggler", "courier")] == [8, 2, 10]
    assert list(scene.view()["figures"]) == ["governor", "smuggler", "courier"]


@pytest.mark.rule("letters.setup.figures")
def test_all_companions_wait_in_the_general_supply() -> None:
    assert letters(players=5).letters["companions"] == ["general"] * 5


@pytest.mark.rule("letters.setup.figures", "ist.setup.two")
def test_with_two_players_the_neutral_merchants_are_there_too() -> None:
    assert letters(players=2).view()["neutral_merchants"] == [14, 15, 16]


@pytest.mark.rule("letters.setup.kiosk")
def test_twenty_four_different_kiosk_tiles_lie_face_down() -> None:
    scene = letters()
    assert sorted(scene.kiosk) == sorted(KIOSK_TILES)
    assert len(set(KIOSK_TILES)) == scene.letters["kiosk"] == 24


@pytest.mark.rule("letters.setup.society")
def test_three_two_and_one_lira_lie_ready_at_the_secret_society() -> None:
    assert letters().letters["society"] == [3, 2, 1]


@pytest.mark.rule("letters.setup.letters")
def test_thirty_six_letters_two_for_each_place_but_the_fountain_and_the_police_station() -> None:
    assert sorted(letters().letters_left["deck"]) == sorted([*LETTER_PLACES, *LETTER_PLACES])
    assert (letters().letters["deck"], letters().letters["discard"]) == (36, 0)
    assert not {7, 12, 17, 18, 19, 20, 25} & set(LETTER_PLACES)


@pytest.mark.rule("letters.setup.letters")
def test_nobody_starts_with_a_letter() -> None:
    assert (letters().letters["open"], letters().letters["delivered"]) == ([[], [], []], [[], [], []])


@pytest.mark.rule("letters.setup.letters", "ist.cart.rubies")
def test_letters_and_companions_are_public() -> None:
    scene = city().seat(1, letters=[5, 8], delivered=[9], companion=6)
    for seat in (0, 1, 2, None):
        shown = scene.view(seat)["letters"]
        assert (shown["open"][1], shown["delivered"][1], shown["companions"][1]) == ([5, 8], [9], 6)


@pytest.mark.rule("letters.setup.board", "ruling.refill")
@pytest.mark.parametrize(("players", "supply"), [(2, 21), (3, 17), (4, 11), (5, 10)])
def test_the_rubies_of_the_base_game_come_from_the_forty_two_of_the_box(players: int, supply: int) -> None:
    assert letters(players=players).places["supply"] == supply


@pytest.mark.rule("letters.coffee")
def test_without_mocha_there_is_no_coffee_on_the_table() -> None:
    assert "mocha" not in letters().view()


@pytest.mark.rule("letters.coffee", "ist.place.caravansary")
def test_the_caravansary_gives_no_coffee_here() -> None:
    scene = city().acting(6).do("draw deck", cards=["far"])
    assert scene.happened("coffee") == []


@pytest.mark.rule("letters.setup.letters", "letters.setup.society")
def test_corrected_tables_are_played() -> None:
    scene = letters(components={"letters_each": 3, "society_lira": [5, 4, 3]})
    assert (scene.letters["deck"], scene.letters["society"]) == (54, [5, 4, 3])


@pytest.mark.rule("letters.setup.board", "letters.setup.letters")
@pytest.mark.parametrize(
    "tables",
    [
        {"layout_letters": [7] * 20},
        {"target_expansion": 0},
        {"letter_places": [1, 1, *LETTER_PLACES[2:]]},
        {"letter_places": [0, *LETTER_PLACES[1:]]},
        {"letter_places": [99, *LETTER_PLACES[1:]]},
    ],
    ids=["a place twice", "no target", "letters of one place twice", "a letter to nowhere", "a letter too far"],
)
def test_corrected_tables_that_make_no_game_are_refused(tables: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        letters(players=5, components=tables)
