"""The other players of a lesson: they do what was agreed, and otherwise nothing that matters."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import Action, Clock, SeatView

QUIET = ("end", "skip", "pass", "decline", "done", "keep")  # verbs that change as little as possible


class Extra:
    """Does the next action of a script that goes round and round; where that is not possible, as little as it can."""

    name = "extra"

    def __init__(self, script: Sequence[str]) -> None:
        self.script = list(script)
        self.at = 0

    def __call__(self, view: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
        agreed = self.script[self.at % len(self.script)] if self.script else None
        for action in legal:
            if str(action) == agreed:
                self.at += 1
                return action
        quiet = (action for verb in QUIET for action in legal if action.verb == verb)
        return next(quiet, legal[0])
