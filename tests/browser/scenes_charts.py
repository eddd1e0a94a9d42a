"""Charts for the gallery: every one of them light, dark and in Russian. They need no browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from istanbul_nb.analysis import played
from istanbul_nb.analysis.charts import comparison, growth, heat, lengths, money, route, win_shares
from istanbul_nb.match.match import Match

FOLDER = Path(__file__).parents[1]
LOOKS = (("", "light", "en"), ("-dark", "dark", "en"), ("-ru", "light", "ru"), ("-dark-ru", "dark", "ru"))
SCALE = 1.5


class Chart(NamedTuple):
    """A chart of the gallery: its name, what it shows, and how it is drawn."""

    name: str
    about: str
    draw: Callable[[], Any]

    def save(self, folder: Path) -> None:
        """Save the picture."""
        self.draw().save(folder / f"{self.name}.png", scale_factor=SCALE)


@cache
def kept(name: str) -> Match:
    """Return one of the games that tests play again."""
    return Match.load(FOLDER / f"{name}.match")


def _game() -> Match:
    return kept("browser/game")


def _dice() -> Match:
    return kept("golden/dice/four-cards")


def _grand() -> Match:
    return kept("golden/istanbul/grand-five-caravan")


@cache
def many(game: str = "sultan", number: int = 12, first: int = 0) -> list[Match]:
    """Return quick games of bots."""
    return [played(["greedy", "random", "random"], game, seed=first + seed) for seed in range(number)]


@cache
def _rounds() -> Any:
    """Return the lengths of many games, made up, as a contest has them."""
    import pandas  # noqa: PLC0415

    rounds = [15, 16, 16, 17, 17, 17, 17, 18, 18, 18, 18, 18, 19, 19, 19, 20, 20, 21, 23]
    return pandas.DataFrame({"number": range(len(rounds)), "seat": 0, "rounds": rounds})


def _setups(language: str, theme: str) -> dict[str, Any]:
    """Return two setups with names in the language of the chart."""
    names = ("короткие пути", "длинные пути") if language == "ru" else ("short walks", "long walks")
    frame = _rounds()
    return {names[0]: frame, names[1]: frame.assign(rounds=frame["rounds"] + 3)}


Draw = Callable[..., Any]
DRAWN: tuple[tuple[str, str, Draw], ...] = (
    ("growth", "Rubies and lira by round", lambda **look: growth(_game(), **look)),
    ("growth-five", "Five players, a long game", lambda **look: growth(_grand(), **look)),
    ("growth-dice", "The same of the Dice Game", lambda **look: growth(_dice(), **look)),
    ("growth-sultan", "Points and stones, the mean of many games", lambda **look: growth(many(), **look)),
    ("heat", "Where merchants were", lambda **look: heat(_game(), **look)),
    ("heat-lira", "Where lira were earned", lambda **look: heat(kept("golden/istanbul/mocha-five"), "lira", **look)),
    ("heat-grand", "Goods of one seat in the Grand Bazaar", lambda **look: heat(_grand(), "goods", 1, **look)),
    ("route", "The way of a merchant", lambda **look: route(_game(), 1, **look)),
    ("route-grand", "The way of a merchant in the Grand Bazaar", lambda **look: route(kept("browser/grand"), **look)),
    ("money", "Where lira come from and go", lambda **look: money(_game(), **look)),
    ("money-grand", "The same in the Grand Bazaar", lambda **look: money(_grand(), **look)),
    ("money-dice", "The same in the Dice Game", lambda **look: money(_dice(), **look)),
    ("lengths", "How long games take", lambda **look: lengths(_rounds(), **look)),
    ("wins", "Who wins, by the order of turns", lambda **look: win_shares(many(), **look)),
    ("wins-bot", "Who wins, by bot", lambda **look: win_shares(many(), "bot", **look)),
    ("comparison", "Two bots compared", lambda **look: comparison(many(), "points", **look)),
    ("comparison-setups", "Two setups compared", lambda **look: comparison(_setups(**look), **look)),
)


def _charts() -> Iterator[Chart]:
    for name, about, draw in DRAWN:
        for ending, theme, language in LOOKS:

            def drawn(draw: Draw = draw, theme: str = theme, language: str = language) -> Any:
                return draw(theme=theme, language=language)

            yield Chart(f"chart-{name}{ending}", f"{about} · {theme} · {language}", drawn)


CHARTS = list(_charts())
