"""What a learner has done, kept in a file of their own: lessons can be taken up again, and teachers can look."""

from __future__ import annotations

import hashlib
import json
import time
import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from istanbul_nb.learn.sitting import KINDS, Noted
from istanbul_nb.match.autosave import Notice, NotKept
from istanbul_nb.match.file_lock import guard
from istanbul_nb.match.names import BadName, clean_name
from istanbul_nb.match.storage import PRIVATE_FILE, clean_up, learning_folder, make_folder, shown_path, write_file
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import pandas

FORMAT = "istanbul_nb learning"
VERSION = 1
ENDING = ".learning"
LARGEST_FILE = 20_000_000
MOST_STEPS = 1000  # of a lesson
LONGEST = 1e9  # seconds
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
    """All that a learner did, by lesson (`course/lesson`). With a `path` it is kept after everything that is done.

    `notice` says why it is not kept at the moment; it is tried again with everything that is done.
    """

    learner: str = "Anna"
    path: Path | None = None
    entries: list[Entry] = field(default_factory=list)
    reached: dict[str, int] = field(default_factory=dict)  # the step where a lesson was left
    finished: list[str] = field(default_factory=list)
    language: str = "en"  # of complaints
    notice: Notice | None = None
    is_waiting: bool = False  # it will be kept once it is known which visitor of a server learns here

    def __post_init__(self) -> None:
        self._last = time.monotonic()
        self._text = ""  # of the file, as it was last read or written here
        self._in_file = 0  # so many of the entries were in it

    def note(self, lesson: str, noted: Noted) -> None:
        """Note something that was done."""
        now = time.monotonic()
        self.entries.append(Entry(lesson, noted.step, noted.kind, noted.what, round(now - self._last, 1)))
        self._last = now
        self._keep()

    def reach(self, lesson: str, step: int) -> None:
        """Note that a step was begun."""
        if self.reached.get(lesson) != step:
            self.reached[lesson] = step
            self._keep()

    def finish(self, lesson: str) -> None:
        """Note that the last step of a lesson was left: it can be taken again from its beginning."""
        if lesson not in self.finished:
            self.finished.append(lesson)
        self.reached.pop(lesson, None)
        self._keep()

    def state_of(self, lesson: str) -> Literal["done", "begun", "open"]:
        """Return how far a lesson is: `done`, `begun` or `open`."""
        return "done" if lesson in self.finished else "begun" if self.reached.get(lesson) else "open"

    def frame(self) -> pandas.DataFrame:
        """Return everything that was done, a row each; see `answers`."""
        return _frame(self.rows())

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of that table."""
        for entry in self.entries:
            yield self.learner, entry.lesson, entry.step, entry.kind, entry.what, entry.seconds

    def _keep(self) -> None:
        """Write the file; a disk that does not take it stops nobody from learning, and is told once."""
        if self.path is None:
            return
        before, self.notice = self.notice, None
        try:
            make_folder(self.path.parent)
            with guard(self.path.parent):
                self._add_from(self.path)
                write_file(self.path, self.text(), PRIVATE_FILE)
            self.remember(self.text())
        except OSError as error:
            facts = {"file": shown_path(self.path), "problem": error.strerror or type(error).__name__}
            self.notice = Notice("progress-not-kept", facts)
            if before is None:
                warnings.warn(Words(self.language).say(self.notice.reason, **facts), NotKept, stacklevel=2)

    def remember(self, text: str) -> None:
        """Take a text for what the file holds: whatever else is found there was written by another kernel."""
        self._text, self._in_file = text, len(self.entries)

    def _add_from(self, path: Path) -> None:
        """Add what another kernel has kept of this learner meanwhile; put a file aside that cannot be read."""
        if not path.exists() or path.read_text(encoding="utf-8", errors="replace") == self._text:
            return
        try:
            self._add(read(path))
        except BadProgress:
            path.replace(_name_aside(path))

    def _add(self, kept: Progress) -> None:
        """Put what was kept before what was done here since."""
        self.entries = [*kept.entries, *self.entries[self._in_file :]]
        self.reached = {name: step for name, step in kept.reached.items() if name not in self.finished} | self.reached
        self.finished = [*kept.finished, *(lesson for lesson in self.finished if lesson not in kept.finished)]
        self._in_file = len(kept.entries)

    def take_up(self, kept: Progress) -> None:
        """Go on with what was kept, and add what was done before it was known whose it is."""
        has_begun = bool(self.entries or self.reached or self.finished)
        self.path, self.notice, self.is_waiting = kept.path, kept.notice, kept.is_waiting
        self._add(kept)
        self._text = kept._text
        if has_begun:
            self._keep()

    def text(self) -> str:
        """Return the text of the file."""
        body = {"learner": self.learner, "finished": self.finished, "reached": self.reached}
        head = json.dumps({"format": FORMAT, "version": VERSION, **body}, ensure_ascii=False)
        rows = [json.dumps(asdict(entry), ensure_ascii=False) for entry in self.entries]
        return "\n".join([head, *rows, ""])


def progress_of(learner: str, language: str = "en") -> Progress:
    """Return the progress of a learner as it was kept; a file that cannot be read is put aside, never overwritten.

    It is not kept as long as it is not known which visitor of a server learns here.
    """
    try:
        name = clean_name(learner)
    except BadName:
        raise BadProgress("name", language, name=str(learner)[:40]) from None
    folder = learning_folder()
    if folder is None:
        return Progress(name, language=language, is_waiting=True)
    clean_up(folder)
    path = _file_of(name, folder)
    try:
        return read(path, language) if path.exists() else Progress(name, path, language=language)
    except BadProgress as error:
        return _put_aside(Progress(name, path, language=language), error)
    except OSError:  # a folder that may not be entered; what is done will tell
        return Progress(name, path, language=language)


def _file_of(name: str, folder: Path) -> Path:
    """Return the file of a learner; no two names have one file.

    A name with other signs than letters and digits, or whose file is somebody else's, gets a digest into the name of
    its file.
    """
    plain = folder / f"{''.join(letter if letter.isalnum() else '-' for letter in name)}{ENDING}"
    own = plain.with_name(f"{plain.stem}-{hashlib.sha256(name.encode()).hexdigest()[:12]}{ENDING}")
    if name.isalnum():
        return own if _learner_in(plain) not in (None, name) else plain
    return plain if _learner_in(plain) == name and not own.exists() else own


def _learner_in(path: Path) -> str | None:
    """Return whose file it is; `None` if that cannot be read."""
    try:
        return read(path).learner
    except (BadProgress, OSError):
        return None


def _put_aside(fresh: Progress, error: BadProgress) -> Progress:
    """Keep a file that cannot be read under another name, and begin anew."""
    assert fresh.path is not None
    aside = _name_aside(fresh.path)
    try:
        fresh.path.replace(aside)
    except OSError:
        fresh.path = None
        fresh.notice = Notice("progress-not-kept", {"file": aside.name, "problem": str(error)})
        return fresh
    facts = {"problem": str(error), "file": aside.name, "name": fresh.learner}
    fresh.notice = Notice("progress-aside", facts)
    warnings.warn(Words(fresh.language).say("progress-aside", **facts), NotKept, stacklevel=3)
    return fresh


def _name_aside(path: Path) -> Path:
    """Return a name for a file that is put aside; earlier ones stay."""
    aside, number = path.with_suffix(f"{ENDING}.broken"), 1
    while aside.exists():
        number += 1
        aside = path.with_suffix(f"{ENDING}.broken-{number}")
    return aside


def read(path: Path | str, language: str = "en") -> Progress:
    """Return the progress in a file; `BadProgress` for anything else."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadProgress("large", language, file=path.name)
        text = path.read_text(encoding="utf-8")
        head, *rows = [json.loads(line) for line in text.splitlines()]
        found = _read(path, head, rows, language)
        found.remember(text)
        return found
    except FileNotFoundError:
        raise BadProgress("missing", language, file=path.name) from None
    except (AttributeError, OSError, KeyError, TypeError, ValueError, RecursionError) as error:
        if isinstance(error, BadProgress):
            raise
        raise BadProgress("unreadable", language, file=path.name) from None


