"""A scenario in a line or two: a moment of the game, who holds and has won what, what is done, and what comes of it.

Seat 0 is first player. Without more words the first stones are about to be drawn and everybody holds the lowest cards.

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
from istanbul_nb.games.sultan import State, Sultan

GAME = Sultan()
LETTERS = "WRYGB"


def counts(text: str) -> list[int]:
    """
    >>> counts("W3 R B2")
    [3, 1, 0, 0, 2]
    """
    found = {word[0]: int(word[1:] or 1) for word in text.split()}
    return [found.get(letter, 0) for letter in LETTERS]


def written(collection: Sequence[int]) -> str:
    """
    >>> written([3, 1, 0, 0, 2])
    'W3 R B2'
    """
    pairs = zip(LETTERS, collection, strict=True)
    return " ".join(letter if count == 1 else f"{letter}{count}" for letter, count in pairs if count)


class Scenario:
    """A table that is played on and looked at."""

    def __init__(self, state: State) -> None:
        self.state = state
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
        """The refusal of an action, which changes nothing and is explained the same."""
        before = GAME.encode(self.state)
        with pytest.raises(Refused) as caught:
            GAME.apply(self.state, Action.parse(action), Seeded(1))
        assert GAME.encode(self.state) == before
        assert GAME.explain(self.state, Action.parse(action)) == caught.value.refusal
        return caught.value.refusal

    def legal(self) -> list[str]:
        """All legal actions as they are written."""
        return [str(action) for action in GAME.legal(self.state)]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind with their seats, secrets included."""
        return [{"seat": event.seat, **event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """The seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> list[Any] | None:
        """What is to be decided."""
        decision: list[Any] | None = self.view()["decision"]
        return decision

    def stones(self, seat: int) -> str:
        """What lies behind a screen."""
        return written(self.state.stones[seat])

    @property
    def bag(self) -> str:
        return written(self.state.bag)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def standings(self) -> list[Standing]:
        return GAME.standings(self.state)

    def encoded(self) -> dict[str, Any]:
        return GAME.encode(self.state)


def fresh(chance: Chance | None = None, **options: Any) -> Scenario:
    """A table as the setup leaves it."""
    return Scenario(GAME.setup(options, chance or Seeded(1)))


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
    """A moment of the game: stones `drawn` of which one must go back, or `offered` on the cushions, white having gone
    back; `hands` and `stones` by seat, the cards that are not named as low as possible. If nobody's stones are named,
    the last seat has won as few as the tricks before allow, of every colour."""
    options = {"players": players, "first": first, "memory": memory, "components": components or {}}
    data = GAME.encode(GAME.setup(options, Seeded(1)))
    data.update(round=round, trick=trick, first=first)
    if drawn:
        data.update(decision="lay", drawn=drawn.split())
    elif offered:
        data.update(decision="bid", cushions=offered.split(), returned=["W"])
    stones = stones or [*[""] * (players - 1), fewest(players, round, trick)]
    for seat, player in enumerate(data["seats"]):
        player["stones"] = counts(stones[seat]) if seat < len(stones) else [0] * 5
        deal(player, players, round, trick, hands[seat] if seat < len(hands) else "")
    out = [*data["drawn"], *data["cushions"]]
    for colour, letter in enumerate(LETTERS):
        won = sum(player["stones"][colour] for player in data["seats"])
        data["bag"][letter] = (12, 11, 10, 9, 8)[colour] - won - out.count(letter)
    return Scenario(GAME.decode(data))


def fewest(players: int, round: int, trick: int) -> str:
    """As few stones as can be won before a trick, of every colour.

    >>> fewest(4, 2, 3)
    'W2 R2 Y G B'
    """
    won = 8 * (round - 1) + 2 * (trick - 1) if players == 2 else 5 * (round - 1) + trick - 1
    return written([(won + 4 - colour) // 5 for colour in range(5)])


def deal(player: dict[str, list[int]], players: int, round: int, trick: int, named: str) -> None:
    """The cards of a seat at a moment: those named in hand, of the others the lowest gone, then in hand, then face
    down."""
    cards = sorted([*range(1, 13), *range(1, 13)] if players == 2 else range(1, 16))
    size, bids = (8, 2) if players == 2 else (5, 1)
    hand = [int(card) for card in named.split()]
    for card in hand:
        cards.remove(card)
    gone = size * (round - 1) + bids * (trick - 1)
    player["gone"], rest = cards[:gone], cards[gone:]
    missing = size - bids * (trick - 1) - len(hand)
    player["hand"] = sorted([*hand, *rest[:missing]])
    player["deck"] = rest[missing:]
