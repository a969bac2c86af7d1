"""Players made of code. They know the contract of a game and no game."""

from collections.abc import Mapping, Sequence
from typing import Any

from kajuta.bots.handle import HURRY, Bot, Handle, Thinking, as_seen
from kajuta.bots.random import random
from kajuta.bots.ranks import RANKS
from kajuta.core.game import Game
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State

LEVELS: Mapping[str, Bot] = {"random": random, "heuristic": RANKS["sailor"], **RANKS}
"""All bots by the keyword that set-ups, saves and the command line use ("heuristic" is the sailor's old name)."""


def think(bot: Bot, game: Game[Any], state: State, rng: Rng, record: Sequence[Message] = ()) -> Action:
    """Let ``bot`` think to the end, without a clock; return its action for the seat to act."""
    return conclude(bot(Handle(game, state, record), rng, None))


def conclude(thinking: Thinking) -> Action:
    """Let a bot at work think to the end; return its action."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


def decide(level: str, game: Game[Any], state: State, rng: Rng, record: Sequence[Message] = ()) -> Action:
    """Let a bot of this level think to the end, without a clock; return its action for the seat to act."""
    return think(LEVELS[level], game, state, rng, record)


__all__ = ["HURRY", "LEVELS", "RANKS", "Bot", "Handle", "Thinking", "as_seen", "conclude", "decide", "think"]
