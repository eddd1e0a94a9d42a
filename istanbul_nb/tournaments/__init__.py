"""Many games between bots: line-ups, tournaments on processes and clusters, experiments with rules."""
