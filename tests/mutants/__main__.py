"""Break a game and print what no test noticed: `python -m tests.mutants [GAME ...] [--sample N] [--seed N]`."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.mutants import reasons as exceptions
from tests.mutants import trials
from tests.mutants.mutations import Mutant, make_mutants
from tests.mutants.recording import Recording
from tests.mutants.results import Results, load_recording
from tests.mutants.subjects import GAMES, Subject, subject_of
from tests.mutants.trials import UNABLE, preload, try_functions, try_import, works_at_import

EVERY = 100  # mutants between two lines that say how far it is
STOPPED = 130


def main(arguments: Sequence[str]) -> int:
    """Try the mutants of each game; the status is 1 if one survived without a reason."""
    chosen = parse(arguments)
    trials.least_seconds = chosen.seconds
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # tests of the rules need none, and it is much quicker without
    try:
        statuses = [run(subject, chosen) for subject in subjects_of(chosen)]
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here", flush=True)
        return STOPPED
    return max(statuses)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options of the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME", help=f"some of: {', '.join(GAMES)}")
    parser.add_argument("--sample", type=int, help="try so many mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--only", nargs="*", default=[""], help="only files whose path contains one of these")
    parser.add_argument("--fresh", action="store_true", help="forget earlier runs")
    parser.add_argument("--tests-like", default="", help="only tests that match, as pytest understands -k")
    parser.add_argument("--most", type=int, help="ask at most so many tests about a mutant: a quick look")
    parser.add_argument("--seconds", type=float, default=1.0, help="of computing that every test may take")
    parser.add_argument("--sources", help="a folder to break in place of a game")
    parser.add_argument("--tests", nargs="*", default=[], help="its tests")
    parser.add_argument("--reasons", type=Path, default=exceptions.FILE, help="why some cannot be noticed")
    return parser.parse_args(arguments)


def subjects_of(chosen: argparse.Namespace) -> list[Subject]:
    """Return what is to be broken."""
    if chosen.sources:
        found = [Subject(chosen.sources, chosen.sources, tuple(chosen.tests))]
    else:
        found = [subject_of(game) for game in chosen.games or GAMES]
    return [subject._replace(tests_like=chosen.tests_like, most=chosen.most) for subject in found]


def run(subject: Subject, chosen: argparse.Namespace) -> int:
    """Try the mutants of a subject and print what came of them."""
    mutants = choose(subject, chosen)
    results = Results(subject, chosen.fresh)
    print(f"{subject.name}: {len(mutants)} mutants, {sum(map(results.is_known, mutants))} known", flush=True)
    progress = Progress(results, [mutant for mutant in mutants if not results.is_known(mutant)])
    status = in_fork(lambda: run_functions(subject, progress))
    if status:
        return status
    results.load()
    run_imports(subject, progress)
    return report(subject, mutants, results, chosen)


def choose(subject: Subject, chosen: argparse.Namespace) -> list[Mutant]:
    """Return the mutants to try, all or a sample."""
    paths = [path for path in subject.files() if any(part in path.as_posix() for part in chosen.only)]
    mutants = [mutant for path in paths for mutant in make_mutants(path)]
    if chosen.sample is None or chosen.sample >= len(mutants):
        return mutants
    numbers = random.Random(chosen.seed).sample(range(len(mutants)), chosen.sample)
    return [mutants[number] for number in sorted(numbers)]


class Progress:
    """The mutants that are still to be tried, and a line now and then that says how far it is."""

    def __init__(self, results: Results, mutants: Sequence[Mutant]) -> None:
        self.results = results
        self.mutants = mutants

    def tell(self, mutant: Mutant, noticed: str | None) -> None:
        """Keep an outcome, and print it if nobody noticed."""
        if noticed is not None and noticed.startswith(UNABLE):
            raise RuntimeError(f"{mutant}: {noticed}")
        self.results.add(mutant, noticed)
        if noticed is None:
            print(f"  survived: {mutant}", flush=True)
        if self.results.added % EVERY == 0:
            print(f"  {self.results.added} of {len(self.mutants)} tried", flush=True)


def in_fork(work: Callable[[], int]) -> int:
    """Do work in a process of its own, so that this one stays without the game; return its status."""
    child = os.fork()
    if not child:
        try:
            os._exit(work())
        except KeyboardInterrupt:
            os._exit(STOPPED)
        except BaseException as error:
            print(f"{type(error).__name__}: {error}", flush=True)
            os._exit(2)
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) == STOPPED:
        raise KeyboardInterrupt
    return os.waitstatus_to_exitcode(status)


def run_functions(subject: Subject, progress: Progress) -> int:
    """Try the mutants of functions; the status is 2 if tests fail with the game as it is."""
    failed = try_functions(subject, progress.mutants, progress.results.asked, progress.tell)
    for name in failed:
        print(f"  fails although nothing is broken: {name}", flush=True)
    return 2 if failed else 0


def run_imports(subject: Subject, progress: Progress) -> None:
    """Try the mutants that take effect when a module is imported."""
    recording = Recording(load_recording(subject.name), subject)
    mutants = [mutant for mutant in progress.mutants if works_at_import(mutant, recording)]
    if mutants:
        preload(recording)
    with tempfile.TemporaryDirectory() as temporary:
        for mutant in mutants:
            asked = progress.results.asked(mutant)
            progress.tell(mutant, try_import(subject, mutant, recording, asked, temporary))


def report(subject: Subject, mutants: Sequence[Mutant], results: Results, chosen: argparse.Namespace) -> int:
    """Print the survivors and the counts; the status is 1 if a survivor has no reason, or a reason no survivor."""
    reasons = exceptions.read_reasons(chosen.reasons)
    survivors = [mutant for mutant in mutants if results.survived(mutant)]
    unexplained = [mutant for mutant in survivors if exceptions.reason_for(mutant) not in reasons]
    for mutant in unexplained:
        print(mutant)
    whole = chosen.sample is None
    stale = exceptions.stale_reasons(reasons, mutants, survivors) if whole else []
    for reason in stale:
        print(f"{reason.file}: a reason that is not needed: {reason.line}: {reason.change}")
    explained = len(survivors) - len(unexplained)
    noticed = f"{len(mutants)} mutants, {len(mutants) - len(survivors)} noticed"
    print(f"{subject.name}: {noticed}, {explained} with a reason, {len(unexplained)} that no test noticed", flush=True)
    return 1 if unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
