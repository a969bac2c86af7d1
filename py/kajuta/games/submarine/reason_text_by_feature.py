"""Features that the coach can explain in a sentence, with the factor that turns a feature's value into a count."""

from collections.abc import Mapping

from kajuta.core.coach_reason_texts import Explains, PuzzleTexts, ReasonText
from kajuta.core.message import Message, enumeration, msg
from kajuta.games.submarine.state import Position
from kajuta.games.submarine.tokens_and_cards import COLORS, card_color

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "treasures": ReasonText(1, has_rival_text=True, explains=Explains.THIS_TURN),
    "lead": ReasonText(explains=Explains.NEVER),
    "jokers": ReasonText(1),
    "cards": ReasonText(5, explains=Explains.THIS_TURN),
    "ready": ReasonText(1, has_rival_text=True, spoiled_by=("treasures",)),
    "reach": ReasonText(1, spoiled_by=("treasures", "ready")),
    "later": ReasonText(1, explains=Explains.THIS_TURN, spoiled_by=("treasures", "ready", "reach")),
    "fees": ReasonText(5, spoiled_by=("treasures", "ready", "reach", "later")),
    "stops": ReasonText(1, explains=Explains.THIS_TURN),
}


def remembered(state: Position, seat: int) -> Message | None:
    """The cards of its stack that ``seat`` has seen, from the top; None if there are none."""
    stack = state.stacks[seat][::-1]
    known = [msg(f"color-{COLORS[card_color(card)]}") if card & 1 << seat else msg("unknown") for card in stack]
    if not any(card & 1 << seat for card in stack):
        return None
    return msg("remembered", cards=enumeration("core-comma", known))


PUZZLE_TEXTS = PuzzleTexts(summarized_lines={"log-duplicate": "log-duplicate-any"}, remembered=remembered)
