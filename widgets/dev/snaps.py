"""Writes snapshots of real positions beside the page that shows them without a kernel: python widgets/dev/snaps.py"""

from __future__ import annotations

import json
import pathlib
import random
import re
from typing import Any

from istanbul_nb.match import Match
from istanbul_nb.table.start import start_panel
from istanbul_nb.table.table import Table
from istanbul_nb.table.words import table_words
from istanbul_nb.words import Words

HERE = pathlib.Path(__file__).parent
NAMES = ["Anna", "Boris", "Chen", "Dora", "Emre"]
LANGUAGES = ("en", "ru")
LATE = 90  # steps


def ui_words(column: int) -> dict[str, str]:
    """The words of the front end as its table says."""
    rows = re.findall(r"^\| *([\w-]+) *\| *(.*?) *\| *(.*?) *\|$", (HERE.parent / "ui-words.md").read_text("utf-8"), re.MULTILINE)
    return {row[0]: row[column] for row in rows}


def positions(players: int, seed: int, **options: Any) -> dict[str, dict[str, Any]]:
    """A late position of each kind of decision in a game of random moves."""
    match = Match(names=NAMES[:players], seed=seed, **options)
    choose, found, late = random.Random(seed), {}, set()
    while match.actor is not None and len(match.steps) < 4000:
        view = match.view_of(match.actor)
        key = f"{view['decision'][0]}-{players}{'n' if options.get('neutral') else ''}"
        if key not in found or (len(match.steps) > LATE and key not in late):
            found[key] = taken(match, match.actor)
            late |= {key} if len(match.steps) > LATE else set()
        match.do(str(choose.choice(match.legal)))
    found[f"end-{players}"] = taken(match, None)
    found[f"past-{players}"] = taken(match, 0, step=40)
    return found


def taken(match: Match, eyes: int | None, step: int | None = None) -> dict[str, Any]:
    """What a table shows and tells, in each language."""
    shown = {}
    for language in LANGUAGES:
        match.language = language
        table, told = Table(match, seat=eyes), []
        table.step = step
        table.send = lambda content, buffers=None, told=told: told.append(content)
        table._handle_custom_msg({"kind": "log"}, [])
        shown[language] = (table.snap, told[0]["lines"][-60:])
        table.close()
    return shown


def main() -> None:
    found: dict[str, Any] = {}
    for players, seed, options in [(4, 3, {}), (5, 5, {}), (2, 8, {"neutral": True})]:
        found |= positions(players, seed, **options)
    written = {
        "snaps": {language: {key: value[language][0] for key, value in found.items()} for language in LANGUAGES},
        "logs": {language: {key: value[language][1] for key, value in found.items()} for language in LANGUAGES},
        "words": {language: {**table_words(language), "ui": ui_words(1 + LANGUAGES.index(language))} for language in LANGUAGES},
        "start": {language: start_panel(Words(language)) for language in LANGUAGES},
    }
    (HERE / "snaps.json").write_text(json.dumps(written), "utf-8")


main()
