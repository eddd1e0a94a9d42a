"""The gate that everything from a page passes: what it may set, what it may ask, and what each message needs first.

A method is reached by a message only where it declares so with `handles`. The gate checks what the kind of
message needs, in the order declared, before the method runs. So a new message cannot forget to ask who is looking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from istanbul_nb.match.errors import MatchError

Message = Mapping[str, Any]
Method = TypeVar("Method", bound=Callable[..., None])
DECLARED = "__handles__"  # where a method keeps its declaration


@dataclass(frozen=True)
class Need:
    """Say what must hold before a message is answered, and the key of what is said where it does not.

    Without a key the message is dropped in silence: no person can meet it by clicking.
    """

    holds: Callable[[Any, Message], bool]
    says: str = ""


MATCH = Need(lambda at, message: at.match is not None, "told-no-match")
PRESENT = Need(lambda at, message: message.get("revision") == at.match.revision, "stale")
NOW = Need(lambda at, message: at.step is None, "undo-looking")
DECIDES = Need(lambda at, message: at.may_decide(), "not-your-turn")
HAND = Need(lambda at, message: at.sees_cards_of(message["action"]), "told-no-hand")
OVER = Need(lambda at, message: at.match.over, "review-running")
COVERED = Need(lambda at, message: at.cover() is not None and message.get("seat") == at.cover())
PANEL = Need(lambda at, message: at.start is not None)  # the start panel is shown
ACT = Need(lambda at, message: isinstance(message.get("act"), str))
ACTING = (ACT, MATCH, NOW, PRESENT, DECIDES, HAND)  # what an action needs, and every question about one


def has_text(name: str) -> Need:
    """Return the need that a message has a text of that name."""
    return Need(lambda at, message: isinstance(message.get(name), str))


@dataclass(frozen=True)
class Declaration:
    """Hold which kinds of messages a method answers and what they need; a quiet one refuses without a word."""

    method: str
    kinds: tuple[str, ...]
    needs: tuple[Need, ...]
    quiet: bool

    def lock(self, at: Any) -> AbstractContextManager[Any]:
        """Return what keeps a decision as it was checked until the method has run."""
        return at.match.lock if DECIDES in self.needs and at.match is not None else nullcontext()


def handles(*kinds: str, needs: Iterable[Need] = (), quiet: bool = False) -> Callable[[Method], Method]:
    """Declare which messages a method answers and what they need before it runs."""

    def declare(method: Method) -> Method:
        setattr(method, DECLARED, Declaration(method.__name__, kinds, tuple(needs), quiet))
        return method

    return declare


@cache
def declarations_of(owner: type) -> dict[str, Declaration]:
    """Return every kind of message that a class answers; the declaration of a subclass comes first."""
    found: dict[str, Declaration] = {}
    for each in reversed(owner.__mro__):
        for method in vars(each).values():
            declared = getattr(method, DECLARED, None)
            if isinstance(declared, Declaration):
                found |= dict.fromkeys(declared.kinds, declared)
    return found


def pass_message(at: Any, content: Any, owners: Sequence[Any] = ()) -> None:
    """Let a message through to the method that answers it, or say what is missing (`MatchError`), or drop it.

    The first of the owners that declares the kind of message answers it; without owners `at` itself does.
    """
    kind = content.get("kind") if isinstance(content, dict) else None
    owner, declared = _answering(owners or (at,), kind) if isinstance(kind, str) else (None, None)
    if declared is None:
        return
    with declared.lock(at):
        missing = next((need for need in declared.needs if not need.holds(at, content)), None)
        if missing is None:
            getattr(owner, declared.method)(content)
        elif missing.says and not declared.quiet:
            raise MatchError(at.say_missing(missing.says), missing.says)


def _answering(owners: Sequence[Any], kind: str) -> tuple[Any, Declaration | None]:
    """Return who answers a kind of message, and the declaration."""
    for owner in owners:
        of_class: type = type(owner)
        if (declared := declarations_of(of_class).get(kind)) is not None:
            return owner, declared
    return None, None


class Gated:
    """What every widget of the package has in common: a page sets what the widget accepts, and nothing else.

    A mixin before a class of ipywidgets. Python sets every trait as usual.
    """

    def accepts(self, name: str, value: object) -> bool:
        """Return whether a page may set a trait to a value; no trait unless a widget says so."""
        return False

    def set_state(self, sync_data: object) -> None:
        """Take over what a page may set, and tell it the true value of everything else."""
        if not isinstance(sync_data, dict):
            return
        widget: Any = self
        accepted = {name: value for name, value in sync_data.items() if self.accepts(name, value)}
        if accepted:
            super().set_state(accepted)  # type: ignore[misc]
        refused = [name for name in sync_data if name in widget.keys and name not in accepted]
        if refused:
            widget.send_state(refused)

    def _handle_msg(self, msg: Any) -> None:
        """Hear a page: it sets traits, asks for all of them, or sends a message; anything else is dropped."""
        widget: Any = self
        data = msg["content"].get("data")
        method = data.get("method") if isinstance(data, dict) else None
        if method == "update":
            self.set_state(data.get("state"))
        elif method == "request_state":
            widget.send_state()
        elif method == "custom":
            widget._handle_custom_msg(data.get("content"), [])  # noqa: SLF001 - the only way in that ipywidgets has
