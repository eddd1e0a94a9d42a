"""A table waiting at each pause and at each decision, for a player who holds two cards of every kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.games.istanbul.scenario import KINDS, Scenario, table

HAND = [kind for kind in KINDS for _ in range(2)]  # the deck keeps two each of good, lira and far


def _table() -> Scenario:
    return table().seat(0, at=6, family=3, assistants=[4], hand=HAND)


def _palace() -> Scenario:
    return _table().seat(0, goods="R3 G3 Y3 B3", extensions=1).acting(13).do("deliver R2 G Y B")


def _errand(place: int) -> Scenario:
    return _table().seat(0, family=12, lira=20, goods="R").acting(12).do(f"send {place}")


PAUSES: dict[str, Callable[[], Scenario]] = {
    "before the move": _table,
    "after the move": lambda: _table().do("move 5"),
    "after the assistant step, before paying": lambda: _table().seat(1, at=5).do("move 5", "leave"),
    "after the assistant step, nobody to pay": lambda: _table().do("move 5", "leave"),
    "after paying": lambda: _table().seat(0, lira=2).seat(1, at=5).do("move 5", "leave", "pay"),
    "at the Fountain": lambda: _table().do("move 7"),
    "after the action": lambda: _table().do("move 5", "leave", "collect"),
    "before the meetings": lambda: _table().figures(governor=5).meeting(5),
    "between the meetings": lambda: (
        _table()
        .seat(1, family=5)
        .figures(governor=5)
        .acting(5)
        .do("collect", "meet governor", "discard far", cards=["far"], dice=[1, 1])
    ),
    "after the meetings": lambda: (
        _table().seat(1, family=5).acting(5).do("collect", "catch saffron", "reward card", cards=["far"])
    ),
}

DECISIONS: dict[str, Callable[[], Scenario]] = {
    "far": lambda: _table().do("play far"),
    "good": lambda: _table().do("play good"),
    "reward": lambda: _table().do("play family"),
    "fetch": lambda: _table().do("play assistant"),
    "market": lambda: _table().seat(0, goods="R").acting(11).do("play market"),
    "palace": lambda: _palace().do("play palace2"),
    "errand": lambda: _errand(5),
    "green": lambda: _table().seat(0, tiles="G").acting(2).do("fill"),
    "dice": lambda: _table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]),
    "pick": lambda: _table().acting(8).do("roll", dice=[1, 2]),
    "cards": lambda: _table().acting(6).do("draw deck", cards=["far"]),
    "discard": lambda: _table().acting(6).do("draw deck", "draw deck", cards=["far", "far"]),
    "governor": lambda: _table().figures(governor=5).meeting(5).do("meet governor", cards=["far"]),
    "smuggler": lambda: _table().figures(smuggler=5).meeting(5).do("meet smuggler"),
    "bribe": lambda: _table().figures(smuggler=5).meeting(5).do("meet smuggler", "gain R"),
}

ERRANDS: dict[int, Callable[[], Scenario]] = {place: partial(_errand, place) for place in range(1, 17) if place != 12}
