"""What everybody may know of a match, as traits that can be observed and linked to any widget."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from traitlets import Any as AnyTrait
from traitlets import Dict, Enum, HasTraits, Int, Tuple, observe

from istanbul_nb.core import Game
from istanbul_nb.match import visitor
from istanbul_nb.match.autosave import Autosave, NotKept
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.history import History
from istanbul_nb.words import LANGUAGES, Words


class Shown(HasTraits):
    """A match as spectators see it. Traits are replaced after every change, never changed in place."""

    view = Dict(read_only=True, help="the table as a spectator sees it")
    decision = Dict(read_only=True, help="what is to be decided and by which seat; empty when the game is over")
    turn = Dict(read_only=True, help="whose turn it is, who decides, the round, and how many steps were made")
    log = Tuple(read_only=True, help="everything that happened, as a spectator may know it")
    news = Tuple(read_only=True, help="what the latest change added to the log")
    standings = Tuple(read_only=True, help="the ranking, best first; empty while a game hides its scores")
    revision = Int(read_only=True, help="counts every change, undo included")
    language = Enum(LANGUAGES, "en", help="the language of sentences")
    saved_to = AnyTrait(None, allow_none=True, help="the file in which the match is kept after every action")
    notice = Dict(read_only=True, help="what there is to say about keeping the match; empty where all is well")

    game: Game[Any]
    _saved: History

    def _begin_to_show(self, language: str) -> None:
        self._public: list[dict[str, Any]] = []  # the log
        self._told = 0  # how many steps of it have been told as news
        self._clearings: list[int] = []  # the steps that made fleeting events be forgotten
        self._showing = self._changed = False
        self._autosave: Autosave | None = None
        self.words = Words(language)
        self.language = language

    def text(self) -> str:
        """Return the whole match as the text of a save file."""
        raise NotImplementedError

    def _error(self, reason: str, **facts: Any) -> MatchError:
        return MatchError(self.words.say(reason, **facts), reason)

    @observe("language")
    def _speak(self, change: Mapping[str, Any]) -> None:
        self.words = self.words.in_language(change["new"])

    def _show(self) -> None:
        """Bring the traits up to date and keep the match. What observers do meanwhile is shown when they are done."""
        self._changed = True
        if self._showing:
            return
        self._showing = True
        try:
            while self._changed:
                self._changed = False
                self._set_traits()
        finally:
            self._showing = False
            self._keep()

    def _set_traits(self) -> None:
        state = self._saved.state
        actor, view = self.game.actor(state), self.game.view(state, None)
        hidden = self.game.info.scores_at_end and actor is not None
        untold = self._saved.steps[self._told :]
        news = tuple(event.seen_by(None) for step in untold for event in step.events)
        self._told = len(self._saved.steps)
        with self.hold_trait_notifications():
            self.set_trait("view", view)
            turn = {"seat": view["turn"], "actor": actor, "round": view["round"], "step": len(self._saved.steps)}
            self.set_trait("turn", turn)
            self.set_trait("decision", {} if actor is None else {"seat": actor, "what": view["decision"]})
            self.set_trait("log", tuple(self._public))
            self.set_trait("news", news)
            self.set_trait("standings", () if hidden else tuple(self.game.standings(state)))
            self.set_trait("revision", self.revision + 1)

    def keep_in(self, path: Path | None = None) -> None:
        """Keep the match in a file, now and after every action: a given one, or one of its own in the usual folder."""
        self._autosave = Autosave(path, self.game.info.id)
        self._keep()

    def keep_on(self, autosave: Autosave) -> None:
        """Keep the match in a file from which it was read; a copy is written at once."""
        self._autosave = autosave
        self.saved_to = autosave.path
        if autosave.copied is not None:
            self._keep()

    def let_go(self) -> None:
        """Let others go on with the file of the match; should it be played on here, it is kept on here."""
        if self._autosave is not None:
            self._autosave.release()

    @observe("saved_to")
    def _follow_saved_to(self, change: Mapping[str, Any]) -> None:
        """Keep the match where somebody says, from the next action on, or no longer."""
        path = change["new"]
        if path is None and self._autosave is not None and self._autosave.has_failed:
            return  # nothing but a report; it is tried again
        if path is None or self._autosave is None or Path(path) != self._autosave.path:
            self._autosave = None if path is None else Autosave(Path(path), self.game.info.id)

    def _keep(self) -> None:
        """Write the match to its file; a disk that does not take it stops nobody from playing."""
        autosave = self._autosave
        if autosave is None:
            return
        autosave.write(self.text())
        if autosave.path is None:
            visitor.VISITOR.when_known(self._keep)
            return
        self.saved_to = None if autosave.has_failed else autosave.path
        self._tell(autosave)

    def notice_in(self, words: Words) -> str:
        """Return what there is to say about keeping the match, as a sentence; empty where all is well."""
        return words.say(self.notice["reason"], **self.notice["facts"]) if self.notice else ""

    def _tell(self, autosave: Autosave) -> None:
        """Say what has changed about keeping: to all observers, and as a warning."""
        notice = autosave.notice
        told = {} if notice is None else notice._asdict()
        if told == self.notice:
            return
        self.set_trait("notice", told)
        if notice is not None:
            warnings.warn(self.words.say(notice.reason, **notice.facts), NotKept, stacklevel=2)
