"""Telling moments of Sultan: every decision, few and many players, with and without memory, and the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table
from istanbul_nb.table.widget import TableWidget
from tests.browser.stage import Stage

PHONE, NARROW, DESKTOP, WIDE = 390, 760, 1200, 1600

NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]
ROUND, TRICK = 2, 3  # well under way


def _reached(match: Match, kind: str, laid: int, round_: int, trick: int) -> bool:
    view = match.view
    now = (view["round"], view["trick"], view["decision"][0]) == (round_, trick, kind)
    return now and sum(seat["laid"] for seat in view["seats"]) == laid


@cache
def _text(kind: str, *, players: int, laid: int, memory: bool, round_: int, trick: int) -> str:
    match = Match("sultan", names=NAMES[:players], seed=20 + players, memory=memory, first=0)
    for seat in range(players):
        match.assign_bot(seat, "random")
    while not match.over and not (kind and _reached(match, kind, laid, round_, trick)):
        match.let_bot_decide()
    for seat in range(players):
        match.assign_bot(seat, None)
    return match.text()


def sultan(
    kind: str = "bid",
    *,
    players: int = 4,
    laid: int = 0,
    memory: bool = True,
    language: str = "en",
    alone: bool = True,
    round_: int = ROUND,
    trick: int = TRICK,
) -> Match:
    """Return a match at a decision after so many cards of a trick; no kind: its end. `alone`: others are bots."""
    match = Match.from_text(
        _text(kind, players=players, laid=laid, memory=memory, round_=round_, trick=trick), language
    )
    if alone:
        for seat in range(players):
            if seat != match.actor:
                match.assign_bot(seat, "random")
    return match


def at(kind: str, seat: int | None = None, **moment: Any) -> Callable[[], TableWidget]:
    """Return a table at a moment, seen by the player who is asked or by a seat."""
    return lambda: Table(sultan(kind, **moment), seat=seat, pace=0.0)


def unasked() -> TableWidget:
    """Return a table where a trick was turned up, and a bot is to draw the next stones."""
    match = sultan("offer", alone=False)
    for seat in range(4):
        match.assign_bot(seat, "random" if seat != 0 else None)
    return Table(match, pace=0.0)


def _chosen(stage: Stage) -> object:
    return stage.click(".money.on").hover(".cushion.lit")


def _cushion(stage: Stage) -> object:
    return stage.click(".cushion.lit")


def _stone(stage: Stage) -> object:
    return stage.hover(".drawn")


def _refused(stage: Stage) -> object:
    return stage.click(".cushion:not(.lit)")


def _same(stage: Stage) -> object:
    return stage.click(".money.on").click(".cushion:not(.lit)")


def _rival(stage: Stage) -> object:
    return stage.click(".rival:nth-child(2)")


def _passed(stage: Stage) -> object:
    return stage.click('[data-act="open"]')


def _tab(number: int) -> Callable[[Stage], object]:
    return lambda stage: stage.click(f".nav button:nth-child({number})")


def start(language: str = "en") -> Callable[[], TableWidget]:
    return lambda: Table(game="sultan", autosave=False, language=language)


LIGHT, DARK = "light", "dark"
SULTAN: list[tuple[Any, ...]] = [
    ("sultan-offer", "Sultan: draw stones; the last trick is turned up", at("offer")),
    ("sultan-first-offer", "Sultan: the very first offer", at("offer", round_=1, trick=1)),
    ("sultan-lay", "Sultan: which stone goes back", at("lay"), DESKTOP, LIGHT, _stone),
    ("sultan-bid", "Sultan: which card, beside which cushion", at("bid", laid=2)),
    ("sultan-chosen", "Sultan: a card is chosen", at("bid", laid=3), DESKTOP, LIGHT, _chosen),
    ("sultan-cushion", "Sultan: a cushion is chosen first", at("bid", laid=1), DESKTOP, LIGHT, _cushion),
    ("sultan-refused", "Sultan: a click on what is not allowed", at("offer"), DESKTOP, LIGHT, _refused),
    ("sultan-two", "Sultan: two players, the second card", at("bid", players=2, laid=2)),
    ("sultan-two-refused", "Sultan: both cards beside one stone", at("bid", players=2, laid=2), DESKTOP, LIGHT, _same),
    ("sultan-three", "Sultan: three players, two cushions", at("bid", players=3, laid=1)),
    ("sultan-five", "Sultan: five players", at("bid", players=5, laid=4), DESKTOP, LIGHT, _chosen),
    ("sultan-turned-five", "Sultan: five cards turned up", at("offer", players=5)),
    ("sultan-waiting", "Sultan: a bot is to draw", unasked),
    ("sultan-alone", "Sultan: everyone remembers alone", at("bid", laid=2, memory=False)),
    ("sultan-rival", "Sultan: behind the screen of a rival", at("bid", laid=2), DESKTOP, LIGHT, _rival),
    ("sultan-wide", "Sultan, 1600 wide", at("bid", laid=3), WIDE, LIGHT, _chosen),
    ("sultan-narrow", "Sultan, 760 wide", at("bid", players=5, laid=3), NARROW),
    ("sultan-narrow-turned-ru", "Sultan: turned up, 760 wide, Russian", at("offer", players=5, language="ru"), NARROW),
    ("sultan-phone", "Sultan on a phone", at("bid", laid=3), PHONE, LIGHT, _chosen),
    ("sultan-phone-five-ru", "Sultan: five on a phone, Russian", at("bid", players=5, laid=4, language="ru"), PHONE),
    ("sultan-phone-turned-ru", "Sultan: turned up on a phone", at("offer", players=5, language="ru"), PHONE),
    ("sultan-phone-lay", "Sultan: which stone, on a phone", at("lay"), PHONE),
    ("sultan-phone-two", "Sultan: two players on a phone", at("bid", players=2, trick=1), PHONE),
    ("sultan-phone-rivals", "Sultan: the screens on a phone", at("bid", laid=2), PHONE, LIGHT, _tab(2)),
    ("sultan-dark", "Sultan in the dark", at("bid", laid=3), DESKTOP, DARK, _chosen),
    ("sultan-dark-turned", "Sultan: turned up in the dark", at("offer", players=5), DESKTOP, DARK),
    ("sultan-dark-phone-ru", "Sultan: which stone, dark, Russian", at("lay", language="ru"), PHONE, DARK),
    ("sultan-ru", "Sultan in Russian", at("bid", laid=2, language="ru"), DESKTOP, LIGHT, _chosen),
    ("sultan-ru-turned", "Sultan: turned up in Russian", at("offer", language="ru")),
    ("sultan-cover", "Sultan: pass the screen on", at("bid", laid=1, alone=False)),
    ("sultan-uncovered", "Sultan: it was passed on", at("bid", laid=1, alone=False), DESKTOP, LIGHT, _passed),
    ("sultan-cover-phone", "Sultan: pass the phone on", at("offer", alone=False), PHONE),
    ("sultan-end", "Sultan: the screens are lifted", at("", memory=False)),
    ("sultan-end-five-ru", "Sultan: the end of five, Russian", at("", players=5, language="ru")),
    ("sultan-end-phone", "Sultan: the end on a phone", at("", players=5), PHONE),
    ("sultan-end-dark", "Sultan: the end in the dark", at(""), DESKTOP, DARK),
    ("sultan-start", "Sultan: the start panel", start()),
    ("sultan-start-phone-ru", "Sultan: the start panel on a phone", start("ru"), PHONE, DARK),
    ("sultan-board", "Sultan: the cushions on their own", lambda: Board(sultan("bid", laid=2), pace=0.0), 700),
    ("sultan-cart", "Sultan: a screen on its own", lambda: Cart(sultan("bid"), seat=1), 440),
    ("sultan-hand", "Sultan: a hand on its own", lambda: Hand(_asked(), seat=_asked().actor or 0), 480),
    ("sultan-log", "Sultan: the log on its own", lambda: Log(sultan("bid", laid=2)), 480),
    ("sultan-dice", "Sultan: no dice", lambda: Dice(sultan("bid")), 360),
]


def _asked() -> Match:
    return sultan("bid", laid=2)
