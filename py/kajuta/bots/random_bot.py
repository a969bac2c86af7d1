"""A bot that plays at random."""

from kajuta.bots.bot_protocol import Thinking
from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.rng import Rng


def random_bot(info: SeatKnowledge, rng: Rng, thinking_time: float | None = None) -> Thinking:
    """Choose a random legal action, each with equal probability."""
    yield 1.0
    return rng.choice(info.determinize(rng).legal_actions())
