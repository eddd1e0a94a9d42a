"""What a setup is made of, worked out once from the printed tables; and what a decision is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.core.components import Table
from istanbul_nb.games.dice.rules.payment import Price
from istanbul_nb.games.dice.rules.resources import GOODS, RESOURCES, Bundle, bundle_of
from istanbul_nb.games.dice.rules.state import Events, Frame, State

if TYPE_CHECKING:
    from istanbul_nb.games.dice.rules.bazaar import Card

FAMILIES = ("lira", "crystal", "card", "action", "good", "die")  # of mosque tiles
LIRA_TILE, CRYSTAL_TILE, CARD_TILE, ACTION_TILE, GOOD_TILE, DIE_TILE = range(6)
TILES = (*(f"{family}-{good}" for family in FAMILIES[:-1] for good in GOODS), "die")
TILE = {name: kind for kind, name in enumerate(TILES)}
DIE = TILE["die"]


def family_of(tile: int) -> int:
    """Return what a mosque tile does; tiles of a family stand together."""
    return tile // len(GOODS)


class Decision:
    """What can be decided while a frame of this name is on top."""

    name: str
    rule: str  # what is waited for
    verbs: tuple[str, ...]
    over: tuple[
        str, ...
    ] = ()  # the decisions that it lies over; none for a pause of the turn, which lies at the bottom

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, in a stable order."""
        raise NotImplementedError

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def refuse(self, state: State, action: Action) -> Refusal:
        """Return why an action with one of the verbs is not legal now. Asked only if it is not."""
        return Refusal(self.rule, "not-offered", {"action": str(action)})

    def read(self, state: State, written: Reader) -> Frame:
        """Return the frame again as it was written; raise `BadState` if it cannot be one."""
        written.items(1)
        return (self.name,)

    def show(self, state: State, frame: Frame) -> list[Any]:
        """Return the frame as everybody may know it."""
        return list(frame)


class Rules:
    """The rules of one setup, shared by all its states and never changed by play."""

    def __init__(self, options: Mapping[str, Any], tables: Mapping[str, Table], cards: Sequence[Card]) -> None:
        self.options = dict(options)
        self.tables = tables
        self.players: int = options["players"]
        self.target: int = self.table("target")[self.players - 2]
        self.tiles_for_ruby: int = self.table("tiles_for_ruby")[self.players - 2]
        self.shared_dice: int = self.table("dice")["shared"]
        self.extra_dice: int = self.table("dice")["box"] - self.shared_dice
        self.actions: int = self.table("actions")
        self.lira_a_coin: int = self.table("lira_a_coin")
        self.income: Mapping[str, int] = self.table("income")
        self.instead: int = self.table("bazaar_instead")
        self.row: int = self.table("row")
        self.totals: tuple[int, ...] = tuple(self.table("supply")[name] for name in RESOURCES)
        self.cards = tuple(cards)
        self.card_names = tuple(card.name for card in cards)
        self.card_kind = {name: kind for kind, name in enumerate(self.card_names)}
        self.card_copies: tuple[int, ...] = tuple(self.table("bazaar_copies")[name] for name in self.card_names)
        self.tile_copies = tuple(self.table("tile_copies")[FAMILIES[family_of(tile)]] for tile in range(len(TILES)))
        self.tile_prices = tuple(Price(goods) for goods in _tile_costs(self.table("tile_costs")))
        self.tile_colours = tuple(_only_colour(price.goods) for price in self.tile_prices)
        self._rows: dict[tuple[int, ...], list[tuple[int, int | None, int]]] = {}
        self._set_up_board()

    def table(self, name: str) -> Any:
        """Return a printed table, or what this setup was given in its place."""
        return self.tables[name].value

    def card(self, name: str) -> Card:
        """Return the card of that name."""
        return self.cards[self.card_kind[name]]

    def _set_up_board(self) -> None:
        """Set the prices of the board side in use and the rubies on its circles (dice.setup.board)."""
        side = "4" if self.players == 4 else "23"
        colour = self.table(f"colour_prices_{side}")
        mixed, lira = self.table(f"mixed_any_{side}"), self.table(f"lira_prices_{side}")
        self.prices: tuple[tuple[int, ...], ...] = (colour, colour, colour, colour, mixed, lira)
        empty = self.table("empty_circles_2") if self.players == 2 else {}
        left_empty = [empty.get(kind, 0) for kind in ("colour", "colour", "colour", "colour", "mixed", "lira")]
        self.circles = tuple(len(prices) - gone for prices, gone in zip(self.prices, left_empty, strict=True))
        self.mosque: int = self.table(f"mosque_rubies_{side}") - empty.get("mosque", 0)

    def open_tiles(self, row: tuple[int, ...]) -> list[tuple[int, int | None, int]]:
        """Return the different tiles of a row, each with the only colour that it costs, if so, and how many goods."""
        found = self._rows.get(row)
        if found is None:
            prices, colours = self.tile_prices, self.tile_colours
            found = [(tile, colours[tile], sum(prices[tile].goods)) for tile in dict.fromkeys(row)]
            self._rows[row] = found
        return found

    def price(self, track: int, left: int) -> int:
        """Return the number beside the next ruby of a track with so many left."""
        return self.prices[track][-left]


def _tile_costs(costs: Mapping[str, Sequence[str]]) -> list[Bundle]:
    return [bundle_of(cost) for family in FAMILIES for cost in costs[family]]


def _only_colour(goods: Bundle) -> int | None:
    """Return the colour of a cost that has but one."""
    colours = [good for good, number in enumerate(goods) if number]
    return colours[0] if len(colours) == 1 else None
