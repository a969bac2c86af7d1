"""Oltre Mare: Venetian merchants trade, load their goods in rows and sail from port to port."""

from kajuta.games.oltremare.game import GAME

__all__ = ["GAME"]
