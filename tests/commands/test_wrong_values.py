"""Wrong values of every argument: a sentence on the error stream and a status that is not 0, never a trace."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from istanbul_nb.commands import main
from istanbul_nb.tournaments.processes import Processes
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import played
from tests.match.sentences import assert_printable, assert_sentence

NO_NUMBERS = ("", "x", "1.5", "1e400", "²", "½", "0x10", "1_000", " 5", "--5", "9" * 31, "9" * 5_000)
NUMBERS = {
    "simulate": ("--games", "--workers", "--seed", "--first"),
    "check sultan": ("--games", "--seed", "--players", "--first"),
    "text": ("--seed", "--players", "--first"),
    "replay evening.match": ("--step",),
    "play": ("--port",),
}
OUT_OF_RANGE = (
    *("simulate --games 0", "simulate --games -1", "simulate --workers 0", "simulate --seed -1", "simulate --first 0"),
    *("simulate --first 6", "check sultan --games 0", "check sultan --games 1000001", "check sultan --players 1"),
    *("check sultan --players 6", "text --players 0", "text --players -3", "text --first 99", "text --first -1"),
    *("replay evening.match --step -1", "play --port -1", "play --port 65536", f"play --port {10**20}"),
)
UNKNOWN = (
    *("simulate go", "check go", "check", "text go", "play go", "replay", "replay a b"),
    *("simulate --cards x", "simulate --layout diamond", "simulate --expansion coffee", "simulate --deck old"),
    *("check istanbul --modules tea", "text --edition 1999", "text --language de", "play --folder", "play mine"),
)


def refused_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is said of arguments that cannot be, behind how the command is used."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    usage, _, reason = said.err.partition(": error: ")
    assert usage.startswith("usage: istanbul-nb")
    assert reason.count("\n") == 1
    assert len(reason) < 400
    return reason


@pytest.mark.parametrize("value", NO_NUMBERS, ids=lambda value: ascii(value)[:40])
@pytest.mark.parametrize("option", [(command, option) for command in NUMBERS for option in NUMBERS[command]], ids=str)
def test_what_is_not_a_number_is_none(option: tuple[str, str], value: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, name = option
    reason = refused_arguments([*command.split(), name, value], capsys)
    assert reason.startswith(f"argument {name}: ")
    assert value == "--5" or "is not a whole number" in reason


@pytest.mark.parametrize("line", OUT_OF_RANGE)
def test_a_number_out_of_range_is_told_with_the_range(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"is not possible here: use \d+ (to|or) \w+", refused_arguments(line.split(), capsys))


@pytest.mark.parametrize("line", UNKNOWN)
def test_what_there_is_not_is_told(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused_arguments(line.split(), capsys)


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the sentence on the error stream with which a command ends."""
    assert main(arguments) in (1, 2)
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert_sentence(said.strip())
    assert_printable(said.strip())
    return said.strip()


SIMULATED: tuple[tuple[str, ...], ...] = (
    *(("--games", str(number)) for number in (10**6 + 1, 10**12, 10**29)),
    *(("--workers", str(number)) for number in (257, 10**29)),
    ("--seed", str(10**29)),
    *(
        ("--bots", f"search {number},random")
        for number in ("1e400", "²", "-5", "0", "--5", "5 5", 10**6 + 1, "9" * 5_000)
    ),
    ("--bots", ","),
    ("--out", "folder.csv"),
    ("--out", "folder.jsonl"),
    ("--out", "."),
    ("--out", ""),
    ("--out", "evening.csv\0"),
    ("--out", f"{'x' * 5_000}.csv"),
    ("--out", f"{'x' * 5_000}.jsonl"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", SIMULATED, ids=lambda each: ascii(" ".join(each))[:50])
def test_a_tournament_that_cannot_be_is_refused_before_its_first_game(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for ending in ("csv", "jsonl"):
        Path(f"folder.{ending}").mkdir()
    monkeypatch.setattr("istanbul_nb.tournaments.line_up.LineUp.play", lambda *given: pytest.fail("a game was played"))
    monkeypatch.setattr(Processes, "__init__", lambda *given: pytest.fail("processes were started"))
    said = complaint(["simulate", "sultan", "--language", language, *arguments], capsys)
    assert bool(re.search("[а-яё]{4}", said)) == (language == "ru")


FILES = ("", ".", "/", "folder", "nothing", "words", "/dev/zero", "a/b\0c", "\udcff.match", "x" * 5_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: ascii(file)[:30])
@pytest.mark.parametrize("command", [["replay"], ["text", "--load"]], ids=" ".join)
def test_a_file_that_holds_no_match_is_told(
    command: list[str], file: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("folder").mkdir()
    Path("words").write_text("not a match", encoding="utf-8")
    said = complaint([*command, file, "--language", language], capsys)
    assert bool(re.search("[а-яё]{4}", said)) == (language == "ru")


@pytest.mark.parametrize("command", [["replay"], ["text", "--load"]], ids=" ".join)
def test_a_file_that_may_not_be_read_is_told(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def deny(*given: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    played(3).save("evening.match")
    monkeypatch.setattr("istanbul_nb.match.storage.os.open", deny)
    monkeypatch.setattr(Path, "open", deny)
    assert "Permission denied" in complaint([*command, "evening.match"], capsys)


@pytest.mark.parametrize("step", [13, 10**29])
def test_a_step_after_the_last_is_told(step: int, capsys: pytest.CaptureFixture[str]) -> None:
    played(12).save("evening.match")
    assert "0 to 12" in complaint(["replay", "evening.match", "--step", str(step)], capsys)


@pytest.mark.parametrize("arguments", [["--names", ""], ["--seed", str(10**29)], ["--names", "A,bot clever"]], ids=str)
def test_a_game_that_cannot_begin_is_told(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: pytest.fail("something was asked"))
    complaint(["text", "--layout", "short", *arguments], capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["words", "words/below", "a\0b", "~nobody-of-that-name/x", "x" * 5_000])
def test_a_folder_for_notebooks_that_cannot_be_is_told(
    folder: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("words").write_text("mine", encoding="utf-8")
    monkeypatch.setattr("istanbul_nb.commands.play.launch", lambda arguments: pytest.fail("a server was started"))
    complaint(["play", "--folder", folder, "--language", language], capsys)


def test_more_workers_than_the_machine_can_run_are_told() -> None:
    command = [sys.executable, "-m", "istanbul_nb", "simulate", "sultan", "--workers", "40", "--games", "40"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32)),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == Words().say("tournament-start", workers=40, problem="Too many open files")


def test_signs_that_cannot_be_read_are_answered_like_other_words() -> None:
    command = [sys.executable, "-m", "istanbul_nb", "text", "--names", "Anna,bot", "--layout", "short"]
    done = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, check=False, timeout=100)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goodbye!" in done.stdout
