"""A scorebook: a real game entered move by move, with dice and cards as they fell.

Whoever keeps it sees what one seat sees. What is hidden from that seat need not be told: it is made up, and mended as
soon as it shows that it was otherwise. So hints, odds and the review are the same as in a match of our own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import combinations
from typing import Any

from istanbul_nb.core import Action, Answer, Chance, Event, Game, Refused, Seeded, shorten
from istanbul_nb.match.errors import MatchError, NotAllowed, UserError
from istanbul_nb.match.match import Match, known_match

STARTS = 300  # beginnings that are tried when something hidden turns out to have been otherwise
NUMBER = re.compile("-?[0-9]{1,9}")
MADE_UP = 1  # seed of whatever is made up


class Needed(Exception):
    """Something fell that nobody has told yet: `asked` are its possible answers."""

    def __init__(self, asked: Sequence[Answer], weights: Sequence[int]) -> None:
        self.asked = tuple(name for name, weight in zip(asked, weights, strict=True) if weight)
        self.weights = tuple(weight for weight in weights if weight)
        super().__init__(f"one of {', '.join(map(str, self.asked))}")


class Otherwise(Exception):
    """What is entered does not fit what was made up, or is a mistake: then `sentence` says so."""

    def __init__(self, sentence: Exception) -> None:
        self.sentence = sentence


class Script(Chance):
    """Answers with what was told, one after the other; what is missing is needed."""

    def __init__(self, told: Sequence[Answer]) -> None:
        super().__init__()
        self.told = list(told)

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        if len(self.answers) >= len(self.told):
            raise Needed(names, weights)
        wanted = self.told[len(self.answers)]
        for index, name in enumerate(names):
            if name == wanted and weights[index]:
                self.answers.append(name)
                return index
        raise Needed(names, weights)


class Going(Script):
    """The same, and what is missing is whatever comes first: only to see what it changes."""

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        try:
            return super().pick(names, weights)
        except Needed as needed:
            self.answers.append(needed.asked[0])
            return list(names).index(needed.asked[0])


@dataclass(frozen=True)
class Entry:
    """An action of the real game, or its beginning (`None`): what fell, and which of it nobody saw and was made up."""

    action: Action | None
    answers: tuple[Answer, ...]
    made_up: tuple[int, ...] = ()

    def otherwise(self, number: int, answer: Answer) -> Entry:
        """Return the same with another answer."""
        return replace(self, answers=(*self.answers[:number], answer, *self.answers[number + 1 :]))


@dataclass
class Fall:
    """What falls in one go: an experiment, what the keeper sees of its result, and what was told of it."""

    experiment: Callable[[Chance], Any]
    seen: Callable[[Any], Any]
    told: list[Answer]
    answers: list[Answer] = field(default_factory=list)
    made_up: list[int] = field(default_factory=list)

    def settle(self) -> Any:
        """Return the result, with everything made up that nobody sees; raise `Needed` if something has to be told."""
        while True:
            chance = Script(self.answers)
            try:
                return self.experiment(chance)
            except Needed as needed:
                self.answers.append(self._answer(needed))

    def _answer(self, needed: Needed) -> Answer:
        if len(needed.asked) == 1:
            return needed.asked[0]
        if self._is_hidden(needed):
            self.made_up.append(len(self.answers))
            return needed.asked[Seeded(MADE_UP + len(self.answers)).pick(needed.asked, needed.weights)]
        if self.told and self.told[0] in needed.asked:
            return self.told.pop(0)
        raise needed

    def _is_hidden(self, needed: Needed) -> bool:
        """Tell whether the keeper sees the same, whichever of the answers falls and all else being equal."""
        shown: list[tuple[list[Answer], Any]] = []
        for answer in needed.asked:
            chance = Going([*self.answers, answer])
            result = self.seen(self.experiment(chance))
            shown.append((chance.answers[len(self.answers) + 1 :], result))
        later, first = shown[0]
        alike = [result == first for others, result in shown if others == later]
        return len(alike) > 1 and all(alike)


class Scorebook:
    """A real game, as one of its players enters it; `me` is the seat of that player."""

    def __init__(
        self,
        game: str | Match = "istanbul",
        *,
        names: Sequence[str] | None = None,
        me: int = 0,
        told: Sequence[Answer] = (),
        language: str = "en",
        **options: Any,
    ) -> None:
        match, is_begun = game, isinstance(game, Match)
        if not isinstance(match, Match):
            match = Match(match, names=names, seed=MADE_UP, language=language, **options)
        self.me, told = match.queries.seat(me), match.arguments.answers(told)
        self.language = match.language
        self.rules: Game[Any] = match.game
        self.names, self.options, self.words = match.names, match.options, match.words
        self.start, beginning = (match.position(), Entry(None, ())) if is_begun else self._begin(told)
        self.entries = [beginning]
        self.match = self._replayed(self.start, self.entries)

    @classmethod
    def at(cls, match: Match, me: int = 0) -> Scorebook:
        """Go on from a match that lies as the real table does: laid out, loaded, or played so far."""
        return cls(known_match(match), me=me)

    def _begin(self, told: Sequence[Answer]) -> tuple[Any, Entry]:
        """Return how the game begins, and what fell then."""
        fall = Fall(lambda chance: self.rules.setup(self.options, chance), self._view, list(told))
        try:
            start = self._settled(fall)
        except Otherwise as mistake:
            raise mistake.sentence from None
        return start, Entry(None, tuple(fall.answers), tuple(fall.made_up))

    def tell(self, action: Action | str, *fell: Answer) -> list[dict[str, Any]]:
        """Enter what somebody did, and what dice and cards then showed. What happened, as the keeper may know it.

        `MatchError` says what has to be told if something is missing; nothing is entered then.
        """
        played = self.match.arguments.action(action)
        try:
            fall = self._fallen(self.match.position(), played, fell)
        except Otherwise as surprise:
            fall = self._mend(surprise, played, fell)
        self.entries.append(Entry(played, tuple(fall.answers), tuple(fall.made_up)))
        self.match.do(played, answers=fall.answers)
        return [event.seen_by(self.me) for event in self.match.steps[-1].events]

    def enter(self, notes: str) -> None:
        """Enter many actions at once, a turn in a line if you like: `move 9; leave; call 9: 3 5; end`.

        What fell stands behind a colon, what stands behind `#` is passed over. Where something does not work, all that
        stands before it is entered.
        """
        if not isinstance(notes, str):
            raise self._error("scorebook-notes", given=shorten(notes))
        for number, line in enumerate(notes.splitlines(), start=1):
            for note in filter(str.strip, line.partition("#")[0].split(";")):
                action, _, fell = note.partition(":")
                try:
                    self.tell(action.strip(), *map(_answer, fell.split()))
                except UserError as problem:
                    facts = {"line": number, "note": note.strip()[:40], "problem": str(problem)}
                    raise self._error("scorebook-line", **facts) from None

    def odds(self) -> list[str]:
        """Return the exact chances of what the seat that decides could roll now, in sentences."""
        sentences: list[str] = import_module("istanbul_nb.table.advice").odds(self.match, self.match.words)
        return sentences

    def asks(self, action: Action | str, *fell: Answer) -> tuple[Answer, ...] | None:
        """Return what has to be told next if this is entered: its possible answers, `None` if nothing is missing."""
        fall = self._fall(self.match.position(), self.match.arguments.action(action), fell)
        try:
            fall.settle()
        except Needed as needed:
            return needed.asked
        except Refused as refused:
            raise NotAllowed(refused.refusal, self.words.refusal(refused.refusal)) from None
        return None

    def take_back(self) -> None:
        """Strike out what was entered last, whatever it was: it was entered wrongly."""
        if len(self.entries) == 1:
            raise self._error("undo-nothing")
        self.entries.pop()
        self.match = self._replayed(self.start, self.entries)

    # What falls

    def _fall(self, before: Any, action: Action, fell: Sequence[Answer]) -> Fall:
        return Fall(lambda chance: self.rules.apply(self.rules.copy(before), action, chance), self._heard, list(fell))

    def _fallen(self, before: Any, action: Action, fell: Sequence[Answer]) -> Fall:
        fall = self._fall(before, action, fell)
        self._settled(fall)
        return fall

    def _settled(self, fall: Fall) -> Any:
        try:
            result = fall.settle()
        except Needed as needed:
            raise self._incomplete(fall, needed) from None
        except Refused as refused:
            raise Otherwise(NotAllowed(refused.refusal, self.words.refusal(refused.refusal))) from None
        if fall.told:
            raise self._error("answers-many", left=len(fall.told))
        return result

    def _incomplete(self, fall: Fall, needed: Needed) -> Exception:
        number, asked = len(fall.answers) - len(fall.made_up) + 1, ", ".join(map(str, needed.asked))
        if not fall.told:
            return self._error("scorebook-missing", number=number, asked=asked)
        told = shorten(fall.told[0])
        return Otherwise(self._error("scorebook-otherwise", number=number, asked=asked, told=told))

    def _view(self, state: Any) -> Any:
        return self.rules.view(state, self.me)

    def _heard(self, events: Sequence[Event]) -> Any:
        return [event.seen_by(self.me) for event in events]

    def _error(self, reason: str, **facts: Any) -> MatchError:
        return MatchError(self.words.say(reason, **facts), reason)

    # What was hidden and turns out to have been otherwise

    def _mend(self, surprise: Otherwise, action: Action, fell: Sequence[Answer]) -> Fall:
        """Take what fits all that was seen so far and makes this possible, too; if nothing does, it was a mistake."""
        if self._conceivable(action, fell):
            for start, entries in self._otherwise():
                state = self._same_to_see(start, entries)
                if state is None:
                    continue
                with suppress(Otherwise):
                    fall = self._fallen(state, action, fell)
                    self.start, self.entries, self.match = start, entries, self._replayed(start, entries)
                    return fall
        raise surprise.sentence from None

    def _conceivable(self, action: Action, fell: Sequence[Answer]) -> bool:
        """Tell whether there is any way in which hidden things may lie now that makes it possible."""
        now = self.match.position()
        for seed in range(STARTS):
            with suppress(Otherwise):
                self._fallen(self.rules.resample_hidden(now, self.me, Seeded(seed)), action, fell)
                return True
        return False

    def _otherwise(self) -> Iterator[tuple[Any, list[Entry]]]:
        """Yield how it may have been: another answer that nobody saw, the latest first; two swapped; another start."""
        unseen = [(at, number) for at, entry in enumerate(self.entries) for number in entry.made_up][::-1]
        for at, number in unseen:
            for answer in self._others(at, number):
                yield self._begun([*self.entries], {(at, number): answer})
        for one, other in combinations(unseen, 2):
            first, second = (self.entries[at].answers[number] for at, number in (one, other))
            if first != second:
                yield self._begun([*self.entries], {one: second, other: first})
        for seed in range(STARTS):
            yield self.rules.resample_hidden(self.start, self.me, Seeded(seed)), self.entries

    def _begun(self, entries: list[Entry], changed: Mapping[tuple[int, int], Answer]) -> tuple[Any, list[Entry]]:
        """Return the entries with other answers, and how the game then began."""
        for (at, number), answer in changed.items():
            entries[at] = entries[at].otherwise(number, answer)
        beginning = any(at == 0 for at, _ in changed)
        return self._set_up(entries[0]) if beginning else self.start, entries

    def _set_up(self, beginning: Entry) -> Any | None:
        try:
            return self.rules.setup(self.options, Script(beginning.answers))
        except Needed:
            return None

    def _others(self, at: int, number: int) -> list[Answer]:
        """Return what else could have fallen there."""
        entry, told = self.entries[at], Script(self.entries[at].answers[:number])
        try:
            if entry.action is None:
                self.rules.setup(self.options, told)
            else:
                self.rules.apply(self.rules.copy(self.match.steps[at - 1].before), entry.action, told)
        except Needed as needed:
            return [answer for answer in needed.asked if answer != entry.answers[number]]
        return []

    def _same_to_see(self, start: Any | None, entries: Sequence[Entry]) -> Any | None:
        """Return how things then lie now, if the keeper would have seen the same all the time."""
        if start is None or self._view(start) != self._view(self.start):
            return None
        state = self.rules.copy(start)
        try:
            for entry, step in zip(entries[1:], self.match.steps, strict=True):
                if self._heard(self.rules.apply(state, step.action, Script(entry.answers))) != self._heard(step.events):
                    return None
        except (Needed, Refused):
            return None
        return state if self._view(state) == self._view(self.match.position()) else None

    def _replayed(self, start: Any, entries: Sequence[Entry]) -> Match:
        match = Match.from_state(self.rules.info.id, start, names=self.names, seed=MADE_UP, language=self.language)
        for entry in entries[1:]:
            assert entry.action is not None
            match.do(entry.action, answers=entry.answers)
        return match


def _answer(text: str) -> Answer:
    return int(text) if NUMBER.fullmatch(text) else text
