"""What the gallery shows of the Dice Game: name, what it is, the part, and how wide, in which theme, after what."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table.parts import Board, Cart, Dice, Hand, Log
from istanbul_nb.table.table import Table
from istanbul_nb.table.widget import TableWidget
from tests.browser.stage import Stage
from tests.games.dice.pauses import SCENES

NAMES = ["Anna", "Boris", "Chen", "Dora"]
PHONE, NARROW, DESKTOP, WIDE = 390, 760, 1200, 1600
SOME_WAY = 90  # steps


def laid(name: str, language: str = "en") -> Match:
    """Return a match that begins at one of the tables laid by hand."""
    scene = SCENES[name]()
    names = NAMES[: len(scene.state.stock)]
    return Match.from_state("dice", scene.state, names=names, seed=1, language=language)


def at(name: str, language: str = "en") -> Callable[[], TableWidget]:
    """Return a table at a moment, seen by the player who is asked."""

    def table() -> TableWidget:
        match = laid(name, language)
        return Table(match, seat=match.actor, pace=0.0)

    return table


@cache
def _played(steps: int) -> str:
    match, choices = Match("dice", names=NAMES, seed=3, first=0), random.Random(3)
    while not match.over and len(match.steps) < steps:
        useful = [action for action in match.legal if action.verb not in ("reroll", "choose", "end", "decline")]
        match.do(choices.choice(useful or match.legal))
    return match.text()


def played(steps: int = SOME_WAY, language: str = "en") -> Match:
    """Return four players some way into a game, or at its end."""
    return Match.load(_played(steps), language)


def over(language: str = "en") -> Match:
    return played(10_000, language)


def _picked(stage: Stage) -> object:
    """Pick dice by keyboard: on a phone something may lie over them."""
    stage.find('[data-key="die 0"]').focus()
    stage.page.keyboard.press("1")
    stage.page.keyboard.press("4")
    stage.settle()
    return stage


def _pointed(stage: Stage) -> object:
    return stage.hover('[data-spot="ruby G"]')


def _refused(stage: Stage) -> object:
    return stage.click('[data-spot="token Y"]')


def _tapped(stage: Stage) -> object:
    return stage.click(".spot.lit [data-spot]")


def _rival(stage: Stage) -> object:
    return stage.click(".rival:nth-child(2)")


def _passed(stage: Stage) -> object:
    return stage.click('[data-act="open"]')


def _back(stage: Stage) -> object:
    return stage.click(".log .entry:nth-last-child(9), .log .entry")


def _tab(number: int) -> Callable[[Stage], object]:
    return lambda stage: stage.click(f".nav button:nth-child({number})")


def _whole(match: Callable[[], Match], seat: int | None = None) -> Callable[[], TableWidget]:
    return lambda: Table(match(), seat=seat, pace=0.0)


def _new(language: str = "en") -> Callable[[], TableWidget]:
    return lambda: Table(game="dice", autosave=False, language=language)


Scene = tuple[Any, ...]
DICE: list[Scene] = [
    *(((f"dicegame-{name}").replace(" ", "-"), f"The Dice Game: {name}", at(name)) for name in SCENES),
    ("dicegame-picked", "Two dice are picked, with chances", at("act"), DESKTOP, "light", _picked),
    ("dicegame-picked-nine", "The same with nine dice", at("nine dice"), DESKTOP, "light", _picked),
    ("dicegame-picked-phone", "The same on a phone in Russian", at("nine dice", "ru"), PHONE, "light", _picked),
    ("dicegame-pointed", "Pointing at a ruby", at("act"), DESKTOP, "light", _pointed),
    ("dicegame-pointed-narrow", "The same, 760 wide", at("act"), NARROW, "light", _pointed),
    ("dicegame-refused", "A click on what cannot be paid", at("act"), DESKTOP, "light", _refused),
    ("dicegame-refused-phone", "The same on a phone", at("act"), PHONE, "light", _refused),
    ("dicegame-tapped-phone", "An action was tapped once", at("act"), PHONE, "light", _tapped),
    ("dicegame-rival", "What a rival has", at("act"), DESKTOP, "light", _rival),
    ("dicegame-phone", "On a phone", at("act"), PHONE),
    ("dicegame-cards-phone-ru", "Drawn cards on a phone in Russian", at("many cards", "ru"), PHONE),
    ("dicegame-two-phone", "Two tokens on a phone", at("two"), PHONE),
    ("dicegame-rivals-phone", "The others on a phone", _whole(played, 0), PHONE, "light", _tab(2)),
    ("dicegame-log-phone", "The log on a phone", _whole(played, 0), PHONE, "light", _tab(3)),
    ("dicegame-narrow", "760 wide", at("act"), NARROW),
    ("dicegame-narrow-ru", "760 wide in Russian", at("nine dice", "ru"), NARROW),
    ("dicegame-1000", "1000 wide, four players", _whole(played, 0), 1000),
    ("dicegame-wide", "1600 wide", at("act"), WIDE),
    ("dicegame-wide-ru", "1600 wide in Russian, four players", at("nine dice", "ru"), WIDE, "dark", _picked),
    ("dicegame-dark", "In the dark", at("act"), DESKTOP, "dark"),
    ("dicegame-dark-phone", "On a phone in the dark", at("pay"), PHONE, "dark"),
    ("dicegame-ru", "In Russian", at("act", "ru")),
    ("dicegame-cards-ru", "Drawn cards in Russian", at("cards", "ru")),
    ("dicegame-four", "Four players, some way into the game", _whole(played, 0)),
    ("dicegame-back", "An earlier position", _whole(played, 0), DESKTOP, "light", _back),
    ("dicegame-cover", "Pass the screen on", _whole(lambda: laid("act"))),
    ("dicegame-uncovered", "The screen was passed on", _whole(lambda: laid("act")), DESKTOP, "light", _passed),
    ("dicegame-cover-phone", "Pass the phone on", _whole(lambda: laid("act")), PHONE),
    ("dicegame-end", "The end", _whole(over)),
    ("dicegame-end-phone-ru", "The end on a phone in Russian", _whole(lambda: over("ru")), PHONE),
    ("dicegame-end-dark", "The end in the dark", _whole(over), DESKTOP, "dark"),
    ("dicegame-start", "The start panel", _new()),
    ("dicegame-start-phone-ru", "The start panel on a phone in Russian", _new("ru"), PHONE),
    ("dicegame-board", "The board on its own", lambda: Board(laid("act"), pace=0.0), 740),
    ("dicegame-cart", "What a player has, on its own", lambda: Cart(laid("nine dice"), seat=0), 480),
    ("dicegame-hand", "Drawn cards on their own", lambda: Hand(laid("cards"), seat=0), 560),
    ("dicegame-log", "The log on its own", lambda: Log(played()), 480),
    ("dicegame-rolled", "The last roll on its own", lambda: Dice(played()), 420),
]
