"""The game Submarine - potopený poklad: ships steer submarines that salvage twelve types of treasures from the sea."""

from kajuta.games.submarine.game import GAME

__all__ = ["GAME"]
