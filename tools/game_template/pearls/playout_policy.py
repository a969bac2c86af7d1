"""The playout policy: put here a quick choice of a plausible action; the bots play games to their end with it."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.pearls.rules import PearlsPosition


def playout(state: PearlsPosition, rng: Rng) -> Action:
    """Play the lowest card that fits, sometimes another one."""
    actions = state.legal_actions()
    return rng.choice(actions) if rng.randbelow(5) == 0 else min(actions)
