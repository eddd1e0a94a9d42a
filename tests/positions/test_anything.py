"""Whatever is said becomes a position, or is refused with a sentence; nothing else happens."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from istanbul_nb.games import GAMES, game_of
from istanbul_nb.positions import BadPosition, kind_of, laid_out
from istanbul_nb.positions.data import facts_of_seat, methods_of
from istanbul_nb.positions.values import Known, facts_of
from istanbul_nb.words import LANGUAGES
from tests.positions.examples import METHODS, SEATS

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "istanbul": [{"expansion": name} for name in ("none", "mocha", "letters", "grand")]
    + [{"players": 2}, {"players": 4, "neutral": True, "caravan": True}],
    "dice": [{"players": players} for players in (2, 3, 4)],
    "sultan": [{"players": players} for players in (2, 3, 4, 5)],
}
NAMES = ("R", "G2 B", "W", "B9", "W R B", "far", "own", "neutral", "die", "lira-R", "RRGBB", "companion", "", "x")
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 15, 16, 20, 99, 10**7)
ANYTHING: st.SearchStrategy[Any] = st.sampled_from([None, 3, -1, 1.5, "x", True, [], {}, [[]]])
DECISIONS: st.SearchStrategy[Any] = st.sampled_from(["meet", "act", "pay", "reward", 5, True, []])


def of_kind(kind: Any) -> st.SearchStrategy[Any]:
    """Return values that a fact may have."""
    if get_origin(kind) in (Union, UnionType):
        return st.one_of([of_kind(each) for each in get_args(kind) if each is not type(None)])
    if get_origin(kind) is Sequence:
        return st.lists(of_kind(get_args(kind)[0]), max_size=4)
    simple = {int: st.sampled_from(NUMBERS), str: st.sampled_from(NAMES), bool: st.booleans(), Any: DECISIONS}
    return simple[kind]


def facts(known: Known) -> st.SearchStrategy[Any]:
    """Return named facts, or those in order."""
    (first, *_) = known.values()
    if first.kind is first.VAR_POSITIONAL:
        return st.lists(of_kind(first.annotation), max_size=4)
    if first.kind is first.VAR_KEYWORD:
        return st.dictionaries(st.sampled_from(["governor", "courier", "large", "R", "x"]), of_kind(first.annotation))
    strategies = {name: of_kind(each.annotation) | ANYTHING for name, each in known.items()}
    must = {name: strategies.pop(name) for name, each in known.items() if each.default is each.empty}
    return st.fixed_dictionaries(must, optional=strategies)


def of_seat(game: str) -> st.SearchStrategy[Any]:
    known = facts_of_seat(kind_of(game))
    usual = {name: st.just(example.value) | of_kind(known[name].annotation) for name, example in SEATS[game].items()}
    return st.fixed_dictionaries({}, optional=usual)


def of_method(game: str, name: str) -> st.SearchStrategy[Any]:
    usual = st.sampled_from([example.value for example in METHODS[game][name]])
    return usual | facts(facts_of(methods_of(kind_of(game))[name]))


OF_SEATS = {game: of_seat(game) for game in GAMES}
OF_METHODS = {game: {name: of_method(game, name) for name in methods} for game, methods in METHODS.items()}


@st.composite
def descriptions(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    game = draw(st.sampled_from(list(GAMES)))
    data: dict[str, Any] = {"options": draw(st.sampled_from(OPTIONS[game]))}
    data["seats"] = draw(st.lists(OF_SEATS[game], max_size=3))
    for name in draw(st.lists(st.sampled_from(list(OF_METHODS[game])), max_size=3, unique=True)):
        data[name] = draw(OF_METHODS[game][name])
    return game, data


@settings(max_examples=100, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(descriptions(), st.sampled_from(LANGUAGES))
def test_anything_is_a_position_or_refused_with_a_sentence(said: tuple[str, dict[str, Any]], language: str) -> None:
    game, data = said
    try:
        state = laid_out(game, data, language=language)
    except BadPosition as fault:
        told = str(fault)
    else:
        told = ""
        written = game_of(game).encode(state)
        assert game_of(game).encode(game_of(game).decode(written)) == written
    assert told[-1:] in (".", "")
