"""A played game: its history, what can be asked of it, its observable traits, and its files."""
