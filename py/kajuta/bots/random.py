"""The bot that does anything."""

from kajuta.bots.handle import Handle, Thinking
from kajuta.core.rng import Rng


def random(handle: Handle, rng: Rng) -> Thinking:
    """Take any legal action, all equally likely."""
    yield
    return rng.choice(handle.sample(rng).legal_actions())
