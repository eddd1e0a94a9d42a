"""Files of a tournament that were changed: a sentence, or the games as they were; never other results."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from istanbul_nb import MatchError, Tournament
from istanbul_nb.tournaments.file import ResultFile
from istanbul_nb.tournaments.file_line import write_line
from istanbul_nb.tournaments.line_up import LineUp, Played
from tests.attacks.catalogue import Counts

LINE_UP = LineUp.of(["random", "random", "random"], "sultan")
NUMBERS: tuple[Any, ...] = (-1, -(10**9), 10**30, True, None, 1.0, 0.5, "1", [], {}, [1], float("nan"), float("inf"))
Change = Callable[[bytes, Random], bytes]


def flip_bit(data: bytes, random: Random) -> bytes:
    """Flip one bit."""
    place = random.randrange(8 * len(data))
    changed = bytearray(data)
    changed[place // 8] ^= 1 << place % 8
    return bytes(changed)


def change_bytes(data: bytes, random: Random) -> bytes:
    """Put a few random bytes in the place of others, of more or of fewer."""
    place = random.randrange(len(data))
    return data[:place] + random.randbytes(random.randrange(4)) + data[place + random.randrange(5) :]


def cut_off(data: bytes, random: Random) -> bytes:
    """Cut the file off, as a crash does."""
    return data[: random.randrange(len(data))]


def mix_lines(data: bytes, random: Random) -> bytes:
    """Repeat a line, and change the order of the games."""
    head, *games = data.splitlines(keepends=True)
    games.insert(random.randrange(len(games)), random.choice([head, *games]))
    random.shuffle(games)
    return b"".join([head, *games])


def lie_in_a_field(data: bytes, random: Random) -> bytes:
    """Say something impossible in one field of a game, with a checksum that fits."""
    head, *games = data.splitlines(keepends=True)
    line = random.randrange(len(games))
    written = json.loads(games[line])
    del written["crc"]
    name = random.choice([*written])
    value = random.choice((99, *NUMBERS) if name in ("number", "seed", "seating", "ranks") else NUMBERS)
    if isinstance(written[name], list) and random.random() < 0.8:
        seat = random.randrange(len(written[name]))
        if isinstance(written[name][seat], dict):
            written[name][seat][random.choice([*written[name][seat]])] = value
        else:
            written[name][seat] = value
    else:
        written[name] = value
    games[line] = write_line(written, int(json.loads(head)["crc"], 16))
    return b"".join([head, *games])


def mix_tournaments(data: bytes, random: Random) -> bytes:
    """Put in a game of another tournament."""
    head, *games = data.splitlines(keepends=True)
    games[random.randrange(len(games))] = random.choice(_written(2.0).splitlines(keepends=True)[1:])
    return b"".join([head, *games])


CHANGES: dict[str, Change] = {
    "flipped bits": flip_bit,
    "changed bytes": change_bytes,
    "cut-off files": cut_off,
    "mixed lines": mix_lines,
    "impossible fields": lie_in_a_field,
    "foreign games": mix_tournaments,
}


def attack(size: int) -> Counts:
    """Change a file in many ways, then load it and go on with it."""
    random, counts = Random(1), Counter[str]()
    data = _written(1.0)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.jsonl"
        games = _load(path, data)
        assert games is not None
        for number, (kind, change) in zip(range(size), _kinds(), strict=False):
            changed = change(data, random)
            _check(path, changed, games, f"{kind}, number {number}")
            if kind == "flipped bits":
                assert _load(path, changed) is None, f"{kind}, number {number}: nobody noticed"
            counts[kind] += 1
    return dict(counts)


def _kinds() -> Iterator[tuple[str, Change]]:
    while True:
        yield "flipped bits", flip_bit
        yield from CHANGES.items()


def _check(path: Path, data: bytes, games: tuple[Played, ...], what: str) -> None:
    loaded = _load(path, data)
    assert loaded is None or set(map(repr, loaded)) <= set(map(repr, games)), f"{what}: other results are loaded"
    assert loaded is None or len(loaded) == len(games) or _is_part(data), f"{what}: a line is left out without a word"
    gone_on = _go_on(path)
    assert gone_on is not None or path.read_bytes() == data, f"{what}: a file that is refused was changed"
    assert set(map(repr, gone_on or ())) <= set(map(repr, games)), f"{what}: a tournament goes on with other results"


def _go_on(path: Path) -> tuple[Played, ...] | None:
    try:
        with ResultFile(LINE_UP, path) as kept:
            return tuple(kept.played.values())
    except MatchError:
        return None


def _is_part(data: bytes) -> bool:
    """Return whether lines are missing as a whole, which no line can tell, or the last one is not whole."""
    whole = _written(1.0).splitlines(keepends=True)
    return all(line in whole or not line.endswith(b"\n") for line in data.splitlines(keepends=True))


def _load(path: Path, data: bytes) -> tuple[Played, ...] | None:
    path.write_bytes(data)
    try:
        return Tournament.load(path).played
    except MatchError:
        return None


def _written(seconds: float) -> bytes:
    """Return a file of three games."""
    if seconds not in _FILES:
        line_up = LineUp.of(["random", "random", "random"], "sultan", seconds=seconds)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "evening.jsonl"
            with ResultFile(line_up, path) as kept:
                for number in range(3):
                    kept.keep(line_up.play(number))
            _FILES[seconds] = path.read_bytes()
    return _FILES[seconds]


_FILES: dict[float, bytes] = {}
