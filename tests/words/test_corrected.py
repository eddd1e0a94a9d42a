"""Words follow the tables of a match: with corrected tables no label and no card tells a printed number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from istanbul_nb.core import Action, BadOptions, Event, Seeded
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.games.dice.words import resource
from istanbul_nb.match.match import Match
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.words import table_words
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.dialects import dialect_of
from tests.games.istanbul.scenario import Scenario
from tests.table.asking import snapshot_of

from .files import entries, messages

EXPANSIONS = ("none", "mocha", "letters", "grand")
BAZAAR = {f"card-token-{good}" for good in "RGYB"}, {f"card-token-lira-{good}" for good in "RGYB"}
RUBY = {
    f"card-ruby-{what}" for what in ["brown", "crystal", "brown-lira", "tile-lira", "tile-crystal", "tile-brown-lira"]
}
TWO = {f"card-two-{what}" for what in ["crystal", "brown", "lira", "tile"]}
HAS = {f"card-has-{what}" for what in ["lira", "crystal", "two-lira", "two-tile"]}

# The sentences that tell a table all by themselves; the numbers of all other tables come with the view of a match.
TELLING: dict[str, dict[str, set[str]]] = {
    "dice": {
        "income": {"does-lira", "does-crystal", "reason-tiles"},
        "lira_a_coin": {"text-trades"},
        "worth": {"text-ties"},
        "bazaar_lira": {"card-lira-crystal", "card-lira-token"},
        "bazaar_token": BAZAAR[0],
        "bazaar_token_lira": BAZAAR[1],
        "bazaar_ruby": RUBY,
        "bazaar_two": TWO,
        "bazaar_has": HAS,
        "bazaar_instead": RUBY | TWO | HAS,
    },
    "istanbul": {
        "coffeehouse_prices": {"place-20", "text-signs-mocha"},
        "coffee_roll": {"card-coffeeroll"},
        "letter_roll": {"card-letterroll"},
        "mosque_costs_by_players": {"text-signs"},
        "extension_price": {"text-signs"},
        "dealer_prices": {"text-signs"},
        "cart_capacity": {"text-signs"},
        "tavern_prices": {"text-signs-mocha"},
        "baksheesh": {"text-signs-mocha"},
        "society_lira": {"text-signs-letters"},
    },
    "sultan": {},
}


def changed(value: Any) -> Any:
    """Return a table of the same shape in which every number and every good is another one."""
    if isinstance(value, dict):
        return {key: changed(each) for key, each in value.items()}
    if isinstance(value, list):
        return [changed(each) for each in value]
    if isinstance(value, int):
        return value + 3
    return value if value == "any" else value.translate(str.maketrans("RGYB", "GYBR"))


def printed(game: str) -> dict[str, Any]:
    components: Any = __import__(f"istanbul_nb.games.{game}.rules.components", fromlist=["printed"])
    return {name: table.value for name, table in components.printed().items()}


def facts_for(key: str, game: str) -> dict[str, Any]:
    """Return something for the facts that do not come from a table."""
    return {"does": "lira"} if key == "reason-tiles" else {}


def said(words: Words) -> dict[str, str]:
    """Return every sentence of a game that needs no facts but those of the tables, with all its forms joined."""
    told: dict[str, str] = {}
    tables = words.dialect.PRINTED
    for _, key, _ in entries(words.language, words.game):
        name = key.partition(".")[0]
        facts = facts_for(key, words.game)
        known = {*facts, *(tables[name](words.tables) if name in tables else ())}
        if messages(words.language, words.game)[key].names <= known:
            told[name] = f"{told.get(name, '')} {words.say(key, **facts)}"
    income = words.say("reason-tiles", does="crystal") if words.game == "dice" else ""
    return {**told, "reason-tiles": told["reason-tiles"] + income} if income else told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), [(game, table) for game in GAMES for table in printed(game)])
def test_a_sentence_that_tells_a_number_of_a_table_tells_the_corrected_one(
    game: str, table: str, language: str
) -> None:
    value = printed(game)[table]
    before, after = said(Words(language, game)), said(Words(language, game, {table: changed(value)}))
    assert {name for name in before if before[name] != after[name]} == TELLING[game].get(table, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_uses_every_number_that_it_is_given(game: str, language: str) -> None:
    words = Words(language, game)
    for name, tell in words.dialect.PRINTED.items():
        forms = [key for _, key, _ in entries(language, game) if key.partition(".")[0] == name]
        used = set().union(*(messages(language, game)[key].names for key in forms))
        tile = {"gain"} if name.endswith("-tile") else set()  # it is always one
        assert set(tell(words.tables)) - tile <= used, name


# At a table: what a label says is what happens

OTHER_DICE = {
    **{"income": {"lira": 5, "crystal": 2}, "lira_a_coin": 3, "bazaar_lira": {"take": 7, "crystal": 5, "token": 6}},
    **{"bazaar_token": 1, "bazaar_token_lira": 8, "bazaar_instead": 4, "start_crystals": 3, "start_lira": [9, 9, 9, 9]},
    "bazaar_two": {"dice": 1, "two-crystal": 3, "two-brown": 1, "two-lira": 9},
    "bazaar_has": {
        **{"has-lira": {"brown": 0, "gain": 7}, "has-crystal": {"brown": 0, "gain": 2}},
        **{"has-two-lira": {"brown": 1, "gain": 11}, "has-two-tile": {"brown": 1, "gain": 1}},
    },
    "bazaar_ruby": {
        "ruby-brown": {"brown": 1, "crystal": 0, "lira": 0, "tile": 0},
        "ruby-crystal": {"brown": 0, "crystal": 2, "lira": 0, "tile": 0},
        "ruby-brown-lira": {"brown": 1, "crystal": 0, "lira": 5, "tile": 0},
        "ruby-tile-lira": {"brown": 0, "crystal": 0, "lira": 4, "tile": 0},
        "ruby-tile-crystal": {"brown": 0, "crystal": 1, "lira": 0, "tile": 1},
        "ruby-tile-brown-lira": {"brown": 0, "crystal": 0, "lira": 0, "tile": 0},
    },
}
OTHER_ISTANBUL: dict[str, Any] = {
    **{"extension_price": 6, "cart_capacity": 3, "start_lira": 30, "dealer_prices": list(range(2, 14))},
    **{"payout_large": [4, 8, 13, 19, 26], "payout_small": [3, 6, 11, 15, 21]},
    **{"post_upper": ["R", 5, "B", 4], "post_lower": ["G", 3, "Y", 6], "coffeehouse_prices": [1, 2, 3, 4, 5]},
    **{"tavern_prices": [2, 3, 4, 5], "baksheesh": ["RRR", "YYY"], "society_lira": [9, 8, 7]},
}
TAKEN = ("lira", "give", "take", "accept", "pay", "decline")  # what the labels of the Dice Game tell in full
COUNTED = ("extend", "buy", "sell", "collect", "treat", "tavern")  # of Istanbul: lira and coffee


def steps(game: str, seed: int, most: int, **options: Any) -> Iterator[tuple[Match, Action, str, tuple[Event, ...]]]:
    """Play a game at random; yield the match, what is done, how it was labelled and what happened."""
    match, choices = Match(game, seed=seed, **options), random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        legal = [action for action in match.legal if action.verb not in ("reroll", "choose")]
        action = choices.choice([each for each in legal if each.verb != "end"] or legal)
        label = match.words.action(action, match.view_of(match.actor), match.queries.now.previewer(match.actor))
        match.do(action)
        yield match, action, label, tuple(match.steps[-1].events)


def test_labels_of_the_dice_game_tell_what_is_taken_with_corrected_tables() -> None:
    verbs = set()
    for seed in range(6):
        for match, action, label, events in steps("dice", seed, 250, players=3, components=OTHER_DICE):
            gained = [event.facts for event in events if event.kind == "gained" and event.seat == events[0].seat]
            if action.verb in TAKEN and gained and "source" in gained[0] and gained[0]["source"] != "income":
                verbs.add(action.verb)
                if action.verb in ("lira", "accept", "decline", "give"):
                    first = gained[0]
                    assert match.words.things(resource(first["what"], first["number"])) in label, (label, events)
    assert verbs >= {"lira", "accept", "decline", "give", "take", "pay"}


def test_labels_of_istanbul_tell_what_is_paid_and_taken_with_corrected_tables() -> None:
    verbs = set()
    for expansion in EXPANSIONS:
        options = {"expansion": expansion, "components": OTHER_ISTANBUL}
        for match, action, label, events in steps("istanbul", 5, 1200, players=3, **options):
            for event in events:
                if action.verb in COUNTED and event.kind in ("lira", "coffee") and event.facts["source"] != "society":
                    verbs.add(action.verb)
                    amount = match.words.count(abs(event.facts["amount"]), event.kind)
                    assert amount in label, (label, events)
    assert verbs >= {"extend", "buy", "sell", "collect", "treat"}


def texts(value: Any) -> Iterator[str]:
    """Yield every text in what is sent to a page."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_and_tiles_of_a_table_show_corrected_numbers(language: str) -> None:
    match = Match("dice", seed=3, language=language, components=OTHER_DICE)
    words: Any = table_words(language, face_of("dice").setup_of(match.options), "dice")
    assert words["cards"]["lira-crystal"]["face"] == ["$7", "people*16", "crystal*20", "to", "$5"]
    assert words["cards"]["token-lira-R"]["face"].count("$8") == 2
    assert words["cards"]["two-brown"]["face"] == ["dC*22", "to", "brown*24"]
    assert words["cards"]["has-two-lira"]["face"] == ["ok*14", "brown*24", "to", "$11"]
    assert words["cards"]["ruby-crystal"]["face"] == ["=2", "crystal*24", "to", "ruby*26"]
    assert words["tiles"]["lira-R"]["sign"] == ["$5"]
    assert words["tiles"]["crystal-R"]["sign"] == ["=2", "crystal"]
    assert match.words.count(5, "lira") in words["tiles"]["lira-R"]["effect"]
    assert match.words.count(7, "lira", "paid") in words["cards"]["lira-crystal"]["effect"]
    assert table_words(language, "", "dice")["cards"]["lira-crystal"]["face"][0] == "$4"


