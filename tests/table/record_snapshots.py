"""What Python sends to a browser at telling moments, recorded for the tests of the front end (`widgets/tests/`).

`python -m tests.table.record_snapshots` records it anew; do so when what is sent was meant to change.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table import Table
from istanbul_nb.table.lesson import lesson
from istanbul_nb.table.widget import TableWidget
from tests.games.dice.pauses import SCENES
from tests.games.fourth.faceless import Faceless
from tests.games.fourth.noughts import Noughts
from tests.games.istanbul.scenario import Scenario, table
from tests.match.playing import finished

FOLDER = Path(__file__).parents[2] / "widgets" / "tests" / "snapshots"
NAMES = ["Anna", "Boris", "Chen"]
TEAHOUSE, MARKET = 9, 10
SAVED = [{"path": "evening.match", "label": "Anna, Boris: round 3"}]  # not those of whoever records


def at(match: Match, seat: int | None = None) -> TableWidget:
    """Return a table with a match, for everybody at the screen or for one seat."""
    return Table(match, seat=seat, autosave=False)


def laid(scene: Scenario) -> TableWidget:
    """Return a table that was laid by hand, seen by the first seat."""
    return at(Match.from_state("istanbul", scene.state, names=NAMES, seed=1), 0)


def begun(game: str, bots: int = 2) -> Match:
    """Return a game that has just begun; the last seats are bots."""
    match = Match(game, names=NAMES, seed=1, first=0)
    for seat in range(3 - bots, 3):
        match.assign_bot(seat, "random")
    return match


def moved() -> TableWidget:
    """Return a table after the first turn of a game, which a bot goes on with."""
    match = begun("istanbul")
    while match.actor == 0:
        match.do(match.legal[0])
    return at(match)


def bidding() -> TableWidget:
    """Return Sultan, at the first card that is laid beside a cushion."""
    match = begun("sultan", bots=0)
    while match.decision["what"][0] != "bid":
        match.do(match.legal[0])
    return at(match, match.actor)


def trading() -> TableWidget:
    """Return the Dice Game, after a roll."""
    match = Match.from_state("dice", SCENES["act"]().state, names=NAMES, seed=1)
    return at(match, match.actor)


def market() -> Scenario:
    """Return a table with goods to be sold at a market."""
    return table(players=3, layout="short").seat(0, goods="R2 G Y2 B", lira=5).acting(MARKET)


def teahouse() -> Scenario:
    """Return a table with a number to be called at the tea house."""
    return table(players=3, layout="short").seat(0, tiles="R", lira=5).acting(TEAHOUSE)


def marked() -> Match:
    """Return noughts and crosses, which brings no face, after two marks."""
    match = Match(Noughts(), names=NAMES[:2], seed=1)
    match.do("mark 5", "mark 1")
    return match


def entered(seat: int | None) -> Match:
    """Return a game with a hand that brings no face; every other seat is a bot's, if one is named."""
    match = Match(Faceless(), names=NAMES, seed=1, first=0)
    for other in range(len(NAMES)):
        match.assign_bot(other, None if seat in (None, other) else "random")
    return match


MOMENTS: dict[str, dict[str, Callable[[], TableWidget]]] = {
    "istanbul": {
        "move": lambda: at(begun("istanbul")),
        "covered": lambda: at(begun("istanbul", bots=0)),
        "bot": moved,
        "market": lambda: laid(market()),
        "teahouse": lambda: laid(teahouse()),
        "end": lambda: at(finished()),
        "lesson": lambda: lesson("istanbul/moving"),
    },
    "dice": {"roll": lambda: at(begun("dice")), "act": trading},
    "sultan": {"offer": lambda: at(begun("sultan")), "bid": bidding},
    "plain": {"mark": lambda: at(marked()), "covered": lambda: at(entered(None)), "entries": lambda: at(entered(0), 0)},
}


def recorded(face: str) -> str:
    """Return the words, the start panel and the snapshots of a face, as they travel."""
    moments = {name: part() for name, part in MOMENTS[face].items()}
    first = next(iter(moments.values()))
    start: dict[str, Any] = {**Table(game=first.words["game"], autosave=False).start, "saved": SAVED}
    snaps = {name: part.snap for name, part in moments.items()}
    return json.dumps({"words": first.words, "start": start, "snaps": snaps}, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Record every game anew."""
    FOLDER.mkdir(exist_ok=True)
    for face in MOMENTS:
        (FOLDER / f"{face}.json").write_text(recorded(face), encoding="utf-8")


if __name__ == "__main__":
    main()
