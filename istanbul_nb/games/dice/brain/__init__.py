"""The Dice Game, judged in turns: how many are saved on the way to the last ruby.

A turn that is still to come counts as one; dice that lie there count for what can be made of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any

from istanbul_nb.bots.brain import Brain
from istanbul_nb.bots.quantize import quantize
from istanbul_nb.core import Action, Clock
from istanbul_nb.games import game_of
from istanbul_nb.games.dice.brain.cards import promises
from istanbul_nb.games.dice.brain.reasons import reason
from istanbul_nb.games.dice.brain.turn import NARROW, WIDE, Faces, Hand, Rerolls, Turn, held_of, less, more, some_rolls
from istanbul_nb.games.dice.brain.worth import NAMES, WEIGHTS, Board, Weights, board_of
from istanbul_nb.games.dice.rules.offers import TRADES, TWO_TOKENS
from istanbul_nb.games.dice.rules.payment import by_default
from istanbul_nb.games.dice.rules.resources import BROWN, CARD, CRYSTAL, GOOD, GOODS, LIRA, faces_read
from istanbul_nb.games.dice.rules.ruleset import (
    ACTION_TILE,
    CARD_TILE,
    CRYSTAL_TILE,
    DIE_TILE,
    GOOD_TILE,
    LIRA_TILE,
    family_of,
)
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.tiles import families, working_tiles

PLAIN = ("ruby", "tile", "lira")
MOST_CARDS = 9
SPREAD = (2.0, 0.9, 0.8, 0.6)  # by the rubies of whoever has the most
HAIR = 1e-6  # of equals what is certain comes first
LOOSE = 5  # dice of which every fall is reckoned when some are rolled again
TRADED = {"token": 0, "crystal": 0, "brown": 1, "two": 1}  # tokens that a trade may cost to deserve a thought


class Dice(Brain[State]):
    """The Dice Game.

    The spread was fitted to 22 games of greedy players, two a game (with bootstrap over games, 10-90 %): 2.2 (1.2-3.6)
    while nobody has a ruby, 0.8 (0.5-1.2) with one or two, 0.5 (0.4-0.6) from three on. That few games say no more than
    the order of magnitude, and three or four players were not looked at.
    """

    game = game_of("dice")
    names = NAMES
    scale = 0.6
    deep = False

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._turns: dict[Any, Hand] = {}
        self._rerolls: dict[Any, Rerolls] = {}
        self._next: dict[Any, float] = {}

    def turn(self, state: State) -> int:
        return state.turn

    def comparable(self, before: int, now: int, seat: int) -> bool:
        """Tell whether positions can be compared: at the end of every turn, for a turn to come counts."""
        return before != now

    def players(self, state: State) -> int:
        return state.rules.players

    def spread(self, state: State) -> float:
        return SPREAD[min(max(state.rubies), len(SPREAD) - 1)]

    def terms(self, state: State, seat: int) -> list[float]:
        board = board_of(self.weights, state, seat)
        terms = board.terms(state.stock[seat])
        terms.append(self._dice(state, seat, board))
        return terms

    def worth(self, state: State, seat: int) -> float:
        board = board_of(self.weights, state, seat)
        return quantize(board.value(state.stock[seat]) + self._dice(state, seat, board))

    def _dice(self, state: State, seat: int, board: Board) -> float:
        """Return what a turn that is not over promises: one turn before the roll, then the best use of the dice."""
        if not _to_come(state, seat):
            return 0.0
        if seat != state.turn or state.frames[0][0] != "act":
            return 1.0
        hand = self.hand(state)
        return hand.outlook(tuple(state.free), state.frames[0][1], WIDE) - hand.value

    def prospects(self, state: State, clock: Clock) -> list[float]:
        """Return what each seat is worth, thought one turn further."""
        return [self._further(state, seat, clock) for seat in range(state.rules.players)]

    def _further(self, state: State, seat: int, clock: Clock) -> float:
        """Return what a seat is worth after its next turn; if that is of this round, the game goes on after it."""
        last = max(state.rubies) >= state.rules.target
        to_come = _to_come(state, seat)
        if (seat == state.turn and state.frames[0][0] == "act") or (last and not to_come):
            return self.worth(state, seat)
        board = board_of(self.weights, state, seat, tuple(sorted(state.row)))
        key = (board, tuple(state.stock[seat]))
        found = self._next.get(key)
        if found is None:
            if len(self._next) > 2000:
                self._next.clear()
            found = self._next[key] = next_turn(board, key[1], state.rules.card_copies, clock)
        return found + (1.0 if to_come and not last else 0.0)

    def hand(self, state: State) -> Hand:
        """Return what the player of the turn has to think about."""
        seat = state.turn
        board, stock = board_of(self.weights, state, seat, tuple(sorted(state.row))), tuple(state.stock[seat])
        key = (board, stock, state.fresh, tuple(state.deck))
        found = self._turns.get(key)
        if found is None:
            if len(self._turns) > 2000:
                self._turns.clear()
                self._rerolls.clear()
            goods = [tile % 4 for tile in working_tiles(state) if family_of(tile) == GOOD_TILE]
            cards = promises(board, stock, state.deck if any(state.deck) else state.rules.card_copies, MOST_CARDS)
            found = self._turns[key] = Turn(state.rules.lira_a_coin, goods, cards).hand(board, stock)
        return found

    def _again(self, state: State) -> tuple[Rerolls, Faces]:
        """Return what rolling again is worth, and the dice that are held in any case."""
        hand, free, actions = self.hand(state), tuple(state.free), state.frames[-1][1]
        held = held_of(free, LOOSE)
        loose = sum(free) - sum(held)
        key = (hand, held, loose, actions)
        found = self._rerolls.get(key)
        if found is None:
            found = self._rerolls[key] = Rerolls(hand, held, loose, actions)
        return found, held

    def foreseen(self, state: State, action: Action) -> float | None:
        """Return the average over all falls of the dice, and over all cards."""
        if action.verb == "reroll":
            hand, free, actions = self.hand(state), tuple(state.free), state.frames[-1][1]
            closer = hand.outlook(free, actions, WIDE) - hand.outlook(free, actions, NARROW)
            again, held = self._again(state)
            kept = again.kept.get(_kept(state, action, held))
            return None if kept is None else kept + closer - HAIR
        if action.verb == "cards":
            hand, number = self.hand(state), int(action.args[0])
            rest = less(tuple(state.free), CARD, number)
            found = hand.outlook(rest, state.frames[-1][1] - 1, WIDE) - HAIR
            return found if found > hand.board.whole else found + hand.turn.cards[number]
        if action.verb in ("roll", "draw"):
            return self.worth(state, state.turn)
        return None

    def reason(self, before: State, after: State, seat: int) -> tuple[str, dict[str, Any]]:
        return reason(before, after, seat)

    def samples(self, action: Action) -> int:
        return 1

    def candidates(self, state: State) -> Sequence[Action]:
        legal = self.game.legal(state)
        if len(legal) < 3:
            return legal
        kind = state.frames[-1][0]
        if kind == "act":
            return self._actions(state, legal)
        if kind == "two":
            return self._best_tokens(state, legal)
        return legal

    def _actions(self, state: State, legal: Sequence[Action]) -> list[Action]:
        """Return rubies and tiles first, then trades that cost hardly more than dice; paid as cheaply as possible."""
        found = [action for action in legal if action.verb in PLAIN]
        found += [action for action in legal if action.verb in TRADED and _cheap(state, action)]
        found += [action for action in legal if action.verb == "cards" and action.args[0] in (1, state.free[CARD])]
        found.sort(key=_bought_first)
        if legal[0].verb == "reroll":
            found += self._best_rerolls(state, legal)
        found.append(legal[-1])
        return found

    def _best_rerolls(self, state: State, legal: Sequence[Action]) -> list[Action]:
        """Return the two ways to roll again that are worth most."""
        again, held = self._again(state)
        worths = []
        for order, action in enumerate(legal):
            if action.verb == "reroll":
                kept = again.kept.get(_kept(state, action, held))
                if kept is not None:
                    worths.append((-quantize(kept), order))
        return [legal[order] for _, order in sorted(worths)[:2]]

    def _best_tokens(self, state: State, legal: Sequence[Action]) -> list[Action]:
        """Return the few choices of two tokens that are worth most."""
        seat = state.turn
        board = board_of(self.weights, state, seat)

        def worth(action: Action) -> float:
            stock = list(state.stock[seat])
            for good in TWO_TOKENS[action]:
                stock[GOOD[good]] += 1
            return board.value(stock)

        return sorted(legal, key=worth, reverse=True)[:3]


def _to_come(state: State, seat: int) -> bool:
    """Tell whether a seat has a turn in this round that is not over."""
    players = state.rules.players
    return not state.over and (seat - state.first) % players >= (state.turn - state.first) % players


def next_turn(board: Board, stock: tuple[int, ...], deck: Sequence[int], clock: Clock | None = None) -> float:
    """Return what a stock is worth after one more turn, on average over the same rolls for all; cards may be any."""
    rules, owned = board.rules, families(board.key.tiles)
    cards = promises(board, stock, deck, MOST_CARDS)
    stock = more(stock, LIRA, owned[LIRA_TILE] * rules.income["lira"])
    stock = more(stock, CRYSTAL, owned[CRYSTAL_TILE] * rules.income["crystal"])
    goods = [tile % len(GOODS) for tile in board.key.tiles if family_of(tile) == GOOD_TILE]
    hand = Turn(rules.lira_a_coin, goods, cards).hand(board, stock)
    dice, actions = rules.shared_dice + owned[DIE_TILE], rules.actions + owned[ACTION_TILE]
    fallen = some_rolls(dice)
    outlooks, clock = [], clock or Clock()
    for roll in fallen:
        clock.check()
        outlooks.append(hand.outlook(roll, actions, NARROW))
    return fsum(outlooks) / len(fallen) + owned[CARD_TILE] * cards[1]


def _kept(state: State, action: Action, held: Faces) -> Faces:
    """Return the dice that are kept by choice when some are rolled again."""
    faces = faces_read(action.args)
    assert faces is not None
    return tuple([had - rolled - away for had, rolled, away in zip(state.free, faces, held, strict=True)])


def _bought_first(action: Action) -> bool:
    return action.verb not in ("ruby", "tile")


def _cheap(state: State, action: Action) -> bool:
    """Tell whether a trade is paid with dice but for a token or so; brown ones are not for that."""
    stock = state.stock[state.turn]
    payment = by_default(TRADES[action], state.free[:4], stock[:4], stock[BROWN])
    return not payment.brown and sum(payment.tokens) <= TRADED[action.verb]


BRAIN = Dice()
