"""Something to lay out with every method and every fact of a seat, as it stands in a file."""

from __future__ import annotations

from typing import Any, NamedTuple

NOTHING: dict[str, Any] = {}


class Example(NamedTuple):
    """Data, the options that they need, and what else must be laid out."""

    value: Any
    options: dict[str, Any] = NOTHING
    beside: dict[str, Any] = NOTHING


MOCHA: dict[str, Any] = {"expansion": "mocha"}
LETTERS: dict[str, Any] = {"expansion": "letters"}
WINNER: dict[str, Any] = {"seats": [{"rubies": 5}]}

METHODS: dict[str, dict[str, list[Example]]] = {
    "istanbul": {
        "turn": [
            Example(1),
            Example([2]),
            Example({"seat": 1, "first": 1, "round": 4}),
            Example({"met": ["smuggler", "governor"], "yellow": True, "repeat": 3, "paid": True}, beside={"acting": 3}),
        ],
        "arriving": [Example(5)],
        "paying": [
            Example(6, beside={"seats": [{}, {"at": 6}]}),
            Example({"place": 6}, beside={"seats": [{}, {"at": 6}]}),
        ],
        "acting": [Example(5), Example({"place": 5, "by": "companion"}, LETTERS)],
        "meeting": [Example(5), Example([5])],
        "last_cards": [Example(1, beside={"seats": [{}, {"rubies": 5, "hand": ["lira"]}]})],
        "over": [Example(True, beside=WINNER)],
        "deciding": [Example([["reward"]], beside={"meeting": 5})],
        "figures": [Example({"governor": 3, "smuggler": 4}), Example({"courier": 3}, LETTERS)],
        "neutral_merchants": [Example([1, 2, 3], {"players": 2})],
        "neutral_assistants": [Example([2], {"neutral": True}, {"seats": [{"stack": ["own", "own", "own"]}]})],
        "post": [Example(3)],
        "demand": [Example({"large": "RGBBB RRYBB", "small": "GGYYB"})],
        "mosques": [Example({"R": 2, "B": 1})],
        "rubies": [
            Example({"palace": 2, "dealer": 3, "wainwright": 1, "small_mosque": 1, "great_mosque": 0}),
            Example({"coffeehouse": 2, "supply": 0}, MOCHA),
        ],
        "piles": [Example({"deck": ["far", "far"], "discard": ["lira", "stay"]})],
        "caravan": [Example(1, {"caravan": True}), Example({"holder": 2, "due": True}, {"caravan": True})],
        "guild_piles": [Example({"deck": [1, 2], "discard": [20, 7]}, MOCHA)],
        "barrier": [Example({"one": 2, "two": 1, "holder": 1}, MOCHA)],
        "baksheesh": [Example("GGG", MOCHA)],
        "letter_piles": [Example({"deck": [1, 1, 2], "discard": [16]}, LETTERS)],
        "kiosk_pile": [Example(["die", "card"], LETTERS), Example("die", LETTERS)],
        "society": [Example(2, LETTERS)],
    },
    "dice": {
        "turn": [Example(2), Example({"seat": 1, "first": 1, "round": 3})],
        "income": [Example(1)],
        "rolled": [Example("R2 G L C"), Example({"dice": "L", "actions": 1, "acted": True})],
        "used": [Example("G B", beside={"rolled": "R L C"})],
        "new": [Example("die", beside={"seats": [{"tiles": "die"}], "rolled": "R2 G L C"})],
        "over": [Example(True, beside={"seats": [{"rubies": 6}]})],
        "deciding": [Example([["two"]], beside={"rolled": "R2 G L", "used": "B"})],
        "row": [Example("die die die lira-R lira-G lira-B")],
        "stack": [Example("lira-B"), Example({"tiles": "lira-B die", "below": "card-B card-R"})],
        "rubies": [
            Example({"R": 2, "G": 1, "Y": 2, "B": 1, "mixed": 1, "lira": 4}),
            Example({"mosque": 1, "lira": 3, "owners": [0, 1]}),
        ],
        "piles": [Example({"deck": ["ruby-crystal"], "down": ["ruby-brown"]})],
    },
    "sultan": {
        "trick": [Example(3), Example({"trick": 2, "round": 3, "first": 1})],
        "in_bag": [Example("W10 R9 Y8 G8 B7", beside={"trick": {"trick": 3, "round": 2}})],
        "last_trick": [
            Example(
                {"cushions": "W R B", "cards": [[9, 1], [8, 1], [7, 2], [6, 2]], "returned": "G"},
                beside={"trick": 2, "seats": [{"stones": ""}, {"stones": "R"}, {"stones": ""}, {"stones": "W"}]},
            )
        ],
        "drawn": [Example("W R2 B")],
        "offered": [Example("W R B"), Example({"stones": "B G Y", "returned": "R"})],
        "laid": [Example([[2, 1], [1, 3]], beside={"offered": "W R B"})],
        "over": [Example(True)],
    },
}

SEATS: dict[str, dict[str, Example]] = {
    "istanbul": {
        "at": Example(3),
        "lira": Example(7),
        "goods": Example("R2 B"),
        "hand": Example(["lira", "far"]),
        "tiles": Example("RB"),
        "assistants": Example([2, 9]),
        "stack": Example(["own", "neutral", "own", "own"], {"neutral": True}),
        "extensions": Example(3),
        "rubies": Example(2),
        "family": Example(4),
        "coffee": Example(3, MOCHA),
        "guild": Example([7, 2], MOCHA),
        "tavern": Example("meet move", MOCHA),
        "letters": Example([2, 1, 1], LETTERS),
        "delivered": Example([3], LETTERS),
        "companion": Example("own", LETTERS),
        "doubled": Example(True, LETTERS),
    },
    "dice": {
        "lira": Example(7),
        "crystal": Example(3),
        "tokens": Example("R2 B"),
        "brown": Example(2),
        "tiles": Example("die lira-R"),
        "rubies": Example(3),
        "mosque": Example(True),
        "put_down": Example(["ruby-brown"]),
    },
    "sultan": {"hand": Example([9, 2]), "stones": Example("W"), "gone": Example([9])},
}
