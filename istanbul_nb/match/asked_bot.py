"""A bot that is asked: it may think in another thread, and what it answers is carried out if nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from istanbul_nb.core import Action, Bot, Clock, Legal, SeatView, name_of, shorten
from istanbul_nb.match.errors import MatchError, NotAllowed

if TYPE_CHECKING:
    from istanbul_nb.match.match import Match


class AskedBot(NamedTuple):
    """A bot that is to decide, with all that it may know at that moment."""

    match: Match
    revision: int
    seat: int
    bot: Bot
    view: SeatView
    legal: Legal

    def decide(self, clock: Clock) -> Action | str:
        """Return what it does, as an action or in its notation; this may take a while, in any thread."""
        return self.bot(self.view, self.legal, clock)

    def carry_out(self, answer: Action | str) -> None:
        """Do it, unless the match has gone on meanwhile; `MatchError` names a bot that answers something else."""
        with self.match.lock:
            if self.revision == self.match.revision:
                self.match.do(self._read(answer), seat=self.seat)

    def _read(self, answer: object) -> Action:
        """Return the action that the bot means; why it is not allowed might tell what the seat holds."""
        arguments = self.match.arguments
        try:
            action = arguments.action(answer)
        except MatchError:
            facts = {"bot": name_of(self.bot), "answer": shorten(answer, 60)}
            raise arguments.error("bot-answer", **facts) from None
        refusal = self.match.queries.why_not(action)
        if refusal is not None:
            raise NotAllowed(refusal, arguments.words.say("bot-refused", bot=name_of(self.bot)))
        return action
