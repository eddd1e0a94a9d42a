"""What is chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core.game import Option
from istanbul_nb.core.refusal import BadOptions


def chosen(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given, and the defaults of what is not. `BadOptions` for an option that does not exist."""
    choices = {option.name: option.default for option in options}
    for name, value in given.items():
        if name not in choices:
            raise BadOptions("option-unknown", option=str(name)[:40])
        choices[name] = value
    return choices


def check_choice(option: Option, value: Any) -> None:
    """`BadOptions` unless the value is one of the choices, and of the same kind."""
    if not any(value == choice and type(value) is type(choice) for choice in option.choices):
        choices = ", ".join(map(str, option.choices))
        raise BadOptions("option-choice", option=option.name, value=str(value)[:40], choices=choices)
