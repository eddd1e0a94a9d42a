"""A small lesson for tests: a walk, an action, a question."""

from __future__ import annotations

from typing import Any

from istanbul_nb.learn import Goal, Lesson, Mistake, Option, Step, Tip

POSITION = {
    "options": {"players": 2, "layout": "short"},
    "seats": [{"at": 7, "lira": 2}],
    "figures": {"governor": 13, "smuggler": 13},
}

WALK = Step(
    heading={"en": "Walk", "ru": "Идите"},
    say={"en": "You walk one or two steps.", "ru": "Вы идёте один или два шага."},
    task={"en": "Walk to the Spice Warehouse.", "ru": "Идите на Склад пряностей."},
    praise={"en": "You are there.", "ru": "Вы на месте."},
    rules=("ist.move.steps",),
    position=POSITION,
    solution=("move 3",),
    mistakes=(
        Mistake("move 15", {"en": "Three steps are too many.", "ru": "Три шага — слишком много."}, forbidden=True),
        Mistake("move *", {"en": "Another place.", "ru": "Другое место."}),
    ),
    hints=({"en": "Beside you.", "ru": "Рядом."}, {"en": "Number 3.", "ru": "Номер 3."}),
)
FILL = Step(
    heading={"en": "Fill up", "ru": "Наполните"},
    task={"en": "Leave an assistant and fill up.", "ru": "Оставьте помощника и наполните тележку."},
    solution=("leave", "fill"),
    goal=Goal(event={"kind": "good", "good": "G"}, view={"me.goods.1": ">=2"}),
    hints=({"en": "Leave first.", "ru": "Сначала оставьте."},),
)
ASK = Step(
    heading={"en": "A question", "ru": "Вопрос"},
    say={"en": "How many?", "ru": "Сколько?"},
    options=(
        Option({"en": "Two", "ru": "Две"}, {"en": "Yes, two.", "ru": "Да, две."}, right=True),
        Option({"en": "Nine", "ru": "Девять"}, {"en": "Too many.", "ru": "Слишком много."}),
    ),
)
READ = Step(heading={"en": "Read", "ru": "Читайте"}, say={"en": "One.\n\nTwo.", "ru": "Раз.\n\nДва."})


def lesson(*steps: Step, **facts: Any) -> Lesson:
    """Return the lesson with these steps, or the usual ones."""
    return Lesson(**{"title": {"en": "Spice", "ru": "Пряности"}, "steps": steps or (WALK, FILL, ASK, READ), **facts})


GAME = Step(
    heading="A game",
    task="Play to the end.",
    position={"setup": {"players": 2, "first": 0, "seed": 3}},
    bots=("random",),
    allow=("*",),
    lit=True,
    goal=Goal(over=True),
    tips=(Tip(Goal(event={"kind": "moved", "seat": 0}), "You have moved."),),
)
