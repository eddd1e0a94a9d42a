"""A table in the middle of a game of two, with something of everything, in phase 4 after the governor was met."""

from __future__ import annotations

from tests.games.istanbul.scenario import Scenario, table


def busy() -> Scenario:
    """Return a table where Plum stands at the Post Office, has met the governor and used his yellow tile."""
    scene = table(2, neutral=True, layout="short", first=1)
    scene.seat(0, lira=9, goods="R2 G Y3", tiles="RGY", extensions=1, rubies=2, hand=["far", "good"], family=9)
    scene.seat(1, at=8, lira=4, goods="B", tiles="B", hand=["lira"], assistants=[3], stack=["own"] * 3)
    scene.neutral_merchants(3, 16, 5).figures(governor=6, smuggler=12)
    scene.post(3).demand(large="RRGBB RGBBB", small="RGYYB RGGYB RGGGY").piles(discard=["stay", "family"])
    scene.rubies(palace=4, dealer=7, wainwright=1)
    scene.turn(0, round=4, met=["governor"], yellow=True, repeat=5, paid=True).meeting(5)
    return scene.neutral_assistants(4).seat(0, assistants=[5, 11], stack=["own", "neutral"])
