"""Which file a match is kept in after every action, and what there is to say about that."""

from __future__ import annotations

import warnings
import weakref
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from istanbul_nb.match import visitor
from istanbul_nb.match.autosave import Autosave, NotKept
from istanbul_nb.match.pending import PENDING
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.match.match import Match


class Keeper:
    """The file of a match, if it has one; it may be given another, or none, at any time.

    It tells the traits of the match, but does not hold it: the file of a match that nobody has any more is free.
    """

    def __init__(self, match: Match) -> None:
        self._held = weakref.ref(match)
        self._autosave: Autosave | None = None

    @property
    def _match(self) -> Match:
        match = self._held()
        assert match is not None  # nobody else has its keeper
        return match

    def keep_in(self, path: Path | None = None) -> None:
        """Keep the match in a file, now and after every action: a given one, or one of its own in the usual folder."""
        self.follow(path)
        self._write(self._match)

    def keep_on(self, autosave: Autosave) -> None:
        """Keep the match in a file from which it was read; a copy is written at once."""
        self._autosave = autosave
        self._match.saved_to = autosave.path
        if autosave.copied is not None:
            self._write(self._match)

    def follow(self, path: Path | None) -> None:
        """Keep the match in a file from the next action on; without a path it gets one of its own."""
        PENDING.finish(id(self))
        self._autosave = Autosave(path, self._match.game.info.id)

    def obey(self, path: Path | str | None) -> None:
        """Keep the match where its trait says, or no longer."""
        autosave = self._autosave
        if path is None:
            PENDING.finish(id(self))
            if autosave is not None and not autosave.has_failed:  # else it is but a report, and tried again
                self._autosave = None
        elif autosave is None or Path(path) != autosave.path:
            self.follow(Path(path))

    def keep(self) -> None:
        """Write the match to its file, in a kernel as soon as that has answered; what has failed is tried at once."""
        match = self._match
        if match.saved_to is None or match.notice:
            self._write(match)
        else:
            PENDING.add(id(self), partial(self._write, match))  # it holds the match until it is written

    def _write(self, match: Match) -> None:
        """Write the match now; a disk that does not take it stops nobody from playing."""
        autosave = self._autosave
        if autosave is None:
            return
        autosave.write(match.text())
        if autosave.path is None:
            visitor.VISITOR.when_known(self.keep)
            return
        match.saved_to = None if autosave.has_failed else autosave.path
        self._tell(match, autosave)

    def _tell(self, match: Match, autosave: Autosave) -> None:
        """Say what has changed about keeping: to whoever observes, and as a warning."""
        notice = {} if autosave.notice is None else autosave.notice._asdict()
        if notice != match.notice:
            match.set_trait("notice", notice)
            if notice:
                warnings.warn(self.notice_in(match.words), NotKept, stacklevel=2)

    def notice_in(self, words: Words) -> str:
        """Return what there is to say about keeping the match, as a sentence; empty where all is well."""
        notice = self._match.notice
        return words.say(notice["reason"], **notice["facts"]) if notice else ""

    def let_go(self) -> None:
        """Let others go on with the file; should the match be played on here, it is kept on here."""
        PENDING.finish(id(self))
        if self._autosave is not None:
            self._autosave.release()
