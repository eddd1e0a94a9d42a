"""Texts for made-up lessons, to see how lessons look."""

from __future__ import annotations

from typing import Any

COURSES: dict[str, dict[str, dict[str, Any]]] = {
    "en": {
        "istanbul": {
            "where": "Istanbul for beginners, lesson 2 of 16",
            "contents": [
                "What it is about",
                "Walking and assistants",
                "The warehouses",
                "A larger cart",
                "The markets",
                "The Gemstone Dealer",
                "The Sultan’s Palace",
                "The Fountain",
                "Mosques and their tiles",
                "The Post Office and the Caravansary",
                "Dice: Tea House and Black Market",
                "The family member and the Police Station",
                "Other merchants",
                "Governor and smuggler",
                "Bonus cards",
                "The end of the game",
            ],
        },
        "dice": {"where": "The Dice Game, lesson 2 of 5", "contents": ["The roll", "Goods and tokens", "Rubies"]},
        "sultan": {"where": "Sultan, lesson 2 of 4", "contents": ["The cushions", "Cards", "Who gets the stone"]},
    },
    "ru": {
        "istanbul": {
            "where": "Стамбул для начинающих, урок 2 из 16",
            "contents": [
                "О чём эта игра",
                "Путь и помощники",
                "Склады",
                "Тележка побольше",
                "Рынки",
                "Торговец самоцветами",
                "Дворец султана",
                "Фонтан",
                "Мечети и их плитки",
                "Почтовая контора и караван-сарай",
                "Кубики: чайная и чёрный рынок",
                "Родственник и полицейский участок",
                "Другие торговцы",
                "Губернатор и контрабандист",
                "Карты бонусов",
                "Конец игры",
            ],
        },
        "dice": {"where": "Игра в кубики, урок 2 из 5", "contents": ["Бросок", "Товары и жетоны", "Рубины"]},
        "sultan": {"where": "Султан, урок 2 из 4", "contents": ["Подушки", "Карты", "Кому достаётся камень"]},
    },
}

RULE = "ist.assist.leave"

GLOSSARY = [
    ["merchant:0", "Merchant", "walks with his stack of assistants under him"],
    ["disc:0", "Assistant", "stays at a place and does the work there"],
    ["family:0", "Family member", "waits at the Police Station"],
]
SLOVAR = [
    ["merchant:0", "Торговец", "ходит по базару, под ним стопка помощников"],
    ["disc:0", "Помощник", "остаётся на месте и делает там работу"],
    ["family:0", "Родственник", "ждёт в полицейском участке"],
]

