"""Advice at the table: hints, chances to win, what if, and the review of a finished game.

What is told has the shape of table/messages.py; it may be worked out in any thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from istanbul_nb.coach.what_if import Way, promising
from istanbul_nb.core import Action, Clock, Progress, SeatView, Seeded, Stopped
from istanbul_nb.match.match import Match
from istanbul_nb.table import wire
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.gate import MATCH, OVER, Message, Need, handles
from istanbul_nb.table.messages import Hints, Review, WhatIf
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.thinking import Thought
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.coach import review as coach
    from istanbul_nb.coach.review import Reviewed

DIGITS = 4  # of a chance
REPORT = 0.05  # of a long thought: so often its progress is told
SHOWN = Need(lambda at, message: at.part(Advice).is_about(message))  # what is asked about is the position shown
PLAYED_ON = Need(lambda at, message: at.part(Advice).may_play_on(), "what-if-not-yours")


class Moment(TypedDict):
    """Hold what advice is about: a position, whom it is for, the language."""

    revision: int
    step: int
    seat: int | None
    language: str


class Done(TypedDict):
    """Hold how far a long thought is."""

    done: int
    of: int


class ReviewNews(Done, total=False):
    """Hold what a review has found so far: a part of `messages.Review`."""

    over: bool
    turns: list[wire.Reviewed]
    rounds: list[int]
    chances: list[list[int]]


class WhatIfNews(Done, total=False):
    """Hold how the games ended that were played on: a part of `messages.WhatIf`."""

    over: bool
    ways: list[wire.Tried]


class Report:
    """Tells how far a long thought is, now and then."""

    def __init__(self, thought: Thought, tell: Callable[[Done], None]) -> None:
        self.thought = thought
        self.tell = tell
        self.told = 0.0

    def __call__(self, done: int, of: int) -> None:
        if done / of - self.told >= REPORT:
            self.told = done / of
            self.thought.tell(partial(self.tell, Done(done=done, of=of)))


class Advice(SessionPart):
    """Give advice: hints to the seat that decides, chances to win as everybody can know them."""

    _advised = False  # whether a page has been told something about the match

    def on_show(self, before: Match | None, match: Match | None) -> None:
        """Make the page forget what it was told about another match."""
        if self._advised and match is not None:
            self.session.carrier.send({"kind": "forget"})
            self._advised = False

    def accepts(self, name: str, value: object) -> bool:
        """Return whether a page may set something so: it turns hints on and off."""
        return name == "hints" and type(value) is bool

    @handles("stop")
    def _on_stop(self, message: Message) -> None:
        for name in ("hints", "review", "whatif"):
            self.session.thinker.stop(name)

    def _moment(self, match: Match) -> Moment:
        """Return what hints are about: a position, whom they are for, the language. No hand is told to others."""
        steps, looking = len(match.steps), self.session.step
        now = looking is None or looking >= steps
        asked = now and match.actor is not None and self.session.viewer() == match.actor
        return {
            "revision": match.revision,
            "step": steps if looking is None else min(looking, steps),
            "seat": match.actor if asked else None,
            "language": match.language,
        }

    def is_about(self, message: Message) -> bool:
        """Return whether a message is about the position that is shown."""
        moment = self._moment(self.session.known_match())
        return (message.get("revision"), message.get("step")) == (moment["revision"], moment["step"])

    def may_play_on(self) -> bool:
        """Return whether bots may play on from here: for the seat that decides, or for all once the game is over."""
        match = self.session.known_match()
        moment = self._moment(match)
        return moment["seat"] is not None or (match.over and moment["step"] < len(match.steps))

    @handles("hints", needs=(MATCH, SHOWN), quiet=True)
    def _on_hints(self, message: Message) -> None:
        match = self.session.known_match()
        self.session.thinker.drop("hints")
        think = partial(_thought_out, match, self._moment(match))
        self.session.thinker.begin("hints", think, self._tell_hints, self._tell_no_hints)

    def _tell_hints(self, told: Hints) -> None:
        match = self.session.match
        if match is not None and self._moment(match).items() <= told.items():
            self._advise(told)

    @handles("review", needs=(MATCH, OVER))
    def _on_review(self, message: Message) -> None:
        match = self.session.known_match()
        if not self.session.thinker.is_busy_with("review"):
            self._tell_review({"done": 0, "of": len(match.steps)})
            self.session.thinker.begin("review", partial(self._review, match), self._tell_review, self._tell_no_review)

    def _review(self, match: Match, thought: Thought) -> ReviewNews:
        try:
            teller = ReviewTeller(match, thought.clock)
        except Stopped:
            return {"done": 0, "of": 0, "over": True}  # nothing was found: it can be asked for again
        report = Report(thought, self._tell_review)
        found = match.review(progress=report, clock=thought.clock, heard=teller.hear)
        return teller.tell(found)

    def _tell_review(self, told: ReviewNews | Done) -> None:
        self._advise({"kind": "review", "over": False, "turns": [], "rounds": [], "chances": [], **told})

    @handles("whatif", needs=(MATCH, SHOWN, PLAYED_ON))
    def _on_what_if(self, message: Message) -> None:
        """Let bots play on from the position that is shown: for the seat that decides, or for all after the game."""
        match = self.session.known_match()
        moment = self._moment(match)
        if not self.session.thinker.is_busy_with("whatif"):
            self._tell_what_if(moment, {"done": 0, "of": 1})
            self.session.thinker.begin(
                "whatif",
                partial(self._play_on, match, moment),
                partial(self._tell_what_if, moment),
                partial(self._tell_no_what_if, moment),
            )

    def _play_on(self, match: Match, moment: Moment, thought: Thought) -> WhatIfNews:
        report = Report(thought, partial(self._tell_what_if, moment))
        return what_if(match, moment["step"], report, thought.clock)

    def _tell_what_if(self, moment: Moment, told: WhatIfNews | Done) -> None:
        match = self.session.match
        if match is not None and self._moment(match).items() <= moment.items():
            self._advise({"kind": "whatif", **moment, "over": False, "ways": [], **told})

    def _tell_no_what_if(self, moment: Moment, error: Exception) -> None:
        self._fail_to_advise(error)
        self._tell_what_if(moment, {"done": 0, "of": 1, "over": True})

    def _advise(self, told: Hints | Review | WhatIf) -> None:
        self._advised = True
        self.session.carrier.send(told)

    def _tell_no_hints(self, error: Exception) -> None:
        self._fail_to_advise(error)
        moment = self._moment(self.session.known_match())
        self._advise({"kind": "hints", **moment, "hints": [], "odds": [], "chances": []})

    def _tell_no_review(self, error: Exception) -> None:
        self._fail_to_advise(error)
        self._tell_review({"done": 0, "of": 0, "over": True})

    def _fail_to_advise(self, error: Exception) -> None:
        self.session.tell_refused(
            self.session.words.say("told-hints-failed", problem=f"{type(error).__name__}: {error}")
        )


def _thought_out(match: Match, moment: Moment, thought: Thought) -> Hints:
    """Return hints for a seat, and the chances of everybody; for no seat in particular the chances alone."""
    step = moment["step"] if moment["step"] < len(match.steps) else None
    found = chances(match, step, thought.clock)
    if moment["seat"] is None:
        return {"kind": "hints", **moment, "hints": None, "odds": [], "chances": found}
    advised, told = hints(match, thought.clock), odds(match, match.words)
    return {"kind": "hints", **moment, "hints": advised, "odds": told, "chances": found}


def hints(match: Match, clock: Clock) -> list[wire.Advised]:
    """Return the best few actions of the seat that decides, from what it may know."""
    advice, seen = match.hint(clock=clock), match.queries.seen()
    told: list[wire.Advised] = []
    for hint in advice.hints:
        label, *then = in_words(seen, hint.actions, match.words)
        told.append(
            {
                "act": str(hint.action),
                "label": label,
                "then": ", ".join(map(_small, then)),
                "reason": hint.reason,
                "chance": round(hint.chance, DIGITS),
            }
        )
    return told


def odds(match: Match, words: Words) -> list[str]:
    """Return the exact chances of the rolls that the deciding seat could ask for, in sentences."""
    seen = match.queries.seen()
    return face_of(words.game).told_odds(seen, match.legal, words)


def chances(match: Match, step: int | None, clock: Clock) -> list[float]:
    """Return how likely each seat wins, as far as everybody can know; nothing where there was no time to look."""
    try:
        return [round(chance, DIGITS) for chance in match.win_chances(step=step, clock=clock)]
    except Stopped:
        return []


def in_words(seen: SeatView, actions: Sequence[Action], words: Words) -> list[str]:
    """Tell what is done in a row. Each action is told as it looks when those before it are done."""
    return list(_told(seen, actions, words))


def _told(seen: SeatView, actions: Sequence[Action], words: Words) -> Iterator[str]:
    game, chance = seen.game, Seeded(0)
    state = seen.imagine(chance)
    for action in actions:
        if game.explain(state, action) is not None:  # what comes next depends on what is not known
            return
        yield words.action(action, game.view(state, seen.seat), partial(game.preview, state, seen.seat))
        game.apply(state, action, chance)


def _small(label: str) -> str:
    return label[:1].lower() + label[1:]


def what_if(match: Match, step: int, progress: Progress, clock: Clock) -> WhatIfNews:
    """Return what came of the best actions at a step, and of what was done there, when bots played on."""
    seen = match.queries.seen(step)
    played = [match.steps[step].action] if step < len(match.steps) else []
    actions = dict.fromkeys([*played, *promising(seen, clock=clock)])
    found = match.what_if(*actions, step=step, progress=progress, clock=clock)
    games = sum(len(way.ended) for way in found.ways) or 1
    ways = [_way(way, match.words.action(way.action, seen, seen.preview), way.action in played) for way in found.ways]
    return {"done": games, "of": games, "over": True, "ways": ways}


def _way(way: Way, label: str, played: bool) -> wire.Tried:
    low, high = way.wins.interval
    share = [round(part, DIGITS) for part in (low, way.wins.part, high)]
    return {"act": str(way.action), "label": label, "played": played, "share": share}


class ReviewTeller:
    """Tells a review of a finished game; each decision is put into words as it comes, so that little is left to do."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self._turns: dict[int, wire.Reviewed] = {}
        self._last: dict[int, int] = {}  # step of each round
        for number, step in enumerate(match.steps):
            clock.check()
            self._last[match.game.view(step.before, None)["round"]] = number

    def hear(self, row: Reviewed) -> wire.Reviewed:
        """Put a decision into words, once."""
        if row.step not in self._turns:
            self._turns[row.step] = _turn(self.match, row)
        return self._turns[row.step]

    def tell(self, found: coach.Review) -> ReviewNews:
        """Return the decisions, and how likely each seat won at the end of each round that was reached."""
        steps = len(self.match.steps) if found.rows else 0
        last = {each: number for each, number in self._last.items() if number + 1 < len(found.chances)}
        by_round = [found.chances[number + 1] for number in last.values()]
        return {
            "done": steps,
            "of": steps,
            "over": True,
            "turns": [self.hear(row) for row in found.rows],
            "rounds": list(last),
            "chances": [[round(100 * each[seat]) for each in by_round] for seat in range(len(self.match.seats))],
        }


def _turn(match: Match, row: Reviewed) -> wire.Reviewed:
    seen = SeatView(match.game, match.steps[row.step].before, row.seat)
    played, best = (", ".join(_as_one(in_words(seen, each, match.words))) for each in (row.played, row.best))
    return {
        "step": row.step,
        "seat": row.seat,
        "when": match.words.say("label-round", round=row.round),
        "played": played,
        "best": best,
        "reason": row.reason,
        "chances": [round(row.chance_played, DIGITS), round(row.chance_best, DIGITS)],
        "cost": round(row.cost, DIGITS),
    }


def _as_one(labels: Sequence[str]) -> list[str]:
    return [*labels[:1], *map(_small, labels[1:])]
