"""How any game ended: who won and by what, and how each got there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from typing_extensions import TypedDict

from istanbul_nb.core import Standing, View
from istanbul_nb.match.match import Match
from istanbul_nb.table import wire
from istanbul_nb.words import Words


class RoundCharts(TypedDict):
    """Tell what every seat had at the end of each round: a part of `wire.End`."""

    rounds: list[int]
    charts: list[wire.Chart]


def title(standings: Sequence[Standing], names: Sequence[str], words: Words) -> str:
    """Tell who won."""
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    if len(winners) == 1:
        return words.say("standing-winner", name=winners[0])
    return words.say("standing-winners", names=words.listed(winners, "and"))


def ranking(
    standings: Sequence[Standing], names: Sequence[str], things: Sequence[str], words: Words
) -> list[wire.Standing]:
    """Return each seat with the score that parted it from its neighbour above, or the winner from the second.

    `things` are what the scores count, in the order of the scores.
    """
    found: list[wire.Standing] = []
    for index, standing in enumerate(standings):
        other = standings[index - 1] if index else standings[1]
        mine, theirs = (list(each.scores.values()) for each in (standing, other))
        decided = next((at for at, (one, two) in enumerate(zip(mine, theirs, strict=True)) if one != two), None)
        why = words.say("end-shared", name=names[other.seat])
        if decided is not None:
            one, two = (words.count(scores[decided], things[decided]) for scores in (mine, theirs))
            why = words.say("end-decided", name=names[other.seat], mine=one, theirs=two)
        found.append({"seat": standing.seat, "rank": standing.rank, "scores": mine, "decided": decided, "why": why})
    return found


def turns(match: Match, ended_by: str = "turn") -> list[View]:
    """Return the last position of every turn, as everybody may know it."""
    ended = [step for step in match.steps if any(event.kind == ended_by for event in step.events)]
    return [*[match.game.view(step.before, None) for step in ended], match.view]


def by_round(views: Iterable[View], charts: Mapping[str, Callable[[View], int]], words: Words) -> RoundCharts:
    """Return what every seat had at the end of each round; the views are those of the whole game in order."""
    last: dict[int, View] = {view["round"]: view for view in views}
    rounds = sorted(last)
    seats = range(len(last[rounds[0]]["seats"]))
    return {
        "rounds": rounds,
        "charts": [
            {
                "title": words.say(f"chart-{name}"),
                "values": [[count(last[number]["seats"][seat]) for number in rounds] for seat in seats],
            }
            for name, count in charts.items()
        ],
    }
