"""Noughts and crosses as a package of its own that is installed beside this one."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]
ENTRY = "[istanbul_nb.games]\nnoughts = tests.games.fourth.noughts:KIT\n"


def install(folder: Path) -> list[str]:
    """Write what pip writes; return the paths on which an interpreter finds it and the rules."""
    package = folder / "noughts-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: noughts\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    return [str(folder), str(ROOT)]
