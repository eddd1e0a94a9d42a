"""The other ways to a table, started as a person would start them: Binder, the installed package, a plain web page."""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from venv import create

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from istanbul_nb.match.match import Match

from .lab import Notebook, Sheet, environment, free_port, served
from .table import Table
from .test_elsewhere import one_move, run_first_cell

pytestmark = pytest.mark.xdist_group("ways")  # the environment is made once
PROJECT = Path(__file__).parents[2]
BINDER = PROJECT / "binder"
INSTALLING = 600  # seconds


@pytest.fixture(scope="module")
def launched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a fresh environment from the files of binder/, as Binder does it."""
    folder = tmp_path_factory.mktemp("binder") / "environment"
    create(folder, with_pip=True)
    pip = [str(folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", "binder/requirements.txt"], cwd=PROJECT, check=True, timeout=INSTALLING)
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([BINDER / "postBuild"], cwd=PROJECT, env={**os.environ, "PATH": path}, check=True)
    return folder


@contextmanager
def binder_lab(environment_folder: Path, home: Path, token: str) -> Iterator[str]:
    """Run JupyterLab of that environment, with its own settings only; yield the address of the server."""
    port = free_port()
    command = [environment_folder / "bin" / "jupyter", "lab", "--no-browser", "--allow-root", "--expose-app-in-browser"]
    command += [f"--ServerApp.port={port}", f"--IdentityProvider.token={token}"]
    with served([str(part) for part in command], f"http://127.0.0.1:{port}/api/status", PROJECT, environment(home)):
        yield f"http://127.0.0.1:{port}"


def test_binder_builds_what_these_files_say() -> None:
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."]
    shown = subprocess.run(command, cwd=PROJECT, check=True, capture_output=True, text=True, timeout=INSTALLING)
    built = shown.stdout + shown.stderr
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in built
    assert built.index("COPY --chown") < built.rindex("binder/requirements.txt") < built.index("RUN ./binder/postBuild")
    assert f"python={(BINDER / 'runtime.txt').read_text(encoding='ascii').strip().removeprefix('python-')}" in built


def test_a_launch_on_binder_opens_the_start_notebook_and_its_first_cell_a_table(
    launched: Path, context: BrowserContext, tmp_path: Path
) -> None:
    token = secrets.token_hex(16)
    with binder_lab(launched, tmp_path, token) as address:
        sheet = Notebook(context.new_page(), Path("notebooks", "00-start.ipynb"))
        sheet.page.goto(f"{address}/?token={token}")
        expect(sheet.page).to_have_url(re.compile("/lab/tree/notebooks/00-start.ipynb"))
        sheet.ready(str(sheet.path))
        run_first_cell(sheet)
        whole_turn(Table(sheet))
        assert sheet.complaints == []
        sheet.page.close()


def test_the_server_of_a_launch_sends_without_delay(launched: Path) -> None:
    settings = json.loads((launched / "etc" / "jupyter" / "jupyter_server_config.json").read_text(encoding="utf-8"))
    name = settings["ServerApp"]["kernel_websocket_connection_class"]
    module, _, wanted = name.rpartition(".")
    script = f"from {module} import {wanted}; print({wanted}.__mro__[1].__name__)"
    ran = subprocess.run(
        [launched / "bin" / "python", "-c", script], check=True, capture_output=True, text=True, cwd=launched
    )
    assert ran.stdout.strip() == "ZMQChannelsWebsocketConnection"


def test_the_installed_package_opens_its_notebooks_in_a_folder_of_ones_own(
    launched: Path, context: BrowserContext, tmp_path: Path
) -> None:
    token, port = secrets.token_hex(16), free_port()
    command = [str(launched / "bin" / "istanbul-nb"), "play", "--no-browser", f"--port={port}", "--folder=evening"]
    variables = {**environment(tmp_path / "home"), "JUPYTER_TOKEN": token}
    with served(command, f"http://127.0.0.1:{port}/api/status", tmp_path, variables):
        sheet = Sheet(context.new_page())
        sheet.page.goto(f"http://127.0.0.1:{port}/?token={token}")
        run_first_cell(sheet)
        whole_turn(Table(sheet))
        sheet.page.close()
    assert (tmp_path / "evening" / "learn" / "istanbul.ipynb").is_file()


def whole_turn(table: Table) -> None:
    """Play a turn: walk, leave an assistant, end it; then the bot has its turn, and places are lit again."""
    table.find("button.tile.lit").first.wait_for()
    place = table.lit()[0]
    table.do(f"move {place}")
    expect(table.tile(place)).to_have_class(re.compile(r"\bhere\b"))
    end_turn(table)
    expect(table.find(".log")).to_contain_text("Boris")


def end_turn(table: Table) -> None:
    """Leave an assistant and end the turn; when all others have had theirs, places are lit again.

    Where the governor, the smuggler or a relative waits, the place's action is skipped and the relative caught first.
    """
    table.do("leave")
    before_the_end = table.find('.prompt button:is([data-act="skip"], [data-act^="catch "])')
    while not table.act("end").count():
        table.changes_by(before_the_end.first)
    table.do("end")
    expect(table.find("button.tile.lit").first).to_be_visible()


@contextmanager
def plain_page(home: Path) -> Iterator[str]:
    """Serve what `make app` serves; what it needs is installed already."""
    port = free_port()
    command = ["make", "--old-file=.venv/.installed-app", "app", f"BIN={Path(sys.executable).parent}"]
    command += [f"PORT={port}", "QUIET=1"]
    address = f"http://127.0.0.1:{port}"
    with served(command, address, PROJECT, environment(home)):
        yield address


def test_the_plain_page_has_tables_of_all_games_and_no_code(context: BrowserContext, tmp_path: Path) -> None:
    with plain_page(tmp_path) as address:
        sheet = Sheet(context.new_page())
        sheet.page.goto(address)
        one_move(sheet)
        end_turn(Table(sheet))
        expect(sheet.locate("body")).not_to_contain_text("import")
        for game, root in (
            ("Игра в кубики", ".istanbul-nb-dice"),
            ("Султан", ".istanbul-nb-sultan"),
            ("Учиться", ".ist .lesson"),
        ):
            sheet.page.get_by_role("button", name=game).click()
            expect(sheet.locate(root).first).to_be_visible()
        sheet.page.get_by_role("button", name="Istanbul · Стамбул").click()
        expect(sheet.locate("button.tile.here").first).to_be_visible()
        sheet.page.close()


def visited(profile: BrowserContext, address: str) -> Sheet:
    """Open the plain page in somebody's browser."""
    sheet = Sheet(profile.new_page())
    sheet.page.goto(address)
    Table(sheet)
    return sheet


