"""What the command line says of itself."""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from istanbul_nb import __version__
from istanbul_nb.commands import COMMANDS, EXAMPLES, main, parser
from istanbul_nb.games import GAMES
from tests.match.playing import played

DOCUMENTED = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
NAMES = [module.__name__.rpartition(".")[2] for module in COMMANDS]


def arguments(name: str) -> list[argparse.Action]:
    """Return the arguments of a command."""
    (commands,) = (action.choices for action in parser()._actions if isinstance(action.choices, dict))
    return list(commands[name]._actions)


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert all(re.search(rf"^ +{name} +\w+ \w+", told.out, re.MULTILINE) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_says_what_it_does_and_what_each_argument_means(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert re.search(r"\n\n[A-Z][^\n]+.*?\.\n\n", capsys.readouterr().out, re.DOTALL), "nothing says what it does"
    assert [action.dest for action in arguments(name) if not action.help] == []


def test_every_example_can_be_typed() -> None:
    examples = re.findall(r"^  istanbul-nb (.*?)   ", EXAMPLES, re.MULTILINE)
    assert len(examples) == 4
    for example in examples:
        assert "run" in parser().parse_args(example.split())


def test_every_command_of_the_documentation_can_be_typed() -> None:
    typed = re.findall(r"^istanbul-nb (.+)$", DOCUMENTED, re.MULTILINE)
    assert {line.split()[0] for line in typed} == set(NAMES)
    for line in typed:
        assert "run" in parser().parse_args(shlex.split(line))


@pytest.mark.parametrize("name", NAMES)
def test_every_argument_is_documented(name: str) -> None:
    chapter = DOCUMENTED.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    chapter += DOCUMENTED.partition("\n## play\n")[0]
    if name == "check":
        chapter += DOCUMENTED.partition("\n## text\n")[2].partition("\n## ")[0]
    options = {option for action in arguments(name) for option in action.option_strings} - {"-h", "--help"}
    assert {option for option in options if not re.search(rf"`?{option}\b", chapter)} == set()


@pytest.mark.parametrize("name", ["play", "text", "simulate", "check"])
def test_every_command_takes_a_game_as_its_first_argument(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert [parser().parse_args([name, game]).game for game in GAMES] == list(GAMES)
    with pytest.raises(SystemExit):
        main([name, "chess"])
    assert "argument GAME: invalid choice: 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["play", "text", "simulate", "check"])
def test_no_option_names_a_game_and_none_may_be_shortened(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--game", "sultan"])
    assert left.value.code == 2
    assert "error: unrecognized arguments: --game\n" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "game"), [("play", None), ("text", "istanbul"), ("simulate", "istanbul")])
def test_which_game_it_is_where_none_is_named(name: str, game: str | None) -> None:
    assert parser().parse_args([name]).game == game


def test_it_is_a_module_to_run_and_tells_its_version() -> None:
    command = [sys.executable, "-m", "istanbul_nb", "--version"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() == __version__


def test_whoever_interrupts_a_command_gets_no_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def press(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("istanbul_nb.terminal.opened", press)
    assert main(["replay", "evening.match"]) == 130
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "\n")


def test_a_reader_that_goes_away_ends_a_command_quietly(tmp_path: Path) -> None:
    played(300, seed=1).save(tmp_path / "long.match")
    command = f"'{sys.executable}' -m istanbul_nb replay '{tmp_path}/long.match' | head -n 1"
    done = subprocess.run(["sh", "-c", command], check=True, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_asking_for_help_loads_nothing_that_takes_long() -> None:
    program = "import sys; from istanbul_nb.commands import main; main([]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    heavy = {"traitlets", "fluent", "pandas", "ipywidgets", "jupyterlab", "istanbul_nb.match.match", "istanbul_nb.bots"}
    assert heavy & set(done.stdout.split()) == set()
