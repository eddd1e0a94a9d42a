"""A scenario in a line or two: who stands where with what, what is done, and what comes of it.

Places lie in order unless a test says otherwise, so that the reader sees every walk:

     1  2  3  4        The table is bare: no lira, no cards in hand, everybody with four assistants at the
     5  6  7  8        Fountain, family members at the Police Station, governor and smuggler at the Fountain,
     9 10 11 12        `RRGBB` on the Large and `RGYYB` on the Small Market, and seat 0 about to move.
    13 14 15 16

With `expansion="mocha"` there are 20 places in rows of five (1 to 5, 6 to 10, 11 to 15, 16 to 20), the coffee trader
stands at the Fountain too, nobody has coffee or guild cards, and the barrier lies beside the board. With "letters" the
fourth row is 16, 21, 22, 23, 24, the courier stands at the Fountain, companions are in the general supply, nobody has a
letter; "grand" has both and five rows, 1 to 25.

>>> scene = table().seat(0, at=6, lira=1, goods="R2 B", hand=["far"]).do("move 5", "leave", "collect")
>>> scene[0].lira, scene[0].goods, scene[0].assistants
(3, 'R2 G Y B', [5])
>>> scene.refused("collect").rule
'ist.act.optional'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from istanbul_nb.core import Action, Chance, Event, Refusal, Refused, Seeded, Standing
from istanbul_nb.games.istanbul import Istanbul, State
from tests.istanbul import pieces
from tests.istanbul.pieces import Player, Told

GAME = Istanbul()
FOUNTAIN = 7
KINDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")
BAKSHEESH = ("YYY", "GGG")
SEATS = ("plum", "saffron", "teal", "ink", "pearl")


class Scenario:
    """A table that is laid out, played on and looked at."""

    def __init__(self, state: State) -> None:
        self._state: State | None = state
        self._data: dict[str, Any] = {}
        self.events: list[Event] = []

    # Laying out

    def seat(
        self,
        seat: int,
        *,
        at: int | None = None,
        lira: int | None = None,
        goods: str | None = None,
        hand: Sequence[str] | None = None,
        tiles: str = "",
        assistants: Sequence[int] | None = None,
        stack: Sequence[str] | None = None,
        extensions: int = 0,
        rubies: int | None = None,
        family: int | None = None,
        coffee: int | None = None,
        guild: Sequence[int] | None = None,
        tavern: str = "",
        letters: Sequence[int] | None = None,
        delivered: Sequence[int] | None = None,
        companion: int | str | None = None,
    ) -> Scenario:
        """What a player has and where his figures are; what is not named stays as it is.

        A second mosque tile and a third extension bring their ruby, the blue tile its assistant, as they do in play;
        `rubies` counts them in and takes the others from the supply. `guild` are guild cards in hand, `tavern` the
        tavern tiles (`move meet`), each the top one of its stack. `letters` lie open, `delivered` are turned over; the
        `companion` is at a place, in the `general` or in his `own`er's supply.
        """
        player = self._open["seats"][seat]
        facts = {
            "merchant": at,
            "lira": lira,
            "family": family,
            "goods": None if goods is None else pieces.counts(goods),
        }
        player.update({name: value for name, value in facts.items() if value is not None})
        pieces.give_extensions(self._open, player, extensions)
        pieces.give_tiles(self._open, player, tiles)
        if hand is not None:
            pieces.deal(self._open, player, hand)
        if assistants is not None:
            pieces.lay_out(player, assistants)
        if stack is not None:
            player["stack"] = list(stack)
        if rubies is not None:
            self._open["places"]["supply"] -= rubies - player["rubies"]
            player["rubies"] = rubies
        if coffee is not None:
            self._open["mocha"]["coffee"][seat] = coffee
        if guild is not None:
            pieces.deal_guild(self._open, seat, guild)
        pieces.give_tavern(self._open, seat, tavern)
        if letters is not None:
            pieces.give_letters(self._open, seat, "open", letters)
        if delivered is not None:
            pieces.give_letters(self._open, seat, "delivered", delivered)
        if companion is not None:
            self._open["letters"]["companions"][seat] = companion
        return self

    def turn(self, seat: int) -> Scenario:
        """Whose turn it is."""
        self._open["turn"]["seat"] = seat
        return self

    def acting(self, place: int) -> Scenario:
        """The merchant whose turn it is has come to a place and left an assistant: phase 3 begins."""
        self._stand(place)
        self._open["decisions"] = [["act", place]]
        return self

    def meeting(self, place: int) -> Scenario:
        """The same, and he did not want the action: phase 4 begins."""
        self._stand(place)
        self._open["decisions"] = [["meet"]]
        return self

    def figures(self, **places: int) -> Scenario:
        """Where governor, smuggler, coffee trader and courier stand."""
        self._open["figures"].update(places)
        return self

    def neutral_merchants(self, *places: int) -> Scenario:
        """Where the three neutral merchants stand (two players)."""
        self._open["neutral_merchants"] = list(places)
        return self

    def neutral_assistants(self, *places: int) -> Scenario:
        """Where neutral assistants lie (variant)."""
        self._open["neutral_assistants"] = sorted(places)
        return self

    def post(self, down: int) -> Scenario:
        """How many mail markers are down."""
        self._open["places"]["post"] = down
        return self

    def demand(self, **seen: str) -> Scenario:
        """The demand tiles seen so far on a market, `large` or `small`, the top one last."""
        for market, tiles in seen.items():
            self._open["places"][market] = {"seen": tiles.split(), "top": len(tiles.split()) - 1}
        return self

    def rubies(
        self,
        *,
        palace: int | None = None,
        dealer: int | None = None,
        coffeehouse: int | None = None,
        supply: int | None = None,
    ) -> Scenario:
        """Rubies left on the tracks, the others in the supply; those that a smaller supply lacks lie on a mosque."""
        data = self._open
        places = data["places"]
        for track, number in (("palace", palace), ("dealer", dealer), ("coffeehouse", coffeehouse)):
            if number is not None:
                lies = data["mocha"] if track == "coffeehouse" else places
                places["supply"] += lies[track] - number
                lies[track] = number
        if supply is not None:
            places["mosque_rubies"]["small"] += places["supply"] - supply
            places["supply"] = supply
        return self

    def piles(self, *, deck: Sequence[str] | None = None, discard: Sequence[str] = ()) -> Scenario:
        """The discard pile, its top card last, and exactly these cards in the deck: the last seat holds the others."""
        data = self._open
        places = data["places"]
        for card in discard:
            places["deck"][card] -= 1
        places["discard"] = list(discard)
        if deck is not None:
            kinds = list(places["deck"])
            others = [card for card in kinds for _ in range(places["deck"][card] - deck.count(card))]
            places["deck"] = {card: deck.count(card) for card in kinds}
            data["seats"][-1]["hand"] = sorted([*data["seats"][-1]["hand"], *others], key=kinds.index)
        return self

    def guild_piles(self, *, deck: Sequence[int] | None = None, discard: Sequence[int] = ()) -> Scenario:
        """The discarded guild cards, and exactly these in their deck: the last seat holds the others."""
        mocha = self._open["mocha"]
        mocha["guild_discard"] = list(discard)
        left = [number for number in mocha["guild_deck"] if number not in discard]
        mocha["guild_deck"] = left if deck is None else sorted(deck)
        if deck is not None:
            others = [number for number in left if number not in deck]
            mocha["guild_hands"][-1] = sorted([*mocha["guild_hands"][-1], *others])
        return self

    def barrier(self, one: int, two: int, *, holder: int) -> Scenario:
        """Where the barrier stands, and who has its token."""
        self._open["mocha"].update(barrier=[one, two], token=[SEATS[holder]])
        return self

    def baksheesh(self, side: str) -> Scenario:
        """The side of the baksheesh tile that lies up."""
        self._open["mocha"]["baksheesh"] = BAKSHEESH.index(side)
        return self

    def letter_piles(self, *, deck: Sequence[int], discard: Sequence[int] = ()) -> Scenario:
        """Exactly these letters face down and discarded: the last seat has delivered the others."""
        pieces.lay_letters(self._open, deck, discard)
        return self

    def kiosk_pile(self, *tiles: str) -> Scenario:
        """Exactly these kiosk tiles face down: the others are discarded."""
        pieces.lay_kiosk(self._open, tiles)
        return self

    def society(self, gone: int) -> Scenario:
        """How many of the three payments of the Secret Society are gone."""
        self._open["letters"]["society"] = gone
        return self

    def caravan(self, holder: int) -> Scenario:
        """Who has the caravan token (variant)."""
        self._open["caravan"]["holder"] = [SEATS[holder]]
        return self

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
            turn = self._data["turn"]
            if turn.get("spot"):
                turn["spot"] = self._walker()
            self._state = GAME.decode(self._data)
        return self._state

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
        """All legal actions, or those with a verb, as they are written."""
        return {str(action) for action in GAME.legal(self.state) if verb in ("", action.verb)}

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the events of a kind, secrets included."""
        return [{**event.facts, **event.secret} for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int | None:
        """The seat that decides, `None` once the game is over."""
        return GAME.actor(self.state)

    @property
    def decision(self) -> str | None:
        """The pause or decision that the table waits at."""
        decisions = GAME.encode(self.state)["decisions"]
        return str(decisions[-1][0]) if decisions else None

    @property
    def places(self) -> dict[str, Any]:
        """What lies on the places, as everybody sees it."""
        shown: dict[str, Any] = self.view()["places"]
        return shown

    @property
    def deck(self) -> list[str]:
        """The cards of the face-down deck, in no order."""
        deck: Mapping[str, int] = GAME.encode(self.state)["places"]["deck"]
        return [card for card, number in deck.items() for _ in range(number)]

    @property
    def guild_deck(self) -> list[int]:
        """The guild cards of the face-down deck, in no order."""
        numbers: list[int] = GAME.encode(self.state)["mocha"]["guild_deck"]
        return numbers

    @property
    def mocha(self) -> dict[str, Any]:
        """What Mocha & Baksheesh adds, as everybody sees it."""
        shown: dict[str, Any] = self.view()["mocha"]
        return shown

    @property
    def letters(self) -> dict[str, Any]:
        """What Letters & Seals adds, as everybody sees it."""
        shown: dict[str, Any] = self.view()["letters"]
        return shown

    @property
    def letters_left(self) -> dict[str, list[int]]:
        """The places of the letters face down (`deck`) and discarded, in no order."""
        letters = GAME.encode(self.state)["letters"]
        return {
            pile: [int(place) for place, number in letters[pile].items() for _ in range(number)]
            for pile in ("deck", "discard")
        }

    @property
    def kiosk(self) -> list[str]:
        """The kiosk tiles face down, in no order."""
        tiles: list[str] = GAME.encode(self.state)["letters"]["kiosk"]
        return tiles

    @property
    def caravan_leader(self) -> int | None:
        """Who has the caravan token."""
        holder: int | None = self.view()["caravan"]["holder"]
        return holder

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top card last."""
        pile: list[str] = self.places["caravansary"]["discard"]
        return pile

    def figure(self, name: str) -> int:
        """Where a neutral figure stands."""
        place: int = self.view()["figures"][name]
        return place

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

    def _walker(self) -> int:
        """Where the figure stands whose move it was."""
        turn = self._data["turn"]
        place: int = (
            self._data["letters"]["companions"][turn["seat"]]
            if turn["walker"] == "companion"
            else self._data["seats"][turn["seat"]]["merchant"]
        )
        return place

    def _stand(self, place: int) -> None:
        data = self._open
        player = data["seats"][data["turn"]["seat"]]
        player["merchant"] = place
        if place == FOUNTAIN or place in player["assistants"] or not player["stack"]:
            return
        if player["stack"].pop(0) == "own":
            player["assistants"] = sorted([*player["assistants"], place])
        else:
            self.neutral_assistants(*data["neutral_assistants"], place)


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
    """The bare table that is described above; the first player begins."""
    options = {"edition": edition, "neutral": neutral, "first": first, "expansion": expansion, "caravan": caravan}
    scene = fresh(Seeded(1), players=players, layout=layout, **options)
    for seat in range(players):
        scene.seat(seat, lira=0, hand=[])
    scene.figures(**dict.fromkeys(scene.view()["figures"], FOUNTAIN))
    return scene.demand(large="RRGBB", small="RGYYB")


def fresh(chance: Chance, **options: Any) -> Scenario:
    """A table as the setup leaves it."""
    return Scenario(GAME.setup(options, chance))
