"""Mocha & Baksheesh: coffee, four places, guild cards, the coffee trader, the barrier, nine kinds of bonus cards."""

from __future__ import annotations

from functools import lru_cache

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.istanbul.rules import turn_choices, walks
from istanbul_nb.games.istanbul.rules.board import CARAVANSARY, MOVES, Board
from istanbul_nb.games.istanbul.rules.cards import Gain, Play
from istanbul_nb.games.istanbul.rules.modules.base import PAUSES, PickGood
from istanbul_nb.games.istanbul.rules.modules.mocha import cards, guild, guild_cards, guild_choices
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE, gain_coffee, take_ruby
from istanbul_nb.games.istanbul.rules.modules.mocha.part import ENCOUNTER, GUILD_CARDS, MOVEMENT, MochaPart
from istanbul_nb.games.istanbul.rules.modules.mocha.trader import PayTrader, Trader
from istanbul_nb.games.istanbul.rules.places import coffeehouse, guildhall, roasting, tavern
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision, Rules, Track
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.tiles import Dice, Keep

ANYWHERE = (*PAUSES, "after")

HOME_RULE = {
    "guild": guild_cards.TURN,
    "drop": guildhall.RULE,
    "visit": "mocha.tavern.barrier",
    "give": "mocha.card.swap",
    "receive": "mocha.card.swap",
    "assort": guild_cards.TURN,
}


def register(rules: Rules) -> None:
    """Add the expansion.

    Its four places join the sixteen in five columns, and the target is 6 rubies (mocha.setup.board); its bonus cards
    join the old ones (mocha.setup.cards), and the coffee trader the figures that start where dice say
    (mocha.setup.figures).
    """
    rules.parts.append(MochaPart())
    rules.columns = 5
    rules.has_coffee = True
    rules.gain_coffee = gain_coffee
    rules.tracks["coffeehouse"] = Track(COFFEE_HOUSE, lambda state: state.mocha.coffeehouse, take_ruby)
    rules.target = rules.table("target_expansion")
    for place in (roasting.PLACE, guildhall.PLACE, tavern.PLACE, coffeehouse.PLACE):
        rules.add_place(place)
    copies = rules.table("cards_mocha")
    for card in cards.CARDS:
        rules.add_card(card, copies[card.name])
    rules.figures.append(Trader())
    rules.settlers |= {
        "coffeeroll": cards.settle_roll,
        "guild8": guild_choices.settle_black_market,
        "guild9": guild_choices.settle_tea_house,
    }
    rules.on_action.setdefault(CARAVANSARY, []).append(brew)
    rules.turn_ends.append(guild.another_turn)
    rules.automatic["finish"] = guild.finish
    rules.bends_rolls = may_turn_to_six
    rules.serves_free = has_encounter_tile
    rules.home_rules |= HOME_RULE
    rules.sample_actions += sample_actions(rules)
    _register_decisions(rules)


def brew(state: State, events: Events) -> None:
    """Give a coffee at the Caravansary as well (mocha.caravansary)."""
    gain_coffee(state, 1, "caravansary", events)


def may_turn_to_six(state: State) -> bool:
    """Tell whether to ask after a roll: in his turn any holder of cards, or the question would tell of his hand."""
    return state.seat == state.turn and bool(state.hands[state.seat])


def has_encounter_tile(state: State) -> bool:
    """Tell whether the seat has the tile for which figures ask nothing (mocha.tile.meet).

    They move by dice all the same, and are free from afar too (ruling.encounter-tile).
    """
    return bool(state.mocha.tiles[state.seat] & ENCOUNTER)


class MoveOrRide(walks.Move):
    """One or two steps, or with the movement tile any distance in a straight line (mocha.tile.move).

    It replaces the normal move, and no card makes it longer (ruling.straight-line).
    """

    def walks(self, state: State, board: Board) -> tuple[Action, ...]:
        here = state.merchant[state.seat]
        return rides(board, here) if state.mocha.tiles[state.seat] & MOVEMENT else board.near[here]

    def out_of_reach(self, state: State, place: int) -> Refusal:
        refusal = super().out_of_reach(state, place)
        if not state.mocha.tiles[state.seat] & MOVEMENT:
            return refusal
        return Refusal("mocha.tile.move", "not-straight", {"place": place, "steps": refusal.facts["steps"]})


