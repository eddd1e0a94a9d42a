"""The command line: games, checks, arguments that do not go together, the language of the person."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from istanbul_nb.__main__ import main
from istanbul_nb.commands.arguments import own_language
from istanbul_nb.words import LANGUAGES
from tests.match.playing import played
from tests.match.sentences import assert_printable, assert_sentence

from .screens import typed


def test_checking_a_game_that_keeps_its_contract_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "istanbul", "--players", "2", "--games", "1", "--seed", "1"]) == 0
    assert "every promise kept" in capsys.readouterr().out


@pytest.mark.parametrize("memory", [[], ["--no-memory"]], ids=str)
def test_checking_another_game_that_keeps_its_contract_ends_well(
    memory: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "sultan", "--players", "3", "--games", "2", *memory]) == 0
    assert "2 games, 150 steps: every promise kept" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["sultan", "--layout", "short"],
        ["sultan", "--modules", "mocha"],
        ["sultan", "--caravan"],
        ["istanbul", "--no-memory"],
    ],
    ids=" ".join,
)
def test_checking_with_an_option_of_another_game_ends_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", *arguments, "--games", "1"]) == 2
    assert_sentence(capsys.readouterr().err.strip())


def test_checking_impossible_options_ends_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "istanbul", "--players", "5", "--neutral", "--games", "1"]) != 0
    assert_sentence(capsys.readouterr().err.strip())


BAD_ARGUMENTS: tuple[list[str], ...] = (
    ["--players", "5", "--neutral", "--names", "A,B,C,D,E"],
    ["--players", "5", "--neutral"],
    ["--players", "3", "--names", "Anna,Boris"],
    ["--names", "Anna"],
    ["--names", ","],
    ["--names", "A,B,C,D,E,F"],
    ["--names", f"Anna,{'x' * 41}"],
    ["--names", "Anna,Boris", "--seed", str(2**70)],
    ["--load", "nothing.match"],
    ["--load", "."],
    ["--load", "~nobody-of-that-name/x.match"],
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=" ".join)
def test_impossible_arguments_end_with_a_sentence_in_the_chosen_language(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *[""] * 20)
    assert main(["text", "--layout", "short", "--language", language, *arguments]) not in (0, None)
    told = capsys.readouterr()
    sentence = told.err.strip()
    assert_sentence(sentence)
    assert_printable(sentence)
    assert bool(re.search("[а-яё]{4}", sentence)) == (language == "ru")
    assert "Traceback" not in told.out + told.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["text", "--players", "9"],
        ["text", "--layout", "diamond"],
        ["text", "--seed", "x"],
        ["text", "--what"],
        ["check", "chess"],
        ["check", "istanbul", "--games", "-1"],
        ["check", "istanbul", "--games", "0"],
        ["dance"],
    ],
    ids=" ".join,
)
def test_arguments_that_do_not_exist_end_with_a_hint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_a_game_is_played_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "move 12", "quit")
    arguments = ["text", "--names", "Anna,bot", "--seed", "1", "--layout", "short", "--language", "en"]
    assert main(arguments) == 0
    assert "Goodbye!" in capsys.readouterr().out


def test_a_saved_match_goes_on_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(12, seed=2, names=["Anna", "Boris"]).save(tmp_path / "our.match")
    typed(monkeypatch, "", "quit")
    assert main(["text", "--load", str(tmp_path / "our.match"), "--language", "en"]) == 0
    assert "Anna" in capsys.readouterr().out


SPOKEN: tuple[tuple[Mapping[str, str], str], ...] = (
    ({"LANG": "ru_RU.UTF-8"}, "ru"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LC_ALL": "en_GB", "LANG": "ru_RU"}, "en"),
    ({}, "en"),
)


@pytest.mark.parametrize(("environment", "language"), SPOKEN, ids=str)
def test_the_language_of_the_person_is_the_first_choice(
    environment: Mapping[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language
