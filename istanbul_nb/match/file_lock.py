"""Which kernel has a file open: a lock beside the file, which the crash of its owner frees."""

from __future__ import annotations

import os
import secrets
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ENDING = ".lock"
HEARTBEAT = 3600.0  # seconds; where no system lock is, an owner who has written within them is there
NO_OTHER_PROCESS = sys.platform == "emscripten"  # a browser, whose files are written when they are closed
if NO_OTHER_PROCESS:
    fcntl = None  # type: ignore[assignment]


def lock_path(path: Path) -> Path:
    """Return where the lock of a file is."""
    return path.with_name(f".{path.name}{ENDING}")


def is_locked(path: Path) -> bool:
    """Tell whether somebody has a file open: another kernel, or another match of this one."""
    try:
        descriptor = os.open(lock_path(path), os.O_RDWR)
    except OSError:
        return False
    try:
        return not _try_lock(descriptor) if fcntl is not None else _beats(descriptor)
    finally:
        os.close(descriptor)


def _try_lock(descriptor: int) -> bool:
    """Ask for a shared lock, so that two who ask do not take each other for an owner."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a file system without locks; what was written meanwhile is noticed nevertheless
    return True


def _beats(descriptor: int) -> bool:
    if os.read(descriptor, 64).decode("ascii", "replace") in _OWN:
        return True
    return not NO_OTHER_PROCESS and time.time() - os.fstat(descriptor).st_mtime < HEARTBEAT


_OWN: set[str] = set()  # the tokens of the locks of this process


class FileLock:
    """A file that is open here, until `release` or the end of the process; somebody else may take it over."""

    def __init__(self, path: Path) -> None:
        self.path = lock_path(path)
        self._token = secrets.token_hex(16)
        self._release = weakref.finalize(self, _release, self.path, self._token, self._create())

    @classmethod
    def claim(cls, path: Path, take_over: bool = False) -> FileLock | None:
        """Return the lock of a file; `None` if somebody has it open and it is not taken over."""
        return None if not take_over and is_locked(path) else cls(path)

    def _create(self) -> int:
        """Put a new file in place of any lock before; its owner finds another token there."""
        fresh = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}")
        descriptor = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(descriptor, self._token.encode())
            if fcntl is None:
                os.close(descriptor)  # Windows replaces no file that is open
                descriptor = -1
            else:
                with suppress(OSError):
                    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            fresh.replace(self.path)
        except OSError:
            if descriptor >= 0:
                os.close(descriptor)
            raise
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
        _OWN.add(self._token)
        return descriptor

    def is_mine(self) -> bool:
        """Tell whether nobody has taken the file over."""
        return _token_in(self.path) == self._token

    def beat(self) -> None:
        """Show that the owner is there."""
        with suppress(OSError):
            os.utime(self.path)

    def release(self) -> None:
        """Let others have the file."""
        self._release()


def _release(path: Path, token: str, descriptor: int) -> None:
    _OWN.discard(token)
    with suppress(OSError):
        if _token_in(path) == token:
            path.unlink()
    if descriptor >= 0:
        with suppress(OSError):
            os.close(descriptor)


def _token_in(path: Path) -> str | None:
    try:
        return path.read_text(encoding="ascii", errors="replace")
    except OSError:
        return None


@contextmanager
def guard(folder: Path) -> Iterator[None]:
    """Let one process at a time look who owns a file of a folder and replace it.

    Where there is no such lock, do without.
    """
    descriptor = -1
    if fcntl is not None:
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if descriptor >= 0:
            os.close(descriptor)
