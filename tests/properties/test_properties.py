"""What holds for every game, at every moment, and for every file that somebody may hand us."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from istanbul_nb.core import Action, BadOptions, BadState, Seeded
from istanbul_nb.games.istanbul.rules import Istanbul, State
from istanbul_nb.games.istanbul.rules.components import printed
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import QUICK, eager, finished_text, play_on, played, printed_table
from tests.match.sentences import assert_printable, assert_sentence

from .mutilation import HOSTILE, hostile, mutilated, opened, paths, sealed, signed, spots, unsealed, ways

GAME = Istanbul()
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def thorough(examples: int) -> settings:
    """Return settings for the same examples every time."""
    return settings(max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=QUIET)


# Options of every kind


def corrections(value: Any) -> st.SearchStrategy[Any]:
    """Return a table of the same shape with other numbers."""
    if isinstance(value, list):
        return st.tuples(*map(corrections, value)).map(list)
    if isinstance(value, dict):
        return st.fixed_dictionaries({key: corrections(inner) for key, inner in value.items()})
    if isinstance(value, int):
        return st.one_of(st.just(value), st.integers(0, 12), st.integers(0, 99))
    return st.just(value)


tables = st.sampled_from(sorted(set(printed()) - {"layout_short", "layout_long"}))
components = st.one_of(
    st.just({}),
    tables.flatmap(lambda name: st.fixed_dictionaries({name: corrections(printed_table(name))})),
)
layouts = st.one_of(
    st.sampled_from(("short", "long", "order", "random")), st.permutations(range(1, 17)).map(list), st.just("short")
)
every_option = st.fixed_dictionaries(
    {"players": st.integers(2, 5), "layout": layouts},
    optional={
        "edition": st.sampled_from(("bigbox", "2016")),
        "neutral": st.booleans(),
        "first": st.none() | st.integers(0, 4),
        "components": components,
    },
)
seeds = st.integers(-(2**63), 2**63 - 1)


@thorough(80)
@given(options=every_option, seed=seeds, choices=st.randoms(use_true_random=False))
def test_nothing_appears_or_vanishes_whatever_is_played(
    options: dict[str, Any], seed: int, choices: random.Random
) -> None:
    chance = Seeded(seed)
    try:
        state = GAME.setup(options, chance)
    except BadOptions as error:
        for language in LANGUAGES:
            assert_sentence(Words(language).options(error))
        return
    inventory = GAME.inventory(state)
    for _ in range(120):
        if GAME.actor(state) is None:
            break
        legal = GAME.legal(state)
        assert legal
        going_on = [action for action in legal if action.verb != "end"] or legal
        GAME.apply(state, choices.choice(going_on), chance)
        assert GAME.inventory(state) == inventory
        assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)


@thorough(40)
@given(seed=seeds, steps=st.integers(0, 150), players=st.integers(2, 5), choice=st.integers(0, 999))
def test_taking_back_and_doing_again_is_the_identity(seed: int, steps: int, players: int, choice: int) -> None:
    match = play_on(Match(seed=seed, players=players), steps, choice)
    texts = [match.text()]
    actor = match.actor
    while match.why_no_undo() is None:
        match.undo()
        assert match.actor == actor
        texts.append(match.text())
    for text in reversed(texts[:-1]):
        match.redo()
        assert match.text() == text


@thorough(40)
@given(options=every_option, seed=seeds, steps=st.integers(0, 150), choice=st.integers(0, 999))
def test_saving_and_loading_is_the_identity_at_any_moment(
    options: dict[str, Any], seed: int, steps: int, choice: int
) -> None:
    try:
        GAME.setup(options, Seeded(seed))
    except BadOptions:
        assume(False)
    match = play_on(Match(seed=seed, **options), steps, choice)
    again = Match.load(match.text())
    assert again.text() == match.text()
    assert again.view == match.view
    assert play_on(again, 10, choice).text() == play_on(match, 10, choice).text()


# Files that are not what they were


@cache
def files() -> tuple[str, ...]:
    """Save files of many kinds and moments."""
    branch = played(25, seed=3, players=3).branch(20, seed=4)
    own = played(30, seed=6, players=2, layout=list(range(16, 0, -1)), components={"start_lira": 9})
    neutral = played(45, seed=7, players=4, neutral=True, edition="2016", first=1)
    named = played(9, seed=8, names=["<b>Anna</b>", "Борис", "李小龍"])
    what_if = play_on(played(20, seed=9, players=3).branch(seat=1, seed=5), 10)
    first = Match(seed=1, players=2)
    return (*(match.text() for match in (first, branch, own, neutral, named)), finished_text(3), what_if.text())


file_texts = st.integers(0, 6).map(lambda number: files()[number])
running_texts = st.sampled_from((0, 1, 2, 3, 4, 6)).map(lambda number: files()[number])


def assert_refused_or(text: str, check: Callable[[Match], None]) -> None:
    """Assert that a file is refused with a sentence in every language, or gives a match that passes the check."""
    try:
        match = Match.load(text)
    except BadSave as fault:
        for language in LANGUAGES:
            assert_sentence(fault.sentence(Words(language)))
    else:
        check(match)


def same_as(original: str) -> Callable[[Match], None]:
    """Return a check that the change was harmless."""

    def check(match: Match) -> None:
        assert match.text() == original

    return check


def sound(match: Match) -> None:
    """Check that the change gave another match, but one that can be looked at, saved and played on."""
    assert Match.load(match.text()).text() == match.text()
    assert match.picture()
    assert all(Action.parse(str(action)) == action for action in match.legal)
    steps = len(match.steps)
    play_on(match, 3)
    assert match.over or len(match.steps) == steps + 3
    assert Match.load(match.text()).text() == match.text()


@thorough(150)
@given(text=file_texts, length=st.floats(0, 1))
def test_a_truncated_file_is_refused(text: str, length: float) -> None:
    cut = text[: int(len(text) * length)]
    assume(cut.lstrip())  # nothing at all is a path
    assert_refused_or(cut, same_as(text))


@pytest.mark.parametrize("missing", range(1, 30))
def test_a_file_that_lacks_its_last_letters_is_refused_unless_they_are_empty(missing: int) -> None:
    text = files()[1]
    assert_refused_or(text[:-missing], same_as(text))


@thorough(200)
@given(text=file_texts, spot=spots, letter=st.one_of(st.sampled_from('0123456789abcXYZ"[]{},: \n\\'), st.characters()))
def test_a_file_with_one_letter_changed_is_refused(text: str, spot: int, letter: str) -> None:
    spot = 1 + spot % (len(text) - 1)
    assert_refused_or(text[:spot] + letter + text[spot + 1 :], same_as(text))


@thorough(100)
@given(
    text=file_texts, spot=spots, more=st.one_of(st.sampled_from('0"[]{},:'), st.text(max_size=5)), drop=st.booleans()
)
def test_a_file_with_letters_added_or_lost_is_refused(text: str, spot: int, more: str, drop: bool) -> None:
    spot = 1 + spot % (len(text) - 1)
    changed = text[:spot] + text[spot + 1 :] if drop else text[:spot] + more + text[spot:]
    assert_refused_or(changed, same_as(text))


@thorough(150)
@given(text=file_texts, spot=spots, way=ways, value=hostile)
def test_a_file_with_an_entry_changed_is_refused(text: str, spot: int, way: str, value: Any) -> None:
    changed = json.dumps(mutilated(json.loads(text), spot, way, value))
    assume(changed.startswith("{"))
    assert_refused_or(changed, same_as(text))


@thorough(300)
@given(text=file_texts, spot=spots, way=ways, value=hostile)
def test_a_file_that_was_changed_and_signed_again_is_refused_or_sound(
    text: str, spot: int, way: str, value: Any
) -> None:
    changed = signed(mutilated(json.loads(text), spot, way, value))
    assume(changed.startswith("{"))
    assert_refused_or(changed, sound)


@thorough(300)
@given(text=running_texts, spot=spots, way=ways, value=hostile)
def test_a_file_that_was_unsealed_changed_and_sealed_again_is_refused_or_sound(
    text: str, spot: int, way: str, value: Any
) -> None:
    document = json.loads(text)
    body = mutilated(unsealed(document), spot, way, value)
    assert_refused_or(signed(sealed(document, body)), sound)


@thorough(100)
@given(text=running_texts, spot=spots, way=ways, value=hostile)
def test_a_running_match_written_in_the_open_is_refused_or_sound(text: str, spot: int, way: str, value: Any) -> None:
    changed = signed(mutilated(opened(json.loads(text)), spot, way, value))
    assume(changed.startswith("{"))
    assert_refused_or(changed, sound)


ENTRIES = ("format", "version", "game", "rules", "options", "seats", "branch", "steps", "sealed", "state", "digest")
BODY = ("seed", "counter", "setup", "record")


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_entry_with_every_hostile_value_is_refused_or_sound(entry: str) -> None:
    document = json.loads(files()[4])
    for value in HOSTILE:
        changed = {**document, entry: value}
        assert_refused_or(json.dumps(changed), same_as(files()[4]))
        assert_refused_or(signed(changed) if entry != "digest" else json.dumps(changed), sound)
    del document[entry]
    assert_refused_or(signed(document), sound)


@pytest.mark.parametrize("entry", BODY)
def test_every_sealed_entry_with_every_hostile_value_is_refused_or_sound(entry: str) -> None:
    document = json.loads(files()[4])
    body = unsealed(document)
    for value in HOSTILE:
        assert_refused_or(signed(sealed(document, {**body, entry: value})), sound)
    del body[entry]
    assert_refused_or(signed(sealed(document, body)), sound)


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value)[:30])
def test_a_match_that_began_at_a_hostile_position_is_refused_or_sound(value: Any) -> None:
    document = json.loads(files()[6])
    body = unsealed(document)
    assert_refused_or(signed(sealed(document, {**body, "start": value})), sound)
    for name in body["start"]:
        start = {**body["start"], name: value}
        assert_refused_or(signed(sealed(document, {**body, "start": start})), sound)


@pytest.mark.parametrize("name", sorted(printed()))
def test_every_table_with_every_hostile_value_is_refused_or_sound(name: str) -> None:
    document = json.loads(files()[4])
    for value in HOSTILE:
        assert_refused_or(signed({**document, "options": {"players": 3, "components": {name: value}}}), sound)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b"[]", b"{" * 5, b"0" * 10_000])
def test_a_seal_with_something_else_behind_it_is_refused(body: bytes) -> None:
    document = json.loads(files()[4])
    with pytest.raises(BadSave) as caught:
        Match.load(signed(sealed(document, body)))
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))


def test_a_seal_that_swells_is_refused() -> None:
    document = json.loads(files()[4])
    with pytest.raises(BadSave):
        Match.load(signed(sealed(document, b" " * 30_000_000)))


@pytest.mark.parametrize("depth", [50, 500, 5_000, 100_000])
@pytest.mark.parametrize("entry", ["options", "rules", "seats", "sealed", "branch", "digest", "more"])
def test_a_deeply_nested_file_is_refused(entry: str, depth: int) -> None:
    lines = files()[4].splitlines()
    deep = f' "{entry}": {"[" * depth}{"]" * depth},'
    kept = [line for line in lines if not line.startswith(f' "{entry}"')]
    assert_refused_or("\n".join([kept[0], deep, *kept[1:]]), same_as(files()[4]))


@pytest.mark.parametrize("number", ["1" * 5000, "1e400", "-1e400", "NaN", "Infinity", "1" * 4299])
@pytest.mark.parametrize("entry", ["version", "steps", "branch", "options"])
def test_numbers_that_are_none_are_refused(entry: str, number: str) -> None:
    lines = [f' "{entry}": {number},' if line.startswith(f' "{entry}"') else line for line in files()[4].splitlines()]
    with pytest.raises(BadSave) as caught:
        Match.load("\n".join(lines))
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, "save-version"),
        ({"version": "1"}, "save-version"),
        ({"game": "chess"}, "save-game"),
        ({"game": "../istanbul"}, "save-game"),
        ({"rules": {"istanbul": 2}}, "save-rules"),
        ({"rules": {}}, "save-rules"),
        ({"format": "chess match"}, "save-not-a-match"),
        ({"steps": 3}, "save-damaged"),
        ({"state": "0" * 64}, "save-damaged"),
        ({"options": {"players": 3, "colour": "red"}}, "save-options"),
        ({"options": {"players": 5, "neutral": True}}, "save-options"),
        ({"options": {"players": 4}}, "save-damaged"),
        ({"seats": []}, "save-damaged"),
    ],
    ids=str,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said(change: dict[str, Any], reason: str, language: str) -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(signed({**json.loads(files()[4]), **change}))
    assert caught.value.reason == reason
    assert_sentence(caught.value.sentence(Words(language)))


def test_a_changed_file_is_told_from_a_broken_one() -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(files()[4].replace("Борис", "Boris"))
    assert caught.value.reason == "save-changed"
    with pytest.raises(BadSave) as caught:
        Match.load(files()[4][:-40])
    assert caught.value.reason == "save-not-json"


@pytest.mark.parametrize("branch", [10, 10**300], ids=["the next one", "a huge one"])
def test_a_branch_from_a_step_that_the_match_never_reached_is_refused(branch: int) -> None:
    document = json.loads(files()[4])
    assert document["steps"] == 9
    with pytest.raises(BadSave):
        Match.load(signed({**document, "branch": branch}))


UNPRINTABLE = ("\x1b[2J", "\x07", "half \ud800 a letter", "\u202eback", "line\nline")


@pytest.mark.parametrize("where", ["version", "game", "rules", "option", "step"])
def test_what_is_said_about_a_file_can_be_printed_whatever_the_file_holds(where: str) -> None:
    document = json.loads(files()[4])
    body = unsealed(document)
    for value in UNPRINTABLE:
        changes: dict[str, dict[str, Any]] = {
            "version": {"version": value},
            "game": {"game": value},
            "rules": {"rules": {"istanbul": value}},
            "option": {"options": {value: value}},
            "step": sealed(document, {**body, "record": [[value]]}),
        }
        with pytest.raises(BadSave) as caught:
            Match.load(signed({**document, **changes[where]}))
        for language in LANGUAGES:
            assert_printable(caught.value.sentence(Words(language)))


STEPS: dict[str, Callable[[list[Any]], Any]] = {
    "an action that was not possible": lambda record: record.insert(0, ["buy"]),
    "an action that nobody can read": lambda record: record.insert(0, ["move, please"]),
    "an answer too many": lambda record: record[0].append(6),
    "a die with seven pips": lambda record: record.__setitem__(0, [record[0][0], 7]),
    "a step after the end": lambda record: record.append(["end"]),
    "a step without an action": lambda record: record.append([]),
    "the last step missing": lambda record: record.pop(),
}


@pytest.mark.parametrize("fault", STEPS)
@pytest.mark.parametrize("number", [1, 4, 5, 6])
def test_a_record_with_a_fault_is_refused_with_a_sentence(number: int, fault: str) -> None:
    document = json.loads(files()[number])
    body = unsealed(document) if "sealed" in document else document
    STEPS[fault](body["record"])
    text = signed(sealed(document, body) if "sealed" in document else body)
    with pytest.raises(BadSave) as caught:
        Match.load(text)
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))


# Positions that are not what they were


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "neutral": True},
    {"players": 5, "layout": "random"},
)


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Return encoded states of many kinds and moments, in the middle of actions too."""
    found = []
    for seed, options in enumerate(TABLES):
        match, choices = Match(seed=seed, components=QUICK, **options), random.Random(seed)
        for step in range(160):
            if step % 8 == 0 or match.over:
                found.append(GAME.encode(match.history.state))
            if match.over:
                break
            match.do(eager(match, choices))
    return tuple(found)


