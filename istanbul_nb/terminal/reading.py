"""Looking up rules by id, by a word, or by the number or name of what they are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.terminal.console import Console
from istanbul_nb.terminal.guides import guide_of
from istanbul_nb.words import Words


def found_rules(words: Words, text: str, options: Mapping[str, Any]) -> list[str]:
    """Return the ids of the rules of a game that a text may mean; all of them for an empty one."""
    wanted, guide = text.lower().strip(), guide_of(words.game)
    rules = guide.rules_in(options)
    if wanted in rules:
        return [wanted]
    named = guide.named(words, wanted, options)
    if named is not None:
        return named
    return [rule for rule in rules if wanted in rule or wanted in words.rule(rule)[0].lower()]


def read_rules(console: Console, text: str, options: Mapping[str, Any]) -> None:
    """Tell the one rule that is meant, or list those that may be."""
    words, rules = console.words, found_rules(console.words, text, options)
    if not rules:
        console.say("text-rule-unknown", text=text[:60])
    elif len(rules) == 1:
        title, sentence, example = words.cited(rules[0])
        console.explain(f"{title} ({rules[0]})\n{sentence}\n{words.say('rule-example')} {example}")
    else:
        widest = max(map(len, rules))
        for rule in rules:
            console.explain(f"  {rule:{widest}}  {words.rule(rule)[0]}")
        console.say("text-rule-which")
