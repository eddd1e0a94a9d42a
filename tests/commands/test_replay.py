"""A saved match told step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from istanbul_nb.commands import main
from istanbul_nb.games import GAMES
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import finished, played, seat_bots
from tests.match.sentences import assert_sentence

STEP = re.compile(r"^ *(\d+)  (\w+)(?:: (.+))?$", re.MULTILINE)


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """Return what the command tells: all of it, or in a sentence on the error stream why it cannot."""
    assert main(["replay", *arguments]) == status
    said = capsys.readouterr()
    assert (said.err if status == 0 else said.out) == ""
    return said.out + said.err


def save(match: Match, name: str = "evening.match") -> str:
    match.save(Path(name))
    return name


def bidding() -> Match:
    """Return a match of Sultan in which cards lie face down."""
    match = Match("sultan", names=["Anna", "Boris"], seed=1)
    match.do("draw")
    match.do(next(action for action in match.legal if action.verb == "return"))
    match.do(next(action for action in match.legal if action.verb == "bid"))
    return match


def test_every_step_is_told_with_who_did_what(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    steps = STEP.findall(told(capsys, save(match)))
    assert steps == [
        (str(number), match.names[step.seat], str(step.action)) for number, step in enumerate(match.steps, start=1)
    ]


def test_what_came_of_each_step_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    lines = told(capsys, save(match)).partition("\n\n")[0].splitlines()
    events = [match.words.event(event, match.names) for event in match.log]
    assert [line.strip() for line in lines if line.startswith("        ")] == [event for event in events if event]


def test_at_the_end_the_table_is_shown_and_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    text = told(capsys, save(match))
    assert match.picture() in text
    winner = next(standing.seat for standing in match.standings if standing.rank == 1)
    assert text.count(Words().say("standing-winner", name=match.names[winner])) == 1


def test_it_goes_as_far_as_a_step(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    text = told(capsys, save(match), "--step", "5")
    assert [number for number, _, _ in STEP.findall(text)] == ["1", "2", "3", "4", "5"]
    assert match.branch(5).picture() in text
    assert Words().say("text-over") not in text


def test_step_0_is_the_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    text = told(capsys, save(match), "--step", "0")
    assert STEP.findall(text) == []
    assert match.branch(0).picture() in text


def test_a_step_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, save(played(3)), "--step", "4", status=1).strip()
    assert_sentence(text)
    assert "0 to 3" in text


def test_a_match_that_is_not_over_opens_nothing_that_is_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    match = bidding()
    text = told(capsys, save(match))
    assert match.steps[-1].action.verb == "bid"
    assert [done for _, _, done in STEP.findall(text)] == ["", "", ""]
    assert str(match.steps[-1].action) not in text
    assert str(match.words.event(match.steps[-1].events[0].seen_by(None), match.names)) in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_every_language(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = seat_bots(Match(game, names=["A", "B"], seed=2))
    for _ in range(30):
        match.let_bot_decide()
    text = told(capsys, save(match), "--language", language)
    assert len(STEP.findall(text)) == len(match.steps)
    assert bool(re.search("[а-яё]{4}", text)) == (language == "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [None, b"", b"{}", b"\xff\xfe", b'{"format": "istanbul_nb match"'], ids=str)
def test_a_broken_file_is_told_with_a_sentence(
    content: bytes | None, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        Path("broken.match").write_bytes(content)
    text = told(capsys, "broken.match", "--language", language, status=1).strip()
    assert_sentence(text)
    assert bool(re.search("[а-яё]{4}", text)) == (language == "ru")


def test_a_changed_file_is_told_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    text = finished().text().replace("Anna", "Anja")
    Path("changed.match").write_text(text, encoding="utf-8")
    assert told(capsys, "changed.match", status=1).strip() == Words().say("save-changed")


def test_the_file_stays_as_it_is_and_no_other_is_made(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = save(played(12))
    before = Path(name).read_bytes()
    told(capsys, name)
    assert Path(name).read_bytes() == before
    assert [path.name for path in desk.parent.rglob("*") if path.is_file()] == [name]
