"""Things that never appear or vanish during a game."""

from __future__ import annotations

from istanbul_nb.games.istanbul.goods import GOODS
from istanbul_nb.games.istanbul.rules import Rules
from istanbul_nb.games.istanbul.state import NEUTRAL, OWN, State


def census(state: State) -> dict[str, int]:
    """How many there are of each thing, wherever they are."""
    players = range(state.rules.players)
    counts = {
        "cards": sum(state.deck) + len(state.discard) + sum(map(len, state.hands)),
        "rubies": sum(state.rubies)
        + state.wainwright
        + sum(state.mosque_rubies)
        + state.palace
        + state.dealer
        + state.supply,
        "extensions": state.extensions_left + sum(state.extensions),
        "neutral assistants": len(state.loose) + sum(stack.count(NEUTRAL) for stack in state.stack),
        "family members": len(state.family),
        "merchants": len(state.merchant) + len(state.neutral),
        "figures": len(state.figures),
        "mosque tiles": sum(len(state.rules.tile_costs) - taken for taken in state.tiles_taken)
        + sum(mask.bit_count() for mask in state.tiles),
    }
    for seat in players:
        counts[f"assistants of seat {seat}"] = (
            state.stack[seat].count(OWN) + state.out[seat].bit_count() + state.fifth[seat]
        )
    for good, letter in enumerate(GOODS):
        owners = sum(mask >> good & 1 for mask in state.tiles)
        counts[f"mosque tiles {letter}"] = len(state.rules.tile_costs) - state.tiles_taken[good] + owners
    for kind, name in enumerate(state.rules.card_names):
        held = sum(hand.count(kind) for hand in state.hands)
        counts[f"cards {name}"] = state.deck[kind] + state.discard.count(kind) + held
    return counts


def counts_of(rules: Rules) -> dict[str, int]:
    """The counts that every state of a setup has."""
    neutral = bool(rules.options["neutral"])
    counts = {
        "cards": sum(rules.copies),
        "rubies": rules.table("box_rubies"),
        "extensions": 3 * rules.players,
        "neutral assistants": rules.players if neutral else 0,
        "family members": rules.players,
        "merchants": rules.players + (3 if rules.players == 2 else 0),
        "figures": len(rules.figures),
        "mosque tiles": 4 * len(rules.tile_costs),
    }
    counts.update({f"assistants of seat {seat}": 4 if neutral else 5 for seat in range(rules.players)})
    counts.update({f"mosque tiles {letter}": len(rules.tile_costs) for letter in GOODS})
    counts.update({f"cards {name}": copies for name, copies in zip(rules.card_names, rules.copies, strict=True)})
    return counts
