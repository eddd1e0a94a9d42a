"""Sultan in words: numbers, and single sentences as somebody reads them."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, BadOptions, Event, Refusal, Seeded
from istanbul_nb.text import tell_nothing
from istanbul_nb.words import LANGUAGES, Words
from tests.games.sultan.scenario import GAME, table

NAMES = ("Anna", "Boris", "Chen", "Dora")
NUMBERS = (1, 2, 5, 11, 21, 22, 25)
FORMS = {
    ("en", "count-stone"): "1 stone, 2 stones, 5 stones, 11 stones, 21 stones, 22 stones, 25 stones",
    ("en", "count-point"): "1 point, 2 points, 5 points, 11 points, 21 points, 22 points, 25 points",
    ("ru", "count-stone"): "1 камень, 2 камня, 5 камней, 11 камней, 21 камень, 22 камня, 25 камней",
    ("ru", "count-point"): "1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков",
    ("ru", "count-card.paid"): "1 карту, 2 карты, 5 карт, 11 карт, 21 карту, 22 карты, 25 карт",
}


def words(language: str = "en") -> Words:
    return Words(language, "sultan")


@pytest.mark.parametrize(("language", "key"), FORMS)
def test_numbers_are_followed_by_the_right_form(language: str, key: str) -> None:
    told = ", ".join(words(language).say(key, count=number) for number in NUMBERS)
    assert told == FORMS[language, key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stone", "WRYGB")
def test_every_stone_has_a_name_in_every_form(stone: str, language: str) -> None:
    for form in ("", "title", "of"):
        assert words(language).term("stone", stone, form)


WON: dict[str, list[list[int]]] = {
    "only": [[0, 3]],
    "highest": [[1, 8], [0, 9], [2, 1]],
    "earlier": [[0, 12], [1, 12]],
    "first": [[1, 12], [0, 12]],
}
ENGLISH = {
    "only": "Cushion 2, red: Anna wins it with 3, the only card there.",
    "highest": "Cushion 2, red: Anna wins it with 9. Beaten: Boris 8, Chen 1.",
    "earlier": "Cushion 2, red: Anna wins it with 12, laid earlier than the equal card. Beaten: Boris 12.",
    "first": "Cushion 2, red: Anna wins it with 12; the cards are equal, so the first player gets the stone. "
    "Beaten: Boris 12.",
}
RUSSIAN = {
    "only": "Подушка 2, красный: камень получает Anna: карта 3 там единственная.",
    "highest": "Подушка 2, красный: камень получает Anna, карта 9. У других: Boris 8, Chen 1.",
    "earlier": "Подушка 2, красный: камень получает Anna: карта 12 легла раньше такой же. У других: Boris 12.",
    "first": "Подушка 2, красный: камень получает Anna, карта 12: карты равны, и выигрывает первый игрок. "
    "У других: Boris 12.",
}


@pytest.mark.parametrize("why", WON)
def test_who_won_a_stone_is_told_with_the_reason_and_the_cards_it_beat(why: str) -> None:
    card = max(card for _, card in WON[why])
    event = {"kind": "won", "seat": 0, "cushion": 2, "stone": "R", "card": card, "why": why, "cards": WON[why]}
    assert words("en").event(event, NAMES) == ENGLISH[why]
    assert words("ru").event(event, NAMES) == RUSSIAN[why]


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_laid_face_down_is_named_only_to_whoever_laid_it(language: str) -> None:
    event = Event("bid", 1, {"cushion": 2}, {"card": 13})
    assert "13" in str(words(language).event(event.seen_by(1), NAMES))
    for other in (0, None):
        assert "13" not in str(words(language).event(event.seen_by(other), NAMES))


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_only_to_whoever_drew_it(language: str) -> None:
    event = Event("hand", 1, {"cards": 3}, {"drawn": [11, 13, 15]})
    assert "13" in str(words(language).event(event.seen_by(1), NAMES))
    for other in (0, None):
        assert words(language).event(event.seen_by(other), NAMES) is None


def test_labels_name_the_stone_that_is_bid_for_and_what_is_offered() -> None:
    bid, back = Action("bid", (7, 2)), Action("return", ("R",))
    offered, drawn = table(4, offered="W R B").view(0), table(4, drawn="W R R B").view(0)
    assert words("en").action(bid, offered, tell_nothing) == "Lay your 7 beside cushion 2 (red)"
    assert words("ru").action(bid, offered, tell_nothing) == "Положить карту 7 к подушке 2 (красный)"
    assert words("en").action(back, drawn, tell_nothing) == "Return red, offer white, red and blue"
    assert words("ru").action(back, drawn, tell_nothing) == "Вернуть красный, предложить белый, красный и синий"


@pytest.mark.parametrize(("players", "stones"), [(3, "3 камня"), (4, "4 камня")])
def test_the_number_of_stones_to_draw_is_told(players: int, stones: str) -> None:
    view = table(players).view(0)
    assert words("ru").question(view, NAMES).endswith(f"Достаньте из мешочка {stones}.")
    assert (
        words("en").action(Action("draw"), view, tell_nothing)
        == f"Draw {players if players == 3 else 4} stones from the bag"
    )


@pytest.mark.rule("sultan.two.bid")
def test_two_players_read_which_of_their_cards_it_is() -> None:
    scene = table(2, offered="W R B", hands=["9", "8"])
    assert words().question(scene.view(0), NAMES).endswith("beside which cushion? (Card 1 of 2)")
    scene.do("bid 9 1", "bid 8 1")
    assert words().question(scene.view(0), NAMES).endswith("beside which cushion? (Card 2 of 2)")
    assert words().question(table(3, offered="W R").view(0), NAMES).endswith("beside which cushion?")


def test_whoever_waits_is_told_what_is_being_decided() -> None:
    told = [words().question(scene.view(1), NAMES) for scene in (table(4), table(4, drawn="W R R B"))]
    assert told == ["Anna is deciding which stones to offer.", "Anna is deciding which stone goes back into the bag."]
    waiting = words("ru").question(table(4, offered="W R B").view(1), NAMES)
    assert waiting == "Anna решает, какую карту положить и куда."


REFUSED: dict[str, tuple[Any, str]] = {
    "return G": (
        table(4, drawn="W R R B"),
        "Среди вынутых камней нет зелёного, там только белый, красный, красный и синий. Верните один из них. "
        "(Какие камни предлагают, sultan.offer)",
    ),
    "bid 7 2": (
        table(4, drawn="W R R B"),
        "Сейчас нельзя класть карту: один из вынутых камней должен вернуться в мешочек. Сначала выберите какой. "
        "(Какие камни предлагают, sultan.offer)",
    ),
    "bid 7 4": (table(4, offered="W R B"), "Подушки 4 нет. Выберите от 1 до 3. (Подушки, sultan.cushions)"),
    "bid 15 1": (
        table(2, offered="W R B"),
        "Карты 15 нет: карты денег бывают от 1 до 12. Выберите карту из руки. (Вдвоём: карты, sultan.two.cards)",
    ),
}


@pytest.mark.parametrize("typed", REFUSED)
def test_a_refusal_says_what_is_wrong_and_what_to_do_and_names_its_rule(typed: str) -> None:
    scene, sentence = REFUSED[typed]
    assert words("ru").refusal(scene.refused(typed)) == sentence


def test_a_refusal_reads_well_in_english_too() -> None:
    bid = Action("bid", (1, 1))
    refusal = Refusal("sultan.two.bid", "same-cushion", {"cushion": 2}).instead(Action("bid", (1, 2)), (bid,))
    assert words("en").refusal(refusal) == (
        "Your other card of this trick lies beside cushion 2 already, and both may not bid for the same stone. "
        "Choose another cushion. (Two players: two cards each, sultan.two.bid)"
    )


def test_tables_that_make_no_game_are_explained() -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.setup({"components": {"rounds": 4}}, Seeded(1))
    assert words("en").options(raised.value) == (
        "Each player has 15 cards and draws 5 in each of the 4 rounds, and that does not come out even. "
        "Correct the tables so that just all cards are drawn."
    )
    assert words("ru").options(raised.value)
