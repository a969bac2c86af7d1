"""Ahoj (Ahoy): four different factions on a sea that grows tile by tile."""

from kajuta.games.ahoy.game import GAME

__all__ = ["GAME"]
