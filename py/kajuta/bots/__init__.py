"""Bots: they use the interface of a game and work for every game."""

from collections.abc import Mapping, Sequence
from typing import Any

from kajuta.bots.bot_protocol import DECIDE_NOW, Bot, Thinking
from kajuta.bots.random_bot import random_bot
from kajuta.bots.ranks import DAILY_RANKS, RANKS
from kajuta.bots.seat_knowledge import SeatKnowledge, messages_for_seat
from kajuta.core.game import Game
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State

LEVELS: Mapping[str, Bot] = {"random": random_bot, "heuristic": RANKS["sailor"], **RANKS}
"""All bots, by the keyword used in set-ups, saves and the command line. "heuristic" is the former name of "sailor"."""

DAILY_LEVELS: Mapping[str, Bot] = {**LEVELS, **DAILY_RANKS}
"""All bots by keyword, in the versions for the game of the day."""


def choose_action(bot: Bot, game: Game[Any], state: State, rng: Rng, message_log: Sequence[Message] = ()) -> Action:
    """Run ``bot`` to the end without a time limit; return its action for the seat to act."""
    return think_to_end(bot(SeatKnowledge(game, state, message_log), rng, None))


def think_to_end(thinking: Thinking) -> Action:
    """Run a started bot to the end; return its action."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            action: Action = done.value
            return action


def choose_action_by_level(
    level: str, game: Game[Any], state: State, rng: Rng, message_log: Sequence[Message] = ()
) -> Action:
    """Run a bot of ``level`` to the end without a time limit; return its action for the seat to act."""
    return choose_action(LEVELS[level], game, state, rng, message_log)


__all__ = [
    "DAILY_LEVELS",
    "DECIDE_NOW",
    "LEVELS",
    "RANKS",
    "Bot",
    "SeatKnowledge",
    "Thinking",
    "choose_action",
    "choose_action_by_level",
    "messages_for_seat",
    "think_to_end",
]
