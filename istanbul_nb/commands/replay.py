"""`istanbul-nb replay`: a saved match told step by step."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from istanbul_nb.commands.arguments import add_language, complain, natural

if TYPE_CHECKING:
    from istanbul_nb.match.match import Match
    from istanbul_nb.terminal import Console


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    replay = commands.add_parser(
        "replay",
        help="tell a saved match step by step",
        description="Tell a saved match step by step, and show how the table looks at its end. A match that is not "
        "over is told as a spectator sees it, so that no hand is opened.",
    )
    replay.add_argument("file", metavar="FILE", help="a match that was saved at a table, in Python or in the terminal")
    replay.add_argument("--step", type=natural, metavar="N", help="go as far as step N only; 0 is the beginning")
    add_language(replay)
    replay.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Tell the match; a file that holds none is told why."""
    from istanbul_nb.match.errors import MatchError
    from istanbul_nb.match.file_format import BadSave
    from istanbul_nb.terminal import Console, opened
    from istanbul_nb.words import Words

    console = Console(Words(parsed.language))
    try:
        match = opened(parsed.file, parsed.language)
        console.words = match.words
        tell(console, match, parsed.step)
    except BadSave as error:
        return complain(error.sentence(console.words))
    except MatchError as error:
        return complain(str(error))
    return 0


def tell(console: Console, match: Match, step: int | None) -> None:
    """Tell what was played, and the table after it; who won where the game is over by then."""
    from istanbul_nb.terminal import Session
    from istanbul_nb.text import picture

    last = len(match.steps) if step is None else step
    view = match.view_of(None, last)
    names = match.words.listed(match.names, "and")
    console.say("commands-replay", names=names, steps=len(match.steps), over=match.over)
    for number in range(last):
        tell_step(console, match, number)
    console.tell("")
    console.tell(picture(view, match.names, (), console.words, console.columns))
    if match.over and last == len(match.steps):
        Session(console, match).tell_ranking()


def tell_step(console: Console, match: Match, number: int) -> None:
    """Tell a step by its number with what came of it; its action is in it word by word only after the game."""
    step, names = match.steps[number], match.names
    done = f": {step.action}" if match.over else ""
    console.tell(f"{number + 1:>4}  {names[step.seat]}{done}")
    for event in match.history.known_events(number, None):
        line = console.words.event(event.seen_by(None), names)
        if line:
            console.explain(f"        {line}")
