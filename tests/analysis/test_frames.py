"""Tidy frames: every column by hand on a short match, and sums that must agree on whole ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pandas
import pytest

from istanbul_nb.analysis import FRAMES, decisions, events, flows, frames, matches, places, standings, turns
from istanbul_nb.analysis.schema import columns_of
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match

from .playing import WHOLE, quick, short, whole

NAMES = ["Anna", "Boris", "Chen"]
EVERY = pytest.mark.parametrize("name", WHOLE)


def rows(frame: pandas.DataFrame) -> list[dict[str, Any]]:
    """Return the rows without what is missing in them."""
    return [{key: value for key, value in row.items() if not pandas.isna(value)} for row in frame.to_dict("records")]


# A short match, by hand


def test_the_matches_themselves() -> None:
    assert rows(matches(short())) == [
        {
            "match": 0,
            "game": "istanbul",
            "players": 3,
            "rounds": 2,
            "turns": 3,
            "steps": 13,
            "over": False,
            "options": '{"first": 0, "players": 3}',
        }
    ]


def test_a_turn_has_a_row_with_what_the_seat_has_after_it() -> None:
    same = {"match": 0, "round": 1, "kind": "turn", "rubies": 0, "spice": 0, "fruit": 0, "jewelry": 0}
    same |= {"tiles": 0, "extensions": 0, "assistants": 3, "cards": 1}
    assert rows(turns(short())) == [
        {**same, "turn": 1, "seat": 0, "name": "Anna", "step": 3, "place": 2, "lira": 2, "fabric": 2},
        {**same, "turn": 2, "seat": 1, "name": "Boris", "step": 7, "place": 9, "lira": 11, "fabric": 0},
        {**same, "turn": 3, "seat": 2, "name": "Chen", "step": 12, "place": 2, "lira": 2, "fabric": 2},
    ]


def test_a_turn_that_is_not_over_has_no_row_yet() -> None:
    match = short()
    match.do("move 7")
    assert len(turns(match)) == 3


def test_lira_come_from_somewhere_and_go_somewhere() -> None:
    found = [tuple(row.values()) for row in rows(flows(short()))]
    assert found == [
        (0, -1, 0, 0, 0, "Anna", "start", 2),
        (0, -1, 0, 0, 1, "Boris", "start", 3),
        (0, -1, 0, 0, 2, "Chen", "start", 4),
        (0, 6, 2, 1, 1, "Boris", "teahouse", 8),
        (0, 10, 3, 1, 2, "Chen", "toll", -2, 0),
        (0, 10, 3, 1, 0, "Anna", "toll", 2, 2),
    ]


def test_every_decision_tells_what_could_be_done_to_the_seat_that_made_it() -> None:
    frame = decisions(short(), seat=0)
    own = frame[frame["seat"] == 0]
    assert own["decision"].tolist() == ["move", "arrive", "act", "meet"]
    assert own["choice"].tolist() == ["move 2", "leave", "fill", "end"]
    first = own.iloc[0]
    assert first["legal"] == len(first["alternatives"].split("; ")) > 5
    assert "move 2" in first["alternatives"].split("; ")
    assert frame[frame["seat"] != 0][["legal", "alternatives", "choice"]].isna().all(axis=None)


def test_places_are_counted_for_every_seat() -> None:
    frame = places(short())
    assert len(frame) == 3 * 16
    used = frame[frame["visits"] > 0]
    found = used[["name", "place", "title", "row", "column", "visits", "lira", "goods"]].to_numpy().tolist()
    assert found == [
        ["Anna", 2, "Fabric Warehouse", 1, 3, 1, 0, 2],
        ["Boris", 9, "Tea House", 3, 4, 1, 8, 0],
        ["Chen", 2, "Fabric Warehouse", 1, 3, 1, 0, 2],
    ]


def test_events_have_their_facts() -> None:
    frame = events(short())
    rolled = rows(frame[frame["kind"] == "rolled"])
    assert rolled == [
        {
            "match": 0,
            "step": 6,
            "turn": 2,
            "round": 1,
            "seat": 1,
            "name": "Boris",
            "kind": "rolled",
            "facts": '{"dice": [3, 5], "purpose": "teahouse"}',
        }
    ]
    moved = frame[frame["kind"] == "moved"]
    assert moved[["name", "place"]].to_numpy().tolist() == [["Anna", 2], ["Boris", 9], ["Chen", 2]]
    good = rows(frame[frame["kind"] == "good"])[0]
    assert (good["what"], good["amount"], good["source"]) == ("R", 2, "warehouse")


def test_standings_of_a_running_match_have_no_winner_yet() -> None:
    frame = standings(short())
    assert frame["name"].tolist() == ["Boris", "Anna", "Chen"]
    assert frame["rank"].tolist() == [1, 2, 3]
    assert frame["order"].tolist() == [2, 1, 3]
    assert frame["lira"].tolist() == [11, 4, 2]
    assert frame["win"].isna().all()
    assert frame["bot"].isna().all()


# Sums that must agree


@EVERY
def test_every_frame_has_exactly_its_columns_and_types(name: str) -> None:
    match = whole(name)
    for frame, table in frames(match).items():
        expected = columns_of(frame, {match.game.info.id})
        assert [(column, str(kind)) for column, kind in table.dtypes.items()] == [
            (column.name, column.type) for column in expected
        ]
    assert set(frames(match)) == set(FRAMES)


@EVERY
def test_lira_flows_add_up_to_the_lira_in_the_cart(name: str) -> None:
    match, frame = whole(name), flows(whole(name))
    seats = match.view["seats"]
    if "lira" in seats[0]:
        assert frame.groupby("seat")["amount"].sum().tolist() == [seat["lira"] for seat in seats]
    else:
        assert frame.empty


@pytest.mark.parametrize("name", ["game", "mocha", "letters", "grand"])
def test_places_agree_with_moves_lira_and_rubies(name: str) -> None:
    frame, happened, money = places(whole(name)), events(whole(name)), flows(whole(name))
    kinds = happened["kind"].value_counts()
    assert frame["visits"].sum() == kinds.get("moved", 0) + kinds.get("stayed", 0)
    assert frame["rubies"].sum() == kinds["ruby"] == turns(whole(name)).groupby("seat")["rubies"].last().sum()
    market = money[money["source"].isin(["largemarket", "smallmarket"])]["amount"].sum()
    assert frame[frame["place"].isin([10, 11])]["lira"].sum() == market
    assert frame[frame["place"].isin([10, 11])]["goods_paid"].sum() > 0 or market == 0
    dealer = money[money["source"] == "dealer"]["amount"].sum()
    assert frame[frame["place"] == 16]["lira_paid"].sum() == -dealer


@EVERY
def test_the_last_turn_of_a_seat_leaves_what_the_table_shows(name: str) -> None:
    match = whole(name)
    last = turns(match).groupby("seat").last()
    for seat, own in enumerate(match.view["seats"]):
        for column in ("rubies", "points", "stones"):
            if column in last.columns:
                assert last.loc[seat, column] == own[column]


@EVERY
def test_turns_and_decisions_are_all_there(name: str) -> None:
    match = whole(name)
    frame, made = turns(match), decisions(match)
    played = frame if name != "sultan" else frame[frame["seat"] == 0]
    assert played["turn"].tolist() == list(range(1, len(played) + 1))
    assert made["choice"].tolist() == [str(step.action) for step in match.steps]
    for choice, alternatives in zip(made["choice"], made["alternatives"], strict=True):
        assert choice in alternatives.split("; ")
    assert len(events(match)) == sum(len(step.events) for step in match.steps)
    assert frame["round"].max() == match.turn["round"]


@EVERY
def test_standings_are_those_of_the_match(name: str) -> None:
    match, frame = whole(name), standings(whole(name))
    assert frame["seat"].tolist() == [each.seat for each in match.standings]
    assert frame["win"].sum() == 1
    for measure, score in match.standings[0].scores.items():
        assert frame.iloc[0][measure] == score


def test_many_matches_are_numbered_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    whole("sultan").save(path)
    frame = standings([path, str(path), whole("sultan").text(), whole("dice")])
    assert sorted(set(frame["match"])) == [0, 1, 2, 3]
    assert (
        frame[frame["match"] == 0]
        .drop(columns="match")
        .equals(frame[frame["match"] == 2].drop(columns="match").set_index(frame[frame["match"] == 0].index))
    )
    assert frame[frame["match"] == 3]["points"].isna().all()
    assert frame[frame["match"] == 0]["rubies"].isna().all()


def test_places_keep_the_number_of_their_match() -> None:
    frame = places(iter([whole("dice"), whole("game")]))
    assert set(frame["match"]) == {1}


# Who may know what


def test_a_running_match_tells_what_a_spectator_may_know() -> None:
    match = Match("sultan", players=3, seed=2, memory=True)
    match.assign_bot(0, "random")
    match.assign_bot(1, "random")
    match.assign_bot(2, "random")
    for _ in range(7):
        match.let_bot_decide()
    frame = events(match)
    laid = [json.loads(facts) for facts in frame[frame["kind"] == "bid"]["facts"]]
    assert laid
    assert all("card" not in facts for facts in laid)
    assert decisions(match)[["legal", "alternatives", "choice"]].isna().all(axis=None)
    assert matches(match)["seed"].isna().all()
    assert standings(match).empty


def test_a_seat_knows_its_own_secrets_and_no_others() -> None:
    match = Match("sultan", players=2, seed=2)
    for seat in (0, 1):
        match.assign_bot(seat, "random")
    for _ in range(6):
        match.let_bot_decide()
    frame = events(match, seat=1)
    bids = frame[frame["kind"] == "bid"]
    assert {seat: "card" in facts for seat, facts in zip(bids["seat"], bids["facts"], strict=True)} == {
        0: False,
        1: True,
    }


def test_a_table_without_memory_hides_the_points_of_others() -> None:
    match = Match("sultan", players=3, seed=4, memory=False)
    for seat in range(3):
        match.assign_bot(seat, "random")
    while turns(match).empty:
        match.let_bot_decide()
    assert turns(match)["points"].isna().all()
    own = turns(match, seat=2)
    assert own[own["points"].notna()]["seat"].tolist() == [2]
    match.run_bots()
    assert turns(match)["points"].notna().all()


def test_whatever_is_no_match_is_refused_with_a_sentence() -> None:
    for wrong in (3, [short(), None]):
        with pytest.raises(MatchError, match=r"Frames are made of matches") as error:
            turns(wrong)  # type: ignore[arg-type]
        assert error.value.reason == "analysis-source"


def test_bots_play_whole_matches() -> None:
    found = quick()
    assert all(match.over for match in found)
    assert [seat.bot_name for seat in found[0].seats] == ["greedy", "random", "random"]
    assert standings(found).groupby("match")["win"].sum().tolist() == [1.0] * len(found)
