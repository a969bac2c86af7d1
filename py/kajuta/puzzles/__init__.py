"""Puzzles: positions with one best decision. They are not in the engine's archive, see ``api.late_modules``."""
