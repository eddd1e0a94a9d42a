"""The Dice Game: the facts that labels, questions and events tell, read from the view of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Preview, Previewer, View
from istanbul_nb.games.dice.rules.bazaar import HAS_CARDS, RUBY_CARDS, TWO_DICE_CARDS
from istanbul_nb.games.dice.rules.components import corrected
from istanbul_nb.games.dice.rules.resources import GOODS
from istanbul_nb.games.istanbul.counted_goods import name_goods
from istanbul_nb.words.dialects import Facts, Tables

__all__ = ["FILES", "FUNCTIONS", "PAGES", "PRINTED", "TERMS", "corrected", "of_action", "of_event", "of_question"]

FILES = ("istanbul/goods", "istanbul/money", "dice")
PAGES = ("dice",)
TERMS = {"GOOD": "good", "CARD": "card", "TILE": "tile", "TRACK": "track", "FACE": "face", "HELD": "held"}
FUNCTIONS = {"GOODS": name_goods}
DIE = "die-"


def of_action(action: Action, view: View, preview: Previewer, tables: Tables) -> Facts:
    """Return what the label of an action tells."""
    facts = {"decision": view["decision"][0]}
    if action.verb in TAKING or facts["decision"] == "open":
        facts |= TAKING.get(action.verb, _brings)(preview(action))
    if action.verb in BY_TABLES:
        return facts | BY_TABLES[action.verb](action, view, tables)
    tell = ACTIONS.get(action.verb)
    return facts if tell is None else facts | tell(action, view)


def of_question(view: View) -> Facts:
    """Return what a question tells."""
    tell = QUESTIONS.get(view["decision"][0])
    return {} if tell is None else tell(view)


def of_event(event: Mapping[str, Any], names: Sequence[str]) -> tuple[str, Facts] | None:
    """Return the sentence for an event and what it tells; `None` if another line says it all."""
    facts = dict(event)
    kind = facts.pop("kind")
    tell = EVENTS.get(kind)
    return (kind, facts) if tell is None else tell(kind, facts, names)


# Things, each a word with a number, as the sentences count them


def resource(name: str, number: int) -> str:
    """Return so many of a resource.

    >>> resource("R", 2), resource("lira", 3)
    ('token-R2', 'lira3')
    """
    return f"token-{name}{number}" if name in GOODS else f"{name}{number}"


def paid(payment: View, die: str = "") -> str:
    """Return what dice show, tokens, crystals and lira that are paid; a die is called so if a word for it is given.

    >>> paid({"dice": ["R2", "C"], "tokens": ["G"], "brown": 1, "lira": 0})
    'R2 C token-G brown1'
    """
    words = [f"{die}{word}" for word in payment.get("dice", ())]
    words += [f"token-{word}" for word in payment.get("tokens", ())]
    counted = ("tile", "brown", "crystal", "lira")
    return " ".join([*words, *(f"{name}{payment[name]}" for name in counted if payment.get(name))])


# Events


def _gained(kind: str, facts: Facts, names: Sequence[str]) -> tuple[str, Facts]:
    kind = "gained-income" if facts["source"] == "income" else kind
    return kind, facts | {"what": resource(facts["what"], facts["number"])}


def _returned(kind: str, facts: Facts, names: Sequence[str]) -> tuple[str, Facts]:
    holders = ", ".join(names[seat] for seat in facts["from"])
    return kind, facts | {"what": resource(facts["what"], 1), "from": holders}


def _paid(kind: str, facts: Facts, names: Sequence[str]) -> tuple[str, Facts] | None:
    """Tell a payment: dice alone are used; a reroll says what it was for; a tile alone has told itself."""
    what = paid(facts, DIE)
    if not what:
        return None
    if facts["source"] == "reroll":
        kind = "paid-reroll"
    elif all(word.startswith(DIE) for word in what.split()):
        kind = "paid-used"
    return kind, facts | {"what": what}


def _cards_drawn(kind: str, facts: Facts, names: Sequence[str]) -> tuple[str, Facts] | None:
    """Tell drawn cards; a single card is carried out at once, and the next line names it."""
    if facts["number"] == 1:
        return None
    return ("cards-drawn-seen" if "cards" in facts else kind), facts


def _by_source(source: str) -> Callable[[str, Facts, Sequence[str]], tuple[str, Facts]]:
    """Return a teller with a sentence of its own for what comes from there."""

    def tell(kind: str, facts: Facts, names: Sequence[str]) -> tuple[str, Facts]:
        return (f"{kind}-{source}" if facts["source"] == source else kind), facts

    return tell


EVENTS: dict[str, Callable[[str, Facts, Sequence[str]], tuple[str, Facts] | None]] = {
    "gained": _gained,
    "returned": _returned,
    "paid": _paid,
    "cards-drawn": _cards_drawn,
    "ruby": _by_source("tiles"),
    "card": _by_source("income"),
}


# Actions


def _me(view: View) -> View:
    """Return the seat that decides."""
    me: View = view["seats"][view["actor"]]
    return me


def _word(name: str) -> Callable[[Action, View], Facts]:
    """Return a teller whose fact is the one word of an action."""
    return lambda action, view: {name: action.args[0]}


def _price(action: Action, view: View) -> Facts:
    return {"price": paid(view["payments"][str(action)])}


def _gain_for_goods(action: Action) -> str:
    """Return what two equal, two different or three different goods bring."""
    return resource(str(action.args[0]), 1) if action.verb == "token" else f"{action.verb}1"


def _trade(action: Action, view: View) -> Facts:
    return {"what": _gain_for_goods(action), **_price(action, view)}


def _gains(preview: Preview) -> Facts:
    """Return the lira for the coins, and the tokens of the tiles that go with them."""
    gained = [event for event in preview.of("gained") if event["source"] == "lira"]
    return {"what": " ".join(resource(event["what"], event["number"]) for event in gained)}


def _brings(preview: Preview) -> Facts:
    """Whether the tile brings a ruby."""
    return {"ruby": preview.facts["ruby"]}


TAKING: dict[str, Callable[[Preview], Facts]] = {"lira": _gains, "tile": _brings}  # what the rules are asked for


def _tile(action: Action, view: View) -> Facts:
    return {"tile": action.args[0], **_price(action, view)}


def _choose(action: Action, view: View) -> Facts:
    """Return what is to be paid for: a tile, a ruby, or goods for something."""
    verb, *words = map(str, action.args)
    if verb in ("tile", "ruby"):
        return {"verb": verb, "tile": words[0], "track": words[0]}
    what = "" if verb == "two" else _gain_for_goods(Action(verb, tuple(words)))
    return {"verb": verb, "goods": words * 2 if verb == "token" else words, "what": what}


def _give(action: Action, view: View, tables: Tables) -> Facts:
    """Return a good that is paid, a tile, or what another player's card asks for."""
    decision, name = view["decision"], str(action.args[0])
    if decision[0] == "give":
        return {"tile": name}
    facts = {"what": resource(name, 1)}
    if decision[0] == "others":
        facts["gain"] = resource("lira", tables["bazaar_lira"][decision[1].partition("-")[2]])
    return facts


