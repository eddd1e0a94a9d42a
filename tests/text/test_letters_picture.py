"""Letters & Seals, the Grand Bazaar and the caravan leader in plain text: letters, seals, companions, tokens."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.istanbul.text.bazaar import draw
from istanbul_nb.match.match import Match
from istanbul_nb.text import picture
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words

from .looking import GAME, NAMES, board_of, moments, view_of

KEYS = key_style("istanbul")
SCREENS = (130, 100, 80)
PLACES = {"letters": (*range(1, 17), *range(21, 25)), "grand": tuple(range(1, 26))}

ENGLISH = """\
Istanbul, round 1. 6 rubies to win.
---------------+---------------+---------------+---------------+---------------
1 Wainwright   |2 Fabric       |3 Spice        |4 Fruit        |5 Post Office
7 → +1   ♦5    |→ RR…          |→ GG…          |→ YY…          |G 1 Y 1
               |               |               |               |
---------------+---------------+---------------+---------------+---------------
6 Caravansary  |7 Fountain     |8 Black Market |9 Tea House    |10 Large Market
deck 49, used 0|               |7→B 9→BB 11→BBB|3…12, 2        |RGYBB
               | ●4 ▲4 ■4 ✚4   |               | c▲ c■         |
               | ★4            |               |               |
---------------+---------------+---------------+---------------+---------------
11 Small Market|12 Police      |13 Palace      |14 Small Mosque|15 Great Mosque
RGYYB          |               |R G Y B ♦7     |R≥2 G≥2  ♦4    |Y≥2 B≥2  ♦4
               | f● f▲ f■ f✚   |               |               |
               | f★ Gov Smu    |               |               |
---------------+---------------+---------------+---------------+---------------
16 Dealer      |21 Embassy     |22 Kiosk       |23 Auction     |24 Society
12 → ♦12       |pile 28, used 1|tiles 18       |+?, bid→2 cards|6 seals → ♦ +2
               |               | Cou           | c★            |
---------------+---------------+---------------+---------------+---------------
●4 merchant with 4 assistants  a● assistant  f● family member
Gov governor  Smu smuggler  N n neutral merchant, neutral assistant
♦ rubies left  R fabric  G spice  Y fruit  B jewelry  ? any good
Cou courier  c● companion

            rubies  lira  goods           tiles  cards
→ ●  Anna   0/6     2     R0 G0 Y0 B0 /2  –      1
  ▲  Boris  0/6     3     R0 G0 Y0 B0 /2  –      1
  ■  Chen   0/6     4     R0 G0 Y0 B0 /2  –      1
  ✚  Dora   0/6     5     R0 G0 Y0 B0 /2  –      1
  ★  Emil   0/6     6     R0 G0 Y0 B0 /2  –      1
            letters  delivered  seals  companion  double
  ●  Anna   5 13 13  2          7      own        –
  ▲  Boris  –        1          2      9          used
  ■  Chen   21       0          1      9          –
  ✚  Dora   –        0          0      general    –
  ★  Emil   –        0          0      23         –
Chen has the caravan token.

Your cards: To any place"""

RUSSIAN = """\
Стамбул, раунд 1. Для победы: 6 рубинов.
+------------------+------------------+------------------+------------------+------------------+
| 1 Мастерская     | 2 Ткани          | 3 Пряности       | 4 Фрукты         | 5 Почта          |
|7 → +1   ♦5       |→ RR…             |→ GG…             |→ YY…             |G 1 Y 1           |
|                  | Прд              |                  |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
| 6 Караван-сарай  | 7 Фонтан         | 8 Чёрн. рынок    | 9 Чайная         |10 Бол. рынок     |
|колода 67, сбр. 0 |                  |7→B 9→BB 11→BBB   |3…12, 2           |RGYBB             |
|                  | ●4 ▲4 ■4 ✚4 ★4   |                  | пр▲ пр■          |                  |
+------------------+------------------+------------------+------------------+------------------+
|11 Мал. рынок     |12 Полиция        |13 Дворец         |14 Мал. мечеть    |15 Бол. мечеть    |
|RGYYB             |                  |R G Y B ♦7        |R≥2 G≥2  ♦4       |Y≥2 B≥2  ♦4       |
|                  | р● р▲ р■ р✚ р★   |                  |                  |                  |
|                  | Нмс Кнт          |                  |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
|16 Самоцветы      |17 Обжарка        |18 Гильдия        |19 Таверна        |20 Кофейня        |
|12 → ♦12          |2, ?, карта → C2  |колода 20, сбр. 0 |Д:C1 В:C1 C4 YYY→♦|C6 → ♦5           |
|                  |                  |                  |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
|21 Посольство     |22 Павильон       |23 Аукцион        |24 Общество       |25 Катакомбы      |
|стопка 28, сбр. 1 |плитки 18         |+?, ставка→карты  |6 печ. → ♦ +2     |+? или C → любое  |
|                  | Пос              | пр★              |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
●4 купец с 4 помощниками  п● помощник  р● родственник
Нмс наместник  Кнт контрабандист  Н н ничейный купец, ничейный помощник
♦ остаток рубинов  R ткань  G пряности  Y фрукты  B украшения  ? любой товар
Прд продавец кофе  C кофе  Д плитка движения  В плитка встреч  # барьер
Пос посыльный  пр● партнёр

            рубины  лиры  товары          кофе  плитки  карты  гильдия
