"""A game that brings nothing but rules has a plain table: actions, its view, seats, the end; and it tells no secret."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from istanbul_nb import play
from istanbul_nb.core import Action, Option
from istanbul_nb.match.match import Match
from istanbul_nb.table.parts import Board, Hand
from istanbul_nb.table.plain import PlainFace, cells_of
from istanbul_nb.table.table import Table
from istanbul_nb.text.layout import lay_out
from istanbul_nb.words import LANGUAGES, Words
from tests.games.fourth.faceless import Faceless
from tests.games.fourth.noughts import Noughts

NAMES = ["Anna", "Boris", "Chen"]
VIEW = {
    **{"game": "any", "seat": None, "turn": 0, "actor": 0, "round": 1, "decision": ["go"]},
    "heap_of_stones": 7,
    "open": True,
    "pile": None,
    "cards": [2, 3],
    "board": [["a", ""], ["b", None]],
    "ragged": [[1], [2, 3]],
    "tiles": [{"name": "x", "cost": 2}, {"name": "y"}],
    "bag": {"left": 3, "inside": [[1, 2]]},
    "seats": [{"stones": 1, "hand": [4, 5]}, {"stones": 2, "hand": 3}],
}


def noughts(*acts: str, language: str = "en") -> Match:
    match = Match(Noughts(), names=NAMES[:2], seed=1, language=language)
    match.do(*acts)
    return match


def faceless(bots: int = 0) -> Match:
    match = Match(Faceless(), names=NAMES, seed=1, first=0)
    for seat in range(3 - bots, 3):
        match.assign_bot(seat, "random")
    return match


def send(table: Any, **message: Any) -> None:
    table._handle_custom_msg({"revision": table.match.revision, **message}, [])


def test_every_entry_of_a_view_becomes_a_line_a_grid_a_table_or_a_group() -> None:
    blocks: list[Any] = lay_out(VIEW, NAMES[:2], Words())
    lines = {block["label"]: block["text"] for block in blocks if block["kind"] == "line"}
    assert lines == {"Heap of stones": "7", "Open": "yes", "Pile": "–", "Cards": "2, 3", "Ragged": "(1), (2, 3)"}
    grid, tiles, bag, seats = (block for block in blocks if block["kind"] != "line")
    assert (grid["kind"], grid["rows"]) == ("grid", [["a", ""], ["b", ""]])
    assert (tiles["head"], [row["cells"] for row in tiles["rows"]]) == (["Name", "Cost"], [["x", "2"], ["y", ""]])
    assert [inner["kind"] for inner in bag["blocks"]] == ["line", "grid"]
    assert [(row["seat"], row["name"], row["cells"]) for row in seats["rows"]] == [
        (0, "Anna", ["1", "4, 5"]),
        (1, "Boris", ["2", "3"]),
    ]


def test_what_every_view_has_is_told_elsewhere() -> None:
    assert lay_out(noughts().view, NAMES[:2], Words())[0]["label"] == "Board"
    assert len(lay_out(noughts().view, NAMES[:2], Words())) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_a_whole_game_at_one_screen_and_pass_nothing_on(language: str) -> None:
    table = play(noughts(language=language), pace=0.0)
    for number, act in enumerate(("mark 1", "mark 4", "mark 2", "mark 5", "mark 3")):
        assert (table.snap["cover"], table.snap["seat"]) == (None, number % 2)
        assert act in [offered["act"] for offered in table.snap["ask"]["acts"]]
        send(table, kind="do", act=act, seat=number % 2)
    assert table.match is not None
    assert table.snap["end"]["title"] == table.match.words.say("standing-winner", name="Anna")
    assert table.snap["end"]["standings"][0]["scores"] == [1]
    assert json.loads(json.dumps(table.snap)) == table.snap


def test_the_table_names_the_game_and_is_drawn_by_the_plain_face() -> None:
    words = Table(noughts()).words
    assert (words["game"], words["face"]) == ("noughts", "plain")
    assert (words["ui"]["title"], words["ui"]["save-default"]) == ("Noughts and crosses", "noughts.match")


def test_the_cells_of_a_board_are_pressed_where_they_name_all_that_can_be_done() -> None:
    match = noughts("mark 5")
    assert Table(match).snap["ask"]["cells"]["9"] == "mark 9"
    blocks = lay_out(match.view, match.names, match.words)
    assert cells_of(blocks, match.legal) == {str(act.args[0]): str(act) for act in match.legal}
    assert cells_of(blocks, [*match.legal, Action("pass")]) == {}
    assert cells_of(blocks, [*match.legal, Action("take", (1,))]) == {}
    assert cells_of(blocks, [Action("mark", (5,))]) == {}


def test_a_refusal_names_its_rule() -> None:
    table, told = Table(noughts("mark 5")), list[Any]()
    table.send = told.append
    send(table, kind="do", act="mark 5", seat=1)
    assert told[-1]["text"] == "This is not allowed now: taken (cell 5)."
    assert told[-1]["rule"] == "noughts.mark"


def test_the_log_has_a_heading_for_each_round_though_the_game_tells_of_none() -> None:
    table = Table(noughts("mark 1", "mark 2", "mark 3", "mark 4", "mark 5", "mark 6"))
    headings = [line["text"] for line in table.session.log() if "round" in line]
    assert headings == ["Round 1", "Round 2", "Round 3", "Round 4"]
    assert [line["text"] for line in table.snap["news"]] == ["Boris: marked (cell 6)", "Round 4"]


def test_no_round_begins_after_the_last_step() -> None:
    table = Table(noughts("mark 1", "mark 4", "mark 2", "mark 5", "mark 3"))
    assert "round" not in table.session.log()[-1]


def test_a_hand_is_covered_until_its_owner_takes_the_screen() -> None:
    match = faceless()
    table = Table(match)
    hand = "Hand"
    assert table.snap["cover"]["seat"] == 0
    assert hand not in [block["label"] for block in table.snap["blocks"]]
    send(table, kind="open", seat=0)
    assert hand in [block["label"] for block in table.snap["blocks"]]
    assert table.snap["ask"]["acts"]


def test_who_sees_no_hand_is_offered_nothing_that_could_tell_of_one() -> None:
    match = faceless()
    match.do("draw")
    match.do(match.legal[0])
    asked = Board(match).snap["ask"]
    assert (asked["acts"], asked["text"][:24]) == ([], "No hand is shown here. A")
    assert Hand(match, 0).snap["ask"]["acts"]


def test_a_person_against_bots_sees_their_own_view_only() -> None:
    table = Table(faceless(bots=2))
    players = table.snap["players"]
    known = players["head"].index("Collection")
    assert [row["cells"][known] != "–" for row in players["rows"]] == [True, False, False]


def test_a_stored_cell_holds_a_picture_without_a_hand() -> None:
    bundle = faceless(bots=2)._repr_mimebundle_()
    data = bundle[0]
    assert "Hand" not in data["image/svg+xml"]
    assert data["text/plain"].splitlines()[0] == "Round 1: Anna"
    assert "Hand" not in data["text/plain"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_tells_everything_that_everybody_may_see(language: str) -> None:
    match = noughts("mark 5", language=language)
    drawn = Table(match)._repr_mimebundle_()[0]["image/svg+xml"]
    assert drawn.count(">X</text>") == 1
    assert all(f">{cell}</text>" in drawn for cell in (1, 2, 3, 4, 6, 7, 8, 9))
    assert drawn.count("Anna") == 2  # in the table of players, and in words for who cannot see it


class Options(Noughts):
    """Noughts with options of several kinds."""

    info = replace(
        Noughts.info,
        id="options",
        options=(
            Option("players", (2,)),
            Option("size", (3, 4), default=4),
            Option("wild", (False, True)),
            Option("first", (None, 0, 1)),
            Option("tables", ({}, {"a": 1})),
        ),
    )


def test_the_start_panel_offers_every_option_that_can_be_chosen_from_a_list() -> None:
    face = PlainFace(Options())
    assert face.CHOSEN == ("size", "wild", "first")
    offered = face.start(Words())["options"]
    assert [field["usual"] for field in offered] == [4, False, None]
    assert offered[0]["choices"] == [[3, "3"], [4, "4"]]
    assert offered[2]["label"] == "First player"


def test_a_game_begins_from_the_start_panel() -> None:
    noughts()  # from then on it is known in this kernel
    table = play("noughts", autosave=False)
    assert table.start is not None
    assert table.start["players"] == [2]
    seats = [{"name": "Anna", "bot": ""}, {"name": "Boris", "bot": "greedy"}]
    table._handle_custom_msg({"kind": "start", "seats": seats, "options": {"seed": "4"}}, [])
    assert table.match is not None
    assert table.match.names == ["Anna", "Boris"]
    assert table.snap["ask"]["title"] == "Anna, what do you do? (mark)"
