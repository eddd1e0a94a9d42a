"""Letters & Seals, the Grand Bazaar and the caravan leader in text: places, letters, companions, the caravan token."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.modules.letters.effects import seals_on
from istanbul_nb.games.istanbul.rules.places.auction import AUCTION_HOUSE
from istanbul_nb.games.istanbul.rules.places.catacombs import CATACOMBS
from istanbul_nb.games.istanbul.rules.places.embassy import EMBASSY
from istanbul_nb.games.istanbul.rules.places.kiosk import KIOSK
from istanbul_nb.games.istanbul.rules.places.society import SOCIETY
from istanbul_nb.text import columns_of, shortened
from istanbul_nb.words import Words

NONE = "–"
LEAST_NAME = 8
BESIDE = 46  # the width of a row without name and open letters, at the most


def _society(letters: View, words: Words) -> str:
    """Return what a ruby costs, and the lira that come with the next one."""
    told = words.say("picture-society")
    return f"{told} +{letters['society'][0]}" if letters["society"] else told


FACTS: dict[int, Callable[[View, Words], str]] = {
    EMBASSY: lambda letters, words: words.say("picture-pile", pile=letters["deck"], discard=letters["discard"]),
    KIOSK: lambda letters, words: words.say("picture-kiosk", tiles=letters["kiosk"]),
    AUCTION_HOUSE: lambda letters, words: words.say("picture-auction"),
    SOCIETY: _society,
    CATACOMBS: lambda letters, words: words.say("picture-catacombs"),
}


def also(place: int, words: Words) -> list[str]:
    """Return what a place of the base game does besides."""
    return [words.say("fountain-companion")] if place == FOUNTAIN else []


def companions(letters: View, place: int, emblems: str, words: Words) -> list[str]:
    """Return the companions who stand at a place."""
    sign = words.say("picture-companion")
    return [sign + emblem for emblem, spot in zip(emblems, letters["companions"], strict=False) if spot == place]


def rows(letters: View, names: Sequence[str], emblems: str, words: Words, columns: int) -> list[str]:
    """Return for each player: letters by their places, seals, where the companion is, a used double turn."""
    longest = max(LEAST_NAME, (columns - BESIDE) // 2)
    room = columns - BESIDE - min(longest, max(map(len, names)))
    table = [["", "", *words.say("picture-letter-heads").split()]]
    for seat, name in enumerate(names):
        open_, delivered = letters["open"][seat], letters["delivered"][seat]
        table.append(
            [
                f"  {emblems[seat]}",
                shortened(name, longest),
                _listed(open_, room),
                str(len(delivered)),
                str(seals_on(open_, delivered)),
                _companion(letters["companions"][seat], words),
                words.say("picture-used") if letters["doubled"][seat] else NONE,
            ]
        )
    return columns_of(table)


def _listed(places: Sequence[int], room: int) -> str:
    """Return the places of letters that are not delivered; what does not fit is counted."""
    shown = " ".join(map(str, places))
    fitting = len(places)
    while len(shown) > room:
        fitting -= 1
        shown = f"{' '.join(map(str, places[:fitting]))} +{len(places) - fitting}"
    return shown or NONE


def _companion(where: int | str, words: Words) -> str:
    return str(where) if isinstance(where, int) else words.say(f"picture-{where}")


def caravan(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Tell who holds the caravan token."""
    if "caravan" not in view:
        return []
    holder = view["caravan"]["holder"]
    if holder is None:
        return [words.say("picture-caravan-first")]
    return [words.say("picture-caravan", name=names[holder])]
