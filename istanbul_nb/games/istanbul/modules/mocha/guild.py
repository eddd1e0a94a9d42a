"""The twenty guild cards: each is a whole turn, and must be carried out in full (mocha.guild.turn, mocha.guild.all)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul import effects
from istanbul_nb.games.istanbul.board import FOUNTAIN, POLICE
from istanbul_nb.games.istanbul.goods import (
    BLUE,
    GOOD,
    GOODS,
    GREEN,
    ONE,
    RED,
    YELLOW,
    Bundle,
    bundle_of,
    deliveries,
)
from istanbul_nb.games.istanbul.modules.mocha.effects import (
    coffee_short,
    draw_guild,
    gain_coffee,
    lay_down_guild,
    pay_coffee,
    price_of_ruby,
    take_ruby,
)
from istanbul_nb.games.istanbul.modules.mocha.part import GUILD_CARDS
from istanbul_nb.games.istanbul.pauses import EndTurn
from istanbul_nb.games.istanbul.places import dealer, mosque, palace, tavern, teahouse, wainwright
from istanbul_nb.games.istanbul.places.fountain import Gather
from istanbul_nb.games.istanbul.rules import Always, Choice, Decision
from istanbul_nb.games.istanbul.state import Events, Frame, State
from istanbul_nb.games.istanbul.tiles import roll_for
from istanbul_nb.games.istanbul.turn import lira_short, start_turn

TURN = "mocha.guild.turn"
PLAYS = tuple(Action("guild", (number,)) for number in GUILD_CARDS)
DONE = Action("done")


class GuildCard:
    """One guild card: whether it can be carried out in full (ruling.guild-full), and what it does."""

    number: int

    @property
    def rule(self) -> str:
        return f"mocha.guild.{self.number}"

    def obstacle(self, state: State) -> Refusal | None:
        """What is missing, if anything is."""
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        """Carry it out; what is still to be decided is put on the stack."""
        raise NotImplementedError


class Extension(GuildCard):
    """1: an extension, free."""

    number = 1

    def obstacle(self, state: State) -> Refusal | None:
        if state.extensions[state.seat] == wainwright.MOST:
            return Refusal(self.rule, "cart-complete", {})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        wainwright.gain_extension(state, events)


class Fill(GuildCard):
    """2, 3, 4: fill one good, then up to three different ones."""

    different = 3

    def __init__(self, number: int, good: int) -> None:
        self.number = number
        self.good = good

    def play(self, state: State, chance: Chance, events: Events) -> None:
        seat = state.seat
        room = effects.capacity(state, seat) - state.goods[seat][self.good]
        effects.gain_good(state, self.good, room, "guild", events)
        state.frames.append(("assort", self.different))


class LiraAndGoods(GuildCard):
    """5: four lira, and up to four different goods."""

    number = 5

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.gain_lira(state, 4, "guild", events)
        state.frames.append(("assort", 4))


class BonusCards(GuildCard):
    """6: three bonus cards."""

    number = 6

    def play(self, state: State, chance: Chance, events: Events) -> None:
        for _ in range(3):
            effects.draw_card(state, "guild", chance, events)


class ToTheFountain(GuildCard):
    """7: the merchant to the Fountain, assistants back, and another turn (ruling.guild-7)."""

    number = 7

    def play(self, state: State, chance: Chance, events: Events) -> None:
        seat = state.seat
        if state.merchant[seat] != FOUNTAIN:
            events.append(Event("carried", seat, {"from": state.merchant[seat], "to": FOUNTAIN}))
            state.merchant[seat] = FOUNTAIN
        state.mocha.turn_due = True
        if state.out[seat]:
            state.frames.append(("recall",))


class BlackMarket(GuildCard):
    """8: two common goods, and jewelry for a roll; the roll is seen first."""

    number = 8

    def play(self, state: State, chance: Chance, events: Events) -> None:
        roll_for(state, "guild8", 0, chance, events)


def settle_black_market(state: State, call: int, one: int, two: int, events: Events) -> None:
    """4 to 6 bring one blue good, more brings three; then two goods are chosen."""
    if one + two >= 4:
        effects.gain_good(state, BLUE, 1 if one + two <= 6 else 3, "guild", events)
    state.frames += [("common",), ("common",)]


class TeaHouse(GuildCard):
    """9: the Tea House at double income."""

    number = 9

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("call",))


class CallForDouble(teahouse.Call):
    """Name the number."""

    rule = "mocha.guild.9"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        events.append(Event("called", state.seat, {"number": action.args[0]}))
        roll_for(state, "guild9", int(action.args[0]), chance, events)


def settle_tea_house(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Double the number called, or four lira for a miss."""
    effects.gain_lira(state, 2 * (call if one + two >= call else teahouse.MISS), "guild", events)


