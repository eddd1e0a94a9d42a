"""A tiny module is broken in every way, and what its tests do not notice is found."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.__main__ import choose, parse
from tests.mutants.mutations import make_mutants, mutated_tree
from tests.mutants.reasons import FILE, read_reasons
from tests.mutants.results import Results
from tests.mutants.subjects import Subject, digest_of_code

ROOT = Path(__file__).parents[2]
SOURCE = """
from functools import lru_cache

PASS = 5
UNUSED = 7


class Base:
    def bonus(self):
        return 1


class Exam(Base):
    def bonus(self):
        return super().bonus() + 1

    @property
    def passed(self):
        return self.points + self.bonus() >= PASS

    def __init__(self, points):
        self.points = points


@lru_cache
def reduce(number):
    while number > 10:
        number -= 4
    return number


def name(number):
    return ("none", "one", "many")[min(number, 2)]
"""
TESTS = """
from tiny.exam import Exam, name, reduce


def test_points_and_bonus_make_a_pass():
    assert Exam(3).passed
    assert not Exam(2).passed


def test_reduced():
    assert reduce(11) == 7
    assert reduce(17) == 9


def test_names():
    assert (name(1), name(5)) == ("one", "many")
"""
REASON = """
[[survivor]]
file = "tiny/exam.py"
function = ""
line = "UNUSED = 7"
changes = ["7 → 8", "7 → 6"]
why = "Nobody uses it."
"""
STALE = REASON.replace("UNUSED", "UNKNOWN").replace('["7 → 8", "7 → 6"]', '["7 → 8"]')
NOT_NEEDED = "tiny/exam.py: a reason that is not needed: UNKNOWN = 7: 7 → 8"
GRADES = """
GRADES = 4


def best(highest=6):
    '''
    >>> best()
    6
    '''
    return max(highest, 1)
"""
LOOKS = """
from tiny.grades import GRADES


def test_there_are_four_grades():
    assert GRADES == 4
"""
SHARED = """
def one():
    '''One, for example:

    >>> one()
    1
    '''
"""
BETTER = """

def test_ten_is_small():
    assert reduce(10) == 10
"""
SURVIVORS = {  # nobody has tried to reduce 10
    "tiny/exam.py:27  number > 10 → number >= 10",
    "tiny/exam.py:27  10 → 9",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with a package, its tests and a reason."""
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny/__init__.py").write_text("")
    (tmp_path / "tiny/exam.py").write_text(SOURCE)
    (tmp_path / "test_tiny.py").write_text(TESTS)
    (tmp_path / "reasons.toml").write_text(REASON + STALE)
    return tmp_path


def run(project: Path) -> tuple[int, list[str]]:
    """Break the tiny project; return the status and what was printed."""
    command = [sys.executable, "-m", "tests.mutants", "--sources", "tiny", "--tests", "test_tiny.py"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*command, "--reasons", "reasons.toml", "--seconds", "0.3"],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


def outcomes(project: Path) -> dict[str, str | None]:
    """Return who noticed each change."""
    lines = (project / ".mutants/tiny.jsonl").read_text(encoding="utf-8").splitlines()
    return {key.split("\n")[3]: noticed for key, noticed, _ in map(json.loads, lines)}


def test_what_no_test_notices_is_printed_until_a_better_test_does(project: Path) -> None:
    status, printed = run(project)
    assert {line for line in printed if line.startswith("tiny/")} == SURVIVORS | {NOT_NEEDED}
    assert (status, printed[-1].rpartition(", ")[2]) == (1, f"{len(SURVIVORS)} that no test noticed")
    found = outcomes(project)
    assert found["number -= 4 → number += 4"] == "time"  # it never ends
    assert found["return super().bonus() + 1 → return None"] == "test_tiny.py::test_points_and_bonus_make_a_pass"
    assert found["5 → 6"] == "test_tiny.py::test_points_and_bonus_make_a_pass"
    assert found["7 → 8"] is None

    (project / "test_tiny.py").write_text(TESTS + BETTER)
    (project / "reasons.toml").write_text(REASON)
    status, printed = run(project)
    assert printed[0] == "tiny: 34 mutants, 30 known"
    assert (status, printed[-1].rpartition(", ")[2]) == (0, "0 that no test noticed")


