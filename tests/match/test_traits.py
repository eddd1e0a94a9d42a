"""What can be observed of a match, and what cannot: secrets."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest
from traitlets import TraitError

from istanbul_nb.core import Action
from istanbul_nb.match.match import Match

from .playing import CARDS, SECRET_SEED, eager, hands, play_on, seat_bots
from .sentences import refusal_of

TRAITS = ("view", "decision", "turn", "log", "news", "standings", "revision")


class Watcher:
    """Notes what the traits of a match announce."""

    def __init__(self, match: Match) -> None:
        self.told: list[Mapping[str, Any]] = []
        match.observe(self.told.append, names=list(TRAITS))

    def take(self) -> list[Mapping[str, Any]]:
        told, self.told[:] = list(self.told), []
        return told


def test_every_action_is_announced_once_a_trait_with_old_and_new_values() -> None:
    match = Match(players=3, seed=4)
    watcher, choices = Watcher(match), random.Random(4)
    for _ in range(150):
        before = {name: getattr(match, name) for name in TRAITS}
        match.do(eager(match, choices))
        told = watcher.take()
        assert Counter(change["name"] for change in told) == {
            name: 1 for name in TRAITS if getattr(match, name) != before[name]
        }
        assert {"view", "turn", "log", "revision"} <= {change["name"] for change in told}
        for change in told:
            assert change["old"] == before[change["name"]]
            assert change["new"] == getattr(match, change["name"])


def test_news_are_what_the_latest_change_added_to_the_log() -> None:
    match, choices = Match(players=3, seed=4), random.Random(4)
    for _ in range(60):
        before = match.log
        match.do(eager(match, choices))
        assert match.log == (*before, *match.news)
        if match.why_no_undo() is None:
            match.undo()
            assert match.news == ()
            match.redo()
            assert match.log == (*before, *match.news)


@pytest.mark.parametrize("name", TRAITS)
def test_nobody_changes_what_a_match_shows_from_outside(name: str) -> None:
    match = Match(players=2, seed=1)
    before = getattr(match, name)
    with pytest.raises(TraitError):
        setattr(match, name, before)
    assert getattr(match, name) == before


def test_an_observer_that_fails_does_not_harm_the_match() -> None:
    match = Match(players=3, seed=1, layout="order")

    def fail(change: Mapping[str, Any]) -> None:
        raise RuntimeError("a broken widget")

    match.observe(fail, names="view")
    with pytest.raises(RuntimeError, match="a broken widget"):
        match.do("move 8")
    match.unobserve(fail, names="view")
    match.do("leave")
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]
    assert match.view == match.view_of(None)
    assert list(match.log) == match.log_of(None)


def test_an_observer_may_act_itself() -> None:
    match = Match(players=3, seed=1, layout="order")

    def leave(change: Mapping[str, Any]) -> None:
        if Action("leave") in match.legal:
            match.do("leave")

    match.observe(leave, names="revision")
    match.do("move 8")
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]
    assert (match.view, match.turn["step"]) == (match.view_of(None), 2)
    assert list(match.log) == match.log_of(None)


def test_whoever_is_told_finds_all_traits_up_to_date() -> None:
    match = Match(players=2, seed=4)
    seen: list[tuple[int, int, int]] = []

    def look(change: Mapping[str, Any]) -> None:
        seen.append((match.turn["step"], match.revision, len(match.steps)))

    match.observe(look, names=list(TRAITS))
    match.do("move 12")
    assert set(seen) == {(1, 2, 1)}


def test_undo_and_redo_are_announced_once_a_trait_too() -> None:
    match = Match(players=3, seed=4)
    match.do("move 12", "leave")
    watcher = Watcher(match)
    for change_back in (match.undo, match.redo, match.undo):
        change_back()
        told = Counter(change["name"] for change in watcher.take())
        assert set(told.values()) == {1}
        assert {"view", "turn", "log", "revision"} <= set(told)


def test_values_are_replaced_and_never_changed_in_place() -> None:
    match = Match(players=4, seed=2)
    kept: list[tuple[dict[str, Any], dict[str, Any]]] = []
    choices = random.Random(2)
    for _ in range(120):
        values = {name: getattr(match, name) for name in TRAITS}
        kept.append((values, deepcopy(values)))
        match.do(eager(match, choices))
        if match.why_no_undo() is None:
            match.undo()
            match.redo()
        assert match.view is not values["view"]
    for values, copies in kept:
        assert values == copies


def test_scribbling_on_a_view_changes_neither_the_game_nor_the_next_view() -> None:
    own_tables = {"payout_large": [3, 7, 12, 18, 26], "payout_small": [2, 5, 9, 14, 21]}

    def begin() -> Match:
        return Match(players=2, seed=6, components=own_tables)

    match, untouched = begin(), begin().view_of(0)
    untouched = deepcopy(untouched)
    _scribble(match.view_of(0))
    assert match.view_of(0) == untouched
    assert Match.load(match.text()).view_of(0) == untouched


def _scribble(value: Any) -> None:
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _scribble(inner)
    if isinstance(value, (dict, list)):
        value.clear()


SPOKEN = ("kind", "source", "purpose", "figure", "market", "what")  # keys of an event whose words are no cards
FIELDS = ("lira", "family")  # what a seat has
TELLS_A_CARD = ("card-played", "card-discarded", "card-taken")


def card_names(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where in a JSON value the name of a card stands, as a value or as a key."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in CARDS and key not in FIELDS:
                yield (*path, key)
            yield from card_names(inner, (*path, key))
    elif isinstance(value, (list, tuple)):
        for index, inner in enumerate(value):
            yield from card_names(inner, (*path, index))
    elif value in CARDS:
        yield (*path, value)


def assert_public(match: Match) -> None:
    """Assert that nothing in the traits is the name of a card that is in somebody's hand and was not shown."""
    for path in card_names(match.view):
        assert path[:3] == ("places", "caravansary", "discard") or path[:2] == ("decision", 0), path
    truth = match.game.encode(match.history.state)
    assert match.view["places"]["caravansary"]["discard"] == truth["places"]["discard"]
    assert hands(match) == [seat["hand"] for seat in truth["seats"]]
    assert "hand" not in match.view
    assert [seat["cards"] for seat in match.view["seats"]] == list(map(len, hands(match)))
    for path in card_names(match.decision):
        assert path[:2] == ("what", 0), path
    assert not list(card_names(match.turn))


