"""What refusals advise: only what is legal, and only in forms that say what must be legal for them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games import GAMES
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.advice import NAMED, SAME, choose_form, example_of

from . import engine
from .files import entries, messages

# How a sentence begins that tells somebody to do something. At the end of a game there is nothing else to advise.
IMPERATIVES = {
    "en": "act bid bring carry catch choose come do draw end get give go keep lay leave look meet move name pass "
    "pay play put return skip start stop take use wait write",
    "ru": "введите верните возьмите встретьте выберите выполните выставьте добудьте достаньте заберите закончите "
    "заплатите идите используйте назовите напишите начните оставьте остановитесь отдайте пасуйте переместите "
    "переходите подождите поищите положите поставьте приберегите приходите пропустите сделайте сыграйте",
}
AFTER_THE_GAME = "refusal-game-over"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("game", GAMES)
def test_the_forms_of_a_refusal_are_named_by_what_must_be_legal(game: str, language: str) -> None:
    known = {*engine.verbs(game), SAME, NAMED}
    for key in messages(language, game):
        name, _, form = key.partition(".")
        if name.startswith("refusal-") and form:
            assert {part.partition("_")[0] for part in form.split("-")} <= known, key


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_itself_advises_nothing(game: str, language: str) -> None:
    told = re.compile(rf"(?:^|[.:!] )(?:{'|'.join(IMPERATIVES[language].split())})\b", re.IGNORECASE)
    for _, key, pattern in entries(language, game):
        if key.startswith("refusal-") and "." not in key and key != AFTER_THE_GAME:
            for text in texts(pattern):
                assert not told.search(text.strip()), f"{key}: {text}"


def texts(pattern: ast.Pattern) -> list[str]:
    """Return the texts of a pattern, those of its variants too."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [text for variant in element.expression.variants for text in texts(variant.value)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_forms_need_no_other_facts_than_their_refusal(game: str, language: str) -> None:
    for said in engine.refusals(game):
        for form in [key for key in messages(language, game) if key.startswith(f"refusal-{said.key}.")]:
            needed = messages(language, game)[form].names - {"example"}
            assert said.facts is None or needed <= said.facts, f"{said.where}: {form}"


LEAVE, END, TAKE, PAY = Action("leave"), Action("end"), Action("take"), Action("pay", ("R",))
FORMS = ("leave-end", "pay_R", "same", "named")


@pytest.mark.parametrize(
    ("tried", "legal", "form"),
    [
        (TAKE, (LEAVE, END), "leave-end"),
        (TAKE, (END, PAY, LEAVE), "leave-end"),
        (TAKE, (LEAVE, PAY), "pay_R"),
        (TAKE, (LEAVE,), None),
        (Action("pay", ("B",)), (Action("pay", ("G",)),), "same"),
        (Action("choose", ("lira",)), (Action("lira"), END), "named"),
        (TAKE, (), None),
    ],
)
def test_the_first_form_is_said_that_advises_only_what_is_legal(
    tried: Action, legal: tuple[Action, ...], form: str | None
) -> None:
    refusal = Refusal("ist.turn.order", "any", {"action": "lira"}).instead(tried, legal)
    assert choose_form(FORMS, refusal) == form


def test_an_example_is_a_legal_action_with_the_verb_that_was_tried() -> None:
    refusal = Refusal("ist.turn.order", "malformed").instead(Action("pay"), (LEAVE, PAY, END))
    assert example_of(refusal) == "pay R"
    assert example_of(refusal.instead(Action("sell"), (LEAVE, PAY, END))) == ""


def test_without_a_form_the_legal_verbs_are_listed(language: str) -> None:
    refusal = Refusal("ist.assist.leave", "stack-empty").instead(LEAVE, (Action("play", ("lira",)), END))
    advice = {"en": "You can play a card or end the turn.", "ru": "Можно сыграть карту или закончить ход."}
    assert Words(language).advice(refusal) == advice[language]
    assert Words(language).reason(refusal).endswith(f" {advice[language]}")


def test_a_refusal_that_does_not_know_what_is_legal_advises_nothing(language: str) -> None:
    assert Words(language).advice(Refusal("ist.assist.leave", "stack-empty")) == ""
