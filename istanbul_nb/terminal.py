"""Istanbul in a terminal: people and bots around one screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from istanbul_nb.core import Action, Refused, Unreadable
from istanbul_nb.games.istanbul import SEATS
from istanbul_nb.games.istanbul.options import LAYOUTS
from istanbul_nb.match import BadSave, Match, MatchError
from istanbul_nb.names import BadName, clean_name
from istanbul_nb.saves import fresh_autosave
from istanbul_nb.text import picture
from istanbul_nb.words import Words

BOT = "bot"


class Leave(Exception):
    """The player wants to stop."""


class Console:
    """Where questions are asked and answered, in one language."""

    def __init__(self, words: Words, ask: Callable[[str], str] = input, tell: Callable[[str], None] = print) -> None:
        self.words = words
        self._ask = ask
        self.tell = tell

    def ask(self, question: str) -> str:
        """An answer, or `Leave` when there is no more input."""
        try:
            return self._ask(question + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def say(self, key: str, **facts: Any) -> None:
        """Tell a message."""
        self.tell(self.words.say(key, **facts))


def play_in_terminal(console: Console, given: Mapping[str, Any]) -> None:
    """Set up what was not given, then play until the game is over or somebody leaves."""
    console.say("text-welcome")
    try:
        match = new_match(console, given)
    except Leave:
        console.tell("")
        console.say("text-leave")
        return
    Session(console, match).run()


def new_match(console: Console, given: Mapping[str, Any]) -> Match:
    """Ask for players, names and layout; Enter takes the first choice."""
    options = {name: value for name, value in given.items() if value is not None}
    names = [name.strip() for name in options.pop("names", None) or ()] or ask_for_names(
        console, options.pop("players", None)
    )
    if "layout" not in options:
        options["layout"] = ask_for_layout(console)
    bots = [seat for seat, name in enumerate(names) if name.lower() == BOT]
    colours = [console.words.say(f"seat-{colour}").capitalize() for colour in SEATS]
    names = [colours[seat] if seat in bots else name for seat, name in enumerate(names)]
    match = Match("istanbul", names=names, autosave=True, language=console.words.language, **options)
    for seat in bots:
        match.hand_over(seat, "random")
    return match


def ask_for_names(console: Console, players: int | None) -> list[str]:
    """A name for each seat, or bot; Enter makes the first one a person and the others bots."""
    while players is None:
        answer = console.ask(console.words.say("text-how-many", least=2, most=5)) or "3"
        players = int(answer) if answer in ("2", "3", "4", "5") else None
    names: list[str] = []
    while len(names) < players:
        seat = console.words.say(f"seat-{SEATS[len(names)]}")
        answer = console.ask(console.words.say("text-who", seat=seat)) or (BOT if names else seat.capitalize())
        try:
            names.append(clean_name(answer))
        except BadName as error:
            console.say(error.reason, **error.facts)
    return names


def ask_for_layout(console: Console) -> str:
    """One of the layouts, by its name here or its first letters; Enter takes the first."""
    shown = {console.words.choice("layout", choice): choice for choice in LAYOUTS}
    while True:
        answer = console.ask(console.words.say("text-layout", choices=", ".join(shown))).lower()
        for name, choice in shown.items():
            if name.startswith(answer) or choice == answer:
                return choice
        console.say("text-unknown", text=answer[:60])


def loaded(path: str, language: str) -> Match:
    """A saved match, kept by itself from now on; the file that was loaded stays as it is."""
    match = Match.load(Path(path).expanduser(), language)
    match.saved_to = fresh_autosave(match.game.info.id)
    return match


class Session:
    """A match at one console: shows the table to whoever decides and does what they type."""

    def __init__(self, console: Console, match: Match) -> None:
        self.console = console
        self.words = console.words
        self.tell = console.tell
        self.match = match
        self.shown = 0
        self.person: int | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self.play()
        except (Leave, KeyboardInterrupt):
            self.tell("")
            if self.match.saved_to is None:
                self.console.say("text-leave")
            else:
                self.console.say("text-bye", path=str(self.match.saved_to))

    def play(self) -> None:
        """Until nothing is left to decide."""
        while not self.match.over:
            self.match.run_bots(after=lambda match: self.tell_news())
            if self.match.over:
                break
            self.show()
            self.listen()
        self.tell_news()
        self.tell_end()

    def show(self) -> None:
        """The table as the deciding person sees it; between two persons the screen is handed over first."""
        match = self.match
        people = [seat for seat in match.seats if seat.bot is None]
        if self.person != match.actor and len(people) > 1 and match.actor is not None:
            self.tell("\n" * 60)
            self.console.ask(self.words.say("text-pass-screen", name=match.names[match.actor]))
        self.person = match.actor
        self.tell_news()
        self.tell("")
        columns = shutil.get_terminal_size().columns
        self.tell(picture(match.view_of(match.actor), match.names, match.legal, self.words, columns))

    def tell_news(self) -> None:
        """What happened since the last look, as the person at the screen may know it."""
        log = self.match.log_of(self.person)
        for event in log[self.shown :]:
            line = self.words.event(event, self.match.names)
            if line:
                self.tell(f"  {line}")
        self.shown = len(log)

    def listen(self) -> None:
        """Ask until something was done that changes the table."""
        while True:
            answer = self.console.ask(self.words.say("text-choose"))
            if not answer:
                continue
            command, _, rest = answer.partition(" ")
            do = self.commands().get(command.lower())
            try:
                if do(rest.strip()) if do else self.act(answer):
                    return
            except (MatchError, BadSave, Refused) as error:
                self.tell(error.sentence(self.words) if isinstance(error, BadSave) else str(error))

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """What can be typed beside actions; each says whether the table is to be shown again."""
        return {
            "help": self.help,
            "?": self.help,
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "rule": self.rule,
            "hand": self.hand,
            "log": self.log,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }

    def act(self, answer: str) -> bool:
        """A number of the list, or an action in its notation, whatever the case of its letters."""
        legal = self.match.legal
        if answer.isdecimal():
            number = int(answer[:9])
            if len(answer) > 9 or not 1 <= number <= len(legal):
                self.console.say("text-number", number=answer[:9], most=len(legal))
                return False
            self.match.do(legal[number - 1])
            return True
        same = [action for action in legal if str(action).lower() == " ".join(answer.lower().split())]
        if not same and not self.is_verb(answer):
            self.console.say("text-unknown", text=answer[:60])
            return False
        self.match.do(same[0] if same else answer)
        return True

    def is_verb(self, answer: str) -> bool:
        """Whether this looks like an action, even if it is not possible now."""
        verbs = {action.verb for action in self.match.attempts}
        return answer.split(maxsplit=1)[0].lower() in verbs

    def help(self, rest: str) -> bool:
        self.console.say("text-help")
        return False

    def undo(self, rest: str) -> bool:
        self.match.undo()
        self.shown = len(self.match.log)
        self.console.say("text-undone")
        return True

    def redo(self, rest: str) -> bool:
        self.match.redo()
        self.console.say("text-redone")
        return True

    def why(self, rest: str) -> bool:
        try:
            action = Action.parse(rest)
        except Unreadable:
            self.console.say("unreadable-action", text=rest[:60])
            return False
        refused = self.match.explain(action)
        if refused is None:
            label = self.words.action(action, self.match.view_of(self.match.actor))
            refused = self.words.say("text-possible", action=label)
        self.tell(refused)
        return False

    def rule(self, rest: str) -> bool:
        try:
            title, text = self.words.rule(rest)
        except KeyError:
            self.console.say("text-rule-unknown", text=rest[:60])
        else:
            self.tell(f"{title}\n{text}")
        return False

    def hand(self, rest: str) -> bool:
        cards = self.match.view_of(self.match.actor)["hand"]
        for card in cards:
            words = self.words
            self.tell(f"  {words.card(card)}: {words.card_effect(card)} ({words.card_window(card)}; play {card})")
        if not cards:
            self.console.say("text-hand-empty")
        return False

    def log(self, rest: str) -> bool:
        lines = [self.words.event(event, self.match.names) for event in self.match.log_of(self.person)]
        self.tell("\n".join(f"  {line}" for line in lines if line) or self.words.say("text-log-empty"))
        return False

    def save(self, rest: str) -> bool:
        path = Path(rest or "istanbul.match").expanduser()
        try:
            self.match.save(path)
        except OSError as error:
            problem = error.strerror or type(error).__name__
            self.console.say("text-not-saved", path=str(path), problem=problem)
        else:
            self.console.say("text-saved", path=str(path))
        return False

    def load(self, rest: str) -> bool:
        self.match = loaded(rest or "istanbul.match", self.words.language)
        self.shown, self.person = len(self.match.log), None
        self.console.say("text-loaded")
        return True

    def quit(self, rest: str) -> bool:
        raise Leave

    def tell_end(self) -> None:
        """The ranking with every tie-break."""
        match = self.match
        self.tell("")
        self.console.say("text-score")
        for standing in match.standings:
            scores = ", ".join(
                f"{self.words.say(f'standing-{name}')} {score}" for name, score in standing.scores.items()
            )
            self.tell(f"  {standing.rank}. {match.names[standing.seat]}: {scores}")
