"""Submarine - potopený poklad: ships sail over the deep, submarines bring up twelve different treasures."""

from kajuta.games.submarine.game import GAME

__all__ = ["GAME"]
