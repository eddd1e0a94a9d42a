"""The bazaar cards, one by one."""

from __future__ import annotations

import pytest

from istanbul_nb.games.dice.rules.components import printed
from tests.games.dice.scenario import GOODS, Scenario, table


def turned_up(card: str, scene: Scenario | None = None) -> Scenario:
    """Use a single card die: this is the card."""
    return (scene or table()).rolled("C R4").do("cards 1", cards=[card])


def two_dice(card: str, scene: Scenario | None = None) -> Scenario:
    """Use two card dice, and carry out this card."""
    return (scene or table()).rolled("C2 R3").do("cards 2", f"carry {card}", cards=[card, "brown-R"])


def test_these_are_all_the_cards() -> None:
    copies = printed()["bazaar_copies"].value
    assert (len(copies), sum(copies.values())) == (28, 33)


# Lira


@pytest.mark.rule("dice.bazaar.lira", "dice.ruling.others")
def test_four_lira_and_the_others_may_give_a_crystal_for_three() -> None:
    scene = turned_up("lira-crystal", table().seat(1, crystal=1).seat(2, crystal=2))
    assert (scene[0].lira, scene.actor, scene.legal()) == (4, 1, {"give crystal", "decline"})
    assert scene.view()["decision"] == ["others", "lira-crystal"]
    scene.do("give crystal")
    assert (scene[1].lira, scene[1].crystal, scene.actor) == (3, 0, 2)
    scene.do("decline")
    assert (scene[2].lira, scene[2].crystal, scene.actor, scene.decision) == (0, 2, 0, "act")


@pytest.mark.rule("dice.bazaar.lira")
def test_four_lira_and_the_others_may_give_a_goods_token_for_four() -> None:
    scene = turned_up("lira-token", table().seat(1, tokens="R G").seat(2, brown=1))
    assert (scene[0].lira, scene.legal()) == (4, {"give R", "give G", "decline"})
    scene.do("give G")
    assert (scene[1].tokens, scene[1].lira) == ("R", 4)
    assert scene.legal() == {"give brown", "decline"}
    assert scene.do("give brown")[2].lira == 4


@pytest.mark.rule("dice.bazaar.lira", "dice.card.others")
@pytest.mark.parametrize(
    ("card", "given", "paid"),
    [
        ("lira-crystal", "crystal", {"tokens": [], "brown": 0, "crystal": 1}),
        ("lira-token", "G", {"tokens": ["G"], "brown": 0, "crystal": 0}),
        ("lira-token", "brown", {"tokens": [], "brown": 1, "crystal": 0}),
    ],
)
def test_it_is_told_what_another_player_gave(card: str, given: str, paid: dict[str, object]) -> None:
    scene = turned_up(card, table().seat(1, crystal=1, tokens="R G", brown=1)).do(f"give {given}")
    assert scene.happened("paid") == [{"seat": 1, "dice": [], **paid, "lira": 0, "source": card}]


@pytest.mark.rule("dice.card.others")
def test_it_is_told_who_declined() -> None:
    scene = turned_up("lira-crystal", table().seat(1, crystal=1)).do("decline")
    assert scene.happened("declined") == [{"seat": 1, "card": "lira-crystal"}]


@pytest.mark.rule("dice.card.others", "dice.bazaar.token-lira")
def test_what_costs_nothing_cannot_be_declined() -> None:
    refusal = turned_up("token-lira-R").refused("decline")
    assert (refusal.rule, refusal.reason) == ("dice.bazaar.token-lira", "cannot-decline")


@pytest.mark.rule("dice.ruling.secret", "dice.turn.income")
def test_the_card_that_is_carried_out_is_told_to_everybody() -> None:
    drawn = two_dice("lira-crystal")
    assert drawn.happened("card") == [{"seat": 0, "card": "lira-crystal", "source": "action"}]
    assert [event.reveals for event in drawn.events if event.kind == "card"] == [True]
    income = table().seat(0, tiles="card-R").income(1).do("draw", cards=["lira-crystal"])
    assert income.happened("card") == [{"seat": 0, "card": "lira-crystal", "source": "income"}]


