"""What a game may bring, and where games are found: `kit_of("istanbul")`.

A kit names the rules of a game and whatever else it has. A room of the package (the table, the words, the bots ...)
asks the kit for its part. Where a game does not bring one the kit gives a plain one, so that a game with rules alone
can be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from typing import Any

from istanbul_nb.core import Game, GameInfo, shorten
from istanbul_nb.games.plain import PLAIN

GROUP = "istanbul_nb.games"  # the entry points of other packages: the id of a game, and where its kit is
BUILT_IN = {name: f"istanbul_nb.games.{name}.kit:KIT" for name in ("istanbul", "dice", "sultan")}


class UnknownGame(ValueError):
    """There is no game of that name here."""

    def __init__(self, name: Any) -> None:
        self.name = shorten(name)
        super().__init__(f"There is no game “{self.name}” here. Choose one of these: {', '.join(GAMES)}.")


@dataclass(frozen=True)
class Kit:
    """What a game brings. A part is an object, or a text that says where it is: "module" or "module:name"."""

    rules: Game[Any] | str
    face: Any = None  # how it looks at the table: a `Face` of table/faces.py
    brain: Any = None  # how it is judged: a `Brain` of bots/brain.py
    words: Any = None  # how it speaks: a `Dialect` of words/dialects.py
    text: Any = None  # its picture in plain text: `draw` and `about`, as in text/plain.py
    terminal: Any = None  # how it is played in a terminal: a `Guide` of terminal/guides.py
    positions: Any = None  # how positions are laid out: a subclass of `Position` of positions/position.py
    encoding: Any = None  # numbers for learning programs: an `Encoding` of adapters/encoding.py
    analysis: Any = None  # what frames and charts tell of it: a `GameAnalysis` of analysis/game_analysis.py
    arguments: Any = None  # its options on the command line: `SetupArguments` of commands/setup.py
    data: str | None = None  # the package with a folder `data`: locale/, rulebook/, courses/
    courses: tuple[str, ...] = ()  # folders of data/courses
    _plain: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def game(self) -> Game[Any]:
        """Return the rules, always the same object."""
        found: Game[Any] = self.part("rules")
        return found

    @property
    def info(self) -> GameInfo:
        """Return what the game says of itself."""
        return self.game.info

    def part(self, name: str) -> Any:
        """Return a part: the game's own, or else a plain one; `None` where there is no plain one either."""
        part = getattr(self, name)
        if part is None and name in PLAIN:
            return self._plain_part(name)
        return _load(part) if isinstance(part, str) else part

    def _plain_part(self, name: str) -> Any:
        """Return a part for a game that does not bring it, always the same object."""
        if name not in self._plain:
            self._plain[name] = _load(PLAIN[name])(self.game)
        return self._plain[name]

    def read(self, *path: str) -> str:
        """Return the text of a file in the folder `data` of the game."""
        if self.data is None:
            raise FileNotFoundError("/".join(path))
        found = resources.files(self.data) / "data"
        for each in path:
            found = found / each
        return found.read_text(encoding="utf-8")


@cache
def _load(where: str) -> Any:
    """Return what lies there; a class of rules becomes the game itself."""
    module, _, name = where.partition(":")
    found = import_module(module)
    part = getattr(found, name) if name else found
    return part() if isinstance(part, type) and issubclass(part, Game) else part


class Games(Mapping[str, Kit]):
    """The kits of all games by id: those of this package, of other installed packages, and those of this kernel."""

    def __init__(self) -> None:
        self._registered: dict[str, Kit] = {}

    def __getitem__(self, name: str) -> Kit:
        if not isinstance(name, str):
            raise UnknownGame(name)
        if name in self._registered:
            return self._registered[name]
        where = BUILT_IN.get(name) or _installed().get(name)
        if where is None:
            raise UnknownGame(name)
        kit: Kit = _load(where)
        return kit

    def __contains__(self, name: object) -> bool:
        known = isinstance(name, str) and (name in BUILT_IN or name in self._registered)
        return known or (isinstance(name, str) and name in _installed())

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*BUILT_IN, *_installed(), *self._registered)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def register(self, kit: Kit) -> Kit:
        """Let a game be found by its id in this kernel; a game of an installed package stays what it is."""
        name = kit.info.id
        if name in BUILT_IN or name in _installed():
            return self[name]
        self._registered[name] = kit
        return kit

    def registered(self, names: Iterable[str]) -> list[Kit]:
        """Return the kits of those games that no other process can find by their names."""
        return [self._registered[name] for name in dict.fromkeys(names) if name in self._registered]

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Forget at the end of the block what was registered in it."""
        before = dict(self._registered)
        try:
            yield
        finally:
            self._registered = before


@cache
def _installed() -> Mapping[str, str]:
    """Return the games of other installed packages, and where their kits are."""
    from importlib.metadata import entry_points  # noqa: PLC0415, it takes longer to import than all rules

    return {each.name: each.value for each in entry_points(group=GROUP) if each.name not in BUILT_IN}


GAMES = Games()


def kit_of(game: str | Game[Any]) -> Kit:
    """Return the kit of a game, by its id or from its rules alone.

    >>> kit_of("istanbul").info.players
    (2, 5)
    """
    if isinstance(game, str):
        return GAMES[game]
    name = game.info.id
    if name in GAMES and GAMES[name].game is game:
        return GAMES[name]
    return GAMES.register(Kit(game))


def game_of(name: str) -> Game[Any]:
    """Return the rules of the game with that id."""
    return kit_of(name).game
