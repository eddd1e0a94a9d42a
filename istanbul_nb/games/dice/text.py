"""The Dice Game in text: the tracks of rubies, the open tiles, what everybody has, and the dice."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from istanbul_nb.core import View
from istanbul_nb.games.dice.rules.resources import GOODS, TRACKS
from istanbul_nb.text import EMBLEMS, columns_of, shortened
from istanbul_nb.text.keys import KeyStyle
from istanbul_nb.words import Words

RUBY, NONE, NEW = "♦", "–", "*"
KEYS = KeyStyle(lettered=("cards",), spelled=("reroll", "choose"))  # there is a word for every die
BESIDE = 64  # the width of a row without its name, at the most
GAP = 3  # between the tracks and the tiles beside them


def draw(view: View, names: Sequence[str], words: Words, columns: int) -> str:
    """Draw round and target, rubies and tiles, cards and supply, what everybody has, and the dice."""
    told = [
        *_wrapped([words.say("picture-round", round=view["round"], target=view["target"])], columns),
        "",
        *_beside(_tracks(view, words), _open_tiles(view, words), columns),
        "",
        *_wrapped(_piles(view, words), columns),
        *_wrapped([words.say("picture-legend")], columns),
        "",
        *_seats(view, names, words, columns),
        *_wrapped(_owned_tiles(view, names, words), columns),
    ]
    dice = _dice(view, words)
    return "\n".join([*told, "", *dice] if dice else told)


def about(view: View, words: Words) -> list[str]:
    """Tell what the cards do that are decided about, and what is paid already."""
    decision = view["decision"]
    if decision is None:
        return []
    if decision[0] == "pay" and decision[2]:
        return [words.say("picture-paid", what=_ways(decision[2]))]
    if decision[0] == "cards":
        return [_card(name, words) for name in dict.fromkeys(view.get("drawn", ()))]
    if decision[0] == "others":
        return [_card(decision[1], words, "offer")]
    if decision[0] in ("ruby", "give", "track", "condition", "open"):
        return [_card(decision[1], words)]
    return []


def tile_effect(tile: str, words: Words, form: str = "") -> str:
    """Return what a mosque tile does: the family decides, and the good that some of them give."""
    family = tile.partition("-")[0]
    key = f"does-{tile if family == 'good' else family}"
    return words.say(f"{key}.{form}" if form else key)


def _card(name: str, words: Words, part: str = "effect") -> str:
    return words.say("picture-drawn", card=name, effect=words.say(f"card-{name}.{part}"))


def _ways(paid: Sequence[str]) -> str:
    """Return what was paid, as things: dice are used, tokens given."""
    words = [way.split() for way in paid]
    return " ".join(
        f"die-{what}" if verb == "use" else what if what == "brown" else f"token-{what}" for verb, what in words
    )


def _wrapped(lines: Sequence[str], columns: int) -> list[str]:
    return [textwrap.fill(line, columns, subsequent_indent="  ") for line in lines]


def _beside(left: Sequence[str], right: Sequence[str], columns: int) -> list[str]:
    """Put two blocks beside each other, or below each other where the screen is too narrow."""
    width = max(map(len, left)) + GAP
    if width + max(map(len, right)) > columns:
        return [*left, "", *right]
    return [f"{one:{width}}{two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]


def _tracks(view: View, words: Words) -> list[str]:
    """Return a line for each track: all prices, the next one in brackets, and how many rubies are left."""
    rows = [[f"  {_track_name(name, words)}", _prices(name, view), _left(view["tracks"][name])] for name in TRACKS]
    tiles = words.count(view["tiles_for_ruby"], "tile")
    return [words.say("picture-rubies"), *columns_of([*rows, [f"  {tiles}", "", f"{RUBY}{view['mosque']}"]])]


def _track_name(name: str, words: Words) -> str:
    return f"{name} {words.term('good', name)}" if name in GOODS else words.say(f"picture-{name}")


def _prices(name: str, view: View) -> str:
    """Return the printed prices; on the mixed track the goods beyond one of each."""
    track = view["tracks"][name]
    shown = [f"+{price}" if name == "mixed" else str(price) for price in track["prices"]]
    if track["rubies"]:
        shown[-track["rubies"]] = f"[{shown[-track['rubies']]}]"
    return " ".join(shown)


def _left(track: View) -> str:
    return f"{RUBY}{track['rubies']}"


def _open_tiles(view: View, words: Words) -> list[str]:
    """Return the row: what each tile costs and does, and how it is typed."""
    rows = [
        [f"  {' '.join(map(str, each['cost']))}", tile_effect(each["tile"], words, "short"), each["tile"]]
        for each in view["row"]
    ]
    under = [f"  {words.say('picture-under', tiles=view['below'])}"] if view["below"] else []
    return [words.say("picture-open", stack=view["stack"]), *columns_of(rows), *under]


def _piles(view: View, words: Words) -> list[str]:
    """Return deck and discard pile, and what is left in the supply."""
    discard, supply = view["discard"], view["supply"]
    number = len(discard["open"]) + discard["down"]
    cards = words.say("picture-deck", deck=view["deck"], discard=number)
    if discard["open"]:
        cards += ", " + words.say("picture-top", card=discard["open"][-1])
    goods = " ".join(f"{good}{supply[good]}" for good in GOODS)
    rest = {name: supply[name] for name in ("brown", "crystal", "lira")}
    return [cards, words.say("picture-supply", goods=goods, **rest)]


def _seats(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Return a row for each player, and mark the one who decides."""
    rows = [["", "", *words.say("picture-heads").split()]]
    for index, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        rows.append(
            [
                f"{'→' if index == view['actor'] else ' '} {EMBLEMS[index]}",
                shortened(name, max(8, columns - BESIDE)),
                f"{seat['rubies']}/{view['target']}",
                str(seat["lira"]),
                str(seat["crystal"]),
                " ".join(f"{good}{number}" for good, number in zip(GOODS, seat["tokens"], strict=True)),
                str(seat["brown"]),
                f"+{seat['dice']}" if seat["dice"] else NONE,
                f"{len(seat['tiles'])}/{view['tiles_for_ruby']}" + (RUBY if seat["mosque"] else ""),
            ]
        )
    return columns_of(rows)


def _owned_tiles(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Tell whose tiles do what, and mark those that work from the next turn on."""
    return [
        f"  {EMBLEMS[index]}  {', '.join(_marked(seat, words))}"
        for index, seat in enumerate(view["seats"])
        if seat["tiles"]
    ]


def _marked(seat: View, words: Words) -> list[str]:
    new = list(seat["new"])
    told = []
    for tile in reversed(seat["tiles"]):
        mark = NEW if tile in new else ""
        if mark:
            new.remove(tile)
        told.append(words.term("tile", tile) + mark)
    return told[::-1]


def _dice(view: View, words: Words) -> list[str]:
    """Tell what was rolled, used dice in brackets, and how many actions are left; nothing while another is asked."""
    if not view["dice"] or view["actor"] != view["turn"]:
        return []
    shown = " ".join(f"({die['face']})" if die["used"] else die["face"] for die in view["dice"])
    line = words.say("picture-dice", dice=shown)
    if view["actions"] is not None:
        line += "   " + words.say("picture-actions", actions=view["actions"])
    return [line]
