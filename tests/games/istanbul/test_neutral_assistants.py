"""The variant with neutral assistants (section 8 of the rules)."""

from __future__ import annotations

import pytest

from istanbul_nb.core import BadOptions, Seeded
from tests.games.istanbul.scenario import GAME, fresh, table


@pytest.mark.rule("variant.neutral")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bottom_assistant_of_each_starting_stack_is_a_neutral_one(players: int) -> None:
    scene = fresh(Seeded(1), players=players, neutral=True)
    assert [scene[seat].stack for seat in range(players)] == [["neutral", "own", "own", "own"]] * players


@pytest.mark.rule("variant.neutral")
def test_the_variant_is_for_two_to_four_players() -> None:
    with pytest.raises(BadOptions):
        GAME.setup({"players": 5, "neutral": True}, Seeded(1))


@pytest.mark.rule("variant.neutral", "ist.assist.leave")
def test_the_neutral_assistant_is_the_first_to_be_left() -> None:
    scene = table(neutral=True).seat(0, at=6).do("move 5", "leave")
    assert (scene[0].stack, scene[0].assistants) == (["own"] * 3, [])
    assert scene.view()["neutral_assistants"] == [5]


@pytest.mark.rule("variant.neutral")
def test_whoever_ends_his_move_at_a_neutral_assistant_may_take_it_as_if_it_were_his() -> None:
    scene = table(neutral=True).seat(0, stack=["own"] * 3).neutral_assistants(5).turn(1).seat(1, at=6).do("move 5")
    assert scene.legal() == {"take neutral", "leave", "end"}
    scene.do("take neutral")
    assert scene[1].stack == ["neutral", "neutral", "own", "own", "own"]
    assert (scene.view()["neutral_assistants"], scene.decision) == ([], "act")


@pytest.mark.rule("variant.neutral")
@pytest.mark.parametrize(("action", "lying", "loose"), [("take", [], [5]), ("take neutral", [5], [])])
def test_with_both_there_he_chooses(action: str, lying: list[int], loose: list[int]) -> None:
    scene = table(neutral=True).seat(0, at=6, assistants=[5], stack=["own", "own"])
    scene.neutral_assistants(5).do("move 5")
    assert scene.legal() == {"take", "take neutral", "end"}
    scene.do(action)
    assert (scene[0].assistants, scene.view()["neutral_assistants"]) == (lying, loose)


@pytest.mark.rule("variant.neutral", "ist.place.fountain")
def test_the_fountain_brings_back_only_ones_own_colour() -> None:
    scene = table(neutral=True).seat(0, assistants=[1], stack=["own", "own"]).neutral_assistants(5)
    scene.figures(governor=2, smuggler=2).acting(7)
    assert scene.legal() == {"gather 1", "end"}
    assert scene.refused("gather 5").rule == "ist.place.fountain"


@pytest.mark.rule("variant.neutral")
def test_without_the_variant_nothing_is_neutral() -> None:
    scene = table().seat(0, at=6).do("move 5")
    assert scene.refused("take neutral").rule == "variant.neutral"
    assert scene[0].stack == ["own"] * 4


@pytest.mark.rule("variant.neutral")
def test_where_no_neutral_assistant_lies_none_is_taken() -> None:
    scene = table(neutral=True).seat(0, at=6).do("move 5")
    assert scene.legal() == {"leave", "end"}
    assert scene.refused("take neutral").rule == "variant.neutral"


@pytest.mark.rule("ruling.neutral-assistants")
def test_the_assistant_replaced_goes_back_to_the_box_and_the_fifth_is_of_ones_colour() -> None:
    scene = table(neutral=True).seat(0, at=14, goods="B2").do("move 15", "leave", "tile B")
    assert (scene[0].stack, scene[0].assistants, scene[0].fifth) == (["own"] * 4, [], False)


@pytest.mark.rule("ruling.neutral-assistants", "ist.tile.yellow", "ist.card.assistant")
def test_yellow_tile_and_assistant_card_fetch_only_ones_own_colour() -> None:
    scene = table(neutral=True).seat(0, lira=2, tiles="Y", hand=["assistant"], assistants=[1], stack=["own", "own"])
    scene.neutral_assistants(5)
    assert scene.legal("fetch") == {"fetch 1"}
    assert scene.refused("fetch 5").rule == "ist.tile.yellow"
    assert scene.do("play assistant").legal() == {"fetch 1"}


@pytest.mark.rule("ruling.neutral-assistants")
def test_with_only_neutral_assistants_out_the_assistant_card_has_nobody_to_fetch() -> None:
    scene = table(neutral=True).seat(0, hand=["assistant"], stack=["own"] * 3).neutral_assistants(5)
    assert scene.refused("play assistant").rule == "ist.card.assistant"


@pytest.mark.rule("ruling.neutral-assistants")
@pytest.mark.parametrize("bottom", ["own", "neutral"])
def test_where_only_neutral_ones_lie_the_bottom_one_may_be_left_beside_them(bottom: str) -> None:
    stack = ["own"] * 3 if bottom == "own" else ["neutral", "own", "own", "own"]
    scene = table(neutral=True).seat(0, at=6, stack=stack).seat(1, stack=["own"] * 3).seat(2, stack=["own"] * 3)
    scene.neutral_assistants(*[5] * (3 - stack.count("neutral"))).do("move 5", "leave")
    assert scene.view()["neutral_assistants"] == [5, 5, 5]
    assert scene[0].assistants == ([5] if bottom == "own" else [])


@pytest.mark.rule("ruling.neutral-assistants")
def test_on_arriving_at_most_one_assistant_is_taken() -> None:
    scene = table(neutral=True).seat(0, at=6).seat(1, stack=["own"] * 3).seat(2, stack=["own"] * 3)
    scene.neutral_assistants(5, 5).do("move 5", "take neutral")
    assert (scene.decision, scene.view()["neutral_assistants"]) == ("act", [5])
    assert scene.legal("take") == set()


@pytest.mark.rule("ruling.neutral-assistants")
def test_where_an_own_assistant_lies_none_is_left_not_even_a_neutral_one() -> None:
    scene = table(neutral=True).seat(0, at=6, assistants=[5]).do("move 5")
    assert scene[0].stack[0] == "neutral"
    assert scene.legal() == {"take", "end"}


@pytest.mark.rule("ruling.neutral-assistants")
def test_family_members_take_no_assistant() -> None:
    scene = table(neutral=True).seat(1, stack=["own"] * 3).neutral_assistants(5).acting(12).do("send 5")
    assert scene.legal() == {"collect", "decline"}


@pytest.mark.rule("ruling.neutral-assistants", "ist.card.stay")
def test_who_stays_by_card_may_take_a_neutral_assistant() -> None:
    scene = table(neutral=True).seat(0, at=5, hand=["stay"], stack=["own"] * 3).neutral_assistants(5)
    assert "take neutral" in scene.do("play stay").legal()
