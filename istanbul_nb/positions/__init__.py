"""Positions to be laid out: for lessons, puzzles, teachers and tests.

By method calls, from a bare table, each of which gives the position back:

>>> laid = position(players=3, layout="short").seat(0, at=7, lira=2, goods="R2").figures(governor=3)
>>> laid.state.lira
[2, 0, 0]

Or from plain data, as they stand in a file:

>>> state = laid_out("istanbul", {"options": {"players": 2}, "seats": [{"at": 6, "lira": 3}], "acting": 5})
>>> state.merchant
[5, 7]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

from istanbul_nb.core import shorten
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import part_of
from istanbul_nb.positions.data import DataReader
from istanbul_nb.positions.position import BadPosition, Position
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.games.dice.positions import DicePosition
    from istanbul_nb.games.istanbul.positions.position import IstanbulPosition
    from istanbul_nb.games.sultan.positions import SultanPosition

__all__ = ["BadPosition", "Position", "laid_out", "position"]


@overload
def position(game: Literal["istanbul"] = ..., *, language: str = ..., **options: Any) -> IstanbulPosition: ...
@overload
def position(game: Literal["dice"], *, language: str = ..., **options: Any) -> DicePosition: ...
@overload
def position(game: Literal["sultan"], *, language: str = ..., **options: Any) -> SultanPosition: ...
@overload
def position(game: str, *, language: str = ..., **options: Any) -> Position[Any]: ...
def position(game: str = "istanbul", *, language: str = "en", **options: Any) -> Position[Any]:
    """Return the bare table of a game with these options, to be laid out; raise `BadPosition` if there is none."""
    return kind_of(game, language).bare(options, language)


def laid_out(game: str, data: Mapping[str, Any], *, language: str = "en") -> Any:
    """Return the state that plain data describe.

    `options` are those of the game, `seats` the facts of the seats in order; every other key is a method of the
    position: a table gives its named facts, an array those in order, anything else its only one. `BadPosition` says
    what is wrong, in that language.
    """
    return DataReader(kind_of(game, language), language).lay_out(data)


def kind_of(game: str, language: str = "en") -> type[Position[Any]]:
    """Return the kind of positions that a game has."""
    if not isinstance(game, str) or game not in GAMES:
        facts = {"game": shorten(game), "games": ", ".join(GAMES)}
        raise BadPosition(Words(language).say("game-unknown", **facts), "game-unknown", facts)
    kind: type[Position[Any]] = part_of(game, "positions", language)
    return kind
