"""Bots play many games in a terminal: what is told, what is kept, and what is refused before anything is played."""

from __future__ import annotations

import csv
import fcntl
import os
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import pandas
import pytest

from istanbul_nb import Tournament, tournament
from istanbul_nb.commands import main
from istanbul_nb.tournaments.batch import Lost, Over
from istanbul_nb.tournaments.workers import Workers
from istanbul_nb.words import LANGUAGES, Words
from tests.match.sentences import assert_sentence

QUICK = ("simulate", "sultan", "--workers", "1", "--games", "6")
MANY = "100000"
HIDE = "import sys; sys.modules.update(dict.fromkeys({names})); from istanbul_nb.commands import main; sys.exit(main())"


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """Return what the command tells; what could not be done is on the error stream."""
    assert main([*QUICK, *arguments]) == status
    said = capsys.readouterr()
    assert bool(said.err) == (status == 1)
    return said.out + said.err


def played(games: int = 6, **given: Any) -> Tournament:
    return tournament(["greedy", "random"], "sultan", games=games, workers=1, progress=False, **given)


def test_the_wins_of_each_bot_are_told_with_how_sure_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    lines, result = told(capsys).splitlines(), played()
    for entry, line in enumerate(lines[1:3]):
        share = result.wins(entry)
        low, high = (f"{100 * bound:.0f}" for bound in share.interval)
        assert re.split("  +", line) == [
            result.names[entry],
            f"{share.won:g} of 6",
            f"{100 * share.part:.0f} %",
            f"{low} to {high} %",
        ]
    assert lines[3:] == ["6 games, 3.0 rounds long on average, 3 to 3."]


def test_bots_of_the_same_name_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--bots", "random, random,greedy").splitlines()
    assert [re.split("  +", line)[0] for line in lines[1:4]] == ["random (1)", "random (2)", "greedy"]


def test_the_dice_are_those_of_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "--seed", "7", "--out", "a.jsonl")
    assert [game.seed for game in Tournament.load("a.jsonl").played] == [7, 7, 8, 8, 9, 9]


def test_a_setup_is_played_as_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--bots", "random,random", "--games", "1", "--workers", "1", "--out", "a.jsonl"]
    assert main([*arguments, "--expansion", "mocha", "--layout", "order", "--neutral"]) == 0
    options = Tournament.load("a.jsonl").line_up.options
    assert options == {"players": 2, "expansion": "mocha", "layout": "order", "neutral": True}
    assert "One game" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_the_language_of_the_person(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--language", language, "--out", "a.csv")
    assert ("3.0" if language == "en" else "3,0") in text
    assert Words(language).say("commands-written", file="a.csv") in text
    assert bool(re.search("[а-яё]{4}", text)) == (language == "ru")


def test_games_are_kept_as_they_come_and_the_same_command_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, "--out", "evening.jsonl")
    kept = Path("evening.jsonl").read_bytes()
    assert told(capsys, "--out", "evening.jsonl") == first
    assert Path("evening.jsonl").read_bytes() == kept
    assert Tournament.load("evening.jsonl").played == played().played


def test_a_table_of_all_games_is_written_to_parquet(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "--out", "deep/evening.parquet")
    assert Tournament.load("deep/evening.parquet").played == played().played


def test_a_table_of_all_games_is_written_to_csv(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, "--out", "evening.csv")
    frame = played().frame()
    read = pandas.read_csv("evening.csv")
    assert list(read.columns) == list(frame.columns)
    assert read["points"].tolist() == frame["points"].tolist()
    assert read["bot"].tolist() == frame["bot"].tolist()


