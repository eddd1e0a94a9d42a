"""Positions of the bazaar to lay out."""
