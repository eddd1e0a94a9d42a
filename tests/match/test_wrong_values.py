"""Whatever is handed to a match, it works or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.core import Action
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.match.queries import Queries
from istanbul_nb.match.saved_games import load, resume
from istanbul_nb.scorebook import Scorebook
from istanbul_nb.words import LANGUAGES

from .playing import finished
from .sentences import assert_sentence
from .wrong_values import WRONG, assert_told

Call = Callable[[Any], object]
SMALL = tuple(value for value in WRONG if not (type(value) in (int, float) and value > 1))  # no long thoughts


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files be written below the test."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def fresh(**options: Any) -> Match:
    """Return a match of two with the places in order."""
    return Match(players=2, seed=1, layout="order", first=0, **options)


def keeping() -> Scorebook:
    """Return a real game at its beginning."""
    return Scorebook.at(fresh())


def queries() -> Queries:
    """Return what can be asked of a match."""
    return fresh().queries


def option(name: str, game: str = "istanbul") -> Call:
    """Return a call that makes a new match with an option."""
    return lambda value: Match(game, **{name: value})


OPTIONS = {
    "istanbul": (
        *("names", "seed", "language", "players", "layout", "edition", "neutral", "first"),
        *("components", "expansion", "caravan", "deck", "nonsense"),
    ),
    "dice": ("players", "first", "components"),
    "sultan": ("players", "first", "components", "memory"),
}
CALLS: dict[str, Call] = {
    "Match": Match,
    **{f"Match({game}, {name})": option(name, game) for game, names in OPTIONS.items() for name in names},
    "do": lambda value: fresh().do(value),
    "do, seat": lambda value: fresh().do("move 2", seat=value),
    "do, revision": lambda value: fresh().do("move 2", revision=value),
    "do, answers": lambda value: fresh().do("move 2", answers=value),
    "branch": lambda value: fresh().branch(value),
    "branch, seat": lambda value: fresh().branch(seat=value),
    "branch, seed": lambda value: fresh().branch(seed=value),
    "assign_bot": lambda value: fresh().assign_bot(value, "random"),
    "assign_bot, bot": lambda value: fresh().assign_bot(0, value),
    "script_chance": lambda value: fresh().script_chance(value),
    "view_of": lambda value: fresh().view_of(value),
    "view_of, step": lambda value: fresh().view_of(None, value),
    "log_of": lambda value: fresh().log_of(value),
    "legal_of": lambda value: queries().legal_of(value),
    "why_not": lambda value: queries().why_not(value),
    "explain": lambda value: fresh().explain(value),
    "position": lambda value: fresh().position(value),
    "seen": lambda value: queries().seen(value),
    "picture": lambda value: fresh().picture(value),
    "replay": lambda value: next(finished().queries.replay(value)),
    "review": lambda value: fresh().review(value),
    "from_state": lambda value: Match.from_state(value, fresh().position()),
    "from_state, state": lambda value: Match.from_state("istanbul", value),
    "from_state, names": lambda value: Match.from_state("istanbul", fresh().position(), names=value),
    "load": load,
    "load, language": lambda value: load(fresh().text(), value),
    "from_text": Match.from_text,
    "resume": resume,
    "resume, game": lambda value: resume(game=value),
    "resume, language": lambda value: resume("x", value),
    "Scorebook": Scorebook,
    "Scorebook, names": lambda value: Scorebook(names=value),
    "Scorebook, me": lambda value: Scorebook(players=2, me=value),
    "Scorebook, told": lambda value: Scorebook(players=2, told=value),
    "Scorebook, language": lambda value: Scorebook(language=value),
    "Scorebook.at": Scorebook.at,
    "Scorebook.at, me": lambda value: Scorebook.at(fresh(), value),
    "tell": lambda value: keeping().tell(value),
    "tell, fell": lambda value: keeping().tell("move 2", value),
    "enter": lambda value: keeping().enter(value),
    "asks": lambda value: keeping().asks(value),
    "asks, fell": lambda value: keeping().asks("move 2", value),
}
THOUGHTS: dict[str, Call] = {
    "hint": lambda value: fresh().hint(value),
    "hint, count": lambda value: fresh().hint(0, value),
    "hint, iterations": lambda value: fresh().hint(0, iterations=value),
    "run_bots": lambda value: bots().run_bots(value),
    "win_chances": lambda value: fresh().win_chances(value),
    "what_if": lambda value: fresh().what_if(value, games=1),
    "what_if, step": lambda value: fresh().what_if("move 2", step=value, games=1),
    "what_if, games": lambda value: fresh().what_if("move 2", games=value),
    "what_if, bot": lambda value: fresh().what_if("move 2", games=1, bot=value),
}


def bots() -> Match:
    """Return a match in which a bot is asked."""
    match = fresh()
    match.assign_bot(0, "random")
    return match


@pytest.mark.parametrize("call", CALLS)
def test_a_call_with_a_wrong_value_is_answered_with_a_sentence(call: str) -> None:
    assert_told(CALLS[call])


@pytest.mark.parametrize("call", THOUGHTS)
def test_a_thought_with_a_wrong_value_is_answered_with_a_sentence(call: str) -> None:
    assert_told(THOUGHTS[call], SMALL)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), 10**400, 3601])
def test_nobody_thinks_without_an_end(seconds: float) -> None:
    with pytest.raises(MatchError, match="seconds"):
        fresh().hint(seconds)


@pytest.mark.parametrize("call", ["save", "autosave"])
@pytest.mark.parametrize("value", [None, 5, 1.5, b"x", [], {}, "\x00", "\ud800"], ids=ascii)
def test_a_path_that_is_none_is_told(call: str, value: Any) -> None:
    with pytest.raises(MatchError) as caught:
        fresh().save(value) if call == "save" else fresh(autosave=value)
    assert_sentence(str(caught.value))


@pytest.mark.parametrize("source", [None, 5, b"x", [], {}], ids=ascii)
@pytest.mark.parametrize("call", [load, resume, Match.load])
def test_a_source_that_is_neither_text_nor_path_is_told(call: Call, source: Any) -> None:
    if source is None and call is resume:
        source = ()
    with pytest.raises(BadSave) as caught:
        call(source)
    assert_sentence(str(caught.value))


# Bots


class Talker:
    """A bot that answers whatever it is told to."""

    name = "talker"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __call__(self, seen: Any, legal: Any, clock: Any) -> Any:
        return self.answer


def shown(value: Any) -> str:
    """Return the kind of a value, for the name of a test."""
    return type(value).__name__


def str_of(value: Any) -> str:
    """Return a notation, as far as a value is one."""
    return str(value) if isinstance(value, (str, Action)) else ""


def asked(answer: Any, language: str = "en") -> Match:
    """Return a match in which a bot is asked that gives this answer."""
    match = fresh(language=language)
    match.assign_bot(0, Talker(answer))
    return match


def test_a_bot_may_answer_in_the_notation_of_an_action() -> None:
    match = asked("move 8")
    assert match.let_bot_decide()
    assert [str(step.action) for step in match.steps] == ["move 8"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "answer", [value for value in WRONG if str_of(value) != "move 12"], ids=lambda value: type(value).__name__
)
def test_a_bot_that_answers_rubbish_is_named(answer: Any, language: str) -> None:
    match = asked(answer, language)
    with pytest.raises((MatchError, NotAllowed), match="talker") as caught:
        match.let_bot_decide()
    assert_sentence(str(caught.value))
    assert not match.steps


@pytest.mark.parametrize("note", ["--5", "²", "٣", "1" * 5000, "-", "5-"], ids=lambda note: ascii(note)[:12])
def test_a_number_that_is_none_is_told_to_whoever_keeps_a_real_game(note: str) -> None:
    with pytest.raises(MatchError) as caught:
        keeping().enter(f"move 8; leave; roll: {note}")
    assert_sentence(str(caught.value))
