"""What is told of an action beforehand is what then happens, in every setup."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest

from istanbul_nb.core import Action, Preview, Seeded
from istanbul_nb.games.istanbul.rules import State
from istanbul_nb.games.istanbul.rules.board import board_of, routes, shortest_route
from istanbul_nb.games.istanbul.rules.goods import GOOD, bundle_of
from istanbul_nb.games.istanbul.rules.modules.mocha.part import put_barrier
from tests.games.istanbul.scenario import GAME, table

SETUPS: list[dict[str, Any]] = [
    {"players": 2, "edition": "2016"},
    {"players": 4, "neutral": True},
    {"players": 3, "expansion": "mocha"},
    {"players": 2, "expansion": "mocha", "caravan": True},
    {"players": 4, "expansion": "letters", "neutral": True},
    {"players": 5, "expansion": "grand"},
]
VERBS = {"post": "collect"}  # where a prospect is not called like the action
QUITTING = ("end", "skip", "decline", "done", "pass")


def positions(options: dict[str, Any], seed: int, steps: int = 250) -> Iterator[State]:
    """Return the states of a random game in which seats mostly do something, and begin rich enough for it."""
    chance, choices = Seeded(seed), random.Random(seed)
    state = GAME.setup(options, chance)
    state.lira = [12] * state.rules.players
    for _ in range(steps):
        if state.over:
            return
        yield state
        legal = GAME.legal(state)
        useful = [action for action in legal if action.verb not in QUITTING] or legal
        verb = choices.choice(sorted({action.verb for action in useful}))
        GAME.apply(state, choices.choice([action for action in useful if action.verb == verb]), chance)


def after(state: State, *actions: Action | str) -> State:
    """Return a copy on which some actions were carried out."""
    twin = GAME.copy(state)
    for action in actions:
        GAME.apply(twin, action if isinstance(action, Action) else Action.parse(action), Seeded(3))
    return twin


def told(preview: Preview, players: int) -> dict[str, Any]:
    """Return what the events of a preview change for each seat."""
    change: dict[str, Any] = {what: [0] * players for what in ("lira", "rubies", "coffee")}
    change["goods"] = [[0, 0, 0, 0] for _ in range(players)]
    for event in preview.events:
        seat = event["seat"]
        if event["kind"] in ("lira", "coffee"):
            change[event["kind"]][seat] += event["amount"]
        elif event["kind"] == "toll":
            change["lira"][seat] -= event["amount"]
            change["lira"][event["to"]] += event["amount"]
        elif event["kind"] == "ruby":
            change["rubies"][seat] += 1
        elif event["kind"] == "good":
            change["goods"][seat][GOOD[event["good"]]] += event["amount"]
        elif event["kind"] == "goods-paid":
            for good, count in enumerate(bundle_of(tuple(event["goods"].split())) or ()):
                change["goods"][seat][good] -= count
    return change


def grown(before: list[int], now: list[int]) -> list[int]:
    """By how much each number has grown."""
    return [new - old for old, new in zip(before, now, strict=True)]


def happened(before: State, now: State) -> dict[str, Any]:
    """Return the same, from the state before and the state then."""
    coffee = grown(before.mocha.coffee, now.mocha.coffee) if before.rules.has_coffee else [0] * before.rules.players
    return {
        "lira": grown(before.lira, now.lira),
        "rubies": grown(before.rubies, now.rubies),
        "coffee": coffee,
        "goods": [grown(was, has) for was, has in zip(before.goods, now.goods, strict=True)],
    }


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_lira_goods_rubies_and_coffee_are_what_then_changes(options: dict[str, Any]) -> None:
    certain = Counter[str]()
    for seed in (1, 2):
        for state in positions(options, seed):
            for action in GAME.legal(state):
                preview = GAME.preview(state, state.seat, action)
                if preview.is_certain:
                    assert told(preview, state.rules.players) == happened(state, after(state, action)), action
                    certain[action.verb] += 1
    assert certain.keys() >= {"move", "leave", "end", "fill", "collect", "gather"}


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_a_route_is_a_walk_that_the_board_allows(options: dict[str, Any]) -> None:
    walked = 0
    for seed in (1, 2):
        for state in positions(options, seed):
            for action in GAME.legal(state):
                facts = GAME.preview(state, state.seat, action).facts
                walked += "route" in facts and is_walk(state, action, facts)
    assert walked > 200


def is_walk(state: State, action: Action, facts: Mapping[str, Any]) -> bool:
    """Whether it is one along streets; nobody walks who goes to a place at once."""
    route, place = facts["route"], action.args[0]
    here = state.merchant if action.verb == "move" else state.letters.companion
    assert (route[0], route[-1]) == (here[state.seat], place)
    if state.frames[-1][0] in ("corner", "anywhere"):
        assert len(route) == 2
        return False
    assert all(to in state.boards[state.seat].neighbours[at] for at, to in pairwise(route))
    assert action.verb != "move" or facts["steps"] == len(route) - 1
    return True


@pytest.mark.rule("ist.pay.merchants", "ist.meet.family", "letters.pay")
@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_a_walk_tells_whom_one_pays_catches_and_what_can_be_done_there(options: dict[str, Any]) -> None:
    seen = Counter[str]()
    for seed in (3, 4):
        for state in positions(options, seed):
            for action in GAME.legal(state):
                if action.verb in ("move", "walk"):
                    seen += arrive(state, action)
    assert {"toll", "catch", "sell", "fill", "nothing", "short"} <= seen.keys()


def arrive(state: State, action: Action) -> Counter[str]:
    """Walk, take or leave an assistant, pay, catch, and compare each with what was told."""
    facts, now, seen = GAME.preview(state, state.seat, action).facts, after(state, action), Counter[str]()
    assert [str(each) for each in GAME.legal(now) if each.verb in ("take", "leave")] == facts["assistants"]
    if now.frames[-1][0] == "arrive":
        if not facts["assistants"]:
            return seen
        now = after(now, facts["assistants"][0])
    if facts["toll"]["amount"]:
        seen["toll"] += 1
        return seen + pay(now, facts["toll"])
    assert now.frames[-1][0] == "act"
    for prospect in facts["prospects"]:
        carry_out(now, prospect)
        seen[prospect.get("lacks") or prospect["what"]] += 1
    return seen + catch(now, facts["catch"])


def pay(state: State, toll: dict[str, Any]) -> Counter[str]:
    """Pay the toll, where there is enough for it: the owners get theirs."""
    seat, others = state.seat, [other for other in range(state.rules.players) if other != state.seat]
    assert state.frames[-1][0] == "pay"
    assert (Action("pay") in GAME.legal(state)) == (state.lira[seat] >= toll["amount"])
    if state.lira[seat] < toll["amount"]:
        return Counter()
    paid, owners = after(state, "pay"), [*toll["merchants"], *toll["companions"]]
    gains = grown(state.lira, paid.lira)
    assert gains[seat] == -toll["amount"]
    assert [gains[other] for other in others] == [2 * owners.count(other) for other in others]
    return Counter()


def catch(state: State, owners: list[int]) -> Counter[str]:
    """Go on to the meetings: those who were told must be caught."""
    if Action("skip") not in GAME.legal(state):
        assert not owners
        return Counter()
    caught = [action for action in GAME.legal(after(state, "skip")) if action.verb == "catch"]
    assert len(caught) == len(owners)
    return Counter(catch=len(caught))


def carry_out(state: State, prospect: dict[str, Any]) -> None:
    """Carry out what is promised, the most of it, and see that it comes."""
    what, seat = prospect["what"], state.seat
    actions = [action for action in GAME.legal(state) if action.verb == VERBS.get(what, what)]
    if what == "tile":
        actions = [action for action in actions if action.args[0] == prospect["colour"]]
    assert bool(actions) == ("lacks" not in prospect), prospect
    if actions:
        most = max(actions, key=lambda action: (sum(bundle_of(action.args) or ()), len(action.args)))
        change = happened(state, after(state, most))
        found = {"lira": change["lira"][seat], "goods": change["goods"][seat], "rubies": change["rubies"][seat]}
        assert KEPT[what](prospect, {**found, "words": len(most.args)}), prospect


KEPT: dict[str, Any] = {
    "extend": lambda told, found: found["lira"] == -told["price"],
    "buy": lambda told, found: (found["lira"], found["rubies"]) == (-told["price"], 1),
    "sell": lambda told, found: (found["lira"], -sum(found["goods"])) == (told["amount"], told["count"]),
    "post": lambda told, found: found["lira"] == told["lira"],
    "fill": lambda told, found: found["goods"][GOOD[told["colour"]]] == told["room"],
    "gather": lambda told, found: found["words"] == told["count"],
    "deliver": lambda told, found: found["rubies"] == 1,
    "tile": lambda told, found: found["goods"][GOOD[told["colour"]]] == -1,
}


@pytest.mark.rule("mocha.barrier")
def test_a_route_leads_around_the_barrier_along_rows_first() -> None:
    layout = (1, 2, 3, 4, 5, 6)
    open_, shut = board_of(layout, 3), board_of(layout, 3, (1, 2))
    assert shortest_route(open_, 1, 6) == (1, 2, 3, 6)
    assert shortest_route(open_, 3, 4) == (3, 2, 1, 4)
    assert shortest_route(shut, 1, 2) == (1, 4, 5, 2)


@pytest.mark.rule("ist.card.far", "ruling.steps")
def test_a_detour_passes_no_place_twice_where_that_can_be() -> None:
    assert routes(board_of((1, 2, 3, 4, 5, 6), 3), 1, 3)[2] == (1, 4, 5, 2)
    assert routes(board_of((1, 2), 2), 1, 3)[2] == (1, 2, 1, 2)


@pytest.mark.rule("mocha.barrier")
def test_only_whoever_has_the_token_walks_through_the_barrier() -> None:
    state = table(expansion="mocha").seat(0, at=7).state
    near = state.board.neighbours[7][0]
    move, edge = Action("move", (near,)), (min(7, near), max(7, near))
    state.mocha.barrier, state.mocha.token = edge, 0
    put_barrier(state)
    assert GAME.preview(state, 0, move).facts["route"] == [7, near]
    state.mocha.token = 1
    put_barrier(state)
    assert shortest_route(state.boards[0], 7, near)[1:-1]