def told_lira(scene: Scenario, words: Words) -> list[str | None]:
    """Return what the log tells of lira that came or went."""
    lira = [event for event in scene.events if event.kind == "lira"]
    return [words.event(event.seen_by(None), ["Anna", "Boris", "Chen"]) for event in lira]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("expansion", "card", "table"), [("mocha", "coffeeroll", "coffee_roll"), ("letters", "letterroll", "letter_roll")]
)
@pytest.mark.parametrize("lira", [4, 5, 6])
def test_lira_that_a_corrected_roll_brings_are_told_whatever_their_number(
    lira: int, expansion: str, card: str, table: str, language: str
) -> None:
    components = {table: {**printed("istanbul")[table], "lira": [lira, 0, 0, 0, 0, 0]}}
    options = {"players": 3, "layout": "order", "expansion": expansion, "components": components}
    scene = Scenario.bare(options).seat(0, hand=[card]).do(f"play {card}", dice=[1, 2])
    words = Words(language, "istanbul", components)
    assert told_lira(scene, words) == [words.say("event-lira-gained", name="Anna", amount=lira, source="card")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_five_lira_is_told_by_its_name_alone(language: str) -> None:
    scene = Scenario.bare({"players": 3, "layout": "order"}).seat(0, hand=["lira"]).do("play lira")
    assert [event["amount"] for event in scene.happened("lira")] == [5]
    assert told_lira(scene, Words(language)) == [None]


def test_the_words_of_a_match_keep_their_tables_in_another_language() -> None:
    match = Match("dice", seed=3, components={"income": {"lira": 5, "crystal": 2}})
    assert match.words.say("does-lira") == "At the start of the owner’s turn: 5 lira."
    match.language = "ru"
    assert match.words.say("does-lira") == "В начале хода владельца: 5 лир."


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_corrected_in_the_words_exactly_where_the_game_accepts_it(game: str) -> None:
    """Check that the words refuse no table that the rules accept."""
    for name, value in printed(game).items():
        components = {name: changed(value)}
        try:
            game_of(game).setup({"components": components}, Seeded(1))
        except BadOptions:
            continue
        assert Words("en", game, components).tables[name] != dialect_of(game).corrected({})[name].value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_cited_at_a_table_tells_which_numbers_were_corrected(language: str) -> None:
    printed_words, words = Words(language), Words(language, "istanbul", {"extension_price": 9})
    title, text, example = words.cited("ist.place.wainwright")
    assert [title, example] == [printed_words.cited("ist.place.wainwright")[at] for at in (0, 2)]
    assert text.startswith(printed_words.cited("ist.place.wainwright")[1])
    assert "extension_price = 9" in text
    shown = table_words(language, 'none {"extension_price":9}')["rules"]["ist.place.wainwright"]
    assert shown == [title, text, example]


# A card that another player turned up


def test_a_card_speaks_to_nobody_but_an_offer_to_the_one_who_is_asked() -> None:
    for card in printed("dice")["bazaar_copies"]:
        assert not {"you", "your"} & set(
            Words("en", "dice").term("card", card, "effect").lower().replace(".", " ").split()
        )
        assert not {"вы", "вас", "ваш"} & set(
            Words("ru", "dice").term("card", card, "effect").lower().replace(".", " ").split()
        )


@pytest.mark.parametrize(
    ("language", "reader"), [("en", {"you", "your"}), ("ru", {"вы", "вам", "вас", "ваш", "к вам"})]
)
def test_a_tile_that_somebody_else_owns_does_not_speak_to_its_reader(language: str, reader: set[str]) -> None:
    words = Words(language)
    told = [words.say(f"tile-{good}.effect") for good in "RGYB"]
    told += [words.say(f"tavern-{tile}.effect") for tile in ("move", "meet")]
    told += [
        Words(language, "dice").say(f"does-{tile}") for tile in ("lira", "crystal", "card", "action", "good-R", "die")
    ]
    assert not [text for text in told if reader & set(text.lower().replace(".", " ").split())]


@pytest.mark.parametrize(("language", "offer"), [("en", "You may give 1 crystal for 3 lira."), ("ru", "Можно отдать")])
def test_the_player_who_is_asked_reads_the_offer_and_not_what_another_takes(language: str, offer: str) -> None:
    for seed in range(40):
        for match, _, _, _ in steps("dice", seed, 120, players=2, language=language):
            decision = match.view["decision"]
            if decision and decision[0] == "others" and decision[1] == "lira-crystal":
                ask = snapshot_of(match, match.actor, match.actor)["ask"]
                assert ask["text"].startswith(offer)
                return
    raise AssertionError("nobody was asked")
