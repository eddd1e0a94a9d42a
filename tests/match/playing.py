"""Matches for tests: played so far by eager random choices, or to the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

from istanbul_nb.bots import bot_called
from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.rules.components import printed
from istanbul_nb.match.match import Match

CARDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")
SECRET_SEED = 8_127_364_554_637_281  # long enough that it turns up nowhere by accident
QUICK = {"target": [1, 1, 1, 1]}  # the first ruby ends the game


def eager(match: Match, choices: random.Random) -> Action:
    """Return any legal action, mostly one that does not end the turn."""
    legal = match.legal
    going_on = [action for action in legal if action.verb != "end"]
    return choices.choice(going_on if going_on and choices.random() < 0.9 else legal)


def play_on(match: Match, steps: int, seed: int = 0) -> Match:
    """Play so many steps, or as many as there are."""
    choices = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match.do(eager(match, choices))
    return match


def played(steps: int, seed: int = 0, **options: Any) -> Match:
    """Return a match that was played so far."""
    return play_on(Match(seed=seed, **options), steps, seed)


def seat_bots(match: Match, seed: int = 0) -> Match:
    """Seat a bot at every seat."""
    for seat in range(len(match.seats)):
        match.assign_bot(seat, bot_called("random", seed + seat))
    return match


@cache
def finished_text(seed: int = 1) -> str:
    """Return the save file of a short game that is over."""
    match = Match(players=2, seed=seed, names=["Anna", "Boris"], components=QUICK)
    while not match.over:
        play_on(match, 1000, seed)
    return match.text()


def finished(seed: int = 1) -> Match:
    """Return a short game that is over."""
    return Match.load(finished_text(seed))


def printed_table(name: str) -> Any:
    """Return a printed table as somebody would write it down."""
    return _written(printed()[name].value)


def _written(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _written(inner) for key, inner in value.items()}
    return [_written(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def hands(match: Match) -> list[list[str]]:
    """Return the cards that every seat really holds."""
    return [match.view_of(seat)["hand"] for seat in range(len(match.seats))]


def done(*actions: str, **options: Any) -> Match:
    """Return a match of three with the places in order, after these actions."""
    match = Match(players=3, seed=1, layout="order", **options)
    match.do(*actions)
    return match
