"""What a walk would bring and cost, in lines that the table shows before it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.games.istanbul.face.places import MARKET, MOSQUE, SIGN, STOCK
from istanbul_nb.games.istanbul.rules.board import DEALER, FOUNTAIN, PALACE, POLICE, POST, WAINWRIGHT, board_of
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS, bundle_of
from istanbul_nb.games.istanbul.rules.places.wainwright import MOST as MOST_EXTENSIONS
from istanbul_nb.games.istanbul.rules.turn import TOLL
from istanbul_nb.words import Words

LONG = 3  # steps of a long walk at the least
View = Mapping[str, Any]
Line = list[str]  # a sign and a sentence


def steps(view: View, seat: int, place: int) -> int:
    """Return the fewest steps that this walk takes: a long walk to a near place needs a detour (ist.card.far)."""
    mocha = view.get("mocha", {})
    barrier = tuple(mocha.get("barrier", ()))
    closed = (barrier[0], barrier[1]) if barrier and mocha["token"] != seat else None
    board = board_of(tuple(view["layout"]), view["columns"], closed)
    distance = board.distance(view["seats"][seat]["merchant"], place)
    return distance + 2 if view["decision"][0] == "far" and distance < LONG else distance


def is_leap(view: View) -> bool:
    """Tell whether the merchant goes to a place at once, by card."""
    return view["decision"][0] in ("corner", "anywhere")


def merchants_at(view: View, seat: int, place: int) -> list[int | None]:
    """Return whom a seat would have to pay at a place: seats, and `None` for each neutral merchant."""
    if place == FOUNTAIN:
        return []
    others = [other for other, shown in enumerate(view["seats"]) if other != seat and shown["merchant"] == place]
    companions = view["letters"]["companions"] if "letters" in view else []
    others += [other for other, spot in enumerate(companions) if other != seat and spot == place]
    return [*others, *[None] * view["neutral_merchants"].count(place)]


def flag(view: View, seat: int, place: int) -> list[str]:
    """Return the walk in signs: steps, an assistant who is left or taken, what the merchants there cost."""
    me = view["seats"][seat]
    signs = [] if is_leap(view) else ["foot", f"={steps(view, seat, place)}"]
    if place != FOUNTAIN:
        if place in me["assistants"] or (place in view["neutral_assistants"] and not me["stack"]):
            signs += [f"disc:{seat}", "up"]
        elif me["stack"]:
            signs += [f"disc:{seat}", "down"]
        else:
            signs.append("no")
    toll = TOLL * len(merchants_at(view, seat, place))
    return [*signs, f"$-{toll}"] if toll else signs


def lines(view: View, names: Sequence[str], seat: int, place: int, words: Words) -> list[Line]:
    """Return the walk in words."""
    told = [] if is_leap(view) else [["foot", words.count(steps(view, seat, place), "step")]]
    told += _assistant(view, seat, place, words)
    told += _toll(view, names, seat, place, words)
    told += at_place(view, seat, place, words)
    told += _meetings(view, names, seat, place, words)
    return told


def _assistant(view: View, seat: int, place: int, words: Words) -> list[Line]:
    me = view["seats"][seat]
    if place == FOUNTAIN:
        return []
    if place in me["assistants"]:
        return [[f"disc:{seat}", words.say("line-take")]]
    found = [["disc:n", words.say("line-neutral")]] if place in view["neutral_assistants"] else []
    if me["stack"]:
        return [[f"disc:{seat}", words.say("line-leave", left=len(me["stack"]) - 1)], *found]
    return found or [["no", words.say("line-no-assistant")]]


def _toll(view: View, names: Sequence[str], seat: int, place: int, words: Words) -> list[Line]:
    paid = merchants_at(view, seat, place)
    if not paid:
        return []
    if view["seats"][seat]["lira"] < TOLL * len(paid):
        return [["no", words.say("line-toll-short", amount=TOLL * len(paid))]]
    return [
        ["merchant:n", words.say("line-toll-neutral")]
        if other is None
        else [f"merchant:{other}", words.say("line-toll", name=names[other])]
        for other in paid
    ]


def _meetings(view: View, names: Sequence[str], seat: int, place: int, words: Words) -> list[Line]:
    caught = [
        [f"family:{other}", words.say("line-catch", name=names[other])]
        for other, shown in enumerate(view["seats"])
        if other != seat and shown["family"] == place and place != POLICE
    ]
    return caught + [[figure, words.say(f"line-{figure}")] for figure, spot in view["figures"].items() if spot == place]


def at_place(view: View, seat: int, place: int, words: Words) -> list[Line]:
    """Return what the action of a place would bring a seat now, where that can be said."""
    tell = TELLING.get(place)
    return [] if tell is None else tell(view["places"], view["seats"][seat], place, words)


def _filled(places: View, me: View, place: int, words: Words) -> list[Line]:
    room = me["capacity"] - me["goods"][GOOD[STOCK[place]]]
    return [[SIGN[STOCK[place]], words.say("line-fill", good=STOCK[place], room=room)]]


def _gathering(places: View, me: View, place: int, words: Words) -> list[Line]:
    return [["disc", words.say("line-gather", count=len(me["assistants"]))]] if me["assistants"] else []


def _mail(places: View, me: View, place: int, words: Words) -> list[Line]:
    pays = places["post"]["pays"]
    goods = [space for space in pays if isinstance(space, str)]
    return [["mail", words.say("line-post", goods=goods, lira=sum(p for p in pays if isinstance(p, int)))]]


def _ruby(places: View, me: View, place: int, words: Words) -> list[Line]:
    return _for_lira(me, "ruby", "line-buy", places["dealer"]["price"], words)


def _extension(places: View, me: View, place: int, words: Words) -> list[Line]:
    left = places["wainwright"]["extensions"] and me["extensions"] < MOST_EXTENSIONS
    return _for_lira(me, "ext", "line-extend", places["wainwright"]["price"] if left else None, words)


def _sale(places: View, me: View, place: int, words: Words) -> list[Line]:
    market = places["markets"][MARKET[place]]
    sold = sum(min(market["tile"].count(good), me["goods"][GOOD[good]]) for good in GOODS)
    if not sold:
        return [["no", words.say("line-sell-nothing")]]
    return [["lira", words.say("line-sell", count=sold, amount=market["pays"][sold - 1])]]


def _tiles(places: View, me: View, place: int, words: Words) -> list[Line]:
    told = []
    for good, need in places["mosques"][MOSQUE[place]]["tiles"].items():
        if good in me["tiles"]:
            told.append(["ok", words.say("line-tile-owned", good=good)])
        elif need is None:
            told.append(["no", words.say("line-tile-gone", good=good)])
        elif me["goods"][GOOD[good]] >= need:
            told.append([SIGN[good], words.say("line-tile", good=good)])
        else:
            told.append(["no", words.say("line-tile-short", good=good, need=need, have=me["goods"][GOOD[good]])])
    return told


def _for_lira(me: View, sign: str, line: str, price: int | None, words: Words) -> list[Line]:
    if price is None:
        return [["no", words.say(f"{line}-gone")]]
    if me["lira"] < price:
        return [["no", words.say(f"{line}-short", price=price, lira=me["lira"])]]
    return [[sign, words.say(line, price=price)]]


def _delivery(places: View, me: View, place: int, words: Words) -> list[Line]:
    palace = places["palace"]
    wanted = bundle_of(tuple(palace["goods"])) or (0, 0, 0, 0)
    if not palace["rubies"]:
        return [["no", words.say("line-buy-gone")]]
    missing = [max(0, need - have) for need, have in zip(wanted, me["goods"], strict=True)]
    spare = sum(me["goods"]) - sum(wanted) - palace["any"]
    if any(missing):
        short = " ".join(f"{good}{count}" for good, count in zip(GOODS, missing, strict=True) if count)
        return [["no", words.say("line-deliver-short", goods=short)]]
    if spare < 0:
        return [["no", words.say("line-deliver-any", count=-spare)]]
    return [["ruby", words.say("line-deliver")]]


TELLING: dict[int, Callable[[View, View, int, Words], list[Line]]] = {
    WAINWRIGHT: _extension,
    **dict.fromkeys(STOCK, _filled),
    POST: _mail,
    FOUNTAIN: _gathering,
    **dict.fromkeys(MARKET, _sale),
    PALACE: _delivery,
    **dict.fromkeys(MOSQUE, _tiles),
    DEALER: _ruby,
}
