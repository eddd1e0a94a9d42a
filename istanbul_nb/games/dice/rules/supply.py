"""Taking from the supply and paying into it."""

from __future__ import annotations

from istanbul_nb.core import Event
from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, LIRA, RESOURCES, TRACKS, goods_written
from istanbul_nb.games.dice.rules.state import Events, State

NO_GOODS = (0, 0, 0, 0)


def take(state: State, seat: int, what: int, number: int, events: Events, *, source: str) -> None:
    """Take of a resource; if the supply has too few, everybody who has some returns one first (dice.supply)."""
    supply = state.supply
    call_in(state, seat, what, number, events)
    number = min(number, supply[what])
    if number:
        supply[what] -= number
        state.stock[seat][what] += number
        events.append(Event("gained", seat, {"what": RESOURCES[what], "number": number, "source": source}))


def call_in(state: State, seat: int, what: int, number: int, events: Events) -> None:
    """Let every player who has at least one return one, as often as it takes (dice.ruling.supply)."""
    while state.supply[what] < number:
        holders = [holder for holder, stock in enumerate(state.stock) if stock[what]]
        if not holders:
            return
        for holder in holders:
            put_back(state, holder, what, 1)
        events.append(Event("returned", seat, {"what": RESOURCES[what], "from": holders}))


def put_back(state: State, seat: int, what: int, number: int) -> None:
    """Put so many back into the supply."""
    state.stock[seat][what] -= number
    state.supply[what] += number


def pay(
    state: State, seat: int, source: str, events: Events, *, brown: int = 0, crystal: int = 0, lira: int = 0
) -> None:
    """Put what is paid into the supply before anything is taken (dice.ruling.payment)."""
    for what, number in ((BROWN, brown), (CRYSTAL, crystal), (LIRA, lira)):
        if number:
            put_back(state, seat, what, number)
    tell_payment(seat, source, events, brown=brown, crystal=crystal, lira=lira)


def tell_payment(
    seat: int,
    source: str,
    events: Events,
    *,
    dice: tuple[int | str, ...] = (),
    tokens: tuple[int, ...] = NO_GOODS,
    brown: int = 0,
    crystal: int = 0,
    lira: int = 0,
) -> None:
    """Say what was paid, and for what."""
    facts = {
        "dice": list(dice),
        "tokens": list(goods_written(tokens)),
        "brown": brown,
        "crystal": crystal,
        "lira": lira,
        "source": source,
    }
    events.append(Event("paid", seat, facts))


def take_ruby(state: State, track: int, source: str, events: Events) -> None:
    """Take the next ruby of a track."""
    state.tracks[track] -= 1
    gain_ruby(state, TRACKS[track], source, events)


def gain_ruby(state: State, track: str, source: str, events: Events) -> None:
    """Give the player of the turn a ruby; the first one with enough begins the last round (dice.end)."""
    seat, target = state.turn, state.rules.target
    state.rubies[seat] += 1
    facts = {"track": track, "source": source, "rubies": state.rubies[seat]}
    events.append(Event("ruby", seat, facts))
    if state.rubies[seat] == target and sum(rubies >= target for rubies in state.rubies) == 1:
        events.append(Event("last-round", seat))
