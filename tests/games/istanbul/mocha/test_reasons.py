"""Why an action is refused with Mocha & Baksheesh: rule, reason and facts, as the sentences are made of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.games.istanbul.mocha.city import ALL_KINDS, city
from tests.games.istanbul.scenario import Scenario


def guild(number: int, **facts: Any) -> Scenario:
    return city().seat(0, at=1, guild=[number], **facts)


SCENES: dict[str, Callable[[], Scenario]] = {
    "hand": lambda: city().seat(0, hand=ALL_KINDS),
    "no guild card": lambda: city().seat(0, coffee=9, hand=["guild"]).guild_piles(deck=[]),
    "after guild card 17": lambda: city().seat(0, hand=ALL_KINDS, guild=[17, 5]).do("guild 17"),
    "movement tile": lambda: city().seat(0, at=1, tavern="move"),
    "no movement tile": lambda: city().seat(0, at=1, tavern="meet"),
    "corner": lambda: city().seat(0, at=1, hand=["corner"]).do("play corner"),
    "swap": lambda: city().seat(0, goods="R2 G2", coffee=4, hand=["swap"]).do("play swap"),
    "swapped": lambda: city().seat(0, goods="R2 G2", coffee=4, hand=["swap"]).do("play swap", "give R C"),
    "bend": lambda: city().seat(0, hand=["coffeeroll", "six"]).do("play coffeeroll", dice=[6, 6]),
    "six": lambda: city().seat(0, hand=["coffeeroll", "six"]).do("play coffeeroll", "play six", dice=[2, 6]),
    "wainwright card": lambda: city().seat(0, lira=7, hand=["wainwright2"]).acting(1).do("extend"),
    "coffee house card": lambda: city().seat(0, coffee=6, hand=["coffeehouse2"]).acting(20).do("treat"),
    "trader": lambda: city().seat(0, lira=1, goods="G").figures(trader=5).meeting(5).do("meet trader"),
    "trader who gets nothing": lambda: city().seat(0, lira=1).figures(trader=5).meeting(5),
    "roasting plant": lambda: city().seat(0, lira=1, goods="R", hand=["far"], guild=[4]).acting(17),
    "roasted a good": lambda: city().seat(0, lira=1, goods="R G", hand=["far"]).acting(17).do("roast R"),
    "roasted lira": lambda: city().seat(0, lira=9, goods="R G").acting(17).do("roast lira"),
    "roasted a card": lambda: city().seat(0, goods="R", hand=["far"], guild=[4]).acting(17).do("roast card far"),
    "guild hall": lambda: city().acting(18),
    "dropping": lambda: city().acting(18).do("enrol", guild=[4, 8]),
    "tavern": lambda: city().seat(0, goods="Y3", extensions=1, coffee=0, tavern="meet").acting(19),
    "tavern, 3 coffee": lambda: city().seat(0, goods="Y3", extensions=1, coffee=3).acting(19),
    "tavern, 9 coffee": lambda: city().seat(0, goods="Y2 B2", coffee=9).acting(19),
    "sold-out tavern": lambda: (
        city(5).seat(1, tavern="move").seat(2, tavern="move").seat(3, tavern="move").seat(4, tavern="move").acting(19)
    ),
    "palace sold out": lambda: city().seat(0, goods="Y3", extensions=1, coffee=9).rubies(palace=0, supply=0).acting(19),
    "beside": lambda: city().seat(0, coffee=2).acting(19).do("barrier 2 3"),
    "coffee house": lambda: city().seat(0, coffee=5).acting(20),
    "coffee house sold out": lambda: city().seat(0, coffee=50).rubies(coffeehouse=0, supply=0).acting(20),
    "phase 1 begun": lambda: (
        city().seat(0, assistants=[4], guild=[17], hand=["assistant"]).do("play assistant", "fetch 4")
    ),
    "barrier": lambda: city().seat(0, at=1).barrier(1, 2, holder=1),
    "assort": lambda: guild(3).do("guild 3"),
    "assort four": lambda: guild(5).do("guild 5"),
    "recall": lambda: guild(7, assistants=[4]).do("guild 7"),
    "call": lambda: guild(9).do("guild 9"),
    "any place": lambda: guild(12).do("guild 12"),
    "any place, errand": lambda: guild(12).do("guild 12", "visit 5"),
    "six goods": lambda: guild(13, goods="R2 G2 Y2 B").do("guild 13"),
    "tile": lambda: guild(15, goods="Y").do("guild 15"),
    "small tile": lambda: guild(14, goods="R").do("guild 14"),
    "tavern of guild card 19": lambda: guild(19, coffee=1).do("guild 19"),
    "second of guild card 19": lambda: guild(19, coffee=1).do("guild 19", "tavern move"),
    "guild card 19, 2 coffee": lambda: guild(19, coffee=2, goods="Y3", extensions=1).do("guild 19"),
    "palace guild card, sold out": lambda: guild(13, goods="R2 G2 Y2 B").rubies(palace=0, supply=0),
    "dealer guild card, sold out": lambda: guild(16, lira=50).rubies(dealer=0, supply=0),
    "coffee guild card, sold out": lambda: guild(20, coffee=9).rubies(coffeehouse=0, supply=0),
    **{f"guild {number}": partial(guild, number) for number in (10, 11, 13, 14, 16, 20)},
    "guild 19": lambda: guild(19, tavern="move meet"),
    "guild 1": lambda: guild(1, extensions=3),
}
Case = tuple[str, str, str, str, dict[str, Any]]


def malformed(scene: str, rule: str, *actions: str) -> list[Case]:
    return [(scene, action, rule, "malformed", {"action": action}) for action in actions]


def coffee(scene: str, action: str, rule: str, needed: int, has: int) -> Case:
    return scene, action, rule, "coffee-short", {"needed": needed, "coffee": has}


ROAST, TRADE, HALL = "mocha.place.roasting", "mocha.meet.trader", "mocha.place.guildhall"
AFTER = ("ist.window.after", "card-after")
CASES: tuple[Case, ...] = (
    coffee("hand", "play guild", "mocha.card.guild", 2, 0),
    coffee("hand", "play coffeesale", "mocha.card.sell", 1, 0),
    ("hand", "play swap", "mocha.card.swap", "nothing-to-swap", {}),
    ("hand", "play six", "ist.window.roll", "card-window", {"card": "six", "window": "roll"}),
    ("hand", "play wainwright2", *AFTER, {"card": "wainwright2", "place": 1}),
    ("hand", "play coffeehouse2", *AFTER, {"card": "coffeehouse2", "place": 20}),
    ("no guild card", "play guild", "mocha.card.guild", "no-guild-card", {}),
    *(
        ("after guild card 17", f"play {card}", "mocha.guild.cards", "card-guild-turn", {"card": card})
        for card in ("market", "palace2", "post2", "dealer2", "wainwright2", "coffeehouse2")
    ),
    *(
        ("after guild card 17", f"play {card}", "ruling.guild-turn", "card-guild-move", {"card": card})
        for card in ("stay", "far", "corner", "assistant")
    ),
    ("after guild card 17", "play six", "ist.window.roll", "card-window", {"card": "six", "window": "roll"}),
    ("after guild card 17", "play family", "ist.card.family", "family-at-home", {}),
    ("movement tile", "move 13", "mocha.tile.move", "not-straight", {"place": 13, "steps": 4}),
    ("no movement tile", "move 13", "ist.move.steps", "too-far", {"place": 13, "here": 1, "steps": 4}),
    ("no movement tile", "move 5", "ist.move.steps", "too-far", {"place": 5, "here": 1, "steps": 4}),
    ("corner", "move 7", "mocha.card.corner", "not-a-corner", {"place": 7}),
    ("corner", "move 1", "ist.move.no-return", "same-place", {"place": 1}),
    *malformed("swap", "mocha.card.swap", "give", "give X", "give C R", "give R0", "give R1", "give Rx", "give 2"),
    ("swap", "give R2 G2", "mocha.card.swap", "too-many-swapped", {"most": 3}),
    ("swap", "give C4", "mocha.card.swap", "too-many-swapped", {"most": 3}),
    ("swap", "give R3", "mocha.card.swap", "goods-short", {"goods": "R3"}),
    ("swap", "give Y C", "mocha.card.swap", "goods-short", {"goods": "Y C"}),
    ("swapped", "receive R G", "mocha.card.swap", "swap-others", {"number": 2}),
    ("bend", "play six", "mocha.card.six", "already-six", {}),
    ("six", "turn 6 6", "mocha.card.six", "die-not-there", {"dice": "2 6", "to": 6}),
    ("six", "turn 3 6", "mocha.card.six", "die-not-there", {"dice": "2 6", "to": 6}),
    ("wainwright card", "play wainwright2", "ist.place.wainwright", "lira-short", {"needed": 7, "lira": 0}),
    coffee("coffee house card", "play coffeehouse2", "mocha.place.coffeehouse", 7, 0),
    ("trader", "pay lira", TRADE, "lira-short", {"needed": 2, "lira": 1}),
    ("trader", "pay R", TRADE, "goods-short", {"goods": "R"}),
    *malformed("trader", TRADE, "pay C"),
    ("trader who gets nothing", "meet trader", TRADE, "figure-has-nothing", {"figure": "trader"}),
    *malformed("roasting plant", ROAST, "roast", "roast X", "roast lira 2", "roast R G", "roast card", "roast guild"),
    *malformed("roasting plant", ROAST, "roast card far far", "roast guild 3 4"),
    ("roasting plant", "roast lira", ROAST, "lira-short", {"needed": 2, "lira": 1}),
    ("roasting plant", "roast G", ROAST, "goods-short", {"goods": "G"}),
    ("roasting plant", "roast card stay", ROAST, "no-such-card", {"action": "roast card stay"}),
    ("roasting plant", "roast guild 3", ROAST, "no-such-card", {"action": "roast guild 3"}),
    ("roasted a good", "roast G", ROAST, "roasted-already", {}),
    ("roasted a good", "roast lira", ROAST, "lira-short", {"needed": 2, "lira": 1}),
    ("roasted a good", "roast card stay", ROAST, "no-such-card", {"action": "roast card stay"}),
    ("roasted lira", "roast lira", ROAST, "roasted-already", {}),
    ("roasted lira", "roast B", ROAST, "goods-short", {"goods": "B"}),
    ("roasted a card", "roast guild 4", ROAST, "roasted-already", {}),
    ("roasted a card", "roast G", ROAST, "goods-short", {"goods": "G"}),
    *malformed("roasted a card", ROAST, "done now"),
    *malformed("guild hall", HALL, "enrol 2"),
    ("dropping", "drop 5", HALL, "guild-not-held", {"number": 5}),
    *malformed("dropping", HALL, "drop", "drop 99", "drop 4 8"),
    coffee("tavern", "barrier 1 2", "mocha.tavern.barrier", 2, 0),
    ("tavern", "barrier 1 3", "ruling.barrier-place", "not-neighbours", {"action": "barrier 1 3"}),
    ("tavern", "barrier 2 1", "ruling.barrier-place", "not-neighbours", {"action": "barrier 2 1"}),
    ("tavern", "barrier 2 2", "ruling.barrier-place", "not-neighbours", {"action": "barrier 2 2"}),
    coffee("tavern", "tavern move", "mocha.tavern.tile", 1, 0),
    ("tavern", "tavern meet", "mocha.tavern.tile", "tavern-tile-owned", {"tile": "meet"}),
    *malformed("tavern", "mocha.tavern.tile", "tavern", "tavern tile"),
    ("sold-out tavern", "tavern move", "mocha.tavern.tile", "tavern-tiles-gone", {"tile": "move"}),
    coffee("tavern, 3 coffee", "baksheesh palace", "mocha.tavern.baksheesh", 4, 3),
    ("tavern, 9 coffee", "baksheesh palace", "mocha.tavern.baksheesh", "goods-short", {"goods": "YYY"}),
    *malformed("tavern, 9 coffee", "mocha.tavern.baksheesh", "baksheesh", "baksheesh nobody"),
    *malformed("tavern, 9 coffee", "mocha.tavern.baksheesh", "baksheesh palace dealer"),
    ("palace sold out", "baksheesh palace", "ruling.refill", "sold-out", {"place": 13}),
    ("beside", "visit 5", "mocha.tavern.barrier", "not-beside-barrier", {"one": 2, "two": 3}),
    *malformed("beside", "ruling.barrier-action", "decline 2"),
    coffee("coffee house", "treat", "mocha.place.coffeehouse", 6, 5),
    *malformed("coffee house", "mocha.place.coffeehouse", "treat 2"),
    ("coffee house sold out", "treat", "ruling.refill", "sold-out", {"place": 20}),
    *malformed("hand", "mocha.guild.turn", "guild", "guild 99", "guild 0"),
    ("hand", "guild 3", "mocha.guild.turn", "guild-not-held", {"number": 3}),
    ("phase 1 begun", "guild 17", "ist.window.phase1", "guild-after-phase1", {}),
    ("barrier", "move 2", "mocha.barrier", "barrier-between", {"place": 2, "one": 1, "two": 2}),
    ("guild 1", "guild 1", "mocha.guild.1", "cart-complete", {}),
    ("guild 10", "guild 10", "mocha.guild.10", "goods-short", {"goods": "R G Y"}),
    ("guild 11", "guild 11", "mocha.guild.11", "goods-short", {"goods": "R G B"}),
    ("guild 13", "guild 13", "mocha.guild.13", "palace-short", {"tile": "", "any": 6}),
    ("guild 14", "guild 14", "mocha.guild.14", "no-tile-to-take", {}),
    ("guild 16", "guild 16", "mocha.guild.16", "lira-short", {"needed": 15, "lira": 0}),
    ("guild 19", "guild 19", "mocha.guild.19", "no-tavern-action", {}),
    coffee("guild 20", "guild 20", "mocha.guild.20", 3, 0),
    ("palace guild card, sold out", "guild 13", "ruling.refill", "sold-out", {"place": 13}),
    ("dealer guild card, sold out", "guild 16", "ruling.refill", "sold-out", {"place": 16}),
    ("coffee guild card, sold out", "guild 20", "ruling.refill", "sold-out", {"place": 20}),
    ("assort", "assort R R", "mocha.guild.turn", "goods-different", {"most": 3}),
    ("assort four", "assort R R", "mocha.guild.turn", "goods-different", {"most": 4}),
    *malformed("recall", "mocha.guild.7", "done now"),
    ("call", "call 2", "mocha.guild.9", "call-range", {"least": 3, "most": 12}),
    ("any place", "visit 1", "mocha.guild.all", "no-action-there", {"place": 1}),
    *malformed("any place", "ist.board", "visit", "visit 99", "visit 5 6"),
    ("any place, errand", "decline", "mocha.guild.all", "guild-in-full", {}),
    ("six goods", "deliver R2 G2", "mocha.guild.13", "palace-short", {"tile": "", "any": 6}),
    ("six goods", "deliver B R", "mocha.guild.13", "palace-short", {"tile": "", "any": 6}),
    ("six goods", "deliver R6", "mocha.guild.13", "goods-short", {"goods": "R6"}),
    ("tile", "tile B", "mocha.guild.15", "no-tile-to-take", {}),
    ("small tile", "tile G", "mocha.guild.14", "no-tile-to-take", {}),
    ("tavern of guild card 19", "done", "mocha.guild.all", "guild-in-full", {}),
    ("tavern of guild card 19", "baksheesh palace", "mocha.tavern.baksheesh", "goods-short", {"goods": "YYY"}),
    coffee("second of guild card 19", "barrier 1 2", "mocha.tavern.barrier", 2, 1),
    coffee("guild card 19, 2 coffee", "baksheesh palace", "mocha.tavern.baksheesh", 3, 2),
)


@pytest.mark.rule("mocha.place.roasting", "mocha.tavern.baksheesh", "mocha.guild.cards", "ruling.guild-turn")
@pytest.mark.parametrize(("scene", "action", "rule", "reason", "facts"), CASES, ids=[f"{c[0]}: {c[1]}" for c in CASES])
def test_a_refusal_names_its_rule_and_what_is_wrong(
    scene: str, action: str, rule: str, reason: str, facts: dict[str, Any]
) -> None:
    assert SCENES[scene]().refused(action)[:3] == (rule, reason, facts)
