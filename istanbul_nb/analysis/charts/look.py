"""How charts look: the colours of the table, light and dark, and what every chart has in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from istanbul_nb.match.errors import MatchError
from istanbul_nb.optional import require
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import altair

# The emblems of the seats: circle, triangle, square, cross, star.
STAR = "M0,-1.35L0.35,-0.49L1.28,-0.42L0.58,0.19L0.8,1.09L0,0.61L-0.8,1.09L-0.58,0.19L-1.28,-0.42L-0.35,-0.49Z"
SHAPES = ("circle", "triangle-up", "square", "cross", STAR)
FONT = "sans-serif"


@dataclass(frozen=True)
class Look:
    """The colours of a theme. Everything that carries meaning stands out from the background at least 3:1."""

    background: str
    ink: str
    soft: str
    line: str
    tile: str
    ramp: tuple[str, str, str]  # from little to much
    on_ramp: tuple[str, str]  # text on little, on much
    seats: tuple[str, str, str, str, str]
    good: str
    bad: str
    accent: str


LOOKS = {
    "light": Look(
        background="#fffdf8",
        ink="#1b2438",
        soft="#545d73",
        line="#dccfae",
        tile="#f1e7d0",
        ramp=("#f6efdd", "#7fb3c4", "#1c3a70"),
        on_ramp=("#1b2438", "#fffaf0"),
        seats=("#7d3fa3", "#c26a00", "#0a8081", "#2a2f3a", "#a0803c"),
        good="#1d6b37",
        bad="#b01f2e",
        accent="#1c3a70",
    ),
    "dark": Look(
        background="#17203a",
        ink="#f3ead6",
        soft="#b3b9c9",
        line="#3a4767",
        tile="#202b49",
        ramp=("#22304f", "#7a6a3c", "#f4b73f"),
        on_ramp=("#f3ead6", "#1d1400"),
        seats=("#c79af0", "#f29222", "#3fc1c0", "#8f9bb8", "#f7f0e0"),
        good="#7bd394",
        bad="#ff9a94",
        accent="#f4b73f",
    ),
}


def look_of(theme: str, words: Words) -> Look:
    """Return the colours of a theme; raise `MatchError` if there is no such theme."""
    if theme not in LOOKS:
        sentence = words.say("analysis-theme", theme=str(theme)[:40], themes=", ".join(LOOKS))
        raise MatchError(sentence, "analysis-theme")
    return LOOKS[theme]


def dressed(chart: Any, look: Look, title: str, subtitle: str = "") -> altair.TopLevelMixin:
    """Return a chart with its title and the colours of its theme."""
    alt = require("altair")
    chart = chart.properties(title=alt.TitleParams(title, subtitle=subtitle) if subtitle else title)
    text = {"labelColor": look.ink, "titleColor": look.soft, "labelFontSize": 12, "titleFontSize": 12}
    dressed: altair.TopLevelMixin = (
        chart.configure(background=look.background, font=FONT, padding=12)
        .configure_title(
            color=look.ink, fontSize=16, anchor="start", offset=12, subtitleColor=look.soft, subtitleFontSize=12
        )
        .configure_axis(
            **text,
            titleFontWeight="normal",
            gridColor=look.line,
            gridOpacity=0.6,
            labelFlush=False,
            domainColor=look.soft,
            tickColor=look.soft,
        )
        .configure_legend(**text, titleFontWeight="normal", symbolSize=90, labelLimit=260, orient="top")
        .configure_header(**text, titleFontWeight="normal", labelFontWeight="bold", labelLimit=260)
        .configure_view(stroke=None)
        .configure_text(font=FONT)
    )
    return dressed
