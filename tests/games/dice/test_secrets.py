"""Who may know what."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from istanbul_nb.core import Action, Seeded
from tests.games.dice.scenario import GAME, Scenario, Told, table

DRAWN = ["ruby-brown", "token-lira-Y", "has-two-tile"]


def drawn() -> Scenario:
    """Return a table where seat 0 has drawn three cards and has to choose."""
    return table().rolled("C3 R2").do("cards 3", cards=DRAWN)


@pytest.mark.rule("dice.ruling.secret")
def test_a_drawn_set_of_cards_is_seen_only_by_the_player_who_drew() -> None:
    scene = drawn()
    assert scene.view(0)["drawn"] == sorted(DRAWN, key=list(scene.state.rules.card_names).index)
    for other in (1, 2, None):
        shown = json.dumps(scene.view(other))
        assert not any(card in shown for card in DRAWN)
        assert scene.view(other)["decision"] == ["cards", 3]


@pytest.mark.rule("dice.ruling.secret")
def test_the_event_keeps_the_secret() -> None:
    (event,) = [event for event in drawn().events if event.kind == "cards-drawn"]
    assert event.reveals
    assert event.seen_by(1) == {"kind": "cards-drawn", "seat": 0, "number": 3}
    assert event.seen_by(0)["cards"] == sorted(DRAWN, key=list(drawn().state.rules.card_names).index)


@pytest.mark.rule("dice.ruling.secret")
def test_then_the_chosen_one_is_open_and_the_rest_go_face_down() -> None:
    scene = drawn().do("carry token-lira-Y")
    for seat in (0, 1, 2, None):
        assert scene.view(seat)["discard"] == {"open": ["token-lira-Y"], "down": 2}
    for other in (1, 2, None):
        shown = json.dumps([scene.view(other), [event.seen_by(other) for event in scene.events]])
        assert "ruby-brown" not in shown
        assert "has-two-tile" not in shown


@pytest.mark.rule("dice.ruling.secret")
def test_who_put_cards_down_remembers_them() -> None:
    scene = drawn().do("carry token-lira-Y")
    assert scene.view(0)["put_down"] == ["ruby-brown", "has-two-tile"]
    assert scene.view(1)["put_down"] == []
    assert "put_down" not in scene.view(None)


@pytest.mark.rule("dice.ruling.secret")
def test_equal_cards_are_asked_for_all_the_same() -> None:
    scene = table().rolled("C2 R3").do("cards 2", cards=["two-lira", "two-lira"])
    assert (scene.decision, scene.legal()) == ("cards", {"carry two-lira"})


@pytest.mark.rule("dice.ruling.secret")
def test_to_the_others_it_could_be_any_other_cards() -> None:
    scene = drawn()
    for other in (1, 2, None):
        found = set()
        for seed in range(20):
            twin = GAME.resample_hidden(scene.state, other, Seeded(seed))
            assert GAME.view(twin, other) == scene.view(other)
            assert GAME.inventory(twin) == GAME.inventory(scene.state)
            found.add(twin.frames[-1][1])
        assert len(found) > 10


@pytest.mark.rule("dice.ruling.secret")
def test_the_player_who_drew_cannot_be_told_other_cards() -> None:
    scene = drawn()
    twin = GAME.resample_hidden(scene.state, 0, Seeded(1))
    assert twin.frames == scene.state.frames
    done = scene.do("carry token-lira-Y").do("take lira").do("take lira")
    twin = GAME.resample_hidden(done.state, 0, Seeded(2))
    assert twin.down == done.state.down
    assert GAME.encode(twin) == GAME.encode(done.state)


@pytest.mark.rule("dice.ruling.secret")
def test_who_chooses_a_card_in_an_imagined_world_has_the_cards_of_that_world() -> None:
    scene = drawn()
    before = scene.legal()
    worlds = [GAME.resample_hidden(scene.state, 1, Seeded(seed)) for seed in range(5)]
    assert all({action.args[0] for action in GAME.legal(world)} == set(world.frames[-1][1]) for world in worlds)
    assert scene.legal() == before


@pytest.mark.rule("dice.ruling.secret")
def test_at_the_end_cards_that_lie_face_down_are_still_drawn_anew() -> None:
    scene = table(4).turn(3).seat(1, rubies=5, put_down=["two-lira"]).rolled("R5").do("end")
    assert scene.actor is None
    worlds = [GAME.resample_hidden(scene.state, 0, Seeded(seed)) for seed in range(20)]
    assert len({world.down[1] for world in worlds}) > 5


@pytest.mark.rule("dice.ruling.secret")
def test_what_is_hidden_is_drawn_anew_fairly() -> None:
    """Check one of 33 cards face down: each kind comes up as often as the deck has copies."""
    scene = table().rolled("C2 R3").do("cards 2", "carry brown-R", cards=["brown-R", "two-lira"])
    found: Counter[str] = Counter()
    for seed in range(3200):
        twin = GAME.resample_hidden(scene.state, 1, Seeded(seed))
        found[twin.rules.card_names[twin.down[0][0]]] += 1
    assert found["brown-R"] == 0
    assert all(60 <= found[card] <= 145 for card in ("brown-G", "has-lira", "two-tile"))
    assert all(140 <= found[card] <= 265 for card in ("two-lira", "two-brown", "lira-token"))


@pytest.mark.rule("dice.act.cards")
def test_whatever_chance_answers_is_a_reveal() -> None:
    for scene, action, told in (
        (table(), "roll", Told("R5")),
        (table().seat(0, crystal=1).rolled("R5"), "reroll R", Told("G")),
        (table().rolled("R3 C2"), "tile lira-R", Told(tiles=["lira-B"])),
        (table().rolled("R3 C2"), "cards 1", Told(cards=["brown-R"])),
        (table().seat(0, tiles="card-R").income(1), "draw", Told(cards=["brown-R"])),
    ):
        events = GAME.apply(scene.state, Action.parse(action), told)
        assert any(event.reveals for event in events)


def test_neither_deck_nor_stack_has_an_order() -> None:
    encoded = GAME.encode(table().state)["board"]
    assert isinstance(encoded["deck"], dict)
    assert isinstance(encoded["stack"], dict)