class Trade(GuildCard):
    """10, 11: three goods for lira."""

    def __init__(self, number: int, goods: Bundle, lira: int) -> None:
        self.number = number
        self.goods = goods
        self.lira = lira

    def obstacle(self, state: State) -> Refusal | None:
        held = state.goods[state.seat]
        if any(held[good] < self.goods[good] for good in range(4)):
            missing = " ".join(GOODS[good] for good in range(4) if self.goods[good])
            return Refusal(self.rule, "goods-short", {"goods": missing})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.pay_goods(state, self.goods, "guild", events)
        effects.gain_lira(state, self.lira, "guild", events)


class AnyPlace(GuildCard):
    """12: the action of any place; then the family member goes home (ruling.guild-12)."""

    number = 12

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("anyplace",))


class GoTo(Choice):
    """Where: any place whose action can be carried out."""

    verb = "visit"
    rule = "mocha.guild.12"

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(Action("visit", (place,)) for place in self.open(state))

    def open(self, state: State) -> list[int]:
        """The places where something can be done, as if the errand had begun."""
        places = []
        frame = state.frames[-1]
        for number in state.rules.numbers:
            state.frames[-1] = ("errand", number, "guild")
            found: list[Action] = []
            for choice in state.rules.places[number].choices:
                choice.legal(state, found)
            if found:
                places.append(number)
        state.frames[-1] = frame
        return places

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        events.append(Event("visited", state.seat, {"place": action.args[0]}))
        state.frames.append(("errand", action.args[0], "guild"))

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) == 1 and action.args[0] in state.rules.places:
            return Refusal("mocha.guild.all", "no-action-there", {"place": action.args[0]})
        return Refusal("ist.board", "malformed", {"action": str(action)})


class PalaceForSix(GuildCard):
    """13: six goods of any kind for the next ruby of the Palace."""

    number = 13
    price = 6

    def obstacle(self, state: State) -> Refusal | None:
        if not state.palace:
            return effects.sold_out(state, 13)
        if sum(state.goods[state.seat]) < self.price:
            return Refusal(self.rule, "palace-short", {"tile": "", "any": self.price})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("six-goods",))


class DeliverSix(Choice):
    """Which six."""

    verb = "deliver"
    rule = "mocha.guild.13"

    def legal(self, state: State, out: list[Action]) -> None:
        held = state.goods[state.seat]
        out.extend(deliveries((0, 0, 0, 0), PalaceForSix.price, (held[0], held[1], held[2], held[3])))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        bundle = bundle_of(action.args)
        assert bundle is not None
        state.frames.pop()
        effects.pay_goods(state, bundle, "guild", events)
        palace.take_ruby(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        bundle = bundle_of(action.args)
        if bundle is None or sum(bundle) != PalaceForSix.price:
            return Refusal(self.rule, "palace-short", {"tile": "", "any": PalaceForSix.price})
        return Refusal(self.rule, "goods-short", {"goods": " ".join(map(str, action.args))})


class MosqueTile(GuildCard):
    """14, 15: a tile of a mosque for one of its good (ruling.guild-14)."""

    def __init__(self, number: int, at: int) -> None:
        self.number = number
        self.mosque = at

    def obstacle(self, state: State) -> Refusal | None:
        if any(can_take(state, good) for good in mosque.COLOURS[self.mosque]):
            return None
        return Refusal(self.rule, "no-tile-to-take", {})

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("tile", self.mosque))


