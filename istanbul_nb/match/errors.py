"""What a match does not do: exceptions whose text is a sentence for people."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Refusal, Refused, shorten
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.words import LANGUAGES, Words


class UserError(Exception):
    """An error that is a sentence for people: a notebook shows the sentence alone, not where in the code it arose."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class MatchError(UserError):
    """Something that a match does not do; `str` says why and what to do, `reason` is the key of that sentence."""

    def __init__(self, sentence: str, reason: str) -> None:
        self.reason = reason
        super().__init__(sentence)


def known_game(game: object, language: str = "en") -> str:
    """Return the id of a game; `MatchError` with a sentence for anything that is none."""
    if not isinstance(game, str) or game not in GAMES:
        words = Words(language if language in LANGUAGES else "en")
        raise MatchError(words.say("game-unknown", game=shorten(game), games=", ".join(GAMES)), "game-unknown")
    return game


def missing_part(game: str, name: str, language: str = "en") -> MatchError:
    """Return the sentence that a game does not bring a part which has no plain form."""
    sentence = Words(language).say("game-part-missing", game=kit_of(game).info.title, part=name)
    return MatchError(sentence, "game-part-missing")


def part_of(game: str, name: str, language: str = "en") -> Any:
    """Return a part that has no plain form; `MatchError` with a sentence if the game does not bring it."""
    part = kit_of(game).part(name)
    if part is None:
        raise missing_part(game, name, language)
    return part


class NotAllowed(UserError, Refused):
    """An action that the rules do not allow; `str` is a sentence that names the rule."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(refusal)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence
