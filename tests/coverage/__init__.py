"""Where every rule of the rulebook is carried out, tested and taught."""
