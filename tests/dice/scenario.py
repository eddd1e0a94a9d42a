"""A scenario in a line or two: who has what, what was rolled, what is done, and what comes of it.

The table is bare: nobody has anything, `lira-R crystal-G card-Y action-B good-R die` lie open, the other tiles are in
the stack, all bazaar cards in the deck, and seat 0 is about to roll. What the players have is not in the supply; a tile
that somebody has lies open no more, and another one does.

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

from istanbul_nb.core import Action, Answer, Chance, Event, Refusal, Refused, Scripted, Seeded, Standing
from istanbul_nb.core.multiset import counted, written
from istanbul_nb.games.dice import Dice, State
from istanbul_nb.games.dice.components import printed

GAME = Dice()
GOODS = "RGYB"
FACES = "RGYBLC"
SHARED = 5
ROW = "lira-R crystal-G card-Y action-B good-R die"
FAMILIES = ("lira", "crystal", "card", "action", "good")
TILES = (*(f"{family}-{good}" for family in FAMILIES for good in GOODS), "die", "die", "die", "die")
TOTALS: dict[str, int] = printed()["supply"].value
COPIES: dict[str, int] = printed()["bazaar_copies"].value


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
        """How many answers of each kind nobody wanted."""
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
    """How many of each letter are written, in any order."""
    words = sorted(text.split(), key=lambda word: letters.index(word[0]))
    found = counted(letters, tuple(words))
    assert found is not None, text
    return found


def listed(dice: str) -> list[str]:
    """Dice one by one.

    >>> listed("R2 C")
    ['R', 'R', 'C']
    """
    return [face for face, count in zip(FACES, numbers(FACES, dice), strict=True) for _ in range(count)]


class Scenario:
    """A table that is laid out, played on and looked at."""

    def __init__(self, state: State) -> None:
        self._state: State | None = state
        self._data: dict[str, Any] = {}
        self._stack: list[str] | None = None
        self.events: list[Event] = []

    # Laying out

    def seat(
        self,
        seat: int,
        *,
        lira: int | None = None,
        crystal: int | None = None,
        tokens: str | None = None,
        brown: int | None = None,
        tiles: str | None = None,
        rubies: int | None = None,
        mosque: bool | None = None,
    ) -> Scenario:
        """What a player has; what is not named stays as it is. Rubies come from the circles with the most."""
        player = self._open["seats"][seat]
        stock = {"lira": lira, "crystal": crystal, "brown": brown}
        player["stock"].update({name: number for name, number in stock.items() if number is not None})
        if tokens is not None:
            player["stock"].update(zip(GOODS, numbers(GOODS, tokens), strict=True))
        if tiles is not None:
            player["tiles"] = sorted(tiles.split(), key=TILES.index)
        if mosque is not None:
            player["mosque"] = mosque
        if rubies is not None:
            tracks = self._open["board"]["tracks"]
            for _ in range(rubies - player["rubies"]):
                fullest = max(tracks, key=lambda track: tracks[track])
                tracks[fullest] -= 1
            player["rubies"] = rubies
        return self

    def rolled(self, dice: str, *, actions: int = 2, acted: bool = False) -> Scenario:
        """Seat 0, or whose turn it is, has rolled these dice; those that lack are used already, and were red."""
        turn = self._open["turn"]
        turn["free"] = dict(zip(FACES, numbers(FACES, dice), strict=True))
        self._open["decisions"] = [["act", actions, acted]]
        return self

    def used(self, dice: str) -> Scenario:
        """What the dice show that are used already."""
        self._open["turn"]["used"] = dict(zip(FACES, numbers(FACES, dice), strict=True))
        return self

    def income(self, cards: int) -> Scenario:
        """So many bazaar cards of the income are still to be turned up."""
        self._open["decisions"] = [["income", cards]]
        return self

    def new(self, tiles: str) -> Scenario:
        """Tiles that were taken this turn; they are among those that the player has."""
        self._open["turn"]["new"] = sorted(tiles.split(), key=TILES.index)
        return self

    def turn(self, seat: int) -> Scenario:
        """Whose turn it is."""
        self._open["turn"]["seat"] = seat
        return self

    def row(self, tiles: str) -> Scenario:
        """The open tiles."""
        self._open["board"]["row"] = tiles.split()
        return self

    def stack(self, tiles: str = "", below: str = "") -> Scenario:
        """Exactly these tiles face down, and those below, the next one first: the last seat has the others."""
        self._open["board"]["below"] = below.split()
        self._stack = tiles.split()
        return self

    def rubies(self, *, mosque: int | None = None, **tracks: int) -> Scenario:
        """Rubies left on the circles; the last seat has those that are gone."""
        board, last = self._open["board"], self._open["seats"][-1]
        for track, number in tracks.items():
            last["rubies"] += board["tracks"][track] - number
            board["tracks"][track] = number
        if mosque is not None:
            last["rubies"] += board["mosque"] - mosque
            board["mosque"] = mosque
        return self

    def piles(self, *, deck: Sequence[str], down: Sequence[str] = ()) -> Scenario:
        """Exactly these cards in the deck, and those that seat 0 put face down: the others are discarded face up."""
        board, kinds = self._open["board"], list(COPIES)
        board["deck"] = {card: deck.count(card) for card in kinds}
        board["discard"] = [card for card in kinds for _ in range(COPIES[card] - deck.count(card) - down.count(card))]
        self._open["seats"][0]["put_down"] = sorted(down, key=kinds.index)
        return self

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
        """Why an action is not allowed; trying it changes nothing."""
        before = GAME.digest(self.state)
        with pytest.raises(Refused) as caught:
            GAME.apply(self.state, Action.parse(action), Told())
        assert GAME.digest(self.state) == before
        assert GAME.explain(self.state, Action.parse(action)) == caught.value.refusal
        return caught.value.refusal

    # Looking

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = GAME.decode(self._settled())
        return self._state

    def __getitem__(self, seat: int) -> Player:
        shown = self.view()["seats"][seat]
        tokens = " ".join(map(str, written(GOODS, shown["tokens"])))
        return Player(**{name: shown[name] for name in Player._fields if name != "tokens"}, tokens=tokens)

    def legal(self, verb: str = "") -> set[str]:
        """All legal actions, or those with a verb, as they are written."""
        return {str(action) for action in GAME.legal(self.state) if verb in ("", action.verb)}

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the events of a kind, with the seat, secrets included."""
        return [{"seat": event.seat, **event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """The seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> str | None:
        """The decision that the table waits at."""
        decision = self.view()["decision"]
        return None if decision is None else str(decision[0])

    @property
    def open_tiles(self) -> list[str]:
        return [shown["tile"] for shown in self.view()["row"]]

    @property
    def dice(self) -> str:
        """The dice that are free to be used."""
        faces = [die["face"] for die in self.view()["dice"] if not die["used"]]
        return " ".join(map(str, written(FACES, [faces.count(face) for face in FACES])))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def standings(self) -> list[Standing]:
        return GAME.standings(self.state)

    def ranks(self) -> list[int]:
        """The rank of each seat."""
        return [standing.rank for standing in sorted(self.standings())]

    # Moving things about

    @property
    def _open(self) -> dict[str, Any]:
        """The table as JSON, to be changed."""
        if self._state is not None:
            self._data = GAME.encode(self._state)
            self._state = None
        return self._data

    def _settled(self) -> dict[str, Any]:
        """The same with everything where it belongs that nobody placed: supply, stack, dice."""
        data = self._data
        seats, board, turn = data["seats"], data["board"], data["turn"]
        board["supply"] = {name: all_ - sum(seat["stock"][name] for seat in seats) for name, all_ in TOTALS.items()}
        self._place_tiles(seats, board)
        for seat in seats:
            seat["dice"] = seat["tiles"].count("die")
        board["dice"] = 4 - sum(seat["dice"] for seat in seats)
        if data["decisions"][0][0] == "act":
            dice = SHARED + seats[turn["seat"]]["dice"] - turn["new"].count("die")
            lacking = dice - sum(turn["free"].values()) - sum(turn["used"].values())
            turn["used"]["R"] += lacking
        return data

    def _place_tiles(self, seats: list[dict[str, Any]], board: dict[str, Any]) -> None:
        rest = list(TILES)
        for tile in (*board["below"], *(self._stack or ()), *(tile for seat in seats for tile in seat["tiles"])):
            rest.remove(tile)
        for spot, tile in enumerate(board["row"]):
            board["row"][spot] = tile if tile in rest else rest[-1]
            rest.remove(board["row"][spot])
        if self._stack is not None:
            seats[-1]["tiles"] = sorted([*seats[-1]["tiles"], *rest], key=TILES.index)
            rest = self._stack
        board["stack"] = {tile: rest.count(tile) for tile in dict.fromkeys(TILES)}


def table(players: int = 3, *, first: int = 0) -> Scenario:
    """The bare table that is described above."""
    scene = fresh(Seeded(1), players=players, first=first)
    for seat in range(players):
        scene.seat(seat, lira=0, crystal=0)
    return scene.row(ROW)


def fresh(chance: Chance, **options: Any) -> Scenario:
    """A table as the setup leaves it."""
    return Scenario(GAME.setup(options, chance))
