"""The rulebook that answers: every rule by its id, and the book of a game to browse and to search."""

from istanbul_nb.rulebooks.rule import Rule, rule

__all__ = ["Rule", "rule"]
