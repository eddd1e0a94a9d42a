"""Istanbul with its expansions and variants: everything that belongs to it; `kit.py` says what."""
