"""Letters & Seals, judged: letters on their way, the Secret Society, the companion, a bid that stands."""

from __future__ import annotations

from typing import Any

from istanbul_nb.games.istanbul.brain.bazaar import AT_HAND, BEGUN, RUBY, Away, soon, turns_from
from istanbul_nb.games.istanbul.rules.modules.letters.effects import seals
from istanbul_nb.games.istanbul.rules.modules.letters.part import GENERAL, OWN
from istanbul_nb.games.istanbul.rules.places import society
from istanbul_nb.games.istanbul.rules.state import State

NAMES = ("letters", "society", "companion", "auction")

SEAL = 3.4
SPARE = 1.8  # a seal more than the Secret Society asks for
DELIVERY = 1.8  # what a letter whose place is a turn away will bring
HIRED, ON_THE_WAY = 6.0, 8.0
TWO_CARDS = 5.6
SURE = 5  # a bid that hardly anybody raises


def reach(state: State, seat: int, away: Away) -> Away:
    """Return how many turns it takes to each place if the companion walks where he is nearer."""
    companion = state.letters.companion[seat]
    if companion <= 0:
        return away
    steps = turns_from(state.boards[seat], companion, steps=1)
    return {place: turns if turns <= steps[place] else steps[place] for place, turns in away.items()}


def terms(state: State, seat: int, away: Away) -> list[float]:
    """Return what a seat has, by the names."""
    letters = state.letters
    number = seals(state, seat)
    worth = SEAL * number if number <= society.PRICE else SEAL * society.PRICE + SPARE * (number - society.PRICE)
    for place in letters.open[seat]:
        worth += DELIVERY / away[place]
    companion = letters.companion[seat]
    walks = 0.0 if companion == GENERAL else HIRED if companion == OWN else ON_THE_WAY
    return [worth, _society(state, number, away), walks, _bid(state, seat)]


def held(state: State, seat: int) -> tuple[Any, ...]:
    """Return what a seat has, and where its companion stands."""
    letters = state.letters
    return letters.open[seat], letters.delivered[seat], letters.companion[seat]


def _society(state: State, number: int, away: Away) -> float:
    if not number:
        return 0.0
    gain = RUBY - SEAL * society.PRICE
    if number >= society.PRICE:
        return gain * AT_HAND * soon(away, society.SOCIETY)
    return gain * BEGUN * (number / society.PRICE) ** 2


def _bid(state: State, seat: int) -> float:
    """Return the worth of a bid on the table, as likely as it stands."""
    frame = state.frames[-1] if state.frames else ("",)
    if frame[0] != "bid" or not frame[2]:
        return 0.0
    highest = float(frame[2])
    stands = min(1.0, highest / SURE)
    if frame[3] == seat:
        return stands * (TWO_CARDS - highest)
    return stands * highest if seat == state.turn else 0.0


def _letters_facts(before: State, after: State, seat: int) -> dict[str, Any]:
    return {"seals": seals(after, seat)}


def _society_facts(before: State, after: State, seat: int) -> dict[str, Any]:
    return {"seals": seals(after, seat), "price": society.PRICE}


FACTS = {"letters": _letters_facts, "society": _society_facts}