position_data = st.integers(0, 10**6).map(lambda number: positions()[number % len(positions())])


def assert_bad_or_playable(data: Any) -> None:
    """Assert that the data are refused with a sentence in every language, or are a state that can be played on."""
    try:
        state = GAME.decode(data)
    except BadState as error:
        for language in LANGUAGES:
            assert_sentence(Words(language).state(error))
        return
    encoded = GAME.encode(state)
    assert GAME.encode(GAME.decode(encoded)) == encoded
    inventory = GAME.inventory(state)
    _play_on(state, inventory)


def _play_on(state: State, inventory: dict[str, tuple[int, ...]]) -> None:
    choices = random.Random(1)
    for step in range(8):
        if GAME.actor(state) is None:
            return
        GAME.view(state, 0)
        for action in GAME.legal(state):
            twin = GAME.copy(state)
            GAME.apply(twin, action, Seeded(step))
            assert GAME.inventory(twin) == inventory
            assert GAME.encode(GAME.decode(GAME.encode(twin))) == GAME.encode(twin)
        GAME.apply(state, choices.choice(GAME.legal(state)), Seeded(step))


def test_the_positions_themselves_are_fine() -> None:
    for data in positions():
        assert GAME.encode(GAME.decode(json.loads(json.dumps(data)))) == data


