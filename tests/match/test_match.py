"""A played game: who sits there, what can be seen, taken back, branched, replayed and refused."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from threading import Barrier, Thread
from typing import Any

import pytest
from traitlets import TraitError

from istanbul_nb.bots import bot_called
from istanbul_nb.core import Action, Clock
from istanbul_nb.games.istanbul.components import printed
from istanbul_nb.match import Match
from istanbul_nb.trouble import MatchError, NotAllowed
from istanbul_nb.words import LANGUAGES, Words

from .playing import CARDS, QUICK, SECRET_SEED, eager, finished, hands, play_on, played, printed_table, seat_bots
from .sentences import assert_sentence

TRAITS = ("view", "decision", "turn", "log", "news", "standings", "revision")
HOSTILE_NAMES = (
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE seats; --",
    "{ $name } { PLACE($place) }",
    "%s %(name)s {0}",
    "\\n\\u0000",
    "“quoted” & «quoted»",
    "../../etc/passwd",
    "Zoë 李小龍 Анна 🙂",
)


def refusal_of(do: Callable[[], object]) -> MatchError:
    """The error that something which a match does not do raises: always a sentence."""
    with pytest.raises(MatchError) as caught:
        do()
    assert_sentence(str(caught.value))
    return caught.value


# Seats and names


def test_seats_are_named_by_their_colours_until_somebody_says_otherwise() -> None:
    assert Match(players=2).names == ["Plum", "Saffron"]
    assert len(set(Match(players=5, language="ru").names)) == 5


def test_as_many_players_sit_down_as_are_named() -> None:
    match = Match(names=["Anna", "Boris", "Chen", "Dora"])
    assert match.names == ["Anna", "Boris", "Chen", "Dora"]
    assert len(match.view["seats"]) == 4


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_a_hostile_name_is_just_a_name(name: str) -> None:
    match = Match(names=[name, "Boris"], seed=3, first=0)
    assert match.names[0] == name
    assert name in match.picture(0)
    with pytest.raises(MatchError) as caught:
        match.do("move 12", seat=1)
    assert str(caught.value) == Words().say("not-your-turn", name="NAME").replace("NAME", name)
    assert Match.load(match.text()).names == match.names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("An\x00na", "Anna"),
        ("\x1b[31mAnna\x1b[0m", "[31mAnna[0m"),
        ("Anna\r\n\tMaria", "Anna Maria"),
        ("\u202eAnna\u200b", "Anna"),
        ("Anna\ud800", "Anna"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_loses_control_characters_and_needless_spaces(typed: str, name: str) -> None:
    match = Match(names=[typed, "Boris"])
    assert match.names == [name, "Boris"]
    assert Match.load(match.text()).names == match.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "   ", "\n", "\x00\x07", "\u200b", "x" * 41, None, 7, ["Anna"]])
def test_a_name_that_is_none_is_refused_with_a_sentence(name: Any, language: str) -> None:
    error = refusal_of(lambda: Match(names=["Anna", name], language=language))
    assert error.reason in ("seat-name-empty", "seat-name-long")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("names", "players"), [(["Anna", "Boris"], 3), (["Anna", "Boris", "Chen"], 2)])
def test_the_wrong_number_of_names_is_refused_with_both_numbers(names: list[str], players: int, language: str) -> None:
    sentence = str(refusal_of(lambda: Match(names=names, players=players, language=language)))
    assert str(len(names)) in sentence
    assert str(players) in sentence


@pytest.mark.parametrize("names", [[], ["Anna"], ["A", "B", "C", "D", "E", "F"]])
def test_too_few_or_too_many_names_for_the_game_are_refused(names: list[str]) -> None:
    refusal_of(lambda: Match(names=names))


@pytest.mark.parametrize("names", ["Anna", 3, {"Anna": 1, "Boris": 2}])
def test_names_that_are_no_list_are_refused(names: Any) -> None:
    refusal_of(lambda: Match(names=names))


# Options

ORDER = list(range(1, 17))
IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 6},
    {"players": "3"},
    {"players": 3.0},
    {"players": True},
    {"players": None},
    {"layout": "diamond"},
    {"layout": []},
    {"layout": ORDER[:-1]},
    {"layout": [*ORDER[:-1], 1]},
    {"layout": [*ORDER[:-1], "16"]},
    {"layout": [[1]] * 16},
    {"layout": [6, 5.0, *(place for place in ORDER if place not in (5, 6))]},
    {"edition": "2017"},
    {"edition": 2016},
    {"neutral": 1},
    {"neutral": True, "players": 5},
    {"first": 3, "players": 3},
    {"first": -1},
    {"first": True},
    {"components": 5},
    {"components": {"nothing": 1}},
    {"components": {"target": [0, 0, 0, 0]}},
    {"components": {"target": [99, 99, 99, 99]}},
    {"components": {"cart_capacity": -1}},
    {"components": {"dealer_prices": [1]}},
    {"components": {"demand_large": ["RRGBB"] * 5}},
    {"components": {"layout_short": [1] * 16}, "layout": "short"},
    {"colour": "red"},
    {"seed": "seven"},
    {"seed": 1.5},
    {"seed": True},
    {"seed": 2**63},
    {"seed": -(2**63) - 1},
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", IMPOSSIBLE, ids=str)
def test_impossible_options_are_refused_with_a_sentence(options: dict[str, Any], language: str) -> None:
    refusal_of(lambda: Match(language=language, **options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["chess", "../istanbul", "", None, 7])
def test_a_game_that_is_not_there_is_refused_by_name(game: Any, language: str) -> None:
    sentence = str(refusal_of(lambda: Match(game, language=language)))
    assert str(game) in sentence
    assert "istanbul" in sentence


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en, ru"):
        Match(language="xx")


@pytest.mark.parametrize("name", sorted(printed()))
def test_every_printed_table_can_be_corrected(name: str) -> None:
    match = Match(players=3, seed=5, components={name: printed_table(name)})
    assert match.view["seats"] == Match(players=3, seed=5).view["seats"]
    assert Match.load(match.text()).text() == match.text()


def test_a_tile_never_costs_goods_that_the_cart_does_not_hold() -> None:
    free = {"mosque_costs_by_players": [[0] * 2, [0] * 3, [0] * 4, [0] * 4]}
    try:
        match = Match(players=3, seed=1, layout="order", components=free)
    except MatchError as error:
        assert_sentence(str(error))
        return
    match.do("move 15", "leave")
    if "tile Y" in map(str, match.legal):
        match.do("tile Y")
    assert min(match.view["seats"][match.view["first"]]["goods"]) >= 0


def test_options_belong_to_the_match_once_it_has_begun() -> None:
    components = {"start_lira": 5}
    layout = list(reversed(ORDER))
    match = Match(players=2, seed=1, layout=layout, components=components)
    before = match.text()
    components["start_lira"] = 9
    layout.sort()
    assert match.text() == before
    assert Match.load(match.text()).text() == before


def test_the_same_seed_gives_the_same_game_and_no_seed_a_surprise() -> None:
    assert played(40, seed=9).text() == played(40, seed=9).text()
    assert Match().seed != Match().seed


# What can be observed


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


# Secrets

SPOKEN = ("kind", "source", "purpose", "figure", "market", "what")  # keys of an event whose words are no cards
FIELDS = ("lira", "family")  # what a seat has
TELLS_A_CARD = ("card-played", "card-discarded", "card-taken")


def card_names(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a JSON value the name of a card stands, as a value or as a key."""
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
    """Nothing in the traits is the name of a card that is in somebody's hand and was not shown."""
    for path in card_names(match.view):
        assert path[:3] == ("places", "caravansary", "discard") or path[:2] == ("decision", 0), path
    truth = match.game.encode(match._state)
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
        truth = match.game.encode(match._state)["seats"]
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
    shown += [match.explain(action) or "" for action in match.attempts]
    for text in shown:
        assert str(SECRET_SEED) not in text
        assert f"{SECRET_SEED:x}" not in text


