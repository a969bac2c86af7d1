"""Features that the coach explains in a sentence, and the quantities in these sentences."""

from collections.abc import Mapping, Sequence

from kajuta.core.coach_reason_texts import Explains, PuzzleTexts, ReasonText, VisibleQuantity
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.ai.card_values import bonus_card_count
from kajuta.games.deadmansdraw.ai.evaluation import POINTS_PER_FEATURE_UNIT, nearness_of_end
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.messages import card_name

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "points": ReasonText(POINTS_PER_FEATURE_UNIT, has_rival_text=True, explains=Explains.THIS_TURN),
    "shallows": ReasonText(POINTS_PER_FEATURE_UNIT),
    "overboard": ReasonText(),
    "reserve": ReasonText(POINTS_PER_FEATURE_UNIT, explains=Explains.NEVER),
    "prey": ReasonText(POINTS_PER_FEATURE_UNIT, has_rival_text=True, spoiled_by=("points",)),
    "turn": ReasonText(),
}


def reason_quantities(state: DeadMansDrawPosition, seat: int, numbers: Sequence[float]) -> list[float]:
    """Feature values ``numbers`` converted to points of cards, without their weight for the nearness of the end."""
    scale = POINTS_PER_FEATURE_UNIT / nearness_of_end(state)
    return [number * scale for number in numbers]


def piece_taken(state: DeadMansDrawPosition, action: Action) -> Message | None:
    """Phrase that names the card which ``action`` takes from a bank or from the discard pile."""
    match action:
        case ("hook", int(suit)):
            return msg("taking-own", card=card_name(state.banks[state.active][suit][-1], "acc"))
        case ("sword", int(seat), int(suit)):
            card = state.banks[seat][suit][state.reached_pile_place()]
            return msg("taking-stolen", card=card_name(card, "acc"), target=seat_ref(seat))
        case ("map", int(card)):
            return msg("taking-discarded", card=card_name(card, "acc"))
    return None


def _bonus(state: DeadMansDrawPosition, seat: int) -> int:
    """Number of bonus cards for key and chest if ``seat`` takes the row as it is."""
    takes = state.active == seat and state.busting is None and has_key_and_chest(state.row)
    return bonus_card_count(state, seat, len(state.row)) if takes else 0


PUZZLE_TEXTS = PuzzleTexts(
    {"bonus": VisibleQuantity(_bonus, "points")},
    {"log-bust": "log-bust-any", "log-bonus": "log-bonus-any", "log-bonus-many": "log-bonus-any"},
)
