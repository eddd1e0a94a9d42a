"""The command line: `python -m istanbul_nb`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from istanbul_nb import __version__
from istanbul_nb.games import GAMES

LANGUAGES = ("en", "ru")
LAYOUTS = ("short", "long", "first", "order", "random")
EXPANSIONS = ("none", "mocha", "letters", "grand")
DECKS = ("all", "new")
VARIANTS: dict[str, dict[str, Any]] = {
    "": {},
    "+neutral": {"neutral": True},
    "+caravan": {"caravan": True},
    "+neutral+caravan": {"neutral": True, "caravan": True},
}
MODULES: dict[str, dict[str, Any]] = {  # the options that each set of modules stands for
    f"{'base' if expansion == 'none' else expansion}{variant}": {"expansion": expansion, **options}
    for expansion, (variant, options) in product(EXPANSIONS, VARIANTS.items())
} | {"letters+new": {"expansion": "letters", "deck": "new"}}
WAYS: dict[str, tuple[dict[str, Any], ...]] = {"sultan": ({"memory": True}, {"memory": False})}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 if all went well."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen that lacks a sign shows a question mark
    parsed = _parser().parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="istanbul-nb", description="Istanbul at your own table.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_text(commands)
    _add_check(commands)
    return parser


def _add_text(commands: Any) -> None:
    text = commands.add_parser("text", help="play in the terminal", description="Play in the terminal.")
    text.add_argument("--game", choices=tuple(GAMES), default="istanbul", help="which game (default istanbul)")
    _add_options(text)
    played = "names of the players; 'bot', 'bot random' and 'bot search' are played by the computer"
    text.add_argument("--names", metavar="A,B,C", help=played)
    text.add_argument("--seed", type=int, help="the same seed gives the same dice and cards")
    text.add_argument("--language", choices=LANGUAGES, default=_own_language(), help="language of the table")
    text.add_argument("--load", metavar="FILE", help="go on with a saved match")
    text.set_defaults(run=_text)


def _add_check(commands: Any) -> None:
    check = commands.add_parser(
        "check",
        help="verify that a game keeps its contract",
        description="Play random games and verify at every step what every game promises: somebody can act or the game "
        "is over, legal actions are unique and apply, refusals change nothing, copies are deep, saving and notation "
        "are exact, nobody sees what he may not know, nothing is lost. Ends with status 1 at a broken promise. "
        "The layouts and editions that the expansion has take turns unless you name one, in Sultan playing with notes "
        "and without.",
    )
    check.add_argument("game", choices=tuple(GAMES))
    _add_options(check)
    check.add_argument("--modules", choices=tuple(MODULES), help="expansion and variants in one word")
    check.add_argument("--games", type=_count, default=50, help="how many games (default 50)")
    check.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    check.set_defaults(run=_check)


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5))
    parser.add_argument("--layout", choices=LAYOUTS)
    parser.add_argument(
        "--expansion",
        choices=EXPANSIONS,
        help="mocha is Mocha & Baksheesh, letters is Letters & Seals, grand is the Grand Bazaar with both",
    )
    parser.add_argument("--deck", choices=DECKS, help="new: only the new bonus cards of Letters & Seals")
    parser.add_argument("--edition", choices=("bigbox", "2016"))
    parser.add_argument("--neutral", action="store_true", default=None, help="with neutral assistants")
    parser.add_argument("--caravan", action="store_true", default=None, help="with the caravan leader")
    parser.add_argument("--no-memory", dest="memory", action="store_false", default=None, help="Sultan without notes")


def _count(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games: use 1 or more")
    return number


def _own_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def _options(parsed: argparse.Namespace) -> dict[str, Any]:
    names = ("players", "layout", "expansion", "deck", "edition", "neutral", "caravan", "memory")
    given = {name: getattr(parsed, name) for name in names if getattr(parsed, name, None) is not None}
    return {**given, **MODULES.get(getattr(parsed, "modules", None) or "", {})}


def _text(parsed: argparse.Namespace) -> int:
    from istanbul_nb.saves import BadSave  # noqa: PLC0415
    from istanbul_nb.terminal import Console, Session, loaded, play_in_terminal  # noqa: PLC0415
    from istanbul_nb.trouble import MatchError  # noqa: PLC0415
    from istanbul_nb.words import Words  # noqa: PLC0415

    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  (arrow keys work at the prompt)
    console = Console(Words(parsed.language, parsed.game))
    names = parsed.names.split(",") if parsed.names else None
    try:
        if parsed.load:
            Session(console, loaded(parsed.load, parsed.language, parsed.game)).run()
        else:
            play_in_terminal(console, {**_options(parsed), "names": names, "seed": parsed.seed})
    except BadSave as error:
        console.tell(error.sentence(console.words))
        return 1
    except MatchError as error:
        console.tell(str(error))
        return 1
    return 0


def _check(parsed: argparse.Namespace) -> int:
    from istanbul_nb.core import BadOptions  # noqa: PLC0415
    from istanbul_nb.core.conformance import Broken, check  # noqa: PLC0415
    from istanbul_nb.games import game_of  # noqa: PLC0415
    from istanbul_nb.reproduction import same_everywhere  # noqa: PLC0415
    from istanbul_nb.words import Words  # noqa: PLC0415

    game = game_of(parsed.game)
    setups = _setups(parsed.game, _options(parsed))
    try:
        report = check(game, setups, parsed.games, parsed.seed, _progress(parsed.games))
        same_everywhere(parsed.game, setups, parsed.seed)
    except BadOptions as error:
        print(Words().options(error))
        return 2
    except Broken as broken:
        print(f"\nbroken promise: {broken}")
        return 1
    except KeyboardInterrupt:
        print("\nstopped")
        return 130
    print(f"{report.games} game{'s' * (report.games != 1)}, {report.steps} steps: every promise kept")
    return 0


def _setups(game: str, given: dict[str, Any]) -> list[dict[str, Any]]:
    """One setup for each way to play that was left open."""
    if game == "istanbul":
        return _layouts_and_editions(given)
    ways = [{**way, **given} for way in WAYS.get(game, ({},))]
    return [way for number, way in enumerate(ways) if way not in ways[:number]]


def _layouts_and_editions(given: dict[str, Any]) -> list[dict[str, Any]]:
    """One setup for each layout and edition that the expansion has, unless one was given."""
    from istanbul_nb.games.istanbul.options import LAYOUTS as LAYOUTS_OF  # noqa: PLC0415

    expansion = given.get("expansion", "none")
    layouts = [given["layout"]] if "layout" in given else LAYOUTS_OF[expansion]
    editions = [given["edition"]] if "edition" in given else ("bigbox", "2016") if expansion == "none" else ("bigbox",)
    return [{**given, "layout": layout, "edition": edition} for layout, edition in product(layouts, editions)]


def _progress(games: int) -> Any:
    if not sys.stderr.isatty():
        return lambda done: None
    return lambda done: print(f"\r{done}/{games}", end="\n" if done == games else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
