"""What Mocha & Baksheesh adds to a position: coffee, guild cards, tavern tiles, the barrier, the baksheesh tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.positions.board import BoardPosition
from istanbul_nb.games.istanbul.rules.modules.mocha.part import KINDS
from istanbul_nb.positions.position import Table

M = TypeVar("M", bound="MochaPosition")


class MochaPosition(BoardPosition):
    """The part of a table that Mocha & Baksheesh adds."""

    def guild_piles(self: M, *, deck: Sequence[int] | None = None, discard: Sequence[int] = ()) -> M:
        """Set the discarded guild cards, and exactly these in their deck: the last seat holds the others."""
        mocha = self._mocha
        pile = _counted([*mocha["guild_deck"], *mocha["guild_discard"]])
        self._take("guild-card", pile, [str(number) for number in discard])
        mocha["guild_discard"] = list(discard)
        if deck is not None:
            self._take("guild-card", pile, [str(number) for number in deck])
            mocha["guild_hands"][-1] = sorted([*mocha["guild_hands"][-1], *_listed(pile)])
            pile = _counted(deck)
        mocha["guild_deck"] = _listed(pile)
        return self

    def barrier(self: M, one: int, two: int, holder: int) -> M:
        """Set where the barrier stands, and who has its token."""
        self._check_seat(holder)
        self._mocha.update(barrier=sorted([one, two]), token=[SEATS[holder]])
        return self

    def baksheesh(self: M, side: str) -> M:
        """Turn up a side of the baksheesh tile."""
        mocha, sides = self._mocha, list(self._printed("baksheesh"))
        self._known("baksheesh", side, sides)
        mocha["baksheesh"] = sides.index(side)
        return self

    @property
    def _mocha(self) -> Table:
        return self._part("mocha")

    def _give_mocha(self, seat: int, coffee: int | None, guild: Sequence[int] | None, tavern: str | None) -> None:
        """Give exactly this coffee, these guild cards in hand, these tavern tiles."""
        if coffee is not None:
            self._mocha["coffee"][seat] = coffee
        if guild is not None:
            mocha = self._mocha
            pile = _counted([*mocha["guild_deck"], *mocha["guild_hands"][seat]])
            self._take("guild-card", pile, [str(number) for number in guild])
            mocha["guild_deck"], mocha["guild_hands"][seat] = _listed(pile), sorted(guild)
        if tavern is not None:
            self._set_tavern(seat, tavern.split())

    def _set_tavern(self, seat: int, tiles: Sequence[str]) -> None:
        """Give tavern tiles, each the top one of its stack."""
        mocha = self._mocha
        for tile in tiles:
            self._known("tavern-tile", tile, KINDS)
        for kind, name in enumerate(KINDS):
            mocha["tavern"][kind] += (name in tiles) - (mocha["tavern_tiles"][seat] >> kind & 1)
        mocha["tavern_tiles"][seat] = sum(1 << kind for kind, name in enumerate(KINDS) if name in tiles)


def _counted(numbers: Sequence[int]) -> dict[str, int]:
    return {str(number): 1 for number in sorted(numbers)}


def _listed(pile: dict[str, int]) -> list[int]:
    return [int(number) for number, count in pile.items() if count]
