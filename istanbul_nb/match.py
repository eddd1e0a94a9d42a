"""A played game: seats, history, undo, branch, save, replay, and who may see what."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from typing import Any, Protocol

from traitlets import Any as AnyTrait
from traitlets import Dict, HasTraits, Int, Tuple, Unicode, observe

from istanbul_nb import saves
from istanbul_nb.core import (
    Action,
    BadOptions,
    Clock,
    Event,
    Game,
    Refusal,
    Refused,
    Seeded,
    Standing,
    Unreadable,
)
from istanbul_nb.games import game_of
from istanbul_nb.names import BadName, clean_name
from istanbul_nb.saves import BadSave, Saved, Step
from istanbul_nb.text import picture
from istanbul_nb.words import Words

SEED_BITS = 53  # a seed that every JSON reader keeps exactly


class Bot(Protocol):
    """Somebody who decides from what his seat may know."""

    name: str

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action: ...


@dataclass
class Seat:
    """Who sits there: a person, or a bot that decides for the seat."""

    name: str
    bot: Bot | None = None
    bot_name: str | None = None


class MatchError(Exception):
    """Something that a match does not do; `str` is a sentence that says why and what to do."""

    def __init__(self, sentence: str, reason: str) -> None:
        self.reason = reason
        super().__init__(sentence)


class NotAllowed(Refused):
    """An action that the rules do not allow; `str` is a sentence that names the rule."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(refusal)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


