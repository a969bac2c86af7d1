"""Tests of Dead Man's Draw."""
