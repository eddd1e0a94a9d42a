"""The table of the Dice Game."""
