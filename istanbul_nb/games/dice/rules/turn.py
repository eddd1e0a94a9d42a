"""The turn: income, roll, and how one turn leads to the next. What is done with the dice is in `actions`."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.dice.rules.cards import turn_up
from istanbul_nb.games.dice.rules.resources import CRYSTAL, FACES, LIRA, RESOURCES, faces_listed
from istanbul_nb.games.dice.rules.ruleset import ACTION_TILE, CARD_TILE, CRYSTAL_TILE, DIE_TILE, LIRA_TILE, Decision
from istanbul_nb.games.dice.rules.state import Events, Frame, State
from istanbul_nb.games.dice.rules.supply import take
from istanbul_nb.games.dice.rules.tiles import families, return_dice, working

DRAW, ROLL = Action("draw"), Action("roll")
FACE = {name: face for face, name in enumerate(FACES)}


def start_turn(state: State, seat: int, events: Events) -> None:
    """Begin a turn with the income: all lira, then all crystals, then the cards (dice.ruling.income)."""
    state.turn = state.seat = seat
    state.free = [0] * len(FACES)
    state.used = [0] * len(FACES)
    state.fresh = ()
    events.append(Event("turn", seat, {"round": state.round}))
    cards = 0
    if state.tiles[seat]:
        owned = families(state.tiles[seat])
        cards = owned[CARD_TILE]
        for what, family in ((LIRA, LIRA_TILE), (CRYSTAL, CRYSTAL_TILE)):
            if owned[family]:
                number = owned[family] * state.rules.income[RESOURCES[what]]
                take(state, seat, what, number, events, source="income")
    state.frames = [("income", cards) if cards else ("roll",)]


def settle(state: State, events: Events) -> None:
    """Carry out what follows when nothing is left to decide at a pause, and find whose decision the next one is."""
    frame = state.frames[-1]
    if frame[0] == "income" and not frame[1]:
        state.frames[-1] = ("roll",)
    elif frame[0] == "act" and not frame[1]:
        end_turn(state, events)
    elif frame[0] == "others":
        state.seat = frame[2]
        return
    state.seat = state.turn


def end_turn(state: State, events: Events) -> None:
    """Pass the dice to the next player, used or not (dice.turn.pass, dice.ruling.unused).

    After the turn of the player before the first player (dice.ruling.end) the game is over if somebody has the rubies
    that are the goal (dice.goal, dice.end).
    """
    return_dice(state, events)
    following = (state.turn + 1) % state.rules.players
    if following == state.first:
        if max(state.rubies) >= state.rules.target:
            end_game(state, events)
            return
        state.round += 1
    start_turn(state, following, events)


def end_game(state: State, events: Events) -> None:
    """End the game: nothing is left to decide."""
    state.free = [0] * len(FACES)
    state.used = [0] * len(FACES)
    state.fresh = ()
    state.frames = []
    state.over = True
    events.append(Event("game-over", state.turn))


def dice_to_roll(state: State) -> int:
    """Count the shared dice, and one for each extra-die tile that works (dice.turn.roll)."""
    return state.rules.shared_dice + working(state, DIE_TILE)


def roll(state: State, number: int, purpose: str, chance: Chance, events: Events) -> None:
    """Roll so many dice, beside those that lie there."""
    free, fallen = state.free, [0] * len(FACES)
    kept = faces_listed(tuple(free))
    for name in chance.faces(FACES, number):
        face = FACE[name]
        free[face] += 1
        fallen[face] += 1
    facts = {"dice": list(faces_listed(tuple(fallen))), "kept": list(kept), "purpose": purpose}
    events.append(Event("rolled", state.turn, facts, reveals=True))


class Pause(Decision):
    """A pause of the turn at which there is but one thing to do."""

    action: Action

    def legal(self, state: State) -> tuple[Action, ...]:
        return (self.action,)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "malformed", {"action": str(action)})


class Income(Pause):
    """Turn up the bazaar cards of the income, one by one."""

    name = "income"
    rule = "dice.turn.income"
    verbs = ("draw",)
    action = DRAW

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("income", state.frames[-1][1] - 1)
        turn_up(state, chance, events)

    def read(self, state: State, written: Reader) -> Frame:
        _, cards = written.items(2)
        return (self.name, cards.number(0, sum(state.rules.tile_copies)))


class Roll(Pause):
    """Roll all dice; dice and actions of the turn are counted now (dice.ruling.count)."""

    name = "roll"
    rule = "dice.turn.roll"
    verbs = ("roll",)
    action = ROLL

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        actions = state.rules.actions + working(state, ACTION_TILE)
        state.frames[-1] = ("act", actions, False)
        roll(state, dice_to_roll(state), "roll", chance, events)

    def show(self, state: State, frame: Frame) -> list[Any]:
        return [self.name, dice_to_roll(state)]
