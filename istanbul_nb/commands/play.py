"""`istanbul-nb play`: JupyterLab on the notebooks, in a folder of the person."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from istanbul_nb.commands.arguments import add_game, add_language, complain, within

if TYPE_CHECKING:
    from istanbul_nb.terminal import Console

FOLDER = "istanbul-notebooks"
CONNECTION = "istanbul_nb.table.server.PromptConnection"


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    play = commands.add_parser(
        "play",
        help="play at a table in JupyterLab",
        description="Open JupyterLab on a notebook with a table. The notebooks to play, to learn and to explore are "
        "put into a folder of yours; those that you have changed there stay as they are.",
    )
    add_game(play, "begin with the table of this game", nargs="?")
    play.add_argument("--folder", default=FOLDER, help=f"where your notebooks are (default ./{FOLDER})")
    play.add_argument(
        "--port", type=within(0, 65_535), help="port of the server; 0 for any that is free (default: 8888 or next)"
    )
    play.add_argument("--no-browser", action="store_true", help="print the address and open no browser")
    add_language(play)
    play.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Lay out the notebooks and run JupyterLab until somebody stops it."""
    from istanbul_nb.optional import PackageMissing
    from istanbul_nb.terminal import Console
    from istanbul_nb.words import Words

    console = Console(Words(parsed.language))
    if find_spec("jupyterlab") is None:
        return complain(str(PackageMissing("jupyterlab", "lab", parsed.language)))
    folder = _prepared(parsed.folder, console)
    if folder is None:
        return 1
    console.say("commands-stop")
    launch(lab_arguments(folder, first_notebook(folder, parsed.game), parsed.port, parsed.no_browser))
    return 0


def _prepared(text: str, console: Console) -> Path | None:
    """Return the folder with the notebooks in it; `None` where that cannot be, and tell why."""
    from istanbul_nb.commands.folder import lay_out
    from istanbul_nb.notebooks import NoNotebooks

    try:
        folder = Path(text).expanduser().resolve()
        laid = lay_out(folder)
    except NoNotebooks:
        complain(console.words.say("commands-notebooks-missing"))
        return None
    except (OSError, RuntimeError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        complain(console.words.say("commands-folder", folder=text, problem=problem))
        return None
    console.say("commands-notebooks", folder=str(folder), written=len(laid.written))
    if laid.changed:
        console.say("commands-notebooks-changed", count=len(laid.changed))
    return folder


def first_notebook(folder: Path, game: str | None) -> Path:
    """Return what is opened: the table of a game, the start notebook, or where there is none the table of Istanbul.

    A game of another package has no notebook here.
    """
    from istanbul_nb.games.kit import BUILT_IN
    from istanbul_nb.notebooks import START

    if game not in BUILT_IN and (folder / START).is_file():
        return START
    return Path("play", f"{game or 'istanbul'}.ipynb")


def lab_arguments(folder: Path, notebook: Path, port: int | None, no_browser: bool) -> list[str]:
    """Return what JupyterLab is started with; its connection to the kernel sends without delay."""
    return [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{notebook.as_posix()}",
        f"--ServerApp.kernel_websocket_connection_class={CONNECTION}",
        "--log-level=WARN",
        *([f"--ServerApp.port={port}"] if port is not None else []),
        *(["--no-browser"] if no_browser else []),
        *(["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    ]


def launch(arguments: list[str]) -> None:
    """Run JupyterLab in this process, so that Ctrl+C is its own."""
    import_module("jupyterlab.labapp").main(arguments)
