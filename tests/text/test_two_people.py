"""Two people at one screen: what one of them holds is never told while the other looks."""

from __future__ import annotations

import random

import pytest

from istanbul_nb.match.match import Match
from istanbul_nb.terminal import Session
from istanbul_nb.words import Words
from tests.match.playing import hands

from .screens import Screen, alone, begin


class TwoPeople(Screen):
    """Two people who play at random, and everything that is told, by whose eyes are on the screen."""

    def __init__(self, match: Match, choices: random.Random, steps: int) -> None:
        super().__init__()
        self.match = match
        self.choices = choices
        self.steps = steps
        self.segments: list[tuple[int, str, set[str]]] = []
        self.watching = -1
        self.start = 0

    def ask(self, question: str) -> str:
        self.lines.append(question)
        self.note()
        if question.startswith("Please pass the screen"):
            assert self.match.actor is not None
            assert self.match.names[self.match.actor] in question
            self.watching = self.match.actor
            self.start = len(self.lines)
            return ""
        self.steps -= 1
        if not self.steps:
            raise EOFError
        if self.choices.random() < 0.1:
            return self.choices.choice(["log", "log all", "hand", "help", "undo", "why buy", "board"])
        return str(self.choices.choice(self.match.legal))

    def note(self) -> None:
        """Note what this person has just read, and the titles that he may not read."""
        if self.watching < 0:
            return
        cards = hands(self.match)
        discard = self.match.view["places"]["caravansary"]["discard"]
        own = {*cards[self.watching], *discard}
        secret = {card for seat, hand in enumerate(cards) if seat != self.watching for card in hand} - own
        self.segments.append((self.watching, "\n".join(self.lines[self.start :]), secret))
        self.start = len(self.lines)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_one_person_holds_is_never_told_while_the_other_looks(seed: int) -> None:
    match = Match(names=["Anna", "Boris"], seed=seed)
    screen = TwoPeople(match, random.Random(seed), 400)
    Session(screen.console, match).run()
    words = Words()
    public = {words.event(event, match.names) for event in match.log}
    compared = 0
    for _, text, secret in screen.segments:
        told = "\n".join(line for line in text.splitlines() if line.strip() not in public)
        for card in secret:
            assert words.term("card", card) not in told
            compared += 1
    assert compared > 100
    assert len({watching for watching, _, _ in screen.segments}) == 2


def test_the_screen_is_covered_before_it_is_passed_on() -> None:
    screen, _ = begin("", "move 8", "leave", "end", "", "move 6")
    passes = [number for number, line in enumerate(screen.lines) if line.startswith("Please pass the screen")]
    assert len(passes) == 2
    assert "Anna" in screen.lines[passes[0]]
    assert "Boris" in screen.lines[passes[1]]
    for number in passes:
        assert screen.lines[number - 1].count("\n") >= 50
    assert "Your cards" in screen.text.partition("Please pass the screen to Boris")[2]


def test_nobody_reads_which_card_the_other_drew() -> None:
    turn = ("", "move 6", "leave", "draw deck", "draw deck", "a", "end")
    screen, match = begin(*turn, "", "log", "log all", "quit")
    drawn = [event["card"] for event in match.log_of(0) if event["kind"] == "card-drawn"]
    seen_by_anna, _, seen_by_boris = screen.text.partition("Please pass the screen to Boris")
    words = Words()
    assert len(drawn) == 2
    for card in drawn:
        assert f"Anna drew “{words.term('card', card)}”" in seen_by_anna
        assert f"Anna drew “{words.term('card', card)}”" not in seen_by_boris
    assert "Anna drew a bonus card from the deck." in seen_by_boris


def test_everybody_reads_what_happened_since_he_last_looked() -> None:
    turn = ("", "move 8", "leave", "end")
    screen, _ = begin(*turn, "", "move 6", "leave", "end", "", "quit")
    _, _, boris = screen.text.partition("Please pass the screen to Boris")
    boris, _, anna = boris.partition("Please pass the screen to Anna")
    assert "Anna walked to 8 Black Market." in boris
    assert "Boris walked to 6 Caravansary." in anna
    assert "Anna walked to 8 Black Market." not in anna


def test_one_person_alone_never_passes_the_screen() -> None:
    screen, _ = alone("move 8", "leave", "end", "a")
    assert not any("pass the screen" in line for line in screen.lines)
