"""Players made of code. They know the contract of a game and no game."""

from collections.abc import Mapping

from kajuta.bots.handle import Bot, Handle, Thinking
from kajuta.bots.heuristic import heuristic
from kajuta.bots.random import random

LEVELS: Mapping[str, Bot] = {"random": random, "heuristic": heuristic}
"""All levels by the keyword that set-ups and saves use, weakest first."""

__all__ = ["LEVELS", "Bot", "Handle", "Thinking"]
