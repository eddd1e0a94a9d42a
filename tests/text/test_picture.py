"""The table in plain text: everything that everybody sees, nothing that somebody may not, and it fits the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.istanbul.text.bazaar import draw
from istanbul_nb.match.match import Match
from istanbul_nb.terminal.console import command_of
from istanbul_nb.text import EMBLEMS, picture
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import CARDS, finished, hands, played

from .looking import GAME, NAMES, moments, view_of

KEYS = key_style("istanbul")
LONGEST_NAMES = [letter * 40 for letter in "ABCDE"]
SCREENS = (100, 80)


def position(players: int = 5, **changes: Any) -> dict[str, Any]:
    """Return an encoded first state, with some entries changed: `seats` for every seat, `places` for the places."""
    data = GAME.encode(GAME.setup({"players": players, "layout": "order", "first": 0}, Seeded(1)))
    for seat in data["seats"]:
        seat.update(changes.get("seats", {}))
    for name in ("places", "figures"):
        data[name].update(changes.get(name, {}))
    return data | {name: value for name, value in changes.items() if name not in ("seats", "places", "figures")}


def hand_line(text: str, words: Words) -> str | None:
    """Return the titles in the line of the hand, `None` if there is no such line."""
    before = words.say("picture-hand", cards="")
    lines = [line for line in text.splitlines() if line.startswith(before.strip())]
    assert len(lines) <= 1
    return lines[0].removeprefix(before.strip()).strip() if lines else None


def cells(text: str) -> dict[int, list[str]]:
    """Return the lines that the drawing has for each place."""
    found: dict[int, list[str]] = {}
    rows: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("|"):
            rows.append(line.split("|")[1:-1])
        elif rows:
            found |= {int(column[0][:2]): list(column) for column in zip(*rows, strict=True)}
            rows = []
    return found


def pieces(text: str, place: int) -> list[str]:
    """Return who stands and lies at a place."""
    return " ".join(cells(text)[place][2:]).split()


# What is there


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_there_with_its_number_and_its_name(language: str, columns: int) -> None:
    words = Words(language)
    match = Match(players=3, seed=4, layout="random")
    text = draw(match.view, match.names, words, columns)
    for place in range(1, 17):
        name = words.term("place", place) if columns == 100 else words.say(f"place-{place}.short")
        assert len(re.findall(rf"\|{place:2} {re.escape(name)} *\|", text.replace("|", "||"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_cart_is_there_with_what_it_holds(players: int, language: str) -> None:
    for match in moments(players, seed=players, layout="random"):
        lines = draw(match.view, match.names, Words(language), 100).splitlines()
        for emblem, name, seat in zip(EMBLEMS, match.names, match.view["seats"], strict=False):
            (line,) = (line for line in lines if line[2:].startswith(f"{emblem}  {name} "))
            goods = " ".join(f"{letter}{count}" for letter, count in zip("RGYB", seat["goods"], strict=True))
            rubies = f"{seat['rubies']}/{match.view['target']}"
            tiles = "".join(seat["tiles"]) or "–"
            shown = re.split(r"\s{2,}", line[3:].strip())
            assert shown == [name, rubies, str(seat["lira"]), f"{goods} /{seat['capacity']}", tiles, str(seat["cards"])]


def test_whoever_is_to_decide_is_marked_and_asked_by_name() -> None:
    for match in moments(4, seed=2, layout="random"):
        seat = match.actor
        assert seat is not None
        text = match.picture(seat)
        marked = [line for line in text.splitlines() if line.startswith("→")]
        assert len(marked) == 1
        assert match.names[seat] in marked[0]
        question = match.words.question(match.view_of(seat), match.names)
        assert question in text
        assert question.startswith(match.names[seat])


def test_whoever_waits_reads_who_is_deciding() -> None:
    match = Match(names=NAMES[:3], seed=1, first=1)
    for seat in (0, 2):
        assert "Boris is deciding" in match.picture(seat)
        assert "→ ▲  Boris" in match.picture(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_nobody_is_marked_and_the_end_is_told(language: str) -> None:
    match = finished()
    match.language = language
    text = match.picture(0)
    assert not any(line.startswith("→") for line in text.splitlines())
    assert text.rstrip().endswith(Words(language).say("question-over"))


def test_the_round_and_the_target_are_told() -> None:
    match = played(100, seed=3, players=2)
    first = match.picture().splitlines()[0]
    assert f"round {match.view['round']}." in first
    assert "6 rubies" in first


def test_merchants_assistants_families_and_figures_stand_where_they_are() -> None:
    data = position(2, figures={"governor": 3, "smuggler": 3}, neutral_merchants=[3, 4, 4])
    data["seats"][0] |= {"merchant": 3, "stack": ["own"] * 2, "assistants": [3, 5], "family": 4}
    text = draw(view_of(data), NAMES[:2], Words(), 100)
    assert pieces(text, 1) == pieces(text, 2) == []
    assert pieces(text, 3) == ["●2", "a●", "Gov", "Smu", "N"]
    assert pieces(text, 4) == ["f●", "N", "N"]
    assert pieces(text, 5) == ["a●"]


# Who sees what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_seat_reads_its_own_hand_and_no_other(players: int, language: str) -> None:
    words = Words(language)
    for match in moments(players, seed=players + 7, layout="random"):
        match.language = language
        truth = hands(match)
        for seat in range(players):
            text = match.picture(seat)
            titles = [words.term("card", card) for card in truth[seat]]
            assert hand_line(text, words) == (", ".join(titles) or words.say("picture-hand-empty"))
            drawing = draw(match.view_of(seat), match.names, words, 100)
            for card in set(CARDS) - set(truth[seat]):
                assert words.term("card", card) not in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_sees_no_hand_no_actions_and_no_card(language: str) -> None:
    words = Words(language)
    for match in moments(4, seed=9, layout="random"):
        match.language = language
        text = match.picture()
        assert hand_line(text, words) is None
        assert not any(words.term("card", card) in text for card in CARDS)
        assert not re.search(r"^ +\d+  ", text.split("\n\n")[-1], re.MULTILINE)


def test_a_picture_is_the_same_whatever_the_others_hold() -> None:
    for match in moments(3, seed=11, layout="random"):
        seat = 1
        other = GAME.view(GAME.resample_hidden(match.history.state, seat, Seeded(5)), seat)
        assert draw(other, match.names, match.words, 100) == draw(match.view_of(seat), match.names, match.words, 100)


def test_printing_a_match_shows_the_only_person_his_hand_and_several_none() -> None:
    match = Match(names=NAMES[:2], seed=1)
    assert hand_line(str(match), Words()) is None
    match.assign_bot(0, "random")
    assert str(match) == match.picture(1)


# What can be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_actions_have_a_key_a_label_and_their_notation(language: str) -> None:
    words = Words(language)
    for match in moments(3, seed=5, layout="random"):
        match.language = language
        view = match.view_of(match.actor)
        lines = match.picture(match.actor).splitlines()[-len(match.legal) :]
        keys = KEYS.keys_of(match.legal)
        assert len(set(keys)) == len(keys)
        for key, action, line in zip(keys, match.legal, lines, strict=True):
            label = re.escape(words.action(action, view, match.queries.now.previewer(match.actor)))
            assert re.fullmatch(rf" *{key}  {label} +{re.escape(str(action))}", line), line


def test_the_key_of_an_action_is_the_number_that_it_speaks_of_or_a_letter() -> None:
    match = Match(players=3, seed=1, layout="order")
    for key, action in zip(KEYS.keys_of(match.legal), match.legal, strict=True):
        assert key == str(action.args[0]) if action.verb == "move" else key.isalpha()
    many = KEYS.keys_of([Action("sell", (f"R{number}",)) for number in range(700)])
    assert len(set(many)) == 700
    assert all(key.isalpha() and command_of(key) is None for key in many)


def test_only_the_deciding_seat_reads_what_can_be_done() -> None:
    match = Match(names=NAMES[:3], seed=1, first=0)
    assert str(match.legal[-1]) in match.picture(0).splitlines()[-1]
    assert match.picture(1).splitlines()[-1].startswith("Anna is deciding")


# It fits the screen


def assert_fits(text: str, columns: int) -> None:
    wide = [line for line in text.splitlines() if len(line) > columns]
    assert not wide, "\n".join(wide)


def assert_straight(text: str) -> None:
    """Assert that the board is a rectangle."""
    board = [line for line in text.splitlines() if line.startswith(("|", "+"))]
    assert len({len(line) for line in board}) == 1
    assert {line.count("|") for line in board} == {0, 5}
    assert sorted(cells(text)) == list(range(1, 17))


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_drawing_and_the_question_fit_the_screen(players: int, language: str, columns: int) -> None:
    words = Words(language)
    for match in moments(players, seed=players + 1, layout="random"):
        for seat in (match.actor, None):
            view = match.view_of(seat)
            assert_fits(picture(view, match.names, [], words, columns), columns)
            assert_straight(draw(view, match.names, words, columns))


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_the_screen_with_the_longest_names(language: str, columns: int) -> None:
    view = played(150, seed=4, players=5).view
    assert_fits(draw(view, LONGEST_NAMES, Words(language), columns), columns)


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_the_screen_with_a_large_hand(language: str, columns: int) -> None:
    data = position(2)
    data["seats"][0]["hand"] = list(CARDS)
    data["seats"][1]["hand"] = ["good"]
    total = {"good": 4, "lira": 4, "far": 4}
    data["places"]["deck"] = {card: total.get(card, 2) - 1 - (card == "good") for card in CARDS}
    assert_fits(draw(view_of(data), NAMES[:2], Words(language), columns), columns)


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_name_does_not_bend_the_drawing(language: str, columns: int) -> None:
    match = Match(names=["<img src=x onerror=alert(1)>", "|+-|", "\x1b[2JChen"], seed=1, language=language)
    text = draw(match.view, match.names, match.words, columns)
    assert_straight(text)
    assert "<img src=x onerror" in text
    assert "\x1b" not in text


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_crowded_on_one_place_fit_and_everybody_is_counted(language: str, columns: int) -> None:
    crowd = {"merchant": 12, "stack": ["own"] * 3, "assistants": [12], "family": 12}
    view = view_of(position(seats=crowd, figures={"governor": 12, "smuggler": 12}))
    text = draw(view, NAMES, Words(language), columns)
    assert_fits(text, columns)
    assert_straight(text)
    there = pieces(text, 12)
    assert {f"{emblem}3" for emblem in EMBLEMS} <= set(there)
    hidden = sum(int(piece[1:]) for piece in there if piece.startswith("+"))
    assert len([piece for piece in there if not piece.startswith("+")]) + hidden == 3 * 5 + 2


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_place_shows_is_never_cut_off(language: str, columns: int) -> None:
    first = position(2)
    places = first["places"]
    discard = [card for card in CARDS for _ in range(min(places["deck"][card], 2))][:13]
    deck = {card: number - discard.count(card) for card, number in places["deck"].items()}
    supply = places["supply"] + places["palace"] - 1
    view = view_of(position(2, places={"deck": deck, "discard": discard, "palace": 1, "supply": supply}))
    words = Words(language)
    text = draw(view, NAMES[:2], words, columns)
    assert words.say("picture-deck", deck=sum(deck.values()), discard=len(discard)) in text
    assert "R2 G2 Y2 B2 ? ? ♦1" in text
    for market in view["places"]["markets"].values():
        assert market["tile"] in text
    assert "7→B 9→BB 11→BBB" in text
