"""The workflows of the repository call what there is, and try every Python that the package is for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.matrix import VERSIONS

from .building import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
EVERY = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    """Return a file of YAML as it is."""
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def steps(path: Path) -> Iterator[dict[str, Any]]:
    """Yield each step of each job of a workflow."""
    for job in read(path)["jobs"].values():
        yield from job.get("steps", ())


def commands(path: Path) -> list[str]:
    """Return what a workflow runs, in its order."""
    return [step["run"] for step in steps(path) if "run" in step]


def test_there_are_workflows_for_tests_releases_and_the_site() -> None:
    assert [path.stem for path in WORKFLOWS] == ["release", "site", "tests"]


@EVERY
def test_every_target_that_a_workflow_makes_exists(path: Path) -> None:
    made = {word for command in commands(path) for word in re.findall(r"\bmake ([a-z-]+)", command)}
    assert made
    assert made <= TARGETS


@EVERY
def test_every_action_is_pinned_by_its_major_version(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    assert [action for action in used if not re.search(r"@(release/)?v\d+$", action)] == []


@EVERY
def test_nothing_may_be_written_but_where_a_job_says_so(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}


def test_every_python_is_tried_on_every_system() -> None:
    matrix = read(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]["quick"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == VERSIONS
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_the_quick_tests_are_those_of_the_makefile() -> None:
    _, tried, *_ = commands(ROOT / ".github" / "workflows" / "tests.yml")
    assert f"\n\t$(BIN)/{tried} $(GIVEN)\n" in MAKEFILE


def test_every_hook_before_a_commit_is_part_of_make_lint() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    (parts,) = re.findall(r"^lint: (.+)$", MAKEFILE, re.MULTILINE)
    assert local["repo"] == "local"
    assert [hook["entry"] for hook in local["hooks"]] == [f"make {part}" for part in parts.split()]
