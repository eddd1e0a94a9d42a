"""What a scenario is made of: scripted chance, what a seat has, and goods as they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from istanbul_nb.core import Answer, Chance, Scripted

GOODS = "RGYB"
PIPS = 6
ANSWERS = ("dice", "cards", "tiles", "guild", "letters", "kiosk")


class Told(Chance):
    """Chance that answers what the test tells it, each kind of answer in its own order.

    There are dice, cards, demand tiles, guild cards, letters and kiosk tiles. A letter is told by its place.
    """

    def __init__(self, **told: Iterable[Answer]) -> None:
        super().__init__()
        answers = {kind: list(told.get(kind, ())) for kind in ANSWERS}
        answers["letters"] = [f"letter-{place}" for place in answers["letters"]]
        self.scripts = {kind: Scripted(script) for kind, script in answers.items()}

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        return self.scripts[_asked_for(names)].pick(names, weights)

    @property
    def unasked(self) -> dict[str, int]:
        """Return how many answers of each kind nobody wanted."""
        return {kind: script.left for kind, script in self.scripts.items() if script.left}


def _asked_for(names: Sequence[Answer]) -> str:
    """Return what kind of thing is asked for.

    >>> _asked_for(["letter-5", "letter-6"]), _asked_for([1, 2, 3, 4, 5, 6]), _asked_for(["good", "lira"])
    ('letters', 'dice', 'cards')
    """
    first = names[0]
    if isinstance(first, int):
        return "dice" if len(names) == PIPS else "guild"
    if first.startswith("letter-"):
        return "letters"
    if "good" in names:
        return "cards"
    return "kiosk" if "card-letter" in names else "tiles"


class Player(NamedTuple):
    """What a seat has: goods as they are written (`R2 B`), the stack bottom first."""

    at: int
    lira: int
    goods: str
    extensions: int
    rubies: int
    tiles: str
    hand: list[str]
    stack: list[str]
    assistants: list[int]
    fifth: bool
    family: int
    coffee: int
    guild: list[int]
    tavern: list[str]
    letters: list[int]
    delivered: list[int]
    companion: int | str


def written(numbers: Sequence[int]) -> str:
    """Write goods from their numbers: red, green, yellow, blue.

    >>> written([2, 0, 0, 1])
    'R2 B'
    """
    pairs = zip(GOODS, numbers, strict=True)
    return " ".join(good if number == 1 else f"{good}{number}" for good, number in pairs if number)
