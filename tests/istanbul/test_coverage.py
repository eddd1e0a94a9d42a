"""Every rule has a test, and every test a rule that exists."""

from __future__ import annotations

from tests.istanbul.rulebook import marked_ids, rule_ids


def test_every_rule_of_the_rulebook_has_a_test() -> None:
    assert sorted(rule_ids() - marked_ids()) == []


def test_every_rule_that_a_test_names_is_in_the_rulebook() -> None:
    assert sorted(marked_ids() - rule_ids()) == []
