"""Sultan in a terminal: questions, keys, rules, people who share one screen, and the command line."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.__main__ import main
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import latest_autosave
from istanbul_nb.terminal import Session, loaded, new_match, play_in_terminal
from istanbul_nb.terminal.reading import found_rules
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import played
from tests.match.sentences import assert_sentence

from .screens import KEY, Screen, typed

KEYS = key_style("sultan")
LASTED = 3 * 5 * 6  # rounds, tricks, and the steps of a trick with four players


def alone(*answers: str, language: str = "en", **options: Any) -> tuple[Screen, Match]:
    """Seat Anna first, against three bots, and return what she typed. She holds 1 3 7 10 15 and draws R B G Y."""
    screen = Screen(answers, language, "sultan")
    given = {
        "names": ["Anna", "bot random", "bot random", "bot random"],
        "seed": 2,
        "first": 0,
        "memory": True,
        **options,
    }
    match = new_match(screen.console, given)
    Session(screen.console, match).run()
    return screen, match


def steps(match: Match) -> list[str]:
    """Return what Anna did."""
    return [str(step.action) for step in match.steps if step.seat == 0]


class Player(Screen):
    """Somebody who takes any choice of the list, no matter who sits there."""

    def __init__(self, match: Match, seed: int, language: str = "en") -> None:
        super().__init__((), language, "sultan")
        self.match = match
        self.choices = random.Random(seed)
        self.watching: int | None = None
        self.segments: list[tuple[int, str]] = []
        self.start = 0

    def ask(self, question: str) -> str:
        self.lines.append(question)
        if self.watching is not None:
            self.segments.append((self.watching, "\n".join(self.lines[self.start :])))
        self.start = len(self.lines)
        if "Enter" in question:
            self.watching = self.match.actor
            return ""
        if self.choices.random() < 0.2:
            return self.choices.choice(["log", "log all", "hand", "help", "undo", "board", "why bid 7 2"])
        return self.choices.choice(KEYS.keys_of(self.match.legal))


# A new game


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_at_every_question_begins_a_game_against_three_bots(language: str) -> None:
    screen = Screen([""] * 7, language, "sultan")
    match = new_match(screen.console, {})
    assert [seat.bot_name for seat in match.seats] == [None, "greedy", "greedy", "greedy"]
    assert match.view["options"] == {"players": 4, "memory": False}
    assert len(screen.questions) == 7


@pytest.mark.rule("sultan.setup")
@pytest.mark.parametrize(("answer", "first"), [("2", 1), ("boris", 1), ("Anna", 0), ("3", 2)])
def test_the_youngest_is_asked_for_by_number_or_name(answer: str, first: int) -> None:
    screen = Screen(["3", "Anna", "Boris", "bot", "Zoe", "help", answer, ""], game="sultan")
    match = new_match(screen.console, {})
    assert match.view["first"] == match.options["first"] == first
    assert screen.told("text-first-again", text="zoe", players=3)
    assert screen.told("text-start-help")


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize(
    ("answer", "memory"), [("no", False), ("n", False), ("нет", False), ("YES", True), ("", False)]
)
def test_the_memory_is_asked_for_until_the_answer_fits(answer: str, memory: bool) -> None:
    screen = Screen(["perhaps", "help", answer], game="sultan")
    match = new_match(screen.console, {"names": ["Anna", "bot"]})
    assert match.view["options"]["memory"] is memory
    assert screen.told("text-memory-again", text="perhaps")
    assert screen.told("text-start-help")


def test_every_game_goes_on_with_its_own_last_match() -> None:
    alone("draw")
    istanbul = Screen(["2"])
    play_in_terminal(istanbul.console, {})
    assert istanbul.questions[0].startswith("How many play? 2 to 5 [3]")
    sultan = Screen(["yes"], game="sultan")
    play_in_terminal(sultan.console, {})
    assert sultan.questions[0].startswith("Go on with the last match (Anna, Saffron, Teal, Ink, round 1)?")
    assert "Anna, which stone goes back into the bag?" in sultan.text


# Playing


def test_a_trick_is_played_by_the_keys_of_the_list() -> None:
    first, _ = alone("a")
    assert KEY.findall(first.text)[-4:] == ["r", "y", "g", "b"]
    screen, match = alone("a", "B", "10 3")
    assert steps(match) == ["draw", "return B", "bid 10 3"]
    assert "Anna put blue back into the bag." in screen.text
    assert "Anna laid 10 face down beside cushion 3." in screen.text


def test_a_trick_is_played_by_notation_in_any_case() -> None:
    _, match = alone("DRAW", "return b", "Bid  10 3")
    assert steps(match) == ["draw", "return B", "bid 10 3"]


@pytest.mark.parametrize("short", ["7 9", "14 1", "99 1"])
def test_a_card_and_a_cushion_that_do_not_go_are_refused_with_the_reason(short: str) -> None:
    screen, match = alone("draw", "W", "b", short)
    assert screen.heard(
        "No white stone was drawn, only these: red, blue, green and yellow. Return one of them. "
        "(Offering the stones, sultan.offer)"
    )
    assert screen.heard(match.explain(f"bid {short}"))
    assert steps(match) == ["draw", "return B"]


def test_nothing_is_told_twice_to_somebody_alone() -> None:
    screen, _ = alone(first=1)
    assert screen.text.count("Saffron drew stones from the bag") == 1
    assert "Round 1, trick 1: Saffron is the first player." in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["bid 7 2", "return W", "draw 4", "bid 99 1"])
def test_a_refused_action_is_told_with_its_rule_and_asked_again(action: str, language: str) -> None:
    screen, match = alone(action, f"why {action}", language=language)
    sentence = match.explain(action)
    assert sentence is not None
    assert screen.lines.count(sentence) == 2
    assert re.search(r"\((.+), sultan\.[a-z.]+\)$", sentence)
    assert not match.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_stones_that_were_drawn_cannot_be_taken_back_but_the_choice_can(language: str) -> None:
    screen, match = alone("draw", "undo", "b", "undo", language=language)
    assert screen.told("undo-revealed")
    assert screen.told("text-undone")
    assert steps(match) == ["draw"]


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_goal_a_trick_and_the_signs(language: str) -> None:
    screen, _ = alone("help", language=language)
    words = Words(language, "sultan")
    for rule in ("sultan.goal", "sultan.offer", "sultan.bid", "sultan.win"):
        assert screen.heard(words.rule(rule)[1])
    assert screen.told("text-help")
    assert screen.told("text-signs")
    assert "bid 7 2" in screen.text
    assert "move 10" not in screen.text
    assert not screen.heard(words.rule("sultan.two.bid")[1])
    two, _ = alone("help", language=language, names=["Anna", "bot random"])
    assert two.heard(words.rule("sultan.two.bid")[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_by_id_and_by_word(language: str) -> None:
    screen, _ = alone("rule sultan.tie", "rule xyzzy", "rule 9", language=language)
    assert screen.heard(Words(language, "sultan").rule("sultan.tie")[1])
    assert screen.told("text-rule-unknown", text="xyzzy")
    assert screen.told("text-rule-unknown", text="9")
    screen, _ = alone("rule bonus" if language == "en" else "правило бонус", language=language)
    assert screen.told("text-rule-which")


def test_rules_for_two_are_read_where_two_play() -> None:
    words = Words("en", "sultan")
    four, two = (set(found_rules(words, "", {"players": players})) for players in (4, 2))
    assert {"sultan.two.bid", "sultan.ruling.alternate"} <= two - four
    assert all(".two." in rule or rule == "sultan.ruling.alternate" for rule in two - four)
    assert four < two


def test_the_hand_is_shown_with_the_cards_that_are_still_to_come() -> None:
    screen, match = alone("hand")
    view = match.view_of(0)
    assert f"  Your cards: {' '.join(map(str, view['hand']))}" in screen.lines
    assert f"  Cards that you have not drawn yet: {' '.join(map(str, view['undrawn']))}" in screen.lines


def test_a_match_of_another_game_is_loaded_and_played_in_its_words(tmp_path: Path) -> None:
    played(12, seed=2, names=["Anna", "Boris"]).save(tmp_path / "bazaar.match")
    screen, _ = alone("draw", "save", f"load {tmp_path / 'bazaar.match'}", "", "load sultan.match")
    assert "Istanbul, round" in screen.text
    assert (tmp_path / "sultan.match").exists()
    assert "Sultan, round 1 of 3" in screen.text.rpartition("The match is loaded.")[2]
    assert loaded("", "en", "sultan").game.info.id == "sultan"


# People who share one screen


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("memory", [True, False])
def test_what_one_person_holds_and_lays_is_never_told_while_the_other_looks(memory: bool) -> None:
    match = Match("sultan", names=["Anna", "Boris", "Chen"], seed=5, memory=memory)
    screen = Player(match, 5)
    Session(screen.console, match).run()
    assert match.over
    seen: set[int] = set()
    for watching, text in screen.segments:
        for other in {0, 1, 2} - {watching}:
            assert not re.search(rf"{match.names[other]} (laid \d|drew these)", text)
        seen |= {watching} if re.search(rf"{match.names[watching]} laid \d+ face down", text) else set()
    assert seen == {0, 1, 2}


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_plays_a_whole_game_against_bots(language: str) -> None:
    match = Match("sultan", names=["Anna", "Boris", "Chen", "Dora"], seed=4, language=language)
    for seat in (1, 2, 3):
        match.assign_bot(seat, "random")
    screen = Player(match, 4, language)
    Session(screen.console, match).run()
    assert len(match.steps) == LASTED
    assert screen.told("text-over")
    assert screen.told("text-ties") == bool(match.words.ties(match.standings))
    ranking = [line for line in screen.lines if re.match(r"  \d\. ", line)]
    words = Words(language, "sultan")
    points, stones = (match.standings[0].scores[name] for name in ("points", "stones"))
    assert ranking[0].endswith(f": {words.count(points, 'point')}, {words.count(stones, 'stone')}")
    assert len(ranking) == 4
    assert all(any(line.startswith(f"  {emblem}  ") for line in screen.lines) for emblem in "●▲■✚")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_fits_a_narrow_screen(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    match = Match("sultan", names=["Anna", "Boris"], seed=2, language=language)
    match.assign_bot(1, "random")
    screen = Player(match, 2, language)
    Session(screen.console, match).run()
    told = "\n".join(line for line in screen.lines if not line.endswith(" "))
    assert [line for line in told.splitlines() if len(line) > 80] == []


# The command line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_from_the_command_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "a", "quit")
    arguments = [
        "text",
        "sultan",
        "--names",
        "Anna,bot",
        "--seed",
        "1",
        "--no-memory",
        "--language",
        language,
    ]
    assert main(arguments) == 0
    told = capsys.readouterr().out
    assert Words(language, "sultan").say("text-welcome").split("!")[0] in told
    assert ("Goodbye!" if language == "en" else "До встречи!") in told


@pytest.mark.rule("sultan.setup")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_youngest_is_named_on_the_command_line(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "quit")
    given = ["--names", "Anna,Boris,Chen", "--no-memory", "--seed", "1", "--first", str(number)]
    assert main(["text", "sultan", *given]) == 0
    assert Match.load(latest_autosave("sultan")).view["first"] == number - 1


@pytest.mark.parametrize("arguments", [["--layout", "short"], ["--expansion", "mocha"], ["--caravan"]], ids=" ".join)
def test_options_of_another_game_end_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "sultan", "--names", "Anna,bot", "--language", "en", *arguments]) == 1
    assert_sentence(capsys.readouterr().out.strip().splitlines()[-1])
