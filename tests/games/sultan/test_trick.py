"""Tricks and rounds with three to five players."""

from __future__ import annotations

import pytest

from tests.games.sultan.scenario import Scenario, fresh, table

SEATS_AND_STONES = ((3, 3), (4, 4), (5, 4))


# The offer


@pytest.mark.rule("sultan.offer")
@pytest.mark.parametrize(("players", "stones"), SEATS_AND_STONES)
def test_the_first_player_draws_one_stone_more_than_there_are_cushions(players: int, stones: int) -> None:
    scene = fresh(players=players, first=1)
    assert scene.legal() == ["draw"]
    scene.do("draw")
    (drawn,) = scene.happened("drawn")
    assert drawn["seat"] == scene.actor == 1
    assert len(drawn["stones"]) == stones
    assert scene.decision == ["lay", drawn["stones"]]
    assert scene.view()["drawn"] == drawn["stones"]
    assert scene.view()["bag"]["stones"] == 50 - stones


@pytest.mark.rule("sultan.offer")
def test_one_stone_goes_back_and_the_others_lie_on_the_cushions() -> None:
    scene = fresh(players=4, first=0).do("draw", answers=["B", "W", "R", "W"])
    assert scene.legal() == ["return W", "return R", "return B"]
    scene.do("return R")
    assert scene.happened("laid") == [{"seat": 0, "stones": ["B", "W", "W"], "returned": "R"}]
    view = scene.view()
    assert [cushion["stone"] for cushion in view["table"]] == ["B", "W", "W"]
    assert view["returned"] == "R"
    assert view["drawn"] == []
    assert scene.bag == "W10 R11 Y10 G9 B7"


@pytest.mark.rule("sultan.offer")
def test_of_equal_stones_it_does_not_matter_which_goes_back() -> None:
    scene = fresh(players=3, first=0).do("draw", answers=["G", "G", "G"])
    assert scene.legal() == ["return G"]
    assert [cushion["stone"] for cushion in scene.do("return G").view()["table"]] == ["G", "G"]


# Laying cards


@pytest.mark.rule("sultan.bid")
def test_everyone_lays_one_card_clockwise_from_the_first_player() -> None:
    scene = table(5, first=3, offered="W R B", hands=["1"] * 5)
    order = []
    for _ in range(5):
        order.append(scene.actor)
        scene.do("bid 1 1")
    assert order == [3, 4, 0, 1, 2]
    assert scene.decision == ["offer"]


@pytest.mark.rule("sultan.bid")
def test_any_card_of_the_hand_may_lie_beside_any_cushion() -> None:
    scene = table(4, trick=4, offered="W R B", hands=["3 12"])
    assert scene.legal() == ["bid 3 1", "bid 3 2", "bid 3 3", "bid 12 1", "bid 12 2", "bid 12 3"]


@pytest.mark.rule("sultan.bid")
def test_it_is_open_whose_cards_lie_where_and_in_which_order_but_not_their_values() -> None:
    scene = table(4, offered="W R B", hands=["9", "8", "7"]).do("bid 9 2", "bid 8 3", "bid 7 2")
    nothing = {"card": None}
    assert scene.view(3)["table"] == [
        {"stone": "W", "cards": []},
        {"stone": "R", "cards": [{"seat": 0, **nothing}, {"seat": 2, **nothing}]},
        {"stone": "B", "cards": [{"seat": 1, **nothing}]},
    ]
    assert scene.view(2)["table"][1]["cards"] == [{"seat": 0, "card": None}, {"seat": 2, "card": 7}]
    assert [seat["laid"] for seat in scene.view()["seats"]] == [1, 1, 1, 0]
    assert [seat["cards"] for seat in scene.view()["seats"]] == [4, 4, 4, 5]


@pytest.mark.rule("sultan.bid")
def test_nobody_may_pass() -> None:
    scene = table(4, offered="W R B")
    assert all(action.startswith("bid ") for action in scene.legal())
    assert scene.refused("pass")[:3] == ("sultan.bid", "must-bid", {"cards": 1})