def test_two_visitors_of_the_plain_page_have_games_of_their_own(browser: Browser, tmp_path: Path) -> None:
    profiles = [browser.new_context(locale="en-US") for _ in range(2)]
    with plain_page(tmp_path) as address:
        anna, boris = (visited(profile, address) for profile in profiles)
        expect(Table(anna).find(".resume .none")).to_be_visible()
        one_move(anna)
        one_move(boris)
        for sheet in (anna, boris):
            sheet.page.reload()
            expect(Table(sheet).find(".resume li button").first).to_be_visible()
            offered = Table(sheet).find(".resume li button").all_inner_texts()
            assert (
                len({text.split(" (")[0] for text in offered}) == 1
            )  # perhaps the kernel of the page before still ends
        Table(anna).find(".resume li button").last.click()
        expect(Table(anna).find("button.tile.here").first).to_be_visible()
        keys = [sheet.page.evaluate("localStorage.getItem('istanbul_nb.visitor')") for sheet in (anna, boris)]
        assert all(re.fullmatch("[0-9a-f]{32}", key) for key in keys)
        assert len(set(keys)) == 2
        assert not any(key in str(message) for key in keys for sheet in (anna, boris) for message in sheet.received)
        folders = sorted((tmp_path / "games" / "visitors").iterdir())
        assert [len(list(folder.glob("*.match"))) for folder in folders] == [1, 1]
        assert list((tmp_path / "games").glob("*.match")) == []
        with anna.page.expect_download() as saved:
            Table(anna).button("Menu").click()
            Table(anna).find(".menu form button").click()
        assert saved.value.suggested_filename == "istanbul.match"
        assert Match.load(saved.value.path()).steps
        Table(anna).button("Menu").click()
        Table(anna).button("New game").click()
        expect(Table(anna).find(".resume li").last).to_contain_text("“istanbul”: ")
        boris.page.reload()
        expect(Table(boris).find(".resume li button").first).to_be_visible()
        assert "“" not in "".join(Table(boris).find(".resume li").all_inner_texts())
    for profile in profiles:
        profile.close()
