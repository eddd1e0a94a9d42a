"""Letters & Seals: letters, companions, the courier, four places, fourteen kinds of bonus cards, the double turn."""

from __future__ import annotations

from istanbul_nb.games.istanbul.rules import turn_choices
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.cards import Gain, Play
from istanbul_nb.games.istanbul.rules.modules.letters import cards, companion, double, family
from istanbul_nb.games.istanbul.rules.modules.letters.courier import Courier, GiveLetter, PayCourier
from istanbul_nb.games.istanbul.rules.modules.letters.effects import Payment, Seals, deliver
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES, LettersPart
from istanbul_nb.games.istanbul.rules.places import auction, embassy, kiosk, society
from istanbul_nb.games.istanbul.rules.ruleset import Decision, Rules

HOME_RULE = {
    "place": "letters.companion.place",
    "walk": "letters.companion.move",
    "seal": "letters.letter",
    "double": double.RULE,
    "bid": auction.RULE,
    "pass": auction.RULE,
    "pick": kiosk.RULE,
    "use": kiosk.RULE,
    "trade": "letters.card.sell",
    "lead": "letters.card.family",
    "follow": "letters.card.follow",
}


def register(rules: Rules) -> None:
    """Add the expansion.

    Its four places join the sixteen in five columns, and the target is 6 rubies (letters.setup.board). Its bonus cards
    join the old ones (ruling.letters-deck), or are the only ones if that was chosen (letters.setup.cards), and the
    courier joins the figures that start where dice say (letters.setup.figures).
    """
    rules.parts.append(LettersPart())
    rules.columns = 5
    rules.target = rules.table("target_expansion")
    if rules.options["deck"] == "new":
        rules.copies = [0] * len(rules.copies)  # letters.setup.cards
    for place in (embassy.PLACE, kiosk.PLACE, auction.PLACE, society.PLACE, companion.place_with_hiring()):
        rules.add_place(place)
    copies = rules.table("cards_letters")
    for card in cards.CARDS:
        rules.add_card(card, copies[card.name])
    rules.figures.append(Courier())
    rules.settlers |= {"letterroll": cards.settle_roll, "kiosk": kiosk.settle_die}
    rules.on_action.setdefault(FOUNTAIN, []).append(companion.offer)
    rules.turn_ends.append(double.offer)
    rules.afterwards.append(deliver)
    rules.automatic |= {"kiosk-next": kiosk.go_on, "drawletter": cards.draw_one}
    rules.creditors = companion.to_pay
    rules.companions_paid = companion.companions_here
    rules.home_rules |= HOME_RULE
    rules.sample_actions += sample_actions()
    _register_decisions(rules)


def _register_decisions(rules: Rules) -> None:
    play = Play()
    inside = rules.decisions["discard"].over  # wherever the action of a place may come
    anywhere = rules.decisions["good"].over  # wherever a card of any window may be played
    rules.decisions["move"].choices[1:1] = [companion.PutCompanion(), companion.WalkCompanion()]
    for name in ("governor", "smuggler", "bribe", "trader"):
        if name in rules.decisions:
            rules.decisions[name].over = anywhere
    if "bend" in rules.decisions:
        rules.decisions["bend"].over += ("kiosk-next",)
    payments = {
        "double": Payment(double.PRICE, double.another_turn),
        "society": Payment(society.PRICE, society.reward),
    }
    for decision in (
        double.AfterTheTurn("double", [double.TakeAnother(), double.NoMore()]),
        turn_choices.Pause("familywalk", [family.Lead()]),
        turn_choices.Pause("follow", [cards.GoAfter()]),
        turn_choices.Pause("stride", [companion.Stride()]),
        turn_choices.Pause("anywhere", [cards.MoveAnywhere()]),
        Seals(payments, (*inside, "double")),
        Decision("hire", [companion.HireToo(), companion.LeaveHim()], over=inside),
        Decision("courier", [PayCourier(), GiveLetter(), play], ["lira"], anywhere),
        kiosk.Kiosk("kiosk", [kiosk.Pick()], over=inside),
        kiosk.KioskUse("kiosk-use", [kiosk.UseTile(), play, kiosk.DeclineTile()], ["lira"], inside),
        kiosk.KioskGood("kiosk-good", [kiosk.GoodForLetter()], over=("kiosk-next",)),
        kiosk.KioskNext("kiosk-next", [kiosk.DeclineTile()], over=inside),
        auction.Bidding("bid", [auction.Bid(), auction.Pass(), play], ["lira"], inside),
        Decision("sale", [cards.SellOne()], over=anywhere),
        Decision("lettergood", [LetterGood("letters.card.roll")], over=(*anywhere, "lettergood")),
        Decision("drawletter", [LetterGood("letters.card.roll")], over=(*anywhere, "lettergood", "drawletter")),
        Decision("summon", [cards.Summon()], over=anywhere),
        cards.OfAMosque("mosque", [cards.TakeAnotherTile()]),
        Decision("society", [society.Petition()]),
    ):
        rules.add_decision(decision)


class LetterGood(Gain):
    """A good that the dice card gives."""


def sample_actions() -> list[str]:
    """Return what a person might try with this expansion."""
    return [
        *("accept", "browse", "place", "hire", "double", "pass", "walk 5", "walk 99", "walk", "lead 5", "lead 12"),
        *(f"auction {letter}" for letter in "RGYBC"),
        *(f"bid {number}" for number in (0, 1, 3, 8, 99)),
        *(f"petition {track}" for track in ("palace", "dealer", "coffeehouse", "nobody")),
        *(f"pick {tile}" for tile in TILES),
        *("use", "use lira", "use coffee", "use R", "use letter 5", "use letter 5 delivered", "use card far", "gain C"),
        *("seal 5", "seal 5 delivered", "seal 99", "seal", "trade R", "trade C", "follow teal", "follow nobody"),
    ]
