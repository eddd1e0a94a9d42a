"""What each setup is made of: places and their verbs, figures, tracks, rules of verbs, and what a person might try."""

from __future__ import annotations

import pytest

from istanbul_nb.games.istanbul.rules.ruleset import Rules
from tests.games.istanbul.letters.city import KIOSK_TILES
from tests.games.istanbul.scenario import GAME, table

PLACES = {
    **{1: ("wainwright", "extend"), 2: ("fabric", "fill"), 3: ("spice", "fill"), 4: ("fruit", "fill")},
    **{5: ("post", "collect"), 6: ("caravansary", "draw"), 7: ("fountain", "gather"), 8: ("blackmarket", "roll")},
    **{9: ("teahouse", "call"), 10: ("largemarket", "sell"), 11: ("smallmarket", "sell"), 12: ("police", "send")},
    **{13: ("palace", "deliver"), 14: ("smallmosque", "tile"), 15: ("greatmosque", "tile"), 16: ("dealer", "buy")},
}
MOCHA_PLACES = {
    **{17: ("roasting", "roast"), 18: ("guildhall", "enrol"), 19: ("tavern", "barrier tavern baksheesh")},
    **{20: ("coffeehouse", "treat")},
}
LETTERS_PLACES = {
    **{7: ("fountain", "gather hire"), 21: ("embassy", "accept"), 22: ("kiosk", "browse")},
    **{23: ("auction", "auction"), 24: ("society", "petition")},
}
HOME = {
    "move": "ist.move.steps",
    "take": "ist.assist.pickup",
    "leave": "ist.assist.leave",
    "pay": "ist.pay.merchants",
    "skip": "ist.act.optional",
    "end": "ist.move.must",
    "meet": "ist.meet.order",
    "catch": "ist.meet.order",
    "fetch": "ist.tile.yellow",
    "gain": "ist.place.blackmarket",
    "reward": "ist.meet.family",
    "decline": "ruling.police",
    "extra": "ist.tile.green",
    "done": "ist.tile.green",
    "turn": "ist.tile.red",
    "reroll": "ist.tile.red",
    "keep": "ist.tile.red",
    "discard": "ist.place.caravansary",
}
MOCHA_HOME = {
    "guild": "mocha.guild.turn",
    "drop": "mocha.place.guildhall",
    "visit": "mocha.tavern.barrier",
    "give": "mocha.card.swap",
    "receive": "mocha.card.swap",
    "assort": "mocha.guild.turn",
}
LETTERS_HOME = {
    "place": "letters.companion.place",
    "walk": "letters.companion.move",
    "seal": "letters.letter",
    "double": "letters.double",
    "bid": "letters.place.auction",
    "pass": "letters.place.auction",
    "pick": "letters.place.kiosk",
    "use": "letters.place.kiosk",
    "trade": "letters.card.sell",
    "lead": "letters.card.family",
    "follow": "letters.card.follow",
}
GUILD = range(1, 21)
MOCHA_TRIES = [
    *(f"{verb} {number}" for verb in ("guild", "drop") for number in GUILD),
    *("roast lira", "roast R", "roast B", "roast card far", "roast guild 3", "roast", "enrol", "treat"),
    *("barrier 1 2", "barrier 2 1", "barrier 1 99", "barrier", "tavern move", "tavern meet", "tavern tile"),
    *("baksheesh palace", "baksheesh dealer", "baksheesh coffeehouse", "baksheesh nobody"),
    *("visit 5", "visit 99", "give R", "give C2", "give R2 C", "give", "receive B", "receive C3", "receive"),
    *("assort", "assort R G", "assort R R", "guild 99", "drop", "turn 3 6", "pay C"),
]
LETTERS_TRIES = [
    *("accept", "browse", "place", "hire", "double", "pass", "walk 5", "walk 99", "walk", "lead 5", "lead 12"),
    *("auction R", "auction G", "auction Y", "auction B", "auction C", "bid 0", "bid 1", "bid 3", "bid 8", "bid 99"),
    *("petition palace", "petition dealer", "petition coffeehouse", "petition nobody"),
    *(f"pick {tile}" for tile in KIOSK_TILES),
    *("use", "use lira", "use coffee", "use R", "use letter 5", "use letter 5 delivered", "use card far", "gain C"),
    *("seal 5", "seal 5 delivered", "seal 99", "seal", "trade R", "trade C", "follow teal", "follow nobody"),
]
GRAND_TRIES = ["descend R", "descend C", "descend", "emerge 5", "emerge 99"]
BASE_TRACKS = {"palace": 13, "dealer": 16}
TRACKS = {"none": BASE_TRACKS, "letters": BASE_TRACKS, "mocha": {**BASE_TRACKS, "coffeehouse": 20}}


