"""What somebody types for an action in a terminal, beside its notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from types import MappingProxyType
from typing import NamedTuple

from istanbul_nb.core import Action
from istanbul_nb.games import kit_of


class KeyStyle(NamedTuple):
    """How a game lets its actions be typed; each entry names verbs. A game says so as `KEYS` of its part `text`."""

    lettered: tuple[str, ...] = ()  # the number that such an action speaks of could be taken for another thing
    lettered_beside: Mapping[str, str] = MappingProxyType({})  # likewise, where the other verb is legal as well
    in_full: tuple[str, ...] = ()  # all that such an action speaks of is the key
    spelled: tuple[str, ...] = ()  # there are many of these: they are typed word by word, not listed

    def is_spelled(self, action: Action) -> bool:
        """Return whether an action is typed word by word."""
        return action.verb in self.spelled and bool(action.args)

    def words_of(self, action: Action) -> str | None:
        """Return what an action speaks of, as it is typed, where that tells which action is meant."""
        return " ".join(map(str, action.args)).lower() if action.verb in self.in_full else None

    def keys_of(self, legal: Sequence[Action]) -> list[str]:
        """Return what to type for each action: the number it speaks of where it has one, else a letter.

        >>> KeyStyle().keys_of([Action("move", (10,)), Action("play", ("far",)), Action("end")])
        ['10', 'a', 'b']
        >>> KeyStyle(in_full=("bid", "return")).keys_of([Action("bid", (7, 2)), Action("return", ("W",))])
        ['7 2', 'w']
        """
        keys: list[str] = []
        letters, lettered = _letters(), self._lettered(legal)
        for action in legal:
            speaks = len(action.args) == 1 and isinstance(action.args[0], int) and action.verb not in lettered
            own = str(action.args[0]) if speaks else self.words_of(action)
            if self.is_spelled(action):
                own = str(action)
            keys.append(next(letters) if own is None or own in keys else own)
        return keys

    def _lettered(self, legal: Sequence[Action]) -> set[str]:
        """Return the verbs whose number is no key among these actions."""
        verbs = {action.verb for action in legal}
        return {*self.lettered, *(verb for verb, other in self.lettered_beside.items() if other in verbs)}


PLAIN = KeyStyle()


def key_style(game: str) -> KeyStyle:
    """Return how a game lets its actions be typed; plainly where it does not say."""
    style: KeyStyle = getattr(kit_of(game).part("text"), "KEYS", PLAIN)
    return style


def _letters() -> Iterator[str]:
    """Yield a to z, then aa, ab and so on; never a command of its own."""
    for first in ("", *ascii_lowercase):
        for second in ascii_lowercase:
            if first + second != "q":
                yield first + second
