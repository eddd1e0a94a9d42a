"""Packages that do not come with the games: imported when they are used, and a sentence where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from istanbul_nb.match.errors import MatchError
from istanbul_nb.words import LANGUAGES, Words


class PackageMissing(MatchError, ImportError):
    """A package of an extra is not there; `str` says what to install."""

    def __init__(self, package: str, extra: str, language: str = "en") -> None:
        words = Words(language if language in LANGUAGES else "en")
        super().__init__(words.say("package-missing", package=package, extra=extra), "package-missing")


def require(package: str, language: str = "en", extra: str = "analysis") -> Any:
    """Return a package, or raise `PackageMissing`."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        name = package.partition(".")[0]
        if error.name != name:
            raise
        raise PackageMissing(name, extra, language) from None
