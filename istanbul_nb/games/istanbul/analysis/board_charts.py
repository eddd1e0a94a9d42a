"""The board as a chart: where merchants were, what the places brought, and the way that one of them took."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.charts.look import Look, dressed, look_of
from istanbul_nb.analysis.charts.material import Material, chosen, frame_of, name_of_seat, number_of, some, words_of
from istanbul_nb.analysis.history import turns
from istanbul_nb.analysis.source import One, matches_of
from istanbul_nb.games.istanbul.analysis.places import places
from istanbul_nb.match.match import Match
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair
    import pandas

TILE_WIDTH, TILE_HEIGHT = 124, 96
WIDEST = 15  # letters of a line of a name
MEASURES = ("visits", "lira", "goods", "rubies", "cards", "coffee")
HALF = 0.47  # of a tile, so that streets are left between them
BEND, MIDDLE = 0.1, 0.06  # how far a way bends to its right, and how far below the middle of a tile it ends
NUMBERS_IN_A_LINE = 5


def heat(
    material: Material,
    by: str = "visits",
    seat: int | None = None,
    language: str | None = None,
    theme: str = "light",
) -> altair.TopLevelMixin:
    """Draw the board with how often each place was visited, or what it brought, by one seat or by all.

    Many matches give the average of a game.
    """
    words = words_of(material, language, "istanbul")
    look, by = look_of(theme, words), chosen(by, MEASURES, words)
    frame = some(frame_of(material, places, words, "match", "seat", "place", "row", "column", by), words, "visits")
    whose = words.say("plot-all") if seat is None else name_of_seat(frame, seat, words)
    games = frame["match"].nunique()
    parts = [whose] + ([words.say("plot-games-number", games=games)] if games > 1 else [])
    tiles, mixed = _laid_out(frame if seat is None else frame[frame["seat"] == seat], by, words)
    subtitle = ", ".join([*parts, words.say("plot-mixed-layouts")] if mixed else parts)
    return dressed(_tiles(tiles, words.say(f"plot-{by}"), words, look), look, words.say(f"plot-heat-{by}"), subtitle)


def _laid_out(frame: pandas.DataFrame, by: str, words: Words) -> tuple[pandas.DataFrame, bool]:
    """Return each place with its value and its spot on the board; in order of numbers where the matches differ."""
    value = frame.groupby("place")[by].sum().astype(float) / frame["match"].nunique()
    spots = frame[["place", "row", "column"]].drop_duplicates()
    mixed = len(spots) > spots["place"].nunique()
    columns = int(spots["column"].max())
    if mixed:
        spots = spots.drop_duplicates("place").sort_values("place")
        order = list(range(len(spots)))
        spots = spots.assign(row=[1 + at // columns for at in order], column=[1 + at % columns for at in order])
    tiles = spots.assign(
        value=spots["place"].map(value).tolist(),
        label=[number_of(each, words) for each in spots["place"].map(value)],
        title=[_name(int(place), words) for place in spots["place"]],
    )
    most = max(tiles["value"].max(), 1e-9)
    return tiles.assign(much=tiles["value"] > 0.55 * most), mixed


def _name(place: int, words: Words) -> str:
    """Return number and name of a place in lines that fit a tile."""
    return "\n".join([str(place), *wrap(words.term("place", place), WIDEST)])


def _line(place: int, words: Words) -> str:
    """Return the same in as few lines as it takes."""
    return "\n".join(wrap(f"{place} {words.term('place', place)}", WIDEST + 3))


def _tiles(tiles: pandas.DataFrame, legend: str, words: Words, look: Look) -> Any:
    alt = require("altair", words.language)
    base = alt.Chart(tiles, width=alt.Step(TILE_WIDTH), height=alt.Step(TILE_HEIGHT)).encode(
        x=alt.X("column:O", axis=None, scale=alt.Scale(paddingInner=0.05, paddingOuter=0)),
        y=alt.Y("row:O", axis=None, scale=alt.Scale(paddingInner=0.06, paddingOuter=0)),
    )
    text = alt.condition("datum.much", alt.value(look.on_ramp[1]), alt.value(look.on_ramp[0]))
    colour = alt.Color(
        "value:Q",
        title=legend,
        scale=alt.Scale(range=list(look.ramp), domainMin=0, interpolate="lab"),
        legend=alt.Legend(orient="right", gradientLength=200, tickMinStep=1),
    )
    names = base.mark_text(lineBreak="\n", baseline="top", dy=-38, fontSize=12, lineHeight=14).encode(
        text="title:N", color=text
    )
    values = base.mark_text(fontSize=20, fontWeight="bold", dy=31).encode(text="label:N", color=text)
    return base.mark_rect(cornerRadius=6, stroke=look.line).encode(color=colour) + names + values


def route(one: One, seat: int = 0, language: str | None = None, theme: str = "light") -> altair.TopLevelMixin:
    """Draw the way of a seat's merchant over the board: the broader a line, the more often.

    A line bends to the right of the merchant who walks it. In each place stand the turns that ended there.
    """
    match = matches_of(one)[0]
    words = words_of(match, language, "istanbul")
    look = look_of(theme, words)
    stops = _stops(match, seat, words)
    spots = {place: divmod(spot, match.view["columns"]) for spot, place in enumerate(match.view["layout"])}
    layers = [_ground(spots, words, look), *(draw(stops, spots, words, look) for draw in (_ways, _hubs, _texts, _ends))]
    chart = require("altair", words.language).layer(*layers)
    return dressed(chart, look, words.say("plot-route", name=match.names[seat]), words.say("plot-route-numbers"))


def _stops(match: Match, seat: int, words: Words) -> list[int]:
    """Return where the merchant began, and where he stood after each turn."""
    frame = some(frame_of(match, turns, words), words, "visits")
    if "place" not in frame.columns:
        some(frame[:0], words, "visits")
    start = match.view_of(seat, 0)["seats"][seat]["merchant"]
    own = frame[(frame["seat"] == seat) & (frame["kind"] != "last")]
    return [int(start), *map(int, own["place"])]


Spots = dict[int, tuple[int, int]]  # row and column of each place


def _plane(data: Any, spots: Spots, words: Words) -> Any:
    """Return a chart in the plane of the board."""
    alt = require("altair", words.language)
    rows, columns = (1 + max(spot[axis] for spot in spots.values()) for axis in (0, 1))
    x, y = alt.Scale(domain=[-0.5, columns - 0.5], nice=False), alt.Scale(domain=[rows - 0.5, -0.5], nice=False)
    return alt.Chart(require("pandas").DataFrame(data), width=columns * TILE_WIDTH, height=rows * TILE_HEIGHT).encode(
        x=alt.X("x:Q", axis=None, scale=x), y=alt.Y("y:Q", axis=None, scale=y)
    )


def _ground(spots: Spots, words: Words, look: Look) -> Any:
    data = [
        {"x": column - HALF, "y": row - HALF, "x2": column + HALF, "y2": row + HALF} for row, column in spots.values()
    ]
    rect = _plane(data, spots, words).mark_rect(fill=look.tile, stroke=look.line, cornerRadius=6)
    return rect.encode(x2="x2:Q", y2="y2:Q")


def _ways(stops: list[int], spots: Spots, words: Words, look: Look) -> Any:
    """Draw a bent line for each way that was walked; its breadth says how often."""
    alt = require("altair", words.language)
    walked = Counter((a, b) for a, b in pairwise(stops) if a != b)
    data = [
        {"x": x, "y": y, "way": f"{a}-{b}", "at": at, "times": times}
        for (a, b), times in walked.items()
        for at, (x, y) in enumerate(_bent(spots[a], spots[b]))
    ]
    lines = _plane(data or [{"x": 0, "y": 0, "way": "", "at": 0, "times": 0}], spots, words)
    most = max(walked.values(), default=1)
    width = alt.Scale(domain=[1, max(5, most)], range=[2, 9])
    legend = alt.Legend(
        orient="right",
        values=list(range(1, most + 1))[:6],
        format="d",
        symbolStrokeColor=look.accent,
        symbolType="stroke",
    )
    return lines.mark_line(interpolate="cardinal", color=look.accent, opacity=0.75, strokeCap="round").encode(
        detail="way:N",
        order="at:Q",
        strokeWidth=alt.StrokeWidth("times:Q", scale=width, title=words.say("plot-times"), legend=legend),
    )


def _hubs(stops: list[int], spots: Spots, words: Words, look: Look) -> Any:
    """Draw a dot where ways meet."""
    data = [{"x": spots[place][1], "y": spots[place][0] + MIDDLE} for place in sorted(set(stops))]
    return _plane(data, spots, words).mark_circle(size=70, color=look.accent, opacity=1)


def _bent(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[float, float]]:
    """Return three points of a way, the middle one moved to the right of its walker."""
    (y1, x1), (y2, x2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    right, bend = (-(y2 - y1) / length, (x2 - x1) / length), BEND * length
    middle = ((x1 + x2) / 2 + right[0] * bend, (y1 + y2) / 2 + right[1] * bend)
    return [(x, y + MIDDLE) for x, y in ((x1, y1), middle, (x2, y2))]


def _texts(stops: list[int], spots: Spots, words: Words, look: Look) -> Any:
    """Draw names at the top of the places, turns at the bottom, each with a halo."""
    names = [{"x": c, "y": r - 0.42, "text": _line(place, words)} for place, (r, c) in spots.items()]
    when: dict[int, list[int]] = {}
    for turn, place in enumerate(stops):
        if turn:
            when.setdefault(place, []).append(turn)
    numbers = [{"x": spots[p][1], "y": spots[p][0] + 0.42, "text": _rows_of(turns)} for p, turns in when.items()]
    top = {"lineBreak": "\n", "baseline": "top", "fontSize": 11, "lineHeight": 13}
    bottom = {"lineBreak": "\n", "baseline": "line-bottom", "fontSize": 12, "lineHeight": 14, "fontWeight": "bold"}
    halo = {"stroke": look.tile, "strokeWidth": 4, "strokeJoin": "round", "fill": look.tile}
    alt = require("altair", words.language)
    return alt.layer(
        *(
            _plane(data or [{"x": 0, "y": 0, "text": ""}], spots, words)
            .mark_text(**style, **paint)
            .encode(text="text:N")
            for data, style in ((names, top), (numbers, bottom))
            for paint in (halo, {"fill": look.ink})
        )
    )


def _rows_of(numbers: list[int]) -> str:
    """Write numbers in as many lines as they need."""
    lines = [numbers[at : at + NUMBERS_IN_A_LINE] for at in range(0, len(numbers), NUMBERS_IN_A_LINE)]
    return "\n".join(", ".join(map(str, line)) for line in lines)


def _ends(stops: list[int], spots: Spots, words: Words, look: Look) -> Any:
    """Draw where the way begins and where it ends."""
    alt = require("altair", words.language)
    names = [words.say("plot-start"), words.say("plot-end")]
    data = [
        {"x": spots[place][1] + side, "y": spots[place][0] + MIDDLE, "what": name}
        for place, name, side in zip((stops[0], stops[-1]), names, (-0.3, 0.3), strict=True)
    ]
    shape = alt.Scale(domain=names, range=["circle", "diamond"])
    return (
        _plane(data, spots, words)
        .mark_point(filled=True, size=150, color=look.bad, opacity=1, stroke=look.tile)
        .encode(
            shape=alt.Shape(
                "what:N",
                scale=shape,
                sort=names,
                title=None,
                legend=alt.Legend(orient="right", symbolFillColor=look.bad),
            )
        )
    )
