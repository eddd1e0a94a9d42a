"""None arrives as null in every page, also where the kernel would leave it out."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.match.match import Match
from istanbul_nb.table import Table
from istanbul_nb.table.js_null import encode

NULL = object()


def nones(value: Any) -> int:
    if isinstance(value, dict):
        return sum(map(nones, value.values()))
    return sum(map(nones, value)) if isinstance(value, (list, tuple)) else int(value is None)


def test_every_none_is_marked_and_nothing_else_is_changed() -> None:
    message = {"a": None, "b": [1, None, {"c": None}], "d": (0, "", False)}
    assert encode(message, NULL) == {"a": NULL, "b": [1, NULL, {"c": NULL}], "d": [0, "", False]}


def test_without_a_mark_a_message_is_the_same_object() -> None:
    message = {"a": None}
    assert encode(message, None) is message


def test_a_table_sends_no_none_where_it_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(Match("sultan", seed=1))
    assert nones(table.get_state()) > 0
    monkeypatch.setattr("istanbul_nb.table.widget.encode", lambda message: encode(message, NULL))
    sent: list[Any] = []
    monkeypatch.setattr("ipywidgets.Widget._send", lambda widget, message, buffers=None: sent.append(message))
    table.send({"kind": "refused", "says": None})
    table.send_state("snap")
    assert [message["method"] for message in sent] == ["custom", "update"]
    assert nones(sent) + nones(table.get_state()) == 0
