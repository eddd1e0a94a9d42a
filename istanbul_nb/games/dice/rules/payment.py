"""How goods are paid: with dice, with tokens of the colour, with brown tokens for any.

A good can be paid in nine ways, numbered: the die and the token of each colour in turn, last the brown token.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.resources import GOODS, Bundle

BROWN_WAY = 8
OF_COLOUR = [(Action("use", (good,)), Action("give", (good,))) for good in GOODS]
WAYS = (*chain.from_iterable(OF_COLOUR), Action("give", ("brown",)))
WAY = {str(action): way for way, action in enumerate(WAYS)}
ANY = 4  # where a good of no certain colour is due
CACHED = 1 << 16

Have = tuple[int, ...]  # of each way, how often it can be used


class Price(NamedTuple):
    """Goods to be paid: so many of each colour, and so many more of any."""

    goods: Bundle
    any: int = 0


class Payment(NamedTuple):
    """What is paid: dice and tokens of each colour, and brown tokens."""

    dice: Bundle
    tokens: Bundle
    brown: int


@lru_cache(maxsize=CACHED)
def choices_of_colour(number: int, dice: int, tokens: int, brown: int) -> int:
    """Return whether so many goods of one colour can be paid: 0 not at all, 1 in one way, 2 in several.

    A brown token counts as the colour that it is given for, so two may be a pair (dice.ruling.brown).
    """
    coloured = min(number, dice + tokens)
    spare = brown - number + coloured
    if spare < 0:
        return 0
    either = min(dice, coloured) > max(0, coloured - tokens)
    return 2 if either or (spare and coloured) else 1


@lru_cache(maxsize=CACHED)
def choices(price: Price, dice: Sequence[int], tokens: Sequence[int], brown: int) -> int:
    """Return the same for any price."""
    if missing(price, dice, tokens, brown):
        return 0
    return 2 if _several(price, dice, tokens, brown) else 1


def _several(price: Price, dice: Sequence[int], tokens: Sequence[int], brown: int) -> bool:
    """Tell whether a price that can be paid leaves a choice."""
    if price.any:
        return _branches(price, having(dice, tokens, brown))
    spare, coloured = brown, 0
    for number, rolled, held in zip(price.goods, dice, tokens, strict=True):
        of_colour = min(number, rolled + held)
        if choices_of_colour(of_colour, rolled, held, 0) > 1:
            return True
        spare -= number - of_colour
        coloured += of_colour
    return spare > 0 and coloured > 0


def _branches(price: Price, have: Have) -> bool:
    """Tell whether there is a good on the way that can be paid in two ways; every way leads to the end."""
    paid: tuple[int, ...] = ()
    for _ in dues(price):
        ways = next_ways(price, paid, have)
        if len(ways) > 1:
            return True
        paid += ways
    return False


def missing(price: Price, dice: Sequence[int], tokens: Sequence[int], brown: int) -> int:
    """Return how many goods are lacking for a price."""
    lack, left = 0, 0
    for number, rolled, held in zip(price.goods, dice, tokens, strict=True):
        lack += max(0, number - rolled - held)
        left += max(0, rolled + held - number)
    return max(0, lack - brown + max(0, price.any - left))


def by_default(price: Price, dice: Sequence[int], tokens: Sequence[int], brown: int) -> Payment:
    """Return the payment that spares the most: dice first, then tokens of the colour, brown ones last."""
    rolled, held = list(dice), list(tokens)
    browns = 0
    for good, number in enumerate(price.goods):
        from_dice = min(number, rolled[good])
        from_tokens = min(number - from_dice, held[good])
        rolled[good] -= from_dice
        held[good] -= from_tokens
        browns += number - from_dice - from_tokens
    for _ in range(price.any):
        pile = rolled if any(rolled) else held
        if any(pile):
            pile[pile.index(max(pile))] -= 1
        else:
            browns += 1
    return Payment(_less(dice, rolled), _less(tokens, held), browns)


def _less(before: Sequence[int], after: Sequence[int]) -> Bundle:
    return (before[0] - after[0], before[1] - after[1], before[2] - after[2], before[3] - after[3])


# One good after the other


@lru_cache(maxsize=256)
def dues(price: Price) -> tuple[int, ...]:
    """Return the goods of a price in the order in which they are paid: colour by colour, then those of any."""
    coloured = tuple(good for good, number in enumerate(price.goods) for _ in range(number))
    return coloured + (ANY,) * price.any


def having(dice: Sequence[int], tokens: Sequence[int], brown: int) -> Have:
    """Return how often each way of paying can be used."""
    return (dice[0], tokens[0], dice[1], tokens[1], dice[2], tokens[2], dice[3], tokens[3], brown)


def next_ways(price: Price, paid: tuple[int, ...], have: Have) -> tuple[int, ...]:
    """Return the ways in which the next good can be paid so that the rest can be paid too.

    Each payment is reached in one order only: of a colour first dice, then tokens, then brown ones; and a good of any
    colour never comes before what its colour was paid with. A price with goods of any colour has one of each as well.
    """
    due, left = dues(price), list(have)
    for way in paid:
        left[way] -= 1
    if due[len(paid)] == ANY:
        return _next_of_any(due, paid, left)
    return _next_of_colour(price, due, paid, left)


def _next_of_any(due: tuple[int, ...], paid: tuple[int, ...], left: list[int]) -> tuple[int, ...]:
    step, found, capacity = len(paid), [], 0
    least = paid[-1] if due[step - 1] == ANY else 0
    for way in range(BROWN_WAY, least - 1, -1):
        if left[way] and (way == BROWN_WAY or way >= paid[way // 2]):
            capacity += left[way]
            if capacity >= len(due) - step:
                found.append(way)
    return tuple(reversed(found))


def _next_of_colour(price: Price, due: tuple[int, ...], paid: tuple[int, ...], left: list[int]) -> tuple[int, ...]:
    step = len(paid)
    colour = due[step]
    again = step > 0 and due[step - 1] == colour
    number = due.count(colour) - (step - due.index(colour))
    lack = sum([max(0, price.goods[good] - left[2 * good] - left[2 * good + 1]) for good in range(colour + 1, ANY)])
    found = []
    die = 2 * colour
    for way, capacity in ((die, left[die] + left[die + 1]), (die + 1, left[die + 1]), (BROWN_WAY, 0)):
        covered = max(0, number - capacity) + lack <= left[BROWN_WAY]
        if not left[way] or not covered or (again and way < paid[-1]):
            continue
        if not price.any or capacity + _others(colour, paid, left) >= len(due) - step:
            found.append(way)
    return tuple(found)


def _others(colour: int, paid: tuple[int, ...], left: list[int]) -> int:
    """Return how many goods can still be paid with that are not of this colour."""
    before = sum([left[way] for way in range(2 * colour) if way >= paid[way // 2]])
    return before + sum(left[2 * colour + 2 :])


def payments(price: Price, have: Have, paid: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Yield every payment, as the ways of its goods in order."""
    if len(paid) == len(dues(price)):
        yield paid
        return
    for way in next_ways(price, paid, have):
        yield from payments(price, have, (*paid, way))


def payment_of(ways: Sequence[int]) -> Payment:
    """Return what the ways of all goods amount to."""
    count = ways.count
    return Payment((count(0), count(2), count(4), count(6)), (count(1), count(3), count(5), count(7)), count(BROWN_WAY))
