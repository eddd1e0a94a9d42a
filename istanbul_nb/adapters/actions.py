"""A number for every action that a setup can ever offer: the same number always means the same action."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from istanbul_nb.adapters.encoding import encoding_of
from istanbul_nb.core import Action, BadOptions, canonical, digest
from istanbul_nb.match.errors import MatchError, known_game
from istanbul_nb.words import Words

ANYWHERE = ("first", "layout")  # options that change nothing about what can be said


class ActionTable(Sequence[Action]):
    """The actions of a setup by their numbers.

    >>> table = action_table("sultan", players=2)
    >>> len(table), str(table[6]), table.number(Action("bid", (1, 1)))
    (42, 'bid 1 1', 6)
    """

    def __init__(self, game: str, actions: Iterable[Action]) -> None:
        self.game = game
        self._actions = tuple(dict.fromkeys(actions))
        self._numbers = {action: number for number, action in enumerate(self._actions)}

    def __getitem__(self, number: Any) -> Any:
        return self._actions[number]

    def __len__(self) -> int:
        return len(self._actions)

    def number(self, action: Action) -> int:
        """Return the number of an action; raise `MatchError` if the table does not have it."""
        return self.numbers((action,))[0]

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        """Return the numbers of actions, in their order."""
        try:
            return [self._numbers[action] for action in actions]
        except KeyError as error:
            (action,) = error.args
            sentence = Words("en", self.game).say("adapter-not-in-table", action=str(action))
            raise MatchError(sentence, "adapter-not-in-table") from None

    @property
    def digest(self) -> str:
        """Return a fingerprint: keep it beside everything that was trained with these numbers."""
        return digest([str(action) for action in self._actions])


def complete_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a game with their defaults; raise `MatchError` for any that do not work."""
    encoding = encoding_of(known_game(game))
    try:
        complete = encoding.complete(options)
    except BadOptions as error:
        raise MatchError(Words("en", game).options(error), error.reason) from None
    return complete


def action_table(game: str, **options: Any) -> ActionTable:
    """Return the table of a setup, built once for each."""
    complete = complete_options(game, options)
    return _table(game, canonical({name: value for name, value in complete.items() if name not in ANYWHERE}))


@lru_cache(maxsize=16)
def _table(game: str, options: str) -> ActionTable:
    return ActionTable(game, encoding_of(game).vocabulary(json.loads(options)))
