"""Players made of code. They know the contract of a game and no game."""

from collections.abc import Mapping
from typing import Any

from kajuta.bots.handle import Bot, Handle, Thinking
from kajuta.bots.heuristic import heuristic
from kajuta.bots.random import random
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State

LEVELS: Mapping[str, Bot] = {"random": random, "heuristic": heuristic}
"""All levels by the keyword that set-ups and saves use, weakest first."""


def decide(level: str, game: Game[Any], state: State, rng: Rng) -> Action:
    """Let a bot of this level think to the end; return its action for the seat to act."""
    thinking = LEVELS[level](Handle(game, state), rng)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


__all__ = ["LEVELS", "Bot", "Handle", "Thinking", "decide"]
