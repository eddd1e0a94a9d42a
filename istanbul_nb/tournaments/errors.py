"""What ends a tournament early: errors with a sentence, and somebody who stops it; none of them loses a game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any

from istanbul_nb.match.errors import MatchError
from istanbul_nb.words import LANGUAGES, Words


def trouble(language: str, key: str, **facts: object) -> MatchError:
    """Return an error with a sentence."""
    words = Words(language if language in LANGUAGES else "en")
    return MatchError(words.say(key, **facts), key)


def attach_result(error: BaseException, result: object, done: int, language: str) -> None:
    """Put the games that were over into `result` of an exception; one that is not ours gets a note that says so."""
    with suppress(AttributeError, TypeError):
        setattr(error, "result", result)  # noqa: B010
        if not isinstance(error, MatchError) and hasattr(error, "add_note"):
            error.add_note(str(trouble(language, "tournament-so-far", done=done)))


class Stopped(KeyboardInterrupt):
    """Somebody stopped a tournament; `result` has the games that were over by then.

    Result and sentence are made when they are read: somebody who interrupts twice must not find this half done.
    """

    def __init__(self, make_result: Callable[[], Any], count: Callable[[], int], of: int, language: str = "en") -> None:
        super().__init__()
        self._make_result, self._count, self._of, self._language = make_result, count, of, language

    @cached_property
    def result(self) -> Any:
        """Return the games that were over."""
        return self._make_result()

    def __str__(self) -> str:
        try:
            return self._sentence()
        except KeyboardInterrupt:  # again, while this one is being told
            return self._sentence()

    def _sentence(self) -> str:
        return str(trouble(self._language, "tournament-stopped", done=self._count(), of=self._of))

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]
