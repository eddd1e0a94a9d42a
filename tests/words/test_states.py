"""Whatever is wrong with a position is said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import istanbul_nb
from istanbul_nb.core import BadState, Seeded
from istanbul_nb.games.istanbul import Istanbul
from istanbul_nb.words import LANGUAGES, Words

PACKAGE = Path(istanbul_nb.__file__).parent
SOURCES = [PACKAGE / "core" / "reader.py", *(PACKAGE / "games" / "istanbul").rglob("*.py")]
RAISED = re.compile(r'(?:\.fail\(|BadState\("[^"]+", )"([a-z-]+)"((?:, \w+=)?)')


def reasons() -> set[str]:
    return {match.group(1) for source in SOURCES for match in RAISED.finditer(source.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    facts = {"key": "lira", "length": 3, "least": 0, "most": 9, "choices": "a, b", "what": "cards"}
    facts |= {"expected": "4 4", "found": "4 3", "problem": "?"}
    assert len(reasons()) >= 15
    assert {"not-edge", "barrier-token", "guild-turn"} <= reasons()
    for reason in reasons():
        assert (
            "state.seats" in Words(language).say(f"state-{reason}", where="state.seats", **facts) or reason == "count"
        )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"layout": 3}, "At state.layout there should be a list."),
        ({"layout": [1] * 16}, "At state.layout every place should be named exactly once."),
        ({"over": 1}, "At state.over there should be true or false."),
        ({"options": {"players": 9}}, "At state.options the options do not work."),
        (
            {"neutral_assistants": [3]},
            "The position does not add up: neutral assistants should be 0, but 1 were found.",
        ),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(change: dict[str, object], sentence: str) -> None:
    game = Istanbul()
    with pytest.raises(BadState) as caught:
        game.decode({**game.encode(game.setup({}, Seeded(1))), **change})
    assert Words("en").state(caught.value).startswith(sentence)
    assert Words("ru").state(caught.value)
