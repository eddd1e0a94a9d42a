"""The tests on every Python: which interpreters are found, how each is used, and what is said in the end."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests import matrix
from tests.matrix import VERSIONS, Interpreter, Outcome, found, main, matches

HERE = ".".join(map(str, sys.version_info[:2]))
SIGNPOST = "echo 'pyenv: command not found: the version is not chosen' >&2; exit 127"


def program(path: Path, text: str) -> Path:
    """Write a program that can be run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def python(path: Path, version: str) -> Path:
    """Write an interpreter that says that it is of a version."""
    return program(path, f"echo {version}; echo {path}")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a machine with an empty search path, on which this interpreter is of no version that is looked for."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    for name in ("GIVEN", "MAKE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def pyenv(place: Path, *versions: str) -> None:
    """Write a pyenv that has installed these versions."""
    for version in versions:
        python(place / "versions" / version / "bin" / "python", version)
    listed = " ".join(["system-like", *versions])
    program(
        place / "bin" / "pyenv",
        f'case "$1" in versions) for v in {listed}; do echo $v; done;; prefix) echo {place}/versions/$2;; esac',
    )


def make(place: Path, text: str = "exit 0") -> Path:
    """Write a make that notes how it was called and where, and then does something else."""
    program(place / "bin" / "make", f'echo "$@" >> {place}/called\n{text}')
    return place / "called"


# Which interpreters there are


def test_nothing_is_found_where_nothing_is(place: Path) -> None:
    assert [found(version) for version in VERSIONS] == [None] * len(VERSIONS)


def test_an_interpreter_on_the_search_path_is_found(place: Path) -> None:
    path = python(place / "bin" / "python3.12", "3.12.9")
    assert found("3.12") == Interpreter("3.12.9", str(path))
    assert found("3.13") is None


def test_a_signpost_to_a_version_that_is_not_chosen_is_none(place: Path) -> None:
    program(place / "bin" / "python3.13", SIGNPOST)
    assert found("3.13") is None


def test_behind_a_signpost_the_real_interpreter_is_found(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(place / "bin" / "python3.12", SIGNPOST)
    path = python(place / "later" / "python3.12", "3.12.1")
    monkeypatch.setenv("PATH", f"{place / 'bin'}{os.pathsep}{place / 'later'}")
    assert found("3.12") == Interpreter("3.12.1", str(path))


def test_the_latest_of_pyenv_is_found_by_its_real_path(place: Path) -> None:
    program(place / "bin" / "python3.10", SIGNPOST)
    pyenv(place, "3.10.4", "3.10.13", "3.1.5", "3.11.2")
    assert found("3.10") == Interpreter("3.10.13", str(place / "versions" / "3.10.13" / "bin" / "python"))
    assert found("3.12") is None


def test_an_interpreter_that_says_another_version_is_not_taken(place: Path) -> None:
    python(place / "bin" / "python3.10", "3.11.4")
    assert found("3.10") is None


def test_this_interpreter_is_found_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    here = found(HERE)
    assert here is not None
    assert matches(here.version, HERE)


@pytest.mark.parametrize(("full", "version", "same"), [("3.10.4", "3.10", True), ("3.1.4", "3.10", False)])
def test_versions_are_compared_part_by_part(full: str, version: str, same: bool) -> None:
    assert matches(full, version) is same


# What is done with them, and said


def test_each_is_used_in_an_environment_of_its_own(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called = make(place)
    monkeypatch.setenv("GIVEN", "-n 0 tests/core")
    paths = {version: python(place / "bin" / f"python{version}", f"{version}.1") for version in ("3.10", "3.13")}
    assert main([]) == 0
    assert called.read_text(encoding="utf-8").splitlines() == [
        f"test-quick VENV=.venv-{version} PYTHON={path} GIVEN=-n 0 tests/core" for version, path in paths.items()
    ]
    lines = capsys.readouterr().out.splitlines()[-4:]
    assert lines[0] == "3.10  passed in 0:00 min (3.10.1)"
    assert lines[1:3] == ["3.11  not found here", "3.12  not found here"]
    assert lines[3] == "3.13  passed in 0:00 min (3.13.1)"


def test_one_that_fails_makes_all_fail_and_the_others_are_tried(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    called = make(place, 'case "$2" in *3.11) exit 2;; esac')
    for version in VERSIONS:
        python(place / "bin" / f"python{version}", f"{version}.1")
    assert main([]) == 1
    assert len(called.read_text(encoding="utf-8").splitlines()) == len(VERSIONS)
    lines = capsys.readouterr().out.splitlines()[-4:]
    assert [line.split()[1] for line in lines] == ["passed", "FAILED", "passed", "passed"]


def test_only_the_versions_that_are_named_are_tried(place: Path) -> None:
    called = make(place)
    for version in VERSIONS:
        python(place / "bin" / f"python{version}", f"{version}.1")
    assert main(["3.11"]) == 0
    assert "VENV=.venv-3.11 " in called.read_text(encoding="utf-8")


def test_without_any_python_it_fails_and_says_so(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make(place)
    assert main([]) == 1
    assert "install one" in capsys.readouterr().out


def test_the_time_is_told_in_minutes() -> None:
    assert (
        str(Outcome("3.10", Interpreter("3.10.13", "x"), 2, 125.4))
        == "3.10  FAILED with status 2 in 2:05 min (3.10.13)"
    )


def test_the_makefile_runs_what_is_tried_here() -> None:
    text = (Path(matrix.__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    assert "$(PYTHON) -m tests.matrix" in text
    recipe = "$(BIN)/python -m pytest --ignore tests/browser --durations 20 $(GIVEN)"
    assert f"\ntest-quick: $(VENV)/.installed-test\n\t{recipe}\n" in text