class Match(HasTraits):
    """One game being played. Its traits hold what everybody may know, and change after every action.

    >>> match = Match("istanbul", players=2, seed=7)
    >>> match.do("move 12")
    >>> match.undo()
    >>> match.turn["round"]
    1
    """

    view = Dict(help="the table as a spectator sees it")
    decision = Dict(help="what is to be decided and by which seat; empty when the game is over")
    turn = Dict(help="whose turn it is, in which round")
    log = Tuple(help="everything that happened, as a spectator may know it")
    standings = Tuple(help="the ranking, best first")
    revision = Int(help="counts every change, undo included")
    language = Unicode("en", help="the language of sentences")
    saved_to = AnyTrait(None, allow_none=True, help="where the match is kept after every action")

    def __init__(
        self,
        game: str = "istanbul",
        names: Sequence[str] | None = None,
        seed: int | None = None,
        autosave: Path | str | bool = False,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        self.game: Game[Any] = game_of(game)
        self._begin(language)
        if names is not None:
            options.setdefault("players", len(names))
        self.seed = self._seed(seed)
        self._chance = Seeded(self.seed)
        self.options = dict(options)
        try:
            self._start = self.game.setup(options, self._chance)
        except BadOptions as error:
            raise MatchError(self.words.options(error), error.reason) from None
        self._setup = self._chance.take()
        self.branch_of: int | None = None
        self.steps: list[Step] = []
        self.seats = self._seats(names)
        self._state = self.game.copy(self._start)
        if autosave is not False:
            self.saved_to = saves.fresh_autosave(game) if autosave is True else Path(autosave)
        self._show(())

    def _begin(self, language: str) -> None:
        self._lock = RLock()
        self._undone: list[Action] = []
        self.words = Words(language)
        self.language = language

    def _seed(self, seed: Any) -> int:
        if seed is None:
            return secrets.randbits(SEED_BITS)
        if type(seed) is not int or not -saves.LARGEST_SEED <= seed < saves.LARGEST_SEED:
            raise MatchError(self.words.say("seed-number", seed=str(seed)[:40]), "seed-number")
        return seed

    def _seats(self, names: Sequence[str] | None) -> list[Seat]:
        players = len(self.game.standings(self._start))
        if names is None:
            return [Seat(self.words.say(f"seat-{colour}").capitalize()) for colour in self.game.info.seats[:players]]
        if len(names) != players:
            raise MatchError(self.words.say("seats-number", given=len(names), players=players), "seats-number")
        try:
            return [Seat(clean_name(name)) for name in names]
        except BadName as error:
            raise MatchError(self.words.say(error.reason, **error.facts), error.reason) from None

    @observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        self.words = Words(change["new"])

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def actor(self) -> int | None:
        """The seat that decides now, `None` when the game is over."""
        return self.game.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.actor is None

    @property
    def legal(self) -> list[Action]:
        """What the deciding seat may do."""
        return list(self.game.legal(self._state))

    @property
    def attempts(self) -> Sequence[Action]:
        """Actions that a person might try, legal or not."""
        return self.game.attempts(self._state)

    def view_of(self, seat: int | None, step: int | None = None) -> dict[str, Any]:
        """What a seat may know, now or before a step of the history."""
        return self.game.view(self._state if step is None else self._before(step), seat)

    def log_of(self, seat: int | None) -> list[dict[str, Any]]:
        """Everything that happened, as that seat may know it."""
        return [event.seen_by(seat) for step in self.steps for event in step.events]

    def explain(self, action: Action | str) -> str | None:
        """Why an action is not allowed now, in words; `None` if it is."""
        refusal = self.game.explain(self._state, self._read(action))
        return None if refusal is None else self.words.refusal(refusal)

    def _read(self, action: Action | str) -> Action:
        if isinstance(action, Action):
            return action
        try:
            return Action.parse(action)
        except Unreadable as error:
            raise MatchError(self.words.say("unreadable-action", text=error.text), "unreadable-action") from None

    def do(self, *actions: Action | str, seat: int | None = None, revision: int | None = None) -> None:
        """Carry out actions of the deciding seat, in order; the first refused one raises and changes nothing.

        A `seat` that is not asked, or a `revision` that is not the present one, is refused too.
        """
        for action in actions:
            with self._lock:
                self._check_turn(seat, revision)
                self._do(self._read(action))
                self._undone.clear()

    def _check_turn(self, seat: int | None, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise MatchError(self.words.say("stale", revision=revision), "stale")
        if seat is not None and seat != self.actor:
            name = "" if self.actor is None else self.names[self.actor]
            raise MatchError(self.words.say("not-your-turn", name=name), "not-your-turn")

    def _do(self, action: Action) -> None:
        seat = self.actor
        state = self.game.copy(self._state)
        try:
            events = self.game.apply(state, action, self._chance)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.words.refusal(refused.refusal)) from None
        assert seat is not None
        self.steps.append(Step(seat, action, self._chance.take(), events, self._state))
        self._state = state
        self._show([event.seen_by(None) for event in events])

    def _show(self, news: Sequence[Mapping[str, Any]]) -> None:
        """Bring the traits up to date, with one notification each, and keep the match."""
        actor = self.actor
        with self.hold_trait_notifications():
            self.view = self.game.view(self._state, None)
            self.turn = {"seat": actor, "round": self.view["round"], "step": len(self.steps)}
            self.decision = {} if actor is None else {"seat": actor, "what": self.view["decision"]}
            self.log = (*self.log, *news)
            self.standings = tuple(self.game.standings(self._state))
            self.revision += 1
        if self.saved_to is not None:
            self._keep()

    def _keep(self) -> None:
        """Autosave; a disk that does not take it stops nobody from playing, but is told once."""
        try:
            saves.write_file(self.saved_to, self.text())
        except OSError as error:
            problem = error.strerror or type(error).__name__
            warnings.warn(self.words.say("autosave-full", path=str(self.saved_to), problem=problem), stacklevel=2)
            self.saved_to = None

    def why_no_undo(self) -> str | None:
        """The reason, as a key for words, why the last step cannot be taken back; `None` if it can."""
        if not self.steps:
            return "undo-nothing"
        last = self.steps[-1]
        if self.over:
            return "undo-over"
        if last.seat != self.actor:
            return "undo-other-player"
        if last.answers or any(event.reveals for event in last.events):
            return "undo-revealed"
        return None

    def undo(self) -> None:
        """Take back the last action of the deciding seat; `MatchError` says why where that is not possible."""
        with self._lock:
            reason = self.why_no_undo()
            if reason is not None:
                raise MatchError(self.words.say(reason), reason)
            step = self.steps.pop()
            self._undone.append(step.action)
            self._state = step.before
            with self.hold_trait_notifications():
                self.log = self.log[: len(self.log) - len(step.events)]
                self._show(())

    def redo(self) -> None:
        """Do again what was taken back last."""
        with self._lock:
            if not self._undone:
                raise MatchError(self.words.say("redo-nothing"), "redo-nothing")
            self._do(self._undone.pop())

    def _before(self, step: int) -> Any:
        """The state before a step of the history; the number of steps means now."""
        if not 0 <= step <= len(self.steps):
            raise MatchError(self.words.say("step-range", step=step, steps=len(self.steps)), "step-range")
        return self._state if step == len(self.steps) else self.steps[step].before

    def branch(self, step: int | None = None, seed: int | None = None) -> Match:
        """A match of its own that goes on from a moment of this one, with other dice: what if?"""
        step = len(self.steps) if step is None else step
        with self._lock:
            saved = self._saved()
            saved.state = self.game.copy(self._before(step))
            saved.steps = [Step(s.seat, s.action, list(s.answers), s.events, s.before) for s in self.steps[:step]]
            saved.branch = step
            saved.seed = secrets.randbits(SEED_BITS) if seed is None else seed
            saved.counter = Seeded(saved.seed).counter
            return Match.from_saved(saved, self.language)

    def replay(self) -> Iterator[tuple[int, Action, list[Event], dict[str, Any]]]:
        """Each step again: its number, the action, what happened, and the view of a spectator after it."""
        for number, step in enumerate(self.steps):
            yield number, step.action, step.events, self.view_of(None, number + 1)

    def hand_over(self, seat: int, bot: Bot | None) -> None:
        """Let a bot decide for a seat from now on, or a person again (`None`); at any time (ruling.absent)."""
        with self._lock:
            self.seats[seat].bot = bot
            self.seats[seat].bot_name = None if bot is None else bot.name

    def run_bots(self, seconds: float = 1.0, after: Callable[[Match], None] = lambda match: None) -> None:
        """Let bots decide until a person is asked or the game is over."""
        while self.actor is not None and (bot := self.seats[self.actor].bot) is not None:
            seat = self.actor
            self.do(bot(self.view_of(seat), self.legal, Clock(seconds)), seat=seat)
            after(self)

    def _saved(self) -> Saved:
        bots = [seat.bot_name for seat in self.seats]
        return Saved(
            self.game, self.options, self.names, bots, self.seed, self._chance.counter, self._setup, self._start,
            self._state, self.steps, self.branch_of,
        )  # fmt: skip

    def text(self) -> str:
        """The whole match as the text of a save file."""
        with self._lock:
            return saves.write(self._saved())

    def save(self, path: Path | str) -> None:
        """Write the match to a file; whoever reads the file of a finished game can read every step."""
        saves.write_file(Path(path), self.text())

    @classmethod
    def load(cls, source: Path | str, language: str = "en") -> Match:
        """A match from a file, or from the text of one. `BadSave` with a sentence where that cannot be done."""
        if isinstance(source, str) and source.lstrip()[:1] == "{":
            return cls.from_saved(saves.read(source), language)
        return cls.from_saved(saves.read_file(Path(source)), language)

    @classmethod
    def from_saved(cls, saved: Saved, language: str = "en") -> Match:
        """A match that goes on where a saved one stopped."""
        match = cls.__new__(cls)
        HasTraits.__init__(match)
        match._begin(language)
        match.game, match.options, match.seed = saved.game, saved.options, saved.seed
        match._chance = Seeded(saved.seed)
        match._chance.counter = saved.counter
        match._setup, match._start, match.branch_of = saved.setup, saved.start, saved.branch
        match.steps, match._state = saved.steps, saved.state
        match.seats = [Seat(name, None, bot) for name, bot in zip(saved.names, saved.bots, strict=True)]
        match._show([event.seen_by(None) for step in saved.steps for event in step.events])
        return match

    def picture(self, seat: int | None = None) -> str:
        """The table in text, as a seat or a spectator sees it."""
        legal = self.legal if seat is not None and seat == self.actor else []
        return picture(self.view_of(seat), self.names, legal, self.words)

    def __str__(self) -> str:
        people = [index for index, seat in enumerate(self.seats) if seat.bot is None and seat.bot_name is None]
        return self.picture(people[0] if len(people) == 1 else None)


def load(source: Path | str, language: str = "en") -> Match:
    """A match from a file, or from the text of one."""
    return Match.load(source, language)


def resume(path: Path | str | None = None, language: str = "en") -> Match:
    """The match that was kept in a file, or the latest that kept itself: exactly where it was, and kept on there."""
    if path is None:
        latest = saves.autosaves()[:1]
        if not latest:
            raise BadSave("resume-nothing")
        path = latest[0]
    match = Match.load(Path(path), language)
    match.saved_to = Path(path)
    return match


__all__ = ["BadSave", "Bot", "Match", "MatchError", "NotAllowed", "Seat", "Standing", "load", "resume"]
