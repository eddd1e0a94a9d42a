"""The Dice Game in plain text: everything that one needs to decide, nothing that one may not know, and it fits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games.dice.text import draw
from istanbul_nb.match.match import Match
from istanbul_nb.text import EMBLEMS, picture
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words
from tests.games.dice.scenario import GAME, Scenario, table

KEYS = key_style("dice")
NAMES = ["Anna", "Boris", "Chen", "Dora"]
LONGEST_NAMES = [letter * 40 for letter in "ABCD"]
SCREENS = (100, 80)

ENGLISH = """\
The Dice Game, round 1. 6 rubies to win.

Rubies for: [next price], ♦ left            Open mosque tiles (16 in the stack)
  R fabric        [4] 5 6              ♦3     R3       3 lira each turn              lira-R
  G spice         4 [5] 6              ♦2     G3       1 crystal each turn           crystal-G
  Y fruit         4 5 6                ♦0     Y3       1 bazaar card each turn       card-Y
  B jewelry       [4] 5 6              ♦3     B3       1 more action each turn       action-B
  one of each     +0 +1 [+2] +3        ♦2     R3       +1 fabric when you take lira  good-R
  lira            [10] 12 14 16 18 20  ♦6     R G Y B  1 more die each turn          die
  5 mosque tiles                       ♦3

Bazaar cards: 33 in the deck, 0 discarded
Supply: R7 G8 Y6 B8  brown 9  crystals 11  lira 83
R fabric  G spice  Y fruit  B jewelry  L coin  C card

            rubies  lira  crystals  goods        brown  dice  tiles
→ ●  Anna   0/6     4     1         R1 G0 Y2 B0  1      +1    2/5
  ▲  Boris  0/6     0     0         R0 G0 Y0 B0  0      –     0/5
  ■  Chen   6/6     0     0         R0 G0 Y0 B0  0      –     0/5
  ●  Lira (spice)*, Extra die

Dice: (R) (R) G (B) L C   1 action left"""

RUSSIAN = """\
Стамбул с кубиками, раунд 1. Для победы: 6 рубинов.

Рубины за: [цена], ♦ осталось
  R ткань          [4] 5 6              ♦3
  G пряности       4 [5] 6              ♦2
  Y фрукты         4 5 6                ♦0
  B украшения      [4] 5 6              ♦3
  каждый товар     +0 +1 [+2] +3        ♦2
  лиры             [10] 12 14 16 18 20  ♦6
  5 плиток мечети                       ♦3

Открытые плитки мечети (в стопке 16)
  R3       3 лиры каждый ход            lira-R
  G3       1 кристалл каждый ход        crystal-G
  Y3       1 карта базара каждый ход    card-Y
  B3       +1 действие каждый ход       action-B
  R3       +1 ткань, когда берёте лиры  good-R
  R G Y B  +1 кубик каждый ход          die

Карты базара: в колоде 33, в сбросе 0
Запас: R7 G8 Y6 B8  коричневые 9  кристаллы 11  лиры 83
R ткань  G пряности  Y фрукты  B украшения  L монета  C карта

            рубины  лиры  крист.  товары       кор.  кубики  плитки
→ ●  Anna   0/6     4     1       R1 G0 Y2 B0  1     +1      2/5
  ▲  Boris  0/6     0     0       R0 G0 Y0 B0  0     –       0/5
  ■  Chen   6/6     0     0       R0 G0 Y0 B0  0     –       0/5
  ●  Лиры (пряности)*, Дополнительный кубик

