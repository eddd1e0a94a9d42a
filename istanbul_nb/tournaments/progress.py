"""How far a tournament is: a bar in a notebook or a terminal, a given function, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from istanbul_nb.core import Progress
from istanbul_nb.words import Words


@contextmanager
def telling(progress: bool | Progress, done: int, of: int, language: str = "en") -> Iterator[Callable[[], None]]:
    """Yield what to call after every game; where tqdm is not installed there is no bar."""
    if callable(progress):
        yield _counting(progress, done, of)
    elif progress and find_spec("tqdm") is not None:
        unit = f" {Words(language).say('tournament-unit')}"
        with import_module("tqdm.auto").tqdm(initial=done, total=of, unit=unit) as bar:
            yield bar.update
    else:
        yield lambda: None


def _counting(progress: Progress, done: int, of: int) -> Callable[[], None]:
    def tell() -> None:
        nonlocal done
        done += 1
        progress(done, of)

    return tell
