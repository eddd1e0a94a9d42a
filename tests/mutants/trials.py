"""Mutants tried one by one, each in a process of its own that is forked off and ends with the first failure."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import resource
import signal
import tempfile
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutations import Mutant
from tests.mutants.patch import Loaded, mutate_import
from tests.mutants.recording import Recording
from tests.mutants.results import load_recording, save_recording
from tests.mutants.subjects import Subject

LOOPS = "time"
CRASH = "crash"
COLLECTION = b"collection"
UNABLE = "unable: "  # the change could not be made, which is a fault of this tool
least_seconds = 1.0  # of computing that every test may take
TIMES_LONGER = 20  # than it takes with the game as it is
MORE_MEMORY = 2**30
FIRST = 150  # tests that are tried before all the others are collected
KILLERS = 8  # tests that noticed a neighbour and are tried first

Tell = Callable[[Mutant, "str | None"], None]
Asked = Callable[[Mutant], "Collection[str]"]  # digests of test files that did not notice a mutant before


def options(temporary: str) -> list[str]:
    """Return the arguments of pytest, without the tests."""
    quiet = ["-o", "addopts=", "-p", "no:cacheprovider", "--capture=no", "-qq", "--no-header"]
    return [*quiet, "--doctest-modules", f"--basetemp={temporary}/pytest"]


def run_child(work: Callable[[int], object]) -> str | None:
    """Do work in a forked process; return what it wrote, `None` if that is nothing, or how it came to an end."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _do(work, writing)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return LOOPS if os.WTERMSIG(status) == signal.SIGPROF else CRASH
    return told or (CRASH if os.WEXITSTATUS(status) else None)


def _do(work: Callable[[int], object], writing: int) -> None:
    """Do the work of a child and end the process, whatever happens."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        limit_memory()
        work(writing)
        os._exit(0)
    except KeyboardInterrupt:
        os.kill(os.getpid(), signal.SIGKILL)
    except BaseException:
        os._exit(1)


def limit_memory() -> None:
    """Let a mutant that gathers things without an end fail."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        most = int(pages.read_text().split()[0]) * resource.getpagesize() + MORE_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def run_until_failure(items: Sequence[pytest.Item], recording: Recording, writing: int) -> None:
    """Run tests in their order; write the name of the first that fails. One that computes too long ends the process."""
    for item in items:
        seconds = recording.tests[item.nodeid].seconds
        signal.setitimer(signal.ITIMER_PROF, max(least_seconds, TIMES_LONGER * seconds))
        reports = runtestprotocol(item, nextitem=None, log=False)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if any(report.failed for report in reports):
            os.write(writing, item.nodeid.encode())
            return


def works_at_import(mutant: Mutant, recording: Recording) -> bool:
    """Tell whether a mutant takes effect only when its module is imported, or so it seems since no test executes it."""
    return mutant.at_import or not recording.tests_of(mutant.file, mutant.lines)


class FunctionTrials:
    """A plugin of pytest that, in place of running the tests, tries the mutants of functions."""

    def __init__(self, subject: Subject, mutants: Sequence[Mutant], asked: Asked, tell: Tell) -> None:
        self.subject = subject
        self.mutants = mutants
        self.asked = asked
        self.tell = tell
        self.failed = ["the tests cannot be collected"]
        self.killers: dict[str, list[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record what the tests execute, then try every mutant."""
        loaded = Loaded()
        recording = Recording(load_recording(self.subject.name), self.subject)
        self.failed = recording.record(session.items, loaded)
        save_recording(self.subject.name, recording.encode())
        gc.collect()
        gc.freeze()  # so that children share the memory
        items = {item.nodeid: item for item in session.items}
        for mutant in () if self.failed else self.mutants:
            if not works_at_import(mutant, recording):
                self.tell(mutant, self._try(mutant, items, recording, loaded))
        return True

    def _try(self, mutant: Mutant, items: dict[str, pytest.Item], recording: Recording, loaded: Loaded) -> str | None:
        place = f"{mutant.file} {mutant.function}"
        killers = self.killers.setdefault(place, [])
        tests = recording.unless(self.asked(mutant), recording.tests_of(mutant.file, mutant.lines))
        ordered = [*(name for name in killers if name in set(tests)), *tests]
        chosen = [items[name] for name in dict.fromkeys(ordered)][: self.subject.most]

        def work(writing: int) -> None:
            try:
                loaded.patch(mutant)
            except Exception as error:
                os.write(writing, f"{UNABLE}{error!r}".encode())
                return
            run_until_failure(chosen, recording, writing)

        noticed = run_child(work)
        if noticed in items:
            self.killers[place] = [noticed, *(name for name in killers if name != noticed)][:KILLERS]
        return noticed


def try_functions(subject: Subject, mutants: Sequence[Mutant], asked: Asked, tell: Tell) -> list[str]:
    """Try mutants of functions; return the tests that fail with the game as it is."""
    with tempfile.TemporaryDirectory() as temporary:
        trials = FunctionTrials(subject, mutants, asked, tell)
        paths = [*subject.tests, subject.sources]
        pytest.main([*options(temporary), "-k", subject.tests_like, *paths], plugins=[trials])
    return trials.failed


class ChosenTests:
    """A plugin of pytest that runs chosen tests in their order, until one fails."""

    def __init__(self, names: Sequence[str], recording: Recording, writing: int) -> None:
        self.names = names
        self.recording = recording
        self.writing = writing

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run them."""
        items = {item.nodeid: item for item in session.items}
        missing = [name for name in self.names if name not in items]
        if missing or session.testsfailed:
            os.write(self.writing, COLLECTION)
        else:
            run_until_failure([items[name] for name in self.names], self.recording, self.writing)
        return True


def try_import(
    subject: Subject, mutant: Mutant, recording: Recording, asked: Collection[str], temporary: str
) -> str | None:
    """Try a mutant that takes effect when its module is imported: everything is imported in the child.

    A test that executes no line of that file may still look at a constant of it, so all are asked, such ones last.
    """
    every = dict.fromkeys([*recording.tests_of(mutant.file, None), *sorted(recording.tests)])
    names = recording.unless(asked, every)
    for chosen in (names[:FIRST], names[FIRST : subject.most]):
        noticed = run_child(_import_and_run(mutant, chosen, recording, temporary)) if chosen else None
        if noticed is not None:
            return noticed
    return None


def _import_and_run(
    mutant: Mutant, names: Sequence[str], recording: Recording, temporary: str
) -> Callable[[int], object]:
    def work(writing: int) -> None:
        mutate_import(mutant)
        files = dict.fromkeys(name.partition("::")[0] for name in names)
        arguments = [*options(temporary), "--assert=plain", *files]  # or files with examples are loaded unbroken
        status = pytest.main(arguments, plugins=[ChosenTests(names, recording, writing)])
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            os.write(writing, COLLECTION)

    return work


def preload(recording: Recording) -> None:
    """Import what the tests need beside the project itself, once for all children."""
    for name in recording.modules:
        with contextlib.suppress(Exception):
            importlib.import_module(name)
