"""Without memory the table forgets: nothing tells a seat what lies behind another's screen, until all are lifted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.analysis import decisions, events, turns
from istanbul_nb.commands.replay import tell
from istanbul_nb.core import Seeded
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table import Table
from istanbul_nb.table.snapshot import Window
from istanbul_nb.terminal import Console, Session
from istanbul_nb.words import Words
from tests.games.sultan.scenario import GAME, fresh
from tests.games.sultan.worlds import Worlds, worlds
from tests.table.asking import Page

Told = Callable[[Match, int | None], Any]


def lines_of(play: Callable[[Console], Any]) -> list[str]:
    """Return what is told at a console."""
    told: list[str] = []
    play(Console(Words("en", "sultan"), lambda question: "", told.append))
    return told


def terminal_log(match: Match, seat: int | None) -> list[str]:
    """Return everything that the terminal tells of the past."""

    def look(console: Console) -> None:
        session = Session(console, match)
        session.person = seat
        session.log("all")

    return lines_of(look)


def copied(match: Match, seat: int | None) -> Any:
    """Return the text that is copied at a table."""
    return Page(Table(match, seat=seat, autosave=False)).says("copy")


def hinted(match: Match, seat: int | None) -> Any:
    """Return what a bot would advise the seat, if it decides."""
    return [str(hint) for hint in match.hint(iterations=20).hints] if match.actor == seat else None


EVERYTHING: dict[str, Told] = {
    "view": lambda match, seat: match.view_of(seat),
    "past views": lambda match, seat: [match.view_of(seat, step) for step in range(len(match.steps))],
    "log": lambda match, seat: match.log_of(seat),
    "public log": lambda match, seat: [match.log, match.view, match.standings],
    "replay": lambda match, seat: list(match.queries.replay(seat)),
    "picture": lambda match, seat: match.picture(seat),
    "snapshot": lambda match, seat: Window(match, match.words, seat, seat).snapshot(),
    "past snapshots": lambda match, seat: [
        Window(match, match.words, seat, seat, step).snapshot() for step in range(len(match.steps))
    ],
    "log of the table": lambda match, seat: Window(match, match.words, seat, seat).log(),
    "copied text": copied,
    "terminal": terminal_log,
    "replay command": lambda match, seat: lines_of(lambda console: tell(console, match, None)),
    "events": lambda match, seat: events(match, seat).to_csv(),
    "turns": lambda match, seat: turns(match, seat).to_csv(),
    "decisions": lambda match, seat: decisions(match, seat).to_csv(),
    "imagined worlds": lambda match, seat: GAME.encode(GAME.resample_hidden(match.history.state, seat, Seeded(4))),
    "chances": lambda match, seat: match.win_chances(seat),
    "past chances": lambda match, seat: [match.win_chances(seat, step) for step in (0, 3, len(match.steps) // 2)],
    "hints": hinted,
}


def differ(pair: Worlds) -> bool:
    """Tell whether something behind the other screens differs."""
    stones = [[each for seat, each in enumerate(match.history.state.stones) if seat != pair.seat] for match in pair[:2]]
    return bool(stones[0] != stones[1])


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_memory_nothing_tells_a_seat_what_lies_behind_another_screen(players: int) -> None:
    different = counted = 0
    for tricks, more in ((3, 0), (7, 2)):
        for pair in worlds(players, 7 * players + tricks, tricks, more):
            different += differ(pair)
            one, other = ([*map(sum, match.history.state.stones)] for match in pair[:2])
            counted += differ(pair) and one != other
            for name, tells in EVERYTHING.items():
                one, other = (tells(match, pair.seat) for match in pair[:2])
                assert one == other, (name, pair.seat)
    assert different >= 2 * players
    assert counted >= players


@pytest.mark.rule("sultan.secret")
def test_what_is_won_is_seen_by_all_as_it_happens_and_gone_when_stones_are_drawn_again() -> None:
    match = fresh_match(players=3)
    play(match, "draw", "return", "bid", "bid", "bid")
    assert {"drawn", "laid", "bid", "won"} <= kinds(match, None)
    assert match.view["last"] is not None
    match.do("draw")
    assert [event["kind"] for event in match.log if event["kind"] not in ("hand", "trick")] == ["drawn"]
    assert kinds(match, None) == {"drawn", "trick"}
    assert [event["kind"] for event in match.news] == ["drawn"]


@pytest.mark.rule("sultan.secret")
def test_a_frame_of_decisions_forgets_with_the_seat() -> None:
    match = fresh_match(players=3)
    play(match, "draw", "return", "bid", "bid", "bid")
    assert decisions(match, 1)["choice"].notna().sum() == 1
    play(match, "draw")
    assert decisions(match, 1)["choice"].notna().sum() == 0


@pytest.mark.rule("sultan.secret")
def test_a_trick_is_news_to_a_seat_until_it_acts_in_the_next_one() -> None:
    match = fresh_match(players=3)
    play(match, "draw", "return", "bid", "bid", "bid", "draw", "return")
    assert "won" not in kinds(match, 1)
    assert "won" in kinds(match, 0)
    assert match.view_of(0, 5)["last"] is not None
    assert match.view_of(1, 5)["last"] is None
    play(match, "bid", "bid", "bid")
    assert [event["kind"] for event in match.log_of(0)].count("trick") == 2
    assert len([event for event in match.log_of(0) if event["kind"] == "bid"]) == 3


@pytest.mark.rule("sultan.secret")
def test_at_the_end_everything_comes_back() -> None:
    with_memory, without = (finished(memory) for memory in (True, False))
    assert without.log == with_memory.log
    one, other = ([view["last"] for *_, view in match.queries.replay(0)] for match in (without, with_memory))
    assert one == other
    assert events(without).equals(events(with_memory))
    assert decisions(without).equals(decisions(with_memory))


@pytest.mark.rule("sultan.secret")
def test_with_memory_everything_stays() -> None:
    match = fresh_match(players=3, memory=True)
    play(match, "draw", "return", "bid", "bid", "bid", "draw", "return", "bid")
    assert kinds(match, None) >= {"won", "bid", "laid", "drawn"}
    assert len([event for event in match.log if event["kind"] == "drawn"]) == 2


@pytest.mark.rule("sultan.secret")
def test_a_page_is_told_the_log_again_when_a_trick_is_forgotten() -> None:
    match = fresh_match(players=3)
    page = Page(Table(match, autosave=False, seat=1))
    play(match, "draw", "return", "bid", "bid", "bid")
    page.heard.clear()
    match.do("draw")
    assert [message["kind"] for message in page.heard] == ["log"]
    assert "wins it" not in str(page.heard)


@pytest.mark.rule("sultan.secret")
def test_nobody_branches_off_from_what_is_forgotten() -> None:
    match = fresh_match(players=3)
    play(match, "draw", "return", "bid", "bid", "bid", "draw", "return", "bid")
    for seat in (None, 1):
        with pytest.raises(MatchError) as caught:
            match.branch(4, seat=seat)
        assert caught.value.reason == "branch-forgotten"
    assert match.branch(7, seat=1, seed=2).view_of(1) == match.view_of(1, 7)


@pytest.mark.rule("sultan.secret")
def test_a_new_game_does_not_remember_and_an_old_file_keeps_its_meaning() -> None:
    match = Match("sultan", players=3, seed=8)
    assert match.view["options"]["memory"] is False
    assert '"options": {"players": 3, "memory": false}' in match.text()
    assert Match.load(match.text()).view["options"]["memory"] is False
    old = Match("sultan", players=3, seed=8, memory=True)
    assert '"options": {"players": 3}' in old.text()
    assert Match.load(old.text()).options == {"players": 3, "memory": True}
    assert Match.load(old.text()).text() == old.text()


@pytest.mark.rule("sultan.secret")
def test_imagined_numbers_of_stones_are_possible_ones() -> None:
    scene = fresh(Seeded(3), players=4, memory=False).play(40)
    numbers = set()
    for seed in range(300):
        state = GAME.resample_hidden(scene.state, 2, Seeded(seed))
        assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)
        numbers.add(tuple(map(sum, state.stones)))
    assert len(numbers) > 50
    assert {number[2] for number in numbers} == {sum(scene.state.stones[2])}


def fresh_match(**options: Any) -> Match:
    return Match("sultan", seed=8, **{"first": 0, **options})


def finished(memory: bool) -> Match:
    match = fresh_match(players=3, memory=memory)
    while not match.over:
        match.do(match.legal[-1])
    return match


def play(match: Match, *verbs: str) -> None:
    """Do the first legal action, which is one of these."""
    for verb in verbs:
        assert match.legal[0].verb == verb
        match.do(match.legal[0])


def kinds(match: Match, seat: int | None) -> set[str]:
    return {event["kind"] for event in match.log_of(seat)}
