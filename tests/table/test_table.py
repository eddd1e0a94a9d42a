"""The table as a browser page meets it: messages up and down, people at one screen, start, save, load."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table, play
from tests.match.playing import CARDS, SECRET_SEED, finished, finished_text, play_on, played
from tests.table.asking import Page, offered, texts

START = {"kind": "start", "options": {"layout": "long", "edition": "2016", "seed": "12"}}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let matches keep themselves below the test, and save files there."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def solo(**options: Any) -> Page:
    """Return one person against a bot."""
    return Page(play(names=["Anna", "Bot"], bots=1, seed=3, first=0, autosave=False, **options))


def two(**options: Any) -> Page:
    """Return two people at one screen; Anna begins."""
    return Page(play(names=["Anna", "Boris"], seed=3, first=0, autosave=False, **options))


def opened(page: Page) -> Page:
    page.says("open", seat=page.snap["cover"]["seat"])
    return page


def test_a_click_does_one_action_and_one_message_brings_the_new_question() -> None:
    page = solo()
    sent: list[str] = []
    page.widget.observe(lambda change: sent.append(change["name"]), ["snap", "words", "start"])
    assert page.does("move 3") is None
    assert sent == ["snap"]
    assert page.snap["ask"]["decision"] == "arrive"


def test_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing() -> None:
    page = solo()
    before = page.snap
    answer = page.does("move 16")
    assert answer is not None
    assert (answer["kind"], answer["rule"], answer["act"]) == ("refused", "ist.move.steps", "move 16")
    assert answer["says"][1]
    assert page.snap == before


def test_why_asks_without_doing() -> None:
    page = solo()
    refused = page.says("why", act="move 16", revision=page.snap["revision"])
    assert refused is not None
    assert refused["rule"] == "ist.move.steps"
    assert page.says("why", act="move 3", revision=page.snap["revision"]) is None
    assert page.snap["ask"]["decision"] == "move"


def test_a_stale_click_is_refused_and_not_executed() -> None:
    page = solo()
    old = page.snap["revision"]
    page.does("move 3")
    steps = page.snap["steps"]
    answer = page.says("do", act="leave", seat=0, revision=old)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert "earlier question" in answer["text"]
    assert page.snap["steps"] == steps


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"kind": None},
        {"kind": ["do"]},
        {"kind": "do"},
        {"kind": "do", "act": 7},
        {"kind": "do", "act": {"move": 3}, "revision": 1},
        {"kind": "why", "act": None},
        {"kind": "look", "step": "x"},
        {"kind": "look", "step": -4},
        {"kind": "bot", "revision": "1"},
        {"kind": "open", "seat": {}},
        {"kind": "language", "language": "tlh"},
        {"kind": "__init__"},
    ],
)
def test_nonsense_from_a_page_does_nothing(message: dict[str, Any]) -> None:
    page = solo()
    before = page.snap
    page.widget._handle_custom_msg(message, [])
    assert page.snap == before


@pytest.mark.parametrize("act", ["", "move", "move 3 4", "fly 3", "\x00", "move " + "9" * 400, "<img src=x>"])
def test_an_action_that_cannot_be_read_is_refused_in_words(act: str) -> None:
    answer = solo().does(act)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert answer["text"]


def test_undo_and_redo_and_the_reason_when_they_stop() -> None:
    page = solo()
    assert page.snap["undo"] == page.widget.session.words.say("undo-nothing")
    page.does("move 3")
    assert page.snap["undo"] is None
    page.says("undo", revision=page.snap["revision"])
    assert (page.snap["ask"]["decision"], page.snap["redo"]) == ("move", True)
    page.says("redo", revision=page.snap["revision"])
    assert (page.snap["ask"]["decision"], page.snap["redo"]) == ("arrive", False)
    answer = page.says("redo", revision=page.snap["revision"])
    assert answer is not None
    assert answer["text"] == page.widget.session.words.say("redo-nothing")


def test_only_who_is_asked_can_take_back() -> None:
    match = Match(players=2, seed=3, first=0)
    anna, boris = Page(Table(match, seat=0)), Page(Table(match, seat=1))
    anna.does("move 3")
    answer = boris.says("undo", revision=boris.snap["revision"])
    assert answer is not None
    assert "turn" in answer["text"]
    assert len(match.steps) == 1


def test_a_table_for_one_seat_answers_for_that_seat_only() -> None:
    match = Match(names=["Anna", "Boris"], seed=3, first=0)
    page = Page(Table(match, seat=1))
    assert page.snap["ask"] is None
    assert "Anna" in page.snap["wait"]["text"]
    answer = page.says("do", act="move 3", seat=0, revision=match.revision)
    assert answer is not None
    assert "Anna" in answer["text"]
    assert not match.steps


def test_hands_are_covered_until_the_next_person_says_so() -> None:
    page = two()
    assert page.snap["cover"]["title"] == "Anna, it is your turn"
    assert (page.snap["hand"], page.snap["ask"]) == (None, None)
    assert page.says("do", act="move 3", seat=0, revision=page.snap["revision"])
    page.says("open", seat=1)
    assert page.snap["cover"] is not None
    opened(page)
    assert page.snap["hand"] == page.widget.match.view_of(0)["hand"]  # type: ignore[union-attr]
    for act in ("move 12", "end"):
        page.does(act)
    assert page.snap["cover"]["seat"] == 1
    assert page.snap["hand"] is None
    assert opened(page).snap["seat"] == 1


def test_the_log_at_a_shared_screen_tells_nobodys_cards() -> None:
    page = two()
    match = page.widget.match
    assert match is not None
    choices = random.Random(5)
    drawn = ""
    while not drawn:
        if page.snap["cover"]:
            opened(page)
        page.does(choices.choice(offered(page.snap["ask"])))
        found = [event for event in match.steps[-1].events if event.kind == "card-drawn"]
        drawn = match.words.term("card", found[0].secret["card"]) if found else ""
        if found:
            assert drawn not in " ".join(line["text"] for line in page.snap["news"])
    log = page.says("log")
    assert log is not None
    assert log["lines"][-1]["at"] <= len(match.steps)


def test_a_bot_moves_when_a_page_asks_and_only_once_for_each_position() -> None:
    page = solo()
    for act in ("move 12", "end"):
        page.does(act)
    wait = page.snap["wait"]
    assert (wait["seat"], wait["bot"]) == (1, True)
    revision, steps = page.snap["revision"], page.snap["steps"]
    page.says("bot", revision=revision, all=False)
    page.says("bot", revision=revision, all=False)
    assert page.snap["steps"] == steps + 1
    page.says("bot", revision=page.snap["revision"], all=True)
    assert page.snap["wait"] is None


def test_views_of_one_match_stay_in_step() -> None:
    match = Match(players=2, seed=3, first=0)
    parts = [Table(match, seat=0), Board(match), Cart(match, 0), Hand(match, 0), Log(match), Dice(match)]
    match.do("move 3", "leave")
    match.language = "ru"
    assert {part.snap["revision"] for part in parts} == {match.revision}
    assert {part.words["language"] for part in parts} == {"ru"}
    assert [part.part for part in parts] == ["table", "board", "cart", "hand", "log", "dice"]
    assert [part.snap["hand"] is not None for part in parts] == [True, False, False, True, False, False]
    parts[1].close()
    match.undo()
    assert parts[1].snap["revision"] != match.revision


def test_a_board_alone_can_be_clicked_but_knows_no_cards() -> None:
    match = Match(players=2, seed=3, first=0)
    page = Page(Board(match))
    assert page.snap["ask"]["cards"] == {}
    page.does("move 3")
    assert match.decision["what"] == ["arrive"]


@pytest.mark.rule("ist.cart.rubies")
def test_a_board_alone_does_not_tell_by_its_advice_that_a_card_could_be_played() -> None:
    matches = [Match(players=2, seed=seed, first=0) for seed in range(1, 12)]
    texts_of_board, texts_of_hand = set[str](), set[str]()
    for match in matches:
        for told, page in ((texts_of_board, Page(Board(match))), (texts_of_hand, Page(Table(match, seat=0)))):
            answer = page.says("why", act="end", revision=match.revision)
            assert answer is not None
            told.add(answer["text"])
    assert len({any(action.verb == "play" for action in match.legal) for match in matches}) == 2
    assert len(texts_of_board) == 1
    assert len(texts_of_hand) > 1


def test_a_cart_alone_answers_for_nobody() -> None:
    match = Match(players=2, seed=3, first=0)
    page = Page(Cart(match, 1))
    assert page.snap["ask"] is None
    assert page.does("move 3")
    assert not match.steps


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(MatchError, match="seat"):
        Cart(Match(players=2, seed=1), 4)


def test_looking_back_and_returning() -> None:
    page = solo()
    page.does("move 3")
    page.says("look", step=0)
    assert (page.snap["step"], page.snap["ask"], page.widget.step) == (0, None, 0)
    answer = page.does("leave")
    assert answer is not None
    assert answer["kind"] == "refused"
    page.says("look", step=None)
    assert page.snap["ask"]["decision"] == "arrive"


def test_the_position_that_is_shown_is_a_trait_to_link_to() -> None:
    page = Page(Table(played(20, seed=1, players=2), seat=0))
    page.widget.step = 7
    assert page.snap["step"] == 7
    page.widget.step = None
    assert page.snap["step"] == 20


def test_language_changes_live_for_everybody_at_the_match() -> None:
    page = solo()
    page.says("language", language="ru")
    assert page.widget.words["language"] == "ru"
    assert page.snap["ask"]["title"] == "Anna, куда пойдёт ваш купец?"


def test_the_start_panel_begins_a_game() -> None:
    page = Page(play())
    start = page.widget.start
    assert (page.snap, start["players"], start["neutral"]) == ({}, [2, 3, 4, 5], [True, True, True, False])
    page.says("language", language="ru")
    assert page.widget.start["bots"][0] == ["", "человек"]
    page.says(**START, seats=[{"name": "Anna", "bot": ""}, {"name": "Bot", "bot": "random"}])
    match = page.widget.match
    assert match is not None
    assert not page.widget.start
    assert (match.names, match.seed, match.language) == (["Anna", "Bot"], 12, "ru")
    assert (match.options["layout"], match.view["options"]["edition"]) == ("long", "2016")
    assert match.saved_to.exists()
    page.says("again")
    assert page.snap == {}
    assert page.widget.start is not None


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        ([{"name": "", "bot": ""}, {"name": "B"}], {}, "name"),
        ([{"name": "A"}], {}, "players"),
        ([{"name": "A"}, {"name": "B"}], {"seed": "zwölf"}, "zwölf"),
        ([{"name": "A"}, {"name": "B"}], {"layout": "spiral"}, "spiral"),
        ([{"name": "A"}, {"name": "B", "bot": "skynet"}], {}, "skynet"),
        ([{"name": str(n)} for n in range(5)], {"neutral": True}, "Neutral"),
        ("AB", {}, "name"),
        (7, {}, "Reload"),
        ([None, None], {}, "name"),
    ],
)
def test_a_start_that_cannot_be_is_told_why(seats: Any, options: Any, reason: str) -> None:
    page = Page(play())
    answer = page.says("start", seats=seats, options=options)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert reason.lower() in answer["text"].lower()
    assert page.widget.match is None


def test_save_load_and_go_on(home: Path) -> None:
    page = solo()
    page.does("move 3")
    answer = page.says("save", name="evening.match")
    assert answer is not None
    assert "evening.match" in answer["text"]
    text = (home / "evening.match").read_text(encoding="utf-8")
    other = Page(play())
    other.says("load", text=text)
    assert other.snap["ask"]["decision"] == "arrive"
    (home / "other.txt").write_text("mine", encoding="utf-8")
    told = page.says("save", name="other.txt")
    assert told is not None
    assert told["kind"] == "told"
    assert (home / "other.txt").read_text(encoding="utf-8") == "mine"
    assert (home / "other.txt.match").read_text(encoding="utf-8") == text
    (home / "other.match").write_text("mine", encoding="utf-8")
    refused = page.says("save", name="other")
    assert refused is not None
    assert refused["kind"] == "refused"
    assert (home / "other.match").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("text", ["", "hello", "{}", "/etc/passwd", '{"format": "istanbul_nb match"}'])
def test_a_broken_text_is_refused_and_the_match_stays(text: str) -> None:
    page = solo()
    before = page.snap
    answer = page.says("load", text=text)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert page.snap == before


def test_the_panel_offers_games_that_are_not_over_and_goes_on_with_them() -> None:
    first = Page(play(names=["Anna", "Boris"], bots=1, seed=3, first=0))
    first.does("move 3")
    first.says("again")
    panel = Page(play())
    [saved] = panel.widget.start["saved"]
    assert saved["label"] == "Anna, Boris: 1 step"
    assert "/" not in saved["path"]
    panel.says("resume", path="../../secret.match")
    assert panel.widget.match is None
    panel.says("resume", path=saved["path"])
    assert panel.snap["ask"]["decision"] == "arrive"


def test_copying_a_running_match_tells_only_what_everybody_may_know() -> None:
    match = Match(names=["Anna", "Boris"], seed=SECRET_SEED)
    play_on(match, 40)
    copied = Page(Table(match, seat=0)).says("copy")
    assert copied is not None
    assert str(SECRET_SEED) not in copied["text"]
    assert "sealed" not in copied["text"]
    over = Page(Table(finished())).says("copy")
    assert over is not None
    assert over["text"] == finished_text()


def test_a_finished_game_shows_its_end() -> None:
    page = Page(Table(finished()))
    assert page.snap["end"]["standings"][0]["rank"] == 1
    assert page.snap["cover"] is None


def test_a_name_that_looks_like_markup_is_just_a_name() -> None:
    name = "<img src=x onerror=alert(1)>"
    page = Page(play(names=[name, "Boris"], seed=1, autosave=False))
    assert page.snap["seats"][0]["name"] == name


@pytest.mark.parametrize(
    ("bots", "reason"), [(3, "from 0 to 2"), ("random", "list"), ([None], "list"), (["deep", None], "deep")]
)
def test_bots_that_cannot_be_seated_are_refused(bots: Any, reason: str) -> None:
    with pytest.raises(MatchError, match=reason):
        play(names=["Anna", "Boris"], bots=bots, autosave=False)


def test_the_output_carries_a_picture_and_a_text_that_show_no_hand() -> None:
    match = Match(names=["Anna", "Boris"], seed=SECRET_SEED)
    play_on(match, 30)
    data, _ = Table(match, seat=0)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == match.picture()
    assert data["image/svg+xml"].startswith("<svg")
    hidden = {match.words.term("card", card) for card in CARDS}
    hidden -= {match.words.term("card", card) for card in match.view["places"]["caravansary"]["discard"][-1:]}
    assert not any(title in data["image/svg+xml"] for title in hidden)
    shown, _ = match._repr_mimebundle_()
    assert shown["image/svg+xml"] == data["image/svg+xml"]


def test_nothing_secret_is_in_the_state_that_a_notebook_saves() -> None:
    match = Match(names=["Anna", "Boris", "Chen"], seed=SECRET_SEED)
    play_on(match, 60)
    for widget in (Table(match), Board(match), Log(match), Cart(match, 1), Dice(match)):
        state = widget.get_state()
        state.pop("_esm"), state.pop("_css"), state.pop("words")
        assert str(SECRET_SEED) not in json.dumps(state)
        assert not any(text.startswith(("play ", "discard ")) for text in texts(state))
        assert state["snap"]["hand"] is None
