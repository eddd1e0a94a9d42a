"""Who may know what, with and without memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.sultan.rules import State
from istanbul_nb.words import Words
from tests.games.sultan.scenario import GAME, Scenario, fresh, table

PLAYERS = (2, 3, 4, 5)
PAIRS = 1000


def moments(players: int, memory: bool, seed: int) -> Iterator[State]:
    """Yield every state of a random game but the last."""
    scene = fresh(Seeded(seed), players=players, memory=memory)
    while scene.actor is not None:
        yield scene.state
        scene.play(1)


def secrets(state: State, seat: int | None) -> dict[str, Any]:
    """Return what a seat may not know: others' cards, and without memory their stones, what is gone and the bag."""
    others = [other for other in range(state.rules.players) if other != seat]
    turns = [(state.first + order) % state.rules.players for order in range(len(state.bids))]
    hidden: dict[str, Any] = {
        "hands": [state.hands[other] for other in others],
        "decks": [state.decks[other] for other in others],
        "laid": [card for owner, (card, _) in zip(turns, state.bids, strict=True) if owner in others],
    }
    if not state.rules.memory:
        hidden["stones"] = [state.stones[other] for other in others]
        hidden["gone"] = [sorted(state.gone[other]) for other in others]
        hidden["bag"] = list(state.bag)
    return hidden


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_views_are_equal_over_a_thousand_pairs_of_states_that_differ_in_what_is_hidden(memory: bool) -> None:
    changed: dict[str, int] = {}
    pairs = seed = 0
    while pairs < PAIRS:
        seed += 1
        for number, state in enumerate(moments(PLAYERS[seed % 4], memory, seed)):
            seat = (None, *range(state.rules.players))[number % (state.rules.players + 1)]
            twin = GAME.resample_hidden(state, seat, Seeded(number))
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            assert GAME.inventory(twin) == GAME.inventory(state)
            assert GAME.encode(GAME.decode(GAME.encode(twin))) == GAME.encode(twin)
            before, after = secrets(state, seat), secrets(twin, seat)
            for name in before:
                changed[name] = changed.get(name, 0) + (before[name] != after[name])
            pairs += before != after
    assert pairs >= PAIRS
    assert changed.keys() == (
        {"hands", "decks", "laid"} if memory else {"hands", "decks", "laid", "stones", "gone", "bag"}
    )
    assert min(changed.values()) > 100


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_what_is_drawn_anew_keeps_what_the_seat_knows(memory: bool) -> None:
    for state in moments(4, memory, 3):
        twin = GAME.resample_hidden(state, 1, Seeded(9))
        assert (twin.hands[1], twin.decks[1], twin.gone[1]) == (state.hands[1], state.decks[1], state.gone[1])
        assert twin.stones[1] == state.stones[1]
        assert list(map(len, twin.gone)) == list(map(len, state.gone))
        if memory:
            assert (twin.gone, twin.stones, twin.bag) == (state.gone, state.stones, state.bag)


@pytest.mark.rule("sultan.secret")
def test_every_card_that_a_rival_may_hold_comes_up_about_equally_often() -> None:
    state = table(3, offered="W R", hands=["9", "8", "7"]).do("bid 9 1").state
    laid = [GAME.resample_hidden(state, 1, Seeded(seed)).bids[0][0] for seed in range(3000)]
    assert set(laid) == set(range(1, 16))
    assert all(140 < laid.count(card) < 260 for card in range(1, 16))


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", PLAYERS)
def test_hands_and_decks_are_in_no_other_view(players: int, memory: bool) -> None:
    for state in moments(players, memory, 2):
        spectator = GAME.view(state, None)
        assert "hand" not in spectator
        assert "undrawn" not in spectator
        for seat in range(players):
            view = GAME.view(state, seat)
            assert view["hand"] == list(state.hands[seat])
            assert view["undrawn"] == list(state.decks[seat])
            shown = [laid for cushion in view["table"] for laid in cushion["cards"]]
            assert all((laid["card"] is None) == (laid["seat"] != seat) for laid in shown)


@pytest.mark.rule("sultan.secret")
def test_without_memory_a_player_knows_his_own_stones_and_nothing_of_the_others() -> None:
    scene = table(3, trick=4, offered="W R", stones=["W2 B", "R", "Y"], memory=False)
    seats = scene.view(0)["seats"]
    assert [seat["stones"] for seat in seats] == [3, None, None]
    assert [seat["collection"] for seat in seats] == [[2, 0, 0, 0, 1], None, None]
    assert [seat["points"] for seat in seats] == [7, None, None]
    assert [seat["gone"] for seat in seats] == [[1, 2, 3], None, None]
    assert scene.view(0)["bag"] == {"stones": None, "contents": None}
    hidden = ("stones", "collection", "points", "gone")
    assert all(seat[name] is None for name in hidden for seat in scene.view()["seats"])


