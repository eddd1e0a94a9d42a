"""Plans the games that browser tests play by clicking.

`python -m tests.browser.record` when the rules change: all of them, or those of the names behind it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from istanbul_nb.core import Action, Event, Seeded, View
from istanbul_nb.match.history import Step
from istanbul_nb.match.match import Match

FOLDER = Path(__file__).parent
GAME = FOLDER / "game.match"
SAMPLES, TURNS, MOST = 100, 3, 120
IDLE = ("end", "skip", "decline", "pass", "double")
PASSED_ON = ("turn", "last-cards", "game-over")  # what the end of a turn leads to
WISH, DELAY = 60, 0.5  # what a wish that comes true is worth, and what it loses with every step until then

# What is done at the places of the expansions.
DONE_AT = {
    **{"roast": 17, "enrol": 18, "barrier": 19, "tavern": 19, "baksheesh": 19, "treat": 20},
    **{"accept": 21, "browse": 22, "auction": 23, "petition": 24, "descend": 25},
}
MOCHA = frozenset({"roast", "enrol", "barrier", "visit", "tavern", "treat", "guild", "meet trader"})
LETTERS = frozenset({"accept", "browse", "auction", "petition", "hire", "place", "walk", "double", "meet courier"})
LETTERS |= {"delivered", "overbid"}


class Plan(NamedTuple):
    """A game: who plays it, and what is to happen in it. It goes on to its end, or until all of that has happened."""

    names: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    wishes: frozenset[str] = frozenset()
    whole: bool = True


GAMES = {
    "game": Plan(("Anna", "Boris"), 1, {"layout": "short"}),
    "mocha": Plan(("Anna", "Boris"), 6, {"expansion": "mocha"}, MOCHA | {"free-meeting"}, whole=False),
    "letters": Plan(("Anna", "Boris", "Chen"), 5, {"expansion": "letters"}, LETTERS, whole=False),
    "grand": Plan(("Anna", "Boris"), 2, {"expansion": "grand"}, MOCHA | LETTERS | {"descend"}, whole=False),
}


def recorded(name: str) -> Match:
    """Return the game of that name, as it was played last."""
    return Match.load(FOLDER / f"{name}.match")


def record(plan: Plan) -> Match:
    """Play it."""
    match, choices = Match(names=plan.names, seed=plan.seed, **plan.options), random.Random(plan.seed)
    left = plan.wishes
    while not match.over and (plan.whole or left or match.steps[-1].action.verb != "end"):
        match.do(choose(match, choices, left))
        left -= deeds(match.steps[-1])
    return match


def deeds(step: Step) -> set[str]:
    """Return what was done in a step, by name."""
    return _deeds(step.action, step.events, step.seat == step.before.turn)


def _deeds(action: Action, events: Sequence[Event], own: bool) -> set[str]:
    kinds = {event.kind for event in events}
    done = {action.verb, str(action)} | kinds
    if action.verb == "bid" and not own:
        done.add("overbid")
    if {"met", "figure-moved"} <= kinds:
        done.add("free-meeting")  # nobody asked for the price: the encounter tile
    return done


def choose(match: Match, choices: random.Random, wishes: frozenset[str]) -> Action:
    """Return the first action of the deciding seat's best random future, where others just end their turns."""
    seat = match.actor
    assert seat is not None
    futures = (_future(match, seat, choices, wishes) for _ in range(SAMPLES))
    return max(futures, key=lambda future: future[0])[1]


def _future(match: Match, seat: int, choices: random.Random, wishes: frozenset[str]) -> tuple[float, Action]:
    game, state = match.game, match.game.copy(match.history.state)
    chance, first, turns, steps, joy = Seeded(choices.getrandbits(50)), None, 0, 0, 0.0
    while game.actor(state) is not None and turns < TURNS and steps < MOST:
        own, in_turn = game.actor(state) == seat, game.actor(state) == state.turn
        action = _choice(game.legal(state), own, choices)
        events = game.apply(state, action, chance)
        turns += own and any(event.kind in PASSED_ON for event in events)
        first = first or action
        steps += 1
        if wishes and own:
            fulfilled = wishes & _deeds(action, events, in_turn)
            joy += len(fulfilled) * (WISH - DELAY * steps)
            wishes -= fulfilled
    assert first is not None
    return _worth(game.view(state, None), seat) - steps / 20 + joy, first


def _choice(legal: Sequence[Action], own: bool, choices: random.Random) -> Action:
    idle = [action for action in legal if action.verb == "end"]
    busy = [action for action in legal if action.verb not in IDLE]
    if not own:
        return choices.choice(idle or legal)
    return choices.choice(busy if busy and choices.random() < 0.9 else legal)


def _worth(view: View, seat: int) -> float:
    owner = view["seats"][seat]
    things: float = 2.2 * sum(owner["goods"]) + 8 * owner["extensions"] + 10 * len(owner["tiles"])
    if "mocha" in view:
        things += 5 * min(view["mocha"]["coffee"][seat], 8)
    if "letters" in view:
        letters = view["letters"]
        things += 7 * min(len(letters["open"][seat]) + 2 * len(letters["delivered"][seat]), 6)
    return things + 40 * int(owner["rubies"]) + min(int(owner["lira"]), 26)


def main(names: Sequence[str]) -> None:
    """Play them and keep them."""
    for name in names or GAMES:
        match = record(GAMES[name])
        match.save(FOLDER / f"{name}.match")
        print(f"{name}: {len(match.steps)} steps, {len({step.action.verb for step in match.steps})} kinds of actions")


if __name__ == "__main__":
    main(sys.argv[1:])
