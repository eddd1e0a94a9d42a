"""What the table promises of a walk is what the rules then allow."""

from __future__ import annotations

import random
import re

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.istanbul.face.prospects import at_place, lines
from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.games.istanbul.rules.goods import bundle_of
from istanbul_nb.match.match import Match
from istanbul_nb.words import Words
from tests.games.istanbul.scenario import table
from tests.match.playing import eager

GAME, EN = Istanbul(), Words("en")


def told(match: Match, place: int) -> list[str]:
    view, preview = match.view_of(match.actor), match.preview(f"move {place}")
    return [text for _, text in lines(view, match.names, place, preview.facts, EN)]


@pytest.mark.parametrize("seed", range(6))
def test_lines_agree_with_what_happens(seed: int) -> None:
    """Walk everywhere from every position of a game, with an assistant and paying, and compare what can be done."""
    match, choices = Match(players=4, seed=seed), random.Random(seed)
    compared = 0
    for _ in range(250):
        if match.over:
            break
        if match.decision["what"][0] == "move":
            for action in match.legal:
                if action.verb == "move":
                    compared += agree(match, str(action))
        match.do(eager(match, choices))
    assert compared > 100


def agree(match: Match, move: str) -> int:
    state = GAME.copy(match.history.state)
    place = int(move.split()[1])
    seat = state.seat
    promised = " ".join(told(match, place))
    step(state, move)
    if state.frames[-1][0] == "arrive":
        legal = {str(action) for action in GAME.legal(state)}
        assert ("take" in legal) == ("Take your assistant along" in promised)
        assert ("leave" in legal) == ("Leave " in promised)
        if not legal & {"take", "leave"}:
            assert "the turn ends here" in promised
            return 1
        step(state, "take" if "take" in legal else "leave")
    if state.frames[-1][0] == "pay":
        can_pay = "pay" in {str(action) for action in GAME.legal(state)}
        assert can_pay == ("the turn ends here" not in promised)
        assert promised.count("Pay ") == (state.merchant.count(place) - 1 + state.neutral.count(place)) * can_pay
        if not can_pay:
            return 1
        step(state, "pay")
    acts = list(GAME.legal(state))
    verbs = {action.verb for action in acts}
    sales = [sum(bundle_of(action.args) or ()) for action in acts if action.verb == "sell"]
    if place in (10, 11):
        sold = re.search(r"sell (\d) goods? for", promised)
        assert (int(sold.group(1)) if sold else 0) == max(sales, default=0)
    # The toll may have taken what the line counted with: it speaks of now.
    lira_now = match.view["seats"][seat]["lira"]
    if lira_now == state.lira[seat]:
        for place_, verb, text in (
            (16, "buy", "A ruby for"),
            (1, "extend", "An extension for"),
            (13, "deliver", "pay for the next ruby"),
        ):
            if place == place_:
                assert (verb in verbs) == (text in promised)
    if place in (14, 15):
        assert sum(action.verb == "tile" for action in acts) == promised.count("You can take")
    return 1


def step(state: object, action: str) -> None:
    GAME.apply(state, Action.parse(action), Seeded(1))  # type: ignore[arg-type]


def test_a_long_walk_to_a_near_place_takes_a_detour() -> None:
    state = table().seat(0, at=6, hand=["far"]).do("play far").state
    steps = {place: GAME.preview(state, 0, Action("move", (place,))).facts["steps"] for place in (5, 7, 16)}
    assert steps == {5: 3, 7: 3, 16: 4}


def test_the_cart_decides_what_a_place_would_bring() -> None:
    state = table().seat(0, at=6, goods="R2", lira=12).state
    said = {
        place: [text for _, text in at_place(state.rules.places[place].prospects(state), EN)]
        for place in (2, 10, 16, 13)
    }
    assert said[2] == ["There is no room for more fabric."]
    assert said[10] == ["You could sell 2 goods for 7 lira."]
    assert said[16][0].startswith("A ruby")
    assert "still need" in said[13][0]
