"""What came of the mutants, kept in a file so that a run can be stopped and go on."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.mutations import Mutant
from tests.mutants.subjects import Subject, digest_of_code, tests_asked

FOLDER = Path(".mutants")


class Outcome(NamedTuple):
    """Who noticed a mutant, `None` if nobody did, and the tests that were asked."""

    noticed: str | None
    tests: str


class Results:
    """The outcomes of a subject.

    A mutant that was noticed stays so while its function is the same; one that survived is tried again when a test has
    changed, and then only the tests of files that are new or have changed are asked.
    """

    def __init__(self, subject: Subject, fresh: bool = False) -> None:
        self.path = FOLDER / f"{subject.name}.jsonl"
        self.tests = tests_asked(subject)
        self.outcomes: dict[str, Outcome] = {}
        self.added = 0
        FOLDER.mkdir(exist_ok=True)
        if fresh:
            self.path.unlink(missing_ok=True)
        self.load()
        self.shared = {digest_of_code([path]) for path in subject.test_files() if not path.name.startswith("test_")}
        self.files = _load(FOLDER / f"{subject.name}.tests.json") or {}
        if subject.asks_all:
            self.files[self.tests] = [digest_of_code([path]) for path in (*subject.test_files(), *subject.files())]
            _save(FOLDER / f"{subject.name}.tests.json", self.files)

    def load(self) -> None:
        """Read the outcomes that are in the file."""
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else ():
            key, noticed, tests = json.loads(line)
            self.outcomes[key] = Outcome(noticed, tests)

    def is_known(self, mutant: Mutant) -> bool:
        """Tell whether a mutant need not be tried."""
        outcome = self.outcomes.get(mutant.key)
        return outcome is not None and (outcome.noticed is not None or outcome.tests == self.tests)

    def survived(self, mutant: Mutant) -> bool:
        """Tell whether a mutant was tried and nobody noticed it."""
        return self.is_known(mutant) and self.outcomes[mutant.key].noticed is None

    def asked(self, mutant: Mutant) -> Collection[str]:
        """Return the digests of test files that did not notice a mutant before; none if what they share has changed."""
        outcome = self.outcomes.get(mutant.key)
        known = set(self.files.get(outcome.tests, ()) if outcome and outcome.noticed is None else ())
        return known if self.shared <= known else ()

    def add(self, mutant: Mutant, noticed: str | None) -> None:
        """Keep an outcome."""
        self.outcomes[mutant.key] = Outcome(noticed, self.tests)
        self.added += 1
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([mutant.key, noticed, self.tests], ensure_ascii=False) + "\n")


def load_recording(name: str) -> dict[str, Any] | None:
    """Return what was recorded for a subject, `None` if nothing was."""
    return _load(FOLDER / f"{name}.json")


def save_recording(name: str, data: dict[str, Any]) -> None:
    """Keep what was recorded for a subject."""
    _save(FOLDER / f"{name}.json", data)


def _load(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def _save(path: Path, data: dict[str, Any]) -> None:
    path.write_text(json.dumps(data), encoding="utf-8")
