"""Poklidná plavba (Tranquility): fill the sea with islands in rising order, in silence and all together."""

from kajuta.games.tranquility.game import GAME

__all__ = ["GAME"]