STEP: dict[str, Any] = {
    "title": "Walking and assistants",
    "heading": "Leave one, act once",
    "says": [
        "Your merchant stands on four assistants {disc:0}. Wherever he acts, one of them must stay behind "
        "and do the work.",
        "Later you can come back, pick him up, and act there again.",
    ],
    "rule": RULE,
    "cite": [
        "Leaving an assistant",
        "If none of yours lies there, the bottom one of your stack may stay at the place.",
    ],
    "glossary": GLOSSARY,
}
SHAG: dict[str, Any] = {
    "title": "Путь и помощники",
    "heading": "Оставьте помощника и действуйте",
    "says": [
        "Ваш торговец стоит на четырёх помощниках {disc:0}. Где бы он ни действовал, один из них остаётся "
        "и делает работу.",
        "Позже вы вернётесь, заберёте его и сможете действовать там снова.",
    ],
    "rule": RULE,
    "cite": [
        "Как оставить помощника",
        "Если вашего помощника на месте нет, там может остаться нижний из вашей стопки.",
    ],
    "glossary": SLOVAR,
}
TASK = {
    **STEP,
    "task": "Walk to the *Spice Warehouse* {p3} and leave an assistant. Your spice {spice} fills to the brim: 2.",
    "hints": 2,
    "show": True,
}
ZADANIE = {
    **SHAG,
    "task": "Идите на *склад пряностей* {p3} и оставьте помощника. Пряностей {spice} станет столько, "
    "сколько вмещает тележка: 2.",
    "hints": 2,
    "show": True,
}
ANSWER = {
    "text": "*Not the Great Mosque.* It is 3 steps away, and a merchant walks 1 or 2.",
    "rule": "ist.move.steps",
    "says": [
        "Steps",
        "The merchant goes one or two steps, never diagonally, and must leave the place where he stands.",
    ],
}
OTVET = {
    "text": "*Не Большая мечеть.* До неё 3 шага, а торговец делает 1 или 2.",
    "rule": "ist.move.steps",
    "says": ["Шаги", "Торговец делает один или два шага, не по диагонали, и не может остаться там, где стоит."],
}
QUESTION = {
    **STEP,
    "heading": "What do you think?",
    "says": ["Your merchant has no assistants left under him, and you come to a place where none of yours lies."],
    "options": [
        {"text": "I may act, and pay {$2} for it", "tried": False, "right": False},
        {"text": "My turn ends at once", "tried": False, "right": False},
        {"text": "I take an assistant from another place", "tried": False, "right": False},
    ],
    "hints": 1,
    "show": False,
}
SELL = {
    "title": "The markets",
    "heading": "Goods into money",
    "says": [
        "At the *Large Market* you sell what the tile on top wants. The more goods at once, the more each of them "
        "brings: one good {fabric} brings {$3}, five bring {$25}.",
    ],
    "task": "Sell as much as you can.",
    "hints": 1,
    "show": True,
    "rule": "ist.market.sell",
    "cite": ["Selling", "Sell one to five of the goods that the tile on top shows; then it goes under the pile."],
    "glossary": [
        *GLOSSARY,
        ["fabric", "Fabric", "one of the four goods"],
        ["spice", "Spice", "one of the four goods"],
        ["fruit", "Fruit", "one of the four goods"],
        ["jewel", "Jewelry", "cannot be bought: you win it at the Black Market"],
        ["lira", "Lira", "the money"],
        ["ruby", "Ruby", "whoever has five of them first ends the game"],
    ],
}
PRODAZHA = {
    **SELL,
    "title": "Рынки",
    "heading": "Товары превращаются в деньги",
    "says": [
        "На *большом рынке* вы продаёте то, что нужно верхней плитке. Чем больше товаров сразу, тем дороже каждый: "
        "один товар {fabric} приносит {$3}, пять приносят {$25}.",
    ],
    "task": "Продайте столько, сколько сможете.",
    "cite": [
        "Продажа",
        "Продайте от одного до пяти товаров, которые показывает верхняя плитка; затем она уходит под низ стопки.",
    ],
    "glossary": SLOVAR,
}
DICE = {
    "title": "Goods and tokens",
    "heading": "Two equal dice, one token",
    "says": [
        "Dice that show the same good can be turned into a *token* {tokR}. A token stays with you; dice do not.",
        "Each action uses up its dice, and you have *two actions* in a turn.",
    ],
    "task": "Take a token with two equal dice.",
    "hints": 1,
    "show": True,
    "rule": "dice.act.token",
    "cite": ["A token", "Two dice with the same good bring one token of that good."],
    "glossary": [["tokR", "Token", "a good that you keep"], ["crystal", "Crystal", "lets you roll again"]],
}
KUBIKI = {
    **DICE,
    "title": "Товары и жетоны",
    "heading": "Два одинаковых кубика — один жетон",
    "says": [
        "Кубики с одинаковым товаром можно превратить в *жетон* {tokR}. Жетон остаётся у вас, а кубики — нет.",
        "Каждое действие тратит свои кубики, а действий за ход — *два*.",
    ],
    "task": "Возьмите жетон за два одинаковых кубика.",
    "cite": ["Жетон", "Два кубика с одним товаром приносят один жетон этого товара."],
    "glossary": [["tokR", "Жетон", "товар, который остаётся у вас"], ["crystal", "Кристалл", "позволяет перебросить"]],
}
SULTAN = {
    "title": "Cards",
    "heading": "One card, one cushion",
    "says": [
        "On each cushion lies a stone. You lay *one card* face down beside one of them.",
        "The highest card takes the stone; equal cards cancel each other out.",
    ],
    "task": "Lay your *highest card* beside the stone that is worth most.",
    "hints": 2,
    "show": True,
    "rule": "sul.bid",
    "cite": ["Bidding", "Each player lays one card face down beside a cushion."],
    "glossary": [
        ["stoneB", "Sapphire", "worth most"],
        ["stoneW", "Diamond", "worth least"],
        ["bag", "Bag", "holds all stones"],
    ],
}
SULTAN_RU = {
    **SULTAN,
    "title": "Карты",
    "heading": "Одна карта — одна подушка",
    "says": [
        "На каждой подушке лежит камень. Вы кладёте *одну карту* взакрытую рядом с одним из них.",
        "Камень забирает старшая карта; равные карты взаимно уничтожаются.",
    ],
    "task": "Верните в мешочек камень, который вам меньше всего нужен.",
    "cite": ["Ставка", "Каждый игрок кладёт одну карту взакрытую рядом с подушкой."],
    "glossary": [["stoneB", "Синий камень", "самый дорогой"], ["bag", "Мешочек", "в нём все камни"]],
}


