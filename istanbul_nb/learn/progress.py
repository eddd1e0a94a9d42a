"""What a learner has done, kept in a file of their own: lessons can be taken up again, and teachers can look."""

from __future__ import annotations

import json
import os
import time
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from istanbul_nb.learn.sitting import KINDS, Noted
from istanbul_nb.names import BadName, clean_name
from istanbul_nb.storage import write_file
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import pandas

FORMAT = "istanbul_nb learning"
VERSION = 1
ENDING = ".learning"
LARGEST_FILE = 20_000_000
COLUMNS = ("learner", "lesson", "step", "kind", "what", "seconds")


class BadProgress(ValueError):
    """A file that is no learner's progress, or a name that is none; the text says what is wrong."""

    def __init__(self, reason: str, language: str, **facts: str) -> None:
        super().__init__(Words(language).say(f"progress-{reason}", **facts))

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


@dataclass
class Entry:
    """Something that the learner did: in which lesson and step, what it was, and the seconds since the one before."""

    lesson: str
    step: int
    kind: str
    what: str
    seconds: float


@dataclass
class Progress:
    """All that a learner did, by lesson (`course/lesson`). With a `path` it is kept after everything that is done."""

    learner: str = "Anna"
    path: Path | None = None
    entries: list[Entry] = field(default_factory=list)
    reached: dict[str, int] = field(default_factory=dict)  # the step where a lesson was left
    finished: list[str] = field(default_factory=list)
    language: str = "en"  # of complaints

    def __post_init__(self) -> None:
        self._last = time.monotonic()

    def note(self, lesson: str, noted: Noted) -> None:
        """Something was done."""
        now = time.monotonic()
        self.entries.append(Entry(lesson, noted.step, noted.kind, noted.what, round(now - self._last, 1)))
        self._last = now
        self._keep()

    def reach(self, lesson: str, step: int) -> None:
        """A step was begun."""
        if self.reached.get(lesson) != step:
            self.reached[lesson] = step
            self._keep()

    def finish(self, lesson: str) -> None:
        """The last step of a lesson was left: it can be taken again from its beginning."""
        if lesson not in self.finished:
            self.finished.append(lesson)
        self.reached.pop(lesson, None)
        self._keep()

    def state_of(self, lesson: str) -> str:
        """How far a lesson is: `done`, `begun` or `open`."""
        return "done" if lesson in self.finished else "begun" if self.reached.get(lesson) else "open"

    def frame(self) -> pandas.DataFrame:
        """Everything that was done, a row each; see `answers`."""
        return _frame(self._rows())

    def _rows(self) -> Iterator[tuple[Any, ...]]:
        for entry in self.entries:
            yield self.learner, entry.lesson, entry.step, entry.kind, entry.what, entry.seconds

    def _keep(self) -> None:
        """A disk that does not take it stops nobody from learning, but is told once."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.path, self.text())
        except OSError as error:
            facts = {"file": str(self.path), "problem": error.strerror or str(error)}
            warnings.warn(Words(self.language).say("progress-not-kept", **facts), stacklevel=2)
            self.path = None

    def text(self) -> str:
        """The file."""
        body = {"learner": self.learner, "finished": self.finished, "reached": self.reached}
        head = json.dumps({"format": FORMAT, "version": VERSION, **body}, ensure_ascii=False)
        rows = [json.dumps(asdict(entry), ensure_ascii=False) for entry in self.entries]
        return "\n".join([head, *rows, ""])


def learning_folder() -> Path:
    """Where progress is kept: below the folder named by ISTANBUL_NB_HOME, or the user's own data folder."""
    home = os.environ.get("ISTANBUL_NB_HOME")
    return (Path(home) if home else user_data_path("istanbul_nb")) / "learning"


def progress_of(learner: str, language: str = "en") -> Progress:
    """The progress of a learner, as it was kept; a file that cannot be read is put aside, never overwritten."""
    try:
        name = clean_name(learner)
    except BadName:
        raise BadProgress("name", language, name=str(learner)[:40]) from None
    path = learning_folder() / f"{''.join(letter if letter.isalnum() else '-' for letter in name)}{ENDING}"
    if not path.exists():
        return Progress(name, path, language=language)
    try:
        return read(path, language)
    except BadProgress as error:
        aside = path.with_suffix(f"{ENDING}.broken")
        path.replace(aside)
        facts = {"problem": str(error), "file": aside.name, "name": name}
        warnings.warn(Words(language).say("progress-aside", **facts), stacklevel=2)
        return Progress(name, path, language=language)


def read(path: Path | str, language: str = "en") -> Progress:
    """The progress in a file; `BadProgress` for anything else."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadProgress("large", language, file=path.name)
        head, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return _read(path, head, rows, language)
    except FileNotFoundError:
        raise BadProgress("missing", language, file=path.name) from None
    except (AttributeError, OSError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadProgress):
            raise
        raise BadProgress("unreadable", language, file=path.name) from None


def _read(path: Path, head: Mapping[str, Any], rows: list[Mapping[str, Any]], language: str) -> Progress:
    if head["format"] != FORMAT:
        raise BadProgress("other", language, file=path.name)
    if head["version"] != VERSION:
        raise BadProgress("newer", language, file=path.name)
    entries = [Entry(**row) for row in rows]
    reached = {str(lesson): int(step) for lesson, step in head["reached"].items()}
    if not all(entry.kind in KINDS and type(entry.step) is int for entry in entries):
        raise BadProgress("unknown", language, file=path.name)
    return Progress(str(head["learner"]), path, entries, reached, list(map(str, head["finished"])), language)


def answers(files: Path | str | Iterable[Path | str]) -> pandas.DataFrame:
    """The answers of a class: everything that everybody did, a row each, from files or a folder of them.

    Columns: the learner, the lesson, the step (from 0 on), `kind` (did, mistake, refused, elsewhere, right, wrong,
    hint, shown, again, done), `what` (the action, or the number of the option) and the seconds that it took.
    """
    if isinstance(files, (str, Path)):
        files = sorted(Path(files).glob(f"*{ENDING}")) if Path(files).is_dir() else [files]
    return _frame(row for file in files for row in read(file)._rows())


def _frame(rows: Iterable[tuple[Any, ...]]) -> pandas.DataFrame:
    from pandas import DataFrame  # noqa: PLC0415

    return DataFrame(list(rows), columns=list(COLUMNS))
