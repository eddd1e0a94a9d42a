"""Who stands where on a tile: each seat has its lane, what is nobody's stands at the right edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.games.istanbul.face.drawing.figures import disc, kin, mate, merchant, merchant_height
from istanbul_nb.table.drawing.sheet import Sheet

WIDTH, HEIGHT = 162, 144  # of a tile
EDGE, FOOT = 8, 6  # from its side to the first lane, from its lower edge to where pieces stand
SMALL = 18.0
MOST_MERCHANT, MOST_LANE = 29.0, 32.0
SMALL_PIECES = {"family": kin, "assistant": disc, "companion": mate}


class Piece(NamedTuple):
    """A piece on the board: what it is, whose (`None`: nobody's), where, and a merchant's stack."""

    kind: str  # merchant, assistant, family; a figure by its name
    seat: int | None
    place: int
    stack: Sequence[str] = ()


class Lanes(NamedTuple):
    """The width of a lane and of a merchant, for a number of seats."""

    lane: float
    merchant: float


class Placed(NamedTuple):
    """A piece on a tile, and what it stands in front of."""

    front: int
    piece: Piece
    x: float
    y: float
    width: float


def standing(view: Mapping[str, Any]) -> list[Piece]:
    """Return every piece on the board."""
    found: list[Piece] = []
    for seat, shown in enumerate(view["seats"]):
        found.append(Piece("merchant", seat, shown["merchant"], shown["stack"]))
        found += [Piece("assistant", seat, place) for place in shown["assistants"]]
        found.append(Piece("family", seat, shown["family"]))
    companions = view["letters"]["companions"] if "letters" in view else []
    found += [Piece("companion", seat, place) for seat, place in enumerate(companions) if isinstance(place, int)]
    found += [Piece(figure, None, place) for figure, place in view["figures"].items()]
    found += [Piece("merchant", None, place) for place in view["neutral_merchants"]]
    found += [Piece("assistant", None, place) for place in view["neutral_assistants"]]
    return found


def lanes_for(seats: int) -> Lanes:
    """Return lanes beside a reserve for what is nobody's."""
    reserve = 40 if seats > 4 else 34
    lane = min(MOST_LANE, (WIDTH - 2 * EDGE - reserve) / seats)
    return Lanes(lane, min(MOST_MERCHANT, lane + 5))


def crowd(pieces: Sequence[Piece], lanes: Lanes) -> list[Placed]:
    """Place the pieces of one place, those behind first."""
    seats = sorted({piece.seat for piece in pieces if piece.seat is not None})
    found = [placed for seat in seats for placed in _lane([p for p in pieces if p.seat == seat], seat, lanes)]
    found += _strangers([piece for piece in pieces if piece.seat is None], lanes)
    return sorted(found, key=lambda placed: placed.front)


def _of(pieces: Sequence[Piece], kind: str) -> list[Piece]:
    return [piece for piece in pieces if piece.kind == kind]


def _lane(pieces: Sequence[Piece], seat: int, lanes: Lanes) -> list[Placed]:
    """Place a merchant, with family on his left and assistants on his right, in front of him."""
    x, y = EDGE + lanes.lane * (seat + 0.5), HEIGHT - FOOT
    merchants, family, assistants = _of(pieces, "merchant"), _of(pieces, "family"), _of(pieces, "assistant")
    kinds = sum(map(bool, (merchants, family, assistants)))
    small = SMALL * 0.8 if kinds == 3 and lanes.lane < 26 else SMALL
    aside = small * 0.5 if merchants else small * 0.42 if kinds == 2 else 0
    found = []
    for piece in merchants:
        top = y - merchant_height(lanes.merchant, len(piece.stack))
        found.append(Placed(20 + seat, piece, x - lanes.merchant / 2, top, lanes.merchant))
    for piece in family:
        found.append(Placed(30 + seat, piece, x - aside - small / 2, y - small * 1.18 + bool(merchants), small))
    for piece in _of(pieces, "companion"):  # between the merchant and those before him, a little to the right
        left, up = (0.1, 1.75) if kinds else (0.58, 1.32)
        found.append(Placed(25 + seat, piece, x - small * left, y - small * up, small * 1.15))
    for at, piece in enumerate(assistants):
        found.append(Placed(31 + seat + at, piece, x + aside - small / 2, y - small + 1 - at * small * 0.3, small))
    return found


def _strangers(pieces: Sequence[Piece], lanes: Lanes) -> list[Placed]:
    """Place figures at the right edge, two high; neutral merchants and assistants left of them."""
    right, foot = WIDTH - EDGE + 2, HEIGHT - FOOT
    merchants, assistants = _of(pieces, "merchant"), _of(pieces, "assistant")
    figures = [piece for piece in pieces if piece not in (*merchants, *assistants)]
    token = 25.0 if len(figures) == 1 else 22.0
    left = right - (len(figures) + 1) // 2 * token
    found = []
    for at, piece in enumerate(figures):
        x, y = right - token * (1 + at // 2), foot + 2 - token - at % 2 * (token + 1)
        found.append(Placed(40, piece, x, y, token))
    for at, piece in enumerate(merchants):
        x = left - lanes.merchant - at * lanes.merchant * 0.62
        found.append(Placed(9 - at, piece, x, foot - merchant_height(lanes.merchant, 0), lanes.merchant))
    for at, piece in enumerate(assistants):
        x = left - SMALL - at * SMALL * 0.7 + (3 if merchants else 0)
        found.append(Placed(38 - at, piece, x, foot - SMALL + 1, SMALL))
    return found


def draw(sheet: Sheet, placed: Placed) -> str:
    """Draw one piece where it stands."""
    _, piece, x, y, width = placed
    if piece.kind == "merchant":
        return merchant(sheet, piece.seat, x, y, width, stack=piece.stack)
    if piece.kind in SMALL_PIECES:
        return SMALL_PIECES[piece.kind](sheet, piece.seat, x, y, width)
    return sheet.icon(piece.kind, x, y, width)
