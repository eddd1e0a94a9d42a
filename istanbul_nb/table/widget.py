"""The widget that carries a session to a notebook, for the whole table and for each single part of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
from traitlets import Dict, Float, Int, Unicode, observe

from istanbul_nb.core import shorten
from istanbul_nb.match.errors import MatchError, known_game
from istanbul_nb.match.match import Match, known_match
from istanbul_nb.table.bundles import front_end, second_module
from istanbul_nb.table.faces import front_end_of
from istanbul_nb.table.gate import Gated, Message, handles
from istanbul_nb.table.js_null import encode
from istanbul_nb.table.picture import picture
from istanbul_nb.table.session import Session
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.viewpoint import Viewpoint
from istanbul_nb.table.visitor_widget import visitor_widget
from istanbul_nb.text import picture as text_picture
from istanbul_nb.words import Words

SLOWEST = 1000  # times as slow as usual: who looks at bots one by one skips the waiting
WITH_LOG = ("table", "log")  # the parts that show it


class SecondModule(SessionPart):
    """Send the second module to a page that needs it for the first time."""

    @handles("module")
    def _on_module(self, message: Message) -> None:
        self.session.carrier.send({"kind": "module", "text": second_module()})


class TableWidget(Gated, anywidget.AnyWidget):
    """A part of the table that shows a match. Several parts of one match stay in step."""

    _esm = Unicode(help="the front end of the game that is shown").tag(sync=True)
    _css = Unicode(help="its style").tag(sync=True)
    part = Unicode("table").tag(sync=True)
    seat = Int(None, allow_none=True, help="whose cart or hand; for a board or a table: whose eyes").tag(sync=True)
    snap = Dict(help="what is shown; see widgets/src/protocol.ts").tag(sync=True)
    start = Dict(default_value=None, allow_none=True, help="the start panel, before there is a match").tag(sync=True)
    words = Dict(help="the words of the language").tag(sync=True)
    pace = Float(1.0, help="how long things take to move: 0 at once, 1 as usual").tag(sync=True)
    step = Int(None, allow_none=True, help="the position that is shown; None: the present one")

    answers = True  # whether somebody at this widget may decide

    def __init__(
        self,
        match: Match | None,
        *,
        seat: int | None = None,
        pace: float = 1.0,
        language: str = "en",
        game: str = "istanbul",
        parts: Sequence[SessionPart] = (),
        **traits: Any,
    ) -> None:
        words = Words(language, known_game(game, language)) if match is None else known_match(match).words
        shows_log = traits.get("part", "table") in WITH_LOG
        self.session = Session(match, self.viewpoint(seat), words=words, parts=parts, shows_log=shows_log)
        _check_pace(pace, words)
        style = {"_anywidget_id": self.style_name(words.game)}
        super().__init__(seat=seat, pace=pace, **front_end(front_end_of(words.game)), **style, **traits)
        self.session.carrier = self
        self.on_msg(lambda widget, content, buffers: self.session.receive(content))
        self.session.show(match)

    def viewpoint(self, seat: int | None) -> Viewpoint:
        """Return who looks here: nobody in particular, unless a widget says otherwise."""
        return Viewpoint(answers=self.answers)

    def style_name(self, game: str) -> str:
        """Return a name: widgets of the same name share one style sheet on a page."""
        return f"istanbul_nb.{game}"

    @property
    def match(self) -> Match | None:
        """Return the match that is shown."""
        return self.session.match

    def show(self, match: Match) -> None:
        """Show a match, instead of what was shown before."""
        self.session.show(match)

    def close(self) -> None:
        """Take the widget away; it no longer hears of the match."""
        if hasattr(self, "session"):  # it was made as far as that
            self.session.close()
        super().close()

    @observe("step")
    def _look(self, change: Any) -> None:
        self.session.look(change["new"])

    @observe("seat")
    def _sit(self, change: Any) -> None:
        self.session.viewpoint = self.viewpoint(change["new"])

    # What the session brings

    def update(self, changes: Mapping[str, Any]) -> None:
        """Show other values, in one message."""
        with self.hold_sync():
            if "words" in changes:
                changes = {**changes, **front_end(changes["words"]["face"])}
            for name, value in changes.items():
                self.set_trait(name, value)

    def download(self, name: str, text: str) -> None:
        """Hand a file over to the visitor, where there are visitors."""
        if (page := visitor_widget()) is not None:
            page.send({"kind": "download", "name": name, "text": text})

    # What the browser is told

    def get_state(self, key: object = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Return the traits as they are sent, first of all when a part is shown."""
        state: dict[str, Any] = encode(super().get_state(key, drop_defaults))
        return state

    def _send(self, msg: object, buffers: object = None) -> None:
        """Send any message once the page knows of this part."""
        super()._send(encode(msg), buffers)

    def accepts(self, name: str, value: object) -> bool:
        """Return whether a page may set a trait so."""
        return self.session.accepts(name, value)

    # Without a kernel

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>" if self.match is None else f"<{type(self).__name__} of {self.match!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and beside it what it shows for wherever no kernel runs: no hand is in it."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, **self._still()}, metadata

    def _still(self) -> dict[str, str]:
        """Return a text, and where a part has a board, a picture."""
        return {"text/plain": repr(self)}


def _check_pace(pace: Any, words: Words) -> None:
    if type(pace) not in (int, float) or not 0 <= pace <= SLOWEST:
        raise MatchError(words.say("told-pace", given=shorten(pace), most=SLOWEST), "told-pace")


def still_board(match: Match, step: int | None, words: Words) -> dict[str, str]:
    """Return the board as a picture and as a text."""
    view = match.view_of(None, step)
    return {
        "text/plain": text_picture(view, match.names, (), words),
        "image/svg+xml": picture(view, match.names, words),
    }