@pytest.mark.rule("dice.bazaar.lira", "dice.card.once")
def test_who_has_nothing_to_give_is_not_asked_and_nobody_is_asked_twice() -> None:
    scene = turned_up("lira-crystal", table().seat(2, crystal=5))
    assert scene.actor == 2
    assert scene.do("give crystal").actor == 0
    assert turned_up("lira-token").decision == "act"


@pytest.mark.rule("dice.bazaar.lira")
def test_who_has_no_token_is_not_asked_for_a_crystal_in_its_place() -> None:
    assert turned_up("lira-token", table().seat(1, crystal=1)).decision == "act"


@pytest.mark.rule("dice.bazaar.lira")
def test_what_one_has_not_cannot_be_given() -> None:
    refusal = turned_up("lira-token", table().seat(1, tokens="R")).refused("give G")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("dice.bazaar.lira", "nothing-of-it", {"what": "G"})


@pytest.mark.rule("dice.bazaar.lira")
def test_what_the_card_does_not_take_cannot_be_given() -> None:
    refusal = turned_up("lira-crystal", table().seat(1, crystal=1, tokens="R")).refused("give R")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("dice.bazaar.lira", "not-asked", {"action": "give R"})


# Tokens


@pytest.mark.rule("dice.bazaar.brown", "dice.ruling.others")
@pytest.mark.parametrize("good", GOODS)
def test_a_brown_token_and_each_other_player_takes_the_token_shown(good: str) -> None:
    scene = turned_up(f"brown-{good}", table(4))
    assert [(scene[seat].brown, scene[seat].tokens) for seat in range(4)] == [(1, ""), *([(0, good)] * 3)]
    assert scene.decision == "act"


@pytest.mark.rule("dice.bazaar.token")
@pytest.mark.parametrize("good", GOODS)
def test_a_token_and_the_others_may_pay_two_lira_for_the_same(good: str) -> None:
    scene = turned_up(f"token-{good}", table(4).seat(1, lira=2).seat(2, lira=1).seat(3, lira=5))
    assert (scene[0].tokens, scene.actor, scene.legal()) == (good, 1, {"pay", "decline"})
    scene.do("pay")
    assert (scene[1].tokens, scene[1].lira, scene.actor) == (good, 0, 3)
    assert scene.do("decline").actor == 0
    assert (scene[3].tokens, scene[3].lira) == ("", 5)


@pytest.mark.rule("dice.bazaar.token-lira")
@pytest.mark.parametrize("good", GOODS)
def test_a_token_and_three_lira_and_each_other_player_takes_one_of_the_two(good: str) -> None:
    scene = turned_up(f"token-lira-{good}")
    assert (scene[0].tokens, scene[0].lira) == (good, 3)
    assert (scene.actor, scene.legal()) == (1, {f"take {good}", "take lira"})
    scene.do(f"take {good}").do("take lira")
    assert [(scene[seat].tokens, scene[seat].lira) for seat in (1, 2)] == [(good, 0), ("", 3)]
    assert turned_up(f"token-lira-{good}").refused("decline").rule == "dice.bazaar.token-lira"


# The others


@pytest.mark.rule("dice.card.others")
@pytest.mark.parametrize(
    ("players", "turn", "expected"), [(4, 2, [3, 0, 1]), (4, 1, [2, 3, 0]), (3, 1, [2, 0]), (2, 1, [0])]
)
def test_the_others_take_their_part_clockwise_from_the_left(players: int, turn: int, expected: list[int]) -> None:
    scene = table(players).turn(turn).rolled("C R4").do("cards 1", cards=["token-lira-R"])
    order = []
    while scene.decision == "others":
        order.append(scene.actor)
        scene.do("take lira")
    assert (order, scene.actor) == (expected, turn)


