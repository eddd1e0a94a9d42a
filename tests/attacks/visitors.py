"""Many visitors of one server: whatever one of them does, the games and the progress of the others stay as they are."""

from __future__ import annotations

import os
import random
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from istanbul_nb.learn.progress import progress_of
from istanbul_nb.match import saved_games, storage, visitor
from istanbul_nb.match.autosave import NotKept
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from tests.attacks.catalogue import Counts

HOSTILE = ("../x", "..", "~root/z", "/no-such-folder/x", ".hidden", "nul", "a/b", "x\0y", "visitors", "", "our evening")
OWN_NAME = "ours.match"  # everybody has one
LEARNERS = ("Anna", "A b", "A-b", "Лев")
Files = dict[Path, tuple[int, int]]


@dataclass
class Guest:
    """A visitor, and what is theirs."""

    key: str
    kernel: visitor.Visitor = field(default_factory=visitor.Visitor)
    match: Match | None = None
    lessons: dict[str, set[str]] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        """Return the folder with the files of this visitor."""
        assert self.kernel.folder is not None
        return storage.visitors_folder() / self.kernel.folder


class Server:
    """A server with visitors. Each does one thing after the other in a kernel of their own."""

    def __init__(self, rng: random.Random, guests: int) -> None:
        self.rng = rng
        self.guests = [Guest(f"{rng.getrandbits(128):032x}") for _ in range(guests)]
        self.counts: Counter[str] = Counter()

    @contextmanager
    def kernel_of(self, guest: Guest) -> Iterator[None]:
        with patch.object(visitor, "VISITOR", guest.kernel):
            yield

    def attempts(self) -> dict[str, Callable[[Guest], None]]:
        return {
            "new kernels": self.come,
            "games begun": self.begin,
            "steps": self.step,
            "lists": self.look,
            "resumed by name": self.resume,
            "names to save": self.save,
            "opened by its name": self.open_named,
            "lessons": self.learn,
            "foreign keys": self.pretend,
            "crowded folders": self.crowd,
        }

    def attack(self, size: int) -> Counts:
        for guest in self.guests:
            self.come(guest)
        attempts = self.attempts()
        for number in range(max(size, 5 * len(attempts))):
            guest = self.rng.choice(self.guests)
            kind = list(attempts)[number % len(attempts)]
            before = files_of_others(self.guests, guest)
            with self.kernel_of(guest):
                attempts[kind](guest)
            after = files_of_others(self.guests, guest)
            assert after == before, f"{kind} of one visitor changed files of another"
            self.counts[kind] += 1
        assert not list(storage.home_folder().glob("*.match")), "a visitor's game lies where nobody's are"
        return dict(self.counts)

    def come(self, guest: Guest) -> None:
        """Open a page: a new kernel, which knows nothing before the key has come."""
        if guest.match is not None:
            guest.match.keeper.let_go()
        guest.kernel, guest.match = visitor.Visitor(), None
        with self.kernel_of(guest):
            assert saved_games.unfinished_games(9, "dice") == [], "a game was shown before it is known whose"
            match = Match("dice", players=2, seed=int(guest.key[:8], 16), autosave=True)
            assert match.saved_to is None, "a match was kept before it is known whose"
            assert guest.kernel.introduce(guest.key)
            assert match.saved_to is not None, "a match was not kept when the key had come"
            assert match.saved_to.parent == guest.folder, "a match lies elsewhere than in its visitor's folder"
            guest.match = match
            saved_games.save_from_page(match, OWN_NAME)

    def begin(self, guest: Guest) -> None:
        if guest.match is not None:
            guest.match.keeper.let_go()
        guest.match = Match("dice", players=2, seed=self.rng.getrandbits(20), autosave=True)
        assert guest.match.saved_to.parent == guest.folder

    def step(self, guest: Guest) -> None:
        if guest.match is not None and not guest.match.over:
            guest.match.do(self.rng.choice(guest.match.legal))
            assert guest.match.saved_to.parent == guest.folder

    def look(self, guest: Guest) -> None:
        own = {path.name for path in guest.folder.glob("*.match")}
        assert {game.file for game in saved_games.unfinished_games(99, "dice")} <= own, "a game of another was offered"
        assert {game.file for game in saved_games.named_games("dice")} <= own, "a named game of another was offered"

    def resume(self, guest: Guest) -> None:
        other = self.rng.choice(self.guests)
        names = [path.name for path in other.folder.glob("*.match")]
        wanted = self.rng.choice(names)
        sent = self.rng.choice((wanted, f"take over {wanted}", f"../{other.kernel.folder}/{wanted}", *HOSTILE))
        with suppress(BadSave):  # there is no such game, or it is none that can be read
            match = saved_games.resume_saved_game(sent)
            assert other is guest, "a game of another was opened"
            guest.match = match

    def save(self, guest: Guest) -> None:
        name = self.rng.choice((*HOSTILE, f"../{self.rng.choice(self.guests).kernel.folder}/x"))
        match = guest.match or Match("dice", players=2, seed=1)
        try:
            path = saved_games.save_from_page(match, name)
        except saved_games.BadFileName:
            return
        assert path.parent == guest.folder, f"“{name}” was saved elsewhere"
        assert path.stat().st_mode & 0o077 == 0, "others may read a saved match"

    def open_named(self, guest: Guest) -> None:
        """Open what somebody saved under a name: one's own as a copy, another's not even if the names are the same."""
        other = self.rng.choice(self.guests)
        wanted = self.rng.choice([path.name for path in other.folder.glob("*.match")])
        before = {path.name: path.read_text(encoding="utf-8") for path in guest.folder.glob("*.match")}
        elsewhere = (f"../{other.kernel.folder}/{wanted}", str(other.folder / wanted))
        for sent in (wanted, OWN_NAME, f"take over {OWN_NAME}", *elsewhere, *HOSTILE):
            match = saved_games.load_named(sent)
            assert match is None or match.text() == before.get(sent), "a named game of another was opened"
            assert match is None or match.saved_to is None, "a named game goes on in its own file"

    def learn(self, guest: Guest) -> None:
        learner, lesson = self.rng.choice(LEARNERS), f"course/{self.rng.randrange(9)}"
        progress = progress_of(learner)
        done = guest.lessons.setdefault(learner, set())
        assert set(progress.finished) == done, "the progress of another was read or lost"
        progress.finish(lesson)
        done.add(lesson)

    def pretend(self, guest: Guest) -> None:
        own = guest.kernel.folder
        keys = [other.key for other in self.guests if other is not guest]
        for key in (*keys, guest.key.upper() + "0", "", "../..", None, 7, guest.key[:-1], f"{guest.key}\n"):
            assert not guest.kernel.introduce(key), "a second key was taken"
        assert guest.kernel.folder == own

    def crowd(self, guest: Guest) -> None:
        """Make more games than are kept: the oldest of this visitor go, and nobody else's."""
        for number in range(storage.KEPT + 5):
            path = guest.folder / f"dice-20200101-0000{number:02}-abcdef.match"
            path.write_text("{}", encoding="utf-8")
            os.utime(path, ns=(number, number))
        self.begin(guest)
        kept = [path for path in guest.folder.glob("*.match") if storage.AUTOSAVE.fullmatch(path.name)]
        assert len(kept) == storage.KEPT, f"{len(kept)} games are kept"


def files_of_others(guests: list[Guest], guest: Guest) -> Files:
    """Return what everybody but one has."""
    own = {each.folder for each in guests if each is not guest and each.kernel.folder is not None}
    found = (path for folder in own for path in folder.rglob("*") if path.is_file())
    return {path: (path.stat().st_mtime_ns, path.stat().st_size) for path in found}


def attack(size: int) -> Counts:
    """Let visitors do things at random."""
    with TemporaryDirectory() as home, warnings.catch_warnings():
        warnings.simplefilter("ignore", NotKept)
        set_up = {"ISTANBUL_NB_HOME": home, visitor.SWITCH: "1"}
        # Fewer games are kept than usual, and nothing is synced to disk: both would only make it slow.
        with patch.dict(os.environ, set_up), patch.object(os, "fsync"), patch.object(storage, "KEPT", 6):
            return Server(random.Random(19), 4).attack(size)