def _take(action: Action, view: View, tables: Tables) -> Facts:
    """Return two tokens, a ruby, a tile, or the player's part of a card."""
    decision, words = view["decision"], list(map(str, action.args))
    if decision[0] == "track":
        return {"track": words[0]}
    if decision[0] == "open":
        return {"tile": words[0]}
    if words == ["lira"]:
        return {"what": resource("lira", tables["bazaar_token_lira"])}
    return {"what": " ".join(f"token-{word}" for word in words)}


def _accept(action: Action, view: View, tables: Tables) -> Facts:
    """Return what a card gives to a player who meets its condition."""
    card = view["decision"][1]
    return {"what": _gain_of(card, tables)}


def _buy(action: Action, view: View, tables: Tables) -> Facts:
    """Return the token of a card, for another player."""
    good = view["decision"][1].partition("-")[2]
    return {"what": resource(good, 1), "price": resource("lira", tables["bazaar_token"])}


def _exchange(action: Action, view: View, tables: Tables) -> Facts:
    return {"price": _price_of_ruby(view["decision"][1], tables)}


def _decline(action: Action, view: View, tables: Tables) -> Facts:
    return {"what": resource("lira", tables["bazaar_instead"])}


BY_TABLES: dict[str, Callable[[Action, View, Tables], Facts]] = {
    "give": _give,
    "take": _take,
    "accept": _accept,
    "pay": _buy,
    "exchange": _exchange,
    "decline": _decline,
}
ACTIONS: dict[str, Callable[[Action, View], Facts]] = {
    "lira": _price,
    "roll": lambda action, view: {"number": view["decision"][1]},
    "reroll": lambda action, view: {"dice": action.args},
    "token": _trade,
    "crystal": _trade,
    "brown": _trade,
    "two": _price,
    "cards": _word("number"),
    "tile": _tile,
    "ruby": lambda action, view: {"track": action.args[0], **_price(action, view)},
    "choose": _choose,
    "use": lambda action, view: {"what": f"{DIE}{action.args[0]}"},
    "carry": _word("card"),
    "end": lambda action, view: {"acted": view["decision"][2]},
}


