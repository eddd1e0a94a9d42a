"""Mocha & Baksheesh in plain text: twenty places, coffee, guild cards, tavern tiles, the barrier."""

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

ENGLISH = """\
Istanbul, round 1. 6 rubies to win.
---------------+---------------+---------------+---------------+---------------
16 Dealer      |15 Great Mosque|18 Guild Hall  |3 Spice        |10 Large Market
12 → ♦12       |Y≥2 B≥2  ♦4    |deck 16, used 1|→ GG…          |RGYBB
               |               |               |               |
---------------+---------------+---------------+---------------+---------------
8 Black Market |1 Wainwright   #7 Fountain     |17 Roasting    |4 Fruit
7→B 9→BB 11→BBB|7 → +1   ♦5    #               |2, ?, card → C2|→ YY…
               |               # ●4 ▲4 ■4 ✚4   | Trd           |
               |               # ★4            |               |
---------------+---------------+---------------+---------------+---------------
2 Fabric       |19 Tavern      |6 Caravansary  |12 Police      |9 Tea House
→ RR…          |M:C2 E:– C4    |deck 39, used 0|               |3…12, 2
               |GGG→♦          |               | f● f▲ f■ f✚   |
               |               |               | f★ Gov Smu    |
---------------+---------------+---------------+---------------+---------------
20 Coffee House|11 Small Market|5 Post Office  |14 Small Mosque|13 Palace
C7 → ♦4        |RGYYB          |G 1 Y 1        |R≥2 G≥2  ♦4    |R G Y B ♦7
               |               |               |               |
---------------+---------------+---------------+---------------+---------------
●4 merchant with 4 assistants  a● assistant  f● family member
Gov governor  Smu smuggler  N n neutral merchant, neutral assistant
♦ rubies left  R fabric  G spice  Y fruit  B jewelry  ? any good
Trd coffee trader  C coffee  M movement tile  E encounter tile  # barrier

            rubies  lira  goods           coffee  tiles  cards  guild
→ ●  Anna   1/6     2     R0 G0 Y0 B0 /2  3       ME     1      2
  ▲  Boris  0/6     3     R0 G0 Y0 B0 /2  0       E      1      0
  ■  Chen   0/6     4     R0 G0 Y0 B0 /2  12      E      1      1
  ✚  Dora   0/6     5     R0 G0 Y0 B0 /2  0       E      1      0
  ★  Emil   0/6     6     R0 G0 Y0 B0 /2  0       –      1      0
The barrier stands between the Wainwright and the Fountain. Boris has its token.

Your cards: Five lira
Your guild cards: Fountain and another turn (7), Five coffee (17)"""

RUSSIAN = """\
Стамбул, раунд 1. Для победы: 6 рубинов.
+------------------+------------------+------------------+------------------+------------------+
|16 Самоцветы      |15 Бол. мечеть    |18 Гильдия        | 3 Пряности       |10 Бол. рынок     |
|12 → ♦12          |Y≥2 B≥2  ♦4       |колода 16, сбр. 1 |→ GG…             |RGYBB             |
|                  |                  |                  |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
| 8 Чёрн. рынок    | 1 Мастерская     # 7 Фонтан         |17 Обжарка        | 4 Фрукты         |
|7→B 9→BB 11→BBB   |7 → +1   ♦5       #                  |2, ?, карта → C2  |→ YY…             |
|                  |                  # ●4 ▲4 ■4 ✚4 ★4   | Прд              |                  |
+------------------+------------------+------------------+------------------+------------------+
| 2 Ткани          |19 Таверна        | 6 Караван-сарай  |12 Полиция        | 9 Чайная         |
|→ RR…             |Д:C2 В:– C4 GGG→♦ |колода 39, сбр. 0 |                  |3…12, 2           |
|                  |                  |                  | р● р▲ р■ р✚ р★   |                  |
|                  |                  |                  | Нмс Кнт          |                  |
+------------------+------------------+------------------+------------------+------------------+
|20 Кофейня        |11 Мал. рынок     | 5 Почта          |14 Мал. мечеть    |13 Дворец         |
|C7 → ♦4           |RGYYB             |G 1 Y 1           |R≥2 G≥2  ♦4       |R G Y B ♦7        |
|                  |                  |                  |                  |                  |
+------------------+------------------+------------------+------------------+------------------+
●4 купец с 4 помощниками  п● помощник  р● родственник
Нмс наместник  Кнт контрабандист  Н н ничейный купец, ничейный помощник
♦ остаток рубинов  R ткань  G пряности  Y фрукты  B украшения  ? любой товар
Прд продавец кофе  C кофе  Д плитка движения  В плитка встреч  # барьер

            рубины  лиры  товары          кофе  плитки  карты  гильдия
→ ●  Анна   1/6     2     R0 G0 Y0 B0 /2  3     ДВ      1      2
  ▲  Борис  0/6     3     R0 G0 Y0 B0 /2  0     В       1      0
  ■  Чен    0/6     4     R0 G0 Y0 B0 /2  12    В       1      1
  ✚  Дора   0/6     5     R0 G0 Y0 B0 /2  0     В       1      0
  ★  Эмиль  0/6     6     R0 G0 Y0 B0 /2  0     –       1      0
Барьер стоит между Каретной мастерской и Фонтаном. Жетон барьера: Борис.

Ваши карты: Пять лир
Ваши карты гильдии: К Фонтану и ещё ход (7), Пять кофе (17)"""


