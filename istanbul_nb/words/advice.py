"""What a refusal advises: only what is legal at this moment.

A sentence of a refusal says why; its forms (attributes of the message) say what to do instead. The name of a form
lists what must be legal for it, joined by hyphens: `.leave-end` is said only where `leave` and `end` are legal,
`.reward_lira` where `reward lira` is, and `.same` where the verb that was tried is legal with other words, `.named`
where the action among the facts is. The first form that fits is said. Where none fits, the legal verbs are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from istanbul_nb.core import Action, Refusal

SAME, NAMED = "same", "named"


def choose_form(forms: Iterable[str], refusal: Refusal) -> str | None:
    """Return the first form that advises only what is legal."""
    legal = names_of(refusal)
    return next((form for form in forms if legal.issuperset(form.split("-"))), None)


def names_of(refusal: Refusal) -> set[str]:
    """Return everything that the name of a form may ask for and that is legal."""
    names = set(_names(refusal.legal))
    if refusal.tried is not None and refusal.tried.verb in names:
        names.add(SAME)
    if "_".join(str(refusal.facts.get("action")).split()) in names:
        names.add(NAMED)
    return names


@lru_cache(maxsize=256)
def _names(legal: tuple[Action, ...]) -> frozenset[str]:
    """Return the verbs of actions, and the actions themselves with `_` for spaces."""
    return frozenset({*verbs_of(legal), *("_".join(map(str, (action.verb, *action.args))) for action in legal)})


def verbs_of(legal: Sequence[Action]) -> list[str]:
    """Return the verbs of actions, each once, in their order."""
    return list(dict.fromkeys(action.verb for action in legal))


def example_of(refusal: Refusal) -> str:
    """Return the notation of a legal action with the verb that was tried."""
    tried = None if refusal.tried is None else refusal.tried.verb
    return next((str(action) for action in refusal.legal if action.verb == tried), "")
