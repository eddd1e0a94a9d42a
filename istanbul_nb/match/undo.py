"""Doing, taking back and doing again; back only as far as nothing was revealed and nobody else has acted."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refused, Unscripted
from istanbul_nb.match import file_format
from istanbul_nb.match.arguments import Arguments
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.match.history import AnswersLeft, History, Step
from istanbul_nb.match.queries import Queries


class UndoStack:
    """The only one who changes a history. What was taken back can return until somebody does something else."""

    def __init__(self, history: History, queries: Queries, arguments: Arguments) -> None:
        self._history = history
        self._queries = queries
        self._arguments = arguments
        self._undone: list[Action] = []

    def do(self, action: Action, chance: Chance) -> Step:
        """Carry an action out; `NotAllowed` or `MatchError`, and nothing has changed, where that is not possible."""
        fork = self._history.fork
        step = self._play(action, chance)
        self._undone.clear()
        self._history.branch = fork
        return step

    def _play(self, action: Action, chance: Chance) -> Step:
        if len(self._history.steps) >= file_format.LONGEST:
            raise self._arguments.error("match-long", steps=file_format.LONGEST)
        meant = next((each for each in self._queries.now.legal if each == action), action)
        try:
            return self._history.play(meant, chance)
        except Refused as refused:
            raise NotAllowed(refused.refusal, self._arguments.words.refusal(refused.refusal)) from None
        except Unscripted as unscripted:
            raise self._arguments.error("answers-wrong", asked=", ".join(map(str, unscripted.asked))) from None
        except AnswersLeft as answers:
            raise self._arguments.error("answers-many", left=answers.left) from None

    def why_no_undo(self) -> str | None:
        """Return the reason, as a key for words, why the last step cannot be taken back; `None` if it can."""
        if not self._history.steps:
            return "undo-nothing"
        last, actor = self._history.steps[-1], self._queries.now.actor
        if actor is None:
            return "undo-over"
        if last.seat != actor:
            return "undo-other-player"
        if last.answers or any(event.reveals for event in last.events):
            return "undo-revealed"
        if any(event.kind in self._history.game.info.turns for event in last.events):
            return "undo-turn-over"
        return None

    def undo(self) -> Step:
        """Take the last step back, and return it."""
        reason = self.why_no_undo()
        if reason is not None:
            raise self._arguments.error(reason)
        step = self._history.take_back()
        self._undone.append(step.action)
        return step

    @property
    def can_redo(self) -> bool:
        """Tell whether a step that was taken back can return."""
        return bool(self._undone)

    def redo(self, chance: Chance) -> Step:
        """Do again what was taken back last."""
        if not self._undone:
            raise self._arguments.error("redo-nothing")
        return self._play(self._undone.pop(), chance)