@lru_cache(maxsize=4096)
def rides(board: Board, here: int) -> tuple[Action, ...]:
    """Return every end of a walk of one or two steps, or of a straight one."""
    ends = straight(board, here).union([action.args[0] for action in board.near[here]])
    return tuple([MOVES[place] for place in sorted(ends)])


def straight(board: Board, here: int) -> set[int]:
    """Return where a straight walk from a place can end; a closed edge ends it too."""
    ends = set()
    spot = board.layout.index(here)
    for step in (1, -1, board.columns, -board.columns):
        place, at = here, spot
        while 0 <= at + step < len(board.layout) and board.layout[at + step] in board.neighbours[place]:
            at += step
            place = board.layout[at]
            ends.add(place)
    return ends


class KeepRoll(Keep):
    """The roll counts as it lies."""

    rule = "ist.window.roll"


class CommonGood(PickGood):
    """One of the two goods of guild card 8."""

    source = "guild"


class DicedGood(Gain):
    """A good that the dice card gives."""


def _register_decisions(rules: Rules) -> None:
    play, fetch = Play(), turn_choices.FetchByTile()
    rules.replace_choice("move", walks.Move, MoveOrRide())
    rules.decisions["move"].choices.insert(1, guild.PlayGuild())
    for decision in rules.decisions.values():
        if "meet" in decision.over:  # the action of a place, which guild card 12 or the Tavern may bring too
            decision.over += ("finish", "tavern")
        if "last" in decision.over:
            decision.over += ("after",)
    inside = ("meet", "finish", "tavern")
    for decision in (
        turn_choices.Pause("after", [guild.EndGuildTurn(), play, fetch], ["any"]),
        cards.CORNER,
        guild.Finish(),
        tavern.FarErrand("errand", [play, tavern.DeclineAnywhere()], ["with", "lira"], inside),
        tavern.Beside("beside", [tavern.Visit(), tavern.OnlyBarrier()], over=inside),
        roasting.Roasting("roast", [roasting.Roast(), play, roasting.Enough()], ["lira"], inside),
        Decision("drop", [guildhall.Drop()], over=inside),
        Decision("trader", [PayTrader(), play], ["lira"]),
        Dice("bend", [KeepRoll(), play], ["roll"], over=(*ANYWHERE, "finish", "tavern")),
        Decision("six", [cards.TurnToSix()], over=("dice", "bend")),
        Decision("diced", [DicedGood("mocha.card.roll")], over=(*ANYWHERE, "diced")),
        Decision("swap", [cards.Give()], over=ANYWHERE),
        cards.Swapped("swapped", [cards.Receive()], over=ANYWHERE),
        guild_choices.Assortment("assort", [guild_choices.Assort()], over=("finish",)),
        Decision("recall", [guild_choices.Recall(), guild_choices.RecallNobody()], over=("finish",)),
        Decision("common", [CommonGood("mocha.guild.8")], over=("finish", "common")),
        Decision("call", [guild_choices.CallForDouble()], over=("finish",)),
        Decision("anyplace", [guild_choices.GoTo()], over=("finish",)),
        Decision("six-goods", [guild_choices.DeliverSix()], over=("finish",)),
        guild_choices.OfAMosque("tile", [guild_choices.TakeTileForOne()], over=("finish",)),
        guild_choices.AtTheTavern("tavern", [*_tavern_actions(), guild_choices.NoSecond()], over=("finish",)),
    ):
        rules.add_decision(decision)


def _tavern_actions() -> tuple[Choice, ...]:
    return tavern.PLACE.choices


def sample_actions(rules: Rules) -> list[str]:
    """Return what a person might try with this expansion."""
    return [
        *(f"guild {number}" for number in GUILD_CARDS),
        *(f"drop {number}" for number in GUILD_CARDS),
        *("roast lira", "roast R", "roast B", "roast card far", "roast guild 3", "roast", "enrol", "treat"),
        *("barrier 1 2", "barrier 2 1", "barrier 1 99", "barrier", "tavern move", "tavern meet", "tavern tile"),
        *(f"baksheesh {track}" for track in ("palace", "dealer", "coffeehouse", "nobody")),
        *("visit 5", "visit 99", "give R", "give C2", "give R2 C", "give", "receive B", "receive C3", "receive"),
        *("assort", "assort R G", "assort R R", "guild 99", "drop", "turn 3 6", "pay C"),
    ]
