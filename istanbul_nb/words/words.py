"""What the table says: the words for actions, questions, events, refusals and rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from textwrap import shorten
from typing import Any

from istanbul_nb.core import Action, BadOptions, BadState, Previewer, Refusal, Standing
from istanbul_nb.games import kit_of
from istanbul_nb.words.address import capitalize, is_addressed
from istanbul_nb.words.advice import choose_form, example_of, verbs_of
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.language import Language, plain
from istanbul_nb.words.plain import describe_facts

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


LONGEST_TABLE = 60


class Words(Language):
    """Every sentence of a game in one language.

    >>> words = Words("en")
    >>> words.term("place", 10), words.term("place", 10, "at"), words.count(2, "lira")
    ('Large Market', 'at the Large Market', '2 lira')
    """

    def option(self, name: str) -> str:
        """Return the name of an option of a new game."""
        if not self.has(f"option-{name}"):
            return name
        return self.say(f"option-{name}")

    def choice(self, option: str, value: object) -> str:
        """Return the name of a choice of an option."""
        if not self.has(f"option-{option}"):
            return str(value)
        if isinstance(value, (list, tuple, Mapping)):
            return self.say(f"option-{option}-{'own' if value else 'none'}")
        return self.say(f"option-{option}-{plain(value)}")

    def action(self, action: Action, view: Mapping[str, Any], preview: Previewer) -> str:
        """Return the label of a legal action of the seat that decides; its notation where there is no word for it."""
        if not self.has(f"action-{action.verb}"):
            return str(action)
        return self.say(f"action-{action.verb}", **self.dialect.of_action(action, view, preview, self.tables))

    def question(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return what is to be decided; to another player's view, what that player is deciding."""
        if view["actor"] is None:
            return self.say("question-over")
        name, decision = names[view["actor"]], view["decision"][0]
        if view["seat"] not in (None, view["actor"]):
            return self.say("question-waiting", name=name, decision=decision)
        if self.has(f"question-{decision}"):
            question = self.say(f"question-{decision}", **self.dialect.of_question(view))
        else:
            question = self.say("question-other", decision=decision)
        return capitalize(question) if is_addressed(name) else self.say("asked", name=name, question=question)

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """Return a line of the log from an event as somebody saw it; `None` if another line says it all."""
        told = self.dialect.of_event(event, names)
        if told is None:
            return None
        kind, facts = told
        if not self.has(f"event-{kind}"):
            kind, facts = "other", {"kind": kind, "facts": self._facts(_without(event, "kind", "seat"))}
        name = names[event["seat"]]
        return self.say(f"event-{kind}", name=self.say("label-you") if is_addressed(name) else name, **facts)

    def _facts(self, facts: Mapping[str, Any]) -> str | None:
        """Return facts in a row, for what a game has no words for."""
        return describe_facts(facts, self.say) or None

    def ties(self, standings: Sequence[Standing]) -> str:
        """Say what decided between equal players, as far down as it was needed; nothing if nobody was equal."""
        needed = max((deciding_score(*pair) for pair in pairwise(standings)), default=0)
        return self.say("text-ties", needed=needed) if needed and self.has("text-ties") else ""

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is not allowed and what to do instead, with the rule behind it."""
        if not self.dialect.PAGES:
            return f"{self.reason(refusal)} ({refusal.rule})"
        title, _ = self.rule(refusal.rule)
        return self.say("refusal", sentence=self.reason(refusal), title=title, rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        """Return why something is not allowed and what to do instead."""
        facts = facts_of(refusal)
        advice = self.advice(refusal)
        if self.has(f"refusal-{refusal.reason}"):
            sentence = self.say(f"refusal-{refusal.reason}", **facts)
        else:
            sentence = self.say("refusal-other", reason=refusal.reason, facts=self._facts(refusal.facts))
        return f"{sentence} {advice}" if advice else sentence

    def advice(self, refusal: Refusal) -> str:
        """Return what can be done instead; nothing where the refusal does not tell what is legal."""
        if not refusal.legal:
            return ""
        key = f"refusal-{refusal.reason}"
        form = choose_form(self.forms(key), refusal) if self.has(key) else None
        if form is None:
            return self.say("advice", verbs=verbs_of(refusal.legal))
        return self.say(f"{key}.{form}", **facts_of(refusal), example=example_of(refusal))

    def options(self, error: BadOptions) -> str:
        """Return why a game cannot be set up like that."""
        if not self.has(f"options-{error.reason}"):
            return self.say("options-other", reason=error.reason, facts=self._facts(error.facts))
        return self.say(f"options-{error.reason}", **error.facts)

    def state(self, error: BadState) -> str:
        """Return why data are not a state of the game."""
        facts = dict(error.facts)
        if "error" in facts:
            facts["problem"] = self.options(facts.pop("error"))
        if not self.has(f"state-{error.reason}"):
            return self.say("state-other", where=error.where, reason=error.reason)
        return self.say(f"state-{error.reason}", where=error.where, **facts)

    def rule(self, rule: str) -> tuple[str, str]:
        """Return title and text of a rule, its id where the game has no rulebook; raise `KeyError` if there is none."""
        if not self.dialect.PAGES:
            return rule, ""
        entry = rulebook(self.game)[rule]
        return entry["title"][self.language], entry["text"][self.language]

    def cited(self, rule: str) -> list[str]:
        """Return title, text and example of a rule, as a table shows it; corrected tables are told, too."""
        title, text = self.rule(rule)
        if not self.dialect.PAGES:
            return [title, text, ""]
        if self.corrections:
            text = f"{text} {self.say('rule-corrected', tables=told_tables(self.corrections))}"
        return [title, text, rulebook(self.game)[rule]["example"][self.language]]


def _without(facts: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in names}


def facts_of(refusal: Refusal) -> dict[str, Any]:
    """Return the facts of a refusal as its sentences need them."""
    facts: dict[str, Any] = {name: None if value == "" else value for name, value in refusal.facts.items()}
    if "action" in facts:
        facts["verb"] = facts["action"].split()[0]
    return facts


@lru_cache(maxsize=32)
def told_tables(corrections: str) -> str:
    """Return corrected tables as somebody has written them, long ones cut short.

    >>> told_tables('{"extension_price":9,"target":[1,2,3,4]}')
    'extension_price = 9, target = [1, 2, 3, 4]'
    """
    tables = {name: json.dumps(value) for name, value in json.loads(corrections).items()}
    return ", ".join(f"{name} = {shorten(text, LONGEST_TABLE, placeholder=' …')}" for name, text in tables.items())


def deciding_score(one: Standing, other: Standing) -> int:
    """Return which of their scores tells two neighbours of a ranking apart; the last one if none does."""
    scores = list(zip(one.scores.values(), other.scores.values(), strict=True))
    return next((at for at, (mine, theirs) in enumerate(scores) if mine != theirs), len(scores) - 1)


@cache
def rulebook(game: str) -> dict[str, Any]:
    """Return the rules of a game by id, in every language."""
    return {rule: entry for page in dialect_of(game).PAGES for rule, entry in rulebook_page(game, page).items()}


@cache
def rulebook_page(game: str, name: str) -> dict[str, Any]:
    """Return the rules of the base game, or those that an expansion adds."""
    rules: dict[str, Any] = tomllib.loads(kit_of(game).read("rulebook", f"{name}.toml"))
    return rules
