"""A table at which a rule can be tried: a position that is written beside the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.games import game_of
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.positions import laid_out
from istanbul_nb.rulebooks.rule import Rule
from istanbul_nb.table import Table
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook_page

NAMES = {
    "en": ("Anna", "Boris", "Chen", "Dina", "Emil"),
    "ru": ("Анна", "Борис", "Чен", "Дина", "Эмиль"),
}
BESIDES = ("task", "do")  # what stands beside the position: what to try, and how it can be done
OPPONENT = "greedy"


def table_of(rule: Rule, **traits: Any) -> Table:
    """Return the table of a rule: one person, at the seat that decides, and bots at the others."""
    return Table(match_of(rule), autosave=False, **traits)


def match_of(rule: Rule, seed: int | None = None) -> Match:
    """Return a match that begins at the position of a rule; raise `MatchError` if it has none."""
    state = laid_out(rule.game, _position(rule), language=rule.language)
    names = NAMES[rule.language][: len(game_of(rule.game).standings(state))]
    match = Match.from_state(rule.game, state, names=names, seed=seed, language=rule.language)
    for seat in range(len(names)):
        if seat != match.actor:
            match.assign_bot(seat, OPPONENT)
    return match


def way_of(rule: Rule) -> list[str]:
    """Return actions that do what there is to be tried."""
    return list(_written(rule)["do"])


def _position(rule: Rule) -> dict[str, Any]:
    return {name: value for name, value in _written(rule).items() if name not in BESIDES}


def _written(rule: Rule) -> Mapping[str, Any]:
    entry: Mapping[str, Any] = rulebook_page(rule.game, rule.page)[rule.id]
    if "try" not in entry:
        words = Words(rule.language, rule.game)
        facts = {"title": rule.title, "rule": rule.id, "game": rule.game}
        raise MatchError(words.say("rule-no-table", **facts), "rule-no-table")
    written: Mapping[str, Any] = entry["try"]
    return written
