"""Drawing bazaar cards, carrying one out, and what is decided on the way."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.dice.rules.bazaar import DECLINE, Card, Conditional, Demanding, Ruby
from istanbul_nb.games.dice.rules.resources import CARD, MOSQUE, TRACK, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILE, TILES, Decision
from istanbul_nb.games.dice.rules.state import Events, Frame, State
from istanbul_nb.games.dice.rules.supply import take, take_ruby
from istanbul_nb.games.dice.rules.tiles import give_up, take_tile

EXCHANGE, ACCEPT = Action("exchange"), Action("accept")
GIVE_TILE = tuple(Action("give", (tile,)) for tile in TILES)
TAKE_TILE = tuple(Action("take", (tile,)) for tile in TILES)
TAKE_TRACK = tuple(Action("take", (track,)) for track in TRACKS)
PAUSES = ("income", "act")


def draw(state: State, number: int, chance: Chance, events: Events) -> list[int]:
    """Draw so many cards; an empty deck is refilled from the discard pile (dice.act.cards)."""
    drawn = []
    for _ in range(number):
        if not any(state.deck):
            _reshuffle(state, events)
        kind = chance.pick(state.rules.card_names, state.deck)
        state.deck[kind] -= 1
        drawn.append(kind)
    return sorted(drawn)


def _reshuffle(state: State, events: Events) -> None:
    for pile in (state.up, *state.down):
        for kind in pile:
            state.deck[kind] += 1
    state.up = ()
    state.down = [()] * state.rules.players
    events.append(Event("reshuffled", state.turn))


def turn_up(state: State, chance: Chance, events: Events) -> None:
    """Turn up a card of the income: no card dice are behind it (dice.turn.income, dice.card.income)."""
    (kind,) = draw(state, 1, chance, events)
    events.append(Event("card", state.turn, {"card": state.rules.card_names[kind], "source": "income"}, reveals=True))
    _carry_out(state, kind, 0, events)


def draw_with_dice(state: State, number: int, chance: Chance, events: Events) -> None:
    """Draw a card a die; the player alone sees them and chooses one (dice.act.cards, dice.ruling.secret)."""
    drawn = draw(state, number, chance, events)
    names = [state.rules.card_names[kind] for kind in drawn]
    events.append(Event("cards-drawn", state.turn, {"number": number}, {"cards": names}, True))
    if number == 1:
        choose_card(state, drawn, names[0], events)
    else:
        state.frames.append(("cards", tuple(names)))


def choose_card(state: State, drawn: list[int], name: str, events: Events) -> None:
    """Open the chosen card; the others go face down to the discard pile (dice.ruling.secret)."""
    kind, seat = state.rules.card_kind[name], state.turn
    rest = list(drawn)
    rest.remove(kind)
    state.down[seat] = tuple(sorted((*state.down[seat], *rest)))
    events.append(Event("card", seat, {"card": name, "source": "action"}, reveals=True))
    _carry_out(state, kind, len(drawn), events)


def _carry_out(state: State, kind: int, dice: int, events: Events) -> None:
    """Carry out the upper part, then the others'; nobody draws meanwhile, so the card may lie on the discard pile."""
    state.up = (*state.up, kind)
    card = state.rules.cards[kind]
    card.carry_out(state, dice, events)
    if card.others:
        serve_others(state, card, 1, events)


def serve_others(state: State, card: Card, step: int, events: Events) -> None:
    """Serve the seats from so many to the left on, clockwise: what is free happens, what is a choice is asked."""
    players = state.rules.players
    for steps in range(step, players):
        seat = (state.turn + steps) % players
        card.treat(state, seat, events)
        if card.offers(state, seat):
            state.frames.append(("others", card.name, seat))
            return


