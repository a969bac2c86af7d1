"""The bot that does anything."""

from kajuta.bots.handle import Handle, Thinking
from kajuta.core.rng import Rng


def random(handle: Handle, rng: Rng, patience: float | None = None) -> Thinking:
    """Take any legal action, all equally likely."""
    yield 1.0
    return rng.choice(handle.sample(rng).legal_actions())
