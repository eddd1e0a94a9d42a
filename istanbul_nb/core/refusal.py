"""Why something is not allowed: a rule, a reason and the facts of the case. The words are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from istanbul_nb.core.action import Action


class Refusal(NamedTuple):
    """The rule that forbids an action, the reason as a key for words, and the facts that the words need.

    What was tried and what is legal instead come with it: words advise nothing else.
    """

    rule: str
    reason: str
    facts: Mapping[str, Any] = {}
    tried: Action | None = None
    legal: tuple[Action, ...] = ()

    def instead(self, tried: Action, legal: tuple[Action, ...]) -> Refusal:
        """Return the same refusal with what was tried and what is legal instead."""
        return self._replace(tried=tried, legal=legal)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.reason} ({facts}) [{self.rule}]" if facts else f"{self.reason} [{self.rule}]"


class Refused(Exception):
    """An action that the rules do not allow was applied; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class BadOptions(ValueError):
    """Options with which no game can be set up: `reason` is a key for words, `facts` what they need."""

    def __init__(self, reason: str, **facts: Any) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(f"{reason} {facts}" if facts else reason)


class BadState(ValueError):
    """Data that do not describe a state of the game: where, why (`reason`, a key for words), and the facts."""

    def __init__(self, where: str, reason: str, **facts: Any) -> None:
        self.where = where
        self.reason = reason
        self.facts = facts
        super().__init__(f"{where}: {reason} {facts}" if facts else f"{where}: {reason}")
