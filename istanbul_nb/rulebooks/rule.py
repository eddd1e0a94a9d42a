"""A rule by its id: its title, what it says, an example of it at work, and sometimes a table to try it at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from html import escape
from importlib import import_module
from textwrap import fill
from typing import TYPE_CHECKING, Any

from istanbul_nb.core import shorten
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import MatchError
from istanbul_nb.words import Words
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.words import rulebook_page

if TYPE_CHECKING:
    from istanbul_nb.table import Table

WIDTH = 88  # of a line in a terminal
NEAREST = 3
ALIKE = 0.55  # how much an id has to be like the one that was asked for

# The colour of the page shines through, so that it is as readable on a dark one.
TINT = "color-mix(in srgb, currentColor 7%, transparent)"
CARD = "max-width:44em;margin:4px 0;padding:10px 16px;border-left:4px solid #f4b73f;border-radius:6px;line-height:1.5"
EXAMPLE = f"margin:8px 0 0;padding:8px 12px;border-radius:6px;background:{TINT}"
QUIET = "background:none;opacity:.75;font-size:.92em"


@dataclass(frozen=True, repr=False)
class Rule:
    """A rule of a game, in one language.

    >>> from istanbul_nb import rule
    >>> rule("sultan.tie")
    <Rule sultan.tie: Equal cards>
    """

    id: str
    title: str
    text: str
    example: str
    game: str
    page: str  # of the rulebook: a game, or what an expansion adds
    language: str = "en"
    task: str = ""  # what to try at its table, if it has one
    assumed: str = ""  # a sentence, where it shows numbers that no rulebook gives

    def table(self, **traits: Any) -> Table:
        """Return a table at a position where this rule can be tried; raise `MatchError` if there is none for it."""
        table: Table = import_module("istanbul_nb.rulebooks.trying").table_of(self, **traits)
        return table

    def __repr__(self) -> str:
        return f"<Rule {self.id}: {self.title}>"

    def __str__(self) -> str:
        words = Words(self.language, self.game)
        told = [f"{self.title} ({self.id})", self.text, f"{words.say('rule-example')} {self.example}"]
        if self.assumed:
            told.insert(2, self.assumed)
        if self.task:
            told.append(f"{words.say('rule-try')} {self.task} {words.say('rule-table', rule=self.id)}")
        return "\n\n".join(fill(each, WIDTH, break_long_words=False, break_on_hyphens=False) for each in told)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        """Show the rule in a notebook as it stands in the book."""
        return {"text/plain": str(self), "text/html": self._html()}

    def _html(self) -> str:
        words = Words(self.language, self.game)
        head = f'<b style="font-size:1.15em">{escape(self.title)}</b> {_code(self.id)}'
        told = [
            f'<p style="margin:4px 0 0">{escape(self.text)}</p>',
            *([f'<p style="margin:4px 0 0;{QUIET}">{escape(self.assumed)}</p>'] if self.assumed else []),
            f'<p style="{EXAMPLE}"><b>{words.say("rule-example")}</b> {escape(self.example)}</p>',
        ]
        if self.task:
            call = _code(f'rule("{self.id}").table()')
            told.append(f'<p style="margin:8px 0 0"><b>{words.say("rule-try")}</b> {escape(self.task)} {call}</p>')
        return f'<div lang="{self.language}" style="{CARD}">{head}{"".join(told)}</div>'


def _code(text: str) -> str:
    return f'<code style="{QUIET}">{escape(text)}</code>'


def rule(id: str, language: str = "en") -> Rule:
    """Return the rule with an id; raise `MatchError` with the nearest ones if there is none.

    >>> rule("sultan.tie").text
    'If the highest cards beside a stone are equal, the one that was laid earlier wins. It lies further down.'
    """
    words = Words(language)
    known = dict(_pages())
    wanted = id.strip() if isinstance(id, str) else shorten(id)
    if wanted not in known:
        near = ", ".join(nearest(wanted, known))
        books = ", ".join(f'rulebook("{game}")' for game in GAMES)
        raise MatchError(words.say("rule-unknown", rule=wanted[:60], near=near or None, books=books), "rule-unknown")
    game, page = known[wanted]
    entry = rulebook_page(game, page)[wanted]
    told = {name: entry[name][language] for name in ("title", "text", "example")}
    task = entry["try"]["task"][language] if "try" in entry else ""
    assumed = assumed_in(entry, language)
    return Rule(wanted, **told, game=game, page=page, language=language, task=task, assumed=assumed)


def assumed_in(entry: Mapping[str, Any], language: str) -> str:
    """Return a sentence about the numbers of a rule that no rulebook gives; an empty one if it shows none."""
    tables = ", ".join(entry.get("assumed", ()))
    return Words(language).say("rule-assumed", tables=tables) if tables else ""


def nearest(wanted: str, known: dict[str, Any]) -> list[str]:
    """Return the ids that somebody may have meant: those that contain it, then those that are spelled alike."""
    wanted = wanted.lower()
    inside = [id for id in known if wanted and wanted in id]
    alike = get_close_matches(wanted, list(known), NEAREST, ALIKE)
    return list(dict.fromkeys([*sorted(inside, key=len), *alike]))[:NEAREST]


def _pages() -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield every id with its game and its page."""
    for game in GAMES:
        for page in dialect_of(game).PAGES:
            yield from ((id, (game, page)) for id in rulebook_page(game, page))
