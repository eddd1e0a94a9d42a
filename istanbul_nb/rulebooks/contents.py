"""What a rulebook shows: all texts for the browser, and the list of chapters for wherever no kernel runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from istanbul_nb.rulebooks.chapters import Chapter, beside, parts
from istanbul_nb.rulebooks.rule import CARD, QUIET, assumed_in
from istanbul_nb.table.words import ui_of_game, ui_page
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.words import rulebook

TOLD = ("title", "text", "example")


@cache
def contents(game: str) -> dict[str, Any]:
    """Return the whole book in all languages; the shape is that of widgets/src/rulebook/book.ts."""
    return {
        "game": game,
        "languages": [[each, Words("en").say(f"language-{each}")] for each in LANGUAGES],
        "words": {each: {**ui_page(each, "ui-rulebook"), "game": title_of(game, each)} for each in LANGUAGES},
        "parts": [
            {"title": part.title, "chapters": [chapter._asdict() for chapter in part.chapters]} for part in parts(game)
        ],
        "beside": beside(game),
        "rules": {rule: _told(entry) for rule, entry in rulebook(game).items()},
    }


def _told(entry: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return title, text and example in each language, and what to try if there is something."""
    tasks = [entry["try"]["task"]] if "try" in entry else []
    return {each: [*_texts(entry, each), *(task[each] for task in tasks)] for each in LANGUAGES}


def _texts(entry: Mapping[str, Any], language: str) -> list[str]:
    """Return title, text and example; numbers that no rulebook gives are marked in the text."""
    title, text, example = (entry[name][language] for name in TOLD)
    return [title, f"{text} {assumed_in(entry, language)}".rstrip(), example]


def title_of(game: str, language: str) -> str:
    """Return the name of a game."""
    return ui_of_game(language, game)["title"]


def listed(game: str, language: str) -> dict[str, str]:
    """Return the chapters and their rules, as a text and as a piece of a web page."""
    words = Words(language, game)
    title = words.say("book-title", title=title_of(game, language))
    hint = words.say("book-hint", rule=next(iter(rulebook(game))))
    return {
        "text/plain": "\n".join([title, *_lines(game, language), "", hint]),
        "text/html": f'<div lang="{language}" style="{CARD}"><b style="font-size:1.15em">{escape(title)}</b>'
        f'{_list(game, language)}<p style="margin:8px 0 0;{QUIET}">{escape(hint)}</p></div>',
    }


def _lines(game: str, language: str) -> list[str]:
    lines = []
    for part in parts(game):
        lines += ["", part.title[language]]
        lines += [f"  {chapter.title[language]}: {_titles(game, chapter, language)}" for chapter in part.chapters]
    return lines


def _list(game: str, language: str) -> str:
    told = []
    for part in parts(game):
        chapters = [
            f"<li><b>{escape(chapter.title[language])}</b>: {escape(_titles(game, chapter, language))}</li>"
            for chapter in part.chapters
        ]
        told.append(f'<p style="margin:8px 0 0">{escape(part.title[language])}</p><ul>{"".join(chapters)}</ul>')
    return "".join(told)


def _titles(game: str, chapter: Chapter, language: str) -> str:
    """Return the titles of the rules of a chapter, in a row."""
    return "; ".join(rulebook(game)[rule]["title"][language] for rule in chapter.rules)
