"""Several things of a few kinds, each kind with a letter, as the words of an action."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core.action import Word


def written(letters: Sequence[str], counts: Sequence[int]) -> tuple[Word, ...]:
    """Write so many of each letter as words.

    >>> written("RGYB", (1, 0, 2, 0))
    ('R', 'Y2')
    """
    return tuple(
        letter if count == 1 else f"{letter}{count}" for letter, count in zip(letters, counts, strict=True) if count
    )


def counted(letters: Sequence[str], words: tuple[Word, ...]) -> list[int] | None:
    """Return how many of each letter these words mean; `None` for words that `written` does not write.

    >>> counted("RGYB", ("R", "Y2"))
    [1, 0, 2, 0]
    """
    counts = dict.fromkeys(letters, 0)
    for word in words:
        if not isinstance(word, str) or word[:1] not in counts or not (word[1:] or "1").isdecimal():
            return None
        counts[word[0]] += int(word[1:4] or 1)
    found = list(counts.values())
    return found if written(letters, found) == words else None
