"""Any value as a short text, to be shown in a sentence."""

from __future__ import annotations


def shorten(value: object, most: int = 40) -> str:
    """Return the beginning of a value as text; its kind where it has no text, such as a number of 5000 digits.

    >>> shorten("a long name", 6), shorten(10**5000)
    ('a long', 'int')
    """
    try:
        return str(value)[:most]
    except Exception:  # whatever the value does when it is asked for its text
        return type(value).__name__
