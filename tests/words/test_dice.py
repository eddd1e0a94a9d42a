"""Sentences of the Dice Game: numbers and cases, payments, cards, what only one player may read."""

from __future__ import annotations

from functools import partial

import pytest

from istanbul_nb.core import Action, Event, Refusal
from istanbul_nb.games.dice.rules.bazaar import bazaar
from istanbul_nb.games.dice.rules.components import printed
from istanbul_nb.games.dice.rules.resources import FACES, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES
from istanbul_nb.games.dice.text import tile_effect
from istanbul_nb.words import LANGUAGES, Words
from tests.games.dice.scenario import GAME, Scenario, table

from .test_games import NAMES, Reader

NUMBERS = (1, 2, 5, 11, 21, 22)
CARDS = bazaar(printed())


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, "dice")


def label(scene: Scenario, action: str, language: str = "en") -> str:
    """Return the label of an action that is offered now."""
    assert action in scene.legal()
    return Words(language, "dice").action(
        Action.parse(action), scene.view(scene.actor), partial(GAME.preview, scene.state, scene.actor)
    )


def question(scene: Scenario, language: str = "en") -> str:
    return Words(language, "dice").question(scene.view(scene.actor), NAMES[language])


def told(scene: Scenario, language: str = "en") -> list[str]:
    """Return the lines of the log about what happened last, as everybody reads them."""
    words = Words(language, "dice")
    lines = [words.event(event.seen_by(None), NAMES[language]) for event in scene.events]
    return [line for line in lines if line]


# Everything has words


def test_every_card_has_a_title_of_its_own_and_an_effect(words: Words) -> None:
    assert len({words.term("card", card.name) for card in CARDS}) == len(CARDS) == 28
    for card in CARDS:
        assert words.term("card", card.name, "effect")
        assert all(words.rule(card.rule))


def test_every_tile_has_a_name_of_its_own_and_tells_what_it_does(words: Words) -> None:
    assert len({words.term("tile", tile) for tile in TILES}) == len(TILES) == 21
    for tile in TILES:
        assert tile_effect(tile, words)
        assert tile_effect(tile, words, "short")


def test_every_face_every_track_and_every_resource_has_words(words: Words) -> None:
    for face in FACES:
        assert words.term("face", face)
        assert words.things(f"die-{face} {face}2")
    for track in (*TRACKS, "mosque"):
        assert words.term("track", track, "from")
        assert words.term("track", track, "on")
    for name in RESOURCES:
        assert words.term("held", name) != words.term("held", "other")


# Numbers and cases

RUSSIAN = {
    "die": "1 кубик, 2 кубика, 5 кубиков, 11 кубиков, 21 кубик, 22 кубика",
    "die-C": "1 кубик с картой, 2 кубика с картой, 5 кубиков с картой, 11 кубиков с картой, 21 кубик с картой, "
    "22 кубика с картой",
    "token-G": "1 жетон пряностей, 2 жетона пряностей, 5 жетонов пряностей, 11 жетонов пряностей, "
    "21 жетон пряностей, 22 жетона пряностей",
    "brown": "1 коричневый жетон, 2 коричневых жетона, 5 коричневых жетонов, 11 коричневых жетонов, "
    "21 коричневый жетон, 22 коричневых жетона",
    "crystal": "1 кристалл, 2 кристалла, 5 кристаллов, 11 кристаллов, 21 кристалл, 22 кристалла",
    "tile": "1 плитку мечети, 2 плитки мечети, 5 плиток мечети, 11 плиток мечети, 21 плитку мечети, 22 плитки мечети",
    "lira": "1 лиру, 2 лиры, 5 лир, 11 лир, 21 лиру, 22 лиры",
    "L": "1 монету, 2 монеты, 5 монет, 11 монет, 21 монету, 22 монеты",
    "B": "1 украшение, 2 украшения, 5 украшений, 11 украшений, 21 украшение, 22 украшения",
}
ENGLISH = {
    "die": "1 die, 2 dice, 5 dice, 11 dice, 21 dice, 22 dice",
    "token-R": "1 fabric token, 2 fabric tokens, 5 fabric tokens, 11 fabric tokens, 21 fabric tokens, 22 fabric tokens",
    "lira": "1 lira, 2 lira, 5 lira, 11 lira, 21 lira, 22 lira",
    "L": "1 coin, 2 coins, 5 coins, 11 coins, 21 coins, 22 coins",
}


