"""Karty mrtvého muže (Dead Man's Draw): push your luck; a second card of a suit loses all flipped cards."""

from kajuta.games.deadmansdraw.game import GAME

__all__ = ["GAME"]
