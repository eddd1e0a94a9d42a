"""Bots think beside the loop that answers clicks: it stays free, and only what is still wanted is carried out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import pytest

from istanbul_nb.core import Action, Clock
from istanbul_nb.match.match import Match
from istanbul_nb.table import Table
from istanbul_nb.table.thinking import Thinker
from tests.table.asking import Page


class Slow:
    """Thinks until it is told to go on."""

    name = "slow"

    def __init__(self) -> None:
        self.thinks, self.go_on = threading.Event(), threading.Event()
        self.clocks: list[Clock] = []
        self.threads: list[str] = []

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        self.clocks.append(clock)
        self.threads.append(threading.current_thread().name)
        self.thinks.set()
        self.go_on.wait()
        return legal[0]


def broken(view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
    raise ZeroDivisionError("a slip")


def cheat(view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
    return Action("move", (99,))


def against(bot: Any) -> Page:
    """Return a bot that begins against a person at the second seat."""
    match = Match(names=["Bot", "Anna"], seed=3, first=0)
    match.assign_bot(0, bot)
    return Page(Table(match))


def ask(page: Page, *, at_once: bool = False) -> dict[str, Any] | None:
    return page.says("bot", revision=page.snap["revision"], all=at_once)


def thinking() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "istanbul_nb thinks"]


async def thought(thinker: Thinker) -> None:
    """Wait until nobody thinks any more, and all of it was heard."""
    while thinking() or thinker._thoughts:
        for thread in thinking():
            await asyncio.to_thread(thread.join)
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that is to happen; a minute is long enough to say that it does not."""

    async def wait() -> None:
        while not holds():
            await asyncio.sleep(0)

    await asyncio.wait_for(wait(), 60)


