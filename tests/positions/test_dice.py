"""Positions of the Dice Game: the bare table, what follows from what is laid out, and the dice."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.dice.positions import DicePosition
from istanbul_nb.positions import position

GAME = DicePosition.game


def view(laid: DicePosition) -> Any:
    return GAME.view(laid.state, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bare_table_is_bare(players: int) -> None:
    shown = view(position("dice", players=players))
    for seat in shown["seats"]:
        assert (seat["lira"], seat["crystal"], sum(seat["tokens"]), seat["brown"]) == (0, 0, 0, 0)
        assert (seat["tiles"], seat["rubies"]) == ([], 0)
    assert [each["tile"] for each in shown["row"]] == ["lira-R", "crystal-G", "card-Y", "action-B", "good-R", "die"]
    assert (shown["turn"], shown["round"], shown["decision"]) == (0, 1, ["roll", 5])


def test_what_players_have_is_not_in_the_supply() -> None:
    bare, laid = position("dice"), position("dice").seat(0, lira=7, tokens="R2").seat(1, crystal=3, brown=1)
    supply, left = GAME.encode(bare.state)["board"]["supply"], GAME.encode(laid.state)["board"]["supply"]
    taken = {name: supply[name] - left[name] for name in supply}
    assert taken == {"R": 2, "G": 0, "Y": 0, "B": 0, "brown": 1, "crystal": 3, "lira": 7}


def test_a_tile_that_somebody_has_lies_open_no_more() -> None:
    shown = view(position("dice").seat(1, tiles="lira-R"))
    assert "lira-R" not in [each["tile"] for each in shown["row"]]
    assert len(shown["row"]) == 6


@pytest.mark.parametrize(
    ("tiles", "new", "actions", "dice"),
    [("", "", 2, 5), ("action-B action-G", "", 4, 5), ("action-B die", "die", 3, 5), ("die die", "", 2, 7)],
)
def test_a_turn_has_all_its_actions_and_dice_unless_they_are_said(
    tiles: str, new: str, actions: int, dice: int
) -> None:
    shown = view(position("dice").seat(0, tiles=tiles).new(new).rolled("R2 L"))
    assert shown["decision"][:2] == ["act", actions]
    assert len(shown["dice"]) == dice
    assert [die["face"] for die in shown["dice"] if not die["used"]] == ["R", "R", "L"]
    assert {die["face"] for die in shown["dice"] if die["used"]} == {"R"}


def test_dice_that_are_used_show_what_is_said() -> None:
    shown = view(position("dice").rolled("R L", actions=1, acted=True).used("G2 B"))
    assert sorted(die["face"] for die in shown["dice"] if die["used"]) == ["B", "G", "G"]
    assert shown["decision"] == ["act", 1, True]


def test_rubies_come_from_the_circles_and_one_from_the_mosque() -> None:
    laid = position("dice").seat(0, rubies=3, mosque=True)
    bare, data = GAME.encode(position("dice").state), GAME.encode(laid.state)
    assert bare["board"]["mosque"] - data["board"]["mosque"] == 1
    assert sum(bare["board"]["tracks"].values()) - sum(data["board"]["tracks"].values()) == 2
    assert (data["seats"][0]["rubies"], data["seats"][0]["mosque"]) == (3, True)
    assert GAME.encode(laid.seat(0, rubies=0).state)["seats"][0]["rubies"] == 0


def test_owners_have_the_rubies_that_are_gone_one_after_the_other() -> None:
    data = GAME.encode(position("dice").rubies(R=0, lira=4, owners=[1, 0]).state)
    assert [seat["rubies"] for seat in data["seats"]] == [2, 3, 0]
    assert (data["board"]["tracks"]["R"], data["board"]["tracks"]["lira"]) == (0, 4)
    assert [seat["rubies"] for seat in GAME.encode(position("dice").rubies(G=1).state)["seats"]] == [0, 0, 2]


def test_piles_hold_exactly_what_is_said() -> None:
    laid = position("dice").seat(1, put_down=["two-tile"]).piles(deck=["ruby-brown"], down=["token-R", "brown-R"])
    data = GAME.encode(laid.state)
    assert {card for card, number in data["board"]["deck"].items() if number} == {"ruby-brown"}
    assert [seat["put_down"] for seat in data["seats"]] == [["brown-R", "token-R"], ["two-tile"], []]
    assert len(data["board"]["discard"]) == 33 - 4


def test_a_position_that_was_asked_for_can_be_laid_out_further() -> None:
    laid = position("dice").rolled("R2 L")
    assert view(laid)["decision"] == ["act", 2, False]
    assert view(laid.seat(0, tiles="action-B"))["decision"] == ["act", 3, False]
    GAME.apply(laid.state, Action("lira"), Seeded(1))
    shown = view(laid.seat(1, lira=4))
    assert (shown["decision"], shown["seats"][0]["lira"], shown["seats"][1]["lira"]) == (["act", 2, True], 2, 4)
