"""`make coverage`: writes down for every rule where it is carried out, tested and taught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.coverage.code import carried_out
from tests.coverage.lessons import needs_lesson, taught_rules
from tests.coverage.marks import marked_tests, rule_ids, rules_by_page

PAGE = Path(__file__).parents[2] / "docs" / "rules-coverage.md"
HEADINGS = {
    "istanbul": "Istanbul",
    "mocha": "Mocha & Baksheesh",
    "letters": "Letters & Seals",
    "variants": "Variants",
    "dice": "The Dice Game",
    "sultan": "Sultan",
}
MOST_PLACES = 3
NOWHERE = "**nowhere yet**"


def text() -> str:
    """Return the whole page."""
    rulings = sum(not needs_lesson(rule) for rule in rule_ids())
    lines = [
        "# Where every rule is",
        "",
        f"The rulebook has {len(rule_ids())} rules; {rulings} of them are rulings, which settle doubtful cases.",
        "",
        f"- code: what carries the rule out, below `istanbul_nb/`, at most {MOST_PLACES} places that name it",
        "- tests: how many are marked with it, and the file that has most of them",
        "- lessons: those that teach it; rulings need none",
        "",
        "This page is generated: `make coverage` writes it anew, and a test fails while it is out of date.",
    ]
    for page, ids in rules_by_page().items():
        lines += ["", f"## {HEADINGS[page]}", "", "| rule | code | tests | lessons |", "|---|---|---|---|"]
        lines += map(_row, ids)
    return "\n".join([*lines, ""])


def _row(rule: str) -> str:
    return f"| `{rule}` | {'<br>'.join(_code(rule)) or NOWHERE} | {_tests(rule)} | {_lessons(rule)} |"


def _code(rule: str) -> Iterator[str]:
    for place in carried_out().get(rule, [])[:MOST_PLACES]:
        yield f"{place.file}: `{place.name}`" if place.name else place.file


def _tests(rule: str) -> str:
    files = Counter(marked_tests().get(rule, []))
    return f"{files.total()}, {files.most_common(1)[0][0]}" if files else NOWHERE


def _lessons(rule: str) -> str:
    return ", ".join(taught_rules().get(rule, [])) or (NOWHERE if needs_lesson(rule) else "-")


def write() -> None:
    """Write the page."""
    PAGE.write_text(text(), encoding="utf-8")
