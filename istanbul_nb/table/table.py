"""The whole table: every part arranged, people at one screen, and what lies around a game."""

from __future__ import annotations

import secrets
from typing import Any

from istanbul_nb.match import saved_games, visitor
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table.advising import Advising
from istanbul_nb.table.gate import COVERED, MATCH, PANEL, Message, handles, has_text
from istanbul_nb.table.snapshot import Window
from istanbul_nb.table.start import begin, start_panel
from istanbul_nb.table.visitor_widget import visitor_widget
from istanbul_nb.table.widget import still_board
from istanbul_nb.words import Words


class Table(Advising):
    """A table for everybody at this screen, or with `seat` for one of the players only."""

    def __init__(
        self,
        match: Match | None = None,
        *,
        game: str = "istanbul",
        seat: int | None = None,
        pace: float = 1.0,
        language: str = "en",
        autosave: bool = True,
        hints: bool = False,
        **traits: Any,
    ) -> None:
        self._opened: int | None = None  # the person who has taken the screen over
        self._autosave = autosave
        given = {"language": language, "game": game, "part": "table", "hints": bool(hints), **traits}
        super().__init__(match, seat=seat, pace=pace, **given)
        if visitor_widget() is not None:
            visitor.VISITOR.when_known(self.greet_visitor)
        if match is None:
            self.show_start()

    def style_name(self) -> str:
        """A table may come to show a match of another game, so its style sheet is its own."""
        return f"{super().style_name()}.{secrets.token_hex(4)}"

    def show_start(self) -> None:
        """The start panel, in front of whatever was played."""
        with self.hold_sync():
            self._follow(None)
            self._let_go()
            self.match = None
            self._speak()
            self.start = start_panel(self._words)
            self.snap = {}

    def greet_visitor(self) -> None:
        """Offer the visitor's own games, once it is known who they are."""
        if self.match is None:
            self.start = start_panel(self._words)

    def _let_go(self) -> None:
        if self.match is not None:
            self.match.keeper.let_go()

    def _still(self) -> dict[str, str]:
        if self.match is None:  # the board as it lies before anybody has sat down
            match = Match(self._words.game, seed=0, language=self._words.language)
            return {**still_board(match, None, self._words), **super()._still()}
        return still_board(self.match, self.step, self._words)

    def people(self) -> list[int]:
        """The seats that persons decide for."""
        return [number for number, seat in enumerate(self._known_match().seats) if seat.bot is None]

    def viewer(self) -> int | None:
        if self.seat is not None:
            return self.seat
        people = self.people()
        if len(people) == 1:
            return people[0]
        if self._known_match().over or self.cover() is not None:
            return None
        return self._opened if self._opened in people else None

    def cover(self) -> int | None:
        match = self._known_match()
        people = self.people()
        if self.seat is not None or len(people) < 2 or match.actor not in people or self._opened == match.actor:
            return None
        return match.actor

    def log_viewer(self) -> int | None:
        """At a shared screen the log tells nobody's secrets: it stays in sight when the screen is passed on."""
        return self.viewer() if self.seat is not None or len(self.people()) == 1 else None

    def show(self, match: Match) -> None:
        self._opened = None
        if match is not self.match:
            self._let_go()
        super().show(match)

    def _set_language(self, language: str) -> None:
        if self.match is not None:
            self.match.language = language
            return
        self._words = Words(language, self._words.game)
        with self.hold_sync():
            self._speak()
            self.start = start_panel(self._words)

    @handles("open", needs=(MATCH, COVERED))
    def _on_open(self, message: Message) -> None:
        """The person who is asked has taken the screen."""
        self._opened = self.cover()
        self._refresh()

    @handles("save", needs=(MATCH,))
    def _on_save(self, message: Message) -> None:
        """A name is a name: pages choose no folder. A visitor, who has none here, gets the file itself too."""
        name, match = message.get("name"), self._known_match()
        try:
            path = saved_games.save_from_page(match, name if isinstance(name, str) else "")
        except saved_games.BadFileName as error:
            raise MatchError(self._words.say(error.reason), error.reason) from None
        self.send({"kind": "told", "text": self._words.say("text-saved", path=str(path.name))})
        if (page := visitor_widget()) is not None:
            page.send({"kind": "download", "name": path.name, "text": match.text()})

    @handles("load", needs=(has_text("text"),))
    def _on_load(self, message: Message) -> None:
        """A match from its text, which a person pasted or chose as a file."""
        self._go_on_with(Match.from_text(message["text"], self._words.language))

    @handles("resume", needs=(PANEL, has_text("path")))
    def _on_resume(self, message: Message) -> None:
        """One of the matches that kept themselves, by the name of its file."""
        self.show(saved_games.resume_saved_game(message["path"], self._words.language))

    @handles("copy", needs=(MATCH,))
    def _on_copy(self, message: Message) -> None:
        """The whole record of a finished game; of a running one only what everybody may know."""
        self.send({"kind": "copy", "text": public_text(self._known_match())})

    @handles("start", needs=(PANEL,))
    def _on_start(self, message: Message) -> None:
        self._go_on_with(begin(message.get("seats"), message.get("options"), self._words))

    @handles("again")
    def _on_again(self, message: Message) -> None:
        self.show_start()

    def _go_on_with(self, match: Match) -> None:
        if self._autosave:
            match.keeper.keep_in()
        self.show(match)


def public_text(match: Match) -> str:
    """Return what can be copied of a match: its record, or while it runs the table and the log that everybody knows."""
    if match.over:
        return match.text()
    told = [line["text"] for line in Window(match, match.words).log() if line["text"]]
    return "\n".join([match.picture(), "", *told])
