"""Tutorials, called "first voyages" in the interface: guided games that teach the rules."""
