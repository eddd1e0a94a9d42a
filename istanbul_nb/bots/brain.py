"""What a bot knows about a game: what a position is worth, and which actions deserve a thought."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from math import exp, fsum
from typing import Any, Generic, TypeVar

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.core import Action, Answer, Chance, Clock, Game
from istanbul_nb.games import kit_of

S = TypeVar("S")


class Brain(ABC, Generic[S]):
    """The judgement of one game. It may be asked about any state; a caller imagines hidden things before."""

    game: Game[S]
    names: tuple[str, ...]  # what a position is judged by
    scale: float  # worth that makes a win about three times as likely near the end of a game
    deep = True  # whether a search goes on where positions were compared

    @abstractmethod
    def terms(self, state: S, seat: int) -> Sequence[float]:
        """Return what a seat has, by the names: in the same unit, so that the sum is the worth of the position."""

    def worth(self, state: S, seat: int) -> float:
        """Return how good a position is for a seat."""
        return quantize(fsum(self.terms(state, seat)))

    def candidates(self, state: S) -> Sequence[Action]:
        """Return the legal actions that deserve a thought, the most promising first; never empty."""
        return self.game.legal(state)

    def goes_on(self, state: S, seat: int) -> bool:
        """Tell whether the same turn of a seat goes on: what comes after it is thought about when it comes."""
        return self.game.actor(state) == seat

    def follow(self, state: S, action: Action, chance: Chance) -> S:
        """Return the state after an action, as far as its player can foresee it; the state itself stays as it is."""
        twin = self.game.copy(state)
        self.game.apply(twin, action, chance)
        return twin

    def plausible(self, state: S, seat: int, chance: Chance) -> S:
        """Make an imagined world likelier by what others have done in it; it may be changed."""
        return state

    def settle(self, state: S, chance: Chance) -> bool:
        """Play on in an imagined world to where it can be judged; false where a search finds its way by itself."""
        return False

    def samples(self, action: Action) -> int:
        """Return how many ways in which chance can fall are looked at after an action that asks it."""
        return 2

    def foreseen(self, state: S, action: Action) -> float | None:
        """Return the worth of an action that asks chance, where the game knows it better than a few looks can tell."""
        return None

    def reason(self, before: S, after: S, seat: int) -> tuple[str, dict[str, Any]]:
        """Return why somebody would go from one position to the other: a key for words, and the facts for it."""
        terms = zip(self.terms(before, seat), self.terms(after, seat), strict=True)
        changes = [quantize(now - then) for then, now in terms]
        most = max(range(len(changes)), key=changes.__getitem__)
        return (self.names[most] if changes[most] > 0 else "none"), {}

    def prospects(self, state: S, clock: Clock) -> list[float]:
        """Return how good a position is for each seat, in the middle of a game; raise `Stopped` if that takes long."""
        return [self.worth(state, seat) for seat in range(self.players(state))]

    def outlook(self, state: S, clock: Clock | None = None) -> tuple[list[float], list[float]]:
        """Return how well each seat stands, adding up to one, for a search; and how likely each wins, for people."""
        if self.game.actor(state) is None:
            winners = [each.seat for each in self.game.standings(state) if each.rank == 1]
            ended = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players(state))]
            return ended, ended
        prospects = self.prospects(state, clock or Clock())
        return shares(prospects, self.scale), shares(prospects, self.spread(state))

    def chances(self, state: S, clock: Clock | None = None) -> list[float]:
        """Return how likely each seat wins; exact when the game is over."""
        return self.outlook(state, clock)[1]

    def rough_chances(self, state: S) -> list[float]:
        """Return how likely each seat wins, as everything lies there: for callers without time to think further."""
        return shares([self.worth(state, seat) for seat in range(self.players(state))], self.spread(state))

    def spread(self, state: S) -> float:
        """Return the worth that makes a win about three times as likely at this point: more at a game's beginning."""
        return self.scale

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return whose turn it is, even while somebody else decides."""

    def comparable(self, before: int, now: int, seat: int) -> bool:
        """Tell whether positions can be compared for a seat after a change of turn: its own turn begins again."""
        return now == seat != before

    def situation(self, state: S, seat: int, answers: Sequence[Answer]) -> Hashable:
        """Return what tells positions apart for a search where chance had a say: here its answers, in no order."""
        return tuple(sorted(answers, key=str))

    def alike(self, state: S, seat: int) -> Hashable:
        """Return what makes the plans of the deciding seat the same for a search, whatever came before, if known."""
        return None

    @abstractmethod
    def players(self, state: S) -> int:
        """Return how many seats there are."""


def shares(worths: Sequence[float], scale: float) -> list[float]:
    """Return chances that add up to one, from the worths of positions.

    >>> [round(share, 2) for share in shares([10, 10, 0], 10)]
    [0.42, 0.42, 0.16]
    """
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    total = fsum(weights)
    return [weight / total for weight in weights]


Judge = Brain[Any]


def brain_of(game: str) -> Judge:
    """Return the judgement of a game."""
    brain: Judge = kit_of(game).part("brain")
    return brain


class PlainBrain(Brain[Any]):
    """Judges a position by the first score of the standings; a seat that ranks higher is better off."""

    names = ("score",)

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.scale = 1.0

    def terms(self, state: Any, seat: int) -> Sequence[float]:
        standings = self.game.standings(state)
        own = next(each for each in standings if each.seat == seat)
        first = float(next(iter(own.scores.values()), 0))
        return (first + (len(standings) - own.rank) / len(standings),)

    def reason(self, before: Any, after: Any, seat: int) -> tuple[str, dict[str, Any]]:
        key, facts = super().reason(before, after, seat)
        return f"plain-{key}", facts

    def turn(self, state: Any) -> int:
        turn: int = self.game.view(state, None)["turn"]
        return turn

    def players(self, state: Any) -> int:
        return len(self.game.standings(state))
