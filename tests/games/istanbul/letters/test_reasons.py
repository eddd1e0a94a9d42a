"""Why an action is refused with Letters & Seals: rule, reason and facts, as the sentences are made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar, city, walker
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.scenario import Scenario


def auction(**facts: Any) -> Scenario:
    return city().seat(0, **facts).seat(1, lira=5).acting(23).do("auction R")


def shut_in() -> Scenario:
    """Return a table where the family member stands in a corner between the Police Station and the barrier."""
    swapped = {2: 12, 12: 2}
    layout = [swapped.get(place, place) for place in range(1, 26)]
    return bazaar(layout=layout).seat(0, family=1, hand=["familywalk"]).barrier(1, 6, holder=1)


SCENES: dict[str, Callable[[], Scenario]] = {
    "hand": lambda: city().seat(0, lira=2, hand=["sale", "again", "follow", "companion2", "familywalk", "anywhere"]),
    "no letter": lambda: city().seat(0, lira=9, hand=["letter"]).letter_piles(deck=[]),
    "top card": lambda: city().seat(0, hand=["again"]).piles(discard=["post2"]),
    "sale": lambda: city().seat(0, goods="R", hand=["sale"]).do("play sale"),
    "sale with coffee": lambda: bazaar().seat(0, goods="R", hand=["sale"]).do("play sale"),
    "follow": lambda: city(2).seat(0, hand=["follow"]).seat(1, at=3).do("play follow"),
    "follow three": lambda: city(3).seat(0, hand=["follow"]).seat(1, at=3).do("play follow"),
    "lead": lambda: city().seat(0, family=3, hand=["familywalk"]).do("play familywalk"),
    "lead beside the barrier": lambda: (
        bazaar().seat(0, family=3, hand=["familywalk"]).barrier(2, 3, holder=1).do("play familywalk")
    ),
    "nobody stands where he walked to": lambda: (
        city().seat(0, family=3, hand=["familywalk"]).do("play familywalk", "lead 2", "fill")
    ),
    "companion in the general supply": lambda: city().seat(0, hand=["companion2"]),
    "companion in his owner's supply": lambda: city().seat(0, companion="own", hand=["companion2"]),
    "companion on the board": lambda: walker(4, hand=["companion2"]),
    "stride": lambda: walker(4, hand=["companion2"]).do("play companion2"),
    "companion beside the barrier": lambda: bazaar().seat(0, at=16, companion=4).barrier(4, 5, holder=1),
    "hired": lambda: city().seat(0, at=6, companion="own").do("move 7"),
    "fountain": lambda: city().seat(0, at=6, assistants=[4]).do("move 7"),
    "hiring": lambda: city().seat(0, at=6, assistants=[4]).do("move 7", "gather 4"),
    "courier": lambda: city().seat(0, lira=1, letters=[3]).figures(courier=5).meeting(5).do("meet courier"),
    "courier who gets nothing": lambda: city().seat(0, lira=1).figures(courier=5).meeting(5),
    "courier without letters": lambda: city().seat(0, lira=9).figures(courier=5).letter_piles(deck=[]).meeting(5),
    "summon": lambda: city().seat(0, lira=1, hand=["meet"]).do("play meet"),
    "shut in": shut_in,
    "double": lambda: city().seat(0, delivered=[1, 3]).acting(5).do("end"),
    "seals": lambda: city().seat(0, letters=[10], delivered=[1, 3]).acting(5).do("end", "double"),
    "society": lambda: city().seat(0, delivered=[1, 3]).acting(24),
    "rich society": lambda: city().seat(0, delivered=[1, 3, 4]).rubies(palace=0, supply=0).acting(24),
    "after the mosque": lambda: city().seat(0, goods="R2", hand=["mosque2"]).acting(14).do("tile R"),
    "mosque card before the move": lambda: city().seat(0, hand=["mosque2", "society2"]),
    "mosque card": lambda: city().seat(0, goods="R2 G2", hand=["mosque2"]).acting(14).do("tile R", "play mosque2"),
    "anywhere": lambda: city().seat(0, lira=3, hand=["anywhere"]).do("play anywhere"),
    "auction": lambda: auction(lira=3),
    "auction house": lambda: city().acting(23),
    "embassy": lambda: city().acting(21),
    "kiosk": lambda: city().acting(22),
    "tiles": lambda: city().acting(22).do("browse", letters=[9], kiosk=["good-R", "good-G", "card", "die"]),
    "good for a letter": lambda: picked("good-letter", letters=[3]).do("use letter 3"),
    "coffee for a letter": lambda: picked("good-letter", scene=bazaar(), letters=[3]).do("use letter 3"),
    "catacombs": lambda: bazaar().acting(25),
    "underground": lambda: bazaar().acting(25).do("descend R"),
}
Case = tuple[str, str, str, str, dict[str, Any]]


def malformed(scene: str, rule: str, *actions: str) -> list[Case]:
    return [(scene, action, rule, "malformed", {"action": action}) for action in actions]


SEALS = {"needed": 6, "seals": 4}
AFTER = ("ist.window.after", "card-after")
CASES: tuple[Case, ...] = (
    ("hand", "play sale", "letters.card.sell", "no-goods", {}),
    ("hand", "play again", "ruling.again", "discard-empty", {}),
    ("hand", "play follow", "ruling.follow", "nobody-to-follow", {}),
    ("hand", "play companion2", "letters.card.companion2", "companion-off-board", {}),
    ("hand", "play familywalk", "letters.card.family", "family-at-home", {}),
    ("hand", "play anywhere", "letters.card.anywhere", "lira-short", {"needed": 3, "lira": 2}),
    ("no letter", "play letter", "ruling.piles", "no-letter", {}),
    ("top card", "play again", "ruling.again", "top-card-not-now", {"card": "post2"}),
    *malformed("sale", "letters.card.sell", "trade", "trade X", "trade R G"),
    ("sale", "trade G", "letters.card.sell", "goods-short", {"goods": "G"}),
    ("sale", "trade B", "letters.card.sell", "goods-short", {"goods": "B"}),
    ("sale", "trade C", "letters.coffee", "no-coffee", {}),
    ("sale with coffee", "trade C", "letters.card.sell", "goods-short", {"goods": "C"}),
    ("sale with coffee", "trade G", "letters.card.sell", "goods-short", {"goods": "G"}),
    ("follow", "follow nobody", "letters.card.follow", "seat-unknown", {"action": "follow nobody"}),
    ("follow", "follow", "letters.card.follow", "seat-unknown", {"action": "follow"}),
    ("follow", "follow teal", "letters.card.follow", "seat-unknown", {"action": "follow teal"}),
    ("follow", "follow saffron plum", "letters.card.follow", "seat-unknown", {"action": "follow saffron plum"}),
    ("follow", "follow plum", "ruling.follow", "nobody-to-follow", {}),
    ("follow three", "follow teal", "ruling.follow", "nobody-to-follow", {}),
    ("lead", "lead 1", "letters.card.family", "family-one-step", {"place": 3}),
    ("lead", "lead", "letters.card.family", "family-one-step", {"place": 3}),
    ("lead", "lead 2 3", "letters.card.family", "family-one-step", {"place": 3}),
    ("lead beside the barrier", "lead 2", "mocha.barrier", "barrier-between", {"place": 2, "one": 2, "two": 3}),
    ("lead beside the barrier", "lead 1", "letters.card.family", "family-one-step", {"place": 3}),
    ("shut in", "play familywalk", "mocha.barrier", "family-shut-in", {"place": 1}),
    ("nobody stands where he walked to", "meet governor", "ruling.phase4-place", "nobody-met", {}),
    ("nobody stands where he walked to", "catch teal", "ruling.phase4-place", "nobody-met", {}),
    ("companion in the general supply", "walk 5", "letters.companion.move", "companion-off-board", {}),
    ("companion in the general supply", "place", "letters.companion.place", "companion-not-in-supply", {}),
    ("companion in his owner's supply", "walk 5", "letters.companion.move", "companion-in-supply", {}),
    ("companion in his owner's supply", "play companion2", "letters.card.companion2", "companion-in-supply", {}),
    ("companion on the board", "place", "letters.companion.place", "companion-on-board", {"place": 4}),
    *malformed("companion on the board", "letters.companion.place", "place 4"),
    *malformed("companion on the board", "ist.board", "walk", "walk 99", "walk 5 5"),
    (
        "companion on the board",
        "walk 2",
        "letters.companion.move",
        "companion-steps",
        {"place": 2, "here": 4, "steps": 1},
    ),
    ("stride", "walk 5", "letters.card.companion2", "companion-steps", {"place": 5, "here": 4, "steps": 2}),
    ("companion beside the barrier", "walk 5", "mocha.barrier", "barrier-between", {"place": 5, "one": 4, "two": 5}),
    ("hired", "hire", "letters.companion.hire", "companion-hired", {}),
    *malformed("fountain", "letters.companion.hire", "hire 4"),
    *malformed("hiring", "letters.companion.hire", "hire 4", "decline 4"),
    ("courier", "pay lira", "letters.meet.courier", "lira-short", {"needed": 2, "lira": 1}),
    ("courier", "pay", "letters.meet.courier", "lira-short", {"needed": 2, "lira": 1}),
    *malformed("courier", "letters.meet.courier", "pay R"),
    ("courier", "seal 4", "letters.meet.courier", "letter-not-held", {"action": "seal 4"}),
    ("courier", "seal 3 delivered", "letters.meet.courier", "letter-not-held", {"action": "seal 3 delivered"}),
    (
        "courier who gets nothing",
        "meet courier",
        "letters.meet.courier",
        "figure-has-nothing",
        {"figure": "courier"},
    ),
    ("courier without letters", "meet courier", "ruling.piles", "no-letter", {}),
    ("summon", "meet nobody", "letters.card.meet", "figure-unknown", {"action": "meet nobody"}),
    ("summon", "meet courier", "letters.meet.courier", "figure-has-nothing", {"figure": "courier"}),
    *malformed("double", "letters.double", "double 2", "end now"),
    ("seals", "seal 4", "letters.letter", "letter-not-held", {"action": "seal 4"}),
    *malformed("society", "letters.place.society", "petition", "petition nobody", "petition palace dealer"),
    *malformed("society", "letters.place.society", "petition coffeehouse"),
    ("society", "petition dealer", "letters.place.society", "seals-short", SEALS),
    ("rich society", "petition palace", "ruling.refill", "sold-out", {"place": 13}),
    ("after the mosque", "play mosque2", "letters.card.mosque2", "no-tile-to-take", {}),
    ("mosque card before the move", "play mosque2", *AFTER, {"card": "mosque2", "place": 14}),
    ("mosque card before the move", "play society2", *AFTER, {"card": "society2", "place": 24}),
    ("mosque card", "tile R", "ist.place.mosque", "tile-owned", {"good": "R"}),
    ("mosque card", "tile Y", "ist.place.mosque", "tile-elsewhere", {"good": "Y"}),
    ("anywhere", "move 7", "ist.move.no-return", "same-place", {"place": 7}),
    *malformed("auction house", "letters.place.auction", "auction", "auction C", "auction R G"),
    *malformed("auction", "letters.place.auction", "bid", "bid R", "bid 1 2", "pass now"),
    ("auction", "bid 0", "letters.place.auction", "bid-too-low", {"highest": 0}),
    ("auction", "bid 4", "ruling.auction", "bid-too-high", {"lira": 3}),
    ("auction", "pass", "ruling.auction", "must-open", {}),
    *malformed("embassy", "letters.place.embassy", "accept 2"),
    *malformed("kiosk", "letters.place.kiosk", "browse 2"),
    *malformed("tiles", "letters.place.kiosk", "pick", "pick nothing"),
    ("tiles", "pick lira", "letters.place.kiosk", "tile-not-there", {"tile": "lira"}),
    ("good for a letter", "gain C", "letters.kiosk.good-letter", "good-not-offered", {"goods": "R G Y B"}),
    ("coffee for a letter", "gain X", "letters.kiosk.good-letter", "good-not-offered", {"goods": "R G Y B C"}),
    *malformed("catacombs", "letters.place.catacombs", "descend", "descend X", "descend R G"),
    *malformed("underground", "ist.board", "emerge", "emerge 5 6"),
    ("underground", "emerge 99", "ist.board", "no-such-place", {"place": "99"}),
    ("underground", "emerge 25", "ruling.catacombs", "emerge-elsewhere", {}),
)


@pytest.mark.rule("letters.companion.move", "letters.place.auction", "letters.card.sell", "letters.letter")
@pytest.mark.parametrize(("scene", "action", "rule", "reason", "facts"), CASES, ids=[f"{c[0]}: {c[1]}" for c in CASES])
def test_a_refusal_names_its_rule_and_what_is_wrong(
    scene: str, action: str, rule: str, reason: str, facts: dict[str, Any]
) -> None:
    assert SCENES[scene]().refused(action)[:3] == (rule, reason, facts)
