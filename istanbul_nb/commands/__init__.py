"""The commands of `istanbul-nb`: a module each, with its arguments beside what it runs."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from istanbul_nb import __version__
from istanbul_nb.commands import check, play, replay, simulate, text
from istanbul_nb.commands.arguments import INTERRUPTED

COMMANDS = (play, text, replay, simulate, check)
EXAMPLES = """\
examples:
  istanbul-nb play                               a table in JupyterLab
  istanbul-nb text sultan                        a game in the terminal
  istanbul-nb replay evening.match --step 40     how it stood after step 40
  istanbul-nb simulate --bots greedy,random      which bot wins, and how surely

'istanbul-nb COMMAND --help' tells everything about a command.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 if all went well. Without a command it says what there is."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a question mark for a sign that the screen or the keyboard lacks
    program = parser()
    parsed = program.parse_args(arguments)
    try:
        if "run" not in parsed:
            program.print_help()
            return 0
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def parser() -> argparse.ArgumentParser:
    """Build the parser of everything that can be typed."""
    program = argparse.ArgumentParser(
        prog="istanbul-nb",
        description="Istanbul, its Dice Game and Sultan: at a table in JupyterLab, in the terminal, and among bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    program.add_argument("--version", action="version", version=__version__)
    commands = program.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    for command_parser in commands.choices.values():
        command_parser.allow_abbrev = False  # else --game would be a short --games
    return program
