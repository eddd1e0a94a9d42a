"""State updates from a page, for every trait of every widget: what is not allowed stays, and the page is told so."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from math import inf, nan
from typing import Any

from istanbul_nb.match.match import Match
from tests.attacks.catalogue import Counts
from tests.attacks.messages import away_from_home
from tests.match.playing import finished, play_on
from tests.table.widgets import ROLES, Wire

PRIVATE = ("match", "step", "session", "viewpoint", "opened", "parts", "comm", "keys", "__class__", "__dict__")
PLAIN: list[Any] = [
    *(None, True, False, 0, 1, -1, 0.25, 1.5, 2, 2.0000001, nan, inf, -inf, 10**400),
    *("", "0", "en", "ru", "tlh", "ist.move.steps", "sultan.tie", "dice.end", "IPY_MODEL_0", "table", "x" * 10_000),
]
LANGUAGES = ("en", "ru")


@cache
def matches() -> list[Match]:
    """Return matches of every game, running and over."""
    games = [Match(game, players=3, seed=3) for game in ("istanbul", "dice", "sultan")]
    return [*(play_on(match, 20, 3) for match in games), finished()]


def value(choices: random.Random, depth: int = 0) -> Any:
    """Return any value that a page can send."""
    kind = choices.random()
    if depth > 3 or kind < 0.7:
        return choices.choice(PLAIN)
    inside = [value(choices, depth + 1) for _ in range(choices.randrange(4))]
    return inside if kind < 0.85 else {str(each)[:20]: each for each in inside}


def is_allowed(role: str, name: str, wanted: Any, widget: Any) -> bool:
    """Return whether a page may set a trait so, written down a second time."""
    number = isinstance(wanted, (int, float)) and not isinstance(wanted, bool)
    if role == "rulebook page":
        rules = {"", *widget.book["rules"]}
        return isinstance(wanted, str) and wanted in {"language": LANGUAGES, "rule": rules}.get(name, ())
    if name == "hints":
        return hasattr(widget, "hints") and isinstance(wanted, bool)
    return name == "pace" and hasattr(widget, "pace") and number and 0 <= wanted <= 2


def attack(size: int) -> Counts:
    """Send about so many updates of one to four traits each."""
    choices, counts = random.Random(19), Counter[str]()
    with away_from_home():
        for number in range(max(1, size // 60)):
            for role, (_, make) in ROLES.items():
                widget = make(matches()[number % len(matches())])
                _attack_widget(role, widget, choices, counts)
                widget.close()
    return dict(counts)


def _update(widget: Any, choices: random.Random) -> dict[str, Any]:
    """Return an update of a few traits, some of which do not exist."""
    names = choices.sample([*widget.keys, *PRIVATE], choices.randrange(1, 5))
    if choices.random() < 0.3:
        names.append(choices.choice(["pace", "hints", "language", "rule"]))
    return {name: value(choices) for name in names}


def _attack_widget(role: str, widget: Any, choices: random.Random, counts: Counter[str]) -> None:
    wire = Wire(widget)
    counts["widgets"] += 1
    for update in (*(_update(widget, choices) for _ in range(4)), {"pace": choices.choice([0, 0.25, 2]), "seat": 1}):
        true, match = dict(widget.get_state()), getattr(widget, "match", None)
        answered = wire.say("update", state=update)
        allowed = {name: each for name, each in update.items() if is_allowed(role, name, each, widget)}
        where = f"{role}: {str(update)[:300]}"
        assert widget.get_state() == {**true, **allowed}, f"a page set what it may not: {where}"
        assert getattr(widget, "match", None) is match, f"a page changed the match: {where}"
        told = {name: each for message in answered for name, each in message.get("state", {}).items()}
        for name in update.keys() & true.keys() - allowed.keys():
            assert name in told, f"a page was not told the truth: {where}"
            assert told[name] == true[name], f"a page was told something else: {where}"
            counts["updates refused"] += 1
        counts["updates"] += len(update)
        counts["updates allowed"] += len(allowed)
