"""A scenario in a line or two: a moment of the game, who holds and has won what, what is done, and what comes of it.

The bare table, and how something is laid on it, is described in `istanbul_nb.games.sultan.positions`.

>>> scene = table(3, offered="W R", hands=["9 2", "8 1", "7"]).do("bid 9 1", "bid 8 1", "bid 7 2")
>>> scene.stones(0), scene.stones(1), scene.stones(2), scene.actor
('W', '', 'R', 1)
>>> scene.refused("bid 9 1").reason
'draw-first'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from istanbul_nb.core import Action, Chance, Event, Refusal, Refused, Scripted, Seeded, Standing
from istanbul_nb.core.chance import Answer
from istanbul_nb.games.sultan.positions import SultanPosition
from istanbul_nb.games.sultan.rules import State

GAME = SultanPosition.game
LETTERS = "WRYGB"


def counts(text: str) -> list[int]:
    """Read how many stones of each colour there are.

    >>> counts("W3 R B2")
    [3, 1, 0, 0, 2]
    """
    found = {word[0]: int(word[1:] or 1) for word in text.split()}
    return [found.get(letter, 0) for letter in LETTERS]


def written(collection: Sequence[int]) -> str:
    """Write how many stones of each colour there are, as `counts` reads it.

    >>> written([3, 1, 0, 0, 2])
    'W3 R B2'
    """
    pairs = zip(LETTERS, collection, strict=True)
    return " ".join(letter if count == 1 else f"{letter}{count}" for letter, count in pairs if count)


class Scenario(SultanPosition, checks_values=False):
    """A table that is laid out, played on and looked at."""

    def __init__(self, state: State, language: str = "en") -> None:
        super().__init__(state, language)
        self.events: list[Event] = []
        self.chance: Chance = Seeded(1)

    def do(self, *actions: str, answers: Sequence[Answer] | None = None) -> Scenario:
        """Carry out actions; `answers` are the stones and cards that are drawn meanwhile."""
        self.events = []
        chance = self.chance if answers is None else Scripted(answers)
        for action in actions:
            self.events += GAME.apply(self.state, Action.parse(action), chance)
        if isinstance(chance, Scripted):
            assert chance.left == 0
        return self

    def play(self, steps: int = 10_000) -> Scenario:
        """Let chance choose the next actions, at most to the end."""
        self.events = []
        while steps and (legal := GAME.legal(self.state)):
            self.events += GAME.apply(
                self.state, legal[self.chance.pick(range(len(legal)), [1] * len(legal))], self.chance
            )
            steps -= 1
        return self

    def refused(self, action: str) -> Refusal:
        """Return the refusal of an action, which changes nothing and is explained the same."""
        before = GAME.encode(self.state)
        with pytest.raises(Refused) as caught:
            GAME.apply(self.state, Action.parse(action), Seeded(1))
        assert GAME.encode(self.state) == before
        assert GAME.explain(self.state, Action.parse(action)) == caught.value.refusal
        return caught.value.refusal

    def legal(self) -> list[str]:
        """Return all legal actions as they are written."""
        return [str(action) for action in GAME.legal(self.state)]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind with their seats, secrets included."""
        return [{"seat": event.seat, **event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """Return the seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> list[Any] | None:
        """Return what is to be decided."""
        decision: list[Any] | None = self.view()["decision"]
        return decision

    def stones(self, seat: int) -> str:
        """Return what lies behind a screen."""
        return written(self.state.stones[seat])

    @property
    def bag(self) -> str:
        return written(self.state.bag)

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def standings(self) -> list[Standing]:
        return GAME.standings(self.state)

    def encoded(self) -> dict[str, Any]:
        return GAME.encode(self.state)


def fresh(chance: Chance | None = None, **options: Any) -> Scenario:
    """Return a table as the setup leaves it; it remembers, unless the options say otherwise."""
    return Scenario(GAME.setup({"memory": True, **options}, chance or Seeded(1)))


def table(
    players: int = 4,
    *,
    round: int = 1,
    trick: int = 1,
    first: int = 0,
    drawn: str = "",
    offered: str = "",
    hands: Sequence[str] = (),
    stones: Sequence[str] = (),
    memory: bool = True,
    components: Mapping[str, Any] | None = None,
) -> Scenario:
    """Lay out a moment of the game: stones `drawn` of which one must go back, or `offered` on the cushions.

    Of offered ones white has gone back. `hands` and `stones` are by seat, the cards that are not named as low as
    possible. If nobody's stones are named, the last seat has won as few as the tricks before allow, of every colour.
    """
    options = {"players": players, "first": first, "memory": memory, "components": components or {}}
    scene = Scenario.bare(options).trick(trick, round=round)
    for seat in range(players):
        if stones:
            scene.seat(seat, stones=stones[seat] if seat < len(stones) else "")
        if seat < len(hands):
            scene.seat(seat, hand=[int(card) for card in hands[seat].split()])
    if drawn:
        scene.drawn(drawn)
    elif offered:
        scene.offered(offered, returned="W")
    return scene
