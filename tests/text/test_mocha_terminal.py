"""Mocha & Baksheesh in a terminal: turns by what is typed, its rules and cards, and the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from istanbul_nb.__main__ import main
from istanbul_nb.commands import parser
from istanbul_nb.commands.setup import options_of, setups_of
from istanbul_nb.core import Seeded
from istanbul_nb.games.istanbul import arguments as known
from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.games.istanbul.rules.options import LAYOUTS
from istanbul_nb.match.match import Match
from istanbul_nb.terminal import Session, new_match, play_in_terminal
from istanbul_nb.words import LANGUAGES, Words
from tests.match.sentences import assert_sentence

from .screens import First, Screen, against_bots, first_turn, typed
from .test_monkey import LONGEST, Monkey

GAME = Istanbul()
QUICK = {"target_expansion": 1}


def alone(
    *answers: str, at: int = 13, coffee: int = 0, guild: tuple[int, ...] = (), language: str = "en"
) -> tuple[Screen, Match]:
    """Seat Anna against a bot, the places in order of their numbers: where she stands, what she has and types."""
    options = {"expansion": "mocha", "players": 3, "layout": "order", "first": 0}
    data = GAME.encode(GAME.setup(options, Seeded(1)))
    data["seats"][0]["merchant"] = data["turn"]["spot"] = at
    deck = [number for number in range(1, 21) if number not in guild]
    data["mocha"] |= {"coffee": [coffee, 0, 0], "guild_hands": [list(guild), [], []], "guild_deck": deck}
    return against_bots(data, answers, language)


# Turns


def test_a_turn_at_the_guild_hall_is_played_by_the_keys_of_the_list() -> None:
    screen, match = alone("18", "a", "a", "17", "end", guild=(3, 17))
    assert first_turn(match) == ["move 18", "leave", "enrol", "drop 17", "end"]
    assert "Anna got 1 coffee at the Guild Hall." in screen.text
    assert screen.text.count("Anna drew the guild card “") == 2
    assert "Anna, which guild card do you discard?" in screen.text
    assert "Anna discarded the guild card “Five coffee”." in screen.text


def test_a_turn_at_the_roasting_plant_swaps_until_it_is_enough() -> None:
    screen, match = alone("move 17", "leave", "ROAST lira", "done", "end", at=12)
    assert first_turn(match) == ["move 17", "leave", "roast lira", "done", "end"]
    assert "Anna paid 2 lira at the Roasting Plant." in screen.text
    assert "Anna got 2 coffee at the Roasting Plant." in screen.text
    assert "Anna, what else do you swap for 2 coffee?" in screen.text


def test_a_turn_at_the_tavern_puts_up_the_barrier_and_acts_beside_it() -> None:
    screen, match = alone("move 19", "leave", "barrier 3 8", "visit 3", "fill", "end", at=14, coffee=2)
    assert first_turn(match) == ["move 19", "leave", "barrier 3 8", "visit 3", "fill", "end"]
    assert "Anna put the barrier between the Spice Warehouse and the Black Market." in screen.text
    assert "Anna took the barrier token." in screen.text
    assert "Anna chose the action of the Spice Warehouse." in screen.text
    assert "The barrier stands between the Spice Warehouse and the Black Market. Anna has its token." in screen.text


def test_a_turn_at_the_coffee_house_buys_a_ruby() -> None:
    screen, match = alone("move 20", "leave", "treat", "end", at=15, coffee=7)
    assert first_turn(match) == ["move 20", "leave", "treat", "end"]
    assert "Anna paid 6 coffee at the Coffee House." in screen.text
    assert "Anna got a ruby at the Coffee House and has 1 now." in screen.text


def test_a_guild_card_is_a_whole_turn() -> None:
    screen, match = alone("guild 17", "end", guild=(17,))
    assert first_turn(match) == ["guild 17", "end"]
    assert "Anna played the guild card “Five coffee”." in screen.text
    assert "Anna got 5 coffee with the guild card." in screen.text
    assert "Anna, the guild card is done. Is there anything else before the turn ends?" in screen.text


def test_typing_the_number_of_a_place_out_of_reach_plays_no_guild_card() -> None:
    screen, match = alone("1", guild=(1,))
    assert not match.steps
    assert screen.told("text-unknown", text="1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "start", "attempt"), [(19, 14, "barrier 1 2"), (20, 15, "treat")], ids=["tavern", "coffee house"]
)
def test_where_a_place_offers_nothing_the_reason_is_told(place: int, start: int, attempt: str, language: str) -> None:
    screen, match = alone(f"move {place}", "leave", at=start, language=language)
    reason = match.explain(attempt)
    assert reason is not None
    assert f"     {reason}" in screen.lines


# Looking things up


@pytest.mark.parametrize("language", LANGUAGES)
def test_guild_cards_are_shown_with_effects_and_how_to_play_them(language: str) -> None:
    words = Words(language)
    screen, _ = alone("hand", guild=(7, 12), language=language)
    for number in (7, 12):
        title, effect = words.term("guild", number), words.term("guild", number, "effect")
        assert f"{title}: {effect} ({words.say('guild-window')}; guild {number})" in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sought", ["19", "mocha.place.tavern", None], ids=["number", "id", "name"])
def test_a_rule_of_the_expansion_is_read_where_it_is_played(sought: str | None, language: str) -> None:
    words = Words(language)
    asked = f"rule {sought or words.term('place', 19)}"
    screen, _ = alone(asked, language=language)
    assert screen.heard(words.rule("mocha.place.tavern")[1])
    base = Screen([asked, "rule"], language)
    Session(base.console, Match(names=["Anna", "Boris"], seed=1, language=language)).run()
    assert not base.heard(words.rule("mocha.place.tavern")[1])
    assert "mocha." not in base.text.replace(asked, "").replace(f"“{sought}”", "").replace(f"«{sought}»", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_signs_of_the_expansion(language: str) -> None:
    screen, _ = alone("help", language=language)
    assert screen.told("text-signs")
    assert screen.told("text-signs-mocha")


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_takes_the_layout_for_a_first_game(language: str) -> None:
    screen = Screen([""], language)
    match = new_match(screen.console, {"names": ["Anna", "bot"], "expansion": "mocha"})
    assert match.options["layout"] == "first"
    assert Words(language).choice("layout", "first") in screen.questions[0]
    assert Words(language).choice("layout", "short") not in screen.questions[0]


def test_one_person_plays_a_whole_game_against_bots() -> None:
    screen = First()
    given = {
        "names": ["Anna", "bot random", "bot random"],
        "seed": 3,
        "expansion": "mocha",
        "layout": "first",
        "components": QUICK,
    }
    play_in_terminal(screen.console, given)
    assert screen.told("text-over")
    assert len([line for line in screen.lines if re.match(r"  \d\. ", line)]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_alone_play_to_the_end_without_a_question(language: str) -> None:
    screen = Screen([], language)
    given = {"names": ["bot random"] * 5, "seed": 3, "expansion": "mocha", "layout": "random", "components": QUICK}
    play_in_terminal(screen.console, given)
    assert screen.questions == []
    assert screen.told("text-over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_typed_the_game_goes_on(language: str) -> None:
    monkey = Monkey(5, language)
    match = new_match(
        monkey.console, {"names": ["Anna", "Boris", "bot random"], "expansion": "mocha", "layout": "random", "seed": 1}
    )
    Session(monkey.console, match).run()
    assert len(monkey.answers) == LONGEST
    assert len(match.steps) > 5


# The command line


def test_a_game_is_played_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "hand", "quit")
    arguments = ["text", "--names", "Anna,bot", "--seed", "1", "--expansion", "mocha", "--layout", "first"]
    assert main([*arguments, "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "20 Coffee House" in told
    assert "Goodbye!" in told


@pytest.mark.parametrize("arguments", [["--expansion", "mocha"], ["--modules", "mocha+neutral"]], ids=" ".join)
def test_checking_goes_through_the_layouts_of_the_expansion(arguments: list[str]) -> None:
    parsed = parser().parse_args(["check", "istanbul", *arguments])
    checked = setups_of("istanbul", options_of(parsed))
    assert [setup["layout"] for setup in checked] == ["first", "order", "random"]
    assert {(setup["expansion"], setup["edition"]) for setup in checked} == {("mocha", "bigbox")}
    assert all(setup.get("neutral", False) == ("mocha+neutral" in arguments) for setup in checked)


def test_the_command_line_knows_every_expansion_and_layout() -> None:
    assert tuple(LAYOUTS) == known.EXPANSIONS
    assert set(known.LAYOUTS) == set().union(*LAYOUTS.values())


def test_checking_the_expansion_ends_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(Path(known.__file__).parents[3])  # the games that are played again are these
    assert main(["check", "istanbul", "--modules", "mocha", "--players", "2", "--games", "1"]) == 0
    assert "every promise kept" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["--modules", "mocha", "--layout", "short"], ["--layout", "first"], ["--expansion", "mocha", "--edition", "2016"]],
    ids=" ".join,
)
def test_checking_what_does_not_go_together_ends_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "istanbul", "--games", "1", *arguments]) == 2
    assert_sentence(capsys.readouterr().err.strip())