def can_take(state: State, good: int) -> bool:
    """Whether the top tile of a colour can be taken for one good of it."""
    seat = state.seat
    owned = state.tiles[seat] >> good & 1
    return not owned and mosque.tile_cost(state, good) is not None and state.goods[seat][good] > 0


class TakeTileForOne(Choice):
    """Which tile."""

    verb = "tile"
    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(mosque.TILES[good] for good in mosque.COLOURS[state.frames[-1][1]] if can_take(state, good))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        good = GOOD[str(action.args[0])]
        state.frames.pop()
        effects.pay_goods(state, ONE[good], "guild", events)
        mosque.gain_tile(state, good, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(f"mocha.guild.{14 + state.frames[-1][1]}", "no-tile-to-take", {})


class OfAMosque(Decision):
    """Which tile of the mosque in the frame."""

    def read(self, state: State, written: Reader) -> Frame:
        _, at = written.items(2)
        return (self.name, at.number(0, 1))


class DealerForFifteen(GuildCard):
    """16: fifteen lira for the next ruby of the Dealer, and a coffee for each ruby."""

    number = 16
    price = 15

    def obstacle(self, state: State) -> Refusal | None:
        if not state.dealer:
            return effects.sold_out(state, 16)
        return None if state.lira[state.seat] >= self.price else lira_short(state, self.rule, self.price)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.pay_lira(state, self.price, "guild", events)
        dealer.take_ruby(state, events)
        gain_coffee(state, state.rubies[state.seat], "guild", events)


class FiveCoffee(GuildCard):
    """17: five coffee."""

    number = 17

    def play(self, state: State, chance: Chance, events: Events) -> None:
        gain_coffee(state, 5, "guild", events)


class GuildCards(GuildCard):
    """18: a coffee and two guild cards."""

    number = 18

    def play(self, state: State, chance: Chance, events: Events) -> None:
        gain_coffee(state, 1, "guild", events)
        for _ in range(2):
            draw_guild(state, "guild", chance, events)


class TavernTwice(GuildCard):
    """19: one or two actions of the Tavern for one coffee less in all (ruling.guild-19)."""

    number = 19

    def obstacle(self, state: State) -> Refusal | None:
        state.frames.append(("tavern", 1))
        found: list[Action] = []
        for choice in tavern.PLACE.choices:
            choice.legal(state, found)
        state.frames.pop()
        return None if found else Refusal("mocha.guild.19", "no-tavern-action", {})

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("tavern", 1))


class AtTheTavern(Decision):
    """The first or the second action of the Tavern."""

    def read(self, state: State, written: Reader) -> Frame:
        _, turn = written.items(2)
        return (self.name, turn.number(1, 2))


