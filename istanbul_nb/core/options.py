"""What is chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core.game import Option
from istanbul_nb.core.refusal import BadOptions
from istanbul_nb.core.shorten import shorten


def chosen(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is given, and the defaults of the rest; raise `BadOptions` for an option that does not exist."""
    choices = {option.name: option.default for option in options}
    for name, value in given.items():
        if name not in choices:
            raise BadOptions("option-unknown", option=shorten(name))
        choices[name] = value
    return choices


def say_unsaid(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is given, and the default of each option that a file would read otherwise."""
    return {**given, **{each.name: each.default for each in _unsaid(options) if each.name not in given}}


def options_to_file(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a file has to say of the options: all that it does not mean by saying nothing."""
    unsaid = {each.name: each.unsaid for each in _unsaid(options)}
    return {name: value for name, value in given.items() if name not in unsaid or value != unsaid[name]}


def options_from_file(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a file, with what it means by saying nothing."""
    return {**given, **{each.name: each.unsaid for each in _unsaid(options) if each.name not in given}}


def _unsaid(options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.unsaid is not None]


def check_choice(option: Option, value: object) -> None:
    """Raise `BadOptions` unless the value is one of the choices, and of the same kind."""
    if not any(value == choice and type(value) is type(choice) for choice in option.choices):
        choices = ", ".join(map(str, option.choices))
        raise BadOptions("option-choice", option=option.name, value=shorten(value), choices=choices)
