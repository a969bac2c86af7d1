"""The bot that looks one turn ahead with the game's own judgement."""

from typing import Any

from kajuta.bots.handle import Handle, Thinking
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import State

WORLDS = 12
"""How many deals of the unknown are tried."""

HORIZON = 80
"""How many decisions a turn may take before it is judged unfinished."""


def heuristic(handle: Handle, rng: Rng) -> Thinking:
    """Try every candidate action in several worlds, play the turn to its end, take what evaluates best.

    All actions meet the same worlds and the same luck, so that they differ by merit only.
    """
    game, seat = handle.game, handle.seat
    actions = game.candidates(handle.sample(rng))
    totals = [0.0] * len(actions)
    for _ in range(WORLDS if len(actions) > 1 else 0):
        world = handle.sample(rng)
        luck = rng.state
        for i, action in enumerate(actions):
            state = world.copy()
            turn = state.turn
            state.apply(action)
            rng.state = luck
            finish_turn(game, state, turn, rng)
            totals[i] += game.evaluate(state, seat)
            yield
    yield
    return actions[max(range(len(actions)), key=totals.__getitem__)]


def finish_turn(game: Game[Any], state: State, turn: int, rng: Rng) -> None:
    """Play ``state`` on with the game's playout policy until turn number ``turn`` is over."""
    for _ in range(HORIZON):
        if state.to_act is None or state.turn != turn:
            return
        state.apply(game.playout(state, rng))
