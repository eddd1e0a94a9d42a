"""What a match does not do: exceptions whose text is a sentence for people."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Refusal, Refused
from istanbul_nb.games import PartMissing, kit_of
from istanbul_nb.words import Words


class UserError(Exception):
    """An error that is a sentence for people: a notebook shows the sentence alone, not where in the code it arose."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class MatchError(UserError):
    """Something that a match does not do; `str` says why and what to do, `reason` is the key of that sentence."""

    def __init__(self, sentence: str, reason: str) -> None:
        self.reason = reason
        super().__init__(sentence)


def part_of(game: str, name: str, language: str = "en") -> Any:
    """Return a part that a game has to bring; `MatchError` with a sentence if it does not."""
    try:
        return kit_of(game).needed(name)
    except PartMissing as missing:
        sentence = Words(language).say("game-part-missing", game=missing.game, part=missing.part)
        raise MatchError(sentence, "game-part-missing") from None


class NotAllowed(UserError, Refused):
    """An action that the rules do not allow; `str` is a sentence that names the rule."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(refusal)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence
