"""The refusals: put here which clause of the rules forbids a click, and why in this very position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition


def forbidding_clause(state: PearlsPosition, path: Sequence[str]) -> str | None:
    """Clause that forbids the last element of ``path``."""
    return "card.higher" if path[-1].startswith("hand:") else None


def refusal_reason(state: PearlsPosition, path: Sequence[str], clause: str) -> Message | None:
    """Reason why ``clause`` forbids the last element of ``path``; it tells no more than the seat to act knows."""
    seat = state.to_act
    if seat is None:
        return None
    card = state.hands[seat][element_ids.index_in_hand(path[-1])]
    return msg("refused-lower", number=card, last=state.last_card(seat))
