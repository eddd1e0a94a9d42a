"""How much is sent to the browser for one decision."""

from __future__ import annotations

import random
from typing import Any

import comm
from comm.base_comm import BaseComm
from jupyter_client.session import Session

from istanbul_nb.match.match import Match
from istanbul_nb.table import Table

PLAYERS = 5


class Wire(BaseComm):
    """A comm that weighs its messages as a kernel would send them."""

    session = Session()
    sizes: list[int] = []  # noqa: RUF012

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **more: Any
    ) -> None:
        message = self.session.msg(msg_type, {"data": data, "comm_id": self.comm_id, **more}, metadata=metadata)
        self.sizes.append(sum(map(len, self.session.serialize(message))))


def sent(language: str, seed: int = 1) -> tuple[int, int]:
    """Return the bytes of the largest message for a decision in a random game at one screen, and of the last one."""
    create, comm.create_comm = comm.create_comm, Wire
    try:
        match, choose = Match(players=PLAYERS, seed=seed, language=language), random.Random(seed).choice
        table = Table(match, autosave=False)
        Wire.sizes.clear()
        while not match.over:
            table._handle_custom_msg({"kind": "open", "seat": match.actor}, [])
            match.do(choose(match.legal))
    finally:
        comm.create_comm = create
    if len(Wire.sizes) < len(match.steps):
        raise RuntimeError(f"{len(match.steps)} decisions, but {len(Wire.sizes)} messages")
    *decisions, end = Wire.sizes
    return max(decisions), end
