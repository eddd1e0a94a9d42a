"""A person called You is addressed, in every game and language: log, questions, who waits, who won."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from istanbul_nb.core import ranked
from istanbul_nb.match.match import Match
from istanbul_nb.table.ending import title
from istanbul_nb.words import LANGUAGES, Words

from .test_games import SETUPS

NAMES = {"en": "You", "ru": "Вы"}
# What nobody says to the one who is spoken to.
WRONG = {
    "en": re.compile(r"You’s|You, |\bYou (is|has|was|wins|does|plays)\b|[a-z] You\b"),
    "ru": re.compile(
        r"Вы, |[а-я] Вы\b|\b[Вв]ы ((ещё|не|ничего не) )?[а-яё]+(ет|ёт|ит|ется|ётся|ится)\b|\b(ходит|игрок\w*) Вы\b"
    ),
}


def told(game: str, options: dict[str, Any], language: str) -> Iterator[str]:
    """Yield everything that is said in a game at random in which everybody in turn is called You."""
    players = options["players"]
    for you in range(players):
        names = [NAMES[language] if seat == you else name for seat, name in enumerate("ABCDE"[:players])]
        match = Match(game, names=names, seed=you, language=language, **options)
        choices = random.Random(you)
        for _ in range(150):
            if match.over:
                break
            for seat in range(players):
                yield match.words.question(match.view_of(seat), names)
            yield match.words.say("label-turn", name=names[match.actor or 0])
            match.do(choices.choice(match.legal))
            for event in match.steps[-1].events:
                yield match.words.event(event.seen_by(event.seat), names) or ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"), SETUPS, ids=[" ".join([game, *map(str, options.values())]) for game, options in SETUPS]
)
def test_a_person_called_you_is_addressed(game: str, options: dict[str, Any], language: str) -> None:
    for line in told(game, options, language):
        assert not WRONG[language].search(line), line


def event(language: str, kind: str, name: str, game: str = "istanbul", **facts: Any) -> str | None:
    return Words(language, game).event({"kind": kind, "seat": 0, **facts}, [name, "Boris"])


@pytest.mark.parametrize("name", ["You", "you", "Вы", "Ты"])
def test_it_does_not_matter_how_the_word_is_written(name: str) -> None:
    assert event("en", "turn", name, round=2) == "Round 2: your turn."
    assert event("ru", "turn", name, round=2) == "Раунд 2: ваш ход."
    assert event("en", "moved", name, to=10) == "You walked to 10 Large Market."
    assert event("ru", "moved", name, to=10) == "Вы идёте на Большой рынок (10)."
    assert event("en", "last-round", name) == "You have enough rubies: this is the last round."


def test_others_keep_their_names() -> None:
    assert event("en", "turn", "James", round=2) == "Round 2: James’s turn."
    assert event("ru", "moved", "Анна", to=10) == "Анна идёт на Большой рынок (10)."
    assert Words("ru").say("label-turn", name="Юсуф") == "Ходит Юсуф"


def test_what_others_do_to_you_is_told_to_you() -> None:
    words = Words("en")
    assert words.event({"kind": "toll", "seat": 1, "to": 0, "amount": 2}, ["You", "Boris"]) == "Boris paid you 2 lira."
    assert (
        words.event({"kind": "caught", "seat": 1, "owner": 0}, ["You", "Boris"]) == "Boris caught your family member."
    )
    russian = Words("ru")
    assert (
        russian.event({"kind": "caught", "seat": 1, "owner": 0}, ["Вы", "Борис"]) == "Борис ловит вашего родственника."
    )


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Follow “You” to 5 Post Office"), ("ru", "Пойти за игроком «You»")]
)
def test_somebody_else_reads_the_name_as_a_name(language: str, told: str) -> None:
    assert Words(language).say("act-follow", name="You", place=5).startswith(told)


@pytest.mark.parametrize(("language", "winner"), [("en", "You win."), ("ru", "Вы победили.")])
def test_whoever_wins_is_told_so(language: str, winner: str) -> None:
    assert title(ranked(["rubies"], [[6], [3]]), ["You", "Boris"], Words(language)) == winner


@pytest.mark.parametrize(
    ("language", "question"), [("en", "Where does your merchant walk?"), ("ru", "Куда пойдёт ваш купец?")]
)
def test_a_question_to_you_needs_no_name(language: str, question: str) -> None:
    match = Match(players=2, first=0, seed=1, names=["You", "Boris"], language=language)
    assert match.words.question(match.view_of(0), match.names) == question
    named = Match(players=2, first=0, seed=1, names=["Anna", "Boris"], language=language)
    lower = question[0].lower() + question[1:]
    assert named.words.question(named.view_of(0), named.names) == f"Anna, {lower}"
