"""The ten kinds of bonus cards, and the decisions that they bring."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import DEALER, PALACE, POLICE, POST, SMALL_MARKET
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS
from istanbul_nb.games.istanbul.rules.places import dealer, palace, post
from istanbul_nb.games.istanbul.rules.ruleset import Card, Choice
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import arrive, begin_action
from istanbul_nb.games.istanbul.rules.turn_choices import fetches, not_fetchable

CATCH_REWARD = 3
LIRA = 5  # of the card
GAINS: tuple[Action, ...] = tuple(Action("gain", (letter,)) for letter in GOODS)
REWARD_CARD, REWARD_LIRA = Action("reward", ("card",)), Action("reward", ("lira",))


class Play(Choice):
    """Play a bonus card whose window is open (ist.cards.any)."""

    verb = "play"
    rule = "ist.cards.any"

    def legal(self, state: State, out: list[Action]) -> None:
        hand = state.hands[state.seat]
        if not hand or state.seat != state.turn:
            return
        rules = state.rules
        open_cards = rules.open_cards[state.frames[-1][0]]
        before = -1
        for kind in hand:
            if kind != before:
                before = kind
                card = open_cards[kind]
                if card is not None and card.playable(state):
                    out.append(rules.plays[kind])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        kind = state.rules.card_kind[action.args[0]]
        effects.lay_down(state, kind)
        events.append(Event("card-played", state.seat, {"card": action.args[0]}))
        state.rules.cards[kind].play(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        rules = state.rules
        kind = rules.card_kind.get(str(action.args[0])) if len(action.args) == 1 else None
        if kind is None:
            return Refusal(self.rule, "card-unknown", {"action": str(action)})
        card = rules.cards[kind]
        if kind not in state.hands[state.seat]:
            return Refusal(self.rule, "card-not-held", {"card": card.name})
        if state.seat != state.turn:
            return Refusal(self.rule, "card-on-another-turn", {"card": card.name})
        return _not_playable(state, card, kind)


def _not_playable(state: State, card: Card, kind: int) -> Refusal:
    """Return why a card in hand cannot be played now."""
    decision, rules = state.frames[-1][0], state.rules
    if not state.bound and "any" not in card.windows and "roll" not in card.windows:
        return out_of_use(card)
    if rules.open_cards[decision][kind] is not None:
        return card.explain(state)
    if decision == "last":
        last = [each.name for each in rules.cards if "last" in each.windows]
        return Refusal("ist.end.cards", "card-last", {"card": card.name, "cards": last})
    return card.closed(state)


def out_of_use(card: Card) -> Refusal:
    """Return why a card is of no use on a guild-card turn (mocha.guild.cards, ruling.guild-turn)."""
    if "with" in card.windows or "after" in card.windows:
        return Refusal("mocha.guild.cards", "card-guild-turn", {"card": card.name})
    return Refusal("ruling.guild-turn", "card-guild-move", {"card": card.name})


class Good(Card):
    """Gain a good of one's choice."""

    name = "good"
    rule = "ist.card.good"
    windows = ("any", "last")

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("good",))


