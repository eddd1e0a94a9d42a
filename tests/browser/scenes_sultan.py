"""Telling moments of Sultan: every decision, few and many players, with and without memory, and the end."""

from __future__ import annotations

from functools import cache

from istanbul_nb.match import Match

NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]
ROUND, TRICK = 2, 3  # well under way


def _reached(match: Match, kind: str, laid: int, round_: int, trick: int) -> bool:
    view = match.view
    now = (view["round"], view["trick"], view["decision"][0]) == (round_, trick, kind)
    return now and sum(seat["laid"] for seat in view["seats"]) == laid


@cache
def _text(kind: str, players: int, laid: int, memory: bool, round_: int, trick: int) -> str:
    match = Match("sultan", names=NAMES[:players], seed=20 + players, memory=memory, first=0)
    for seat in range(players):
        match.hand_over(seat, "random")
    while not match.over and not (kind and _reached(match, kind, laid, round_, trick)):
        match.let_bot_decide()
    for seat in range(players):
        match.hand_over(seat, None)
    return match.text()


def sultan(
    kind: str = "bid",
    *,
    players: int = 4,
    laid: int = 0,
    memory: bool = True,
    language: str = "en",
    alone: bool = True,
    round_: int = ROUND,
    trick: int = TRICK,
) -> Match:
    """A match at a decision after so many cards of a trick; no kind: its end. `alone`: the others are bots."""
    match = Match.from_text(_text(kind, players, laid, memory, round_, trick), language)
    if alone:
        for seat in range(players):
            if seat != match.actor:
                match.hand_over(seat, "random")
    return match
