"""A scenario in a line or two: who stands where with what, what is done, and what comes of it.

The bare table, and how something is laid on it, is described in `istanbul_nb.games.istanbul.positions.position`.
Places lie in order unless a test says otherwise, `RRGBB` is on the Large and `RGYYB` on the Small Market, and seat 0
is about to move.

>>> scene = table().seat(0, at=6, lira=1, goods="R2 B", hand=["far"]).do("move 5", "leave", "collect")
>>> scene[0].lira, scene[0].goods, scene[0].assistants
(3, 'R2 G Y B', [5])
>>> scene.refused("collect").rule
'ist.act.optional'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from istanbul_nb.core import Action, Chance, Event, Refusal, Refused, Standing
from istanbul_nb.games.istanbul.positions.position import IstanbulPosition
from istanbul_nb.games.istanbul.rules import State
from tests.games.istanbul import pieces
from tests.games.istanbul.pieces import Player, Told

GAME = IstanbulPosition.game
KINDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")


class Scenario(IstanbulPosition, checks_values=False):
    """A table that is laid out, played on and looked at."""

    def __init__(self, state: State, language: str = "en") -> None:
        super().__init__(state, language)
        self.events: list[Event] = []

    # Playing

    def do(
        self,
        *actions: str,
        dice: Iterable[int] = (),
        cards: Iterable[str] = (),
        tiles: Iterable[str] = (),
        guild: Iterable[int] = (),
        letters: Iterable[int] = (),
        kiosk: Iterable[str] = (),
    ) -> Scenario:
        """Carry out actions; every answer that is given must be asked for. Their events are in `events`."""
        chance = Told(dice=dice, cards=cards, tiles=tiles, guild=guild, letters=letters, kiosk=kiosk)
        self.events = []
        for action in actions:
            self.events += GAME.apply(self.state, Action.parse(action), chance)
            assert GAME.digest(GAME.decode(GAME.encode(self.state))) == GAME.digest(self.state)
        assert not chance.unasked, f"nobody asked for these answers: {chance.unasked}"
        return self

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
        data = GAME.encode(self.state)
        player, mocha, letters = data["seats"][seat], data.get("mocha"), data.get("letters")
        player["coffee"] = mocha["coffee"][seat] if mocha else 0
        player["guild"] = mocha["guild_hands"][seat] if mocha else []
        player["tavern"] = self.mocha["tiles"][seat] if mocha else []
        player["letters"] = letters["open"][seat] if letters else []
        player["delivered"] = letters["delivered"][seat] if letters else []
        player["companion"] = letters["companions"][seat] if letters else "general"
        player["at"] = player.pop("merchant")
        player["goods"] = pieces.written(player["goods"])
        player["tiles"] = "".join(player["tiles"])
        return Player(**player)

    def legal(self, verb: str = "") -> set[str]:
        """Return all legal actions, or those with a verb, as they are written."""
        return {str(action) for action in GAME.legal(self.state) if verb in ("", action.verb)}

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Return the facts of the events of a kind, secrets included."""
        return [{**event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """Return the seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> str | None:
        """Return the pause or decision that the table waits at."""
        decisions = GAME.encode(self.state)["decisions"]
        return str(decisions[-1][0]) if decisions else None

    @property
    def places(self) -> dict[str, Any]:
        """Return what lies on the places, as everybody sees it."""
        shown: dict[str, Any] = self.view()["places"]
        return shown

    @property
    def deck(self) -> list[str]:
        """Return the cards of the face-down deck, in no order."""
        deck: Mapping[str, int] = GAME.encode(self.state)["places"]["deck"]
        return [card for card, number in deck.items() for _ in range(number)]

    @property
    def guild_deck(self) -> list[int]:
        """Return the guild cards of the face-down deck, in no order."""
        numbers: list[int] = GAME.encode(self.state)["mocha"]["guild_deck"]
        return numbers

    @property
    def mocha(self) -> dict[str, Any]:
        """Return what Mocha & Baksheesh adds, as everybody sees it."""
        shown: dict[str, Any] = self.view()["mocha"]
        return shown

    @property
    def letters(self) -> dict[str, Any]:
        """Return what Letters & Seals adds, as everybody sees it."""
        shown: dict[str, Any] = self.view()["letters"]
        return shown

    @property
    def letters_left(self) -> dict[str, list[int]]:
        """Return the places of the letters face down (`deck`) and discarded, in no order."""
        letters = GAME.encode(self.state)["letters"]
        return {
            pile: [int(place) for place, number in letters[pile].items() for _ in range(number)]
            for pile in ("deck", "discard")
        }

    @property
    def kiosk(self) -> list[str]:
        """Return the kiosk tiles face down, in no order."""
        tiles: list[str] = GAME.encode(self.state)["letters"]["kiosk"]
        return tiles

    @property
    def caravan_leader(self) -> int | None:
        """Return who has the caravan token."""
        holder: int | None = self.view()["caravan"]["holder"]
        return holder

    @property
    def discard(self) -> list[str]:
        """Return the discard pile, its top card last."""
        pile: list[str] = self.places["caravansary"]["discard"]
        return pile

    def figure(self, name: str) -> int:
        """Return where a neutral figure stands."""
        place: int = self.view()["figures"][name]
        return place

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def standings(self) -> list[Standing]:
        return GAME.standings(self.state)

    def ranks(self) -> list[int]:
        """Return the rank of each seat."""
        return [standing.rank for standing in sorted(self.standings())]


def table(
    players: int = 3,
    layout: str | list[int] = "order",
    *,
    edition: str = "bigbox",
    neutral: bool = False,
    first: int = 0,
    expansion: str = "none",
    caravan: bool = False,
) -> Scenario:
    """Return the bare table that is described there; the first player begins."""
    options = {
        "players": players,
        "layout": layout,
        "edition": edition,
        "neutral": neutral,
        "first": first,
        "expansion": expansion,
        "caravan": caravan,
    }
    return Scenario.bare(options)


def fresh(chance: Chance, **options: Any) -> Scenario:
    """Return a table as the setup leaves it."""
    return Scenario(GAME.setup(options, chance))
