"""A new game: what the start panel offers, and what its answers begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from istanbul_nb import shelf
from istanbul_nb.bots import BOTS
from istanbul_nb.core import Bot
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.options import LAYOUTS
from istanbul_nb.match import Match
from istanbul_nb.trouble import MatchError
from istanbul_nb.words import Words

OFFERED = 3  # so many kept games
MOST_WITH_NEUTRAL = 4
CHOSEN = ("expansion", "layout", "edition", "neutral", "caravan", "deck")
Decider = Bot | str | None


def start_panel(words: Words, game: str = "istanbul") -> dict[str, Any]:
    """What can be chosen."""
    info = game_of(game).info
    least, most = info.players
    options = {option.name: option for option in info.options}
    return {
        "players": list(range(least, most + 1)),
        "bots": [["", words.say("start-human")], *[[bot, words.say(f"bot-{bot}")] for bot in BOTS]],
        "names": [words.say(f"seat-{colour}.title") for colour in info.seats],
        "expansions": [[name, words.choice("expansion", name)] for name in options["expansion"].choices],
        "layouts": {
            name: [[layout, words.choice("layout", layout)] for layout in layouts] for name, layouts in LAYOUTS.items()
        },
        "grids": {
            f"{name} {layout}": _grid(name, layout)
            for name, layouts in LAYOUTS.items()
            for layout in layouts
            if layout != "random"
        },
        "decks": [[deck, words.choice("deck", deck)] for deck in options["deck"].choices],
        "editions": [[edition, words.choice("edition", edition)] for edition in options["edition"].choices],
        "neutral": [players <= MOST_WITH_NEUTRAL for players in range(least, most + 1)],
        "saved": [
            {"path": kept.file, "label": words.say("start-kept", names=", ".join(kept.names), steps=kept.steps)}
            for kept in shelf.kept(OFFERED)
        ],
    }


@cache
def _grid(expansion: str, layout: str) -> list[int]:
    """The places of a layout, row by row."""
    places: list[int] = Match(expansion=expansion, layout=layout, seed=0).view["layout"]
    return places


def begin(seats: Any, options: Any, words: Words) -> Match:
    """The match that somebody filled in, or a sentence why not."""
    if not isinstance(seats, Sequence) or not isinstance(options, Mapping):
        raise MatchError(words.say("told-start-broken"), "told-start-broken")
    people = [seat if isinstance(seat, Mapping) else {} for seat in seats]
    chosen = {name: options[name] for name in CHOSEN if name in options}
    seed = _seed(options.get("seed"), words)
    match = Match(names=[seat.get("name", "") for seat in people], seed=seed, language=words.language, **chosen)
    return seat_bots(match, [seat.get("bot") or None for seat in people])


def _seed(seed: Any, words: Words) -> int | None:
    if seed in (None, ""):
        return None
    text = str(seed).strip()
    if not text.removeprefix("-").isdecimal() or len(text) > 18:
        raise MatchError(words.say("seed-number", seed=text[:40]), "seed-number")
    return int(text)


def seat_bots(match: Match, deciders: Sequence[Decider]) -> Match:
    """Seat bots where they were asked for."""
    for seat, bot in enumerate(deciders):
        if bot is not None:
            match.hand_over(seat, bot)
    return match
