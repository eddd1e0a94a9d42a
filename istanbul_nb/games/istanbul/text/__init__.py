"""The bazaar in plain text."""
