"""Positions of the Dice Game: who has what, what was rolled, what lies on the board.

The table is bare until something is laid on it: nobody has anything, `lira-R crystal-G card-Y action-B good-R die` lie
open, the other tiles are in the stack, all bazaar cards in the deck, all rubies on their circles, and seat 0, the first
player, is about to roll. What the players have is not in the supply; a tile that somebody has lies open no more, and
another one does.

>>> position = DicePosition.bare({"players": 2}).seat(0, tokens="R3", lira=3).rolled("R2 G L C")
>>> [str(action) for action in position.game.legal(position.state) if action.verb == "ruby"]
['ruby R']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from istanbul_nb.games.dice.rules import Dice, State
from istanbul_nb.games.dice.rules.options import complete, rules_for
from istanbul_nb.games.dice.rules.resources import FACES, GOODS, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import ACTION_TILE, FAMILIES, TILES, Rules
from istanbul_nb.positions.position import Position, Table

D = TypeVar("D", bound="DicePosition")
ROW = ("lira-R", "crystal-G", "card-Y", "action-B", "good-R", "die")
LACKING = "R"  # what dice showed of which nothing is said


class DicePosition(Position[State]):
    """A table of the Dice Game that is laid out."""

    game = Dice()
    pauses = ("income", "rolled", "over", "deciding")

    def seat(
        self: D,
        seat: int,
        *,
        lira: int | None = None,
        crystal: int | None = None,
        tokens: str | None = None,
        brown: int | None = None,
        tiles: str | None = None,
        rubies: int | None = None,
        mosque: bool | None = None,
        put_down: Sequence[str] | None = None,
    ) -> D:
        """Give a player these things; what is not named stays as it is.

        `tokens` are goods (`R2 B`), `tiles` mosque tiles (`lira-R die`). `mosque` is whether he has had the ruby for
        his tiles: one of his `rubies` then comes from there, the others from the circles with the most. `put_down` are
        bazaar cards that he discarded face down.
        """
        player = self._player(seat)
        stock = {"lira": lira, "crystal": crystal, "brown": brown}
        player["stock"].update({name: number for name, number in stock.items() if number is not None})
        if tokens is not None:
            player["stock"].update(zip(GOODS, self._counts(GOODS, tokens), strict=True))
        if tiles is not None:
            player["tiles"] = self._tiles(tiles)
        if mosque and rubies and not player["mosque"]:
            self._open["board"]["mosque"] -= 1
            player["rubies"] += 1
        if mosque is not None:
            player["mosque"] = mosque
        if rubies is not None:
            self._set_rubies(player, rubies)
        if put_down is not None:
            self._put_down(player, put_down)
        return self

    def turn(self: D, seat: int | None = None, *, first: int | None = None, round: int | None = None) -> D:
        """Set whose turn it is, who is first player, in which round."""
        for each in (seat, first):
            if each is not None:
                self._check_seat(each)
        facts = {"seat": seat, "first": first, "round": round}
        self._open["turn"].update({name: value for name, value in facts.items() if value is not None})
        return self

    # What is to be decided

    def income(self: D, cards: int) -> D:
        """Leave so many bazaar cards of the income to be turned up."""
        return self._pause("income", cards)

    def rolled(self: D, dice: str, *, actions: int | None = None, acted: bool = False) -> D:
        """Let the seat whose turn it is have rolled, with these dice free to be used (`R2 G L C`), the others used.

        `actions` are left, all of the turn unless said; `acted` is whether the first one is over.
        """
        self._open["turn"]["free"] = self._dice(dice)
        return self._pause("act", actions, acted)

    def used(self: D, dice: str) -> D:
        """Set what the dice show that are used already; red goods unless said."""
        self._open["turn"]["used"] = self._dice(dice)
        return self

    def new(self: D, tiles: str) -> D:
        """Name the tiles that were taken this turn; they are among those that the player has."""
        self._open["turn"]["new"] = self._tiles(tiles)
        return self

    def over(self: D, is_over: bool = True) -> D:
        """End the game, if somebody has enough rubies."""
        self._open["over"] = is_over
        self._open["decisions"] = [] if is_over else [["roll"]]
        return self

    def deciding(self: D, *decisions: Sequence[Any]) -> D:
        """Set what the pause of the turn has led to: decisions as a state writes them, the next one last."""
        self._open["decisions"][1:] = [list(decision) for decision in decisions]
        return self

    # The board

    def row(self: D, tiles: str) -> D:
        """Lay out the open tiles."""
        self._open["board"]["row"] = self._tiles(tiles, in_order=False)
        return self

    def stack(self: D, tiles: str = "", *, below: str = "") -> D:
        """Lay exactly these tiles face down, and those below, the next one first: the last seat has the others."""
        self._open["board"]["below"] = self._tiles(below, in_order=False)
        self._open["face_down"] = self._tiles(tiles)
        return self

    def rubies(
        self: D,
        *,
        R: int | None = None,  # noqa: N803
        G: int | None = None,  # noqa: N803
        Y: int | None = None,  # noqa: N803
        B: int | None = None,  # noqa: N803
        mixed: int | None = None,
        lira: int | None = None,
        mosque: int | None = None,
        owners: Sequence[int] = (),
    ) -> D:
        """Set the rubies left on the circles and at the mosque.

        The owners have those that are gone, one after the other, the last seat if nobody is named.
        """
        board, rules, gone = self._open["board"], self._rules, 0
        tracks = {"R": R, "G": G, "Y": Y, "B": B, "mixed": mixed, "lira": lira}
        left = {name: (board["tracks"], number) for name, number in tracks.items()} | {"mosque": (board, mosque)}
        most = dict(zip(TRACKS, rules.circles, strict=True)) | {"mosque": rules.mosque}
        for name, (there, number) in left.items():
            if number is not None:
                self._known("circle", number, range(most[name] + 1))
                gone += there[name] - number
                there[name] = number
        players = [self._player(seat) for seat in owners] or [self._open["seats"][-1]]
        for number in range(abs(gone)):
            players[number % len(players)]["rubies"] += 1 if gone > 0 else -1
        return self

    def piles(self: D, *, deck: Sequence[str], down: Sequence[str] = ()) -> D:
        """Put exactly these cards into the deck, and those that seat 0 put face down: the others lie face up."""
        board, seats = self._open["board"], self._open["seats"]
        pile = self._all_cards()
        kinds = list(pile)
        for player in seats[1:]:
            self._take("bazaar-card", pile, player["put_down"])
        self._take("bazaar-card", pile, [*deck, *down])
        board["deck"] = {card: deck.count(card) for card in kinds}
        board["discard"] = [card for card in kinds for _ in range(pile[card])]
        seats[0]["put_down"] = sorted(down, key=kinds.index)
        return self

    # Moving things about

    def _clear(self) -> None:
        for seat in range(len(self._open["seats"])):
            self.seat(seat, lira=0, crystal=0)
        rest = self._all_tiles()
        row = [tile for tile in ROW if tile in rest]
        for tile in row:
            rest.remove(tile)
        self._open["board"]["row"] = [*row, *rest][: self._rules.row]

    @property
    def _rules(self) -> Rules:
        return rules_for(complete({**self._open["options"], "first": None}))

    def _all_tiles(self) -> list[str]:
        return [tile for tile, number in zip(TILES, self._rules.tile_copies, strict=True) for _ in range(number)]

    def _all_cards(self) -> dict[str, int]:
        return dict(zip(self._rules.card_names, self._rules.card_copies, strict=True))

    def _tiles(self, text: str, in_order: bool = True) -> list[str]:
        """Return tiles as they are written."""
        for tile in text.split():
            self._known("dice-tile", tile, TILES)
        return sorted(text.split(), key=TILES.index) if in_order else text.split()

    def _dice(self, text: str) -> dict[str, int]:
        return dict(zip(FACES, self._counts(FACES, text), strict=True))

    def _set_rubies(self, player: Table, number: int) -> None:
        """Take rubies from the circles with the most, or put them back where there is room, the mosque last."""
        board, circles = self._open["board"], dict(zip(TRACKS, self._rules.circles, strict=True))
        tracks = board["tracks"]
        most = player["rubies"] + sum(tracks.values())
        if not 0 <= number <= most:
            raise self._fault("position-supply", what="rubies", most=most)
        for _ in range(number - player["rubies"]):
            tracks[max(tracks, key=lambda track: tracks[track])] -= 1
        for _ in range(player["rubies"] - number):
            room = max(tracks, key=lambda track: circles[track] - tracks[track])
            if tracks[room] < circles[room]:
                tracks[room] += 1
            else:
                board["mosque"] += 1
        player["rubies"] = number

    def _put_down(self, player: Table, cards: Sequence[str]) -> None:
        """Discard exactly these bazaar cards face down."""
        deck = self._open["board"]["deck"]
        for card in player["put_down"]:
            deck[card] += 1
        self._take("bazaar-card", deck, cards)
        player["put_down"] = sorted(cards, key=list(deck).index)

    def _pause(self: D, *pause: Any) -> D:
        self._open["decisions"] = [list(pause)]
        return self

    def _settled(self, data: Table) -> Table:
        """Put everything where it belongs that nobody placed: supply, stack, dice, the actions of the turn."""
        seats, board = data["seats"], data["board"]
        for name, number in zip(RESOURCES, self._rules.totals, strict=True):
            board["supply"][name] = number - sum(seat["stock"][name] for seat in seats)
            if board["supply"][name] < 0:
                raise self._fault("position-supply", what=name, most=number)
        self._place_tiles(data)
        for seat in seats:
            seat["dice"] = seat["tiles"].count("die")
        board["dice"] = self._rules.extra_dice - sum(seat["dice"] for seat in seats)
        if data["decisions"] and data["decisions"][0][0] == "act":
            self._settle_turn(data)
        return data

    def _settle_turn(self, data: Table) -> None:
        """Set all dice of the turn, used ones red where nothing is said, and all its actions."""
        turn, pause = data["turn"], data["decisions"][0]
        player = data["seats"][turn["seat"]]
        dice = self._rules.shared_dice + player["dice"] - turn["new"].count("die")
        lacking = dice - sum(turn["free"].values()) - sum(turn["used"].values())
        turn["used"][LACKING] = max(0, turn["used"][LACKING] + lacking)
        if pause[1] is None:
            pause[1] = self._rules.actions + _action_tiles(player["tiles"]) - _action_tiles(turn["new"])

    def _place_tiles(self, data: Table) -> None:
        """Put every tile that nobody placed into the stack, or give it to the last seat if the stack was said."""
        seats, board, face_down = data["seats"], data["board"], data.pop("face_down", None)
        rest = self._all_tiles()
        for tile in (*board["below"], *(face_down or ()), *(tile for seat in seats for tile in seat["tiles"])):
            if tile not in rest:
                raise self._fault("position-none-left", kind="dice-tile", name=tile)
            rest.remove(tile)
        for spot, tile in enumerate(board["row"]):
            board["row"][spot] = tile if tile in rest else rest[-1]
            rest.remove(board["row"][spot])
        if face_down is not None:
            seats[-1]["tiles"] = sorted([*seats[-1]["tiles"], *rest], key=TILES.index)
            rest = face_down
        board["stack"] = {tile: rest.count(tile) for tile in TILES}


def _action_tiles(tiles: Sequence[str]) -> int:
    return sum(tile.startswith(FAMILIES[ACTION_TILE]) for tile in tiles)
