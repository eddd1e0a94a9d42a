"""The games of a tournament in a file, a line each, written as they come, so that none is lost or played twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from istanbul_nb import __version__
from istanbul_nb.analysis.tournament_trouble import trouble
from istanbul_nb.arena import Entrant, LineUp, Played
from istanbul_nb.core import canonical, plain
from istanbul_nb.games import game_of

FORMAT, VERSION = "istanbul_nb tournament", 1
TERMS = ("game", "options", "bots", "seconds", "rules", "package")  # what makes a tournament the same


def terms_of(line_up: LineUp) -> dict[str, Any]:
    """Everything that the games of a line-up depend on, as plain data; of one's own bots only the name."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": line_up.game,
        "options": plain(line_up.options),
        "bots": [_written(entrant) for entrant in line_up.entrants],
        "seconds": line_up.seconds,
        "rules": dict(game_of(line_up.game).versions(line_up.options)),
        "package": __version__,
    }


def _written(entrant: Entrant) -> dict[str, Any]:
    own = entrant.own is not None
    return {"name": entrant.name, "iterations": entrant.iterations, "seed": entrant.seed, "own": own}


def line_up_in(terms: dict[str, Any]) -> LineUp:
    """The line-up that terms tell of; bots of one's own are missing from it."""
    entrants = [Entrant(bot["name"], bot["iterations"], bot["seed"]) for bot in terms["bots"]]
    return LineUp(terms["game"], tuple(entrants), terms["options"], terms["seconds"])


class Kept:
    """Games that are over, by number, and the file that keeps them, if there is one."""

    def __init__(self, line_up: LineUp, path: Path | str | None = None, language: str = "en") -> None:
        self.played: dict[int, Played] = {}
        self.path = None if path is None else Path(path)
        if self.path is not None:
            self._go_on(self.path, terms_of(line_up), language)

    def _go_on(self, path: Path, terms: dict[str, Any], language: str) -> None:
        data, head = path.read_bytes() if path.exists() else b"", _line(terms)
        if head.startswith(data):  # a new file, or one whose first line was cut off
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head)
            return
        found, self.played, whole = _parsed(path, data, language)
        other = next((name for name in TERMS if canonical(found.get(name)) != canonical(terms[name])), None)
        if other is not None:
            raise trouble(language, "tournament-other", file=path.name, what=other)
        if whole < len(data):
            with path.open("r+b") as file:
                file.truncate(whole)

    def keep(self, game: Played) -> None:
        """Keep a game that is over; in the file it is safe at once, whatever happens to this process."""
        if game.number in self.played:
            return
        self.played[game.number] = game
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(_line(asdict(game)))


def read(path: Path | str, language: str = "en") -> tuple[dict[str, Any], dict[int, Played]]:
    """The terms and the games of a file."""
    path = Path(path)
    if not path.is_file():
        raise trouble(language, "tournament-no-file", file=path.name)
    terms, played, _ = _parsed(path, path.read_bytes(), language)
    return terms, played


def _parsed(path: Path, data: bytes, language: str) -> tuple[dict[str, Any], dict[int, Played], int]:
    """Terms, games, and how many bytes are whole lines: the last line may have been cut off."""
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    terms = _object(lines[0]) if lines else None
    if terms is None or terms.get("format") != FORMAT:
        raise trouble(language, "tournament-no-tournament", file=path.name)
    version = terms.get("version")
    if version != VERSION:
        raise trouble(language, "tournament-version", file=path.name, version=str(version)[:20], known=VERSION)
    played: dict[int, Played] = {}
    for number, game in enumerate(_games(lines[1:]), start=2):
        if game is None:
            raise trouble(language, "tournament-damaged", file=path.name, line=number)
        played.setdefault(game.number, game)
    return terms, played, whole


def _games(lines: list[bytes]) -> Iterator[Played | None]:
    for line in lines:
        written = _object(line) or {}
        try:
            yield Played(**{**written, **{name: tuple(written[name]) for name in ("seating", "ranks", "scores")}})
        except (TypeError, KeyError):
            yield None


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _line(written: dict[str, Any]) -> bytes:
    return (json.dumps(written, ensure_ascii=False, default=dict) + "\n").encode()
