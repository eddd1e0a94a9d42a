"""Every decision of the Dice Game, each at a table that is laid for it; the first player is asked unless others are."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.dice.scenario import Scenario, table


def rich(players: int = 3) -> Scenario:
    """Return a game that is well under way: everybody has something of everything."""
    scene = table(players).seat(0, lira=13, crystal=2, tokens="R G2 B", brown=1, tiles="lira-Y card-G", rubies=2)
    scene.seat(1, lira=6, crystal=1, tokens="R2 Y", tiles="crystal-B action-R", rubies=1)
    if players > 2:
        scene.seat(2, lira=17, tokens="G B2", brown=2, tiles="good-B", rubies=3)
    return scene.seat(3, lira=4, crystal=3, tokens="Y2", rubies=1) if players > 3 else scene


def drawing(*cards: str, dice: str = "G L C2 B") -> Scenario:
    """Draw bazaar cards: the first player chooses one of them."""
    return rich().rolled(dice).do(f"cards {len(cards)}", cards=cards)


DECISIONS: dict[str, Callable[[], Scenario]] = {
    "income": lambda: rich().income(1),
    "roll": rich,
    "act": lambda: rich().rolled("R G2 B L"),
    "pay": lambda: rich().rolled("R G2 B L").do("choose crystal R G"),
    "two": lambda: rich().rolled("R G Y B L").do("two"),
    "cards": lambda: drawing("ruby-tile-lira", "token-lira-G"),
    "ruby": lambda: drawing("ruby-tile-lira", dice="G L C B2"),
    "give": lambda: drawing("ruby-tile-lira", dice="G L C B2").do("exchange"),
    "track": lambda: drawing("ruby-tile-lira", dice="G L C B2").do("exchange", "give lira-Y"),
    "condition": lambda: drawing("has-lira", dice="G L C B2"),
    "open": lambda: rich().seat(0, brown=2).rolled("G L C B2").do("cards 1", "accept", cards=["has-two-tile"]),
    "others": lambda: drawing("lira-token", dice="G L C B2"),
}
MORE: dict[str, Callable[[], Scenario]] = {
    "after an action": lambda: rich().rolled("G B L", actions=1, acted=True).used("R G"),
    "without crystals": lambda: rich().seat(0, crystal=0).rolled("R G2 B L"),
    "the second good": lambda: rich().rolled("R G2 B L").do("choose brown R G B", "give R"),
    "an offer of crystals": lambda: drawing("lira-crystal", dice="G L C B2"),
    "a sale": lambda: drawing("token-Y", dice="G L C B2"),
    "a token or lira": lambda: drawing("token-lira-G", dice="G L C B2"),
    "nine dice": lambda: (
        rich(4)
        .seat(0, lira=30, crystal=4, tokens="R2 G2 Y2 B2", brown=3, tiles="die die die die", mosque=True)
        .rolled("R2 G Y2 B L C2", actions=4)
    ),
    "many cards": lambda: drawing("two-crystal", "brown-R", "ruby-crystal", "has-two-tile", dice="C4 G"),
}
SCENES = {**DECISIONS, **MORE}
