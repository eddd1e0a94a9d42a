"""How it ended: the ranking with what decided it, and how each got there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Standing
from istanbul_nb.games.istanbul.options import LAYOUTS
from istanbul_nb.words import Words

View = Mapping[str, Any]
WORTH = (2, 2, 2, 3)  # what a market pays for one good: fabric, spice and fruit at the small one, jewelry at the large
THINGS = ("ruby", "lira", "good", "card")


def ranking(standings: Sequence[Standing], names: Sequence[str], words: Words) -> list[dict[str, Any]]:
    """Each seat with the score that parted it from its neighbour above, or the winner from the second."""
    found = []
    for index, standing in enumerate(standings):
        mine = list(standing.scores.values())
        other = standings[index - 1] if index else standings[1]
        decided = _first_difference(mine, list(other.scores.values()))
        why = _why(standing, decided, names[other.seat], other, words)
        found.append(
            {"seat": standing.seat, "rank": standing.rank, "scores": mine, "decided": decided, "why": why},
        )
    return found


def _first_difference(mine: Sequence[int], other: Sequence[int]) -> int | None:
    return next((index for index, (one, two) in enumerate(zip(mine, other, strict=True)) if one != two), None)


def _why(standing: Standing, decided: int | None, name: str, other: Standing, words: Words) -> str:
    if decided is None:
        return words.say("end-shared", name=name)
    mine, theirs = list(standing.scores.values())[decided], list(other.scores.values())[decided]
    thing = THINGS[decided]
    return words.say("end-decided", name=name, mine=words.count(mine, thing), theirs=words.count(theirs, thing))


def title(standings: Sequence[Standing], names: Sequence[str], words: Words) -> str:
    """Who won."""
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    if len(winners) == 1:
        return words.say("standing-winner", name=winners[0])
    return words.say("standing-winners", names=words.listed(winners, "and"))


def setup(options: View, layout: Any, seed: int | None, words: Words) -> str:
    """What was played: players, layout, edition or expansion, variants, and the seed."""
    expansion, players = options.get("expansion", "none"), options["players"]
    chosen = words.choice("layout", layout or LAYOUTS[expansion][0])
    if expansion == "none":
        edition = words.choice("edition", options["edition"])
        facts = {"players": players, "layout": chosen, "edition": edition, "neutral": options["neutral"]}
        told = words.say("told-setup", **facts, seed=str(seed))
        return f"{told} {words.say('setup-caravan')}" if "caravan" in options else told
    name = words.choice("expansion", expansion)
    found = [words.say("setup-expansion", players=players, expansion=name, layout=chosen)]
    found += [words.say("setup-neutral")] * options["neutral"]
    found += [words.say("setup-caravan")] * ("caravan" in options) + [words.say("setup-new-deck")] * ("deck" in options)
    return " ".join([*found, words.say("setup-seed", seed=str(seed))])


def by_round(views: Iterable[View]) -> dict[str, Any]:
    """Rubies and wealth of every seat at the end of each round; the views are those of the whole game in order."""
    last: dict[int, View] = {view["round"]: view for view in views}
    rounds = sorted(last)
    seats = range(len(last[rounds[0]]["seats"]))
    return {
        "rounds": rounds,
        "rubies": [[last[number]["seats"][seat]["rubies"] for number in rounds] for seat in seats],
        "wealth": [[wealth(last[number]["seats"][seat]) for number in rounds] for seat in seats],
    }


def wealth(shown: View) -> int:
    """Lira, and what one market would pay for each good alone."""
    lira: int = shown["lira"]
    goods: list[int] = shown["goods"]
    return lira + sum(count * worth for count, worth in zip(goods, WORTH, strict=True))
