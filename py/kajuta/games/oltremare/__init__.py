"""Oltre Mare: Venetian merchants trade, load goods onto their ships and sail from port to port."""

from kajuta.games.oltremare.game import GAME

__all__ = ["GAME"]
