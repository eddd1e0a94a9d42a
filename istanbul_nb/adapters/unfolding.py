"""A game in which chance answers one question at a time, each of them a step of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from istanbul_nb.core import Action, Answer, Event, Game, Scripted, canonical, digest
from istanbul_nb.games import game_of

Outcomes = tuple[tuple[Answer, Fraction], ...]  # what may fall, and how likely


class Question(Exception):
    """Chance is asked for more than it has answered so far."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes
        super().__init__()


class Asking(Scripted):
    """Answers what it was told, then asks."""

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        if self.left:
            return super().pick(names, weights)
        raise Question(_outcomes(names, weights))


def _outcomes(names: Sequence[Answer], weights: Sequence[int]) -> Outcomes:
    """Return the different answers with their probabilities; equal ones count as one."""
    found: dict[Answer, int] = {}
    for name, weight in zip(names, weights, strict=True):
        if weight:
            found[name] = found.get(name, 0) + weight
    return tuple((name, Fraction(weight, sum(weights))) for name, weight in found.items())


class Unfolding:
    """A game from before its setup on: an action, or the setup, is tried until chance has answered all it asks.

    The state is replaced, never changed, so that copies share it.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.state: Any = None  # none yet while the game is being set up
        self.steps = 0  # decisions made
        self.question: Outcomes = ()  # what chance is to answer now
        self.seen = ("",) * options["players"]  # a fingerprint of all that each seat has seen and done
        self._action: Action | None = None
        self._answers: tuple[Answer, ...] = ()
        self._go_on()

    def __deepcopy__(self, memo: Any) -> Unfolding:
        twin = Unfolding.__new__(Unfolding)
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return plain data for pickle: secrets too."""
        state = None if self.state is None else self.game.encode(self.state)
        return {**self.__dict__, "game": self.game.info.id, "state": state}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = game_of(kept["game"])
        state = None if kept["state"] is None else game.decode(kept["state"])
        self.__dict__.update(kept, game=game, state=state)

    @property
    def actor(self) -> int | None:
        """Return the seat that decides, `None` when the game is over or chance is asked."""
        return None if self.question else self.game.actor(self.state)

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to decide."""
        return not self.question and self.actor is None

    def decide(self, action: Action) -> None:
        """Carry out the action of the seat that decides; raise `Refused` if it is not legal."""
        before = self._action
        self._action = action
        try:
            self._go_on()
        except Exception:
            self._action = before
            raise

    def answer(self, answer: Answer) -> None:
        """Tell what falls."""
        self._answers = (*self._answers, answer)
        self._go_on()

    def _go_on(self) -> None:
        """Try again with all the answers."""
        chance, events = Asking(self._answers), []
        try:
            if self._action is None:
                state = self.game.setup(self.options, chance)
            else:
                state = self.game.copy(self.state)
                events = self.game.apply(state, self._action, chance)
        except Question as question:
            self.question = question.outcomes
            return
        self._settle(state, events)

    def _settle(self, state: Any, events: Sequence[Event]) -> None:
        if self._action is not None:
            self.steps += 1
            actor = self.game.actor(self.state)
            self.seen = tuple(
                digest([before, [event.seen_by(seat) for event in events], str(self._action) if seat == actor else ""])
                for seat, before in enumerate(self.seen)
            )
        self.state, self.question, self._action, self._answers = state, (), None, ()

    def __str__(self) -> str:
        """Return everything, secrets too: for the owner of the kernel."""
        waiting = [str(self._action or "setup"), *map(str, self._answers)] if self.question else []
        state = None if self.state is None else self.game.encode(self.state)
        return canonical({"state": state, "waiting": waiting, "steps": self.steps})
