"""How a match begins: at the setup of a game, at a position, or where it branches off from another one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from istanbul_nb.core import BadOptions, Game, Seeded, plain, shorten
from istanbul_nb.core.options import say_unsaid
from istanbul_nb.match.arguments import Arguments
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.history import History
from istanbul_nb.words import Words

SEED_BITS = 53  # a seed that every JSON reader keeps exactly


def set_up(
    given: str | Game[Any],
    options: Mapping[str, Any],
    names: Sequence[str] | None,
    seed: int | None,
    arguments: Arguments,
) -> History:
    """Set a game up; `MatchError` where the options do not go together."""
    game, options = _game(given, arguments), dict(options)
    if names is not None:
        options.setdefault("players", len(arguments.names(names)))
    seed = _seed(seed, arguments)
    chance = Seeded(seed)
    try:
        start = game.setup(options, chance)
    except BadOptions as error:
        raise MatchError(arguments.words.options(error), error.reason) from None
    seats, setup = arguments.seats(game, start, names), chance.take()
    options = say_unsaid(game.info.options, plain(options))
    return History(game, options, seats, seed, chance, setup, start, game.copy(start))


def begin_at(
    given: str | Game[Any], state: object, names: Sequence[str] | None, seed: int | None, arguments: Arguments
) -> History:
    """Begin at a position; `MatchError` for whatever is no position of the game."""
    game = _game(given, arguments)
    seed = _seed(seed, arguments)
    if not isinstance(state, type(game.setup({}, Seeded(0)))):
        raise arguments.error("match-position", game=game.info.title, given=shorten(type(state).__name__))
    start, options = game.copy(state), game.encode(state)["options"]
    seats = arguments.seats(game, start, names)
    return History(game, options, seats, seed, Seeded(seed), None, start, game.copy(start))


def branch_off(history: History, step: int | None, seat: int | None, seed: int | None, arguments: Arguments) -> History:
    """Begin at a moment of another match; for a seat with all that it may not know drawn anew, and without a past."""
    game, step = history.game, arguments.step(len(history.steps) if step is None else step, len(history.steps))
    state = game.copy(history.state_before(step))
    if history.is_forgotten(step, seat):
        raise arguments.error("branch-forgotten", step=step)
    seed = _seed(seed, arguments)
    setup, start, steps, options = history.setup, history.start, history.steps[:step], history.options
    if seat is not None:
        state = game.resample_hidden(state, arguments.seat(seat, len(history.seats)), Seeded(seed))
        setup, start, steps, options = None, game.copy(state), [], game.encode(state)["options"]
    seats = [replace(each) for each in history.seats]
    return History(game, plain(options), seats, seed, Seeded(seed), setup, start, state, steps, step)


def _game(given: object, arguments: Arguments) -> Game[Any]:
    """Return the rules of a game; from then on its words are spoken."""
    game = arguments.game(given)
    arguments.words = Words(arguments.words.language, game.info.id)
    return game


def _seed(seed: int | None, arguments: Arguments) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else arguments.seed(seed)