@pytest.mark.rule("dice.card.others")
def test_the_upper_part_is_only_for_whose_card_it_is_and_the_others_part_is_theirs_only() -> None:
    scene = turned_up("brown-R")
    assert (scene[0].tokens, scene[1].brown, scene[2].brown) == ("", 0, 0)


@pytest.mark.rule("dice.card.others", "dice.ruling.others")
def test_nothing_else_happens_while_another_player_decides() -> None:
    scene = turned_up("token-R", table().seat(1, lira=2))
    assert scene.refused("end").rule == "dice.card.others"
    assert scene.refused("token R").rule == "dice.card.others"
    assert scene.refused("take R").rule == "dice.bazaar.token"


# Rubies

COSTS = {
    "ruby-brown": {"brown": 3},
    "ruby-crystal": {"crystal": 4},
    "ruby-brown-lira": {"brown": 2, "lira": 6},
    "ruby-tile-lira": {"lira": 6},
    "ruby-tile-crystal": {"crystal": 2},
    "ruby-tile-brown-lira": {"brown": 1, "lira": 3},
}


def with_cost(card: str, less: str = "") -> Scenario:
    """Return a table where seat 0 has exactly what the card asks for, but for one of something."""
    cost = {what: number - (what == less) for what, number in COSTS[card].items()}
    tiles = "lira-G" if "tile" in card and less != "tile" else ""
    return table().seat(0, **cost, tiles=tiles)  # type: ignore[arg-type]


@pytest.mark.rule("dice.bazaar.ruby")
@pytest.mark.parametrize("card", COSTS)
def test_what_is_shown_may_be_given_for_the_next_ruby_of_any_track(card: str) -> None:
    scene = turned_up(card, with_cost(card))
    assert scene.legal() == {"exchange", "decline"}
    scene.do("exchange")
    assert scene.legal() == {f"take {track}" for track in (*GOODS, "mixed", "lira")}
    scene.do("take mixed")
    assert (scene[0].rubies, scene.view()["tracks"]["mixed"]["rubies"]) == (1, 3)
    assert (scene[0].brown, scene[0].crystal, scene[0].lira, scene[0].tiles) == (0, 0, 0, [])


@pytest.mark.rule("dice.bazaar.ruby", "dice.card.else")
@pytest.mark.parametrize(
    ("card", "less"), [(card, less) for card in COSTS for less in (*COSTS[card], "tile") if less in card]
)
def test_who_cannot_give_it_takes_a_lira_instead(card: str, less: str) -> None:
    before = with_cost(card, less)[0].lira
    scene = turned_up(card, with_cost(card, less))
    assert (scene.decision, scene[0].lira, scene[0].rubies) == ("act", before + 1, 0)
    assert scene.happened("instead") == [{"seat": 0, "card": card}]


@pytest.mark.rule("dice.card.else")
@pytest.mark.parametrize("card", COSTS)
def test_who_does_not_want_to_takes_a_lira_too(card: str) -> None:
    before = with_cost(card)[0].lira
    scene = turned_up(card, with_cost(card)).do("decline")
    assert (scene.decision, scene[0].lira, scene[0].rubies) == ("act", before + 1, 0)


@pytest.mark.rule("dice.card.tile")
def test_a_tile_before_the_arrow_is_one_of_yours_given_up() -> None:
    scene = turned_up("ruby-tile-lira", table().seat(0, lira=6, tiles="lira-G die die")).do("exchange")
    assert scene.legal() == {"give lira-G", "give die"}
    assert scene.refused("give card-R").facts == {"what": "card-R"}
    assert scene.do("give die", "take R")[0].tiles == ["lira-G", "die"]


@pytest.mark.rule("dice.card.tile", "dice.ruling.sold-out")
def test_a_tile_is_given_up_also_where_some_track_has_no_rubies() -> None:
    scene = turned_up("ruby-tile-lira", table().seat(0, lira=6, tiles="lira-G die").rubies(R=0)).do("exchange")
    assert scene.legal() == {"give lira-G", "give die"}


