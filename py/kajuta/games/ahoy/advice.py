"""The judgement that bots use."""

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import Ahoy


def evaluate(s: Ahoy, seat: int) -> float:
    """Return how well ``seat`` stands."""
    return float(s.fame(s.faction_of[seat]))


def playout(s: Ahoy, rng: Rng) -> Action:
    """Return a quick plausible action."""
    return rng.choice(s.legal_actions())
