"""Positions of Istanbul: who stands where with what, what lies on the places, and what is to be decided.

The table is bare until something is laid on it. Its places lie in order, so that the reader sees every walk:

     1  2  3  4        No lira, no cards in hand, everybody with four assistants at the Fountain, family members at
     5  6  7  8        the Police Station, governor and smuggler at the Fountain, the first tile of either market on
     9 10 11 12        top, everything else as in a new game, and seat 0, the first player, about to move.
    13 14 15 16

With `expansion="mocha"` there are 20 places in rows of five (1 to 5, 6 to 10, 11 to 15, 16 to 20), the coffee trader
stands at the Fountain too, nobody has coffee or guild cards, and the barrier lies beside the board. With "letters" the
fourth row is 16, 21, 22, 23, 24, the courier stands at the Fountain, companions are in the general supply, nobody has a
letter; "grand" has both and five rows, 1 to 25.

>>> position = IstanbulPosition.bare({"players": 2}).seat(0, at=6, goods="R2 B", hand=["far"]).figures(governor=5)
>>> [str(action) for action in position.game.legal(position.acting(5).state)]
['collect', 'skip']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.positions.letters import LettersPosition
from istanbul_nb.games.istanbul.positions.mocha import MochaPosition
from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.inventory import EXTENSIONS_EACH
from istanbul_nb.games.istanbul.rules.places.market import TABLES
from istanbul_nb.games.istanbul.rules.places.mosque import COLOURS
from istanbul_nb.games.istanbul.rules.places.mosque import NAMES as MOSQUES
from istanbul_nb.positions.position import Table

I = TypeVar("I", bound="IstanbulPosition")  # noqa: E741
FIFTH = GOODS[3]  # the mosque tile that brings an assistant
MARKETS = {"large": TABLES[0], "small": TABLES[1]}


class IstanbulPosition(MochaPosition, LettersPosition):
    """A table of Istanbul that is laid out."""

    game = Istanbul()
    pauses = ("arriving", "paying", "acting", "meeting", "last_cards", "over", "deciding")

    def seat(
        self: I,
        seat: int,
        *,
        at: int | None = None,
        lira: int | None = None,
        goods: str | None = None,
        hand: Sequence[str] | None = None,
        tiles: str | None = None,
        assistants: Sequence[int] | None = None,
        stack: Sequence[str] | None = None,
        extensions: int | None = None,
        rubies: int | None = None,
        family: int | None = None,
        coffee: int | None = None,
        guild: Sequence[int] | None = None,
        tavern: str | None = None,
        letters: Sequence[int] | None = None,
        delivered: Sequence[int] | None = None,
        companion: int | str | None = None,
        doubled: bool | None = None,
    ) -> I:
        """Set what a player has and where his figures are; what is not named stays as it is.

        A second tile of a mosque and a third extension bring their ruby, the blue tile its assistant, as they do in
        play; `rubies` counts them in and takes the others from the supply. Assistants who do not lie at a place are in
        the stack. `guild` are guild cards in hand, `tavern` the tavern tiles (`move meet`), each the top one of its
        stack. `letters` lie open, `delivered` are turned over; the `companion` is at a place, in the `general` or in
        his `own`er's supply; `doubled` is whether the double turn of this round was taken.
        """
        player = self._player(seat)
        facts = {
            "merchant": at,
            "lira": lira,
            "family": family,
            "goods": None if goods is None else self._counts(GOODS, goods),
        }
        player.update({name: value for name, value in facts.items() if value is not None})
        self._give(player, hand, tiles, extensions)
        if assistants is not None:
            self._lay_out(player, assistants)
        if stack is not None:
            player["stack"] = list(stack)
        if rubies is not None:
            self._open["places"]["supply"] -= rubies - player["rubies"]
            player["rubies"] = rubies
        self._give_mocha(seat, coffee, guild, tavern)
        self._give_letters(seat, letters, delivered, companion, doubled)
        return self

    def turn(
        self: I,
        seat: int | None = None,
        *,
        first: int | None = None,
        round: int | None = None,
        met: Sequence[str] | None = None,
        yellow: bool | None = None,
        repeat: int | None = None,
        paid: bool | None = None,
    ) -> I:
        """Set whose turn it is, who is first player, in which round, and what has happened in this turn.

        That is the figures met, whether the yellow tile was used, the place whose action was the last one, and whether
        merchants were paid.
        """
        turn = self._open["turn"]
        for each in (seat, first):
            if each is not None:
                self._check_seat(each)
        if round is not None:
            self._keep_doubled(round)
        facts = {"seat": seat, "first": first, "round": round, "yellow": yellow, "repeat": repeat, "paid": paid}
        turn.update({name: value for name, value in facts.items() if value is not None})
        if met is not None:
            figures = list(self._open["figures"])
            for figure in met:
                self._known("figure", figure, figures)
            turn["met"] = sorted(met, key=figures.index)
        return self

    # What is to be decided

    def arriving(self: I, place: int) -> I:
        """Let the merchant of the turn arrive at a place: he is about to leave an assistant or to take one."""
        self._stand(place, "merchant")
        return self._pause("arrive")

    def paying(self: I, place: int, *, by: str = "merchant") -> I:
        """Go on to the pay: he has left or taken his assistant, and is about to pay the other merchants there."""
        self._stand(place, by)
        self._leave(place, by)
        return self._pause("pay")

    def acting(self: I, place: int, *, by: str = "merchant") -> I:
        """Do the same, and let him have paid all who stand there: the action of the place is next (phase 3).

        `by` a companion there are no assistants.
        """
        self._stand(place, by)
        self._leave(place, by)
        self._paid(place)
        return self._pause("act", place)

    def meeting(self: I, place: int, *, by: str = "merchant") -> I:
        """Go on to the meetings (phase 4): the action is over or was not wanted."""
        self._stand(place, by)
        self._leave(place, by)
        self._paid(place)
        return self._pause("meet")

    def last_cards(self: I, seat: int) -> I:
        """End the last round; a player may still play cards."""
        self.turn(seat)
        return self._pause("last")

    def over(self: I, is_over: bool = True) -> I:
        """End the game, if somebody has enough rubies."""
        self._open["over"] = is_over
        self._open["decisions"] = [] if is_over else [["move"]]
        return self

    def deciding(self: I, *decisions: Sequence[Any]) -> I:
        """Set what the pause of the turn has led to: decisions as a state writes them, the next one last."""
        self._open["decisions"][1:] = [list(decision) for decision in decisions]
        return self

    # The board

    def figures(self: I, **places: int) -> I:
        """Set where governor, smuggler, coffee trader and courier stand."""
        figures = self._open["figures"]
        for figure in places:
            self._known("figure", figure, figures)
        figures.update(places)
        return self

    def neutral_merchants(self: I, *places: int) -> I:
        """Set where the three neutral merchants stand (two players)."""
        number = len(self._open["neutral_merchants"])
        if len(places) != number:
            raise self._fault("position-neutral-merchants", number=number)
        self._open["neutral_merchants"] = list(places)
        return self

    def neutral_assistants(self: I, *places: int) -> I:
        """Set where neutral assistants lie (variant)."""
        self._open["neutral_assistants"] = sorted(places)
        return self

    def post(self: I, down: int) -> I:
        """Set how many mail markers are down."""
        self._open["places"]["post"] = down
        return self

    def demand(self: I, **seen: str) -> I:
        """Set the demand tiles seen so far on a market, `large` or `small`, the top one last: `RRGBB RGBBB`."""
        for market, tiles in seen.items():
            self._known("market", market, MARKETS)
            for tile in tiles.split():
                self._known("demand-tile", tile, self._printed(MARKETS[market]))
            self._open["places"][market] = {"seen": tiles.split(), "top": len(tiles.split()) - 1}
        return self

    def mosques(self: I, **gone: int) -> I:
        """Remove so many tiles of a colour (`R G Y B`) from their stack: the last seats get those that lack."""
        for good, number in gone.items():
            self._known("mosque-tile", good, GOODS)
            seats = self._open["seats"]
            owners = [player for player in seats if good in player["tiles"]]
            others = [player for player in reversed(seats) if good not in player["tiles"]]
            most = len(self._printed("mosque_costs_by_players")[len(seats) - 2])
            if not len(owners) <= number <= most:
                raise self._fault("position-tiles-gone", good=good, least=len(owners), most=most)
            for player in others[: number - len(owners)]:
                self._set_tiles(player, "".join([*player["tiles"], good]))
        return self

    def rubies(
        self: I,
        *,
        palace: int | None = None,
        dealer: int | None = None,
        coffeehouse: int | None = None,
        wainwright: int | None = None,
        small_mosque: int | None = None,
        great_mosque: int | None = None,
        supply: int | None = None,
    ) -> I:
        """Set the rubies left at the places, the others in the supply; those that it lacks lie on a mosque."""
        places = self._open["places"]
        left: list[tuple[Table, str, int | None]] = [
            (places, "palace", palace),
            (places, "dealer", dealer),
            (places, "wainwright", wainwright),
            (places["mosque_rubies"], "small", small_mosque),
            (places["mosque_rubies"], "great", great_mosque),
        ]
        if coffeehouse is not None:
            left.append((self._mocha, "coffeehouse", coffeehouse))
        for there, name, number in left:
            if number is not None:
                places["supply"] += there[name] - number
                there[name] = number
        if supply is not None:
            places["mosque_rubies"]["small"] += places["supply"] - supply
            places["supply"] = supply
        return self

    def piles(self: I, *, deck: Sequence[str] | None = None, discard: Sequence[str] = ()) -> I:
        """Set the discard pile, top card last, and exactly these cards in the deck: the last seat has the others."""
        places, last = self._open["places"], self._open["seats"][-1]
        pile = places["deck"]
        for card in places["discard"]:
            pile[card] += 1
        self._take("card", pile, discard)
        places["discard"] = list(discard)
        if deck is not None:
            self._take("card", pile, deck)
            others = [card for card, number in pile.items() for _ in range(number)]
            places["deck"] = {card: deck.count(card) for card in pile}
            last["hand"] = sorted([*last["hand"], *others], key=list(pile).index)
        return self

    def caravan(self: I, holder: int, *, due: bool = False) -> I:
        """Set who has the caravan token (variant), and whether the player of the turn will take it at its end."""
        self._check_seat(holder)
        self._part("caravan").update(holder=[SEATS[holder]], due=due)
        return self

    # Moving things about

    @classmethod
    def _usual(cls) -> dict[str, Any]:
        return {"layout": "order"}

    def _clear(self) -> None:
        for seat in range(len(self._open["seats"])):
            self.seat(seat, lira=0, hand=[])
        self.figures(**dict.fromkeys(self._open["figures"], FOUNTAIN))
        self.demand(**{market: self._printed(table)[0] for market, table in MARKETS.items()})

    def _settled(self, data: Table) -> Table:
        """Set where the figure stands whose move it was, as the expansions write it down."""
        turn = data["turn"]
        if turn.get("spot"):
            companion = turn["walker"] == "companion"
            seat = turn["seat"]
            turn["spot"] = data["letters"]["companions"][seat] if companion else data["seats"][seat]["merchant"]
        return data

    def _give(self, player: Table, hand: Sequence[str] | None, tiles: str | None, extensions: int | None) -> None:
        """Give exactly these bonus cards, mosque tiles and extensions."""
        if extensions is not None:
            self._set_extensions(player, extensions)
        if tiles is not None:
            self._set_tiles(player, tiles)
        if hand is not None:
            deck = self._open["places"]["deck"]
            for card in player["hand"]:
                deck[card] += 1
            self._take("card", deck, hand)
            player["hand"] = sorted(hand, key=list(deck).index)

    def _lay_out(self, player: Table, places: Sequence[int]) -> None:
        """Lay own assistants at these places and at no others; those who are left stay in the stack."""
        self._once(places)
        stack = player["stack"]
        own = stack.count("own") + len(player["assistants"])
        if len(places) > own:
            raise self._fault("position-assistants", most=own, given=len(places))
        player["stack"] = ["neutral"] * stack.count("neutral") + ["own"] * (own - len(places))
        player["assistants"] = sorted(places)

    def _set_extensions(self, player: Table, number: int) -> None:
        """Set the extensions; the third one brings its ruby."""
        places, had = self._open["places"], player["extensions"]
        places["extensions"] += had - number
        player["extensions"] = number
        moved = (number == EXTENSIONS_EACH) - (had == EXTENSIONS_EACH)
        places["wainwright"] -= moved
        player["rubies"] += moved

    def _set_tiles(self, player: Table, tiles: str) -> None:
        """Set the mosque tiles; two of a mosque bring their ruby, the blue one its assistant."""
        places, had = self._open["places"], player["tiles"]
        for good in tiles:
            self._known("mosque-tile", good, GOODS)
        self._once(tiles)
        for good in GOODS:
            places["mosque_tiles"][good] += (good in tiles) - (good in had)
        for mosque, colours in zip(MOSQUES, COLOURS, strict=True):
            pair = {GOODS[colour] for colour in colours}
            moved = (pair <= set(tiles)) - (pair <= set(had))
            places["mosque_rubies"][mosque] -= moved
            player["rubies"] += moved
        player["tiles"] = [good for good in GOODS if good in tiles]
        if FIFTH in tiles and player["fifth"]:
            player["fifth"] = False
            player["stack"].append("own")
        elif FIFTH not in tiles and not player["fifth"]:
            player["fifth"] = True
            (player["stack"] if "own" in player["stack"] else player["assistants"]).pop()

    def _stand(self, place: int, figure: str) -> None:
        """Put the figure whose move it was at a place."""
        self._known("walker", figure, ("merchant", "companion"))
        turn = self._open["turn"]
        if figure == "companion":
            self._letters["companions"][turn["seat"]] = place
        else:
            self._open["seats"][turn["seat"]]["merchant"] = place
        if "walker" in turn:
            turn["walker"] = figure

    def _leave(self, place: int, figure: str) -> None:
        """Leave the bottom assistant of the stack at a place where none of his lies."""
        player = self._open["seats"][self._open["turn"]["seat"]]
        if figure == "companion" or place == FOUNTAIN or place in player["assistants"] or not player["stack"]:
            return
        if player["stack"].pop(0) == "own":
            player["assistants"] = sorted([*player["assistants"], place])
        else:
            self.neutral_assistants(*self._open["neutral_assistants"], place)

    def _paid(self: I, place: int) -> I:
        """Pay the other merchants and companions who stand at a place, but at the Fountain."""
        turn, standing = self._open["turn"], [player["merchant"] for player in self._open["seats"]]
        if "letters" in self._open:
            standing += self._letters["companions"]
        others = [spot for figure, spot in enumerate(standing) if figure % len(self._open["seats"]) != turn["seat"]]
        if place != FOUNTAIN and place in others:
            turn["paid"] = True
        return self

    def _pause(self: I, *pause: str | int) -> I:
        self._open["decisions"] = [list(pause)]
        return self
