"""Positions of Istanbul: the bare table, what follows from what is laid out, and the pauses of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.istanbul.positions.position import IstanbulPosition
from istanbul_nb.positions import position

GAME = IstanbulPosition.game
FOUNTAIN, POLICE = 7, 12


def view(laid: IstanbulPosition, seat: int | None = None) -> Any:
    return GAME.view(laid.state, seat)


def legal(laid: IstanbulPosition) -> set[str]:
    return {str(action) for action in GAME.legal(laid.state)}


def inventory(laid: IstanbulPosition) -> dict[str, tuple[int, ...]]:
    return GAME.inventory(laid.state)


@pytest.mark.parametrize("expansion", ["none", "mocha", "letters", "grand"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bare_table_is_bare(players: int, expansion: str) -> None:
    laid = position(players=players, expansion=expansion)
    shown = view(laid)
    assert shown["layout"] == sorted(shown["layout"])
    assert set(shown["figures"].values()) == {FOUNTAIN}
    for seat in shown["seats"]:
        assert (seat["lira"], seat["cards"], sum(seat["goods"]), seat["rubies"]) == (0, 0, 0, 0)
        assert (seat["merchant"], seat["family"], seat["stack"]) == (FOUNTAIN, POLICE, ["own"] * 4)
    assert [shown["places"]["markets"][market]["tile"] for market in ("large", "small")] == ["RRGBB", "RGYYB"]
    assert (shown["turn"], shown["first"], shown["round"], shown["decision"]) == (0, 0, 1, ["move"])


def test_who_is_first_player_in_which_round_and_whose_turn_it_is() -> None:
    shown = view(position(players=4, first=2).turn(3, round=5))
    assert (shown["first"], shown["turn"], shown["actor"], shown["round"]) == (2, 3, 3, 5)
    assert view(position(players=4).turn(first=1))["first"] == 1


def test_assistants_who_do_not_lie_at_a_place_are_in_the_stack() -> None:
    laid = position().seat(0, assistants=[9, 2]).seat(1, assistants=[1, 2, 3, 4, 5], tiles="B")
    shown = view(laid)["seats"]
    assert [(seat["assistants"], len(seat["stack"])) for seat in shown] == [([2, 9], 2), ([1, 2, 3, 4, 5], 0), ([], 4)]


def test_what_is_said_twice_counts_the_second_time() -> None:
    laid = position(expansion="mocha")
    bare = GAME.encode(laid.state)
    laid.seat(0, hand=["far"], tiles="RGYB", extensions=3, assistants=[1, 2, 3, 4], rubies=5, guild=[3], tavern="move")
    laid.piles(discard=["lira"]).guild_piles(discard=[1])
    assert GAME.encode(laid.state) != bare
    laid.seat(0, assistants=[]).seat(0, hand=[], tiles="", extensions=0, rubies=0, guild=[], tavern="")
    laid.piles().guild_piles()
    again = GAME.encode(laid.state)
    assert again["seats"][0].pop("stack") == bare["seats"][0].pop("stack")
    assert again == bare


def test_tiles_and_extensions_bring_their_rubies_and_assistants() -> None:
    shown = view(position().seat(0, tiles="RGB", extensions=3))
    seat, places = shown["seats"][0], shown["places"]
    assert (seat["rubies"], len(seat["stack"]), seat["fifth"], seat["capacity"]) == (2, 5, False, 5)
    assert (places["mosques"]["small"]["rubies"], places["wainwright"]["rubies"], places["supply"]) == (2, 2, 17)
    assert view(position().seat(0, tiles="RGB", extensions=3, rubies=4))["places"]["supply"] == 15


def test_the_blue_tile_goes_back_with_its_assistant_even_if_he_lies_somewhere() -> None:
    laid = position().seat(0, tiles="B", assistants=[1, 2, 3, 4, 5]).seat(0, tiles="")
    assert (view(laid)["seats"][0]["assistants"], view(laid)["seats"][0]["fifth"]) == ([1, 2, 3, 4], True)


def test_mosque_tiles_that_are_gone_are_with_the_last_seats() -> None:
    shown = view(position(players=4).seat(3, tiles="R").mosques(R=3, Y=1))
    assert [seat["tiles"] for seat in shown["seats"]] == [[], ["R"], ["R"], ["R", "Y"]]
    assert shown["places"]["mosques"]["small"]["tiles"] == {"R": 5, "G": 2}


@pytest.mark.parametrize(
    ("laid", "decision", "allowed"),
    [
        (position().arriving(5), ["arrive"], {"leave", "end"}),
        (position().seat(0, assistants=[5]).arriving(5), ["arrive"], {"take", "end"}),
        (position().seat(0, lira=2).seat(1, at=5).paying(5), ["pay"], {"pay", "end"}),
        (position().acting(5), ["act", 5], {"collect", "end"}),
        (position().figures(governor=5).acting(5), ["act", 5], {"collect", "skip"}),
        (position().figures(governor=5).meeting(5), ["meet"], {"meet governor", "end"}),
        (position().seat(1, family=5).meeting(5), ["meet"], {"catch saffron"}),
        (position().seat(2, rubies=5, hand=["lira"]).last_cards(2), ["last"], {"play lira", "end"}),
        (position().seat(2, rubies=5).over(), None, set()),
        (position().meeting(5).deciding(["reward"]), ["reward"], {"reward card", "reward lira"}),
    ],
)
def test_a_turn_can_be_laid_out_at_every_pause(
    laid: IstanbulPosition, decision: list[Any] | None, allowed: set[str]
) -> None:
    assert view(laid, 0)["decision"] == decision
    assert legal(laid) == allowed


def test_whoever_acts_has_left_an_assistant_and_paid_the_others() -> None:
    laid = position().seat(1, at=5).acting(5)
    shown = view(laid)
    assert (shown["seats"][0]["assistants"], len(shown["seats"][0]["stack"]), shown["paid"]) == ([5], 3, True)
    assert view(position().acting(5))["paid"] is False
    assert view(position().acting(FOUNTAIN))["paid"] is False
    assert view(position().turn(2).acting(5))["seats"][2]["merchant"] == 5


def test_a_companion_acts_without_assistants_and_pays_companions_too() -> None:
    laid = position(expansion="letters").seat(1, companion=5).acting(5, by="companion")
    shown = view(laid)
    assert shown["letters"]["companions"] == [5, 5, "general"]
    assert (shown["seats"][0]["merchant"], shown["seats"][0]["assistants"]) == (FOUNTAIN, [])
    assert (shown["letters"]["walker"], shown["letters"]["spot"], shown["paid"]) == ("companion", 5, True)
    assert "collect" in legal(laid)


def test_a_double_turn_was_taken_in_the_round_that_it_is() -> None:
    laid = position(expansion="letters").seat(1, doubled=True).turn(round=4)
    assert view(laid)["letters"]["doubled"] == [False, True, False]
    assert view(laid.seat(1, doubled=False))["letters"]["doubled"] == [False, False, False]


def test_piles_hold_exactly_what_is_said() -> None:
    laid = position(expansion="grand").seat(0, hand=["far"])
    laid.piles(deck=["far", "stay"], discard=["lira", "good"]).guild_piles(deck=[3, 1], discard=[9, 2])
    laid.letter_piles(deck=[1, 1], discard=[2]).kiosk_pile("die", "lira")
    data = GAME.encode(laid.state)
    assert {card for card, number in data["places"]["deck"].items() if number} == {"far", "stay"}
    assert (data["places"]["discard"], data["seats"][0]["hand"]) == (["lira", "good"], ["far"])
    assert (data["mocha"]["guild_deck"], data["mocha"]["guild_discard"]) == ([1, 3], [9, 2])
    assert (data["letters"]["deck"]["1"], sum(data["letters"]["deck"].values())) == (2, 2)
    assert (data["letters"]["discard"]["2"], data["letters"]["kiosk"]) == (1, ["lira", "die"])


def test_everything_that_the_expansions_add_can_be_laid_out_at_once() -> None:
    laid = position(expansion="grand", players=4, caravan=True)
    laid.seat(0, coffee=3, guild=[4], tavern="meet", letters=[3], delivered=[4, 5], companion=9).seat(
        1, companion="own"
    )
    laid.figures(trader=3, courier=4).barrier(7, 6, 2).baksheesh("GGG").society(1).caravan(3, due=True)
    shown = view(laid, 0)
    mocha, letters = shown["mocha"], shown["letters"]
    assert (mocha["coffee"], mocha["hand"], mocha["tiles"][0]) == ([3, 0, 0, 0], [4], ["meet"])
    assert (mocha["barrier"], mocha["token"], mocha["baksheesh"]) == ([6, 7], 2, "GGG")
    assert (letters["open"][0], letters["delivered"][0], letters["companions"][:2]) == ([3], [4, 5], [9, "own"])
    assert (letters["society"], shown["caravan"]) == ([2, 1], {"holder": 3, "due": True})
    assert (shown["figures"]["trader"], shown["figures"]["courier"]) == (3, 4)
    assert inventory(laid) == inventory(position(expansion="grand", players=4, caravan=True))


def test_a_game_that_was_played_on_can_be_laid_out_further() -> None:
    state = GAME.setup({"players": 3, "first": 0}, Seeded(3))
    for _ in range(40):
        GAME.apply(state, GAME.legal(state)[0], Seeded(1))
    before = GAME.encode(state)
    laid = IstanbulPosition(state).seat(0, lira=17)
    after = GAME.encode(laid.state)
    assert after["seats"][0]["lira"] == 17
    after["seats"][0]["lira"] = before["seats"][0]["lira"]
    assert after == before


def test_a_position_that_was_played_on_keeps_what_was_played() -> None:
    laid = position().acting(5)
    GAME.apply(laid.state, Action("collect"), Seeded(1))
    assert view(laid.seat(1, lira=3))["seats"][0]["goods"] != [0, 0, 0, 0]
