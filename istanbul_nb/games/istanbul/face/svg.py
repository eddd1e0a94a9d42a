"""The picture of the bazaar: the board and all carts."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.counted_goods import name_goods
from istanbul_nb.games.istanbul.face.drawing import board, carts
from istanbul_nb.games.istanbul.face.drawing.figures import EMBLEMS
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.words import Words

BETWEEN = 12


def svg(sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
    """Draw the board and all carts, as a spectator sees them."""
    sheet.emblems.update(EMBLEMS)
    wide, high = board.size(view)
    under = high + BETWEEN
    parts = ((0, 0, board.board(sheet, view, words)), (0, under, carts.carts(sheet, view, names, wide)))
    return Drawn(wide, under + carts.height(len(names)), parts, _title(view, words), _described(view, names, words))


def _title(view: View, words: Words) -> str:
    return words.say("picture-round", round=view["round"], target=view["target"])


def _described(view: View, names: Sequence[str], words: Words) -> str:
    """Tell whose turn it is, and what everybody has."""
    told = [] if view["actor"] is None else [words.say("label-turn", name=names[view["actor"]]) + "."]
    for name, seat in zip(names, view["seats"], strict=True):
        goods = " ".join(f"{good}{held}" for good, held in zip(GOODS, seat["goods"], strict=True) if held)
        counted = [words.count(seat["rubies"], "ruby"), words.count(seat["lira"], "lira")]
        counted += [name_goods(words, goods)] * bool(goods) + [words.count(seat["cards"], "card")]
        place = words.say(f"place-{seat['merchant']}.full")
        told.append(f"{name}: {', '.join(counted)}; {place}.")
    return " ".join(told)
