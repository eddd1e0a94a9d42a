"""The picture of Sultan: the mat with its cushions, and a line for each player. No hand is in it."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.sultan.face import mat, screens
from istanbul_nb.games.sultan.face.layout import is_turned_up
from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.words import Words

WIDTH, BETWEEN = 720, 12


def svg(sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
    """Draw the mat and all screens, as a spectator sees them."""
    under = mat.HEIGHT + BETWEEN
    parts = (
        (0, 0, mat.mat(sheet, view, names, words, WIDTH)),
        (0, under, screens.screens(sheet, view, names, words, WIDTH)),
    )
    high = under + screens.height(len(names))
    return Drawn(WIDTH, high, parts, _title(view, names, words), _described(view, names, words))


def _title(view: View, names: Sequence[str], words: Words) -> str:
    if view["actor"] is None:
        return words.say("picture-over")
    counts = {name: view[name] for name in ("round", "rounds", "trick", "tricks")}
    return words.say("picture-title", first=names[view["first"]], **counts)


def _described(view: View, names: Sequence[str], words: Words) -> str:
    """Tell whose turn it is, what lies on the cushions, and what is known of everybody."""
    told = [] if view["actor"] is None else [words.say("label-turn", name=names[view["actor"]]) + "."]
    table = view["last"]["table"] if is_turned_up(view) else view["table"]
    told += [
        words.say("picture-lies", cushion=number, stone=each["stone"], cards=len(each["cards"]))
        for number, each in enumerate(table, 1)
    ]
    for name, seat in zip(names, view["seats"], strict=True):
        known = {} if seat["points"] is None else {"stones": seat["stones"], "points": seat["points"]}
        key = "picture-seat-known" if known else "picture-seat"
        told.append(words.say(key, name=name, cards=seat["cards"], **known))
    return " ".join(told)
