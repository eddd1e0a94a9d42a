"""Looking up rules by id, by the number or name of a place, or by a word."""

from __future__ import annotations

from istanbul_nb.games.istanbul.options import complete, rules_for
from istanbul_nb.terminal.console import Console
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook_page

PAGES = {
    "none": ("istanbul",),
    "mocha": ("istanbul", "mocha"),
    "letters": ("istanbul", "letters"),
    "grand": ("istanbul", "mocha", "letters"),
}
# Rules of both expansions; they stand on the page of the first one.
SHARED = ("ruling.teleport", "ruling.extra-turns", "ruling.ruby-from-afar")


def rules_in(expansion: str, caravan: bool) -> list[str]:
    """The ids of all rules that a game is played by."""
    rules = [rule for page in PAGES[expansion] for rule in rulebook_page(page)]
    if expansion == "letters":
        rules += SHARED
    variants = rulebook_page("variants")
    return rules + [rule for rule in variants if (caravan if rule.endswith(".caravan") else expansion == "grand")]


def found_rules(words: Words, text: str, expansion: str = "none", caravan: bool = False) -> list[str]:
    """The ids of the rules of a game that a text may mean; all of them for an empty one."""
    wanted = text.lower().strip()
    rulebook = rules_in(expansion, caravan)
    if wanted in rulebook:
        return [wanted]
    places = rules_for(complete({"expansion": expansion})).places
    if wanted.isdecimal():
        return [places[int(wanted)].rule] if wanted in map(str, places) else []
    named = {place.rule for number, place in places.items() if words.place(number).lower().startswith(wanted)}
    if wanted and named:
        return sorted(named)
    return [rule for rule in rulebook if wanted in rule or wanted in words.rule(rule)[0].lower()]


def read_rules(console: Console, text: str, expansion: str = "none", caravan: bool = False) -> None:
    """Tell the one rule that is meant, or list those that may be."""
    words, rules = console.words, found_rules(console.words, text, expansion, caravan)
    if not rules:
        console.say("text-rule-unknown", text=text[:60])
    elif len(rules) == 1:
        title, sentence = words.rule(rules[0])
        console.explain(f"{title} ({rules[0]})\n{sentence}")
    else:
        widest = max(map(len, rules))
        for rule in rules:
            console.explain(f"  {rule:{widest}}  {words.rule(rule)[0]}")
        console.say("text-rule-which")
