"""Every key that table, terminal, words, files and frames read is asked for: a game that lacks one is told so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from istanbul_nb.core import Event, Option, Standing
from istanbul_nb.core.conformance import Broken, check
from istanbul_nb.core.shape import VIEW_KEYS
from tests.games.fourth.noughts import Noughts, State

INFO = "a game says of itself what every table needs"
VIEW = "a view has the entries that every game shows"
EVENT = "an event is told with its kind and its seat"
STANDINGS = "the standings have a row for every seat"
OPTIONS = "what encode writes has the options of the game"


def told(game: Noughts) -> str:
    """Return what the kit says of a game with a fault."""
    with pytest.raises(Broken) as caught:
        check(game, [{}], games=3, seed=1)
    return str(caught.value)


def with_info(**changes: Any) -> Noughts:
    """Return noughts that say something else of themselves."""
    game = Noughts()
    game.info = replace(Noughts.info, **changes)
    return game


def with_view(change: Callable[[dict[str, Any]], Any]) -> Noughts:
    """Return noughts whose view is changed."""

    class Changed(Noughts):
        def view(self, state: State, seat: int | None) -> dict[str, Any]:
            view: dict[str, Any] = change(super().view(state, seat))
            return view

    return Changed()


def test_the_honest_game_has_the_shape() -> None:
    assert check(Noughts(), [{}], games=3, seed=1).games == 3


@pytest.mark.parametrize("key", VIEW_KEYS)
def test_a_view_that_lacks_an_entry_is_told_which(key: str) -> None:
    game = with_view(lambda view: {name: value for name, value in view.items() if name != key})
    assert told(game).startswith(f"{VIEW}\n  it has no “{key}” (the view of ")


WRONG_VIEWS: Mapping[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "istanbul"}, "its “game” is 'istanbul' instead of 'noughts'"),
    "seat": ({"seat": 7}, "its “seat” is 7 instead of None"),
    "actor": ({"actor": 5}, "its “actor” is 5 instead of 0"),
    "turn": ({"turn": 2}, "its “turn” is 2, not a seat from 0 to 1"),
    "round": ({"round": 0}, "its “round” is 0, not a number from 1 on"),
    "text round": ({"round": "1"}, "its “round” is '1', not a number from 1 on"),
    "decision": ({"decision": "mark"}, "its “decision” is 'mark' instead of a list that begins with its name"),
    "no decision": ({"decision": None}, "its “decision” is None instead of a list that begins with its name"),
    "empty decision": ({"decision": []}, "its “decision” is [] instead of a list that begins with its name"),
    "seats": ({"seats": [1]}, "its “seats” is not a list with something for each of the 2 seats"),
}


@pytest.mark.parametrize("name", WRONG_VIEWS)
def test_an_entry_of_a_view_that_nobody_can_read_is_told(name: str) -> None:
    change, said = WRONG_VIEWS[name]
    assert f"{VIEW}\n  {said}" in told(with_view(lambda view: {**view, **change}))


def test_a_decision_after_the_end_is_told() -> None:
    game = with_view(lambda view: {**view, "decision": ["mark"]})
    assert f"{VIEW}\n  its “decision” is ['mark'] instead of None" in told(game)


def test_a_view_that_is_no_dict_is_told() -> None:
    assert f"{VIEW}\n  it is a list, not a dict" in told(with_view(lambda view: [1]))


WRONG_INFO: Mapping[str, tuple[dict[str, Any], str]] = {
    "id": ({"id": "Noughts & crosses"}, "its id is 'Noughts & crosses'; it is made of small letters"),
    "title": ({"title": " "}, "it has no title"),
    "one player": ({"players": (1, 2)}, "it is for 1 to 2 players; a table has 2 to 5 seats"),
    "crowd": ({"players": (2, 6)}, "it is for 2 to 6 players; a table has 2 to 5 seats"),
    "seats": ({"seats": ("plum", "plum")}, "it names 1 seats for up to 2 players"),
    "option": ({"options": ()}, "it has no option “players”"),
    "choices": ({"options": (Option("players", (2, 3)),)}, "its option “players” has the choices [2, 3]"),
    "versions": ({"versions": {}}, "it has no version of its rules"),
}


@pytest.mark.parametrize("name", WRONG_INFO)
def test_what_a_game_says_wrongly_of_itself_is_told(name: str) -> None:
    change, said = WRONG_INFO[name]
    assert told(with_info(**change)).startswith(f"{INFO}\n  {said}")


WRONG_EVENTS: Mapping[str, tuple[Event, str]] = {
    "kind": (Event("", 0), "it has the kind '', not a word (mark 1)"),
    "seat": (Event("marked", 2), "its seat is 2, not one from 0 to 1 (mark 1)"),
    "facts": (Event("marked", 0, {"seat": 1}), "its facts have a “seat” of their own (mark 1)"),
    "secret": (Event("marked", 0, secret={"kind": "x"}), "its facts have a “kind” of their own (mark 1)"),
}


@pytest.mark.parametrize("name", WRONG_EVENTS)
def test_an_event_that_no_log_can_tell_is_told(name: str) -> None:
    event, said = WRONG_EVENTS[name]

    class Changed(Noughts):
        def apply(self, *given: Any) -> list[Event]:
            super().apply(*given)
            return [event]

    assert told(Changed()).startswith(f"{EVENT}\n  {said}")


WRONG_STANDINGS: Mapping[str, tuple[list[Standing], str]] = {
    "twice": ([Standing(0, 1, {"won": 0}), Standing(0, 1, {"won": 0})], "they have the seats [0, 0] of 2 players"),
    "names": ([Standing(0, 1, {"won": 0}), Standing(1, 1, {"lost": 0})], "their scores have no names, or not the same"),
    "nothing": ([Standing(0, 1, {}), Standing(1, 1, {})], "their scores have no names, or not the same"),
    "halves": ([Standing(0, 1, {"won": 0}), Standing(1, 1, {"won": 0.5})], "a score is no whole number"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("name", WRONG_STANDINGS)
def test_a_ranking_that_nobody_can_show_is_told(name: str) -> None:
    standings, said = WRONG_STANDINGS[name]

    class Changed(Noughts):
        def standings(self, state: State) -> list[Standing]:
            return standings

    assert f"{STANDINGS}\n  {said}" in told(Changed())


@pytest.mark.parametrize(
    ("options", "said"),
    [(None, "they have no “options”"), ({"players": 3}, "their “options” have 3 players instead of 2")],
)
def test_data_without_the_options_of_the_game_are_told(options: Any, said: str) -> None:
    class Changed(Noughts):
        def encode(self, state: State) -> dict[str, Any]:
            return {**super().encode(state), "options": options}

    assert f"{OPTIONS}\n  {said}" in told(Changed())