class OfCard(Decision):
    """A decision that a card asks for; its frame names the card."""

    over = PAUSES
    kinds: type[Card] = Card

    def read(self, state: State, written: Reader) -> Frame:
        _, card = written.items(2)
        names = {each.name: kind for kind, each in enumerate(state.rules.cards) if self.fits(each)}
        return (self.name, state.rules.card_names[card.one_of(names)])

    def fits(self, card: Card) -> bool:
        """Tell whether a card leads to this decision."""
        return isinstance(card, self.kinds)

    def card(self, state: State) -> Any:
        """Return the card of the frame on top."""
        return state.rules.card(state.frames[-1][1])

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal(self.card(state).rule, "not-offered", {"action": str(action)})


class Carry(Decision):
    """Which of the drawn cards is carried out."""

    name = "cards"
    rule = "dice.act.cards"
    verbs = ("carry",)
    over = ("act",)

    def legal(self, state: State) -> list[Action]:
        return [Action("carry", (name,)) for name in dict.fromkeys(state.frames[-1][1])]

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        names = state.frames.pop()[1]
        choose_card(state, [state.rules.card_kind[name] for name in names], action.args[0], events)

    def refuse(self, state: State, action: Action) -> Refusal:
        if len(action.args) != 1 or action.args[0] not in state.rules.card_kind:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return Refusal(self.rule, "not-drawn", {"card": action.args[0]})

    def read(self, state: State, written: Reader) -> Frame:
        _, cards = written.items(2)
        kinds = cards.rising(cards.names(state.rules.card_kind))
        if not 1 < len(kinds) <= state.used[CARD]:
            raise cards.fail("dice-turn")
        return (self.name, tuple(state.rules.card_names[kind] for kind in kinds))

    def show(self, state: State, frame: Frame) -> list[Any]:
        return [self.name, len(frame[1])]


