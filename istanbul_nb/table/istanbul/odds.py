"""The odds of two dice, exactly: alone, and in the hands of whoever owns the red tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.board import BLACK_MARKET
from istanbul_nb.games.istanbul.places.teahouse import MISS
from istanbul_nb.games.istanbul.tiles import TURNED_TO
from istanbul_nb.words import Words

View = Mapping[str, Any]
Legal = Sequence[Action]

FOR_JEWELRY = (7, 9, 11)  # what a roll at the Black Market must show for one, two and three
ROLLS = tuple(product(range(1, 7), repeat=2))


@cache
def at_least(total: int) -> Fraction:
    """How likely two dice show at least so much."""
    return Fraction(sum(one + two >= total for one, two in ROLLS), len(ROLLS))


@cache
def at_least_with_tile(total: int) -> Fraction:
    """The same with the red tile: one die may be turned to 4, or else both are rolled again."""
    made = [one + two >= total or max(one, two) + TURNED_TO >= total for one, two in ROLLS]
    hits = sum(made)
    return (hits + (len(ROLLS) - hits) * at_least(total)) / len(ROLLS)


def mean_lira(call: int, chance: Fraction, consolation: int) -> Fraction:
    """What a call brings on average."""
    return call * chance + consolation * (1 - chance)


def told_odds(view: View, legal: Legal, words: Words) -> list[str]:
    """The exact chances of the rolls that can be asked for now, in sentences."""
    return [sentence for action in _rolls(view, legal) for sentence in _told(view, action, words)]


def _rolls(view: View, legal: Legal) -> list[Action]:
    """The actions that roll dice; of all numbers that can be called the one that brings most on average."""
    calls = [action for action in legal if action.verb == "call"]
    calls.sort(key=lambda action: -_lira(view, int(action.args[0])))
    return [*calls[:1], *(action for action in legal if action.verb in ("roll", "reroll"))]


def _told(view: View, action: Action, words: Words) -> Iterator[str]:
    decision = view["decision"]
    if action.verb == "call":
        number = int(action.args[0])
        yield words.say("odds-call", number=number, **_facts(_chance(view, number), _lira(view, number)))
    elif action.verb == "roll" and decision[1:2] == [BLACK_MARKET]:
        yield _jewelry([_chance(view, total) for total in FOR_JEWELRY], "roll", words)
    elif action.verb == "reroll" and decision[1] == "blackmarket":
        yield _jewelry([at_least(total) for total in FOR_JEWELRY], "reroll", words)
    elif action.verb == "reroll" and decision[1] == "teahouse":
        call = decision[2]
        facts = _facts(at_least(call), mean_lira(call, at_least(call), MISS))
        yield words.say("odds-again", number=call, **facts)


def _chance(view: View, total: int) -> Fraction:
    """How likely whoever decides makes a total, with the red tile if he has it."""
    return at_least_with_tile(total) if "R" in view["seats"][view["actor"]]["tiles"] else at_least(total)


def _lira(view: View, call: int) -> Fraction:
    return mean_lira(call, _chance(view, call), MISS)


def _facts(chance: Fraction, mean: Fraction) -> dict[str, Any]:
    return {"chance": round(100 * chance), "mean": f"{float(mean):.1f}"}


def _jewelry(chances: Sequence[Fraction], verb: str, words: Words) -> str:
    one, two, three = (round(100 * chance) for chance in chances)
    return words.say("odds-jewelry", verb=verb, one=one, two=two, three=three, mean=f"{float(sum(chances)):.1f}")
