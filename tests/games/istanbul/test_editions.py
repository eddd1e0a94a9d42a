"""The Big Box and the 2016 edition (rulings)."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Seeded
from tests.games.istanbul.scenario import fresh, table


@pytest.mark.rule("ruling.editions")
def test_the_big_box_is_the_default() -> None:
    assert fresh(Seeded(1)).view()["options"]["edition"] == "bigbox"


@pytest.mark.rule("ruling.editions", "ist.track.refill")
def test_in_the_2016_edition_the_dealer_sells_out() -> None:
    scene = table(edition="2016").seat(0, lira=99).rubies(dealer=1).acting(16).do("buy")
    assert scene.places["dealer"] == {"rubies": 0, "price": None}
    assert scene.acting(16).legal() == {"end"}
    assert scene.refused("buy").rule == "ruling.editions"


@pytest.mark.rule("ruling.editions", "ist.track.refill")
def test_in_the_2016_edition_the_palace_sells_out() -> None:
    scene = table(edition="2016").seat(0, goods="R5 G5 Y5 B5", extensions=3).rubies(palace=1).acting(13)
    scene.do("deliver R4 G2 Y2 B2")
    assert scene.places["palace"]["rubies"] == 0
    assert scene.seat(0, goods="R5 G5 Y5 B5").acting(13).legal() == {"end"}
    assert scene.refused("deliver R4 G2 Y2 B2").rule == "ruling.editions"


@pytest.mark.rule("ruling.editions", "ruling.repeat")
@pytest.mark.parametrize(("place", "action", "card"), [(16, "buy", "dealer2"), (13, "deliver R4 G2 Y2 B2", "palace2")])
def test_a_place_that_sold_out_is_not_visited_again_by_card(place: int, action: str, card: str) -> None:
    scene = table(edition="2016").seat(0, lira=99, goods="R5 G5 Y5 B5", extensions=3, hand=[card])
    scene.rubies(dealer=1, palace=1).acting(place).do(action)
    assert scene.refused(f"play {card}").rule == "ruling.editions"


@pytest.mark.rule("ruling.editions")
def test_a_sold_out_place_has_no_action_for_the_family_member() -> None:
    scene = table(edition="2016").seat(0, lira=99).rubies(dealer=0).acting(12).do("send 16")
    assert scene.legal() == {"decline"}


@pytest.mark.rule("ruling.editions")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_else_is_the_same_in_both_editions(players: int) -> None:
    new, old = (fresh(Seeded(1), players=players, edition=edition).view() for edition in ("bigbox", "2016"))
    assert {**new, "options": None} == {**old, "options": None}
