"""The turn of a guild card: it is played instead of the four phases (mocha.guild.turn, mocha.guild.all)."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import POLICE
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import lay_down_guild
from istanbul_nb.games.istanbul.rules.modules.mocha.guild_cards import CARDS, TURN, AnyPlace
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import start_turn
from istanbul_nb.games.istanbul.rules.turn_choices import EndTurn

PLAYS = tuple(Action("guild", (number,)) for number in GUILD_CARDS)


class PlayGuild(Choice):
    """Play a guild card instead of the four phases (mocha.guild.turn), if all of it can be done (mocha.guild.all).

    From then on what needs one to be at a certain place is out of use: repeat cards, the card for the Small Market, red
    and green tile (mocha.guild.cards). Cards for any pause and the yellow tile stay, and nobody is met
    (ruling.guild-turn).
    """

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
    """Discard the card: it was carried out."""
    number = state.frames.pop()[1]
    state.mocha.discard = (*state.mocha.discard, number)
    if number == AnyPlace.number:
        if state.family[state.seat] != POLICE:
            events.append(Event("family-returned", state.seat))
        effects.send_home(state, state.seat, events)


def another_turn(state: State, events: Events) -> bool:
    """Begin another turn after guild card 7 (ruling.extra-turns)."""
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
