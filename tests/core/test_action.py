"""The notation of actions: small values that a person can type and read."""

from __future__ import annotations

import string

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from istanbul_nb.core import Action, Seeded, Unreadable
from istanbul_nb.games.istanbul.rules import Istanbul

REPEATABLE = settings(derandomize=True, deadline=None, database=None, max_examples=400)

names = st.builds(
    str.__add__,
    st.sampled_from(string.ascii_letters + "_äяΩ"),
    st.text(alphabet=string.ascii_letters + string.digits + "_-äяΩ", max_size=12),
)
numbers = st.integers(-999_999_999, 999_999_999)
actions = st.builds(Action, names, st.lists(names | numbers, max_size=6).map(tuple))


@REPEATABLE
@given(action=actions)
def test_what_is_written_can_be_read_back(action: Action) -> None:
    again = Action.parse(str(action))
    assert again == action
    assert list(map(type, again.args)) == list(map(type, action.args))
    assert str(again) == str(action)
    assert hash(again) == hash(action)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move 12", Action("move", (12,))),
        ("sell R G Y2", Action("sell", ("R", "G", "Y2"))),
        ("call 9", Action("call", (9,))),
        ("end", Action("end")),
        ("  turn\t3   4 ", Action("turn", (3, 4))),
        ("gather 2 9 14", Action("gather", (2, 9, 14))),
        ("back -3 0", Action("back", (-3, 0))),
    ],
)
def test_notation_is_a_verb_and_its_words(text: str, action: Action) -> None:
    assert Action.parse(text) == action
    assert repr(action) == f"Action({str(action)!r})"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_of_a_game_can_be_read_back(players: int) -> None:
    game, chance, choices = Istanbul(), Seeded(players), Seeded(players + 1)
    state = game.setup({"players": players, "neutral": players < 5}, chance)
    for _ in range(300):
        legal = game.legal(state)
        for action in (*legal, *game.sample_actions(state)):
            assert Action.parse(str(action)) == action
        if not legal:
            break
        game.apply(state, legal[choices.pick(range(len(legal)), [1] * len(legal))], chance)


HOSTILE = (
    "",
    " ",
    "\n",
    "12",
    "-",
    "-move",
    "2move",
    "move 007",
    "move -0",
    "move +1",
    "move 1.0",
    "move 1e3",
    "move 0x10",
    "move 1_000",
    "move 1234567890",
    "move ١٢",
    "move １２",
    "sell R,G",
    "sell 'R'",
    "move 12;",
    "<b>move</b>",
    "__import__('os').system('true')",
    "move ../12",
    "move %s",
    "move {0}",
    "move\x0012",
    "move \x1b[2J",
    "mo\ud800ve",
    "move \u202e12",
    "move 🙂",
    "a" * 41,
    "move " + "a" * 41,
    "x " * 101,
    "9" * 100_000,
)


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:30])
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Action.parse(text)
    assert caught.value.text == text[:200]
    assert len(str(caught.value)) < 2500


@REPEATABLE
@given(text=st.text() | st.text(alphabet="movesRGYB 0123456789-_.\t\n²Ⅷ½ß"))
@example(text="move 12")
@example(text="²")
@example(text="Ⅷ Ⅷ")
@example(text="\x1cmove\x1c12\x85")
def test_any_text_is_unreadable_or_an_action_that_can_be_read_back(text: str) -> None:
    try:
        action = Action.parse(text)
    except Unreadable:
        return
    assert Action.parse(str(action)) == action
    assert len(str(action)) <= 200


def test_the_longest_notation_can_be_read_and_no_longer_one() -> None:
    longest = "gather" + " 16" * 64 + " 1"
    assert len(longest) == 200
    assert str(Action.parse(longest)) == longest
    with pytest.raises(Unreadable):
        Action.parse(longest + "6")


def test_actions_are_values() -> None:
    assert Action("move", (12,)) == Action.parse("move 12")
    assert Action("move", (12,)) != Action("move", ("12",))
    assert len({Action("end"), Action("end"), Action("move", (1,))}) == 2
