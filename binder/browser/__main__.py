"""`python -m binder.browser OUT`: build the site, and say how large it is."""

from __future__ import annotations

import sys
from pathlib import Path

from .build import build
from .fetching import NotBuilt


def main(arguments: list[str]) -> int:
    """Build into the given folder, or into site/."""
    out = Path(arguments[0] if arguments else "site")
    try:
        build(out)
    except NotBuilt as problem:
        print(problem, file=sys.stderr)
        return 1
    files = [path for path in out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{out}: {size:.0f} MB in {len(files)} files. To see it: python -m http.server --directory {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
