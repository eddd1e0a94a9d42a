"""Puts the site together: Pyodide, wheels, notebooks and settings in one folder, of which JupyterLite makes a site."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

from packaging.utils import parse_wheel_filename

from .contents import copy_notebooks, first_page, lay_out_folders
from .fetching import ROOT, SECONDS, NotBuilt, own_wheel, pyodide, wheels
from .slimming import slim

HERE = Path(__file__).parent
KEPT = ROOT / "build" / "browser"  # what was fetched
SETTINGS = "jupyter-lite.json"  # every site has it, too: a folder with it may be replaced
KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
OPTIONS = ("--apps=lab", "--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive", "--ignore-sys-prefix")


def build(out: Path) -> None:
    """Build the site into a folder; an older site there is replaced, anything else is not."""
    out = out.resolve()
    _check(out)
    with TemporaryDirectory() as name:
        parts = Path(name, "parts")
        copied = _gather(parts)
        _make(parts, Path(name, "site"))
        _write_first_page(Path(name, "site"), first_page(copied))
        if out.exists():
            shutil.rmtree(out)
        shutil.move(Path(name, "site"), out)


def _check(out: Path) -> None:
    if out.exists() and not (out.is_dir() and (not any(out.iterdir()) or (out / SETTINGS).is_file())):
        raise NotBuilt(f"{out} holds something else than a site: choose another place (make site OUT=folder).")


def _gather(parts: Path) -> list[str]:
    """Gather everything that the site is made of; return the names of the notebooks."""
    packages = [_package(wheel, parts / "pypi") for wheel in (*wheels(KEPT / "wheels"), own_wheel(KEPT))]
    files = pyodide(KEPT)
    files["pyodide-lock.json"] = _lock(files["pyodide-lock.json"], packages)
    for name, content in files.items():
        _place(parts / "static" / "pyodide" / name, content)
    _place(parts / SETTINGS, _settings([package["name"] for package in packages]))
    lay_out_folders(parts / "files")
    return copy_notebooks(parts / "files")


def _place(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _package(wheel: Path, folder: Path) -> dict[str, Any]:
    """Put a wheel where piplite serves it; the very file as a package that Pyodide knows."""
    name, version, _, _ = parse_wheel_filename(wheel.name)
    content = slim(name, wheel.read_bytes())
    _place(folder / wheel.name, content)
    return {
        "name": name,
        "version": str(version),
        "file_name": f"../../pypi/{wheel.name}",
        "sha256": hashlib.sha256(content).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }


def _lock(original: bytes, packages: list[dict[str, Any]]) -> bytes:
    """Return the list of packages of Pyodide, with ours instead of those that are on other machines."""
    ours = {package["name"]: package for package in packages}
    return json.dumps({**json.loads(original), "packages": ours}, indent=1).encode()


def _settings(packages: list[str]) -> bytes:
    """Return the settings of the site: all packages are there before the first cell is run."""
    settings = json.loads((HERE / SETTINGS).read_text(encoding="utf-8"))
    kernel = settings["jupyter-config-data"]["litePluginSettings"][f"{KERNEL}:kernel"]
    kernel["loadPyodideOptions"]["packages"] = packages
    return json.dumps(settings, indent=1).encode()


def _make(parts: Path, site: Path) -> None:
    extensions = Path(sys.prefix, "share", "jupyter", "labextensions")
    given = [f"--LiteBuildConfig.federated_extensions={extensions / name}" for name in EXTENSIONS]
    places = ["--lite-dir", str(parts), "--output-dir", str(site), "--contents", str(parts / "files")]
    command = [sys.executable, "-m", "jupyterlite_core", "build", *places, *OPTIONS, *given]
    try:
        ended = subprocess.run(command, check=False, capture_output=True, text=True, cwd=parts, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise NotBuilt(f"JupyterLite did not finish within {SECONDS} seconds: try again.") from None
    if ended.returncode != 0:
        raise NotBuilt(f"JupyterLite could not build the site:\n{ended.stdout[-2000:]}{ended.stderr[-2000:]}")


def _write_first_page(site: Path, notebook: str) -> None:
    shutil.copy(site / "lab" / "favicon.ico", site)  # browsers ask for it there
    page = Template((HERE / "index.html").read_text(encoding="utf-8"))
    (site / "index.html").write_text(page.substitute(address=f"lab/index.html?path={notebook}"), encoding="utf-8")
