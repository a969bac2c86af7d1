"""The bot that looked one turn ahead, as of commit 23c6358."""

from kajuta.bots import Handle, Thinking
from kajuta.core.rng import Rng

WORLDS = 12
HORIZON = 80


def heuristic(handle: Handle, rng: Rng, patience: float | None = None) -> Thinking:
    """Try every candidate in several worlds, play the turn to its end, take what evaluates best."""
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
            for _ in range(HORIZON):
                if state.to_act is None or state.turn != turn:
                    break
                state.apply(game.playout(state, rng))
            totals[i] += game.evaluate(state, seat)
            yield 0.0
    yield 1.0
    return actions[max(range(len(actions)), key=totals.__getitem__)]
