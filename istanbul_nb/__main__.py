"""The command line: `python -m istanbul_nb`, or `istanbul-nb`."""

import sys

from istanbul_nb.commands import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
