"""The city of Mocha & Baksheesh, bare, its twenty places in order.

 1  2  3  4  5        17 Roasting Plant, 18 Guild Hall, 19 Tavern, 20 Coffee House; the Fountain is 7 and
 6  7  8  9 10        the Police Station 12. All figures stand at the Fountain.
11 12 13 14 15
16 17 18 19 20
"""

from __future__ import annotations

from tests.games.istanbul.scenario import KINDS, Scenario, table

NEW_KINDS = ("coffee", "guild", "coffeesale", "swap", "corner", "six", "coffeeroll", "wainwright2", "coffeehouse2")
ALL_KINDS = (*KINDS, *NEW_KINDS)


def city(players: int = 3, layout: str | list[int] = "order", *, first: int = 0) -> Scenario:
    """Return a table of this expansion."""
    return table(players, layout, first=first, expansion="mocha")


def last_cards(**hands: list[str]) -> Scenario:
    """Return three players, six rubies for seat 0; the last turn has just ended. `plum=[...]` is a hand."""
    scene = city().seat(0, rubies=6).turn(2)
    for seat, colour in enumerate(("plum", "saffron", "teal")):
        scene.seat(seat, hand=hands.get(colour, []))
    return scene.acting(5).do("end")


def refuses(scene: Scenario, number: int) -> bool:
    """Tell whether a guild card in hand is refused, by its own rule or that of carrying it out in full."""
    assert number in scene[0].guild
    assert f"guild {number}" not in scene.legal()
    return scene.refused(f"guild {number}").rule in (f"mocha.guild.{number}", "mocha.guild.all", "ruling.guild-full")
