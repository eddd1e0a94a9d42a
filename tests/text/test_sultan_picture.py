"""Sultan in plain text: everything that one needs to decide, nothing that one may not know, and it fits the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games.sultan.text import draw
from istanbul_nb.match.match import Match
from istanbul_nb.text import EMBLEMS, picture
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words
from tests.games.sultan.scenario import GAME, Scenario, fresh, table

KEYS = key_style("sultan")
NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]
LONGEST_NAMES = [letter * 40 for letter in "ABCDE"]
SCREENS = (100, 80)

ENGLISH = """\
Sultan, round 2 of 3, trick 3 of 5. First player: Anna.
+------------------------+------------------------+------------------------+
| 1 White                | 2 Red                  | 3 Blue                 |
| 1 point                | 2 points               | 5 points               |
| to you +3              | to you +2              | to you +5              |
| ●9 ■?                  | ▲?                     |                        |
+------------------------+------------------------+------------------------+
A stone is worth: W white 1  R red 2  Y yellow 3  G green 4  B blue 5
Bonus for one colour: 3 stones +2, 4 stones +5, 5 stones +10, 6 or more +20
In the bag: 37 stones (W8 R9 Y8 G6 B6).

            hand  deck  stones  W  R  Y  G  B  points
  ●  Anna   2     5     3       2  1  0  0  0  4
  ▲  Boris  2     5     3       0  0  0  3  0  14
  ■  Chen   2     5     2       0  0  2  0  0  6
→ ✚  Dora   3     5     2       1  0  0  0  1  6

Cards of the others that have not been turned up yet:
  ▲  Boris  8 9 10 11 12 13 14 15
  ■  Chen   8 9 10 11 12 13 14 15
  ✚  Dora   8 9 10 11 12 13 14 15

Your cards: 8 10
Cards that you have not drawn yet: 11 12 13 14 15"""

RUSSIAN = """\
Султан, раунд 1 из 3, круг 2 из 4. Первый игрок: Boris.
Последний круг, карты открыты:
+------------------------+------------------------+------------------------+
| 1 Жёлтый               | 2 Зелёный              | 3 Зелёный              |
| ▲12 ●12                | ●3 ▲1                  |                        |
| → ● Anna               | → ● Anna               | назад в мешочек        |
|   равные, первый игрок |   старшая карта        |                        |
+------------------------+------------------------+------------------------+
Камень стоит: W белый 1  R красный 2  Y жёлтый 3  G зелёный 4  B синий 5
Бонус за один цвет: 4 камня +2, 5 камней +5, 6 камней +10, 7 и больше +20

            рука  колода  камни  W  R  Y  G  B  очки
  ●  Anna   6     16      2      0  0  1  1  0  7
→ ▲  Boris  6     16      ?      ?  ?  ?  ?  ?  ?

Ваши карты: 1 1 2 2 3 4
Карты, которых вы ещё не взяли: 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12"""


def shown(scene: Scenario, seat: int | None, language: str = "en", columns: int = 80) -> str:
    view = scene.view(seat)
    return draw(view, NAMES[: len(view["seats"])], Words(language, "sultan"), columns)


def bidding() -> Scenario:
    """Return four players; all but one have laid their cards."""
    scene = table(
        4,
        round=2,
        trick=3,
        offered="W R B",
        hands=["9", "14", "15", ""],
        stones=["W2 R", "G3", "Y2", "W B"],
    )
    return scene.do("bid 9 1", "bid 14 2", "bid 15 1")


def moments(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Yield a random game, looked at after every third step and at the end."""
    match, choices = Match("sultan", names=NAMES[:players], seed=seed, **options), random.Random(seed)
    while not match.over:
        if len(match.steps) % 3 == 0:
            yield match
        match.do(choices.choice(match.legal))
    yield match


# What is there


def test_the_cushions_the_players_and_the_own_cards_are_there() -> None:
    assert shown(bidding(), 0) == ENGLISH


def test_the_last_trick_is_there_until_stones_are_drawn_again() -> None:
    scene = table(2, offered="Y G G", hands=["12 3", "12 1"], memory=False)
    scene.do("bid 3 2", "bid 12 1", "bid 12 1", "bid 1 2")
    assert shown(scene, 0, "ru") == RUSSIAN
    assert "Последний круг" not in shown(scene.do("draw"), 0, "ru")


def test_the_stones_that_were_drawn_are_there_with_what_they_would_bring() -> None:
    text = shown(table(4, trick=5, drawn="W R R B", stones=["R2 B3", "", "", ""]), 0)
    assert "| White            | Red              | Red              | Blue             |" in text
    assert "| to you +1        | to you +4        | to you +4        | to you +8        |" in text


