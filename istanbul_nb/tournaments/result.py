"""What comes out of a tournament: a table of all games, and any of them again."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots import BOTS
from istanbul_nb.core import canonical
from istanbul_nb.match.match import Match
from istanbul_nb.optional import require
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.file import read, unusable
from istanbul_nb.tournaments.line_up import Contest, Entrant, Entry, LineUp
from istanbul_nb.tournaments.parquet_file import read_parquet
from istanbul_nb.tournaments.ratings import FIRST, LAST, WHOLE, games_in
from istanbul_nb.tournaments.terms import terms_of

if TYPE_CHECKING:
    import pandas


@dataclass(frozen=True, repr=False)
class Tournament(Contest):
    """Games of the same bots, with everything that is needed to play any of them again."""

    line_up: LineUp

    def frame(self) -> pandas.DataFrame:
        """Return a row for each seat of each game: how it ended, its scores, and what it takes to repeat it."""
        frame = require("pandas").DataFrame(list(self.rows()))
        return frame.astype(dict.fromkeys(WHOLE, "Int64")) if len(frame) else frame

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield the same rows as plain data, for which no other package is needed."""
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
        """Return a row for each bot: the share of games that it won, and where that lies with 95 % certainty."""
        rows = []
        for entry, name in enumerate(self.names if self.played else ()):
            share = self.wins(entry)
            low, high = share.interval
            rows.append(
                {"bot": name, "games": share.games, "won": share.won, "share": share.part, "low": low, "high": high}
            )
        return require("pandas").DataFrame(rows)

    def parquet(self, path: Path | str) -> None:
        """Write the table of all games to a Parquet file."""
        require("pyarrow")
        with _sentence_for(Path(path)):
            self.frame().to_parquet(path, index=False)

    def csv(self, path: Path | str) -> None:
        """Write the table of all games to a file of comma-separated values."""
        rows = list(self.rows())
        with _sentence_for(Path(path)), Path(path).open("w", encoding="utf-8", newline="") as file:
            table = csv.DictWriter(file, list(rows[0]) if rows else [*FIRST, *LAST])
            table.writeheader()
            table.writerows(rows)

    @classmethod
    def load(cls, path: Path | str, bots: Sequence[Entry] | None = None, language: str = "en") -> Tournament:
        """Load a tournament from the file that kept it, or from Parquet; bots that somebody wrote are given again."""
        if Path(path).suffix == ".parquet":
            return cls.from_frame(read_parquet(Path(path), language), bots, language, Path(path).name)
        line_up, played = read(path, language)
        line_up = _with_own(line_up, bots)
        return cls(line_up.titles, tuple(played[number] for number in sorted(played)), line_up)

    @classmethod
    def from_frame(
        cls, frame: pandas.DataFrame, bots: Sequence[Entry] | None = None, language: str = "en", name: str = "frame"
    ) -> Tournament:
        """Return a tournament from its table; raise `MatchError` with a sentence where it is none."""
        line_up, played = games_in(frame, name, language)
        line_up = _with_own(line_up, bots)
        return cls(line_up.titles, played, line_up)

    def replay(self, number: int, language: str = "en") -> Match:
        """Play a game again, from its first step to its last, as a match to look at, to review and to save.

        It ends the same if no bot looks at the clock: `random`, `greedy`, `search` with a number of iterations.
        """
        line_up = self.line_up
        missing = [each.name for each in line_up.entrants if each.own is None and each.name not in BOTS]
        if missing:
            raise trouble(language, "tournament-own-again", bots=", ".join(missing))
        names = [f"{self.names[entry]} ({entry + 1})" for entry in line_up.seating(number)]
        match = Match(line_up.game, names=names, seed=line_up.seed(number), language=language, **line_up.options)
        for seat, bot in enumerate(line_up.bots(number)):
            match.assign_bot(seat, bot)
        match.run_bots(line_up.seconds)
        return match

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {', '.join(self.names)}; {len(self.played)} games>"

    def _repr_html_(self) -> str:
        html: str = self.summary()._repr_html_()
        return html


@contextmanager
def _sentence_for(path: Path) -> Iterator[None]:
    """Say in a sentence why a table cannot be written."""
    try:
        yield
    except OSError as error:
        raise unusable("tournament-unwritable", path, error, "en") from error


def _with_own(line_up: LineUp, bots: Sequence[Entry] | None) -> LineUp:
    """Return the line-up with the bots that somebody gives for it."""
    return line_up if bots is None else replace(line_up, entrants=tuple(map(Entrant.of, bots)))
