"""What the gallery shows of advice: hints in each game, chances to win, what if, the review, a bot that thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table.table import Table
from istanbul_nb.table.widget import TableWidget
from tests.browser import scenes_dice, scenes_sultan
from tests.browser.moments import bazaar, crowded, finished, moment
from tests.browser.stage import Stage
from tests.table.reviewing import reviewed
from tests.table.trying import tried

PHONE, NARROW, DESKTOP, WIDE = 390, 760, 1200, 1600
LIGHT, DARK = "light", "dark"


def hinted(match: Callable[[], Match], seat: int | None = None) -> Callable[[], TableWidget]:
    """Return a table with its hints on."""
    return lambda: Table(match(), seat=seat, pace=0.0, hints=True)


def at(kind: str, language: str = "en") -> Callable[[], TableWidget]:
    return hinted(lambda: moment(kind, language))


def five(language: str = "en") -> Callable[[], TableWidget]:
    """Return five players with long names."""

    def match() -> Match:
        shown = crowded()
        shown.language = language
        for seat, name in enumerate(("Anna", "Boris the Terrible", "Chen", "Maximiliane", "Emil")):
            shown.seats[seat].name = name
        return shown

    return hinted(match, seat=0)


def dice(name: str, language: str = "en") -> Callable[[], TableWidget]:
    def table() -> TableWidget:
        match = scenes_dice.laid(name, language)
        return Table(match, seat=match.actor, pace=0.0, hints=True)

    return table


def sultan(kind: str, **given: Any) -> Callable[[], TableWidget]:
    return hinted(lambda: scenes_sultan.sultan(kind, **given))


def over(match: Callable[[], Match]) -> Callable[[], TableWidget]:
    """Return a finished game, whose review is not thought out but made up."""
    return lambda: Table(reviewed(match()), pace=0.0)


def tried_out(language: str = "en") -> Callable[[], TableWidget]:
    """Return hints, and what comes of the best actions: not played on but made up."""
    return hinted(lambda: tried(moment("move", language)))


def thinking() -> TableWidget:
    """Return a table where a bot is to move."""
    match = moment("move")
    for seat in range(len(match.seats)):
        match.assign_bot(seat, None if seat == (match.actor or 0) - 1 else "greedy")
    return Table(match, pace=0.0, hints=True)


def _pointed(stage: Stage) -> object:
    return stage.hover(".hints li:nth-child(2) .hint")


def _looking_back(stage: Stage) -> object:
    return stage.click(".log .entry:nth-last-child(9), .log .entry")


def _review(stage: Stage) -> Stage:
    return stage.click('[data-act="review"]')


def _what_if(stage: Stage) -> object:
    return stage.click('[data-act="whatif"]')


def _turn(stage: Stage) -> object:
    return _review(stage).click(".turns .choice-made")


def start(game: str, language: str = "en") -> Callable[[], TableWidget]:
    return lambda: Table(game=game, autosave=False, language=language)


HINTS: list[tuple[Any, ...]] = [
    ("hints-move", "Hints: walking", at("move")),
    ("hints-pointed", "Hints: pointing at the second one", at("move"), DESKTOP, LIGHT, _pointed),
    ("hints-sell", "Hints: selling", at("act-10")),
    ("hints-tea-house", "Hints: calling a number", at("act-9")),
    ("hints-black-market", "Hints: the odds of the Black Market", at("act-8")),
    ("hints-roll", "Hints: the odds of rolling again", at("dice")),
    ("hints-wide", "Hints, 1600 wide", at("move"), WIDE),
    ("hints-narrow", "Hints, 760 wide", at("move"), NARROW),
    ("hints-phone", "Hints on a phone", at("move"), PHONE),
    ("hints-phone-ru", "Hints on a phone in Russian", at("act-10", "ru"), PHONE),
    ("hints-dark", "Hints in the dark", at("move"), DESKTOP, DARK),
    ("hints-ru", "Hints in Russian", at("move", "ru")),
    ("hints-five", "Hints for five players", five()),
    ("hints-five-phone", "Hints for five players on a phone", five("ru"), PHONE, DARK),
    ("hints-grand", "Hints in the Grand Bazaar", hinted(bazaar, seat=bazaar().actor)),
    ("hints-past", "Chances to win at an earlier position", at("move"), DESKTOP, LIGHT, _looking_back),
    ("hints-cover", "No hints while hands are covered", hinted(lambda: moment("move", alone=False))),
    ("hints-dice", "Hints in the Dice Game", dice("act")),
    ("hints-dice-phone-ru", "Hints in the Dice Game on a phone", dice("act", "ru"), PHONE),
    ("hints-dice-dark", "Hints in the Dice Game, dark", dice("act"), DESKTOP, DARK),
    ("hints-sultan", "Hints in Sultan", sultan("bid", laid=2)),
    ("hints-sultan-lay", "Hints in Sultan: which stone goes back", sultan("lay", language="ru")),
    ("hints-sultan-phone", "Hints in Sultan on a phone", sultan("bid", laid=2), PHONE),
    ("hints-sultan-dark", "Hints in Sultan in the dark", sultan("bid", laid=1), DESKTOP, DARK),
    ("what-if", "What if: bots played on", tried_out(), DESKTOP, LIGHT, _what_if),
    ("what-if-dark-ru", "What if, dark and Russian", tried_out("ru"), WIDE, DARK, _what_if),
    ("what-if-phone", "What if on a phone", tried_out(), PHONE, LIGHT, _what_if),
    ("thinking-hints", "A bot thinks; the chances stay in sight", thinking),
    ("thinking-phone", "A bot thinks, on a phone in the dark", thinking, PHONE, DARK),
    ("review-offer", "A finished game can be reviewed", over(finished)),
    ("review", "The review of a game", over(finished), DESKTOP, LIGHT, _review),
    ("review-dark-ru", "The review, dark and Russian", over(lambda: finished(language="ru")), DESKTOP, DARK, _review),
    ("review-phone", "The review on a phone", over(finished), PHONE, LIGHT, _review),
    ("review-turn", "A turn of the review", over(finished), DESKTOP, LIGHT, _turn),
    ("review-turn-phone", "A turn of the review on a phone", over(finished), PHONE, LIGHT, _turn),
    ("review-sultan", "The review of Sultan", over(lambda: scenes_sultan.sultan("")), DESKTOP, LIGHT, _review),
    ("review-dice", "The review of the Dice Game", over(scenes_dice.over), NARROW, LIGHT, _review),
    ("strengths", "The start panel with strengths", start("istanbul")),
    ("strengths-phone-ru", "Strengths on a phone in Russian", start("dice", "ru"), PHONE, DARK),
]
