"""Pictures of telling states, for people to look through (`make gallery`).

`python -m tests.browser.gallery FOLDER` takes all of them, names behind the folder only those.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

from istanbul_nb.match.match import Match
from istanbul_nb.rulebooks.book import RulebookPage
from istanbul_nb.table.parts import Board, Cart, Dice, Hand, Log
from istanbul_nb.table.picture import picture
from istanbul_nb.table.table import Table
from istanbul_nb.table.widget import TableWidget
from tests.browser.chromium import arguments, chromium
from tests.browser.moments import bazaar, crowded, expanded, finished, moment, neutral, palace_twice
from tests.browser.scenes_charts import CHARTS
from tests.browser.scenes_dice import DICE
from tests.browser.scenes_hints import HINTS
from tests.browser.scenes_keeping import KEEPING
from tests.browser.scenes_learn import LEARN
from tests.browser.scenes_plain import PLAIN
from tests.browser.scenes_rulebook import RULEBOOK
from tests.browser.scenes_sultan import SULTAN, sultan
from tests.browser.stage import Stage
from tests.games.istanbul.letters import pauses as letters
from tests.games.istanbul.mocha import pauses as mocha

PHONE, NARROW, DESKTOP, WIDE = 390, 760, 1200, 1600
FOLDER = "gallery"


class Shot(NamedTuple):
    """One picture: its name and what it shows, the part, how wide and in which theme, and what is done before it."""

    name: str
    about: str
    part: Callable[[], TableWidget | RulebookPage]
    width: int = DESKTOP
    theme: str = "light"
    then: Callable[[Stage], object] = lambda stage: None


def at(kind: str, language: str = "en") -> Callable[[], TableWidget]:
    """Return a table at a moment, seen by the player who is asked."""
    return lambda: Table(moment(kind, language), pace=0.0)


def shown(match: Callable[[], Match], seat: int | None = None) -> Callable[[], TableWidget]:
    """Return a table with a match, for a seat or for everybody at the screen."""
    return lambda: Table(match(), seat=seat, pace=0.0)


def _passed(stage: Stage) -> object:
    return stage.click('[data-act="open"]')


def _refused(stage: Stage) -> object:
    return stage.click(".tile:not(.lit, .here)")


def _unfolded(stage: Stage) -> object:
    """Unfold the example of the rule behind a refusal."""
    _refused(stage)
    return stage.click(".notice summary")


def _asked(stage: Stage) -> object:
    """Unfold the rule behind the question."""
    return stage.click(".rule > summary")


def _lens(stage: Stage) -> object:
    return stage.hover(".tile.lit")


def _tapped(stage: Stage) -> object:
    return stage.click(".tile.lit")


def _looking_back(stage: Stage) -> object:
    return stage.click(".log .entry:nth-last-child(9), .log .entry")


def _tab(number: int) -> Callable[[Stage], object]:
    return lambda stage: stage.click(f".nav button:nth-child({number})")


def _rival(stage: Stage) -> object:
    return stage.click(".rival:nth-child(2)")


def _fountain(stage: Stage) -> object:
    return stage.hover('[data-place="7"]')


def _detour(stage: Stage) -> object:
    return stage.hover('[data-place="13"]')


def _half(stage: Stage) -> object:
    return stage.click('[data-place="8"]')


def _menu(stage: Stage) -> object:
    return stage.click(".tools .tool[aria-haspopup], .tools .tool:last-child")


def _thinking() -> Match:
    match = moment("move")
    for seat in range(len(match.seats)):
        match.assign_bot(seat, None if seat == (match.actor or 0) - 1 else "random")
    return match


DECISIONS = [
    ("move", "move", "Where does the merchant walk?"),
    ("arrive", "arrive", "Leave an assistant, take one along, or end the turn"),
    ("pay", "pay", "Pay the other merchants, or end the turn"),
    ("wainwright", "act-1", "Acting at the Wainwright"),
    ("warehouse", "act-2", "Acting at a warehouse"),
    ("post-office", "act-5", "Acting at the Post Office"),
    ("caravansary", "act-6", "Acting at the Caravansary: the first card"),
    ("fountain", "act-7", "Acting at the Fountain: whom to call back"),
    ("black-market", "act-8", "Acting at the Black Market"),
    ("tea-house", "act-9", "Acting at the Tea House: call a number"),
    ("large-market", "act-10", "Selling at the Large Market"),
    ("small-market", "act-11", "Selling at the Small Market"),
    ("police", "act-12", "Sending the family member out"),
    ("palace", "act-13", "Paying for a ruby at the Sultan’s Palace"),
    ("small-mosque", "act-14", "Taking a tile at the Small Mosque"),
    ("great-mosque", "act-15", "Taking a tile at the Great Mosque"),
    ("dealer", "act-16", "Buying a ruby"),
    ("errand", "errand", "The family member acts somewhere"),
    ("dice", "dice", "After a roll, with the red tile"),
    ("pick", "pick", "A good of the Black Market"),
    ("green", "green", "One more good by the green tile"),
    ("cards", "cards", "The second card of the Caravansary"),
    ("discard", "discard", "Which card goes"),
    ("meet", "meet", "Meeting others"),
    ("reward", "reward", "The reward for catching somebody"),
    ("governor", "governor", "Paying the governor"),
    ("smuggler", "smuggler", "A good from the smuggler"),
    ("bribe", "bribe", "Paying the smuggler"),
    ("card-far", "card-far", "The card of the long walk"),
    ("card-good", "card-good", "The card of any good"),
    ("card-fetch", "card-fetch", "The card that fetches an assistant"),
    ("card-market", "card-market", "Selling any goods by card"),
    ("card-family", "card-family", "The card that sends the family home"),
    ("last", "last", "Last cards before the end"),
]

# Every decision of the expansions, from the tables that their rules are tested with.
EXPANSIONS = {
    **{f"mocha-{name}": scene for name, scene in mocha.DECISIONS.items()},
    **{f"letters-{name}": scene for name, scene in letters.DECISIONS.items()},
    **{f"grand-{name}": scene for name, scene in letters.GRAND_DECISIONS.items()},
    "mocha-move": mocha.PAUSES["before the move, with guild cards and both tavern tiles"],
    "mocha-after": mocha.PAUSES["after a guild card"],
    "mocha-around": lambda: mocha.PAUSES["before the move"]().barrier(8, 9, holder=1),
    "mocha-tavern-place": mocha.PAUSES["at the Tavern"],
    "mocha-coffee-house": mocha.PAUSES["at the Coffee House"],
    "letters-move": letters.PAUSES["before the move"],
    "letters-double": letters.PAUSES["double"],
    "letters-society-place": letters.PAUSES["at the Secret Society"],
    "grand-move": letters.PAUSES["before the move in the bazaar"],
}


def far_from_home(name: str, language: str = "en") -> Callable[[], TableWidget]:
    """Return a table of an expansion, seen by the player who is asked."""

    def table() -> TableWidget:
        match = expanded(EXPANSIONS[name](), language)
        return Table(match, seat=match.actor, pace=0.0)

    return table


def five(kind: str = "move", language: str = "en") -> Callable[[], TableWidget]:
    """Return five players in the Grand Bazaar, seen by the player who is asked."""

    def table() -> TableWidget:
        match = bazaar(kind, language)
        return Table(match, seat=match.actor, pace=0.0)

    return table


SHOTS = [
    *(Shot(name, about, at(kind)) for name, kind, about in DECISIONS),
    *(
        Shot(name, f"{name.partition('-')[0].title()}: {name.partition('-')[2]}", far_from_home(name))
        for name in EXPANSIONS
    ),
    Shot("grand-move-wide", "The Grand Bazaar, 1600 wide", far_from_home("grand-move"), WIDE),
    Shot("grand-move-narrow", "The Grand Bazaar, 760 wide", far_from_home("grand-move"), NARROW),
    Shot("grand-move-phone", "The Grand Bazaar on a phone", far_from_home("grand-move"), PHONE),
    Shot("grand-move-dark-ru", "The Grand Bazaar, dark and Russian", far_from_home("grand-move", "ru"), WIDE, "dark"),
    Shot("grand-five", "Five players in the Grand Bazaar", five()),
    Shot("grand-five-phone-ru", "The same on a phone in Russian", five(language="ru"), PHONE),
    Shot("grand-five-dark", "The same, narrow and dark", five(), NARROW, "dark"),
    Shot(
        "grand-hand-phone-ru",
        "Guild cards on a phone in Russian",
        far_from_home("grand-move", "ru"),
        PHONE,
        then=_tab(2),
    ),
    Shot("grand-rivals-phone", "The carts of the others on a phone", five(), PHONE, then=_tab(3)),
    Shot("grand-rival", "The cart of a rival", five(), then=_rival),
    Shot("grand-lens-ru", "Pointing at the Fountain in Russian", five(language="ru"), then=_fountain),
    Shot("grand-end", "The end of the Grand Bazaar", shown(lambda: bazaar(""))),
    Shot("grand-end-phone-ru", "The same on a phone in Russian", shown(lambda: bazaar("", "ru")), PHONE),
    Shot("grand-around", "The way around the barrier", far_from_home("mocha-around"), then=_detour),
    Shot("mocha-barrier-half", "The first place of a barrier", far_from_home("mocha-tavern-place"), then=_half),
    Shot("mocha-guild-ru", "Guild cards in Russian", far_from_home("mocha-move", "ru")),
    Shot("mocha-tavern-phone-ru", "The Tavern on a phone in Russian", far_from_home("mocha-tavern", "ru"), PHONE),
    Shot("mocha-dark", "Mocha & Baksheesh in the dark", far_from_home("mocha-tavern-place"), theme="dark"),
    Shot("letters-dark", "Letters in the dark", far_from_home("letters-seals"), theme="dark"),
    Shot("letters-seals-phone-ru", "Letters on a phone in Russian", far_from_home("letters-seals", "ru"), PHONE),
    Shot("letters-kiosk-phone-ru", "Kiosk tiles on a phone in Russian", far_from_home("letters-kiosk", "ru"), PHONE),
    Shot("letters-kiosk-dark", "Kiosk tiles in the dark", far_from_home("letters-kiosk"), theme="dark"),
    Shot("mocha-roast-ru", "Roasting in Russian", far_from_home("mocha-roast", "ru")),
    Shot("letters-bid-phone-ru", "A bid on a phone in Russian", far_from_home("letters-bid", "ru"), PHONE),
    Shot("palace-twice", "A second ruby by card", shown(palace_twice, seat=0)),
    Shot("lens", "Pointing at a lit place", at("move"), then=_lens),
    Shot("lens-narrow", "Pointing at a lit place, narrow", at("move"), NARROW, then=_lens),
    Shot("refused", "A click on what is not allowed", at("move"), then=_refused),
    Shot("refused-phone", "A tap on what is not allowed", at("move"), PHONE, then=_refused),
    Shot("refused-example", "The example of the rule behind it", at("move"), then=_unfolded),
    Shot("refused-example-phone-ru", "The same on a phone in Russian", at("move", "ru"), PHONE, then=_unfolded),
    Shot("rule-behind", "The rule behind a question, with its example", at("act-9"), then=_asked),
    Shot("thinking", "A bot is to move", shown(_thinking)),
    Shot("look-back", "An earlier position", at("act-10"), then=_looking_back),
    Shot("menu", "The menu", at("move"), then=_menu),
    Shot("crowd", "Five players with everything on one place", shown(crowded, seat=0)),
    Shot("crowd-phone", "The same on a phone", shown(crowded, seat=0), PHONE),
    Shot("crowd-snug", "The same at a width of 1000", shown(crowded, seat=0), 1000),
    Shot("neutral", "Two players, neutral merchants and assistants", shown(neutral, seat=0)),
    Shot("start", "The start panel", lambda: Table(autosave=False)),
    Shot("start-phone", "The start panel on a phone", lambda: Table(autosave=False), PHONE),
    Shot(
        "start-dark-ru", "The start panel, dark and Russian", lambda: Table(autosave=False, language="ru"), theme="dark"
    ),
    Shot("cover", "Pass the screen on", shown(lambda: moment("act-10", alone=False))),
    Shot("uncovered", "The screen was passed on", shown(lambda: moment("act-10", alone=False)), then=_passed),
    Shot("cover-phone", "Pass the phone on", shown(lambda: moment("act-10", alone=False)), PHONE),
    Shot("end", "The end, with a tie", shown(finished)),
    Shot("end-dark", "The end in the dark", shown(finished), theme="dark"),
    Shot("end-phone", "The end on a phone", shown(finished), PHONE),
    Shot("end-ru", "The end in Russian", shown(lambda: finished(language="ru"))),
    Shot("move-wide", "Walking, 1600 wide", at("move"), WIDE),
    Shot("sell-wide", "Selling, 1600 wide", at("act-10"), WIDE),
    Shot("move-narrow", "Walking, 760 wide", at("move"), NARROW),
    Shot("tea-house-narrow", "Calling a number, 760 wide", at("act-9"), NARROW),
    Shot("move-phone", "Walking on a phone", at("move"), PHONE),
    Shot("tapped-phone", "A place was tapped once", at("move"), PHONE, then=_tapped),
    Shot("sell-phone", "Selling on a phone", at("act-10"), PHONE),
    Shot("tea-house-phone", "Calling a number on a phone", at("act-9"), PHONE),
    Shot("move-dark", "Walking in the dark", at("move"), theme="dark"),
    Shot("sell-dark", "Selling in the dark", at("act-10"), theme="dark"),
    Shot("dice-dark", "After a roll in the dark", at("dice"), theme="dark"),
    Shot("phone-dark", "On a phone in the dark", at("discard"), PHONE, "dark"),
    Shot("crowd-dark", "Five players in the dark", shown(crowded, seat=0), theme="dark"),
    Shot("move-ru", "Walking in Russian", at("move", "ru")),
    Shot("sell-ru", "Selling in Russian", at("act-10", "ru")),
    Shot("tea-house-ru", "Calling a number in Russian", at("act-9", "ru")),
    Shot("governor-ru", "The governor in Russian", at("governor", "ru")),
    Shot("phone-ru", "On a phone in Russian", at("move", "ru"), PHONE),
    Shot("narrow-ru", "760 wide in Russian", at("meet", "ru"), NARROW),
    Shot("board", "The board on its own", lambda: Board(moment("move"), pace=0.0), 740),
    Shot("cart", "A cart on its own", lambda: Cart(moment("act-10"), seat=2), 480),
    Shot("hand", "A hand on its own", lambda: Hand(moment("discard"), seat=0), 560),
    Shot("log", "The log on its own", lambda: Log(moment("dice")), 480),
    Shot("dice-alone", "The dice on their own", lambda: Dice(moment("dice")), 360),
    *(Shot(*scene) for scene in DICE),
    *(Shot(*scene) for scene in SULTAN),
    *(Shot(*scene) for scene in PLAIN),
    *(Shot(*scene) for scene in HINTS),
    *(Shot(*scene) for scene in KEEPING),
    *(Shot(*scene) for scene in LEARN),
    *(Shot(*scene) for scene in RULEBOOK),
]


def main(folder: Path, names: Sequence[str] = ()) -> int:
    """Take all pictures, or those of these names; how many pages complained of something."""
    folder.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if not names or shot.name in names]
    charts = [chart for chart in CHARTS if not names or chart.name in names]
    for chart in charts:
        chart.save(folder)
    failed = 0
    with sync_playwright() as playwright, TemporaryDirectory() as home:
        os.environ["ISTANBUL_NB_HOME"] = home
        left = moment("act-7", alone=False)
        left.keeper.keep_in()
        left.keeper.let_go()
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=arguments())
        for shot in shots:
            errors = take(browser, shot, folder)
            failed += bool(errors)
            for error in errors:
                print(f"{shot.name}: {error}")
        browser.close()
    _still(folder)
    (folder / "index.html").write_text(index(), encoding="utf-8")
    print(f"{len(shots)} pictures and {len(charts)} charts in {folder}, {failed} with errors")
    return failed


def take(browser: Browser, shot: Shot, folder: Path) -> list[str]:
    """Take one picture; what was wrong with the page."""
    page = browser.new_page(device_scale_factor=2 if shot.width == PHONE else 1, reduced_motion="reduce")
    stage = Stage(page)
    try:
        shot.then(stage.show(shot.part(), shot.width, shot.theme))
        spilt = stage.spill()
    except Error as error:  # a state that cannot be shown must not hide the others
        return [*stage.errors, str(error).splitlines()[0]]
    stage.picture(folder / f"{shot.name}.png")
    page.close()
    return [*stage.errors, *([f"the page grows by {spilt} px beyond the table"] if spilt else [])]


def _still(folder: Path) -> None:
    """Write the pictures for readers without a kernel, beside the others."""
    for name, match in (("still", moment("act-10")), ("still-five", crowded()), ("still-sultan", sultan("offer"))):
        (folder / f"{name}.svg").write_text(picture(match.view, match.names, match.words), encoding="utf-8")


def index() -> str:
    """Return a page with all pictures."""
    files = [(f"{shot.name}.png", f"{shot.about} · {shot.width} · {shot.theme}") for shot in SHOTS]
    files += [("still.svg", "The still picture"), ("still-five.svg", "The still picture, five players")]
    files += [("still-sultan.svg", "The still picture of Sultan")]
    files += [(f"{chart.name}.png", chart.about) for chart in CHARTS]
    figures = [
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{escape(about)}"></a>'
        f"<figcaption><b>{file}</b> {escape(about)}</figcaption></figure>"
        for file, about in files
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>'
        "body{font:14px system-ui;margin:24px;background:#eee}main{display:grid;gap:20px;"
        "grid-template-columns:repeat(auto-fill,minmax(420px,1fr))}figure{margin:0}"
        "img{width:100%;background:#fff;border:1px solid #ccc}</style>"
        f"<h1>Gallery</h1><main>{''.join(figures)}</main></html>"
    )


if __name__ == "__main__":
    sys.exit(1 if main(Path(sys.argv[1] if len(sys.argv) > 1 else FOLDER), sys.argv[2:]) else 0)
