"""The messages between a page and the kernel, by kind: `Up` and `Down` of widgets/src/protocol.ts."""

from typing import Literal

from typing_extensions import TypedDict

from istanbul_nb.table.wire import Advised, Line, Refused, Reviewed, Told, Tried

# What a page says. Nothing of it is sure until the gate has looked at it (table/gate.py).


class Do(TypedDict):
    """Carry out an action."""

    kind: Literal["do"]
    act: str
    seat: int | None
    revision: int


class Why(TypedDict):
    """Ask why an action is not allowed."""

    kind: Literal["why"]
    act: str
    revision: int


class UndoOrRedo(TypedDict):
    """Take the last step back, or make it again."""

    kind: Literal["undo", "redo"]
    revision: int


class Open(TypedDict):
    """Take the screen over: "it is me"."""

    kind: Literal["open"]
    seat: int


class Look(TypedDict):
    """Look at a position of the history, or at the present one."""

    kind: Literal["look"]
    step: int | None


class LetBotMove(TypedDict):
    """Let the bot decide: once, or until a person is asked."""

    kind: Literal["bot"]
    revision: int
    all: bool


class SetLanguage(TypedDict):
    """Choose a language."""

    kind: Literal["language"]
    language: str


class AskLog(TypedDict):
    """Ask for the whole log."""

    kind: Literal["log"]


class AskOdds(TypedDict):
    """Ask what a roll would make possible."""

    kind: Literal["odds"]
    act: str
    revision: int


class AskHints(TypedDict):
    """Ask what would be best here, and who wins."""

    kind: Literal["hints"]
    revision: int
    step: int


class AskReview(TypedDict):
    """Ask for the review of a game that is over."""

    kind: Literal["review"]


class AskWhatIf(TypedDict):
    """Ask what comes of the best actions here, if bots play on."""

    kind: Literal["whatif"]
    revision: int
    step: int


class Stop(TypedDict):
    """Be content with the hints, the review or the what-if that was found so far."""

    kind: Literal["stop"]


class AskModule(TypedDict):
    """Ask for the second module of the front end."""

    kind: Literal["module"]


class Save(TypedDict):
    """Save the match in a file."""

    kind: Literal["save"]
    name: str


class Load(TypedDict):
    """Show the match of a text."""

    kind: Literal["load"]
    text: str


class Resume(TypedDict):
    """Go on with a game that kept itself."""

    kind: Literal["resume"]
    path: str


class AskCopy(TypedDict):
    """Ask for the text of the match."""

    kind: Literal["copy"]


class Place(TypedDict):
    """Name who sits down, and the bot that decides there, if any."""

    name: str
    bot: str


class Begin(TypedDict):
    """Begin a game; the options are those of the game, and the seed."""

    kind: Literal["start"]
    seats: list[Place]
    options: dict[str, object]


class Again(TypedDict):
    """Go back to the start panel."""

    kind: Literal["again"]


class PressLesson(TypedDict):
    """Press a button of a lesson; `again` begins this step anew."""

    kind: Literal["lesson"]
    what: Literal["next", "back", "again", "hint", "show"]


class ChooseOption(TypedDict):
    """Answer the quick question."""

    kind: Literal["lesson"]
    what: Literal["choose"]
    option: int


class OpenLesson(TypedDict):
    """Open one of the contents."""

    kind: Literal["lesson"]
    what: Literal["open"]
    lesson: str


Up = (
    Do
    | Why
    | UndoOrRedo
    | Open
    | Look
    | LetBotMove
    | SetLanguage
    | AskLog
    | AskOdds
    | AskHints
    | AskReview
    | AskWhatIf
    | Stop
    | AskModule
    | Save
    | Load
    | Resume
    | AskCopy
    | Begin
    | Again
    | PressLesson
    | ChooseOption
    | OpenLesson
)

# What the kernel tells once; everything that lasts is a trait of the widget.


class Log(TypedDict):
    """Tell the whole log."""

    kind: Literal["log"]
    lines: list[Line]


class Odds(TypedDict):
    """Tell how likely things are after a roll, by name."""

    kind: Literal["odds"]
    act: str
    revision: int
    odds: dict[str, float]


class Hints(TypedDict):
    """Give hints, None if they are not for these eyes, and the chances to win."""

    kind: Literal["hints"]
    revision: int
    step: int
    seat: int | None
    language: str
    hints: list[Advised] | None
    odds: list[str]
    chances: list[float]


class Review(TypedDict):
    """Tell what a review has found so far; chances by seat, by round, in per cent."""

    kind: Literal["review"]
    done: int
    of: int
    over: bool
    turns: list[Reviewed]
    rounds: list[int]
    chances: list[list[int]]


class WhatIf(TypedDict):
    """Tell how many games were played on, and how they ended."""

    kind: Literal["whatif"]
    revision: int
    step: int
    seat: int | None
    language: str
    done: int
    of: int
    over: bool
    ways: list[Tried]


class Forget(TypedDict):
    """Make the page forget hints and review: another match is shown."""

    kind: Literal["forget"]


class Module(TypedDict):
    """Bring the second module of the front end."""

    kind: Literal["module"]
    text: str


class Copy(TypedDict):
    """Bring the text of the match."""

    kind: Literal["copy"]
    text: str


Down = Refused | Told | Log | Odds | Hints | Review | WhatIf | Forget | Module | Copy
