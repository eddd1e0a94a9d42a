"""Numbers that compare the same on every Python and every machine.

Bots compare worths that were added up in different orders. In floating point such sums differ in their last bits, and
from Python 3.12 on `sum` rounds differently than before; a choice must depend on neither. So worths are added with
`math.fsum` and rounded to a grain before they are compared: what is equal is equal, and the order of the actions breaks
the tie.
"""

from __future__ import annotations

GRAINS = 2.0**24  # a power of two: sums of grains are exact; finer than any difference that a judgement means


def quantize(worth: float) -> float:
    """Return the nearest whole number of grains.

    >>> 0.1 + 0.2 == 0.3, quantize(0.1 + 0.2) == quantize(0.3)
    (False, True)
    """
    return round(worth * GRAINS) / GRAINS
