"""What cannot be laid out is refused with a sentence that says what is wrong and what is possible."""

from __future__ import annotations

import re
from typing import Any

import pytest

from istanbul_nb.games import GAMES
from istanbul_nb.positions import BadPosition, laid_out, position
from istanbul_nb.words import LANGUAGES
from tests.words.files import messages

CARDS = "good, lira, palace2, post2, dealer2, family, market, stay, far, assistant"
KIOSK = {"expansion": "letters"}
TABLE = "There should be a table with named facts here, not “3”."

FAULTS: list[tuple[str, Any, str]] = [
    # The shape of the data
    ("chess", {}, "There is no game “chess” here. Choose one of these: istanbul, dice, sultan."),
    ("istanbul", 3, TABLE),
    ("istanbul", {"options": 3}, f"options: {TABLE}"),
    ("istanbul", {"figures": 3}, f"figures: {TABLE}"),
    ("istanbul", {"seats": [3]}, f"seats[0]: {TABLE}"),
    ("istanbul", {"seats": 3}, "seats: There should be a list with a table for each seat here, not “3”."),
    (
        "sultan",
        {"gold": 1},
        "“gold” cannot be laid out."
        " Possible are: options, seats, trick, in_bag, last_trick, drawn, offered, laid, over.",
    ),
    ("sultan", {"seats": [{"lira": 1}]}, "seats[0]: There is no “lira” here. Possible are: hand, stones, gone."),
    ("sultan", {"seats": [{"seat": 1}]}, "seats[0]: There is no “seat” here. Possible are: hand, stones, gone."),
    ("dice", {"turn": {"trick": 1}}, "turn: There is no “trick” here. Possible are: seat, first, round."),
    (
        "istanbul",
        {"options": {"expansion": "mocha"}, "barrier": [1, 2]},
        "barrier: This is missing here: holder. Possible are: one, two, holder.",
    ),
    ("istanbul", {"acting": {}}, "acting: This is missing here: place. Possible are: place, by."),
    ("istanbul", {"post": [1, 2]}, "post: There is more here than is needed. Possible are: down."),
    ("istanbul", {"seats": [{"lira": "x"}]}, "seats[0].lira: There should be a whole number here, not “x”."),
    ("istanbul", {"seats": [{"lira": True}]}, "seats[0].lira: There should be a whole number here, not “True”."),
    ("istanbul", {"seats": [{"goods": 3}]}, "seats[0].goods: There should be a text in quotes here, not “3”."),
    ("dice", {"seats": [{"mosque": 1}]}, "seats[0].mosque: There should be true or false here, not “1”."),
    (
        "istanbul",
        {"seats": [{"hand": "far"}]},
        "seats[0].hand: There should be a list of texts in quotes here, not “far”.",
    ),
    ("sultan", {"seats": [{"hand": "9"}]}, "seats[0].hand: There should be a list of whole numbers here, not “9”."),
    (
        "istanbul",
        {"options": KIOSK, "seats": [{"companion": []}]},
        "seats[0].companion: There should be a whole number or a text in quotes here, not “[]”.",
    ),
    ("istanbul", {"deciding": ["meet"]}, "deciding[0]: There should be a list here, not “meet”."),
    ("istanbul", {"figures": {"governor": "x"}}, "figures.governor: There should be a whole number here, not “x”."),
    (
        "sultan",
        {"last_trick": {"cushions": "W", "cards": [9]}},
        "last_trick.cards: There should be a list of lists of whole numbers here, not “[9]”.",
    ),
    # Options, seats and names that do not exist
    (
        "istanbul",
        {"options": {"players": 9}},
        "options: The option “players” cannot be “9”. Choose one of these: 2, 3, 4, 5.",
    ),
    (
        "sultan",
        {"options": {"language": "ru"}},
        "options: This game has no option “language”. Leave it out, or check its spelling.",
    ),
    ("istanbul", {"seats": [{}] * 4}, "seats[3]: There is no seat “3”. Seats are counted from 0 to 2."),
    ("istanbul", {"turn": 3}, "turn: There is no seat “3”. Seats are counted from 0 to 2."),
    ("dice", {"turn": {"first": -1}}, "turn: There is no seat “-1”. Seats are counted from 0 to 2."),
    ("sultan", {"trick": {"first": 4}}, "trick: There is no seat “4”. Seats are counted from 0 to 3."),
    ("dice", {"rubies": {"R": 1, "owners": [3]}}, "rubies: There is no seat “3”. Seats are counted from 0 to 2."),
    (
        "istanbul",
        {"seats": [{"goods": "R2 Q"}]},
        "seats[0]: “R2 Q” cannot be read. Write letters with their numbers, such as “R2”. Possible are: R, G, Y, B.",
    ),
    (
        "dice",
        {"rolled": "R2x"},
        "rolled: “R2x” cannot be read. Write letters with their numbers, such as “R2”. Possible are: R, G, Y, B, L, C.",
    ),
    (
        "istanbul",
        {"seats": [{"hand": ["x"]}]},
        f"seats[0]: There is no bonus card “x” in this game. Possible are: {CARDS}.",
    ),
    (
        "istanbul",
        {"figures": {"king": 3}},
        "figures: There is no figure “king” on this board. Possible are: governor, smuggler.",
    ),
    (
        "istanbul",
        {"turn": {"met": ["king"]}},
        "turn: There is no figure “king” on this board. Possible are: governor, smuggler.",
    ),
    ("istanbul", {"demand": {"tiny": "RRGBB"}}, "demand: There is no market “tiny”. Possible are: large, small."),
    (
        "istanbul",
        {"demand": {"small": "RRGBB"}},
        "demand: This market has no demand tile “RRGBB”. Possible are: RGYYB, RGGYB, RGGGY, RGGYY, GGYYB.",
    ),
    ("istanbul", {"seats": [{"tiles": "X"}]}, "seats[0]: There is no mosque tile “X”. Possible are: R, G, Y, B."),
    ("istanbul", {"mosques": {"X": 1}}, "mosques: There is no mosque tile “X”. Possible are: R, G, Y, B."),
    (
        "istanbul",
        {"acting": {"place": 5, "by": "governor"}},
        "acting: Nobody walks as “governor”. Possible are: merchant, companion.",
    ),
    (
        "istanbul",
        {"options": {"expansion": "mocha"}, "seats": [{"guild": [1, 2, 3]}, {"guild": [21]}]},
        "seats[1]: There is no guild card 21 to be had."
        " Possible are: 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20.",
    ),
    (
        "istanbul",
        {"options": {"expansion": "mocha"}, "seats": [{"tavern": "beer"}]},
        "seats[0]: There is no tavern tile “beer”. Possible are: move, meet.",
    ),
    (
        "istanbul",
        {"options": {"expansion": "mocha"}, "baksheesh": "BBB"},
        "baksheesh: The baksheesh tile has no side “BBB”. Possible are: YYY, GGG.",
    ),
    (
        "istanbul",
        {"options": KIOSK, "seats": [{"letters": [7]}]},
        "seats[0]: There is no letter for place 7."
        " Possible are: 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 21, 22, 23, 24.",
    ),
    (
        "istanbul",
        {"options": KIOSK, "kiosk_pile": "beer"},
        "kiosk_pile: There is no kiosk tile “beer”. Possible are: good-lira-Y,",
    ),
    (
        "istanbul",
        {"options": KIOSK, "seats": [{"companion": "home"}]},
        "seats[0]: A companion cannot be at “home”. Possible are: general, own.",
    ),
    ("dice", {"seats": [{"tiles": "beer"}]}, "seats[0]: There is no mosque tile “beer”. Possible are: lira-R, lira-G,"),
    ("dice", {"seats": [{"put_down": ["x"]}]}, "seats[0]: There is no bazaar card “x”. Possible are: lira-crystal,"),
    ("dice", {"rubies": {"R": 4}}, "rubies: There cannot be 4 rubies there. Possible are: 0, 1, 2, 3."),
    (
        "sultan",
        {"options": {"players": 2}, "seats": [{"hand": [13]}]},
        "There is no money card 13. Possible are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
    ),
    # Things that are somewhere else, or of which there are not so many
    (
        "istanbul",
        {"seats": [{"hand": ["stay", "stay"]}], "piles": {"discard": ["stay"]}},
        "piles: No bonus card “stay” is left: all of them lie somewhere else already.",
    ),
    (
        "istanbul",
        {"options": {"expansion": "mocha"}, "seats": [{"guild": [7]}], "guild_piles": {"deck": [8, 8]}},
        "guild_piles: Guild card 8 lies somewhere else already.",
    ),
    (
        "istanbul",
        {"options": KIOSK, "seats": [{"letters": [1, 1, 1]}]},
        "seats[0]: No letter for place 1 is left: all of them lie somewhere else already.",
    ),
    (
        "dice",
        {"seats": [{"tiles": "lira-R"}, {"tiles": "lira-R"}]},
        "No mosque tile “lira-R” is left: all of them lie somewhere else already.",
    ),
    (
        "dice",
        {"piles": {"deck": ["token-R", "token-R"]}},
        "piles: No bazaar card “token-R” is left: all of them lie somewhere else already.",
    ),
    ("sultan", {"seats": [{"hand": [9, 9]}]}, "Money card 9 lies somewhere else already."),
    ("dice", {"seats": [{"lira": 60}, {"lira": 60}]}, "The players have more of “lira” than there is: "),
    ("dice", {"seats": [{"rubies": 99}]}, "seats[0]: The players have more of “rubies” than there is: "),
    ("sultan", {"seats": [{"stones": "B9"}]}, "More stones “B” are laid out than there are: 8."),
    ("istanbul", {"seats": [{"tiles": "RR"}]}, "seats[0]: “R” is named twice in a list. Leave one of them out."),
    ("istanbul", {"seats": [{"assistants": [3, 3]}]}, "seats[0]: “3” is named twice in a list. Leave one of them out."),
    (
        "istanbul",
        {"seats": [{"assistants": [1, 2, 3, 4, 5]}]},
        "seats[0]: A seat has at most 4 assistants, but 5 are laid out.",
    ),
    (
        "istanbul",
        {"options": {"players": 2}, "neutral_merchants": [5]},
        "neutral_merchants: There are 3 neutral merchants here, so name as many places. Only two players have them.",
    ),
    ("istanbul", {"mosques": {"R": 4}}, "mosques: From 0 to 3 tiles “R” can be gone: every seat has at most one."),
    # What belongs to an expansion
    (
        "istanbul",
        {"seats": [{"coffee": 1}]},
        'seats[0]: This belongs to Mocha & Baksheesh. Say so in the options: expansion = "mocha" or "grand".',
    ),
    (
        "istanbul",
        {"society": 1},
        'society: This belongs to Letters & Seals. Say so in the options: expansion = "letters" or "grand".',
    ),
    ("istanbul", {"caravan": 1}, "caravan: This belongs to a variant. Say so in the options: caravan = true."),
    # Positions that there cannot be
    (
        "istanbul",
        {"seats": [{"goods": "R9"}]},
        "At state.seats[0].goods[0] there should be a whole number from 0 to 2.",
    ),
    ("istanbul", {"acting": 17}, "At state.seats[0].merchant there should be a whole number from 1 to 16."),
    (
        "istanbul",
        {"paying": 5},
        "At state.decisions there is a decision that does not fit where the merchants stand, or what was paid.",
    ),
    ("istanbul", {"over": True}, "At state.decisions the game is over or nearly so, but nobody has enough rubies."),
    ("dice", {"rolled": "R9"}, "At state.turn.free the dice do not fit the turn."),
    (
        "sultan",
        {"drawn": "W R"},
        "At state.drawn there should be 4 entries.",
    ),
    (
        "sultan",
        {"seats": [{"hand": [1, 2, 3, 4, 5, 6]}]},
        "Seat 0 holds 5 cards at this moment of the game, but 6 are named.",
    ),
    ("sultan", {"seats": [{"gone": [1]}]}, "Seat 0 has laid 0 cards by this moment of the game, but 1 are named."),
    ("sultan", {"trick": 6}, "trick: There is no trick 6 in a round. Possible are: 1, 2, 3, 4, 5."),
    ("sultan", {"trick": {"round": 0}}, "trick: There is no round 0. Possible are: 1, 2, 3."),
    (
        "sultan",
        {"trick": 2, "seats": [{"stones": "W"}] * 4},
        "At state.seats the players should have won 1 to 3 stones in all so far, but 4 were found.",
    ),
    (
        "sultan",
        {"trick": 2, "seats": [{"gone": [1]}, {"gone": [2]}, {"gone": [3]}, {"gone": [4], "stones": ""}]},
        "No last trick fits what the players have won and laid. Say which one it was: last_trick.",
    ),
]
IDS = [f"{game}-{data}"[:60] for game, data, _ in FAULTS]


