"""What people give to a match: each kind of value is checked here, and what is wrong is told in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from istanbul_nb.bots import BOTS
from istanbul_nb.core import Action, Answer, Game, Unreadable, shorten
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.match import storage
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.file_format import LARGEST_SEED, BadSave
from istanbul_nb.match.history import Seat
from istanbul_nb.match.names import BadName, clean_name
from istanbul_nb.words import Words

LONGEST_THOUGHT = 3600  # seconds
MOST_TRIES = 1_000_000


class Arguments:
    """Checks values in the words of a match; `MatchError` for whatever cannot be meant."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def error(self, reason: str, **facts: object) -> MatchError:
        """Return the error with that sentence."""
        return MatchError(self.words.say(reason, **facts), reason)

    def game(self, game: object) -> Game[Any]:
        """Return the rules of a game, by its id or as they are given: these need no registration."""
        if not isinstance(game, Game) and (not isinstance(game, str) or game not in GAMES):
            raise self.error("game-unknown", game=shorten(game), games=", ".join(GAMES))
        return kit_of(game).game

    def names(self, names: object) -> Sequence[str]:
        """Return a list of names."""
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise self.error("names-list")
        return names

    def seats(self, game: Game[Any], start: object, names: Sequence[str] | None) -> list[Seat]:
        """Return the seats of a game that begins, with these names or those of their colours."""
        players = len(game.standings(start))
        if names is None:
            return [Seat(self.words.term("seat", colour).capitalize()) for colour in game.info.seats[:players]]
        if len(self.names(names)) != players:
            raise self.error("seats-number", given=len(names), players=players)
        try:
            return [Seat(clean_name(name)) for name in names]
        except BadName as error:
            raise self.error(error.reason, **error.facts) from None

    def seed(self, seed: object) -> int:
        """Return a number that a file can hold."""
        if type(seed) is not int or not -LARGEST_SEED <= seed < LARGEST_SEED:
            raise self.error("seed-number", seed=shorten(seed))
        return seed

    def seat(self, seat: object, players: int) -> int:
        """Return a seat that exists."""
        if type(seat) is not int or not 0 <= seat < players:
            raise self.error("seat-range", seat=shorten(seat), most=players - 1)
        return seat

    def step(self, step: object, steps: int) -> int:
        """Return the number of a step; the number of all steps means now."""
        if type(step) is not int or not 0 <= step <= steps:
            raise self.error("step-range", step=shorten(step, 20), steps=steps)
        return step

    def action(self, action: object) -> Action:
        """Return an action, from its notation if that is given."""
        if isinstance(action, Action) and isinstance(action.verb, str):
            return action
        try:
            return Action.parse(action if isinstance(action, str) else f"? {shorten(action)}")
        except Unreadable as error:
            raise self.error("unreadable-action", text=error.text) from None

    def answers(self, answers: object) -> list[Answer]:
        """Return a list of what dice and cards show."""
        if not isinstance(answers, Sequence) or isinstance(answers, (str, bytes)):
            raise self.error("answers-list", given=shorten(answers))
        return list(answers)

    def seconds(self, seconds: Any) -> float:
        """Return a time to think that ends."""
        if type(seconds) not in (int, float) or not 0 <= seconds <= LONGEST_THOUGHT:
            raise self.error("seconds-number", given=shorten(seconds), most=LONGEST_THOUGHT)
        return float(seconds)

    def count(self, count: object) -> int:
        """Return how many of something."""
        if type(count) is not int or not 1 <= count <= MOST_TRIES:
            raise self.error("count-number", given=shorten(count), most=MOST_TRIES)
        return count

    def bot(self, name: object) -> str:
        """Return the name of a bot that exists."""
        if not isinstance(name, str) or name not in BOTS:
            raise self.error("bot-unknown", bot=shorten(name), bots=", ".join(BOTS))
        return name

    def path(self, path: object) -> Path:
        """Return the path that a text or a path means."""
        try:
            return storage.path_called(path)
        except BadSave:
            raise self.error("path-kind", path=shorten(path)) from None
