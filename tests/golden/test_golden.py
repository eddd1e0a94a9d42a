"""Every golden game is played again, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from istanbul_nb.match.match import Match
from tests.golden.record import FOLDER, GAMES

FILES = sorted(FOLDER.glob("*/*.match"))


def files_of(game: str) -> list[Path]:
    """Return the golden games of a game."""
    return [path for path in FILES if path.parent.name == game]


def test_every_golden_game_is_one_that_can_be_recorded() -> None:
    assert {(path.parent.name, path.stem) for path in FILES} == {(game, name) for game in GAMES for name in GAMES[game]}


def test_the_games_cover_all_players_layouts_editions_and_the_variant() -> None:
    matches = [Match.load(path) for path in files_of("istanbul")]
    assert len(matches) >= 12
    assert {match.options["players"] for match in matches} == {2, 3, 4, 5}
    assert {match.options["layout"] for match in matches} == {"short", "long", "order", "random", "first"}
    for expansion in ("mocha", "letters", "grand"):
        played = {match.options["players"] for match in matches if match.options.get("expansion") == expansion}
        assert played == {2, 3, 4, 5}
    assert any(match.options.get("caravan") for match in matches)
    assert {match.options.get("edition", "bigbox") for match in matches} == {"bigbox", "2016"}
    assert any(match.options.get("neutral") for match in matches)


def test_the_games_of_dice_cover_all_players_and_every_kind_of_action() -> None:
    matches = [Match.load(path) for path in files_of("dice")]
    assert {match.options["players"] for match in matches} == {2, 3, 4}
    verbs = {step.action.verb for match in matches for step in match.steps}
    assert verbs >= {"draw", "roll", "reroll", "token", "crystal", "brown", "two", "lira", "cards", "tile", "ruby"}
    assert verbs >= {"choose", "use", "give", "take", "carry", "exchange", "accept", "decline", "pay", "end"}


def test_the_games_of_sultan_cover_all_players_with_memory_and_without() -> None:
    options = [Match.load(path).options for path in files_of("sultan")]
    assert {(each["players"], each.get("memory", True)) for each in options} >= {
        *((players, True) for players in (2, 3, 4, 5)),
        *((players, False) for players in (2, 4, 5)),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(path)
    assert match.over
    assert match.text() == text
    again = Match(path.parent.name, seed=match.seed, **match.options)
    for step in match.steps:
        again.do(step.action)
    assert again.text() == text


def test_every_kind_of_action_and_card_is_played_somewhere() -> None:
    played = [str(step.action) for path in files_of("istanbul") for step in Match.load(path).steps]
    verbs = {action.split()[0] for action in played}
    assert verbs >= {"move", "take", "leave", "pay", "skip", "end", "meet", "catch", "play", "fetch", "gain", "reward"}
    assert verbs >= {"extend", "fill", "collect", "draw", "discard", "gather", "roll", "call", "sell", "send", "buy"}
    assert verbs >= {"deliver", "tile", "decline", "extra", "done", "turn", "reroll", "keep"}
    cards = {action.split()[1] for action in played if action.startswith("play")}
    assert cards >= {"good", "lira", "post2", "dealer2", "family", "market", "stay", "far", "assistant"}
