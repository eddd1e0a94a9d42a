"""How a game ended, as rewards."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import Standing


def rewards(standings: Sequence[Standing]) -> list[float]:
    """Return rewards that add up to nothing: 1 for the winner, the same loss for all others; winners share.

    >>> from istanbul_nb.core import ranked
    >>> rewards(ranked(["points"], [[9], [4], [7]]))
    [1.0, -0.5, -0.5]
    >>> rewards(ranked(["points"], [[9], [9], [7]]))
    [0.25, 0.25, -0.5]
    """
    players, winners = len(standings), sum(each.rank == 1 for each in standings)
    found = [0.0] * players
    for each in standings:
        share = 1 / winners if each.rank == 1 else 0.0
        found[each.seat] = (players * share - 1) / (players - 1)
    return found
