"""What a seat sees, as a row of numbers of a fixed size; made from its view alone, so that nothing secret is in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from istanbul_nb.adapters.actions import ANYWHERE, complete_options
from istanbul_nb.adapters.encoding import encoding_of
from istanbul_nb.adapters.fields import Field
from istanbul_nb.core import View, canonical

if TYPE_CHECKING:
    import numpy

LEAST, MOST = -1.0, 1e6  # of every number


class Observation:
    """The fields of a setup, and a view written down in them.

    >>> [name for name, _, _ in observation("sultan", players=2).places()][:4]
    ['round', 'trick', 'first', 'actor']
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum(field.size for field in fields)

    def places(self) -> Iterator[tuple[str, int, int]]:
        """Yield where each field begins and ends."""
        start = 0
        for field in self.fields:
            yield field.name, start, start + field.size
            start += field.size

    def numbers(self, view: View) -> list[float]:
        """Return all fields of a view, one after the other."""
        found: list[float] = []
        for field in self.fields:
            found += field.read(view)
        return found

    def array(self, view: View) -> numpy.ndarray[Any, Any]:
        """Return the same as an array."""
        import numpy  # noqa: PLC0415

        return numpy.array(self.numbers(view), numpy.float32)


def observation(game: str, **options: Any) -> Observation:
    """Return the fields of a setup, worked out once for each."""
    complete = complete_options(game, options)
    return _observation(game, canonical({name: value for name, value in complete.items() if name not in ANYWHERE}))


@lru_cache(maxsize=16)
def _observation(game: str, options: str) -> Observation:
    return Observation(encoding_of(game).fields(json.loads(options)))