def _read(path: Path, head: Mapping[str, Any], rows: list[Mapping[str, Any]], language: str) -> Progress:
    if head["format"] != FORMAT:
        raise BadProgress("other", language, file=path.name)
    if type(head["version"]) is not int or head["version"] != VERSION:
        raise BadProgress("newer", language, file=path.name)
    entries = [Entry(**row) for row in rows]
    reached, finished = head["reached"], head["finished"]
    if not _is_sound(head["learner"], reached, finished) or not all(map(_is_known, entries)):
        raise BadProgress("unknown", language, file=path.name)
    return Progress(head["learner"], path, entries, dict(reached), list(finished), language)


def _is_sound(learner: Any, reached: Any, finished: Any) -> bool:
    """Tell whether the first line of a file has what it should, each of its kind."""
    steps = all(type(step) is int and 0 <= step < MOST_STEPS for step in reached.values())
    lessons = isinstance(finished, list) and all(isinstance(lesson, str) for lesson in finished)
    return steps and lessons and learner == clean_name(learner)


def _is_known(entry: Entry) -> bool:
    """Tell whether a line tells of something that can be done in a lesson."""
    texts = isinstance(entry.lesson, str) and isinstance(entry.what, str)
    numbers = type(entry.step) is int and 0 <= entry.step < MOST_STEPS
    seconds = type(entry.seconds) in (int, float) and 0 <= entry.seconds < LONGEST  # neither NaN nor infinity is
    return texts and numbers and seconds and isinstance(entry.kind, str) and entry.kind in KINDS


def answers(files: Path | str | Iterable[Path | str]) -> pandas.DataFrame:
    """Return the answers of a class: everything that everybody did, a row each, from files or a folder of them.

    Columns: the learner, the lesson, the step (from 0 on), `kind` (did, mistake, refused, elsewhere, right, wrong,
    hint, shown, again, done), `what` (the action, or the number of the option) and the seconds that it took.
    """
    if isinstance(files, (str, Path)):
        files = sorted(Path(files).glob(f"*{ENDING}")) if Path(files).is_dir() else [files]
    return _frame(row for file in files for row in read(file).rows())


def _frame(rows: Iterable[tuple[Any, ...]]) -> pandas.DataFrame:
    from pandas import DataFrame  # noqa: PLC0415

    return DataFrame(list(rows), columns=list(COLUMNS))
