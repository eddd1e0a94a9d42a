"""What the rules tell beforehand, word for word: of a moment, of a walk, of the action of a place, of a roll."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action
from tests.games.istanbul.letters.city import bazaar, city
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.mocha.city import city as coffee_city
from tests.games.istanbul.scenario import GAME, Scenario, table

NO_TOLL = {"merchants": [], "companions": [], "neutral": 0, "amount": 0}
POST = {"what": "post", "goods": ["G", "Y"], "lira": 2}
SOLD_OUT = {"palace": 0, "dealer": 0, "supply": 0}


def outlook(scene: Scenario) -> dict[str, Any]:
    """Return what is told of the moment."""
    shown: dict[str, Any] = scene.view()["outlook"]
    return shown


def foretold(scene: Scenario, action: str) -> dict[str, Any]:
    """Return what is told of an action."""
    return dict(GAME.preview(scene.state, scene.actor, Action.parse(action)).facts)


def walk(*route: int, **facts: Any) -> dict[str, Any]:
    """Return what is told of a walk after which nobody waits."""
    quiet = {"assistants": ["leave"], "toll": NO_TOLL, "catch": [], "figures": [], "prospects": []}
    return {"route": list(route), "steps": len(route) - 1, **quiet, **facts}


def at_once(*route: int, **facts: Any) -> dict[str, Any]:
    """Return the same of a figure that is not said to take steps."""
    told = walk(*route, **facts)
    del told["steps"]
    return told


def brings(*dice: int, lira: int, source: str = "teahouse") -> dict[str, Any]:
    """Return what is told of a roll for lira."""
    return {"dice": list(dice), "outcome": [{"kind": "lira", "seat": 0, "amount": lira, "source": source}]}


PLACES: tuple[tuple[int, dict[str, Any], dict[str, int], list[dict[str, Any]]], ...] = (
    (1, {"lira": 7}, {}, [{"what": "extend", "price": 7}]),
    (1, {"lira": 6}, {}, [{"what": "extend", "lacks": "short", "price": 7, "lira": 6}]),
    (1, {"lira": 7, "extensions": 3}, {}, [{"what": "extend", "lacks": "gone"}]),
    (2, {"goods": "R"}, {}, [{"what": "fill", "colour": "R", "room": 1}]),
    (5, {}, {}, [POST]),
    (7, {}, {}, []),
    (7, {"assistants": [1, 2]}, {}, [{"what": "gather", "count": 2}]),
    (10, {"goods": "Y2"}, {}, [{"what": "sell", "lacks": "nothing"}]),
    (10, {"goods": "R G B2"}, {}, [{"what": "sell", "count": 4, "amount": 18}]),
    (11, {"goods": "R2 G2 Y2 B2"}, {}, [{"what": "sell", "count": 5, "amount": 20}]),
    (13, {"goods": "R5 G5 Y5 B5", "extensions": 3}, SOLD_OUT, [{"what": "deliver", "lacks": "gone"}]),
    (13, {"goods": "R2 Y"}, {}, [{"what": "deliver", "lacks": "short", "goods": "G B"}]),
    (13, {"goods": "R G Y B"}, {"palace": 4}, [{"what": "deliver", "lacks": "short", "goods": "R B"}]),
    (13, {"goods": "R G Y B"}, {}, [{"what": "deliver", "lacks": "any", "count": 1}]),
    (13, {"goods": "R3 G2 Y2 B2", "extensions": 1}, {"palace": 1}, [{"what": "deliver", "lacks": "any", "count": 1}]),
    (13, {"goods": "R2 G Y B"}, {}, [{"what": "deliver"}]),
    (16, {"lira": 14}, {}, [{"what": "buy", "price": 14}]),
    (16, {"lira": 13}, {}, [{"what": "buy", "lacks": "short", "price": 14, "lira": 13}]),
    (16, {"lira": 40}, SOLD_OUT, [{"what": "buy", "lacks": "gone"}]),
)


@pytest.mark.rule(
    "ist.place.wainwright",
    "ist.place.warehouse",
    "ist.place.post",
    "ist.place.fountain",
    "ist.place.market",
    "ist.place.palace",
    "ist.place.dealer",
)
@pytest.mark.parametrize(("place", "facts", "rubies", "told"), PLACES)
def test_of_a_place_it_is_told_what_its_action_brings_or_what_it_lacks(
    place: int, facts: dict[str, Any], rubies: dict[str, int], told: list[dict[str, Any]]
) -> None:
    assert outlook(table().seat(0, **facts).rubies(**rubies).acting(place)) == {"prospects": told}


@pytest.mark.rule("ist.place.mosque")
def test_of_a_mosque_it_is_told_of_both_tiles() -> None:
    owned, short = {"what": "tile", "colour": "R", "lacks": "owned"}, {"lacks": "short", "need": 2, "have": 1}
    scene = table().seat(0, goods="R2 G", tiles="R").acting(14)
    assert outlook(scene) == {"prospects": [owned, {"what": "tile", "colour": "G", **short}]}
    scene = table(5).seat(0, goods="Y2", tiles="B").mosques(Y=4).acting(15)
    gone, owned = {"what": "tile", "colour": "Y", "lacks": "gone"}, {"what": "tile", "colour": "B", "lacks": "owned"}
    assert outlook(scene) == {"prospects": [gone, owned]}
    tiles = table().seat(0, goods="Y2 B").acting(15)
    assert outlook(tiles) == {"prospects": [{"what": "tile", "colour": "Y"}, {"what": "tile", "colour": "B", **short}]}


@pytest.mark.rule("ist.turn.order", "ist.pay.merchants", "ist.meet.order")
def test_of_a_walk_and_of_every_pause_after_it_it_is_told_what_awaits_there() -> None:
    scene = table().seat(0, at=6, assistants=[5], lira=3).seat(1, at=5, family=5).figures(governor=5)
    toll = {"merchants": [1], "companions": [], "neutral": 0, "amount": 2}
    meetings: dict[str, Any] = {"catch": [1], "figures": ["governor"]}
    assert foretold(scene, "move 5") == walk(6, 5, assistants=["take"], toll=toll, prospects=[POST], **meetings)
    assert outlook(scene.do("move 5")) == {"assistants": ["take"]}
    assert outlook(scene.do("take")) == {"toll": toll} == foretold(scene, "pay")
    assert outlook(scene.do("pay")) == {"prospects": [POST]}
    assert outlook(scene.do("collect")) == {"catch": [1], "meet": ["governor"]}
    assert outlook(table()) == {}


@pytest.mark.rule("ist.pay.fountain", "ist.assist.fountain")
def test_at_the_fountain_nobody_is_paid_and_no_assistant_left() -> None:
    scene = table().seat(0, at=6, assistants=[1]).seat(1, at=7)
    here = {"assistants": [], "figures": ["governor", "smuggler"], "prospects": [{"what": "gather", "count": 1}]}
    assert foretold(scene, "move 7") == walk(6, 7, **here)


@pytest.mark.rule("ist.pay.neutral")
def test_neutral_merchants_are_counted() -> None:
    scene = table(2).seat(0, at=15, lira=4).neutral_merchants(16, 16, 5)
    told = foretold(scene, "move 16")
    assert told["toll"] == {"merchants": [], "companions": [], "neutral": 2, "amount": 4}


@pytest.mark.rule("ist.card.far", "ruling.steps")
def test_of_a_far_walk_the_shorter_one_is_told() -> None:
    scene = table().seat(0, at=6, hand=["far"]).do("play far")
    assert foretold(scene, "move 16")["route"] == [6, 7, 8, 12, 16]
    assert foretold(scene, "move 5")["route"] == [6, 2, 1, 5]


@pytest.mark.rule("ist.move.steps")
def test_a_route_goes_along_the_row_first_also_where_a_lower_number_lies_above() -> None:
    assert foretold(table().seat(0, at=5), "move 2")["route"] == [5, 6, 2]


@pytest.mark.rule("letters.companion.move", "letters.pay", "letters.card.companion2")
def test_of_a_companions_walk_it_is_told_whom_he_pays() -> None:
    scene = city().seat(0, at=16, companion=4, lira=4, hand=["companion2"]).seat(1, companion=5).seat(2, at=5)
    toll = {"merchants": [2], "companions": [1], "neutral": 0, "amount": 4}
    assert foretold(scene, "walk 5") == at_once(4, 5, assistants=[], toll=toll, prospects=[POST])
    assert foretold(scene.do("play companion2"), "walk 10")["route"] == [4, 5, 10]


@pytest.mark.rule("mocha.card.corner", "letters.card.anywhere", "ruling.teleport")
def test_who_goes_somewhere_at_once_takes_no_steps() -> None:
    short = [{"what": "extend", "lacks": "short", "price": 7, "lira": 0}]
    corner = coffee_city().seat(0, at=7, hand=["corner"]).do("play corner")
    assert foretold(corner, "move 1") == at_once(7, 1, prospects=short)
    anywhere = city().seat(0, at=7, lira=3, hand=["anywhere"]).do("play anywhere")
    assert foretold(anywhere, "move 1") == at_once(7, 1, prospects=short)


@pytest.mark.rule("ist.place.police", "mocha.tavern.barrier", "mocha.guild.12", "letters.card.family")
def test_of_a_place_where_somebody_else_acts_the_same_is_told() -> None:
    assert foretold(table().acting(12), "send 5") == {"prospects": [POST]}
    barrier = coffee_city().seat(0, coffee=2).acting(19).do("barrier 5 10")
    assert foretold(barrier, "visit 5") == {"prospects": [POST]}
    assert foretold(coffee_city().seat(0, guild=[12]).do("guild 12"), "visit 5") == {"prospects": [POST]}
    family = city().seat(0, at=16, family=4, hand=["familywalk"]).do("play familywalk")
    assert foretold(family, "lead 5") == {"prospects": [POST]}


@pytest.mark.rule("ist.place.market", "ist.card.market", "ist.place.palace")
def test_of_a_sale_and_a_delivery_it_is_told_what_is_wanted() -> None:
    large = table().seat(0, goods="R").acting(10)
    assert foretold(large, "sell R") == {"pays": [3, 7, 12, 18, 25], "wanted": [2, 1, 0, 2]}
    card = table().seat(0, goods="R", hand=["market"]).acting(11).do("play market")
    assert foretold(card, "sell R") == {"pays": [2, 5, 9, 14, 20], "wanted": None}
    assert foretold(table().seat(0, goods="R2 G Y B").acting(13), "deliver R2 G Y B") == {"wanted": [1, 1, 1, 1]}


@pytest.mark.rule("ist.tile.red", "mocha.card.six")
def test_of_a_roll_it_is_told_what_it_would_bring() -> None:
    scene = table().seat(0, tiles="R").acting(9).do("call 7", dice=[1, 3])
    assert foretold(scene, "turn 1 4") == brings(4, 3, lira=7)
    assert foretold(scene, "turn 3 4") == brings(1, 4, lira=2)
    assert foretold(scene, "keep") == brings(1, 3, lira=2)
    assert scene[0].lira == 0
    scene = coffee_city().seat(0, hand=["six"]).acting(9).do("call 5", dice=[3, 2])
    assert foretold(scene, "keep") == brings(3, 2, lira=5)


@pytest.mark.rule("mocha.guild.9", "letters.kiosk.die", "ruling.red-six")
def test_so_it_is_of_the_roll_of_a_guild_card_and_of_a_single_die() -> None:
    scene = coffee_city().seat(0, hand=["six"], guild=[9]).do("guild 9", "call 5", dice=[3, 2])
    assert foretold(scene, "keep") == brings(3, 2, lira=10, source="guild")
    die = picked("die", seat=0, scene=bazaar(), hand=["six"]).do("use", dice=[2])
    assert foretold(die, "keep") == brings(2, lira=2, source="kiosk")


@pytest.mark.rule("letters.letter", "letters.double")
def test_of_a_payment_in_letters_it_is_told_how_many_seals_are_missing() -> None:
    scene = city().seat(0, delivered=[3, 9]).acting(5).do("end", "double")
    assert outlook(scene) == {"missing": 3}
    assert outlook(scene.do("seal 3 delivered")) == {"missing": 1}
