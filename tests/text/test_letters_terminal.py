"""Letters & Seals, the Grand Bazaar and the caravan leader in a terminal, and on the command line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

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
from istanbul_nb.terminal.reading import found_rules
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.words import rulebook_page
from tests.match.sentences import assert_sentence

from .screens import First, Screen, against_bots, first_turn, typed
from .test_monkey import LONGEST, Monkey

GAME = Istanbul()
QUICK = {"target_expansion": 1}


def alone(
    *answers: str, at: int = 13, expansion: str = "letters", lira: int = 2, language: str = "en", **letters: Any
) -> tuple[Screen, Match]:
    """Seat Anna with two bots, the places in order of their numbers: where she stands, what she has and types."""
    options = {"expansion": expansion, "players": 3, "layout": "order", "first": 0, "caravan": True}
    data = GAME.encode(GAME.setup(options, Seeded(1)))
    data["seats"][0] |= {"merchant": at, "lira": lira}
    data["turn"]["spot"] = at
    held = letters.pop("open", []), letters.pop("delivered", [])
    data["letters"] |= {"open": [held[0], [], []], "delivered": [held[1], [], []], **letters}
    for place in (*held[0], *held[1]):
        data["letters"]["deck"][str(place)] -= 1
    return against_bots(data, answers, language)


# Turns


def test_a_turn_at_the_embassy_takes_two_letters() -> None:
    screen, match = alone("move 21", "leave", "accept", "end", at=16)
    assert first_turn(match) == ["move 21", "leave", "accept", "end"]
    assert screen.text.count("At the Embassy Anna got a letter to ") == 2


def test_a_letter_is_delivered_where_a_figure_stands() -> None:
    screen, _ = alone("move 16", at=21, open=[16])
    assert "Anna’s letter to 16 Gemstone Dealer is delivered and shows 2 seals." in screen.text


def test_a_turn_at_the_kiosk_lets_everyone_pick() -> None:
    screen, match = alone("move 22", "leave", "browse", "a", "decline", "decline", "end", at=21)
    assert first_turn(match)[:3] == ["move 22", "leave", "browse"]
    assert "The kiosk tiles are: " in screen.text
    assert "Anna, which kiosk tile do you pick?" in screen.text
    assert "Anna, do you use the kiosk tile “" in screen.text
    for name in ("Anna", "Boris", "Chen"):
        assert f"{name} picked “" in screen.text


def test_a_turn_at_the_auction_house_bids() -> None:
    screen, match = alone("move 23", "leave", "auction B", "bid 8", "end", at=22, lira=8)
    assert first_turn(match) == ["move 23", "leave", "auction B", "bid 8", "end"]
    assert "Anna, how much do you bid for 2 bonus cards?" in screen.text
    assert "Anna won the auction with 8 lira." in screen.text
    assert "Anna paid 8 lira to the supply." in screen.text
    assert screen.text.count("at the auction.") == 2


def test_a_turn_at_the_secret_society_pays_seals_for_a_ruby() -> None:
    screen, match = alone(
        *("move 24", "leave", "petition dealer", "seal 2", "seal 3", "seal 4 delivered", "seal 5 delivered", "end"),
        at=23,
        open=[2, 3],
        delivered=[4, 5],
    )
    assert first_turn(match)[2:] == [
        "petition dealer",
        "seal 2",
        "seal 3",
        "seal 4 delivered",
        "seal 5 delivered",
        "end",
    ]
    assert "which letter do you discard for the ruby? Still to pay: 6 seals." in screen.text
    assert "Still to pay: 4 seals." in screen.text
    assert "Anna got a ruby from the Gemstone Dealer and has 1 now." in screen.text
    assert "Anna took 3 lira at the Secret Society." in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_society_offers_nothing_the_reason_is_told(language: str) -> None:
    screen, match = alone("move 24", "leave", at=23, language=language)
    reason = match.explain("petition palace")
    assert reason is not None
    assert f"     {reason}" in screen.lines


def test_a_companion_is_hired_placed_and_moved() -> None:
    screen, match = alone("place", "walk 8", at=9, companions=["own", "general", "general"])
    assert first_turn(match) == ["place", "walk 8"]
    assert "Anna placed the companion at the Tea House." in screen.text
    assert "Anna, where does your merchant or your companion walk?" in screen.text
    assert "Anna’s companion walked to 8 Black Market." in screen.text
    screen, _ = alone("move 7", "hire", at=8)
    assert "Anna hired the companion." in screen.text


def test_letters_pay_for_another_turn() -> None:
    screen, match = alone("move 9", "end", "double", "seal 4 delivered", "seal 3", at=8, open=[3], delivered=[4])
    assert [str(step.action) for step in match.steps][-3:] == ["double", "seal 4 delivered", "seal 3"]
    assert "Anna, do you discard letters with 3 seals for another turn?" in screen.text
    assert "Anna has another turn." in screen.text
    assert re.search(r"●  Anna +– +0 +0 +general +used$", screen.text, re.MULTILINE)


def test_a_turn_in_the_catacombs_ends_somewhere_else() -> None:
    screen, match = alone("move 25", "leave", "descend C", "5", "end", at=24, expansion="grand")
    assert first_turn(match) == ["move 25", "leave", "descend C", "emerge 5", "end"]
    assert "Anna got 1 coffee in the Catacombs." in screen.text
    assert "Anna, where does your merchant come out?" in screen.text
    assert "Anna’s merchant came out at the Post Office (5)." in screen.text


def test_the_caravan_token_is_taken_at_the_end_of_the_turn() -> None:
    screen, _ = alone("move 6", "leave", "draw deck", "draw deck", "a", "end", at=1)
    assert "The caravan token lies at the Caravansary." in screen.text
    assert "Anna took the caravan token." in screen.text


# Looking things up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sought", ["22", "letters.place.kiosk", None], ids=["number", "id", "name"])
def test_a_rule_of_the_expansion_is_read_where_it_is_played(sought: str | None, language: str) -> None:
    words = Words(language)
    asked = f"rule {sought or words.term('place', 22)}"
    screen, _ = alone(asked, language=language)
    assert screen.heard(words.rule("letters.place.kiosk")[1])
    base = Screen([asked], language)
    Session(base.console, Match(names=["Anna", "Boris"], seed=1, language=language)).run()
    assert not base.heard(words.rule("letters.place.kiosk")[1])


def test_every_game_reads_its_own_rules_and_no_others() -> None:
    words, variants = Words(), set(rulebook_page("istanbul", "variants"))
    caravan = {rule for rule in variants if rule.endswith(".caravan")}
    for expansion in LAYOUTS:
        known = set(found_rules(words, "", {"expansion": expansion}))
        assert known & variants == (variants - caravan if expansion == "grand" else set())
        assert ("letters.place.kiosk" in known) == (expansion in ("letters", "grand"))
        assert ("mocha.place.tavern" in known) == (expansion in ("mocha", "grand"))
        assert caravan < set(found_rules(words, "", {"expansion": expansion, "caravan": True}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["letters", "grand"])
def test_help_explains_the_signs_of_the_expansion(expansion: str, language: str) -> None:
    screen, _ = alone("help", expansion=expansion, language=language)
    assert screen.told("text-signs")
    assert screen.told("text-signs-letters")
    assert screen.told("text-signs-mocha") == (expansion == "grand")


# Whole games


@pytest.mark.parametrize(("expansion", "layout"), [("letters", "first"), ("grand", "random")])
def test_enter_takes_the_first_layout_of_the_expansion(expansion: str, layout: str) -> None:
    match = new_match(Screen([""]).console, {"names": ["Anna", "bot"], "expansion": expansion})
    assert match.options["layout"] == layout


@pytest.mark.parametrize("expansion", ["letters", "grand"])
def test_one_person_plays_a_whole_game_against_bots(expansion: str) -> None:
    screen = First()
    given = {
        "names": ["Anna", "bot random", "bot random"],
        "seed": 3,
        "expansion": expansion,
        "layout": "order",
        "components": QUICK,
    }
    play_in_terminal(screen.console, given)
    assert screen.told("text-over")
    assert len([line for line in screen.lines if re.match(r"  \d\. ", line)]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["letters", "grand"])
def test_whatever_is_typed_the_game_goes_on(expansion: str, language: str) -> None:
    monkey = Monkey(5, language)
    given = {"names": ["Anna", "Boris", "bot random"], "expansion": expansion, "layout": "random", "seed": 1}
    match = new_match(monkey.console, given)
    Session(monkey.console, match).run()
    assert len(monkey.answers) == LONGEST
    assert len(match.steps) > 5


# The command line


def test_a_game_is_played_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "hand", "quit")
    arguments = ["text", "--names", "Anna,bot random", "--seed", "1", "--expansion", "letters", "--layout", "first"]
    assert main([*arguments, "--deck", "new", "--caravan", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "24 Secret Society" in told
    assert "The caravan token lies at the Caravansary." in told
    assert "Goodbye!" in told


def test_every_set_of_modules_has_its_options() -> None:
    names = {f"{name}{variant}" for name in ("base", "mocha", "letters", "grand") for variant in known.VARIANTS}
    assert set(known.MODULES) == {*names, "letters+new"}
    for modules in known.MODULES:
        parsed = parser().parse_args(["check", "istanbul", "--modules", modules])
        for setup in setups_of("istanbul", options_of(parsed)):
            state = GAME.setup(setup, Seeded(1))
            chosen = state.rules.options
            assert chosen["expansion"] == modules.split("+")[0].replace("base", "none")
            assert chosen["neutral"] == ("neutral" in modules)
            assert chosen["caravan"] == ("caravan" in modules)
            assert chosen["deck"] == ("new" if "new" in modules else "all")


def test_checking_the_grand_bazaar_ends_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(Path(known.__file__).parents[3])  # the games that are played again are these
    arguments = ["check", "istanbul", "--modules", "grand+caravan", "--players", "2", "--games", "1"]
    assert main([*arguments, "--layout", "random"]) == 0
    assert "every promise kept" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [["--deck", "new"], ["--expansion", "grand", "--deck", "new"], ["--expansion", "letters", "--edition", "2016"]],
    ids=" ".join,
)
def test_checking_what_does_not_go_together_ends_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "istanbul", "--games", "1", *arguments]) == 2
    assert_sentence(capsys.readouterr().err.strip())
