"""A table that gives advice on demand: hints, chances to win, what if, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from traitlets import Bool

from istanbul_nb.core import Stopped
from istanbul_nb.match.match import Match
from istanbul_nb.table import advice
from istanbul_nb.table.gate import MATCH, OVER, Message, Need, handles
from istanbul_nb.table.thinking import Thought
from istanbul_nb.table.widget import STATIC, TableWidget

REPORT = 0.05  # of a long thought: so often its progress is told
SHOWN = Need(lambda at, message: at.is_about(message))  # the position that is asked about is the one that is shown
PLAYED_ON = Need(lambda at, message: at.may_play_on(), "what-if-not-yours")


@cache
def second_module() -> str:
    """Return what the browser needs for hints and reviews, for any game."""
    return (STATIC / "extras.js").read_text(encoding="utf-8")


class Report:
    """Tells how far a long thought is, now and then."""

    def __init__(self, thought: Thought, tell: Callable[[dict[str, Any]], None]) -> None:
        self.thought = thought
        self.tell = tell
        self.told = 0.0

    def __call__(self, done: int, of: int) -> None:
        if done / of - self.told >= REPORT:
            self.told = done / of
            self.thought.tell(partial(self.tell, {"done": done, "of": of}))


class Advising(TableWidget):
    """Hints are for the eyes of the seat that decides; chances to win are what everybody can know."""

    hints = Bool(False, help="whether hints and chances to win are shown").tag(sync=True)

    _advised = False  # whether a page has been told something about the match

    def show(self, match: Match) -> None:
        super().show(match)
        if self._advised:
            self.send({"kind": "forget"})
            self._advised = False

    def accepts(self, name: str, value: Any) -> bool:
        """Return whether a page may set a trait so: it turns hints on and off."""
        return (name == "hints" and type(value) is bool) or super().accepts(name, value)

    @handles("module")
    def _on_module(self, message: Message) -> None:
        self.send({"kind": "module", "text": second_module()})

    @handles("stop")
    def _on_stop(self, message: Message) -> None:
        for name in ("hints", "review", "whatif"):
            self.thinker.stop(name)

    def _moment(self, match: Match) -> dict[str, Any]:
        """Return what hints are about: a position, whom they are for, the language. No hand is told to others."""
        now = self.step is None or self.step >= len(match.steps)
        asked = now and match.actor is not None and self.viewer() == match.actor
        return {
            "revision": match.revision,
            "step": len(match.steps) if now else self.step,
            "seat": match.actor if asked else None,
            "language": match.language,
        }

    def is_about(self, message: Message) -> bool:
        """Return whether a message is about the position that is shown."""
        moment = self._moment(self._known_match())
        return all(message.get(name) == moment[name] for name in ("revision", "step"))

    def may_play_on(self) -> bool:
        """Return whether bots may play on from here: for the seat that decides, or for all once the game is over."""
        match = self._known_match()
        moment = self._moment(match)
        return moment["seat"] is not None or (match.over and moment["step"] < len(match.steps))

    @handles("hints", needs=(MATCH, SHOWN), quiet=True)
    def _on_hints(self, message: Message) -> None:
        match = self._known_match()
        self.thinker.drop("hints")
        think = partial(_thought_out, match, self._moment(match))
        self.thinker.begin("hints", think, self._tell_hints, self._tell_no_hints)

    def _tell_hints(self, told: dict[str, Any]) -> None:
        match = self.match
        if match is not None and self._moment(match).items() <= told.items():
            self._advise("hints", told)

    @handles("review", needs=(MATCH, OVER))
    def _on_review(self, message: Message) -> None:
        match = self._known_match()
        if not self.thinker.is_busy_with("review"):
            self._tell_review({"done": 0, "of": len(match.steps)})
            self.thinker.begin("review", partial(self._review, match), self._tell_review, self._tell_no_review)

    def _review(self, match: Match, thought: Thought) -> dict[str, Any]:
        try:
            teller = advice.ReviewTeller(match, thought.clock)
        except Stopped:
            return {"done": 0, "of": 0, "over": True}  # nothing was found: it can be asked for again
        report = Report(thought, self._tell_review)
        found = match.review(progress=report, clock=thought.clock, heard=teller.hear)
        steps = len(match.steps) if found.rows else 0
        return {"done": steps, "of": steps, "over": True, **teller.tell(found)}

    def _tell_review(self, told: dict[str, Any]) -> None:
        self._advise("review", {"over": False, "turns": [], "rounds": [], "chances": [], **told})

    @handles("whatif", needs=(MATCH, SHOWN, PLAYED_ON))
    def _on_what_if(self, message: Message) -> None:
        """Let bots play on from the position that is shown: for the seat that decides, or for all after the game."""
        match = self._known_match()
        moment = self._moment(match)
        if not self.thinker.is_busy_with("whatif"):
            self._tell_what_if(moment, {"done": 0, "of": 1})
            self.thinker.begin(
                "whatif",
                partial(self._play_on, match, moment),
                partial(self._tell_what_if, moment),
                partial(self._tell_no_what_if, moment),
            )

    def _play_on(self, match: Match, moment: dict[str, Any], thought: Thought) -> dict[str, Any]:
        report = Report(thought, partial(self._tell_what_if, moment))
        return advice.what_if(match, moment["step"], report, thought.clock)

    def _tell_what_if(self, moment: dict[str, Any], told: dict[str, Any]) -> None:
        match = self.match
        if match is not None and self._moment(match).items() <= moment.items():
            self._advise("whatif", {**moment, "over": False, "ways": [], **told})

    def _tell_no_what_if(self, moment: dict[str, Any], error: Exception) -> None:
        self._fail_to_advise(error)
        self._tell_what_if(moment, {"done": 0, "of": 1, "over": True})

    def _advise(self, kind: str, told: dict[str, Any]) -> None:
        self._advised = True
        self.send({"kind": kind, **told})

    def _tell_no_hints(self, error: Exception) -> None:
        self._fail_to_advise(error)
        self._advise("hints", {**self._moment(self._known_match()), "hints": [], "odds": [], "chances": []})

    def _tell_no_review(self, error: Exception) -> None:
        self._fail_to_advise(error)
        self._tell_review({"done": 0, "of": 0, "over": True})

    def _fail_to_advise(self, error: Exception) -> None:
        self._tell_refused(self._words.say("told-hints-failed", problem=f"{type(error).__name__}: {error}"))


def _thought_out(match: Match, moment: dict[str, Any], thought: Thought) -> dict[str, Any]:
    """Return hints for a seat, and the chances of everybody; for no seat in particular the chances alone."""
    step = moment["step"] if moment["step"] < len(match.steps) else None
    told = {**moment, "hints": None, "odds": [], "chances": advice.chances(match, step, thought.clock)}
    if moment["seat"] is not None:
        told |= {"hints": advice.hints(match, thought.clock), "odds": advice.odds(match, match.words)}
    return told
