"""What the brain believes about people who play Sultan."""

from __future__ import annotations

from typing import NamedTuple


class Temperament(NamedTuple):
    """How rivals choose, and how much of what one hopes for comes true."""

    contest: float  # what a stone is worth to rivals on average
    keen: float  # how much more often one wins what one wants more
    envy: float  # what a point of the rivals costs
    picky: float  # how much rivals prefer the best cushion
    shy: float  # how much they avoid cards of others
    tilt: float  # how much higher cards they lay for what they want
    crowd: float  # rivals that a card has to beat to win something good
    patience: float  # what cards kept in hand are worth


# Found by playing variants against each other; with two cards each, a stone is fought for harder.
TWO = Temperament(contest=7.0, keen=0.75, envy=1.0, picky=1.5, shy=0.5, tilt=4.0, crowd=3.2, patience=0.8)
MORE = Temperament(contest=6.0, keen=0.75, envy=0.7, picky=1.5, shy=0.5, tilt=1.7, crowd=2.0, patience=0.9)