@pytest.mark.parametrize(
    ("language", "thing", "forms"),
    [("en", *each) for each in ENGLISH.items()] + [("ru", *each) for each in RUSSIAN.items()],
)
def test_things_that_are_paid_and_taken_are_counted_in_the_right_form(language: str, thing: str, forms: str) -> None:
    assert Words(language, "dice").things(" ".join(f"{thing}{number}" for number in NUMBERS)) == forms


def test_several_things_are_joined() -> None:
    assert Words("en", "dice").things("token-R2 brown lira3", "and") == "2 fabric tokens, 1 brown token and 3 lira"
    assert Words("ru", "dice").things("die-R die-L2 lira1", "and") == "1 кубик с тканью, 2 кубика с монетой и 1 лиру"


# Labels tell what is paid


def test_a_label_tells_which_dice_and_tokens_would_be_paid() -> None:
    scene = table().seat(0, tokens="R Y2", brown=1).rolled("R2 G L C")
    assert label(scene, "token R") == "Take 1 fabric token for 2 fabric"
    assert label(scene, "crystal G Y") == "Take 1 crystal for 1 spice and 1 fruit token"
    assert label(scene, "tile lira-R") == "Take “Lira (fabric)” for 2 fabric and 1 fabric token"
    assert label(scene, "two") == "Take any 2 tokens for 1 fabric, 1 spice, 1 fruit token and 1 brown token"
    assert label(scene, "choose crystal G Y") == "Choose how to pay 1 spice, 1 fruit for 1 crystal"
    assert label(scene, "crystal G Y", "ru") == "Взять 1 кристалл за 1 пряность и 1 жетон фруктов"


def test_a_ruby_is_labelled_with_its_track_and_its_price() -> None:
    scene = table().seat(0, tokens="R2 G Y B", lira=10).rolled("R2 C3")
    assert label(scene, "ruby R") == "Take a ruby from the fabric track for 2 fabric and 2 fabric tokens"
    assert label(scene, "ruby lira") == "Take a ruby from the lira track for 10 lira"
    assert label(scene, "ruby mixed", "ru") == (
        "Взять рубин с общей дорожки за 1 ткань, 1 жетон пряностей, 1 жетон фруктов и 1 жетон украшений"
    )


def test_lira_for_coins_are_counted_with_what_the_tiles_add() -> None:
    scene = table().seat(0, tiles="good-G good-R").new("good-R").rolled("L2 C3")
    assert label(scene, "lira") == "Take 4 lira and 1 spice token for 2 coins"


def test_the_tile_that_brings_a_ruby_says_so() -> None:
    scene = table().seat(0, tiles="lira-G lira-Y lira-B crystal-R", tokens="R3").rolled("C5")
    assert label(scene, "tile lira-R") == "Take “Lira (fabric)” and a ruby for 3 fabric tokens"
    had = table().seat(0, tiles="lira-G lira-Y lira-B crystal-R", tokens="R3", mosque=True).rolled("C5")
    assert label(had, "tile lira-R") == "Take “Lira (fabric)” for 3 fabric tokens"


@pytest.mark.parametrize("card", [card.name for card in CARDS if card.name.startswith("ruby-")])
def test_what_a_ruby_card_asks_for_is_on_the_label_and_in_its_effect(card: str) -> None:
    scene = table().seat(0, lira=9, crystal=5, brown=3, tiles="lira-R").rolled("C R4").do("cards 1", cards=[card])
    asked = label(scene, "exchange").removeprefix("Give ").removesuffix(" for a ruby")
    assert f"give {asked} for the next ruby" in Words("en", "dice").term("card", card, "effect")
    assert label(scene, "decline") == "Take 1 lira instead"