# Taking back


def test_a_step_can_be_taken_back_and_done_again() -> None:
    match = Match(players=3, seed=1, layout="order")
    texts, views = [match.text()], [match.view]
    for action in ("move 8", "leave"):
        match.do(action)
        texts.append(match.text())
        views.append(match.view)
    for number in (1, 0):
        match.undo()
        assert (match.text(), match.view) == (texts[number], views[number])
    for number in (1, 2):
        match.redo()
        assert (match.text(), match.view) == (texts[number], views[number])


def test_the_log_forgets_what_was_taken_back() -> None:
    match = Match(players=3, seed=1, layout="order")
    match.do("move 8")
    log = match.log
    match.do("leave")
    match.undo()
    assert match.log == log == tuple(match.log_of(None))


def test_every_change_counts_as_a_revision() -> None:
    match = Match(players=3, seed=1, layout="order")
    first = match.revision
    match.do("move 8")
    match.undo()
    match.redo()
    assert match.revision == first + 3


REASONS: dict[str, Callable[[], Match]] = {
    "undo-nothing": lambda: Match(players=3, seed=1),
    "undo-other-player": lambda: done("move 8", "leave", "end"),
    "undo-revealed": lambda: done("move 8", "leave", "roll"),
    "undo-over": finished,
}


def done(*actions: str, **options: Any) -> Match:
    """A match of three with the places in order, after these actions."""
    match = Match(players=3, seed=1, layout="order", **options)
    match.do(*actions)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_what_cannot_be_taken_back_says_why(reason: str, language: str) -> None:
    match = REASONS[reason]()
    match.language = language
    before = match.text(), match.revision
    error = refusal_of(match.undo)
    assert error.reason == match.why_no_undo() == reason
    assert str(error) == Words(language).say(reason)
    assert (match.text(), match.revision) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_taken_back_nothing_can_be_done_again(language: str) -> None:
    match = done("move 8", language=language)
    assert refusal_of(match.redo).reason == "redo-nothing"


