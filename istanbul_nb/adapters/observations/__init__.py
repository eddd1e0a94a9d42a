"""The fields of an observation, a module for each game and expansion."""
