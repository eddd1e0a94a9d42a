"""Things that never appear or vanish during a game."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules.ruleset import Rules
from istanbul_nb.games.istanbul.rules.state import NEUTRAL, OWN, State

EXTENSIONS_EACH = 3
NEUTRAL_MERCHANTS = 3
BASE_ASSISTANTS = 5


def inventory(state: State) -> dict[str, tuple[int, ...]]:
    """Count each thing, wherever it is: cards by kind, tiles by colour, assistants by seat."""
    rules = state.rules
    cards = list(state.deck)
    for pile in (state.discard, *state.hands):
        for kind in pile:
            cards[kind] += 1
    on_board = state.wainwright + sum(state.mosque_rubies) + state.palace + state.dealer
    found = {
        "cards": tuple(cards),
        "rubies": (on_board + sum([part.rubies(state) for part in rules.parts]) + sum(state.rubies) + state.supply,),
        "extensions": (state.extensions_left + sum(state.extensions),),
        "mosque tiles": tuple(
            len(rules.tile_costs) - taken + sum([mask >> good & 1 for mask in state.tiles])
            for good, taken in enumerate(state.tiles_taken)
        ),
        "assistants": tuple(
            [
                stack.count(OWN) + out.bit_count() + fifth
                for stack, out, fifth in zip(state.stack, state.out, state.fifth, strict=True)
            ]
        ),
        "neutral assistants": (len(state.loose) + sum([stack.count(NEUTRAL) for stack in state.stack]),),
        "family members": (len(state.family),),
        "merchants": (len(state.merchant) + len(state.neutral),),
        "figures": (len(state.figures),),
    }
    for part in rules.parts:
        found |= part.inventory(state)
    return found


def counts_of(rules: Rules) -> dict[str, tuple[int, ...]]:
    """Return the counts that every state of a setup has."""
    players = rules.players
    neutral = bool(rules.options["neutral"])
    counts = {
        "cards": tuple(rules.copies),
        "rubies": (rules.table("box_rubies"),),
        "extensions": (EXTENSIONS_EACH * players,),
        "mosque tiles": (len(rules.tile_costs),) * 4,
        "assistants": (BASE_ASSISTANTS - neutral,) * players,
        "neutral assistants": (players * neutral,),
        "family members": (players,),
        "merchants": (players + NEUTRAL_MERCHANTS * (players == 2),),
        "figures": (len(rules.figures),),
    }
    for part in rules.parts:
        counts |= part.counts(rules)
    return counts
