"""Mosque tiles: the row, the stack, what is taken and given up, and the ruby for having enough."""

from __future__ import annotations

from functools import lru_cache

from istanbul_nb.core import Chance, Event
from istanbul_nb.games.dice.rules.ruleset import DIE, FAMILIES, TILES, family_of
from istanbul_nb.games.dice.rules.state import Events, State
from istanbul_nb.games.dice.rules.supply import gain_ruby


@lru_cache(maxsize=1 << 14)
def families(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Count the tiles of each family."""
    found = [0] * len(FAMILIES)
    for tile in tiles:
        found[family_of(tile)] += 1
    return tuple(found)


def working(state: State, family: int) -> int:
    """Count the tiles of a family that work this turn: not those taken in it (dice.tiles.next-turn)."""
    count = families(state.tiles[state.turn])[family]
    return count - families(state.fresh)[family] if state.fresh else count


def working_tiles(state: State) -> list[int]:
    """Return the tiles that work this turn."""
    tiles = list(state.tiles[state.turn])
    for tile in state.fresh:
        tiles.remove(tile)
    return tiles


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return the tiles but for one."""
    spot = tiles.index(tile)
    return tiles[:spot] + tiles[spot + 1 :]


def take_tile(state: State, tile: int, source: str, chance: Chance, events: Events) -> None:
    """Take an open tile for the player of the turn, and refill the row (dice.act.tile, dice.tiles.die)."""
    seat, spot = state.turn, state.row.index(tile)
    if tile == DIE and state.extra[seat] == state.tiles[seat].count(DIE):
        state.box -= 1
        state.extra[seat] += 1
    state.tiles[seat] = tuple(sorted((*state.tiles[seat], tile)))
    state.fresh = tuple(sorted((*state.fresh, tile)))
    events.append(Event("tile-taken", seat, {"tile": TILES[tile], "source": source}))
    state.row = state.row[:spot] + state.row[spot + 1 :]
    fill_row(state, spot, chance, events)
    _reward(state, events)


def _reward(state: State, events: Events) -> None:
    """Give a ruby from the mosque as soon as there are exactly enough tiles, once a game (dice.tiles.ruby).

    The tiles that one owns now are counted, however they came (dice.ruling.five).
    """
    seat = state.turn
    enough = len(state.tiles[seat]) == state.rules.tiles_for_ruby
    if enough and state.mosque and not state.mosque_had[seat]:
        state.mosque -= 1
        state.mosque_had[seat] = True
        gain_ruby(state, "mosque", "tiles", events)


def give_up(state: State, tile: int, source: str, chance: Chance, events: Events) -> None:
    """Put a tile under the stack; of equal ones the one that does not work yet (dice.ruling.tile-given)."""
    seat = state.turn
    state.tiles[seat] = without(state.tiles[seat], tile)
    if tile in state.fresh:
        state.fresh = without(state.fresh, tile)
    state.below = (*state.below, tile)
    events.append(Event("tile-given", seat, {"tile": TILES[tile], "source": source}))
    if not any(state.free) and not any(state.used):
        return_dice(state, events)
    fill_row(state, len(state.row), chance, events)


def return_dice(state: State, events: Events) -> None:
    """Return extra dice without their tiles to the box (dice.ruling.tile-given)."""
    seat = state.turn
    number = state.extra[seat] - state.tiles[seat].count(DIE)
    if number:
        state.extra[seat] -= number
        state.box += number
        events.append(Event("die-back", seat, {"number": number}))


def fill_row(state: State, spot: int, chance: Chance, events: Events) -> None:
    """Fill the gap in the row if the stack has a tile, first with those that nobody has seen."""
    if len(state.row) == state.rules.row:
        return
    hidden = any(state.stack)
    if hidden:
        tile = chance.pick(TILES, state.stack)
        state.stack[tile] -= 1
    elif state.below:
        tile, *rest = state.below
        state.below = tuple(rest)
    else:
        return
    state.row = (*state.row[:spot], tile, *state.row[spot:])
    events.append(Event("tile-shown", state.turn, {"tile": TILES[tile]}, reveals=hidden))