def test_traits_never_name_a_card_in_a_hand() -> None:
    match = seat_bots(Match(players=4, seed=SECRET_SEED), 3)
    told = 0

    def look(match: Match) -> None:
        nonlocal told
        assert_public(match)
        for event in match.log[told:]:
            if event["kind"] not in TELLS_A_CARD:
                spoken = {key: value for key, value in event.items() if key not in SPOKEN and key != "good"}
                assert not list(card_names(spoken)), event
        told = len(match.log)

    match.run_bots(after=look)
    assert match.over
    assert any(event["kind"] == "card-drawn" for event in match.log)


def test_only_the_seat_itself_reads_which_card_it_drew() -> None:
    match = seat_bots(Match(players=3, seed=8), 8)
    match.run_bots()
    logs = [match.log_of(seat) for seat in range(3)]
    assert match.log_of(None) == list(match.log)
    for number, event in enumerate(match.log):
        if event["kind"] == "card-drawn":
            assert "card" not in event
            assert [("card" in log[number]) for log in logs] == [seat == event["seat"] for seat in range(3)]


def test_every_seat_sees_its_own_hand_and_nobody_elses() -> None:
    match = Match(players=3, seed=1)
    choices = random.Random(5)
    for _ in range(200):
        truth = match.game.encode(match.history.state)["seats"]
        for seat in range(3):
            view = match.view_of(seat)
            assert view["hand"] == truth[seat]["hand"]
            shown = {path[:3] for path in card_names(view)} - {("places", "caravansary", "discard")}
            assert {path[0] for path in shown} <= {"hand", "decision"}
        match.do(eager(match, choices))


@pytest.mark.parametrize("step", [0, 1, 60])
def test_the_seed_is_nowhere_to_be_read(step: int) -> None:
    match = Match(players=3, seed=SECRET_SEED, names=["Anna", "Boris", "Chen"])
    play_on(match, step)
    shown = [repr(match.trait_values()), repr(match), str(match), match.picture(0), match.text()]
    shown += [json.dumps([match.view_of(seat), match.log_of(seat)]) for seat in (0, 1, 2, None)]
    shown.append(str(refusal_of(lambda: match.do("move 1", revision=99))))
    shown += [match.explain(action) or "" for action in match.queries.sample_actions]
    for text in shown:
        assert str(SECRET_SEED) not in text
        assert f"{SECRET_SEED:x}" not in text
