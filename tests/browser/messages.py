"""Messages between kernel and browser, as they lie on the wire."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

NUMBER = 8  # bytes of a number in the head of a binary message


class Message(NamedTuple):
    """One message: where it went, what kind it is, what is in it, all of its text, and its size in bytes."""

    channel: str
    kind: str
    content: dict[str, Any]
    text: str
    size: int

    @property
    def traits(self) -> dict[str, Any]:
        """Return the traits of a widget that it brings; none if it is something else."""
        data = self.content.get("data", {})
        state = data.get("state") if isinstance(data, dict) and self.kind in ("comm_open", "comm_msg") else None
        return state if isinstance(state, dict) else {}

    @property
    def custom(self) -> dict[str, Any]:
        """Return what a widget said outside its traits; nothing if it is something else."""
        data = self.content.get("data", {})
        said = data.get("content") if isinstance(data, dict) and self.kind == "comm_msg" else None
        return said if isinstance(said, dict) else {}


def read(frame: str | bytes) -> Message:
    """Read a frame of the kernel's websocket: plain JSON, or parts (channel, headers, content) after offsets."""
    if isinstance(frame, str):
        message = json.loads(frame)
        size = len(frame.encode())
        return Message(message["channel"], message["header"]["msg_type"], message["content"], frame, size)
    total = int.from_bytes(frame[:NUMBER], "little")
    ends = [int.from_bytes(frame[NUMBER * at : NUMBER * (at + 1)], "little") for at in range(1, total + 1)]
    channel, header, _, _, content = (frame[ends[at] : ends[at + 1]] for at in range(5))
    kind = json.loads(header)["msg_type"]
    text = frame[ends[0] :].decode("utf-8", errors="replace")
    return Message(channel.decode(), kind, json.loads(content), text, len(frame))