# Questions


def _act(view: View) -> Facts:
    """Return how many actions are left, and whether dice can be rolled again."""
    _, left, acted = view["decision"]
    return {"actions": left, "acted": acted, "reroll": not acted and _me(view)["crystal"] > 0}


QUESTIONS: dict[str, Callable[[View], Facts]] = {
    "income": lambda view: {"number": view["decision"][1]},
    "act": _act,
    "pay": lambda view: {"due": view["decision"][3]},
    "others": lambda view: {"card": view["decision"][1]},
}


# Numbers of the box


def _gain_of(card: str, tables: Tables) -> str:
    """Return what a card gives if its condition is met; never more than one tile."""
    gain = card.rpartition("-")[2]
    if gain == "tile":
        return resource(gain, 1)
    has, two = tables["bazaar_has"], tables["bazaar_two"]
    return resource(gain, has[card]["gain"] if card in has else two[card])


def _price_of_ruby(card: str, tables: Tables) -> str:
    return paid(tables["bazaar_ruby"][card]) or "none"


def _lira_card(reward: str) -> Callable[[Tables], Facts]:
    """Return what the player of the turn takes, and what the others get for a crystal or a token."""
    return lambda tables: {"take": tables["bazaar_lira"]["take"], "gain": tables["bazaar_lira"][reward]}


def _ruby_card(card: str) -> Callable[[Tables], Facts]:
    return lambda tables: {"price": _price_of_ruby(card, tables), "instead": tables["bazaar_instead"]}


def _two_dice_card(card: str) -> Callable[[Tables], Facts]:
    def tell(tables: Tables) -> Facts:
        dice, instead = tables["bazaar_two"]["dice"], tables["bazaar_instead"]
        return {"dice": dice, "gain": _gain_of(card, tables), "instead": instead}

    return tell


def _has_card(card: str) -> Callable[[Tables], Facts]:
    def tell(tables: Tables) -> Facts:
        brown, instead = tables["bazaar_has"][card]["brown"], tables["bazaar_instead"]
        return {"brown": brown, "gain": _gain_of(card, tables), "instead": instead}

    return tell


PRINTED: dict[str, Callable[[Tables], Facts]] = {
    "does-lira": lambda tables: {"lira": tables["income"]["lira"]},
    "does-crystal": lambda tables: {"crystal": tables["income"]["crystal"]},
    "reason-tiles": lambda tables: dict(tables["income"]),
    "text-trades": lambda tables: {"lira": tables["lira_a_coin"]},
    "text-ties": lambda tables: dict(tables["worth"]),
    "card-lira-crystal": _lira_card("crystal"),
    "card-lira-token": _lira_card("token"),
    **{f"card-token-{good}": lambda tables: {"price": tables["bazaar_token"]} for good in GOODS},
    **{f"card-token-lira-{good}": lambda tables: {"lira": tables["bazaar_token_lira"]} for good in GOODS},
    **{f"card-{card}": _ruby_card(card) for card in RUBY_CARDS},
    **{f"card-{card}": _two_dice_card(card) for card in TWO_DICE_CARDS},
    **{f"card-{card}": _has_card(card) for card in HAS_CARDS},
}
