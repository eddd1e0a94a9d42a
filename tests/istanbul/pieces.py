"""What a scenario is made of: scripted chance, what a seat has, and how pieces are moved about in a table's JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Answer, Chance, Scripted

GOODS = "RGYB"
MOSQUES = {"small": ("R", "G"), "great": ("Y", "B")}
TAVERN_TILES = ("move", "meet")
PIPS = 6
ANSWERS = ("dice", "cards", "tiles", "guild", "letters", "kiosk")

Table = dict[str, Any]  # a whole table as JSON
Seat = dict[str, Any]  # a seat of it


class Told(Chance):
    """Chance that answers what the test tells it: dice, cards, demand tiles, guild cards, letters, kiosk tiles, each
    kind in its own order. A letter is told by its place."""

    def __init__(self, **told: Iterable[Answer]) -> None:
        super().__init__()
        answers = {kind: list(told.get(kind, ())) for kind in ANSWERS}
        answers["letters"] = [f"letter-{place}" for place in answers["letters"]]
        self.scripts = {kind: Scripted(script) for kind, script in answers.items()}

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        return self.scripts[_asked_for(names)].pick(names, weights)

    @property
    def unasked(self) -> dict[str, int]:
        """How many answers of each kind nobody wanted."""
        return {kind: script.left for kind, script in self.scripts.items() if script.left}


def _asked_for(names: Sequence[Answer]) -> str:
    """
    >>> _asked_for(["letter-5", "letter-6"]), _asked_for([1, 2, 3, 4, 5, 6]), _asked_for(["good", "lira"])
    ('letters', 'dice', 'cards')
    """
    first = names[0]
    if isinstance(first, int):
        return "dice" if len(names) == PIPS else "guild"
    if first.startswith("letter-"):
        return "letters"
    if "good" in names:
        return "cards"
    return "kiosk" if "card-letter" in names else "tiles"


class Player(NamedTuple):
    """What a seat has: goods as they are written (`R2 B`), the stack bottom first."""

    at: int
    lira: int
    goods: str
    extensions: int
    rubies: int
    tiles: str
    hand: list[str]
    stack: list[str]
    assistants: list[int]
    fifth: bool
    family: int
    coffee: int
    guild: list[int]
    tavern: list[str]
    letters: list[int]
    delivered: list[int]
    companion: int | str


def counts(goods: str) -> list[int]:
    """Goods as they are written, red, green, yellow, blue.

    >>> counts("R2 B")
    [2, 0, 0, 1]
    """
    held = {word[0]: int(word[1:] or 1) for word in goods.split()}
    return [held.get(good, 0) for good in GOODS]


def written(numbers: Sequence[int]) -> str:
    """The other way round.

    >>> written([2, 0, 0, 1])
    'R2 B'
    """
    pairs = zip(GOODS, numbers, strict=True)
    return " ".join(good if number == 1 else f"{good}{number}" for good, number in pairs if number)


# The base game


def deal(table: Table, player: Seat, hand: Sequence[str]) -> None:
    """Exactly these bonus cards in hand."""
    deck = table["places"]["deck"]
    for card in player["hand"]:
        deck[card] += 1
    for card in hand:
        deck[card] -= 1
    player["hand"] = sorted(hand, key=list(deck).index)


def give_extensions(table: Table, player: Seat, number: int) -> None:
    """So many extensions more; the third brings its ruby."""
    places = table["places"]
    places["extensions"] -= number
    player["extensions"] += number
    if number == 3:
        places["wainwright"] -= 1
        player["rubies"] += 1


def give_tiles(table: Table, player: Seat, tiles: str) -> None:
    """Mosque tiles more; two of a mosque bring their ruby, the blue one its assistant."""
    places = table["places"]
    player["tiles"] = [good for good in GOODS if good in tiles or good in player["tiles"]]
    for good in tiles:
        places["mosque_tiles"][good] += 1
    if "B" in tiles:
        player["fifth"] = False
        player["stack"].append("own")
    for mosque, pair in MOSQUES.items():
        if set(pair) <= set(tiles):
            places["mosque_rubies"][mosque] -= 1
            player["rubies"] += 1


def lay_out(player: Seat, places: Sequence[int]) -> None:
    """Own assistants lie at these places and at no others; those who are left stay in the stack."""
    stack, lying = player["stack"], len(player["assistants"])
    own = stack.count("own") + lying - len(places)
    player["stack"] = ["neutral"] * stack.count("neutral") + ["own"] * own
    player["assistants"] = sorted(places)


# Mocha & Baksheesh


def deal_guild(table: Table, seat: int, hand: Sequence[int]) -> None:
    """Exactly these guild cards in hand."""
    mocha = table["mocha"]
    deck = {*mocha["guild_deck"], *mocha["guild_hands"][seat]} - set(hand)
    mocha["guild_deck"] = sorted(deck)
    mocha["guild_hands"][seat] = sorted(hand)


def give_tavern(table: Table, seat: int, tiles: str) -> None:
    """Tavern tiles more, each the top one of its stack."""
    for tile in tiles.split():
        mocha, kind = table["mocha"], TAVERN_TILES.index(tile)
        mocha["tavern"][kind] += 1
        mocha["tavern_tiles"][seat] |= 1 << kind


# Letters & Seals


def give_letters(table: Table, seat: int, pile: str, places: Sequence[int]) -> None:
    """Exactly these letters, `open` or `delivered`, by their places."""
    letters = table["letters"]
    for place in letters[pile][seat]:
        letters["deck"][str(place)] += 1
    for place in places:
        letters["deck"][str(place)] -= 1
    letters[pile][seat] = sorted(places)


def lay_letters(table: Table, deck: Sequence[int], discard: Sequence[int]) -> None:
    """Exactly these letters face down and discarded: the last seat has delivered the others."""
    letters = table["letters"]
    for place, number in letters["deck"].items():
        others = number - deck.count(int(place)) - discard.count(int(place))
        letters["delivered"][-1] += [int(place)] * others
        letters["deck"][place] = deck.count(int(place))
        letters["discard"][place] = discard.count(int(place))
    letters["delivered"][-1].sort()


def lay_kiosk(table: Table, deck: Sequence[str]) -> None:
    """Exactly these kiosk tiles face down; the others are discarded."""
    letters = table["letters"]
    order = [*letters["kiosk"], *letters["kiosk_discard"]]
    letters["kiosk"] = [tile for tile in order if tile in deck]
    letters["kiosk_discard"] = [tile for tile in order if tile not in deck]
