"""Judgement for bots."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import OltreMare


def evaluate(state: OltreMare, seat: int) -> float:
    """Return how well ``seat`` stands."""
    return state.ducats[seat]


def playout(state: OltreMare, rng: Rng) -> Action:
    """Return a quick plausible action."""
    return rng.choice(state.legal_actions())
