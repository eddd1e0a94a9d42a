"""A played game: what notebooks hold. A match has a history, and a part for each thing that is done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from traitlets import Any as AnyTrait
from traitlets import Dict, Enum, HasTraits, Int, Tuple, observe

from istanbul_nb.core import (
    Action,
    Answer,
    Bot,
    Chance,
    Clock,
    Game,
    Legal,
    Preview,
    Previewer,
    Scripted,
    View,
    shorten,
)
from istanbul_nb.match import file_format, storage
from istanbul_nb.match.advisor import Advisor
from istanbul_nb.match.arguments import Arguments
from istanbul_nb.match.asked_bot import AskedBot
from istanbul_nb.match.beginning import begin_at, branch_off, set_up
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.history import History, Seat, Step
from istanbul_nb.match.keeper import Keeper
from istanbul_nb.match.queries import Queries
from istanbul_nb.match.traits import Publisher
from istanbul_nb.match.undo import UndoStack
from istanbul_nb.text import picture
from istanbul_nb.words import LANGUAGES, Words

if TYPE_CHECKING:
    from istanbul_nb.coach.hints import Advice
    from istanbul_nb.coach.review import Review, Reviewed
    from istanbul_nb.coach.what_if import WhatIf
    from istanbul_nb.core import Progress


class Match(HasTraits):
    """One game being played. Its traits hold what everybody may know, and are replaced after every action.

    >>> match = Match(players=2, seed=7)
    >>> match.do("move 12")
    >>> match.undo()
    >>> match.turn["round"]
    1
    """

    view = Dict(read_only=True, help="the table as a spectator sees it")
    decision = Dict(read_only=True, help="what is to be decided and by which seat; empty when the game is over")
    turn = Dict(read_only=True, help="whose turn it is, who decides, the round, and how many steps were made")
    log = Tuple(read_only=True, help="everything that happened, as a spectator may know it")
    news = Tuple(read_only=True, help="what the latest change added to the log")
    standings = Tuple(read_only=True, help="the ranking, best first; empty while a game hides its scores")
    revision = Int(read_only=True, help="counts every change, undo included")
    language = Enum(LANGUAGES, "en", help="the language of sentences")
    saved_to = AnyTrait(None, allow_none=True, help="the file in which the match is kept after every action")
    notice = Dict(read_only=True, help="what there is to say about keeping the match; empty where all is well")

    def __init__(
        self,
        game: str | Game[Any] | History = "istanbul",
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        autosave: Path | str | bool = False,
        language: str = "en",
        **options: Any,
    ) -> None:
        """Set a game up, by its id or with the rules that are given; a history goes on where it stands."""
        super().__init__()
        self.arguments = arguments = Arguments(Words(language))
        self.language = language
        self.history = game if isinstance(game, History) else set_up(game, options, names, seed, arguments)
        arguments.words = Words(language, self.game.info.id, self.options.get("components"))
        self.lock = RLock()  # of whoever reads or changes it: bots and pages may do so in other threads
        self.chance: Chance = self.history.seeded  # what answers from now on for dice and decks
        self.queries = Queries(self.history, arguments, self.lock)
        self.keeper = Keeper(self)
        self._advisor = Advisor(self.history, self.queries, arguments, self.lock)
        self._stack = UndoStack(self.history, self.queries, arguments)
        self._publisher = Publisher(self)
        self._table: Any = None
        if autosave is not False:
            self.keeper.follow(None if autosave is True else arguments.path(autosave))
        self._publisher.publish()

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
        return cls(begin_at(game, state, names, seed, Arguments(Words(language))), language=language)

    @classmethod
    def load(cls, source: Path | str, language: str = "en") -> Match:
        """Load a match from a file, or from the text of one; raise `BadSave` with a sentence where that fails."""
        if isinstance(source, str) and source.lstrip()[:1] in ("{", ""):
            return cls.from_text(source, language)
        return cls._read(lambda: storage.read_text(storage.path_called(source)), language)

    @classmethod
    def from_text(cls, text: str, language: str = "en") -> Match:
        """Load a match from the text of a file."""
        return cls._read(lambda: text, language)

    @classmethod
    def _read(cls, text: Callable[[], str], language: str) -> Match:
        words = Words(language)
        try:
            history = file_format.read(text())
        except file_format.BadSave as error:
            error.words = words
            raise
        history.seat_known_bots()
        return cls(history, language=language)

    # What it is

    @property
    def game(self) -> Game[Any]:
        """Return the rules that are played."""
        return self.history.game

    @property
    def words(self) -> Words:
        """Return every sentence of the game in the language of the match."""
        return self.arguments.words

    @property
    def options(self) -> dict[str, Any]:
        """Return what the match was set up with."""
        return self.history.options

    @property
    def seed(self) -> int:
        """Return where the dice started; a person who knows it knows what they will show."""
        return self.history.seed

    @property
    def branch_of(self) -> int | None:
        """Return the step at which this match branched off from another one."""
        return self.history.fork

    @property
    def steps(self) -> list[Step]:
        """Return the history with everything in it, secrets too: for the owner of the kernel, never for a face."""
        return self.history.steps

    @property
    def seats(self) -> list[Seat]:
        """Return who sits where."""
        return self.history.seats

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def actor(self) -> int | None:
        """Return the seat that decides now, `None` when the game is over."""
        return self.queries.now.actor

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to decide."""
        return self.actor is None

    @property
    def legal(self) -> Legal:
        """Return what the deciding seat may do, in a stable order."""
        return self.queries.now.legal

    def explain(self, action: Action | str) -> str | None:
        """Tell in words why an action of the deciding seat is not allowed now; `None` if it is."""
        refusal = self.queries.why_not(action)
        return None if refusal is None else self.words.refusal(refusal)

    def view_of(self, seat: int | None, step: int | None = None) -> View:
        """Return what a seat may know, now or before a step of the history, as far as it is not forgotten."""
        return self.queries.view_of(seat, step)

    def log_of(self, seat: int | None) -> list[dict[str, Any]]:
        """Return everything that happened, as that seat may know it and has not forgotten it."""
        return self.queries.log_of(seat)

    def preview(self, action: Action | str) -> Preview:
        """Return what an action would bring, as the deciding seat may know it; `NotAllowed` if it is not legal."""
        return self.queries.preview(action)

    def previewer(self, seat: int | None) -> Previewer:
        """Return the same for every legal action of this moment, as a seat or a spectator may know it."""
        return self.queries.now.previewer(seat)

    def position(self, step: int | None = None) -> Any:
        """Return a copy of the state now or before a step, secrets too: for the owner of the kernel, not for a face."""
        return self.queries.position(step)

    def picture(self, seat: int | None = None) -> str:
        """Return the table in text, as a seat or a spectator sees it."""
        legal = self.queries.legal_of(seat) if seat is not None else Legal()
        return picture(self.view_of(seat), self.names, legal, self.words, preview=self.previewer(seat))

    # What changes it

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
                raise self.arguments.error("answers-one")
            chance: Chance = self.chance if answers is None else Scripted(self.arguments.answers(answers))
            for action in actions:
                self._publisher.add(self._stack.do(self.arguments.action(action), chance))
                self._publisher.publish()

    def _check_turn(self, seat: int | None, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise self.arguments.error("stale", revision=self.revision)
        if seat is not None and self.queries.seat(seat) != self.actor:
            if self.actor is None:
                raise self.arguments.error("not-after-the-end")
            raise self.arguments.error("not-your-turn", name=self.names[self.actor])

    @property
    def can_redo(self) -> bool:
        """Tell whether a step that was taken back can return."""
        return self._stack.can_redo

    def why_no_undo(self) -> str | None:
        """Return the reason, as a key for words, why the last step cannot be taken back; `None` if it can."""
        return self._stack.why_no_undo()

    def undo(self) -> None:
        """Take back the last action of the deciding seat; `MatchError` says why where that is not possible."""
        with self.lock:
            self._publisher.remove(self._stack.undo())
            self._publisher.publish()

    def redo(self) -> None:
        """Do again what was taken back last."""
        with self.lock:
            self._publisher.add(self._stack.redo(self.chance))
            self._publisher.publish()

    def branch(self, step: int | None = None, *, seat: int | None = None, seed: int | None = None) -> Match:
        """Return a separate match that goes on from a moment of this one, with other dice: what if?

        With a `seat` everything that this seat may not know is drawn anew, so that nobody can look into hands; such a
        branch begins at the position and has no history.
        """
        with self.lock:
            history = branch_off(self.history, step, seat, seed, self.arguments)
        return Match(history, language=self.language)

    def script_chance(self, answers: Sequence[Answer]) -> None:
        """Let dice and decks answer these first, wherever they can; a lesson is the same for everyone."""
        with self.lock:
            self.chance = Scripted(self.arguments.answers(answers), then=self.history.seeded)

    @observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        self.arguments.words = self.words.in_language(change["new"])

    # Bots

    def assign_bot(self, seat: int, bot: Bot | str | None) -> None:
        """Let a bot decide for a seat from now on, or a person again (`None`); at any time (ruling.absent)."""
        with self.lock:
            place = self.seats[self.queries.seat(seat)]
            if bot is not None and not callable(bot):
                bot = self.history.make_bot(self.arguments.bot(bot), seat)
            place.bot, place.missing = bot, None
            self.keeper.keep()

    def run_bots(self, seconds: float = 1.0, after: Callable[[Match], None] = lambda match: None) -> None:
        """Let bots decide until a person is asked or the game is over."""
        while self.let_bot_decide(seconds):
            after(self)

    def let_bot_decide(self, seconds: float = 1.0) -> bool:
        """Let the bot that is asked decide once; `False` if a person is asked, or nobody."""
        asked = self.asked_bot()
        if asked is None:
            return False
        asked.carry_out(asked.decide(Clock(self.arguments.seconds(seconds))))
        return True

    def asked_bot(self) -> AskedBot | None:
        """Return the bot that is to decide now with all that it may know, taken in one moment."""
        with self.lock:
            now, seat = self.queries.now, self.actor
            bot = None if seat is None else self.seats[seat].bot
            if seat is None or bot is None:
                return None
            return AskedBot(self, self.revision, seat, bot, now.seen(seat), now.legal)

    # The coach

    def hint(
        self, seconds: float = 1.0, count: int = 3, *, iterations: int | None = None, clock: Clock | None = None
    ) -> Advice:
        """Return the best few actions of the seat that decides, with reasons, from what that seat may know."""
        return self._advisor.hint(clock or Clock(self.arguments.seconds(seconds)), count, iterations)

    def win_chances(
        self, seat: int | None = None, step: int | None = None, *, clock: Clock | None = None
    ) -> list[float]:
        """Return how likely each seat wins, now or before a step, as far as a spectator, or a seat, can know."""
        return self._advisor.win_chances(seat, step, clock)

    def review(
        self,
        iterations: int | None = None,
        progress: Progress | None = None,
        clock: Clock | None = None,
        heard: Callable[[Reviewed], object] | None = None,
    ) -> Review:
        """Review a finished game: what was played, what was best, what it cost; it ends early with the clock.

        `heard` is told each decision as soon as it has been judged.
        """
        return self._advisor.review(iterations, progress, clock, heard)

    def what_if(
        self,
        *actions: Action | str,
        step: int | None = None,
        games: int | None = None,
        bot: str = "greedy",
        progress: Progress | None = None,
        clock: Clock | None = None,
    ) -> WhatIf:
        """Return what comes of some actions now, or instead of a step, if bots play on to the end, each so many times.

        Without any actions the most promising ones are tried. It starts from what the deciding seat may know; a clock
        that is stopped ends it early.
        """
        return self._advisor.what_if(actions, step, games, bot, progress=progress, clock=clock)

    # Files

    def text(self) -> str:
        """Return the whole match as the text of a save file."""
        with self.lock:
            return file_format.write(self.history)

    def save(self, path: Path | str) -> None:
        """Write the match to a file; a reader of a finished game's file can read every step."""
        storage.write_file(self.arguments.path(path), self.text())

    @observe("saved_to")
    def _follow_saved_to(self, change: Mapping[str, Any]) -> None:
        """Keep the match where somebody says, from the next action on, or no longer."""
        self.keeper.obey(change["new"])

    # How it shows itself

    def __str__(self) -> str:
        people = [number for number, seat in enumerate(self.seats) if seat.bot_name is None]
        return self.picture(people[0] if len(people) == 1 else None)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.info.title}: {', '.join(self.names)}; round {self.turn['round']}>"

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
