"""From the welcome to the first turn: who plays, and how the places lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.games.istanbul import SEATS
from istanbul_nb.games.istanbul.options import LAYOUTS
from istanbul_nb.match import Match
from istanbul_nb.names import BadName, clean_name
from istanbul_nb.saves import BadSave
from istanbul_nb.shelf import resume
from istanbul_nb.terminal.console import Console, Leave, command_of
from istanbul_nb.terminal.session import Session

BOT = ("bot", "бот")
YES = ("y", "yes", "д", "да")
PLAYERS = ("2", "3", "4", "5")


def play_in_terminal(console: Console, given: Mapping[str, Any]) -> None:
    """Go on with the last match or set up a new one, then play until the game is over or somebody leaves."""
    console.say("text-welcome")
    options = {name: value for name, value in given.items() if value is not None}
    try:
        match = None if options else last_match(console)
        Session(console, match or new_match(console, options)).run()
    except Leave:
        console.tell("")
        console.say("text-leave")


def last_match(console: Console) -> Match | None:
    """The match that was left last, if it is not over and the player wants to go on with it."""
    try:
        match = resume(language=console.words.language)
    except BadSave:
        return None
    if match.over or not match.steps:
        return None
    question = console.words.say("text-resume", names=", ".join(match.names), round=match.turn["round"])
    return match if console.ask(question).lower() in YES else None


def new_match(console: Console, given: Mapping[str, Any]) -> Match:
    """Ask for what was not given; Enter takes what stands in brackets."""
    options = dict(given)
    names = [name.strip() for name in options.pop("names", None) or ()]
    if names:
        options.setdefault("players", len(names))
    Match("istanbul", language=console.words.language, **options)  # refuses what does not go together
    names = names or ask_for_names(console, options.get("players"))
    options["players"] = len(names) if "players" not in given else options["players"]
    if "layout" not in options:
        options["layout"] = ask_for_layout(console, options.get("expansion", "none"))
    bots = [seat for seat, name in enumerate(names) if name.lower() in BOT]
    called = [_colour(console, seat).capitalize() if seat in bots else name for seat, name in enumerate(names)]
    match = Match("istanbul", names=called, autosave=True, language=console.words.language, **options)
    for seat in bots:
        match.hand_over(seat, "random")
    return match


def _colour(console: Console, seat: int) -> str:
    return console.words.say(f"seat-{SEATS[seat]}")


def _help(console: Console, answer: str) -> bool:
    """Whether somebody asked for help, which is then given."""
    if command_of(answer) != "help":
        return False
    console.say("text-start-help")
    return True


def ask_for_names(console: Console, players: int | None) -> list[str]:
    """A name for each seat, or bot; Enter makes the first one a person and the others bots."""
    while players is None:
        answer = console.ask(console.words.say("text-how-many", least=2, most=5)) or "3"
        players = int(answer) if answer in PLAYERS else None
        if players is None and not _help(console, answer):
            console.say("text-how-many-again", text=answer[:20], least=2, most=5)
    names: list[str] = []
    while len(names) < players:
        colour = _colour(console, len(names))
        answer = console.ask(console.words.say("text-who", seat=colour, default=BOT[0] if names else colour))
        if _help(console, answer):
            continue
        try:
            name = clean_name(answer or (BOT[0] if names else colour.capitalize()))
        except BadName as error:
            console.say(error.reason, **error.facts)
            continue
        if name in names and name.lower() not in BOT:
            console.say("text-name-twice", name=name)
        else:
            names.append(name)
    return names


def ask_for_layout(console: Console, expansion: str = "none") -> str:
    """One of the layouts, by its word, its name or its first letters; Enter takes the first."""
    shown = {console.words.choice("layout", choice): choice for choice in LAYOUTS[expansion]}
    while True:
        answer = console.ask(console.words.say("text-layout", choices=", ".join(shown))).lower()
        for name, choice in shown.items():
            if name.startswith(answer) or choice.startswith(answer):
                return choice
        if not _help(console, answer):
            console.say("text-layout-again", text=answer[:40], choices=", ".join(shown))
