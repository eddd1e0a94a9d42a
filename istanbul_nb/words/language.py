"""One language: sentences by key, written in Project Fluent, which is imported when the first one is said."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib import resources
from typing import TYPE_CHECKING, Any, TypeVar

from istanbul_nb.core import canonical, shorten
from istanbul_nb.games import kit_of
from istanbul_nb.words.address import address_functions
from istanbul_nb.words.dialects import Facts, dialect_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")
FILES = (
    *("table", "match", "text", "commands", "widget", "positions"),
    *("rulebook", "learn", "adapters", "analysis", "tournament"),
)
LONGEST = 500
LARGEST = 10**15  # a number that is written as it is

# Functions of the sentences of every game, and how the messages begin that they look up.
TERMS = {
    "SEAT": "seat",
    "TOPIC": "topic",
    "DOING": "doing",
}
_THING = re.compile(r"(\S*[^\s\d])(\d*)")


L = TypeVar("L", bound="Language")


class Unsaid(LookupError):
    """A sentence that a language does not have, or one that was not given all its facts."""


class UnknownLanguage(ValueError):
    """A language that nobody speaks here; the text says which there are."""

    def __init__(self, language: Any) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(f"There is no language {shorten(language)!r} here. Choose one of these: {known}.")

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class Language:
    """A language that can say every message of its files; its numbers are those of the tables that are played with."""

    def __init__(
        self, language: str = "en", game: str = "istanbul", components: Mapping[str, Any] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.game = game
        self.dialect = dialect_of(game)
        self.corrections = canonical(dict(components)) if components else ""

    @property
    def tables(self) -> Mapping[str, Any]:
        """Return the printed tables by name, or those that the match was given in their place."""
        return tables_of(self.game, self.corrections)

    def in_language(self: L, language: str) -> L:
        """Return the words of the same game and tables in another language."""
        return type(self)(language, self.game, json.loads(self.corrections) if self.corrections else None)

    def say(self, key: str, /, **facts: Any) -> str:
        """Return a message, or a form of it (`place-10.at`), with its facts; raise `Unsaid` if something is missing."""
        told = tuple((fact, plain(value)) for fact, value in facts.items())
        return said(self.language, self.game, self.corrections, key, told)

    def has(self, key: str) -> bool:
        """Return whether there is a message of that name."""
        return self._bundle.has_message(key)

    def forms(self, key: str) -> tuple[str, ...]:
        """Return the names of the forms of a message, in the order in which they are written."""
        return tuple(bundle_of(self.language, self.game).get_message(key).attributes)

    def term(self, kind: str, name: str | int, form: str = "") -> str:
        """Return the word for a thing in a grammatical form; a kind may have words for things that it does not know."""
        key = f"{kind}-{name}"
        if not self.has(key) and self.has(f"{kind}-other"):
            key = f"{kind}-other"
        return self.say(f"{key}.{form}" if form else key, value=name)

    def count(self, number: int, of: str, form: str = "") -> str:
        """Return so many of a thing: "2 lira"; "stones 2" where there is no word for it."""
        if not self.has(f"count-{of}"):
            return f"{of} {number}"
        return self.say(f"count-{of}.{form}" if form else f"count-{of}", count=number)

    def decimal(self, written: str) -> str:
        """Return a number that was written with a decimal point; in Russian that is a comma: "1,8"."""
        return written.replace(".", self.say("decimal-point"))

    def things(self, text: str, style: str = "") -> str:
        """Return things that are paid or taken, each with its number (`brown2 lira3`): "2 brown tokens, 3 lira"."""
        counted = []
        for name, number in _THING.findall(text):
            paid = "paid" in self._bundle.get_message(f"count-{name}").attributes
            counted.append(self.count(int(number or 1), name, "paid" if paid else ""))
        return self.listed(counted, style)

    def listed(self, words: Sequence[str], style: str = "") -> str:
        """Return several words in a row, the last one joined by "and" or "or" if a style asks for it."""
        if not style or len(words) < 2:
            return ", ".join(words)
        return self.say(f"list-{style}", most=", ".join(words[:-1]), last=words[-1])

    @property
    def _bundle(self) -> FluentBundle:
        return bundle_of(self.language, self.game, self.corrections)


def plain(value: object) -> int | str:
    """Return a fact as Fluent takes it: numbers, and words for everything else."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value if abs(value) < LARGEST else shorten(value)
    if value is None:
        return "none"
    text = " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    shown = "".join(letter if letter.isprintable() else "·" for letter in text[:LONGEST])
    return shown if len(text) <= LONGEST else shown + "…"


@lru_cache(maxsize=20_000)
def said(language: str, game: str, corrections: str, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
    """Return a message with its facts. A table says the same few things again and again: they are remembered."""
    bundle = bundle_of(language, game, corrections)
    name, _, form = key.partition(".")
    pattern = None
    if bundle.has_message(name):
        message = bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise Unsaid(f"{language} has no words for {key!r}")
    text, errors = bundle.format_pattern(pattern, {**printed_facts(game, corrections, name), **dict(facts)})
    if errors:
        raise Unsaid(f"{language} cannot say {key!r} with {dict(facts)}: {errors[0]}") from errors[0]
    return str(text)


@lru_cache(maxsize=64)
def tables_of(game: str, corrections: str) -> Mapping[str, Any]:
    """Return the tables of a game by name, with the corrections that a match was given."""
    changes = json.loads(corrections) if corrections else {}
    return {name: table.value for name, table in dialect_of(game).corrected(changes).items()}


@lru_cache(maxsize=2_000)
def printed_facts(game: str, corrections: str, name: str) -> Facts:
    """Return the numbers of the box that a message tells; most messages tell none."""
    tell = dialect_of(game).PRINTED.get(name)
    if tell is None:
        return {}
    return {fact: plain(value) for fact, value in tell(tables_of(game, corrections)).items()}


@lru_cache(maxsize=64)
def bundle_of(language: str, game: str, corrections: str = "") -> FluentBundle:
    """Return the messages of a language for a game and its tables."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    functions = _functions(Language(language, game, json.loads(corrections) if corrections else None))
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in FILES:
        bundle.add_resource(_resource(language, name))
    for name in dialect_of(game).FILES:
        bundle.add_resource(_resource_of_game(language, game, name))
    return bundle


@cache
def _resource(language: str, name: str) -> Any:
    """Read a file of messages that all games share, once for all tables."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    path = resources.files("istanbul_nb") / "locale" / language / f"{name}.ftl"
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _resource_of_game(language: str, game: str, name: str) -> Any:
    """Read a file of messages of a game; `istanbul/goods` is one that it shares with another game."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    *owner, file = name.split("/")
    return FluentResource(kit_of(owner[0] if owner else game).read("locale", language, f"{file}.ftl"))


def _functions(language: Language) -> dict[str, Any]:
    """Return what sentences can call, so that each chooses the grammatical form that it needs."""

    def term(kind: str) -> Callable[..., str]:
        def look_up(names: object, form: str = "", style: str = "") -> str:
            return language.listed([language.term(kind, name, form) for name in str(names).split()], style)

        return look_up

    def listed(words: str, style: str = "") -> str:
        return language.listed(words.split(), style)

    dialect = language.dialect
    return {name: term(kind) for name, kind in {**TERMS, **dialect.TERMS}.items()} | {
        **{name: partial(call, language) for name, call in dialect.FUNCTIONS.items()},
        "COUNT": language.count,
        "LIST": listed,
        "THINGS": language.things,
        **address_functions(language.say),
    }
