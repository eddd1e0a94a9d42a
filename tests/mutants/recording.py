"""Which tests execute which lines: every test is run once and measured."""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest.doctest import DoctestItem
from _pytest.runner import runtestprotocol
from coverage import Coverage

from tests.mutants.patch import Loaded
from tests.mutants.subjects import Subject, digest_of, digest_of_code

Lines = dict[str, list[int]]


def is_own(module: ModuleType) -> bool:
    """Tell whether a module belongs to the project, and not to a package that is installed."""
    path = Path(getattr(module, "__file__", None) or sys.executable)
    return path.is_relative_to(Path.cwd()) and "site-packages" not in path.parts


def passes(item: pytest.Item) -> bool:
    """Run a test and leave it as it was: examples in a docstring clear their names, and would fail a second time."""
    names = dict(item.dtest.globs) if isinstance(item, DoctestItem) else {}
    reports = runtestprotocol(item, nextitem=None, log=False)
    if isinstance(item, DoctestItem):
        item.dtest.globs.update(names)
    return not any(report.failed for report in reports)


class Recorded(NamedTuple):
    """What one test executes of the sources, and how many seconds of computing it takes."""

    digest: str  # of its file
    seconds: float
    lines: Lines


class Recording:
    """What every test of a subject executes."""

    def __init__(self, data: dict[str, Any] | None, subject: Subject) -> None:
        self.folder = subject.sources
        self.sources = digest_of(subject.files())
        is_fresh = data is not None and data["sources"] == self.sources
        self.tests = {name: Recorded(*each) for name, each in data["tests"].items()} if data and is_fresh else {}
        self.modules: list[str] = data["modules"] if data else []

    def encode(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"sources": self.sources, "modules": self.modules, "tests": self.tests}

    def record(self, items: Sequence[pytest.Item], loaded: Loaded) -> list[str]:
        """Run the tests that are new or whose file has changed; return those that fail."""
        digests = {path: digest_of_code([path.relative_to(Path.cwd())]) for path in {item.path for item in items}}
        known, self.tests = self.tests, {}
        new: list[pytest.Item] = []
        for item in items:
            if item.nodeid in known and known[item.nodeid].digest == digests[item.path]:
                self.tests[item.nodeid] = known[item.nodeid]
            else:
                self.tests[item.nodeid] = Recorded(digests[item.path], 0.0, {})
                new.append(item)
        self.modules = [name for name, module in list(sys.modules.items()) if not is_own(module)]
        return self._run(new, loaded) if new else []

    def _run(self, items: Sequence[pytest.Item], loaded: Loaded) -> list[str]:
        coverage = Coverage(data_file=None, config_file=False, include=[f"{self.folder}/*"], messages=False)
        coverage.start()
        failed = []
        for item in items:
            loaded.clear_caches()  # what an earlier test has computed is executed again
            coverage.switch_context(item.nodeid)
            begun = time.process_time()
            if not passes(item):
                failed.append(item.nodeid)
            seconds = round(time.process_time() - begun, 4)
            self.tests[item.nodeid] = self.tests[item.nodeid]._replace(seconds=seconds)
        coverage.stop()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the new tests may execute none of the sources
            self._add_lines(coverage)
        return failed

    def _add_lines(self, coverage: Coverage) -> None:
        data, root = coverage.get_data(), Path.cwd()
        for path in data.measured_files():
            file = Path(path).relative_to(root).as_posix()
            for line, names in data.contexts_by_lineno(path).items():
                for name in names:
                    if name in self.tests:
                        self.tests[name].lines.setdefault(file, []).append(line)

    def unless(self, asked: Collection[str], names: Iterable[str]) -> list[str]:
        """Return the tests whose files are not among those that were asked before."""
        return [name for name in names if self.tests[name].digest not in asked]

    def tests_of(self, file: str, lines: tuple[int, int] | None) -> list[str]:
        """Return the tests that execute one of the lines of a file, or any of it: those of that name first."""
        wanted = set(range(lines[0], lines[1] + 1)) if lines else None
        found = [
            name
            for name, each in self.tests.items()
            if file in each.lines and (wanted is None or not wanted.isdisjoint(each.lines[file]))
        ]
        stem = Path(file).stem
        return sorted(found, key=lambda name: (stem not in name, *self._order(name)))

    def _order(self, name: str) -> tuple[int, str]:
        """Return how early a test is tried: the quick ones first, and among these not all of one kind together."""
        return int(self.tests[name].seconds * 100).bit_length(), name[::-1]
