"""The rules of Sultan."""
