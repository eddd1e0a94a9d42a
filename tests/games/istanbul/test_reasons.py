"""Why an action is refused, in the base game: rule, reason and facts, as the sentences are made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.istanbul.scenario import KINDS, Scenario, table


def meeting() -> Scenario:
    """Return phase 4 at the Post Office: smuggler and teal's relative are here, governor and saffron's elsewhere."""
    return table().seat(1, family=9).seat(2, family=5).figures(governor=9, smuggler=5).meeting(5)


SCENES: dict[str, Callable[[], Scenario]] = {
    "before the move": lambda: table().seat(0, at=6),
    "own assistant here": lambda: table().seat(0, at=6, assistants=[5]).do("move 5"),
    "empty stack": lambda: table().seat(0, at=6, assistants=[1, 2, 3, 4]).do("move 5"),
    "paying": lambda: table().seat(0, at=6, lira=1).seat(1, at=5).do("move 5", "leave"),
    "acting": lambda: table().acting(5),
    "meeting": meeting,
    "at the Police Station": lambda: table().meeting(12),
    "no yellow tile": lambda: table().seat(0, lira=9, assistants=[5]),
    "yellow tile, 1 lira": lambda: table().seat(0, lira=1, tiles="Y", assistants=[5]),
    "yellow tile, 2 lira": lambda: table().seat(0, lira=2, tiles="Y", assistants=[5]),
    "yellow tile used": lambda: table().seat(0, lira=9, tiles="Y", assistants=[5, 6]).do("fetch 5"),
    "complete cart": lambda: table().seat(0, lira=9, extensions=3).acting(1),
    "wainwright, 6 lira": lambda: table().seat(0, lira=6).acting(1),
    "small market": lambda: table().seat(0, goods="R2 B").acting(11),
    "palace": lambda: table().seat(0, goods="R2 G B").acting(13),
    "great mosque": lambda: table().seat(0, goods="R2 G2 B2", tiles="B").acting(15),
    "fountain": lambda: table().seat(0, at=6, assistants=[5]).do("move 7"),
    "caravansary": lambda: table().acting(6),
    "discarding": lambda: table().seat(0, hand=["far"]).acting(6).do("draw deck", "draw deck", cards=["good", "lira"]),
    "tea house": lambda: table().acting(9),
    "dealer": lambda: table().seat(0, lira=9).acting(16),
    "governor": lambda: table().seat(0, lira=1).figures(governor=5).meeting(5).do("meet governor", cards=["far"]),
    "smuggler, 1 lira": lambda: table().seat(0, lira=1).figures(smuggler=5).meeting(5).do("meet smuggler", "gain B"),
    "smuggler, 2 lira": lambda: table().seat(0, lira=2).figures(smuggler=5).meeting(5).do("meet smuggler", "gain B"),
    "green tile": lambda: table().seat(0, lira=2, tiles="G").acting(2).do("fill"),
    "red tile": lambda: table().seat(0, tiles="R").acting(9).do("call 3", dice=[1, 2]),
    "reward": lambda: table().seat(1, family=5).meeting(5).do("catch saffron"),
    "all cards, before the move": lambda: table().seat(0, hand=list(KINDS)),
    "all cards, after the action": lambda: table().seat(0, hand=list(KINDS)).acting(5).do("collect"),
    "all cards, an errand": lambda: table().seat(0, hand=list(KINDS)).acting(12).do("send 5"),
    "no goods for the market card": lambda: table().seat(0, hand=["market"]).acting(11),
    "fountain, nobody out": lambda: table().seat(0, at=6).do("move 7"),
    "all yellow tiles gone": lambda: table(5).seat(0, goods="Y2").mosques(Y=4).acting(15),
    "palace sold out": lambda: table().rubies(palace=0, supply=0).acting(13),
    "last cards": lambda: table().seat(0, hand=["lira", "far"], rubies=5).turn(2).acting(5).do("end"),
}
CASES: tuple[tuple[str, str, str, str, dict[str, Any]], ...] = (
    ("before the move", "move 16", "ist.move.steps", "too-far", {"place": 16, "here": 6, "steps": 4}),
    ("before the move", "move", "ist.board", "malformed", {"action": "move"}),
    ("own assistant here", "leave", "ist.assist.leave", "assistant-lies-here", {"place": 5}),
    ("own assistant here", "leave 2", "ist.assist.leave", "malformed", {"action": "leave 2"}),
    ("own assistant here", "take neutral", "variant.neutral", "no-neutral-here", {"place": 5}),
    ("own assistant here", "take 3", "ist.assist.pickup", "malformed", {"action": "take 3"}),
    ("own assistant here", "end now", "ruling.ends-at-once", "malformed", {"action": "end now"}),
    ("empty stack", "leave", "ist.assist.leave", "stack-empty", {}),
    ("empty stack", "take", "ist.assist.pickup", "no-assistant-here", {"place": 5}),
    ("paying", "pay", "ist.pay.merchants", "lira-short", {"needed": 2, "lira": 1}),
    ("paying", "pay 2", "ist.pay.merchants", "malformed", {"action": "pay 2"}),
    ("acting", "skip", "ist.act.optional", "nobody-to-meet", {}),
    ("acting", "skip now", "ist.act.optional", "malformed", {"action": "skip now"}),
    ("acting", "end now", "ist.act.optional", "malformed", {"action": "end now"}),
    ("meeting", "meet governor", "ist.meet.governor", "figure-elsewhere", {"figure": "governor", "place": 9}),
    ("meeting", "meet nobody", "ist.meet.order", "figure-unknown", {"action": "meet nobody"}),
    ("meeting", "catch saffron", "ist.meet.family", "family-elsewhere", {"seat": "saffron", "place": 9}),
    ("meeting", "catch plum", "ist.meet.family", "own-family", {}),
    ("meeting", "catch nobody", "ist.meet.family", "seat-unknown", {"action": "catch nobody"}),
    ("meeting", "catch", "ist.meet.family", "seat-unknown", {"action": "catch"}),
    ("meeting", "catch olive", "ist.meet.family", "seat-unknown", {"action": "catch olive"}),
    ("meeting", "end", "ist.meet.family", "must-catch", {"seats": ["teal"]}),
    ("meeting", "end now", "ist.meet.family", "malformed", {"action": "end now"}),
    ("at the Police Station", "catch saffron", "ist.meet.family", "no-catch-at-police", {}),
    ("no yellow tile", "fetch 5", "ist.tile.yellow", "tile-missing", {"good": "Y"}),
    ("yellow tile, 1 lira", "fetch 5", "ist.tile.yellow", "lira-short", {"needed": 2, "lira": 1}),
    ("yellow tile, 2 lira", "fetch 6", "ist.tile.yellow", "no-assistant-there", {"place": "6"}),
    ("yellow tile, 2 lira", "fetch 5 6", "ist.tile.yellow", "malformed", {"action": "fetch 5 6"}),
    ("yellow tile used", "fetch 6", "ist.tile.yellow", "tile-used", {"good": "Y"}),
    ("complete cart", "extend", "ist.place.wainwright", "cart-complete", {}),
    ("complete cart", "extend 2", "ist.place.wainwright", "malformed", {"action": "extend 2"}),
    ("wainwright, 6 lira", "extend", "ist.place.wainwright", "lira-short", {"needed": 7, "lira": 6}),
    ("small market", "sell", "ist.place.market", "malformed", {"action": "sell"}),
    ("small market", "sell B R", "ist.place.market", "malformed", {"action": "sell B R"}),
    ("small market", "sell R2 G", "ist.place.market", "goods-short", {"goods": "R2 G"}),
    ("small market", "sell R2", "ist.place.market", "not-in-demand", {"tile": "RGYYB"}),
    ("palace", "deliver B R", "ist.place.palace", "malformed", {"action": "deliver B R"}),
    ("palace", "deliver R G Y B", "ist.place.palace", "goods-short", {"goods": "R G Y B"}),
    ("palace", "deliver R2 G B", "ist.place.palace", "palace-short", {"tile": "RGYB", "any": 1}),
    ("great mosque", "tile B", "ist.place.mosque", "tile-owned", {"good": "B"}),
    ("great mosque", "tile Y", "ist.place.mosque", "tile-short", {"good": "Y", "needed": 2}),
    ("great mosque", "tile R", "ist.place.mosque", "tile-elsewhere", {"good": "R"}),
    ("great mosque", "tile X", "ist.place.mosque", "malformed", {"action": "tile X"}),
    ("fountain", "gather 6", "ist.place.fountain", "no-assistant-there", {"place": "6"}),
    ("fountain", "gather 5 5", "ist.place.fountain", "malformed", {"action": "gather 5 5"}),
    ("fountain, nobody out", "gather", "ist.place.fountain", "no-assistant-out", {}),
    ("all yellow tiles gone", "tile Y", "ist.place.mosque", "tiles-gone", {"good": "Y"}),
    ("palace sold out", "deliver R G Y B", "ruling.refill", "sold-out", {"place": 13}),
    ("caravansary", "draw discard", "ist.cards.deck", "discard-empty", {}),
    ("caravansary", "draw card", "ist.place.caravansary", "malformed", {"action": "draw card"}),
    ("discarding", "discard stay", "ist.place.caravansary", "card-not-held", {"card": "stay"}),
    ("discarding", "discard nothing", "ist.place.caravansary", "card-unknown", {"action": "discard nothing"}),
    ("tea house", "call 2", "ist.place.teahouse", "call-range", {"least": 3, "most": 12}),
    ("dealer", "buy", "ist.place.dealer", "lira-short", {"needed": 14, "lira": 9}),
    ("dealer", "buy 2", "ist.place.dealer", "malformed", {"action": "buy 2"}),
    ("governor", "pay lira", "ist.meet.governor", "lira-short", {"needed": 2, "lira": 1}),
    ("governor", "pay", "ist.meet.governor", "lira-short", {"needed": 2, "lira": 1}),
    ("governor", "pay R", "ist.meet.governor", "malformed", {"action": "pay R"}),
    ("governor", "discard good", "ist.meet.governor", "card-not-held", {"card": "good"}),
    ("smuggler, 1 lira", "pay R", "ist.meet.smuggler", "goods-short", {"goods": "R"}),
    ("smuggler, 1 lira", "pay X", "ist.meet.smuggler", "malformed", {"action": "pay X"}),
    ("smuggler, 2 lira", "pay", "ist.meet.smuggler", "malformed", {"action": "pay"}),
    ("green tile", "extra X", "ist.tile.green", "malformed", {"action": "extra X"}),
    ("red tile", "turn 3 4", "ist.tile.red", "die-not-there", {"dice": "1 2", "to": 4}),
    ("reward", "reward both", "ist.meet.family", "malformed", {"action": "reward both"}),
    ("all cards, before the move", "play post2", "ist.window.after", "card-after", {"card": "post2", "place": 5}),
    ("all cards, before the move", "play market", "ist.window.with", "card-with", {"card": "market", "place": 11}),
    ("all cards, before the move", "play family", "ist.card.family", "family-at-home", {}),
    (
        "all cards, after the action",
        "play assistant",
        "ist.window.phase1",
        "card-window",
        {"card": "assistant", "window": "phase1"},
    ),
    (
        "all cards, after the action",
        "play palace2",
        "ist.window.after",
        "card-after-over",
        {"card": "palace2", "place": 13},
    ),
    ("all cards, an errand", "play lira", "ist.window.lira", "card-window", {"card": "lira", "window": "lira"}),
    ("no goods for the market card", "play market", "ist.card.market", "no-goods", {}),
    ("last cards", "play far", "ist.end.cards", "card-last", {"card": "far", "cards": ["good", "lira", "family"]}),
)


@pytest.mark.rule("ist.meet.family", "ist.tile.yellow", "ist.place.market", "ist.place.mosque", "ist.assist.leave")
@pytest.mark.parametrize(("scene", "action", "rule", "reason", "facts"), CASES, ids=[f"{c[0]}: {c[1]}" for c in CASES])
def test_a_refusal_names_its_rule_and_what_is_wrong(
    scene: str, action: str, rule: str, reason: str, facts: dict[str, Any]
) -> None:
    assert SCENES[scene]().refused(action)[:3] == (rule, reason, facts)
