"""What comes out of a tournament: a table of all games, and any of them again."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from istanbul_nb import __version__
from istanbul_nb.analysis.tournament_file import line_up_in, read, terms_of
from istanbul_nb.analysis.tournament_trouble import trouble
from istanbul_nb.arena import Contest, Entrant, Entry, LineUp, Played
from istanbul_nb.bots import BOTS
from istanbul_nb.core import canonical
from istanbul_nb.games import game_of
from istanbul_nb.match import Match
from istanbul_nb.packages import needed

if TYPE_CHECKING:
    import pandas

WHOLE = ("iterations", "bot_seed")  # whole numbers that may be missing
FIRST = ("number", "seed", "seat", "entry", "bot", "win", "rank", "rounds", "steps")
LAST = ("game", "options", "name", "iterations", "bot_seed", "own", "seconds", "rules", "package")


@dataclass(frozen=True, repr=False)
class Tournament(Contest):
    """Games of the same bots, with everything that is needed to play any of them again."""

    line_up: LineUp

    def frame(self) -> pandas.DataFrame:
        """A row for each seat of each game: how it ended, its scores, and what it takes to repeat it."""
        frame = needed("pandas").DataFrame(list(self.rows()))
        return frame.astype(dict.fromkeys(WHOLE, "Int64")) if len(frame) else frame

    def rows(self) -> Iterator[dict[str, Any]]:
        """The same as plain data, for which no other package is needed."""
        terms, line_up = terms_of(self.line_up), self.line_up
        common = {"game": line_up.game, "seconds": line_up.seconds, "package": terms["package"]}
        texts = {name: canonical(terms[name]) for name in ("options", "rules")}
        for game in self.played:
            for seat, entry in enumerate(game.seating):
                entrant = line_up.entrants[entry]
                bot = {"name": entrant.name, "iterations": entrant.iterations, "own": entrant.own is not None}
                again = {**common, **texts, **bot, "bot_seed": line_up.bot_seed(game.number, entry)}
                ended = (game.number, game.seed, seat, entry, self.names[entry], game.win(seat), game.ranks[seat])
                row = dict(zip(FIRST, (*ended, game.rounds, game.steps), strict=True))
                yield {**row, **game.scores[seat], **{name: again[name] for name in LAST}}

    def summary(self) -> pandas.DataFrame:
        """A row for each bot: the share of games that it won, and where that lies with 95 % certainty."""
        rows = []
        for entry, name in enumerate(self.names if self.played else ()):
            share = self.wins(entry)
            low, high = share.interval
            rows.append(
                {"bot": name, "games": share.games, "won": share.won, "share": share.part, "low": low, "high": high}
            )
        return needed("pandas").DataFrame(rows)

    def parquet(self, path: Path | str) -> None:
        """Write the table of all games to a Parquet file."""
        needed("pyarrow")
        self.frame().to_parquet(path, index=False)

    def csv(self, path: Path | str) -> None:
        """Write the table of all games to a file of comma-separated values."""
        rows = list(self.rows())
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            table = csv.DictWriter(file, list(rows[0]) if rows else [*FIRST, *LAST])
            table.writeheader()
            table.writerows(rows)

    @classmethod
    def load(cls, path: Path | str, bots: Sequence[Entry] | None = None, language: str = "en") -> Tournament:
        """A tournament from the file that kept it, or from Parquet; bots of one's own are given again."""
        if Path(path).suffix == ".parquet":
            needed("pyarrow", language)
            return cls.from_frame(needed("pandas", language).read_parquet(path), bots)
        terms, played = read(path, language)
        _check_versions(terms, language)
        line_up = _with_own(line_up_in(terms), bots)
        return cls(line_up.titles, tuple(played[number] for number in sorted(played)), line_up)

    @classmethod
    def from_frame(cls, frame: pandas.DataFrame, bots: Sequence[Entry] | None = None) -> Tournament:
        """A tournament from its table."""
        rows = json.loads(frame.to_json(orient="records"))
        games: dict[int, list[dict[str, Any]]] = {}
        for row in rows:
            games.setdefault(row["number"], []).append(row)
        first = rows[0]
        _check_versions({"rules": json.loads(first["rules"]), "package": first["package"], **_options(first)}, "en")
        line_up = _with_own(_line_up_of(games[first["number"]]), bots)
        return cls(line_up.titles, tuple(_played(rows) for rows in games.values()), line_up)

    def replay(self, number: int, language: str = "en") -> Match:
        """A game again, from its first step to its last, as a match to look at, to review and to save.

        It ends the same if no bot looks at the clock: `random`, `greedy`, `search` with a number of iterations.
        """
        line_up = self.line_up
        missing = [each.name for each in line_up.entrants if each.own is None and each.name not in BOTS]
        if missing:
            raise trouble(language, "tournament-own-again", bots=", ".join(missing))
        names = [f"{self.names[entry]} ({entry + 1})" for entry in line_up.seating(number)]
        match = Match(line_up.game, names=names, seed=line_up.seed(number), language=language, **line_up.options)
        for seat, bot in enumerate(line_up.bots(number)):
            match.hand_over(seat, bot)
        match.run_bots(line_up.seconds)
        return match

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {', '.join(self.names)}; {len(self.played)} games>"

    def _repr_html_(self) -> str:
        html: str = self.summary()._repr_html_()
        return html


def _with_own(line_up: LineUp, bots: Sequence[Entry] | None) -> LineUp:
    """The line-up with the bots that somebody gives for it."""
    return line_up if bots is None else replace(line_up, entrants=tuple(map(Entrant.of, bots)))


def _options(row: dict[str, Any]) -> dict[str, Any]:
    return {"game": row["game"], "options": json.loads(row["options"])}


def _line_up_of(rows: list[dict[str, Any]]) -> LineUp:
    """The line-up of a game that is written in a table."""
    entrants = []
    for row in sorted(rows, key=lambda row: row["entry"]):
        given = row["bot_seed"] != 1000 * row["number"] + row["entry"]
        entrants.append(Entrant(row["name"], row["iterations"], row["bot_seed"] if given else None))
    return LineUp(rows[0]["game"], tuple(entrants), json.loads(rows[0]["options"]), rows[0]["seconds"])


def _played(rows: list[dict[str, Any]]) -> Played:
    """A game that is written in a table."""
    rows = sorted(rows, key=lambda row: row["seat"])
    first, known = rows[0], {*FIRST, *LAST}
    scores = tuple({name: value for name, value in row.items() if name not in known} for row in rows)
    seating, ranks = tuple(row["entry"] for row in rows), tuple(row["rank"] for row in rows)
    return Played(first["number"], first["seed"], seating, ranks, first["rounds"], first["steps"], scores)


def _check_versions(terms: dict[str, Any], language: str) -> None:
    """Games of other rules would not end the same."""
    rules = dict(game_of(terms["game"]).versions(terms["options"]))
    if terms["rules"] != rules or terms["package"] != __version__:
        raise trouble(language, "tournament-versions", package=terms["package"], here=__version__)
