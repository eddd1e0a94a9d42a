"""The columns of every frame, once: their names, their types, and which games have them.

What they mean is said in both languages (`column-FRAME-NAME` or `column-NAME` in `locale/`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.column import FLAG, PART, STEP, TEXT, WHEN, WHO, Column, numbers
from istanbul_nb.analysis.game_analysis import analysis_of
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.match.errors import MatchError
from istanbul_nb.optional import require
from istanbul_nb.words import Unsaid, Words

if TYPE_CHECKING:
    import pandas

COMMON: dict[str, tuple[Column, ...]] = {  # what every game has
    "matches": (
        Column("match"),
        Column("game", TEXT),
        *numbers("players rounds turns steps"),
        Column("over", FLAG),
        Column("seed"),
        Column("options", TEXT),
    ),
    "standings": (
        Column("match"),
        Column("rank"),
        *WHO,
        Column("bot", TEXT),
        Column("order"),
        Column("win", PART),
        Column("rounds"),
    ),
    "turns": (
        *WHEN,
        Column("kind", TEXT),
        *WHO,
        Column("step"),
    ),
    "events": (
        *STEP,
        *WHO,
        Column("kind", TEXT),
        Column("source", TEXT),
        Column("place"),
        Column("what", TEXT),
        Column("amount"),
        Column("facts", TEXT),
    ),
    "decisions": (
        *STEP,
        *WHO,
        Column("decision", TEXT),
        Column("legal"),
        Column("alternatives", TEXT),
        Column("choice", TEXT),
    ),
}


class Frames(Mapping[str, tuple[Column, ...]]):
    """The columns of every frame by its name: those of every game, and those that single games add."""

    def __getitem__(self, name: str) -> tuple[Column, ...]:
        adding = _adding(name)
        if name in COMMON:
            return (*COMMON[name], *_merged(adding, adding))
        if not adding:
            raise KeyError(name)
        return next(iter(adding.values()))

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*COMMON, *(name for game in GAMES for name in analysis_of(game).COLUMNS))))

    def __len__(self) -> int:
        return len(list(iter(self)))


FRAMES = Frames()


def _adding(frame: str) -> dict[str, tuple[Column, ...]]:
    """Return the columns that each game adds to a frame, or brings a frame of its own with."""
    return {game: added for game in GAMES if (added := analysis_of(game).COLUMNS.get(frame))}


def _merged(adding: Mapping[str, tuple[Column, ...]], games: Collection[str]) -> Iterator[Column]:
    """Find each column of these games once, in the order of the first game that has it, with all games that do."""
    names = {game: [column.name for column in columns] for game, columns in adding.items()}
    found = {column.name: column for game, columns in adding.items() if game in games for column in columns}
    for name in dict.fromkeys(name for game in names if game in games for name in names[game]):
        yield found[name]._replace(games=tuple(game for game in names if name in names[game]))


def columns_of(frame: str, games: Collection[str] | None = None) -> tuple[Column, ...]:
    """Return the columns of a frame of matches of these games, of all games if none are named."""
    if frame not in FRAMES:
        sentence = Words().say("analysis-frame", frame=str(frame)[:40], frames=", ".join(FRAMES))
        raise MatchError(sentence, "analysis-frame")
    if games is None or frame not in COMMON:
        return FRAMES[frame]
    return (*COMMON[frame], *_merged(_adding(frame), games))


def meaning(frame: str, column: Column, language: str = "en") -> str:
    """Return the meaning of a column, in a language; its name where a game brings no words for it."""
    for game in column.games or GAMES:
        words = Words(language, game)
        for key in (f"column-{frame}-{column.name}", f"column-{column.name}"):
            if words.has(key):
                return words.say(key)
    if all(kit_of(game).words is None for game in column.games):
        return column.name
    raise Unsaid(f"{language} does not say what {column.name!r} of {frame!r} means")


def columns(frame: str, language: str = "en") -> pandas.DataFrame:
    """Return the columns of a frame, a row for each: its name, its type, which games have it, and what it means."""
    rows = [
        (column.name, column.type, ", ".join(column.games or GAMES), meaning(frame, column, language))
        for column in columns_of(frame)
    ]
    table: pandas.DataFrame = require("pandas", language).DataFrame(rows, columns=["name", "type", "games", "meaning"])
    return table


def to_frame(frame: str, rows: Iterable[Mapping[str, Any]], games: Collection[str]) -> pandas.DataFrame:
    """Return rows as a frame with exactly its columns and types; what a row does not have is missing there."""
    library = require("pandas")
    kept, listed = columns_of(frame, games), list(rows)
    series = {
        column.name: library.array([_known(row.get(column.name)) for row in listed], dtype=column.type)
        for column in kept
    }
    table: pandas.DataFrame = library.DataFrame(series, columns=[column.name for column in kept])
    return table


def _known(value: Any) -> Any:
    return require("pandas").NA if value is None else value


def types_of(frame: str) -> Iterator[tuple[str, str]]:
    """Yield the type of each column of a frame."""
    return ((column.name, column.type) for column in FRAMES.get(frame, ()))
