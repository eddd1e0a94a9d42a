"""The notebooks that come with the package, wherever they are: inside of an installed one, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
ENDING = ".ipynb"
START = Path("00-start.ipynb")


class NoNotebooks(LookupError):
    """The notebooks did not come with this installation."""


def notebooks_folder(package: Path = PACKAGE) -> Path:
    """Return the folder of the notebooks; raise `NoNotebooks` where there is none.

    A wheel carries them in `istanbul_nb/notebooks/`. A checkout and a source distribution, which are known by their
    `pyproject.toml`, have them beside the package, so that an editable installation always finds the latest.
    """
    inside, beside = package / "notebooks", package.parent / "notebooks"
    if inside.is_dir():
        return inside
    if beside.is_dir() and (package.parent / "pyproject.toml").is_file():
        return beside
    raise NoNotebooks(str(package))


def notebooks(package: Path = PACKAGE) -> list[Path]:
    """Return every notebook, by its path inside of the folder; what an editor left beside them is none.

    >>> Path("play", "istanbul.ipynb") in notebooks()
    True
    """
    folder = notebooks_folder(package)
    found = (path.relative_to(folder) for path in folder.rglob(f"*{ENDING}"))
    return sorted(path for path in found if not any(part.startswith(".") for part in path.parts))