def position(**mocha: Any) -> dict[str, Any]:
    """Return five players, a ruby of the Coffee House taken; Anna has two guild cards, Chen one, one is discarded."""
    options = {"expansion": "mocha", "players": 5, "first": 0}
    data = GAME.encode(GAME.setup(options, Seeded(1)))
    data["figures"] = {"governor": 12, "smuggler": 12, "trader": 17}
    data["seats"][0]["rubies"] = 1
    data["places"]["large"] |= {"seen": ["RGYBB"]}
    data["places"]["small"] |= {"seen": ["RGYYB"]}
    hands = [seat["hand"] for seat in data["seats"]]
    for hand in hands:
        data["places"]["deck"][hand[0]] += 1
        hand[0] = "lira" if hand is hands[0] else "good" if hand is not hands[4] else "far"
        data["places"]["deck"][hand[0]] -= 1
    data["mocha"] |= {
        "coffee": [3, 0, 12, 0, 0],
        "guild_hands": [[7, 17], [], [3], [], []],
        "guild_deck": [number for number in range(1, 21) if number not in (3, 7, 17, 20)],
        "guild_discard": [20],
        "tavern": [1, 4],
        "tavern_tiles": [3, 2, 2, 2, 0],
        "baksheesh": 1,
        "coffeehouse": 4,
        "barrier": [1, 7],
        "token": ["saffron"],
        **mocha,
    }
    return data


def test_the_table_in_english_on_a_narrow_screen() -> None:
    assert draw(view_of(position()), NAMES, Words("en"), 80) == ENGLISH


def test_the_table_in_russian() -> None:
    names = ["Анна", "Борис", "Чен", "Дора", "Эмиль"]
    assert draw(view_of(position()), names, Words("ru"), 100) == RUSSIAN


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_there_with_its_number_and_its_name(language: str, columns: int) -> None:
    words = Words(language)
    board = board_of(draw(view_of(position()), NAMES, words, columns))
    cells = [cell.strip() for line in board for cell in line.replace("#", "|").split("|")]
    for place in range(1, 21):
        name = words.term("place", place) if columns == 130 else words.say(f"place-{place}.short")
        assert cells.count(f"{place} {name}") == 1


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_drawing_and_the_question_fit_the_screen(players: int, language: str, columns: int) -> None:
    words = Words(language)
    for match in moments(players, seed=players + 1, expansion="mocha", layout="random"):
        for seat in (match.actor, None):
            text = picture(match.view_of(seat), match.names, [], words, columns)
            assert not [line for line in text.splitlines() if len(line) > columns]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_the_screen_with_the_longest_names(language: str, columns: int) -> None:
    text = draw(view_of(position()), [letter * 40 for letter in "ABCDE"], Words(language), columns)
    assert not [line for line in text.splitlines() if len(line) > columns]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("barrier", [(1, 7), (13, 14), (15, 16)], ids=str)