@pytest.mark.parametrize(
    "actions",
    [
        ("move 8", "leave", "roll"),
        ("move 8", "leave", "roll", "gain R"),
        ("move 6", "leave", "draw deck"),
        ("move 6", "leave", "draw deck", "draw deck"),
    ],
)
def test_nothing_that_was_rolled_or_drawn_is_taken_back(actions: Sequence[str]) -> None:
    match = done(*actions)
    while match.why_no_undo() is None:
        match.undo()
    assert match.why_no_undo() == "undo-revealed"
    assert match.steps[-1].answers
    assert [str(step.action) for step in match.steps][:3] == list(actions[:3])


def test_undo_never_reaches_back_over_another_player_or_chance() -> None:
    match = Match(players=3, seed=7)
    choices, taken_back = random.Random(7), 0
    for _ in range(400):
        seat, last = match.actor, match.steps[-1] if match.steps else None
        reason = match.why_no_undo()
        if reason is None:
            assert last is not None
            assert last.seat == seat
            assert not last.answers
            assert not any(event.reveals for event in last.events)
            match.undo()
            assert match.actor == seat
            match.redo()
            taken_back += 1
        elif reason == "undo-other-player":
            assert last is not None
            assert last.seat != seat
        match.do(eager(match, choices))
    assert taken_back > 50


def test_a_person_does_not_take_back_what_a_bot_did() -> None:
    match = Match(players=2, seed=1, first=1)
    match.hand_over(1, bot_called("random", 1))
    match.run_bots()
    assert match.actor == 0
    assert refusal_of(match.undo).reason == "undo-other-player"


def test_a_new_action_ends_what_can_be_done_again() -> None:
    match = done("move 8")
    match.undo()
    match.do("move 6")
    assert refusal_of(match.redo).reason == "redo-nothing"


def test_a_refused_action_leaves_what_can_be_done_again() -> None:
    match = done("move 8")
    match.undo()
    with pytest.raises(NotAllowed):
        match.do("move 7")
    refusal_of(lambda: match.do("move 6", seat=(match.actor or 0) + 1))
    match.redo()
    assert match.steps[-1].action == Action.parse("move 8")


# Branches, replay, earlier moments


