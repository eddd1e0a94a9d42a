"""A person called You is addressed: the functions by which sentences choose their forms for such a name."""

from __future__ import annotations

from collections.abc import Callable

ADDRESSED = ("you", "вы", "ты")  # names that are no names, whatever language the table speaks


def is_addressed(name: str) -> bool:
    """Return whether a player is called by a word for the reader.

    >>> is_addressed("You"), is_addressed("вы"), is_addressed("Youssef")
    (True, True, False)
    """
    return str(name).strip().casefold() in ADDRESSED


def capitalize(text: str) -> str:
    """Return a sentence with a capital first letter; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def address_functions(say: Callable[..., str]) -> dict[str, Callable[..., str]]:
    """Return the functions of Fluent that ask whether a name addresses the reader.

    `SELF` is what a sentence selects by; `DOES` is a name and its verb, `VERB` the verb alone (both forms are
    written in the sentence); `WHOM` and `OWN` are the name inside a sentence and its possessive; `NAME` is the name
    where somebody else is spoken to.
    """

    def is_self(name: str) -> str:
        return "yes" if is_addressed(name) else "no"

    def verb(name: str, third: str, second: str) -> str:
        return str(second if is_addressed(name) else third)

    def does(name: str, third: str, second: str) -> str:
        return f"{say('label-you') if is_addressed(name) else name} {verb(name, third, second)}"

    def whom(name: str) -> str:
        return say("label-you.whom") if is_addressed(name) else name

    def own(name: str, form: str = "") -> str:
        yours = say("label-you.own")
        return (capitalize(yours) if form else yours) if is_addressed(name) else f"{name}’s"

    def quoted(name: str) -> str:
        return say("quoted-name", name=name) if is_addressed(name) else name

    return {"SELF": is_self, "VERB": verb, "DOES": does, "WHOM": whom, "OWN": own, "NAME": quoted}
