"""The end of the game and who has won."""

from __future__ import annotations

import pytest

from tests.games.dice.scenario import table


@pytest.mark.rule("dice.end", "dice.goal")
def test_the_round_is_finished_when_someone_has_the_target() -> None:
    scene = table().seat(0, rubies=5, lira=16).rolled("R G L2 C").do("ruby lira")
    assert (scene[0].rubies, scene.actor) == (6, 0)
    assert scene.happened("last-round") == [{"seat": 0}]
    scene.do("end").do("roll", "end", dice="L5").do("roll", "end", dice="L5")
    assert (scene.actor, scene.decision, scene.legal()) == (None, None, set())
    assert scene.happened("game-over") == [{"seat": 2}]


@pytest.mark.rule("dice.end")
def test_the_last_round_is_announced_once() -> None:
    scene = table().turn(1).seat(0, rubies=6).seat(1, rubies=5, lira=18).rolled("R G L2 C").do("ruby lira")
    assert (scene[1].rubies, scene.happened("last-round")) == (6, [])


@pytest.mark.rule("dice.end", "dice.ruling.end")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_turn_is_that_of_the_player_before_the_first_player(first: int) -> None:
    scene = table(first=first).seat(first, rubies=6)
    turns = []
    while scene.actor is not None:
        turns.append(scene.actor)
        scene.do("roll", "end", dice="L5")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("dice.end")
def test_without_the_target_another_round_begins() -> None:
    scene = table(2).seat(0, rubies=5)
    scene.do("roll", "end", dice="L5").do("roll", "end", dice="L5")
    assert (scene.actor, scene.view()["round"]) == (0, 2)


@pytest.mark.rule("dice.end", "dice.goal")
def test_with_four_players_five_rubies_end_the_game() -> None:
    scene = table(4).turn(3).seat(1, rubies=5).rolled("R5").do("end")
    assert scene.actor is None


@pytest.mark.rule("dice.ruling.end")
def test_a_ruby_taken_in_the_income_step_counts_like_any_other() -> None:
    scene = table().turn(2).seat(2, rubies=5, brown=3, tiles="card-R").income(1)
    scene.do("draw", "exchange", "take R", "roll", "end", cards=["ruby-brown"], dice="L5")
    assert (scene.actor, scene[2].rubies) == (None, 6)


@pytest.mark.rule("dice.end", "dice.goal")
def test_most_rubies_win() -> None:
    scene = table().seat(0, rubies=2, lira=50).seat(1, rubies=3).seat(2, rubies=1)
    assert scene.ranks() == [2, 1, 3]
    assert [standing.scores["rubies"] for standing in scene.standings()] == [3, 2, 1]


@pytest.mark.rule("dice.end.tie")
def test_in_a_tie_every_token_is_worth_three_lira_and_every_crystal_two() -> None:
    scene = table().seat(0, lira=1, tokens="R G2", brown=1, crystal=2)
    assert scene.standings()[0].scores == {"rubies": 0, "worth": 1 + 4 * 3 + 2 * 2}
    assert scene.view()["seats"][0]["worth"] == 17


@pytest.mark.rule("dice.end.tie")
def test_most_money_wins_a_tie() -> None:
    scene = table().seat(0, rubies=2, lira=5).seat(1, rubies=2, tokens="R2").seat(2, rubies=2, crystal=2)
    assert scene.ranks() == [2, 1, 3]


@pytest.mark.rule("dice.end.tie")
def test_who_is_still_equal_shares() -> None:
    scene = table().seat(0, rubies=2, lira=6).seat(1, rubies=2, tokens="R2").seat(2, rubies=2, crystal=2)
    assert scene.ranks() == [1, 1, 3]


@pytest.mark.rule("dice.end")
def test_when_it_is_over_everything_is_refused() -> None:
    scene = table(4).turn(3).seat(1, rubies=5).rolled("R5").do("end")
    refusal = scene.refused("roll")
    assert (refusal.rule, refusal.reason) == ("dice.end", "game-over")


@pytest.mark.rule("dice.end")
def test_the_last_round_is_announced_once_when_somebody_first_has_enough() -> None:
    target = table().state.rules.target
    first = table().seat(0, rubies=target - 1, lira=40).rolled("R4 L").do("ruby lira")
    assert first.happened("last-round") == [{"seat": 0}]
    more = table().seat(0, rubies=target, lira=40).rolled("R4 L").do("ruby lira")
    assert (more[0].rubies, more.happened("last-round")) == (target + 1, [])
    second = table().seat(0, rubies=target - 1, lira=40).seat(1, rubies=target).rolled("R4 L").do("ruby lira")
    assert (second[0].rubies, second.happened("last-round")) == (target, [])


@pytest.mark.rule("dice.end", "dice.turn.pass")
def test_when_the_game_is_over_no_dice_lie_there_and_no_tile_is_new() -> None:
    scene = table(2).turn(1).seat(0, rubies=7).seat(1, lira=9).rolled("R3 L2").do("tile good-R", "lira")
    assert (scene.actor, scene.view()["dice"], scene[1].tiles, scene[1].new) == (None, [], ["good-R"], [])
