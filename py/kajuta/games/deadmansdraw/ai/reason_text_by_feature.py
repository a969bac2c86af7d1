"""Features that the coach explains in a sentence, and the quantities in these sentences."""

from collections.abc import Mapping, Sequence

from kajuta.core.coach_reason_texts import Explains, ReasonText
from kajuta.games.deadmansdraw.ai.evaluation import POINTS_PER_FEATURE_UNIT, nearness_of_end
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "points": ReasonText(POINTS_PER_FEATURE_UNIT, has_rival_text=True, explains=Explains.THIS_TURN),
    "shallows": ReasonText(POINTS_PER_FEATURE_UNIT),
    "overboard": ReasonText(),
    "reserve": ReasonText(POINTS_PER_FEATURE_UNIT),
    "prey": ReasonText(POINTS_PER_FEATURE_UNIT, has_rival_text=True),
    "turn": ReasonText(),
}


def reason_quantities(state: DeadMansDrawPosition, seat: int, numbers: Sequence[float]) -> list[float]:
    """Feature values ``numbers`` converted to points of cards, without their weight for the nearness of the end."""
    scale = POINTS_PER_FEATURE_UNIT / nearness_of_end(state)
    return [number * scale for number in numbers]
