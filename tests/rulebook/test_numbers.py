"""Numbers that a rule tells are those of the box: a text that an old table is told in is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.rulebooks.rule import rule
from istanbul_nb.words import LANGUAGES
from tests.rulebook.test_assumed import PRINTED

# By game and table, the rules that tell every number of it. Those of other tables are seen at a table alone.
TOLD = {
    "istanbul": {
        "target": ["ist.goal"],
        "target_expansion": ["ist.goal"],
        "start_lira": ["ist.setup.money"],
        "cart_capacity": ["ist.cart.capacity"],
        "extension_price": ["ist.place.wainwright"],
        "mosque_costs_by_players": ["ist.setup.mosques"],
        "dealer_rubies_by_players": ["ist.setup.tracks"],
        "palace_rubies_by_players": ["ist.setup.tracks"],
        "box_rubies": ["ruling.refill"],
        "payout_large": ["ist.place.market"],
        "payout_small": ["ist.place.market"],
        "coffeehouse_prices": ["mocha.setup.coffeehouse"],
        "tavern_prices": ["mocha.setup.tavern"],
        "coffee_roll": ["mocha.card.roll"],
        "society_lira": ["letters.setup.society", "letters.place.society"],
        "letter_roll": ["letters.card.roll"],
    },
    "dice": {
        "target": ["dice.goal"],
        "tiles_for_ruby": ["dice.tiles.ruby"],
        "lira_a_coin": ["dice.act.lira"],
        "start_crystals": ["dice.setup.players"],
        "income": ["dice.turn.income"],
        "worth": ["dice.end.tie"],
        "bazaar_lira": ["dice.bazaar.lira"],
        "bazaar_token": ["dice.bazaar.token"],
        "bazaar_token_lira": ["dice.bazaar.token-lira"],
        "bazaar_instead": ["dice.card.else"],
    },
    "sultan": {
        "stones": ["sultan.parts"],
        "values": ["sultan.value"],
        "rounds": ["sultan.goal", "sultan.round", "sultan.two.round"],
    },
}


def numbers(value: Any) -> Iterator[int]:
    """Yield the numbers of a table. A zero is told by silence."""
    if isinstance(value, int):
        yield from [value] if value else []
    else:
        for each in value.values() if isinstance(value, dict) else value:
            yield from numbers(each)


def told(id: str, language: str) -> set[int]:
    """Return the numbers of a rule's text."""
    return {int(number) for number in re.findall(r"\d+", rule(id, language).text)}


def table(game: str, name: str) -> Any:
    """Return a table of the box."""
    return PRINTED[game]()[name].value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, tables in TOLD.items() for name in tables])
def test_a_rule_tells_the_numbers_of_its_table(game: str, name: str, language: str) -> None:
    expected = set(numbers(table(game, name)))
    assert expected
    for id in TOLD[game][name]:
        assert expected <= told(id, language), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_and_the_last_price_of_a_track_are_those_of_the_box(language: str) -> None:
    prices = table("istanbul", "dealer_prices")
    first = {prices[len(prices) - rubies] for rubies in table("istanbul", "dealer_rubies_by_players")}
    assert first <= told("ist.setup.tracks", language)
    assert prices[-1] in told("ist.place.dealer", language)
    symbols = len(table("istanbul", "palace_symbols"))
    goods = {symbols - rubies + 1 for rubies in table("istanbul", "palace_rubies_by_players")}
    assert goods <= told("ist.setup.tracks", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_cards_and_bonuses_are_counted_as_in_the_box(language: str) -> None:
    letters = len(table("istanbul", "letter_places")) * table("istanbul", "letters_each")
    assert letters in told("letters.setup.letters", language)
    highest, hands = table("sultan", "highest_by_players"), table("sultan", "hand_by_players")
    assert highest[0] in told("sultan.two.cards", language)
    assert highest[0] * table("sultan", "sets_by_players")[0] in told("sultan.two.cards", language)
    assert set(highest[1:]) <= told("sultan.parts", language)
    assert hands[0] in told("sultan.two.round", language)
    assert set(hands[1:]) <= told("sultan.round", language)
    for name, id in (("bonus", "sultan.bonus"), ("bonus_two", "sultan.two.bonus")):
        assert {points for _, points in table("sultan", name)} <= told(id, language)
