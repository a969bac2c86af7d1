"""The refusals: put here the clause that forbids a click, and the reason in the present position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition


def forbidding_clause(state: PearlsPosition, path: Sequence[str]) -> str | None:
    """Clause that forbids the last click of ``path``."""
    return "card.higher" if path[-1].startswith("hand:") else None


def refusal_reason(state: PearlsPosition, path: Sequence[str], clause: str) -> Message | None:
    """Reason why ``clause`` forbids the last click of ``path``; it reveals only what the seat to act knows."""
    seat = state.to_act
    if seat is None:
        return None
    card = state.hands[seat][element_ids.index_in_hand(path[-1])]
    return msg("refused-lower", number=card, last=state.last_card(seat))
