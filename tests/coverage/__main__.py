"""Writes docs/rules-coverage.md anew."""

from tests.coverage.table import write

if __name__ == "__main__":
    write()
