"""Goods and what dice bring, as the sentences of both bazaars count them."""

from __future__ import annotations

import re

from istanbul_nb.words.language import Language

_GOODS = re.compile(r"([RGYBC])(\d*)")


def name_goods(words: Language, text: str, number: int | None = None) -> str:
    """Return goods and coffee as an action (`R G2 C`) or a demand tile (`RGYYB`) writes them: "1 fabric, 2 spice"."""
    counts: dict[str, int] = {}
    for letter, many in _GOODS.findall(text if number is None else f"{text}{int(number)}"):
        counts[letter] = counts.get(letter, 0) + int(many or 1)
    if not counts:
        return words.say("goods-none")
    return ", ".join(words.say(f"good-{letter}.count", count=count) for letter, count in counts.items())


def name_gains(words: Language, text: str) -> str:
    """Return what each die of a roll brings (`1+2:lira3 3:coffee1+any1`): "3 lira (1 or 2) or 1 coffee and … (3)"."""
    if text == "none":
        return words.say("roll-nothing")
    told = []
    for group in text.split():
        pips, _, things = group.partition(":")
        numbers = words.listed(pips.split("+"), "or")
        told.append(words.say("roll-gain", what=words.things(things.replace("+", " "), "and"), numbers=numbers))
    return words.listed(told, "or")
