"""JupyterLab on the notebooks: the folder that is laid out, what stays in it, and a server that really starts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from istanbul_nb import notebooks
from istanbul_nb.commands import folder as folders
from istanbul_nb.commands import main, play
from istanbul_nb.commands.folder import NOTE, lay_out
from istanbul_nb.table.server import PromptConnection
from istanbul_nb.words import LANGUAGES, Words
from tests.match.sentences import assert_sentence

SECONDS = 120  # that a server may take in all
FIRST = {"00-start.ipynb": "start", "play/istanbul.ipynb": "a table", "learn/dice.ipynb": "a course"}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return an installed package with three notebooks, and what an editor left beside them."""
    return ship(tmp_path / "istanbul_nb", {**FIRST, "play/.ipynb_checkpoints/istanbul.ipynb": "x", "README.md": "x"})


def ship(package: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = package / "notebooks" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return package


def files(folder: Path) -> dict[str, str]:
    """Return what lies in a folder, but for the note of what was put there."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.name != NOTE]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def names(paths: list[Path]) -> list[str]:
    return [path.as_posix() for path in paths]


# The folder


def test_all_notebooks_are_put_into_a_new_folder_and_nothing_else(package: Path, desk: Path) -> None:
    laid = lay_out(desk / "new" / "mine", package)
    assert files(desk / "new" / "mine") == FIRST
    assert (sorted(names(laid.written)), laid.changed) == (sorted(FIRST), [])


def test_a_second_time_nothing_is_written(package: Path, desk: Path) -> None:
    lay_out(desk, package)
    assert lay_out(desk, package) == ([], [])


def test_what_was_changed_stays(package: Path, desk: Path) -> None:
    lay_out(desk, package)
    (desk / "00-start.ipynb").write_text("my own", encoding="utf-8")
    laid = lay_out(desk, package)
    assert files(desk)["00-start.ipynb"] == "my own"
    assert (laid.written, names(laid.changed)) == ([], ["00-start.ipynb"])


def test_a_newer_version_replaces_what_was_not_changed_and_only_that(package: Path, desk: Path) -> None:
    lay_out(desk, package)
    (desk / "learn" / "dice.ipynb").write_text("my own", encoding="utf-8")
    newer = {name: f"a better {text}" for name, text in FIRST.items()}
    for _ in range(2):  # what was left is left again
        laid = lay_out(desk, ship(package, newer))
        assert files(desk) == {**newer, "learn/dice.ipynb": "my own"}
        assert names(laid.changed) == ["learn/dice.ipynb"]


@pytest.mark.parametrize("note", [None, "", "[]", "{", '{"00-start.ipynb": 1}'])
def test_a_file_of_which_nothing_is_known_stays(note: str | None, package: Path, desk: Path) -> None:
    (desk / "00-start.ipynb").write_text("mine", encoding="utf-8")
    if note is not None:
        (desk / NOTE).write_text(note, encoding="utf-8")
    assert names(lay_out(desk, package).changed) == ["00-start.ipynb"]
    assert files(desk) == {**FIRST, "00-start.ipynb": "mine"}


def test_files_of_ones_own_stay(package: Path, desk: Path) -> None:
    (desk / "diary.ipynb").write_text("mine", encoding="utf-8")
    lay_out(desk, package)
    assert files(desk) == {**FIRST, "diary.ipynb": "mine"}


def test_a_folder_in_the_place_of_a_notebook_stays(package: Path, desk: Path) -> None:
    (desk / "00-start.ipynb").mkdir()
    assert names(lay_out(desk, package).changed) == ["00-start.ipynb"]


# Where the notebooks are


def test_a_checkout_has_them_beside_the_package(tmp_path: Path) -> None:
    ship(tmp_path, FIRST)
    with pytest.raises(notebooks.NoNotebooks):
        notebooks.notebooks(tmp_path / "istanbul_nb")  # a folder of that name beside other packages is not ours
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    assert names(notebooks.notebooks(tmp_path / "istanbul_nb")) == sorted(FIRST)


def test_an_installed_package_has_them_inside(package: Path) -> None:
    assert notebooks.notebooks_folder(package) == package / "notebooks"
    assert names(notebooks.notebooks(package)) == sorted(FIRST)


def test_the_notebooks_of_this_package_are_found() -> None:
    assert {"play/istanbul.ipynb", "learn/istanbul.ipynb", "explore/dice-odds.ipynb"} <= set(
        names(notebooks.notebooks())
    )


# What JupyterLab is started with


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the arguments of every JupyterLab that would have been started."""
    found: list[list[str]] = []
    monkeypatch.setattr(play, "launch", found.append)
    return found


@pytest.fixture
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the command find the notebooks of that package."""
    monkeypatch.setattr(folders, "lay_out", lambda folder: lay_out(folder, package))
    return package


def test_it_opens_the_start_notebook_in_a_folder_here(installed: Path, launched: list[list[str]], desk: Path) -> None:
    assert main(["play"]) == 0
    folder = desk / play.FOLDER
    assert files(folder) == FIRST
    ((*arguments,),) = launched
    assert f"--ServerApp.root_dir={folder}" in arguments
    assert "--LabApp.default_url=/lab/tree/00-start.ipynb" in arguments
    assert not any("port" in argument or "browser" in argument for argument in arguments)


def test_the_connection_to_the_kernel_is_the_prompt_one(installed: Path, launched: list[list[str]]) -> None:
    main(["play"])
    named = f"{PromptConnection.__module__}.{PromptConnection.__name__}"
    assert f"--ServerApp.kernel_websocket_connection_class={named}" in launched[0]


def test_folder_port_browser_and_game_are_as_one_wants(
    installed: Path, launched: list[list[str]], desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(desk))
    assert main(["play", "sultan", "--folder", "~/my tables", "--port", "9999", "--no-browser"]) == 0
    ((*arguments,),) = launched
    assert f"--ServerApp.root_dir={desk / 'my tables'}" in arguments
    assert {"--ServerApp.port=9999", "--no-browser", "--LabApp.default_url=/lab/tree/play/sultan.ipynb"} <= {*arguments}
    assert files(desk / "my tables") == FIRST


def test_without_a_start_notebook_it_opens_the_table_of_istanbul(
    installed: Path, launched: list[list[str]], desk: Path
) -> None:
    (installed / "notebooks" / "00-start.ipynb").unlink()
    main(["play"])
    assert "--LabApp.default_url=/lab/tree/play/istanbul.ipynb" in launched[0]


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_every_game_has_a_notebook_to_begin_with(game: str) -> None:
    assert play.first_notebook(Path("nowhere"), game) in notebooks.notebooks()


# What is told


def test_it_says_where_the_notebooks_are_and_what_was_left(
    installed: Path, launched: list[list[str]], desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["play", "--folder", "mine"])
    words = Words()
    assert words.say("commands-notebooks", folder=str(desk / "mine"), written=3) in capsys.readouterr().out
    (desk / "mine" / "00-start.ipynb").write_text("my own", encoding="utf-8")
    main(["play", "--folder", "mine"])
    told = capsys.readouterr().out
    assert words.say("commands-notebooks", folder=str(desk / "mine"), written=0) in told
    assert "One notebook that you changed stays as it is." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["a file", "a file/below", "~nobody-of-that-name/x"])
def test_a_folder_that_cannot_be_is_told(
    folder: str,
    language: str,
    installed: Path,
    launched: list[list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("a file").write_text("mine", encoding="utf-8")
    assert main(["play", "--folder", folder, "--language", language]) == 1
    told = capsys.readouterr().err.strip()
    assert_sentence(told)
    assert bool(re.search("[а-яё]{4}", told)) == (language == "ru")
    assert launched == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_jupyterlab_it_says_what_to_install_and_makes_no_folder(
    language: str, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: None)
    assert main(["play", "--language", language]) == 1
    told = capsys.readouterr().err.strip()
    assert told == Words(language).say("package-missing", package="jupyterlab", extra="lab")
    assert 'pip install "istanbul_nb[lab]"' in told
    assert list(desk.iterdir()) == []


def test_an_installation_without_notebooks_is_told(
    launched: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(folders, "lay_out", lambda folder: lay_out(folder, tmp_path / "nothing"))
    assert main(["play"]) == 1
    assert_sentence(capsys.readouterr().err.strip())


# A server


@contextmanager
def serving(desk: Path) -> Iterator[dict[str, Any]]:
    """Run the command as somebody would type it; yield where its server is. It ends with the block."""
    homes = {f"JUPYTER_{name}_DIR": str(desk / name.lower()) for name in ("RUNTIME", "CONFIG", "DATA")}
    environment = {**os.environ, **homes, "IPYTHONDIR": str(desk / "ipython")}
    command = [sys.executable, "-m", "istanbul_nb", "play", "--no-browser", "--port", "0", "--folder", "mine"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        guard = Timer(SECONDS, server.kill)
        guard.start()
        try:
            said = until_it_listens(server.stdout or ())
            notes = list((desk / "runtime").glob("jpserver-*.json"))
            assert len(notes) == 1, said
            yield json.loads(notes[0].read_text(encoding="utf-8"))
        finally:
            server.terminate()
            server.communicate()
            guard.cancel()


def until_it_listens(lines: Iterable[bytes]) -> str:
    """Return what a server says until it prints its address, or ends."""
    said = b""
    for line in lines:
        said += line
        if b"?token=" in line:
            break
    return said.decode()


def fetched(server: dict[str, Any], path: str) -> Any:
    request = Request(f"{server['url']}{path}", headers={"Authorization": f"token {server['token']}"})
    end = monotonic() + SECONDS
    while True:  # the address is printed a moment before the server listens
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except URLError as error:
            if monotonic() > end or not isinstance(error.reason, ConnectionRefusedError):
                raise
            sleep(0.1)


def test_a_server_really_starts_and_has_the_notebooks(desk: Path) -> None:
    with serving(desk) as server:
        assert Path(server["root_dir"]) == desk / "mine"
        notebook = fetched(server, "api/contents/play/istanbul.ipynb")
        assert notebook["type"] == "notebook"
        assert {each["name"] for each in fetched(server, "api/contents/")["content"]} >= {"play", "learn", "explore"}
        assert fetched(server, "api/kernelspecs")["default"] == "python3"