Кубики: (R) (R) G (B) L C   осталось 1 действие"""


def scene() -> Scenario:
    """Return a table where Anna has taken an action of her turn; Chen holds the rubies that are gone."""
    laid = table().seat(0, tokens="R Y2", brown=1, lira=4, crystal=1, tiles="lira-G die").new("lira-G")
    return laid.rubies(G=2, Y=0, mixed=2).rolled("G L C", actions=1, acted=True).used("R2 B")


def moments(players: int, seed: int, every: int = 7) -> Iterator[Match]:
    """Yield a random game, looked at now and then."""
    match, choices = Match("dice", names=NAMES[:players], seed=seed), random.Random(seed)
    for step in range(400):
        if step % every == 0:
            yield match
        if match.over:
            return
        going_on = [action for action in match.legal if action.verb not in ("end", "reroll")] or match.legal
        match.do(choices.choice(going_on))


# What is there


@pytest.mark.parametrize(("language", "columns", "drawn"), [("en", 100, ENGLISH), ("ru", 80, RUSSIAN)])
def test_the_table_is_drawn_with_all_that_lies_on_it(language: str, columns: int, drawn: str) -> None:
    assert draw(scene().view(0), NAMES[:3], Words(language, "dice"), columns) == drawn


def test_tiles_under_the_stack_and_the_open_discard_are_told() -> None:
    laid = table().stack("lira-B", below="crystal-B die").piles(deck=["brown-R"] + ["lira-token"] * 2)
    text = draw(laid.view(0), NAMES[:3], Words("en", "dice"), 100)
    assert "under the stack: Crystal (jewelry), Extra die" in text
    assert "Bazaar cards: 3 in the deck, 30 discarded, on top “2 brown tokens: a tile”" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_there_with_what_he_has(language: str) -> None:
    words = Words(language, "dice")
    for match in moments(4, seed=3):
        lines = draw(match.view, match.names, words, 100).splitlines()
        for emblem, name, seat in zip(EMBLEMS, match.names, match.view["seats"], strict=False):
            (line,) = (line for line in lines if line[2:].startswith(f"{emblem}  {name} "))
            goods = " ".join(f"{letter}{count}" for letter, count in zip("RGYB", seat["tokens"], strict=True))
            extra = f"+{seat['dice']}" if seat["dice"] else "–"
            tiles = f"{len(seat['tiles'])}/4" + ("♦" if seat["mosque"] else "")
            shown = re.split(r"\s{2,}", line[3:].strip())
            having = [str(seat[what]) for what in ("lira", "crystal")]
            assert shown == [name, f"{seat['rubies']}/5", *having, goods, str(seat["brown"]), extra, tiles]


def test_the_dice_are_shown_to_whoever_uses_them_not_to_whoever_answers_a_card() -> None:
    asked = table().seat(1, lira=2).rolled("C R4").do("cards 1", cards=["token-Y"])
    assert asked.actor == 1
    assert "Dice:" not in draw(asked.view(1), NAMES[:3], Words("en", "dice"), 100)


# What is decided


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_cards_are_read_with_their_effects_by_whoever_drew_them_alone(language: str) -> None:
    words, drawn = Words(language, "dice"), ["has-lira", "two-tile"]
    decided = table().rolled("C2 R3").do("cards 2", cards=drawn)
    own, other = (picture(decided.view(seat), NAMES[:3], [], words, 400) for seat in (0, 1))
    for card in drawn:
        assert words.term("card", card, "effect") in own
        assert words.term("card", card) not in other


def test_a_card_that_asks_something_is_read_again_where_it_asks() -> None:
    words = Words("en", "dice")
    offered = table().seat(0, crystal=4).rolled("C R4").do("cards 1", cards=["ruby-crystal"])
    assert "“Ruby for crystals”: The active player may give 4 crystals" in picture(
        offered.view(0), NAMES[:3], [], words
    )
    asked = table().seat(1, lira=2).rolled("C R4").do("cards 1", cards=["token-Y"])
    assert "“Fruit sale”: You may buy 1 fruit token for 2 lira." in picture(asked.view(1), NAMES[:3], [], words)


def test_what_is_paid_already_is_told() -> None:
    paying = table().seat(0, tokens="R2").rolled("R G4").do("choose token R", "use R")
    assert "Paid so far: 1 fabric die." in picture(paying.view(0), NAMES[:3], [], Words("en", "dice"))


def test_rerolls_and_chosen_payments_are_typed_and_not_listed() -> None:
    laid = table().seat(0, crystal=1, tokens="R").rolled("R2 G2 C")
    legal = GAME.legal(laid.state)
    preview = partial(GAME.preview, laid.state, 0)
    text = picture(laid.view(0), NAMES[:3], legal, Words("en", "dice"), preview=preview)
    listed = [line for line in text.splitlines() if re.search(r" (reroll|choose) [a-zR]", line)]
    assert [line.split()[0] for line in listed] == ["…", "…"]
    assert listed[0].endswith("   reroll R2 G2 C")
    assert sum(map(KEYS.is_spelled, legal)) > 15
    assert len(set(KEYS.keys_of(legal))) == len(legal)


# Who sees what, and how wide


def test_a_picture_is_the_same_whatever_is_hidden() -> None:
    for match in moments(3, seed=11):
        words = match.words
        for seat in range(3):
            twin = GAME.resample_hidden(match.history.state, seat, Seeded(5))
            preview, other = partial(GAME.preview, twin, seat), GAME.view(twin, seat)
            legal = match.queries.legal_of(seat)
            assert picture(other, match.names, legal, words, preview=preview) == match.picture(seat)


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONGEST_NAMES], ids=["names", "long names"])
def test_the_drawing_and_the_question_fit_the_screen(names: list[str], language: str, columns: int) -> None:
    words = Words(language, "dice")
    for match in moments(4, seed=5):
        text = draw(match.view_of(match.actor), names, words, columns)
        assert [line for line in text.splitlines() if len(line) > columns] == []
        asked = picture(match.view_of(match.actor), NAMES, [], words, columns)
        assert [line for line in asked.splitlines() if len(line) > columns] == []
