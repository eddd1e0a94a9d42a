"""A played game: seats, history, undo, branch, save, replay, and who may see what."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple

from traitlets import HasTraits

from istanbul_nb import saves
from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.core import (
    Action,
    Answer,
    BadOptions,
    Bot,
    Chance,
    Clock,
    Game,
    Legal,
    Refusal,
    Refused,
    Scripted,
    Seeded,
    Seen,
    Unreadable,
    Unscripted,
    plain,
)
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.names import BadName, clean_name
from istanbul_nb.saves import BadSave, Saved, Seat, Step
from istanbul_nb.shown import Shown
from istanbul_nb.text import picture
from istanbul_nb.trouble import MatchError, NotAllowed
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.advice import Advice
    from istanbul_nb.review import Progress, Review

SEED_BITS = 53  # a seed that every JSON reader keeps exactly


class AskedBot(NamedTuple):
    """A bot that is to decide, with all that it may know at that moment."""

    match: Match
    revision: int
    seat: int
    bot: Bot
    view: Seen
    legal: Legal

    def decide(self, clock: Clock) -> Action:
        """What it does; this may take a while, in any thread."""
        return self.bot(self.view, self.legal, clock)

    def carry_out(self, action: Action) -> None:
        """Do it, unless the match has gone on meanwhile."""
        with self.match.lock:
            if self.revision == self.match.revision:
                self.match.do(action, seat=self.seat)


def _advice() -> Any:
    """Bots think only where somebody asks them."""
    return import_module("istanbul_nb.advice")


class Match(Shown):
    """One game being played. Its traits hold what everybody may know, and are replaced after every action.

    >>> match = Match(players=2, seed=7)
    >>> match.do("move 12")
    >>> match.undo()
    >>> match.turn["round"]
    1
    """

    def __init__(
        self,
        game: str = "istanbul",
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
        self._take_over(Saved(rules, plain(options), seats, seed, chance.counter, setup, start, rules.copy(start)))
        if autosave is not False:
            self.saved_to = saves.fresh_autosave(game) if autosave is True else Path(autosave)
        self._show()

    @classmethod
    def from_state(
        cls, game: str, state: Any, *, names: Sequence[str] | None = None, seed: int | None = None, language: str = "en"
    ) -> Match:
        """A match that begins at a position instead of a setup: a lesson, a puzzle, what lies on the kitchen table."""
        match = cls._empty(language)
        rules = match._rules(game)
        seed = secrets.randbits(SEED_BITS) if seed is None else match._seed(seed)
        start, options = rules.copy(state), rules.encode(state)["options"]
        seats = match._seats(rules, start, names)
        saved = Saved(rules, options, seats, seed, Seeded(seed).counter, None, start, rules.copy(start))
        return match._resume(saved)

    @classmethod
    def _empty(cls, language: str) -> Match:
        match = cls.__new__(cls)
        HasTraits.__init__(match)
        match._begin(language)
        return match

    def _resume(self, saved: Saved) -> Match:
        self._take_over(saved)
        self._show()
        return self

    def _begin(self, language: str) -> None:
        self.lock = RLock()
        self._undone: list[Action] = []
        self._table: Any = None
        self._begin_to_show(language)

    def _take_over(self, saved: Saved) -> None:
        self.game: Game[Any] = saved.game
        self.words = Words(self.language, saved.game.info.id)
        self._saved = saved
        self._chance = Seeded(saved.seed)
        self._chance.counter = saved.counter
        self._public = [event.seen_by(None) for step in saved.steps for event in step.events]
        self._told = len(self._public) - (len(saved.steps[-1].events) if saved.steps else 0)

    def _rules(self, game: Any) -> Game[Any]:
        if not isinstance(game, str) or game not in GAMES:
            raise self._error("game-unknown", game=str(game)[:40], games=", ".join(GAMES))
        self.words = Words(self.language, game)
        return game_of(game)

    def _listed(self, names: Any) -> Sequence[str]:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise self._error("names-list")
        return names

    def _seed(self, seed: Any) -> int:
        if type(seed) is not int or not -saves.LARGEST_SEED <= seed < saves.LARGEST_SEED:
            raise self._error("seed-number", seed=str(seed)[:40])
        return seed

    def _seats(self, game: Game[Any], start: Any, names: Sequence[str] | None) -> list[Seat]:
        players = len(game.standings(start))
        if names is None:
            return [Seat(self.words.say(f"seat-{colour}").capitalize()) for colour in game.info.seats[:players]]
        if len(self._listed(names)) != players:
            raise self._error("seats-number", given=len(names), players=players)
        try:
            return [Seat(clean_name(name)) for name in names]
        except BadName as error:
            raise self._error(error.reason, **error.facts) from None

    @property
    def options(self) -> dict[str, Any]:
        """What the match was set up with."""
        return self._saved.options

    @property
    def seed(self) -> int:
        """Where the dice started; whoever knows it knows what they will show."""
        return self._saved.seed

    @property
    def branch_of(self) -> int | None:
        """The step at which this match branched off from another one."""
        return self._saved.branch

    @property
    def steps(self) -> list[Step]:
        """The history with everything in it, secrets too: for whoever owns the kernel, never for a face."""
        return self._saved.steps

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self._saved.seats

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def _state(self) -> Any:
        return self._saved.state

    @property
    def actor(self) -> int | None:
        """The seat that decides now, `None` when the game is over."""
        return self.game.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.actor is None

    @property
    def legal(self) -> Legal:
        """What the deciding seat may do, in a stable order."""
        return Legal(self.game.legal(self._state))

    def legal_of(self, seat: int) -> Legal:
        """What a seat may do: nothing if another one decides."""
        return self.legal if self._known(seat) == self.actor else Legal()

    @property
    def attempts(self) -> Sequence[Action]:
        """Actions that a person might try, legal or not."""
        return self.game.attempts(self._state)

    def _known(self, seat: Any) -> int:
        """A seat that exists."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise self._error("seat-range", seat=str(seat)[:40], most=len(self.seats) - 1)
        return seat

    def view_of(self, seat: int | None, step: int | None = None) -> dict[str, Any]:
        """What a seat may know, now or before a step of the history."""
        state = self._state if step is None else self._before(step)
        return self.game.view(state, None if seat is None else self._known(seat))

    def log_of(self, seat: int | None) -> list[dict[str, Any]]:
        """Everything that happened, as that seat may know it."""
        seat = None if seat is None else self._known(seat)
        return [event.seen_by(seat) for step in self.steps for event in step.events]

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why an action of the deciding seat is not allowed now; `None` if it is."""
        return self.game.explain(self._state, self._read(action))

    def explain(self, action: Action | str) -> str | None:
        """The same in words."""
        refusal = self.why_not(action)
        return None if refusal is None else self.words.refusal(refusal)

    def _read(self, action: Any) -> Action:
        if isinstance(action, Action):
            return action
        try:
            return Action.parse(action if isinstance(action, str) else f"? {action!r}")
        except Unreadable as error:
            raise self._error("unreadable-action", text=error.text) from None

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
            for action in actions:
                self._do(self._read(action), self._chance if answers is None else Scripted(answers))

    def _check_turn(self, seat: int | None, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise self._error("stale", revision=self.revision)
        if seat is not None and self._known(seat) != self.actor:
            if self.actor is None:
                raise self._error("not-after-the-end")
            raise self._error("not-your-turn", name=self.names[self.actor])

    def _do(self, action: Action, chance: Chance, redone: bool = False) -> None:
        seat, state = self.actor, self.game.copy(self._state)
        chance.take()
        try:
            events = self.game.apply(state, action, chance)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.words.refusal(refused.refusal)) from None
        except Unscripted as unscripted:
            raise self._error("answers-wrong", asked=", ".join(map(str, unscripted.asked))) from None
        if isinstance(chance, Scripted) and chance.left:
            raise self._error("answers-many", left=chance.left)
        assert seat is not None
        legal = self.game.legal(self._state)
        self.steps.append(Step(seat, legal[legal.index(action)], chance.take(), events, self._state))
        self._saved.state = state
        self._public += [event.seen_by(None) for event in events]
        if not redone:
            self._undone.clear()
        self._show()

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can return."""
        return bool(self._undone)

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
        with self.lock:
            reason = self.why_no_undo()
            if reason is not None:
                raise self._error(reason)
            step = self.steps.pop()
            self._undone.append(step.action)
            self._saved.state = step.before
            del self._public[len(self._public) - len(step.events) :]
            self._told = len(self._public)
            self._show()

    def redo(self) -> None:
        """Do again what was taken back last."""
        with self.lock:
            if not self._undone:
                raise self._error("redo-nothing")
            self._do(self._undone.pop(), self._chance, redone=True)

    def _before(self, step: Any) -> Any:
        """The state before a step of the history; the number of steps means now."""
        if type(step) is not int or not 0 <= step <= len(self.steps):
            raise self._error("step-range", step=str(step)[:20], steps=len(self.steps))
        return self._state if step == len(self.steps) else self.steps[step].before

    def branch(self, step: int | None = None, *, seat: int | None = None, seed: int | None = None) -> Match:
        """A match of its own that goes on from a moment of this one, with other dice: what if?

        With a `seat` everything that this seat may not know is drawn anew, so that nobody can look into hands; such a
        branch begins at the position and has no history.
        """
        with self.lock:
            step = len(self.steps) if step is None else step
            state = self.game.copy(self._before(step))
            seed = secrets.randbits(SEED_BITS) if seed is None else self._seed(seed)
            now = self._saved
            setup, start, steps, options = now.setup, now.start, list(now.steps[:step]), now.options
            if seat is not None:
                state = self.game.resample(state, self._known(seat), Seeded(seed))
                setup, start, steps, options = None, self.game.copy(state), [], self.game.encode(state)["options"]
            seats = [replace(seat) for seat in self.seats]
            counter = Seeded(seed).counter
            saved = Saved(self.game, plain(options), seats, seed, counter, setup, start, state, steps, step)
        return Match._empty(self.language)._resume(saved)

    def replay(self, seat: int | None = None) -> Iterator[tuple[int, list[dict[str, Any]], dict[str, Any]]]:
        """Each step again as a seat or a spectator may know it: its number, what happened, and the view after it."""
        for number, step in enumerate(self.steps):
            yield number, [event.seen_by(seat) for event in step.events], self.view_of(seat, number + 1)

    def hand_over(self, seat: int, bot: Bot | str | None) -> None:
        """Let a bot decide for a seat from now on, or a person again (`None`); at any time (ruling.absent)."""
        with self.lock:
            place = self.seats[self._known(seat)]
            if isinstance(bot, str):
                if bot not in BOTS:
                    raise self._error("bot-unknown", bot=bot[:40], bots=", ".join(BOTS))
                bot = bot_called(bot, self.seed + 1000 * len(self.steps) + seat)
            if bot is not None and not callable(bot):
                raise self._error("bot-unknown", bot=str(bot)[:40], bots=", ".join(BOTS))
            place.bot, place.missing = bot, None
            if self.saved_to is not None:
                self._keep()

    def run_bots(self, seconds: float = 1.0, after: Callable[[Match], None] = lambda match: None) -> None:
        """Let bots decide until a person is asked or the game is over."""
        while self.let_bot_decide(seconds):
            after(self)

    def let_bot_decide(self, seconds: float = 1.0) -> bool:
        """Let the bot that is asked decide once; `False` if a person is asked, or nobody."""
        asked = self.asked_bot()
        if asked is None:
            return False
        asked.carry_out(asked.decide(Clock(seconds)))
        return True

    def seen(self) -> Seen:
        """What the deciding seat sees, with a fair sampler of everything else."""
        with self.lock:
            if self.actor is None:
                raise self._error("not-after-the-end")
            return Seen(self.game, self._state, self.actor)

    def asked_bot(self) -> AskedBot | None:
        """The bot that is to decide now with all that it may know, taken in one moment."""
        with self.lock:
            seat = self.actor
            bot = None if seat is None else self.seats[seat].bot
            if seat is None or bot is None:
                return None
            return AskedBot(self, self.revision, seat, bot, Seen(self.game, self._state, seat), self.legal)

    def hint(
        self, seconds: float = 1.0, count: int = 3, *, iterations: int | None = None, clock: Clock | None = None
    ) -> Advice:
        """The best few actions of the seat that decides, with reasons, from what that seat may know."""
        advice: Advice = _advice().advise(self.seen(), self.words, clock or Clock(seconds), count, iterations)
        return advice

    def win_chances(self, seat: int | None = None, step: int | None = None) -> list[float]:
        """How likely each seat wins, now or before a step, as far as a spectator, or a seat, can know."""
        with self.lock:
            state = self.game.copy(self._state if step is None else self._before(step))
        chances: list[float] = _advice().chances_of(self.game, state, None if seat is None else self._known(seat))
        return chances

    def review(
        self, iterations: int | None = None, progress: Progress | None = None, clock: Clock | None = None
    ) -> Review:
        """A finished game gone through: what was played, what was best, what it cost; it ends early with the clock."""
        with self.lock:
            if not self.over:
                raise self._error("review-running")
            steps, end = list(self.steps), self._state
        module = import_module("istanbul_nb.review")
        reviewer, rows = module.Reviewer(self.game, steps, self.words, iterations or module.ITERATIONS), []
        for row in reviewer.rows():
            rows.append(row)
            if progress is not None:
                progress(row.step + len(row.played), len(steps))
            if clock is not None and clock.stopped:
                break
        review: Review = module.Review(tuple(self.names), tuple(rows), tuple(reviewer.chances(end)))
        return review

    def text(self) -> str:
        """The whole match as the text of a save file."""
        with self.lock:
            self._saved.counter = self._chance.counter
            return saves.write(self._saved)

    def save(self, path: Path | str) -> None:
        """Write the match to a file; whoever reads the file of a finished game can read every step."""
        saves.write_file(Path(path), self.text())

    @classmethod
    def load(cls, source: Path | str, language: str = "en") -> Match:
        """A match from a file, or from the text of one. `BadSave` with a sentence where that cannot be done."""
        text = isinstance(source, str) and source.lstrip()[:1] in ("{", "")
        if text:
            return cls.from_text(str(source), language)
        return cls._read_save(lambda: saves.read_file(Path(source)), language)

    @classmethod
    def from_text(cls, text: str, language: str = "en") -> Match:
        """A match from the text of a file."""
        return cls._read_save(lambda: saves.read(text), language)

    @classmethod
    def _read_save(cls, read: Callable[[], Saved], language: str) -> Match:
        match = cls._empty(language)
        try:
            saved = read()
        except BadSave as error:
            error.words = match.words
            raise
        match._take_over(saved)
        for number, seat in enumerate(saved.seats):
            if seat.missing in BOTS:
                match.hand_over(number, seat.missing)
        return match._resume(saved)

    def picture(self, seat: int | None = None) -> str:
        """The table in text, as a seat or a spectator sees it."""
        legal = self.legal_of(seat) if seat is not None else Legal()
        return picture(self.view_of(seat), self.names, legal, self.words)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook a match shows itself as a table: always the same one, however often."""
        if self._table is None:
            self._table = import_module("istanbul_nb.table").Table(self)
        return self._table._repr_mimebundle_(**kwargs)

    def __str__(self) -> str:
        people = [number for number, seat in enumerate(self.seats) if seat.bot_name is None]
        return self.picture(people[0] if len(people) == 1 else None)

    def __repr__(self) -> str:
        return f"<Match of {self.game.info.title}: {', '.join(self.names)}; round {self.turn['round']}>"
