"""What a seat is shown of the table, word for word."""

from __future__ import annotations

import pytest

from tests.games.istanbul.busy import busy
from tests.games.istanbul.scenario import GAME, table

PLACES = {
    "wainwright": {"price": 7, "extensions": 5, "rubies": 1},
    "post": {"down": 3, "pays": ["R", 2, "B", 1]},
    "caravansary": {"deck": 21, "discard": ["stay", "family"]},
    "markets": {
        "large": {"tile": "RGBBB", "seen": ["RRGBB", "RGBBB"], "pays": [3, 7, 12, 18, 25]},
        "small": {"tile": "RGGGY", "seen": ["RGYYB", "RGGYB", "RGGGY"], "pays": [2, 5, 9, 14, 20]},
    },
    "palace": {"rubies": 4, "goods": ["R2", "G", "Y", "B2"], "any": 1},
    "dealer": {"rubies": 7, "price": 17},
    "mosques": {
        "small": {"rubies": 1, "tiles": {"R": 4, "G": 4}, "left": {"R": 1, "G": 1}},
        "great": {"rubies": 2, "tiles": {"Y": 4, "B": 4}, "left": {"Y": 1, "B": 1}},
    },
    "supply": 25,
}
PLUM = {
    "colour": "plum",
    "lira": 9,
    "goods": [2, 1, 3, 0],
    "extensions": 1,
    "capacity": 3,
    "rubies": 2,
    "tiles": ["R", "G", "Y"],
    "cards": 2,
    "merchant": 5,
    "stack": ["own", "neutral"],
    "assistants": [5, 11],
    "fifth": True,
    "family": 9,
}
SAFFRON = {
    "colour": "saffron",
    "lira": 4,
    "goods": [0, 0, 0, 1],
    "extensions": 0,
    "capacity": 2,
    "rubies": 0,
    "tiles": ["B"],
    "cards": 1,
    "merchant": 8,
    "stack": ["own", "own", "own"],
    "assistants": [3],
    "fifth": False,
    "family": 12,
}
TABLE = {
    "game": "istanbul",
    "options": {"players": 2, "edition": "bigbox", "neutral": True},
    "target": 6,
    "printed": {
        "post_upper": ["R", 2, "B", 2],
        "post_lower": ["G", 1, "Y", 1],
        "dealer_prices": [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
        "mosque_costs": [2, 4],
    },
    "columns": 4,
    "layout": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "round": 4,
    "first": 1,
    "turn": 0,
    "actor": 0,
    "decision": ["meet"],
    "outlook": {"catch": [], "meet": []},
    "met": ["governor"],
    "yellow": True,
    "paid": True,
    "repeat": 5,
    "seats": [PLUM, SAFFRON],
    "places": PLACES,
    "figures": {"governor": 6, "smuggler": 12},
    "neutral_merchants": [3, 16, 5],
    "neutral_assistants": [4],
}


@pytest.mark.rule("ist.cart.rubies", "ist.cards.hand")
@pytest.mark.parametrize(("seat", "hand"), [(0, ["good", "far"]), (1, ["lira"])])
def test_a_seat_sees_the_whole_table_and_the_cards_of_its_own_hand(seat: int, hand: list[str]) -> None:
    assert busy().view(seat) == {**TABLE, "seat": seat, "hand": hand}


@pytest.mark.rule("ist.cart.rubies")
def test_a_spectator_sees_the_same_and_no_hand() -> None:
    assert busy().view(None) == {**TABLE, "seat": None}


@pytest.mark.rule("ist.place.market")
def test_what_is_to_be_decided_inside_a_pause_is_shown() -> None:
    scene = table().seat(0, goods="R", hand=["market"]).acting(11).do("play market")
    assert scene.view()["decision"] == ["market"]


@pytest.mark.rule("ist.end.rank")
def test_a_game_that_is_over_has_nobody_to_act_and_nothing_to_decide() -> None:
    view = table().seat(0, rubies=5).turn(2).acting(5).do("end").view()
    assert (view["actor"], view["decision"]) == (None, None)


@pytest.mark.rule("ist.place.dealer", "ruling.editions")
def test_a_dealer_who_is_sold_out_has_no_price() -> None:
    assert table(edition="2016").rubies(dealer=0).view()["places"]["dealer"] == {"rubies": 0, "price": None}


def test_options_of_the_expansions_are_shown_where_they_are_chosen() -> None:
    plain = {"players": 3, "edition": "bigbox", "neutral": False}
    assert table().view()["options"] == plain
    assert table(expansion="mocha").view()["options"] == {**plain, "expansion": "mocha"}
    assert table(caravan=True).view()["options"] == {**plain, "caravan": True}
    assert table(edition="2016").view()["options"] == {**plain, "edition": "2016"}


def test_what_is_shown_is_a_copy() -> None:
    scene = busy()
    view = scene.view(0)
    for shown in (view["layout"], view["neutral_merchants"], view["seats"][0]["goods"], view["printed"]["post_upper"]):
        shown.clear()
    assert GAME.view(scene.state, 0) == {**TABLE, "seat": 0, "hand": ["good", "far"]}


@pytest.mark.rule("ruling.figures")
@pytest.mark.parametrize("met", [[], ["governor"], ["smuggler"], ["governor", "smuggler"]])
def test_figures_that_were_met_this_turn_are_shown_by_name(met: list[str]) -> None:
    assert table().turn(met=met).view()["met"] == met
