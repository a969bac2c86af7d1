"""The quick policy: put here how somebody plays who does not think long; the bots play games on to the end with it."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.pearls.rules import PearlsPosition


def playout(state: PearlsPosition, rng: Rng) -> Action:
    """Play the lowest card that fits, now and then another one."""
    actions = state.legal_actions()
    return rng.choice(actions) if rng.randbelow(5) == 0 else min(actions)
