"""A table of this expansion waiting at each of its pauses and decisions, for a player who holds every bonus card."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.istanbul.mocha.city import ALL_KINDS, city
from tests.games.istanbul.scenario import Scenario

HAND = [kind for kind in ALL_KINDS for _ in range(2)]
EVERY_GUILD_CARD = range(1, 21)


def _table() -> Scenario:
    return city().seat(0, at=9, lira=20, coffee=6, goods="R2 G2 Y2 B", assistants=[4], hand=HAND, family=3)


def _guild(number: int) -> Scenario:
    return _table().seat(0, guild=EVERY_GUILD_CARD).do(f"guild {number}", dice=[3, 2] * (number == 8))


PAUSES: dict[str, Callable[[], Scenario]] = {
    "before the move": _table,
    "before the move, with guild cards and both tavern tiles": lambda: (
        _table().seat(0, guild=EVERY_GUILD_CARD, tavern="move meet").barrier(8, 9, holder=1)
    ),
    "after a card for phase 1": lambda: _table().seat(0, guild=[17]).do("play assistant", "fetch 4"),
    "after a guild card": lambda: _guild(17),
    "at the Roasting Plant": lambda: _table().seat(0, guild=[4]).acting(17),
    "at the Guild Hall": lambda: _table().acting(18),
    "at the Tavern": lambda: _table().acting(19),
    "at the Coffee House": lambda: _table().acting(20),
    "after the Coffee House": lambda: _table().seat(0, coffee=20).acting(20).do("treat"),
    "with the coffee trader": lambda: _table().figures(trader=5).meeting(5),
}

DECISIONS: dict[str, Callable[[], Scenario]] = {
    "corner": lambda: _table().do("play corner"),
    "swap": lambda: _table().do("play swap"),
    "swapped": lambda: _table().do("play swap", "give R G C"),
    "diced": lambda: _table().do("play coffeeroll", "keep", dice=[5, 6]),
    "bend": lambda: _table().do("play coffeeroll", dice=[2, 3]),
    "six": lambda: _table().do("play coffeeroll", "play six", dice=[2, 3]),
    "roast": lambda: _table().seat(0, guild=[4]).acting(17).do("roast lira"),
    "drop": lambda: _table().acting(18).do("enrol", guild=[4, 8]),
    "beside": lambda: _table().acting(19).do("barrier 2 3"),
    "trader": lambda: _table().figures(trader=5).meeting(5).do("meet trader"),
    "assort": lambda: _guild(3),
    "recall": lambda: _guild(7),
    "common": lambda: _guild(8).do("keep"),
    "call": lambda: _guild(9),
    "anyplace": lambda: _guild(12),
    "six-goods": lambda: _guild(13),
    "tile": lambda: _guild(15),
    "tavern": lambda: _guild(19),
}

INSIDE: dict[str, Callable[[], Scenario]] = {
    "errand beside the barrier": lambda: _table().acting(19).do("barrier 2 3", "visit 2"),
    "errand to the Tavern beside the barrier": lambda: _table().acting(19).do("barrier 18 19", "visit 19"),
    "errand to the Police Station beside the barrier": lambda: (
        _table().seat(0, family=12).acting(19).do("barrier 12 13", "visit 12")
    ),
    "errand of the family member to the Tavern": lambda: _table().seat(0, family=12).acting(12).do("send 19"),
    "errand of the family member beside its barrier": lambda: (
        _table().seat(0, family=12).acting(12).do("send 19", "barrier 2 3", "visit 3")
    ),
    "errand of guild card 12": lambda: _guild(12).do("visit 5"),
    "errand of guild card 12 to the Small Market": lambda: _guild(12).do("visit 11"),
    "cards of guild card 12": lambda: _guild(12).do("visit 6", "draw deck", cards=["far"]),
    "roast of guild card 12": lambda: _guild(12).do("visit 17", "roast R"),
    "beside of guild card 12": lambda: _guild(12).do("visit 19", "barrier 2 3"),
    "bend of guild card 12": lambda: _guild(12).do("visit 9", "call 7", dice=[1, 2]),
    "bend of guild card 9": lambda: _guild(9).do("call 7", dice=[1, 2]),
    "tavern once more": lambda: _guild(19).do("tavern move"),
    "beside of guild card 19": lambda: _guild(19).do("barrier 2 3"),
    "errand of guild card 19": lambda: _guild(19).do("barrier 2 3", "visit 3"),
    "bend of guild card 19": lambda: _guild(19).do("barrier 4 9", "visit 9", "call 7", dice=[1, 2]),
    "dice of the red tile": lambda: _table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 2]),
    "six on the red tile": lambda: _table().seat(0, tiles="R").acting(9).do("call 7", "play six", dice=[1, 2]),
    "bend after the red tile": lambda: _table().seat(0, tiles="R").acting(9).do("call 7", "turn 1 4", dice=[1, 2]),
    "swap after a guild card": lambda: _guild(17).do("play swap"),
    "bend after a guild card": lambda: _guild(17).do("play coffeeroll", dice=[5, 6]),
    "good after a guild card": lambda: _guild(17).do("play good"),
    "reward after a guild card": lambda: _guild(17).do("play family"),
}

SCENES = {**PAUSES, **DECISIONS, **INSIDE}
