"""Refusals at random positions: the rule exists, the reason is true, and what is advised is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Refusal
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.advice import choose_form, example_of, verbs_of
from istanbul_nb.words.words import rulebook
from tests.attacks.catalogue import Counts
from tests.refusals import dice, istanbul, sultan
from tests.refusals.trying import SETUPS, attempts, positions

ORACLES: dict[str, dict[str, Any]] = {"istanbul": istanbul.TRUE, "dice": dice.TRUE, "sultan": sultan.TRUE}


def attack(size: int) -> Counts:
    """Ask at random positions why each attempt is refused; some hundred attempts are made at each."""
    counts, choices = Counter[str](), random.Random(size)
    for name, game, state in positions(max(len(SETUPS), size // 4), seed=size):
        counts["positions"] += 1
        for action in sorted(attempts(name, game, state, choices), key=str):
            refusal = game.explain(state, action)
            assert (refusal is None) == (action in game.legal(state)), f"{name}: {action} is legal and refused"
            if refusal is not None:
                counts["refusals"] += 1
                counts["reasons that were verified"] += check(name, state, refusal, game.legal(state))
    return dict(counts)


def check(name: str, state: Any, refusal: Refusal, legal: Sequence[Action]) -> bool:
    """Assert that a refusal does not mislead; return whether its reason could be verified."""
    told = f"{name}: {refusal.tried} is refused with {refusal}"
    assert refusal.rule in rulebook(name), f"{told}: there is no such rule"
    for language in LANGUAGES:
        check_advice(Words(language, name), refusal, legal, told)
    truth = ORACLES[name].get(refusal.reason)
    assert truth is None or truth(state, refusal.tried, refusal.facts), f"{told}: that is not true"
    return truth is not None


def check_advice(words: Words, refusal: Refusal, legal: Sequence[Action], told: str) -> None:
    """Assert that everything which the sentence advises is legal now, and that it advises something."""
    advice = words.advice(refusal)
    assert bool(advice) == bool(legal), f"{told}: nothing is advised"
    assert words.reason(refusal).endswith(advice)
    form = choose_form(words.forms(f"refusal-{refusal.reason}"), refusal)
    notations = _notations(tuple(legal))
    if form is None:
        assert verbs_of(refusal.legal) == list(dict.fromkeys(action.verb for action in legal)), told
        return
    for part in form.split("-"):
        assert _is_legal(part, refusal, notations), f"{told}: {advice!r} advises {part!r}, which is not legal"
    assert example_of(refusal) in notations | {""}, f"{told}: {example_of(refusal)!r} is not legal"


@lru_cache(maxsize=8)
def _notations(legal: tuple[Action, ...]) -> frozenset[str]:
    return frozenset(map(str, legal))


def _is_legal(part: str, refusal: Refusal, notations: frozenset[str]) -> bool:
    verbs = {notation.partition(" ")[0] for notation in notations}
    if part == "same":
        return refusal.tried is not None and refusal.tried.verb in verbs
    if part == "named":
        return refusal.facts["action"] in notations
    return part in verbs or part.replace("_", " ") in notations
