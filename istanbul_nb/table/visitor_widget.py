"""Who looks at the page: a widget without a picture that asks the browser for its key, and hands files over to it."""

from __future__ import annotations

from functools import cache

import anywidget
from traitlets import Unicode

from istanbul_nb.match import visitor
from istanbul_nb.table.bundles import STATIC
from istanbul_nb.table.gate import Gated, Message, handles, has_text, pass_message


class VisitorWidget(Gated, anywidget.AnyWidget):
    """Takes the key that the browser keeps. The key is in no trait: it comes in a message, and a digest of it stays."""

    _esm = Unicode(help="the front end").tag(sync=True)

    def __init__(self) -> None:
        super().__init__(_esm=(STATIC / "visitor.js").read_text(encoding="utf-8"))
        self.on_msg(self._receive)

    def _receive(self, widget: object, content: object, buffers: object) -> None:
        pass_message(self, content)

    @handles("visitor", needs=(has_text("key"),))
    def _on_visitor(self, message: Message) -> None:
        """Take the key of the browser; the first one counts, and any other is dropped in silence."""
        visitor.VISITOR.introduce(message["key"])


@cache
def _only_one() -> VisitorWidget:
    return VisitorWidget()


def visitor_widget() -> VisitorWidget | None:
    """Return the one widget that asks for the key; `None` where a kernel has no visitors."""
    return _only_one() if visitor.has_visitors() else None
