"""What everybody may know of a match: its traits, which can be observed and linked to any widget."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from istanbul_nb.match.history import Step

if TYPE_CHECKING:
    from istanbul_nb.match.match import Match


class Publisher:
    """Sets the traits of a match after every change. Their values are made anew, never changed in place."""

    def __init__(self, match: Match) -> None:
        self._match: Match = weakref.proxy(match)
        self._log = match.queries.log_of(None)
        self._told = max(0, len(match.steps) - 1)  # how many steps of it have been told as news
        self._is_busy = self._has_more = False

    def add(self, step: Step) -> None:
        """Add the last step to the log; what is forgotten, or known again at the end, changes the log before."""
        step.round = self._match.turn["round"]  # as it was published before this step
        if step.clears or (self._match.history.is_forgetful and self._match.over):
            self._log = self._match.queries.log_of(None)
        else:
            self._log += [event.seen_by(None) for event in step.events]

    def remove(self, step: Step) -> None:
        """Remove a step that was taken back from the log."""
        if step.clears:
            self._log = self._match.queries.log_of(None)
        else:
            del self._log[len(self._log) - len(step.events) :]
        self._told = len(self._match.steps)

    def publish(self) -> None:
        """Bring the traits up to date and keep the match; what observers do meanwhile is published after that."""
        self._has_more = True
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._has_more:
                self._has_more = False
                self._set_traits()
        finally:
            self._is_busy = False
            self._match.keeper.keep()

    def _set_traits(self) -> None:
        match, values = self._match, self._values()
        with match.hold_trait_notifications():
            for name, value in values.items():
                match.set_trait(name, value)
            match.set_trait("revision", match.revision + 1)

    def _values(self) -> dict[str, Any]:
        match, now = self._match, self._match.queries.now
        view, actor = now.shared_view(None), now.actor
        news = tuple(event.seen_by(None) for step in match.steps[self._told :] for event in step.events)
        self._told = len(match.steps)
        hidden = match.game.info.scores_at_end and actor is not None
        return {
            "view": view,
            "turn": {"seat": view["turn"], "actor": actor, "round": view["round"], "step": len(match.steps)},
            "decision": {} if actor is None else {"seat": actor, "what": view["decision"]},
            "log": tuple(self._log),
            "news": news,
            "standings": () if hidden else tuple(match.game.standings(now.state)),
        }