def test_an_empty_tournament_has_a_table_without_rows(tmp_path: Path) -> None:
    result = played()
    Tournament(result.names, (), result.line_up).csv(tmp_path / "none.csv")
    with (tmp_path / "none.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1


WRONG: tuple[tuple[str, ...], ...] = (
    ("--bots", "greedy,clever"),
    ("--bots", "greedy"),
    ("--bots", ""),
    ("--bots", "random,random,random,random,random,random"),
    ("--layout", "short"),
    ("--out", "evening.xlsx"),
    ("--out", "evening"),
    ("--out", "there.csv"),
    ("--out", "there.parquet"),
    ("--out", "there.jsonl"),
    ("--out", "there.csv/evening.csv"),
    ("--out", "there.csv/evening.jsonl"),
    ("--out", "~nobody-of-that-name/a.csv"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_cannot_be_is_told_before_anything_is_played(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for ending in ("csv", "parquet", "jsonl"):
        Path(f"there.{ending}").write_text("mine", encoding="utf-8")
    monkeypatch.setattr("istanbul_nb.tournaments.line_up.LineUp.play", lambda *given: pytest.fail("a game was played"))
    text = told(capsys, *arguments, "--language", language, status=1).strip()
    assert_sentence(text)
    assert bool(re.search("[а-яё]{4}", text)) == (language == "ru")
    assert all(Path(f"there.{ending}").read_text(encoding="utf-8") == "mine" for ending in ("csv", "parquet", "jsonl"))


@pytest.mark.parametrize(
    "arguments",
    [["--games", "0"], ["--games", "x"], ["--workers", "0"], ["--seed", "-1"], ["go"]],
    ids=str,
)
def test_numbers_that_are_none_end_with_a_hint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", *arguments])
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


# Workers that end


@pytest.mark.parametrize("out", ["evening.csv", "evening.jsonl"])
def test_what_was_over_is_told_and_written_when_no_worker_can_go_on(
    out: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def end_early(self: Workers, line_ups: Any, jobs: Any) -> Any:
        yield from (Over(job, line_ups[0].play(job.number)) for job in jobs[:4])
        raise self._lost(Lost([jobs[4]], EOFError()), 5)

    monkeypatch.setattr(Workers, "play", end_early)
    text = told(capsys, "--out", out, status=1)
    assert "4 games, 3.0 rounds" in text
    assert "These cannot be played: 4 (" in " ".join(text.split())
    assert Path(out).read_text(encoding="utf-8").count("\n") == 1 + (8 if out.endswith("csv") else 4)


# Without the packages of an extra


def without(names: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command where packages are not installed."""
    program = HIDE.format(names=names)
    return subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)


def test_without_pandas_and_a_bar_the_result_is_told_all_the_same() -> None:
    done = without(("pandas", "pyarrow", "numpy", "cloudpickle"), *QUICK, "--out", "evening.csv")
    assert (done.returncode, done.stderr) == (0, "")
    assert "6 games, 3.0 rounds" in done.stdout
    assert Path("evening.csv").read_text(encoding="utf-8").count("\n") == 1 + 2 * 6


def test_without_pandas_parquet_is_refused_with_what_to_install() -> None:
    done = without(("pandas", "pyarrow"), *QUICK, "--out", "evening.parquet")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == Words().say("package-missing", package="pandas", extra="analysis")


# Ctrl+C


def stopped(*arguments: str, after: int = 10) -> subprocess.CompletedProcess[str]:
    """Run the command, interrupted as a terminal does it, everybody at once, as soon as some games are over."""
    program = (
        "import os, signal, sys\n"
        "from istanbul_nb.commands import main, simulate\n"
        "def press(done, of):\n"
        f"    if done == {after}: os.killpg(0, signal.SIGINT)\n"
        "simulate._progress = lambda games: press\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell it is ignored\n"
        "    sys.exit(main())\n"
    )
    Path("program.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "program.py", "simulate", "sultan", "--bots", "random,random", "--games", MANY]
    return subprocess.run(
        [*command, *arguments], capture_output=True, text=True, check=False, start_new_session=True, timeout=100
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_stops_is_told_that_the_games_are_kept_and_can_go_on(workers: str) -> None:
    done = stopped("--workers", workers, "--out", "evening.jsonl")
    kept = len(Tournament.load("evening.jsonl").played)
    assert kept >= 10
    assert (done.returncode, done.stderr) == (130, "")
    sentence = Words().say("commands-stopped", done=kept, of=int(MANY), kept="on", file="evening.jsonl")
    assert " ".join(done.stdout.split()).endswith(sentence)


def test_processes_that_are_just_being_started_are_stopped_without_a_word() -> None:
    done = stopped("--workers", "4", "--out", "evening.jsonl", after=1)
    assert (done.returncode, done.stderr) == (130, "")
    assert len(Tournament.load("evening.jsonl").played) >= 1


def test_whoever_stops_gets_the_table_of_what_was_over() -> None:
    done = stopped("--workers", "1", "--out", "evening.csv")
    kept = (Path("evening.csv").read_text(encoding="utf-8").count("\n") - 1) // 2
    assert kept >= 10
    assert done.returncode == 130
    sentence = Words().say("commands-stopped", done=kept, of=int(MANY), kept="table", file="evening.csv")
    assert " ".join(done.stdout.split()).endswith(sentence)
    assert f"{kept} games" in done.stdout


def test_whoever_stops_without_a_file_is_told_that_nothing_is_kept() -> None:
    done = stopped("--workers", "1")
    assert done.returncode == 130
    assert "They are not kept." in done.stdout
    assert "--out FILE.jsonl" in done.stdout


@pytest.mark.parametrize(("file", "kept"), [(None, "none"), ("evening.csv", "none"), ("evening.jsonl", "on")])
def test_whoever_stops_before_the_first_game_is_over_is_told_so(
    file: str | None, kept: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], desk: Path
) -> None:
    def press(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("istanbul_nb.tournaments.line_up.LineUp.play", press)
    text = told(capsys, *(["--out", file] if file else []), status=130).strip()
    assert text == Words().say("commands-stopped", done=0, of=6, kept=kept, file=file or "")
    assert [path.name for path in desk.iterdir()] == (["evening.jsonl"] if kept == "on" else [])


def test_a_table_that_cannot_be_written_in_the_end_costs_no_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Tournament, "csv", full)
    text = told(capsys, "--out", "evening.csv", status=1)
    assert "6 games" in text
    assert text.splitlines()[-1] == Words().say(
        "commands-out-unwritable", file="evening.csv", problem="No space left on device"
    )


# How far it is


def test_in_a_terminal_it_tells_how_far_it_is() -> None:
    mother, child = os.openpty()
    fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))  # a screen of 100 columns
    with subprocess.Popen(
        [sys.executable, "-m", "istanbul_nb", *QUICK], stdout=subprocess.PIPE, stderr=child, text=True
    ) as command:
        assert command.stdout is not None
        text = command.stdout.read()
    os.close(child)
    bar = os.read(mother, 100_000).decode()
    os.close(mother)
    assert command.returncode == 0
    assert "6/6" in bar
    assert "6/6" not in text