@pytest.mark.rule("sultan.secret")
def test_with_memory_everybody_knows_who_has_won_and_laid_what() -> None:
    scene = table(3, trick=4, offered="W R", stones=["W2 B", "R", "Y"])
    for watcher in (0, 1, 2, None):
        view = scene.view(watcher)
        assert [seat["collection"] for seat in view["seats"]] == [[2, 0, 0, 0, 1], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0]]
        assert [seat["points"] for seat in view["seats"]] == [7, 2, 3]
        assert [seat["gone"] for seat in view["seats"]] == [[1, 2, 3]] * 3
        assert view["bag"] == {"stones": 43, "contents": [9, 9, 9, 9, 7]}


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_at_the_end_all_screens_are_lifted(memory: bool) -> None:
    scene = fresh(players=4, memory=memory).play()
    view = scene.view()
    assert [sheet["stones"] for sheet in view["sheet"]] == [list(stones) for stones in scene.state.stones]
    assert [seat["collection"] for seat in view["seats"]] == [list(stones) for stones in scene.state.stones]
    assert view["bag"]["contents"] == scene.state.bag
    assert [sheet["total"] for sheet in view["sheet"]] == [seat["points"] for seat in view["seats"]]


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("players", PLAYERS)
def test_events_tell_a_card_only_to_its_owner_until_it_is_turned_up(players: int) -> None:
    scene = fresh(players=players, first=0)
    tricks = 0
    while scene.actor is not None:
        turned_up: list[list[int]] = []
        laid: list[list[int]] = []
        while scene.decision is None or not (scene.decision == ["offer"] and laid):
            seat = scene.actor
            scene.play(1)
            for event in scene.events:
                if event.kind == "bid":
                    assert event.seen_by(None).keys() == {"kind", "seat", "cushion"}
                    assert event.seen_by(seat)["card"] == event.secret["card"]
                    laid.append([event.seat, event.secret["card"]])
                if event.kind == "hand":
                    assert event.seen_by((event.seat + 1) % players).keys() == {"kind", "seat", "cards"}
                    assert event.seen_by(event.seat)["drawn"] == list(scene.state.hands[event.seat])
                if event.kind == "won":
                    turned_up += event.facts["cards"]
            if scene.actor is None:
                break
        assert sorted(turned_up) == sorted(laid)
        tricks += 1
    assert tricks == (12 if players == 2 else 15)


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("players", PLAYERS)
def test_hands_stones_drawn_and_cards_turned_up_are_news_and_all_else_is_known_before(players: int) -> None:
    events = fresh(players=players).play().events
    assert {event.kind for event in events if event.reveals} == {"hand", "drawn", "won"}
    assert all(event.reveals for event in events if event.kind in ("hand", "drawn", "won"))


@pytest.mark.rule("sultan.secret")
def test_a_refusal_tells_no_more_than_what_was_asked() -> None:
    scene = table(offered="W R B", hands=["9 11 13"])
    for action in GAME.sample_actions(scene.state):
        refusal = GAME.explain(scene.state, action)
        if refusal is not None and refusal.reason == "not-in-hand":
            assert refusal.facts == {"card": action.args[0]}


def other_hand(scene: Scenario) -> Scenario:
    """Return the same table with other cards for everybody but seat 1."""
    return Scenario(GAME.resample_hidden(scene.state, 1, Seeded(5)))


@pytest.mark.rule("sultan.secret")
def test_who_bids_in_an_imagined_world_has_the_cards_of_that_world() -> None:
    scene = table(3, offered="W R", hands=["9 10 11 12 13"])
    before = scene.legal()
    worlds = [GAME.resample_hidden(scene.state, 1, Seeded(seed)) for seed in range(5)]
    assert all({bid.args[0] for bid in GAME.legal(world)} == set(world.hands[0]) for world in worlds)
    assert scene.legal() == before


