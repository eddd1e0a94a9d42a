"""What can be asked of a match: what each seat sees, what was done and what may be done. Nothing changes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, partial
from threading import RLock
from typing import Any

from istanbul_nb.core import Action, Game, Legal, Preview, Previewer, Refusal, SeatView, View
from istanbul_nb.match.arguments import Arguments
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.match.history import History


class Moment:
    """A state of a match, and what the rules say of it: each of it is worked out once, as soon as it is asked for."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self._views: dict[int | None, View] = {}
        self._copies: dict[int | None, bytes] = {}

    @cached_property
    def actor(self) -> int | None:
        """Return the seat that decides, `None` when the game is over."""
        return self.game.actor(self.state)

    @cached_property
    def legal(self) -> Legal:
        """Return what that seat may do, in a stable order."""
        return Legal(self.game.legal(self.state))

    def shared_view(self, seat: int | None) -> View:
        """Return what a seat or a spectator may know, to be read only: all who ask get the same object."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def view(self, seat: int | None) -> View:
        """Return the same as a copy for each who asks, since people write into it."""
        if seat not in self._copies:
            self._copies[seat] = pickle.dumps(self.shared_view(seat), pickle.HIGHEST_PROTOCOL)
        copy: View = pickle.loads(self._copies[seat])
        return copy

    def previewer(self, seat: int | None) -> Previewer:
        """Return what each legal action would bring, as a seat or a spectator may know it."""
        return cache(partial(self.game.preview, self.state, seat))

    def seen(self, seat: int) -> SeatView:
        """Return what a seat sees, with a fair sampler of everything else."""
        return SeatView(self.game, self.state, seat, self.view(seat))


class Queries:
    """Everything that can be asked of a history as far as it has gone."""

    def __init__(self, history: History, arguments: Arguments, lock: RLock) -> None:
        self._history = history
        self._arguments = arguments
        self._lock = lock
        self._now = Moment(history.game, history.state)

    @property
    def now(self) -> Moment:
        """Return the present moment."""
        now, state = self._now, self._history.state
        if now.state is not state:
            now = self._now = Moment(self._history.game, state)
        return now

    def seat(self, seat: Any) -> int:
        """Return a seat of this match."""
        return self._arguments.seat(seat, len(self._history.seats))

    def step(self, step: Any) -> int:
        """Return a step of this match; the number of steps means now."""
        return self._arguments.step(step, len(self._history.steps))

    def legal_of(self, seat: int) -> Legal:
        """Return what a seat may do: nothing if another one decides."""
        return self.now.legal if self.seat(seat) == self.now.actor else Legal()

    @property
    def sample_actions(self) -> Sequence[Action]:
        """Return actions that a person might try, legal or not."""
        return self._history.game.sample_actions(self._history.state)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Return why an action of the deciding seat is not allowed now; `None` if it is."""
        return self._history.game.explain(self._history.state, self._arguments.action(action))

    def preview(self, action: Action | str) -> Preview:
        """Return what an action would bring, as the deciding seat may know it; `NotAllowed` if it is not legal."""
        read, now = self._arguments.action(action), self.now
        refusal = now.game.explain(now.state, read)
        if refusal is not None:
            raise NotAllowed(refusal, self._arguments.words.refusal(refusal))
        return now.game.preview(now.state, now.actor, read)

    def view_of(self, seat: int | None, step: int | None = None) -> View:
        """Return what a seat may know, now or before a step of the history, as far as it is not forgotten."""
        seat = None if seat is None else self.seat(seat)
        return self.moment(step, seat).view(seat)

    def moment(self, step: int | None, seat: int | None) -> Moment:
        """Return a moment as a seat or a spectator keeps it in mind: before a step, or the present one."""
        if step is None:
            return self.now
        return Moment(self._history.game, self._history.recalled_state(self.step(step), seat))

    def log_of(self, seat: int | None) -> list[dict[str, Any]]:
        """Return everything that happened, as that seat may know it and has not forgotten it."""
        seat, history = None if seat is None else self.seat(seat), self._history
        return [event.seen_by(seat) for at in range(len(history.steps)) for event in history.known_events(at, seat)]

    def position(self, step: int | None = None) -> Any:
        """Return the state now or before a step, secrets too, as a copy."""
        history = self._history
        with self._lock:
            return history.game.copy(history.state if step is None else history.state_before(self.step(step)))

    def replay(self, seat: int | None = None) -> Iterator[tuple[int, list[dict[str, Any]], View]]:
        """Yield each step again as a seat or a spectator may know it: number, what happened, and the view after it."""
        for number in range(len(self._history.steps)):
            events = [event.seen_by(seat) for event in self._history.known_events(number, seat)]
            yield number, events, self.view_of(seat, number + 1)

    def seen(self, step: int | None = None) -> SeatView:
        """Return what the deciding seat sees, now or before a step, with a fair sampler of everything else."""
        with self._lock:
            moment = self.moment(step, None)
            if moment.actor is None:
                raise self._arguments.error("not-after-the-end")
            return moment.seen(moment.actor)
