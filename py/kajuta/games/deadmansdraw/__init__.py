"""Karty mrtvého muže (Dead Man's Draw): flip cards until you dare no more; a second card of a suit costs them all."""

from kajuta.games.deadmansdraw.game import GAME

__all__ = ["GAME"]
