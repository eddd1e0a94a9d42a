"""What is given away, installed where nothing else is: no checkout, no Node.js, no package that it does not ask for."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from hatch_build import BUNDLE, BundleHook
from istanbul_nb import notebooks
from istanbul_nb.games import GAMES
from istanbul_nb.words import Words

from . import building
from .building import BUILD, ROOT, Released

PACKAGE = ROOT / "istanbul_nb"
LARGEST = 3_000_000
UNWANTED = ("tests/", "widgets/", "node_modules", "__pycache__", ".ipynb_checkpoints", "docs/", "benchmarks/")
WHOLE_GAMES = """
import shutil, sys
from importlib.util import find_spec
import istanbul_nb
from istanbul_nb import Match, load
from istanbul_nb.games import GAMES

assert sys.prefix in istanbul_nb.__file__, istanbul_nb.__file__
assert shutil.which("node") is None and shutil.which("npm") is None
assert find_spec("pandas") is None and find_spec("jupyterlab") is None
for game in GAMES:
    match = Match(game, players=2, seed=4)
    for seat in (0, 1):
        match.assign_bot(seat, "greedy")
    match.run_bots()
    assert match.over and load(match.text()).standings == match.standings
    match.save(f"{game}.match")
    print(game, len(match.steps))
"""
TABLES = """
from istanbul_nb import course, play, rule, rulebook
from istanbul_nb.games import GAMES

for game in GAMES:
    for language in ("en", "ru"):
        table = play(game, names=["Anna", "Boris"], bots=1, seed=1, language=language, autosave=False)
        assert len(table._esm) > 10_000 and len(table._css) > 1_000
        assert "<svg" in table._repr_mimebundle_()[0]["image/svg+xml"]
    assert course(game)._esm and rulebook(game)
