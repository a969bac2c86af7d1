"""Judgement for bots: how well a seat stands, and a quick plausible way to play a turn to its end."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import DeadMansDraw


def evaluate(state: DeadMansDraw, seat: int) -> float:
    """Return how well ``seat`` stands."""
    return state.score(seat)


def playout(state: DeadMansDraw, rng: Rng) -> Action:
    """Return a quick plausible action."""
    return rng.choice(state.legal_actions())
