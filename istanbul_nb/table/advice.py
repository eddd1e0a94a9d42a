"""Hints and reviews in the words of the table (see widgets/src/protocol.ts); they may be worked out in any thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from istanbul_nb.coach.what_if import Way, promising
from istanbul_nb.core import Action, Clock, Progress, Refused, SeatView, Seeded, Stopped
from istanbul_nb.match.match import Match
from istanbul_nb.table.faces import face_of
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.coach.review import Review, Reviewed

DIGITS = 4  # of a chance


def hints(match: Match, clock: Clock) -> list[dict[str, Any]]:
    """The best few actions of the seat that decides, from what it may know."""
    advice, seen = match.hint(clock=clock), match.queries.seen()
    told = []
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
    """The exact chances of the rolls that the deciding seat could ask for, in sentences."""
    seen = match.queries.seen()
    return face_of(words.game).told_odds(seen, match.legal, words)


def chances(match: Match, step: int | None, clock: Clock) -> list[float]:
    """How likely each seat wins, as far as everybody can know; nothing where there was no time to look."""
    try:
        return [round(chance, DIGITS) for chance in match.win_chances(step=step, clock=clock)]
    except Stopped:
        return []


def in_words(seen: SeatView, actions: Sequence[Action], words: Words) -> list[str]:
    """What is done in a row. Each action is told as it looks when those before it are done."""
    return list(_told(seen, actions, words))


def _told(seen: SeatView, actions: Sequence[Action], words: Words) -> Iterator[str]:
    game, chance = seen.game, Seeded(0)
    state = seen.imagine(chance)
    for action in actions:
        yield words.action(action, game.view(state, seen.seat))
        try:
            game.apply(state, action, chance)
        except Refused:  # what comes next depends on what is not known
            return


def _small(label: str) -> str:
    return label[:1].lower() + label[1:]


def what_if(match: Match, step: int, progress: Progress, clock: Clock) -> dict[str, Any]:
    """What came of the best actions at a step, and of what was done there, when bots played on."""
    seen = match.queries.seen(step)
    played = [match.steps[step].action] if step < len(match.steps) else []
    actions = dict.fromkeys([*played, *promising(seen, clock=clock)])
    found = match.what_if(*actions, step=step, progress=progress, clock=clock)
    games = sum(len(way.ended) for way in found.ways) or 1
    ways = [_way(way, match.words.action(way.action, seen), way.action in played) for way in found.ways]
    return {"done": games, "of": games, "over": True, "ways": ways}


def _way(way: Way, label: str, played: bool) -> dict[str, Any]:
    low, high = way.wins.interval
    share = [round(part, DIGITS) for part in (low, way.wins.part, high)]
    return {"act": str(way.action), "label": label, "played": played, "share": share}


class ReviewTeller:
    """Tells a review of a finished game; each decision is put into words as it comes, so that little is left to do."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self._turns: dict[int, dict[str, Any]] = {}
        self._last: dict[int, int] = {}  # step of each round
        for number, step in enumerate(match.steps):
            clock.check()
            self._last[match.game.view(step.before, None)["round"]] = number

    def hear(self, row: Reviewed) -> dict[str, Any]:
        """Put a decision into words, once."""
        if row.step not in self._turns:
            self._turns[row.step] = _turn(self.match, row)
        return self._turns[row.step]

    def tell(self, found: Review) -> dict[str, Any]:
        """The decisions, and how likely each seat won at the end of each round that was reached."""
        last = {each: number for each, number in self._last.items() if number + 1 < len(found.chances)}
        by_round = [found.chances[number + 1] for number in last.values()]
        return {
            "turns": [self.hear(row) for row in found.rows],
            "rounds": list(last),
            "chances": [[round(100 * each[seat]) for each in by_round] for seat in range(len(self.match.seats))],
        }


def _turn(match: Match, row: Reviewed) -> dict[str, Any]:
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
