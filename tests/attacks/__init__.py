"""Attacks on what must hold around the rules: messages, traits, saves, tournament files, visitors, kernels.

Each module here is one kind of attack. It has a function `attack(size)`: it tries about `size` hostile things, made
from fixed seeds, raises `AssertionError` at the first one that gets through, and returns how many of each kind it
tried.
`make test` runs every attack in a small size; `make attacks` runs them large and prints the counts.
"""