def in_a_loop(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_the_table_answers_while_a_bot_thinks() -> None:
    bot = Slow()
    page = against(bot)

    async def play() -> None:
        ask(page)
        await asyncio.to_thread(bot.thinks.wait)
        page.says("language", language="ru")
        refused = page.says("why", act="move 3", revision=page.snap["revision"])
        log = page.says("log")
        assert page.widget.words["language"] == "ru"
        assert refused is not None
        assert log is not None
        assert page.snap["steps"] == 0
        bot.go_on.set()
        await thought(page.widget.session.thinker)
        assert page.snap["steps"] == 1

    in_a_loop(play)
    assert bot.threads == ["istanbul_nb thinks"]


def test_what_a_bot_found_is_dropped_when_the_match_has_gone_on() -> None:
    bot = Slow()
    page = against(bot)

    async def play() -> None:
        ask(page)
        await asyncio.to_thread(bot.thinks.wait)
        assert page.widget.match is not None
        page.widget.match.do("move 3")
        page.widget.match.undo()
        bot.go_on.set()
        await thought(page.widget.session.thinker)
        assert page.snap["steps"] == 0

    in_a_loop(play)
    assert bot.clocks[0].left == 0


@pytest.mark.parametrize("leave", [lambda table: table.close(), lambda table: table.show_start()])
def test_no_thought_outlives_its_table(leave: Callable[[Table], None]) -> None:
    bot = Slow()
    page = against(bot)
    match = page.widget.match
    assert match is not None

    async def play() -> None:
        ask(page)
        await asyncio.to_thread(bot.thinks.wait)
        assert isinstance(page.widget, Table)
        leave(page.widget)
        assert bot.clocks[0].left == 0
        bot.go_on.set()
        await thought(page.widget.session.thinker)

    in_a_loop(play)
    assert (match.steps, thinking()) == ([], [])


def test_a_page_that_asks_twice_gets_one_decision() -> None:
    bot = Slow()
    page = against(bot)

    async def play() -> None:
        ask(page)
        await asyncio.to_thread(bot.thinks.wait)
        ask(page)
        bot.go_on.set()
        await thought(page.widget.session.thinker)

    in_a_loop(play)
    assert len(bot.clocks) == page.snap["steps"] == 1


def test_bots_that_play_at_once_go_on_until_a_person_is_asked() -> None:
    page = against("random")

    async def play() -> None:
        ask(page, at_once=True)
        assert page.snap["steps"] == 0
        await thought(page.widget.session.thinker)

    in_a_loop(play)
    assert page.snap["steps"] > 1
    assert page.snap["ask"] is not None


def test_without_a_loop_bots_decide_at_once_however_many() -> None:
    match = Match(players=2, seed=3)
    for seat in (0, 1):
        match.assign_bot(seat, "random")
    ask(Page(Table(match)), at_once=True)
    assert match.over
    assert len(match.steps) > 300


@pytest.mark.parametrize(("bot", "problem"), [(broken, "ZeroDivisionError: a slip"), (cheat, "99")])
@pytest.mark.parametrize("loop", [True, False])
def test_a_bot_that_fails_is_told_in_a_sentence(bot: Any, problem: str, loop: bool) -> None:
    page = against(bot)
    told: list[Any] = []

    async def play() -> None:
        ask(page)
        await thought(page.widget.session.thinker)
        told.extend(page.heard)

    if loop:
        in_a_loop(play)
    else:
        told.append(ask(page))
    assert told[-1]["kind"] == "refused"
    assert "Bot" in told[-1]["text"]
    assert problem in told[-1]["text"]
    assert page.snap["steps"] == 0


def test_what_was_thought_for_a_loop_that_has_ended_is_forgotten() -> None:
    thinker, go_on = Thinker(), threading.Event()
    told: list[Any] = []

    async def play() -> None:
        thinker.begin("long", lambda thought: go_on.wait(), told.append, told.append)

    in_a_loop(play)
    go_on.set()
    for thread in thinking():
        thread.join()
    assert told == []


def test_a_thought_that_is_stopped_answers_with_what_it_has() -> None:
    thinker, began = Thinker(), threading.Event()
    told: list[Any] = []

    def think(thought: Any) -> str:
        began.set()
        while thought.clock.left:
            pass
        return "so far"

    async def play() -> None:
        thinker.begin("hint", think, told.append, told.append, seconds=3600)
        thinker.begin("next", lambda thought: thought.clock.left > 0, told.append, told.append)
        await asyncio.to_thread(began.wait)
        thinker.stop("hint")
        await thought(thinker)

    in_a_loop(play)
    assert told == ["so far", True]


class Deaf:
    """A thought that hears nobody until it is let go."""

    def __init__(self) -> None:
        self.began, self.go_on, self.ended = threading.Event(), threading.Event(), threading.Event()

    def __call__(self, thought: Any) -> str:
        self.began.set()
        self.go_on.wait()
        self.ended.set()
        return "too late"


@pytest.mark.parametrize("waiting", [True, False])
def test_nothing_waits_for_a_thought_that_was_dropped(waiting: bool) -> None:
    thinker, deaf, decided = Thinker(), Deaf(), threading.Event()
    told: list[Any] = []

    def decide(thought: Any) -> str:
        decided.set()
        return "decided"

    async def play() -> None:
        thinker.begin("hints", deaf, told.append, told.append)
        await asyncio.to_thread(deaf.began.wait)
        if waiting:
            thinker.begin("bot", decide, told.append, told.append)
        thinker.drop("hints")
        if not waiting:
            thinker.begin("bot", decide, told.append, told.append)
        assert await asyncio.to_thread(decided.wait, 60)
        await until(lambda: bool(told))
        assert not deaf.ended.is_set()
        thinker.begin("next", lambda thought: "and on", told.append, told.append)
        deaf.go_on.set()
        await thought(thinker)

    in_a_loop(play)
    assert told == ["decided", "and on"]
    assert thinking() == []


def test_a_stop_that_comes_before_the_thought_is_heard() -> None:
    thinker, deaf = Thinker(), Deaf()
    told: list[Any] = []

    async def play() -> None:
        thinker.begin("bot", deaf, lambda found: None, told.append)
        await asyncio.to_thread(deaf.began.wait)
        thinker.begin("review", lambda thought: thought.clock.stopped, told.append, told.append)
        thinker.stop("review")
        deaf.go_on.set()
        await thought(thinker)

    in_a_loop(play)
    assert told == [True]


def test_a_bot_moves_while_a_hint_for_what_is_past_still_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match, deaf = Match(names=["Anna", "Bot"], seed=3, first=0), Deaf()
    match.assign_bot(1, "random")
    page = Page(Table(match))
    monkeypatch.setattr(Match, "hint", lambda match, clock: deaf(None))

    async def play() -> None:
        page.says("hints", revision=page.snap["revision"], step=page.snap["step"])
        await asyncio.to_thread(deaf.began.wait)
        while match.actor == 0:
            match.do(match.legal[-1])
        steps = len(match.steps)
        ask(page)
        await until(lambda: len(match.steps) > steps)
        assert not deaf.ended.is_set()
        deaf.go_on.set()
        await thought(page.widget.session.thinker)

    in_a_loop(play)
    assert [each["kind"] for each in page.heard] == []


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse threads, as a browser does."""

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("istanbul_nb.table.thinking.Thread.start", refuse)


def test_where_threads_cannot_be_started_it_thinks_at_once(no_threads: None) -> None:
    told: list[Any] = []

    async def play() -> None:
        Thinker().begin("hint", lambda thought: "at once", told.append, told.append)
        assert told == ["at once"]

    in_a_loop(play)


def test_without_threads_clicks_are_answered_between_two_thoughts(no_threads: None) -> None:
    thinker = Thinker()
    told: list[Any] = []

    def go_on(found: str) -> None:
        told.append(found)
        thinker.begin("bot", lambda thought: "second", told.append, told.append)

    def think(thought: Any) -> str:
        thought.tell(lambda: told.append("halfway"))
        return "first"

    async def play() -> None:
        asyncio.get_running_loop().call_soon(told.append, "click")
        thinker.begin("bot", think, go_on, told.append)
        assert told == ["halfway", "first"]
        await thought(thinker)
        thinker.begin("bot", lambda thought: "third", told.append, told.append)
        await thought(thinker)

    in_a_loop(play)
    assert told == ["halfway", "first", "click", "second", "third"]


def test_without_threads_a_long_thought_ends_by_itself(no_threads: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("istanbul_nb.table.thinking.PATIENCE", 0.05)
    told: list[Any] = []

    def think(thought: Any) -> str:
        while not thought.clock.stopped:
            pass
        return "so far"

    async def play() -> None:
        Thinker().begin("review", think, told.append, told.append, seconds=3600)

    in_a_loop(play)
    assert told == ["so far"]