@pytest.mark.rule("dice.bazaar.ruby", "dice.ruling.sold-out")
def test_a_track_without_rubies_is_not_offered_and_the_mosque_is_no_track() -> None:
    scene = turned_up("ruby-brown", table().seat(0, brown=3).rubies(R=0, lira=0)).do("exchange")
    assert scene.legal() == {"take G", "take Y", "take B", "take mixed"}
    assert scene.refused("take R").rule == "dice.ruling.sold-out"
    assert scene.refused("take mosque").rule == "dice.bazaar.ruby"
    assert scene.refused("take mosque").reason == "mosque-not-a-track"


@pytest.mark.rule("dice.bazaar.ruby")
def test_of_two_tracks_with_rubies_one_is_chosen() -> None:
    scene = turned_up("ruby-brown", table().seat(0, brown=3).rubies(R=0, G=0, Y=0, B=0)).do("exchange")
    assert scene.legal() == {"take mixed", "take lira"}


@pytest.mark.rule("dice.bazaar.ruby")
def test_the_only_track_with_rubies_is_not_asked_for() -> None:
    scene = turned_up("ruby-brown", table().seat(0, brown=3).rubies(R=0, G=0, Y=0, B=0, lira=0)).do("exchange")
    assert (scene[0].rubies, scene.decision) == (1, "act")


@pytest.mark.rule("dice.ruling.sold-out")
def test_with_no_ruby_on_any_track_there_is_a_lira_instead() -> None:
    scene = turned_up("ruby-brown", table().seat(0, brown=3).rubies(R=0, G=0, Y=0, B=0, mixed=0, lira=0))
    assert (scene[0].lira, scene[0].brown, scene.decision) == (1, 3, "act")


@pytest.mark.rule("dice.card.once")
def test_an_exchange_is_made_at_most_once() -> None:
    scene = turned_up("ruby-brown", table().seat(0, brown=6)).do("exchange", "take R")
    assert (scene[0].brown, scene[0].rubies, scene.decision) == (3, 1, "act")


# Two card dice


@pytest.mark.rule("dice.bazaar.two-dice")
@pytest.mark.parametrize(
    ("card", "gain"), [("two-crystal", (2, 0, 0)), ("two-brown", (0, 2, 0)), ("two-lira", (0, 0, 6))]
)
def test_who_used_two_card_dice_gains(card: str, gain: tuple[int, int, int]) -> None:
    scene = two_dice(card)
    assert scene.legal() == {"accept", "decline"}
    scene.do("accept")
    assert (scene[0].crystal, scene[0].brown, scene[0].lira) == gain


@pytest.mark.rule("dice.bazaar.two-dice", "dice.card.tile")
def test_who_used_two_card_dice_takes_an_open_tile_free() -> None:
    scene = two_dice("two-tile").do("accept")
    assert scene.legal() == {f"take {tile}" for tile in scene.open_tiles}
    assert scene.refused("take lira-B").reason == "tile-not-open"
    scene.do("take good-R", tiles=["lira-B"])
    assert (scene[0].tiles, scene[0].new, scene.open_tiles[4]) == (["good-R"], ["good-R"], "lira-B")


@pytest.mark.rule("dice.bazaar.two-dice", "dice.card.else", "dice.ruling.card-dice")
@pytest.mark.parametrize("card", ["two-crystal", "two-brown", "two-lira", "two-tile"])
def test_one_card_die_is_not_enough(card: str) -> None:
    scene = turned_up(card)
    assert (scene[0].lira, scene.decision) == (1, "act")
    assert two_dice(card).do("decline")[0].lira == 1


