"""What all parts of a table have in common: the front end, a match, and messages both ways."""

from __future__ import annotations

import pathlib
import warnings
from functools import cache, partial
from typing import Any

import anywidget
from traitlets import Dict, Float, Int, Unicode, observe

from istanbul_nb.core import Action, Refusal, Refused, Unreadable, shorten
from istanbul_nb.match.asked_bot import AskedBot
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match, known_match
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.gate import ACTING, DECIDES, MATCH, NOW, PRESENT, Gated, Message, handles, pass_message
from istanbul_nb.table.js_null import encode
from istanbul_nb.table.picture import picture
from istanbul_nb.table.snapshot import Window
from istanbul_nb.table.thinking import Thinker
from istanbul_nb.table.words import table_words
from istanbul_nb.text import picture as text_picture
from istanbul_nb.words import Words

STATIC = pathlib.Path(__file__).parent / "static"
SLOWEST = 1000  # times as slow as usual: who looks at bots one by one skips the waiting
PACES = (0.0, 0.5, 1.0, 2.0)
WITH_LOG = ("table", "log")  # the parts that show it
FOLLOWED = ["revision", "language", "notice"]


@cache
def front_end(game: str) -> dict[str, str]:
    """The module and the style of a game's table."""
    endings = {"_esm": "js", "_css": "css"}
    return {name: (STATIC / f"{game}.{ending}").read_text(encoding="utf-8") for name, ending in endings.items()}


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
        **traits: Any,
    ) -> None:
        if match is not None:
            known_match(match)
        self.match: Match | None = None
        self._followed: Match | None = None
        self.thinker = Thinker()
        self._hurried = False  # whether bots go on until a person is asked
        self._cleared = -1  # the step before which the page's log holds nothing that is to be forgotten
        self._words = Words(language, game) if match is None else match.words
        face_of(self._words.game)  # a game that has one, or a sentence
        if match is not None and seat is not None:
            match.view_of(seat)  # a seat that exists, or a sentence
        if type(pace) not in (int, float) or not 0 <= pace <= SLOWEST:
            sentence = self._words.say("told-pace", given=shorten(pace), most=SLOWEST)
            raise MatchError(sentence, "told-pace")
        style = {"_anywidget_id": self.style_name()}
        super().__init__(seat=seat, pace=pace, **front_end(self._words.game), **style, **traits)
        self.on_msg(self._receive)
        if match is not None:
            self.show(match)

    def style_name(self) -> str:
        """On a page, widgets with the same name share one style sheet."""
        return f"istanbul_nb.{self._words.game}"

    def show(self, match: Match) -> None:
        """Show a match, instead of what was shown before."""
        self._follow(None)
        with self.hold_sync():
            self.match = match
            self.set_trait("start", None)
            self.step = None
            self._speak()
            self._refresh()
        self._follow(match)

    def _follow(self, match: Match | None) -> None:
        """Hear of what happens in a match from now on, and no longer of the one before."""
        if self._followed is not None:
            self._followed.unobserve(self._refresh, FOLLOWED)
        if match is not None:
            match.observe(self._refresh, FOLLOWED)
        self._followed = match
        self.thinker.drop()
        self._hurried = False

    def close(self) -> None:
        """Take the widget away; it no longer hears of the match."""
        if hasattr(self, "thinker"):  # it was made as far as that
            self._follow(None)
        super().close()

    def viewer(self) -> int | None:
        """Whose view is shown; nobody's in particular unless a part says otherwise."""
        return None

    def cover(self) -> int | None:
        """The person to whom the screen has to be passed first."""
        return None

    def _speak(self) -> None:
        if self.match is not None:
            self._words = self.match.words
        language, game = self._words.language, self._words.game
        setup = face_of(game).setup_of({} if self.match is None else self.match.options)
        if tuple(map(self.words.get, ("language", "setup", "game"))) != (language, setup, game):
            self.words = table_words(language, setup, game)
            self.set_trait("_esm", front_end(game)["_esm"])
            self.set_trait("_css", front_end(game)["_css"])

    def _refresh(self, change: Any = None) -> None:
        """Show the match as it is now. What goes wrong here must not vanish: observers' errors do."""
        if self.match is None:
            return
        if change is not None and change["name"] == "revision":
            self.thinker.drop()  # it was about what is past
        try:
            with self.hold_sync():
                self._speak()
                self.snap = self._snapshot()
            self._forget()
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            warnings.warn(self._words.say("told-drawing", problem=problem), stacklevel=2)

    def _forget(self) -> None:
        """Replace the log of the page when it holds what is forgotten, or when that becomes known again."""
        cleared = self._known_match().history.clearing_step(self.log_viewer())
        if cleared != self._cleared and self.part in WITH_LOG:
            self.send({"kind": "log", "lines": self._log()})
        self._cleared = cleared

    def _snapshot(self) -> dict[str, Any]:
        return self._window().snapshot()

    def _window(self) -> Window:
        match = self._known_match()
        return Window(match, self._words, self.viewer(), self.log_viewer(), self.step, self.cover(), self.answers)

    @observe("step")
    def _look(self, change: Any) -> None:
        self._refresh()

    # What the browser is told

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """The traits as they are sent, first of all when a part is shown."""
        state: dict[str, Any] = encode(super().get_state(key, drop_defaults))
        return state

    def _send(self, msg: Any, buffers: Any = None) -> None:
        """Any message once the page knows of this part."""
        super()._send(encode(msg), buffers)

    # What the browser says

    def accepts(self, name: str, value: Any) -> bool:
        """Return whether a page may set a trait so: how long things take, within what it offers."""
        return name == "pace" and type(value) in (int, float) and PACES[0] <= value <= PACES[-1]

    def _receive(self, widget: Any, content: Any, buffers: Any) -> None:
        try:
            pass_message(self, content)
        except NotAllowed as error:
            self._refuse(error.refusal, str(content.get("act", "")))
        except BadSave as error:
            self._tell_refused(error.sentence(self._words))
        except (MatchError, Refused) as error:
            self._tell_refused(str(error), str(content.get("act", "")))
        except FileExistsError as error:
            self._tell_refused(self._words.say("text-not-a-match", path=str(error.filename)))
        except OSError as error:
            name = str(content.get("name", ""))
            self._tell_refused(self._words.say("text-not-saved", path=name, problem=error.strerror or str(error)))

    def say_missing(self, key: str) -> str:
        """Return the sentence for a message that lacks what it needs."""
        if self.match is None:
            return self._words.say(key)
        return self._words.say(key, name=self._deciding(), revision=self.match.revision)

    def _known_match(self) -> Match:
        if self.match is None:
            raise MatchError(self._words.say("told-no-match"), "told-no-match")
        return self.match

    def _deciding(self) -> str:
        match = self._known_match()
        return match.names[match.turn["seat"] if match.actor is None else match.actor]

    def may_decide(self) -> bool:
        """Return whether the seat that is asked may be answered for here."""
        match = self._known_match()
        if match.actor is None:
            return True
        if match.seats[match.actor].bot is not None or self.step is not None:
            return False
        viewer = self.viewer()
        return viewer == match.actor or (viewer is None and self.answers and self.cover() is None)

    def sees_cards_of(self, act: str) -> bool:
        """Return whether what an action names is in sight: no refusal and no odds tell what is in a hand."""
        try:
            return self.viewer() is not None or not face_of(self._words.game).tells_a_card(Action.parse(act))
        except Unreadable:
            return True

    @handles("do", needs=ACTING)
    def _on_do(self, message: Message) -> None:
        seat = message.get("seat")
        seat = seat if type(seat) is int else None
        self._known_match().do(message["act"], seat=seat, revision=message["revision"])

    @handles("undo", needs=(MATCH, NOW, PRESENT, DECIDES))
    def _on_undo(self, message: Message) -> None:
        self._known_match().undo()

    @handles("redo", needs=(MATCH, NOW, PRESENT, DECIDES))
    def _on_redo(self, message: Message) -> None:
        self._known_match().redo()

    @handles("why", needs=ACTING)
    def _on_why(self, message: Message) -> None:
        act = message["act"]
        try:
            refusal = self._known_match().queries.why_not(Action.parse(act))
        except Unreadable as error:
            self._tell_refused(self._words.say("unreadable-action", text=error.text), act)
        else:
            if refusal is not None:
                self._refuse(refusal, act)

    @handles("look", needs=(MATCH,))
    def _on_look(self, message: Message) -> None:
        step, match = message.get("step"), self._known_match()
        now = type(step) is not int or not 0 <= step < len(match.steps)
        self.step = None if now else step

    @handles("bot", needs=(MATCH, NOW, PRESENT), quiet=True)
    def _on_bot(self, message: Message) -> None:
        """A page asks for the move of a bot; several pages may ask for the same one."""
        self._hurried = self._hurried or message.get("all") is True
        self._let_bot_think()

    def _let_bot_think(self) -> None:
        """The bot that is asked decides when it has thought, unless the match has gone on by then."""
        asked = self._known_match().asked_bot()
        if asked is None:
            self._hurried = False
        elif not self.thinker.is_busy_with("bot"):
            decide, done = asked.decide, partial(self._carry_out, asked)
            self.thinker.begin("bot", lambda thought: decide(thought.clock), done, self._stumble)

    def _carry_out(self, asked: AskedBot, action: Action) -> None:
        asked.carry_out(action)
        if self._hurried:
            self._let_bot_think()

    def _stumble(self, error: Exception) -> None:
        """Whoever thinks for the table could not come to an end."""
        self._hurried = False
        problem = str(error) if isinstance(error, (MatchError, Refused)) else f"{type(error).__name__}: {error}"
        tried = error.refusal.tried if isinstance(error, NotAllowed) else None
        if tried is not None and not face_of(self._words.game).tells_a_card(tried):
            problem = self._words.say("told-bot-tried", problem=problem, act=shorten(str(tried), 60))
        self._tell_refused(self._words.say("told-bot-failed", name=self._deciding(), problem=problem))

    @handles("language")
    def _on_language(self, message: Message) -> None:
        language = message.get("language")
        if isinstance(language, str) and language in dict(self.words["languages"]):
            self._set_language(language)

    @handles("odds", needs=ACTING, quiet=True)
    def _on_odds(self, message: Message) -> None:
        """What a roll would make possible, for a table that shows it."""
        act, match = message["act"], self._known_match()
        try:
            action = Action.parse(act)
        except Unreadable:
            return
        if action in match.legal:
            odds = face_of(self._words.game).odds(match.view_of(self.viewer()), action)
            self.send({"kind": "odds", "act": act, "revision": match.revision, "odds": odds})

    @handles("log")
    def _on_log(self, message: Message) -> None:
        self.send({"kind": "log", "lines": self._log()})

    def _set_language(self, language: str) -> None:
        self._known_match().language = language

    def _log(self) -> list[dict[str, Any]]:
        return [] if self.match is None else self._window().log()

    def log_viewer(self) -> int | None:
        """Whose log is told."""
        return self.viewer()

    def _refuse(self, refusal: Refusal, act: str = "") -> None:
        if self.viewer() is None:  # that a card could be played tells something of the hand
            tells = face_of(self._words.game).tells_a_card
            refusal = refusal._replace(legal=tuple(each for each in refusal.legal if not tells(each)))
        says, text = self._words.cited(refusal.rule), self._words.reason(refusal)
        self.send({"kind": "refused", "text": text, "rule": refusal.rule, "says": says, "act": act})

    def _tell_refused(self, text: str, act: str = "") -> None:
        self.send({"kind": "refused", "text": text, "rule": "", "says": None, "act": act})

    # Without a kernel

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>" if self.match is None else f"<{type(self).__name__} of {self.match!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and beside it what it shows for wherever no kernel runs: no hand is in it."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, **self._still()}, metadata

    def _still(self) -> dict[str, str]:
        """A text, and where a part has a board, a picture."""
        return {"text/plain": repr(self)}


def still_board(match: Match, step: int | None, words: Words) -> dict[str, str]:
    """The board as a picture and as a text."""
    view = match.view_of(None, step)
    return {
        "text/plain": text_picture(view, match.names, (), words),
        "image/svg+xml": picture(view, match.names, words),
    }
