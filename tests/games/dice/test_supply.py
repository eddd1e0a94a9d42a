"""When the supply runs short, everybody returns something."""

from __future__ import annotations

import pytest

from tests.games.dice.scenario import Scenario, table


@pytest.mark.rule("dice.supply")
def test_what_is_there_is_simply_taken() -> None:
    scene = table().seat(1, tokens="R7").rolled("R2 G L C").do("token R")
    assert (scene[0].tokens, scene[1].tokens) == ("R", "R7")
    assert scene.happened("returned") == []


@pytest.mark.rule("dice.supply")
@pytest.mark.parametrize(
    ("held", "after", "from_"),
    [
        ((0, 8, 0), (1, 7, 0), [1]),
        ((0, 5, 3), (1, 4, 2), [1, 2]),
        ((4, 4, 0), (4, 3, 0), [0, 1]),
        ((2, 3, 3), (2, 2, 2), [0, 1, 2]),
        ((8, 0, 0), (8, 0, 0), [0]),
        ((7, 0, 1), (7, 0, 0), [0, 2]),
    ],
)
def test_everyone_who_has_one_returns_one_you_included(
    held: tuple[int, ...], after: tuple[int, ...], from_: list[int]
) -> None:
    scene = table()
    for seat, number in enumerate(held):
        scene.seat(seat, tokens=f"R{number}" if number > 1 else "R" * number)
    scene.seat(0, tiles="card-R").income(1).do("draw", cards=["token-R"])
    assert tuple(scene.view()["seats"][seat]["tokens"][0] for seat in range(3)) == after
    assert [fact["from"] for fact in scene.happened("returned")] == [from_]


@pytest.mark.rule("dice.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_repeated_if_needed(players: int) -> None:
    """Take ten lira while one holder has all 87: he returns them one by one."""
    scene = table(players).seat(1, lira=87).rolled("L5").do("lira")
    assert (scene[0].lira, scene[1].lira) == (10, 77)
    assert [fact["from"] for fact in scene.happened("returned")] == [[1]] * 10


@pytest.mark.rule("dice.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_who_have_some_return_one_in_each_round(players: int) -> None:
    scene = table(players).seat(0, lira=3).seat(1, lira=84).rolled("L3 R G").do("lira")
    assert (scene[0].lira, scene[1].lira) == (3 - 3 + 6, 84 - 3)
    assert [fact["from"] for fact in scene.happened("returned")] == [[0, 1]] * 3


@pytest.mark.rule("dice.supply")
def test_what_is_over_stays_in_the_supply() -> None:
    scene = table(4).seat(0, crystal=3).seat(1, crystal=3).seat(2, crystal=3).seat(3, crystal=3).rolled("R G L2 C")
    scene.do("crystal R G")
    assert [scene[seat].crystal for seat in range(4)] == [3, 2, 2, 2]
    assert scene.view()["supply"]["crystal"] == 3


@pytest.mark.rule("dice.ruling.supply")
def test_only_while_the_supply_is_short_of_what_is_taken() -> None:
    scene = table().seat(1, tokens="R7").rolled("R G Y B L").do("two", "take R2")
    assert [fact["from"] for fact in scene.happened("returned")] == [[1]]
    assert (scene[0].tokens, scene[1].tokens) == ("R2", "R6")


@pytest.mark.rule("dice.ruling.supply")
def test_one_kind_of_resource_after_the_other() -> None:
    scene = table().seat(1, tokens="R8", lira=87).rolled("C R G Y B").do("cards 1", cards=["token-lira-R"])
    kinds = [event.kind for event in scene.events if event.kind in ("returned", "gained")]
    assert kinds == ["returned", "gained", "returned", "returned", "returned", "gained"]


@pytest.mark.rule("dice.ruling.supply")
def test_also_when_another_player_takes_by_a_card() -> None:
    scene = table().seat(0, tokens="Y4").seat(1, tokens="Y4").rolled("C R G Y B").do("cards 1", cards=["brown-Y"])
    assert [scene[seat].tokens for seat in range(3)] == ["Y3", "Y4", "Y"]
    assert [(fact["seat"], fact["from"]) for fact in scene.happened("returned")] == [(1, [0, 1])]


@pytest.mark.rule("dice.ruling.supply")
def test_also_for_income() -> None:
    scene = table().seat(0, crystal=12).seat(1, tiles="crystal-R crystal-G").rolled("R G L2 C").do("end")
    assert (scene[0].crystal, scene[1].crystal) == (10, 2)


@pytest.mark.rule("dice.ruling.supply")
def test_who_holds_all_and_takes_one_more_ends_with_as_many() -> None:
    scene = table().seat(0, brown=10, tiles="card-R").income(1).do("draw", cards=["brown-R"])
    assert scene[0].brown == 10


@pytest.mark.rule("dice.ruling.payment")
def test_what_is_paid_goes_to_the_supply_before_anything_is_taken() -> None:
    scene = table().seat(0, tokens="R8").seat(1, tokens="G").rolled("L3 C2").do("token R")
    assert scene[0].tokens == "R7"
    assert scene.happened("returned") == []


def shortage(what: str) -> Scenario:
    """Give all of a resource to seats 1 and 2."""
    share = {"crystal": 6, "brown": 5, "lira": 40}[what]
    return table().seat(1, **{what: share}).seat(2, **{what: share})  # type: ignore[arg-type]


@pytest.mark.rule("dice.supply")
def test_crystals_and_brown_tokens_run_short_too() -> None:
    scene = shortage("crystal").rolled("R G L2 C").do("crystal R G")
    assert [scene[seat].crystal for seat in range(3)] == [1, 5, 5]
    scene = shortage("brown").rolled("R G Y L C").do("brown R G Y")
    assert [scene[seat].brown for seat in range(3)] == [1, 4, 4]


@pytest.mark.rule("dice.ruling.supply")
def test_what_nobody_has_is_not_taken() -> None:
    printed = {"R": 8, "G": 8, "Y": 8, "B": 8, "brown": 10, "crystal": 12}
    scene = Scenario.bare({"players": 3, "first": 0, "components": {"supply": {**printed, "lira": 3}}})
    scene.seat(1, lira=2).rolled("L5").do("lira")
    assert (scene[0].lira, scene[1].lira, scene.view()["supply"]["lira"]) == (3, 0, 0)
    assert scene.happened("returned") == [{"seat": 0, "what": "lira", "from": [1]}] * 2
