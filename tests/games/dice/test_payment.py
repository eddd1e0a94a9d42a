"""How goods are paid: by default what spares the most, and by choice in every other way."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.dice.rules.offers import TRADES, price_of
from istanbul_nb.games.dice.rules.payment import (
    Have,
    Payment,
    Price,
    by_default,
    choices,
    choices_of_colour,
    dues,
    having,
    missing,
    next_ways,
    payment_of,
    payments,
)
from istanbul_nb.games.dice.rules.resources import Bundle
from tests.games.dice.scenario import Scenario, table


def brute_force(price: Price, dice: tuple[int, ...], tokens: tuple[int, ...], brown: int) -> set[Payment]:
    """Return every payment, found by trying all amounts."""
    found = set()
    number = sum(price.goods) + price.any
    for amounts in product(*(range(most + 1) for most in (*dice, *tokens, brown))):
        if sum(amounts) != number:
            continue
        used, given, browns = amounts[:4], amounts[4:8], amounts[8]
        paid = [one + other for one, other in zip(used, given, strict=True)]
        lacking = sum(max(0, due - have) for due, have in zip(price.goods, paid, strict=True))
        over = sum(max(0, have - due) for due, have in zip(price.goods, paid, strict=True))
        if lacking <= browns and over + browns - lacking == price.any:
            found.add(Payment(used, given, browns))  # type: ignore[arg-type]
    return found


def dead_ends(price: Price, have: Have, paid: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Return the beginnings of payments that nothing leads on from although more is due."""
    if len(paid) == len(dues(price)):
        return []
    ways = next_ways(price, paid, have)
    return [end for way in ways for end in dead_ends(price, have, (*paid, way))] if ways else [paid]


PRICES = [
    Price((2, 0, 0, 0)),
    Price((1, 1, 0, 0)),
    Price((1, 0, 1, 1)),
    Price((1, 1, 1, 1)),
    Price((0, 0, 3, 0)),
    Price((0, 4, 0, 0)),
    Price((1, 1, 1, 1), 1),
    Price((1, 1, 1, 1), 2),
    Price((1, 1, 1, 1), 3),
]


