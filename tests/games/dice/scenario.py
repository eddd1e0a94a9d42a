"""A scenario in a line or two: who has what, what was rolled, what is done, and what comes of it.

The bare table, and how something is laid on it, is described in `istanbul_nb.games.dice.positions`.

>>> scene = table().seat(0, tokens="R", lira=1).rolled("R G2 L C").do("token R", "lira")
>>> scene[0].tokens, scene[0].lira, scene.decision
('R', 3, 'roll')
>>> scene.actor
1
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pytest

from istanbul_nb.core import Action, Answer, Chance, Event, Refusal, Refused, Scripted, Standing
from istanbul_nb.core.multiset import counted, written
from istanbul_nb.games.dice.positions import DicePosition
from istanbul_nb.games.dice.rules import State

GAME = DicePosition.game
GOODS = "RGYB"
FACES = "RGYBLC"


class Told(Chance):
    """Chance that answers what the test tells it: dice, bazaar cards and mosque tiles, each in its own order."""

    def __init__(self, dice: str = "", cards: Iterable[str] = (), tiles: Iterable[str] = ()) -> None:
        super().__init__()
        told: dict[str, list[Answer]] = {"dice": [*listed(dice)], "cards": [*cards], "tiles": [*tiles]}
        self.scripts = {kind: Scripted(script) for kind, script in told.items()}

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        kind = "dice" if "L" in names else "tiles" if "die" in names else "cards"
        return self.scripts[kind].pick(names, weights)

    @property
    def unasked(self) -> dict[str, int]:
        """Return how many answers of each kind nobody wanted."""
        return {kind: script.left for kind, script in self.scripts.items() if script.left}


class Player(NamedTuple):
    """What a seat has: tokens as they are written (`R2 B`)."""

    lira: int
    crystal: int
    tokens: str
    brown: int
    tiles: list[str]
    new: list[str]
    rubies: int
    mosque: bool
    dice: int


def numbers(letters: str, text: str) -> list[int]:
    """Count how many of each letter are written, in any order."""
    words = sorted(text.split(), key=lambda word: letters.index(word[0]))
    found = counted(letters, tuple(words))
    assert found is not None, text
    return found


def listed(dice: str) -> list[str]:
    """Return dice one by one.

    >>> listed("R2 C")
    ['R', 'R', 'C']
    """
    return [face for face, count in zip(FACES, numbers(FACES, dice), strict=True) for _ in range(count)]


class Scenario(DicePosition, checks_values=False):
    """A table that is laid out, played on and looked at."""

    def __init__(self, state: State, language: str = "en") -> None:
        super().__init__(state, language)
        self.events: list[Event] = []

    # Playing

    def do(
        self, *actions: str, dice: str = "", cards: Iterable[str] = (), tiles: Iterable[str] | None = None
    ) -> Scenario:
        """Carry out actions; every answer that is given must be asked for, tiles only if they are told."""
        chance = Told(dice, cards, tiles or self._any_tiles())
        self.events = []
        for action in actions:
            self.events += GAME.apply(self.state, Action.parse(action), chance)
            assert GAME.digest(GAME.decode(GAME.encode(self.state))) == GAME.digest(self.state)
        unasked = {kind: left for kind, left in chance.unasked.items() if kind != "tiles" or tiles is not None}
        assert not unasked, f"nobody asked for these answers: {unasked}"
        return self

    def _any_tiles(self) -> list[str]:
        stack = GAME.encode(self.state)["board"]["stack"]
        return [tile for tile, number in stack.items() for _ in range(number)]

    def refused(self, action: str) -> Refusal:
        """Return why an action is not allowed; trying it changes nothing."""
        before = GAME.digest(self.state)
        with pytest.raises(Refused) as caught:
            GAME.apply(self.state, Action.parse(action), Told())
        assert GAME.digest(self.state) == before
        assert GAME.explain(self.state, Action.parse(action)) == caught.value.refusal
        return caught.value.refusal

    # Looking

    def __getitem__(self, seat: int) -> Player:
        shown = self.view()["seats"][seat]
        tokens = " ".join(map(str, written(GOODS, shown["tokens"])))
        return Player(**{name: shown[name] for name in Player._fields if name != "tokens"}, tokens=tokens)

    def legal(self, verb: str = "") -> set[str]:
        """Return all legal actions, or those with a verb, as they are written."""
        return {str(action) for action in GAME.legal(self.state) if verb in ("", action.verb)}

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Return the facts of the events of a kind, with the seat, secrets included."""
        return [{"seat": event.seat, **event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """Return the seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> str | None:
        """Return the decision that the table waits at."""
        decision = self.view()["decision"]
        return None if decision is None else str(decision[0])

    @property
    def open_tiles(self) -> list[str]:
        return [shown["tile"] for shown in self.view()["row"]]

    @property
    def dice(self) -> str:
        """Return the dice that are free to be used."""
        faces = [die["face"] for die in self.view()["dice"] if not die["used"]]
        return " ".join(map(str, written(FACES, [faces.count(face) for face in FACES])))

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def standings(self) -> list[Standing]:
        return GAME.standings(self.state)

    def ranks(self) -> list[int]:
        """Return the rank of each seat."""
        return [standing.rank for standing in sorted(self.standings())]


def table(players: int = 3, *, first: int = 0) -> Scenario:
    """Return the bare table that is described there."""
    return Scenario.bare({"players": players, "first": first})


def fresh(chance: Chance, **options: Any) -> Scenario:
    """Return a table as the setup leaves it."""
    return Scenario(GAME.setup(options, chance))
