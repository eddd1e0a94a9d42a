"""One pair of eyes at a match: what they are shown, what they may answer, and one gate for every message.

A session is a plain object. A carrier brings it to a browser: the widget of a notebook is one (`table/widget.py`).
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from istanbul_nb.core import Action, Refusal, Refused, Unreadable, shorten
from istanbul_nb.match.asked_bot import AskedBot
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.table.carrier import Carrier, Changes, NoCarrier, NoSnap
from istanbul_nb.table.faces import Face, face_of
from istanbul_nb.table.gate import ACTING, COVERED, DECIDES, MATCH, NOW, PRESENT, Message, handles, pass_message
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.snapshot import LastRoll, Window
from istanbul_nb.table.thinking import Thinker
from istanbul_nb.table.viewpoint import Viewpoint
from istanbul_nb.table.wire import Line, Snap, Start
from istanbul_nb.table.words import table_words
from istanbul_nb.words import Words

PACES = (0.0, 0.5, 1.0, 2.0)
FOLLOWED = ["revision", "language", "notice"]  # traits of a match


Part = TypeVar("Part", bound=SessionPart)


class Session:
    """Show a match through a viewpoint, and take what is answered there."""

    def __init__(
        self,
        match: Match | None,
        viewpoint: Viewpoint,
        *,
        words: Words,
        parts: Sequence[SessionPart] = (),
        shows_log: bool = True,
    ) -> None:
        self.match: Match | None = None
        self.viewpoint = viewpoint
        self.words = words if match is None else match.words
        self.parts = tuple(parts)
        self.shows_log = shows_log
        self.step: int | None = None  # the position that is shown; `None`: the present one
        self.start: Start | None = None  # the start panel, before there is a match
        self.thinker = Thinker()
        self.carrier: Carrier = NoCarrier()
        self._followed: Match | None = None
        self._spoken: tuple[str, ...] = ()  # language, setup and game of the words that the page has
        self._cleared = -1  # the step before which the page's log holds nothing that is to be forgotten
        self._last_roll = LastRoll()
        self._bots_hurry = False  # whether bots go on until a person is asked
        self._holds = 0  # how many reasons there are to wait before anything is shown
        self._is_stale = False
        self._check(match)
        for part in self.parts:
            part.session = self

    def _check(self, match: Match | None) -> None:
        """Refuse a seat that does not exist with a sentence."""
        if match is not None and self.viewpoint.seat is not None:
            match.view_of(self.viewpoint.seat)

    def part(self, kind: type[Part]) -> Part:
        """Return the part of that kind."""
        return next(each for each in self.parts if isinstance(each, kind))

    # What is shown

    def show(self, match: Match | None) -> None:
        """Show a match, or none, instead of what was shown before."""
        self._follow(None)
        before, self.match = self.match, match
        self.step = self.start = None
        self.viewpoint.open(None)
        for part in self.parts:
            part.on_show(before, match)
        self.refresh()
        self._follow(match)

    def _follow(self, match: Match | None) -> None:
        """Hear of what happens in a match from now on, and no longer of the one before."""
        if self._followed is not None:
            self._followed.unobserve(self._hear, FOLLOWED)
        if match is not None:
            match.observe(self._hear, FOLLOWED)
        self._followed = match
        self.thinker.drop()
        self._bots_hurry = False

    def close(self) -> None:
        """Hear no more of the match."""
        self._follow(None)

    def look(self, step: int | None) -> None:
        """Show the position before a step, or with `None` the present one."""
        if step != self.step:
            self.step = step
            self.refresh()

    def _hear(self, change: Any) -> None:
        if change["name"] == "revision":
            self.thinker.drop()  # it was about what is past
        self.refresh()

    @contextmanager
    def one_update(self) -> Iterator[None]:
        """Show what happens meanwhile at the end, once."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if self._is_stale and not self._holds:
                self.refresh()

    def refresh(self) -> None:
        """Bring the page up to date. What goes wrong here must not vanish: errors of observers do."""
        self._is_stale = self._holds > 0
        if self._is_stale:
            return
        try:
            words = self._other_words()
            snap = NoSnap() if self.match is None else self.snapshot()
            self.carrier.update({"start": self.start, "step": self.step, **words, "snap": snap})
            self._forget()
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            warnings.warn(self.words.say("told-drawing", problem=problem), stacklevel=2)

    def _other_words(self) -> Changes:
        """Return the words of the page where they are to be replaced."""
        if self.match is not None:
            self.words = self.match.words
        setup = self.face.setup_of({} if self.match is None else self.match.options)
        speaks = (self.words.language, setup, self.words.game)
        if speaks == self._spoken:
            return {}
        self._spoken = speaks
        for part in self.parts:
            part.on_language(self.words)
        return {"words": table_words(*speaks)}

    def _forget(self) -> None:
        """Replace the log of the page when it holds what is forgotten, or when that becomes known again."""
        if self.match is None:
            return
        cleared = self.match.history.clearing_step(self.viewpoint.log_viewer(self.match))
        if cleared != self._cleared and self.shows_log:
            self.carrier.send({"kind": "log", "lines": self.log()})
        self._cleared = cleared

    @property
    def face(self) -> Face:
        """Return how the game looks."""
        return face_of(self.words.game)

    def window(self) -> Window:
        """Return the match as it is seen here."""
        match, eyes = self.known_match(), self.viewpoint
        offered = next((found for part in self.parts if (found := part.offered()) is not None), None)
        seats = (eyes.viewer(match), eyes.log_viewer(match), self.step, eyes.cover(match))
        return Window(match, self.words, *seats, eyes.answers, offered, self._last_roll)

    def snapshot(self) -> Snap:
        """Return everything that is drawn; see table/wire.py."""
        snapshot = self.window().snapshot()
        for part in self.parts:
            snapshot = {**snapshot, **part.extend(snapshot)}
        return snapshot

    def log(self) -> list[Line]:
        """Return the log as it is told here."""
        return [] if self.match is None else self.window().log()

    # Who looks

    def known_match(self) -> Match:
        """Return the match, or say that there is none."""
        if self.match is None:
            raise MatchError(self.words.say("told-no-match"), "told-no-match")
        return self.match

    def viewer(self) -> int | None:
        """Return the seat whose view is shown."""
        return self.viewpoint.viewer(self.known_match())

    def cover(self) -> int | None:
        """Return the person to whom the screen has to be passed first."""
        return self.viewpoint.cover(self.known_match())

    def may_decide(self) -> bool:
        """Return whether the seat that is asked may be answered for here."""
        match = self.known_match()
        if match.actor is None:
            return True
        if match.seats[match.actor].bot is not None or self.step is not None:
            return False
        viewer = self.viewer()
        return viewer == match.actor or (viewer is None and self.viewpoint.answers and self.cover() is None)

    def sees_cards_of(self, action: Action | None) -> bool:
        """Return whether what an action names is in sight: no refusal and no odds tell what is in a hand."""
        return action is None or self.viewer() is not None or not self.face.tells_a_card(action)

    def _deciding(self) -> str:
        match = self.known_match()
        return match.names[match.turn["seat"] if match.actor is None else match.actor]

    # What a page says

    def accepts(self, name: str, value: object) -> bool:
        """Return whether a page may set something so: how long things take, within what it offers; what parts say."""
        if name == "pace":
            return isinstance(value, (int, float)) and not isinstance(value, bool) and PACES[0] <= value <= PACES[-1]
        return any(part.accepts(name, value) for part in self.parts)

    def receive(self, content: object) -> None:
        """Let a message through the gate, or tell the page why not. The action that it names is read here, once."""
        message = {**content, "action": _action_of(content)} if isinstance(content, dict) else {}
        act = str(message.get("act", ""))
        try:
            pass_message(self, message, (*self.parts, self))
        except NotAllowed as error:
            self.refuse(error.refusal, act)
        except BadSave as error:
            self.tell_refused(error.sentence(self.words))
        except (MatchError, Refused) as error:
            self.tell_refused(str(error), act)
        except FileExistsError as error:
            self.tell_refused(self.words.say("text-not-a-match", path=str(error.filename)))
        except OSError as error:
            facts = {"path": str(message.get("name", "")), "problem": error.strerror or str(error)}
            self.tell_refused(self.words.say("text-not-saved", **facts))

    def say_missing(self, key: str) -> str:
        """Return the sentence for a message that lacks what it needs."""
        if self.match is None:
            return self.words.say(key)
        return self.words.say(key, name=self._deciding(), revision=self.match.revision)

    def refuse(self, refusal: Refusal, act: str = "") -> None:
        """Tell the page why an action is not allowed."""
        if self.viewer() is None:  # that a card could be played tells something of the hand
            tells = self.face.tells_a_card
            refusal = refusal._replace(legal=tuple(each for each in refusal.legal if not tells(each)))
        says, text = self.words.cited(refusal.rule), self.words.reason(refusal)
        self.carrier.send({"kind": "refused", "text": text, "rule": refusal.rule, "says": says, "act": act})

    def tell_refused(self, text: str, act: str = "") -> None:
        """Tell the page a sentence about something that was not done."""
        self.carrier.send({"kind": "refused", "text": text, "rule": "", "says": None, "act": act})

    @handles("do", needs=ACTING)
    def _on_do(self, message: Message) -> None:
        seat = message.get("seat")
        seat = seat if type(seat) is int else None
        self.known_match().do(message["action"] or message["act"], seat=seat, revision=message["revision"])

    @handles("undo", needs=(MATCH, NOW, PRESENT, DECIDES))
    def _on_undo(self, message: Message) -> None:
        self.known_match().undo()

    @handles("redo", needs=(MATCH, NOW, PRESENT, DECIDES))
    def _on_redo(self, message: Message) -> None:
        self.known_match().redo()

    @handles("why", needs=ACTING)
    def _on_why(self, message: Message) -> None:
        act, action = message["act"], message["action"]
        if action is None:
            self.tell_refused(self.words.say("unreadable-action", text=Unreadable(act).text), act)
        elif (refusal := self.known_match().queries.why_not(action)) is not None:
            self.refuse(refusal, act)

    @handles("odds", needs=ACTING, quiet=True)
    def _on_odds(self, message: Message) -> None:
        """Tell what a roll would make possible, for a table that shows it."""
        action, match = message["action"], self.known_match()
        if action is not None and action in match.legal:
            odds = self.face.odds(match.queries.now.shared_view(self.viewer()), action)
            self.carrier.send({"kind": "odds", "act": message["act"], "revision": match.revision, "odds": odds})

    @handles("open", needs=(MATCH, COVERED))
    def _on_open(self, message: Message) -> None:
        """Let the person who is asked take the screen."""
        self.viewpoint.open(self.cover())
        self.refresh()

    @handles("look", needs=(MATCH,))
    def _on_look(self, message: Message) -> None:
        step = message.get("step")
        is_past = type(step) is int and 0 <= step < len(self.known_match().steps)
        self.look(step if is_past else None)

    @handles("log")
    def _on_log(self, message: Message) -> None:
        self.carrier.send({"kind": "log", "lines": self.log()})

    @handles("language")
    def _on_language(self, message: Message) -> None:
        language = message.get("language")
        spoken = dict(table_words(*self._spoken)["languages"])
        if isinstance(language, str) and language in spoken:
            self.set_language(language)

    def set_language(self, language: str) -> None:
        """Speak another language, at every table of the match."""
        if self.match is not None:
            self.match.language = language
        else:
            self.words = Words(language, self.words.game)
            self.refresh()

    # Bots move when a page asks for it, so that they keep a pace that a person can follow

    @handles("bot", needs=(MATCH, NOW, PRESENT), quiet=True)
    def _on_bot(self, message: Message) -> None:
        """Let a bot decide; several pages may ask for the same decision."""
        self._bots_hurry = self._bots_hurry or message.get("all") is True
        self._let_bot_think()

    def _let_bot_think(self) -> None:
        """Let the bot that is asked decide when it has thought, unless the match has gone on by then."""
        is_free = all(part.lets_bots_move() for part in self.parts)
        asked = self.known_match().asked_bot() if is_free else None
        if asked is None:
            self._bots_hurry = False
        elif not self.thinker.is_busy_with("bot"):
            decide, done = asked.decide, partial(self._carry_out, asked)
            self.thinker.begin("bot", lambda thought: decide(thought.clock), done, self._tell_bot_failed)

    def _carry_out(self, asked: AskedBot, action: Action) -> None:
        asked.carry_out(action)
        if self._bots_hurry:
            self._let_bot_think()

    def _tell_bot_failed(self, error: Exception) -> None:
        """Tell the page that a bot could not come to an end."""
        self._bots_hurry = False
        problem = str(error) if isinstance(error, (MatchError, Refused)) else f"{type(error).__name__}: {error}"
        tried = error.refusal.tried if isinstance(error, NotAllowed) else None
        if tried is not None and not self.face.tells_a_card(tried):
            problem = self.words.say("told-bot-tried", problem=problem, act=shorten(str(tried), 60))
        self.tell_refused(self.words.say("told-bot-failed", name=self._deciding(), problem=problem))


def _action_of(content: Mapping[str, Any]) -> Action | None:
    """Return the action that a message names, if it can be read."""
    act = content.get("act")
    try:
        return Action.parse(act) if isinstance(act, str) else None
    except Unreadable:
        return None
