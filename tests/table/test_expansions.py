"""The table of the expansions: every question offers all that is legal, and what a seat has of them is shown."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.match.match import Match
from istanbul_nb.table.picture import picture
from istanbul_nb.table.words import table_words
from istanbul_nb.words import LANGUAGES, Words
from tests.games.istanbul.letters import pauses as letters
from tests.games.istanbul.mocha import pauses as mocha
from tests.games.istanbul.scenario import Scenario
from tests.table.asking import offered, size, snapshot_of

NAMES = ["Anna", "Boris", "Chen"]
LARGEST = 12_000
SCENES = {
    **{f"mocha: {name}": scene for name, scene in mocha.SCENES.items()},
    **{f"letters: {name}": scene for name, scene in letters.SCENES.items()},
}

ORDINARY = {**mocha.PAUSES, **mocha.DECISIONS}
WITH_LETTERS = {**letters.PAUSES, **letters.DECISIONS}


def shown(scene: Scenario, language: str = "en", seat: int | None = None) -> tuple[Match, dict[str, Any]]:
    """Return a table and what a seat, or the player who is asked, sees of it."""
    match = Match.from_state("istanbul", scene.state, names=NAMES, language=language)
    viewer = match.actor if seat is None else seat
    return match, snapshot_of(match, viewer, viewer, words=Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_a_question_offers_all_that_is_legal_and_nothing_else(name: str, language: str) -> None:
    match, snap = shown(SCENES[name](), language)
    acts = offered(snap["ask"])
    assert sorted(acts) == sorted(
        str(action) for action in match.legal for _ in range(2 if action.verb == "barrier" else 1)
    )  # a barrier is offered on either side of it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ORDINARY)
def test_its_message_is_small_with_an_ordinary_hand(name: str, language: str) -> None:
    scene = ORDINARY[name]()
    guild = scene[0].guild[:3]
    _, snap = shown(scene.seat(0, hand=["far", "lira", "six"], guild=guild), language)
    assert size(snap) <= LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_LETTERS)
def test_its_message_is_small_with_letters_and_any_guild_cards(name: str, language: str) -> None:
    _, snap = shown(WITH_LETTERS[name]().seat(0, hand=["far", "lira", "good"]), language)
    assert size(snap) <= LARGEST


@pytest.mark.parametrize("name", SCENES)
def test_every_card_of_the_hand_has_a_face_and_words(name: str) -> None:
    match, snap = shown(SCENES[name]())
    words: Any = table_words("en", match.options["expansion"])
    assert {*snap["hand"], *snap["ask"]["cards"]} <= words["cards"].keys()
    assert snap["ask"]["rule"] in words["rules"]


def test_the_only_thing_to_do_is_the_main_button() -> None:
    _, snap = shown(mocha.PAUSES["at the Guild Hall"]().seat(0, hand=[]))
    assert {act["act"]: act["style"] for act in snap["ask"]["acts"]} == {"enrol": "go", "end": "quiet"}


def test_coffee_guild_cards_tiles_and_the_token_lie_beside_the_cart() -> None:
    scene = mocha.PAUSES["before the move"]().seat(1, coffee=3, guild=[4, 9], tavern="meet").barrier(8, 9, holder=1)
    _, snap = shown(scene)
    assert snap["seats"][1]["extras"] == [["coffee", 3], ["guild", 2], ["people", ""], ["barrier*9", ""]]
    assert snap["barrier"] == [8, 9]


def test_letters_seals_and_the_companion_lie_beside_the_cart() -> None:
    scene = letters.PAUSES["with the companion in the supply"]().seat(0, letters=[10, 13], delivered=[4])
    _, snap = shown(scene)
    assert snap["seats"][0]["extras"] == [
        *(["seal", 4], ["letter to", "10"], ["letter to", "13"], ["seal seal", "×1"], ["companion:0", ""])
    ]


def test_guild_cards_are_in_their_owners_hand_only() -> None:
    scene = mocha.PAUSES["before the move"]().seat(0, hand=["far"], guild=[4, 9])
    assert shown(scene, seat=0)[1]["hand"] == ["far", "guild4", "guild9"]
    assert shown(scene, seat=1)[1]["hand"] == []


@pytest.mark.parametrize(
    "name", ["mocha: before the move", "mocha: roast", "mocha: drop", "letters: kiosk-use of lira-card"]
)
def test_a_spectator_who_may_answer_is_told_no_card_of_the_hand(name: str) -> None:
    match, _ = shown(SCENES[name]())
    snap = snapshot_of(match)
    assert snap["ask"]["cards"] == {}
    assert not any({"card", "guild", "play"} & set(act["act"].split()) for act in snap["ask"]["acts"])


def test_the_goods_that_are_chosen_at_first_are_those_with_room() -> None:
    _, snap = shown(mocha.DECISIONS["assort"]().seat(0, goods="R G2 Y2 B"))
    pick = snap["ask"]["pick"]
    assert pick["start"] == ["R", "G", "B"]
    assert " ".join(["assort", *pick["start"]]) in pick["options"]


def test_a_doubled_call_says_what_it_pays() -> None:
    _, snap = shown(mocha.DECISIONS["call"]())
    assert snap["ask"]["pick"]["say"] == (
        "Calling {number} pays twice that many lira in {dice} of 100 rolls. A miss pays 4. "
        "Your card that turns a die to 6 is not counted in."
    )


def test_open_kiosk_tiles_are_seen_by_everybody() -> None:
    scene = letters.DECISIONS["kiosk"]()
    for seat in (0, 1):
        place = shown(scene, seat=seat)[1]["places"][22]
        assert place["rows"][1] == {"wrap": ["companion", "d5", "p7", "lira"]}
        assert "companion, one die, to the Fountain, lira or good" in place["say"]


@pytest.mark.parametrize(("expansion", "place"), [("mocha", 6), ("letters", 7), ("grand", 6), ("grand", 7)])
def test_a_place_says_what_an_expansion_adds_to_it(expansion: str, place: int) -> None:
    all_words: Any = table_words
    base, more = (all_words("en", name)["places"][place]["does"] for name in ("none", expansion))
    assert more.startswith(f"{base} ")


def test_where_the_barrier_can_be_put_up_the_question_says_how() -> None:
    for scene in (mocha.PAUSES["at the Tavern"], mocha.DECISIONS["tavern"]):
        assert "click two neighbouring places" in shown(scene())[1]["ask"]["text"]


def test_how_a_card_is_given_is_said_where_one_is_given_and_not_where_one_is_got() -> None:
    giving = mocha.PAUSES["before the move"]().seat(0, hand=["far"]).acting(17)
    getting = mocha.PAUSES["before the move"]().seat(0, hand=["family"], family=5).do("play family")
    assert "To give a card" in shown(giving)[1]["ask"]["text"]
    assert "To give a card" not in shown(getting)[1]["ask"]["text"]


def test_a_barrier_is_put_up_by_two_clicks() -> None:
    _, snap = shown(mocha.PAUSES["at the Tavern"]())
    tiles = snap["ask"]["tiles"]
    assert tiles[7]["pairs"] == {2: "barrier 2 7", 6: "barrier 6 7", 8: "barrier 7 8", 12: "barrier 7 12"}


def test_a_companion_stands_on_the_board_with_a_piece_of_his_own() -> None:
    _, snap = shown(letters.PAUSES["before the move"]())
    assert "c0 8" in snap["pieces"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_them_too(language: str) -> None:
    match, _ = shown(letters.PAUSES["before the move in the bazaar"](), language)
    drawn = picture(match.view, match.names, Words(language))
    for symbol in ("companion", "barrier", "coffee", "guild", "letter", "seal", "p25"):
        assert symbol in drawn


def test_the_picture_shows_the_token_of_the_caravan_leader_beside_its_holder() -> None:
    match = Match(names=NAMES, seed=1, caravan=True)
    unheld = picture(match.view, match.names, Words())
    held = picture({**match.view, "caravan": {**match.view["caravan"], "holder": 1}}, match.names, Words())
    assert held.count('"#ip-p6"') == unheld.count('"#ip-p6"') + 1
