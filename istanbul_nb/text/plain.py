"""The picture of a game that brings none: everything that a view shows, a line for each entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from istanbul_nb.core import View
from istanbul_nb.games.plain import PlainPart
from istanbul_nb.text.layout import Block, Table, lay_out
from istanbul_nb.words import Words

GAP = "  "


class PlainText(PlainPart):
    """Draws lines, grids and tables."""

    def draw(self, view: View, names: Sequence[str], words: Words, columns: int) -> str:
        """Return the round, whose turn it is, and what lies there."""
        head = f"{words.say('label-round', round=view['round'])}: {names[view['turn']]}"
        return "\n".join([head, *lines_of(lay_out(view, names, words))])

    def about(self, view: View, words: Words) -> list[str]:
        """Return nothing more."""
        return []


def lines_of(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield blocks as lines of text."""
    for block in blocks:
        if block["kind"] == "line":
            yield f"{block['label']}: {block['text']}"
            continue
        yield f"{block['label']}:"
        if block["kind"] == "group":
            yield from (GAP + line for line in lines_of(block["blocks"]))
        else:
            rows = block["rows"] if block["kind"] == "grid" else _rows_of(block)
            yield from (GAP + line for line in aligned(rows))


def _rows_of(table: Table) -> list[list[str]]:
    return [["", *table["head"]], *([row["name"], *row["cells"]] for row in table["rows"])]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows with their cells one under the other.

    >>> aligned([["a", "bc"], ["def", "g"]])
    ['a    bc', 'def  g']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [GAP.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip() for row in rows]
