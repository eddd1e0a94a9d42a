"""What kernel and browser say to each other about any game: the shapes of widgets/src/protocol.ts.

A test compares both, member by member. What a game adds stands in `games/NAME/face/wire.py`. A list whose places mean
different things is `Annotated` with what stands where. What a game may narrow is `ReadOnly`.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from typing_extensions import NotRequired, ReadOnly, TypedDict

Sign = str  # a small picture or number in a row: its notation is told in protocol.ts
Style = Literal["go", "plain", "quiet"]
Face = int | str  # what a die shows
Choice = Annotated[list[str], tuple[str, str]]  # of the start panel: value and label
Cited = Annotated[list[str], tuple[str, str, str]]  # a rule: title, sentence, example


class Seat(TypedDict):
    """Describe who sits there."""

    name: str
    bot: str | None
    turn: bool  # it is this seat's turn
    decides: bool


class ActSigns(TypedDict, total=False):
    """Describe what a button shows beside its words."""

    sign: Sign
    reveals: bool  # dice or a hidden card: it cannot be undone
    dice: list[int]  # turn a die: what both dice would show
    costs: list[Sign]  # choices side by side: what is given …
    gives: list[Sign]  # … and what comes for it
    note: str  # what it is good for


class Act(ActSigns):
    """Describe a button of a question."""

    act: str
    label: str
    style: Style  # the main one, another one, the refusal


class Ask(TypedDict):
    """Ask the seat that decides."""

    decision: str
    title: str
    text: str
    rule: str  # the id of the rule behind it
    board: bool  # decided on the board
    acts: list[Act]


class Line(TypedDict):
    """Tell a line of the log; `at` is the position just after it."""

    at: int
    seat: int | None
    text: str
    round: NotRequired[int]  # a heading
    dice: NotRequired[Sequence[Face]]


class RollEffect(TypedDict):
    """Show dice that roll."""

    kind: Literal["dice"]
    dice: Sequence[Face]
    seat: int | None


class FlyEffect(TypedDict):
    """Let things fly between a place and a seat."""

    kind: Literal["fly"]
    sign: Sign
    count: int
    place: int | str | None
    seat: int
    gained: bool
    wait: NotRequired[int]  # ms before it


class WalkEffect(TypedDict):
    """Let a piece walk; the places that it passed, both ends included."""

    kind: Literal["walk"]
    piece: str
    route: list[int]


Effect = RollEffect | FlyEffect | WalkEffect


class Standing(TypedDict):
    """Rank a seat."""

    seat: int
    rank: int
    scores: list[int]  # by measure
    decided: int | None  # which of them parted it from the neighbour
    why: str


class Chart(TypedDict):
    """Draw a number of every seat, round by round."""

    title: str
    values: list[list[int]]


class End(TypedDict):
    """Tell how a game ended, and how each got there."""

    title: str
    text: str
    measures: list[Annotated[list[str], tuple[Sign, str]]]  # what decides, in this order
    standings: list[Standing]
    rounds: list[int]
    charts: list[Chart]
    setup: str  # options and seed
    rule: str  # the id of the rule of the ranking


class Wait(TypedDict):
    """Name the seat that decides elsewhere."""

    seat: int
    bot: bool
    text: str


class Cover(TypedDict):
    """Ask that the screen is passed to a seat."""

    seat: int
    title: str
    text: str
    button: str


class Roll(TypedDict):
    """Tell the last roll."""

    dice: Sequence[Face]
    text: str


class Refused(TypedDict):
    """Tell what was not done; `act` is what was tried, empty if nothing in particular."""

    kind: Literal["refused"]
    text: str
    rule: str
    says: Cited | None
    act: str


class Told(TypedDict):
    """Tell that something was done, or is good to know."""

    kind: Literal["told"]
    text: str


class Answer(TypedDict):
    """Answer a mistake or a wrong choice in a lesson."""

    text: str
    rule: str
    says: Annotated[list[str], tuple[str, str]] | None


class QuizOption(TypedDict):
    """Offer an answer to a quick question; `right` is told only after it was chosen."""

    text: str
    tried: bool
    right: bool


class Turns(TypedDict):
    """Count the turns of a puzzle: so far, and the fewest possible."""

    made: int
    best: int


class Chapter(TypedDict):
    """Name a lesson of a course."""

    id: str
    title: str
    state: Literal["done", "begun", "open"]
    now: bool


class Lesson(TypedDict):
    """Show a step of a lesson. While there is nothing to do at the board, nothing can be done there."""

    where: str
    title: str
    step: int
    steps: int
    heading: str
    says: list[str]  # paragraphs; *bold* and {sign} are marked up
    task: str | None
    done: str | None  # the task is done: praise and what has come of it
    answer: Answer | None
    hint: str | None
    hints: int  # how many more there are
    options: list[QuizOption] | None
    rule: str
    cite: Annotated[list[str], tuple[str, str]] | None
    glossary: list[Annotated[list[str], tuple[Sign, str, str]]]  # sign, word, meaning
    shows: list[str]  # what is wanted beside board and lesson
    point: list[str]  # actions that are pointed at
    back: bool
    next: Literal["step", "lesson", "end"] | None
    show: bool  # whether "Show me" does something now
    turns: Turns | None
    contents: list[Chapter]


class Board(TypedDict):
    """Show what lies on the table, as far as every game has it; the board of a game has more."""

    seats: ReadOnly[Sequence[Seat]]
    when: NotRequired[str]  # where it is not the round
    linger: NotRequired[int]


class Snap(TypedDict):
    """Show everything that a table shows at a moment, as one seat or a spectator may know it."""

    revision: int
    step: int  # the position that is shown
    steps: int  # the number of steps made; step < steps: a look back
    when: str  # "Round 7"
    seat: int | None  # whose view; None: everybody's
    seats: ReadOnly[Sequence[Seat]]
    hand: list[str] | None  # cards by name
    ask: ReadOnly[Ask | None]
    wait: Wait | None
    cover: Cover | None
    undo: str | None  # why not; None: possible
    redo: bool
    news: list[Line]  # lines that this step added
    lines: int  # steps told so far
    effects: list[Effect]
    dice: Roll | None
    end: ReadOnly[End | None]
    branch: str | None  # a sentence if this is a "what if"
    linger: NotRequired[int]  # ms that bots wait longer than usual
    lesson: NotRequired[Lesson]
    note: NotRequired[Refused | Told]  # what stays true for a while


class Additions(TypedDict, total=False):
    """Change a snapshot: what stays true for a while, and what a part of the session adds."""

    wait: Wait | None
    note: Refused | Told
    lesson: Lesson


class SavedGame(TypedDict):
    """Offer a game that can be resumed; its path is sent back as it is."""

    path: str
    label: str


class StartChoices(TypedDict):
    """Offer what can be chosen of a game; each game has its own."""


class Start(TypedDict):
    """Offer what can be chosen before a game."""

    players: list[int]
    usual: int  # how many sit down if nobody says otherwise
    bots: list[Choice]  # value "" is a person
    strength: str  # the bot that sits down if nobody says otherwise
    strengths: list[Choice]  # names of bots, and what they do
    names: list[str]  # proposals by seat
    saved: list[SavedGame]


class CardFace(TypedDict):
    """Draw a card."""

    face: list[Sign]


class Labels(TypedDict):
    """Give the words of a game that change with the language and the setup only; each game has more."""

    rules: dict[str, Cited]
    cards: ReadOnly[NotRequired[Mapping[str, CardFace]]]
    faces: ReadOnly[NotRequired[dict[str, str]]]


class Words(TypedDict):
    """Give the words that change with the language and the setup only."""

    game: str
    face: str  # the folder of the front end that draws it: its own, or the plain one
    language: str
    setup: str  # what the rest depends on, beside the language
    languages: list[Choice]
    ui: dict[str, str]  # buttons and labels; {name} stands for a fact
    rules: dict[str, Cited]  # those that the table shows
    cards: ReadOnly[NotRequired[Mapping[str, CardFace]]]
    faces: ReadOnly[NotRequired[dict[str, str]]]  # of dice that have no pips


class Advised(TypedDict):
    """Propose an action: what, what then, why, and how likely it wins."""

    act: str
    label: str
    then: str
    reason: str
    chance: float


class Reviewed(TypedDict):
    """Compare what was played in a turn with what would have been best, with the chances to win."""

    step: int
    seat: int
    when: str
    played: str
    best: str
    reason: str
    chances: Annotated[list[float], tuple[float, float]]  # played, best
    cost: float  # of the chance to win


class Tried(TypedDict):
    """Tell how the games ended that bots played on after an action."""

    act: str
    label: str
    played: bool  # what was really done
    share: Annotated[list[float], tuple[float, float, float]]  # low, found, high
