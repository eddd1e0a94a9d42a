"""The still picture of a table: all that everybody sees, nothing that somebody may not, and nothing but a picture."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.match.match import Match
from istanbul_nb.table import picture as drawn_by
from istanbul_nb.table.drawing import paint
from istanbul_nb.table.picture import NOT_BUILT, picture
from istanbul_nb.words import LANGUAGES, Words
from tests.games.istanbul.scenario import table
from tests.match.playing import SECRET_SEED, eager, finished, played

GAME = Istanbul()
NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]
HOSTILE = ["<img src=x onerror=alert(1)>", "</text><script>alert(2)</script>", "&amp;&lt;\"'", "]]>", "${7*7}{{7*7}}"]
SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS = ("short", "long", "order", "random")
LARGEST = 45_000
DRAWN = {"svg", "title", "desc", "defs", "symbol", "g", "use", "rect", "circle", "path", "text", "tspan", "clipPath"}
STYLE = Path(__file__).parents[2] / "widgets/src/style/tokens.css"


def drawn(match: Match, language: str = "en") -> str:
    return picture(match.view, match.names, Words(language))


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def texts(root: ElementTree.Element) -> list[str]:
    """Return everything that is written in a picture, in order."""
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def used(root: ElementTree.Element) -> Counter[str]:
    """Count how often each drawing stands in the picture itself."""
    painted = [each for part in root if part.tag != f"{SVG}defs" for each in part.iter(f"{SVG}use")]
    return Counter(each.attrib["href"].removeprefix("#ip-") for each in painted)


@cache
def moments(players: int, seed: int = 3) -> tuple[Match, ...]:
    """Return a random game, looked at now and then."""
    return tuple(_moments(players, seed))


def _moments(players: int, seed: int) -> Iterator[Match]:
    match, choices = Match(names=NAMES[:players], seed=seed, layout="random"), random.Random(seed)
    for step in range(240):
        if step % 40 == 0:
            yield match.branch(seed=seed)
        if not match.over:
            match.do(eager(match, choices))


# What is there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_place_is_there_with_its_number_its_name_and_its_emblem(layout: str, language: str) -> None:
    match = Match(players=3, seed=4, layout=layout)
    root = parsed(drawn(match, language))
    written, words = texts(root), Words(language)
    told = " ".join(written)
    for place in range(1, 17):
        assert str(place) in written
        assert words.term("place", place) in told
        assert sum(number for name, number in used(root).items() if re.fullmatch(rf"p{place}(-\w+)?", name)) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_is_there_and_no_other(players: int) -> None:
    for match in moments(players):
        root, view = parsed(drawn(match)), match.view
        found = used(root)
        assert found["governor"] == found["smuggler"] == 1
        assert found["merchant-n"] == len(view["neutral_merchants"])
        for seat, shown in enumerate(view["seats"]):
            signs = seat == view["turn"]  # the Fountain and the Police Station show one more of whose turn it is
            assert found[f"merchant-{seat}"] == 1
            assert found[f"pill-{seat}"] == len(shown["stack"])
            assert found[f"disc-{seat}"] == len(shown["assistants"]) + signs
            assert found[f"family-{seat}"] == 1 + signs


def test_neutral_assistants_lie_about_and_stand_in_stacks() -> None:
    scene = table(players=4, neutral=True)
    for seat in range(1, 4):
        scene.seat(seat, stack=["own"] * 3)
    found = used(parsed(picture(scene.neutral_assistants(2, 2, 9).view(), NAMES[:4], Words())))
    assert (found["disc-n"], found["pill-n"]) == (3, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cart_is_there_with_what_it_holds(language: str) -> None:
    for match in moments(4):
        written = texts(parsed(drawn(match, language)))
        for name, seat in zip(match.names, match.view["seats"], strict=True):
            line = written[written.index(name) + 1 :][:6]
            goods = [f"{held} / {seat['capacity']}" for held in seat["goods"]]
            assert line == [str(seat["lira"]), *goods, str(seat["cards"])]


def test_rubies_are_drawn_one_by_one_and_those_to_come_in_grey() -> None:
    view = table(players=3).seat(0, rubies=3).seat(1, rubies=6).view()
    found = used(parsed(picture(view, NAMES[:3], Words())))
    assert (found["ruby-had"], found["ruby-open"]) == (3 + 6, 2 + 0 + 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_and_a_description_tell_it_to_ears(language: str) -> None:
    match = played(60, seed=2, players=3, names=NAMES[:3])
    root, words = parsed(drawn(match, language)), Words(language)
    assert root.attrib["role"] == "img"
    assert root.attrib["lang"] == language
    title, description = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc") or ""
    assert title == words.say("picture-round", round=match.view["round"], target=5)
    assert all(name in description for name in match.names)
    assert words.say("label-turn", name=match.names[match.actor or 0]) in description


def test_the_end_names_nobody_whose_turn_it_is() -> None:
    match = finished()
    root = parsed(drawn(match))
    assert match.words.say("label-over", round=match.view["round"]) in texts(root)
    assert used(root)["cart-turn"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_crowded_on_one_place_are_all_there(language: str) -> None:
    scene = table(players=5).figures(governor=12, smuggler=12)
    for seat in range(5):
        scene.seat(seat, at=12, assistants=[12], family=12)
    found = used(parsed(picture(scene.view(), NAMES, Words(language))))
    assert [found[f"merchant-{seat}"] for seat in range(5)] == [1] * 5
    assert [found[f"pill-{seat}"] for seat in range(5)] == [3] * 5


def test_corrected_tables_are_drawn_as_they_are() -> None:
    components = {"payout_small": [2, 5, 9, 14, 99], "dealer_prices": [31, *range(13, 24)], "target": [6, 8, 5, 5]}
    match = Match(players=3, seed=1, components=components)
    written = texts(parsed(drawn(match)))
    assert "99" in written
    assert str(match.view["places"]["dealer"]["price"]) in written


# What is not there


@pytest.mark.parametrize("players", [2, 5])
def test_whoever_looks_the_picture_is_that_of_a_spectator(players: int) -> None:
    for match in moments(players):
        seen = drawn(match)
        for seat in range(players):
            assert picture(match.view_of(seat), match.names, match.words) == seen


def test_a_picture_is_the_same_whatever_anybody_holds() -> None:
    for match in moments(3):
        other = GAME.view(GAME.resample_hidden(match.history.state, 0, Seeded(5)), None)
        assert picture(other, match.names, match.words) == drawn(match)


def test_no_hand_no_deck_and_no_seed_is_in_it() -> None:
    match = played(80, seed=SECRET_SEED, players=3)
    text = drawn(match)
    assert str(SECRET_SEED) not in text
    assert not any(match.words.term("card", card) in text for card in ("good", "lira", "far", "palace2", "stay"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_name_is_only_text(language: str) -> None:
    match = Match(names=HOSTILE, seed=1, language=language)
    text = drawn(match, language)
    root = parsed(text)
    tags = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert tags <= DRAWN
    assert "<img" not in text
    assert "<script" not in text
    assert all(name in (root.findtext(f"{SVG}desc") or "") for name in HOSTILE)
    assert not [name for each in root.iter() for name in each.attrib if name.lower().startswith("on")]


def test_a_picture_needs_nothing_from_outside() -> None:
    for match in moments(5):
        text = drawn(match)
        assert "var(" not in text
        assert "light-dark" not in text
        assert "<style" not in text
        assert re.findall(r'(?:href|src)="(?!#)', text) == []
        root = parsed(text)
        known = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
        assert {each.attrib["href"][1:] for each in root.iter(f"{SVG}use")} <= known
        assert all(identity.startswith("ip-") for identity in known)


def test_only_the_drawings_in_use_are_put_in() -> None:
    root = parsed(drawn(Match(players=3, seed=1)))
    named = {each.attrib["href"][1:] for each in root.iter(f"{SVG}use")}
    drawings = {each.attrib["id"] for each in root.iter(f"{SVG}symbol")}
    assert drawings - named == set()


# A picture one can rely on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_same_position_gives_the_same_picture_and_it_is_small(players: int, language: str) -> None:
    for match in moments(players):
        text = drawn(match, language)
        again = Match.load(match.text())
        assert picture(again.view, again.names, Words(language)) == text
        assert len(text.encode()) < LARGEST


def test_a_long_name_stays_in_its_column() -> None:
    match = Match(names=["W" * 40, "陳" * 40, "i" * 40], seed=1)
    written = texts(parsed(drawn(match)))
    assert [line for line in written if line.endswith("…")]
    assert not any(name in written for name in match.names)


def test_the_colours_of_the_seats_are_those_of_the_table() -> None:
    style = STYLE.read_text(encoding="utf-8")
    found = re.findall(r"\.s([0-5]) \{\s*--p: (#\w+);\s*--q: (#\w+)", style)
    assert {int(number): paint.Seat(colour, emblem) for number, colour, emblem in found} == dict(
        enumerate([paint.NOBODY, *paint.SEATS])
    )


def test_without_a_built_front_end_a_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(drawn_by, "STATIC", tmp_path)
    root = parsed(drawn(Match(players=2, seed=1)))
    assert texts(root) == [NOT_BUILT]


def test_a_table_carries_the_picture_beside_the_widget() -> None:
    from istanbul_nb.table import Board, Table  # noqa: PLC0415

    match = Match(players=3, seed=1)
    for part in (Table(match), Board(match)):
        data: Any = part._repr_mimebundle_()[0]
        assert data["image/svg+xml"] == drawn(match)