def test_a_branch_begins_at_any_step_and_leaves_the_match_alone() -> None:
    match = played(60, seed=3, players=3)
    text, traits = match.text(), deepcopy(match.trait_values())
    for step in (0, 1, 17, 59, 60):
        branch = match.branch(step)
        assert branch.branch_of == step
        assert len(branch.steps) == step
        assert branch.view == match.view_of(None, step)
        assert branch.names == match.names
        play_on(branch, 30, seed=step)
    assert match.text() == text
    assert match.trait_values() == traits
    assert match.branch_of is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_branch_for_a_seat_keeps_what_it_knows_and_draws_the_rest_anew(seat: int) -> None:
    match = done("move 8", "leave")
    assert all(hands(match))
    branches = [match.branch(seat=seat, seed=seed) for seed in range(20)]
    for branch in branches:
        assert branch.view_of(seat) == match.view_of(seat)
        assert branch.steps == []
        assert branch.branch_of == 2
        assert branch.game.census(branch._state) == match.game.census(match._state)
        assert Match.load(branch.text()).text() == branch.text()
    assert len({str(hands(branch)) for branch in branches}) > 1
    play_on(branches[0], 30)
    assert Match.load(branches[0].text()).text() == branches[0].text()


def test_a_match_can_begin_at_any_position() -> None:
    match = played(75, seed=5, players=3)
    state = match.game.decode(match.game.encode(match._state))
    other = Match.from_state("istanbul", state, names=["Anna", "Boris", "Chen"], seed=4)
    assert other.view == match.view
    assert other.log == ()
    assert refusal_of(other.undo).reason == "undo-nothing"
    play_on(other, 40)
    assert Match.load(other.text()).text() == other.text()
    assert match.game.encode(state) == match.game.encode(match._state)


def test_a_branch_has_other_dice_or_those_that_were_asked_for() -> None:
    match = played(10, seed=3, players=3)
    assert match.branch().seed != match.seed
    one, other = match.branch(5, seed=11), match.branch(5, seed=11)
    assert one.seed == 11
    assert play_on(one, 80).text() == play_on(other, 80).text()


def test_a_branch_is_saved_with_its_mark() -> None:
    branch = played(20, seed=3).branch(12)
    play_on(branch, 10)
    assert json.loads(branch.text())["branch"] == 12
    assert Match.load(branch.text()).branch_of == 12
    assert json.loads(played(20, seed=3).text())["branch"] is None


def test_a_finished_match_can_be_played_on_from_an_earlier_step() -> None:
    match = finished()
    branch = match.branch(len(match.steps) - 10)
    assert not branch.over
    play_on(branch, 500)
    assert match.over


def test_a_branch_of_a_branch_leaves_both_alone() -> None:
    match = played(20, seed=3)
    branch = match.branch(10)
    twig = branch.branch(5)
    play_on(twig, 20)
    assert (match.branch_of, branch.branch_of, twig.branch_of) == (None, 10, 5)
    assert len(branch.steps) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [-1, 21, 10**9])
def test_a_step_that_is_not_there_is_refused(step: int, language: str) -> None:
    match = played(20, seed=3, language=language)
    assert refusal_of(lambda: match.branch(step)).reason == "step-range"
    assert refusal_of(lambda: match.view_of(None, step)).reason == "step-range"


@pytest.mark.parametrize("seed", [2**70, -(2**70), "seven", 1.5])
def test_a_branch_refuses_a_seed_that_a_match_refuses(seed: Any) -> None:
    refusal_of(lambda: played(5).branch(seed=seed))


def test_a_replay_shows_every_step_again() -> None:
    match = Match(players=3, seed=12)
    choices, views = random.Random(12), []
    for _ in range(100):
        match.do(eager(match, choices))
        views.append(match.view)
    replay = list(match.replay())
    assert [number for number, _, _ in replay] == list(range(100))
    assert [view for _, _, view in replay] == views
    assert [event for _, events, _ in replay for event in events] == list(match.log)


