"""Sultan, a game of blind bidding: everything that belongs to it; `kit.py` says what."""
