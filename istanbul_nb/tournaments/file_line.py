"""A line of a tournament's file: JSON with a checksum at its end, and what a game may be written as."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from istanbul_nb.core import Seeded, ranked
from istanbul_nb.games import game_of
from istanbul_nb.tournaments.line_up import LineUp, Played
from istanbul_nb.tournaments.terms import is_whole

CHECKSUM = re.compile(rb', "crc": "([0-9a-f]{8})"\}\n\Z')
BY_SEAT = ("seating", "ranks", "scores")
FIELDS = {"number", "seed", "rounds", "steps", *BY_SEAT}


def write_line(written: Mapping[str, Any], start: int | None) -> bytes:
    """Return a line of JSON, with its checksum unless `start` is `None`.

    The checksums of games start from that of the first line, so that a line of another tournament does not fit.
    """
    text = json.dumps(written, ensure_ascii=False, default=dict).encode()
    if start is None:
        return text + b"\n"
    return text[:-1] + b', "crc": "%08x"}\n' % crc32(text[:-1], start)


def has_checksum(line: bytes, start: int) -> bool:
    """Return whether a line ends with the checksum of what stands before it."""
    found = CHECKSUM.search(line)
    return found is not None and int(found[1], 16) == crc32(line[: found.start()], start)


def checksum_of(line: bytes) -> int:
    """Return the checksum that a line ends with."""
    found = CHECKSUM.search(line)
    return int(found[1], 16) if found else 0


def object_in(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object of a line; `None` where it is none, has a key twice, or a number that is none."""
    try:
        found = json.loads(line, object_pairs_hook=_once, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key twice")
    return found


def _refuse(constant: str) -> Any:
    raise ValueError(constant)


class GameReader:
    """Reads games of a line-up from plain data, and refuses what cannot have happened."""

    def __init__(self, line_up: LineUp) -> None:
        self.line_up = line_up
        rules = game_of(line_up.game)
        standings = rules.standings(rules.setup(line_up.options, Seeded(seed=0)))
        self.measures = tuple(standings[0].scores)

    def read(self, written: Mapping[str, Any]) -> Played | None:
        """Return the game; `None` where a field is missing, of a wrong type, out of range, or contradicts another."""
        if written.keys() != FIELDS or not all(isinstance(written[name], (list, tuple)) for name in BY_SEAT):
            return None
        number, seed, rounds, steps = (written[name] for name in ("number", "seed", "rounds", "steps"))
        if not (is_whole(number) and is_whole(seed) and is_whole(rounds, 1) and is_whole(steps, 1)):
            return None
        scores = tuple(score for score in map(self._score, written["scores"]) if score is not None)
        if not (self._is_seated(written) and len(scores) == len(written["scores"]) == len(self.line_up.entrants)):
            return None
        ranks = self._ranks(scores)
        if not _equal_whole(written["ranks"], ranks):
            return None
        return Played(number, seed, tuple(written["seating"]), ranks, rounds, steps, scores)

    def _is_seated(self, written: Mapping[str, Any]) -> bool:
        """Return whether dice and seats are those of the game of that number."""
        seating, number = self.line_up.seating(written["number"]), written["number"]
        return bool(_equal_whole(written["seating"], seating) and written["seed"] == self.line_up.seed(number))

    def _score(self, score: object) -> dict[str, int] | None:
        if not isinstance(score, dict) or score.keys() != {*self.measures} or not all(map(is_whole, score.values())):
            return None
        return {measure: score[measure] for measure in self.measures}

    def _ranks(self, scores: Sequence[dict[str, int]]) -> tuple[int, ...]:
        """Return the ranks that scores give."""
        standings = ranked(self.measures, [tuple(score.values()) for score in scores])
        return tuple(each.rank for each in sorted(standings, key=lambda each: each.seat))


def _equal_whole(found: Any, expected: tuple[int, ...]) -> bool:
    return all(map(is_whole, found)) and tuple(found) == expected
