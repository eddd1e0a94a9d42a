"""The end of the game (section 5 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import KINDS, Scenario, table

END_CARDS = {"good", "lira", "family"}


def after_the_last_turn(first: int = 0, **hands: list[str]) -> Scenario:
    """Return three players, five rubies for seat 0; the last turn has just ended. `plum=[...]` is a hand."""
    scene = table(3, first=first).seat(0, rubies=5).turn((first - 1) % 3)
    for seat, colour in enumerate(("plum", "saffron", "teal")):
        scene.seat(seat, hand=hands.get(colour, []))
    return scene.acting(5).do("end")


@pytest.mark.rule("ist.end.trigger", "ist.goal")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_game_ends_after_the_round_in_which_somebody_reaches_the_target(players: int, target: int) -> None:
    scene = table(players).seat(0, rubies=target)
    for seat in range(players):
        assert scene.actor == seat
        scene.do("move 8", "end")
    assert (scene.actor, scene.legal(), scene.view()["round"]) == (None, set(), 1)
    assert len(scene.happened("game-over")) == 1


@pytest.mark.rule("ist.end.trigger", "ist.goal")
@pytest.mark.parametrize(("players", "rubies"), [(2, 5), (3, 4), (4, 4), (5, 4)])
def test_one_ruby_short_of_the_target_the_next_round_begins(players: int, rubies: int) -> None:
    scene = table(players).seat(0, rubies=rubies).turn(players - 1).acting(5).do("end")
    assert (scene.actor, scene.view()["round"]) == (0, 2)


@pytest.mark.rule("ist.end.trigger")
def test_the_last_turn_is_that_of_the_player_before_the_first_player() -> None:
    scene = table(3, first=1).seat(2, rubies=4, lira=14).turn(2).acting(16).do("buy", "end")
    assert scene.actor == 0
    assert scene.do("move 8", "end").actor is None


@pytest.mark.rule("ist.end.trigger")
def test_if_the_first_player_reaches_the_target_all_others_have_one_more_turn() -> None:
    scene = table(3, first=1).seat(1, rubies=4, lira=14).acting(16).do("buy", "end")
    assert scene.do("move 8", "end").actor == 0
    assert scene.do("move 8", "end").actor is None


@pytest.mark.rule("ist.end.trigger")
def test_if_the_last_player_reaches_the_target_the_game_ends_with_his_turn() -> None:
    scene = table(3, first=1).seat(0, rubies=4, lira=14).turn(0).acting(16).do("buy")
    assert scene.actor == 0
    assert scene.do("end").actor is None


@pytest.mark.rule("ruling.target")
@pytest.mark.parametrize(
    ("place", "action"),
    [(1, "extend"), (13, "deliver R2 G Y B"), (14, "tile R"), (15, "tile Y"), (16, "buy")],
)
def test_a_ruby_from_anywhere_counts_the_moment_it_is_taken(place: int, action: str) -> None:
    scene = table().seat(0, rubies=4, lira=14, goods="R3 G3 Y3 B3", extensions=2, tiles="GB").acting(place)
    scene.do(action)
    assert scene[0].rubies == 5
    assert len(scene.happened("last-round")) == 1


@pytest.mark.rule("ruling.target", "ist.end.trigger")
def test_the_last_round_is_announced_only_when_the_first_one_reaches_the_target() -> None:
    more = table().seat(0, rubies=5, lira=14).acting(16).do("buy")
    assert (more[0].rubies, more.happened("last-round")) == (6, [])
    second = table().seat(0, rubies=4, lira=14).seat(1, rubies=5).acting(16).do("buy")
    assert (second[0].rubies, second.happened("last-round")) == (5, [])


@pytest.mark.rule("ruling.target")
def test_rubies_beyond_the_target_count() -> None:
    scene = table().seat(0, rubies=4, lira=14).seat(1, at=12, rubies=5, lira=15).acting(16).do("buy", "end")
    scene.do("move 16", "leave").seat(1, lira=17).do("pay", "buy", "end", "move 8", "end")
    assert (scene.actor, scene[1].rubies, scene.ranks()) == (None, 6, [2, 1, 3])


@pytest.mark.rule("ist.end.cards", "ruling.end-cards")
def test_after_the_last_turn_cards_are_played_from_the_first_player_on_once_round() -> None:
    scene = after_the_last_turn(first=1, plum=["lira"], saffron=["lira", "good"], teal=["lira"])
    seats = []
    while scene.actor is not None:
        seats.append(scene.actor)
        scene.do("end")
    assert seats == [1, 2, 0]


@pytest.mark.rule("ist.end.cards")
def test_who_holds_no_card_is_not_asked() -> None:
    scene = after_the_last_turn(teal=["lira"])
    assert (scene.actor, scene.decision) == (2, "last")
    assert scene.do("play lira", "end").actor is None
    assert scene[2].lira == 5


@pytest.mark.rule("ruling.end-cards")
def test_only_cards_that_give_goods_or_lira_by_themselves_are_played_then() -> None:
    scene = after_the_last_turn(plum=list(KINDS)).seat(0, family=5)
    assert scene.legal() == {"play good", "play lira", "play family", "end"}
    others = set(KINDS) - END_CARDS
    assert {scene.refused(f"play {card}").rule for card in others} <= {"ist.end.cards", "ruling.end-cards"}


@pytest.mark.rule("ruling.end-cards")
def test_each_plays_as_many_end_cards_as_he_likes() -> None:
    scene = after_the_last_turn(plum=["good", "good", "lira", "lira", "family"]).seat(0, family=5)
    scene.do("play good", "gain B", "play lira", "play family", "reward lira", "play good", "gain R", "play lira")
    assert (scene[0].lira, scene[0].goods, scene[0].family) == (13, "R B", 12)
    assert scene.do("end").actor is None


@pytest.mark.rule("ruling.end-cards")
def test_a_card_drawn_for_the_family_member_may_still_be_played() -> None:
    scene = after_the_last_turn(plum=["family"]).seat(0, family=5)
    scene.do("play family", "reward card", "play lira", "end", cards=["lira"])
    assert (scene[0].lira, scene.actor) == (5, None)


@pytest.mark.rule("ruling.end-cards", "ist.card.family")
def test_after_the_last_turn_too_the_family_card_needs_a_family_member_away_from_home() -> None:
    scene = after_the_last_turn(plum=["family"])
    assert scene.legal() == {"end"}
    assert scene.refused("play family").rule == "ist.card.family"


@pytest.mark.rule("ruling.end-cards")
@pytest.mark.parametrize("action", ["fetch 5", "move 9", "collect", "meet governor", "catch saffron"])
def test_nothing_else_is_used_after_the_last_turn(action: str) -> None:
    scene = after_the_last_turn(plum=["lira"]).seat(0, lira=9, tiles="Y", assistants=[5]).seat(1, family=5)
    assert scene.figures(governor=5).legal() == {"play lira", "end"}
    assert scene.refused(action).rule in ("ist.end.cards", "ruling.end-cards")


@pytest.mark.rule("ist.end.cards", "ist.end.rank")
def test_the_last_cards_can_decide_the_game() -> None:
    scene = after_the_last_turn(plum=["lira"]).seat(1, rubies=5, lira=4)
    assert scene.ranks() == [2, 1, 3]
    assert scene.do("play lira", "end").ranks() == [1, 2, 3]


@pytest.mark.rule("ist.end.rank")
@pytest.mark.parametrize("action", ["move 8", "end", "play lira"])
def test_when_the_game_is_over_nothing_is_done(action: str) -> None:
    assert after_the_last_turn().refused(action).rule.startswith("ist.end.")


@pytest.mark.rule("ist.end.rank")
def test_most_rubies_win_whatever_else_the_others_have() -> None:
    scene = table().seat(0, rubies=5).seat(1, rubies=4, lira=99, goods="R2 G2 Y2 B2", hand=["far"])
    assert scene.ranks() == [1, 2, 3]


@pytest.mark.rule("ist.end.rank")
def test_then_most_lira() -> None:
    scene = table().seat(0, rubies=5, lira=3).seat(1, rubies=5, lira=2, goods="R2 G2 Y2 B2", hand=["far"])
    assert scene.ranks() == [1, 2, 3]


@pytest.mark.rule("ist.end.rank")
def test_then_most_goods() -> None:
    scene = table().seat(0, rubies=5, goods="R B2").seat(1, rubies=5, goods="B2", hand=["far", "good"])
    assert scene.ranks() == [1, 2, 3]


@pytest.mark.rule("ist.end.rank")
def test_then_most_cards_left() -> None:
    scene = table().seat(0, rubies=5, goods="R", hand=["far"]).seat(1, rubies=5, goods="B", hand=["far", "far"])
    assert scene.ranks() == [2, 1, 3]


@pytest.mark.rule("ist.end.rank")
def test_still_equal_players_share_their_place() -> None:
    scene = table(4).seat(0, rubies=1, lira=1).seat(1, rubies=5, lira=1).seat(3, rubies=5, lira=1)
    assert scene.ranks() == [3, 1, 4, 1]
    assert [standing.seat for standing in scene.standings()][2:] == [0, 2]


@pytest.mark.rule("ist.end.rank")
def test_the_ranking_shows_every_number_that_decides_it() -> None:
    best = table().seat(2, rubies=5, lira=7, goods="R2 B", hand=["far"]).standings()[0]
    assert (best.seat, dict(best.scores)) == (2, {"rubies": 5, "lira": 7, "goods": 3, "cards": 1})
