"""Numbers that no rulebook gives are marked where the rulebook shows them."""

from __future__ import annotations

import pytest

from istanbul_nb.games import GAMES
from istanbul_nb.games.dice.rules.components import printed as printed_dice
from istanbul_nb.games.istanbul.rules.components import printed as printed_istanbul
from istanbul_nb.games.sultan.rules.components import printed as printed_sultan
from istanbul_nb.rulebooks.contents import contents
from istanbul_nb.rulebooks.rule import rule
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.words import rulebook

PRINTED = {"istanbul": printed_istanbul, "dice": printed_dice, "sultan": printed_sultan}


@pytest.mark.parametrize("game", GAMES)
def test_every_assumed_table_is_marked_at_a_rule_and_nothing_else_is(game: str) -> None:
    marked = {table for entry in rulebook(game).values() for table in entry.get("assumed", ())}
    assert marked == {name for name, table in PRINTED[game]().items() if table.grade == "assumed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_assumed_number_is_marked_in_the_book_and_in_a_single_rule(language: str) -> None:
    note = rule("dice.bazaar.ruby", language).assumed
    assert "bazaar_ruby" in note
    assert note in str(rule("dice.bazaar.ruby", language)).replace("\n", " ")
    assert note in rule("dice.bazaar.ruby", language)._repr_mimebundle_()["text/html"]
    assert contents("dice")["rules"]["dice.bazaar.ruby"][language][1].endswith(note)
    assert note[:8] not in contents("dice")["rules"]["dice.bazaar.token"][language][1]


@pytest.mark.rule("dice.bazaar.lira", "dice.bazaar.token", "dice.bazaar.token-lira")
@pytest.mark.parametrize("table", ["bazaar_lira", "bazaar_token", "bazaar_token_lira"])
def test_amounts_that_the_rulebook_of_the_dice_game_states_are_printed(table: str) -> None:
    assert printed_dice()[table].grade == "printed"
