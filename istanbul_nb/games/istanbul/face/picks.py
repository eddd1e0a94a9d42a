"""Choices that are put together before they are sent: steppers, checkboxes, a number with its odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.games.istanbul.face import wire
from istanbul_nb.games.istanbul.face.odds import (
    TURNS_A_DIE,
    at_least,
    call_factor,
    chance_of_call,
    has_red_tile,
    mean_of_call,
)
from istanbul_nb.games.istanbul.face.places import SIGN
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.modules.mocha.cards import KINDS as WARES
from istanbul_nb.games.istanbul.rules.modules.mocha.cards import mixture_of
from istanbul_nb.words import Words

Legal = Sequence[Action]


def _pick_goods(view: View, options: Legal, preview: Previewer, words: Words) -> wire.GoodsPick:
    """Return steppers for a sale or a delivery."""
    verb, held = options[0].verb, _held(view)
    bundles = [mixture_of(action.args) or (0,) * len(WARES) for action in options]
    least = [min(bundle[good] for bundle in bundles) for good in range(len(WARES))]
    most = [max(bundle[good] for bundle in bundles) for good in range(len(WARES))]
    sizes = [sum(bundle) for bundle in bundles]
    largest = sizes.index(max(sizes))
    facts = preview(options[0]).facts
    wanted = [*facts["wanted"], 0] if facts.get("wanted") else None
    lines: list[wire.GoodLine] = [
        {
            "good": good,
            "sign": SIGN[good],
            "name": words.say(f"good-{good}.title"),
            "note": words.say("note-good", want="any" if wanted is None else wanted[index], have=held[index]),
            "least": least[index],
            "most": most[index],
        }
        for index, good in enumerate(WARES)
        if most[index] or (wanted and wanted[index])
    ]
    shown, written = [WARES.index(line["good"]) for line in lines], [str(action) for action in options]
    start = [bundles[largest][good] for good in shown]
    if verb == "sell":
        sale = _sale(facts["pays"], max(sizes), written[largest], words)
        return {"kind": "goods", "verb": verb, "lines": lines, "options": written, "start": start, **sale}
    if verb in ("give", "receive"):
        labels = [words.say(f"pick-{verb}", count=count) for count in range(max(sizes) + 1)]
        start = [0] * len(shown)
    else:
        labels = [words.say("pick-deliver-some", count=sizes[0] - count) for count in range(sizes[0])]
        labels.append(words.say("pick-deliver"))
        start = [least[good] for good in shown] if len(options) > 1 else start
    return {"kind": "goods", "verb": verb, "lines": lines, "options": written, "start": start, "labels": labels}


def _sale(pays: Sequence[int], most: int, largest: str, words: Words) -> wire.Sale:
    """Return what each number of goods pays, and the largest sale."""
    paid = list(enumerate(pays, 1))
    return {
        "scale": [{"label": words.say("label-sold", count=count), "lira": lira} for count, lira in paid],
        "labels": [words.say("pick-sell-none")]
        + [words.say("pick-sell", count=count, amount=lira) for count, lira in paid],
        "quick": {"act": largest, "label": words.say("pick-sell-all", amount=pays[most - 1])},
    }


def _held(view: View) -> list[int]:
    """Return goods, and coffee where there is any."""
    seat = view["actor"]
    coffee = view["mocha"]["coffee"][seat] if "mocha" in view else 0
    return [*view["seats"][seat]["goods"], coffee]


def _pick_bid(view: View, options: Legal, preview: Previewer, words: Words) -> wire.GoodsPick:
    """Return a stepper for how much to bid."""
    bids = [int(action.args[0]) for action in options]
    name, note = words.say("label-bid"), words.say("note-bid", most=bids[-1])
    line: wire.GoodLine = {"good": "", "sign": "lira", "name": name, "least": bids[0], "most": bids[-1], "note": note}
    return {
        "kind": "goods",
        "verb": "bid",
        "lines": [line],
        "options": [str(action) for action in options],
        "start": [bids[0]],
        "labels": [words.say("pick-bid", count=count) for count in range(bids[-1] + 1)],
    }


def _pick_assortment(view: View, options: Legal, preview: Previewer, words: Words) -> wire.PlacesPick:
    """Return which goods can be picked, all different."""
    most, me = max(len(action.args) for action in options), view["seats"][view["actor"]]
    full = {good: me["goods"][index] >= me["capacity"] for index, good in enumerate(GOODS)}  # room comes first
    return {
        "kind": "places",
        "verb": "assort",
        "items": [{"word": good, "label": words.say(f"good-{good}.title"), "sign": SIGN[good]} for good in GOODS],
        "start": [good for good in GOODS if good in sorted(GOODS, key=lambda good: full[good])[:most]],
        "options": [str(action) for action in options],
        "labels": [words.say("pick-assort", count=count) for count in range(most + 1)],
    }


def _pick_places(view: View, options: Legal, preview: Previewer, words: Words) -> wire.PlacesPick:
    """Return which assistants come back."""
    seat = view["actor"]
    lying = view["seats"][seat]["assistants"]
    return {
        "kind": "places",
        "verb": options[0].verb,
        "items": [
            {"word": str(place), "label": words.say(f"place-{place}.full"), "sign": f"disc:{seat}"} for place in lying
        ],
        "start": [str(place) for place in lying],
        "options": [str(action) for action in options],
        "labels": [words.say("pick-gather", count=count) for count in range(len(lying) + 1)],
    }


def _pick_call(view: View, options: Legal, preview: Previewer, words: Words) -> wire.PackedCallPick:
    """Return every number with its odds."""
    tile, means = has_red_tile(view), []
    calls: list[wire.Call] = []
    for action in options:
        number = int(action.args[0])
        alone, all_in = at_least(number), chance_of_call(view, number)
        means.append(mean_of_call(view, number))
        calls.append(
            {
                "act": str(action),
                "number": number,
                "dice": round(100 * alone),
                "tile": round(100 * all_in),
                "mean": words.decimal(f"{float(means[-1]):.1f}"),
            }
        )
    card = TURNS_A_DIE in (view.get("hand") or ())
    open_ = {"number": "{number}", "dice": "{dice}", "tile": "{tile}"}
    return {
        "kind": "call",
        "calls": calls,
        "say": words.say("pick-call-odds", red=tile, double=call_factor(view) == 2, card=card, **open_),
        "label": words.say("action-call", number="{number}"),
        "start": means.index(max(means)),
        "tile": tile,
    }


PICKS: dict[str, Callable[[View, Legal, Previewer, Words], wire.PackedPick]] = {
    "sell": _pick_goods,
    "deliver": _pick_goods,
    "gather": _pick_places,
    "call": _pick_call,
    "give": _pick_goods,
    "receive": _pick_goods,
    "bid": _pick_bid,
    "assort": _pick_assortment,
}
