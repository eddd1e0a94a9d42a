"""The Grand Bazaar: both expansions together (section 8 of the rules). The Catacombs: `test_catacombs`."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Answer, BadOptions, Scripted, Seeded
from istanbul_nb.games.istanbul.face.start import start
from istanbul_nb.games.istanbul.terminal import ask_for_layout
from istanbul_nb.terminal import Console
from istanbul_nb.words import Words
from tests.games.istanbul.letters.city import GRAND_KINDS, bazaar
from tests.games.istanbul.scenario import Scenario, fresh

SIX = ["seal 3 delivered", "seal 4 delivered", "seal 5 delivered"]
TILES = ("good-R", "good-G", "good-Y")


def grand(seed: int = 1, **options: Any) -> Scenario:
    """Return a table as the setup leaves it."""
    return fresh(Seeded(seed), expansion="grand", **options)


# Setup


@pytest.mark.rule("variant.grand", "ist.setup.random", "ruling.random")
def test_twenty_five_places_lie_at_random_with_the_fountain_in_the_centre() -> None:
    layouts = [grand(seed).view()["layout"] for seed in range(200)]
    for layout in layouts:
        black_market, tea_house = divmod(layout.index(8), 5), divmod(layout.index(9), 5)
        down, across = abs(black_market[0] - tea_house[0]), abs(black_market[1] - tea_house[1])
        assert sorted(layout) == list(range(1, 26))
        assert layout[12] == 7
        assert min(down, across) > 0
        assert down + across >= 3
    assert len({layout.index(25) for layout in layouts}) == 24


@pytest.mark.rule("variant.grand", "ist.setup.layout")
def test_only_layouts_with_the_fountain_in_the_middle_are_offered() -> None:
    for name, _ in start(Words())["layouts"]["grand"]:
        assert all(grand(seed, layout=name).view()["layout"][12] == 7 for seed in range(50))
    console = Console(Words(), pytest.fail, print)
    assert ask_for_layout(console, "grand") == "random"


@pytest.mark.rule("variant.grand", "ist.board")
def test_they_lie_five_by_five() -> None:
    assert bazaar().view()["layout"] == list(range(1, 26))
    assert bazaar().seat(0, at=25).legal("move") == {"move 24", "move 23", "move 20", "move 19", "move 15"}


@pytest.mark.rule("variant.grand", "ist.setup.layout")
@pytest.mark.parametrize("layout", ["first", "short", list(range(1, 21))])
def test_other_layouts_do_not_fit(layout: str | list[int]) -> None:
    with pytest.raises(BadOptions):
        grand(layout=layout)


@pytest.mark.rule("variant.grand", "ruling.editions")
def test_the_2016_edition_does_not_fit() -> None:
    with pytest.raises(BadOptions):
        grand(edition="2016")


@pytest.mark.rule("variant.grand", "ist.goal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_target_is_six(players: int) -> None:
    assert grand(players=players).view()["target"] == 6


@pytest.mark.rule("variant.grand")
@pytest.mark.parametrize("players", [2, 5])
def test_all_seventy_two_bonus_cards_are_in_play(players: int) -> None:
    scene = grand(players=players)
    cards = [*scene.deck, *(card for seat in range(players) for card in scene[seat].hand)]
    assert len(cards) == 72
    assert {kind: cards.count(kind) for kind in GRAND_KINDS} == {
        kind: 4 if kind in ("good", "lira", "far") else 2 for kind in GRAND_KINDS
    }


@pytest.mark.rule("variant.grand", "letters.setup.figures", "mocha.setup.figures")
def test_four_figures_start_where_dice_say() -> None:
    script: list[Answer] = ["RRGBB", "RGYYB", 3, 5, 1, 1, 6, 4, 6, 6, 2, "far", "good", "meet"]
    scene = fresh(Scripted(script), players=3, expansion="grand", layout="order")
    assert scene.view()["figures"] == {"governor": 8, "smuggler": 2, "trader": 10, "courier": 12}


@pytest.mark.rule("variant.grand", "ruling.refill", "mocha.setup.coffeehouse")
@pytest.mark.parametrize(("players", "supply"), [(2, 16), (3, 12), (4, 6), (5, 5)])
def test_five_rubies_lie_on_the_coffee_house_too(players: int, supply: int) -> None:
    scene = grand(players=players)
    assert (scene.mocha["coffeehouse"]["rubies"], scene.places["supply"]) == (5, supply)


@pytest.mark.rule("variant.grand", "letters.setup.letters")
def test_there_are_thirty_six_letters_and_none_for_the_coffee_places_and_the_catacombs() -> None:
    deck = grand().letters_left["deck"]
    assert (len(deck), {17, 18, 19, 20, 25} & set(deck)) == (36, set())


@pytest.mark.rule("variant.grand", "ist.setup.two", "variant.neutral")
def test_with_two_players_and_neutral_assistants_too() -> None:
    scene = grand(players=2, neutral=True, caravan=True)
    assert (scene.view()["neutral_merchants"], scene[0].stack[0]) == ([14, 15, 16], "neutral")


# Coffee


@pytest.mark.rule("variant.grand", "mocha.caravansary", "letters.coffee")
def test_coffee_symbols_count_here() -> None:
    assert bazaar().acting(6).do("draw deck", cards=["far"])[0].coffee == 1


@pytest.mark.rule("letters.place.auction", "mocha.coffee")
def test_the_auction_house_gives_a_good_and_no_coffee() -> None:
    assert bazaar().acting(23).refused("auction C").rule == "letters.place.auction"


@pytest.mark.rule("letters.card.roll", "mocha.coffee")
def test_the_good_of_the_dice_card_is_no_coffee() -> None:
    scene = bazaar().seat(0, hand=["letterroll"]).do("play letterroll", dice=[3, 1])
    assert scene.legal() == {"gain R", "gain G", "gain Y", "gain B"}


@pytest.mark.rule("letters.kiosk.extension", "mocha.coffee")
def test_coffee_is_no_good_for_an_extension() -> None:
    scene = bazaar(2).seat(0, goods="R G Y", coffee=9).acting(22)
    scene.do("browse", letters=[9], kiosk=["extension-goods", *TILES[:2]]).do("pick extension-goods")
    assert scene.legal() == {"decline"}


# Dice and sixes


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "letters.kiosk.die")
def test_the_six_may_turn_the_kiosks_one_die_in_ones_own_turn() -> None:
    scene = bazaar(2).seat(0, hand=["six"]).acting(22).do("browse", letters=[9], kiosk=["die", *TILES[:2]])
    scene.do("pick die", "use", "play six", "turn 2 6", "keep", dice=[2])
    assert (scene[0].lira, scene.actor, scene.decision) == (6, 1, "kiosk")


@pytest.mark.rule("ruling.red-six", "ruling.kiosk", "ist.cards.any")
def test_not_in_anothers() -> None:
    scene = bazaar(2).seat(1, hand=["six"]).acting(22).do("browse", letters=[9], kiosk=["die", *TILES[:2]])
    scene.do("pick good-R", "use", "pick die", "use", dice=[2])
    assert (scene[1].lira, scene[1].hand) == (2, ["six"])


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "letters.card.roll")
def test_the_six_may_turn_a_die_of_the_dice_card() -> None:
    scene = bazaar().seat(0, hand=["six", "letterroll"])
    scene.do("play letterroll", "play six", "turn 1 6", "keep", dice=[1, 2], letters=[9])
    assert (scene[0].letters, scene[0].lira) == ([9], 3)


@pytest.mark.rule("ruling.end-cards", "mocha.card.six", "letters.card.roll")
def test_after_the_last_turn_too() -> None:
    scene = bazaar().seat(0, rubies=6, hand=["six", "letterroll"]).turn(2).acting(5).do("end")
    scene.do("play letterroll", "play six", "turn 1 6", "keep", "end", dice=[1, 2], letters=[9])
    assert (scene[0].letters, scene[0].lira, scene.actor) == ([9], 3, None)


@pytest.mark.rule("mocha.card.six", "letters.meet.courier")
def test_not_the_roll_that_moves_the_courier() -> None:
    scene = bazaar().seat(0, lira=2, hand=["six"]).figures(courier=5).meeting(5)
    scene.do("meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert (scene.figure("courier"), scene.decision) == (2, "meet")


# The encounter tile and the courier


@pytest.mark.rule("mocha.tile.meet", "letters.meet.courier", "ruling.encounter-tile")
def test_with_the_encounter_tile_the_courier_costs_nothing_and_still_moves() -> None:
    scene = bazaar().seat(0, tavern="meet", lira=2, letters=[3]).figures(courier=5).meeting(5)
    scene.do("meet courier", letters=[9], dice=[3, 3])
    assert (scene[0].letters, scene[0].lira, scene.figure("courier"), scene.decision) == ([3, 9], 2, 6, "meet")


@pytest.mark.rule("mocha.tile.meet", "ruling.piles", "ruling.price-order")
def test_without_letters_he_is_not_used() -> None:
    scene = bazaar().seat(0, tavern="meet", letters=[3]).letter_piles(deck=[]).figures(courier=5).meeting(5)
    assert scene.legal("meet") == set()


@pytest.mark.rule("mocha.tile.meet", "letters.companion.move")
def test_the_tile_serves_the_companion_too() -> None:
    scene = (
        bazaar()
        .seat(0, at=1, companion=4, tavern="meet")
        .figures(courier=5)
        .do("walk 5", "skip", "meet courier", letters=[9], dice=[3, 3])
    )
    assert scene[0].letters == [9]


# The Secret Society and the Coffee House


@pytest.mark.rule("letters.place.society", "ruling.ruby-from-afar", "variant.grand")
def test_the_secret_society_also_takes_from_the_coffee_house() -> None:
    scene = bazaar().seat(0, delivered=[3, 4, 5]).acting(24)
    assert scene.legal("petition") == {"petition palace", "petition dealer", "petition coffeehouse"}
    scene.do("petition coffeehouse", *SIX)
    assert (scene[0].rubies, scene[0].lira, scene.mocha["coffeehouse"]) == (1, 3, {"rubies": 4, "price": 7})


@pytest.mark.rule("letters.place.society", "ruling.refill", "ist.track.refill")
def test_its_last_ruby_is_replaced_or_it_is_sold_out() -> None:
    scene = bazaar().seat(0, delivered=[3, 4, 5]).rubies(coffeehouse=1).acting(24).do("petition coffeehouse", *SIX)
    assert scene.mocha["coffeehouse"]["rubies"] == 1
    scene = bazaar().seat(0, delivered=[3, 4, 5]).rubies(coffeehouse=0, supply=0).acting(24)
    assert scene.refused("petition coffeehouse").rule == "ruling.refill"


# Guild card 12 and the barrier at the new places


@pytest.mark.rule("mocha.guild.12", "ruling.guild-12", "ruling.elsewhere")
def test_guild_card_12_goes_to_the_new_places() -> None:
    scene = bazaar().seat(0, delivered=[3, 4, 5], guild=[12]).do("guild 12")
    assert {f"visit {place}" for place in (21, 22, 23, 24, 25)} <= scene.legal()
    assert "visit 24" not in bazaar().seat(0, guild=[12]).do("guild 12").legal()


@pytest.mark.rule("mocha.guild.12", "letters.place.embassy")
def test_it_takes_letters_at_the_embassy() -> None:
    scene = bazaar().seat(0, at=1, guild=[12]).do("guild 12", "visit 21", "accept", letters=[1, 9])
    assert (scene[0].letters, scene[0].delivered, scene.legal()) == ([9], [1], {"end"})


@pytest.mark.rule("mocha.guild.12", "letters.deliver", "ruling.letters")
def test_a_letter_that_comes_where_the_family_member_stands_is_delivered_before_it_goes_home() -> None:
    scene = bazaar().seat(0, at=1, family=5, guild=[12]).do("guild 12", "visit 21", "accept", letters=[5, 9])
    assert (scene[0].family, scene[0].letters, scene[0].delivered) == (12, [9], [5])


@pytest.mark.rule("mocha.guild.12", "letters.deliver", "letters.kiosk.lira-letter")
def test_so_is_one_that_the_last_kiosk_tile_brings() -> None:
    scene = bazaar(2).seat(0, at=1, family=5, lira=2, guild=[12])
    scene.do("guild 12", "visit 22", "browse", letters=[9], kiosk=["lira-letter", *TILES[:2]])
    scene.do("pick good-R", "use", "pick good-G", "use", "use lira", letters=[5])
    assert (scene[0].family, scene[0].delivered) == (12, [5])


@pytest.mark.rule("mocha.guild.12", "letters.place.kiosk", "ruling.elsewhere")
def test_its_player_picks_first_at_the_kiosk() -> None:
    scene = bazaar(2).seat(0, at=1, family=5, guild=[12]).do("guild 12", "visit 22", "browse", letters=[9], kiosk=TILES)
    scene.do("pick good-R", "use", "pick good-G", "use", "use")
    assert ([scene[seat].goods for seat in range(2)], scene[0].family, scene.legal()) == (["R Y", "G"], 12, {"end"})


@pytest.mark.rule("mocha.guild.12", "letters.kiosk.fountain", "letters.kiosk.companion")
def test_kiosk_tiles_move_his_figures_on_such_a_turn_too() -> None:
    scene = bazaar(2).seat(0, at=1, companion=5, guild=[12])
    scene.do("guild 12", "visit 22", "browse", letters=[9], kiosk=["fountain", "companion", "good-R"])
    scene.do("pick fountain", "use", "pick good-R", "use", "use")
    assert (scene[0].at, scene[0].companion, scene.legal()) == (7, "own", {"end"})


@pytest.mark.rule("mocha.guild.12", "letters.kiosk.die", "ruling.red-six")
def test_the_kiosks_die_may_be_turned_to_six_there_too() -> None:
    scene = bazaar(2).seat(0, at=1, guild=[12], hand=["six"])
    scene.do("guild 12", "visit 22", "browse", letters=[9], kiosk=["die", "companion", "good-R"])
    scene.do("pick die", "use", "play six", "turn 2 6", "keep", dice=[2])
    assert (scene[0].lira, scene.actor) == (6, 1)


@pytest.mark.rule("mocha.guild.12", "letters.place.auction", "ruling.elsewhere")
def test_its_player_opens_the_auction() -> None:
    scene = bazaar(2).seat(0, at=1, lira=3, guild=[12]).seat(1, lira=3)
    scene.do("guild 12", "visit 23", "auction B", "bid 1", "bid 2", "pass", cards=["far", "far"])
    assert (scene[0].lira, scene[1].lira, scene[0].goods, scene.legal()) == (5, 1, "B", {"end"})


@pytest.mark.rule("mocha.guild.12", "letters.place.society")
def test_it_pays_seals_at_the_secret_society() -> None:
    scene = bazaar().seat(0, at=1, delivered=[3, 4, 5], guild=[12])
    scene.do("guild 12", "visit 24", "petition coffeehouse", *SIX)
    assert (scene[0].rubies, scene[0].lira, scene.legal()) == (1, 3, {"end"})


@pytest.mark.rule("mocha.guild.12", "letters.companion.hire", "ruling.elsewhere")
def test_it_hires_the_companion_at_the_fountain() -> None:
    scene = bazaar().seat(0, at=1, assistants=[2], guild=[12]).do("guild 12", "visit 7", "gather 2", "hire")
    assert (scene[0].companion, scene[0].at, scene.legal()) == ("own", 1, {"end"})
    scene = bazaar().seat(0, at=1, guild=[12]).do("guild 12", "visit 7", "hire")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


@pytest.mark.rule("mocha.tavern.barrier", "ruling.barrier-action", "ruling.elsewhere")
@pytest.mark.parametrize(
    ("barrier", "place", "actions", "chance"),
    [
        ("21 22", 21, ["accept"], {"letters": [3, 9]}),
        ("23 24", 24, ["petition palace", *SIX], {}),
        ("2 7", 7, ["hire"], {}),
    ],
)
def test_the_barrier_carries_out_the_action_of_a_new_place(
    barrier: str, place: int, actions: list[str], chance: dict[str, Any]
) -> None:
    scene = bazaar().seat(0, coffee=2, delivered=[3, 4, 5]).figures(governor=19).acting(19)
    scene.do(f"barrier {barrier}", f"visit {place}", *actions, **chance)
    assert (scene[0].at, scene.decision, "meet governor" in scene.legal()) == (19, "meet", True)


@pytest.mark.rule("mocha.tavern.barrier", "letters.place.kiosk", "letters.place.auction", "ruling.elsewhere")
def test_also_of_kiosk_and_auction_house() -> None:
    scene = bazaar(2).seat(0, coffee=2).acting(19).do("barrier 22 23", "visit 22", "browse", letters=[9], kiosk=TILES)
    scene.do("pick good-R", "use", "pick good-G", "use", "use")
    assert (scene[0].goods, scene.actor, scene.decision) == ("R Y", 0, "meet")
    scene = bazaar(2).seat(0, coffee=2, lira=1).acting(19).do("barrier 22 23", "visit 23", "auction R")
    assert scene.do("bid 1", cards=["far", "far"]).decision == "meet"


@pytest.mark.rule("mocha.tavern.barrier", "letters.kiosk.fountain", "ruling.phase4-place")
def test_the_kiosks_fountain_tile_takes_the_merchant_away_from_the_tavern() -> None:
    scene = bazaar(2).seat(0, coffee=2, lira=9).figures(courier=19).acting(19)
    scene.do("barrier 22 23", "visit 22", "browse", letters=[9], kiosk=["fountain", *TILES[:2]])
    scene.do("pick fountain", "use", "pick good-G", "use", "use")
    assert (scene[0].at, scene.legal()) == (7, {"end"})


@pytest.mark.rule("mocha.guild.19", "letters.place.kiosk")
def test_guild_card_19_and_its_barrier_reach_the_kiosk_and_then_the_tavern_again() -> None:
    scene = bazaar(2).seat(0, at=1, coffee=5, guild=[19])
    scene.do("guild 19", "barrier 22 23", "visit 22", "browse", letters=[9], kiosk=TILES)
    scene.do("pick good-R", "use", "pick good-G", "use", "use", "tavern move")
    assert (scene[0].goods, scene[0].tavern, scene[0].coffee) == ("R Y", ["move"], 3)


@pytest.mark.rule("mocha.tavern.barrier", "letters.companion.move")
def test_the_companion_puts_the_barrier_and_its_token_is_his_owners() -> None:
    scene = bazaar().seat(0, at=1, companion=18, coffee=2).do("walk 19", "barrier 2 3", "visit 2", "fill")
    assert (scene[0].goods, scene.mocha["token"]) == ("R2", 0)


@pytest.mark.rule("ruling.barrier-action", "ruling.phase4-place", "letters.companion.move")
def test_phase_4_is_then_where_the_companion_stands() -> None:
    scene = bazaar().seat(0, at=1, companion=18, coffee=2, lira=2).figures(courier=19, governor=2)
    scene.do("walk 19", "barrier 2 3", "visit 2", "fill")
    assert scene.legal("meet") == {"meet courier"}


@pytest.mark.rule("letters.companion.hire", "ruling.phase4-place", "mocha.tavern.barrier")
def test_a_companion_who_hires_himself_back_through_the_barrier_meets_nobody() -> None:
    scene = bazaar().seat(0, at=1, companion=18, coffee=2, lira=2).figures(courier=19)
    scene.do("walk 19", "barrier 2 7", "visit 7", "hire")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


# Guild card 7 and repeat cards


@pytest.mark.rule("ruling.extra-turns", "mocha.guild.7", "letters.companion.place")
def test_the_companion_may_be_placed_at_the_start_of_the_turn_of_guild_card_7() -> None:
    scene = bazaar().seat(0, at=8, companion="own", guild=[7]).do("guild 7", "end", "place")
    assert scene[0].companion == 7


@pytest.mark.rule("mocha.card.wainwright2", "letters.companion.move", "ruling.repeat")
def test_repeat_cards_of_the_other_expansion_follow_the_companion() -> None:
    scene = bazaar().seat(0, at=16, companion=2, lira=14, hand=["wainwright2"])
    assert scene.do("walk 1", "extend", "play wainwright2")[0].extensions == 2


@pytest.mark.rule("mocha.place.roasting", "letters.companion.move")
def test_the_companion_acts_at_the_coffee_places() -> None:
    assert bazaar().seat(0, at=1, companion=16, goods="R").do("walk 17", "roast R", "done")[0].coffee == 2
