"""Rule modules. Each registers its part with the rules of a setup; none asks which others are in play."""
