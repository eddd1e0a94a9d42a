"""Saves of all games, mutilated by letters, values, steps and behind their seal, and signed again.

Each is refused with a sentence in every language, or loads to a match that can be saved, shown and played on. Walks
through everything that changes a match are saved and loaded, too.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from istanbul_nb.core import Seeded
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.match import file_format
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.history import History
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from tests.adapters.setups import Setup
from tests.attacks.catalogue import Counts
from tests.match.playing import play_on
from tests.match.sentences import assert_printable, assert_sentence
from tests.properties.mutilation import HOSTILE, mutilated, opened, sealed, signed, unsealed
from tests.properties.walks import WALKED, Walk, assert_loads

LETTERS = '0123456789abcXYZ"[]{},: \n\\яé\x00'
CHANGED = ("replace", "remove", "add", "twice", "swap", "count")
STEPS = ("end", "roll", "move 12", "bid 3 1", "pass", "draw", "return R", "leave", "dance", "", "×")
Kind = Callable[[random.Random, str], str]


def letters(choices: random.Random, text: str) -> str:
    """Change, lose or add a letter."""
    spot, letter = choices.randrange(1, len(text)), choices.choice(LETTERS)
    return text[:spot] + choices.choice((letter, "", letter + text[spot])) + text[spot + 1 :]


def values(choices: random.Random, text: str) -> str:
    """Change a value of the document, and mend the digest."""
    return signed(_mutilated(choices, json.loads(text)))


def behind_the_seal(choices: random.Random, text: str) -> str:
    """Change a value behind the seal."""
    document = json.loads(text)
    if "sealed" not in document:
        return values(choices, text)
    return signed(sealed(document, _mutilated(choices, unsealed(document))))


def unsealed_values(choices: random.Random, text: str) -> str:
    """Write a running match in the open, with a value changed."""
    document = json.loads(text)
    return signed(_mutilated(choices, opened(document) if "sealed" in document else document))


def steps(choices: random.Random, text: str) -> str:
    """Leave out, double, swap or put in steps, or change answers; everything else is mended."""
    document = json.loads(text)
    body = unsealed(document) if "sealed" in document else document
    record = body["record"]
    for _ in range(choices.randint(1, 3)):
        _change_step(choices, record)
    if "sealed" in document:
        document = sealed(document, body)
    return signed({**document, "steps": len(record), "state": _state_after(document, body)})


def options(choices: random.Random, text: str) -> str:
    """Set other options, with tables of wild numbers."""
    document = json.loads(text)
    table = choices.choice(("target", "supply", "stones", "start_lira", "cards", "dice", "rounds", "no table"))
    value = choices.choice((*HOSTILE, [99] * 4, 99, 0))
    changed = choices.choice(({"components": {table: value}}, {choices.choice(("players", "first", "layout")): value}))
    return signed({**document, "options": {**document["options"], **changed}})


KINDS: dict[str, Kind] = {
    "letters": letters,
    "values": values,
    "values behind the seal": behind_the_seal,
    "values in the open": unsealed_values,
    "records": steps,
    "options": options,
}


def attack(size: int) -> Counts:
    """Try about so many files."""
    counts: Counter[str] = Counter()
    choices = random.Random(19)
    files = _files()
    kinds = list(KINDS)
    for number in range(size):
        kind, text = kinds[number % len(kinds)], files[choices.randrange(len(files))]
        changed = KINDS[kind](choices, text)
        counts[kind] += 1
        counts["refused" if is_refused(changed) else "sound"] += 1
    for number in range(max(1, size // 20)):
        walk = Walk(number, _setup(number))
        walk.go(40)
        assert_loads(walk.match, number)
        counts["own saves"] += 1
    return dict(counts)


def is_refused(text: str) -> bool:
    """Tell whether a text is refused, with a sentence; a match that it gives is sound."""
    try:
        match = Match.from_text(text)
    except BadSave as fault:
        for language in LANGUAGES:
            said = fault.sentence(Words(language))
            assert_sentence(said)
            assert_printable(said)
        assert_sentence(str(fault))
        return True
    except Exception as error:
        raise AssertionError(f"{type(error).__name__} instead of a sentence for {text[:2000]}") from error
    _assert_sound(match)
    return False


def _assert_sound(match: Match) -> None:
    assert len(match.steps) <= file_format.LONGEST
    assert Match.load(match.text()).text() == match.text(), "a loaded match is saved differently"
    assert match.picture()
    if not match.over:
        play_on(match, 2)
        assert Match.load(match.text()).text() == match.text(), "a loaded match goes on differently"


def _mutilated(choices: random.Random, document: Any) -> Any:
    for _ in range(choices.randint(1, 2)):
        changed = mutilated(document, choices.randrange(10**6), choices.choice(CHANGED), choices.choice(HOSTILE))
        document = changed if isinstance(changed, dict) else document
    return document


def _change_step(choices: random.Random, record: list[Any]) -> None:
    spot, way = choices.randint(0, len(record)), choices.randrange(5)
    if way == 0 or spot == len(record):
        record.insert(spot, [choices.choice(STEPS), *choices.choice(([], [6], ["R"], [6, 6]))])
    elif way == 1:
        del record[spot]
    elif way == 2:
        record.insert(spot, record[spot])
    elif way == 3:
        record[spot], record[0] = record[0], record[spot]
    else:
        record[spot] = [*record[spot][:1], *choices.choice(([], [7], ["R", "R"], [None], [2.0], [1] * 50))]


def _state_after(document: dict[str, Any], body: dict[str, Any]) -> str:
    """Return the digest of the state that a changed record leads to, as far as it can be played."""
    game = game_of(document["game"])
    kept = History(game, document["options"], [], 0, Seeded(0), None, None, None)
    try:
        file_format._replay(kept, body)
    except BadSave:
        return str(document["state"])
    return game.digest(kept.state)


def _setup(number: int) -> Setup:
    return WALKED[number % len(WALKED)]


@cache
def _files() -> tuple[str, ...]:
    """Return saves of every setup at some moment: running, branched off, begun at a position; and finished games."""
    texts = []
    for number, setup in enumerate(WALKED):
        walk = Walk(number, setup)
        walk.go(10 + 3 * number)
        texts.append(walk.match.text())
        texts.append(walk.match.branch(seat=0, seed=number).text())
    texts += [_finished(game) for game in GAMES if game != "istanbul"]
    return tuple(texts)


@cache
def _finished(game: str) -> str:
    match = Match(game, players=2, seed=1)
    while not match.over:
        play_on(match, 100, len(match.steps))
    return match.text()
