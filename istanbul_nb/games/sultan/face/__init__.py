"""The table of Sultan: cushions with stones and cards, screens, hands, and the score sheet."""