class Others(OfCard):
    """Another player decides about his part of a card, once (dice.card.others, dice.card.once)."""

    name = "others"
    rule = "dice.card.others"
    verbs = ("give", "pay", "take", "decline")

    def legal(self, state: State) -> tuple[Action, ...]:
        offered: tuple[Action, ...] = self.card(state).offers(state, state.frames[-1][2])
        return offered

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        card = self.card(state)
        seat = state.frames.pop()[2]
        if action == DECLINE:
            events.append(Event("declined", seat, {"card": card.name}))
        else:
            card.answer(state, seat, action, events)
        serve_others(state, card, (seat - state.turn) % state.rules.players + 1, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        card = self.card(state)
        if action == DECLINE:
            return Refusal(card.rule, "cannot-decline", {})
        if action not in card.accepts:
            return Refusal(card.rule, "not-asked", {"action": str(action)})
        return Refusal(card.rule, "nothing-of-it", {"what": action.args[0]})

    def fits(self, card: Card) -> bool:
        return card.others

    def read(self, state: State, written: Reader) -> Frame:
        _, card, seat = written.items(3)
        name, _ = super().read(state, Reader([self.name, card.value], written.key, written.outer))
        asked = seat.number(0, state.rules.players - 1)
        if asked == state.turn:
            raise seat.fail("decisions-order")
        return (name, card.value, asked)

    def show(self, state: State, frame: Frame) -> list[Any]:
        return [self.name, frame[1]]


class Demand(OfCard):
    """Whether one wants what a card asks for; 1 lira if not (dice.card.else)."""

    yes: Action
    kinds: type[Card] = Demanding

    def legal(self, state: State) -> tuple[Action, ...]:
        return self.yes, DECLINE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        card = self.card(state)
        state.frames.pop()
        if action == DECLINE:
            card.instead(state, events)
        else:
            self.meet(state, card, chance, events)

    def meet(self, state: State, card: Any, chance: Chance, events: Events) -> None:
        """Do what the card asks for."""
        raise NotImplementedError


class Exchange(Demand):
    """Give what a card shows for a ruby, at most once (dice.card.once)."""

    name = "ruby"
    rule = "dice.bazaar.ruby"
    verbs = ("exchange", "decline")
    yes = EXCHANGE
    kinds = Ruby

    def meet(self, state: State, card: Ruby, chance: Chance, events: Events) -> None:
        card.charge(state, events)
        tiles = set(state.tiles[state.turn])
        if not card.asks_tile:
            _offer_tracks(state, card, events)
        elif len(tiles) > 1:
            state.frames.append(("give", card.name))
        else:
            give_up(state, tiles.pop(), card.name, chance, events)
            _offer_tracks(state, card, events)

    def read(self, state: State, written: Reader) -> Frame:
        frame = super().read(state, written)
        card = state.rules.card(frame[1])
        if not isinstance(card, Ruby) or not card.possible(state, 0):
            raise written.fail("card-condition")
        return frame


class GiveTile(OfCard):
    """Which tile is given up (dice.card.tile)."""

    name = "give"
    rule = "dice.card.tile"
    verbs = ("give",)
    kinds = Ruby

    def legal(self, state: State) -> list[Action]:
        return [GIVE_TILE[tile] for tile in dict.fromkeys(state.tiles[state.turn])]

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        card = self.card(state)
        state.frames.pop()
        give_up(state, TILE[action.args[0]], card.name, chance, events)
        _offer_tracks(state, card, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        if len(action.args) == 1 and action.args[0] in TILE:
            return Refusal(self.rule, "nothing-of-it", {"what": action.args[0]})
        return super().refuse(state, action)

    def fits(self, card: Card) -> bool:
        return isinstance(card, Ruby) and card.asks_tile

    def read(self, state: State, written: Reader) -> Frame:
        frame = super().read(state, written)
        if not any(state.tracks):
            raise written.fail("card-condition")
        return frame


class TakeRuby(OfCard):
    """From which track the ruby is taken (dice.bazaar.ruby)."""

    name = "track"
    rule = "dice.bazaar.ruby"
    verbs = ("take",)
    kinds = Ruby

    def legal(self, state: State) -> list[Action]:
        return [TAKE_TRACK[track] for track, left in enumerate(state.tracks) if left]

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        card = self.card(state)
        state.frames.pop()
        take_ruby(state, TRACK[action.args[0]], card.name, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action.args == (MOSQUE,):
            return Refusal(self.rule, "mosque-not-a-track", {})
        if len(action.args) == 1 and action.args[0] in TRACK:
            return Refusal("dice.ruling.sold-out", "sold-out", {"track": action.args[0]})
        return super().refuse(state, action)


class Accept(Demand):
    """Whether one shows that a condition is met."""

    name = "condition"
    rule = "dice.card.else"
    verbs = ("accept", "decline")
    yes = ACCEPT
    kinds = Conditional

    def meet(self, state: State, card: Conditional, chance: Chance, events: Events) -> None:
        tiles = set(state.row)
        if card.gain is not None:
            take(state, state.turn, card.gain, card.number, events, source=card.name)
        elif len(tiles) > 1:
            state.frames.append(("open", card.name))
        else:
            take_tile(state, tiles.pop(), card.name, chance, events)

    def read(self, state: State, written: Reader) -> Frame:
        frame = super().read(state, written)
        card = state.rules.card(frame[1])
        if not isinstance(card, Conditional) or not card.possible(state, state.used[CARD]):
            raise written.fail("card-condition")
        return frame


class TakeOpenTile(OfCard):
    """Which open tile is taken free (dice.card.tile)."""

    name = "open"
    rule = "dice.card.tile"
    verbs = ("take",)

    def legal(self, state: State) -> list[Action]:
        return [TAKE_TILE[tile] for tile in dict.fromkeys(state.row)]

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        card = self.card(state)
        state.frames.pop()
        take_tile(state, TILE[action.args[0]], card.name, chance, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        if len(action.args) == 1 and action.args[0] in TILE:
            return Refusal(self.rule, "tile-not-open", {"tile": action.args[0]})
        return super().refuse(state, action)

    def fits(self, card: Card) -> bool:
        return isinstance(card, Conditional) and card.gain is None


def _offer_tracks(state: State, card: Ruby, events: Events) -> None:
    """Offer the next ruby of any track that has one."""
    tracks = [track for track, left in enumerate(state.tracks) if left]
    if len(tracks) > 1:
        state.frames.append(("track", card.name))
    else:
        take_ruby(state, tracks[0], card.name, events)
