"""17 Roasting Plant: lira, a good, a card: each makes two coffee."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.games.istanbul.rules.effects import pay_goods, pay_lira
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS, ONE
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import discard_guild, gain_coffee
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS
from istanbul_nb.games.istanbul.rules.places.caravansary import discard
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Decision, Place
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, lira_short

RULE = "mocha.place.roasting"
ROASTING_PLANT = 17
PRICE, BREW = 2, 2
LIRA, A_GOOD, A_CARD = 1, 2, 4  # what was roasted already
ALL = LIRA | A_GOOD | A_CARD
ROAST_LIRA = Action("roast", ("lira",))
ROAST_GOOD = tuple(Action("roast", (letter,)) for letter in GOODS)
ROAST_GUILD = tuple(Action("roast", ("guild", number)) for number in GUILD_CARDS)


class Roast(Choice):
    """Two lira, a good or a card for two coffee; each of the three at most once."""

    verb = "roast"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        seat, done = state.seat, roasted(state)
        if not done & LIRA and state.lira[seat] >= PRICE:
            out.append(ROAST_LIRA)
        if not done & A_GOOD:
            out.extend(ROAST_GOOD[good] for good in range(4) if state.goods[seat][good])
        if not done & A_CARD:
            names = state.rules.card_names
            out.extend(Action("roast", ("card", names[kind])) for kind in sorted(set(state.hands[seat])))
            out.extend(ROAST_GUILD[number - 1] for number in state.mocha.hands[seat])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        done = roasted(state)
        if state.frames[-1][0] == "roast":
            state.frames.pop()
        else:
            begin_action(state, ROASTING_PLANT, events)
        done |= pay(state, action, events)
        gain_coffee(state, BREW, "roasting", events)
        if done != ALL:
            state.frames.append(("roast", done))

    def explain(self, state: State, action: Action) -> Refusal:
        done, what = roasted(state), str(action.args[0]) if action.args else ""
        kind = LIRA if what == "lira" else A_GOOD if what in GOOD else A_CARD if what in ("card", "guild") else 0
        if not kind or len(action.args) != (2 if kind == A_CARD else 1):
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if done & kind:
            return Refusal(self.rule, "roasted-already", {})
        if kind == LIRA:
            return lira_short(state, self.rule, PRICE)
        if kind == A_GOOD:
            return Refusal(self.rule, "goods-short", {"goods": what})
        return Refusal(self.rule, "no-such-card", {"action": str(action)})


def pay(state: State, action: Action, events: Events) -> int:
    """Give what is roasted. Which of the three it was."""
    what = action.args[0]
    if what == "lira":
        pay_lira(state, PRICE, "roasting", events)
        return LIRA
    if what == "card":
        discard(state, Action("discard", action.args[1:]), events)
        return A_CARD
    if what == "guild":
        discard_guild(state, int(action.args[1]), events)
        return A_CARD
    pay_goods(state, ONE[GOOD[str(what)]], "roasting", events)
    return A_GOOD


def roasted(state: State) -> int:
    """Return what was roasted in this action."""
    frame = state.frames[-1]
    return int(frame[1]) if frame[0] == "roast" else 0


class Enough(Always):
    """Roast no more."""

    verb = "done"
    action = Action("done")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()


class Roasting(Decision):
    """What else to roast."""

    def read(self, state: State, written: Reader) -> Frame:
        _, done = written.items(2)
        return (self.name, done.number(1, ALL - 1))


PLACE = Place(ROASTING_PLANT, "roasting", RULE, [Roast()], pays_lira=True)
