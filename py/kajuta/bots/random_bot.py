"""The bot that plays at random."""

from kajuta.bots.information_set import InformationSet
from kajuta.bots.thinking import Thinking
from kajuta.core.rng import Rng


def random_bot(info: InformationSet, rng: Rng, thinking_time: float | None = None) -> Thinking:
    """Choose a legal action, all equally likely."""
    yield 1.0
    return rng.choice(info.determinize(rng).legal_actions())