@pytest.mark.rule("dice.ruling.card-dice")
def test_only_the_dice_of_this_very_action_count_and_extra_dice_are_among_them() -> None:
    scene = table().seat(0, tiles="die").rolled("C2 R4").do("cards 1", cards=["brown-R"])
    assert scene.do("cards 1", cards=["two-lira"])[0].lira == 1
    scene = (
        table()
        .seat(0, tiles="die")
        .rolled("C6")
        .do("cards 6", "carry two-lira", "accept", cards=["two-lira"] * 2 + ["two-brown"] * 2 + ["two-crystal"] * 2)
    )
    assert scene[0].lira == 6


@pytest.mark.rule("dice.card.income")
@pytest.mark.parametrize("card", ["two-crystal", "two-brown", "two-lira", "two-tile"])
def test_a_card_of_the_income_has_no_card_dice_behind_it(card: str) -> None:
    scene = table().seat(0, tiles="card-R").income(1).do("draw", cards=[card])
    assert (scene[0].lira, scene.decision) == (1, "roll")


# Has


@pytest.mark.rule("dice.bazaar.has", "dice.card.has")
@pytest.mark.parametrize(
    ("card", "brown", "lira", "crystal"), [("has-lira", 1, 3, 0), ("has-crystal", 1, 0, 1), ("has-two-lira", 2, 6, 0)]
)
def test_who_has_brown_tokens_shows_and_keeps_them(card: str, brown: int, lira: int, crystal: int) -> None:
    scene = turned_up(card, table().seat(0, brown=brown)).do("accept")
    assert (scene[0].brown, scene[0].lira, scene[0].crystal) == (brown, lira, crystal)
    scene = turned_up(card, table().seat(0, brown=brown)).do("decline")
    assert (scene[0].brown, scene[0].lira, scene[0].crystal) == (brown, 1, 0)
    scene = turned_up(card, table().seat(0, brown=brown - 1, tokens="R3"))
    assert (scene[0].lira, scene.decision) == (1, "act")


@pytest.mark.rule("dice.bazaar.has", "dice.card.tile")
def test_who_has_two_brown_tokens_takes_an_open_tile_free() -> None:
    scene = turned_up("has-two-tile", table().seat(0, brown=2)).do("accept", "take die")
    assert (scene[0].brown, scene[0].tiles) == (2, ["die"])
    assert turned_up("has-two-tile", table().seat(0, brown=1))[0].lira == 1


@pytest.mark.rule("dice.ruling.sold-out")
def test_with_no_open_tile_to_take_there_is_a_lira_instead() -> None:
    scene = turned_up("has-two-tile", table().seat(0, brown=2).row("").stack())
    assert (scene[0].lira, scene.decision) == (1, "act")


@pytest.mark.rule("dice.ruling.sold-out", "dice.bazaar.has")
def test_what_brings_no_tile_needs_no_open_tile() -> None:
    scene = turned_up("has-lira", table().seat(0, brown=1).row("").stack()).do("accept")
    assert (scene[0].lira, scene.decision) == (3, "act")


@pytest.mark.rule("dice.card.tile")
def test_of_two_open_tiles_one_is_chosen() -> None:
    scene = turned_up("has-two-tile", table().seat(0, brown=2).row("lira-R die").stack()).do("accept")
    assert scene.legal() == {"take lira-R", "take die"}
    assert scene.do("take lira-R")[0].tiles == ["lira-R"]


@pytest.mark.rule("dice.card.tile")
def test_the_only_open_tile_is_not_asked_for() -> None:
    scene = turned_up("has-two-tile", table().seat(0, brown=2).row("lira-R").stack()).do("accept")
    assert (scene[0].tiles, scene.open_tiles) == (["lira-R"], [])


@pytest.mark.rule("dice.bazaar.has")
def test_it_can_be_met_in_the_income_too() -> None:
    scene = table().seat(0, tiles="card-R", brown=1).income(1).do("draw", "accept", cards=["has-lira"])
    assert (scene[0].lira, scene.decision) == (3, "roll")
