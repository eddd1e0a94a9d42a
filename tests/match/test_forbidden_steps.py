"""A save with a step that its game forbids is refused at every door, in the words of its own game."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from istanbul_nb.commands import main
from istanbul_nb.core import Refusal, Refused
from istanbul_nb.games import GAMES
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import load, resume
from istanbul_nb.table import play
from istanbul_nb.terminal import Session
from istanbul_nb.words import LANGUAGES, Words
from tests.properties.mutilation import sealed, signed, unsealed
from tests.table.asking import Page
from tests.text.screens import Screen

from .sentences import assert_sentence

FORBIDDEN = {"istanbul": "end", "dice": "end", "sultan": "bid 3"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let matches keep themselves below the test, and break no sentence into lines."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@cache
def forbidden_text(game: str) -> str:
    """Return a save whose only step is not allowed, signed as if it were."""
    document = json.loads(Match(game, players=3, seed=1).text())
    body = {**unsealed(document), "record": [[FORBIDDEN[game]]]}
    return signed({**sealed(document, body), "steps": 1})


def reason_of(game: str, language: str) -> str:
    """Return why the game refuses that step, as its own table says it, without what to do instead."""
    return Words(language, game).refusal(refusal_of(game)._replace(legal=()))


def refusal_of(game: str) -> Refusal:
    """Return the refusal of that step."""
    with pytest.raises(Refused) as caught:
        Match(game, players=3, seed=1).do(FORBIDDEN[game])
    return caught.value.refusal


def told_by(read: Callable[[], object]) -> str:
    """Return what a call raises, as a person reads it."""
    with pytest.raises(BadSave) as caught:
        read()
    return str(caught.value)


def at_a_table(game: str, text: str, language: str) -> str:
    """Return what a table of some game answers to the text that was pasted there."""
    page = Page(play(game, players=2, seed=1, autosave=False, language=language))
    answer = page.says("load", text=text)
    assert answer is not None, "nothing is said"
    assert answer["kind"] == "refused"
    return str(answer["text"])


def in_the_terminal(game: str, path: Path, language: str) -> str:
    """Return what a game in the terminal says when that file is to be loaded."""
    screen = Screen(["", f"load {path}"], language, game)
    Session(screen.console, Match(game, players=2, seed=1, language=language)).run()
    return " ".join(screen.lines)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what a command prints that fails."""
    assert main(list(arguments)) == 1
    return capsys.readouterr().err.strip()


Door = Callable[[Path, str, pytest.CaptureFixture[str]], str]


def table_of(game: str) -> Door:
    """Paste the text at a table of some game."""
    return lambda path, language, _: at_a_table(game, path.read_text(), language)


def terminal_with(game: str) -> Door:
    """Load the file in a terminal in which some game is played."""
    return lambda path, language, _: in_the_terminal(game, path, language)


DOORS: dict[str, Door] = {
    "load": lambda path, language, _: told_by(lambda: load(path, language)),
    "Match.load": lambda path, language, _: told_by(lambda: Match.load(path.read_text(), language)),
    "Match.from_text": lambda path, language, _: told_by(lambda: Match.from_text(path.read_text(), language)),
    "resume": lambda path, language, _: told_by(lambda: resume(path, language)),
    **{f"a table of {game}": table_of(game) for game in GAMES},
    **{f"the terminal with {game}": terminal_with(game) for game in GAMES},
    "replay": lambda path, language, capsys: printed(capsys, "replay", str(path), "--language", language),
    "text": lambda path, language, capsys: printed(capsys, "text", "--load", str(path), "--language", language),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("door", DOORS)
def test_a_forbidden_step_is_told_in_the_words_of_its_game(
    door: str, language: str, game: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "evening.match"
    path.write_text(forbidden_text(game), encoding="utf-8")
    told = DOORS[door](path, language, capsys)
    assert reason_of(game, language) in " ".join(told.split()), textwrap.shorten(told, 400)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_does_not_tell_what_could_be_done_instead(language: str, game: str) -> None:
    advice = Words(language, game).advice(refusal_of(game))
    assert advice
    assert advice not in told_by(lambda: Match.load(forbidden_text(game), language))


@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_is_of_its_game_whatever_words_ask_for_it(game: str) -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(forbidden_text(game))
    for language in LANGUAGES:
        said = {caught.value.sentence(Words(language, asking)) for asking in GAMES}
        assert len(said) == 1
        assert_sentence(said.pop())
