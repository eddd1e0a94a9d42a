"""A lesson in JupyterLab, from its first step to its last, with the mouse alone."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import expect

from istanbul_nb.learn import Step, course_called, lesson_called
from istanbul_nb.learn.lesson import Text

from .conftest import Desk
from .table import Table

TAKEN = "istanbul/moving"
TAKE = f'from istanbul_nb import lesson\nroom = lesson("{TAKEN}", pace=0.0)\nroom'


def english(text: Text) -> str:
    assert isinstance(text, Mapping)
    return text["en"].strip()


def press(table: Table, what: str) -> None:
    table.find(f'[data-act="lesson-{what}"]').click()


def get_it_wrong(table: Table, place: int, said: str) -> None:
    """Click a place that is not asked for: the table says why not, and nothing happens."""
    before = table.revision
    table.tile(place).click(force=True)
    expect(table.find(".wrong-way")).to_contain_text(said)
    assert table.revision == before


def solve(table: Table, step: Step) -> None:
    for act in step.solution:
        table.do(act)
    for number, option in enumerate(step.options):
        if option.right:
            table.find(f'[data-option="{number}"]').click()


def test_a_lesson_is_done_by_clicking_with_a_mistake_and_a_hint_on_the_way(desk: Desk) -> None:
    taught = lesson_called(TAKEN)
    table = Table(desk.open(TAKE))
    for number, step in enumerate(taught.steps):
        expect(table.find(".lesson h2")).to_have_text(english(step.heading))
        if number == 0:
            get_it_wrong(table, 15, "3 steps")  # too far: the rules answer
            press(table, "hint")
            expect(table.find(".lesson")).to_contain_text(english(step.hints[0]))
        for mistake in step.mistakes[:1]:
            get_it_wrong(table, int(mistake.act.split()[1]), english(mistake.say))
        solve(table, step)
        expect(table.find(".praise")).to_be_visible()
        press(table, "next")
    room = table.sheet
    assert room.ask("room.progress.finished") == [TAKEN]  # type: ignore[attr-defined]
    kinds = room.ask("[entry.kind for entry in room.progress.entries]")  # type: ignore[attr-defined]
    assert kinds[:2] == ["refused", "hint"]
    assert kinds.count("mistake") == sum(bool(step.mistakes) for step in taught.steps) > 0
    assert kinds.count("done") == len(taught.steps)


QUICKLY = """async ([table, act]) => {
  const find = (selector) => table.querySelector(selector);
  const there = async (selector) => {
    for (let frames = 0; !find(selector); frames++) {
      if (frames > 600) throw new Error(`no ${selector}`);
      await new Promise(requestAnimationFrame);
    }
    return find(selector);
  };
  for (const click of [act, '.praise', '[data-act="lesson-again"]', '.task', act]) (await there(click)).click();
  await there('.praise');
}"""


def test_clicks_in_quick_succession_are_answers_to_what_each_of_them_saw(desk: Desk) -> None:
    """Check that a step that begins again with the same revision is no double click."""
    table = Table(desk.open(TAKE))
    expect(table.find(".lesson h2")).to_have_text(english(lesson_called(TAKEN).steps[0].heading))
    lit = 'button.tile.lit[data-place="3"]'
    expect(table.find(lit)).to_be_visible()
    table.sheet.page.evaluate(QUICKLY, [table.root.element_handle(), lit])
    kinds = table.sheet.ask("[entry.kind for entry in room.progress.entries]")  # type: ignore[attr-defined]
    assert kinds == ["did", "done", "again", "did", "done"]


def test_a_course_begins_where_its_learner_stopped(desk: Desk) -> None:
    first, second = course_called("istanbul").lessons[:2]
    begin = 'from istanbul_nb import course\nroom = course("istanbul", learner="Mouse", pace=0.0)\nroom'
    sheet = desk.open(begin)
    table = Table(sheet)
    for step in first.steps:
        expect(table.find(".lesson h2")).to_have_text(english(step.heading))
        solve(table, step)
        press(table, "next")
    expect(table.find(".lesson h2")).to_have_text(english(second.steps[0].heading))
    again = Table(desk.open(begin))
    expect(again.find(".lesson h2")).to_have_text(english(second.steps[0].heading))
    again.find(".course .tool").click()
    again.find(f'[data-lesson="{first.id}"]').click()
    expect(again.find(".lesson h2")).to_have_text(english(first.steps[0].heading))
