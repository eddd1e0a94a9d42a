"""Istanbul: The Dice Game: everything that belongs to it; `kit.py` says what."""
