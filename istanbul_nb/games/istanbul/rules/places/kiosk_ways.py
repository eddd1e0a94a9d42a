"""In which ways a kiosk tile can be used, and why one of them is not open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from istanbul_nb.core import Action, Refusal
from istanbul_nb.core.action import Word
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.modules.letters.effects import can_draw_letter, letter_actions
from istanbul_nb.games.istanbul.rules.modules.letters.part import OWN
from istanbul_nb.games.istanbul.rules.places.wainwright import MOST
from istanbul_nb.games.istanbul.rules.state import State
from istanbul_nb.games.istanbul.rules.turn import lira_short

LIRA_PRICE = 2
EXTENSION_LIRA = 10

Uses = Iterator[tuple[Word, ...]]  # the words of each way to use a tile


def topic(tile: str) -> str:
    """Return the kind by which the rule of a tile is called."""
    for kind in ("good-lira", "goods", "good-letter", "good", "coffee", "extension"):
        if tile.startswith(kind):
            return kind
    return tile


def ways(state: State, tile: str) -> Uses:
    """Yield the words of each way in which the seat can use a tile now."""
    kind = topic(tile)
    if kind in SPECIAL:
        yield from SPECIAL[kind](state, tile)
    else:
        yield ()


def _card(state: State, tile: str) -> Uses:
    """Yield a bonus card, if there is one to draw (letters.kiosk.card)."""
    if effects.can_draw(state):
        yield ()


def _coffee(state: State, tile: str) -> Uses:
    """Yield a coffee or lira (letters.kiosk.coffee); only lira in a game without coffee (letters.coffee)."""
    if state.rules.has_coffee:
        yield ("coffee",)
    yield ("lira",)


def _companion(state: State, tile: str) -> Uses:
    """Yield the companion (letters.kiosk.companion), unless the seat has him already (ruling.kiosk-companion)."""
    if state.letters.companion[state.seat] != OWN:
        yield ()


def _extension(state: State, tile: str) -> Uses:
    seat = state.seat
    pays = state.lira[seat] >= EXTENSION_LIRA if tile == "extension-lira" else min(state.goods[seat]) > 0
    if state.extensions[seat] < MOST and pays:
        yield ()


def _fountain(state: State, tile: str) -> Uses:
    if state.merchant[state.seat] != FOUNTAIN:
        yield ()


def _wares(state: State) -> Uses:
    """Yield one good, or coffee where there is any (letters.coffee), that the seat could give."""
    yield from ((GOODS[good],) for good in range(4) if state.goods[state.seat][good])
    if state.rules.has_coffee and state.mocha.coffee[state.seat]:
        yield ("C",)


def wanted(state: State) -> Uses:
    """Yield one good, or coffee where there is any (letters.coffee), that the seat could get."""
    yield from ((letter,) for letter in GOODS)
    if state.rules.has_coffee:
        yield ("C",)


def _cards(state: State) -> Uses:
    names = state.rules.card_names
    yield from (("card", names[kind]) for kind in sorted(set(state.hands[state.seat])))


def _letters(state: State) -> Uses:
    yield from (("letter", *action.args) for action in letter_actions(state))


def _good_letter(state: State, tile: str) -> Uses:
    """Yield a good or a coffee for a letter, or the other way (letters.kiosk.good-letter)."""
    if can_draw_letter(state):
        yield from _wares(state)
    yield from _letters(state)


def _card_letter(state: State, tile: str) -> Uses:
    """Yield a bonus card for a letter, or the other way (letters.kiosk.card-letter)."""
    if can_draw_letter(state):
        yield from _cards(state)
    if effects.can_draw(state):
        yield from _letters(state)


def _lira_letter(state: State, tile: str) -> Uses:
    """Yield 2 lira for a letter, or a letter for 3 (letters.kiosk.lira-letter)."""
    if can_draw_letter(state) and state.lira[state.seat] >= LIRA_PRICE:
        yield ("lira",)
    yield from _letters(state)


def _lira_good(state: State, tile: str) -> Uses:
    """Yield 2 lira for a good or a coffee, or one of these for 3 (letters.kiosk.lira-good)."""
    if state.lira[state.seat] >= LIRA_PRICE:
        yield from (("lira", *good) for good in wanted(state))
    yield from _wares(state)


def _lira_card(state: State, tile: str) -> Uses:
    """Yield 2 lira for a bonus card, or a bonus card for 3 (letters.kiosk.lira-card)."""
    if effects.can_draw(state) and state.lira[state.seat] >= LIRA_PRICE:
        yield ("lira",)
    yield from _cards(state)


SPECIAL: dict[str, Callable[[State, str], Uses]] = {
    "card": _card,
    "coffee": _coffee,
    "companion": _companion,
    "extension": _extension,
    "fountain": _fountain,
    "good-letter": _good_letter,
    "card-letter": _card_letter,
    "lira-letter": _lira_letter,
    "lira-good": _lira_good,
    "lira-card": _lira_card,
}


# Why not. What is given comes first, then whether there is what the tile gives for it.

SIDES = {"lira": "lira", "card": "card", "letter": "letter", **dict.fromkeys(f"{GOODS}C", "good")}


def why_unused(state: State, tile: str, action: Action) -> Refusal:
    """Return why a tile cannot be used like that (ruling.kiosk).

    If it cannot be used in any way, the cause is that of its first way, whatever was written.
    """
    kind, words = topic(tile), action.args
    no_use = Refusal(f"letters.kiosk.{kind}", "tile-no-use", {"action": str(action)})
    if not _fits(kind, words):
        if any(True for _ in ways(state, tile)):
            return no_use
        words = _first_way(kind)
    if kind in CAUSES:
        return CAUSES[kind](state, tile)
    return _cannot_give(state, kind, words) or _cannot_get(kind, words)


def _fits(kind: str, words: tuple[Word, ...]) -> bool:
    """Return whether words name a way of a tile, open now or not."""
    if kind == "coffee":
        return words == ("coffee",)  # lira can always be had
    if kind not in SPECIAL or "-" not in kind:
        return not words
    given = SIDES.get(str(words[0])) if words else None
    if (kind, given) == ("lira-good", "lira"):
        return len(words) == 2 and words[1] in (*GOODS, "C")
    return given in kind.split("-") and (given != "lira" or len(words) == 1)


def _first_way(kind: str) -> tuple[Word, ...]:
    """Return words for the first way of an exchange; other tiles need none."""
    return {"good": ("R",), "card": ("card",), "lira": ("lira",)}.get(kind.partition("-")[0], ())


def _cannot_give(state: State, kind: str, words: tuple[Word, ...]) -> Refusal | None:
    rule, given, what = f"letters.kiosk.{kind}", SIDES[str(words[0])], " ".join(map(str, words))
    if given == "lira" and state.lira[state.seat] < LIRA_PRICE:
        return lira_short(state, rule, LIRA_PRICE)
    if given == "good" and words not in list(_wares(state)):
        if words == ("C",) and not state.rules.has_coffee:
            return Refusal("letters.coffee", "no-coffee", {})
        return Refusal(rule, "goods-short", {"goods": words[0]})
    if given == "card" and words not in list(_cards(state)):
        return Refusal(rule, "no-such-card", {"action": f"use {what}"})
    if given == "letter" and words not in list(_letters(state)):
        return Refusal(rule, "letter-not-held", {"action": f"use {what}"})
    return None


def _cannot_get(kind: str, words: tuple[Word, ...]) -> Refusal:
    """Return why there is nothing for what could be given: no letter, no card, no coffee (letters.coffee)."""
    one, other = kind.split("-")
    wanted_side = other if SIDES[str(words[0])] == one else one
    if wanted_side == "letter":
        return Refusal("ruling.piles", "no-letter", {})
    if wanted_side == "card":
        return Refusal("ruling.piles", "no-card-to-draw", {})
    return Refusal("letters.coffee", "no-coffee", {})


def _no_extension(state: State, tile: str) -> Refusal:
    if state.extensions[state.seat] == MOST:
        return Refusal("letters.kiosk.extension", "cart-complete", {})
    if tile == "extension-lira":
        return lira_short(state, "letters.kiosk.extension", EXTENSION_LIRA)
    return Refusal("letters.kiosk.extension", "goods-short", {"goods": "RGYB"})


CAUSES: dict[str, Callable[[State, str], Refusal]] = {
    "card": lambda state, tile: Refusal("ruling.piles", "no-card-to-draw", {}),
    "coffee": lambda state, tile: Refusal("letters.coffee", "no-coffee", {}),
    "companion": lambda state, tile: Refusal("ruling.kiosk-companion", "companion-hired", {}),
    "extension": _no_extension,
    "fountain": lambda state, tile: Refusal("ruling.kiosk-fountain", "at-fountain", {}),
}
