"""A conformance kit: plays random games of any game and verifies at every step what the contract promises."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core.action import Action
from istanbul_nb.core.chance import Scripted, Seeded
from istanbul_nb.core.codec import digest
from istanbul_nb.core.event import Event
from istanbul_nb.core.game import Game
from istanbul_nb.core.preview import Preview
from istanbul_nb.core.refusal import Refused
from istanbul_nb.core.shape import encoded_faults, event_faults, info_faults, standings_faults, view_faults
from istanbul_nb.core.view import View

LONGEST_GAME = 100_000
LONGEST_TURN = 50
LOOK_AHEAD = 8
TAKING_TURNS = 8  # what only repeats another check is done for one action in so many, a different one at each step


class Broken(AssertionError):
    """A promise of the contract that a game does not keep, and where."""

    def __init__(self, promise: str, detail: str = "") -> None:
        self.promise = promise
        self.detail = detail
        self.where = ""
        super().__init__(promise, detail)

    def __str__(self) -> str:
        return "\n  ".join(part for part in (self.promise, self.detail, self.where) if part)


class Report(NamedTuple):
    """What was verified: games, steps, and how often a hidden change was put before a view."""

    games: int
    steps: int
    hidden_changes: int
    fingerprint: str


def promise(kept: bool, text: str, detail: Any = "") -> None:
    """Raise `Broken` unless the promise is kept."""
    if not kept:
        raise Broken(text, str(detail))


def no_fault(faults: Iterator[str], text: str, detail: Any = "") -> None:
    """Raise `Broken` with the first fault that is found."""
    for fault in faults:
        raise Broken(text, f"{fault} ({detail})" if detail != "" else fault)


def check(
    game: Game[Any],
    setups: Sequence[Mapping[str, Any]],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play that many games, setup after setup, with seeds from `seed` on; `Broken` at the first broken promise."""
    no_fault(info_faults(game.info), "a game says of itself what every table needs")
    steps = hidden = 0
    endings = []
    for number in range(games):
        checked = Playthrough(game, setups[number % len(setups)], seed + number)
        for _ in checked.play():
            pass
        steps += len(checked.record)
        hidden += checked.hidden_changes
        endings.append(checked.fingerprint())
        progress(number + 1)
    if game.info.hides_nothing:
        promise(hidden == 0, "a game that hides nothing draws nothing anew")
    else:
        promise(hidden > 0 or not games, "what is hidden from a seat can be drawn anew", "or say `hides_nothing`")
    return Report(games, steps, hidden, digest(endings))


def fingerprint(game: Game[Any], setups: Sequence[Mapping[str, Any]], games: int, seed: int) -> str:
    """Return the same digest as a report's, without the checks: for comparing two interpreters."""
    endings = []
    for number in range(games):
        played = Playthrough(game, setups[number % len(setups)], seed + number)
        while played.step(played.choose(played.successors())):
            pass
        endings.append(played.fingerprint())
    return digest(endings)


