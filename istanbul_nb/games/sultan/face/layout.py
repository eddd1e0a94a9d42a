"""What lies on the table: cushions with stones and cards, the bag, and what is seen of each player."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.sultan.face import wire
from istanbul_nb.games.sultan.rules.odds import gain
from istanbul_nb.games.sultan.rules.stones import STONES, bonus_for
from istanbul_nb.games.sultan.rules.view_shape import CushionView, WonCushion
from istanbul_nb.match.match import Match
from istanbul_nb.words import Words

LINGER = 4000  # ms that a trick stays turned up before a bot draws the next stones


def board(view: View, match: Match, words: Words) -> wire.Board:
    """Return everything that everybody may see, and the cards of this view that are not drawn yet."""
    counts = {name: view[name] for name in ("round", "rounds", "trick", "tricks")}
    turned = is_turned_up(view)
    return {
        "when": words.say("label-trick", **counts),
        "tricks": [view["trick"], view["tricks"], view["bids"]],
        "cushions": cushions(view, match.names, words),
        "turned": turned,
        "linger": LINGER if turned else 0,
        "drawn": view["drawn"],
        "bag": [view["bag"]["stones"], view["bag"]["contents"]],
        "values": view["printed"]["values"],
        "bonus": view["printed"]["bonus"],
        "undrawn": view.get("undrawn"),
        "seats": [_seat(view, seat, match) for seat in range(len(view["seats"]))],
    }


def is_turned_up(view: View) -> bool:
    """Tell whether the last trick still lies there with all its cards face up."""
    return view["last"] is not None and not view["table"] and not view["drawn"]


def cushions(view: View, names: Sequence[str], words: Words) -> list[wire.Cushion]:
    """Return each cushion with its stone and its cards in the order laid; turned up with who wins it and why."""
    if is_turned_up(view):
        last = view["last"]
        return [
            {**_cushion(each, last["first"], view), **_outcome(number, each, names, words)}
            for number, each in enumerate(last["table"], 1)
        ]
    if not view["table"]:
        return [{"stone": None, "cards": []} for _ in range(view["cushions"])]
    return [_cushion(each, view["first"], view) for each in view["table"]]


def _cushion(each: CushionView, first: int, view: View) -> wire.Cushion:
    """Return a cushion; a card on it is its owner, its number if it may be seen, and when it was laid."""
    cards = [
        [laid["seat"], laid["card"], _order(index, laid["seat"], first, view)]
        for index, laid in enumerate(each["cards"])
    ]
    return {"stone": each["stone"], "cards": cards}


def _order(index: int, seat: int, first: int, view: View) -> int:
    """Return as which card of the trick it was laid; of those of two players, who lay two each, as which one here."""
    players = len(view["seats"])
    return index + 1 if view["bids"] > 1 else (seat - first) % players + 1


def _outcome(number: int, each: WonCushion, names: Sequence[str], words: Words) -> wire.Outcome:
    """Return who wins a stone, why in a word, and all of it in a sentence."""
    facts = {"seat": each["winner"], "cushion": number, "stone": each["stone"]}
    if each["winner"] is None:
        told = words.event({"kind": "unclaimed", **facts, "seat": 0}, names)
        return {"winner": None, "why": words.say("picture-unclaimed"), "say": told or ""}
    cards = [[laid["seat"], laid["card"]] for laid in each["cards"]]
    card = max(card or 0 for seat, card in cards if seat == each["winner"])
    told = words.event({"kind": "won", **facts, "card": card, "why": each["why"], "cards": cards}, names)
    return {"winner": each["winner"], "why": words.say(f"picture-{each['why']}"), "say": told or ""}


def _seat(view: View, seat: int, match: Match) -> wire.Seat:
    """Return a player with the stones behind the screen: what they are only where it may be known."""
    shown = view["seats"][seat]
    return {
        "name": match.names[seat],
        "bot": match.seats[seat].bot_name,
        "cards": shown["cards"],
        "undrawn": shown["undrawn"],
        "stones": shown["stones"],
        "points": shown["points"],
        "tally": None if shown["collection"] is None else tally(view, shown["collection"]),
        "gone": shown["gone"],
        "first": seat == view["first"],
        "turn": seat == view["turn"] and view["actor"] is not None,
        "decides": seat == view["actor"],
    }


def tally(view: View, collection: Sequence[int]) -> list[list[int]]:
    """Return by colour: how many, what they are worth, the bonus for the set, and what one more would bring."""
    values, bonus = view["printed"]["values"], view["printed"]["bonus"]
    return [
        [count, count * value, bonus_for(bonus, count), gain(view, collection, stone)]
        for stone, count, value in zip(STONES, collection, values, strict=True)
    ]
