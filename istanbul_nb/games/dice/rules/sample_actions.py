"""Actions that a person might try at any time, sense and nonsense."""

from __future__ import annotations

from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.offers import TRADES, TWO_TOKENS
from istanbul_nb.games.dice.rules.payment import WAYS
from istanbul_nb.games.dice.rules.resources import FACES, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES

PLAIN = ("draw", "roll", "end", "lira", "exchange", "accept", "decline", "pay", "reroll R G Y B L C", "reroll R5")
NONSENSE = (
    "dance 3",
    "draw 2",
    "roll 2",
    "end now",
    "lira 3",
    "reroll",
    "reroll R1",
    "reroll X",
    "reroll C B",
    "token",
    "token X",
    "token R R",
    "crystal",
    "crystal R",
    "crystal R R",
    "crystal G R",
    "brown R G",
    "two R G",
    "cards",
    "cards 0",
    "cards 13",
    "cards R",
    "tile",
    "tile nothing",
    "tile 3",
    "ruby",
    "ruby mosque",
    "ruby 4",
    "choose",
    "choose 2",
    "choose lira",
    "choose cards 2",
    "choose ruby lira",
    "choose ruby",
    "choose tile",
    "choose tile nothing",
    "choose end",
    "choose choose two",
    "take",
    "take all",
    "take brown",
    "take mosque",
    "take R G Y",
    "give",
    "give ruby",
    "use",
    "use L",
    "carry",
    "carry nothing",
    "exchange all",
    "accept it",
    "decline it",
    "pay 2",
)

ATTEMPTS: tuple[Action, ...] = tuple(
    dict.fromkeys(
        [
            *map(Action.parse, (*PLAIN, *NONSENSE)),
            *(Action("reroll", (face,)) for face in FACES),
            *TRADES,
            *(Action("choose", (action.verb, *action.args)) for action in TRADES),
            *(Action("cards", (number,)) for number in range(1, 6)),
            *(Action(verb, (tile,)) for verb in ("tile", "give", "take") for tile in TILES),
            *(Action("choose", ("tile", tile)) for tile in TILES),
            *(Action(verb, (track,)) for verb in ("ruby", "take") for track in TRACKS),
            *(Action("choose", ("ruby", track)) for track in TRACKS),
            *TWO_TOKENS,
            *WAYS,
            *(Action("give", (name,)) for name in RESOURCES),
            *(Action("carry", (name,)) for name in ("lira-token", "ruby-brown", "has-lira")),
        ]
    )
)
