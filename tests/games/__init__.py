"""Tests of each game: one test a rule, marked with its id."""
