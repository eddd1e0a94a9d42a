"""Everything that can be decided, by name."""

from __future__ import annotations

from istanbul_nb.games.dice.rules.actions import Act, TakeTwo
from istanbul_nb.games.dice.rules.cards import Accept, Carry, Exchange, GiveTile, Others, TakeOpenTile, TakeRuby
from istanbul_nb.games.dice.rules.paying import Pay
from istanbul_nb.games.dice.rules.ruleset import Decision
from istanbul_nb.games.dice.rules.turn import Income, Roll

DECISIONS: dict[str, Decision] = {
    decision.name: decision
    for decision in (
        Income(),
        Roll(),
        Act(),
        Pay(),
        TakeTwo(),
        Carry(),
        Others(),
        Exchange(),
        GiveTile(),
        TakeRuby(),
        Accept(),
        TakeOpenTile(),
    )
}