print(rule("ist.move.steps").title)
"""
NOTEBOOKS = "from istanbul_nb.notebooks import notebooks; print(*(path.as_posix() for path in notebooks()), sep='\\n')"


class Installed(NamedTuple):
    """An environment that has the wheel and what it asks for, and nothing else; work is done in a folder of its own."""

    environment: Path
    desk: Path

    def run(self, program: str, *arguments: str, status: int = 0, typed: str = "") -> str:
        """Return what a program of the environment prints, or what it says when it fails."""
        command = [str(self.environment / "bin" / program), *arguments]
        done = subprocess.run(
            command, cwd=self.desk, env=self.variables, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == status, done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr
        return done.stderr if status else done.stdout

    @property
    def variables(self) -> dict[str, str]:
        """Return a search path with this environment alone, and no trace of the one that runs the tests."""
        return {
            "PATH": str(self.environment / "bin"),
            "HOME": str(self.desk),
            "ISTANBUL_NB_HOME": str(self.desk / "matches"),
            "LANG": "C.UTF-8",
            "COLUMNS": "200",
        }


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Released:
    return building.released(tmp_path_factory)


@pytest.fixture(scope="module")
def installed(released: Released, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    environment = building.once(tmp_path_factory, "environment", partial(building.install, released.wheel))
    return Installed(environment, tmp_path_factory.mktemp("desk"))


def carried(wheel: Path) -> dict[str, int]:
    """Return the files of a wheel with their sizes."""
    with zipfile.ZipFile(wheel) as archive:
        return {each.filename: each.file_size for each in archive.infolist()}


def below(folder: str, *endings: str) -> set[str]:
    """Return the files of the package below one of its folders."""
    paths = (path for ending in endings for path in (PACKAGE / folder).rglob(f"*{ending}"))
    return {path.relative_to(ROOT).as_posix() for path in paths}


# What is in it


def test_the_wheel_is_small_and_for_every_machine(released: Released) -> None:
    assert released.wheel.name.endswith("-py3-none-any.whl")
    assert released.wheel.stat().st_size < LARGEST
    assert [name for name in carried(released.wheel) if any(part in name for part in UNWANTED)] == []


@pytest.mark.parametrize("name", BUNDLE)
def test_the_front_end_and_the_art_are_in_it(name: str, released: Released) -> None:
    assert carried(released.wheel)[f"istanbul_nb/table/static/{name}"] > 0


@pytest.mark.parametrize(
    ("folder", "endings", "least"),
    [
        ("locale", (".ftl", ".toml"), 24),
        ("games", (".toml", ".py"), 30),
        ("games", (".ftl",), 14),
        ("games/istanbul/data/rulebook", (".toml",), 5),
        ("games/istanbul/data/courses", (".toml",), 45),
        ("commands", (".py",), 8),
        (".", (".py", "py.typed"), 200),
    ],
)
def test_everything_that_the_package_reads_is_in_it(
    folder: str, endings: tuple[str, ...], least: int, released: Released
) -> None:
    wanted = below(folder, *endings)
    assert len(wanted) >= least
    assert wanted - set(carried(released.wheel)) == set()


def test_every_notebook_is_in_it_as_it_is(released: Released) -> None:
    with zipfile.ZipFile(released.wheel) as archive:
        found = {name: archive.read(name) for name in archive.namelist() if name.endswith(".ipynb")}
    folder = notebooks.notebooks_folder()
    assert folder == ROOT / "notebooks"
    assert found == {
        f"istanbul_nb/notebooks/{path.as_posix()}": (folder / path).read_bytes() for path in notebooks.notebooks()
    }
    assert len(found) > 20


def test_the_source_distribution_has_all_that_the_tests_need(released: Released) -> None:
    with tarfile.open(released.source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"Makefile", "constraints.txt", "hatch_build.py", "tests/packaging/test_wheel.py", "pyproject.toml"} <= names
    assert {".github/workflows/tests.yml", ".pre-commit-config.yaml", "SECURITY.md"} <= names
    assert {f"notebooks/{path.as_posix()}" for path in notebooks.notebooks()} <= names
    assert {f"istanbul_nb/table/static/{name}" for name in BUNDLE} <= names


def test_an_editable_installation_gets_no_copy_of_the_notebooks() -> None:
    nothing: object = None
    hook = BundleHook(str(ROOT), {}, nothing, nothing, "", "wheel", nothing)  # type: ignore[arg-type]
    packed: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("editable", packed)
    assert packed == {"force_include": {}}
    hook.initialize("standard", packed)
    assert len(packed["force_include"]) == len(notebooks.notebooks())


def test_make_dist_builds_it_the_same_way() -> None:
    dry_run = ["make", "--dry-run", "--no-print-directory", "dist"]
    done = subprocess.run(dry_run, cwd=ROOT, check=True, capture_output=True, text=True)
    *_, command = done.stdout.splitlines()
    assert command.endswith(f"python {' '.join(BUILD)} dist .")
    assert command.startswith("PIP_CONSTRAINT=")  # what builds it is of the versions that are known to work


# Where nothing else is


def test_whole_games_are_played_from_python(installed: Installed) -> None:
    lines = installed.run("python", "-c", WHOLE_GAMES).splitlines()
    assert [line.split()[0] for line in lines] == list(GAMES)
    assert all(int(line.split()[1]) > 20 for line in lines)


def test_tables_courses_and_the_rulebook_are_whole(installed: Installed) -> None:
    assert installed.run("python", "-c", TABLES).strip() == Words().rule("ist.move.steps")[0]


def test_the_notebooks_are_found(installed: Installed) -> None:
    found = installed.run("python", "-c", NOTEBOOKS).split()
    assert found == [path.as_posix() for path in notebooks.notebooks()]


def test_a_whole_game_is_played_with_the_command(installed: Installed) -> None:
    arguments = ("text", "sultan", "--no-memory", "--names", "bot random,bot", "--seed", "3")
    told = installed.run("istanbul-nb", *arguments, "--language", "ru")
    assert Words("ru", "sultan").say("text-over") in told


def test_a_person_plays_with_the_command(installed: Installed) -> None:
    arguments = ("text", "--names", "Anna,bot", "--seed", "1", "--layout", "short", "--language", "en")
    told = installed.run("istanbul-nb", *arguments, typed="move 12\nquit\n")
    assert "Anna walked to 12 Police Station." in told


def test_bots_are_simulated_with_the_command_and_without_pandas(installed: Installed) -> None:
    told = installed.run("istanbul-nb", "simulate", "sultan", "--games", "4", "--workers", "2")
    assert "4 games" in told
    refused = installed.run("istanbul-nb", "simulate", "--out", "a.parquet", status=1)
    assert 'pip install "istanbul_nb[analysis]"' in refused


def test_a_match_is_saved_and_told_with_the_command(installed: Installed) -> None:
    save = (
        "from istanbul_nb import Match; m = Match(players=2, seed=1, layout='order'); m.do('move 2'); m.save('a.match')"
    )
    installed.run("python", "-c", save)
    assert "Fabric Warehouse" in installed.run("istanbul-nb", "replay", "a.match")


def test_the_command_says_how_to_get_jupyterlab(installed: Installed) -> None:
    told = installed.run("istanbul-nb", "play", status=1)
    assert told.strip() == Words().say("package-missing", package="jupyterlab", extra="lab")


def test_the_command_is_also_a_module(installed: Installed) -> None:
    assert installed.run("python", "-m", "istanbul_nb") == installed.run("istanbul-nb")
