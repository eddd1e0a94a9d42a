"""Whatever is wrong with a position is said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import istanbul_nb
from istanbul_nb.core import BadState, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.words import LANGUAGES, Words

PACKAGE = Path(istanbul_nb.__file__).parent
RAISED = re.compile(r'(?:\.fail\(|BadState\("[^"]+", )"([a-z-]+)"((?:, \w+=)?)')


KNOWN = {
    "istanbul": {"not-edge", "barrier-token", "guild-turn"},
    "dice": {"dice-turn", "tiles-turn", "pay-way", "card-condition"},
    "sultan": {"sultan-cards", "sultan-stones", "sultan-table", "sultan-bid", "sultan-last"},
}


def reasons(game: str) -> set[str]:
    sources = [PACKAGE / "core" / "reader.py", *(PACKAGE / "games" / game / "rules").rglob("*.py")]
    return {match.group(1) for source in sources for match in RAISED.finditer(source.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
def test_every_reason_has_words(game: str, language: str) -> None:
    facts = {"key": "lira", "length": 3, "least": 0, "most": 9, "choices": "a, b", "what": "cards"}
    facts |= {"expected": "4 4", "found": "4 3", "problem": "?"}
    words = Words(language, game)
    assert len(reasons(game)) >= 14
    assert KNOWN[game] <= reasons(game)
    for reason in reasons(game):
        assert "state.seats" in words.say(f"state-{reason}", where="state.seats", **facts) or reason == "count"


@pytest.mark.parametrize(
    ("game", "change", "sentence"),
    [
        ("istanbul", {"layout": 3}, "At state.layout there should be a list."),
        ("istanbul", {"layout": [1] * 16}, "At state.layout every place should be named exactly once."),
        ("istanbul", {"over": 1}, "At state.over there should be true or false."),
        ("istanbul", {"options": {"players": 9}}, "At state.options the options do not work."),
        (
            "istanbul",
            {"neutral_assistants": [3]},
            "The position does not add up: neutral assistants should be 0, but 1 were found.",
        ),
        ("dice", {"decisions": [["nap"]]}, "At state.decisions[0][0] there should be the name of a decision."),
        ("dice", {"decisions": [["act", 2, False]]}, "At state.turn.free the dice do not fit the turn."),
        ("dice", {"over": True}, "At state.decisions the game should be over exactly when nothing is left to decide."),
        ("sultan", {"first": 4}, "At state.first there should be a whole number from 0 to 3."),
        (
            "sultan",
            {"trick": 2},
            "At state.seats[0].hand there should be 4 cards at this moment of the game, but 5 were found.",
        ),
        ("sultan", {"last": {}}, "At state.last something does not fit what lies on the table"),
        (
            "sultan",
            {"bag": {"W": 12, "R": 11, "Y": 10, "G": 9, "B": 7}},
            "The position does not add up: stones should be 12 11 10 9 8, but 12 11 10 9 7 were found.",
        ),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(game: str, change: dict[str, object], sentence: str) -> None:
    rules = game_of(game)
    with pytest.raises(BadState) as caught:
        rules.decode({**rules.encode(rules.setup({}, Seeded(1))), **change})
    assert Words("en", game).state(caught.value).startswith(sentence)
    assert Words("ru", game).state(caught.value)
