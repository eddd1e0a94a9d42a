"""What a bot would say to a person: hints, chances to win, a game reviewed, a position played on many times."""
