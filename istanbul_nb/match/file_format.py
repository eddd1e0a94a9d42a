"""The save format (docs/format.md): a match as text and back. Every fault is a `BadSave` with a sentence."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import (
    Action,
    Answer,
    BadOptions,
    BadState,
    Game,
    Refusal,
    Refused,
    Scripted,
    Seeded,
    TooLarge,
    Unreadable,
    Unscripted,
    canonical,
    digest,
    parse_json,
    shorten,
)
from istanbul_nb.core.options import options_from_file, options_to_file
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.match.history import AnswersLeft, History, Seat
from istanbul_nb.match.names import BadName, clean_name
from istanbul_nb.words import Words

FORMAT = "istanbul_nb match"
VERSION = 1
LARGEST_SEED = 2**63
WIDTH = 100

# Bounds of what is read: twice the longest of a thousand games of random bots, five players and both expansions
# (15,760 steps, 86,058 choices, 198 kB). A match that reaches them cannot go on, so that all that it saves is read.
LONGEST = 32_000  # steps
LARGEST_FILE = 1_000_000  # characters, of a file and behind its seal
MOST_CHOICES = 10_000_000  # that the steps were chosen from; with corrected tables there may be many


class BadSave(ValueError):
    """A save file that cannot be loaded: `reason` is a key for words, `facts` what they need, `game` whose words."""

    def __init__(self, reason: str, **facts: Any) -> None:
        self.reason = reason
        self.facts = facts
        self.game: str | None = None
        self.words = Words()
        super().__init__(reason)

    def sentence(self, words: Words) -> str:
        """Say what is wrong in a language, in the words of the game that the file is of."""
        if self.game is not None:
            words = Words(words.language, self.game)
        facts = dict(self.facts)
        problem = facts.get("problem")
        if isinstance(problem, Refusal):
            facts["problem"] = words.refusal(problem)
        elif isinstance(problem, BadOptions):
            facts["problem"] = words.options(problem)
        elif isinstance(problem, BadState):
            facts["problem"] = words.state(problem)
        elif problem is not None and problem.startswith("fault-"):
            facts["problem"] = words.say(problem)
        return words.say(self.reason, **facts)

    def __str__(self) -> str:
        return self.sentence(self.words)

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class Head(NamedTuple):
    """What a file says of a match without replaying it."""

    game: str
    names: list[str]
    steps: int
    over: bool


def write(saved: History) -> str:
    """Write the text of a save. As long as the game is not over, answers of chance and actions are sealed."""
    over = saved.game.actor(saved.state) is None
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": saved.game.info.id,
        "rules": dict(saved.game.versions(saved.options)),
        "options": options_to_file(saved.game.info.options, saved.options),
        "seats": [{"name": seat.name, "bot": seat.bot_name} for seat in saved.seats],
        "branch": saved.fork,
        "steps": len(saved.steps),
        **(_open_body(saved) if over else {"sealed": _seal(_body_text(saved))}),
        "state": saved.game.digest(saved.state),
    }
    document["digest"] = digest(document)
    return _layout(document)


def _beginning(saved: History) -> dict[str, Any]:
    """Return where chance stands, and how the match began."""
    start = {"start": saved.game.encode(saved.start)} if saved.setup is None else {"setup": saved.setup}
    return {"seed": saved.seed, "counter": saved.seeded.counter, **start}


def _open_body(saved: History) -> dict[str, Any]:
    return {**_beginning(saved), "record": [[str(step.action), *step.answers] for step in saved.steps]}


def _body_text(saved: History) -> str:
    """Return the same as canonical JSON; each step has its own text, which is made once."""
    entries = {name: canonical(value) for name, value in _beginning(saved).items()}
    entries["record"] = "[" + ",".join([step.entry for step in saved.steps]) + "]"
    return "{" + ",".join(f"{canonical(name)}:{entries[name]}" for name in sorted(entries)) + "}"


def _layout(document: Mapping[str, Any]) -> str:
    """Write JSON with a line for every entry, and for every step and line of the seal."""
    entries = []
    for name, value in document.items():
        text = json.dumps(value, ensure_ascii=False)
        if name == "sealed":
            text = '[\n  "' + '",\n  "'.join(value) + '"\n ]'
        elif name in ("record", "seats") and value:
            text = "[\n" + ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in value) + "\n ]"
        entries.append(f" {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _seal(body: str) -> list[str]:
    """Seal a body, so that nobody reads by accident what his seat may not know; it is not a lock."""
    text = base64.b64encode(zlib.compress(body.encode())).decode()
    return [text[start : start + WIDTH] for start in range(0, len(text), WIDTH)]


def _unseal(lines: object) -> Any:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadSave("save-damaged", where="sealed", problem="fault-lines")
    try:
        packed = base64.b64decode("".join(lines), validate=True)
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(packed, LARGEST_FILE + 1)
        return parse_json(text.decode(), LARGEST_FILE)
    except TooLarge:
        raise BadSave("save-damaged", where="sealed", problem="fault-large") from None
    except (ValueError, binascii.Error, zlib.error):
        raise BadSave("save-damaged", where="sealed", problem="fault-packed") from None


def read(text: str) -> History:
    """Read a saved match, replayed and verified; raise `BadSave` for anything else: nothing is half loaded."""
    document = _parse(text)
    game = _game(document)
    try:
        return _read(document, game)
    except BadSave as error:
        error.game = game.info.id
        raise


def _read(document: Mapping[str, Any], game: Game[Any]) -> History:
    saved = _header(document, game)
    body = _unseal(document["sealed"]) if "sealed" in document else document
    if not isinstance(body, dict):
        raise BadSave("save-damaged", where="sealed", problem="fault-object")
    _replay(saved, body)
    _verify(saved, document)
    return saved


def read_head(text: str) -> Head:
    """Read who plays a match and how far it is, without verifying it."""
    document = _parse(text)
    names = [_seat(seat, "seats").name for seat in _entry(document, "seats", list)]
    return Head(_entry(document, "game", str), names, _entry(document, "steps", int), "sealed" not in document)


def _parse(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadSave("save-not-text")
    try:
        document = parse_json(text, LARGEST_FILE)
    except TooLarge:
        raise BadSave("save-damaged", where="file", problem="fault-large") from None
    except ValueError:
        raise BadSave("save-not-json") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadSave("save-not-a-match")
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise BadSave("save-version", version=shorten(version, 20), known=VERSION)
    return document


def _entry(document: Mapping[str, Any], name: str, kind: type) -> Any:
    if name not in document:
        raise BadSave("save-damaged", where=name, problem="fault-missing")
    if type(document[name]) is not kind:
        raise BadSave("save-damaged", where=name, problem="fault-kind")
    return document[name]


def _game(document: Mapping[str, Any]) -> Game[Any]:
    name = _entry(document, "game", str)
    if name not in GAMES:
        raise BadSave("save-game", game=name[:40])
    return game_of(name)


def _header(document: Mapping[str, Any], game: Game[Any]) -> History:
    rules = _entry(document, "rules", dict)
    versions = game.versions(_entry(document, "options", dict))
    for module in {**versions, **rules}:
        played, known = rules.get(module), versions.get(module)
        if type(played) is not int or played != known:
            raise BadSave("save-rules", name=shorten(module), version=shorten(played, 20), known=str(known))
    expected = _entry(document, "digest", str)
    try:
        changed = digest({key: value for key, value in document.items() if key != "digest"}) != expected
    except ValueError:  # half a letter has no digest
        changed = True
    if changed:
        raise BadSave("save-changed")
    seats = _entry(document, "seats", list)
    if len(seats) > game.info.players[1]:
        raise BadSave("save-damaged", where="seats", problem="fault-seats")
    seats = [_seat(seat, f"seats[{index}]") for index, seat in enumerate(seats)]
    branch = document.get("branch")
    if branch is not None and (type(branch) is not int or not 0 <= branch <= LONGEST):
        raise BadSave("save-damaged", where="branch", problem="fault-kind")
    options = options_from_file(game.info.options, _entry(document, "options", dict))
    return History(game, options, seats, 0, Seeded(0), [], None, None, branch=branch)


def _seat(seat: object, where: str) -> Seat:
    if not isinstance(seat, dict) or not isinstance(seat.get("bot"), (str, type(None))):
        raise BadSave("save-damaged", where=where, problem="fault-seat")
    try:
        name = clean_name(seat.get("name"))
        return Seat(name, missing=None if seat["bot"] is None else clean_name(seat["bot"]))
    except (BadName, KeyError):
        raise BadSave("save-damaged", where=where, problem="fault-name") from None


def _replay(saved: History, body: Mapping[str, Any]) -> None:
    saved.seed = _number(body, "seed")
    saved.seeded.counter = _number(body, "counter")
    saved.start = _start_from_setup(saved, body) if "start" not in body else _start_from_position(saved, body)
    saved.state = saved.game.copy(saved.start)
    record = _entry(body, "record", list)
    if len(record) > LONGEST:
        raise BadSave("save-damaged", where="record", problem="fault-large")
    choices = 0
    for number, entry in enumerate(record, start=1):
        choices += _replay_step(saved, number, entry)
        if choices > MOST_CHOICES:
            raise BadSave("save-damaged", where="record", problem="fault-large")


def _start_from_setup(saved: History, body: Mapping[str, Any]) -> Any:
    saved.setup = _answers(_entry(body, "setup", list), "setup")
    script = Scripted(saved.setup)
    try:
        start = saved.game.setup(saved.options, script)
    except BadOptions as error:
        raise BadSave("save-options", problem=error) from None
    except Unscripted:
        raise BadSave("save-damaged", where="setup", problem="fault-chance") from None
    if script.left:
        raise BadSave("save-damaged", where="setup", problem="fault-answers")
    return start


def _start_from_position(saved: History, body: Mapping[str, Any]) -> Any:
    saved.setup = None
    try:
        start = saved.game.decode(body["start"])
    except BadState as error:
        raise BadSave("save-damaged", where="start", problem=error) from None
    if saved.game.encode(start)["options"] != saved.options:
        raise BadSave("save-damaged", where="options", problem="fault-position")
    return start


def _number(body: Mapping[str, Any], name: str) -> int:
    number: int = _entry(body, name, int)
    if not -LARGEST_SEED <= number < 2 * LARGEST_SEED:
        raise BadSave("save-damaged", where=name, problem="fault-number")
    return number


def _answers(answers: Sequence[Any], where: str) -> list[Answer]:
    if not all(type(answer) in (int, str) for answer in answers):
        raise BadSave("save-damaged", where=where, problem="fault-kind")
    return list(answers)


def _replay_step(saved: History, number: int, entry: object) -> int:
    """Play a step again and return how many choices there were."""
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        raise BadSave("save-damaged", where=f"record[{number - 1}]", problem="fault-step")
    text, script = entry[0], Scripted(_answers(entry[1:], f"record[{number - 1}]"))
    if saved.game.actor(saved.state) is None:
        raise BadSave("save-step", step=number, action=text[:60], problem="fault-over")
    choices = len(saved.game.legal(saved.state))
    try:
        saved.play(Action.parse(text), script)
    except Unreadable:
        raise BadSave("save-step", step=number, action=text[:60], problem="fault-notation") from None
    except Unscripted:
        raise BadSave("save-step", step=number, action=text[:60], problem="fault-chance") from None
    except Refused as error:
        problem = error.refusal._replace(legal=())  # nobody asks a file what to do instead, and that tells of a hand
        raise BadSave("save-step", step=number, action=text[:60], problem=problem) from None
    except AnswersLeft:
        raise BadSave("save-step", step=number, action=text[:60], problem="fault-answers") from None
    return choices


def _verify(saved: History, document: Mapping[str, Any]) -> None:
    if len(saved.seats) != len(saved.game.standings(saved.state)):
        raise BadSave("save-damaged", where="seats", problem="fault-seats")
    if _entry(document, "steps", int) != len(saved.steps):
        raise BadSave("save-damaged", where="steps", problem="fault-count")
    if saved.branch is not None and saved.setup is not None and saved.branch > len(saved.steps):
        raise BadSave("save-damaged", where="branch", problem="fault-count")
    if _entry(document, "state", str) != saved.game.digest(saved.state):
        raise BadSave("save-damaged", where="state", problem="fault-position")
