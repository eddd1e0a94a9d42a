"""What charts are drawn from: frames, or whatever frames can be made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from istanbul_nb.analysis.source import Source
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import pandas

Material: TypeAlias = Any  # matches (`Source`), a frame, or an object that has one, as a contest of bots has


def words_of(material: Material, language: str | None, game: str | None = None) -> Words:
    """Return the words of a chart: in the language that is asked for, or else in that of the match."""
    if game is None:
        game = material.game.info.id if isinstance(material, Match) else next(iter(GAMES))
    if language is None:
        language = material.language if isinstance(material, Match) else "en"
    return Words(language, game)


def frame_of(material: Material, make: Callable[[Source], Any], words: Words, *columns: str) -> pandas.DataFrame:
    """Return a frame with these columns: the one that is given, that of a contest, or one that is made of matches."""
    if isinstance(material, require("pandas", words.language).DataFrame):
        frame = material
    elif callable(getattr(material, "frame", None)):
        frame = material.frame()
    else:
        frame = make(material)
    if not set(columns) <= set(frame.columns):
        raise MatchError(words.say("analysis-columns", columns=", ".join(columns)), "analysis-columns")
    return frame


def some(frame: pandas.DataFrame, words: Words, what: str) -> pandas.DataFrame:
    """Return a frame that has rows; raise `MatchError` if it has none: there is nothing to draw."""
    if not len(frame):
        raise MatchError(words.say("analysis-nothing", what=words.say(f"plot-{what}")), "analysis-nothing")
    return frame


def chosen(choice: str, choices: Iterable[str], words: Words) -> str:
    """Return one of the things that a chart can show."""
    if choice not in choices:
        sentence = words.say("analysis-choice", choice=str(choice)[:40], choices=", ".join(choices))
        raise MatchError(sentence, "analysis-choice")
    return choice


def labels(frame: pandas.DataFrame, words: Words) -> dict[int, str]:
    """Return the name of each seat: its player's if it is the same in all matches, and no other seat's."""
    names = {int(seat): sorted(set(group["name"])) for seat, group in frame.groupby("seat")}
    single = [found[0] for found in names.values() if len(found) == 1]
    unique = len(set(single)) == len(names)
    return {
        seat: found[0] if unique else words.say("plot-seat", seat=seat + 1) for seat, found in sorted(names.items())
    }


def name_of_seat(frame: pandas.DataFrame, seat: int, words: Words) -> str:
    """Return the name of a seat; raise `MatchError` if there is no such seat."""
    names = labels(frame, words)
    if seat not in names:
        raise MatchError(words.say("seat-range", seat=str(seat)[:40], most=max(names)), "seat-range")
    return names[seat]


def number_of(value: float, words: Words) -> str:
    """Write a number as a label: whole, or with a digit behind the point, which is a comma in Russian."""
    return words.decimal(f"{value:.0f}" if round(value, 1) == round(value) else f"{value:.1f}")
