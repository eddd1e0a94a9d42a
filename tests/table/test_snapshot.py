"""One message for one decision: complete, small, and nothing in it that its seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.match.match import Match
from istanbul_nb.table.snapshot import Window
from tests.match.playing import CARDS, SECRET_SEED, eager, finished, play_on, played
from tests.table.asking import offered, size, snapshot_of, texts

LARGEST = 12_000
ENVELOPE = 700  # header and comm fields of a message, signatures left out
LONG_NAMES = ["Щ" * 40, "Ж" * 40, "Ю" * 40, "Ы" * 40, "Ф" * 40]


def snapshots(players: int, seed: int, steps: int = 500, **options: Any) -> Any:
    """Yield the snapshot of the seat that decides, at every step of a game."""
    match, choices = Match(players=players, seed=seed, **options), random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match, snapshot_of(match, match.actor, match.actor)
        match.do(eager(match, choices))


@pytest.mark.parametrize(("players", "neutral"), [(2, True), (3, False), (5, False)])
def test_a_question_offers_every_legal_action_exactly_once(players: int, neutral: bool) -> None:
    kinds = set()
    for match, snap in snapshots(players, players, neutral=neutral):
        assert sorted(offered(snap["ask"])) == sorted(map(str, match.legal))
        assert snap["ask"]["title"]
        assert snap["ask"]["text"]
        kinds.add(snap["ask"]["decision"])
    assert {"move", "arrive", "pay", "act", "meet", "discard", "cards"} <= kinds


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_message_for_one_decision_is_small_even_with_five_long_names(language: str) -> None:
    options: dict[str, Any] = {"names": LONG_NAMES, "language": language}
    largest = max(size(snap) for seed in range(3) for _, snap in snapshots(5, seed, **options))
    assert largest + ENVELOPE <= LARGEST


def test_a_snapshot_is_plain_json() -> None:
    for _, snap in snapshots(3, 4, 200):
        assert set(json.loads(json.dumps(snap))["places"]) == {str(place) for place in snap["places"]}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_snapshot_does_not_depend_on_what_its_seat_may_not_know(viewer: int | None) -> None:
    """Check that a seat sees the same table whatever is drawn anew behind its back."""
    for seed in range(4):
        match = played(60 + 17 * seed, seed=seed, players=3)
        state = match.game.resample_hidden(match.history.state, viewer, Seeded(99))
        other = Match.from_state("istanbul", state, names=match.names, seed=5)
        same = Match.from_state("istanbul", match.history.state, names=match.names, seed=6)
        assert snapshot_of(other, viewer, viewer) == snapshot_of(same, viewer, viewer)


def test_neither_seed_nor_deck_nor_another_hand_is_in_a_snapshot() -> None:
    match = Match(players=3, seed=SECRET_SEED)
    play_on(match, 40)
    match.steps.clear()
    for viewer in (None, 0, 1, 2):
        snap = snapshot_of(match, viewer, viewer)
        assert str(SECRET_SEED) not in json.dumps(snap)
        own = [] if viewer is None else match.view_of(viewer)["hand"]
        discard = match.view["places"]["caravansary"]["discard"]
        told = {text.removeprefix("play ").removeprefix("discard ").removeprefix("top:") for text in texts(snap)}
        packed = {sign.removeprefix("top:") for text in texts(snap) for sign in text.split()}
        assert (told | packed) & set(CARDS) <= {*own, *discard[-1:], "good", "market", "family", "lira", "assistant"}


def test_a_spectator_who_may_answer_is_not_told_which_cards_could_be_played() -> None:
    match = played(30, seed=3, players=2)
    ask = snapshot_of(match)["ask"]
    assert ask["cards"] == {}
    assert not any(act["act"].startswith(("play", "discard")) for act in ask["acts"])


def test_a_look_back_shows_the_position_and_asks_nothing() -> None:
    match = played(30, seed=2, players=3)
    snap = snapshot_of(match, 1, 1, step=4)
    view = match.view_of(1, 4)
    assert (snap["step"], snap["steps"], snap["ask"], snap["wait"], snap["effects"]) == (4, 30, None, None, [])
    assert snap["hand"] == view["hand"]
    assert [seat["lira"] for seat in snap["seats"]] == [seat["lira"] for seat in view["seats"]]
    assert snap["undo"] == match.words.say("undo-looking")


def test_the_log_tells_each_round_and_every_line_leads_to_its_position() -> None:
    match = played(200, seed=2, players=3)
    log = Window(match, match.words).log()
    rounds = [line["round"] for line in log if "round" in line]
    assert rounds == list(range(1, match.turn["round"] + 1))
    assert [line["at"] for line in log] == sorted(line["at"] for line in log)
    told = [line["text"] for line in log if "round" not in line]
    events = [match.words.event(event, match.names) for event in match.log if event["kind"] != "turn"]
    assert told == [text for text in events if text]


def test_news_are_the_end_of_the_log() -> None:
    match, choices = Match(players=2, seed=9), random.Random(9)
    told: list[Any] = [Window(match, match.words).log()[0]]
    for _ in range(120):
        match.do(eager(match, choices))
        told += snapshot_of(match)["news"]
    assert told == Window(match, match.words).log()


def test_the_log_tells_a_drawn_card_to_its_owner_only() -> None:
    match = played(0, seed=1, players=2)
    drawn = None
    choices = random.Random(1)
    while drawn is None:
        match.do(eager(match, choices))
        drawn = next((event for event in match.steps[-1].events if event.kind == "card-drawn"), None)
    title = match.words.term("card", drawn.secret["card"])
    own, other = (
        " ".join(line["text"] for line in snapshot_of(match, log_viewer=viewer)["news"])
        for viewer in (drawn.seat, 1 - drawn.seat)
    )
    assert title in own
    assert title not in other


def test_the_end_shows_ranks_charts_and_setup() -> None:
    match = finished()
    snap = snapshot_of(match)
    end = snap["end"]
    assert snap["ask"] is None
    assert [standing["seat"] for standing in end["standings"]] == [standing.seat for standing in match.standings]
    assert str(match.seed) in end["setup"]
    assert end["rounds"] == list(range(1, match.turn["round"] + 1))
    last = match.view["seats"]
    rubies, wealth = (chart["values"] for chart in end["charts"])
    assert [series[-1] for series in rubies] == [seat["rubies"] for seat in last]
    assert all(len(series) == len(end["rounds"]) for series in rubies + wealth)


def test_a_branch_says_so() -> None:
    match = played(12, seed=1, players=2).branch(5)
    assert "5" in snapshot_of(match)["branch"]
    assert Window(played(1, seed=1, players=2), match.words).snapshot()["branch"] is None
