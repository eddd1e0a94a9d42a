"""The games as other programs want them: a PettingZoo environment and OpenSpiel games (docs/adapters.md).

Nothing is imported here: each adapter needs a package that does not come with the games.
"""
