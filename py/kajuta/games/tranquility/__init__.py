"""Poklidná plavba (Tranquility): all players together fill the sea with islands in rising order, without talking."""

from kajuta.games.tranquility.game import GAME

__all__ = ["GAME"]
