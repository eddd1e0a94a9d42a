"""What a view of the bazaar holds, and what each expansion adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from istanbul_nb.core.view import BaseView

Written = list[int | str]  # goods as in an action: "R2"


class Printed(TypedDict):
    """Hold what is printed on the places of this setup, covered or not."""

    post_upper: list[int | str]
    post_lower: list[int | str]
    dealer_prices: list[int]
    mosque_costs: list[int]


class SeatShape(TypedDict):
    """Hold what everybody sees of a player."""

    colour: str
    lira: int
    goods: list[int]
    extensions: int
    capacity: int
    rubies: int
    tiles: list[str]
    cards: int
    merchant: int
    stack: list[str]
    assistants: list[int]
    fifth: bool
    family: int


class WainwrightView(TypedDict):
    """Hold the extensions that are left, and the rubies for them."""

    price: int
    extensions: int
    rubies: int


class PostView(TypedDict):
    """Hold where the mail markers are, and what is uncovered."""

    down: int
    pays: list[int | str]


class PilesView(TypedDict):
    """Hold how many cards are in the deck, and which were put aside."""

    deck: int
    discard: list[str]


class MarketView(TypedDict):
    """Hold what is wanted, what was wanted before, and what it pays."""

    tile: str
    seen: list[str]
    pays: list[int]


class PalaceView(TypedDict):
    """Hold the rubies that are left, and what the next one costs."""

    rubies: int
    goods: Written
    any: int


class PricedRubies(TypedDict):
    """Hold the rubies that are left, and the price of the next one."""

    rubies: int
    price: int | None


class MosqueView(TypedDict):
    """Hold the rubies of a mosque, what its tiles ask for, and how many are left."""

    rubies: int
    tiles: dict[str, int | None]
    left: dict[str, int]


class PlacesView(TypedDict):
    """Hold the live state of the places."""

    wainwright: WainwrightView
    post: PostView
    caravansary: PilesView
    markets: dict[str, MarketView]
    palace: PalaceView
    dealer: PricedRubies
    mosques: dict[str, MosqueView]
    supply: int


class _GuildHand(TypedDict, total=False):
    """Hold the guild cards that only their owner sees."""

    hand: list[int]


class MochaView(_GuildHand):
    """Hold what Mocha & Baksheesh adds."""

    coffee: list[int]
    guild: list[int]
    deck: int
    discard: list[int]
    barrier: list[int]
    token: int | None
    tavern: dict[str, int | None]
    tiles: list[list[str]]
    baksheesh: str
    coffeehouse: PricedRubies
    guild_turn: bool


class LettersView(TypedDict):
    """Hold what Letters & Seals adds."""

    open: list[list[int]]
    delivered: list[list[int]]
    deck: int
    discard: int
    companions: list[int | str]
    kiosk: int
    society: list[int]
    doubled: list[bool]
    walker: str
    spot: int
    followed: int | None


class CaravanView(TypedDict):
    """Hold what the Caravan Leader adds."""

    holder: int | None
    due: bool


class _Sometimes(TypedDict, total=False):
    """Hold what expansions add, and what only a seat itself knows."""

    mocha: MochaView
    letters: LettersView
    caravan: CaravanView
    hand: list[str]


class View(BaseView, _Sometimes):
    """Hold what a seat may know."""

    options: dict[str, Any]
    target: int
    printed: Printed
    columns: int
    layout: list[int]
    first: int
    outlook: Mapping[str, Any]  # what the rules say of the moment
    met: list[str]
    yellow: bool
    paid: bool
    repeat: int
    seats: list[SeatShape]
    places: PlacesView
    figures: dict[str, int]
    neutral_merchants: list[int]
    neutral_assistants: list[int]