def rules(expansion: str) -> Rules:
    return table(expansion=expansion).state.rules


@pytest.mark.rule("ist.board", "mocha.setup.board", "letters.setup.board", "variant.grand")
@pytest.mark.parametrize(
    ("expansion", "places"),
    [
        ("none", PLACES),
        ("mocha", {**PLACES, **MOCHA_PLACES}),
        ("letters", {**PLACES, **LETTERS_PLACES}),
        ("grand", {**PLACES, **MOCHA_PLACES, **LETTERS_PLACES, 25: ("catacombs", "descend")}),
    ],
)
def test_each_place_has_its_name_and_its_actions(expansion: str, places: dict[int, tuple[str, str]]) -> None:
    found = rules(expansion).places
    assert {
        number: (place.name, " ".join(choice.verb for choice in place.choices)) for number, place in found.items()
    } == places
    assert all(place.number == number for number, place in found.items())


@pytest.mark.rule("ist.window.lira")
def test_lira_are_paid_where_the_wainwright_the_dealer_and_the_roasting_plant_ask_for_some() -> None:
    assert [number for number, place in sorted(rules("grand").places.items()) if place.pays_lira] == [1, 16, 17]


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize(
    ("expansion", "home"),
    [
        ("none", HOME),
        ("mocha", {**HOME, **MOCHA_HOME}),
        ("letters", {**HOME, **LETTERS_HOME}),
        ("grand", {**HOME, **MOCHA_HOME, **LETTERS_HOME, "emerge": "letters.place.catacombs"}),
    ],
)
def test_what_is_not_the_action_of_a_place_has_a_rule_of_its_own(expansion: str, home: dict[str, str]) -> None:
    assert rules(expansion).home_rules == home


@pytest.mark.parametrize(
    ("expansion", "tries"),
    [
        ("none", []),
        ("mocha", MOCHA_TRIES),
        ("letters", LETTERS_TRIES),
        ("grand", [*MOCHA_TRIES, *LETTERS_TRIES, *GRAND_TRIES]),
    ],
)
def test_what_a_person_might_try_with_an_expansion(expansion: str, tries: list[str]) -> None:
    assert sorted(rules(expansion).sample_actions) == sorted(tries)
    found = [str(action) for action in GAME.sample_actions(table(expansion=expansion).state)]
    assert found[len(found) - len(tries) :] == rules(expansion).sample_actions


@pytest.mark.rule("ist.setup.figures", "mocha.setup.figures", "letters.setup.figures", "ruling.ruby-from-afar")
def test_figures_and_tracks() -> None:
    figures = {name: [figure.name for figure in rules(name).figures] for name in ("none", "mocha", "letters", "grand")}
    assert figures == {
        "none": ["governor", "smuggler"],
        "mocha": ["governor", "smuggler", "trader"],
        "letters": ["governor", "smuggler", "courier"],
        "grand": ["governor", "smuggler", "trader", "courier"],
    }
    for name, tracks in {**TRACKS, "grand": TRACKS["mocha"]}.items():
        assert {track: found.place for track, found in rules(name).tracks.items()} == tracks


@pytest.mark.rule("ist.goal", "mocha.setup.board", "letters.setup.board", "letters.coffee")
@pytest.mark.parametrize(
    ("expansion", "columns", "target", "coffee"),
    [("none", 4, 5, False), ("mocha", 5, 6, True), ("letters", 5, 6, False), ("grand", 5, 6, True)],
)
def test_rows_target_and_coffee(expansion: str, columns: int, target: int, coffee: bool) -> None:
    found = rules(expansion)
    assert (found.columns, found.target, found.has_coffee) == (columns, target, coffee)


@pytest.mark.rule("ist.place.palace")
def test_the_palace_asks_for_a_good_more_with_every_ruby() -> None:
    costs = rules("none").palace_costs
    asked = [sum(goods) + any_goods for goods, any_goods in costs]
    assert asked == [10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert costs[6] == ((1, 1, 1, 1), 1)
    assert costs[1] == ((2, 2, 2, 2), 2)
