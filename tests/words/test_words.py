"""Istanbul in words: names, numbers and single sentences."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import Any

import pytest

from istanbul_nb.core import Action, BadOptions, Event, Refusal, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.counted_goods import name_goods
from istanbul_nb.games.istanbul.rules.modules.letters.part import GENERAL, OWN, TILES
from istanbul_nb.games.istanbul.rules.modules.mocha.part import ENCOUNTER, GUILD_CARDS, KINDS
from istanbul_nb.games.istanbul.rules.options import LAYOUTS, complete, rules_for
from istanbul_nb.games.istanbul.rules.options import NUMBERS as PLACES
from istanbul_nb.games.istanbul.rules.places.kiosk_ways import topic
from istanbul_nb.games.istanbul.rules.state import Frame, State
from istanbul_nb.text import tell_nothing
from istanbul_nb.words import LANGUAGES, Unsaid, Words

GAME = game_of("istanbul")
NAMES = {"en": ("Anna", "Boris", "Chen", "Dora", "Emil"), "ru": ("Анна", "Борис", "Чен", "Дора", "Эмиль")}
NUMBERS = (1, 2, 5, 11, 21, 22, 25)
SETUPS = [rules_for(complete({"expansion": expansion})) for expansion in LAYOUTS]
CARDS = {card.name: card for rules in SETUPS for card in rules.cards}.values()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


# What Istanbul has


def test_every_card_has_title_effect_and_window(words: Words) -> None:
    for card in CARDS:
        assert words.term("card", card.name)
        assert words.term("card", card.name, "effect")
        assert words.term("card", card.name, "when")
        for window in card.windows:
            assert words.say(f"window-{window}")


def test_every_window_of_a_card_has_a_rule(words: Words) -> None:
    for card in CARDS:
        assert all(words.rule(f"ist.window.{card.windows[0]}"))


def test_every_place_has_a_name_in_every_form(words: Words) -> None:
    for number in sorted(set().union(*PLACES.values())):
        assert words.term("place", number)
        for form in ("short", "full", "to", "at", "from", "of", "between", "does"):
            assert words.say(f"place-{number}.{form}")


def test_every_guild_card_has_title_effect_and_rule(words: Words) -> None:
    for number in GUILD_CARDS:
        title, _ = words.rule(f"mocha.guild.{number}")
        assert words.term("guild", number) == title
        assert words.term("guild", number, "effect")


def test_every_figure_and_every_tavern_tile_has_its_forms(words: Words) -> None:
    for figure in {figure.name for rules in SETUPS for figure in rules.figures}:
        assert words.say(f"figure-{figure}.title")
        assert words.say(f"figure-{figure}.met")
        assert words.say(f"picture-{figure}")
    for tile in KINDS:
        for form in ("title", "taken", "none", "effect"):
            assert words.say(f"tavern-{tile}.{form}")
        assert words.say(f"picture-{tile}")


def test_every_kiosk_tile_has_its_forms_and_its_rule(words: Words) -> None:
    for tile in TILES:
        assert words.say(f"kiosk-{tile}")
        assert words.say(f"kiosk-{tile}.effect")
        assert all(words.rule(f"letters.kiosk.{topic(tile)}"))
    for tile in ("coffee2", "coffee3"):
        assert words.say(f"kiosk-{tile}.alone")


def test_every_good_has_a_name_and_a_tile(words: Words) -> None:
    for letter in "RGYB":
        assert words.term("good", letter)
        assert words.say(f"tile-{letter}.effect")
    assert words.term("good", "C")


def test_every_layout_has_a_name(words: Words) -> None:
    for layout in set().union(*LAYOUTS.values()):
        assert words.choice("layout", layout)
    assert words.choice("layout", list(range(1, 17))) != words.choice("layout", "order")


# Numbers

RUSSIAN = {
    "good-R.count": "1 ткань, 2 ткани, 5 тканей, 11 тканей, 21 ткань, 22 ткани, 25 тканей",
    "good-G.count": "1 пряность, 2 пряности, 5 пряностей, 11 пряностей, 21 пряность, 22 пряности, 25 пряностей",
    "good-Y.count": "1 фрукт, 2 фрукта, 5 фруктов, 11 фруктов, 21 фрукт, 22 фрукта, 25 фруктов",
    "good-B.count": "1 украшение, 2 украшения, 5 украшений, 11 украшений, 21 украшение, 22 украшения, 25 украшений",
    "good-C.count": "1 кофе, 2 кофе, 5 кофе, 11 кофе, 21 кофе, 22 кофе, 25 кофе",
    "count-guild.paid": "1 карту гильдии, 2 карты гильдии, 5 карт гильдии, 11 карт гильдии, 21 карту гильдии, "
    "22 карты гильдии, 25 карт гильдии",
    "count-letter": "1 письмо, 2 письма, 5 писем, 11 писем, 21 письмо, 22 письма, 25 писем",
    "count-seal": "1 печать, 2 печати, 5 печатей, 11 печатей, 21 печать, 22 печати, 25 печатей",
    "count-kiosk": "1 плитка павильона, 2 плитки павильона, 5 плиток павильона, 11 плиток павильона, "
    "21 плитка павильона, 22 плитки павильона, 25 плиток павильона",
    "count-lira": "1 лира, 2 лиры, 5 лир, 11 лир, 21 лира, 22 лиры, 25 лир",
    "count-lira.paid": "1 лиру, 2 лиры, 5 лир, 11 лир, 21 лиру, 22 лиры, 25 лир",
    "count-good": "1 товар, 2 товара, 5 товаров, 11 товаров, 21 товар, 22 товара, 25 товаров",
    "count-good.most": "1 товара, 2 товаров, 5 товаров, 11 товаров, 21 товара, 22 товаров, 25 товаров",
    "count-card.paid": "1 карту бонуса, 2 карты бонуса, 5 карт бонуса, 11 карт бонуса, 21 карту бонуса, "
    "22 карты бонуса, 25 карт бонуса",
    "count-ruby": "1 рубин, 2 рубина, 5 рубинов, 11 рубинов, 21 рубин, 22 рубина, 25 рубинов",
    "count-step": "1 шаг, 2 шага, 5 шагов, 11 шагов, 21 шаг, 22 шага, 25 шагов",
    "count-assistant.paid": "1 помощника, 2 помощников, 5 помощников, 11 помощников, 21 помощника, 22 помощников, "
    "25 помощников",
}
ENGLISH = {
    "good-R.count": "1 fabric, 2 fabric, 5 fabric, 11 fabric, 21 fabric, 22 fabric, 25 fabric",
    "count-lira": "1 lira, 2 lira, 5 lira, 11 lira, 21 lira, 22 lira, 25 lira",
    "count-good": "1 good, 2 goods, 5 goods, 11 goods, 21 goods, 22 goods, 25 goods",
    "count-ruby": "1 ruby, 2 rubies, 5 rubies, 11 rubies, 21 rubies, 22 rubies, 25 rubies",
    "count-card": "1 bonus card, 2 bonus cards, 5 bonus cards, 11 bonus cards, 21 bonus cards, 22 bonus cards, "
    "25 bonus cards",
    "count-step": "1 step, 2 steps, 5 steps, 11 steps, 21 steps, 22 steps, 25 steps",
}


@pytest.mark.parametrize(
    ("language", "key", "forms"),
    [("en", key, forms) for key, forms in ENGLISH.items()] + [("ru", key, forms) for key, forms in RUSSIAN.items()],
)
def test_numbers_are_followed_by_the_right_form(language: str, key: str, forms: str) -> None:
    assert ", ".join(Words(language).say(key, count=number) for number in NUMBERS) == forms


def test_a_sentence_chooses_the_form_for_its_number() -> None:
    words = Words("ru")
    paid = [words.event({"kind": "lira", "seat": 0, "amount": -n, "source": "dealer"}, NAMES["ru"]) for n in NUMBERS]
    assert paid[0] == "Анна платит 1 лиру Торговцу самоцветами."
    assert paid[2] == "Анна платит 5 лир Торговцу самоцветами."
    assert paid[5] == "Анна платит 22 лиры Торговцу самоцветами."


# Single sentences


def test_goods_are_read_from_actions_and_from_demand_tiles() -> None:
    assert name_goods(Words("en"), "R G2") == "1 fabric, 2 spice"
    assert name_goods(Words("en"), "RGYYB") == "1 fabric, 1 spice, 2 fruit, 1 jewelry"
    assert name_goods(Words("ru"), "R5 Y2 B") == "5 тканей, 2 фрукта, 1 украшение"
    assert name_goods(Words("en"), "") == "no goods"
    assert name_goods(Words("en"), "B2 C") == "2 jewelry, 1 coffee"
    assert name_goods(Words("ru"), "Y C2") == "1 фрукт, 2 кофе"


def test_a_refusal_names_its_rule() -> None:
    facts = {"place": 16, "here": 7, "steps": 3}
    refusal = Refusal("ist.move.steps", "too-far", facts, Action("move", (16,)), (Action("move", (8,)),))
    assert Words("en").refusal(refusal) == (
        "It is 3 steps from the Fountain to the Gemstone Dealer, too many for this walk. Choose a nearer place. "
        "(One or two steps, ist.move.steps)"
    )
    assert Words("ru").refusal(refusal) == (
        "Путь от Фонтана к Торговцу самоцветами — 3 шага, для этого перемещения слишком далеко. "
        "Выберите место поближе. (Один или два шага, ist.move.steps)"
    )


def test_a_refusal_lists_places_with_or() -> None:
    refusal = Refusal("ist.place.warehouse", "other-place", {"verb": "fill", "places": [2, 3, 4], "here": 9})
    assert (
        Words("en")
        .refusal(refusal)
        .startswith(
            "You cannot fill up at the Tea House. "
            "That is done at the Fabric Warehouse, at the Spice Warehouse or at the Fruit Warehouse."
        )
    )


def test_options_that_do_not_fit_are_explained() -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.setup({"layout": "round"}, Seeded(1))
    assert Words("en").options(raised.value) == (
        "The option “layout” cannot be “round”. Choose one of these: short, long, order, random."
    )


def test_a_drawn_card_is_named_only_to_whoever_drew_it(words: Words) -> None:
    event = Event("card-drawn", 1, {"source": "governor"}, {"card": "far"})
    names = NAMES[words.language]
    assert words.term("card", "far") in str(words.event(event.seen_by(1), names))
    for other in (0, None):
        assert words.term("card", "far") not in str(words.event(event.seen_by(other), names))


def test_a_drawn_guild_card_is_named_only_to_whoever_drew_it(words: Words) -> None:
    event = Event("guild-drawn", 1, {"source": "guildhall"}, {"number": 17})
    names = NAMES[words.language]
    assert words.term("guild", 17) in str(words.event(event.seen_by(1), names))
    for other in (0, None):
        assert words.term("guild", 17) not in str(words.event(event.seen_by(other), names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_comes_from_the_supply_or_from_somebody_whatever_he_is_called(language: str) -> None:
    words = Words(language)
    first = words.event({"kind": "token", "seat": 0, "from": None}, ["Anna", "none"])
    assert first == words.say("event-token-first", name="Anna")
    assert "none" in str(words.event({"kind": "token", "seat": 0, "from": 1}, ["Anna", "none"]))
    taken = words.event({"kind": "caravan", "seat": 0, "from": None}, ["Anna", "none"])
    assert taken == words.say("event-caravan-first", name="Anna")


def test_a_decimal_point_is_a_comma_in_russian() -> None:
    assert [Words(language).decimal("1.8") for language in ("en", "ru")] == ["1.8", "1,8"]


def test_lira_of_a_card_are_told_unless_its_title_tells_them() -> None:
    words = Words("en")
    gained = {"kind": "lira", "seat": 0, "amount": 5, "source": "card"}
    told = [words.event(event, NAMES["en"]) for event in ({**gained, "named": True}, gained)]
    assert told == [None, "Anna took 5 lira."]


def label(state: State, action: str) -> str:
    """Return what an action is called that the first player is offered."""
    parsed = Action.parse(action)
    assert parsed in GAME.legal(state)
    return Words("en").action(parsed, GAME.view(state, 0), partial(GAME.preview, state, 0))


def decide(state: State, *frames: Frame) -> State:
    """Return the same state where something else is to be decided."""
    twin: State = GAME.copy(state)
    twin.frames, twin.legal = list(frames), None
    return twin


def begun(expansion: str) -> State:
    """Return an expansion for three; the first player has lira and goods."""
    state: State = GAME.setup({"expansion": expansion, "first": 0, "players": 3}, Seeded(1))
    state.lira[0] = 9
    return state


def test_the_price_of_a_place_that_acts_from_afar_is_its_own() -> None:
    """The Large Market pays its own lira, whoever acts there."""
    state, labels = begun("mocha"), set()
    state.goods[0], state.spot, state.mocha.guild_turn = [2, 2, 2, 2], 10, True
    one, two = sorted(set(GAME.view(state, 0)["places"]["markets"]["large"]["tile"]), key="RGYB".index)[:2]
    below = ("finish", 12)
    for frames in ([("act", 10)], [("meet",), ("errand", 10)], [("after",), below, ("errand", 10, "guild")]):
        labels.add(label(decide(state, *frames), f"sell {one} {two}"))
    pays = GAME.view(state, 0)["places"]["markets"]["large"]["pays"]
    assert labels == {f"Sell {name_goods(Words('en'), f'{one} {two}')} for {pays[1]} lira"}


def test_the_encounter_tile_and_guild_card_19_change_the_prices_on_labels() -> None:
    state = begun("mocha")
    state.mocha.coffee[0], state.goods[0] = 9, [0, 0, 3, 0]
    state.figures, state.spot = [5, 5, 5], 5
    meeting = decide(state, ("meet",))
    assert label(meeting, "meet trader").endswith("for 2 lira or a good")
    meeting.mocha.tiles[0] = ENCOUNTER
    assert label(meeting, "meet trader").endswith("for nothing")
    state.bound, state.mocha.guild_turn = False, True
    at_once, later = (decide(state, ("after",), ("finish", 19), ("tavern", number)) for number in (1, 2))
    assert label(at_once, "tavern move") == "Take the movement tile for nothing"
    assert label(later, "tavern move") == "Take the movement tile for 1 coffee"
    edge = next(str(action) for action in GAME.legal(at_once) if action.verb == "barrier")
    assert label(at_once, edge).startswith("Barrier for 1 coffee")
    assert label(later, "baksheesh dealer") == (
        "Baksheesh of 4 coffee and 3 fruit for the next ruby of the Gemstone Dealer"
    )


def test_goods_that_do_not_fit_are_told_before_they_are_taken() -> None:
    state = begun("mocha")
    state.goods[0] = [2, 0, 1, 0]
    swapped = decide(state, ("move",), ("swapped", 3, 1 << 3))
    assert label(swapped, "receive R Y2") == "Take 1 fabric, 2 fruit (no room for 2)"
    assert label(swapped, "receive G2 C") == "Take 2 spice, 1 coffee"
    assert label(decide(state, ("after",), ("finish", 2), ("assort", 3)), "assort") == "Take no goods"


def letters(**changes: Any) -> dict[str, Any]:
    """Letters & Seals for three, as the first player sees it, with some of its things changed."""
    view = GAME.view(begun("letters"), 0)
    return {**view, "letters": {**view["letters"], **changes}}


def test_merchants_and_companions_are_counted_where_one_pays() -> None:
    state = decide(begun("letters"), ("pay",))
    state.merchant, state.spot, state.letters.companion = [5, 5, 5], 5, [5, OWN, GENERAL]
    assert label(state, "pay") == "Pay the 2 merchants here 4 lira in all"
    state.letters.companion[1] = 5
    assert label(state, "pay") == "Pay 6 lira in all for the 3 merchants and companions here"
    assert Words("en").question(GAME.view(state, 0), NAMES["en"]) == (
        "Anna, do you pay 6 lira in all for the 3 merchants and companions here?"
    )
    state.letters.unpaid = 1
    assert label(state, "pay") == "Pay 4 lira in all for the 2 merchants and companions here"
    state.letters.companion, state.merchant[2] = [OWN, 5, OWN], 6
    assert label(state, "pay") == "Pay 2 lira for the companion here"


def test_whom_one_meets_is_asked_where_the_figure_stands_that_moved() -> None:
    state, asked = decide(begun("letters"), ("meet",)), {}
    state.figures = [2, 3, 5]
    for spot in (0, 5, 7):
        state.spot = spot
        asked[spot] = Words("en").question(GAME.view(state, 0), NAMES["en"])
    assert asked[5] == "Anna, do you meet someone here, or does the turn end?"
    assert asked[0] == asked[7] == "Anna, is there anything else before the turn ends?"


@pytest.mark.parametrize(("expansion", "numbers"), [("none", "1 to 16 exactly"), ("letters", "21 to 24 exactly")])
def test_a_layout_of_ones_own_is_told_which_places_it_must_name(expansion: str, numbers: str) -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.setup({"expansion": expansion, "layout": [7, 7]}, Seeded(1))
    assert numbers in Words("en").options(raised.value)


def test_a_kiosk_tile_is_named_by_what_is_given_and_taken() -> None:
    words, view = Words("en"), letters()

    def way(tile: str, *ways: str | int) -> str:
        shown = {**view, "decision": ["kiosk-use", 0, TILES.index(tile), 0]}
        return words.action(Action("use", ways), shown, tell_nothing)

    assert way("goods-R") == "Take 2 fabric"
    assert way("extension-goods") == "Give 1 good of each kind for an extension"
    assert way("coffee3", "lira") == "Take 3 lira"
    assert way("coffee3", "coffee") == "Take 1 coffee"
    assert way("good-letter", "R") == "Give 1 fabric for a letter"
    assert way("good-letter", "letter", 5) == ("Discard the letter to 5 Post Office (1 seal) for a good of your choice")
    assert way("card-letter", "card", "far") == "Discard “Long walk” for a letter"
    assert way("card-letter", "letter", 5, "delivered") == (
        "Discard the delivered letter to 5 Post Office (2 seals) for a bonus card"
    )
    assert way("lira-letter", "lira") == "Pay 2 lira for a letter"
    assert way("lira-letter", "letter", 5) == "Discard the letter to 5 Post Office (1 seal) for 3 lira"
    assert way("lira-good", "lira", "B") == "Pay 2 lira for 1 jewelry"
    assert way("lira-good", "C") == "Give 1 coffee for 3 lira"
    assert way("lira-card", "card", "far") == "Discard “Long walk” for 3 lira"


def test_a_kiosk_tile_speaks_of_coffee_only_where_there_is_coffee() -> None:
    words, pick = Words("en"), Action("pick", ("coffee2",))
    assert words.action(pick, letters(), tell_nothing) == "Pick the tile: 2 lira"
    grand = GAME.view(GAME.setup({"expansion": "grand", "first": 0}, Seeded(1)), 0)
    assert words.action(pick, grand, tell_nothing) == "Pick the tile: a coffee or 2 lira"


def test_the_end_of_a_turn_is_called_by_what_it_means() -> None:
    words, state, chance = Words("en"), GAME.setup({"first": 0}, Seeded(1)), Seeded(1)
    GAME.apply(state, Action("move", (2,)), chance)
    assert words.action(Action("end"), GAME.view(state, 0), tell_nothing) == "Stop here: the turn ends"
    GAME.apply(state, Action("leave"), chance)
    GAME.apply(state, Action("fill"), chance)
    assert words.action(Action("end"), GAME.view(state, 0), tell_nothing) == "End the turn"


def test_whoever_waits_is_told_what_is_being_decided() -> None:
    state = GAME.setup({"first": 0}, Seeded(1))
    assert Words("en").question(GAME.view(state, 0), NAMES["en"]) == "Anna, where does your merchant walk?"
    assert Words("en").question(GAME.view(state, 1), NAMES["en"]) == "Anna is deciding where to walk."
    assert Words("ru").question(GAME.view(state, 1), NAMES["ru"]) == "Анна решает, куда идти."


def test_names_are_never_read_as_markup() -> None:
    assert Words("en").event({"kind": "last-cards", "seat": 0}, ["{ $x } <b>"]) == "{ $x } <b> may still play cards."


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"There is no language 'tr' here\. Choose one of these: en, ru\."):
        Words("tr")


def test_a_missing_key_form_or_fact_is_an_error(words: Words) -> None:
    for key in ("nonsense", "place-10.nowhere", "event-moved"):
        with pytest.raises(Unsaid):
            words.say(key)


def test_fluent_is_imported_when_the_first_sentence_is_said() -> None:
    program = "import sys, istanbul_nb.words as w; w.Words('ru'); sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
