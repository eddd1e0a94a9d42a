"""The odds of two dice, exactly: alone, and in the hands of the owner of the red tile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.istanbul.rules.board import BLACK_MARKET
from istanbul_nb.games.istanbul.rules.goods import BLUE
from istanbul_nb.games.istanbul.rules.places.blackmarket import jewelry
from istanbul_nb.games.istanbul.rules.places.teahouse import MISS
from istanbul_nb.games.istanbul.rules.tiles import TURNED_TO
from istanbul_nb.words import Words

Legal = Sequence[Action]

ROLLS = tuple(product(range(1, 7), repeat=2))
MOST_JEWELRY = jewelry(12)
TURNS_A_DIE = "six"  # the bonus card of Mocha & Baksheesh


def best_totals(worth: Callable[[int], int], tile: bool) -> dict[int, Fraction]:
    """Return how likely each total is, with the red tile used so that a roll is worth most (ist.tile.red)."""
    again = Fraction(sum(worth(one + two) for one, two in ROLLS), len(ROLLS))
    found = dict.fromkeys(range(2, 13), Fraction(0))
    for one, two in ROLLS:
        left_or_turned = (one + two, one + TURNED_TO, two + TURNED_TO) if tile else (one + two,)
        best = max(left_or_turned, key=worth)
        counted = [sum(roll) for roll in ROLLS] if tile and again > worth(best) else [best]
        for total in counted:
            found[total] += Fraction(1, len(ROLLS) * len(counted))
    return found


@cache
def at_least(total: int) -> Fraction:
    """Return how likely two dice show at least so much."""
    return Fraction(sum(one + two >= total for one, two in ROLLS), len(ROLLS))


@cache
def at_least_with_tile(total: int) -> Fraction:
    """Return the same with the red tile: one die may be turned to 4 to reach it, or else both are rolled again."""
    found = best_totals(lambda made: made >= total, tile=True)
    return sum((found[made] for made in found if made >= total), start=Fraction(0))


@cache
def jewelry_odds(room: int, tile: bool) -> tuple[Fraction, ...]:
    """Return how likely the Black Market brings at least 1, 2 and 3 jewelry to a cart with so much room for it.

    The red tile is used in one way throughout, for the most jewelry on average; so the sum of these is that average.
    """
    chances = [Fraction(0)] * MOST_JEWELRY
    for total, chance in best_totals(lambda total: min(jewelry(total), room), tile).items():
        for least in range(min(jewelry(total), room)):
            chances[least] += chance
    return tuple(chances)


def has_red_tile(view: View) -> bool:
    """Return whether the red tile helps who decides now; on a guild-card turn it does not (ruling.place-bound)."""
    return "R" in view["seats"][view["actor"]]["tiles"] and not view.get("mocha", {}).get("guild_turn", False)


def mean_lira(call: int, chance: Fraction, consolation: int) -> Fraction:
    """Return what a call brings on average."""
    return call * chance + consolation * (1 - chance)


def told_odds(view: View, legal: Legal, words: Words) -> list[str]:
    """Return the exact chances of the rolls that can be asked for now, in sentences that say what is counted in."""
    told = [sentence for action in _rolls(view, legal) for sentence in _told(view, action, words)]
    return [*told, words.say("odds-card")] if told and TURNS_A_DIE in (view.get("hand") or ()) else told


def _rolls(view: View, legal: Legal) -> list[Action]:
    """Return the actions that roll dice; of all numbers that can be called the one that brings most on average."""
    calls = [action for action in legal if action.verb == "call"]
    calls.sort(key=lambda action: -mean_of_call(view, int(action.args[0])))
    return [*calls[:1], *(action for action in legal if action.verb in ("roll", "reroll"))]


def _told(view: View, action: Action, words: Words) -> Iterator[str]:
    decision, tile = view["decision"], has_red_tile(view)
    if action.verb == "call":
        number = int(action.args[0])
        facts = _facts(chance_of_call(view, number), mean_of_call(view, number), words)
        yield words.say("odds-call", number=number, tile=tile, **facts)
    elif action.verb == "roll" and decision[1:2] == [BLACK_MARKET]:
        yield _jewelry(view, "roll", tile, words)
    elif action.verb == "reroll" and decision[1] == "blackmarket":
        yield _jewelry(view, "reroll", False, words)
    elif action.verb == "reroll" and decision[1] == "teahouse":
        call = decision[2]
        facts = _facts(at_least(call), mean_lira(call, at_least(call), MISS), words)
        yield words.say("odds-again", number=call, **facts)


def chance_of_call(view: View, number: int) -> Fraction:
    """Return how likely the seat that decides makes the number called, with the red tile used if it helps."""
    return at_least_with_tile(number) if has_red_tile(view) else at_least(number)


def mean_of_call(view: View, number: int) -> Fraction:
    """Return what a call brings on average; guild card 9 pays twice as much (mocha.guild.9)."""
    return call_factor(view) * mean_lira(number, chance_of_call(view, number), MISS)


def call_factor(view: View) -> int:
    """Return how many times a call pays: twice by guild card 9."""
    return 2 if view["decision"][0] == "call" else 1


def _facts(chance: Fraction, mean: Fraction, words: Words) -> dict[str, Any]:
    return {"chance": round(100 * chance), "mean": words.decimal(f"{float(mean):.1f}")}


def _jewelry(view: View, verb: str, tile: bool, words: Words) -> str:
    seat = view["seats"][view["actor"]]
    room = min(seat["capacity"] - seat["goods"][BLUE], MOST_JEWELRY)
    chances = jewelry_odds(room, tile)
    one, two, three = (round(100 * chance) for chance in chances)
    facts = {"one": one, "two": two, "three": three, "mean": words.decimal(f"{float(sum(chances)):.1f}")}
    return words.say("odds-jewelry", verb=verb, tile=tile, room=room, **facts)
