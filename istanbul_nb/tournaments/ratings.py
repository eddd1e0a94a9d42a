"""Games of a tournament from its table, a row for each seat of each game; what cannot have happened is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.file_line import GameReader, object_in
from istanbul_nb.tournaments.line_up import LineUp, Played
from istanbul_nb.tournaments.terms import known_line_up

if TYPE_CHECKING:
    import pandas

Row = dict[str, Any]
WHOLE = ("iterations", "bot_seed")  # whole numbers that may be missing
FIRST = ("number", "seed", "seat", "entry", "bot", "win", "rank", "rounds", "steps")
LAST = ("game", "options", "name", "iterations", "bot_seed", "own", "seconds", "rules", "package")
SAME = ("seed", "rounds", "steps", "game", "options", "seconds", "rules", "package")  # in all rows of a game


def games_in(frame: pandas.DataFrame, name: str, language: str) -> tuple[LineUp, tuple[Played, ...]]:
    """Return the line-up and the games of a table."""
    if not {*FIRST, *LAST} <= {*frame.columns}:
        raise _no_table(name, "columns", language)
    games = _rows_by_game(frame)
    if not games:
        raise _no_table(name, "rows", language)
    first = next(iter(games.values()))
    terms = _terms_of(first)
    if terms is None:
        raise _no_table(name, "terms", language)
    line_up = known_line_up(terms, name, language)
    reader, found = GameReader(line_up), list[Played]()
    for number, rows in games.items():
        game = reader.read(_written(rows)) if _fit(rows, first[0]) else None
        if game is None:
            raise _no_table(name, "games", language, game=str(number)[:20])
        found.append(game)
    return line_up, tuple(found)


def _rows_by_game(frame: pandas.DataFrame) -> dict[Any, list[Row]]:
    games: dict[Any, list[Row]] = {}
    try:
        for row in json.loads(frame.to_json(orient="records", double_precision=15, date_format="iso")):
            games.setdefault(row["number"], []).append(row)
    except (TypeError, ValueError, OverflowError):  # what no table of games has: dates, bytes, frames in frames
        return {}
    return games


def _no_table(name: str, problem: str, language: str, **facts: object) -> MatchError:
    return trouble(language, "tournament-table", file=name, problem=problem, **{"game": "", **facts})


def _fit(rows: list[Row], first: Row) -> bool:
    """Return whether rows are the seats of one game, played on the same terms as the first game of the table."""
    terms = [name for name in SAME if name in LAST]
    return (
        sorted(map(repr, (row["seat"] for row in rows))) == sorted(map(repr, range(len(rows))))
        and all(row[name] == rows[0][name] for row in rows for name in SAME)
        and all(rows[0][name] == first[name] for name in terms)
    )


def _terms_of(rows: list[Row]) -> dict[str, Any] | None:
    """Return the terms that the rows of a game tell of."""
    first = rows[0]
    try:
        options, rules = (object_in(str(first[name]).encode()) for name in ("options", "rules"))
        bots = [_bot(row) for row in sorted(rows, key=lambda row: row["entry"])]
    except (TypeError, ValueError):
        return None
    terms = {"game": first["game"], "options": options, "bots": bots, "seconds": first["seconds"]}
    return None if options is None else {**terms, "rules": rules, "package": first["package"]}


def _bot(row: Row) -> dict[str, Any]:
    given = row["bot_seed"] != 1000 * row["number"] + row["entry"]
    return {"name": row["name"], "iterations": row["iterations"], "seed": row["bot_seed"] if given else None}


def _written(rows: list[Row]) -> dict[str, Any]:
    """Return a game of a table as a file would have it."""
    rows = sorted(rows, key=lambda row: row["seat"])
    known = {*FIRST, *LAST}
    return {
        **{name: rows[0][name] for name in ("number", "seed", "rounds", "steps")},
        "seating": [row["entry"] for row in rows],
        "ranks": [row["rank"] for row in rows],
        "scores": [{name: value for name, value in row.items() if name not in known} for row in rows],
    }
