"""Pearls: put here one line that describes the game."""

from kajuta.games.pearls.game import GAME

__all__ = ["GAME"]
