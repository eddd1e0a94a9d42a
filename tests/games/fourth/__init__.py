"""A game of another package: rules alone, found through its entry point."""
