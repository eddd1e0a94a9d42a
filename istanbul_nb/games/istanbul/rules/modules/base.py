"""The base game: sixteen places, ten kinds of bonus cards, governor and smuggler, and the decisions of a turn."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules import cards, figures, outlook, tiles, turn_choices, walks
from istanbul_nb.games.istanbul.rules.board import DEALER, PALACE
from istanbul_nb.games.istanbul.rules.places import (
    blackmarket,
    caravansary,
    dealer,
    fountain,
    market,
    mosque,
    palace,
    police,
    post,
    teahouse,
    wainwright,
    warehouse,
)
from istanbul_nb.games.istanbul.rules.ruleset import Decision, Rules, Track
from istanbul_nb.games.istanbul.rules.turn import creditors

CARDS = (
    cards.Good(),
    cards.Lira(),
    cards.PalaceAgain(),
    cards.PostAgain(),
    cards.DealerAgain(),
    cards.Family(),
    cards.Market(),
    cards.Stay(),
    cards.Far(),
    cards.Assistant(),
)


PAUSES = ("move", "far", "arrive", "pay", "act", "meet", "last")
IN_PHASE_3 = ("any", "phase1", "with")  # phase 1 is still open if nobody was paid in phase 2


# The rule that an action of the turn belongs to, wherever else it is tried.
HOME_RULE = {
    "move": "ist.move.steps",
    "take": "ist.assist.pickup",
    "leave": "ist.assist.leave",
    "pay": "ist.pay.merchants",
    "skip": "ist.act.optional",
    "end": "ist.move.must",
    "meet": "ist.meet.order",
    "catch": "ist.meet.order",
    "fetch": "ist.tile.yellow",
    "gain": "ist.place.blackmarket",
    "reward": "ist.meet.family",
    "decline": "ruling.police",
    "extra": "ist.tile.green",
    "done": "ist.tile.green",
    "turn": "ist.tile.red",
    "reroll": "ist.tile.red",
    "keep": "ist.tile.red",
    "discard": "ist.place.caravansary",
}


class PickGood(cards.Gain):
    """The common good of the Black Market."""

    source = "blackmarket"
    goods = cards.GAINS[:3]


def register(rules: Rules) -> None:
    """Add the base game."""
    for place in (
        wainwright.PLACE,
        *warehouse.PLACES,
        post.PLACE,
        caravansary.PLACE,
        fountain.PLACE,
        blackmarket.PLACE,
        teahouse.PLACE,
        *market.PLACES,
        police.PLACE,
        palace.PLACE,
        *mosque.PLACES,
        dealer.PLACE,
    ):
        rules.add_place(place)
    copies = rules.table("cards")
    for card in CARDS:
        rules.add_card(card, copies[card.name])
    rules.figures += [figures.Governor(), figures.Smuggler()]
    rules.settlers["teahouse"] = teahouse.settle
    rules.settlers["blackmarket"] = blackmarket.settle
    rules.tracks["palace"] = Track(PALACE, lambda state: state.palace, palace.take_ruby)
    rules.tracks["dealer"] = Track(DEALER, lambda state: state.dealer, dealer.take_ruby)
    rules.creditors = creditors
    rules.home_rules |= HOME_RULE
    _register_pauses(rules)
    _register_inner_decisions(rules)


def _register_pauses(rules: Rules) -> None:
    """Register the pauses of a turn, each with what can be done and which cards can be played there.

    Before the move there is no end: one has to move (ist.move.must). At every pause the cards for any pause can be
    played (ist.window.any), so before paying too (ruling.paying); those that replace the move only before it
    (ist.window.move).
    """
    play, fetch = cards.Play(), turn_choices.FetchByTile()
    for pause in (
        turn_choices.Pause("move", [walks.Move(), play, fetch], ["any", "phase1", "move"]),
        outlook.Arriving(
            "arrive",
            [turn_choices.Take(), turn_choices.Leave(), play, fetch, turn_choices.EndAtOnce()],
            ["any", "phase1"],
        ),
        outlook.Paying("pay", [turn_choices.Pay(), play, fetch, turn_choices.EndAtOnce()], ["any", "phase1"]),
        turn_choices.Act("act", [turn_choices.Skip(), play, fetch, turn_choices.EndInsteadOfAction()], IN_PHASE_3),
        outlook.Meeting(
            "meet", [turn_choices.Meet(), turn_choices.Catch(), play, fetch, turn_choices.EndTurn()], ["any", "after"]
        ),
        turn_choices.Pause("last", [play, turn_choices.EndLastCards()], ["last"]),
        turn_choices.Pause("far", [walks.MoveFar()]),
    ):
        rules.add_decision(pause)


def _register_inner_decisions(rules: Rules) -> None:
    play = cards.Play()
    governor, smuggler = "ist.meet.governor", "ist.meet.smuggler"
    for decision in (
        Decision("good", [cards.Gain("ist.card.good")], over=PAUSES),
        Decision("reward", [cards.Reward()], over=PAUSES),
        Decision("fetch", [cards.FetchByCard()], over=("move", "arrive", "pay", "act")),
        Decision("market", [market.SellAny()]),
        Decision("palace", [palace.Deliver()]),
        turn_choices.Errand("errand", [play, police.Decline()], ["with", "lira"]),
        Decision("green", [warehouse.Extra(), play, warehouse.Done()], ["lira"]),
        tiles.Dice("dice", [tiles.Turn(), tiles.Reroll(), tiles.Keep(), play], ["roll"]),
        Decision("pick", [PickGood("ist.place.blackmarket")]),
        Decision("cards", [caravansary.DrawSecond()]),
        Decision("discard", [caravansary.Discard()]),
        Decision(
            "governor", [figures.PayFigure(figures.GOVERNOR, governor), figures.DiscardToGovernor(), play], ["lira"]
        ),
        Decision("smuggler", [figures.GainFromSmuggler(smuggler)]),
        Decision("bribe", [figures.PaySmuggler(figures.SMUGGLER, smuggler), play], ["lira"]),
    ):
        rules.add_decision(decision)
