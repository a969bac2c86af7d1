"""Features that the coach explains in a sentence, each with the factor that converts its value into a count."""

from collections.abc import Mapping

from kajuta.core.coach_reason_texts import UNTOLD, Explains, PuzzleTexts, ReasonText, VisibleQuantity
from kajuta.core.message import Arg, Message, enumeration, msg
from kajuta.games.tranquility.rules.cards import START_COST, is_island
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.messages import card_name
from kajuta.games.tranquility.rules.pending_items import PendingItem

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "gaps": ReasonText(),
    "hopeless": ReasonText(),
    "shortage": ReasonText(),
    "idle": ReasonText(spoiled_by=("empty",)),
    "empty": ReasonText(4),
    "finish": ReasonText(),
    "wilds": ReasonText(1),
    "monsters": ReasonText(),
    "storms": ReasonText(),
    "compasses": ReasonText(1),
    "explored": ReasonText(),
    "pillars": ReasonText(4),
    "lead": ReasonText(explains=Explains.NEVER),
    "promise": ReasonText(1, spoiled_by=("empty",)),
}


def _saved_cards(state: Tranquility, seat: int) -> int:
    """Minus the number of cards to be paid or discarded for the action that ``seat`` has just chosen."""
    item = state.pending[-1] if state.pending else None
    match item:
        case PendingItem("number"):  # the price of a wild card depends on its number
            return -min(state.laying_cost(item.what, int(number)) for _, number in state.legal_actions())
        case PendingItem("offer" | "give"):
            return -START_COST
        case PendingItem("pay") if item.seat == seat:
            return -item.what
    return 0


def _minus_discards(state: Tranquility, seat: int) -> int:
    return -len(state.discards[seat])


def remembered(state: Tranquility, seat: int) -> Message | None:
    """The cards that ``seat`` has discarded; None if there are none."""
    discards: list[Arg] = [card if is_island(card) else card_name(card) for card in sorted(state.discards[seat])]
    return msg("remembered", cards=enumeration("core-comma", discards)) if discards else None


PUZZLE_TEXTS = PuzzleTexts(
    {"price": VisibleQuantity(_saved_cards, "shortage", _minus_discards)},
    {"log-draw": UNTOLD, "log-paid": UNTOLD, "log-extra": UNTOLD},
    remembered,
)
