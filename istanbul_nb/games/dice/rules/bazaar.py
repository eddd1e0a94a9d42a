"""The bazaar cards: what each does for the player who turns it up, and for the others."""

from __future__ import annotations

from collections.abc import Mapping

from istanbul_nb.core import Action, Event
from istanbul_nb.core.components import Table
from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, GOOD, GOODS, LIRA, RESOURCE, RESOURCES
from istanbul_nb.games.dice.rules.state import Events, State
from istanbul_nb.games.dice.rules.supply import pay, put_back, take, tell_payment

DECLINE, PAY = Action("decline"), Action("pay")
GIVE = tuple(Action("give", (name,)) for name in RESOURCES)
TAKE = tuple(Action("take", (name,)) for name in RESOURCES)
TOKENS = range(BROWN + 1)  # every goods token, brown ones too
RUBY_CARDS = (
    "ruby-brown",
    "ruby-crystal",
    "ruby-brown-lira",
    "ruby-tile-lira",
    "ruby-tile-crystal",
    "ruby-tile-brown-lira",
)
TWO_DICE_CARDS = ("two-crystal", "two-brown", "two-lira", "two-tile")
HAS_CARDS = ("has-lira", "has-crystal", "has-two-lira", "has-two-tile")


class Card:
    """A kind of bazaar card. The upper part is for the player of the turn, the other for everybody else."""

    name: str
    rule: str
    others = False  # whether it has a part for the others
    accepts: tuple[Action, ...] = ()  # what the others may answer, if they have it

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        """Carry out the upper part, when so many card dice were used."""
        raise NotImplementedError

    def treat(self, state: State, seat: int, events: Events) -> None:
        """Give another player what he gets without a choice."""

    def offers(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return what another player chooses from; nothing if there is nothing to choose (dice.ruling.others)."""
        return ()

    def answer(self, state: State, seat: int, action: Action, events: Events) -> None:
        """Carry out what another player chose."""
        raise NotImplementedError


class LiraForCrystal(Card):
    """Take lira; the others may give a crystal for lira."""

    rule = "dice.bazaar.lira"
    others = True
    name = "lira-crystal"
    accepts: tuple[Action, ...] = (GIVE[CRYSTAL],)

    def __init__(self, table: Mapping[str, int]) -> None:
        self.gain = table["take"]
        self.reward = table["crystal"]

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        take(state, state.turn, LIRA, self.gain, events, source=self.name)

    def offers(self, state: State, seat: int) -> tuple[Action, ...]:
        return (GIVE[CRYSTAL], DECLINE) if state.stock[seat][CRYSTAL] else ()

    def answer(self, state: State, seat: int, action: Action, events: Events) -> None:
        give_one(state, seat, RESOURCE[action.args[0]], self.name, events)
        take(state, seat, LIRA, self.reward, events, source=self.name)


class LiraForToken(LiraForCrystal):
    """Take lira; the others may give a goods token for lira."""

    name = "lira-token"
    accepts = tuple(GIVE[token] for token in TOKENS)

    def __init__(self, table: Mapping[str, int]) -> None:
        super().__init__(table)
        self.reward = table["token"]

    def offers(self, state: State, seat: int) -> tuple[Action, ...]:
        stock = state.stock[seat]
        given = tuple(GIVE[token] for token in TOKENS if stock[token])
        return (*given, DECLINE) if given else ()


class OfColour(Card):
    """A card that shows a good."""

    others = True

    def __init__(self, kind: str, good: str) -> None:
        self.name = f"{kind}-{good}"
        self.good = GOOD[good]


class BrownToken(OfColour):
    """Take a brown token; each other player takes the token shown."""

    rule = "dice.bazaar.brown"

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        take(state, state.turn, BROWN, 1, events, source=self.name)

    def treat(self, state: State, seat: int, events: Events) -> None:
        take(state, seat, self.good, 1, events, source=self.name)


class Token(OfColour):
    """Take the token shown; the others may pay for one."""

    rule = "dice.bazaar.token"
    accepts = (PAY,)

    def __init__(self, good: str, price: int) -> None:
        super().__init__("token", good)
        self.price = price

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        take(state, state.turn, self.good, 1, events, source=self.name)

    def offers(self, state: State, seat: int) -> tuple[Action, ...]:
        return (PAY, DECLINE) if state.stock[seat][LIRA] >= self.price else ()

    def answer(self, state: State, seat: int, action: Action, events: Events) -> None:
        pay(state, seat, self.name, events, lira=self.price)
        take(state, seat, self.good, 1, events, source=self.name)


class TokenAndLira(OfColour):
    """Take the token shown and lira; each other player takes one of the two."""

    rule = "dice.bazaar.token-lira"

    def __init__(self, good: str, lira: int) -> None:
        super().__init__("token-lira", good)
        self.lira = lira
        self.accepts = (TAKE[self.good], TAKE[LIRA])

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        take(state, state.turn, self.good, 1, events, source=self.name)
        take(state, state.turn, LIRA, self.lira, events, source=self.name)

    def offers(self, state: State, seat: int) -> tuple[Action, ...]:
        return self.accepts

    def answer(self, state: State, seat: int, action: Action, events: Events) -> None:
        if action == TAKE[LIRA]:
            take(state, seat, LIRA, self.lira, events, source=self.name)
        else:
            take(state, seat, self.good, 1, events, source=self.name)


class Demanding(Card):
    """A card that asks for something; who cannot or will not do it takes 1 lira instead (dice.card.else)."""

    decision: str  # whether one wants to

    def possible(self, state: State, dice: int) -> bool:
        """Tell whether it can be met, and there is what it promises (dice.ruling.sold-out)."""
        raise NotImplementedError

    def carry_out(self, state: State, dice: int, events: Events) -> None:
        if self.possible(state, dice):
            state.frames.append((self.decision, self.name))
        else:
            self.instead(state, events)

    def instead(self, state: State, events: Events) -> None:
        """Give 1 lira."""
        events.append(Event("instead", state.turn, {"card": self.name}))
        take(state, state.turn, LIRA, state.rules.instead, events, source=self.name)


class Ruby(Demanding):
    """May give what is shown for the next ruby of any track."""

    rule = "dice.bazaar.ruby"
    decision = "ruby"

    def __init__(self, name: str, cost: Mapping[str, int]) -> None:
        self.name = name
        self.brown, self.crystal, self.lira = cost["brown"], cost["crystal"], cost["lira"]
        self.asks_tile = bool(cost["tile"])

    def possible(self, state: State, dice: int) -> bool:
        stock = state.stock[state.turn]
        held = stock[BROWN] >= self.brown and stock[CRYSTAL] >= self.crystal and stock[LIRA] >= self.lira
        return held and any(state.tracks) and (not self.asks_tile or bool(state.tiles[state.turn]))

    def charge(self, state: State, events: Events) -> None:
        """Charge all of the cost but the tile."""
        pay(state, state.turn, self.name, events, brown=self.brown, crystal=self.crystal, lira=self.lira)


class Conditional(Demanding):
    """Gives something to a player who meets a condition: so many of a resource, or an open tile."""

    decision = "condition"

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        gain = name.rpartition("-")[2]
        self.gain = RESOURCE.get(gain)  # nothing: a tile

    def met(self, state: State, dice: int) -> bool:
        """Tell whether the seat whose turn it is meets the condition, having used so many card dice."""
        raise NotImplementedError

    def possible(self, state: State, dice: int) -> bool:
        return self.met(state, dice) and (self.gain is not None or bool(state.row))


class TwoDice(Conditional):
    """A gain for a player who used two or more card dice (dice.ruling.card-dice)."""

    rule = "dice.bazaar.two-dice"

    def __init__(self, name: str, number: int, dice: int) -> None:
        super().__init__(name, number)
        self.dice = dice

    def met(self, state: State, dice: int) -> bool:
        return dice >= self.dice


class Has(Conditional):
    """A gain for a player who has brown tokens; they are shown and kept (dice.card.has)."""

    rule = "dice.bazaar.has"

    def __init__(self, name: str, table: Mapping[str, int]) -> None:
        super().__init__(name, table["gain"])
        self.brown = table["brown"]

    def met(self, state: State, dice: int) -> bool:
        return state.stock[state.turn][BROWN] >= self.brown


def give_one(state: State, seat: int, what: int, source: str, events: Events) -> None:
    """Let another player give one of a resource."""
    put_back(state, seat, what, 1)
    tokens = tuple(int(what == good) for good in range(BROWN))
    tell_payment(seat, source, events, tokens=tokens, brown=int(what == BROWN), crystal=int(what == CRYSTAL))


def bazaar(tables: Mapping[str, Table]) -> list[Card]:
    """Return every kind of bazaar card, with the numbers of these tables."""

    def value(name: str) -> Mapping[str, int]:
        found: Mapping[str, int] = tables[name].value
        return found

    price, lira = tables["bazaar_token"].value, tables["bazaar_token_lira"].value
    two = value("bazaar_two")
    return [
        LiraForCrystal(value("bazaar_lira")),
        LiraForToken(value("bazaar_lira")),
        *(BrownToken("brown", good) for good in GOODS),
        *(Token(good, price) for good in GOODS),
        *(TokenAndLira(good, lira) for good in GOODS),
        *(Ruby(name, tables["bazaar_ruby"].value[name]) for name in RUBY_CARDS),
        *(TwoDice(name, two.get(name, 1), two["dice"]) for name in TWO_DICE_CARDS),
        *(Has(name, tables["bazaar_has"].value[name]) for name in HAS_CARDS),
    ]
