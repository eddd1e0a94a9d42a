"""Setting up Mocha & Baksheesh (section 6 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Answer, BadOptions, Scripted, Seeded
from tests.games.istanbul.mocha.city import ALL_KINDS, NEW_KINDS, city
from tests.games.istanbul.scenario import GAME, KINDS, Scenario, fresh

FIRST_GAME = "16 15 18 3 10 / 8 1 7 17 4 / 2 19 6 12 9 / 20 11 5 14 13"


def mocha(seed: int = 1, **options: Any) -> Scenario:
    """Return a table as the setup leaves it."""
    return fresh(Seeded(seed), expansion="mocha", **options)


def spot(layout: list[int], place: int) -> tuple[int, int]:
    """Return row and column of a place."""
    return divmod(layout.index(place), 5)


@pytest.mark.rule("mocha.setup.board")
@pytest.mark.parametrize("options", [{}, {"layout": "first"}])
def test_the_first_game_has_the_printed_layout_and_it_is_the_default(options: dict[str, Any]) -> None:
    view = mocha(**options).view()
    assert view["layout"] == list(map(int, FIRST_GAME.replace("/", "").split()))
    assert view["columns"] == 5


@pytest.mark.rule("mocha.setup.board", "ist.board")
def test_twenty_places_lie_in_four_rows_of_five() -> None:
    assert city().view()["layout"] == list(range(1, 21))
    assert city().seat(0, at=5).legal("move") == {"move 4", "move 3", "move 10", "move 9", "move 15"}
    assert city().seat(0, at=20).legal("move") == {"move 19", "move 18", "move 15", "move 14", "move 10"}


@pytest.mark.rule("mocha.setup.board", "ist.board")
def test_there_is_no_twenty_first_place() -> None:
    assert city().seat(0, at=20).refused("move 21").rule == "ist.board"


@pytest.mark.rule("mocha.setup.board", "ist.setup.random", "ruling.random")
def test_in_a_random_layout_fountain_black_market_and_tea_house_keep_their_limits() -> None:
    for seed in range(150):
        layout = mocha(seed, layout="random").view()["layout"]
        (row, column), black_market, tea_house = spot(layout, 7), spot(layout, 8), spot(layout, 9)
        down, across = abs(black_market[0] - tea_house[0]), abs(black_market[1] - tea_house[1])
        assert row in (1, 2)
        assert column in (1, 2, 3)
        assert min(down, across) > 0
        assert down + across >= 3
        assert sorted(layout) == list(range(1, 21))


@pytest.mark.rule("mocha.setup.board", "ruling.random")
def test_all_six_middle_places_can_hold_the_fountain() -> None:
    fountains = {spot(mocha(seed, layout="random").view()["layout"], 7) for seed in range(150)}
    assert fountains == {(row, column) for row in (1, 2) for column in (1, 2, 3)}


@pytest.mark.rule("mocha.setup.board", "ist.goal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_target_is_six_rubies_whatever_the_number_of_players(players: int) -> None:
    assert mocha(players=players).view()["target"] == 6


@pytest.mark.rule("mocha.setup.board", "ist.goal", "ist.end.trigger")
@pytest.mark.parametrize(("rubies", "actor"), [(5, 0), (6, None)])
def test_the_game_ends_with_six_rubies_and_not_with_five(rubies: int, actor: int | None) -> None:
    assert city().seat(0, rubies=rubies).turn(2).acting(5).do("end").actor == actor


@pytest.mark.rule("mocha.setup.board", "ist.setup.layout")
@pytest.mark.parametrize("layout", ["short", "long", list(range(1, 17))])
def test_layouts_of_sixteen_places_do_not_fit(layout: str | list[int]) -> None:
    with pytest.raises(BadOptions):
        mocha(layout=layout)


@pytest.mark.rule("mocha.setup.board", "ist.setup.layout")
@pytest.mark.parametrize("layout", ["first", list(range(1, 21))])
def test_layouts_of_twenty_places_do_not_fit_the_base_game(layout: str | list[int]) -> None:
    with pytest.raises(BadOptions):
        fresh(Seeded(1), layout=layout)


@pytest.mark.rule("ruling.editions")
def test_the_2016_edition_is_for_the_base_game_only() -> None:
    with pytest.raises(BadOptions):
        mocha(edition="2016")


@pytest.mark.rule("variant.neutral")
def test_neutral_assistants_do_not_serve_five_players_here_either() -> None:
    with pytest.raises(BadOptions):
        mocha(players=5, neutral=True)


@pytest.mark.rule("variant.neutral")
def test_with_fewer_players_they_do() -> None:
    assert mocha(players=4, neutral=True)[0].stack == ["neutral", "own", "own", "own"]


@pytest.mark.rule("mocha.setup.cards")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eighteen_new_bonus_cards_are_shuffled_into_the_twenty_six(players: int) -> None:
    scene = mocha(players=players)
    cards = [*scene.deck, *(card for seat in range(players) for card in scene[seat].hand)]
    assert [cards.count(kind) for kind in KINDS] == [4, 4, 2, 2, 2, 2, 2, 2, 4, 2]
    assert [cards.count(kind) for kind in NEW_KINDS] == [2] * 9
    assert [len(scene[seat].hand) for seat in range(players)] == [1] * players


@pytest.mark.rule("mocha.setup.cards")
def test_a_new_card_may_be_the_first_one_in_hand() -> None:
    hands = {mocha(seed)[seat].hand[0] for seed in range(80) for seat in range(3)}
    assert hands == set(ALL_KINDS)


@pytest.mark.rule("mocha.setup.cards")
def test_twenty_guild_cards_make_their_own_deck_and_nobody_starts_with_one() -> None:
    scene = mocha()
    assert scene.guild_deck == list(range(1, 21))
    assert [scene[seat].guild for seat in range(3)] == [[], [], []]
    assert (scene.mocha["deck"], scene.mocha["discard"]) == (20, [])


@pytest.mark.rule("mocha.setup.cards", "ist.cart.rubies")
def test_everybody_sees_how_many_guild_cards_a_player_holds_and_only_he_which() -> None:
    one, other = city().seat(0, guild=[3, 7]), city().seat(0, guild=[12, 20])
    assert one.view(0)["mocha"]["hand"] == [3, 7]
    for seat in (1, 2, None):
        assert one.view(seat)["mocha"]["guild"] == [2, 0, 0]
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("mocha.setup.cards", "mocha.guild.turn", "mocha.place.guildhall")
def test_played_and_discarded_guild_cards_lie_face_up_in_order() -> None:
    scene = city(2).seat(0, guild=[17]).seat(1, at=17).do("guild 17", "end")
    scene.do("move 18", "leave", "enrol", "drop 4", guild=[4, 9])
    assert scene.mocha["discard"] == [17, 4]


@pytest.mark.rule("mocha.setup.cards")
def test_hidden_guild_cards_are_dealt_anew_for_whoever_does_not_see_them() -> None:
    scene = city().seat(0, guild=[3, 7]).seat(1, guild=[1, 2]).guild_piles(discard=[20])
    hands = set()
    for seed in range(40):
        twin = GAME.resample_hidden(scene.state, 0, Seeded(seed))
        assert GAME.view(twin, 0) == scene.view(0)
        assert GAME.inventory(twin) == GAME.inventory(scene.state)
        hands |= set(GAME.encode(twin)["mocha"]["guild_hands"][1])
    assert hands == set(range(1, 21)) - {3, 7, 20}


@pytest.mark.rule("mocha.setup.figures")
def test_two_dice_place_the_coffee_trader() -> None:
    script: list[Answer] = ["RRGBB", "RGYYB", 3, 5, 1, 1, 6, 4, 2, "far", "good", "six"]
    scene = fresh(Scripted(script), players=3, expansion="mocha")
    assert [scene.figure(name) for name in ("governor", "smuggler", "trader")] == [8, 2, 10]


@pytest.mark.rule("mocha.setup.figures", "ist.setup.two")
def test_with_two_players_the_neutral_merchants_are_there_too() -> None:
    assert mocha(players=2).view()["neutral_merchants"] == [14, 15, 16]


@pytest.mark.rule("mocha.setup.tavern")
def test_nobody_has_the_barrier_at_first() -> None:
    assert (mocha().mocha["barrier"], mocha().mocha["token"]) == ([], None)


@pytest.mark.rule("mocha.setup.tavern")
def test_the_cheapest_tavern_tiles_and_the_three_yellow_side_lie_on_top() -> None:
    assert mocha().mocha["tavern"] == {"move": 1, "meet": 1}
    assert mocha().mocha["baksheesh"] == "YYY"
    assert mocha().mocha["tiles"] == [[], [], []]


@pytest.mark.rule("mocha.setup.coffeehouse")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_rubies_lie_on_the_coffee_house_and_the_first_costs_six(players: int) -> None:
    assert mocha(players=players).mocha["coffeehouse"] == {"rubies": 5, "price": 6}


@pytest.mark.rule("mocha.setup.coffeehouse", "ruling.refill")
@pytest.mark.parametrize(("players", "supply"), [(2, 16), (3, 12), (4, 6), (5, 5)])
def test_they_come_from_the_forty_two_rubies_of_the_box(players: int, supply: int) -> None:
    assert mocha(players=players).places["supply"] == supply


@pytest.mark.rule("mocha.coffee")
def test_nobody_starts_with_coffee() -> None:
    assert mocha().mocha["coffee"] == [0, 0, 0]


@pytest.mark.rule("mocha.setup.board", "mocha.setup.coffeehouse")
@pytest.mark.parametrize(
    "tables",
    [
        {"layout_mocha": [7] * 20},
        {"target_expansion": 0},
        {"target_expansion": 99},
        {"box_rubies": 32},
    ],
    ids=["a place twice", "no target", "a target out of reach", "too few rubies"],
)
def test_corrected_tables_that_make_no_game_are_refused(tables: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        mocha(players=5, components=tables)


@pytest.mark.rule("mocha.setup.coffeehouse", "mocha.setup.tavern")
def test_corrected_tables_are_played() -> None:
    tables = {"coffeehouse_prices": [4, 5, 6, 7, 8], "tavern_prices": [2, 2, 3, 3], "baksheesh": ["YYY", "RRR"]}
    scene = mocha(components=tables)
    assert (scene.mocha["coffeehouse"]["price"], scene.mocha["tavern"]) == (4, {"move": 2, "meet": 2})