# Winning


@pytest.mark.rule("sultan.win")
def test_a_nine_wins_against_an_eight() -> None:
    scene = table(3, offered="B W", hands=["8", "9", "1"]).do("bid 8 1", "bid 9 1", "bid 1 2")
    assert scene.stones(1) == "B"
    assert scene.happened("won")[0] == {
        "seat": 1,
        "cushion": 1,
        "stone": "B",
        "card": 9,
        "why": "highest",
        "cards": [[0, 8], [1, 9]],
    }


@pytest.mark.rule("sultan.win")
def test_the_only_card_beside_a_stone_wins_it_whatever_its_value() -> None:
    scene = table(3, offered="B W", hands=["8", "9", "1"]).do("bid 8 1", "bid 9 1", "bid 1 2")
    assert scene.stones(2) == "W"
    assert scene.happened("won")[1]["why"] == "only"


@pytest.mark.rule("sultan.tie")
def test_of_two_twelves_the_one_laid_earlier_wins() -> None:
    scene = table(4, first=2, offered="B W R", hands=["12", "12", "1", "2"])
    scene.do("bid 1 2", "bid 2 1", "bid 12 1", "bid 12 1")
    assert scene.stones(0) == "B"
    won = scene.happened("won")[0]
    assert (won["seat"], won["why"], won["cards"]) == (0, "earlier", [[3, 2], [0, 12], [1, 12]])


@pytest.mark.rule("sultan.tie")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_if_all_are_equal_the_first_card_of_all_wins(players: int) -> None:
    scene = table(players, first=1, offered="B W" if players == 3 else "B W R", hands=["7"] * players)
    scene.do(*["bid 7 1"] * players)
    assert scene.stones(1) == "B"


@pytest.mark.rule("sultan.tie")
def test_a_tie_below_the_highest_card_decides_nothing() -> None:
    scene = table(3, offered="B W", hands=["8", "8", "9"]).do("bid 8 1", "bid 8 1", "bid 9 1")
    assert scene.stones(2) == "B"
    assert scene.happened("won")[0]["why"] == "highest"


@pytest.mark.rule("sultan.none")
def test_a_stone_without_a_card_goes_back_into_the_bag() -> None:
    scene = table(3, offered="B W", hands=["8", "9", "1"])
    before = scene.view()["bag"]["contents"]
    scene.do("bid 8 2", "bid 9 2", "bid 1 2")
    assert scene.happened("unclaimed") == [{"seat": 0, "cushion": 1, "stone": "B"}]
    assert scene.view()["bag"]["contents"] == [*before[:4], before[4] + 1]
    assert [scene.stones(seat) for seat in range(3)] == ["", "W", ""]


@pytest.mark.rule("sultan.discard")
def test_all_cards_of_a_trick_leave_the_game_winning_or_not() -> None:
    scene = table(3, offered="B W", hands=["8 11", "9", "1"]).do("bid 8 1", "bid 9 1", "bid 1 2")
    view = scene.view(0)
    assert [seat["gone"] for seat in view["seats"]] == [[8], [9], [1]]
    assert 8 not in view["hand"] + view["undrawn"]
    assert len(view["hand"]) == 4


@pytest.mark.rule("sultan.win")
def test_the_last_trick_lies_open_until_stones_are_drawn_again() -> None:
    scene = table(3, offered="B W", hands=["8", "9", "1"]).do("bid 8 1", "bid 9 1", "bid 1 1")
    last = scene.view()["last"]
    assert (last["round"], last["trick"], last["first"], last["returned"]) == (1, 1, 0, "W")
    assert last["table"] == [
        {
            "stone": "B",
            "cards": [{"seat": 0, "card": 8}, {"seat": 1, "card": 9}, {"seat": 2, "card": 1}],
            "winner": 1,
            "why": "highest",
        },
        {"stone": "W", "cards": [], "winner": None, "why": None},
    ]
    assert scene.view()["table"] == []
    assert scene.do("draw").view()["last"] is None