def test_the_barrier_is_drawn_between_two_places_of_a_row(barrier: tuple[int, int], columns: int) -> None:
    board = board_of(draw(view_of(position(barrier=list(barrier))), NAMES, Words(), columns))
    beside = [line for line in board if "#" in line]
    assert len(beside) >= 3
    assert all(line.count("#") == 1 for line in beside)
    one, two = beside[0].split("#")
    assert {one.split("|")[-1].split()[0], two.split("|")[0].split()[0]} == set(map(str, barrier))


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize(("barrier", "column"), [((6, 7), 2), ((8, 16), 0), ((9, 13), 4)], ids=str)
def test_the_barrier_is_drawn_between_two_rows(barrier: tuple[int, int], column: int, columns: int) -> None:
    board = board_of(draw(view_of(position(barrier=list(barrier))), NAMES, Words(), columns))
    (line,) = (line for line in board if "#" in line)
    edges = line.strip("+").split("+")
    assert [set(edge) for edge in edges] == [{"#"} if number == column else {"-"} for number in range(5)]


@pytest.mark.parametrize("columns", SCREENS)
def test_a_barrier_that_nobody_has_put_up_is_not_there(columns: int) -> None:
    text = draw(view_of(position(barrier=[], token=[])), NAMES, Words(), columns)
    assert "#" not in "".join(board_of(text))
    assert "token" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_reads_its_own_guild_cards_and_no_other(language: str) -> None:
    words, data = Words(language), position()
    for seat, own in ((0, {7, 17}), (1, set()), (2, {3}), (None, set())):
        text = draw(view_of(data, seat), NAMES, words, 100)
        assert {number for number in range(1, 21) if f"{words.term('guild', number)} ({number})" in text} == own
    assert words.say("picture-guild", cards="").strip() not in draw(view_of(data, None), NAMES, words, 100)


def test_a_picture_is_the_same_whatever_the_others_hold() -> None:
    for match in moments(3, seed=11, expansion="mocha", layout="random"):
        other = GAME.view(GAME.resample_hidden(match.history.state, 1, Seeded(5)), 1)
        assert draw(other, match.names, match.words, 100) == draw(match.view_of(1), match.names, match.words, 100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caravansary_is_said_to_give_coffee_only_with_the_expansion(language: str) -> None:
    words = Words(language)
    for expansion in ("none", "mocha"):
        match = Match(names=NAMES[:3], seed=1, layout="order", first=0, expansion=expansion)
        match.do("move 6")
        assert (words.say("caravansary-coffee") in _flat(match, words)) == (expansion == "mocha")


def _flat(match: Match, words: Words) -> str:
    return " ".join(picture(match.view_of(match.actor), match.names, [], words).split())


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_crowded_on_one_place_are_all_counted(language: str, columns: int) -> None:
    data = position()
    for seat in data["seats"]:
        seat |= {"merchant": 12, "stack": ["own"] * 3, "assistants": [12], "family": 12}
    data["figures"] = dict.fromkeys(data["figures"], 12)
    data["turn"]["spot"] = 12
    view = view_of(data)
    lines = board_of(draw(view, NAMES, Words(language), columns))
    cells = [line.strip("|").replace("#", "|").split("|")[3] for line in lines if "+--" not in line]
    there = " ".join(cells).split()
    hidden = sum(int(piece[1:]) for piece in there if piece.startswith("+") and piece[1:].isdecimal())
    shown = sum(piece[0] in "●▲■✚★" or piece[-1] in "●▲■✚★" for piece in there)
    figures = sum(there.count(Words(language).say(f"picture-{figure}")) for figure in view["figures"])
    assert shown + figures + hidden == 3 * 5 + 3


def test_a_guild_card_is_never_chosen_by_the_number_of_a_place() -> None:
    keys = KEYS.keys_of([Action("move", (8,)), Action("guild", (17,)), Action("end")])
    assert keys == ["8", "a", "b"]
    assert KEYS.keys_of([Action("drop", (3,)), Action("drop", (17,))]) == ["3", "17"]


def test_the_base_game_shows_nothing_of_the_expansion() -> None:
    text = Match(names=NAMES, seed=1, layout="order").picture(0)
    assert not any(word in text for word in ("offee", "uild", "Trd", "arrier", "avern"))
