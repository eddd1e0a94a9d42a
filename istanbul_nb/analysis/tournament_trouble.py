"""What a tournament does not do, in sentences for people."""

from __future__ import annotations

from typing import Any

from istanbul_nb.trouble import MatchError
from istanbul_nb.words import LANGUAGES, Words


def trouble(language: str, key: str, **facts: Any) -> MatchError:
    """An error with a sentence."""
    words = Words(language if language in LANGUAGES else "en")
    return MatchError(words.say(key, **facts), key)


class Stopped(KeyboardInterrupt):
    """Somebody stopped a tournament; `result` has the games that were over by then."""

    def __init__(self, sentence: str, result: Any) -> None:
        super().__init__(sentence)
        self.result = result

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]