@thorough(400)
@given(data=position_data, changes=st.lists(st.tuples(spots, ways, hostile), min_size=1, max_size=3))
@example(data={}, changes=[(0, "replace", [])])
def test_mutilated_positions_are_refused_or_can_be_played_on(
    data: dict[str, Any], changes: list[tuple[int, str, Any]]
) -> None:
    mutilation: Any = data
    for spot, way, value in changes:
        mutilation = mutilated(mutilation, spot, way, value)
    assert_bad_or_playable(mutilation)


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value)[:30])
def test_a_hostile_value_at_any_place_of_a_position_is_refused_or_harmless(value: Any) -> None:
    data = positions()[10]
    for spot in range(len(list(paths(data)))):
        assert_bad_or_playable(mutilated(data, spot, "replace", value))


@pytest.mark.parametrize("part", [0, 1, 2, 3, 4])
def test_a_roll_with_a_hostile_value_is_refused_or_harmless(part: int) -> None:
    for value in HOSTILE:
        roll: list[Any] = ["dice", "teahouse", 9, 3, 5]
        roll[part] = value
        assert_bad_or_playable(shifted((("decisions",), [["meet"], roll])))


def shifted(*changes: tuple[tuple[Any, ...], Any]) -> dict[str, Any]:
    """Return the first position, three players with the places in order, with other values at some paths."""
    data = GAME.encode(GAME.setup({"players": 3, "layout": "order", "first": 0}, Seeded(1)))
    for path, value in changes:
        outer = data
        for key in path[:-1]:
            outer = outer[key]
        outer[path[-1]] = value
    return data


RICH = ((("seats", 0, "lira"), 50), (("seats", 0, "merchant"), 1), (("decisions",), [["act", 1]]))
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a walk that has just ended at the Fountain": shifted((("decisions",), [["arrive"]])),
    "no ruby at the Wainwright for a third extension": shifted(
        *RICH,
        (("seats", 0, "extensions"), 2),
        (("places", "extensions"), 7),
        (("places", "wainwright"), 0),
        (("places", "supply"), shifted()["places"]["supply"] + 3),
    ),
    "a Palace that cannot be paid under a reward": shifted((("decisions",), [["move"], ["palace"], ["reward"]])),
    "two errands at once": shifted((("decisions",), [["meet"], ["errand", 12], ["errand", 12]])),
    "a discard that nobody holds a card for, under the governor": shifted(
        (("seats", 0, "lira"), 0), (("decisions",), [["meet"], ["discard"], ["governor"]])
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_positions_that_cannot_arise_are_refused_or_can_be_played_on(what: str) -> None:
    assert_bad_or_playable(IMPOSSIBLE[what])
