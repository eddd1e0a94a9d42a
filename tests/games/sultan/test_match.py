"""A match of Sultan: what its traits, logs, files and branches tell, and what can be taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from istanbul_nb.bots import BOTS
from istanbul_nb.core import Seeded
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.match import Match
from tests.games.sultan.scenario import GAME

TRAITS = ("view", "decision", "turn", "log", "news", "standings", "revision")


def match_at(steps: int, **options: Any) -> Match:
    """Play a random match of so many steps."""
    match, chance = Match("sultan", seed=8, **options), Seeded(3)
    for _ in range(steps):
        if match.over:
            break
        match.do(match.legal[chance.pick(range(len(match.legal)), [1] * len(match.legal))])
    return match


def traits(match: Match) -> str:
    """Return everything that a match shows to everybody, as text."""
    return json.dumps({name: getattr(match, name) for name in TRAITS}, default=str)


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_traits_and_logs_are_the_same_whatever_cards_are_hidden(players: int, memory: bool) -> None:
    for steps in (0, 1, 2, 3, 4, 9, 40):
        state = match_at(steps, players=players, memory=memory).history.state
        twin = GAME.resample_hidden(state, None, Seeded(steps))
        assert GAME.encode(twin) != GAME.encode(state)
        one, other = (Match.from_state("sultan", each, seed=1) for each in (state, twin))
        assert traits(one) == traits(other)
        assert one.log_of(None) == other.log_of(None)
        assert one.view_of(None) == other.view_of(None)


@pytest.mark.rule("sultan.secret")
def test_the_log_tells_a_laid_card_to_its_owner_alone_and_to_all_when_it_is_turned_up() -> None:
    match = Match("sultan", players=3, seed=8, first=0)
    match.do("draw")
    match.do(match.legal[0])
    match.do(match.legal[0])
    assert [event for event in match.log if event["kind"] == "bid"] == [{"kind": "bid", "seat": 0, "cushion": 1}]
    assert "card" in match.log_of(0)[-1]
    assert "card" not in match.log_of(1)[-1]
    match.do(match.legal[0])
    match.do(match.legal[0])
    assert [len(event["cards"]) for event in match.log if event["kind"] == "won"] == [3]


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_the_ranking_is_shown_only_at_the_end(memory: bool) -> None:
    match = match_at(60, players=4, memory=memory)
    assert sum(sum(stones) for stones in match.history.state.stones) > 0
    assert match.standings == ()
    match = match_at(1000, players=4, memory=memory)
    assert match.over
    assert match.standings == tuple(GAME.standings(match.history.state))


@pytest.mark.rule("sultan.secret")
def test_the_file_of_a_running_game_shows_no_card() -> None:
    match = match_at(8, players=3)
    text = match.text()
    assert '"bid ' not in text
    assert Match.load(text).text() == text
    assert '["bid ' in match_at(1000, players=3).text()


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_a_branch_for_a_seat_has_other_cards_for_the_others_and_the_same_view_for_it(memory: bool) -> None:
    match = match_at(30, players=4, memory=memory)
    branch = match.branch(seat=2, seed=5)
    assert branch.view_of(2) == match.view_of(2)
    assert branch.view_of(0)["hand"] != match.view_of(0)["hand"]
    assert branch.steps == []


def test_the_stone_that_goes_back_can_be_chosen_again_but_nothing_that_was_seen_is_taken_back() -> None:
    match = Match("sultan", players=3, seed=8, first=0)
    with pytest.raises(MatchError):
        match.undo()
    match.do("draw")
    assert match.why_no_undo() == "undo-revealed"
    match.do(match.legal[0])
    assert match.why_no_undo() is None
    match.undo()
    assert match.view["decision"][0] == "lay"
    match.redo()
    match.do(match.legal[0])
    assert match.why_no_undo() == "undo-other-player"


def test_with_two_players_the_last_card_of_a_trick_cannot_be_taken_back() -> None:
    match = Match("sultan", players=2, seed=8, first=0)
    match.do("draw")
    while match.decision["what"] != ["offer"]:
        match.do(match.legal[0])
    assert match.steps[-1].seat == match.actor == 1
    assert match.why_no_undo() == "undo-revealed"


def test_a_refusal_of_a_match_names_the_rule() -> None:
    match = Match("sultan", players=3, seed=8)
    with pytest.raises(NotAllowed) as caught:
        match.do("bid 7 1")
    assert caught.value.refusal.rule == "sultan.offer"


def test_bots_play_a_whole_game() -> None:
    match = Match("sultan", players=5, seed=8)
    for seat in range(5):
        match.assign_bot(seat, next(iter(BOTS)))
    match.run_bots()
    assert match.over
    assert match.view["sheet"] is not None
