"""Where lira come from and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.charts.look import Look, dressed, look_of
from istanbul_nb.analysis.charts.material import Material, frame_of, labels, number_of, some, words_of
from istanbul_nb.games.istanbul.analysis.lira import flows
from istanbul_nb.games.istanbul.analysis.places import numbers
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair
    import pandas

STEP = 24
WIDTHS = {1: 420, 2: 260, 3: 190}  # of the column of a seat, by the number of seats
NARROW = 160
LABEL = 30  # pixels of a number beside a bar


def title_of(source: str, words: Words) -> str:
    """Return a source of lira in words: a place, or something else that brings or takes lira."""
    place = numbers("grand").get(source)
    return words.say(f"flow-{source}") if place is None else words.term("place", place)


def money(material: Material, language: str | None = None, theme: str = "light") -> altair.TopLevelMixin:
    """Draw the lira gained and paid by each seat, by source; of many matches, for a game on average."""
    words = words_of(material, language, "istanbul")
    look = look_of(theme, words)
    frame = some(frame_of(material, flows, words, "match", "seat", "name", "source", "amount"), words, "lira")
    names = labels(frame, words)
    rows = _summed(frame, names, words)
    many = frame["match"].nunique() > 1
    axis = words.say("plot-money-mean" if many else "plot-lira")
    return dressed(_bars(rows, list(names.values()), axis, words, look), look, words.say("plot-money"))


def _summed(frame: pandas.DataFrame, names: dict[int, str], words: Words) -> pandas.DataFrame:
    """Return gains and payments apart, for each seat and source, and where the number beside each bar stands."""
    signed = frame[frame["amount"] != 0].assign(sign=frame["amount"] > 0)
    total = signed.groupby(["seat", "source", "sign"])["amount"].sum().astype(float) / frame["match"].nunique()
    rows = total.rename("lira").reset_index()
    return rows.assign(
        who=rows["seat"].map(names),
        title=[title_of(source, words) for source in rows["source"]],
        way=[words.say("plot-income" if sign else "plot-expense") for sign in rows["sign"]],
        label=[number_of(abs(lira), words) for lira in rows["lira"]],
        sign=rows["sign"].astype(bool),
    )


def _span(rows: pandas.DataFrame, width: int) -> list[float]:
    """Return the span from the least to the most, with room for a number at either end."""
    least, most = min(0.0, float(rows["lira"].min())), max(0.0, float(rows["lira"].max()))
    room = (most - least) * LABEL / (width - 2 * LABEL)
    return [least - room, most + room]


def _bars(rows: pandas.DataFrame, who: list[str], axis: str, words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    order = rows.groupby("title")["lira"].sum().sort_values(ascending=False).index.tolist()
    ways = [words.say("plot-income"), words.say("plot-expense")]
    width = WIDTHS.get(len(who), NARROW)
    base = alt.Chart(width=width, height=alt.Step(STEP)).encode(
        y=alt.Y("title:N", sort=order, title=None, axis=alt.Axis(labelLimit=220, grid=True)),
        x=alt.X(
            "lira:Q",
            title=axis,
            scale=alt.Scale(domain=_span(rows, width), nice=False),
            axis=alt.Axis(tickCount=5 if len(who) < 4 else 3, format="~d"),
        ),
    )
    colour = alt.Scale(domain=ways, range=[look.good, look.bad])
    bars = base.mark_bar(height=15).encode(color=alt.Color("way:N", scale=colour, sort=ways, title=None))
    text = {"fontSize": 11, "color": look.ink}
    gained = base.transform_filter("datum.sign").mark_text(align="left", dx=4, **text).encode(text="label:N")
    paid = base.transform_filter("!datum.sign").mark_text(align="right", dx=-4, **text).encode(text="label:N")
    return alt.layer(bars, gained, paid, data=rows).facet(column=alt.Column("who:N", sort=who, title=None), spacing=30)