class NoSecond(Choice):
    """One action was enough."""

    verb = "done"
    rule = "mocha.guild.19"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.frames[-1][1] == 2:
            out.append(DONE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal("mocha.guild.all", "guild-in-full", {})


class HalfPrice(GuildCard):
    """20: the next ruby of the Coffee House for half its price, rounded up."""

    number = 20

    def obstacle(self, state: State) -> Refusal | None:
        if not state.mocha.coffeehouse:
            return effects.sold_out(state, 20)
        price = self.price(state)
        return None if state.mocha.coffee[state.seat] >= price else coffee_short(state, self.rule, price)

    def price(self, state: State) -> int:
        return (price_of_ruby(state) + 1) // 2

    def play(self, state: State, chance: Chance, events: Events) -> None:
        pay_coffee(state, self.price(state), "guild", events)
        take_ruby(state, events)


CARDS: dict[int, GuildCard] = {
    card.number: card
    for card in (
        Extension(),
        Fill(2, RED),
        Fill(3, GREEN),
        Fill(4, YELLOW),
        LiraAndGoods(),
        BonusCards(),
        ToTheFountain(),
        BlackMarket(),
        TeaHouse(),
        Trade(10, (1, 1, 1, 0), 15),
        Trade(11, (1, 1, 0, 1), 20),
        AnyPlace(),
        PalaceForSix(),
        MosqueTile(14, 0),
        MosqueTile(15, 1),
        DealerForFifteen(),
        FiveCoffee(),
        GuildCards(),
        TavernTwice(),
        HalfPrice(),
    )
}


class PlayGuild(Choice):
    """Play a guild card instead of the four phases."""

    verb = "guild"
    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        if not state.begun:
            for number in state.mocha.hands[state.seat]:
                if CARDS[number].obstacle(state) is None:
                    out.append(PLAYS[number - 1])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        number = int(action.args[0])
        lay_down_guild(state, number)
        events.append(Event("guild-played", state.seat, {"number": number}))
        state.mocha.guild_turn = True
        state.bound = False
        state.spot = 0
        state.frames = [("after",), ("finish", number)]
        CARDS[number].play(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in PLAYS:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        number = int(action.args[0])
        if number not in state.mocha.hands[state.seat]:
            return Refusal(self.rule, "guild-not-held", {"number": number})
        if state.begun:
            return Refusal("ist.window.phase1", "guild-after-phase1", {})
        return CARDS[number].obstacle(state) or Refusal(self.rule, "malformed", {"action": str(action)})


def finish(state: State, chance: Chance, events: Events) -> None:
    """The card was carried out: it is discarded."""
    number = state.frames.pop()[1]
    state.mocha.discard = (*state.mocha.discard, number)
    if number == AnyPlace.number:
        if state.family[state.seat] != POLICE:
            events.append(Event("family-returned", state.seat))
        effects.send_home(state, state.seat, events)


def another_turn(state: State, events: Events) -> bool:
    """Guild card 7 brings another turn (ruling.extra-turns)."""
    if not state.mocha.turn_due:
        return False
    events.append(Event("another-turn", state.turn))
    start_turn(state, state.turn, events)
    return True


class EndGuildTurn(EndTurn):
    """The guild card was the whole turn."""

    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        out.append(Action("end"))


class Finish(Decision):
    """Not a decision: what is done when a guild card was carried out. The card lies here until then."""

    def __init__(self) -> None:
        super().__init__("finish", [EndGuildTurn()], over=("after",))

    def read(self, state: State, written: Reader) -> Frame:
        _, number = written.items(2)
        return (self.name, number.number(1, len(GUILD_CARDS)))


@lru_cache(maxsize=8)
def assortments(most: int) -> tuple[Action, ...]:
    """Every choice of up to so many different goods, the largest first."""
    return tuple(Action("assort", chosen) for number in range(most, -1, -1) for chosen in combinations(GOODS, number))


class Assort(Choice):
    """Up to so many goods, all different."""

    verb = "assort"
    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(assortments(state.frames[-1][1]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        for letter in action.args:
            effects.gain_good(state, GOOD[str(letter)], 1, "guild", events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "goods-different", {"most": state.frames[-1][1]})


class Assortment(Decision):
    """Which goods; how many at the most stands in the frame."""

    def read(self, state: State, written: Reader) -> Frame:
        _, most = written.items(2)
        return (self.name, most.number(3, 4))


class Recall(Gather):
    """Bring assistants back to the merchant at the Fountain."""

    rule = "mocha.guild.7"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        for place in action.args:
            effects.fetch_assistant(state, int(place), "guild", events)


class RecallNobody(Always):
    """All assistants stay where they are."""

    verb = "done"
    action = DONE
    rule = "mocha.guild.7"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
