"""What a seat sees of Mocha & Baksheesh."""

from __future__ import annotations

from istanbul_nb.adapters.fields import Field, Kinds, entry, number, of_players, whose
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS, KINDS
from istanbul_nb.games.istanbul.rules.ruleset import Rules

GUILD = Kinds(GUILD_CARDS)
TAVERN_TILES = Kinds(KINDS)


def fields(rules: Rules) -> list[Field]:
    """Return coffee, guild cards, the barrier, the Tavern and the Coffee House."""
    places, sides = Kinds(rules.numbers), Kinds(rules.table("baksheesh"))
    return [
        Field("guild.hand", len(GUILD), lambda view: GUILD.counts(view["mocha"]["hand"])),
        number("guild.deck", entry("mocha", "deck")),
        Field("guild.discard", len(GUILD), lambda view: GUILD.counts(view["mocha"]["discard"])),
        number("guild.turn", entry("mocha", "guild_turn")),
        Field("barrier", len(places), lambda view: places.counts(view["mocha"]["barrier"])),
        whose("barrier.token", rules.players, entry("mocha", "token")),
        Field("tavern.price", len(KINDS), lambda view: [view["mocha"]["tavern"][kind] or 0 for kind in KINDS]),
        Field("baksheesh", len(sides), lambda view: sides.one(view["mocha"]["baksheesh"])),
        number("coffeehouse.rubies", entry("mocha", "coffeehouse", "rubies")),
        number("coffeehouse.price", entry("mocha", "coffeehouse", "price")),
        *of_players(
            rules.players,
            [
                ("coffee", 1, lambda view, seat: (view["mocha"]["coffee"][seat],)),
                ("guild", 1, lambda view, seat: (view["mocha"]["guild"][seat],)),
                ("tavern", len(KINDS), lambda view, seat: TAVERN_TILES.counts(view["mocha"]["tiles"][seat])),
            ],
        ),
    ]
