"""Why an action is refused where what is to be decided has no such choice: rule, reason and facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.istanbul.letters.pauses import INSIDE
from tests.games.istanbul.letters.pauses import PAUSES as LETTERS
from tests.games.istanbul.mocha.pauses import PAUSES as MOCHA
from tests.games.istanbul.scenario import KINDS, Scenario, table


def filled(place: int, lira: int) -> Scenario:
    """Fill the goods of a place at its warehouse, and do not use the green tile."""
    scene = table().seat(0, lira=lira, tiles="G").acting(place).do("fill")
    return scene.do("done") if lira >= 2 else scene


SCENES: dict[str, Callable[[], Scenario]] = {
    "over": lambda: table().seat(0, rubies=5).turn(2).acting(5).do("end"),
    "before the move": lambda: table().seat(0, at=6, lira=9),
    "before the move, all tiles": lambda: table().seat(0, at=6, lira=9, tiles="RGY"),
    "arrived": lambda: table().seat(0, at=6).do("move 5"),
    "paying": lambda: table().seat(0, at=6, lira=9).seat(1, at=5).do("move 5", "leave"),
    "acting": lambda: table().acting(5),
    "acting, all tiles": lambda: table().seat(0, tiles="RGY").acting(5),
    "fountain": lambda: table().seat(0, at=6).do("move 7"),
    "errand to the Fountain": lambda: table().seat(0, assistants=[4]).acting(12).do("send 7"),
    "errand": lambda: table().acting(12).do("send 5"),
    "meeting": lambda: table().meeting(5),
    "good": lambda: table().seat(0, hand=["good"], tiles="RGY").do("play good"),
    "far": lambda: table().seat(0, hand=["far", "lira"]).do("play far"),
    "far, yellow tile": lambda: table().seat(0, hand=["far"], tiles="Y").do("play far"),
    "last cards": lambda: table().seat(0, hand=["lira", "far"], rubies=5).turn(2).acting(5).do("end"),
    "filled 2, 1 lira": lambda: filled(2, 1),
    "filled 3, 1 lira": lambda: filled(3, 1),
    "filled 4, 1 lira": lambda: filled(4, 1),
    "filled 2, 2 lira": lambda: filled(2, 2),
    "filled 2, 1 lira, red tile too": lambda: table().seat(0, lira=1, tiles="RG").acting(2).do("fill"),
    "collected, 1 lira": lambda: table().seat(0, lira=1, tiles="G").acting(5).do("collect"),
    "paid, all cards": lambda: (
        table().seat(0, at=6, lira=9, hand=list(KINDS), assistants=[1]).seat(1, at=5).do("move 5", "leave", "pay")
    ),
    "guild turn": lambda: MOCHA["after a guild card"]().seat(0, tiles="RGY"),
    "companion pays": LETTERS["when a companion has to pay"],
    "companion acts": LETTERS["when a companion acts"],
    "companion has acted": LETTERS["when a companion has acted"],
    "companion hires": INSIDE["hire by the companion"],
    "kiosk of saffron": INSIDE["kiosk of the next player"],
}
Case = tuple[str, str, str, str, dict[str, Any]]


def not_now(scene: str, action: str, rule: str, decision: str) -> Case:
    return scene, action, rule, "not-now", {"verb": action.split(maxsplit=1)[0], "decision": decision}


def tile(scene: str, action: str, rule: str, reason: str, good: str) -> Case:
    return scene, action, rule, reason, {"good": good}


SHORT = {"needed": 2, "lira": 1}
CASES: tuple[Case, ...] = (
    ("over", "move 5", "ist.end.rank", "game-over", {}),
    ("over", "dance", "ist.end.rank", "game-over", {}),
    ("before the move", "dance 3", "ist.turn.order", "verb-unknown", {"verb": "dance"}),
    ("far", "play lira", "ist.window.lira", "card-window", {"card": "lira", "window": "lira"}),
    ("far", "play stay", "ist.cards.any", "card-not-held", {"card": "stay"}),
    ("before the move", "collect", "ist.move.must", "move-first", {"verb": "collect", "place": 6}),
    ("arrived", "collect", "ist.assist.none", "assistant-first", {"verb": "collect", "place": 5}),
    ("paying", "collect", "ist.pay.refuse", "pay-first", {"verb": "collect", "place": 5}),
    ("meeting", "collect", "ist.act.optional", "acted-already", {"verb": "collect", "place": 5}),
    ("companion has acted", "collect", "ist.act.optional", "acted-already", {"verb": "collect", "place": 5}),
    ("acting", "fill", "ist.place.warehouse", "other-place", {"verb": "fill", "places": [2, 3, 4], "here": 5}),
    ("errand", "fill", "ist.place.warehouse", "other-place", {"verb": "fill", "places": [2, 3, 4], "here": 5}),
    ("last cards", "move 5", "ist.end.cards", "only-last-cards", {"verb": "move"}),
    ("last cards", "extra R", "ist.end.cards", "only-last-cards", {"verb": "extra"}),
    ("fountain", "take", "ist.assist.fountain", "fountain-no-assistant", {}),
    ("fountain", "leave", "ist.assist.fountain", "fountain-no-assistant", {}),
    ("fountain", "pay", "ist.pay.fountain", "fountain-no-pay", {}),
    not_now("fountain", "move 6", "ist.move.steps", "act"),
    not_now("errand to the Fountain", "take", "ruling.police", "errand"),
    not_now("acting", "take", "ist.assist.pickup", "act"),
    not_now("acting", "leave", "ist.assist.leave", "act"),
    not_now("acting", "pay", "ist.pay.merchants", "act"),
    not_now("before the move", "leave", "ist.assist.leave", "move"),
    not_now("before the move", "end", "ist.move.must", "move"),
    not_now("before the move", "skip", "ist.act.optional", "move"),
    not_now("before the move", "meet governor", "ist.meet.order", "move"),
    not_now("before the move", "catch teal", "ist.meet.order", "move"),
    not_now("before the move", "gain R", "ist.place.blackmarket", "move"),
    not_now("before the move", "reward card", "ist.meet.family", "move"),
    not_now("before the move", "decline", "ruling.police", "move"),
    not_now("before the move", "done", "ist.tile.green", "move"),
    not_now("before the move", "turn 1 4", "ist.tile.red", "move"),
    not_now("before the move", "keep", "ist.tile.red", "move"),
    not_now("before the move", "discard far", "ist.place.caravansary", "move"),
    not_now("arrived", "move 6", "ist.move.steps", "arrive"),
    not_now("paying", "move 6", "ist.move.steps", "pay"),
    not_now("meeting", "move 6", "ist.move.steps", "meet"),
    not_now("good", "end", "ist.card.good", "good"),
    not_now("good", "collect", "ist.card.good", "good"),
    not_now("good", "fetch 5", "ist.tile.yellow", "good"),
    not_now("good", "done", "ist.tile.green", "good"),
    not_now("good", "turn 1 4", "ist.tile.red", "good"),
    not_now("good", "keep", "ist.tile.red", "good"),
    not_now("far, yellow tile", "fetch 5", "ist.tile.yellow", "far"),
    tile("far", "fetch 5", "ist.tile.yellow", "tile-missing", "Y"),
    tile("before the move", "extra R", "ist.tile.green", "tile-missing", "G"),
    tile("before the move", "reroll", "ist.tile.red", "tile-missing", "R"),
    tile("before the move, all tiles", "extra R", "ist.tile.green", "tile-moment", "G"),
    tile("before the move, all tiles", "reroll", "ist.tile.red", "tile-moment", "R"),
    tile("acting, all tiles", "extra R", "ist.tile.green", "tile-moment", "G"),
    tile("good", "reroll", "ist.tile.red", "tile-moment", "R"),
    tile("good", "extra R", "ist.tile.green", "tile-moment", "G"),
    ("filled 2, 1 lira", "extra R", "ist.tile.green", "lira-short", SHORT),
    ("filled 3, 1 lira", "extra R", "ist.tile.green", "lira-short", SHORT),
    ("filled 4, 1 lira", "extra R", "ist.tile.green", "lira-short", SHORT),
    tile("filled 2, 1 lira", "reroll", "ist.tile.red", "tile-missing", "R"),
    tile("filled 2, 2 lira", "extra R", "ist.tile.green", "tile-moment", "G"),
    tile("collected, 1 lira", "extra R", "ist.tile.green", "tile-moment", "G"),
    tile("guild turn", "extra R", "mocha.guild.cards", "tile-guild-turn", "G"),
    tile("guild turn", "reroll", "mocha.guild.cards", "tile-guild-turn", "R"),
    ("companion pays", "take", "letters.companion.move", "companion-no-assistants", {}),
    ("companion pays", "leave", "letters.companion.move", "companion-no-assistants", {}),
    ("companion acts", "take", "letters.companion.move", "companion-no-assistants", {}),
    ("companion acts", "leave", "letters.companion.move", "companion-no-assistants", {}),
    ("companion has acted", "leave", "letters.companion.move", "companion-no-assistants", {}),
    not_now("companion acts", "move 6", "ist.move.steps", "act"),
    not_now("companion hires", "take", "letters.companion.hire", "hire"),
    not_now("kiosk of saffron", "fetch 4", "ist.tile.yellow", "kiosk"),
    tile("filled 2, 1 lira, red tile too", "reroll", "ist.tile.red", "tile-moment", "R"),
    not_now("kiosk of saffron", "reroll", "ist.tile.red", "kiosk"),
    not_now("kiosk of saffron", "extra R", "ist.tile.green", "kiosk"),
    (
        "paid, all cards",
        "play assistant",
        "ist.window.phase1",
        "card-window",
        {"card": "assistant", "window": "phase1"},
    ),
)


@pytest.mark.rule("ist.turn.order", "ist.act.optional", "ist.move.must", "ist.assist.fountain", "ist.pay.fountain")
@pytest.mark.parametrize(("scene", "action", "rule", "reason", "facts"), CASES, ids=[f"{c[0]}: {c[1]}" for c in CASES])
def test_what_cannot_be_done_now_is_explained(
    scene: str, action: str, rule: str, reason: str, facts: dict[str, Any]
) -> None:
    assert SCENES[scene]().refused(action)[:3] == (rule, reason, facts)
