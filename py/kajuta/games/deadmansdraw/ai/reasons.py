"""What the coach has sentences for, and what they count."""

from collections.abc import Mapping, Sequence

from kajuta.core.reasons import ReasonText
from kajuta.games.deadmansdraw.ai.evaluation import TEN, nearness
from kajuta.games.deadmansdraw.rules.engine import DeadMansDraw

REASONS: Mapping[str, ReasonText] = {
    "points": ReasonText(TEN, has_rival_text=True),
    "shallows": ReasonText(TEN),
    "overboard": ReasonText(),
    "reserve": ReasonText(TEN),
    "prey": ReasonText(TEN, has_rival_text=True),
    "turn": ReasonText(),
}


def reason_quantities(state: DeadMansDraw, numbers: Sequence[float]) -> list[float]:
    """Return the features ``numbers`` in points of cards, however near the end is."""
    scale = TEN / nearness(state)
    return [number * scale for number in numbers]
