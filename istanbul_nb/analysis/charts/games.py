"""Many games at once: how long they take, who wins, and how two bots or two setups compare."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.charts.look import Look, dressed, look_of
from istanbul_nb.analysis.charts.material import Material, chosen, frame_of, number_of, some, words_of
from istanbul_nb.analysis.game_analysis import analysis_of
from istanbul_nb.analysis.history import standings
from istanbul_nb.coach.confidence import Average, Share
from istanbul_nb.games import GAMES
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair
    import pandas

WIDTH = 460
MOST_BARS = 24
GROUPS = ("order", "seat", "bot", "name")
MEASURES = ("rounds", "win")  # of every game
LANES, LANE, LOWEST, UNIT = 12, 0.2, 0.3, 48  # dots of the same value: how many, how far apart, from where; in pixels


def lengths(material: Material, language: str | None = None, theme: str = "light") -> altair.TopLevelMixin:
    """Draw how many games took how many rounds, with their median."""
    words = words_of(material, language)
    look = look_of(theme, words)
    rounds = _rounds(frame_of(material, standings, words, "seat", "rounds"), words)
    bars, median = _binned(rounds), float(rounds.median())
    number = words.say("plot-games-number", games=len(rounds))
    return dressed(_histogram(bars, median, words, look), look, words.say("plot-lengths"), number)


def _rounds(frame: pandas.DataFrame, words: Words) -> pandas.Series[int]:
    """Return the rounds of each game; a frame has them for each of its seats."""
    game = "match" if "match" in frame.columns else "number"
    return some(frame, words, "games").groupby(game)["rounds"].first().astype(int)


def _binned(rounds: pandas.Series[int]) -> pandas.DataFrame:
    """Count how many games fall into each bar; a bar is a round, or several where there would be too many."""
    width = ceil((rounds.max() - rounds.min() + 1) / MOST_BARS)
    first = rounds - (rounds - rounds.min()) % width
    counted = first.value_counts().sort_index()
    data = {"low": counted.index - 0.5, "high": counted.index + width - 0.5, "games": counted.to_numpy(), "none": 0}
    return require("pandas").DataFrame(data)


def _histogram(bars: pandas.DataFrame, median: float, words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    low, high = bars["low"].min() - 1, bars["high"].max() + 1
    x = alt.X(
        "low:Q",
        title=words.say("plot-rounds"),
        scale=alt.Scale(domain=[low, high], nice=False),
        axis=alt.Axis(tickMinStep=1, format="d", grid=False),
    )
    y = alt.Y("games:Q", title=words.say("plot-games"), axis=alt.Axis(tickMinStep=1, format="d", tickCount=6))
    columns = alt.Chart(bars, width=WIDTH, height=220).mark_bar(color=look.accent, stroke=look.background)
    mark = require("pandas").DataFrame(
        {
            "median": [median],
            "label": [words.say("plot-median", value=number_of(median, words))],
            "top": [bars["games"].max() * 1.14],
        }
    )
    at = alt.Chart(mark).encode(x="median:Q")
    rule = at.mark_rule(color=look.background, strokeWidth=5) + at.mark_rule(
        color=look.bad, strokeDash=[6, 3], strokeWidth=2
    )
    label = at.mark_text(color=look.ink, align="left", dx=6, baseline="top", fontSize=12).encode(
        y="top:Q", text="label:N"
    )
    return columns.encode(x=x, x2="high:Q", y=y, y2="none:Q") + rule + label


def win_shares(
    material: Material, by: str = "order", language: str | None = None, theme: str = "light"
) -> altair.TopLevelMixin:
    """Draw the share of games that each place in the order of turns won (or each seat, bot or player).

    Beside it are the interval in which it lies with 95 % certainty, and the share that would be fair.
    """
    words = words_of(material, language)
    look, by = look_of(theme, words), chosen(by, GROUPS, words)
    frame = frame_of(material, standings, words, by, "seat", "win")
    frame = some(frame[frame["win"].notna()], words, "games")
    fair = 1 / frame["seat"].nunique()
    rows = require("pandas").DataFrame([_share(key, group, by, words) for key, group in frame.groupby(by)])
    return dressed(_intervals(rows, fair, words, look), look, words.say(f"plot-wins-{by}"))


def _share(key: Any, group: pandas.DataFrame, by: str, words: Words) -> dict[str, Any]:
    share = Share(float(group["win"].sum()), len(group))
    low, high = share.interval
    named = {"order": {"order": key}, "seat": {"seat": key + 1 if by == "seat" else 0}}
    who = words.say(f"plot-{by}", **named[by]) if by in named else str(key)
    percent = words.say("plot-percent", value=f"{100 * share.part:.0f}")
    games = words.say("plot-games-number" if by in named else "plot-seats-number", games=len(group))
    return {"who": f"{who}\n{games}", "won": share.part, "low": low, "high": high, "label": percent}


def _intervals(rows: pandas.DataFrame, fair: float, words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    lines = alt.Axis(labelLimit=240, labelExpr="split(datum.label, '\\n')", domain=False, ticks=False, labelPadding=8)
    base = alt.Chart(rows, width=WIDTH, height=alt.Step(50)).encode(y=alt.Y("who:N", sort=None, title=None, axis=lines))
    x = alt.X("low:Q", title=words.say("plot-share"), scale=alt.Scale(domain=[0, 1]), axis=_percent(alt, words))
    mark = require("pandas").DataFrame({"fair": [fair], "label": [words.say("plot-fair")]})
    line = alt.Chart(mark).encode(x="fair:Q")
    return (
        line.mark_rule(strokeDash=[5, 4], color=look.soft, strokeWidth=1.5)
        + line.mark_text(color=look.soft, align="left", dx=5, dy=-4, baseline="bottom", fontSize=12).encode(
            y=alt.value(0), text="label:N"
        )
        + base.mark_rule(color=look.accent, strokeWidth=3, strokeCap="round").encode(x=x, x2="high:Q")
        + base.mark_point(filled=True, size=110, opacity=1, color=look.accent).encode(x="won:Q")
        + base.mark_text(dy=-14, fontSize=12, fontWeight="bold", color=look.ink).encode(x="won:Q", text="label:N")
    )


def _percent(alt: Any, words: Words) -> Any:
    """Return an axis of shares that says per cent as the language does."""
    sign = words.say("plot-percent", value="").lstrip()
    return alt.Axis(labelExpr=f"round(100 * datum.value) + '\u00a0{sign}'", tickCount=5)


def comparison(
    material: Material | Mapping[str, Material],
    by: str = "rounds",
    language: str | None = None,
    theme: str = "light",
) -> altair.TopLevelMixin:
    """Draw a measure of games side by side: of setups, each by its name with its matches, or of bots in one material.

    A dot is a game (or a seat of one); the line is where the mean lies with 95 % certainty.
    """
    words = words_of(material, language)
    owners = measures()
    look, by = look_of(theme, words), chosen(by, [*MEASURES, *owners], words)
    groups = _groups(material, by, words)
    rows = [row for who, values in groups.items() for row in (*_dots(who, values), _mean(who, values, words))]
    owner = Words(words.language, owners[by]) if by in owners else words
    title = owner.say("plot-share" if by == "win" else f"plot-{by}")
    chart = _compared(require("pandas").DataFrame(rows), list(groups), title, words, look)
    return dressed(chart, look, words.say("plot-comparison", what=title), words.say("plot-mean-label"))


def measures() -> dict[str, str]:
    """Return what games can be compared by beside what every game has, each with a game that has it."""
    found: dict[str, str] = {}
    for game in GAMES:
        found.update((name, game) for name in analysis_of(game).MEASURES if name not in found)
    return found


def _groups(material: Any, by: str, words: Words) -> dict[str, list[float]]:
    """Return the values of each group; rounds once a game, everything else once a seat."""
    if not isinstance(material, Mapping):
        frame = frame_of(material, standings, words, "bot", "seat", by)
        material = {str(bot): group for bot, group in some(frame, words, "games").groupby("bot")}
    return {str(who): _values(part, by, words) for who, part in material.items()}


def _values(part: Material, by: str, words: Words) -> list[float]:
    frame = frame_of(part, standings, words, "seat", by)
    if by == "rounds":
        return [float(rounds) for rounds in _rounds(frame, words)]
    return [float(value) for value in some(frame[frame[by].notna()], words, "games")[by]]


def _dots(who: str, values: list[float]) -> list[dict[str, Any]]:
    """Return a dot for each value; equal ones lie above each other in lanes."""
    seen: dict[float, int] = {}
    rows = []
    for value in values:
        lane = seen[value] = seen.get(value, -1) + 1
        rows.append({"who": who, "value": value, "high": value, "lane": LOWEST + LANE * (lane % LANES), "label": ""})
    return rows


def _mean(who: str, values: list[float], words: Words) -> dict[str, Any]:
    """Return the mean and its interval, as a row that has a label; a single value has no interval."""
    found = Average.of(values)
    mean = found.value
    low, high = (found.low, found.high) if len(values) > 1 else (mean, mean)
    written = words.decimal(f"{mean:.{2 if abs(mean) < 1 else 1}f}")
    label = words.say("plot-mean", value=written)
    return {"who": who, "value": mean, "low": low, "high": high, "lane": 0.0, "label": label}


def _compared(rows: pandas.DataFrame, order: list[str], title: str, words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    x = alt.X("value:Q", title=title, scale=alt.Scale(zero=False, padding=16), axis=alt.Axis(tickCount=8))
    top = float(rows["lane"].max()) + LANE
    y = alt.Y("lane:Q", axis=None, scale=alt.Scale(domain=[-0.6, top], nice=False))
    base = alt.Chart(width=WIDTH, height=round(UNIT * (0.6 + top))).encode(x=x, y=y)
    dots, mean = base.transform_filter("!datum.label"), base.transform_filter("datum.label")
    layers = [
        dots.mark_point(filled=True, size=46, opacity=0.7, color=look.accent),
        mean.mark_rule(color=look.bad, strokeWidth=3, strokeCap="round").encode(
            x=alt.X("low:Q", title=title), x2="high:Q"
        ),
        mean.mark_point(filled=True, shape="diamond", size=120, opacity=1, color=look.bad),
        mean.mark_text(color=look.ink, baseline="top", dy=9, fontSize=12, fontWeight="bold").encode(text="label:N"),
    ]
    header = alt.Header(labelAngle=0, labelAlign="left", labelAnchor="middle")
    return alt.layer(*layers, data=rows).facet(row=alt.Row("who:N", sort=order, title=None, header=header), spacing=10)
