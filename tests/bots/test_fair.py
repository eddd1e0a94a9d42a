"""No peeking: what a bot does depends on nothing that its seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.bots.search import Search
from istanbul_nb.core import Bot, Clock, Legal, SeatView, Seeded

from .walks import SETUPS, name_of, walk

Setup = tuple[str, dict[str, Any]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_what_a_seat_imagines_depends_on_nothing_that_it_may_not_know(setup: Setup) -> None:
    changed = 0
    for game, state, seat in walk(setup, steps=400, every=3):
        other = game.resample_hidden(state, seat, Seeded(99))
        changed += game.encode(other) != game.encode(state)
        imagined = [SeatView(game, each, seat).imagine(Seeded(5)) for each in (state, other)]
        assert game.encode(imagined[0]) == game.encode(imagined[1])
        assert game.view(imagined[0], seat) == game.view(state, seat)
    assert changed > 10  # there was something to peek at


@every_setup
def test_the_real_state_cannot_be_reached_from_what_a_bot_is_given(setup: Setup) -> None:
    hidden = 0
    for game, state, seat in walk(setup, steps=400, every=5):
        seen = SeatView(game, state, seat)
        assert dict(seen) == game.view(state, seat)
        kept = [value for value in vars(seen).values() if type(value) is type(state)]
        assert len(kept) == 1
        assert kept[0] is not state
        hidden += game.encode(kept[0]) != game.encode(state)
    assert hidden > 5


def bots(seed: int) -> list[Bot]:
    """Return one bot of each strength; search with a fixed number of iterations."""
    return [Search(seed, iterations=4) if name == "search" else bot_called(name, seed) for name in BOTS]


@every_setup
def test_a_bot_chooses_the_same_whatever_the_others_hold(setup: Setup) -> None:
    for number, (game, state, seat) in enumerate(walk(setup, steps=240, every=30)):
        other = game.resample_hidden(state, seat, Seeded(number))
        legal = Legal(game.legal(state))
        for one, two in zip(bots(number), bots(number), strict=True):
            choice = one(SeatView(game, state, seat), legal, Clock())
            assert choice in legal
            assert two(SeatView(game, other, seat), legal, Clock()) == choice
