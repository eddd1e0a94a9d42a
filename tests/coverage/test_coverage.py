"""Every rule is carried out, tested and taught, and nothing names a rule that does not exist."""

from __future__ import annotations

from tests.coverage.code import carried_out, named_rules
from tests.coverage.lessons import needs_lesson, taught_rules
from tests.coverage.marks import marked_ids, rule_ids
from tests.coverage.table import PAGE, text


def test_every_rule_of_the_rulebook_is_named_by_the_code_that_carries_it_out() -> None:
    assert sorted(rule_ids() - set(carried_out())) == []


def test_every_rule_of_the_rulebook_has_a_test() -> None:
    assert sorted(rule_ids() - marked_ids()) == []


def test_every_rule_of_the_rulebook_but_rulings_has_a_lesson() -> None:
    assert sorted(rule for rule in rule_ids() - set(taught_rules()) if needs_lesson(rule)) == []


def test_every_rule_that_the_code_names_is_in_the_rulebook() -> None:
    assert sorted(set(named_rules()) - rule_ids()) == []


def test_every_rule_that_a_test_names_is_in_the_rulebook() -> None:
    assert sorted(marked_ids() - rule_ids()) == []


def test_every_rule_that_a_lesson_names_is_in_the_rulebook() -> None:
    assert sorted(set(taught_rules()) - rule_ids()) == []


def test_the_page_about_it_is_up_to_date() -> None:
    written, now = PAGE.read_text(encoding="utf-8").splitlines(), text().splitlines()
    assert written == now, f"docs/{PAGE.name} is out of date: `make coverage` writes it anew."