@pytest.mark.rule("sultan.secret")
def test_without_memory_the_cards_of_a_trick_are_forgotten_when_stones_are_drawn_again() -> None:
    scene = table(3, trick=2, offered="W R", hands=["9", "8", "7"], stones=["B2"], memory=False)
    scene.do("bid 9 1", "bid 8 1", "bid 7 1")
    assert {GAME.resample_hidden(scene.state, 1, Seeded(seed)).gone[0][-1] for seed in range(20)} == {9}
    scene.do("draw")
    assert len({GAME.resample_hidden(scene.state, 1, Seeded(seed)).gone[0][-1] for seed in range(20)}) > 3


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("players", PLAYERS)
def test_of_a_trick_only_its_beginning_is_kept_in_mind_where_the_table_does_not_remember(players: int) -> None:
    scene = fresh(Seeded(3), players=players, first=1, memory=False)
    turns = scene.state.rules.turns
    for _ in range(3):
        beginning = GAME.encode(GAME.forget(scene.state))
        assert beginning == {**scene.encoded(), "last": None}
        for _ in range(1 + turns):
            scene.play(1)
            forgotten = GAME.forget(scene.state)
            assert (GAME.encode(forgotten), GAME.actor(forgotten)) == (beginning, scene.state.first)
            assert [str(action) for action in GAME.legal(forgotten)] == ["draw"]
        scene.play(1)


def imagined_counts(scene: Scenario, seat: int) -> set[tuple[int, ...]]:
    """Return how many stones the others have won in worlds that a seat imagines."""
    worlds = [GAME.resample_hidden(scene.state, seat, Seeded(seed)) for seed in range(60)]
    return {tuple(sum(world.stones[other]) for other in range(3) if other != seat) for world in worlds}


@pytest.mark.rule("sultan.secret")
def test_of_a_forgotten_trick_it_is_known_that_each_card_may_have_won_one_stone_and_somebody_did() -> None:
    scene = table(3, trick=2, offered="W R", hands=["9", "8", "7"], stones=["B"], memory=False)
    assert imagined_counts(scene, 0) == {(0, 0), (0, 1), (1, 0)}
    assert imagined_counts(scene, 1) == {(0, 1), (1, 0), (1, 1)}
    scene.do("bid 9 1", "bid 8 1", "bid 7 2")  # plum and teal have won one more, and all see it
    assert imagined_counts(scene, 0) == {(0, 1), (0, 2), (1, 1)}
    assert imagined_counts(scene, 1) == {(1, 2), (2, 1), (2, 2)}


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_with_memory_and_at_the_end_nothing_is_forgotten(memory: bool) -> None:
    scene = fresh(players=3, memory=memory)
    if memory:
        scene.play(4)
        assert GAME.encode(GAME.forget(scene.state)) == scene.encoded()
    scene.play()
    assert GAME.encode(GAME.forget(scene.state)) == scene.encoded()


@pytest.mark.rule("sultan.secret")
def test_at_the_end_nothing_is_hidden_that_could_be_drawn_anew() -> None:
    scene = fresh(players=3, memory=False).play()
    assert GAME.encode(GAME.resample_hidden(scene.state, 0, Seeded(1))) == scene.encoded()


@pytest.mark.rule("sultan.secret")
def test_the_same_action_tells_the_same_whatever_the_others_hold() -> None:
    one = table(3, first=1, offered="W R", hands=["9", "8 2", "7"])
    other = other_hand(one)
    assert one.encoded() != other.encoded()
    assert one.legal() == other.legal()
    told = [[event.seen_by(1) for event in scene.do("bid 8 2").events] for scene in (one, other)]
    assert told[0] == told[1]
    refusals = [GAME.explain(scene.state, Action("draw")) for scene in (one, other)]
    assert len({Words("en", "sultan").refusal(refusal) for refusal in refusals if refusal is not None}) == 1


@pytest.mark.rule("sultan.secret")
def test_without_memory_the_stones_that_just_went_back_are_still_known_to_be_in_the_bag() -> None:
    won = ["W10 G7", "R9", "Y8 B4", ""]
    scene = table(4, round=3, trick=4, offered="B Y G", hands=["9"] * 4, stones=won, memory=False)
    assert min(GAME.resample_hidden(scene.state, 0, Seeded(seed)).bag[0] for seed in range(200)) == 1
    scene.do("bid 9 2", "bid 9 2", "bid 9 2", "bid 9 2")
    bags = [GAME.resample_hidden(scene.state, 0, Seeded(seed)).bag for seed in range(200)]
    assert min(bag[0] for bag in bags) == 1
    assert min(bag[3] for bag in bags) == 1
    assert len({tuple(bag) for bag in bags}) > 30
