"""The table of the Dice Game: every question offers all that is legal, messages are small, and no seat learns more."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.odds import odds
from istanbul_nb.match.match import Match
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.parts import Cart, Dice, Hand
from istanbul_nb.table.picture import picture
from istanbul_nb.table.table import Table
from istanbul_nb.table.words import table_words
from istanbul_nb.words import LANGUAGES, Words
from tests.games.dice.pauses import DECISIONS as PAUSES
from tests.games.dice.pauses import SCENES
from tests.games.dice.scenario import FACES
from tests.table.asking import Page, size, snapshot_of, texts

NAMES = ["Anna", "Boris", "Chen", "Dora"]
LONG_NAMES = ["Щ" * 40, "Ж" * 40, "Ю" * 40, "Ы" * 40]
LARGEST = 12_000
ENVELOPE = 700  # header and comm fields of a message
SECRET_SEED = 987654321


def laid(name: str, language: str = "en") -> Match:
    """Return a match that begins at a table laid by hand."""
    state = SCENES[name]().state
    return Match.from_state("dice", state, names=NAMES[: len(state.stock)], language=language)


def shown(match: Match, viewer: int | None) -> Any:
    return snapshot_of(match, viewer, viewer)


def asked(name: str, language: str = "en") -> dict[str, Any]:
    """Return the question at a table laid by hand."""
    match = laid(name, language)
    ask: dict[str, Any] = shown(match, match.actor)["ask"]
    return ask


def offered(snap: dict[str, Any]) -> list[str]:
    """Return every action that a question offers: on the board, among the dice and the cards, and by buttons."""
    ask = snap["ask"]
    acts = [spot.get("act", place) for place, spot in ask["spots"].items()]
    acts += [f"choose {place}" for place, spot in ask["spots"].items() if spot.get("other")]
    acts += [*ask["cards"].values(), *(act["act"] for act in ask["acts"])]
    return acts + (rerolls(snap["roll"]) if ask.get("reroll") else [])


def rerolls(roll: str) -> list[str]:
    """Return what the browser makes of dice that can be picked: each face as often as it lies there, or less."""
    counts = [range(roll.count(face) + 1) for face in FACES]
    words = [
        [face + (str(count) if count > 1 else "") for face, count in zip(FACES, picked, strict=True) if count]
        for picked in product(*counts)
    ]
    return [" ".join(["reroll", *picked]) for picked in words if picked]


def playing(seed: int, steps: int = 500, **options: Any) -> Iterator[Match]:
    """Yield a game at every step; its player does nearly everything."""
    match, choices = Match("dice", seed=seed, **options), random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        yield match
        busy = [action for action in match.legal if action.verb not in ("reroll", "end")]
        match.do(choices.choice(busy if busy and choices.random() < 0.9 else match.legal))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_question_offers_every_legal_action_exactly_once(name: str, language: str) -> None:
    match = laid(name, language)
    snap = shown(match, match.actor)
    assert sorted(offered(snap)) == sorted(map(str, match.legal))
    assert snap["ask"]["title"]
    assert snap["ask"]["rule"] in table_words(language, "", "dice")["rules"]


def test_every_kind_of_question_is_looked_at() -> None:
    assert set(PAUSES) == set(DECISIONS)
    assert all(asked(name)["decision"] == name for name in PAUSES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_holds_all_game_long(players: int) -> None:
    for match in playing(players, 300, players=players):
        assert sorted(offered(shown(match, match.actor))) == sorted(map(str, match.legal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_for_one_decision_is_small_even_with_four_long_names(language: str) -> None:
    games = (playing(seed, names=LONG_NAMES, language=language) for seed in range(3))
    assert max(size(shown(match, match.actor)) for game in games for match in game) + ENVELOPE <= LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_small_with_nine_dice_and_plenty_to_pay_with(language: str) -> None:
    match = laid("nine dice", language)
    assert len(match.legal) > 250
    assert size(shown(match, match.actor)) + ENVELOPE <= LARGEST


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_snapshot_does_not_depend_on_what_its_seat_may_not_know(viewer: int | None) -> None:
    """Check that a seat sees the same table whatever is drawn anew behind its back."""
    states = [SCENES["cards"]().state, SCENES["many cards"]().state]
    states += [match.history.state for match in playing(5, 60, players=3) if len(match.steps) % 20 == 19]
    for state in states:
        other = Match.from_state(
            "dice", match_game().resample_hidden(state, viewer, Seeded(99)), names=NAMES[:3], seed=5
        )
        same = Match.from_state("dice", state, names=NAMES[:3], seed=6)
        assert shown(other, viewer) == shown(same, viewer)


def match_game() -> Any:
    return Match("dice", seed=0).game


def test_drawn_cards_are_told_to_nobody_else() -> None:
    match = laid("cards")
    assert sorted(shown(match, 0)["hand"]) == ["ruby-tile-lira", "token-lira-G"]
    for viewer in (None, 1, 2):
        told = " ".join(texts(shown(match, viewer)))
        assert "ruby-tile-lira" not in told
        assert match.words.term("card", "ruby-tile-lira") not in told
    assert snapshot_of(match)["ask"]["cards"] == {}


def test_the_seed_is_in_no_snapshot() -> None:
    for match in playing(SECRET_SEED, 60):
        assert str(SECRET_SEED) not in json.dumps(shown(match, match.actor))


def test_what_an_action_would_take_is_told_with_it() -> None:
    spots = asked("act")["spots"]
    assert spots["crystal R G"] == {
        "label": "Take 1 crystal for 1 fabric and 1 spice",
        "pay": "R G",
        "other": True,
    }
    assert spots["ruby G"]["pay"] == "G2 +G2 +brown1"
    assert "other" not in spots["lira"]


def test_a_free_ruby_and_a_free_tile_are_taken_where_they_lie() -> None:
    assert asked("track")["spots"]["ruby lira"]["act"] == "take lira"
    assert asked("open")["spots"]["tile die"]["act"] == "take die"
    assert "pay" not in asked("open")["spots"]["tile die"]


def test_what_is_paid_is_shown_piece_by_piece() -> None:
    ask = asked("the second good")
    assert (ask["paying"], ask["paid"], ask["due"]) == ("brown R G B", ["give R"], "G")
    assert [act["sign"] for act in ask["acts"]] == ["dG", "tokG", "brown"]


def test_dice_that_are_used_are_small_letters() -> None:
    assert sorted(shown(laid("after an action"), 0)["roll"]) == sorted("GBLrg")


def test_chances_of_a_reroll_are_the_exact_ones() -> None:
    match = laid("act")
    found = face_of("dice").odds(match.view_of(0), Action.parse("reroll R B"))
    exact = odds(match.view_of(0), ["G2", "L"], 2)
    assert found == {name: round(float(chance), 4) for name, chance in exact.items()}
    assert 0 < found["token Y"] < 1


def test_a_page_may_ask_for_the_chances_of_what_is_legal_only() -> None:
    page = Page(Table(laid("act"), seat=0))
    revision = page.snap["revision"]
    answer = page.says("odds", act="reroll R B", revision=revision)
    assert answer is not None
    assert (answer["kind"], answer["act"], answer["revision"]) == ("odds", "reroll R B", revision)
    for act in ("reroll C", "end", "reroll R B L2", "rer(", 7):
        told = page.says("odds", act=act, revision=revision)
        assert told is None or told["odds"] == {}
    assert page.says("odds", act="reroll R B", revision=revision - 1) is None


def test_somebody_else_is_told_no_chances() -> None:
    page = Page(Table(laid("act"), seat=1))
    assert page.says("odds", act="reroll R B", revision=page.snap["revision"]) is None


def test_the_chances_of_the_first_roll_are_told_too() -> None:
    page = Page(Table(laid("roll"), seat=0))
    answer = page.says("odds", act="roll", revision=page.snap["revision"])
    assert answer is not None
    assert answer["odds"]["cards 1"] == round(1 - (5 / 6) ** 5, 4)


def test_what_cannot_be_paid_is_refused_with_its_rule() -> None:
    page = Page(Table(laid("act"), seat=0))
    answer = page.says("why", act="token Y", revision=page.snap["revision"])
    assert answer is not None
    assert answer["rule"] == "dice.act.token"
    assert answer["says"]


def test_a_roll_tumbles_and_what_is_paid_flies() -> None:
    match = laid("act")
    match.do("token G")
    kinds = [(effect["sign"], effect["place"], effect["gained"]) for effect in shown(match, 0)["effects"]]
    assert ("tokG", "token", True) in kinds
    match.do("choose crystal R B")
    match.do("give R")
    match.do("give B")
    assert ("tokR", "supply", False) in [
        (effect["sign"], effect["place"], effect["gained"]) for effect in shown(match, 0)["effects"]
    ]
    match.do("roll")
    assert shown(match, 1)["effects"][0]["kind"] == "dice"
    assert shown(match, 1)["dice"]["dice"] == [die["face"] for die in match.view["dice"]]


def finished(language: str = "en") -> Match:
    *_, match = playing(7, 3000, players=3, language=language)
    assert match.over
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_ranks_charts_and_setup(language: str) -> None:
    match = finished(language)
    end = shown(match, None)["end"]
    assert [standing["seat"] for standing in end["standings"]] == [standing.seat for standing in match.standings]
    assert str(match.seed) in end["setup"]
    rubies, worth = (chart["values"] for chart in end["charts"])
    assert [series[-1] for series in rubies] == [seat["rubies"] for seat in match.view["seats"]]
    assert [series[-1] for series in worth] == [seat["worth"] for seat in match.view["seats"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_tiles_have_words_and_faces(language: str) -> None:
    words: Any = table_words(language, "", "dice")
    assert (len(words["cards"]), len(words["tiles"])) == (28, 21)
    assert all(card["face"] and card["effect"] for card in words["cards"].values())
    assert all(tile["sign"] and tile["short"] for tile in words["tiles"].values())
    assert set(words["deals"].values()) <= set(words["rules"])


def test_the_start_panel_asks_who_begins() -> None:
    page = Page(Table(game="dice", autosave=False))
    assert page.widget.start["players"] == [2, 3, 4]
    assert [value for value, _ in page.widget.start["first"]] == ["", "0", "1", "2", "3"]
    seats = [{"name": name, "bot": ""} for name in NAMES[:3]]
    page.says("start", seats=seats, options={"first": 2, "seed": "5"})
    assert page.widget.match is not None
    assert page.widget.match.view["turn"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["act", "roll", "nine dice"])
def test_the_picture_is_the_same_for_the_same_view_and_tells_no_card(name: str, language: str) -> None:
    match = laid(name, language)
    drawn = picture(match.view, match.names, Words(language, "dice"))
    assert drawn == picture(match.view, match.names, Words(language, "dice"))
    assert drawn.startswith("<svg")
    assert all(each in drawn for each in match.names)


def test_parts_show_this_game_on_their_own() -> None:
    match = laid("cards")
    assert Cart(match, seat=1).snap["seats"][1]["lira"] == 6
    assert len(Hand(match, seat=0).snap["hand"]) == 2
    assert Hand(match, seat=1).snap["hand"] == []
    assert Dice(match).words["faces"]["L"] == "coin"
