"""What can be decided at each moment: the verbs in their order, the open windows of cards, and what lies below."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table

PAUSES = "act arrive far last meet move pay"
BASE = {
    "move": ("move play fetch", "any phase1 move", ""),
    "arrive": ("take leave play fetch end", "any phase1", ""),
    "pay": ("pay play fetch end", "any phase1", ""),
    "act": ("skip play fetch end", "any phase1 with", ""),
    "meet": ("meet catch play fetch end", "any after", ""),
    "last": ("play end", "last", ""),
    "far": ("move", "", ""),
    "good": ("gain", "", PAUSES),
    "reward": ("reward", "", PAUSES),
    "fetch": ("fetch", "", "act arrive move pay"),
    "market": ("sell", "", "meet"),
    "palace": ("deliver", "", "meet"),
    "errand": ("play decline", "with lira", "meet"),
    "green": ("extra play done", "lira", "meet"),
    "dice": ("turn reroll keep play", "roll", "meet"),
    "pick": ("gain", "", "meet"),
    "cards": ("draw", "", "meet"),
    "discard": ("discard", "", "meet"),
    "governor": ("pay discard play", "lira", "meet"),
    "smuggler": ("gain", "", "meet"),
    "bribe": ("pay play", "lira", "meet"),
}
MOCHA = {
    "after": ("end play fetch", "any", ""),
    "corner": ("move", "", ""),
    "finish": ("end", "", "after"),
    "beside": ("visit decline", "", "meet"),
    "roast": ("roast play done", "lira", "meet"),
    "drop": ("drop", "", "meet"),
    "trader": ("pay play", "lira", "meet"),
    "bend": ("keep play", "roll", f"{PAUSES} after"),
    "six": ("turn", "", "bend dice"),
    "diced": ("gain", "", f"{PAUSES} after diced"),
    "swap": ("give", "", f"{PAUSES} after"),
    "swapped": ("receive", "", f"{PAUSES} after"),
    "assort": ("assort", "", "finish"),
    "recall": ("gather done", "", "finish"),
    "common": ("gain", "", "common finish"),
    "call": ("call", "", "finish"),
    "anyplace": ("visit", "", "finish"),
    "six-goods": ("deliver", "", "finish"),
    "tile": ("tile", "", "finish"),
    "tavern": ("barrier tavern baksheesh done", "", "finish"),
}
LETTERS = {
    "double": ("double end", "", ""),
    "familywalk": ("lead", "", ""),
    "follow": ("follow", "", ""),
    "stride": ("walk", "", ""),
    "anywhere": ("move", "", ""),
    "seals": ("seal", "", "double meet"),
    "hire": ("hire decline", "", "meet"),
    "courier": ("pay seal play", "lira", PAUSES),
    "kiosk": ("pick", "", "meet"),
    "kiosk-use": ("use play decline", "lira", "meet"),
    "kiosk-good": ("gain", "", "kiosk-next"),
    "kiosk-next": ("decline", "", "meet"),
    "bid": ("bid pass play", "lira", "meet"),
    "sale": ("trade", "", PAUSES),
    "lettergood": ("gain", "", f"{PAUSES} lettergood"),
    "drawletter": ("gain", "", f"{PAUSES} lettergood drawletter"),
    "summon": ("meet", "", PAUSES),
    "mosque": ("tile", "", "meet"),
    "society": ("petition", "", "meet"),
}
FROM_AFAR = ("governor", "smuggler", "bribe", "trader")  # a card of Letters & Seals may bring these to any pause
NOT_BY_GUILD = ("diced", "swap", "swapped", "mosque", "society")  # what cards bring, which have no place there
Moments = dict[str, tuple[str, str, str]]


def moments(expansion: str) -> Moments:
    """Return every moment of a setup as it is written above."""
    return {
        name: (
            " ".join(choice.verb for choice in decision.choices),
            " ".join(decision.windows),
            " ".join(sorted(decision.over)),
        )
        for name, decision in table(expansion=expansion).state.rules.decisions.items()
    }


def moments_in(*parts: Moments, before_the_move: str, afar: str = "", by_guild: bool = False) -> Moments:
    """Return the moments of some parts together, as an expansion changes them."""
    found = {name: moment for part in parts for name, moment in part.items()}
    found["move"] = (f"move {before_the_move}play fetch", *found["move"][1:])
    for name, (verbs, windows, over) in found.items():
        below = set(over.split()) | set(afar.split() if name in FROM_AFAR else ())
        if by_guild and "meet" in below and name not in NOT_BY_GUILD and (name != "trader" or afar):
            below |= {"finish", "tavern"}
        if by_guild and "last" in below:
            below.add("after")
        found[name] = (verbs, windows, " ".join(sorted(below)))
    return found


@pytest.mark.rule(
    "ist.turn.order",
    "ist.window.any",
    "ist.window.lira",
    "ist.window.phase1",
    "ist.window.move",
    "ist.window.after",
    "ist.window.with",
    "ist.window.roll",
)
def test_the_moments_of_the_base_game() -> None:
    assert moments("none") == BASE


@pytest.mark.rule("ist.turn.order", "mocha.guild.turn", "mocha.guild.12", "ruling.guild-turn")
def test_guild_cards_bring_actions_too_and_cards_follow_them() -> None:
    assert moments("mocha") == moments_in(BASE, MOCHA, before_the_move="guild ", by_guild=True)


@pytest.mark.rule("ist.turn.order", "letters.companion.move", "letters.card.meet", "letters.double")
def test_with_letters_figures_are_met_from_afar_at_any_pause() -> None:
    assert moments("letters") == moments_in(BASE, LETTERS, before_the_move="place walk ", afar=PAUSES)


@pytest.mark.rule("ist.turn.order", "variant.grand", "letters.place.catacombs")
def test_the_grand_bazaar_has_them_all() -> None:
    emerge = {"emerge": ("emerge", "", "meet")}
    parts = (BASE, MOCHA, LETTERS, emerge)
    expected = moments_in(*parts, before_the_move="place walk guild ", afar=PAUSES, by_guild=True)
    verbs, windows, over = expected["bend"]
    expected["bend"] = (verbs, windows, " ".join(sorted([*over.split(), "kiosk-next"])))
    assert moments("grand") == expected


@pytest.mark.rule("ist.turn.order")
def test_only_the_pauses_of_a_turn_lie_over_nothing() -> None:
    for expansion in ("none", "mocha", "letters", "grand"):
        decisions = table(expansion=expansion).state.rules.decisions
        assert all(decision.pause == (not decision.over) for decision in decisions.values())
        assert all(set(decision.over) <= decisions.keys() for decision in decisions.values())
