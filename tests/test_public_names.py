"""What tab completion offers: the public names, and nothing that only had to be imported."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest
from IPython.core.completer import IPCompleter, provisionalcompleter

import istanbul_nb
from istanbul_nb import analysis

Completer: Any = IPCompleter  # it has no types
MODULES = pytest.mark.parametrize("module", [istanbul_nb, analysis], ids=lambda module: module.__name__)


@MODULES
def test_dir_lists_exactly_the_public_names(module: ModuleType) -> None:
    assert dir(module) == sorted(module.__all__)


@MODULES
def test_every_name_of_dir_is_there_and_none_is_a_module(module: ModuleType) -> None:
    assert [name for name in dir(module) if isinstance(getattr(module, name), ModuleType)] == []


@MODULES
@pytest.mark.parametrize("use_jedi", [False, True])
def test_tab_completion_offers_exactly_the_public_names(module: ModuleType, use_jedi: bool) -> None:
    completer = Completer(namespace={"module": module}, global_namespace={}, use_jedi=use_jedi)
    with provisionalcompleter():
        offered = {each.text.removeprefix(".") for each in completer.completions("module.", len("module."))}
    assert {name for name in offered if not name.startswith("_")} == set(module.__all__)


def test_names_are_listed_before_anything_is_loaded() -> None:
    program = "import sys, istanbul_nb; print(*dir(istanbul_nb)); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    names, loaded = done.stdout.splitlines()
    assert names.split() == sorted(istanbul_nb.__all__)
    assert not [name for name in loaded.split() if name.startswith("istanbul_nb.")]
