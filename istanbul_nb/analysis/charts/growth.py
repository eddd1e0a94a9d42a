"""Wealth by round: what the seats have in the course of a game."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.charts.look import SHAPES, Look, dressed, look_of
from istanbul_nb.analysis.charts.material import Material, frame_of, labels, some, words_of
from istanbul_nb.analysis.history import turns
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair
    import pandas

WIDTH, HEIGHT = 520, 170
APART = 0.014  # of the height
MOST_MARKS = 30
MEASURES = (("rubies", "lira"), ("points", "stones"))  # of the games with rubies, of Sultan


def growth(material: Material, language: str | None = None, theme: str = "light") -> altair.TopLevelMixin:
    """Draw rubies and lira of each seat by round; in Sultan points and stones by trick; of many matches, the mean."""
    words = words_of(material, language)
    look = look_of(theme, words)
    frame = some(frame_of(material, turns, words, "match", "turn", "round", "seat", "name"), words, "round")
    first, second = next(pair for pair in MEASURES if pair[0] in frame.columns)
    names = labels(frame, words)
    parts = [_lines(_by_round(frame, measure, names), measure, names, words, look) for measure in (first, second)]
    games = frame["match"].nunique()
    title = words.say("plot-growth-sultan" if first == "points" else "plot-growth")
    subtitle = words.say("plot-mean-of", games=games) if games > 1 else ""
    return dressed(require("altair", words.language).vconcat(*parts, spacing=14), look, title, subtitle)


def _by_round(frame: pandas.DataFrame, measure: str, names: dict[int, str]) -> pandas.DataFrame:
    """Return the mean of a measure at the end of each round; a match that is over keeps what it ended with."""
    when = "turn" if measure in MEASURES[1] else "round"
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


def _lines(rows: pandas.DataFrame, measure: str, names: dict[int, str], words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    domain, seats, most = list(names.values()), list(names), max(float(rows["value"].max()), 1.0)
    colour = alt.Scale(domain=domain, range=[look.seats[seat] for seat in seats])
    shape = alt.Scale(domain=domain, range=[SHAPES[seat] for seat in seats])
    base = alt.Chart(rows, width=WIDTH, height=HEIGHT).encode(
        x=alt.X(
            "when:Q",
            title=words.say("plot-trick" if measure in MEASURES[1] else "plot-round"),
            scale=alt.Scale(domain=[int(rows["when"].min()) - 0.3, int(rows["when"].max()) + 0.3], nice=False),
            axis=alt.Axis(tickMinStep=1, format="d", grid=False),
        ),
        y=alt.Y(
            "value:Q",
            title=words.say(f"plot-{measure}"),
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