→ ●  Анна   0/6     2     R0 G0 Y0 B0 /2  0     –       1      0
  ▲  Борис  0/6     3     R0 G0 Y0 B0 /2  0     –       1      0
  ■  Чен    0/6     4     R0 G0 Y0 B0 /2  0     –       1      0
  ✚  Дора   0/6     5     R0 G0 Y0 B0 /2  0     –       1      0
  ★  Эмиль  0/6     6     R0 G0 Y0 B0 /2  0     –       1      0
            письма   доставлено  печати  партнёр  двойной
  ●  Анна   5 13 13  2           7       личный   –
  ▲  Борис  –        1           2       9        был
  ■  Чен    21       0           1       9        –
  ✚  Дора   –        0           0       общий    –
  ★  Эмиль  –        0           0       23       –
Жетон каравана: Чен.

Ваши карты: Куда угодно
Ваши карты гильдии: нет"""


def position(expansion: str = "letters", **changes: Any) -> dict[str, Any]:
    """Return five players, the places in order: Anna holds letters, companions are in supplies and in the city."""
    options = {"expansion": expansion, "players": 5, "layout": "order", "first": 0, "caravan": True}
    data = GAME.encode(GAME.setup(options, Seeded(1)))
    data["figures"] |= {"governor": 12, "smuggler": 12, "courier": 22}
    data["places"]["large"] |= {"seen": ["RGYBB"]}
    data["places"]["small"] |= {"seen": ["RGYYB"]}
    hands = [seat["hand"] for seat in data["seats"]]
    for hand in hands:
        data["places"]["deck"][hand[0]] += 1
        hand[0] = "anywhere" if hand is hands[0] else "lira"
        data["places"]["deck"][hand[0]] -= 1
    letters = data["letters"]
    letters |= {
        "open": [[5, 13, 13], [], [21], [], []],
        "delivered": [[2, 16], [3], [], [], []],
        "companions": ["own", 9, 9, "general", 23],
        "kiosk": letters["kiosk"][6:],
        "kiosk_discard": letters["kiosk"][:6],
        "society": 1,
        "doubled": [0, 1, 0, 0, 0],
        **changes,
    }
    for held in (*letters["open"], *letters["delivered"]):
        for place in held:
            letters["deck"][str(place)] -= 1
    letters["deck"]["1"] -= 1
    letters["discard"]["1"] += 1
    data["caravan"] = {"holder": ["teal"], "due": False}
    return data


def test_the_table_in_english_on_a_narrow_screen() -> None:
    assert draw(view_of(position()), NAMES, Words("en"), 80) == ENGLISH


def test_the_grand_bazaar_in_russian() -> None:
    names = ["Анна", "Борис", "Чен", "Дора", "Эмиль"]
    assert draw(view_of(position("grand")), names, Words("ru"), 100) == RUSSIAN


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("expansion", ["letters", "grand"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_there_with_its_number_and_its_name(language: str, expansion: str, columns: int) -> None:
    words = Words(language)
    board = board_of(draw(view_of(position(expansion)), NAMES, words, columns))
    cells = [cell.strip() for line in board for cell in line.split("|")]
    for place in PLACES[expansion]:
        name = words.term("place", place) if columns == 130 else words.say(f"place-{place}.short")
        assert cells.count(f"{place} {name}") == 1


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("expansion", "players"), [("letters", 2), ("letters", 5), ("grand", 4)])
def test_the_drawing_and_the_question_fit_the_screen(expansion: str, players: int, language: str, columns: int) -> None:
    words = Words(language)
    for match in moments(players, seed=players + 1, expansion=expansion, layout="random", caravan=True):
        for seat in (match.actor, None):
            text = picture(match.view_of(seat), match.names, [], words, columns)
            assert not [line for line in text.splitlines() if len(line) > columns]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("expansion", ["letters", "grand"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_the_screen_with_the_longest_names_and_most_letters(
    language: str, expansion: str, columns: int
) -> None:
    places = [place for place in PLACES["letters"] if place not in (1, 7, 12)]
    data = position(expansion, open=[places, places, [], [], []], delivered=[[]] * 5, companions=["general"] * 5)
    text = draw(view_of(data), [letter * 40 for letter in "ABCDE"], Words(language), columns)
    assert not [line for line in text.splitlines() if len(line) > columns]


@pytest.mark.parametrize("columns", [90, 80])
def test_letters_that_do_not_fit_are_counted(columns: int) -> None:
    places = [place for place in PLACES["letters"] if place not in (1, 7, 12)]
    data = position(open=[places, [], [], [], []], delivered=[[]] * 5)
    lines = draw(view_of(data), NAMES, Words(), columns).splitlines()
    shown = next(line for line in lines if line.startswith("  ●  Anna")).split("  ")[3].split()
    assert int(shown[-1].removeprefix("+")) == len(places) - len(shown[:-1])


def test_a_picture_is_the_same_whatever_the_others_hold() -> None:
    for match in moments(3, seed=11, expansion="grand", layout="random", caravan=True):
        other = GAME.view(GAME.resample_hidden(match.history.state, 1, Seeded(5)), 1)
        assert draw(other, match.names, match.words, 100) == draw(match.view_of(1), match.names, match.words, 100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fountain_is_said_to_give_the_companion_only_with_the_expansion(language: str) -> None:
    words = Words(language)
    for expansion in ("none", "mocha", "letters", "grand"):
        match = Match(names=NAMES[:3], seed=1, layout="order", first=0, expansion=expansion)
        match.do("move 8")
        match.do("end")
        data = GAME.encode(match.history.state)
        data["seats"][1]["merchant"] = data["turn"]["spot"] = 8
        match = Match.from_state("istanbul", GAME.decode(data), names=NAMES[:3])
        match.do("move 7")
        told = " ".join(picture(match.view_of(match.actor), match.names, [], words).split())
        assert (words.say("fountain-companion") in told) == (expansion in ("letters", "grand"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_of_a_companion_who_walked_is_explained(language: str) -> None:
    words, data = Words(language), position(companions=["own", 9, 9, "general", 23])
    data["letters"]["companions"][0] = 14
    match = Match.from_state("istanbul", GAME.decode(data), names=NAMES)
    match.do("walk 13")
    told = " ".join(picture(match.view_of(0), match.names, [], words).split())
    assert words.say("place-13.does") in told
    assert words.say("place-7.does") not in told


def test_a_companion_is_never_moved_by_the_number_of_a_place_while_the_merchant_could_walk() -> None:
    walk, stride = Action("walk", (8,)), [Action("walk", (8,)), Action("walk", (9,))]
    assert KEYS.keys_of([Action("move", (3,)), walk, Action("end")]) == ["3", "a", "b"]
    assert KEYS.keys_of(stride) == ["8", "9"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["none", "letters"])
def test_the_caravan_token_is_told_where_it_is_played_for(expansion: str, language: str) -> None:
    words = Words(language)
    for caravan in (False, True):
        text = draw(Match(names=NAMES, seed=1, expansion=expansion, caravan=caravan).view, NAMES, words, 100)
        assert (words.say("picture-caravan-first") in text) == caravan
    assert words.say("picture-caravan", name="Chen") in draw(view_of(position()), NAMES, words, 100)


@pytest.mark.parametrize("expansion", ["none", "mocha"])
def test_other_games_show_nothing_of_the_expansion(expansion: str) -> None:
    text = Match(names=NAMES, seed=1, expansion=expansion).picture(0)
    assert not any(word in text for word in ("letter", "seal", "ompanion", "Cou ", "Kiosk", "caravan token"))
