"""Telling moments of real games: the first time that each kind of question comes up when a game is well under way."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.rules.board import POLICE
from istanbul_nb.games.istanbul.rules.options import PLACES
from istanbul_nb.match.match import Match
from tests.browser.keen import keen, played
from tests.games.istanbul.scenario import Scenario, table

NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]
UNDER_WAY = 140  # steps
ORDINARY_HAND = 3
SEEDS = range(12, 60)
CHOOSING = (7, 10, 11)  # places where the choice is large when there is one
DECISIONS = (
    *("move", "arrive", "pay", "meet", "reward", "governor", "smuggler", "bribe"),
    *("dice", "pick", "cards", "discard", "green", "errand", "last"),
)
CARDS = {"far": "far", "good": "good", "fetch": "assistant", "market": "market", "family": "family"}
Test = Callable[[Match], bool]


def deciding(kind: str) -> Test:
    """Return a test whether such a question is asked, and there is a choice."""
    return lambda match: match.decision.get("what", [""])[0] == kind and len(match.legal) > 1


def acting(place: int) -> Test:
    """Return a test whether somebody may act at a place, and has something to choose there."""

    def test(match: Match) -> bool:
        if match.decision.get("what", [""])[:2] != ["act", place]:
            return False
        useful = [action for action in match.legal if action.verb not in ("skip", "end", "play", "fetch")]
        return len(useful) >= (3 if place in CHOOSING else 1)

    return test


def holding(card: str) -> Test:
    """Return a test whether a card can be played."""
    return lambda match: Action("play", (card,)) in match.legal


WANTED: dict[str, Test] = {
    **{kind: deciding(kind) for kind in DECISIONS},
    **{f"act-{place}": acting(place) for place in PLACES},
    **{f"card-{kind}": holding(card) for kind, card in CARDS.items()},
}


@cache
def moments() -> dict[str, str]:
    """Return what is wanted, each as the text of a saved match."""
    found: dict[str, str] = {}
    for seed in SEEDS:
        match, choices = Match(names=NAMES[:4], seed=seed, first=0), random.Random(seed)
        while not match.over and len(found) < len(WANTED):
            if len(match.steps) >= UNDER_WAY:
                found |= {kind: match.text() for kind, test in WANTED.items() if kind not in found and test(match)}
            match.do(keen(match, choices))
        if len(found) == len(WANTED):
            return found
    raise LookupError(f"never came up: {', '.join(sorted(set(WANTED) - set(found)))}")


def moment(kind: str, language: str = "en", *, alone: bool = True) -> Match:
    """Return a match at one of these moments. `alone`: all others are bots, the table shows what the asked one sees."""
    match = Match.load(moments()[kind], language)
    if kind.startswith("card-"):
        match.do(Action("play", (CARDS[kind.removeprefix("card-")],)))
    if alone:
        for seat in range(len(match.seats)):
            if seat != match.actor:
                match.assign_bot(seat, "random")
    return match


@cache
def _finished(tied: bool) -> str:
    """Return a game that is over; `tied`: two seats have as many rubies as the winner."""
    for seed in SEEDS:
        match, choices = Match(names=NAMES[:4], seed=seed), random.Random(seed)
        while not match.over:
            match.do(keen(match, choices))
        first, second = (list(standing.scores.values()) for standing in match.standings[:2])
        if (first[0] == second[0]) == tied:
            return match.text()
    raise LookupError("no game ended like that")


def finished(tied: bool = True, language: str = "en") -> Match:
    return Match.load(_finished(tied), language)


def laid(scene: Scenario, names: list[str], language: str = "en") -> Match:
    """Return a match that begins at a table laid by hand."""
    return Match.from_state("istanbul", scene.state, names=names, seed=1, language=language)


def crowded() -> Match:
    """Return five players with all that they have on one place."""
    scene = table(players=5, layout="short").figures(governor=POLICE, smuggler=POLICE)
    for seat in range(5):
        scene.seat(seat, at=POLICE, assistants=[POLICE], family=POLICE, lira=3 * seat + 2, goods="R G Y2")
    scene.seat(0, hand=["far", "lira", "stay"])
    return laid(scene, NAMES)


def expanded(scene: Scenario, language: str = "en") -> Match:
    """Return a table of an expansion, with hands of ordinary size for the first seat."""
    held = scene.state.hands[0]
    hand = [scene.state.rules.card_names[kind] for kind in dict.fromkeys(held)]
    hand = hand[:: max(1, len(hand) // ORDINARY_HAND)]
    if len(guild := scene[0].guild if scene.state.rules.has_coffee else []) > ORDINARY_HAND:
        scene.seat(0, guild=guild[:: len(guild) // ORDINARY_HAND])
    return laid(scene.seat(0, hand=hand), NAMES[: scene.state.rules.players], language)


@cache
def _bazaar(steps: int) -> str:
    match = Match(names=NAMES, expansion="grand", caravan=True, seed=4, first=0)
    return played(match, steps, seed=4).text()


def bazaar(kind: str = "move", language: str = "en") -> Match:
    """Return five players well into the Grand Bazaar, at such a question or (with "") at the end."""
    if not kind:
        return Match.load(_bazaar(10_000), language)
    match, choices = Match.load(_bazaar(1_200), language), random.Random(4)
    while not deciding(kind)(match):
        match.do(keen(match, choices))
    return match


def palace_twice() -> Match:
    """Return a match where a card brings a second ruby at the palace."""
    hand = ["palace2", "lira"]
    scene = table(players=3, layout="short").seat(0, goods="R3 G3 Y3 B3", extensions=1, lira=6, hand=hand, family=3)
    return laid(scene.acting(13).do("deliver R2 G Y B", "play palace2"), NAMES[:3])


def neutral() -> Match:
    """Return two players, three neutral merchants and neutral assistants lying about."""
    scene = table(players=2, layout="long", neutral=True).seat(0, at=6, lira=7, goods="R2 B", stack=["own"] * 3)
    scene.seat(1, at=6, lira=12, goods="G2", stack=["own"] * 3).neutral_assistants(5, 12)
    return laid(scene.neutral_merchants(5, 15, 16), NAMES[:2])
