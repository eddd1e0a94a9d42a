"""What a walk would bring and cost, in signs and in lines: what the rules foretell, put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face.places import SIGN
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.words import Words

Facts = Mapping[str, Any]
Line = list[str]  # a sign and a sentence
SIGNS = {"extend": "ext", "post": "mail", "gather": "disc", "sell": "lira", "deliver": "ruby", "buy": "ruby"}
GONE = {"deliver": "buy"}  # the same sentence tells that no ruby is left


def flag(seat: int, place: int, facts: Facts) -> list[str]:
    """Return the walk in signs: steps, an assistant who is left or taken, what the merchants there cost."""
    signs = ["foot", f"={facts['steps']}"] if "steps" in facts else []
    if place != FOUNTAIN:
        signs += _assistant_sign(facts["assistants"], seat)
    toll = facts["toll"]["amount"]
    return [*signs, f"$-{toll}"] if toll else signs


def _assistant_sign(offers: Sequence[str], seat: int) -> list[str]:
    if "take" in offers or offers == ["take neutral"]:
        return [f"disc:{seat}", "up"]
    return [f"disc:{seat}", "down"] if "leave" in offers else ["no"]


def lines(view: View, names: Sequence[str], place: int, facts: Facts, words: Words) -> list[Line]:
    """Return the walk in words."""
    seat = view["actor"]
    told = [["foot", words.count(facts["steps"], "step")]] if "steps" in facts else []
    if place != FOUNTAIN:
        told += _assistant(facts["assistants"], view["seats"][seat], seat, words)
    told += _toll(facts["toll"], view["seats"][seat]["lira"], names, words)
    told += at_place(facts["prospects"], words)
    told += [[f"family:{other}", words.say("line-catch", name=names[other])] for other in facts["catch"]]
    return told + [[figure, words.say(f"line-{figure}")] for figure in facts["figures"]]


def _assistant(offers: Sequence[str], me: View, seat: int, words: Words) -> list[Line]:
    if "take" in offers:
        return [[f"disc:{seat}", words.say("line-take")]]
    found = [["disc:n", words.say("line-neutral")]] if "take neutral" in offers else []
    if "leave" in offers:
        return [[f"disc:{seat}", words.say("line-leave", left=len(me["stack"]) - 1)], *found]
    return found or [["no", words.say("line-no-assistant")]]


def _toll(toll: Facts, lira: int, names: Sequence[str], words: Words) -> list[Line]:
    if lira < toll["amount"]:
        return [["no", words.say("line-toll-short", amount=toll["amount"])]]
    paid = [*toll["merchants"], *toll["companions"]]
    told = [[f"merchant:{other}", words.say("line-toll", name=names[other])] for other in paid]
    return told + [["merchant:n", words.say("line-toll-neutral")]] * toll["neutral"]


def at_place(prospects: Iterable[Facts], words: Words) -> list[Line]:
    """Return what the action of a place would bring, and what it lacks."""
    return [[_sign(prospect), _sentence(prospect, words)] for prospect in prospects]


def lacking(prospects: Iterable[Facts], words: Words) -> list[str]:
    """Why the action of a place cannot be carried out, or not all of it."""
    return [_sentence(prospect, words) for prospect in prospects if _sign(prospect) == "no"]


def _sign(prospect: Facts) -> str:
    lacks = prospect.get("lacks")
    if lacks:
        return "ok" if lacks == "owned" else "no"
    return SIGNS.get(prospect["what"]) or SIGN[prospect["colour"]]


def _sentence(prospect: Facts, words: Words) -> str:
    facts = {**prospect, "good": prospect.get("colour", "")}
    what, lacks = facts.pop("what"), facts.pop("lacks", "")
    what = GONE.get(what, what) if lacks == "gone" else what
    return words.say(f"line-{what}-{lacks}" if lacks else f"line-{what}", **facts)
