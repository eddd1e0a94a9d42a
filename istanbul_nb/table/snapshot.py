"""One message for one decision: everything that a table shows, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from typing_extensions import TypedDict

from istanbul_nb.core import Event, Legal, View
from istanbul_nb.match.history import Step
from istanbul_nb.match.match import Match
from istanbul_nb.table import log, wire
from istanbul_nb.table.faces import Face, face_of
from istanbul_nb.table.wire import Ask, Cover, Effect, End, Line, Refused, Snap, Told, Wait
from istanbul_nb.words import Words

KEPT_ELSEWHERE = ("autosave-copy", "autosave-taken")  # good to know, and no alarm
HISTORY = 400  # so many steps of the log are told at once, the newest ones


def standing_note(reason: str, text: str) -> Refused | Told:
    """Return a note that stands on the page as long as the snapshot holds it, in the form of a message."""
    if reason in KEPT_ELSEWHERE:
        return {"kind": "told", "text": text}
    return {"kind": "refused", "text": text, "rule": "", "says": None, "act": ""}


class Roll(NamedTuple):
    """Hold what was rolled, and the event that tells of it."""

    dice: list[int] | list[str]
    event: Event


class LastRoll:
    """Find the last roll of a match; what was looked through once is not looked through again."""

    def __init__(self) -> None:
        self._known: list[tuple[Step, Roll | None]] = []  # each step with the last roll up to it

    def find(self, steps: Sequence[Step], face: Face) -> Roll | None:
        """Return the last roll, if there was one."""
        known = self._known
        del known[len(steps) :]
        while known and known[-1][0] is not steps[len(known) - 1]:
            known.pop()  # it was taken back, or belongs to another match
        for step in steps[len(known) :]:
            before = known[-1][1] if known else None
            known.append((step, _roll_of(step, face) or before))
        return known[-1][1] if known else None


def _roll_of(step: Step, face: Face) -> Roll | None:
    """Return the last roll of a step."""
    for event in reversed(step.events):
        if (dice := face.dice(event.kind, event.facts)) is not None:
            return Roll(dice, event)
    return None


class News(TypedDict):
    """Hold what the last step brought: a part of `Snap`."""

    news: list[Line]
    lines: int
    effects: list[Effect]
    dice: wire.Roll | None


class Now(TypedDict, total=False):
    """Hold what is to be decided, or how it ended: a part of `Snap`."""

    when: str
    ask: Ask
    wait: Wait
    cover: Cover
    end: End


@dataclass(frozen=True)
class Window:
    """A match through a pair of eyes (`None`: everybody's), now or before a step of its history.

    `log_viewer` are those that the log is told to. `cover` is the seat that has to take the screen over before anything
    more is shown. `answers` says whether somebody here may decide for the seat that is asked, `offered` what of all
    that is legal is put before them.
    """

    match: Match
    words: Words
    viewer: int | None = None
    log_viewer: int | None = None
    step: int | None = None
    cover: int | None = None
    answers: bool = True
    offered: Legal | None = None
    last_roll: LastRoll = field(default_factory=LastRoll)

    @property
    def face(self) -> Face:
        """Return how the game is shown."""
        return face_of(self.words.game)

    def snapshot(self) -> Snap:
        """Return what the browser draws; see table/wire.py."""
        match, say = self.match, self.words.say
        with match.lock:
            step = len(match.steps) if self.step is None else min(self.step, len(match.steps))
            is_now = step == len(match.steps)
            view = match.queries.moment(None if is_now else step, self.viewer).shared_view(self.viewer)
            now: Now = self._now(view) if is_now else {}
            return {
                "when": say("label-round", round=view["round"]),
                **self.face.board(view, match, self.words),
                "revision": match.revision,
                "step": step,
                "steps": len(match.steps),
                "seat": self.viewer,
                "hand": None if view["seat"] is None else self.face.hand(view),
                "ask": None,
                "wait": None,
                "cover": None,
                "undo": self._why_no_undo() if is_now else say("undo-looking"),
                "redo": is_now and match.can_redo,
                "end": None,
                "branch": None if match.branch_of is None else say("told-branch", step=match.branch_of),
                **self._news(view, is_now),
                **now,
                **self._note(),
            }

    def _note(self) -> wire.Additions:
        """Return what there is to say about keeping the match."""
        notice = self.match.notice
        return {"note": standing_note(notice["reason"], self.match.keeper.notice_in(self.words))} if notice else {}

    def log(self) -> list[Line]:
        """Return the whole log, or its newest part if it is very long."""
        with self.match.lock:
            steps = len(self.match.steps)
            first = max(0, steps - HISTORY)
            told = [] if first else [log.heading(1, 0, self.words)]
            for number, (before, after) in enumerate(pairwise(self._rounds(first)), first):
                told += self._lines(number, before, after)
            return told

    def _now(self, view: View) -> Now:
        """Return what is to be decided at this moment, or how it ended."""
        match, say, actor = self.match, self.words.say, self.match.actor
        if actor is None:
            return {"when": say("label-over", round=view["round"]), "end": self.face.end(match, self.words)}
        if self.cover is not None:
            name = match.names[self.cover]
            title, text, button = (say(f"cover-{part}", name=name) for part in ("title", "text", "button"))
            return {"cover": {"seat": self.cover, "title": title, "text": text, "button": button}}
        bot = match.seats[actor].bot is not None
        if self.viewer == actor:
            legal = match.legal if self.offered is None else self.offered
            return {"ask": self.face.ask(view, match.names, legal, match.queries.now.previewer(actor), self.words)}
        if self.viewer is None and self.answers and not bot:
            open_ = Legal(action for action in match.legal if not self.face.tells_a_card(action))
            preview = match.queries.now.previewer(None)
            return {"ask": self.face.ask({**view, "seat": actor}, match.names, open_, preview, self.words)}
        text = say("question-waiting", name=match.names[actor], decision=view["decision"][0])
        return {"wait": {"seat": actor, "bot": bot, "text": text}}

    def _why_no_undo(self) -> str | None:
        reason = self.match.why_no_undo()
        return None if reason is None else self.words.say(reason)

    def _news(self, view: View, now: bool) -> News:
        """Return the lines of the last step, how many steps there are, what moves, and the last roll."""
        steps = self.match.steps
        return {
            "news": self._lines(len(steps) - 1, *self._rounds(len(steps) - 1)) if steps else [],
            "lines": len(steps),
            "effects": self._effects(view, now),
            "dice": self._last_roll(),
        }

    def _effects(self, view: View, now: bool) -> list[Effect]:
        """Return what the step that led here moves; a look back shows walks only."""
        led = self.match.steps[: self.step if not now else None][-1:]
        found: list[Effect] = []
        for step in led:
            preview = partial(self.match.game.preview, step.before, None, step.action)
            found += self.face.effects(step.events, preview, view)
        return found if now else [effect for effect in found if effect["kind"] == "walk"]

    def _last_roll(self) -> wire.Roll | None:
        roll = self.last_roll.find(self.match.steps, self.face)
        if roll is None:
            return None
        return {"dice": roll.dice, "text": self.words.event(roll.event.seen_by(None), self.match.names) or ""}

    def _rounds(self, first: int) -> list[int]:
        """Return the rounds of the steps from one on, and that of now; none begins after the end of a game."""
        match = self.match
        rounds = [match.history.round_of(number) for number in range(first, len(match.steps))]
        return [*rounds, rounds[-1] if rounds and match.over else match.turn["round"]]

    def _lines(self, number: int, before: int, after: int) -> list[Line]:
        """Return the lines that a step added to the log; it led from one round into another, or not."""
        events = self.match.history.known_events(number, self.log_viewer)
        told = log.lines(events, number + 1, self.log_viewer, self.match.names, self.words)
        return log.with_headings(told, before, after, number + 1, self.words)
