"""Values that nobody should hand to a call, and what must come of them: it works, or a sentence says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.learn import BadLesson, BadProgress
from istanbul_nb.match.errors import UserError
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.optional import PackageMissing
from istanbul_nb.positions import BadPosition
from istanbul_nb.words import UnknownLanguage

from .sentences import assert_printable, assert_sentence

SENTENCES = (UserError, BadSave, BadLesson, BadPosition, BadProgress, PackageMissing, UnknownLanguage)

DEEP: Any = []
for _ in range(2000):
    DEEP = [DEEP]


class Strange:
    """A value of a kind that nobody knows."""

    def __str__(self) -> str:
        raise RuntimeError("it has no text")


WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 2**31, 2**70, 10**5000, 1.5, float("nan"), float("inf")),
    *(
        "",
        "x",
        "²",
        "٣",
        "-5",
        "--5",
        "1" * 5000,
        "\ud800",
        "\x00",
        "../x",
        "*",
        "move 12",
        "end",
        "greedy",
        "istanbul",
    ),
    *(b"x", [], [None], [1, 2], ["x", "y"], (), {}, {"a": 1}, {1: 2}, set(), range(3), DEEP),
    *(Strange(), Action("move", (12,)), Action("dance")),
)


def assert_told(call: Callable[[Any], object], values: tuple[Any, ...] = WRONG) -> None:
    """Assert that every value works, or is refused with a sentence."""
    for value in values:
        try:
            call(value)
        except SENTENCES as error:
            assert_sentence(str(error))
            assert_printable(str(error))
        except Exception as error:
            shown = (
                "a deep list" if value is DEEP else type(value).__name__ + " " + ascii(value)[:40] * (value != 10**5000)
            )
            raise AssertionError(f"{type(error).__name__} instead of a sentence for {shown}") from error
