"""A table waiting at each pause and decision of Letters & Seals, for a player who holds every bonus card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.games.istanbul.letters.city import ALL_KINDS, GRAND_KINDS, KIOSK_TILES, bazaar, city
from tests.games.istanbul.scenario import Scenario

TILES = ("die", "lira-good", "fountain", "companion")
SIX_SEALS = ["seal 3 delivered", "seal 4 delivered", "seal 6 delivered"]


def _rich(scene: Scenario, kinds: tuple[str, ...]) -> Scenario:
    """Return a table where seat 0 can do everything that the expansion knows."""
    hand = [kind for kind in kinds for _ in range(2)]
    facts = {"at": 9, "lira": 20, "goods": "R2 G2 Y2 B", "assistants": [4], "hand": hand, "family": 3}
    more = {"letters": [10, 11, 13], "delivered": [1, 3, 4, 6], "companion": 8}
    return scene.seat(0, **facts, **more).seat(1, at=1, lira=5, letters=[1])  # type: ignore[arg-type]


def _table() -> Scenario:
    return _rich(city(), ALL_KINDS)


def _bazaar() -> Scenario:
    return _rich(bazaar(), GRAND_KINDS).seat(0, coffee=6)


def _kiosk(scene: Scenario) -> Scenario:
    return scene.do("browse", letters=[9], kiosk=TILES)


def _guild(number: int) -> Scenario:
    return _bazaar().seat(0, guild=range(1, 21)).do(f"guild {number}")


def _last_tile(tile: str) -> Scenario:
    """Return a table where the opener may use the last tile, whichever it is."""
    others = [other for other in KIOSK_TILES if other != tile][:3]
    scene = _table().acting(22).do("browse", letters=[9], kiosk=[tile, *others])
    for other in others:
        scene.do(f"pick {other}", "decline")
    return scene


PAUSES: dict[str, Callable[[], Scenario]] = {
    "before the move": _table,
    "before the move in the bazaar": lambda: _bazaar().seat(0, guild=range(1, 21)).barrier(8, 9, holder=1),
    "with the companion in the supply": lambda: _table().seat(0, companion="own"),
    "when a companion has to pay": lambda: _table().seat(1, at=10, companion=10).seat(0, companion=5).do("walk 10"),
    "when a companion acts": lambda: _table().seat(0, companion=4).do("walk 5"),
    "when a companion has acted": lambda: _table().seat(0, companion=4).do("walk 5", "collect"),
    "when a companion meets": lambda: (
        _table().seat(0, companion=4).seat(1, family=5).figures(courier=5).do("walk 5", "collect")
    ),
    "when the companion is gone": lambda: _table().seat(0, companion=8).do("walk 7", "hire"),
    "after a follow": lambda: _table().seat(1, companion=1).do("play follow", "follow saffron", "leave"),
    "at the Embassy": lambda: _table().acting(21),
    "at the Kiosk": lambda: _table().acting(22),
    "at the Auction House": lambda: _table().acting(23),
    "at the Secret Society": lambda: _table().acting(24),
    "at the Catacombs": lambda: _bazaar().acting(25),
    "at the Fountain": lambda: _table().acting(7),
    "after the Secret Society": lambda: _table().acting(24).do("petition dealer", *SIX_SEALS),
    "after the Small Mosque": lambda: _table().acting(14).do("tile R"),
    "after the family member's walk": lambda: _table().do("play familywalk", "lead 2", "fill"),
    "after the Catacombs": lambda: _bazaar().acting(25).do("descend R", "emerge 5"),
    "with the top card of the pile": lambda: _table().do("play good3R"),
    "double": lambda: _table().acting(5).do("end"),
}

DECISIONS: dict[str, Callable[[], Scenario]] = {
    "familywalk": lambda: _table().do("play familywalk"),
    "follow": lambda: _table().do("play follow"),
    "stride": lambda: _table().do("play companion2"),
    "anywhere": lambda: _table().do("play anywhere"),
    "seals": lambda: _table().acting(5).do("end", "double"),
    "hire": lambda: _table().acting(7).do("gather 4"),
    "courier": lambda: _table().figures(courier=5).meeting(5).do("meet courier"),
    "kiosk": lambda: _kiosk(_table().acting(22)),
    "kiosk-use": lambda: _kiosk(_table().acting(22)).do("pick lira-good"),
    "kiosk-good": lambda: _last_tile("good-letter").do("use letter 10"),
    "bid": lambda: _table().acting(23).do("auction R"),
    "sale": lambda: _table().do("play sale"),
    "lettergood": lambda: _table().do("play letterroll", dice=[3, 4]),
    "summon": lambda: _table().do("play meet"),
    "mosque": lambda: _table().acting(14).do("tile R", "play mosque2"),
    "society": lambda: (
        _table()
        .acting(24)
        .do("petition dealer", *SIX_SEALS)
        .do("play letter", "play letter", letters=[24, 24])
        .do("play society2")
    ),
}

GRAND_DECISIONS: dict[str, Callable[[], Scenario]] = {
    "emerge": lambda: _bazaar().acting(25).do("descend R"),
}

INSIDE: dict[str, Callable[[], Scenario]] = {
    "seals at the Secret Society": lambda: _table().acting(24).do("petition palace"),
    "seals half paid": lambda: _table().acting(24).do("petition palace", "seal 10", "seal 3 delivered"),
    "seals of the family member": lambda: _table().seat(0, family=12).acting(12).do("send 24", "petition dealer"),
    "seals for the Coffee House": lambda: _bazaar().acting(24).do("petition coffeehouse"),
    "seals of guild card 12": lambda: _guild(12).do("visit 24", "petition dealer"),
    "hire by the companion": lambda: _table().do("walk 7", "gather 4"),
    "hire by the family member": lambda: _table().seat(0, family=12).acting(12).do("send 7", "gather 4"),
    "hire by guild card 12": lambda: _guild(12).do("visit 7", "gather 4"),
    "kiosk of the next player": lambda: _kiosk(_table().acting(22)).do("pick fountain", "use"),
    "kiosk-use by the next player": lambda: _kiosk(_table().acting(22)).do(
        "pick die", "use", "pick lira-good", dice=[2]
    ),
    "kiosk-good of the next player": lambda: (
        _table()
        .acting(22)
        .do("browse", letters=[9], kiosk=["good-letter", "good-R", "good-G", "good-Y"])
        .do("pick good-R", "use", "pick good-letter", "use letter 1 delivered")
    ),
    "kiosk of the family member": lambda: _kiosk(_table().seat(0, family=12).acting(12).do("send 22")),
    "kiosk of guild card 12": lambda: _kiosk(_guild(12).do("visit 22")),
    "kiosk of guild card 19": lambda: _kiosk(_guild(19).do("barrier 22 23", "visit 22")),
    "kiosk-use of guild card 12": lambda: _kiosk(_guild(12).do("visit 22")).do("pick fountain"),
    "bend of the kiosk's die": lambda: _kiosk(_bazaar().acting(22)).do("pick die", "use", dice=[2]),
    "bend of the kiosk's die by guild card 12": lambda: _kiosk(_guild(12).do("visit 22")).do(
        "pick die", "use", dice=[2]
    ),
    "six on the kiosk's die": lambda: _kiosk(_bazaar().acting(22)).do("pick die", "use", "play six", dice=[2]),
    "bend of the dice card": lambda: _bazaar().do("play letterroll", dice=[3, 5]),
    "bid of the next player": lambda: _table().acting(23).do("auction R", "bid 1"),
    "bid raised a last time": lambda: _table().acting(23).do("auction R", "bid 1", "bid 3"),
    "bid of an opener without lira": lambda: _table().seat(0, lira=0).acting(23).do("auction R"),
    "bid of the family member": lambda: _table().seat(0, family=12).acting(12).do("send 23", "auction R"),
    "bid of guild card 12": lambda: _guild(12).do("visit 23", "auction R"),
    "bid of guild card 19": lambda: _guild(19).do("barrier 22 23", "visit 23", "auction R", "bid 1"),
    "sale after a guild card": lambda: _guild(17).do("play sale"),
    "summon after a guild card": lambda: _guild(17).do("play meet"),
    "courier after a guild card": lambda: _guild(17).do("play meet", "meet courier"),
    "courier from afar": lambda: _table().do("play meet", "meet courier"),
    "governor from afar": lambda: _table().do("play meet", "meet governor", cards=["far"]),
    "smuggler from afar": lambda: _table().do("play meet", "meet smuggler"),
    "bribe from afar": lambda: _table().do("play meet", "meet smuggler", "gain B"),
    "trader from afar": lambda: _bazaar().do("play meet", "meet trader"),
    "lettergood for one die": lambda: _table().do("play letterroll", dice=[3, 5], letters=[9]),
    "errand of the family member's walk": lambda: _table().do("play familywalk", "lead 2"),
    "emerge of the companion": lambda: _bazaar().seat(0, companion=24).do("walk 25", "descend C"),
    "emerge of the family member": lambda: _bazaar().seat(0, family=12).acting(12).do("send 25", "descend C"),
    "emerge beside the barrier": lambda: _bazaar().acting(19).do("barrier 20 25", "visit 25", "descend C"),
    "emerge of guild card 12": lambda: _guild(12).do("visit 25", "descend C"),
    "emerge of guild card 19": lambda: _guild(19).do("barrier 20 25", "visit 25", "descend C"),
    "emerge of the family member on guild card 12": lambda: (
        _guild(12).seat(0, family=12).do("visit 12", "send 25", "descend C")
    ),
    **{f"kiosk-use of {tile}": partial(_last_tile, tile) for tile in KIOSK_TILES},
}


SCENES = {**PAUSES, **DECISIONS, **GRAND_DECISIONS, **INSIDE}
