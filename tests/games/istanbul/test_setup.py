"""Setting up (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from istanbul_nb.core import Answer, Scripted, Seeded
from tests.games.istanbul.scenario import GAME, KINDS, fresh, table

LARGE = {"RRGBB", "RGBBB", "RRYBB", "RYBBB", "RGYBB"}
SMALL = {"RGYYB", "RGGYB", "RGGGY", "RGGYY", "GGYYB"}


def spot(layout: list[int], place: int) -> tuple[int, int]:
    """Return row and column of a place."""
    return divmod(layout.index(place), 4)


def steps(one: tuple[int, int], two: tuple[int, int]) -> int:
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


class FirstQuestion(Seeded):
    """Chance that remembers between how many answers it first had to choose, and with which weights."""

    weights: tuple[int, ...] = ()

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        self.weights = self.weights or tuple(weights)
        return super().pick(names, weights)


@pytest.mark.rule("ist.setup.layout")
@pytest.mark.parametrize(
    ("layout", "rows"),
    [
        ("short", "15 5 2 14 / 4 12 7 3 / 8 6 11 9 / 13 10 1 16"),
        ("long", "16 2 8 11 / 15 7 6 4 / 3 5 12 1 / 10 9 14 13"),
        ("order", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 16"),
    ],
)
def test_short_and_long_paths_and_the_order_lie_as_printed(layout: str, rows: str) -> None:
    assert fresh(Seeded(1), layout=layout).view()["layout"] == list(map(int, rows.replace("/", "").split()))


@pytest.mark.rule("ist.setup.random", "ist.setup.layout")
def test_in_a_random_layout_fountain_black_market_and_tea_house_keep_their_limits() -> None:
    for seed in range(200):
        layout = fresh(Seeded(seed), layout="random").view()["layout"]
        fountain, black_market, tea_house = spot(layout, 7), spot(layout, 8), spot(layout, 9)
        assert set(fountain) <= {1, 2}
        assert black_market[0] != tea_house[0]
        assert black_market[1] != tea_house[1]
        assert steps(black_market, tea_house) >= 3
        assert sorted(layout) == list(range(1, 17))


@pytest.mark.rule("ist.setup.random", "ruling.editions")
def test_in_the_2016_edition_rows_and_columns_are_free_but_three_steps_remain() -> None:
    lines = set()
    for seed in range(200):
        layout = fresh(Seeded(seed), layout="random", edition="2016").view()["layout"]
        black_market, tea_house = spot(layout, 8), spot(layout, 9)
        assert set(spot(layout, 7)) <= {1, 2}
        assert steps(black_market, tea_house) >= 3
        lines.add((black_market[0] == tea_house[0], black_market[1] == tea_house[1]))
    assert lines == {(False, False), (True, False), (False, True)}


@pytest.mark.rule("ruling.random")
@pytest.mark.parametrize("edition", ["bigbox", "2016"])
def test_every_random_layout_within_the_limits_is_equally_likely(edition: str) -> None:
    spots = [divmod(number, 4) for number in range(16)]
    allowed = [
        trio
        for trio in permutations(spots, 3)
        if set(trio[0]) <= {1, 2}
        and steps(trio[1], trio[2]) >= 3
        and (edition == "2016" or (trio[1][0] != trio[2][0] and trio[1][1] != trio[2][1]))
    ]
    chance = FirstQuestion(1)
    fresh(chance, layout="random", edition=edition)
    assert chance.weights == (1,) * len(allowed)


@pytest.mark.rule("ruling.random")
def test_all_four_middle_places_can_hold_the_fountain_and_any_place_a_corner() -> None:
    layouts = [fresh(Seeded(seed), layout="random").view()["layout"] for seed in range(300)]
    assert {spot(layout, 7) for layout in layouts} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert {layout[0] for layout in layouts} == set(range(1, 17)) - {7}


@pytest.mark.rule("ist.setup.mosques")
@pytest.mark.parametrize(
    ("players", "shown"),
    [(2, [2, 4, None]), (3, [2, 3, 4, None]), (4, [2, 3, 4, 5, None]), (5, [2, 3, 4, 5, None])],
)
@pytest.mark.parametrize("good", "RGYB")
def test_mosque_tiles_lie_cheapest_on_top_as_the_players_are_many(
    players: int, shown: list[int | None], good: str
) -> None:
    scene = table(players)
    mosque = "small" if good in "RG" else "great"
    for owner, needed in enumerate(shown):
        assert scene.places["mosques"][mosque]["tiles"][good] == needed
        if needed is not None:
            scene.seat(owner, tiles=good)


@pytest.mark.rule("ist.setup.mosques")
@pytest.mark.parametrize(("players", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_mosque_has_a_ruby_per_player_but_four_with_five(players: int, rubies: int) -> None:
    mosques = fresh(Seeded(1), players=players).places["mosques"]
    assert [mosques["small"]["rubies"], mosques["great"]["rubies"]] == [rubies, rubies]


@pytest.mark.rule("ist.setup.mosques")
def test_red_and_green_tiles_lie_at_the_small_mosque_yellow_and_blue_at_the_great_one() -> None:
    mosques = fresh(Seeded(1)).places["mosques"]
    assert (set(mosques["small"]["tiles"]), set(mosques["great"]["tiles"])) == ({"R", "G"}, {"Y", "B"})


@pytest.mark.rule("ist.setup.wainwright")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wainwright_has_a_ruby_and_three_extensions_per_player(players: int) -> None:
    wainwright = fresh(Seeded(1), players=players).places["wainwright"]
    assert (wainwright["rubies"], wainwright["extensions"]) == (players, 3 * players)


@pytest.mark.rule("ist.setup.tracks")
@pytest.mark.parametrize(("players", "price", "rubies"), [(2, 15, 9), (3, 14, 10), (4, 12, 12), (5, 12, 12)])
def test_the_dealer_track_begins_at_the_price_for_the_number_of_players(players: int, price: int, rubies: int) -> None:
    dealer = fresh(Seeded(1), players=players).places["dealer"]
    assert (dealer["price"], dealer["rubies"]) == (price, rubies)


@pytest.mark.rule("ist.setup.tracks")
@pytest.mark.parametrize(("players", "any_good", "rubies"), [(2, 1, 6), (3, 1, 6), (4, 0, 7), (5, 0, 7)])
def test_the_palace_track_begins_at_the_cost_for_the_number_of_players(
    players: int, any_good: int, rubies: int
) -> None:
    palace = fresh(Seeded(1), players=players).places["palace"]
    assert palace == {"rubies": rubies, "goods": ["R", "G", "Y", "B"], "any": any_good}


@pytest.mark.rule("ist.setup.tracks", "ruling.refill")
@pytest.mark.parametrize(("players", "supply"), [(2, 21), (3, 17), (4, 11), (5, 10)])
def test_the_supply_is_what_the_setup_left_of_42_rubies(players: int, supply: int) -> None:
    assert fresh(Seeded(1), players=players).places["supply"] == supply


@pytest.mark.rule("ist.setup.post")
def test_all_mail_markers_begin_on_the_upper_row() -> None:
    assert fresh(Seeded(1)).places["post"] == {"down": 0, "pays": ["G", 1, "Y", 1]}


@pytest.mark.rule("ist.setup.demand")
def test_any_of_the_five_dark_and_five_light_tiles_may_lie_on_top() -> None:
    markets = [fresh(Seeded(seed)).places["markets"] for seed in range(60)]
    assert {market["large"]["tile"] for market in markets} == LARGE
    assert {market["small"]["tile"] for market in markets} == SMALL


@pytest.mark.rule("ist.setup.demand")
def test_only_the_top_tile_is_seen() -> None:
    markets = fresh(Seeded(1)).places["markets"]
    assert [markets[name]["seen"] for name in ("large", "small")] == [
        [markets[name]["tile"]] for name in ("large", "small")
    ]


@pytest.mark.rule("ist.setup.demand")
def test_demand_tiles_cycle_in_the_order_in_which_they_were_seen() -> None:
    order = ["RGYYB", "GGYYB", "RGGGY", "RGGYB", "RGGYY"]
    scene = table()
    for number in range(7):
        scene.seat(0, goods="G").acting(11)
        assert scene.places["markets"]["small"]["tile"] == order[number % 5]
        scene.do("sell G", tiles=order[number + 1 : number + 2])
    assert scene.places["markets"]["small"]["seen"] == order


@pytest.mark.rule("ist.setup.figures", "ist.setup.money")
def test_dice_place_governor_and_smuggler_and_lots_name_the_first_player() -> None:
    scene = fresh(Scripted(["RRGBB", "RGYYB", 3, 5, 1, 1, 2, "far", "good", "lira"]), players=3)
    assert (scene.figure("governor"), scene.figure("smuggler")) == (8, 2)
    assert (scene.actor, scene.view()["first"]) == (2, 2)
    assert [scene[seat].hand for seat in range(3)] == [["good"], ["lira"], ["far"]]


@pytest.mark.rule("ist.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_merchants_start_at_the_fountain_on_four_assistants_with_an_empty_cart(players: int) -> None:
    scene = fresh(Seeded(1), players=players)
    for seat in range(players):
        player = scene[seat]
        assert (player.at, player.stack, player.fifth, player.family) == (7, ["own"] * 4, True, 12)
        assert (player.goods, player.extensions, player.rubies, player.tiles) == ("", 0, 0, "")
        assert player.assistants == []


@pytest.mark.rule("ist.setup.money")
@pytest.mark.parametrize(
    ("players", "first", "lira"),
    [(2, 0, [2, 3]), (3, 1, [4, 2, 3]), (4, 2, [4, 5, 2, 3]), (5, 4, [3, 4, 5, 6, 2])],
)
def test_the_first_player_gets_two_lira_and_each_next_one_more(players: int, first: int, lira: list[int]) -> None:
    scene = fresh(Seeded(1), players=players, first=first)
    assert [scene[seat].lira for seat in range(players)] == lira
    assert scene.actor == first


@pytest.mark.rule("ist.setup.money")
def test_the_first_player_is_random() -> None:
    assert {fresh(Seeded(seed), players=5).actor for seed in range(60)} == set(range(5))


@pytest.mark.rule("ist.setup.money", "ist.cards.deck")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_draws_a_bonus_card(players: int) -> None:
    scene = fresh(Seeded(1), players=players)
    assert [len(scene[seat].hand) for seat in range(players)] == [1] * players
    assert len(scene.deck) == 26 - players
    cards = [*scene.deck, *(card for seat in range(players) for card in scene[seat].hand)]
    assert [cards.count(kind) for kind in KINDS] == [4, 4, 2, 2, 2, 2, 2, 2, 4, 2]


@pytest.mark.rule("ist.setup.two")
def test_with_two_players_neutral_merchants_stand_on_both_mosques_and_the_dealer() -> None:
    assert fresh(Seeded(1), players=2).view()["neutral_merchants"] == [14, 15, 16]


@pytest.mark.rule("ist.setup.two")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_no_neutral_merchants(players: int) -> None:
    assert fresh(Seeded(1), players=players).view()["neutral_merchants"] == []


@pytest.mark.rule("ist.setup.money")
def test_the_first_turn_begins_before_the_move() -> None:
    scene = fresh(Seeded(1), layout="order", first=2)
    assert (scene.actor, scene.decision, scene.view()["round"]) == (2, "move", 1)
    assert scene.legal("move") == {f"move {place}" for place in (2, 3, 4, 5, 6, 8, 10, 11, 12, 15)}
    assert {scene.refused(action).rule for action in ("end", "gather")} == {"ist.move.must"}
    assert [scene[seat].at for seat in range(3)] == [7, 7, 7]
    assert GAME.inventory(scene.state) == GAME.inventory(table().state)
