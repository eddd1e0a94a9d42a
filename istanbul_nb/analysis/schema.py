"""The columns of every frame, once: their names, their types, and which games have them.

What they mean is said in both languages (`column-FRAME-NAME` or `column-NAME` in `locale/`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from istanbul_nb.match.errors import MatchError
from istanbul_nb.optional import require
from istanbul_nb.words import Unsaid, Words

if TYPE_CHECKING:
    import pandas

NUMBER, TEXT, FLAG, PART = "Int64", "string", "boolean", "Float64"  # types that know "nothing" beside their values
ISTANBUL, DICE, SULTAN = "istanbul", "dice", "sultan"
ALL = (ISTANBUL, DICE, SULTAN)
BAZAARS = (ISTANBUL, DICE)


class Column(NamedTuple):
    """A column of a frame: its name, its type, and the games that have it."""

    name: str
    type: str = NUMBER
    games: tuple[str, ...] = ALL


def _numbers(names: str, *games: str) -> tuple[Column, ...]:
    return tuple(Column(name, NUMBER, games or ALL) for name in names.split())


WHO = (Column("seat"), Column("name", TEXT))
WHEN = (Column("match"), Column("turn"), Column("round"))
STEP = (Column("match"), Column("step"), Column("turn"), Column("round"))

FRAMES: dict[str, tuple[Column, ...]] = {
    "matches": (
        Column("match"),
        Column("game", TEXT),
        *_numbers("players rounds turns steps"),
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
        *_numbers("rubies", *BAZAARS),
        *_numbers("lira goods cards", ISTANBUL),
        *_numbers("worth", DICE),
        *_numbers("points stones", SULTAN),
    ),
    "turns": (
        *WHEN,
        Column("kind", TEXT),
        *WHO,
        Column("step"),
        *_numbers("place", ISTANBUL),
        *_numbers("rubies lira fabric spice fruit jewelry tiles", *BAZAARS),
        *_numbers("extensions assistants", ISTANBUL),
        *_numbers("coffee letters", ISTANBUL),
        *_numbers("brown crystal dice worth", DICE),
        *_numbers("points stones white red yellow green blue", SULTAN),
        *_numbers("cards", ISTANBUL, SULTAN),
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
    "places": (
        Column("match"),
        *WHO,
        Column("place"),
        Column("title", TEXT),
        *_numbers("row column visits errands lira lira_paid goods goods_paid rubies cards coffee"),
    ),
    "flows": (*STEP, *WHO, Column("source", TEXT), Column("amount"), Column("partner")),
}


def columns_of(frame: str, games: Collection[str] = ALL) -> tuple[Column, ...]:
    """Return the columns of a frame of matches of these games."""
    if frame not in FRAMES:
        sentence = Words().say("analysis-frame", frame=str(frame)[:40], frames=", ".join(FRAMES))
        raise MatchError(sentence, "analysis-frame")
    return tuple(column for column in FRAMES[frame] if column.games == ALL or set(column.games) & set(games))


def meaning(frame: str, column: str, language: str = "en") -> str:
    """Return the meaning of a column, in a language."""
    words = Words(language)
    try:
        return words.say(f"column-{frame}-{column}")
    except Unsaid:
        return words.say(f"column-{column}")


def columns(frame: str, language: str = "en") -> pandas.DataFrame:
    """Return the columns of a frame, a row for each: its name, its type, which games have it, and what it means."""
    rows = [
        (column.name, column.type, ", ".join(column.games), meaning(frame, column.name, language))
        for column in columns_of(frame)
    ]
    table: pandas.DataFrame = require("pandas", language).DataFrame(rows, columns=["name", "type", "games", "meaning"])
    return table


def to_frame(frame: str, rows: Iterable[Mapping[str, Any]], games: Collection[str]) -> pandas.DataFrame:
    """Return rows as a frame with exactly its columns and types; what a row does not have is missing there."""
    library = require("pandas")
    listed = list(rows)
    kept = (*columns_of(frame, games), *_own_columns(frame, listed, games))
    series = {
        column.name: library.array([_known(row.get(column.name)) for row in listed], dtype=column.type)
        for column in kept
    }
    table: pandas.DataFrame = library.DataFrame(series, columns=[column.name for column in kept])
    return table


def _own_columns(frame: str, rows: Collection[Mapping[str, Any]], games: Collection[str]) -> Iterator[Column]:
    """Yield what games of other packages tell beside the columns that every game has: scores, and what a seat has."""
    own = set(games) - set(ALL)
    known = {column.name for column in columns_of(frame, games)}
    for name in dict.fromkeys(name for row in rows for name in row if own and name not in known):
        told = [row[name] for row in rows if row.get(name) is not None]
        yield Column(name, NUMBER if all(type(value) is int for value in told) else TEXT, tuple(sorted(own)))


def _known(value: Any) -> Any:
    return require("pandas").NA if value is None else value


def types_of(frame: str) -> Iterator[tuple[str, str]]:
    """Yield the type of each column of a frame."""
    return ((column.name, column.type) for column in FRAMES.get(frame, ()))
