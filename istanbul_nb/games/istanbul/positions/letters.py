"""What Letters & Seals adds to a position: letters, companions, kiosk tiles, the Secret Society."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from istanbul_nb.games.istanbul.positions.board import BoardPosition
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES, WHERE
from istanbul_nb.positions.position import Table

L = TypeVar("L", bound="LettersPosition")


class LettersPosition(BoardPosition):
    """The part of a table that Letters & Seals adds."""

    def letter_piles(self: L, *, deck: Sequence[int], discard: Sequence[int] = ()) -> L:
        """Put exactly these letters face down and on the discard pile: the last seat has delivered the others."""
        letters = self._letters
        pile = {place: letters["deck"][place] + letters["discard"][place] for place in letters["deck"]}
        self._take("letter", pile, [str(place) for place in (*deck, *discard)])
        for place, number in pile.items():
            letters["delivered"][-1] += [int(place)] * number
            letters["deck"][place] = deck.count(int(place))
            letters["discard"][place] = discard.count(int(place))
        letters["delivered"][-1].sort()
        return self

    def kiosk_pile(self: L, *tiles: str) -> L:
        """Lay exactly these kiosk tiles face down: the others are discarded."""
        for tile in tiles:
            self._known("kiosk-tile", tile, TILES)
        self._once(tiles)
        self._letters["kiosk"] = [tile for tile in TILES if tile in tiles]
        self._letters["kiosk_discard"] = [tile for tile in TILES if tile not in tiles]
        return self

    def society(self: L, gone: int) -> L:
        """Set how many of the three payments of the Secret Society are gone."""
        self._letters["society"] = gone
        return self

    @property
    def _letters(self) -> Table:
        return self._part("letters")

    def _give_letters(
        self,
        seat: int,
        letters: Sequence[int] | None,
        delivered: Sequence[int] | None,
        companion: int | str | None,
        doubled: bool | None,
    ) -> None:
        """Give exactly these letters; set where the companion is, and whether this round's double turn was taken."""
        if letters is not None:
            self._set_letters(seat, "open", letters)
        if delivered is not None:
            self._set_letters(seat, "delivered", delivered)
        if companion is not None:
            if isinstance(companion, str):
                self._known("companion", companion, WHERE)
            self._letters["companions"][seat] = companion
        if doubled is not None:
            self._letters["doubled"][seat] = self._open["turn"]["round"] if doubled else 0

    def _set_letters(self, seat: int, pile: str, places: Sequence[int]) -> None:
        letters = self._letters
        for place in letters[pile][seat]:
            letters["deck"][str(place)] += 1
        self._take("letter", letters["deck"], [str(place) for place in places])
        letters[pile][seat] = sorted(places)

    def _keep_doubled(self, round: int) -> None:
        """Keep who has taken his double turn this round, whatever the number of the round."""
        if "letters" in self._open:
            now, doubled = self._open["turn"]["round"], self._letters["doubled"]
            self._letters["doubled"] = [round if last == now else last for last in doubled]
