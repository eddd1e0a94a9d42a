"""What every position is: a table that is laid out by method calls, and becomes a state of its game when asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import wraps
from inspect import isfunction, signature
from typing import Any, ClassVar, Generic, TypeVar

from istanbul_nb.core import BadOptions, BadState, Game, Seeded, shorten
from istanbul_nb.match.errors import UserError
from istanbul_nb.positions.values import LONGEST, Method, facts_of, wrong_values
from istanbul_nb.words import Words

S = TypeVar("S")
P = TypeVar("P", bound="Position[Any]")
Table = dict[str, Any]  # a whole table as JSON


class BadPosition(UserError, ValueError):
    """A position that cannot be laid out; `str` says what is wrong and what is possible, and where in the data.

    `reason` is the key of that sentence, `facts` what it tells.
    """

    def __init__(self, sentence: str, reason: str, facts: Mapping[str, Any], where: str = "") -> None:
        self.sentence = sentence
        self.reason = reason
        self.facts = facts
        self.where = where
        super().__init__(sentence)

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence}" if self.where else self.sentence


def check_values(method: Method) -> Method:
    """Let a method of a position refuse what it cannot take with a sentence."""

    @wraps(method)
    def checked(self: Position[Any], *given: Any, **named: Any) -> Any:
        try:
            bound = signature(method).bind(self, *given, **named).arguments
        except TypeError:
            raise self._fault("position-facts", known=", ".join(facts_of(method))) from None
        bound.pop("self")
        for value, shape in wrong_values(method, bound):
            facts = {"shape": self.words.say(f"position-shape-{shape}"), "value": shorten(value, LONGEST)}
            raise self._fault("position-shape", **facts)
        return method(self, *given, **named)

    return checked


class Position(Generic[S]):
    """A table that is laid out: every method changes something on it and gives the position back."""

    game: ClassVar[Game[Any]]
    pauses: ClassVar[tuple[str, ...]] = ()  # the methods that say what is to be decided; they come last, in this order

    def __init_subclass__(cls, *, checks_values: bool = True, **named: Any) -> None:
        """Let the methods of a kind of positions check what they are given, unless it says that it does not."""
        super().__init_subclass__(**named)
        if not checks_values:
            return
        for name, method in list(vars(cls).items()):
            if isfunction(method) and not name.startswith("_"):
                setattr(cls, name, check_values(method))

    def __init__(self, state: S, language: str = "en") -> None:
        self._state: S | None = state
        self._data: Table = {}  # what was laid out
        self._settled_data: Table = {}  # and what became of it
        self.words = Words(language, self.game.info.id, self.game.encode(state)["options"].get("components"))

    @classmethod
    def bare(cls: type[P], options: Mapping[str, Any], language: str = "en") -> P:
        """Return the bare table of a game with these options; seat 0 is first player unless they say otherwise."""
        try:
            state = cls.game.setup({"first": 0, **cls._usual(), **options}, Seeded(1))
        except BadOptions as error:
            sentence = Words(language, cls.game.info.id).options(error)
            raise BadPosition(sentence, error.reason, error.facts, "options") from None
        position = cls(state, language)
        position._clear()
        return position

    @property
    def state(self) -> S:
        """Return the state of the game; raise `BadPosition` if there can be no such position."""
        if self._state is None:
            try:
                self._state = self.game.decode(self._settled(deepcopy(self._data)))
            except BadState as error:
                raise BadPosition(self.words.state(error), error.reason, error.facts) from None
            except RecursionError:
                shape = self.words.say("position-shape-list-of-any")
                raise self._fault("position-shape", shape=shape, value="[[[[[[…") from None
            self._settled_data = self.game.encode(self._state)
        return self._state

    # What each game says of its own

    @classmethod
    def _usual(cls) -> dict[str, Any]:
        """Return options of the bare table where they are not the game's own."""
        return {}

    def _clear(self) -> None:
        """Make a table that is set up a bare one."""
        raise NotImplementedError

    def _settled(self, data: Table) -> Table:
        """Return the table with everything where it belongs that nobody placed."""
        return data

    # What all of them need

    @property
    def _open(self) -> Table:
        """Return the table as JSON, to be changed: as it was laid out, or as it is if it was played on."""
        if self._state is not None:
            data = self.game.encode(self._state)
            if data != self._settled_data:
                self._data = data
            self._state = None
        return self._data

    def _player(self, seat: int) -> Table:
        """Return a seat of the table."""
        self._check_seat(seat)
        player: Table = self._open["seats"][seat]
        return player

    def _check_seat(self, seat: int) -> None:
        players = len(self._open["seats"])
        if not 0 <= seat < players:
            raise self._fault("seat-range", seat=seat, most=players - 1)

    def _known(self, kind: str, name: str | int, known: Iterable[str | int]) -> None:
        """Check that a thing that is named is one of those that there are."""
        names = list(known)
        if name not in names:
            raise self._fault("position-unknown", kind=kind, name=name, known=", ".join(map(str, names)))

    def _once(self, names: Sequence[str | int]) -> None:
        """Check that nothing is named twice."""
        for name in names:
            if names.count(name) > 1:
                raise self._fault("position-twice", name=name)

    def _take(self, kind: str, pile: dict[str, int], things: Sequence[str]) -> None:
        """Take things out of a pile that is counted by their names."""
        for thing in things:
            self._known(kind, thing, pile)
            if not pile[thing]:
                raise self._fault("position-none-left", kind=kind, name=thing)
            pile[thing] -= 1

    def _counts(self, letters: Sequence[str], text: str) -> list[int]:
        """Count how many of each letter are written, in any order: `R2 B`."""
        counts = dict.fromkeys(letters, 0)
        for word in text.split():
            number = word[1:] or "1"
            if word[0] not in counts or not (number.isascii() and number.isdecimal() and len(number) < 4):
                raise self._fault("position-counts", text=text, letters=", ".join(letters), first=letters[0])
            counts[word[0]] += int(number)
        return list(counts.values())

    def _fault(self, reason: str, **facts: Any) -> BadPosition:
        own = f"{reason}-{facts.get('kind')}"  # how the game itself says it of a kind of things
        return BadPosition(self.words.say(own if self.words.has(own) else reason, **facts), reason, facts)