class Lira(Card):
    """Take five lira; also just before paying (ist.window.lira)."""

    name = "lira"
    rule = "ist.card.lira"
    windows = ("lira", "any", "last")

    def playable(self, state: State) -> bool:
        return state.rules.decisions[state.frames[-1][0]].takes_lira(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.lira[state.seat] += LIRA
        events.append(Event("lira", state.seat, {"amount": LIRA, "source": "card", "named": True}))

    def explain(self, state: State) -> Refusal:
        return Refusal("ist.window.lira", "card-window", {"card": self.name, "window": "lira"})


class Again(Card):
    """Carry out an action again, in the pause that follows it (ist.window.after, ruling.repeat)."""

    windows = ("after",)
    place: int

    def playable(self, state: State) -> bool:
        return state.repeat == self.place and self.possible(state)

    def possible(self, state: State) -> bool:
        """Tell whether the action can be carried out once more."""
        return True

    def obstacle(self, state: State) -> Refusal:
        """Return why it cannot be carried out once more."""
        return Refusal(self.rule, "card-no-effect", {"card": self.name})

    def closed(self, state: State) -> Refusal:
        return after_its_action(state, self.name, self.place)

    def explain(self, state: State) -> Refusal:
        return self.closed(state) if state.repeat != self.place else self.obstacle(state)


def after_its_action(state: State, card: str, place: int) -> Refusal:
    """Return when a repeat card is played; in phase 4 that moment does not come any more (ist.window.after)."""
    if state.frames == [("meet",)]:
        return Refusal("ist.window.after", "card-after-over", {"card": card, "place": place})
    return Refusal("ist.window.after", "card-after", {"card": card, "place": place})


class PalaceAgain(Again):
    """The Palace once more, at its new cost."""

    name = "palace2"
    rule = "ist.card.palace2"
    place = PALACE

    def possible(self, state: State) -> bool:
        return palace.payable(state)

    def obstacle(self, state: State) -> Refusal:
        return palace.obstacle(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("palace",))


class PostAgain(Again):
    """The Post Office once more."""

    name = "post2"
    rule = "ist.card.post2"
    place = POST

    def play(self, state: State, chance: Chance, events: Events) -> None:
        post.collect(state, events)


class DealerAgain(Again):
    """The Dealer once more, at the new price."""

    name = "dealer2"
    rule = "ist.card.dealer2"
    place = DEALER

    def possible(self, state: State) -> bool:
        return dealer.payable(state)

    def obstacle(self, state: State) -> Refusal:
        return dealer.obstacle(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        dealer.buy(state, events)


class Family(Card):
    """The player's family member goes home, and he gets the reward of a catch."""

    name = "family"
    rule = "ist.card.family"
    windows = ("any", "last")

    def playable(self, state: State) -> bool:
        return state.family[state.seat] != POLICE

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.send_home(state, state.seat, events)
        state.frames.append(("reward",))

    def explain(self, state: State) -> Refusal:
        return Refusal(self.rule, "family-at-home", {})


class Market(Card):
    """Any goods are sold: played as the action of the Small Market begins (ist.window.with).

    It helps whichever figure acts, but not on a guild-card turn (ruling.place-bound).
    """

    name = "market"
    rule = "ist.card.market"
    windows = ("with",)

    def playable(self, state: State) -> bool:
        return state.bound and state.frames[-1][1] == SMALL_MARKET and any(state.goods[state.seat])

    def play(self, state: State, chance: Chance, events: Events) -> None:
        begin_action(state, SMALL_MARKET, events)
        state.frames.append(("market",))

    def closed(self, state: State) -> Refusal:
        return Refusal("ist.window.with", "card-with", {"card": self.name, "place": SMALL_MARKET})

    def explain(self, state: State) -> Refusal:
        if state.frames[-1][1] != SMALL_MARKET:
            return self.closed(state)
        return Refusal(self.rule, "no-goods", {})


class Stay(Card):
    """The merchant stays, as if he had arrived where he is."""

    name = "stay"
    rule = "ist.card.stay"
    windows = ("move",)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        events.append(Event("stayed", state.seat, {"place": state.merchant[state.seat]}))
        arrive(state)


class Far(Card):
    """Three or four steps instead of one or two."""

    name = "far"
    rule = "ist.card.far"
    windows = ("move",)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("far",)


class Assistant(Card):
    """One of the player's assistants comes back, in phase 1: as long as nobody was paid (ist.window.phase1)."""

    name = "assistant"
    rule = "ist.card.assistant"
    windows = ("phase1",)

    def playable(self, state: State) -> bool:
        return bool(state.out[state.seat]) and not state.paid

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.begun = True
        state.frames.append(("fetch",))

    def explain(self, state: State) -> Refusal:
        if state.paid:
            return Refusal("ist.window.phase1", "card-window", {"card": self.name, "window": "phase1"})
        return Refusal(self.rule, "no-assistant-out", {})


class Gain(Choice):
    """Gain one good of one's choice; it may be one that does not fit."""

    verb = "gain"
    source = "card"
    goods = GAINS

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def offered(self, state: State) -> tuple[Action, ...]:
        """Return what there is to choose from."""
        return self.goods

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(self.offered(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        effects.gain_good(state, GOOD[action.args[0]], 1, self.source, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(
            self.rule, "good-not-offered", {"goods": " ".join(str(gain.args[0]) for gain in self.offered(state))}
        )


class Reward(Choice):
    """A bonus card or three lira for a family member sent home."""

    verb = "reward"
    rule = "ist.meet.family"

    def legal(self, state: State, out: list[Action]) -> None:
        if effects.can_draw(state):
            out.append(REWARD_CARD)
        out.append(REWARD_LIRA)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        if action == REWARD_CARD:
            effects.draw_card(state, "reward", chance, events)
        else:
            effects.gain_lira(state, CATCH_REWARD, "reward", events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action == REWARD_CARD:
            return Refusal("ruling.price-order", "no-card-to-draw", {})
        return Refusal(self.rule, "malformed", {"action": str(action)})


class FetchByCard(Choice):
    """Which assistant the card brings back."""

    verb = "fetch"
    rule = "ist.card.assistant"

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(fetches(state.out[state.seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = action.args[0]
        state.frames.pop()
        effects.fetch_assistant(state, place, "card", events)

    def explain(self, state: State, action: Action) -> Refusal:
        return not_fetchable(self.rule, action)
