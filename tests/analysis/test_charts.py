"""Charts: in both languages, in light and dark, and of everything that they may be given."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO
from typing import Any

import pytest

from istanbul_nb.analysis import charts, flows, places, played, standings, turns
from istanbul_nb.analysis.charts import comparison, growth, heat, lengths, money, route, win_shares
from istanbul_nb.analysis.charts.look import LOOKS, SHAPES
from istanbul_nb.analysis.charts.material import number_of
from istanbul_nb.coach.confidence import Share
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.analysis.money_chart import title_of
from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.line_up import contest
from istanbul_nb.words import LANGUAGES, Words
from tests.browser.scenes_charts import CHARTS, DRAWN
from tests.browser.scenes_charts import LOOKS as SCENES

from .playing import quick, short, whole

NAMES = {"Anna", "Boris", "greedy", "random", *(seat.capitalize() for seat in SEATS)}
OTHER_LETTERS = {"en": re.compile("[А-яЁё]"), "ru": re.compile("[A-Za-z]")}
TOLD = ("title", "subtitle", "label", "who", "way", "what", "text")  # keys of what people read
EXPRESSIONS = re.compile(r"datum|split|round\(")


def read(spec: Any, key: str = "") -> Iterator[str]:
    """Yield every text of a chart that people read."""
    if isinstance(spec, dict):
        for name, value in spec.items():
            if name not in ("encoding", "config", "$schema"):
                yield from read(value, name)
            elif name == "encoding":
                yield from titles(value)
    elif isinstance(spec, list):
        for value in spec:
            yield from read(value, key)
    elif isinstance(spec, str) and key in TOLD and not EXPRESSIONS.search(spec):
        yield spec


def titles(encoding: dict[str, Any]) -> Iterator[str]:
    """Yield the titles of axes and legends."""
    return (channel["title"] for channel in encoding.values() if isinstance(channel, dict) and channel.get("title"))


def plain(text: str) -> str:
    """Return a text without names of players and bots."""
    return re.sub("|".join(sorted(NAMES)), "", text)


@cache
def texts_of(name: str, language: str) -> list[str]:
    """Return what people read in a chart."""
    draw = next(draw for scene, _, draw in DRAWN if scene == name)
    return list(read(draw(language=language, theme="light").to_dict()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, _, _ in DRAWN])
def test_every_text_of_a_chart_is_in_its_language(name: str, language: str) -> None:
    texts, other = texts_of(name, language), texts_of(name, "en" if language == "ru" else "ru")
    assert len(texts) > 3
    assert [text for text in texts if OTHER_LETTERS[language].search(plain(text))] == []
    assert other[0] != texts[0]


@pytest.mark.parametrize("name", [name for name, _, _ in DRAWN])
def test_every_chart_names_its_axes_or_draws_the_board(name: str) -> None:
    spec = json.dumps(next(draw for scene, _, draw in DRAWN if scene == name)(language="en", theme="dark").to_dict())
    assert LOOKS["dark"].background in spec
    assert LOOKS["light"].background not in spec
    keys = {"istanbul": ("round", "lira", "rounds", "share"), "sultan": ("trick", "points")}
    axes = [Words("en", game).say(f"plot-{key}") for game, own in keys.items() for key in own]
    board = [Words("en").term("place", 7)]
    assert any(f'"title": "{axis}"' in spec for axis in axes) or board[0] in spec


def test_every_chart_is_in_the_gallery_in_every_look() -> None:
    drawn = {chart.name for chart in CHARTS}
    shown = {"wins": "win_shares"}
    assert {shown.get(name, name) for name, _, _ in DRAWN} >= set(charts.__all__)
    for name, _, _ in DRAWN:
        assert {f"chart-{name}{ending}" for ending, _, _ in SCENES} <= drawn
    assert {(theme, language) for _, theme, language in SCENES} == {(a, b) for a in LOOKS for b in LANGUAGES}


@pytest.mark.parametrize("name", ["growth", "heat", "route", "money", "lengths", "wins", "comparison"])
def test_a_chart_can_be_drawn(name: str) -> None:
    chart = next(draw for scene, _, draw in DRAWN if scene == name)(language="ru", theme="dark")
    out = StringIO()
    chart.save(out, format="svg")
    assert out.getvalue().startswith("<svg")


# Colours


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", LOOKS)
def test_colours_stand_out_from_what_they_are_drawn_on(theme: str) -> None:
    look = LOOKS[theme]
    for colour in (*look.seats, look.good, look.bad, look.accent):
        assert contrast(colour, look.background) >= 3
    for ground in (look.background, look.tile):
        assert contrast(look.ink, ground) >= 7
        assert contrast(look.soft, ground) >= 4.5
    assert contrast(look.on_ramp[0], look.ramp[0]) >= 4.5
    assert contrast(look.on_ramp[0], look.ramp[1]) >= 3
    assert contrast(look.on_ramp[1], look.ramp[2]) >= 4.5


def test_every_seat_has_a_colour_and_a_shape_of_its_own() -> None:
    assert len(set(SHAPES)) == len(SEATS)
    assert all(len(set(look.seats)) == len(SEATS) for look in LOOKS.values())


# What they show


def test_charts_take_matches_and_frames_alike() -> None:
    match, found = whole("game"), quick()
    pairs: list[tuple[Callable[..., Any], Any, Any]] = [
        (growth, match, turns(match)),
        (heat, match, places(match)),
        (money, match, flows(match)),
        (lengths, found, standings(found)),
        (win_shares, found, standings(found)),
        (comparison, {"a": found}, {"a": standings(found)}),
    ]
    for chart, matches, frame in pairs:
        assert chart(matches).to_dict() == chart(frame).to_dict()


def test_charts_take_the_text_of_a_saved_match_too() -> None:
    assert route(short().text()).to_dict() == route(short()).to_dict()
    assert growth(iter([short()])).to_dict() == growth([short()]).to_dict()


def test_a_contest_of_bots_can_be_drawn() -> None:
    played = contest(["random", "random"], "sultan", games=4)
    assert "50" not in json.dumps(lengths(played).to_dict()["title"])
    shown = json.dumps(win_shares(played, "seat").to_dict(), ensure_ascii=False)
    share = Share(played.frame().groupby("seat")["win"].sum()[0], 4)
    assert f"{100 * share.part:.0f} %" in shown
    assert str(share.interval[0]) in shown


def test_the_board_shows_the_values_of_the_places() -> None:
    match = short()
    spec = heat(match).to_dict()
    rows = next(iter(spec["datasets"].values()))
    assert {row["place"]: row["value"] for row in rows if row["value"]} == {2: 2, 9: 1}
    assert {(row["row"], row["column"]): row["place"] for row in rows} == {
        (1 + spot // 4, 1 + spot % 4): place for spot, place in enumerate(match.view["layout"])
    }


def test_boards_of_several_layouts_are_shown_in_order_of_their_numbers() -> None:
    found = [played(["random"] * 2, seed=1, layout=layout) for layout in ("short", "long")]
    spec = heat([short(), *found[1:]]).to_dict()
    rows = next(iter(spec["datasets"].values()))
    assert [row["place"] for row in sorted(rows, key=lambda row: (row["row"], row["column"]))] == list(range(1, 17))
    assert "several layouts" in spec["title"]["subtitle"]


def test_the_way_of_a_merchant_has_the_turns_in_its_places() -> None:
    match = short()
    match.do("move 14", "leave", "end")
    spec = json.dumps(route(match, 0).to_dict(), ensure_ascii=False)
    assert '"way": "7-2"' in spec
    assert '"way": "2-14"' in spec
    assert "The way of Anna" in spec


def test_bars_of_lira_add_up_to_the_flows() -> None:
    rows = next(iter(money(short()).to_dict()["datasets"].values()))
    assert {(row["who"], row["title"], row["lira"]) for row in rows} == {
        ("Anna", "Start", 2),
        ("Boris", "Start", 3),
        ("Chen", "Start", 4),
        ("Boris", "Tea House", 8),
        ("Chen", "Other merchants", -2),
        ("Anna", "Other merchants", 2),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_lira_has_a_name(language: str) -> None:
    for name in ("game", "mocha", "letters", "grand", "dice"):
        for source in set(flows(whole(name))["source"]):
            assert title_of(source, Words(language))


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [number_of(value, Words("en")) for value in (3.0, 16.5, 0.04)] == ["3", "16.5", "0"]
    assert number_of(16.5, Words("ru")) == "16,5"


# What they do not show


@pytest.mark.parametrize(
    ("draw", "reason"),
    [
        (lambda: growth(short(), theme="blue"), "analysis-theme"),
        (lambda: heat(short(), "beauty"), "analysis-choice"),
        (lambda: heat(short(), seat=3), "seat-range"),
        (lambda: route(short(), 3), "seat-range"),
        (lambda: heat(whole("dice")), "analysis-nothing"),
        (lambda: route(whole("dice")), "analysis-nothing"),
        (lambda: money(whole("sultan")), "analysis-nothing"),
        (lambda: win_shares(short()), "analysis-nothing"),
        (lambda: win_shares(contest(["random", "random"], "sultan", games=1)), "analysis-columns"),
        (lambda: growth(standings(whole("dice"))), "analysis-columns"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(draw: Callable[[], Any], reason: str) -> None:
    with pytest.raises(MatchError) as error:
        draw()
    assert error.value.reason == reason
    assert str(error.value).endswith(".")
