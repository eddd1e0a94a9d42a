"""Small bitmaps of drawings, for stored outputs: JupyterLab shows no SVG while a notebook is not trusted."""

from __future__ import annotations

import re
import struct
import zlib
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import numpy as np
import vl_convert

COLOURS = (64, 32, 16)  # many are enough for flat drawings with soft edges; fewer, if it becomes too large
LARGEST = 56_000
PAPER = 255
TAG, COLOUR = re.compile(r"<[^>]+>"), re.compile(r' color="([^"]+)"')
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')
BARE_USE = re.compile(r'<use href="#([^"]+)"/>')
SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUECOLOUR_ALPHA, INDEXED = 6, 3
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def bitmap(svg: str) -> str:
    """Return a drawing as a PNG with few colours, in base64 as notebooks store it."""
    pixels = read_pixels(vl_convert.svg_to_png(with_sizes(with_fills(svg)), scale=1))
    for colours in COLOURS:
        encoded = b64encode(indexed_png(pixels, colours)).decode()
        if len(encoded) <= LARGEST:
            break
    return encoded


def with_fills(svg: str) -> str:
    """Return a drawing in which every element that has a colour of its own is filled with it.

    In a browser an inherited `currentColor` follows the element; the converter takes the colour of the whole drawing.

    >>> with_fills('<svg fill="currentColor"><use href="#a" color="#fff"/></svg>')
    '<svg fill="currentColor"><use href="#a" color="#fff" fill="#fff"/></svg>'
    """
    return TAG.sub(lambda tag: tag[0] if " fill=" in tag[0] else COLOUR.sub(r'\g<0> fill="\1"', tag[0]), svg)


def with_sizes(svg: str) -> str:
    """Return a drawing in which a symbol that is used without a size has that of its own view box.

    >>> with_sizes('<symbol id="a" viewBox="0 0 24 32"/><use href="#a"/>')
    '<symbol id="a" viewBox="0 0 24 32"/><use href="#a" width="24" height="32"/>'
    """
    boxes = {name: (wide, high) for name, wide, high in SYMBOL.findall(svg)}

    def sized(use: re.Match[str]) -> str:
        wide, high = boxes.get(use[1], ("", ""))
        return f'<use href="#{use[1]}" width="{wide}" height="{high}"/>' if wide else use[0]

    return BARE_USE.sub(sized, svg)


def indexed_png(pixels: Pixels, colours: int) -> bytes:
    """Return pixels as a PNG whose colours stand in a palette."""
    high, wide, _ = pixels.shape
    palette, indices = reduce_colours(pixels, colours)
    rows = b"".join(b"\0" + row.tobytes() for row in indices)
    head = struct.pack(">IIBBBBB", wide, high, 8, INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def reduce_colours(pixels: Pixels, colours: int) -> tuple[Pixels, Pixels]:
    """Return the most frequent colours, and for each pixel the number of the nearest of them."""
    flat = pixels.reshape(-1, 3)
    found, inverse, counts = np.unique(flat, axis=0, return_inverse=True, return_counts=True)
    palette = found[np.argsort(-counts, kind="stable")[:colours]]
    apart = ((found[:, None, :].astype(int) - palette[None, :, :].astype(int)) ** 2).sum(axis=2)
    nearest = apart.argmin(axis=1).astype(np.uint8)
    return palette, nearest[inverse.ravel()].reshape(pixels.shape[:2])


def read_pixels(png: bytes) -> Pixels:
    """Return the pixels of a PNG with alpha as they look on white paper."""
    wide, high, depth, kind, *_ = struct.unpack(">IIBBBBB", png[16:29])
    if (depth, kind) != (8, TRUECOLOUR_ALPHA):
        raise ValueError("This reads only PNG files with 8 bits for each of red, green, blue and alpha.")
    data = zlib.decompress(b"".join(data for name, data in _chunks(png) if name == b"IDAT"))
    rows = np.frombuffer(data, np.uint8).reshape(high, 1 + 4 * wide)
    image = np.zeros((high, wide, 4), np.uint8)
    above = np.zeros((wide, 4), np.uint8)
    for number, row in enumerate(rows):
        above = image[number] = _unfilter(int(row[0]), row[1:].reshape(wide, 4), above)
    alpha = image[:, :, 3:].astype(int)
    blended: Pixels = ((image[:, :, :3] * alpha + PAPER * (255 - alpha)) // 255).astype(np.uint8)
    return blended


def _unfilter(kind: int, row: Pixels, above: Pixels) -> Pixels:
    """Undo the filter of a row: none, sub, up, average or Paeth (as the PNG specification numbers them)."""
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row, axis=0, dtype=np.uint8)
    if kind == 2:
        return row + above
    predict = _average if kind == 3 else _paeth
    done: list[list[int]] = []
    left, corner = [0] * 4, [0] * 4
    for pixel, over in zip(row.tolist(), above.tolist(), strict=True):
        left = [value + predict(*near) & 255 for value, *near in zip(pixel, left, over, corner, strict=True)]
        corner = over
        done.append(left)
    return np.array(done, np.uint8)


def _average(left: int, over: int, corner: int) -> int:
    return (left + over) // 2


def _paeth(left: int, over: int, corner: int) -> int:
    """Return the one of the three neighbours that is nearest to left + over - corner."""
    guess = left + over - corner
    return min((abs(guess - left), 0, left), (abs(guess - over), 1, over), (abs(guess - corner), 2, corner))[2]


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
