"""A turn of the Dice Game, reckoned quickly: what the dice that lie there, or will lie there, can be made into.

Nothing is played here; only stocks are counted. Dice pay first, then tokens, then brown ones. What a roll is worth does
not depend on the order of the dice, so all ways in which five of them can fall are 252, and an exact average over what
falls again is a sum of sixths, die by die.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import add

from istanbul_nb.core import Seeded
from istanbul_nb.games.dice.brain.worth import COLOURS, Board
from istanbul_nb.games.dice.rules.offers import ONE_OF_EACH
from istanbul_nb.games.dice.rules.payment import Price, by_default, missing
from istanbul_nb.games.dice.rules.resources import BROWN, CARD, COIN, CRYSTAL, FACES, LIRA, MIXED, MONEY

Faces = tuple[int, ...]
Stock = tuple[int, ...]
SIDES = range(len(FACES))
PAIRS = tuple(combinations_with_replacement(COLOURS, 2))
MOST_DICE = 12
SOME = 48  # rolls that stand for all of them
Width = tuple[int, ...]  # moves that are followed when one more action comes after them, two, more
WIDE: Width = (99, 4, 2)
NARROW: Width = (3, 1)
DEEP = 2  # crystals that are thought of as given one after the other


class Turn:
    """What stays the same all through a turn: its coins, the tiles that work, and what cards promise."""

    def __init__(self, lira_a_coin: int, with_lira: Sequence[int], cards: Sequence[float]) -> None:
        self.lira_a_coin = lira_a_coin
        self.with_lira = with_lira  # goods that come with lira
        self.cards = cards  # what drawing so many promises
        self.hands: dict[tuple[int, Stock], Hand] = {}

    def hand(self, board: Board, stock: Stock) -> Hand:
        """Return a hand, worked out once."""
        key = (id(board), stock)
        found = self.hands.get(key)
        if found is None:
            found = self.hands[key] = Hand(self, board, stock)
        return found


class Hand:
    """A stock in the middle of a turn, and what can be made of it with dice."""

    __slots__ = ("_colours", "_lack", "_mixed", "_outlooks", "_plain", "board", "stock", "turn", "value")

    def __init__(self, turn: Turn, board: Board, stock: Stock) -> None:
        self.turn, self.board, self.stock = turn, board, stock
        self.value = board.value(stock)
        self._lack = stock[:BROWN].count(0)
        self._colours: dict[tuple[int, int], tuple[float, list[tuple[Hand, int]]]] = {}
        self._plain: dict[object, Hand | None] = {}
        self._mixed: dict[Faces, tuple[tuple[Hand, Faces], ...]] = {}
        self._outlooks: dict[tuple[Faces, int, Width], float] = {}

    def outlook(self, free: Faces, actions: int, width: Width) -> float:
        """Return what it is worth when so many actions are left with these dice."""
        if actions <= 0:
            return self.value
        key = (free, actions, width)
        found = self._outlooks.get(key)
        if found is None:
            found = self._last(free) if actions == 1 else self._best(free, actions - 1, width)
            self._outlooks[key] = found
        return found

    def _last(self, free: Faces) -> float:
        best = self.value
        kinds = 0
        for good in COLOURS:
            dice = free[good]
            if dice:
                kinds += 1
            found = self._of_colour(good, dice)[0]
            best = max(best, found)
        for number in range(2, kinds + 1):
            best = max(best, self._of_kinds(number).value)
        if free[COIN]:
            best = max(best, self._with_coins(free[COIN]).value)
        if free[CARD]:
            best = max(best, self.value + self.turn.cards[free[CARD]])
        money = self._for_money()
        if money is not None:
            best = max(best, money.value)
        for after, _ in self._of_all(free[:4]):
            best = max(best, after.value)
        return best

    def _best(self, free: Faces, left: int, width: Width) -> float:
        best = self.value
        moves = sorted(self._moves(free), key=_at_once, reverse=True)
        for after, rest, bonus in moves[: width[min(left, len(width)) - 1]]:
            found = after.outlook(rest, left, width) + bonus
            best = max(best, found)
        return best

    def _moves(self, free: Faces) -> Iterator[tuple[Hand, Faces, float]]:
        """Yield everything that can be done first: the hand after it, the dice left, and what it promises besides."""
        present = []
        for good in COLOURS:
            dice = free[good]
            if dice:
                present.append(good)
            for after, used in self._of_colour(good, dice)[1]:
                yield after, less(free, good, used), 0.0
        for number in range(2, len(present) + 1):
            after = self._of_kinds(number)
            for goods in spent(present, free, number):
                yield after, less_each(free, goods), 0.0
        if free[COIN]:
            yield self._with_coins(free[COIN]), less(free, COIN, free[COIN]), 0.0
        if free[CARD]:
            yield self, less(free, CARD, free[CARD]), self.turn.cards[free[CARD]]
        money = self._for_money()
        if money is not None:
            yield money, free, 0.0
        for after, rest in self._of_all(free[:4]):
            yield after, (*rest, free[COIN], free[CARD]), 0.0

    # What can be done

    def _of_colour(self, good: int, dice: int) -> tuple[float, list[tuple[Hand, int]]]:
        """Return what goods of one colour bring: a token, tiles, the ruby; the best, and each with the dice used."""
        found = self._colours.get((good, dice))
        if found is None:
            moves = list(self._each_of_colour(good, dice))
            found = self._colours[good, dice] = (max([after.value for after, _ in moves], default=self.value), moves)
        return found

    def _each_of_colour(self, good: int, dice: int) -> Iterator[tuple[Hand, int]]:
        board, stock = self.board, self.stock
        at_hand = dice + stock[good] + stock[BROWN]
        price = board.prices[good]
        if price is not None and at_hand >= price:
            used, left = self._paid(good, dice, price)
            yield self.turn.hand(board.with_ruby(good), left), used
        for tile, colour, number in board.rules.open_tiles(board.key.row):
            if colour == good and at_hand >= number:
                used, left = self._paid(good, dice, number)
                yield self.turn.hand(board.with_tile(tile), left), used
        if dice >= 2:
            yield self.turn.hand(board, more(stock, good, 1)), 2

    def _paid(self, good: int, dice: int, price: int) -> tuple[int, Stock]:
        """Return the dice used for goods of one colour, and the stock left."""
        used = min(dice, price)
        tokens = min(price - used, self.stock[good])
        left = more(self.stock, good, -tokens)
        return used, more(left, BROWN, used + tokens - price)

    def _of_kinds(self, number: int) -> Hand:
        """Return the hand after two, three or four different goods: a crystal, a brown token, the best two tokens."""
        found = self._plain.get(number)
        if found is None:
            board, stock = self.board, self.stock
            if number == 4:
                pairs = [more(more(stock, one, 1), two, 1) for one, two in PAIRS]
                stock = max(pairs, key=board.value)
            else:
                stock = more(stock, CRYSTAL if number == 2 else BROWN, 1)
            found = self._plain[number] = self.turn.hand(board, stock)
        return found

    def _with_coins(self, coins: int) -> Hand:
        found = self._plain.get(("coins", coins))
        if found is None:
            stock = more(self.stock, LIRA, coins * self.turn.lira_a_coin)
            for good in self.turn.with_lira:
                stock = more(stock, good, 1)
            found = self._plain["coins", coins] = self.turn.hand(self.board, stock)
        return found

    def _for_money(self) -> Hand | None:
        """Return the hand after the ruby for lira."""
        price = self.board.money
        if price is None or self.stock[LIRA] < price:
            return None
        found = self._plain.get("money")
        if found is None:
            found = self.turn.hand(self.board.with_ruby(MONEY), more(self.stock, LIRA, -price))
            self._plain["money"] = found
        return found

    def _of_all(self, dice: Faces) -> tuple[tuple[Hand, Faces], ...]:
        """Return the hands for goods of all colours: the mixed ruby and the tiles that cost one of each."""
        found = self._mixed.get(dice)
        if found is None:
            lack = self._lack
            for good in COLOURS:
                if dice[good] and not self.stock[good]:
                    lack -= 1
            if lack > self.stock[BROWN]:
                found = self._mixed[dice] = ()
                return found
            found = self._mixed[dice] = tuple(self._each_of_all(dice))
        return found

    def _each_of_all(self, dice: Faces) -> Iterator[tuple[Hand, Faces]]:
        board = self.board
        if board.mixed is not None:
            yield from self._bought(Price(ONE_OF_EACH, board.mixed), dice, MIXED, None)
        for tile, colour, _ in board.rules.open_tiles(board.key.row):
            if colour is None:
                yield from self._bought(board.rules.tile_prices[tile], dice, None, tile)

    def _bought(self, price: Price, dice: Faces, track: int | None, tile: int | None) -> Iterator[tuple[Hand, Faces]]:
        stock = self.stock
        if missing(price, dice, stock[:4], stock[BROWN]):
            return
        used, tokens, brown = by_default(price, dice, stock[:4], stock[BROWN])
        left = tuple([had - paid for had, paid in zip(stock, (*tokens, brown, 0, 0), strict=True)])
        rest = tuple([had - paid for had, paid in zip(dice, used, strict=True)])
        if track is not None:
            yield self.turn.hand(self.board.with_ruby(track), left), rest
        elif tile is not None:
            yield self.turn.hand(self.board.with_tile(tile), left), rest


def _at_once(move: tuple[Hand, Faces, float]) -> float:
    """Return what a move brings at once."""
    return move[0].value + move[2]


def spent(present: Sequence[int], free: Faces, number: int) -> Iterator[tuple[int, ...]]:
    """Yield which different goods are given: those with the fewest dice, and a neighbour of that choice."""
    rare = sorted(present, key=free.__getitem__)
    yield tuple(rare[:number])
    if number < len(rare):
        yield tuple(rare[1 : number + 1])


def more(counts: tuple[int, ...], which: int, number: int) -> tuple[int, ...]:
    """Return the counts with so many more of one of them."""
    changed = list(counts)
    changed[which] += number
    return tuple(changed)


def less(counts: tuple[int, ...], which: int, number: int) -> tuple[int, ...]:
    """Return the counts with so many less of one of them."""
    return more(counts, which, -number) if number else counts


def less_each(counts: tuple[int, ...], those: Sequence[int]) -> tuple[int, ...]:
    """Return the counts with one less of some."""
    changed = list(counts)
    for which in those:
        changed[which] -= 1
    return tuple(changed)


# Rolling again


@lru_cache(maxsize=MOST_DICE + 1)
def rolls(dice: int) -> tuple[Faces, ...]:
    """Return every way in which so many dice can lie there.

    >>> len(rolls(5))
    252
    """
    found = []
    for faces in combinations_with_replacement(SIDES, dice):
        count = faces.count
        found.append((count(0), count(1), count(2), count(3), count(4), count(5)))
    return tuple(found)


@lru_cache(maxsize=MOST_DICE + 1)
def some_rolls(dice: int) -> tuple[Faces, ...]:
    """Return rolls that stand for all of them, always the same, so that what is compared has the same luck."""
    chance = Seeded(dice)
    fallen = [chance.faces(FACES, dice) for _ in range(SOME)]
    return tuple([tuple([faces.count(face) for face in FACES]) for faces in fallen])


@lru_cache(maxsize=1 << 14)
def with_each(kept: Faces) -> tuple[Faces, ...]:
    """Return the dice kept, with one more of each face."""
    return tuple([more(kept, face, 1) for face in SIDES])


class Rerolls:
    """What it is worth to keep some dice and roll the others again, exactly, and again as long as there are crystals.

    Some dice may be held, whatever falls: of many dice those that go together are not worth a thought.
    """

    def __init__(self, hand: Hand, held: Faces, loose: int, actions: int) -> None:
        self.loose = loose
        stays = {roll: hand.outlook(both(held, roll), actions, NARROW) for roll in rolls(loose)}
        deep = min(hand.stock[CRYSTAL], DEEP)
        less_worth = [hand.board.value(more(hand.stock, CRYSTAL, -given)) - hand.value for given in range(deep + 1)]
        best = {roll: worth + less_worth[deep] for roll, worth in stays.items()}
        self.kept = self._averages(best)
        for given in range(deep - 1, 0, -1):
            best = {roll: max(worth + less_worth[given], self._again(roll)) for roll, worth in stays.items()}
            self.kept = self._averages(best)

    def _averages(self, best: dict[Faces, float]) -> dict[Faces, float]:
        """Return what keeping dice is worth: a sixth of what each face of one more die brings."""
        found = dict(best)
        for number in range(self.loose - 1, -1, -1):
            for kept in rolls(number):
                one, two, three, four, five, six = with_each(kept)
                found[kept] = (found[one] + found[two] + found[three] + found[four] + found[five] + found[six]) / 6
        return found

    def _again(self, roll: Faces) -> float:
        kept = self.kept
        return max([kept[part] for part in parts(roll)])


def held_of(free: Faces, loose: int) -> Faces:
    """Return the dice that are held so that so many are left: one by one of what there is most of."""
    held = [0] * len(FACES)
    for _ in range(sum(free) - loose):
        face = max(COLOURS, key=lambda good: (free[good] - held[good] > 0, free[good]))
        held[face if free[face] > held[face] else COIN if free[COIN] > held[COIN] else CARD] += 1
    return tuple(held)


def both(some: Faces, others: Faces) -> Faces:
    """Return all of these dice."""
    return tuple(map(add, some, others))


@lru_cache(maxsize=1 << 14)
def parts(roll: Faces) -> tuple[Faces, ...]:
    """Return every choice of dice to keep, but all of them."""
    found: list[Faces] = [()]
    for number in roll:
        found = [(*kept, count) for kept in found for count in range(number + 1)]
    return tuple(found[:-1])
