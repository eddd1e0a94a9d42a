"""Why some mutants cannot be noticed: `reasons.toml`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutants.mutations import Mutant

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FILE = Path(__file__).with_name("reasons.toml")


class Reason(NamedTuple):
    """A change on a line of a function that nobody can notice, and why."""

    file: str
    function: str
    line: str
    change: str


def reason_for(mutant: Mutant) -> Reason:
    """Return what the reason of a mutant is found under."""
    return Reason(mutant.file, mutant.function, mutant.text, mutant.change)


def read_reasons(path: Path) -> dict[Reason, str]:
    """Return the reasons of a file; an entry has a `file`, a `function`, the text of a `line`, `changes` and `why`."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", []) if path.exists() else []
    return {
        Reason(entry["file"], entry["function"], entry["line"], change): str(entry["why"])
        for entry in entries
        for change in entry["changes"]
    }


def stale_reasons(reasons: dict[Reason, str], mutants: Sequence[Mutant], survivors: Sequence[Mutant]) -> list[Reason]:
    """Return the reasons for files of these mutants that are not needed: nothing like it is there, or it is noticed."""
    files = {mutant.file for mutant in mutants}
    needed = set(map(reason_for, survivors))
    return [reason for reason in reasons if reason.file in files and reason not in needed]
