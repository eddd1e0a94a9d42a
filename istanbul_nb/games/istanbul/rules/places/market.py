"""10 and 11, the Markets: sell what the demand tile shows; the more at once, the better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import LARGE_MARKET, SMALL_MARKET
from istanbul_nb.games.istanbul.rules.effects import gain_lira, pay_goods
from istanbul_nb.games.istanbul.rules.goods import Bundle, bundle_of, goods_of, sales
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.market"
MOST = 5
NAMES = ("large", "small")
TABLES = ("demand_large", "demand_small")
EVERYTHING: Bundle = (MOST, MOST, MOST, MOST)
NUMBERS = (LARGE_MARKET, SMALL_MARKET)


def top_tile(state: State, market: int) -> str:
    """Return the name of the demand tile on top: its goods in a row."""
    tile: str = state.rules.table(TABLES[market])[state.demand_seen[market][state.demand_top[market]]]
    return tile


class Sell(Choice):
    """Sell 1 to 5 of the goods on the top tile, each symbol once."""

    verb = "sell"
    rule = RULE

    def __init__(self, market: int) -> None:
        self.market = market

    def wanted(self, state: State) -> Bundle | None:
        """Return how many of each good can be sold at the most; `None` if all are welcome."""
        return goods_of(top_tile(state, self.market))

    def limits(self, state: State) -> Bundle:
        """Return how many of each good the seat can sell."""
        wanted, goods = self.wanted(state) or EVERYTHING, state.goods[state.seat]
        return (min(wanted[0], goods[0]), min(wanted[1], goods[1]), min(wanted[2], goods[2]), min(wanted[3], goods[3]))

    def pays(self, state: State) -> Sequence[int]:
        """Return the lira for one good, for two and so on."""
        payout: Sequence[int] = state.rules.table(f"payout_{NAMES[self.market]}")
        return payout

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(sales(self.limits(state), MOST))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, NUMBERS[self.market], events)
        bundle = bundle_of(action.args)
        assert bundle is not None
        source = f"{NAMES[self.market]}market"
        pay_goods(state, bundle, source, events)
        gain_lira(state, self.pays(state)[sum(bundle) - 1], source, events)
        turn_tile(state, self.market, chance, events)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        wanted = self.wanted(before)
        return {"pays": list(self.pays(before)), "wanted": None if wanted is None else list(wanted)}

    def prospects(self, state: State) -> list[Prospect]:
        count = min(sum(self.limits(state)), MOST)
        if not count:
            return [{"what": "sell", "lacks": "nothing"}]
        return [{"what": "sell", "count": count, "amount": self.pays(state)[count - 1]}]

    def explain(self, state: State, action: Action) -> Refusal:
        bundle = bundle_of(action.args)
        if not bundle or not any(bundle):
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if any(asked > held for asked, held in zip(bundle, state.goods[state.seat], strict=True)):
            return Refusal(self.rule, "goods-short", {"goods": " ".join(map(str, action.args))})
        return self.not_wanted(state)

    def not_wanted(self, state: State) -> Refusal:
        """Refuse because the goods are there, but nobody asks for them."""
        return Refusal(self.rule, "not-in-demand", {"tile": top_tile(state, self.market)})


class SellAny(Sell):
    """By card: sell 1 to 5 goods of any colours at the Small Market (ist.card.market)."""

    rule = "ist.card.market"

    def __init__(self) -> None:
        super().__init__(NAMES.index("small"))

    def wanted(self, state: State) -> Bundle | None:
        return None

    def not_wanted(self, state: State) -> Refusal:
        return Refusal(self.rule, "too-many-goods", {"most": MOST})


def turn_tile(state: State, market: int, chance: Chance, events: Events) -> None:
    """Put the top tile under its stack; the next one is chance until all have been seen (ist.setup.demand)."""
    tiles, seen = state.rules.table(TABLES[market]), state.demand_seen[market]
    unseen = [0 if index in seen else 1 for index in range(len(tiles))]
    if any(unseen):
        show_tile(state, market, chance.pick(tiles, unseen))
    else:
        state.demand_top[market] = (state.demand_top[market] + 1) % len(tiles)
    events.append(
        Event("demand", state.seat, {"market": NAMES[market], "tile": top_tile(state, market)}, reveals=any(unseen))
    )


def show_tile(state: State, market: int, tile: int) -> None:
    """Show a tile for the first time, on top."""
    state.demand_seen[market] = (*state.demand_seen[market], tile)
    state.demand_top[market] = len(state.demand_seen[market]) - 1


PLACES = tuple(Place(NUMBERS[market], f"{NAMES[market]}market", RULE, [Sell(market)]) for market in (0, 1))
