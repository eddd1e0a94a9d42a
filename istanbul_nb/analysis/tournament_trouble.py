"""What ends a tournament early: errors with a sentence, and somebody who stops it; none of them loses a game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from istanbul_nb.trouble import MatchError
from istanbul_nb.words import LANGUAGES, Words


def trouble(language: str, key: str, **facts: Any) -> MatchError:
    """An error with a sentence."""
    words = Words(language if language in LANGUAGES else "en")
    return MatchError(words.say(key, **facts), key)


def attach_result(error: BaseException, result: Any, done: int, language: str) -> None:
    """Put the games that were over into `result` of an exception; one that is not ours gets a note that says so."""
    with suppress(AttributeError, TypeError):
        setattr(error, "result", result)  # noqa: B010
        if not isinstance(error, MatchError) and hasattr(error, "add_note"):
            error.add_note(str(trouble(language, "tournament-so-far", done=done)))


class Stopped(KeyboardInterrupt):
    """Somebody stopped a tournament; `result` has the games that were over by then."""

    def __init__(self, sentence: str, result: Any) -> None:
        super().__init__(sentence)
        self.result = result

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]