def test_a_replay_shows_a_seat_what_it_saw_and_no_more() -> None:
    match = played(150, seed=12, players=3)
    for seat in range(3):
        replay = list(match.replay(seat))
        assert [event for _, events, _ in replay for event in events] == match.log_of(seat)
        assert [view for _, _, view in replay] == [match.view_of(seat, step) for step in range(1, 151)]


def test_every_seat_can_look_at_an_earlier_moment_as_it_saw_it_then() -> None:
    match = Match(players=3, seed=13)
    choices = random.Random(13)
    seen: list[list[dict[str, Any]]] = []
    for _ in range(80):
        seen.append([match.view_of(seat) for seat in (0, 1, 2, None)])
        match.do(eager(match, choices))
    for step, views in enumerate(seen):
        assert [match.view_of(seat, step) for seat in (0, 1, 2, None)] == views
    assert match.view_of(1, 80) == match.view_of(1)


# What is refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_to_an_earlier_question_changes_nothing(language: str) -> None:
    match = done("move 8", language=language)
    before = match.text(), match.revision, match.view
    error = refusal_of(lambda: match.do("leave", revision=match.revision - 1))
    assert error.reason == "stale"
    assert (match.text(), match.revision, match.view) == before
    match.do("leave", revision=match.revision)


def test_a_late_answer_is_told_where_the_table_is_now() -> None:
    match = done("move 8", "leave")
    assert f" {match.revision}" in str(refusal_of(lambda: match.do("roll", revision=1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_not_asked_changes_nothing(language: str) -> None:
    match = Match(names=["Anna", "Boris", "Chen"], seed=1, layout="order", first=0, language=language)
    before = match.text(), match.revision
    for seat in (1, 2):
        with pytest.raises(MatchError) as caught:
            match.do("move 8", seat=seat)
        assert caught.value.reason == "not-your-turn"
        assert "Anna" in str(caught.value)
    assert (match.text(), match.revision) == before
    match.do("move 8", seat=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [3, -1, 10**9, True, "0", 1.0])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any, language: str) -> None:
    match = Match(players=3, seed=1, layout="order", language=language)
    before = match.text()
    attempts: tuple[Callable[[], object], ...] = (
        lambda: match.do("move 8", seat=seat),
        lambda: match.view_of(seat),
        lambda: match.log_of(seat),
        lambda: match.legal_of(seat),
        lambda: match.picture(seat),
        lambda: match.hand_over(seat, None),
        lambda: match.branch(seat=seat),
        lambda: list(match.replay(seat)),
    )
    match.do("move 8")
    for attempt in attempts:
        assert refusal_of(attempt).reason == "seat-range"
    match.undo()
    assert match.text() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_nobody_is_told_to_wait_for_a_turn(language: str) -> None:
    match = finished()
    match.language = language
    with pytest.raises((MatchError, NotAllowed)) as caught:
        match.do("move 8", seat=0)
    assert_sentence(str(caught.value))
    assert str(caught.value) != Words(language).say("not-your-turn", name="")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("steps", [0, 1, 2, 37, 120])
def test_a_refused_action_changes_nothing_and_names_its_rule(steps: int, language: str) -> None:
    match = played(steps, seed=steps, names=["Anna", "Boris"], language=language)
    before, traits = match.text(), match.trait_values()
    legal = set(match.legal)
    refused = 0
    for action in match.attempts:
        if action in legal:
            continue
        with pytest.raises(NotAllowed) as caught:
            match.do(action)
        sentence = str(caught.value)
        assert_sentence(sentence)
        assert sentence == match.explain(action)
        title, _ = match.words.rule(caught.value.refusal.rule)
        assert sentence.endswith(f"({title}, {caught.value.refusal.rule})")
        refused += 1
    assert refused > 50
    assert match.text() == before
    assert match.trait_values() == traits
    play_on(match, 20)
    assert match.text() == play_on(played(steps, seed=steps, names=["Anna", "Boris"]), 20).text()


def test_after_the_game_every_action_is_refused() -> None:
    match = finished()
    assert not match.legal
    assert match.decision == {}
    for action in ("move 8", "end"):
        with pytest.raises(NotAllowed) as caught:
            match.do(action)
        assert_sentence(str(caught.value))


UNREADABLE = ("", " ", "12", "move 007", "sell R,G", "<b>move</b>", "move\x0012", "x" * 201, "mo\ud800ve", "move 12;")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", UNREADABLE, ids=ascii)
def test_what_cannot_be_read_as_an_action_is_refused_with_a_sentence(text: str, language: str) -> None:
    match = done("move 8", language=language)
    before = match.text()
    for attempt in (match.do, match.explain):
        with pytest.raises(MatchError) as caught:
            attempt(text)
        assert caught.value.reason == "unreadable-action"
        assert str(caught.value).endswith(".")
    assert match.text() == before


def test_actions_before_a_refused_one_are_done_and_those_after_it_are_not() -> None:
    match = Match(players=3, seed=1, layout="order")
    with pytest.raises(NotAllowed):
        match.do("move 8", "buy", "leave")
    assert [str(step.action) for step in match.steps] == ["move 8"]


@pytest.mark.parametrize("action", [Action("move", (True,)), Action("move", (3.0,))], ids=repr)
def test_an_action_that_cannot_be_written_down_is_never_recorded(action: Action) -> None:
    match = Match(players=3, seed=1, layout="short")
    assert {"move 1", "move 3"} <= set(map(str, match.legal))
    try:
        match.do(action)
    except (MatchError, NotAllowed):
        assert not match.steps
    assert Match.load(match.text()).text() == match.text()


# Dice and cards on the kitchen table


def test_real_dice_can_be_told_and_are_kept() -> None:
    match = done("move 8", "leave")
    match.do("roll", answers=[6, 5])
    assert match.steps[-1].answers == [6, 5]
    assert match.view["seats"][match.view["turn"]]["goods"][3] == 2
    assert Match.load(match.text()).text() == match.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [[], [6], [6, 7], [6, "6"], [6, 5, 4], [True, 5], [None, 5]])
def test_dice_that_do_not_fit_are_refused_and_nothing_happens(answers: list[Any], language: str) -> None:
    match = done("move 8", "leave", language=language)
    before, revision = match.text(), match.revision
    refusal_of(lambda: match.do("roll", answers=answers))
    assert (match.text(), match.revision) == (before, revision)
    match.do("roll")
    twin = done("move 8", "leave", "roll")
    assert match.steps[-1].answers == twin.steps[-1].answers


# Bots


class Curious:
    """A bot that notes what it was shown."""

    name = "curious"

    def __init__(self) -> None:
        self.seen: list[tuple[Mapping[str, Any], list[Action]]] = []

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        assert clock.left >= 0
        self.seen.append((view, list(legal)))
        return legal[-1]


class Cheat:
    """A bot that does what it may not."""

    name = "cheat"

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        return Action("buy")


@pytest.mark.rule("ruling.absent")
@pytest.mark.parametrize("step", [0, 1, 2, 3, 10, 77])
def test_a_bot_takes_over_any_seat_at_any_time_and_gives_it_back(step: int) -> None:
    match = played(step, seed=step, players=3)
    seat = match.actor
    assert seat is not None
    text = match.text()
    for each in range(3):
        match.hand_over(each, "random")
        match.hand_over(each, None)
    assert match.text() == text
    match.hand_over(seat, bot_called("random", 1))
    match.run_bots()
    assert match.actor != seat
    assert len(match.steps) > step
    match.hand_over(seat, None)
    steps = len(match.steps)
    match.run_bots()
    assert len(match.steps) == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_not_known_is_refused_by_name(language: str) -> None:
    match = Match(players=2, seed=1, language=language)
    sentence = str(refusal_of(lambda: match.hand_over(0, "grandmaster")))
    assert "grandmaster" in sentence
    assert "random" in sentence
    assert match.seats[0].bot_name is None


def test_any_function_can_be_a_bot() -> None:
    def last_choice(view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        return legal[-1]

    match = Match(players=2, seed=1, first=0)
    match.hand_over(0, last_choice)
    match.run_bots()
    assert match.steps
    assert match.seats[0].bot_name == "last_choice"
    assert Match.load(match.text()).seats[0].bot_name == "last_choice"


def test_a_branch_has_the_same_bots_at_its_seats() -> None:
    match = Match(players=2, seed=1)
    match.hand_over(0, "random")
    match.hand_over(1, "random")
    branch = match.branch()
    branch.hand_over(1, None)
    assert [seat.bot_name for seat in branch.seats] == ["random", None]
    assert [seat.bot_name for seat in match.seats] == ["random", "random"]


@pytest.mark.rule("ruling.absent")
def test_a_seat_that_a_bot_took_over_is_saved_as_such() -> None:
    match = Match(players=2, seed=1)
    match.hand_over(1, bot_called("random", 1))
    assert [seat["bot"] for seat in json.loads(match.text())["seats"]] == [None, "random"]
    assert [seat.bot_name for seat in Match.load(match.text()).seats] == [None, "random"]
    match.hand_over(1, None)
    assert [seat["bot"] for seat in json.loads(match.text())["seats"]] == [None, None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_a_game_to_its_end(players: int) -> None:
    match = seat_bots(Match(players=players, seed=players), players)
    looks = 0

    def count(match: Match) -> None:
        nonlocal looks
        looks += 1

    match.run_bots(after=count)
    assert match.over
    assert looks == len(match.steps) == match.revision - 1
    assert match.standings[0].rank == 1
    assert [standing.rank for standing in match.standings] == sorted(standing.rank for standing in match.standings)


def test_a_bot_sees_what_its_seat_sees_and_nothing_else() -> None:
    match = played(30, seed=2, players=3)
    bot, seat = Curious(), match.actor
    assert seat is not None
    match.hand_over(seat, bot)
    match.run_bots()
    first_view, first_legal = bot.seen[0]
    assert first_view == match.view_of(seat, 30)
    assert all(view["seat"] == seat for view, _ in bot.seen)
    assert first_legal


def test_a_bot_that_cheats_is_refused_and_nothing_happens() -> None:
    match = Match(players=2, seed=1)
    for seat in (0, 1):
        match.hand_over(seat, Cheat())
    before = match.text()
    with pytest.raises(NotAllowed):
        match.run_bots()
    assert match.text() == before


# Language


def test_a_match_changes_its_language_and_nothing_else() -> None:
    match = played(30, seed=1, names=["Anna", "Boris"])
    text, view = match.text(), match.view
    english = match.picture(), match.explain("move 99")
    match.language = "ru"
    russian = match.picture(), match.explain("move 99")
    assert english[0] != russian[0]
    assert english[1] != russian[1]
    assert (match.text(), match.view, match.names) == (text, view, ["Anna", "Boris"])
    match.language = "en"
    assert (match.picture(), match.explain("move 99")) == english


def test_an_unknown_language_is_refused_and_the_old_one_stays() -> None:
    match = Match(players=2, seed=1, language="ru")
    with pytest.raises(Exception, match="xx"):
        match.language = "xx"
    assert match.language == "ru"
    assert match.words.language == "ru"


# Threads


@pytest.fixture
def busy_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("busy_threads")
@pytest.mark.parametrize("with_revision", [True, False])
def test_two_threads_never_corrupt_a_match(with_revision: bool) -> None:
    match = Match(players=3, seed=1, components=QUICK)
    start, applied, refused = Barrier(2), [0, 0], [0, 0]
    failures: list[BaseException] = []

    def hammer(number: int) -> None:
        choices = random.Random(number)
        start.wait()
        try:
            for _ in range(150):
                revision, legal = match.revision, match.legal
                try:
                    match.do(choices.choice(legal or [Action("end")]), revision=revision if with_revision else None)
                    applied[number] += 1
                except (MatchError, NotAllowed):
                    refused[number] += 1
        except BaseException as failure:
            failures.append(failure)

    threads = [Thread(target=hammer, args=(number,)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert sum(applied) + sum(refused) == 300
    assert len(match.steps) == sum(applied) == match.revision - 1
    assert list(match.log) == match.log_of(None)
    assert match.view == match.view_of(None)
    assert Match.load(match.text()).text() == match.text()