# Trick after trick, round after round


@pytest.mark.rule("sultan.pass")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_next_player_to_the_left_is_first_also_across_rounds(players: int) -> None:
    scene = fresh(players=players, first=1)
    firsts = [trick["seat"] for trick in scene.play().happened("drawn")]
    assert firsts == [(1 + trick) % players for trick in range(15)]


@pytest.mark.rule("sultan.round", "sultan.ruling.words")
def test_a_round_ends_after_five_tricks_when_the_hands_are_empty() -> None:
    scene = table(3, trick=5, offered="B W", hands=["8", "9", "1"], stones=["W5"])
    scene.do("bid 8 1", "bid 9 1", "bid 1 2")
    assert scene.happened("round") == [{"seat": 1, "round": 2}]
    assert scene.happened("trick") == [{"seat": 1, "round": 2, "trick": 1}]
    assert [seat["cards"] for seat in scene.view()["seats"]] == [5, 5, 5]
    assert [seat["undrawn"] for seat in scene.view()["seats"]] == [5, 5, 5]


@pytest.mark.rule("sultan.round", "sultan.ruling.words")
def test_a_trick_ends_with_one_card_of_everybody_and_the_round_goes_on() -> None:
    scene = table(3, trick=2, offered="B W", hands=["8", "9", "1"], stones=["W2"])
    scene.do("bid 8 1", "bid 9 1", "bid 1 2")
    assert scene.happened("round") == scene.happened("hand") == []
    assert scene.happened("trick") == [{"seat": 1, "round": 1, "trick": 3}]
    assert [seat["cards"] for seat in scene.view()["seats"]] == [3, 3, 3]


@pytest.mark.rule("sultan.ruling.hand", "sultan.round")
def test_the_new_hands_are_drawn_before_the_first_offer_of_the_round() -> None:
    scene = table(3, trick=5, offered="B W", hands=["8", "9", "1"], stones=["W5"])
    cards = [*range(11, 16), *range(11, 16), *range(11, 16)]
    scene.do("bid 8 1", "bid 9 1", "bid 1 2", answers=cards)
    assert scene.happened("hand") == [{"seat": seat, "cards": 5, "drawn": [11, 12, 13, 14, 15]} for seat in (1, 2, 0)]
    assert scene.decision == ["offer"]
    assert scene.view(2)["hand"] == [11, 12, 13, 14, 15]


@pytest.mark.rule("sultan.round")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_three_rounds_all_cards_are_played_and_the_game_ends(players: int) -> None:
    scene = fresh(players=players).play()
    assert scene.actor is None
    assert scene.legal() == []
    assert len(scene.happened("drawn")) == 15
    assert [event["round"] for event in scene.happened("round")] == [2, 3]
    assert [seat["gone"] for seat in scene.view()["seats"]] == [list(range(1, 16))] * players


@pytest.mark.rule("sultan.ruling.bag")
@pytest.mark.parametrize(("players", "left"), [(2, 17), (3, 22), (4, 8), (5, 8)])
def test_the_bag_never_runs_short_even_if_every_stone_is_won(players: int, left: int) -> None:
    scene = fresh(players=players)
    fewest = 50
    while scene.actor is not None:
        fewest = min(fewest, scene.view()["bag"]["stones"]) if scene.decision == ["offer"] else fewest
        scene.do(_far_from_the_others(scene))
    assert fewest == left
    assert left >= scene.view()["cushions"] + 1


def _far_from_the_others(scene: Scenario) -> str:
    """Return an action that leaves no cushion without a card."""
    table = scene.view()["table"]
    empty = [str(number) for number, cushion in enumerate(table, 1) if not cushion["cards"]]
    return next((action for action in scene.legal() if action.split()[-1] in empty), scene.legal()[0])
