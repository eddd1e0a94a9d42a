"""The game in a terminal: questions, answers, commands, and people who share one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.terminal import Console, Session, loaded, new_match, play_in_terminal
from istanbul_nb.terminal.console import COMMANDS
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import CARDS, QUICK, finished_text, played

from .screens import KEY, First, Screen, alone, begin

# A new game


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_at_every_question_begins_a_game_against_bots(language: str) -> None:
    screen = Screen(["", "", "", "", ""], language)
    match = new_match(screen.console, {})
    assert len(match.seats) == 3
    assert [seat.bot_name for seat in match.seats] == [None, "greedy", "greedy"]
    assert match.options["layout"] == "short"
    assert len(screen.questions) == 5


def test_a_new_game_is_asked_for_until_the_answers_fit() -> None:
    answers = ["six", "0", "7", "3", "x" * 41, "Anna", "\x07", "Boris", "Anna", "bot", "diamond", "random"]
    screen = Screen(answers)
    match = new_match(screen.console, {})
    assert match.names[:2] == ["Anna", "Boris"]
    assert [seat.bot_name for seat in match.seats] == [None, None, "greedy"]
    assert match.options["layout"] == "random"
    assert screen.told("text-how-many-again", text="six", least=2, most=5)
    assert screen.told("seat-name-long", most=40)
    assert screen.told("text-name-twice", name="Anna")
    assert any("diamond" in line for line in screen.lines)
    assert len(screen.questions) == len(answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_from_the_first_question_on(language: str) -> None:
    screen = Screen(["help", "2", "help", "Anna", "bot", "help", ""], language)
    match = new_match(screen.console, {})
    assert match.names[0] == "Anna"
    assert len(match.seats) == 2
    assert screen.told("text-start-help")


@pytest.mark.parametrize(
    ("typed", "layout"), [("", "short"), ("long", "long"), ("SHORT", "short"), ("rand", "random"), ("order", "order")]
)
def test_a_layout_is_chosen_by_its_first_letters(typed: str, layout: str) -> None:
    match = new_match(Screen([typed]).console, {"names": ["Anna", "bot"]})
    assert match.options["layout"] == layout


def test_nothing_is_asked_that_was_given() -> None:
    screen = Screen()
    given = {"names": ["Anna", "BOT", "Chen"], "layout": "long", "seed": 7, "edition": "2016"}
    match = new_match(screen.console, given)
    assert screen.questions == []
    assert match.seed == 7
    assert match.names[0::2] == ["Anna", "Chen"]
    assert [seat.bot_name for seat in match.seats] == [None, "greedy", None]


def test_how_strong_a_bot_is_can_be_said_with_its_name() -> None:
    screen = Screen(["3", "Anna", "bot clever", "bot search", "BOT random", ""])
    match = new_match(screen.console, {})
    assert [seat.bot_name for seat in match.seats] == [None, "search", "random"]
    assert screen.told("bot-unknown", bot="clever", bots="random, greedy, search")


def test_spaces_around_given_names_do_not_matter() -> None:
    match = new_match(Screen().console, {"names": [" Anna", " bot"], "layout": "short"})
    assert match.names[0] == "Anna"
    assert match.seats[1].bot_name == "greedy"


def test_a_game_keeps_itself_from_the_start(home: Path) -> None:
    screen, match = alone("move 8")
    (path,) = home.iterdir()
    assert path == match.saved_to
    assert path.read_text(encoding="utf-8") == match.text()
    assert screen.lines[-1] == Words().say("text-bye", path=str(path))


# Going on with the last game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["yes", "y", "да", "no", "", "what?"])
def test_the_last_match_can_be_gone_on_with(answer: str, language: str) -> None:
    _, left = alone("move 8")
    screen = Screen([answer, "2"], language)
    play_in_terminal(screen.console, {})
    assert "Anna" in screen.questions[0]
    gone_on = Words(language).say("text-choose") + " " in screen.questions
    assert gone_on == (answer in ("yes", "y", "да"))
    assert Match.load(Path(str(left.saved_to))).text() == left.text()


def test_nobody_is_asked_to_go_on_with_a_match_that_never_began_or_is_over(home: Path) -> None:
    alone()
    screen = Screen(["2"])
    play_in_terminal(screen.console, {})
    assert screen.questions[0].startswith(Words().say("text-how-many", least=2, most=5, default=3))
    (kept,) = home.iterdir()
    kept.write_text(finished_text(), encoding="utf-8")
    screen = Screen(["2"])
    play_in_terminal(screen.console, {})
    assert screen.questions[0].startswith(Words().say("text-how-many", least=2, most=5, default=3))


def test_a_kept_match_that_is_broken_stops_nobody(home: Path) -> None:
    alone("move 8")
    (kept,) = home.iterdir()
    kept.write_text("Dear diary", encoding="utf-8")
    screen = Screen(["2"])
    play_in_terminal(screen.console, {})
    assert screen.questions[0].startswith(Words().say("text-how-many", least=2, most=5, default=3))


# Playing


def test_a_turn_is_played_by_the_keys_of_the_list() -> None:
    _, match = alone("8", "a", "a", "b")
    assert [str(step.action) for step in match.steps][:4] == ["move 8", "leave", "roll", "gain G"]


@pytest.mark.parametrize("turn", [("move 8", "leave", "roll", "gain R"), ("MOVE 8", "Leave", "rOlL", "GAIN r")])
def test_a_turn_is_played_by_notation_in_any_case(turn: tuple[str, ...]) -> None:
    _, match = alone(*turn)
    assert [str(step.action) for step in match.steps] == ["move 8", "leave", "roll", "gain R"]


def test_spaces_between_words_do_not_matter() -> None:
    _, match = alone("   move    8  ")
    assert [str(step.action) for step in match.steps] == ["move 8"]


def test_the_table_is_shown_again_after_every_action_with_what_happened() -> None:
    screen, _ = alone("move 8", "leave", "roll")
    assert screen.text.count("Istanbul, round 1.") == 4
    assert "Anna walked to 8 Black Market." in screen.text
    assert "Anna left an assistant at the Black Market." in screen.text
    assert re.search(r"Anna rolled \d and \d at the Black Market\.", screen.text)


def test_an_empty_answer_is_asked_again() -> None:
    screen, match = alone("", " ", "\t")
    assert screen.questions == [Words().say("text-choose") + " "] * 4
    assert not match.steps


UNKNOWN = ("jump", "8 move", "move8", "<b>", "x" * 5000, "./quit", "\\", "'", "0", "99", "00", "0000000008", "9" * 5000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", UNKNOWN, ids=lambda typed: typed[:20])
def test_what_nobody_understands_is_said_to_be_so(typed: str, language: str) -> None:
    screen, match = alone(typed, language=language)
    assert screen.told("text-unknown", text=typed[:60])
    assert len(screen.questions) == 2
    assert not match.steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["move 7", "buy", "move 99", "play nothing", "gain R", "end", "take", "sell R"])
def test_a_refused_action_is_told_with_its_rule_and_asked_again(typed: str, language: str) -> None:
    screen, match = alone(typed, language=language)
    sentence = match.explain(typed)
    assert sentence is not None
    assert screen.heard(sentence)
    assert re.search(r"\((.+), (ist|ruling|variant)\.[a-z0-9.-]+\)$", sentence)
    assert not match.steps
    assert len(screen.questions) == 2


@pytest.mark.parametrize("typed", ["Move 7", "MOVE 7", "Move  7"])
def test_a_refused_action_is_understood_in_any_case_too(typed: str) -> None:
    screen, match = alone(typed)
    assert screen.heard(match.explain("move 7"))


def test_a_game_is_told_in_russian_from_beginning_to_end() -> None:
    screen = Screen(["2", "Анна", "Борис", "", "", "a", "undo"], "ru")
    play_in_terminal(screen.console, {"first": 0, "seed": 1})
    asked = re.sub(r"\b(bot|help|Enter|random|search)\b", "", "\n".join(screen.questions))
    assert not re.search(r"[A-Za-z]{3,}", asked)
    assert screen.lines[-1].startswith(Words("ru").say("text-bye", path="").split("/")[0][:10])


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["help", "HELP", "?", "help me", "помощь"])
def test_help_lists_every_command(command: str, language: str) -> None:
    screen, _ = alone(command, language=language)
    assert screen.told("text-help")
    told = Words(language).say("text-help")
    assert [name for name, called in COMMANDS.items() if not any(each in told for each in called)] in ([], ["help"])


def test_a_step_is_taken_back_and_brought_back() -> None:
    screen, match = alone("move 8", "undo", "redo")
    assert [str(step.action) for step in match.steps] == ["move 8"]
    assert screen.told("text-undone")
    assert screen.told("text-redone")
    assert screen.text.count("Anna walked to 8 Black Market.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (["undo"], "undo-nothing"),
        (["redo"], "redo-nothing"),
        (["move 8", "leave", "roll", "undo"], "undo-revealed"),
    ],
)
def test_what_cannot_be_taken_back_says_why(typed: list[str], reason: str, language: str) -> None:
    screen, _ = alone(*typed, language=language)
    assert screen.told(reason)


def test_the_other_persons_step_cannot_be_taken_back() -> None:
    screen, match = begin("", "move 8", "leave", "end", "", "undo")
    assert screen.told("undo-other-player")
    assert len(match.steps) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_tells_the_rule_or_that_it_is_possible(language: str) -> None:
    screen, match = alone("why buy", "why move 8", "WHY Move 7", "why", "why !", language=language)
    move = next(action for action in match.legal if str(action) == "move 8")
    possible = Words(language).action(move, match.view_of(0), match.queries.now.previewer(0))
    assert screen.heard(match.explain("buy"))
    assert screen.told("text-possible", action=possible)
    assert screen.heard(match.explain("move 7"))
    assert screen.lines.count(Words(language).say("text-why-what", text="")) >= 1
    assert not match.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_read_by_its_id(language: str) -> None:
    screen, _ = alone("rule ist.move.steps", "rule xyzzy", language=language)
    title, sentence, example = Words(language).cited("ist.move.steps")
    assert any(title in line for line in screen.lines)
    assert screen.heard(sentence)
    assert screen.heard(f"{Words(language).say('rule-example')} {example}")
    assert screen.told("text-rule-unknown", text="xyzzy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["rule 9", "rule ist.place.teahouse"])
def test_the_rule_of_a_place_is_read_by_its_number(typed: str, language: str) -> None:
    screen, _ = alone(typed, language=language)
    assert screen.heard(Words(language).rule("ist.place.teahouse")[1])


@pytest.mark.parametrize("typed", ["rule", "rule 0", "rule 17", "rule ²", "rule -1", "rule " + "9" * 5000, "rule ."])
def test_looking_for_any_rule_ends_well(typed: str) -> None:
    screen, match = alone(typed, "move 8")
    assert [str(step.action) for step in match.steps] == ["move 8"]
    assert screen.told("text-rule-unknown", text=typed[5:65]) or screen.told("text-rule-which")


def test_the_hand_is_shown_with_effects_and_how_to_play_it() -> None:
    words = Words()
    screen, match = alone("hand")
    (card,) = match.view_of(0)["hand"]
    title, effect, when = (words.term("card", card, form) for form in ("", "effect", "when"))
    assert f"{title}: {effect} ({when}; play {card})" in screen.text


def test_an_empty_hand_is_said_to_be_empty() -> None:
    screen = Screen(["", "hand"])
    Session(screen.console, _without_cards()).run()
    assert screen.told("text-hand-empty")


def _without_cards() -> Match:
    """Return a match whose next seat has played its only card."""
    for seed in range(100):
        match = Match(names=["Anna", "Boris"], seed=seed, layout="order", first=0)
        if match.view_of(0)["hand"] == ["lira"]:
            match.do("play lira")
            return match
    raise AssertionError("nobody holds that card")


def test_the_log_tells_what_happened() -> None:
    screen, _ = alone("log", "move 8", "log")
    assert screen.told("text-log-empty")
    assert screen.text.count("Anna walked to 8 Black Market.") == 2


def test_the_table_can_be_shown_again() -> None:
    screen, match = alone("board")
    assert screen.text.count("Istanbul, round 1.") == 2
    assert not match.steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_saved_and_loaded_again(tmp_path: Path, language: str) -> None:
    path = tmp_path / "our game.match"
    screen, match = alone("move 8", f"save {path}", "leave", f"load {path}", "undo", "move 6", language=language)
    assert screen.told("text-saved", path=str(path))
    assert screen.told("text-loaded")
    assert [str(step.action) for step in Match.load(path).steps] == ["move 8"]
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]


def test_a_match_is_saved_in_this_folder_if_no_file_is_named(tmp_path: Path) -> None:
    screen, _ = alone("move 8", "save", "load")
    assert (tmp_path / "istanbul.match").exists()
    assert screen.told("text-loaded")


def test_an_older_save_is_replaced_but_nothing_else_is(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    screen, match = alone("save our.match", "move 8", "save our.match", f"save {diary}", f"save {tmp_path}", "leave")
    assert len(Match.load(tmp_path / "our.match").steps) == 1
    assert diary.read_text() == "Dear diary"
    assert screen.told("text-not-a-match", path=str(diary))
    assert len(match.steps) == 2


def test_loading_seats_the_bots_again(tmp_path: Path) -> None:
    path = tmp_path / "our.match"
    alone("move 8", f"save {path}")
    match = loaded(str(path), "en")
    assert [seat.bot is not None for seat in match.seats] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [None, "", "Dear diary", "{}", finished_text()[:-30]])
def test_a_file_that_cannot_be_loaded_is_refused_and_play_goes_on(
    tmp_path: Path, content: str | None, language: str
) -> None:
    path = tmp_path / "some.match"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    screen, match = alone("move 8", f"load {path}", "leave", language=language)
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]
    with pytest.raises(BadSave) as caught:
        Match.load(path)
    assert screen.heard(caught.value.sentence(Words(language)))


HOSTILE_FILES = ("/", ".", "..", "~nobody-of-that-name/x.match", "a\0b", "x" * 5000, "/dev/null/x.match")


@pytest.mark.parametrize("file", HOSTILE_FILES, ids=lambda file: ascii(file)[:30])
@pytest.mark.parametrize("command", ["save", "load"])
def test_a_file_that_cannot_be_one_is_refused_and_play_goes_on(command: str, file: str) -> None:
    screen, match = alone("move 8", f"{command} {file}", "leave")
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]
    assert not screen.told("text-loaded")
    assert not any(line.startswith("The match is saved") for line in screen.lines)


def test_a_match_with_a_bot_that_is_not_known_here_can_be_loaded(tmp_path: Path) -> None:
    match = Match(names=["Anna", "Boris"], seed=1)
    match.seats[1].missing = "a friend's bot"
    match.save(tmp_path / "our.match")
    screen, _ = alone(f"load {tmp_path / 'our.match'}", "", "1")
    assert screen.told("text-loaded")


# Leaving


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [[], ["3"], ["quit"], ["2", "Anna"], ["2", "exit"], ["2", "Anna", "Boris", "q"]])
def test_leaving_during_the_first_questions_is_kind(answers: list[str], language: str) -> None:
    screen = Screen(answers, language)
    play_in_terminal(screen.console, {})
    assert screen.lines[-1] == Words(language).say("text-leave")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [[], ["quit"], ["QUIT"], ["выход"], ["move 8", "quit"], ["move 8"]])
def test_leaving_a_game_is_kind_and_says_where_it_is_kept(answers: list[str], language: str) -> None:
    screen, match = alone(*answers, language=language)
    assert screen.lines[-1] == Words(language).say("text-bye", path=str(match.saved_to))
    assert Match.load(Path(str(match.saved_to))).text() == match.text()


def test_leaving_by_the_keyboard_is_kind_too() -> None:
    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    lines: list[str] = []
    play_in_terminal(Console(Words(), interrupted, lines.append), {"names": ["Anna", "bot"], "layout": "short"})
    assert lines[-1].startswith("Goodbye!")


@pytest.mark.parametrize("answers", [["", "quit"], ["", "a", "quit"], ["", "undo", "quit"]], ids=" ".join)
def test_whoever_loaded_a_match_and_leaves_loses_nothing_and_is_told_the_truth(
    tmp_path: Path, answers: list[str]
) -> None:
    path = tmp_path / "our.match"
    played(1, seed=2, names=["Anna", "Boris"]).save(path)
    before = path.read_text(encoding="utf-8")
    screen = Screen(answers)
    match = loaded(str(path), "en")
    Session(screen.console, match).run()
    (kept,) = re.findall(r"kept in (\S+\.match)\.", screen.lines[-1])
    assert Match.load(Path(kept)).text() == match.text()
    assert path.read_text(encoding="utf-8") == before


def test_whoever_leaves_a_match_that_could_not_be_kept_is_not_told_that_it_is(home: Path) -> None:
    home.write_text("a file")
    with pytest.warns(UserWarning, match="could not be kept"):
        screen, match = alone("move 8", "quit")
    assert match.saved_to is None
    assert screen.lines[-1] == Words().say("text-leave")


# A whole game


def test_one_person_plays_a_whole_game_against_bots() -> None:
    screen = First()
    given = {"names": ["Anna", "bot random", "bot random"], "seed": 3, "layout": "short", "components": QUICK}
    play_in_terminal(screen.console, given)
    assert screen.told("text-over")
    ranking = [line for line in screen.lines if re.match(r"  \d\. ", line)]
    assert len(ranking) == 3
    assert ranking[0].startswith("  1. ")
    assert all(re.search(r"\d+ rub.+ \d+ lira.+ \d+ good.+ \d+ bonus card", line) for line in ranking)
    assert any(line.endswith("wins.") or "share the win" in line for line in screen.lines)
    assert not any(question.startswith("Please pass") for question in screen.questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_alone_play_to_the_end_without_a_question(language: str) -> None:
    screen = Screen([], language)
    given = {"names": ["bot random", "bot random", "bot random"], "seed": 3, "layout": "short", "components": QUICK}
    play_in_terminal(screen.console, given)
    assert screen.questions == []
    assert screen.told("text-over")


# The screen


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> int:
    """Make the screen eighty columns wide."""
    monkeypatch.setenv("COLUMNS", "80")
    return 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_fits_a_narrow_screen(narrow: int, language: str) -> None:
    screen, _ = alone("help", "rule", "rule 9", "why buy", "hand", "log", "move 8", "undo", "undo", language=language)
    for line in screen.text.splitlines():
        assert len(line) <= narrow or KEY.match(line) or ".match" in line, line


def test_every_card_has_a_title_that_a_leak_would_show() -> None:
    for language in LANGUAGES:
        titles = [Words(language).term("card", card) for card in CARDS]
        assert len(set(titles)) == len(CARDS)
