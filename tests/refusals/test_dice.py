"""Why not, in the Dice Game: reasons that used to mislead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from istanbul_nb.words import Words
from tests.attacks.refusals import check
from tests.games.dice.scenario import Scenario, table
from tests.games.dice.test_bazaar import turned_up

Case = tuple[Callable[[], Scenario], str, str, str, str]  # the table, what is tried, the rule, both sentences


def assert_said(scene: Scenario, action: str, rule: str, english: str, russian: str) -> None:
    """Assert which rule is named and what is said in both languages; what is advised is legal."""
    refusal = scene.refused(action)
    assert refusal.rule == rule
    assert Words("en", "dice").reason(refusal) == english
    assert Words("ru", "dice").reason(refusal) == russian
    check("dice", scene.state, refusal, scene.state.legal or ())


CHOOSE: dict[str, Case] = {
    "no coin": (
        lambda: table().rolled("R2 G2 C"),
        "choose lira",
        "dice.act.lira",
        (
            "None of your dice shows a coin, so there is no lira to take. You can take a token, take a "
            "crystal, draw bazaar cards or end the turn."
        ),
        (
            "Ни на одном кубике нет монеты, лир взять не за что. Можно взять жетон, взять кристалл, взять "
            "карты базара или закончить ход."
        ),
    ),
    "no card die": (
        lambda: table().rolled("R2 G2 Y"),
        "choose cards 1",
        "dice.act.cards",
        (
            "No free die of yours shows a card. You can take a token, take a crystal, take a brown token or "
            "end the turn."
        ),
        (
            "Свободных кубиков с картой у вас нет. Можно взять жетон, взять кристалл, взять коричневый жетон"
            " или закончить ход."
        ),
    ),
    "no money": (
        lambda: table().rolled("R2 G L C"),
        "choose ruby lira",
        "dice.act.ruby.lira",
        (
            "That costs 10 lira, and you have 0. You can take a token, take a crystal, take lira, draw "
            "bazaar cards or end the turn."
        ),
        (
            "Это стоит 10 лир, а у вас 0 лир. Можно взять жетон, взять кристалл, взять лиры, взять карты "
            "базара или закончить ход."
        ),
    ),
    "one payment": (
        lambda: table().rolled("R2 G L C"),
        "choose lira",
        "dice.use.token",
        (
            "There is only one way to pay for “lira”, so there is nothing to choose. Just write the action "
            "itself: “lira”."
        ),
        ("Заплатить за «lira» можно только одним способом, выбирать не из чего. Введите само действие: «lira»."),
    ),
}


@pytest.mark.rule("dice.use.token", "dice.act.lira", "dice.act.cards", "dice.act.ruby.lira")
@pytest.mark.parametrize("case", CHOOSE)
def test_to_choose_a_payment_the_action_itself_must_be_possible(case: str) -> None:
    table_of, action, rule, english, russian = CHOOSE[case]
    assert_said(table_of(), action, rule, english, russian)


MOSQUE: dict[str, Case] = {
    "as an action": (
        lambda: table().rolled("R2 G L C"),
        "ruby mosque",
        "dice.tiles.ruby",
        (
            "The rubies in the mosque are not for sale: the player who comes to have exactly 5 mosque tiles "
            "takes one, once a game. You can take a token, take a crystal, take lira, draw bazaar cards or "
            "end the turn."
        ),
        (
            "Рубины мечети не продаются: такой рубин раз за игру получает тот, у кого стало ровно 5 плиток "
            "мечети. Можно взять жетон, взять кристалл, взять лиры, взять карты базара или закончить ход."
        ),
    ),
    "with a card": (
        lambda: turned_up("ruby-brown", table().seat(0, brown=3)).do("exchange"),
        "take mosque",
        "dice.bazaar.ruby",
        ("A card brings a ruby from one of the six tracks, never from the mosque. Choose one of the tracks."),
        "Карта приносит рубин с одной из шести дорожек, но не из мечети. Выберите одну из дорожек.",
    ),
}


@pytest.mark.rule("dice.tiles.ruby", "dice.bazaar.ruby")
@pytest.mark.parametrize("case", MOSQUE)
def test_the_rubies_of_the_mosque_are_not_for_sale(case: str) -> None:
    table_of, action, rule, english, russian = MOSQUE[case]
    assert_said(table_of(), action, rule, english, russian)


CARDS: dict[str, Case] = {
    "never": (
        lambda: turned_up("lira-crystal", table().seat(1, crystal=1)),
        "give R",
        "dice.bazaar.lira",
        "This card does not take “give R”. Write it like this: “give crystal”.",
        "Эта карта не принимает «give R». Напишите так: «give crystal».",
    ),
    "if there were one": (
        lambda: turned_up("lira-token", table().seat(1, tokens="R")),
        "give G",
        "dice.bazaar.lira",
        "You have no spice token to give. Give something that you have, like this: “give R”.",
        "У вас нет жетона пряностей, отдать нечего. Отдайте то, что у вас есть, например: «give R».",
    ),
    "what is free": (
        lambda: turned_up("token-lira-Y"),
        "decline",
        "dice.bazaar.token-lira",
        "What a card gives for nothing is taken: it cannot be declined. Choose what you take.",
        "То, что карта даёт даром, берут: отказаться нельзя. Выберите, что взять.",
    ),
}


@pytest.mark.rule("dice.bazaar.lira", "dice.bazaar.token-lira", "dice.ruling.others", "dice.card.others")
@pytest.mark.parametrize("case", CARDS)
def test_a_card_says_what_it_takes(case: str) -> None:
    table_of, action, rule, english, russian = CARDS[case]
    assert_said(table_of(), action, rule, english, russian)


PAYMENT: dict[str, Case] = {
    "another good is due": (
        lambda: table().seat(0, tokens="R").rolled("R2 G L C").do("choose token R"),
        "use G",
        "dice.ruling.payment",
        "You cannot pay with “use G” now: fabric is due. Write it like this: “use R”.",
        "Заплатить так («use G») сейчас нельзя. Нужен товар: ткань. Напишите так: «use R».",
    ),
    "no such token": (
        lambda: table().seat(0, tokens="R").rolled("R2 G L C").do("choose token R"),
        "give brown",
        "dice.use.token",
        "You have no brown token to give. You can use a die.",
        "У вас нет коричневого жетона, отдать нечего. Можно использовать кубик.",
    ),
}


@pytest.mark.rule("dice.ruling.payment", "dice.use.token", "dice.use.once")
@pytest.mark.parametrize("case", PAYMENT)
def test_a_payment_says_what_is_missing(case: str) -> None:
    table_of, action, rule, english, russian = PAYMENT[case]
    assert_said(table_of(), action, rule, english, russian)
