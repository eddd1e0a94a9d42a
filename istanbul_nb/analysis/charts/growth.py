"""Wealth by round: what the seats have in the course of a game."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.charts.look import SHAPES, Look, dressed, look_of
from istanbul_nb.analysis.charts.material import Material, frame_of, labels, some, words_of
from istanbul_nb.analysis.game_analysis import Growth, analysis_of
from istanbul_nb.analysis.history import turns
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import MatchError
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair
    import pandas

WIDTH, HEIGHT = 520, 170
APART = 0.014  # of the height
MOST_MARKS = 30


def growth(material: Material, language: str | None = None, theme: str = "light") -> altair.TopLevelMixin:
    """Draw what the seats have by round, or by trick, as their game counts it; of many matches, the mean."""
    words = words_of(material, language)
    look = look_of(theme, words)
    frame = some(frame_of(material, turns, words, "match", "turn", "round", "seat", "name"), words, "round")
    words, game = _game_of(frame, words)
    names = labels(frame, words)
    alt, axis = require("altair", words.language), words.say(game.axis)
    parts = [
        _lines(_by_round(frame, each, game.when, names), (axis, words.say(f"plot-{each}")), names, look)
        for each in game.measures
    ]
    games = frame["match"].nunique()
    title = words.say(game.title)
    subtitle = words.say("plot-mean-of", games=games) if games > 1 else ""
    return dressed(alt.vconcat(*parts, spacing=14), look, title, subtitle)


def _game_of(frame: pandas.DataFrame, words: Words) -> tuple[Words, Growth]:
    """Return what grows in the first game that a frame has columns of, and the words of that game."""
    known = {game: analysis_of(game).GROWTH for game in GAMES}
    for game, growth in known.items():
        if growth.measures and growth.measures[0] in frame.columns:
            return Words(words.language, game), growth
    columns = ", ".join(dict.fromkeys(name for growth in known.values() for name in growth.measures[:1]))
    raise MatchError(words.say("analysis-columns", columns=columns), "analysis-columns")


def _by_round(frame: pandas.DataFrame, measure: str, when: str, names: dict[int, str]) -> pandas.DataFrame:
    """Return the mean of a measure at the end of each round; a match that is over keeps what it ended with."""
    last = frame.groupby([when, "match", "seat"])[measure].last().unstack(["match", "seat"]).astype(float).ffill()
    mean = last.T.groupby(level="seat").mean().reset_index().melt("seat", var_name="when").dropna()
    return _apart(mean.assign(when=mean["when"].astype(int), who=mean["seat"].map(names)))


def _apart(mean: pandas.DataFrame) -> pandas.DataFrame:
    """Move lines of equal values a line's breadth apart, and mark only so many rounds that lines can be told apart."""
    seats = sorted(set(mean["seat"]))
    apart = APART * max(float(mean["value"].max()), 1.0)
    shift = {seat: apart * (at - (len(seats) - 1) / 2) for at, seat in enumerate(seats)}
    every = ceil((int(mean["when"].max()) - int(mean["when"].min()) + 1) / MOST_MARKS)
    marked = (mean["when"].max() - mean["when"]) % every == 0
    return mean.assign(value=mean["value"] + mean["seat"].map(shift), marked=marked.astype(bool))


def _lines(rows: pandas.DataFrame, axes: tuple[str, str], names: dict[int, str], look: Look) -> Any:
    alt = require("altair")
    domain, seats, most = list(names.values()), list(names), max(float(rows["value"].max()), 1.0)
    colour = alt.Scale(domain=domain, range=[look.seats[seat] for seat in seats])
    shape = alt.Scale(domain=domain, range=[SHAPES[seat] for seat in seats])
    base = alt.Chart(rows, width=WIDTH, height=HEIGHT).encode(
        x=alt.X(
            "when:Q",
            title=axes[0],
            scale=alt.Scale(domain=[int(rows["when"].min()) - 0.3, int(rows["when"].max()) + 0.3], nice=False),
            axis=alt.Axis(tickMinStep=1, format="d", grid=False),
        ),
        y=alt.Y(
            "value:Q",
            title=axes[1],
            scale=alt.Scale(domain=[-0.05 * most, 1.06 * most], nice=False),
            axis=alt.Axis(tickMinStep=1, tickCount=6),
        ),
        color=alt.Color("who:N", scale=colour, sort=domain, title=None),
    )
    points = (
        base.transform_filter("datum.marked")
        .mark_point(filled=True, opacity=1, size=42)
        .encode(shape=alt.Shape("who:N", scale=shape, sort=domain, title=None))
    )
    return base.mark_line(strokeWidth=2) + points
