"""First voyages: guided games that teach the rules by playing."""
