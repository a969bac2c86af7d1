"""Tests of the games, in one folder for each game."""