def test_what_another_player_is_offered_is_on_the_labels() -> None:
    scene = table().seat(1, tokens="G", lira=2).rolled("C R4").do("cards 1", cards=["lira-token"])
    assert question(scene) == "Boris, what do you do about “Goods wanted”?"
    assert label(scene, "give G") == "Give 1 spice token for 4 lira"
    sale = table().seat(1, lira=2).rolled("C R4").do("cards 1", cards=["token-Y"])
    assert label(sale, "pay") == "Pay 2 lira for 1 fruit token"
    assert label(sale, "pay", "ru") == "Заплатить 2 лиры за 1 жетон фруктов"
    both = table().rolled("C R4").do("cards 1", cards=["token-lira-B"])
    assert {label(both, "take B"), label(both, "take lira")} == {"Take 1 jewelry token", "Take 3 lira"}


# Questions and the log


def test_the_question_tells_how_many_actions_are_left_and_whether_one_may_roll_again() -> None:
    scene = table().seat(0, crystal=1).rolled("R2 G2 C")
    assert question(scene) == "Anna, what do you do? You have 2 actions, and for a crystal you may roll again."
    assert question(scene.do("token R")) == "Anna, what do you do next? You have 1 action left."
    assert question(scene, "ru") == "Анна, что будете делать дальше? У вас ещё 1 действие."


def test_what_is_due_is_asked_good_by_good() -> None:
    scene = table().seat(0, tokens="R2").rolled("R G4").do("choose token R")
    assert question(scene) == "Anna, how do you pay the next good, fabric?"
    assert {label(scene, "use R"), label(scene, "give R")} == {"Pay with 1 fabric die", "Pay with 1 fabric token"}


def test_the_log_tells_an_action_in_two_lines() -> None:
    scene = table().seat(0, tokens="G").rolled("R C4").do("crystal R G")
    assert told(scene) == ["Anna paid 1 fabric die and 1 spice token.", "Anna took 1 crystal."]
    assert told(table().rolled("L2 C3").do("lira"), "ru") == [
        "Анна использует 2 кубика с монетой.",
        "Анна берёт 4 лиры.",
    ]


def test_a_short_supply_names_everybody_who_returned_something() -> None:
    scene = table(2).seat(0, crystal=6).seat(1, crystal=6).rolled("R G C3").do("crystal R G")
    assert told(scene)[1:] == [
        "The supply was short. Everyone who had any returned 1 crystal: Anna, Boris.",
        "Anna took 1 crystal.",
    ]


@pytest.mark.rule("dice.ruling.secret")
def test_drawn_cards_are_named_only_to_whoever_drew_them(words: Words) -> None:
    event = Event("cards-drawn", 1, {"number": 2}, {"cards": ["brown-R", "two-tile"]}, True)
    names = NAMES[words.language]
    for card in ("brown-R", "two-tile"):
        assert words.term("card", card) in str(words.event(event.seen_by(1), names))
        for other in (0, None):
            assert words.term("card", card) not in str(words.event(event.seen_by(other), names))


RARE_EVENTS = (
    {"kind": "die-back", "seat": 0, "number": 1},
    {"kind": "die-back", "seat": 0, "number": 2},
    {"kind": "ruby", "seat": 0, "track": "mosque", "source": "tiles", "rubies": 3},
    {"kind": "gained", "seat": 0, "what": "crystal", "number": 2, "source": "income"},
    {"kind": "reshuffled", "seat": 0},
)
RARE_REFUSALS = (
    Refusal("dice.act.cards", "card-dice-short", {"needed": 3, "dice": 1}),
    Refusal("dice.ruling.payment", "not-due", {"action": "use R", "due": "any"}),
    Refusal("dice.card.tile", "tile-not-open", {"tile": "die"}),
    Refusal("dice.ruling.sold-out", "sold-out", {"track": "mixed"}),
    Refusal("dice.bazaar.lira", "nothing-of-it", {"what": "crystal"}),
    Refusal("dice.turn.roll", "dice-short", {"dice": "R5 L C2"}),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_seldom_is_told_too(language: str) -> None:
    reader = Reader(language, "dice")
    for refusal in RARE_REFUSALS:
        reader.refusal(Action.parse("use R"), refusal)
    for event in RARE_EVENTS:
        reader.event(event)
