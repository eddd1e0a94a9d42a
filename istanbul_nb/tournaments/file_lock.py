"""A lock on a file that is open: one process writes to it, and the end of that process frees it, whatever ends it."""

from __future__ import annotations

import sys
from errno import EACCES, EAGAIN, EDEADLK
from typing import BinaryIO

TAKEN = (EACCES, EAGAIN, EDEADLK)
FAR = 2**31 - 2  # where Windows locks a byte, since nobody can read what is locked there


def lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed; return whether nobody else has it. Where there are no locks, nobody has."""
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

elif sys.platform == "emscripten":

    def _lock(file: BinaryIO) -> None:
        """Do nothing: a browser's page is the only process there."""

else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(file: BinaryIO) -> None:
        flock(file, LOCK_EX | LOCK_NB)
