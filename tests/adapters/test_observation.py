"""What a seat sees in numbers: of a fixed size, nothing secret, everything that matters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from istanbul_nb.adapters.observation import LEAST, MOST, Observation, observation
from istanbul_nb.core import Game, Seeded
from istanbul_nb.games import game_of

from .setups import SETUPS, Setup, name_of, states

DOCUMENT = Path(__file__).parents[2] / "docs" / "adapters.md"
STEPS = 600
EVERY = 7


def looks(setup: Setup) -> Iterator[tuple[Observation, Game[Any], Any, int]]:
    """Yield now and then how a seat looks at the table."""
    game, options = setup
    for step, (rules, state) in enumerate(states(game, options, STEPS)):
        if step % EVERY == 0 or rules.actor(state) is None:
            for seat in range(options["players"]):
                yield observation(game, **options), rules, state, seat


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_field_has_its_size_and_its_limits(setup: Setup) -> None:
    for seen, rules, state, seat in looks(setup):
        view = rules.view(state, seat)
        assert [len(field.read(view)) for field in seen.fields] == [field.size for field in seen.fields]
        array = seen.array(view)
        assert array.shape == (seen.size,)
        assert array.dtype == np.float32
        assert LEAST <= array.min() <= array.max() <= MOST


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_what_is_hidden_from_a_seat_does_not_change_what_it_observes(setup: Setup) -> None:
    hidden = 0
    for seen, rules, state, seat in looks(setup):
        other = rules.resample_hidden(state, seat, Seeded(seat))
        hidden += rules.encode(other) != rules.encode(state)
        assert seen.numbers(rules.view(other, seat)) == seen.numbers(rules.view(state, seat))
        if rules.actor(state) == seat:
            assert list(rules.legal(other)) == list(rules.legal(state))
    assert hidden


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_names_of_fields_are_different_and_say_where_they_are(setup: Setup) -> None:
    seen = observation(setup[0], **setup[1])
    places = list(seen.places())
    assert len({name for name, _, _ in places}) == len(places)
    assert [stop for _, _, stop in places[:-1]] == [start for _, start, _ in places[1:]]
    assert places[-1][2] == seen.size


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_field_is_documented(setup: Setup) -> None:
    section = DOCUMENT.read_text(encoding="utf-8").partition(f"### Fields of {game_of(setup[0]).info.title}\n")[2]
    section = section.partition("\n### ")[0]
    for field in observation(setup[0], **setup[1]).fields:
        name = field.name.partition(".")[2] if field.name.startswith("player") else field.name
        assert f"`{name}`" in section


def test_players_are_counted_from_whoever_looks() -> None:
    rules, seen = game_of("istanbul"), observation("istanbul", players=3)
    state = rules.setup({"players": 3, "first": 1}, Seeded(1))
    where = {name: slice(start, stop) for name, start, stop in seen.places()}
    for seat in range(3):
        array = seen.array(rules.view(state, seat))
        assert list(array[where["turn"]]) == [step == (1 - seat) % 3 for step in range(3)]
        lira = [int(array[where[f"player{step}.lira"]][0]) for step in range(3)]
        assert lira == [state.lira[(seat + step) % 3] for step in range(3)]


def test_different_hands_are_seen_differently() -> None:
    rules, seen = game_of("sultan"), observation("sultan", players=3)
    state = rules.setup({"players": 3}, Seeded(1))
    assert len({tuple(seen.numbers(rules.view(state, seat))) for seat in range(3)}) == 3


def test_without_memory_what_was_forgotten_is_unknown() -> None:
    options = {"players": 3, "memory": False}
    *_, (rules, state) = states("sultan", options, 40)
    seen = observation("sultan", **options)
    array = seen.array(rules.view(state, 0))
    where = {name: slice(start, stop) for name, start, stop in seen.places()}
    for name in ("player1.collection", "player1.stones", "bag.stones"):
        assert set(array[where[name]]) == {-1}
    assert array[where["player0.stones"]][0] == sum(state.stones[0])
    assert min(array[where["player0.collection"]]) >= 0
