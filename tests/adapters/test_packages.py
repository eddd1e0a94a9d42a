"""A package that is missing becomes a sentence that says what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from istanbul_nb.optional import PackageMissing
from tests.test_layers import loaded_by


@pytest.mark.parametrize(
    ("adapter", "package", "install"),
    [
        ("pettingzoo", "pettingzoo", r'pip install "istanbul_nb\[pettingzoo\]"'),
        ("openspiel", "pyspiel", r'pip install "istanbul_nb\[openspiel\]"'),
    ],
)
def test_the_sentence_says_what_to_install(
    adapter: str, package: str, install: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"istanbul_nb.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(PackageMissing, match=install):
        import_module(f"istanbul_nb.adapters.{adapter}")


def test_the_table_of_actions_needs_no_package() -> None:
    modules = loaded_by("from istanbul_nb.adapters.actions import action_table; action_table('dice')")
    assert "istanbul_nb.games.dice.encoding.actions" in modules
    assert not modules & {"numpy", "pettingzoo", "gymnasium", "pyspiel"}
