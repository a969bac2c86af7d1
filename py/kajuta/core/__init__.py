"""Everything that games share: the interface of a game, seeded random numbers, messages, scenes and rule clauses."""
