"""A played game: seats, history, undo, branch, save, replay, and who may see what."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

from traitlets import HasTraits

from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.core import (
    Action,
    Answer,
    BadOptions,
    Bot,
    Chance,
    Clock,
    Event,
    Game,
    Legal,
    Refused,
    Scripted,
    SeatView,
    Seeded,
    Unscripted,
    name_of,
    plain,
    shorten,
)
from istanbul_nb.core.options import say_unsaid
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.match import file_format, storage
from istanbul_nb.match.autosave import Autosave
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.history import History, Seat, Step
from istanbul_nb.match.names import BadName, clean_name
from istanbul_nb.match.queries import Record
from istanbul_nb.words import Words

SEED_BITS = 53  # a seed that every JSON reader keeps exactly


class AskedBot(NamedTuple):
    """A bot that is to decide, with all that it may know at that moment."""

    match: Match
    revision: int
    seat: int
    bot: Bot
    view: SeatView
    legal: Legal

    def decide(self, clock: Clock) -> Action | str:
        """Return what it does, as an action or in its notation; this may take a while, in any thread."""
        return self.bot(self.view, self.legal, clock)

    def carry_out(self, answer: Action | str) -> None:
        """Do it, unless the match has gone on meanwhile; `MatchError` names a bot that answers something else."""
        with self.match.lock:
            if self.revision == self.match.revision:
                self.match.do(self._read(answer), seat=self.seat)

    def _read(self, answer: Any) -> Action:
        """Return the action that the bot means; why it is not allowed might tell what the seat holds."""
        try:
            action = self.match._read(answer)
        except MatchError:
            facts = {"bot": name_of(self.bot), "answer": shorten(answer, 60)}
            raise self.match._error("bot-answer", **facts) from None
        refusal = self.match.why_not(action)
        if refusal is not None:
            raise NotAllowed(refusal, self.match.words.say("bot-refused", bot=name_of(self.bot)))
        return action


class Match(Record):
    """One game being played. Its traits hold what everybody may know, and are replaced after every action.

    >>> match = Match(players=2, seed=7)
    >>> match.do("move 12")
    >>> match.undo()
    >>> match.turn["round"]
    1
    """

    def __init__(
        self,
        game: str | Game[Any] = "istanbul",
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        autosave: Path | str | bool = False,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        self._begin(language)
        rules = self._rules(game)
        if names is not None:
            options.setdefault("players", len(self._listed(names)))
        seed = secrets.randbits(SEED_BITS) if seed is None else self._seed(seed)
        chance = Seeded(seed)
        try:
            start = rules.setup(options, chance)
        except BadOptions as error:
            raise MatchError(self.words.options(error), error.reason) from None
        seats, setup = self._seats(rules, start, names), chance.take()
        options = say_unsaid(rules.info.options, plain(options))
        self._take_over(History(rules, options, seats, seed, chance.counter, setup, start, rules.copy(start)))
        if autosave is not False:
            self._autosave = Autosave(None if autosave is True else self._path(autosave), rules.info.id)
        self._show()

    @classmethod
    def from_state(
        cls,
        game: str | Game[Any],
        state: Any,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> Match:
        """Begin a match at a position instead of a setup: a lesson, a puzzle, what lies on the kitchen table."""
        match = cls._empty(language)
        rules = match._rules(game)
        seed = secrets.randbits(SEED_BITS) if seed is None else match._seed(seed)
        if not isinstance(state, type(rules.setup({}, Seeded(0)))):
            raise match._error("match-position", game=rules.info.title, given=shorten(type(state).__name__))
        start, options = rules.copy(state), rules.encode(state)["options"]
        seats = match._seats(rules, start, names)
        saved = History(rules, options, seats, seed, Seeded(seed).counter, None, start, rules.copy(start))
        return match._resume(saved)

    @classmethod
    def _empty(cls, language: str) -> Match:
        match = cls.__new__(cls)
        HasTraits.__init__(match)
        match._begin(language)
        return match

    def _resume(self, saved: History) -> Match:
        self._take_over(saved)
        self._show()
        return self

    def _begin(self, language: str) -> None:
        self.lock = RLock()
        self._undone: list[Action] = []
        self._table: Any = None
        self._begin_to_show(language)

    def _take_over(self, saved: History) -> None:
        self.game: Game[Any] = saved.game
        self.words = Words(self.language, saved.game.info.id, saved.options.get("components"))
        self._saved = saved
        self._seeded = Seeded(saved.seed)
        self._seeded.counter = saved.counter
        self._chance: Chance = self._seeded
        self._clearings = [at for at, step in enumerate(saved.steps) if any(event.clears for event in step.events)]
        self._public = self.log_of(None)
        self._told = max(0, len(saved.steps) - 1)

    def _rules(self, game: Any) -> Game[Any]:
        """Return the rules of a game, by its id or as they are given: these need no registration."""
        if not isinstance(game, Game) and (not isinstance(game, str) or game not in GAMES):
            raise self._error("game-unknown", game=shorten(game), games=", ".join(GAMES))
        rules = kit_of(game).game
        self.words = Words(self.language, rules.info.id)
        return rules

    def _listed(self, names: Any) -> Sequence[str]:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise self._error("names-list")
        return names

    def _seed(self, seed: Any) -> int:
        if type(seed) is not int or not -file_format.LARGEST_SEED <= seed < file_format.LARGEST_SEED:
            raise self._error("seed-number", seed=shorten(seed))
        return seed

    def _seats(self, game: Game[Any], start: Any, names: Sequence[str] | None) -> list[Seat]:
        players = len(game.standings(start))
        if names is None:
            return [Seat(self.words.term("seat", colour).capitalize()) for colour in game.info.seats[:players]]
        if len(self._listed(names)) != players:
            raise self._error("seats-number", given=len(names), players=players)
        try:
            return [Seat(clean_name(name)) for name in names]
        except BadName as error:
            raise self._error(error.reason, **error.facts) from None

    def do(
        self,
        *actions: Action | str,
        seat: int | None = None,
        revision: int | None = None,
        answers: Sequence[Answer] | None = None,
    ) -> None:
        """Carry out actions of the deciding seat one after the other.

        The first one that is not allowed raises `NotAllowed` and is not carried out, those before it stay done.
        A `seat` that is not asked, or a `revision` that is not the present one, is refused before anything happens.
        `answers` are what real dice and cards showed for one action.
        """
        with self.lock:
            self._check_turn(seat, revision)
            if answers is not None and len(actions) != 1:
                raise self._error("answers-one")
            chance: Chance = self._chance if answers is None else Scripted(self._answers(answers))
            for action in actions:
                self._do(self._read(action), chance)

    def _check_turn(self, seat: int | None, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise self._error("stale", revision=self.revision)
        if seat is not None and self._known(seat) != self.actor:
            if self.actor is None:
                raise self._error("not-after-the-end")
            raise self._error("not-your-turn", name=self.names[self.actor])

    def _do(self, action: Action, chance: Chance, redone: bool = False) -> None:
        if len(self.steps) >= file_format.LONGEST:
            raise self._error("match-long", steps=file_format.LONGEST)
        seat, state, fork = self.actor, self.game.copy(self._state), self._saved.fork
        chance.take()
        try:
            events = self.game.apply(state, action, chance)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.words.refusal(refused.refusal)) from None
        except Unscripted as unscripted:
            raise self._error("answers-wrong", asked=", ".join(map(str, unscripted.asked))) from None
        if isinstance(chance, Scripted) and chance.then is None and chance.left:
            raise self._error("answers-many", left=chance.left)
        assert seat is not None
        legal = self.game.legal(self._state)
        self.steps.append(Step(seat, legal[legal.index(action)], chance.take(), events, self._state))
        self._saved.state = state
        self._add_to_log(events)
        if not redone:
            self._undone.clear()
            self._saved.branch = fork
        self._show()

    def _add_to_log(self, events: Sequence[Event]) -> None:
        """Add the events of the last step; what is forgotten, or known again at the end, changes the log before."""
        if any(event.clears for event in events):
            self._clearings.append(len(self.steps) - 1)
        elif not (self._clearings and self.over):
            self._public += [event.seen_by(None) for event in events]
            return
        self._public = self.log_of(None)

    @property
    def can_redo(self) -> bool:
        """Tell whether a step that was taken back can return."""
        return bool(self._undone)

    def why_no_undo(self) -> str | None:
        """Return the reason, as a key for words, why the last step cannot be taken back; `None` if it can."""
        if not self.steps:
            return "undo-nothing"
        last = self.steps[-1]
        if self.over:
            return "undo-over"
        if last.seat != self.actor:
            return "undo-other-player"
        if last.answers or any(event.reveals for event in last.events):
            return "undo-revealed"
        if any(event.kind in self.game.info.turns for event in last.events):
            return "undo-turn-over"
        return None

    def undo(self) -> None:
        """Take back the last action of the deciding seat; `MatchError` says why where that is not possible."""
        with self.lock:
            reason = self.why_no_undo()
            if reason is not None:
                raise self._error(reason)
            step = self.steps.pop()
            self._undone.append(step.action)
            self._saved.state = step.before
            del self._public[len(self._public) - len(step.events) :]
            self._told = len(self.steps)
            self._show()

    def redo(self) -> None:
        """Do again what was taken back last."""
        with self.lock:
            if not self._undone:
                raise self._error("redo-nothing")
            self._do(self._undone.pop(), self._chance, redone=True)

    def branch(self, step: int | None = None, *, seat: int | None = None, seed: int | None = None) -> Match:
        """Return a separate match that goes on from a moment of this one, with other dice: what if?

        With a `seat` everything that this seat may not know is drawn anew, so that nobody can look into hands; such a
        branch begins at the position and has no history.
        """
        with self.lock:
            step = len(self.steps) if step is None else step
            state = self.game.copy(self._before(step))
            if self.is_forgotten(step, seat):
                raise self._error("branch-forgotten", step=step)
            seed = secrets.randbits(SEED_BITS) if seed is None else self._seed(seed)
            now = self._saved
            setup, start, steps, options = now.setup, now.start, list(now.steps[:step]), now.options
            if seat is not None:
                state = self.game.resample_hidden(state, self._known(seat), Seeded(seed))
                setup, start, steps, options = None, self.game.copy(state), [], self.game.encode(state)["options"]
            seats = [replace(seat) for seat in self.seats]
            counter = Seeded(seed).counter
            saved = History(self.game, plain(options), seats, seed, counter, setup, start, state, steps, step)
        return Match._empty(self.language)._resume(saved)

    def assign_bot(self, seat: int, bot: Bot | str | None) -> None:
        """Let a bot decide for a seat from now on, or a person again (`None`); at any time (ruling.absent)."""
        with self.lock:
            place = self.seats[self._known(seat)]
            if isinstance(bot, str):
                if bot not in BOTS:
                    raise self._error("bot-unknown", bot=bot[:40], bots=", ".join(BOTS))
                bot = bot_called(bot, self.seed + 1000 * len(self.steps) + seat)
            if bot is not None and not callable(bot):
                raise self._error("bot-unknown", bot=shorten(bot), bots=", ".join(BOTS))
            place.bot, place.missing = bot, None
            self._keep()

    def script_chance(self, answers: Sequence[Answer]) -> None:
        """Let dice and decks answer these first, wherever they can; a lesson is the same for everyone."""
        with self.lock:
            self._chance = Scripted(self._answers(answers), then=self._seeded)

    @property
    def unasked_answers(self) -> list[Answer]:
        """Return the answers that chance was told to give and that nobody has asked for yet."""
        return self._chance.script[self._chance.position :] if isinstance(self._chance, Scripted) else []

    def run_bots(self, seconds: float = 1.0, after: Callable[[Match], None] = lambda match: None) -> None:
        """Let bots decide until a person is asked or the game is over."""
        while self.let_bot_decide(seconds):
            after(self)

    def let_bot_decide(self, seconds: float = 1.0) -> bool:
        """Let the bot that is asked decide once; `False` if a person is asked, or nobody."""
        asked = self.asked_bot()
        if asked is None:
            return False
        asked.carry_out(asked.decide(Clock(self._seconds(seconds))))
        return True

    def asked_bot(self) -> AskedBot | None:
        """Return the bot that is to decide now with all that it may know, taken in one moment."""
        with self.lock:
            seat = self.actor
            bot = None if seat is None else self.seats[seat].bot
            if seat is None or bot is None:
                return None
            return AskedBot(self, self.revision, seat, bot, SeatView(self.game, self._state, seat), self.legal)

    def text(self) -> str:
        """Return the whole match as the text of a save file."""
        with self.lock:
            self._saved.counter = self._seeded.counter
            return file_format.write(self._saved)

    def save(self, path: Path | str) -> None:
        """Write the match to a file; a reader of a finished game's file can read every step."""
        storage.write_file(self._path(path), self.text())

    def _path(self, path: Any) -> Path:
        try:
            return storage.path_called(path)
        except BadSave:
            raise self._error("path-kind", path=shorten(path)) from None

    @classmethod
    def load(cls, source: Path | str, language: str = "en") -> Match:
        """Load a match from a file, or from the text of one; raise `BadSave` with a sentence where that fails."""
        text = isinstance(source, str) and source.lstrip()[:1] in ("{", "")
        if text:
            return cls.from_text(str(source), language)
        return cls._read_save(lambda: file_format.read(storage.read_text(storage.path_called(source))), language)

    @classmethod
    def from_text(cls, text: str, language: str = "en") -> Match:
        """Load a match from the text of a file."""
        return cls._read_save(lambda: file_format.read(text), language)

    @classmethod
    def _read_save(cls, read: Callable[[], History], language: str) -> Match:
        match = cls._empty(language)
        try:
            saved = read()
        except BadSave as error:
            error.words = match.words
            raise
        match._take_over(saved)
        for number, seat in enumerate(saved.seats):
            if seat.missing in BOTS:
                match.assign_bot(number, seat.missing)
        return match._resume(saved)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the match in a notebook as a table, always the same one."""
        if self._table is None:
            self._table = import_module("istanbul_nb.table").Table(self)
        return self._table._repr_mimebundle_(**kwargs)


def known_match(match: Any, language: str = "en") -> Match:
    """Return what is a match; `MatchError` for anything else."""
    if not isinstance(match, Match):
        raise MatchError(Words(language).say("match-kind", given=shorten(type(match).__name__)), "match-kind")
    return match
