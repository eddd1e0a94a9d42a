"""Things that never appear or vanish during a game."""

from __future__ import annotations

from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, LIRA
from istanbul_nb.games.dice.rules.ruleset import Rules
from istanbul_nb.games.dice.rules.state import State


def inventory(state: State) -> dict[str, tuple[int, ...]]:
    """Count each thing, wherever it is: tokens by colour, cards and tiles by kind."""
    held = tuple(map(sum, zip(state.supply, *state.stock, strict=True)))
    return {
        "tokens": held[:BROWN],
        "brown tokens": (held[BROWN],),
        "crystals": (held[CRYSTAL],),
        "lira": (held[LIRA],),
        "rubies": (sum(state.tracks) + state.mosque + sum(state.rubies),),
        "cards": _cards(state),
        "tiles": _tiles(state),
        "dice": (state.rules.shared_dice + state.box + sum(state.extra),),
    }


def _cards(state: State) -> tuple[int, ...]:
    """Count the cards in the deck, on the discard pile, and just drawn."""
    found = list(state.deck)
    for pile in (state.up, *state.down):
        for kind in pile:
            found[kind] += 1
    for frame in state.frames:
        if frame[0] == "cards":
            for name in frame[1]:
                found[state.rules.card_kind[name]] += 1
    return tuple(found)


def _tiles(state: State) -> tuple[int, ...]:
    """Count the tiles in the stack and below it, in the row, and with the players."""
    found = list(state.stack)
    for tiles in (state.below, state.row, *state.tiles):
        for tile in tiles:
            found[tile] += 1
    return tuple(found)


def counts_of(rules: Rules) -> dict[str, tuple[int, ...]]:
    """Return the counts that every state of a setup has."""
    return {
        "tokens": rules.totals[:BROWN],
        "brown tokens": (rules.totals[BROWN],),
        "crystals": (rules.totals[CRYSTAL],),
        "lira": (rules.totals[LIRA],),
        "rubies": (sum(rules.circles) + rules.mosque,),
        "cards": rules.card_copies,
        "tiles": rules.tile_copies,
        "dice": (rules.shared_dice + rules.extra_dice,),
    }
