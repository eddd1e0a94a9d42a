"""From the welcome to the first turn: who plays, and what else a game asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.bots import BOTS, USUAL
from istanbul_nb.games import game_of
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.file_lock import is_locked
from istanbul_nb.match.match import Match
from istanbul_nb.match.names import BadName, clean_name
from istanbul_nb.match.saved_games import latest_autosave, resume
from istanbul_nb.terminal.console import YES, Console, Leave
from istanbul_nb.terminal.guides import guide_of
from istanbul_nb.terminal.session import Session

BOT = ("bot", "бот")


def play_in_terminal(console: Console, given: Mapping[str, Any]) -> None:
    """Go on with the last match or set up a new one, then play until the game is over or somebody leaves."""
    if console.words.has("text-welcome"):
        console.say("text-welcome")
    else:
        console.say("text-welcome-other", title=game_of(console.words.game).info.title)
    options = {name: value for name, value in given.items() if value is not None}
    try:
        match = None if options else last_match(console)
        Session(console, match or new_match(console, options)).run()
    except Leave:
        console.tell("")
        console.say("text-leave")


def last_match(console: Console) -> Match | None:
    """Return the match of this game that was left last, if it is not over and the player wants to go on with it."""
    words = console.words
    try:
        path = latest_autosave(words.game)
        match = Match.load(path, words.language)
    except BadSave:
        return None
    if match.over or not match.steps:
        return None
    question = words.say("text-resume", names=", ".join(match.names), round=match.turn["round"])
    if console.ask(question).lower() not in YES:
        return None
    take_over = is_locked(path) and console.ask(words.say("text-take-over")).lower() in YES
    return resume(path, words.language, take_over=take_over)


def new_match(console: Console, given: Mapping[str, Any]) -> Match:
    """Ask for what was not given; Enter takes what stands in brackets."""
    game, language, options = console.words.game, console.words.language, dict(given)
    names = [name.strip() for name in options.pop("names", None) or ()]
    if names:
        options.setdefault("players", len(names))
    Match(game, language=language, **options)  # refuses what does not go together
    names = names or ask_for_names(console, options.get("players"))
    options["players"] = len(names) if "players" not in given else options["players"]
    bots = {seat: strength for seat, name in enumerate(names) if (strength := strength_of(name)) is not None}
    called = [_colour(console, seat).capitalize() if seat in bots else name for seat, name in enumerate(names)]
    options |= guide_of(game).ask(console, options, () if given.get("names") else called)
    match = Match(game, names=called, autosave=True, language=language, **options)
    for seat, strength in bots.items():
        match.assign_bot(seat, strength)
    return match


def strength_of(name: str) -> str | None:
    """Return which bot is meant by a name; `None` for a person's.

    >>> strength_of("bot"), strength_of("Bot search"), strength_of("Bottom")
    ('greedy', 'search', None)
    """
    word, _, strength = name.lower().partition(" ")
    return (strength or USUAL) if word in BOT else None


def _colour(console: Console, seat: int) -> str:
    return console.words.term("seat", game_of(console.words.game).info.seats[seat])


def ask_for_names(console: Console, players: int | None) -> list[str]:
    """Ask for a name for each seat, or bot; Enter makes the first one a person and the others bots."""
    players = players or _ask_how_many(console)
    names: list[str] = []
    while len(names) < players:
        colour = _colour(console, len(names))
        answer = console.ask(console.words.say("text-who", seat=colour, default=BOT[0] if names else colour))
        if console.helped(answer):
            continue
        try:
            name = clean_name(answer or (BOT[0] if names else colour.capitalize()))
        except BadName as error:
            console.say(error.reason, **error.facts)
            continue
        strength = strength_of(name)
        if strength is not None and strength not in BOTS:
            console.say("bot-unknown", bot=strength, bots=", ".join(BOTS))
        elif name in names and strength is None:
            console.say("text-name-twice", name=name)
        else:
            names.append(name)
    return names


def _ask_how_many(console: Console) -> int:
    """Ask how many sit at the table, as many as this game allows."""
    info = game_of(console.words.game).info
    (least, most), default = info.players, info.option("players").default
    numbers = {str(number): number for number in range(least, most + 1)}
    while True:
        question = console.words.say("text-how-many", least=least, most=most, default=default)
        answer = console.ask(question) or str(default)
        if answer in numbers:
            return numbers[answer]
        if not console.helped(answer):
            console.say("text-how-many-again", text=answer[:20], least=least, most=most)
