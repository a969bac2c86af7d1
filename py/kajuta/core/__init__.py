"""What every game shares: the contract of a game, seeded chance, messages, scenes and clauses."""
