"""Puzzles: positions with one best decision. The page fetches this package when needed, see ``api.late_modules``."""
