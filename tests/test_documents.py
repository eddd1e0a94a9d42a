"""What the documents name is there: files and folders of the repository, and modules and names of the package."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest

import istanbul_nb

ROOT = Path(__file__).parents[1]
PACKAGE = Path(istanbul_nb.__file__).parent.name
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "*/*.md", "notebooks/*.ipynb", "notebooks/*/*.ipynb")
    for path in ROOT.glob(pattern)
    if not path.parent.name.startswith(".") or path.parent.name == ".github"
)
HISTORY = ROOT / "CHANGELOG.md"  # it tells of names that are gone
OWN = {".github", *(path.name for path in ROOT.iterdir() if not path.name.startswith("."))}
# Folders that a command makes or a document speaks of, and that are not in the repository.
MADE = {"build/browser/", "dist/", "kept/", "site/", "visitors/", f"{PACKAGE}/notebooks/"}
# Whatever the reader puts there; heap is the game that docs/adding-a-game.md makes.
ANY = re.compile(r"\b(NAME|GAME|heap)\b")
LINK = re.compile(r"\]\(([^)\s]+)\)")
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCED = re.compile(r"^ *(```+).*?^ *\1", re.M | re.S)
FILE = re.compile(r"[\w*.-]+(/[\w*.-]+)*\.(py|pyi|toml|ftl|md|svg|ipynb|ts|tsx|css|mjs|yml|txt)")
FOLDER = re.compile(rf"[\w*.-]+(/[\w*.-]+)*/|({'|'.join(map(re.escape, OWN))})(/[\w*-]+)+")
DOTTED = re.compile(rf"(?<![\w./-])(?:{PACKAGE}|tests|benchmarks)(?:\.\w+)+")
IMPORTED = re.compile(rf"from ({PACKAGE}[\w.]*) import ([\w, ]+)")


@cache
def repository() -> str:
    """Return all files of the repository and the folders that hold them, a line each; folders end with a stroke."""
    inside = [path for name in OWN for path in (ROOT / name, *(ROOT / name).rglob("*")) if path.is_file()]
    files = {path.relative_to(ROOT) for path in inside if not {"node_modules", "__pycache__"} & {*path.parts}}
    folders = {parent for path in files for parent in path.parents}
    return "\n".join([*(path.as_posix() for path in files), *(f"{path.as_posix()}/" for path in folders)])


def is_there(path: str) -> bool:
    """Return whether the path of a file or folder ends so, in `tests/` if it begins so; `*` is any part of a name."""
    pattern = re.escape(ANY.sub("*", path)).replace(r"\*", r"[^/\n]*")
    return path in MADE or re.search(rf"^((?!tests/).*/)?{pattern}/?$", repository(), re.M) is not None


def paths(text: str) -> Iterator[str]:
    """Yield what stands between backticks and looks like a file or a folder of the repository."""
    for quoted in QUOTED.findall(FENCED.sub("", text)):
        path = quoted.removeprefix("../")
        if FILE.fullmatch(path) or FOLDER.fullmatch(path):
            yield path


def links(text: str) -> Iterator[str]:
    """Yield the files that a document links to."""
    for target in LINK.findall(text):
        if "://" not in target and not target.startswith("#"):
            yield target.partition("#")[0]


def names(text: str) -> Iterator[str]:
    """Yield the dotted names of the package, wherever they stand; `from a import b, c` names two."""
    yield from DOTTED.findall(text)
    for module, imported in IMPORTED.findall(text):
        yield from (f"{module}.{name.strip()}" for name in imported.split(","))


def exists(name: str) -> bool:
    """Return whether a dotted name is a module of the package, or is found in one; any game has what Sultan has."""
    name = ANY.sub("sultan", name)
    path = ROOT.joinpath(*name.split("."))
    if path.with_suffix(".py").is_file() or (path / "__init__.py").is_file():
        return True
    try:
        resolve_name(name)
    except (AttributeError, ImportError):
        return False
    return True


def read(document: Path) -> str:
    """Return the text of a document; of a notebook what stands in its cells."""
    text = document.read_text(encoding="utf-8")
    if document.suffix != ".ipynb":
        return text
    return "\n\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])


def by_path(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", sorted({*DOCUMENTS} - {HISTORY}), ids=by_path)
def test_every_path_and_every_name_in_a_document_exists(document: Path) -> None:
    text = read(document)
    assert sorted({path for path in paths(text) if not is_there(path)}) == []
    assert sorted({name for name in names(text) if not exists(name)}) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_path)
def test_every_link_in_a_document_leads_somewhere(document: Path) -> None:
    assert sorted({link for link in links(read(document)) if not (document.parent / link).exists()}) == []


def test_the_documents_are_found() -> None:
    found = {by_path(document) for document in DOCUMENTS}
    assert found >= {"README.md", "docs/architecture.md", "widgets/README.md", ".github/pull_request_template.md"}
    assert found >= {"notebooks/00-start.ipynb", "notebooks/play/your-own-bot.ipynb"}


@pytest.mark.parametrize(
    ("text", "found", "gone"),
    [
        ("`core/game.py`", ["core/game.py"], []),
        ("`table/NAME/face.py` and `games/NAME/face/face.py`", ["table/NAME/face.py", "games/NAME/face/face.py"], [0]),
        ("`games/*/data/components.toml`, `games/*/components.toml`", None, [1]),
        ("`games/heap/brain/`, `bots/brains/heap/`", None, [1]),
        ("`record.py` and `match/queries.py`", ["record.py", "match/queries.py"], [0]),
        ("`tests/golden/record.py`, `tests/golden`, `tests/heaps`", None, [2]),
        ("`ore.py`, `core.py`", ["ore.py", "core.py"], [0, 1]),
        ("`make test`, `match.do`, `1/2`", [], []),
        ("```\n`shown.py`\n```\n`site/`", ["site/"], []),
    ],
)
def test_the_check_itself_tells_an_old_path_from_a_new_one(text: str, found: list[str] | None, gone: list[int]) -> None:
    seen = list(paths(text))
    assert found is None or seen == found
    assert [path for path in seen if not is_there(path)] == [seen[each] for each in gone]


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("`istanbul_nb.games.kit.Kit`, istanbul_nb.table.server.PromptConnection", []),
        ("`istanbul_nb.arena`", ["istanbul_nb.arena"]),
        ("istanbul_nb.games.heap.rules:Heap, istanbul_nb.games.heap.view", ["istanbul_nb.games.heap.view"]),
        ("`python -m tests.golden.record GAME`, `tests.golden.records`", ["tests.golden.records"]),
        ("`istanbul_nb.match.match.Match.hand_over`", ["istanbul_nb.match.match.Match.hand_over"]),
        (">>> from istanbul_nb import Match, Companion", ["istanbul_nb.Companion"]),
        ("the file `.istanbul_nb.json`, `istanbul_nb/core`", []),
    ],
)
def test_the_check_itself_tells_an_old_name_from_a_new_one(text: str, gone: list[str]) -> None:
    assert [name for name in names(text) if not exists(name)] == gone
