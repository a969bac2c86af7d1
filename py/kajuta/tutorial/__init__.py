"""Tutorials ("first voyages" in the interface): guided games that teach the rules by playing."""
