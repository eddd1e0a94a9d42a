"""Why not, in Istanbul and its expansions: reasons that used to mislead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from istanbul_nb.words import Words
from tests.attacks.refusals import check
from tests.games.istanbul.letters.city import bazaar
from tests.games.istanbul.letters.city import city as letters
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.mocha.city import city as mocha
from tests.games.istanbul.scenario import Scenario, table

Case = tuple[Callable[[], Scenario], str, str, str, str]  # the table, what is tried, the rule, both sentences


def assert_said(scene: Scenario, action: str, rule: str, english: str, russian: str) -> None:
    """Assert which rule is named and what is said in both languages; what is advised is legal."""
    refusal = scene.refused(action)
    assert refusal.rule == rule
    assert Words("en").reason(refusal) == english
    assert Words("ru").reason(refusal) == russian
    check("istanbul", scene.state, refusal, scene.state.legal or ())


BARRIER: dict[str, Case] = {
    "a step": (
        lambda: mocha().barrier(7, 8, holder=1),
        "move 8",
        "mocha.barrier",
        (
            "The barrier between the Fountain and the Black Market closes the way to the Black Market: only "
            "figures of its token’s holder walk through it. Choose another place."
        ),
        (
            "Барьер между Фонтаном и Чёрным рынком закрывает путь на Чёрный рынок: сквозь него ходят только "
            "фигуры владельца жетона. Выберите другое место."
        ),
    ),
    "two steps": (
        lambda: mocha().barrier(7, 8, holder=1),
        "move 9",
        "mocha.barrier",
        (
            "The barrier between the Fountain and the Black Market closes the way to the Tea House: only "
            "figures of its token’s holder walk through it. Choose another place."
        ),
        (
            "Барьер между Фонтаном и Чёрным рынком закрывает путь в Чайную: сквозь него ходят только фигуры "
            "владельца жетона. Выберите другое место."
        ),
    ),
    "a straight line": (
        lambda: mocha().barrier(8, 9, holder=1).seat(0, tavern="move"),
        "move 10",
        "mocha.barrier",
        (
            "The barrier between the Black Market and the Tea House closes the way to the Large Market: only"
            " figures of its token’s holder walk through it. Choose another place."
        ),
        (
            "Барьер между Чёрным рынком и Чайной закрывает путь на Большой рынок: сквозь него ходят только "
            "фигуры владельца жетона. Выберите другое место."
        ),
    ),
    "no straight line": (
        lambda: mocha().barrier(8, 9, holder=1).seat(0, tavern="move"),
        "move 20",
        "mocha.tile.move",
        (
            "20 Coffee House is 5 steps away and not in a straight line with your merchant. Choose a place "
            "in a straight line, or at most 2 steps away."
        ),
        (
            "До места 20 Кофейня 5 шагов, и оно не на одной прямой с вашим купцом. Выберите место на прямой "
            "или не дальше 2 шагов."
        ),
    ),
    "a companion": (
        lambda: bazaar().barrier(4, 5, holder=1).seat(0, at=16, companion=4),
        "walk 5",
        "mocha.barrier",
        (
            "The barrier between the Fruit Warehouse and the Post Office closes the way to the Post Office: "
            "only figures of its token’s holder walk through it. Choose another place."
        ),
        (
            "Барьер между Складом фруктов и Почтовой конторой закрывает путь в Почтовую контору: сквозь него"
            " ходят только фигуры владельца жетона. Выберите другое место."
        ),
    ),
    "a family member": (
        lambda: bazaar().barrier(4, 5, holder=1).seat(0, family=4, hand=["familywalk"]).do("play familywalk"),
        "lead 5",
        "mocha.barrier",
        (
            "The barrier between the Fruit Warehouse and the Post Office closes the way to the Post Office: "
            "only figures of its token’s holder walk through it. Choose another place."
        ),
        (
            "Барьер между Складом фруктов и Почтовой конторой закрывает путь в Почтовую контору: сквозь него"
            " ходят только фигуры владельца жетона. Выберите другое место."
        ),
    ),
}


@pytest.mark.rule(
    "mocha.barrier",
    "ruling.barrier-figures",
    "ruling.steps",
    "mocha.tile.move",
    "letters.companion.move",
    "letters.card.family",
)
@pytest.mark.parametrize("case", BARRIER)
def test_the_barrier_is_named_where_it_alone_stops_a_walk(case: str) -> None:
    table_of, action, rule, english, russian = BARRIER[case]
    assert_said(table_of(), action, rule, english, russian)


SHUT_IN: dict[str, Case] = {
    "in a corner": (
        lambda: (
            bazaar(layout=[6, 12, *range(1, 6), *range(8, 12), 13, 7, *range(14, 26)])
            .barrier(4, 6, holder=1)
            .seat(0, family=6, hand=["familywalk"])
        ),
        "play familywalk",
        "mocha.barrier",
        (
            "Your family member at the Caravansary cannot take a step: the barrier closes its only way that "
            "does not lead to the Police Station. You can move your merchant."
        ),
        (
            "Ваш родственник в Караван-сарае не может сделать шаг: барьер закрыл единственный путь, который "
            "ведёт не в Полицейский участок. Можно пойти."
        ),
    ),
    "at home": (
        lambda: bazaar().seat(0, hand=["familywalk"]),
        "play familywalk",
        "letters.card.family",
        (
            "Your family member is at the Police Station already. The card can wait until it is somewhere "
            "else. You can move your merchant."
        ),
        ("Ваш родственник и так в Полицейском участке. Карта подождёт, пока он не уйдёт оттуда. Можно пойти."),
    ),
}


@pytest.mark.rule("mocha.barrier", "letters.card.family")
@pytest.mark.parametrize("case", SHUT_IN)
def test_a_family_member_that_is_shut_in_is_not_at_the_police_station(case: str) -> None:
    table_of, action, rule, english, russian = SHUT_IN[case]
    assert_said(table_of(), action, rule, english, russian)


GUILD_TURN: dict[str, Case] = {
    "with its action": (
        lambda: mocha().seat(0, guild=[12], hand=["market"], goods="R").do("guild 12", "visit 11"),
        "play market",
        "mocha.guild.cards",
        (
            "“Any goods” needs you to be at its place, so it cannot be played on the turn of a guild card. "
            "You can sell goods."
        ),
        (
            "Чтобы сыграть карту «Любые товары», надо быть на её месте, поэтому в ход карты гильдии её не "
            "играют. Можно продать товары."
        ),
    ),
    "after its action": (
        lambda: mocha().seat(0, guild=[12], hand=["post2"]).do("guild 12", "visit 5", "collect"),
        "play post2",
        "mocha.guild.cards",
        (
            "“Post again” needs you to be at its place, so it cannot be played on the turn of a guild card. "
            "You can end the turn."
        ),
        (
            "Чтобы сыграть карту «Снова почта», надо быть на её месте, поэтому в ход карты гильдии её не "
            "играют. Можно закончить ход."
        ),
    ),
    "of the first phase": (
        lambda: mocha().seat(0, guild=[17], hand=["assistant"]).do("guild 17"),
        "play assistant",
        "ruling.guild-turn",
        (
            "“Assistant back” belongs to the first phase, and the turn of a guild card has no phases. You "
            "can end the turn."
        ),
        ("Карта «Помощник вернулся» относится к первой фазе, а в ходе карты гильдии фаз нет. Можно закончить ход."),
    ),
    "the green tile": (
        lambda: mocha().seat(0, guild=[12], tiles="G", lira=5).do("guild 12", "visit 2", "fill"),
        "extra R",
        "mocha.guild.cards",
        (
            "The green tile needs you to be at its place, so it does not help on the turn of a guild card. "
            "You can end the turn."
        ),
        (
            "Чтобы применить зелёную плитку, надо быть на её месте, поэтому в ход карты гильдии она не "
            "помогает. Можно закончить ход."
        ),
    ),
}


@pytest.mark.rule("mocha.guild.cards", "ruling.guild-turn", "ruling.place-bound", "ruling.repeat")
@pytest.mark.parametrize("case", GUILD_TURN)
def test_what_is_bound_to_a_place_is_out_of_use_on_the_turn_of_a_guild_card(case: str) -> None:
    table_of, action, rule, english, russian = GUILD_TURN[case]
    assert_said(table_of(), action, rule, english, russian)


COMPANION: dict[str, Case] = {
    "in the own supply": (
        lambda: letters().seat(0, at=5, companion="own"),
        "walk 4",
        "letters.companion.move",
        ("Your companion is not in the city but in your own supply. First put him down where your merchant is."),
        ("Вашего партнёра нет в городе: он в вашем личном запасе. Сначала выставьте его туда, где стоит ваш купец."),
    ),
    "in the own supply, by card": (
        lambda: letters().seat(0, companion="own", hand=["companion2"]),
        "play companion2",
        "letters.card.companion2",
        ("Your companion is not in the city but in your own supply. First put him down where your merchant is."),
        ("Вашего партнёра нет в городе: он в вашем личном запасе. Сначала выставьте его туда, где стоит ваш купец."),
    ),
    "in the general supply": (
        lambda: letters().seat(0, at=5),
        "walk 4",
        "letters.companion.move",
        (
            "Your companion is not in the city but in the general supply. He is taken at the Fountain and "
            "put on the board before a move. You can move your merchant."
        ),
        (
            "Вашего партнёра нет в городе: он в общем запасе. Его берут у Фонтана и выставляют на поле до "
            "перемещения. Можно пойти."
        ),
    ),
    "on the board already": (
        lambda: letters().seat(0, companion=4),
        "place",
        "letters.companion.place",
        "Your companion is on the board already, at the Fruit Warehouse. Move him instead.",
        "Ваш партнёр уже на поле, на Складе фруктов. Лучше переместите его.",
    ),
}


@pytest.mark.rule("letters.companion.move", "letters.companion.place", "letters.card.companion2")
@pytest.mark.parametrize("case", COMPANION)
def test_where_a_companion_is_who_cannot_walk(case: str) -> None:
    table_of, action, rule, english, russian = COMPANION[case]
    assert_said(table_of(), action, rule, english, russian)


NEVER: dict[str, Case] = {
    "a bid without an auction": (
        letters,
        "bid 3",
        "letters.place.auction",
        "You cannot bid now: the question is where to walk. You can move your merchant.",
        "Сейчас нельзя делать ставку: решается, куда идти. Можно пойти.",
    ),
    "an end before the move": (
        table,
        "end",
        "ist.move.must",
        "You cannot end the turn now: the question is where to walk. You can move your merchant.",
        "Сейчас нельзя заканчивать ход: решается, куда идти. Можно пойти.",
    ),
}


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("case", NEVER)
def test_what_never_comes_is_not_promised(case: str) -> None:
    table_of, action, rule, english, russian = NEVER[case]
    assert_said(table_of(), action, rule, english, russian)


AUCTION: dict[str, Case] = {
    "too low": (
        lambda: letters().seat(0, lira=3).acting(23).do("auction R"),
        "bid 0",
        "letters.place.auction",
        "A bid is at least 1 lira. Bid more.",
        "Ставят не меньше 1 лиры. Поставьте больше.",
    ),
    "too high": (
        lambda: letters().seat(0, lira=3).acting(23).do("auction R"),
        "bid 9",
        "ruling.auction",
        "You have 3 lira and cannot bid more. Bid less.",
        "У вас 3 лиры, больше поставить нельзя. Поставьте меньше.",
    ),
    "another player": (
        lambda: letters().seat(0, lira=3).seat(1, lira=3).acting(23).do("auction R", "bid 1"),
        "bid 9",
        "ruling.auction",
        "You have 3 lira and cannot bid more. Bid less, or pass.",
        "У вас 3 лиры, больше поставить нельзя. Поставьте меньше или пасуйте.",
    ),
    "passing": (
        lambda: letters().seat(0, lira=3).acting(23).do("auction R"),
        "pass",
        "ruling.auction",
        "This is your auction, and you have lira: you have to open it. Bid at least 1 lira.",
        "Аукцион ваш, и лиры у вас есть: открыть его надо вам. Поставьте хотя бы 1 лиру.",
    ),
}


@pytest.mark.rule("letters.place.auction", "ruling.auction")
@pytest.mark.parametrize("case", AUCTION)
def test_the_opener_of_an_auction_is_not_told_to_pass(case: str) -> None:
    table_of, action, rule, english, russian = AUCTION[case]
    assert_said(table_of(), action, rule, english, russian)


REPEAT: dict[str, Case] = {
    "after a meeting": (
        lambda: (
            table()
            .seat(0, hand=["post2"], lira=2)
            .figures(governor=5)
            .acting(5)
            .do("collect", "meet governor", "pay lira", cards=["far"], dice=[1, 1])
        ),
        "play post2",
        "ist.window.after",
        (
            "“Post again” is played right after the action of the Post Office and before the first meeting. "
            "This turn that moment is over or never came. You can end the turn."
        ),
        (
            "Карту «Снова почта» играют сразу после действия Почтовой конторы и до первой встречи. В этот "
            "ход такой момент уже прошёл или не наступил. Можно закончить ход."
        ),
    ),
    "before the action": (
        lambda: table().seat(0, hand=["post2"]).acting(5),
        "play post2",
        "ist.window.after",
        ("“Post again” is played right after the action of the Post Office. You can collect the mail or end the turn."),
        ("Карту «Снова почта» играют сразу после действия Почтовой конторы. Можно получить почту или закончить ход."),
    ),
}


@pytest.mark.rule("ist.window.after", "ruling.repeat")
@pytest.mark.parametrize("case", REPEAT)
def test_a_meeting_closes_the_moment_of_a_repeat_card(case: str) -> None:
    table_of, action, rule, english, russian = REPEAT[case]
    assert_said(table_of(), action, rule, english, russian)


KIOSK: dict[str, Case] = {
    "lira": (
        lambda: picked("extension-lira"),
        "use",
        "letters.kiosk.extension",
        "That costs 10 lira, and you have 0. You can do without it.",
        "Это стоит 10 лир, а у вас 0 лир. Можно отказаться.",
    ),
    "goods": (
        lambda: picked("extension-goods"),
        "use",
        "letters.kiosk.extension",
        "You do not have that much: 1 fabric, 1 spice, 1 fruit, 1 jewelry. You can do without it.",
        "У вас столько нет: 1 ткань, 1 пряность, 1 фрукт, 1 украшение. Можно отказаться.",
    ),
    "three extensions": (
        lambda: picked("extension-lira", lira=10, extensions=3),
        "use",
        "letters.kiosk.extension",
        "Your cart already has its three extensions, and there is no fourth. You can do without it.",
        "У вашей тележки уже три расширения, а четвёртого не бывает. Можно отказаться.",
    ),
    "the companion": (
        lambda: picked("companion", companion="own"),
        "use",
        "ruling.kiosk-companion",
        "Your companion is in your own supply already. You can do without it.",
        "Ваш партнёр уже в личном запасе. Можно отказаться.",
    ),
    "the Fountain": (
        lambda: picked("fountain"),
        "use",
        "ruling.kiosk-fountain",
        "Your merchant is at the Fountain already, so this tile changes nothing. You can do without it.",
        "Ваш купец и так у Фонтана, эта плитка ничего не изменит. Можно отказаться.",
    ),
    "coffee": (
        lambda: picked("coffee2"),
        "use coffee",
        "letters.coffee",
        "There is no coffee in this game. Choose something else.",
        "В этой игре нет кофе. Выберите что-нибудь другое.",
    ),
    "an exchange, whatever was written": (
        lambda: picked("lira-letter"),
        "use",
        "letters.kiosk.lira-letter",
        "That costs 2 lira, and you have 0. You can do without it.",
        "Это стоит 2 лиры, а у вас 0 лир. Можно отказаться.",
    ),
    "a good for lira": (
        lambda: picked("lira-good"),
        "use R",
        "letters.kiosk.lira-good",
        "You do not have that much: 1 fabric. You can do without it.",
        "У вас столько нет: 1 ткань. Можно отказаться.",
    ),
    "a card for a letter": (
        lambda: picked("card-letter", hand=["far"]),
        "use card stay",
        "letters.kiosk.card-letter",
        (
            "“use card stay” does not name a card that you hold. Choose something that you have, like this: "
            "“use card far”."
        ),
        (
            "Запись «use card stay» не называет карты, которая у вас есть. Выберите то, что у вас есть, "
            "например: «use card far»."
        ),
    ),
    "not a way of this tile": (
        lambda: picked("lira-good", lira=2),
        "use",
        "letters.kiosk.lira-good",
        "“use” is not a way to use this tile. Write it like this: “use lira R”.",
        "Запись «use» не говорит, как применить эту плитку. Напишите так: «use lira R».",
    ),
}


@pytest.mark.rule(
    "letters.place.kiosk",
    "ruling.kiosk",
    "ruling.kiosk-companion",
    "ruling.kiosk-fountain",
    "letters.kiosk.extension",
    "letters.kiosk.lira-letter",
    "letters.kiosk.lira-good",
    "letters.coffee",
)
@pytest.mark.parametrize("case", KIOSK)
def test_a_kiosk_tile_that_cannot_be_used_says_why(case: str) -> None:
    table_of, action, rule, english, russian = KIOSK[case]
    assert_said(table_of(), action, rule, english, russian)


FIGURES: dict[str, Case] = {
    "with lira": (
        lambda: table().seat(0, lira=2).figures(governor=5).acting(5).do("collect", "meet governor", cards=["far"]),
        "pay",
        "ist.meet.governor",
        "“pay” cannot be understood here. Write it like this: “pay lira”.",
        "Запись «pay» здесь непонятна. Напишите так: «pay lira».",
    ),
    "without lira": (
        lambda: table().figures(governor=2).acting(2).do("fill", "meet governor", cards=["far"]),
        "pay",
        "ist.meet.governor",
        "That costs 2 lira, and you have 0. You can discard a card.",
        "Это стоит 2 лиры, а у вас 0 лир. Можно сбросить карту.",
    ),
    "the smuggler without lira": (
        lambda: table().figures(smuggler=2).acting(2).do("fill", "meet smuggler", "gain B"),
        "pay",
        "ist.meet.smuggler",
        "That costs 2 lira, and you have 0. Choose something else.",
        "Это стоит 2 лиры, а у вас 0 лир. Выберите что-нибудь другое.",
    ),
}


@pytest.mark.rule("ist.meet.governor", "ist.meet.smuggler")
@pytest.mark.parametrize("case", FIGURES)
def test_paying_a_figure_is_written_with_what_is_paid(case: str) -> None:
    table_of, action, rule, english, russian = FIGURES[case]
    assert_said(table_of(), action, rule, english, russian)


STACK: dict[str, Case] = {
    "empty": (
        lambda: table().seat(0, stack=[], assistants=[1, 2, 3, 4]).arriving(5),
        "take",
        "ist.assist.pickup",
        "None of your assistants is at the Post Office. You can end the turn.",
        "Вашего помощника в Почтовой конторе нет. Можно закончить ход.",
    ),
    "not empty": (
        lambda: table().arriving(5),
        "take",
        "ist.assist.pickup",
        "None of your assistants is at the Post Office. Leave one here, or end the turn.",
        "Вашего помощника в Почтовой конторе нет. Оставьте здесь помощника или закончите ход.",
    ),
}


@pytest.mark.rule("ist.assist.pickup", "ist.assist.none")
@pytest.mark.parametrize("case", STACK)
def test_nobody_is_told_to_leave_an_assistant_from_an_empty_stack(case: str) -> None:
    table_of, action, rule, english, russian = STACK[case]
    assert_said(table_of(), action, rule, english, russian)


GREEN: dict[str, Case] = {
    "with a card in hand": (
        lambda: table().seat(0, tiles="G", lira=1, hand=["lira"]).acting(2).do("fill"),
        "extra R",
        "ist.tile.green",
        "That costs 2 lira, and you have 1. You can play a card or stop here.",
        "Это стоит 2 лиры, а у вас 1 лира. Можно сыграть карту или остановиться на этом.",
    ),
    "without its good": (
        lambda: table().seat(0, tiles="G", lira=1, hand=["lira"]).acting(2).do("fill"),
        "extra",
        "ist.tile.green",
        "That costs 2 lira, and you have 1. You can play a card or stop here.",
        "Это стоит 2 лиры, а у вас 1 лира. Можно сыграть карту или остановиться на этом.",
    ),
    "without a card": (
        lambda: table().seat(0, tiles="G", lira=1).acting(2).do("fill"),
        "extra R",
        "ist.tile.green",
        "That costs 2 lira, and you have 1. You can end the turn.",
        "Это стоит 2 лиры, а у вас 1 лира. Можно закончить ход.",
    ),
    "elsewhere": (
        lambda: table().seat(0, tiles="G", lira=5).acting(5),
        "extra R",
        "ist.tile.green",
        ("The green tile is used at a Warehouse, right after filling up. You can collect the mail or end the turn."),
        (
            "Зелёная плитка служит на Складе, сразу после того как вы набрали товар. Можно получить почту "
            "или закончить ход."
        ),
    ),
}


@pytest.mark.rule("ist.tile.green", "ruling.green")
@pytest.mark.parametrize("case", GREEN)
def test_the_green_tile_costs_two_lira(case: str) -> None:
    table_of, action, rule, english, russian = GREEN[case]
    assert_said(table_of(), action, rule, english, russian)


LAST: dict[str, Case] = {
    "the yellow tile": (
        lambda: table().seat(0, rubies=5, hand=["lira"], tiles="Y", lira=4, assistants=[3]).last_cards(0),
        "fetch 3",
        "ist.end.cards",
        (
            "You cannot bring an assistant back any more: after the last turn only cards that bring goods or"
            " lira are played. You can play a card or end the turn."
        ),
        (
            "Больше нельзя возвращать помощника: после последнего хода играют только карты, которые приносят"
            " товары или лиры. Можно сыграть карту или закончить ход."
        ),
    ),
    "a place": (
        lambda: table().seat(0, rubies=5, hand=["lira"]).last_cards(0),
        "sell R",
        "ist.end.cards",
        (
            "You cannot sell goods any more: after the last turn only cards that bring goods or lira are "
            "played. You can play a card or end the turn."
        ),
        (
            "Больше нельзя продавать товары: после последнего хода играют только карты, которые приносят "
            "товары или лиры. Можно сыграть карту или закончить ход."
        ),
    ),
}


@pytest.mark.rule("ist.end.cards", "ruling.end-cards")
@pytest.mark.parametrize("case", LAST)
def test_among_the_last_cards_there_is_no_tile(case: str) -> None:
    table_of, action, rule, english, russian = LAST[case]
    assert_said(table_of(), action, rule, english, russian)


CATACOMBS: dict[str, Case] = {
    "after the Catacombs": (
        lambda: bazaar().figures(governor=5).acting(25).do("descend R", "emerge 5"),
        "meet governor",
        "ruling.phase4-place",
        (
            "Nobody is met any more this turn: no merchant or companion of yours stands where his walk "
            "ended. You can end the turn."
        ),
        (
            "В этот ход больше никого не встречают: ни купец, ни партнёр не стоит там, где закончил путь. "
            "Можно закончить ход."
        ),
    ),
}


@pytest.mark.rule("ruling.phase4-place")
@pytest.mark.parametrize("case", CATACOMBS)
def test_nobody_is_met_where_the_merchant_did_not_walk_to(case: str) -> None:
    table_of, action, rule, english, russian = CATACOMBS[case]
    assert_said(table_of(), action, rule, english, russian)
