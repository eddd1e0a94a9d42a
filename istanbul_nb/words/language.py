"""One language: sentences by key, written in Project Fluent, which is imported when the first one is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from istanbul_nb.words.dialects import dialect_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")
FILES = (
    *("table", "match", "text", "commands", "widget", "positions"),
    *("rulebook", "learn", "adapters", "analysis", "tournament"),
)
LONGEST = 500

# Functions of the sentences of every game, and how the messages begin that they look up.
TERMS = {
    "GOOD": "good",
    "SEAT": "seat",
    "TOPIC": "topic",
    "DOING": "doing",
    "NOTATION": "notation",
}
_GOODS = re.compile(r"([RGYBC])(\d*)")
_THING = re.compile(r"(\S*[^\s\d])(\d*)")


class Unsaid(LookupError):
    """A sentence that a language does not have, or one that was not given all its facts."""


class Language:
    """A language that can say every message of its files."""

    def __init__(self, language: str = "en", game: str = "istanbul") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r} here. Choose one of these: {', '.join(LANGUAGES)}.")
        self.language = language
        self.game = game
        self.dialect = dialect_of(game)

    def say(self, key: str, /, **facts: Any) -> str:
        """A message, or a form of it (`place-10.at`), with its facts. `Unsaid` if something is missing."""
        return said(self.language, self.game, key, tuple((fact, plain(value)) for fact, value in facts.items()))

    def forms(self, key: str) -> tuple[str, ...]:
        """Return the names of the forms of a message, in the order in which they are written."""
        return tuple(bundle_of(self.language, self.game).get_message(key).attributes)

    def term(self, kind: str, name: str, form: str = "") -> str:
        """The word for a thing in a grammatical form; a kind may have words for things that it does not know."""
        known = bundle_of(self.language, self.game).has_message
        key = f"{kind}-{name}"
        if not known(key) and known(f"{kind}-other"):
            key = f"{kind}-other"
        return self.say(f"{key}.{form}" if form else key, value=name)

    def count(self, number: int, of: str, form: str = "") -> str:
        """So many of a thing: "2 lira"."""
        return self.say(f"count-{of}.{form}" if form else f"count-{of}", count=number)

    def goods(self, text: str) -> str:
        """Goods and coffee as in an action (`R G2 C`) or on a demand tile (`RGYYB`): "1 fabric, 2 spice, 1 coffee"."""
        counts: dict[str, int] = {}
        for letter, number in _GOODS.findall(text):
            counts[letter] = counts.get(letter, 0) + int(number or 1)
        if not counts:
            return self.say("goods-none")
        return ", ".join(self.say(f"good-{letter}.count", count=count) for letter, count in counts.items())

    def things(self, text: str, style: str = "") -> str:
        """Different things that are paid or taken, each with its number (`brown2 lira3`): "2 brown tokens, 3 lira"."""
        bundle, counted = bundle_of(self.language, self.game), []
        for name, number in _THING.findall(text):
            paid = "paid" in bundle.get_message(f"count-{name}").attributes
            counted.append(self.count(int(number or 1), name, "paid" if paid else ""))
        return self.listed(counted, style)

    def listed(self, words: Sequence[str], style: str = "") -> str:
        """Several words in a row, the last one joined by "and" or "or" if a style asks for it."""
        if not style or len(words) < 2:
            return ", ".join(words)
        return self.say(f"list-{style}", most=", ".join(words[:-1]), last=words[-1])


def plain(value: Any) -> int | str:
    """A fact as Fluent takes it: numbers, and words for everything else."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if value is None:
        return "none"
    text = " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    shown = "".join(letter if letter.isprintable() else "·" for letter in text[:LONGEST])
    return shown if len(text) <= LONGEST else shown + "…"


@lru_cache(maxsize=20_000)
def said(language: str, game: str, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
    """A message with its facts. A table says the same few things again and again: they are remembered."""
    bundle = bundle_of(language, game)
    name, _, form = key.partition(".")
    pattern = None
    if bundle.has_message(name):
        message = bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise Unsaid(f"{language} has no words for {key!r}")
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise Unsaid(f"{language} cannot say {key!r} with {dict(facts)}: {errors[0]}") from errors[0]
    return str(text)


@cache
def bundle_of(language: str, game: str) -> FluentBundle:
    """The messages of a language for a game, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], functions=_functions(Language(language, game)), use_isolating=False)
    folder = resources.files("istanbul_nb") / "locale" / language
    for name in (*FILES, *dialect_of(game).FILES):
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle


def _functions(language: Language) -> dict[str, Any]:
    """What sentences can call, so that each chooses the grammatical form that it needs."""

    def term(kind: str) -> Callable[..., str]:
        def look_up(names: Any, form: str = "", style: str = "") -> str:
            return language.listed([language.term(kind, name, form) for name in str(names).split()], style)

        return look_up

    def goods(text: str, number: int | None = None) -> str:
        return language.goods(text if number is None else f"{text}{int(number)}")

    def listed(words: str, style: str = "") -> str:
        return language.listed(words.split(), style)

    return {name: term(kind) for name, kind in {**TERMS, **language.dialect.TERMS}.items()} | {
        "COUNT": language.count,
        "GOODS": goods,
        "LIST": listed,
        "THINGS": language.things,
    }
