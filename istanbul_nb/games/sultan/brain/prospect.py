"""A trick as a seat sees it: who wants which stone, what is likely to lie where, and what a bid is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import fsum

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.games.sultan.brain.collection import Gains, Outlook
from istanbul_nb.games.sultan.brain.hand import best_stakes, shares, strength
from istanbul_nb.games.sultan.brain.rivals import FINEST, Guess, chosen, upto
from istanbul_nb.games.sultan.brain.scene import Scene
from istanbul_nb.games.sultan.brain.temperament import Temperament
from istanbul_nb.games.sultan.rules.state import Bid


class Prospect:
    """What a seat may hope for in a trick, whatever cards it has itself."""

    def __init__(self, scene: Scene, seat: int, temperament: Temperament) -> None:
        rules = scene.rules
        self.scene, self.seat, self.temperament = scene, seat, temperament
        self.cost = temperament.envy / (rules.players - 1)
        self.rivals = [other for other in range(rules.players) if other != seat]
        outlook = Outlook(scene, temperament)
        self.worths = [outlook.worth(collection) for collection in scene.stones]
        self.gains = [outlook.gains(collection) for collection in scene.stones]
        self.stakes = [self._stakes(each) for each in range(rules.players)]
        choice = rules.cushions / rules.bids
        self.spreads = [best_stakes(stakes, scene.bag, choice) for stakes in self.stakes]
        self.beside = self._beside()
        pools = tuple([scene.pools[rival] for rival in self.rivals])
        self.wins = strength(rules, pools, temperament.crowd)
        self._hopes: dict[Bid, tuple[float, float]] = {}

    def _stakes(self, seat: int) -> Gains:
        """Return what winning a stone of each colour is worth to a seat, since otherwise somebody else wins it."""
        others = [gains for other, gains in enumerate(self.gains) if other != seat]
        return tuple([own + self.cost * max(theirs) for own, *theirs in zip(self.gains[seat], *others, strict=True)])

    def _beside(self) -> list[list[Guess]]:
        """Return the guesses at each cushion."""
        scene, rules = self.scene, self.scene.rules
        found: list[list[Guess]] = [[] for _ in scene.cushions]
        if not found:
            return found
        laid, place = scene.beside(), (self.seat - scene.first) % rules.players
        for rival in self.rivals:
            earlier = (rival - scene.first) % rules.players < place  # the first player too, who wins ties of two
            there = self._there(rival, laid)
            usual = fsum([stake * chance for stake, chance in self.spreads[rival]]) or 1.0
            for cushion, stone in enumerate(scene.cushions):
                if there[cushion]:
                    desire = max(-1.0, min(1.0, self.stakes[rival][stone] / usual - 1.0))
                    tilt = round(FINEST * self.temperament.tilt * desire)
                    found[cushion].append(Guess(rival, there[cushion], upto(rules, scene.pools[rival], tilt), earlier))
        return found

    def _there(self, rival: int, laid: Sequence[Sequence[int]]) -> list[float]:
        """Return how likely a rival has a card beside each cushion in the end."""
        scene, temperament, own = self.scene, self.temperament, laid[rival]
        missing = scene.rules.bids - len(own)
        appeal = [0.0] * len(scene.cushions)
        if missing:
            for cushion, stone in enumerate(scene.cushions):
                if cushion not in own:
                    stake = max(0.1, self.stakes[rival][stone])
                    appeal[cushion] = (stake / (1.0 + temperament.shy * scene.laid.count(cushion))) ** temperament.picky
        there = chosen(appeal, missing)
        for cushion in own:
            there[cushion] = 1.0
        return there

    def hope(self, card: int, cushion: int) -> tuple[float, float]:
        """Return what the seat may hope for at a cushion with this card, or none (0); and what rivals cost it."""
        bid = (card, cushion)
        if bid not in self._hopes:
            self._hopes[bid] = self._hope(card, cushion)
        return self._hopes[bid]

    def chance(self, card: int, cushion: int) -> float:
        """Return how likely a card wins at a cushion."""
        product = 1.0
        for guess in self.beside[cushion]:
            product *= 1.0 - guess.beats(card)
        return product

    def _hope(self, card: int, cushion: int) -> tuple[float, float]:
        stone, nobody, weights, lost = self.scene.cushions[cushion], 1.0, 0.0, 0.0
        for guess in self.beside[cushion]:
            beats = guess.beats(card)
            nobody *= 1.0 - beats
            weights += beats
            lost += beats * self.gains[guess.seat][stone]
        if weights:
            lost *= (1.0 - nobody) / weights
        return (nobody * self.gains[self.seat][stone] if card else 0.0), -self.cost * lost

    def hand(self, cards: Sequence[int]) -> float:
        """Return what cards will win in the tricks of this round that are to come."""
        if not cards:
            return 0.0
        wins, parts = self.wins, shares(self.spreads[self.seat], len(cards))
        return self.temperament.patience * fsum([wins[card] * part for card, part in zip(cards, parts, strict=True)])

    def bids(self, hand: tuple[int, ...], own: Sequence[int]) -> list[tuple[float, Bid]]:
        """Return what each bid with a card of the hand would be worth, beside cushions where no own card lies."""
        kept = {card: self.hand(hand[:at] + hand[at + 1 :]) for at, card in enumerate(hand)}
        found = []
        for cushion in range(len(self.scene.cushions)):
            if cushion not in own:
                without = fsum(self.hope(0, cushion))
                for card, rest in kept.items():
                    worth = quantize(fsum(self.hope(card, cushion)) - without + rest)
                    found.append((worth, (card, cushion)))
        return found

    def outcome(self, laid: Mapping[int, int]) -> tuple[float, float]:
        """Return what this trick brings to the seat, and what rivals cost it, with such cards beside the cushions."""
        hopes = [self.hope(laid.get(cushion, 0), cushion) for cushion in range(len(self.scene.cushions))]
        return fsum([hope for hope, _ in hopes]), fsum([lost for _, lost in hopes])


@lru_cache(maxsize=1 << 10)
def prospect(scene: Scene, seat: int, temperament: Temperament) -> Prospect:
    """Return the prospect of a seat, worked out once a scene."""
    return Prospect(scene, seat, temperament)
