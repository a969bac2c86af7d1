"""Pearls: put here one line on what the game is about."""

from kajuta.games.pearls.game import GAME

__all__ = ["GAME"]