def test_examples_notice_what_they_show_and_a_test_a_constant_that_it_only_looks_at(project: Path) -> None:
    (project / "tiny/exam.py").unlink()
    (project / "tiny/grades.py").write_text(GRADES)
    (project / "test_tiny.py").write_text(LOOKS)
    (project / "reasons.toml").write_text("")
    survivors = [line for line in run(project)[1] if line.startswith("tiny/")]
    assert survivors == ["tiny/grades.py:10  1 → 2", "tiny/grades.py:10  1 → 0"]
    found = outcomes(project)
    assert found["4 → 5"] == found["4 → 3"] == "test_tiny.py::test_there_are_four_grades"
    assert found["6 → 7"] == found["6 → 5"] == "tiny/grades.py::tiny.grades.best"


def test_a_sample_is_the_same_for_the_same_seed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    subject = Subject("tiny", "tiny", ("test_tiny.py",))
    samples = [choose(subject, parse(["--sample", "3", "--seed", seed])) for seed in ("1", "1", "2")]
    assert samples[0] == samples[1] != samples[2]
    assert len(samples[0]) == 3


def test_tests_that_fail_with_nothing_broken_stop_it(project: Path) -> None:
    (project / "test_tiny.py").write_text(TESTS + "\n\ndef test_wrong():\n    assert name(1) == 'two'\n")
    status, printed = run(project)
    assert status == 2
    assert "  fails although nothing is broken: test_tiny.py::test_wrong" in printed


def test_a_mutant_is_known_again_after_other_words_above_it_and_no_longer_after_other_code(project: Path) -> None:
    path = project / "tiny/grades.py"

    def keys(source: str) -> list[str]:
        path.write_text(source)
        return [mutant.key for mutant in make_mutants(path)]

    known = keys(GRADES)
    assert keys(GRADES.replace("    >>> best()", "    Return the best grade.\n\n    >>> best()")) == known
    changed = keys(GRADES.replace("(highest, 1)", "(highest, 1, 0)"))
    assert [key in changed for key in known] == ["GRADES = 4" in key for key in known]


def test_who_has_not_noticed_a_mutant_is_not_asked_about_it_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    tests, shared = Path("test_tiny.py"), Path("shared.py")
    shared.write_text(SHARED)
    subject = Subject("tiny", "tiny", (str(tests), str(shared)))
    mutant = make_mutants(Path("tiny/exam.py"))[0]
    Results(subject).add(mutant, None)
    tests.write_text(f'"""Other words."""{TESTS}')
    shared.write_text(SHARED.replace("One", "In other words, one"))
    assert Results(subject).is_known(mutant)
    before = digest_of_code([tests])
    tests.write_text(TESTS + BETTER)
    later = Results(subject)
    assert not later.is_known(mutant)
    assert [digest in later.asked(mutant) for digest in (before, digest_of_code([tests]))] == [True, False]
    shared.write_text(SHARED.replace("1", "2"))
    assert Results(subject).asked(mutant) == ()


def test_every_mutant_of_a_game_is_another_program() -> None:
    path = Path("istanbul_nb/games/sultan/rules/trick.py")
    source = ast.dump(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    mutants = make_mutants(ROOT / path)
    assert len({mutant.key for mutant in mutants}) == len(mutants) > 100
    for mutant in mutants[::10]:
        tree = mutated_tree(mutant)
        compile(tree, str(path), "exec")
        assert ast.dump(tree) != source


def test_every_reason_is_a_sentence_about_a_change_that_there_is() -> None:
    files = sorted({reason.file for reason in read_reasons(FILE)})
    known = {
        (file, mutant.function, mutant.text, mutant.change) for file in files for mutant in make_mutants(ROOT / file)
    }
    for reason, why in read_reasons(FILE).items():
        assert tuple(reason) in known, f"nothing like that is there any more: {reason}"
        assert why.endswith("."), reason
