"""The Dice Game in a terminal: questions, keys, typed rerolls, rules, people who share one screen, the command line."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from istanbul_nb.__main__ import main
from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules import Dice
from istanbul_nb.match.match import Match
from istanbul_nb.terminal import Session, new_match, play_in_terminal
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.words import rulebook
from tests.games.dice.scenario import Scenario, table
from tests.match.playing import played
from tests.match.sentences import assert_sentence

from .screens import Screen, typed

KEYS = key_style("dice")
QUICK = {"target": [1, 1, 1]}  # the first ruby ends the game


def alone(*answers: str, language: str = "en") -> tuple[Screen, Match]:
    """Seat Anna, who is first player, against a bot, and return what she typed. She rolls R G Y B C."""
    screen = Screen(answers, language, "dice")
    match = new_match(screen.console, {"names": ["Anna", "bot random"], "seed": 4, "first": 0})
    Session(screen.console, match).run()
    return screen, match


def at(scene: Scenario, *answers: str, language: str = "en") -> tuple[Screen, Match]:
    """Seat Anna against two bots from a position on, and return what she typed."""
    match = Match.from_state("dice", scene.state, names=["Anna", "Boris", "Chen"], seed=1, language=language)
    for seat in (1, 2):
        match.assign_bot(seat, "random")
    screen = Screen(answers, language, "dice")
    Session(screen.console, match).run()
    return screen, match


def steps(match: Match) -> list[str]:
    """Return what Anna did."""
    return [str(step.action) for step in match.steps if step.seat == 0]


class Player(Screen):
    """Somebody who takes any choice of the list or types a reroll, no matter who sits there."""

    def __init__(self, match: Match, seed: int, language: str = "en") -> None:
        super().__init__((), language, "dice")
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
        if self.choices.random() < 0.1:
            return self.choices.choice(["log", "log all", "hand", "help", "undo", "board", "why cards 2"])
        return self.choices.choice([self.key(action) for action in self.match.legal if action.verb != "end"] or ["end"])

    def key(self, action: Action) -> str:
        legal = self.match.legal
        return str(action) if KEYS.is_spelled(action) else KEYS.keys_of(legal)[legal.index(action)]


# A new game


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_at_every_question_begins_a_game_against_two_bots(language: str) -> None:
    screen = Screen([""] * 4, language, "dice")
    match = new_match(screen.console, {})
    assert [seat.bot_name for seat in match.seats] == [None, "greedy", "greedy"]
    assert len(screen.questions) == 4


def test_no_more_than_four_can_play() -> None:
    screen = Screen(["5", "help", "4"], game="dice")
    play_in_terminal(screen.console, {})
    assert screen.told("text-how-many-again", text="5", least=2, most=4)
    assert screen.told("text-start-help")


def test_every_game_goes_on_with_its_own_last_match() -> None:
    alone("roll")
    istanbul = Screen(["2"])
    play_in_terminal(istanbul.console, {})
    assert istanbul.questions[0].startswith("How many play? 2 to 5 [3]")
    dice = Screen(["yes"], game="dice")
    play_in_terminal(dice.console, {})
    assert dice.questions[0].startswith("Go on with the last match (Anna, Saffron, round 1)?")
    assert "Anna, what do you do?" in dice.text


# Playing


def test_a_turn_is_played_by_the_keys_of_the_list() -> None:
    scene = table().rolled("R2 G2 C")
    _, match = at(scene, "a", "A")
    assert steps(match)[:2] == ["token R", "token G"]


def test_a_turn_is_played_by_notation_in_any_case() -> None:
    scene = table().seat(0, crystal=1, tokens="R").rolled("R2 G2 C")
    _, match = at(scene, "REROLL c", "Choose Token r", "use R", "give  r")
    assert steps(match)[:4] == ["reroll C", "choose token R", "use R", "give R"]


def test_cards_are_drawn_although_a_command_has_the_same_name() -> None:
    scene = table().rolled("C2 R3")
    screen, match = at(scene, "cards", "cards 3", "cards 2")
    assert steps(match)[0] == "cards 2"
    assert screen.heard(match.words.refusal(Dice().explain(scene.state, Action("cards", (3,)))))  # type: ignore[arg-type]
    assert "Write it like this: “cards 1”" in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["token R", "ruby lira", "draw 2", "carry nothing", "reroll R G2"])
def test_a_refused_action_is_told_with_its_rule_and_asked_again(action: str, language: str) -> None:
    screen, match = alone(action, f"why {action}", language=language)
    sentence = match.explain(action)
    assert sentence is not None
    assert screen.lines.count(sentence) == 2
    assert re.search(r"\((.+), dice\.[a-z.-]+\)$", sentence)
    assert not match.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_were_rolled_cannot_be_taken_back_but_a_trade_can(language: str) -> None:
    scene = table().seat(0, crystal=1).rolled("R2 G2 C")
    screen, match = at(scene, "token R", "undo", "reroll C", "undo", language=language)
    assert screen.told("text-undone")
    assert screen.told("undo-revealed")
    assert steps(match) == ["reroll C"]


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_goal_a_turn_the_trades_and_the_signs(language: str) -> None:
    screen, _ = alone("help", language=language)
    words = Words(language, "dice")
    for rule in ("dice.goal", "dice.turn.income", "dice.turn.roll", "dice.turn.act"):
        assert screen.heard(words.rule(rule)[1])
    for key in ("text-help", "text-trades", "text-signs"):
        assert screen.told(key)
    assert "move 10" not in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_by_id_and_by_word(language: str) -> None:
    screen, _ = alone("rule dice.end.tie", "rule xyzzy", "rule", language=language)
    words = Words(language, "dice")
    assert screen.heard(words.rule("dice.end.tie")[1])
    assert screen.told("text-rule-unknown", text="xyzzy")
    assert all(any(rule in line and words.rule(rule)[0] in line for line in screen.lines) for rule in rulebook("dice"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_tells_what_ones_tiles_and_drawn_cards_do(language: str) -> None:
    words = Words(language, "dice")
    scene = table().seat(0, tiles="lira-G die").rolled("C2 R4").do("cards 2", cards=["has-lira", "two-tile"])
    screen, _ = at(scene, "hand", language=language)
    assert (
        f"  {words.term('card', 'two-tile')}: {words.term('card', 'two-tile', 'effect')} (carry two-tile)"
        in screen.lines
    )
    assert f"  {words.term('tile', 'die')}: {words.say('does-die')}" in screen.lines
    screen, _ = alone("hand", language=language)
    assert f"  {words.say('hand-none')}" in screen.lines


def test_a_match_of_another_game_is_loaded_and_played_in_its_words(tmp_path: Path) -> None:
    played(12, seed=2, names=["Anna", "Boris"]).save(tmp_path / "bazaar.match")
    screen, _ = alone("roll", "save", f"load {tmp_path / 'bazaar.match'}", "", "load dice.match")
    assert "Istanbul, round" in screen.text
    assert (tmp_path / "dice.match").exists()
    assert "The Dice Game, round 1." in screen.text.rpartition("The match is loaded.")[2]


# People who share one screen


@pytest.mark.rule("dice.ruling.secret")
@pytest.mark.parametrize("seed", [1, 2])
def test_which_cards_one_person_drew_is_never_told_while_the_other_looks(seed: int) -> None:
    match = Match("dice", names=["Anna", "Boris"], seed=seed)
    screen = Player(match, seed)
    Session(screen.console, match).run()
    seen: set[int] = set()
    for watching, text in screen.segments:
        assert f"{match.names[1 - watching]} drew these" not in text
        seen |= {watching} if f"{match.names[watching]} drew these" in text else set()
    assert seen == {0, 1}


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_plays_a_whole_game_against_bots_on_a_narrow_screen(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["Anna", "Boris", "Chen"]
    match = Match("dice", names=names, seed=6, language=language, components=QUICK)
    for seat in (1, 2):
        match.assign_bot(seat, "random")
    screen = Player(match, 6, language)
    Session(screen.console, match).run()
    assert match.over
    words = Words(language, "dice")
    ranking = [line for line in screen.lines if re.match(r"  \d\. ", line)]
    rubies, worth = (match.standings[0].scores[name] for name in ("rubies", "worth"))
    assert ranking[0].endswith(f": {words.count(rubies, 'ruby')}, {words.count(worth, 'worth')}")
    assert len(ranking) == 3
    wide = [line for line in screen.text.splitlines() if len(line) > 80 and not re.match(r" +\S{1,2}  \S", line)]
    assert wide == []


# The command line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_from_the_command_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "a", "quit")
    assert main(["text", "dice", "--names", "Anna,bot", "--seed", "1", "--language", language]) == 0
    told = capsys.readouterr().out
    assert Words(language, "dice").say("text-welcome").split("!")[0] in told
    assert ("Goodbye!" if language == "en" else "До встречи!") in told


@pytest.mark.parametrize(
    "arguments", [["--layout", "short"], ["--expansion", "mocha"], ["--players", "5"]], ids=" ".join
)
def test_options_of_another_game_end_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "dice", "--names", "Anna,bot", "--language", "en", *arguments]) == 1
    assert_sentence(capsys.readouterr().err.strip())
