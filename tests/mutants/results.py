"""What came of the mutants, kept in a file so that a run can be stopped and go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.mutations import Mutant

FOLDER = Path(".mutants")


class Outcome(NamedTuple):
    """Who noticed a mutant, `None` if nobody did, and the tests that were asked."""

    noticed: str | None
    tests: str


class Results:
    """The outcomes of a subject.

    A mutant that was noticed stays so while its function is the same; one that survived is tried again when a test has
    changed.
    """

    def __init__(self, name: str, tests: str, fresh: bool = False) -> None:
        self.path = FOLDER / f"{name}.jsonl"
        self.tests = tests
        self.outcomes: dict[str, Outcome] = {}
        self.added = 0
        FOLDER.mkdir(exist_ok=True)
        if fresh:
            self.path.unlink(missing_ok=True)
        self.load()

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

    def add(self, mutant: Mutant, noticed: str | None) -> None:
        """Keep an outcome."""
        self.outcomes[mutant.key] = Outcome(noticed, self.tests)
        self.added += 1
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([mutant.key, noticed, self.tests], ensure_ascii=False) + "\n")


def load_recording(name: str) -> dict[str, Any] | None:
    """Return what was recorded for a subject, `None` if nothing was."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def save_recording(name: str, data: dict[str, Any]) -> None:
    """Keep what was recorded for a subject."""
    (FOLDER / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