class Playthrough:
    """One random game under inspection. The player is eager, so that games do not last for ever."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.chance = Seeded(seed)
        self.player = Seeded(seed ^ 0x5EED)
        self.state = game.setup(options, self.chance)
        self.setup_answers = self.chance.take()
        self.record: list[tuple[Action, list[int | str]]] = []
        self.seats = sorted(standing.seat for standing in game.standings(self.state))
        self.inventory = game.inventory(self.state)
        self.earlier: list[tuple[Any, dict[str, Any]]] = []
        self.hidden_changes = 0
        self._written: dict[str, Any] = game.encode(self.state)
        self._again: Any = None
        self._attempts: Sequence[Action] = ()
        self._by_verb: dict[str, list[Action]] = {}

    def play(self) -> Iterator[None]:
        """Play to the end, verifying before each step; then what can be verified only then."""
        global_random = random.getstate()
        try:
            while self.game.actor(self.state) is not None:
                action = self.choose(self.verify())
                self.step(action)
                self._verify_read_back(*self.record[-1])
                promise(len(self.record) < LONGEST_GAME, "a game ends")
                yield
            self.verify_end()
            promise(random.getstate() == global_random, "the global random generator is left alone")
        except Broken as broken:
            broken.where = f"options {dict(self.options)}, seed {self.seed}, step {len(self.record)}"
            raise

    def step(self, action: Action | None) -> bool:
        """Apply an action for good; `False` once the game is over."""
        if action is None:
            return False
        self.game.apply(self.state, action, self.chance)
        self.record.append((action, self.chance.take()))
        return self.game.actor(self.state) is not None

    def fingerprint(self) -> list[Any]:
        """Return everything that chance and the player did, and how it ended."""
        moves = [[str(action), *answers] for action, answers in self.record]
        return [self.setup_answers, moves, self.game.digest(self.state)]

    def successors(self, verify: bool = False) -> list[tuple[Action, Any]]:
        """Return each legal action with the state that it leads to, for some fall of the dice."""
        found = []
        for number, action in enumerate(self.game.legal(self.state), len(self.record)):
            twin, chance = self.game.copy(self.state), Seeded(len(self.record))
            events = self._apply(twin, action, chance)
            if verify:
                self._verify_events(action, events, chance)
            if verify and number % TAKING_TURNS == 0:
                self._verify_preview(action, events)
            found.append((action, twin))
        return found

    def _apply(self, state: Any, action: Action, chance: Seeded) -> list[Event]:
        try:
            return self.game.apply(state, action, chance)
        except Refused as refused:
            raise Broken("every legal action applies", f"{action}: {refused.refusal}") from None

    def _preview(self, state: Any, seat: int | None, action: Action) -> Preview:
        try:
            return self.game.preview(state, seat, action)
        except Refused as refused:
            raise Broken("every legal action has a preview", f"{action}: {refused.refusal}") from None
        except AssertionError as error:  # the action is no longer one: something has changed the state
            raise Broken("every legal action has a preview", f"{action}: {error}") from None

    def _verify_events(self, action: Action, events: list[Event], chance: Seeded) -> None:
        """Check that events are plain JSON, hide their secrets from the others, and say when they reveal something."""
        for event in events:
            no_fault(event_faults(event, len(self.seats)), "an event is told with its kind and its seat", action)
            told, seen = event.seen_by(None), event.seen_by(event.seat)
            promise(not event.secret.keys() & told.keys(), "the secret of an event is not told to everybody", event)
            promise(_is_json(seen), "an event is plain JSON", event)
        revealed = any(event.reveals for event in events)
        promise(revealed or not chance.answers, "whatever chance answers is told as a reveal", action)

    def _verify_preview(self, action: Action, events: list[Event]) -> None:
        """Verify that what is told beforehand happens first, whatever chance answers, and is all if it is certain."""
        seat = self.game.actor(self.state)
        preview = self._preview(self.state, seat, action)
        happens = [event.seen_by(seat) for event in events]
        promise(_is_json([*preview.events, preview.facts]), "a preview is plain JSON", action)
        promise(list(preview.events) == happens[: len(preview.events)], "what a preview tells happens", action)
        promise(not preview.is_certain or len(preview.events) == len(events), "a certain preview tells all", action)

    def choose(self, successors: list[tuple[Action, Any]]) -> Action | None:
        """Choose mostly an action that improves the seat's standing, or at least does not end its turn; else any."""
        if len(successors) < 2:
            return successors[0][0] if successors else None
        seat = self.game.actor(self.state)
        mood = self.player.die() + self.player.die()
        scores = [self._score(state, seat) for _, state in successors]
        best, now = max(scores), self._score(self.state, seat)
        if best[0] > now[0] or (best > now and mood <= 8):
            return successors[scores.index(best)][0]
        going_on = [pair for pair in successors if self.game.actor(pair[1]) == seat]
        if going_on and mood <= 10:
            successors = going_on
        start = self.player.pick(range(len(successors)), [1] * len(successors))
        few = (successors[start:] + successors[:start])[: LOOK_AHEAD if mood <= 9 else 1]
        return max(few, key=lambda pair: self._outlook(pair[1], seat) if len(few) > 1 else ())[0]

    def _outlook(self, state: Any, seat: int | None) -> tuple[int, ...]:
        """Return the seat's standing at the end of its turn if it takes what looks best at every step."""
        for _ in range(LONGEST_TURN):
            if self.game.actor(state) != seat:
                break
            candidates: list[Any] = []
            promise(bool(self.game.legal(state)), "as long as the game is not over, somebody can act")
            for action in self.game.legal(state):
                twin = self.game.copy(state)
                self._apply(twin, action, Seeded(len(candidates)))
                candidates.append(twin)
            state = max(candidates, key=lambda twin: (self.game.actor(twin) == seat, self._score(twin, seat)))
        return self._score(state, seat)

    def _score(self, state: Any, seat: int | None) -> tuple[int, ...]:
        return next(tuple(each.scores.values()) for each in self.game.standings(state) if each.seat == seat)

    def verify(self) -> list[tuple[Action, Any]]:
        """Check all promises that concern one state."""
        game, state, before = self.game, self.state, self._written
        legal = list(game.legal(state))
        self._verify_legal(legal, before)
        successors = self.successors(verify=True)
        self._verify_successors(successors)
        self._verify_refusals(set(legal))
        self._verify_views(before)
        no_fault(standings_faults(game.standings(state), len(self.seats)), "the standings have a row for every seat")
        promise(game.encode(state) == before, "looking at a state, copying it and being refused change nothing")
        self.earlier.append((game.copy(state), before))
        return successors

    def _verify_legal(self, legal: list[Action], before: dict[str, Any]) -> None:
        game = self.game
        promise(bool(legal), "as long as the game is not over, somebody can act")
        promise(len(set(legal)) == len(legal), "legal actions are unique", legal)
        again = self._again = self._read_back(before)
        promise(game.encode(again) == before, "decode is the inverse of encode", before)
        promise(list(game.legal(again)) == legal, "legal actions are stable: the same after encode and decode", legal)
        promise(game.actor(again) == game.actor(self.state), "the actor is the same after encode and decode")
        for action in legal:
            promise(Action.parse(str(action)) == action, "notation can be read back", repr(action))
            promise(game.explain(self.state, action) is None, "a legal action is explained as legal", action)

    def _read_back(self, written: dict[str, Any]) -> Any:
        promise(_is_json(written), "what encode writes is plain JSON", written)
        no_fault(encoded_faults(written, len(self.seats)), "what encode writes has the options of the game")
        try:
            return self.game.decode(written)
        except (TypeError, ValueError) as error:
            raise Broken("decode reads what encode wrote", str(error)) from None

    def _verify_read_back(self, action: Action, answers: list[int | str]) -> None:
        """Check that a state that was read back plays on like the original: nothing is missing that matters later."""
        self.game.apply(self._again, action, Scripted(answers))
        self._written = self.game.encode(self.state)
        same = self.game.encode(self._again) == self._written
        alike = self.game.actor(self._again) == self.game.actor(self.state)
        promise(same and alike, "a state that was read back plays on like the original", action)

    def _verify_successors(self, successors: list[tuple[Action, Any]]) -> None:
        for action, state in successors:
            inventory = self.game.inventory(state)
            promise(
                inventory == self.inventory,
                "things are conserved",
                f"{action}: {_difference(self.inventory, inventory)}",
            )

    def _verify_refusals(self, legal: set[Action]) -> None:
        """Try every forbidden action with a verb that is legal now; of every other verb one action, each in its turn.

        A verb that is not asked for is refused whatever its words are.
        """
        chance = Seeded(0)
        apply, state = self.game.apply, self.state
        for number, action in enumerate(self._tried(legal), len(self.record)):
            try:
                apply(state, action, chance)
            except Refused as refused:
                if not refused.refusal.rule:
                    raise Broken("a refusal names a rule", str(action)) from None
                if number % TAKING_TURNS == 0:
                    explained = self.game.explain(state, action)
                    promise(explained == refused.refusal, "what is refused is explained by the same rule", action)
            else:
                raise Broken("an action that is not legal is refused", str(action))
        promise(not chance.answers, "a refusal asks nothing of chance")

    def _tried(self, legal: set[Action]) -> Iterator[Action]:
        verbs = {action.verb for action in legal}
        for verb, attempts in self._attempts_by_verb().items():
            if verb in verbs:
                yield from (action for action in attempts if action not in legal)
            else:
                yield attempts[len(self.record) % len(attempts)]

    def _attempts_by_verb(self) -> dict[str, list[Action]]:
        """Return what a person might try; grouped once for as long as the game offers the same."""
        attempts = self.game.sample_actions(self.state)
        if attempts is not self._attempts:
            self._attempts, self._by_verb = attempts, {}
            for action in attempts:
                self._by_verb.setdefault(action.verb, []).append(action)
        return self._by_verb

    def _verify_views(self, before: dict[str, Any]) -> None:
        game, state = self.game, self.state
        hidden = Seeded(len(self.record))
        watchers = (None, *self.seats)
        for seat in watchers:
            view = game.view(state, seat)
            other = game.resample_hidden(state, seat, hidden)
            promise(game.view(other, seat) == view, "a view shows nothing that its seat may not know", seat)
            self._verify_secrecy(other, seat)
            if seat in (game.actor(state), watchers[len(self.record) % len(watchers)]):
                promise(_is_json(view), "a view is plain JSON", seat)
                self._verify_view(view, seat)
        self.hidden_changes += game.encode(other) != before
        promise(game.inventory(other) == self.inventory, "drawing hidden things anew conserves them", seat)

    def _verify_view(self, view: View, seat: int | None) -> None:
        faults = view_faults(view, self.game.info.id, seat, self.game.actor(self.state), len(self.seats))
        viewer = "a spectator" if seat is None else f"seat {seat}"
        no_fault(faults, "a view has the entries that every game shows", f"the view of {viewer}")

    def _verify_secrecy(self, other: Any, seat: int | None) -> None:
        """Verify that the preview of an action, each in its turn, is the same in states that look the same."""
        game, legal = self.game, self.game.legal(self.state)
        action = legal[len(self.record) % len(legal)]
        if action in game.legal(other):
            same = self._preview(other, seat, action) == self._preview(self.state, seat, action)
            promise(same, "a preview tells nothing that its seat may not know", f"{action}, seat {seat}")

    def verify_end(self) -> None:
        """Check all promises that concern the whole game."""
        game = self.game
        promise(not game.legal(self.state), "nothing can be done when the game is over")
        for seat in (None, *self.seats):
            self._verify_view(game.view(self.state, seat), seat)
        ranks = [standing.rank for standing in game.standings(self.state)]
        promise(ranks == sorted(ranks) and ranks[0] == 1, "the standings are in order", ranks)
        for state, before in self.earlier:
            promise(game.encode(state) == before, "no earlier state ever changes", before)
        self._verify_replay()

    def _verify_replay(self) -> None:
        game = self.game
        answers = [answer for _, given in self.record for answer in given]
        script = Scripted([*self.setup_answers, *answers])
        state = game.setup(self.options, script)
        for action, _ in self.record:
            game.apply(state, action, script)
        promise(game.digest(state) == game.digest(self.state), "a game replays from its actions and answers")
        promise(script.left == 0, "a replay asks chance for as much as the game did")


def _is_json(value: Any) -> bool:
    """Tell whether a value comes back from JSON as it went: a tuple becomes a list, a numeric key a string."""
    try:
        return bool(json.loads(json.dumps(value)) == value)
    except (TypeError, ValueError):
        return False


def _difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{name} {one.get(name)} → {other.get(name)}" for name in other if one.get(name) != other.get(name)
    )
