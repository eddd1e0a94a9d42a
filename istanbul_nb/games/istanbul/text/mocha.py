"""Mocha & Baksheesh in text: its four places, what carts hold besides, the barrier and the guild cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.rules.board import CARAVANSARY
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE
from istanbul_nb.games.istanbul.rules.places.guildhall import GUILD_HALL
from istanbul_nb.games.istanbul.rules.places.roasting import ROASTING_PLANT
from istanbul_nb.games.istanbul.rules.places.tavern import BAKSHEESH_PRICE, TAVERN
from istanbul_nb.words import Words

COFFEE, RUBY, NONE = "C", "♦", "–"
COLUMNS = 16  # how much wider its carts are


def _guild_hall(mocha: View, words: Words) -> str:
    return words.say("picture-deck", deck=mocha["deck"], discard=len(mocha["discard"]))


def _tavern(mocha: View, words: Words) -> str:
    """Return the price of the top tile of each stack, and of a ruby."""
    tiles = [f"{words.say(f'picture-{tile}')}:{_coffee(price)}" for tile, price in mocha["tavern"].items()]
    return f"{' '.join(tiles)} {_coffee(BAKSHEESH_PRICE)} {mocha['baksheesh']}→{RUBY}"


def _coffee_house(mocha: View, words: Words) -> str:
    house = mocha["coffeehouse"]
    return f"{_coffee(house['price'])} → {RUBY}{house['rubies']}"


def _coffee(price: int | None) -> str:
    return NONE if price is None else f"{COFFEE}{price}"


FACTS: dict[int, Callable[[View, Words], str]] = {
    ROASTING_PLANT: lambda mocha, words: words.say("picture-roasting"),
    GUILD_HALL: _guild_hall,
    TAVERN: _tavern,
    COFFEE_HOUSE: _coffee_house,
}


def also(place: int, words: Words) -> list[str]:
    """Return what a place of the base game does besides."""
    return [words.say("caravansary-coffee")] if place == CARAVANSARY else []


def tiles(mocha: View, seat: int, words: Words) -> str:
    """Return the tavern tiles of a seat, a letter each."""
    return "".join(words.say(f"picture-{tile}") for tile in mocha["tiles"][seat])


def barrier(mocha: View, names: Sequence[str], words: Words) -> list[str]:
    """Tell where it stands and who may pass, once it stands."""
    if not mocha["barrier"]:
        return []
    one, two = mocha["barrier"]
    return [words.say("picture-barrier", one=one, two=two, name=names[mocha["token"]])]


def hand(mocha: View, words: Words) -> str:
    """Return the guild cards of the viewer, by name and number."""
    cards = ", ".join(f"{words.term('guild', number)} ({number})" for number in mocha["hand"])
    return words.say("picture-guild", cards=cards or words.say("picture-hand-empty"))