def fault(game: str, data: Any, language: str = "en") -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        laid_out(game, data, language=language)
    return caught.value


@pytest.mark.parametrize(("game", "data", "sentence"), FAULTS, ids=IDS)
def test_a_fault_says_what_is_wrong_and_what_is_possible(game: str, data: Any, sentence: str) -> None:
    told = str(fault(game, data))
    assert told.startswith(sentence)
    assert "\n" not in told


@pytest.mark.parametrize(("game", "data", "sentence"), FAULTS, ids=IDS)
def test_a_fault_is_told_in_russian_as_well(game: str, data: Any, sentence: str) -> None:
    english, russian = fault(game, data), fault(game, data, "ru")
    assert (russian.reason, russian.where) == (english.reason, english.where)
    assert re.search("[а-яё]{4}", russian.sentence)
    assert str(russian) != str(english)


def test_there_is_an_example_of_every_fault_of_a_position_and_of_every_kind_of_thing() -> None:
    faults = [fault(game, data) for game, data, _ in FAULTS]
    told = {key: message for game in GAMES for key, message in messages("en", game).items()}
    said = {key: message for key, message in told.items() if key.startswith("position-")}
    found = {each.reason for each in faults} | {f"{each.reason}-{each.facts.get('kind')}" for each in faults}
    shapes = {str(each.facts["shape"]) for each in faults if each.reason == "position-shape"}
    assert found >= {key for key in said if not key.startswith("position-shape-")}
    assert len(shapes) == sum(key.startswith("position-shape-") for key in said)
    for key, message in said.items():
        for fact, variants in message.variants.items():
            assert {each.facts[fact] for each in faults if each.reason == key} == variants, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_method_calls_tell_the_same_faults(language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(language=language).seat(0, hand=["x"])
    assert caught.value.sentence == fault("istanbul", {"seats": [{"hand": ["x"]}]}, language).sentence
    with pytest.raises(BadPosition) as caught:
        position(players=9, language=language)
    assert str(caught.value) == str(fault("istanbul", {"options": {"players": 9}}, language))
    with pytest.raises(BadPosition) as caught:
        _ = position("dice", language=language).rolled("R9").state
    assert str(caught.value) == str(fault("dice", {"rolled": "R9"}, language))


def test_a_position_that_was_refused_can_be_put_right() -> None:
    laid = position().seat(0, goods="R3")
    with pytest.raises(BadPosition):
        _ = laid.state
    assert laid.seat(0, extensions=1).state.goods[0] == [3, 0, 0, 0]
