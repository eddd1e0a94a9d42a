"""The conformance kit: an honest game passes, and a game with one fault is caught by the promise that it breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

import pytest

from istanbul_nb.core import Action, BadOptions, Chance, Event, Preview, Refusal, Refused, Seeded, Standing
from istanbul_nb.core.conformance import Broken, Playthrough, check, fingerprint
from istanbul_nb.games.istanbul.rules import Istanbul, State

LOOKING = "looking at a state, copying it and being refused change nothing"
STABLE = "legal actions are stable: the same after encode and decode"
CONSERVED = "things are conserved"
HIDDEN = "a view shows nothing that its seat may not know"
REPLAYS = "a game replays from its actions and answers"
READ_BACK = "a state that was read back plays on like the original"
REFUSED = "an action that is not legal is refused"
PREVIEWED = "what a preview tells happens"
SOMEBODY = "as long as the game is not over, somebody can act"


# What goes wrong with legal actions


class SaysAnActionTwice(Istanbul):
    def legal(self, state: State) -> tuple[Action, ...]:
        legal = super().legal(state)
        return (*legal, *legal[:1])


class ChangesTheOrder(Istanbul):
    order = random.Random(1)

    def legal(self, state: State) -> tuple[Action, ...]:
        legal = super().legal(state)
        return tuple(self.order.sample(legal, len(legal)))


class RunsOutOfActionsInTheSecondRound(Istanbul):
    def legal(self, state: State) -> tuple[Action, ...]:
        return () if state.round == 2 and not state.over else super().legal(state)


class RunsOutOfActionsAfterAWalk(Istanbul):
    """Somebody who looks ahead meets this before he is there."""

    def legal(self, state: State) -> tuple[Action, ...]:
        stuck = state.frames and state.frames[-1][0] == "act" and state.round > 1
        return () if stuck else super().legal(state)


class ActsAfterTheEnd(Istanbul):
    def legal(self, state: State) -> tuple[Action, ...]:
        return (Action("end"),) if state.over else super().legal(state)


class WritesWhatCannotBeRead(Istanbul):
    def legal(self, state: State) -> tuple[Action, ...]:
        end = Action("end", ("of turn",))
        return tuple(end if action.verb == "end" else action for action in super().legal(state))

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        return super().apply(state, Action("end") if action.verb == "end" else action, chance)


# What goes wrong with applying


class DancesIfAsked(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        return [] if action.verb == "dance" else super().apply(state, action, chance)


class BuysWithoutMoney(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(state, action, chance)
        except Refused:
            if action.verb != "buy":
                raise
            return []


class RefusesWhatIsLegal(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        if action.verb == "leave":
            raise Refused(Refusal("ist.assist.leave", "not-now"))
        return super().apply(state, action, chance)


class ChargesForARefusal(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(state, action, chance)
        except Refused:
            state.lira[state.seat] += 1
            raise


class RollsBeforeRefusing(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        if action not in self.legal(state):
            chance.die()
        return super().apply(state, action, chance)


class RefusesWithoutARule(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        try:
            return super().apply(state, action, chance)
        except Refused:
            raise Refused(Refusal("", "because")) from None


class LosesARuby(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        before = sum(state.rubies)
        events = super().apply(state, action, chance)
        if sum(state.rubies) > before:
            state.rubies[state.seat] -= 1
        return events


class BurnsADiscardedCard(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(state, action, chance)
        if action.verb == "play":
            state.discard = state.discard[:-1]
        return events


class UsesTheGlobalRandom(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        random.random()
        return super().apply(state, action, chance)


class RollsItsOwnDice(Istanbul):
    dice = random.Random(1)

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(state, action, chance)
        if action.verb == "collect":
            state.lira[state.seat] += self.dice.randint(0, 3)
        return events


class AsksChanceNowAndThen(Istanbul):
    asked = 0

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        self.asked += 1
        if self.asked % 7 == 0:
            chance.die()
        return super().apply(state, action, chance)


class TellsEverybodyTheCard(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(state, action, chance)
        return [event._replace(facts={**event.facts, **event.secret}) for event in events]


class HidesThatSomethingWasSeen(Istanbul):
    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        return [event._replace(reveals=False) for event in super().apply(state, action, chance)]


# What goes wrong with explaining


class ExplainsAwayWhatIsLegal(Istanbul):
    def explain(self, state: State, action: Action) -> Refusal | None:
        return Refusal("ist.move.steps", "too-far") if action.verb == "move" else super().explain(state, action)


class ExplainsEverythingAsLegal(Istanbul):
    def explain(self, state: State, action: Action) -> Refusal | None:
        return None


# What goes wrong with copying and writing down


class CopiesGoodsByName(Istanbul):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.goods = state.goods
        return twin


class DoesNotCopyAtAll(Istanbul):
    def copy(self, state: State) -> State:
        return state


class ChangesOldStates(Istanbul):
    def __init__(self) -> None:
        self.kept: list[State] = []

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        self.kept.append(twin)
        return twin

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        if len(self.kept) > 3000:
            for old in self.kept[:1000]:
                old.round += 1
            self.kept = self.kept[1000:]
        return super().apply(state, action, chance)


class ForgetsTheOrderOfGoods(Istanbul):
    def encode(self, state: State) -> dict[str, Any]:
        data = super().encode(state)
        for seat in data["seats"]:
            seat["goods"] = sorted(seat["goods"])
        return data


class ForgetsWhoseTurnItIs(Istanbul):
    def encode(self, state: State) -> dict[str, Any]:
        data = super().encode(state)
        data["turn"]["seat"] = 0
        return data


class ForgetsTheFirstPlayer(Istanbul):
    """Nobody sees it until a round ends."""

    def encode(self, state: State) -> dict[str, Any]:
        data = super().encode(state)
        data["turn"]["first"] = 0
        return data


class ForgetsTheSupply(Istanbul):
    def encode(self, state: State) -> dict[str, Any]:
        data = super().encode(state)
        del data["places"]["supply"]
        return data


class WritesMoreThanJson(Istanbul):
    def encode(self, state: State) -> dict[str, Any]:
        data = super().encode(state)
        return {**data, "layout": tuple(data["layout"])}

    def decode(self, data: Any) -> State:
        return super().decode({**data, "layout": list(data["layout"])})


# What goes wrong with views


class ShowsEveryHand(Istanbul):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"hands": [list(hand) for hand in state.hands]}


class ShowsTheNextHand(Istanbul):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return view if seat is None else view | {"peek": list(state.hands[(seat + 1) % len(state.hands)])}


class ShowsTheDeck(Istanbul):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"deck": list(state.deck)}


class ShowsATuple(Istanbul):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"layout": state.board.layout}


class DrawsNothingAnew(Istanbul):
    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return state.copy()


class LosesCardsInDrawingAnew(Istanbul):
    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        twin = super().resample_hidden(state, seat, chance)
        twin.deck = [0] * len(twin.deck)
        return twin

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        view["places"]["caravansary"]["deck"] = 0
        return view


# What goes wrong with previews


class PreviewsForGood(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        state.lira[0] += 1
        return super().preview(state, seat, action)


class PreviewsTheRoll(Istanbul):
    """A preview must not foresee what chance answers."""

    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        events = self.apply(self.copy(state), action, Seeded(7))
        return Preview(tuple(event.seen_by(seat) for event in events), is_certain=True)


class PromisesALira(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        gift = {"kind": "lira", "seat": seat, "amount": 1, "source": "card"}
        return super().preview(state, seat, action)._replace(events=(gift,))


class ConcealsWhatHappens(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        return Preview(is_certain=True)


class PreviewsEveryHand(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        return super().preview(state, seat, action)._replace(facts={"hands": [list(hand) for hand in state.hands]})


class PreviewsATuple(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        return super().preview(state, seat, action)._replace(facts={"route": (1, 2)})


class PreviewsNothingLegal(Istanbul):
    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        raise Refused(Refusal("ist.turn.order", "not-now"))


class RanksUpsideDown(Istanbul):
    def standings(self, state: State) -> list[Standing]:
        return super().standings(state)[::-1]


FAULTS: dict[type[Istanbul], Sequence[str]] = {
    SaysAnActionTwice: ["legal actions are unique"],
    ChangesTheOrder: [STABLE],
    RunsOutOfActionsInTheSecondRound: [SOMEBODY],
    RunsOutOfActionsAfterAWalk: [SOMEBODY],
    ActsAfterTheEnd: ["nothing can be done when the game is over"],
    WritesWhatCannotBeRead: ["notation can be read back"],
    DancesIfAsked: [REFUSED],
    BuysWithoutMoney: [REFUSED],
    RefusesWhatIsLegal: [],
    ChargesForARefusal: [LOOKING],
    RollsBeforeRefusing: [],
    RefusesWithoutARule: ["a refusal names a rule"],
    LosesARuby: [CONSERVED],
    BurnsADiscardedCard: [CONSERVED],
    UsesTheGlobalRandom: ["the global random generator is left alone"],
    RollsItsOwnDice: [REPLAYS, READ_BACK],
    AsksChanceNowAndThen: [],
    TellsEverybodyTheCard: ["the secret of an event is not told to everybody"],
    HidesThatSomethingWasSeen: ["whatever chance answers is told as a reveal"],
    ExplainsAwayWhatIsLegal: ["a legal action is explained as legal"],
    ExplainsEverythingAsLegal: [],
    CopiesGoodsByName: [LOOKING, CONSERVED, READ_BACK],
    DoesNotCopyAtAll: [],
    ChangesOldStates: ["no earlier state ever changes"],
    ForgetsTheOrderOfGoods: [STABLE],
    ForgetsWhoseTurnItIs: [STABLE, "the actor is the same after encode and decode", "decode is the inverse of encode"],
    ForgetsTheFirstPlayer: [],
    ForgetsTheSupply: [],
    WritesMoreThanJson: [],
    ShowsEveryHand: [HIDDEN],
    ShowsTheNextHand: [HIDDEN],
    ShowsTheDeck: [HIDDEN],
    ShowsATuple: ["a view is plain JSON"],
    DrawsNothingAnew: ["what is hidden from a seat can be drawn anew"],
    LosesCardsInDrawingAnew: ["drawing hidden things anew conserves them"],
    PreviewsForGood: [LOOKING, CONSERVED],
    PreviewsTheRoll: [PREVIEWED],
    PromisesALira: [PREVIEWED],
    ConcealsWhatHappens: ["a certain preview tells all"],
    PreviewsEveryHand: ["a preview tells nothing that its seat may not know"],
    PreviewsATuple: ["a preview is plain JSON"],
    PreviewsNothingLegal: ["every legal action has a preview"],
    RanksUpsideDown: ["the standings are in order"],
}


@pytest.mark.parametrize("faulty", FAULTS, ids=lambda faulty: faulty.__name__)
def test_a_game_with_a_fault_breaks_its_promise(faulty: type[Istanbul]) -> None:
    """Check that the kit says in its own words what is broken where no promise is named."""
    before = random.getstate()
    try:
        with pytest.raises(Broken) as caught:
            check(faulty(), [{"players": 3}], 1, 4)
    finally:
        random.setstate(before)
    assert not FAULTS[faulty] or caught.value.promise in FAULTS[faulty]
    if faulty is not DrawsNothingAnew:
        assert "seed 4" in str(caught.value)
        assert "options {'players': 3}" in str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_honest_game_keeps_every_promise(players: int) -> None:
    done: list[int] = []
    report = check(Istanbul(), [{"players": players, "layout": "random"}], 3, 10 * players, done.append)
    assert (report.games, done) == (3, [1, 2, 3])
    assert report.steps > 200
    assert report.hidden_changes > 50


@pytest.mark.parametrize("options", [{"players": 2, "neutral": True}, {"players": 3, "edition": "2016"}], ids=str)
def test_the_honest_game_keeps_every_promise_with_its_variants(options: dict[str, Any]) -> None:
    assert check(Istanbul(), [options], 1, 3).games == 1


def test_the_same_games_have_the_same_fingerprint_with_and_without_the_checks() -> None:
    setups = [{"players": 2}]
    assert check(Istanbul(), setups, 1, 7).fingerprint == fingerprint(Istanbul(), setups, 1, 7)
    assert fingerprint(Istanbul(), setups, 1, 7) != fingerprint(Istanbul(), setups, 1, 8)


EXPANSIONS = ("none", "mocha", "letters", "grand")
STRETCH = 60  # steps of a game: enough for some rounds; whole games are for the command `check`


def combinations() -> Iterator[dict[str, Any]]:
    """Yield every allowed combination of expansion, variants, bonus deck and players."""
    for expansion, players, neutral, caravan, deck in product(
        EXPANSIONS, (2, 3, 4, 5), (False, True), (False, True), ("all", "new")
    ):
        options = {"expansion": expansion, "players": players, "neutral": neutral, "caravan": caravan, "deck": deck}
        if not (neutral and players == 5) and (deck == "all" or expansion == "letters"):
            yield options


@pytest.mark.parametrize("options", list(combinations()), ids=lambda options: "-".join(map(str, options.values())))
def test_every_allowed_combination_keeps_every_promise(options: dict[str, Any]) -> None:
    played = Playthrough(Istanbul(), options, 5)
    for _ in islice(played.play(), STRETCH):
        pass
    assert len(played.record) == STRETCH


@pytest.mark.parametrize(
    "options", [{"neutral": True, "players": 5}, {"deck": "new"}, {"edition": "2016", "expansion": "mocha"}]
)
def test_what_is_no_combination_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Istanbul().setup(options, Seeded(1))
