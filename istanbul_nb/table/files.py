"""What a page may take with it: a match saved under a name, and a text to copy."""

from __future__ import annotations

from istanbul_nb.match import saved_games
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table.gate import MATCH, Message, handles
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.snapshot import Window


class Files(SessionPart):
    """Save and copy the match that is shown."""

    @handles("save", needs=(MATCH,))
    def _on_save(self, message: Message) -> None:
        """Save under a name: pages choose no folder. A visitor, who has none here, gets the file itself too."""
        session, name = self.session, message.get("name")
        match, carrier = session.known_match(), session.carrier
        try:
            path = saved_games.save_from_page(match, name if isinstance(name, str) else "")
        except saved_games.BadFileName as error:
            raise MatchError(session.words.say(error.reason), error.reason) from None
        carrier.send({"kind": "told", "text": session.words.say("text-saved", path=str(path.name))})
        carrier.download(path.name, match.text())

    @handles("copy", needs=(MATCH,))
    def _on_copy(self, message: Message) -> None:
        """Give the whole record of a finished game; of a running one only what everybody may know."""
        self.session.carrier.send({"kind": "copy", "text": public_text(self.session.known_match())})


def public_text(match: Match) -> str:
    """Return what can be copied of a match: its record, or while it runs the table and the log that everybody knows."""
    if match.over:
        return match.text()
    told = [line["text"] for line in Window(match, match.words).log() if line["text"]]
    return "\n".join([match.picture(), "", *told])
