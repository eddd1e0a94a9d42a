"""Whatever is refused names a rule that fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.dice.rules import State
from tests.coverage.marks import marked_ids
from tests.games.dice.scenario import GAME, Scenario, fresh, table


def with_card(card: str, scene: Scenario) -> Scenario:
    return scene.rolled("C2 R3").do("cards 2", f"carry {card}", cards=[card, "brown-R"])


SCENES: dict[str, Callable[[], Scenario]] = {
    "income": lambda: table().seat(0, tiles="card-R").income(1),
    "roll": table,
    "act": lambda: table().seat(0, tokens="R G", brown=1, crystal=1, lira=12).rolled("R2 G L C"),
    "nothing to be done": lambda: table().rolled("R").used("G4"),
    "after an action": lambda: table().seat(0, crystal=1).rolled("R2 G L C").do("lira"),
    "pay": lambda: table().seat(0, tokens="R").rolled("R2 G L C").do("choose token R"),
    "two": lambda: table().rolled("R G Y B L").do("two"),
    "cards": lambda: table().rolled("C2 R3").do("cards 2", cards=["ruby-brown", "token-R"]),
    "ruby": lambda: with_card("ruby-brown", table().seat(0, brown=3)),
    "give": lambda: with_card("ruby-tile-lira", table().seat(0, lira=6, tiles="lira-G die")).do("exchange"),
    "track": lambda: with_card("ruby-brown", table().seat(0, brown=3)).do("exchange"),
    "condition": lambda: with_card("two-lira", table()),
    "open": lambda: with_card("two-tile", table()).do("accept"),
    "others": lambda: with_card("lira-token", table().seat(1, tokens="R")),
    "others, paying": lambda: with_card("token-G", table().seat(1, lira=2)),
    "others, taking": lambda: with_card("token-lira-Y", table()),
    "over": lambda: table(4).turn(3).seat(1, rubies=5).rolled("R5").do("end"),
}
WAITS_FOR = {
    "pay": "dice.ruling.payment",
    "two": "dice.act.two",
    "cards": "dice.act.cards",
    "ruby": "dice.bazaar.ruby",
    "give": "dice.card.tile",
    "track": "dice.bazaar.ruby",
    "condition": "dice.card.else",
    "open": "dice.card.tile",
    "others": "dice.card.others",
}


def refuses_by_the_book(state: State) -> None:
    legal = set(GAME.legal(state))
    refusals = {action: GAME.explain(state, action) for action in {*GAME.sample_actions(state), *legal}}
    assert {action for action, refusal in refusals.items() if refusal is None} == legal
    rules = {refusal.rule for refusal in refusals.values() if refusal is not None}
    assert rules <= marked_ids()


@pytest.mark.rule("dice.turn.act")
@pytest.mark.parametrize("scene", SCENES)
def test_every_attempt_is_either_legal_or_refused_by_a_rule(scene: str) -> None:
    refuses_by_the_book(SCENES[scene]().state)


@pytest.mark.rule("dice.turn.act")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_it_is_in_whole_games(players: int) -> None:
    chance = Seeded(players)
    state = fresh(chance, players=players).state
    for _ in range(250):
        legal = GAME.legal(state)
        assert len(set(legal)) == len(legal) > 0
        refuses_by_the_book(state)
        GAME.apply(state, legal[chance.pick(range(len(legal)), [1] * len(legal))], chance)


@pytest.mark.rule("dice.turn.act")
@pytest.mark.parametrize("scene", SCENES)
def test_what_is_legal_can_be_written_and_read(scene: str) -> None:
    legal = GAME.legal(SCENES[scene]().state)
    assert [Action.parse(str(action)) for action in legal] == list(legal)


@pytest.mark.rule("dice.turn.act")
@pytest.mark.parametrize("scene", WAITS_FOR)
def test_inside_a_decision_the_refusal_names_what_is_waited_for(scene: str) -> None:
    refusal = SCENES[scene]().refused("end")
    assert (refusal.rule, refusal.reason) == (WAITS_FOR[scene], "not-now")
    assert refusal.facts == {"verb": "end", "decision": scene}


@pytest.mark.rule("dice.turn.act")
def test_an_unknown_verb_is_refused() -> None:
    refusal = table().refused("dance 3")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("dice.turn.act", "verb-unknown", {"verb": "dance"})


@pytest.mark.rule("dice.act.token", "dice.act.crystal", "dice.act.brown", "dice.act.two", "dice.act.tile")
@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        ("token R R", "dice.act.token", "malformed"),
        ("crystal G R", "dice.act.crystal", "malformed"),
        ("crystal R R", "dice.act.crystal", "malformed"),
        ("brown R G", "dice.act.brown", "malformed"),
        ("two R", "dice.act.two", "malformed"),
        ("lira 2", "dice.act.lira", "malformed"),
        ("cards 0", "dice.act.cards", "malformed"),
        ("ruby mosque", "dice.tiles.ruby", "ruby-mosque"),
        ("tile", "dice.act.tile", "malformed"),
        ("end now", "dice.turn.act", "malformed"),
        ("choose", "dice.use.token", "malformed"),
        ("choose end", "dice.use.token", "malformed"),
        ("choose tile nothing", "dice.act.tile", "tile-unknown"),
        ("choose ruby lira", "dice.act.ruby.lira", "lira-short"),
        ("ruby lira", "dice.act.ruby.lira", "lira-short"),
        ("crystal Y B", "dice.act.crystal", "goods-short"),
        ("brown G Y B", "dice.act.brown", "goods-short"),
        ("two", "dice.act.two", "goods-short"),
        ("ruby die", "dice.act.ruby.colour", "malformed"),
        ("choose 2", "dice.use.token", "malformed"),
        ("choose crystal R G", "dice.use.token", "one-payment"),
        ("choose brown G Y B", "dice.act.brown", "goods-short"),
        ("choose two", "dice.act.two", "goods-short"),
        ("choose lira", "dice.use.token", "one-payment"),
        ("choose cards 1", "dice.use.token", "one-payment"),
        ("choose cards 2", "dice.act.cards", "card-dice-short"),
        ("roll", "dice.turn.roll", "not-now"),
        ("draw", "dice.turn.income", "not-now"),
        ("take R", "dice.act.two", "not-now"),
        ("pay", "dice.card.others", "not-now"),
    ],
)
def test_an_action_that_makes_no_sense_names_the_rule_that_it_comes_closest_to(
    action: str, rule: str, reason: str
) -> None:
    refusal = table().rolled("R2 G L C").refused(action)
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.rule("dice.act.cards")
def test_a_card_that_was_not_drawn_cannot_be_carried_out() -> None:
    scene = SCENES["cards"]()
    assert scene.refused("carry has-lira").facts == {"card": "has-lira"}
    assert scene.refused("carry nothing").reason == "malformed"
    assert scene.refused("carry has-lira has-lira").reason == "malformed"


@pytest.mark.rule("dice.card.tile", "dice.bazaar.ruby")
@pytest.mark.parametrize(
    ("scene", "action", "rule"),
    [
        ("give", "give R", "dice.bazaar.ruby"),
        ("give", "give die die", "dice.bazaar.ruby"),
        ("track", "take die", "dice.bazaar.ruby"),
        ("track", "take R R", "dice.bazaar.ruby"),
        ("open", "take R", "dice.bazaar.two-dice"),
        ("open", "take die die", "dice.bazaar.two-dice"),
        ("ruby", "exchange R", "dice.bazaar.ruby"),
        ("ruby", "decline R", "dice.bazaar.ruby"),
        ("condition", "accept R", "dice.bazaar.two-dice"),
        ("condition", "decline R", "dice.bazaar.two-dice"),
    ],
)
def test_what_a_card_never_asks_for_is_refused_by_the_card(scene: str, action: str, rule: str) -> None:
    refusal = SCENES[scene]().refused(action)
    assert (refusal.rule, refusal.reason, refusal.facts) == (rule, "not-offered", {"action": action})


@pytest.mark.rule("dice.card.others")
def test_who_is_asked_for_a_token_is_not_asked_for_money() -> None:
    refusal = SCENES["others"]().refused("pay")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("dice.bazaar.lira", "not-asked", {"action": "pay"})


@pytest.mark.rule("dice.turn.roll", "dice.turn.income")
def test_before_the_dice_lie_there_is_but_one_thing_to_do() -> None:
    assert table().refused("token R")[:2] == ("dice.act.token", "not-now")
    assert table().refused("roll 2")[:2] == ("dice.turn.roll", "malformed")
    assert table().seat(0, tiles="card-R").income(1).refused("draw 2")[:2] == ("dice.turn.income", "malformed")
