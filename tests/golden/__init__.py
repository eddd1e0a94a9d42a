"""Recorded games: a change of the rules cannot go unnoticed."""