@pytest.mark.rule("dice.use.token", "dice.ruling.payment", "dice.ruling.brown")
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_every_payment_is_reached_exactly_once_and_there_is_no_other(price: Price) -> None:
    chance = Seeded(sum(price.goods) * 10 + price.any)
    for _ in range(60):
        amounts = [min(2, chance.die() // 2) if chance.die() > 2 else 0 for _ in range(9)]
        dice, tokens, brown = tuple(amounts[:4]), tuple(amounts[4:8]), amounts[8]
        expected = brute_force(price, dice, tokens, brown)
        ways = list(payments(price, having(dice, tokens, brown))) if expected else []
        assert Counter(payment_of(each) for each in ways) == Counter(expected)
        assert choices(price, dice, tokens, brown) == min(2, len(expected))
        assert (missing(price, dice, tokens, brown) == 0) == bool(expected)
        if expected:
            assert by_default(price, dice, tokens, brown) in expected
            assert all(len(each) == len(dues(price)) for each in ways)


@pytest.mark.rule("dice.use.token", "dice.ruling.payment", "dice.ruling.brown")
@pytest.mark.parametrize("more", range(4))
def test_every_payment_of_one_of_each_and_some_more_is_reached_once_and_without_a_dead_end(more: int) -> None:
    price, dice = Price((1, 1, 1, 1), more), (1, 1, 1, 1)
    for *tokens, brown in product(range(2), range(2), range(2), range(2), range(3)):
        expected = brute_force(price, dice, tuple(tokens), brown)
        if expected:
            assert Counter(map(payment_of, payments(price, having(dice, tokens, brown)))) == Counter(expected)
            assert dead_ends(price, having(dice, tokens, brown)) == []


@pytest.mark.rule("dice.ruling.brown")
@pytest.mark.parametrize(("goods", "least"), [((1, 1, 0, 0), 2), ((1, 0, 1, 1), 3), ((1, 1, 1, 1), 4)])
def test_with_brown_tokens_alone_there_is_one_payment_however_many_one_has(goods: Bundle, least: int) -> None:
    ways = [choices(Price(goods), (0, 0, 0, 0), (0, 0, 0, 0), brown) for brown in range(least + 3)]
    assert ways == [0] * least + [1, 1, 1]


def offers(scene: Scenario) -> dict[str, int]:
    """Return every action for goods, and in how many ways it can be paid: 0, 1, or 2 for several."""
    state = scene.state
    dice, tokens, brown = tuple(state.free[:4]), tuple(state.stock[0][:4]), state.stock[0][4]
    names = {f"tile {tile['tile']}" for tile in scene.view()["row"]} | {f"ruby {track}" for track in (*"RGYB", "mixed")}
    prices = TRADES | {action: price_of(state, action) for action in map(Action.parse, names)}
    return {
        str(action): min(2, len(brute_force(price, dice, tokens, brown)))
        for action, price in prices.items()
        if price is not None
    }


@pytest.mark.rule("dice.use.token", "dice.ruling.payment", "dice.ruling.brown")
@pytest.mark.parametrize("brown", range(6))
def test_what_can_be_paid_is_offered_and_a_choice_where_there_are_several_payments(brown: int) -> None:
    chance = Seeded(brown)
    for dice in ("L5", "R L2 C2", "R G L C2", "R2 G L C", "R3 B L", "R G Y B L", "R2 G2 Y"):
        tokens = " ".join(good for good in "RGYB" if chance.die() > 3)
        scene = table().seat(0, tokens=tokens, brown=brown).rolled(dice)
        ways = offers(scene)
        expected = {name for name, number in ways.items() if number}
        expected |= {f"choose {name}" for name, number in ways.items() if number > 1}
        verbs = ("token", "crystal", "brown", "two", "tile", "ruby", "choose")
        assert {name for verb in verbs for name in scene.legal(verb)} == expected


def test_only_trades_tiles_and_rubies_cost_goods() -> None:
    state = table().rolled("R2 G L C").state
    assert price_of(state, Action.parse("ruby R")) == Price((4, 0, 0, 0))
    assert price_of(state, Action.parse("tile lira-R")) == Price((3, 0, 0, 0))
    for action in ("tile R", "ruby lira-R", "ruby lira", "cards 1", "lira", "take R"):
        assert price_of(state, Action.parse(action)) is None


@pytest.mark.rule("dice.use.token")
def test_goods_of_one_colour_are_counted_alike() -> None:
    for number, dice, tokens, brown in product(range(1, 5), range(4), range(4), range(4)):
        price = Price((0, number, 0, 0))
        ways = len(brute_force(price, (0, dice, 0, 0), (0, tokens, 0, 0), brown))
        assert choices_of_colour(number, dice, tokens, brown) == min(2, ways)


@pytest.mark.rule("dice.use.token")
def test_by_default_dice_are_used_first_then_tokens_and_brown_ones_last() -> None:
    assert by_default(Price((3, 0, 0, 0)), (1, 0, 0, 0), (1, 0, 0, 0), 1) == Payment((1, 0, 0, 0), (1, 0, 0, 0), 1)
    assert by_default(Price((2, 0, 0, 0)), (2, 0, 0, 0), (2, 0, 0, 0), 2) == Payment((2, 0, 0, 0), (0, 0, 0, 0), 0)


@pytest.mark.rule("dice.use.token")
def test_by_default_goods_of_any_colour_are_those_that_one_has_the_most_of() -> None:
    paid = by_default(Price((1, 1, 1, 1), 2), (1, 3, 1, 1), (4, 0, 0, 0), 1)
    assert paid == Payment((1, 3, 1, 1), (0, 0, 0, 0), 0)
    paid = by_default(Price((1, 1, 1, 1), 2), (1, 1, 1, 1), (2, 0, 3, 0), 1)
    assert paid == Payment((1, 1, 1, 1), (1, 0, 1, 0), 0)


@pytest.mark.rule("dice.use.token")
def test_a_token_may_be_given_in_place_of_a_die_of_its_colour() -> None:
    scene = table().seat(0, tokens="R").rolled("R L2 C2").do("token R")
    assert (scene[0].tokens, scene.dice) == ("R", "L2 C2")
    assert table().seat(0, tokens="G").rolled("R L2 C2").refused("token R").reason == "goods-short"


@pytest.mark.rule("dice.use.token")
def test_a_brown_token_may_be_given_in_place_of_any_good() -> None:
    scene = table().seat(0, brown=1).rolled("R L2 C2")
    assert scene.legal() >= {"token R", "crystal R B", "crystal R G", "crystal R Y"}
    assert scene.do("token R")[0].brown == 0


@pytest.mark.rule("dice.use.token")
def test_no_token_stands_for_a_coin_or_a_card() -> None:
    scene = table().seat(0, brown=5, tokens="R5").rolled("R5")
    assert scene.refused("lira").rule == "dice.act.lira"
    assert scene.refused("cards 1").rule == "dice.act.cards"


@pytest.mark.rule("dice.ruling.brown")
def test_two_brown_tokens_may_be_a_pair_and_different_goods_may_include_several() -> None:
    scene = table().seat(0, brown=2).rolled("L5")
    assert scene.legal("token") == {"token R", "token G", "token Y", "token B"}
    assert len(scene.legal("crystal")) == 6
    assert scene.legal("brown") == set()
    scene = table().seat(0, brown=3).rolled("R L4")
    assert "two" in scene.legal()
    assert table().seat(0, brown=4).rolled("L5").legal("two") == {"two"}


@pytest.mark.rule("dice.ruling.payment")
def test_prices_are_paid_exactly() -> None:
    scene = table().seat(0, lira=11, tokens="R2").rolled("R3 G L").do("ruby R", "ruby lira")
    assert (scene[0].tokens, scene[0].lira) == ("R", 1)


def choosing() -> Scenario:
    return table().seat(0, tokens="R G", brown=1).rolled("R G L C2")


@pytest.mark.rule("dice.use.token")
def test_who_wants_to_choose_pays_one_good_after_the_other() -> None:
    scene = choosing().do("choose crystal R G")
    assert scene.view()["decision"] == ["pay", "crystal R G", [], "R"]
    assert scene.legal() == {"use R", "give R", "give brown"}
    assert scene.do("give R").view()["decision"] == ["pay", "crystal R G", ["give R"], "G"]
    scene.do("give brown")
    assert (scene.dice, scene[0].tokens, scene[0].brown, scene[0].crystal) == ("R G L C2", "G", 0, 1)
    assert scene.view()["decision"] == ["act", 1, True]


@pytest.mark.rule("dice.ruling.payment")
def test_what_is_not_due_cannot_be_paid() -> None:
    scene = choosing().do("choose crystal R G")
    refusal = scene.refused("use G")
    assert (refusal.rule, refusal.reason) == ("dice.ruling.payment", "not-due")
    assert refusal.facts == {"action": "use G", "due": "R"}
    assert scene.refused("end").rule == "dice.ruling.payment"


@pytest.mark.rule("dice.use.token", "dice.use.once")
@pytest.mark.parametrize(
    ("paid", "action", "rule", "reason", "facts"),
    [
        ([], "use R R", "dice.ruling.payment", "not-due", {"action": "use R R", "due": "R"}),
        ([], "give G", "dice.ruling.payment", "not-due", {"action": "give G", "due": "R"}),
        ([], "give brown", "dice.use.token", "nothing-of-it", {"what": "brown"}),
        (["give R"], "give G", "dice.use.token", "nothing-of-it", {"what": "G"}),
        (["give R"], "give R", "dice.ruling.payment", "not-due", {"action": "give R", "due": "G"}),
    ],
)
def test_each_good_is_paid_with_what_one_has(
    paid: list[str], action: str, rule: str, reason: str, facts: object
) -> None:
    scene = table().seat(0, tokens="R").rolled("R G2 L C").do("choose crystal R G", *paid)
    assert scene.refused(action)[:3] == (rule, reason, facts)


@pytest.mark.rule("dice.use.once", "dice.ruling.payment")
def test_a_die_that_is_not_there_or_comes_too_late_pays_nothing() -> None:
    scene = table().seat(0, tokens="R2", brown=1).rolled("G2 L2 C").do("choose token R")
    assert scene.refused("use R")[:3] == ("dice.use.once", "no-such-die", {"good": "R"})
    scene = table().seat(0, tokens="R", brown=1).rolled("R2 L C2").do("choose token R", "give R")
    assert scene.refused("use R")[:3] == ("dice.ruling.payment", "pay-order", {"action": "use R"})


@pytest.mark.rule("dice.act.ruby.mixed", "dice.ruling.payment")
def test_after_one_of_each_colour_goods_of_any_colour_are_due() -> None:
    scene = table().seat(0, tokens="R2 G2 Y B2", brown=1).rubies(mixed=3).rolled("R G Y B L").do("choose ruby mixed")
    scene.do("use R", "use G", "use Y", "use B")
    assert scene.view()["decision"] == ["pay", "ruby mixed", ["use R", "use G", "use Y", "use B"], "any"]
    assert scene.legal() == {"give R", "give G", "give Y", "give B", "give brown"}
    assert scene.refused("use B")[:3] == ("dice.use.once", "no-such-die", {"good": "B"})
    assert scene.refused("use L")[:3] == ("dice.ruling.payment", "not-due", {"action": "use L", "due": "any"})


@pytest.mark.rule("dice.ruling.payment")
def test_nobody_pays_himself_into_a_dead_end() -> None:
    scene = table().seat(0, tokens="R", brown=1).rolled("R L2 C2").do("choose crystal R G")
    assert scene.legal() == {"use R", "give R"}
    scene.do("give R")
    assert scene.legal() == {"give brown"}


@pytest.mark.rule("dice.use.token")
def test_nothing_is_chosen_where_there_is_but_one_payment() -> None:
    scene = table().rolled("R2 G L C")
    assert scene.legal("choose") == set()
    refusal = scene.refused("choose token R")
    assert (refusal.rule, refusal.reason) == ("dice.use.token", "one-payment")
    assert scene.refused("choose token G").reason == "goods-short"
    assert scene.refused("choose lira").reason == "one-payment"


@pytest.mark.rule("dice.ruling.crystals")
def test_choosing_is_no_action_before_it_is_paid_and_one_afterwards() -> None:
    scene = choosing().seat(0, crystal=1).do("choose token R", "use R")
    assert scene.view()["actions"] == 2
    scene.do("give R")
    assert (scene.view()["actions"], scene.legal("reroll")) == (1, set())


@pytest.mark.rule("dice.ruling.payment")
def test_every_action_that_costs_goods_can_be_paid_by_choice() -> None:
    scene = table().seat(0, tokens="R3 G Y B", brown=1).row("die lira-R lira-G lira-Y lira-B action-R")
    scene.rolled("R G Y B L")
    assert scene.legal("choose") >= {
        "choose token R",
        "choose crystal R G",
        "choose brown G Y B",
        "choose two",
        "choose tile lira-R",
        "choose tile die",
        "choose ruby R",
        "choose ruby mixed",
    }
    for action in scene.legal("choose"):
        twin = Scenario(scene.state.copy()).do(action)
        while twin.decision == "pay":
            twin.do(max(twin.legal()))
        assert twin.happened("paid")[0]["source"] == action.removeprefix("choose ")


@pytest.mark.rule("dice.use.token")
def test_a_view_tells_what_each_action_would_pay() -> None:
    shown = table().seat(0, tokens="R", lira=10, brown=1, crystal=1).rolled("R G L C2").view()["payments"]
    assert shown["token R"] == {"dice": ["R"], "tokens": ["R"], "brown": 0, "lira": 0}
    assert shown["token G"] == {"dice": ["G"], "tokens": [], "brown": 1, "lira": 0}
    assert shown["ruby lira"] == {"dice": [], "tokens": [], "brown": 0, "lira": 10}
    assert shown["lira"] == {"dice": ["L"], "tokens": [], "brown": 0, "lira": 0}
    assert shown["cards 2"] == {"dice": ["C2"], "tokens": [], "brown": 0, "lira": 0}
    assert not any(name.startswith(("choose", "reroll", "end")) for name in shown)


@pytest.mark.rule("dice.act.ruby.mixed", "dice.use.token")
def test_neither_coins_nor_brown_tokens_are_what_one_more_good_is_paid_with_by_default() -> None:
    scene = table().seat(0, tokens="R", brown=2).rubies(mixed=3).rolled("R G Y B L")
    paid = {"dice": ["R", "G", "Y", "B"], "tokens": ["R"], "brown": 0}
    assert scene.view()["payments"]["ruby mixed"] == {**paid, "lira": 0}
    assert scene.do("ruby mixed").happened("paid")[0].items() >= paid.items()


@pytest.mark.rule("dice.turn.roll", "dice.act.ruby.lira")
@pytest.mark.parametrize(
    ("action", "source", "paid"),
    [("reroll R", "reroll", {"crystal": 1, "lira": 0}), ("ruby lira", "ruby lira", {"crystal": 0, "lira": 10})],
)
def test_it_is_told_what_crystals_and_lira_were_paid_for(action: str, source: str, paid: dict[str, int]) -> None:
    scene = table().seat(0, crystal=1, lira=10).rolled("R L2 C2").do(action, dice="G" if "reroll" in action else "")
    assert scene.happened("paid") == [{"seat": 0, "dice": [], "tokens": [], "brown": 0, **paid, "source": source}]
