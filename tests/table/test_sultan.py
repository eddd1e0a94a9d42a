"""The table of Sultan: every question offers what is legal, messages are small, and what is hidden stays hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games.sultan.face.ask import in_hundred
from istanbul_nb.match.match import Match
from istanbul_nb.table import Board, Cart, Hand, Table, play
from istanbul_nb.table.picture import picture
from istanbul_nb.table.snapshot import Window
from istanbul_nb.table.words import table_words
from istanbul_nb.words import LANGUAGES
from tests.browser.scenes_sultan import sultan
from tests.table.asking import Page, size, snapshot_of

LARGEST, ENVELOPE = 12_000, 700
LONG_NAMES = ["Щ" * 40, "Ж" * 40, "Ю" * 40, "Ы" * 40, "Ф" * 40]


def offered(ask: dict[str, Any]) -> list[str]:
    """Return every action that a question offers: on buttons, on stones, or as a card and a cushion."""
    acts = [act["act"] for act in ask["acts"]] + [f"return {stone}" for stone in ask["returns"]]
    return acts + [f"bid {card} {cushion}" for card, cushions in ask["bids"].items() for cushion in cushions]


def snapshots(players: int, seed: int = 1, **options: Any) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield the snapshot of the seat that decides, at every step of a game."""
    match, choices = Match("sultan", players=players, seed=seed, **options), random.Random(seed)
    while not match.over:
        yield match, snapshot_of(match, match.actor, match.actor)
        match.do(choices.choice(list(match.legal)))
    yield match, snapshot_of(match, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_question_offers_every_legal_action_exactly_once(players: int) -> None:
    asked = set()
    for match, snap in snapshots(players):
        if snap["ask"] is not None:
            assert sorted(offered(snap["ask"])) == sorted(map(str, match.legal))
            assert snap["ask"]["title"]
            assert snap["ask"]["text"]
            assert snap["ask"]["rule"] in table_words("en", "sultan", "sultan")["rules"]
            asked.add(snap["ask"]["decision"])
    assert asked == {"offer", "lay", "bid"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_message_for_one_decision_is_small_even_with_long_names(players: int, language: str) -> None:
    names = LONG_NAMES[:players]
    sizes = [size(snap) for _, snap in snapshots(players, names=names, language=language) if snap["end"] is None]
    assert max(sizes) + ENVELOPE <= LARGEST


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_snapshot_does_not_depend_on_what_its_seat_may_not_know(viewer: int | None, memory: bool) -> None:
    """Check that a seat sees the same table whatever is drawn anew behind its back."""
    for kind, laid in (("offer", 0), ("lay", 0), ("bid", 1), ("bid", 2)):
        match = sultan(kind, players=3, laid=laid, memory=memory, alone=False)
        state = match.game.resample_hidden(match.history.state, viewer, Seeded(99))
        other = Match.from_state("sultan", state, names=match.names, seed=5)
        same = Match.from_state("sultan", match.history.state, names=match.names, seed=6)
        assert snapshot_of(other, viewer, viewer) == snapshot_of(same, viewer, viewer)


@pytest.mark.rule("sultan.secret")
def test_a_spectator_who_may_answer_is_offered_no_card() -> None:
    match = sultan("bid", laid=2, alone=False)
    snap = snapshot_of(match)
    assert snap["ask"]["bids"] == {}
    assert snap["hand"] is None
    assert snap["undrawn"] is None
    assert "shows the hand" in snap["ask"]["text"]


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("kind", ["do", "why"])
@pytest.mark.parametrize("card", [1, 2, 6, 13])
def test_a_board_that_shows_no_hand_does_not_tell_by_refusing_what_is_in_it(kind: str, card: int) -> None:
    match = sultan("bid", laid=2, alone=False)
    page = Page(Board(match))
    answer = page.says(kind, act=f"bid {card} 1", seat=None, revision=page.snap["revision"])
    assert answer is not None
    assert answer["text"] == match.words.say("told-no-hand", name=match.names[match.actor or 0])
    assert answer["rule"] == ""
    assert page.snap["steps"] == len(match.steps)


@pytest.mark.rule("sultan.secret")
def test_cards_face_down_have_a_number_only_for_their_owner() -> None:
    match = sultan("bid", laid=3, alone=False)
    for viewer in (None, 0, 1, 2, 3):
        snap = snapshot_of(match, viewer, viewer)
        cards = [card for cushion in snap["cushions"] for card in cushion["cards"]]
        assert len(cards) == 3
        assert all((number is not None) == (seat == viewer) for seat, number, _ in cards)
        assert sorted(order for _, _, order in cards) == [1, 2, 3]


@pytest.mark.rule("sultan.secret")
def test_without_memory_only_the_owner_knows_what_is_behind_a_screen() -> None:
    match = sultan("bid", memory=False, alone=False)
    for viewer in (None, 0, 1):
        snap = snapshot_of(match, viewer, viewer)
        assert [seat["tally"] is not None for seat in snap["seats"]] == [seat == viewer for seat in range(4)]
        assert [seat["points"] is not None for seat in snap["seats"]] == [seat == viewer for seat in range(4)]
        assert snap["bag"][1] is None
    drawn = picture(match.view, match.names, match.words)
    assert "hidden" in drawn


@pytest.mark.rule("sultan.secret")
def test_the_log_tells_cards_and_hands_to_their_owner_only() -> None:
    match = sultan("bid", laid=2, alone=False, trick=1)
    bid = match.steps[-1].events[0]
    told = {viewer: Window(match, match.words, log_viewer=viewer).log() for viewer in (None, *range(4))}
    for viewer, lines in told.items():
        texts = [line["text"] for line in lines]
        assert (match.words.event(bid.seen_by(bid.seat), match.names) in texts) == (viewer == bid.seat)
        assert sum("drew these cards" in text for text in texts) == (0 if viewer is None else 1)


@pytest.mark.rule("sultan.win")
def test_a_trick_stays_turned_up_with_its_winners_until_stones_are_drawn() -> None:
    match = sultan("offer", alone=False)
    snap = snapshot_of(match, match.actor, match.actor)
    assert snap["turned"]
    assert snap["linger"] > 0
    for number, cushion in enumerate(snap["cushions"], 1):
        assert all(card is not None for _, card, _ in cushion["cards"])
        assert (cushion["winner"] is None) == (not cushion["cards"])
        assert cushion["why"]
        assert cushion["say"].startswith(f"Cushion {number}, ")
    match.do("draw")
    after = snapshot_of(match, match.actor, match.actor)
    assert not after["turned"]
    assert after["linger"] == 0
    assert all(cushion == {"stone": None, "cards": []} for cushion in after["cushions"])
    assert len(after["drawn"]) == 4


@pytest.mark.rule("sultan.value", "sultan.bonus")
def test_the_sheet_says_what_one_has_and_what_one_more_would_bring() -> None:
    for match, snap in snapshots(4, seed=3, memory=True):
        values, bonus = snap["values"], dict(map(tuple, snap["bonus"]))
        for seat in snap["seats"]:
            assert seat["points"] == sum(worth + extra for _, worth, extra, _ in seat["tally"])
            for value, (have, worth, extra, more) in zip(values, seat["tally"], strict=True):
                assert worth == have * value
                assert extra == bonus.get(min(have, max(bonus)), 0)
                assert more == value + bonus.get(min(have + 1, max(bonus)), 0) - extra
        assert len(match.names) == 4


def test_how_often_a_card_wins_is_certain_only_where_it_is() -> None:
    for _, snap in snapshots(3, seed=2):
        for chances in snap["ask"]["bids"].values() if snap["ask"] else ():
            assert all(0 <= chance <= 100 for chance in chances.values())
    match = sultan("bid", laid=3)
    ask = snapshot_of(match, match.actor, match.actor)["ask"]
    empty = [number for number, cushion in enumerate(match.view["table"], 1) if not cushion["cards"]]
    assert all(ask["bids"][card][cushion] == 100 for card in ask["bids"] for cushion in empty)
    assert in_hundred(Fraction(1, 1000)) == 1


@pytest.mark.rule("sultan.rank")
def test_the_end_explains_every_point_and_shows_how_it_came() -> None:
    match = sultan("", memory=False)
    end = snapshot_of(match)["end"]
    assert [score["seat"] for score in end["sheet"]] == [standing.seat for standing in match.standings]
    for score, standing in zip(end["sheet"], match.standings, strict=True):
        assert score["total"] == sum(score["points"]) + sum(score["bonus"]) == standing.scores["points"]
        assert score["count"] == sum(score["stones"]) == standing.scores["stones"]
    points, stones = (chart["values"] for chart in end["charts"])
    assert end["rounds"] == list(range(1, 16))
    assert [line[-1] for line in points] == [seat["points"] for seat in match.view["seats"]]
    assert [line[-1] for line in stones] == [seat["stones"] for seat in match.view["seats"]]
    assert str(match.seed) in end["setup"]


def test_a_match_that_begins_at_its_end_shows_it() -> None:
    match = sultan("")
    begun = Match.from_state("sultan", match.position(), names=match.names)
    end = snapshot_of(begun)["end"]
    assert end["sheet"] == snapshot_of(match)["end"]["sheet"]
    assert end["rounds"] == [1]


def test_cards_fly_face_down_and_stones_to_their_winners() -> None:
    match = sultan("bid", laid=3, alone=False)
    match.do(match.legal[0])
    first, *rest = snapshot_of(match)["effects"]
    assert (first["sign"], first["gained"]) == (f"laid:{match.steps[-1].seat}", False)
    won = [event for event in match.steps[-1].events if event.kind == "won"]
    assert [(fly["sign"], fly["seat"]) for fly in rest] == [
        (f"stone{event.facts['stone']}", event.seat) for event in won
    ]


def test_each_round_has_a_heading_in_the_log() -> None:
    match = sultan("")
    log = Window(match, match.words).log()
    assert [line["round"] for line in log if "round" in line] == [1, 2, 3]


def test_a_start_panel_offers_the_memory_and_the_first_player() -> None:
    page = Page(Table(game="sultan", autosave=False))
    assert page.widget.start is not None
    assert page.widget.start["memory"]
    seats = [{"name": name, "bot": ""} for name in ("Anna", "Boris", "Chen")]
    assert [value for value, _ in page.widget.start["first"]] == ["", "0", "1", "2", "3", "4"]
    for first in (0, 1, 2):
        page.says("again")
        assert page.says("start", seats=seats, options={"memory": True, "first": first, "seed": "4"}) is None
        assert page.widget.match is not None
        assert page.widget.match.options["memory"] is True
        assert page.widget.match.view["first"] == first
    assert page.snap["cover"] is not None


@pytest.mark.rule("sultan.secret")
def test_a_screen_that_is_passed_on_shows_no_hand() -> None:
    page = Page(play("sultan", names=["Anna", "Boris", "Chen"], seed=3, first=0, autosave=False))
    covered = page.snap
    assert covered["hand"] is None
    page.says("open", seat=0)
    assert len(page.snap["hand"]) == 5
    page.does("draw")
    page.does(next(f"return {stone}" for stone in page.snap["ask"]["returns"]))
    page.does(offered(page.snap["ask"])[0])
    assert page.snap["cover"]["seat"] == 1
    assert (page.snap["hand"], page.snap["undrawn"], page.snap["ask"]) == (None, None, None)


def test_parts_on_their_own_show_what_they_are_for() -> None:
    match = sultan("bid", laid=2, alone=False)
    actor = match.actor or 0
    assert Hand(match, seat=actor).snap["hand"] == [str(card) for card in match.view_of(actor)["hand"]]
    assert Cart(match, seat=1).snap["hand"] is None
    assert len(Board(match).snap["cushions"]) == 3


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_cushions_and_screens_but_no_hand(language: str) -> None:
    for kind, laid in (("offer", 0), ("lay", 0), ("bid", 3), ("", 0)):
        match = sultan(kind, players=5, laid=laid, language=language, alone=False)
        drawn = picture(match.view, match.names, match.words)
        assert all(f"ip-{symbol}" in drawn for symbol in ("cushion", "screen", "bag", "stone"))
        seen = [picture(match.view_of(seat), match.names, match.words) for seat in range(5)]
        assert set(seen) == {drawn}


def test_a_snapshot_is_plain_json() -> None:
    for _, snap in snapshots(2):
        assert json.loads(json.dumps(snap))["cushions"] == snap["cushions"]