@pytest.mark.rule("sultan.value", "sultan.bonus")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_everyone_reads_how_the_points_came_about(language: str) -> None:
    scene = table(4, round=3, trick=5, offered="R Y G", hands=["15"] * 3, stones=["W3 R4 B", "G2", "Y3", "B2"])
    text = shown(scene.do("bid 15 1", "bid 15 2", "bid 15 3", "bid 15 3"), 1, language)
    (line,) = (line for line in text.splitlines() if line.startswith("  ●"))
    assert re.split(r" {2,}", line.strip()) == ["●", "Anna", "3: 3+2", "5: 10+10", "–", "–", "1: 5", "30", "9"]
    words = Words(language, "sultan")
    assert words.say("picture-over") in text
    assert words.say("picture-title", round=3, rounds=3, trick=5, tricks=5, first="Anna") not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_lays_a_card_reads_how_to_type_it(language: str) -> None:
    scene, words = bidding(), Words(language, "sultan")
    hint = words.say("picture-type-bid", card=10, cushion=1)
    assert hint in picture(scene.view(3), NAMES[:4], [], words)
    assert hint not in picture(scene.view(0), NAMES[:4], [], words)
    two = table(2, offered="W R B", hands=["9", "8"]).do("bid 9 1", "bid 8 1")
    assert words.say("picture-type-bid", card=4, cushion=2) in picture(two.view(0), NAMES[:2], [], words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_actions_are_typed_by_what_they_speak_of(language: str) -> None:
    words = Words(language, "sultan")
    for match in moments(4, seed=3):
        match.language = language
        lines = match.picture(match.actor).splitlines()[-len(match.legal) :] if not match.over else []
        keys = KEYS.keys_of(match.legal)
        assert len(set(keys)) == len(keys)
        for key, action, line in zip(keys, match.legal, lines, strict=True):
            label = re.escape(
                words.action(action, match.view_of(match.actor), match.queries.now.previewer(match.actor))
            )
            assert re.fullmatch(rf" *{key}  {label} +{re.escape(str(action))}", line), line
            assert key == (" ".join(map(str, action.args)).lower() or "a")


# Who sees what


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_picture_is_the_same_whatever_one_may_not_know(players: int, memory: bool) -> None:
    changed = 0
    for match in moments(players, seed=players, memory=memory):
        for seat in (*range(players), None):
            other = GAME.resample_hidden(match.history.state, seat, Seeded(len(match.steps)))
            changed += GAME.encode(other) != GAME.encode(match.history.state)
            drawn = [
                draw(GAME.view(state, seat), NAMES[:players], match.words, 100)
                for state in (match.history.state, other)
            ]
            assert drawn[0] == drawn[1]
    assert changed > 30


@pytest.mark.rule("sultan.bid")
def test_cards_that_lie_face_down_are_seen_by_their_owner_alone() -> None:
    scene = bidding()
    for seat, (own, others) in enumerate((("●9 ■?", "▲?"), ("●? ■?", "▲14"), ("●? ■15", "▲?"), ("●? ■?", "▲?"))):
        assert f"| {own} " in shown(scene, seat)
        assert f"| {others} " in shown(scene, seat)
    assert "| ●? ■? " in shown(scene, None)
    assert "Your cards" not in shown(scene, None)


def test_without_memory_only_the_own_collection_is_known() -> None:
    scene = table(3, trick=3, drawn="W R Y", memory=False, stones=["W2", "B", ""])
    lines = [line.split() for line in shown(scene, 1).splitlines() if re.match(f". [{EMBLEMS}]", line)]
    assert [line[-7:] for line in lines] == [["?"] * 7, ["1", "0", "0", "0", "0", "1", "5"], ["?"] * 7]
    assert "have not been turned up" not in shown(scene, 1)
    assert "In the bag" not in shown(scene, 1)


# It fits the screen


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_fits_the_screen_whatever_people_are_called(players: int, language: str, columns: int) -> None:
    words = Words(language, "sultan")
    for match in moments(players, seed=players):
        for seat in (match.actor, None):
            text = picture(match.view_of(seat), LONGEST_NAMES[:players], match.legal, words, columns)
            assert not [line for line in text.splitlines() if len(line) > columns]


def test_more_cushions_than_fit_side_by_side_lie_in_two_rows() -> None:
    scene = fresh(components={"cushions_by_players": [3, 2, 4, 3], "stones": [30, 11, 10, 9, 8]}, first=0)
    view = scene.do("draw").do(scene.legal()[0]).view(0)
    edges = [line for line in draw(view, NAMES[:4], Words("en", "sultan"), 80).splitlines() if line.startswith("+")]
    assert [line.count("+") for line in edges] == [4, 4, 2, 2]
