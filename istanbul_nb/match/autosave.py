"""The file that a match is kept in after every action; it never overwrites what somebody else wrote there."""

from __future__ import annotations

import gc
import hashlib
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from istanbul_nb.match import storage
from istanbul_nb.match.file_lock import FileLock, guard

FAILED = "autosave-full"


class NotKept(UserWarning):
    """A match or a learner's progress is not kept, or elsewhere than one thinks."""


class Notice(NamedTuple):
    """What there is to say about keeping: the key of a sentence, and its facts."""

    reason: str
    facts: dict[str, str]


class Autosave:
    """A file of its own for a match. Without a path it gets one in the owner's folder, once the owner is known."""

    def __init__(self, path: Path | None, game: str) -> None:
        self.path = path
        self.notice: Notice | None = None
        self.copied: Notice | None = None  # what the first write tells: the match is a copy of an open one
        self._game = game
        self._lock: FileLock | None = None
        self._last: str | None = None  # the digest of what was last read or written here
        self._is_ready = False
        self._one_at_a_time = Lock()

    def open(self, take_over: bool = False) -> None:
        """Claim the file of a match that goes on; where somebody else has it open, take a new one for a copy."""
        assert self.path is not None
        try:
            with guard(self.path.parent):
                self._lock = FileLock.claim(self.path, take_over) or _claim_from_nobody(self.path)
                self._last = _digest(self.path)
        except OSError:
            return  # a folder that cannot be written: the next action tries again
        if self._lock is None:
            self.copied = self._go_elsewhere("autosave-copy")

    def write(self, text: str) -> None:
        """Write the match. What stands in the way is told by `notice`, and is tried again the next time."""
        with self._one_at_a_time:
            try:
                self.notice = self._write(text)
            except OSError as error:
                problem = error.strerror or type(error).__name__
                shown = "" if self.path is None else storage.shown_path(self.path)
                self.notice = Notice(FAILED, {"path": shown, "problem": problem})

    @property
    def has_failed(self) -> bool:
        """Tell whether the last write was not taken."""
        return self.notice is not None and self.notice.reason == FAILED

    def _write(self, text: str) -> Notice | None:
        self.path = self.path or storage.new_autosave(self._game)
        if self.path is None:
            return None
        if not self._is_ready:
            storage.make_folder(self.path.parent)
            storage.clean_up(self.path.parent)
        told = self.copied
        if not self._replace(self.path, text):
            told = self._go_elsewhere("autosave-taken")
            self._replace(self.path, text)
        self._is_ready, self.copied = True, None
        return told

    def _replace(self, path: Path, text: str) -> bool:
        """Write the file, unless it is somebody else's by now."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with guard(path.parent):
            if not self._is_ours(path):
                return False
            storage.write_file(path, text, storage.PRIVATE_FILE)
            self._last = hashlib.sha256(text.encode()).hexdigest()
        return True

    def _is_ours(self, path: Path) -> bool:
        """Tell whether the lock is ours, or free, and nobody has written since we did."""
        if self._lock is None or not self._lock.is_mine():
            self._lock = FileLock.claim(path)
        if self._lock is None:
            return False
        self._lock.beat()
        return self._last is None or _digest(path) in (self._last, None)

    def _go_elsewhere(self, reason: str) -> Notice:
        """Leave the file to the one who has it, and take a new one beside it: their names say enough."""
        assert self.path is not None
        left = self.path
        self.release()
        self.path, self._last = storage.free_path(left), None
        return Notice(reason, {"path": left.name, "copy": self.path.name})

    def release(self) -> None:
        """Let others have the file; the next write claims it again, if nobody has taken it meanwhile."""
        if self._lock is not None:
            self._lock.release()
        self._lock = None


def _claim_from_nobody(path: Path) -> FileLock | None:
    """Claim a file again after the matches that nobody in this kernel holds any more are gone."""
    gc.collect()
    return FileLock.claim(path)


def _digest(path: Path) -> str | None:
    """Return what tells one content of a file from another; `None` if there is no file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None
