"""What the coach has sentences for, and what they count."""

from collections.abc import Mapping, Sequence

from kajuta.core.reasons import Reason
from kajuta.games.deadmansdraw.evaluation import TEN, nearness
from kajuta.games.deadmansdraw.rules import DeadMansDraw

REASONS: Mapping[str, Reason] = {
    "points": Reason(TEN, rival=True),
    "shallows": Reason(TEN),
    "overboard": Reason(),
    "reserve": Reason(TEN),
    "prey": Reason(TEN, rival=True),
    "turn": Reason(),
}


def reason_quantities(state: DeadMansDraw, numbers: Sequence[float]) -> list[float]:
    """Return the features ``numbers`` in points of cards, however near the end is."""
    scale = TEN / nearness(state)
    return [number * scale for number in numbers]
