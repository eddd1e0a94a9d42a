"""What every message to a person must be: a sentence, not a key, a template or a trace."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import pytest

from istanbul_nb.match.errors import MatchError

RAW = re.compile(r"\b(save|fault|undo|redo|seat-name|seats|options?|refusal|text|stale|event|action|question)-[a-z]\w*")
SENTENCE_ENDS = (".", "?", "!", ")")


def assert_printable(text: str) -> None:
    """Assert that a text has nothing that a terminal would obey or that cannot be written to a file."""
    assert not any(unicodedata.category(letter).startswith("C") for letter in text), f"unprintable: {text!r}"


def assert_sentence(text: str) -> None:
    """Assert that a text is words with an end, and nothing of the machinery."""
    assert text.strip() == text != ""
    assert text.endswith(SENTENCE_ENDS), text
    assert "Traceback" not in text
    assert "Error" not in text
    assert not RAW.search(text), f"a raw key: {text}"
    assert not re.search(r"\{ ?\$|<istanbul|<class|object at 0x", text), text


def refusal_of(do: Callable[[], object]) -> MatchError:
    """Return the error of something that a match does not do: always a sentence."""
    with pytest.raises(MatchError) as caught:
        do()
    assert_sentence(str(caught.value))
    return caught.value