def _tried(question: dict[str, Any], *options: int, right: int | None = None) -> list[dict[str, Any]]:
    return [
        {**option, "tried": i in options or i == right, "right": i == right}
        for i, option in enumerate(question["options"])
    ]


LESSONS: dict[str, dict[str, dict[str, Any]]] = {
    "en": {
        "read": {
            **STEP,
            "step": 0,
            "back": False,
            "heading": "Your merchant and his helpers",
            "says": [
                "This is *Istanbul’s bazaar*: sixteen places {p10} {p13} {p16}, and each does something for you.",
                *STEP["says"],
                "Whoever has five rubies {ruby} first has nearly won.",
            ],
            "next": "step",
            "cite": None,
        },
        "task": TASK,
        "hint": {**TASK, "hint": "It is right beside the Fountain {p7}, one step to the east.", "hints": 1},
        "mistake": {**TASK, "answer": ANSWER},
        "done": {
            **TASK,
            "done": "*Well done!* An assistant {disc:0} stays at the Spice Warehouse; your cart holds 2 spice {spice}.",
            "hints": 0,
            "show": False,
            "next": "step",
        },
        "question": QUESTION,
        "wrong": {
            **QUESTION,
            "options": _tried(QUESTION, 0),
            "answer": {
                "text": "*Money does not help here.* Only assistants do the work.",
                "rule": RULE,
                "says": ["Without an assistant", "If you can neither leave nor pick up an assistant, your turn ends."],
            },
        },
        "right": {
            **QUESTION,
            "options": _tried(QUESTION, 0, right=1),
            "done": "*Right.* So go to the Fountain {p7} in time: there all of them come back.",
            "hints": 0,
            "next": "lesson",
            "step": 5,
        },
        "puzzle": {
            **STEP,
            "title": "Puzzle: a ruby in four turns",
            "heading": "The shortest way to a ruby",
            "says": ["You have money and an empty cart. There is a way to your next ruby {ruby} in *four turns*."],
            "task": "Get a ruby, from wherever you like.",
            "hints": 3,
            "show": True,
            "turns": {"made": 3, "best": 4},
            "cite": None,
            "step": 0,
            "steps": 1,
        },
        "over": {
            **STEP,
            "title": "The end of the game",
            "heading": "You know the whole game now",
            "says": [
                "You have taken all sixteen lessons. Sit down at a table with bots, or take on the puzzles.",
                "Any lesson can be taken again.",
            ],
            "cite": None,
            "glossary": [],
            "contents": [
                {"id": str(i), "title": title, "state": "done", "now": False}
                for i, title in enumerate(COURSES["en"]["istanbul"]["contents"])
            ],
            "step": 5,
        },
        "sell": SELL,
        "dice": DICE,
        "sultan": SULTAN,
    },
    "ru": {
        "task": ZADANIE,
        "mistake": {**ZADANIE, "answer": OTVET},
        "done": {
            **ZADANIE,
            "done": "*Отлично!* Помощник {disc:0} остаётся на складе пряностей, и в тележке теперь 2 пряности {spice}.",
            "hints": 0,
            "show": False,
            "next": "step",
        },
        "sell": PRODAZHA,
        "dice": KUBIKI,
        "sultan": SULTAN_RU,
    },
}
