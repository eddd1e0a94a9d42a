"""Istanbul as a game of the contract: what every table promises, whatever the rules are."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Action, BadState, Refused
from istanbul_nb.core.seats import SEATS
from tests.games.istanbul.letters.city import city as letters
from tests.games.istanbul.mocha.city import NEW_KINDS
from tests.games.istanbul.mocha.city import city as mocha
from tests.games.istanbul.pieces import Told
from tests.games.istanbul.scenario import GAME, KINDS, Scenario, table

PLACES = [str(place) for place in range(1, 17)]
GOODS = ["R", "G", "Y", "B"]
TRIED = {
    "take": ["", "neutral", "all"],
    "leave": ["", "2"],
    "pay": ["", "lira", "2", *GOODS],
    "skip": [""],
    "end": ["", "now"],
    "extend": [""],
    "fill": [""],
    "collect": [""],
    "draw": ["deck", "discard", ""],
    "roll": [""],
    "buy": ["", "2"],
    "decline": [""],
    "done": [""],
    "keep": [""],
    "reroll": [""],
    "reward": ["card", "lira", "both"],
    "sell": ["R", "G Y", "R G Y2 B", "", "R9", "B R", "R1"],
    "deliver": ["R G Y B", "R2 G2 Y2 B2", "B", "R G Y B"],
    "move": ["", "0", "99", "here", *PLACES],
    "call": ["2", "13", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
    "gather": ["", "99", *PLACES],
    "send": ["99", *PLACES],
    "play": ["nothing", *KINDS],
    "discard": ["nothing", *KINDS],
    "tile": ["X", *GOODS],
    "meet": ["nobody", "governor", "smuggler"],
    "catch": ["nobody", *SEATS],
    "turn": ["7 4", "1 4", "2 4", "3 4", "4 4", "5 4", "6 4"],
    "dance": ["3"],
    "fetch": PLACES,
    "gain": GOODS,
    "extra": GOODS,
}


def tried(scene: Scenario) -> dict[str, list[str]]:
    """Return what a person might try, by verb."""
    found: dict[str, list[str]] = {}
    for action in GAME.sample_actions(scene.state):
        found.setdefault(action.verb, []).append(" ".join(map(str, action.args)))
    return found


def test_a_person_might_try_every_place_card_good_and_number_and_some_nonsense() -> None:
    assert tried(table()) == TRIED


def test_with_an_expansion_he_might_try_what_it_adds() -> None:
    more = tried(mocha())
    places = [*PLACES, "17", "18", "19", "20"]
    assert (more["fetch"], more["play"]) == (places, ["nothing", *KINDS, *NEW_KINDS])
    assert more["meet"] == ["nobody", "governor", "smuggler", "trader"]
    assert more.keys() > TRIED.keys()


def test_an_action_that_only_looks_the_same_is_the_one_that_is_legal() -> None:
    scene = table().seat(0, at=6)
    GAME.apply(scene.state, Action("move", (5.0,)), Told())
    assert type(scene.state.merchant[0]) is int


def test_a_refusal_tells_what_was_tried_and_what_is_legal_instead() -> None:
    scene = table()
    with pytest.raises(Refused) as caught:
        GAME.apply(scene.state, Action("leave"), Told())
    assert caught.value.refusal.tried == Action("leave")
    assert caught.value.refusal.legal == GAME.legal(scene.state)


@pytest.mark.rule("ist.end.rank")
def test_when_the_game_is_over_nobody_acts_and_everything_is_refused() -> None:
    scene = table().seat(0, rubies=5).turn(2).acting(5).do("end")
    assert (scene.actor, scene.legal()) == (None, set())
    assert scene.refused("move 5")[:3] == ("ist.end.rank", "game-over", {})


@pytest.mark.rule("ist.end.rank")
def test_ranks_are_told_with_rubies_lira_goods_and_cards() -> None:
    scene = table().seat(0, rubies=2, lira=3, goods="R2 B", hand=["far", "stay"]).seat(1, rubies=2, lira=4)
    first, second, third = scene.standings()
    assert (first.seat, second.seat, third.seat) == (1, 0, 2)
    assert dict(second.scores) == {"rubies": 2, "lira": 3, "goods": 3, "cards": 2}


@pytest.mark.rule("ist.place.caravansary")
def test_a_position_in_which_nothing_can_be_done_is_refused() -> None:
    data = GAME.encode(table().meeting(6).state)
    with pytest.raises(BadState) as caught:
        GAME.decode({**data, "decisions": [["meet"], ["discard"]]})
    assert (caught.value.where, caught.value.reason) == ("state.decisions", "stuck")


def hands(scene: Scenario, seat: int | None, cards: list[str]) -> tuple[list[list[str]], list[str]]:
    """Return the hands and the deck of a table as it might be for all that a seat knows, dealt these cards."""
    chance = Told(cards=cards)
    twin = Scenario(GAME.resample_hidden(scene.state, seat, chance))
    assert not chance.unasked
    return [twin[each].hand for each in range(3)], twin.deck


@pytest.mark.rule("ist.cart.rubies")
def test_for_all_that_a_seat_knows_the_others_might_hold_any_cards_that_it_does_not_see() -> None:
    scene = table().seat(0, hand=["lira"]).seat(1, hand=["far", "stay"]).seat(2, hand=["market"])
    held, deck = hands(scene, 0, ["stay", "good", "stay"])
    assert held == [["lira"], ["good", "stay"], ["stay"]]
    assert (deck.count("far"), deck.count("market"), deck.count("good"), deck.count("stay")) == (4, 2, 3, 0)
    assert hands(scene, 1, ["good", "good"])[0] == [["good"], ["stay", "far"], ["good"]]
    assert hands(scene, None, ["far", "lira", "lira", "lira"])[0] == [["far"], ["lira", "lira"], ["lira"]]
    assert scene[1].hand == ["stay", "far"]


@pytest.mark.rule("ist.cart.rubies")
def test_what_is_legal_then_fits_the_cards_that_were_dealt() -> None:
    scene = table().seat(0, hand=["lira"])
    assert scene.legal("play") == {"play lira"}
    twin = GAME.resample_hidden(scene.state, 1, Told(cards=["far"]))
    assert [str(action) for action in GAME.legal(twin) if action.verb == "play"] == ["play far"]


@pytest.mark.rule("ist.cart.rubies", "mocha.setup.cards", "letters.letter")
def test_what_the_expansions_hide_is_dealt_anew_as_well() -> None:
    scene = mocha().seat(1, guild=[3])
    twin = Scenario(GAME.resample_hidden(scene.state, 0, Told(guild=[17])))
    assert (twin[1].guild, 3 in twin.guild_deck) == ([17], True)
    assert GAME.view(letters().state, 0) == GAME.view(GAME.resample_hidden(letters().state, 0, Told()), 0)


@pytest.mark.rule("ist.turn.order")
def test_a_count_of_everything_that_never_appears_or_vanishes() -> None:
    base = {
        "cards": (4, 4, 2, 2, 2, 2, 2, 2, 4, 2),
        "rubies": (42,),
        "extensions": (9,),
        "mosque tiles": (3, 3, 3, 3),
        "assistants": (5, 5, 5),
        "neutral assistants": (0,),
        "family members": (3,),
        "merchants": (3,),
        "figures": (2,),
    }
    scene = table().seat(0, hand=["far"], tiles="RG", extensions=2, rubies=3, assistants=[5])
    assert GAME.inventory(scene.state) == base == scene.state.rules.counts
    two = table(2, neutral=True).neutral_merchants(1, 2, 3)
    assert GAME.inventory(two.state) == {
        **base,
        **{"extensions": (6,), "mosque tiles": (2, 2, 2, 2), "assistants": (4, 4), "neutral assistants": (2,)},
        **{"family members": (2,), "merchants": (5,)},
    }
    assert GAME.inventory(mocha().state).keys() > base.keys()
