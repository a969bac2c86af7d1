"""Drawing: up to the limit after a turn, and the extra cards for the Start. A storm interrupts it."""

from bisect import insort

from kajuta.core.message import msg, seat_ref
from kajuta.games.tranquility.cards import is_storm
from kajuta.games.tranquility.state import Pending, Position


def draw(state: Position, item: Pending) -> None:
    """Draw up to the limit."""
    seat = item.seat
    hand, pile = state.hands[seat], state.piles[seat]
    limit = state.limit(seat)
    before = len(hand)
    while len(hand) < limit and pile:
        card = pile.pop()
        if is_storm(card):
            state.pending += (item, Pending("storm", seat, card))
            break
        insort(hand, card)
    if len(hand) > before:
        state.luck += 1
        if state.events is not None:
            state.tell(msg("log-draw", seat=seat_ref(seat), count=len(hand) - before))


def draw_extra(state: Position, item: Pending) -> None:
    """Draw extra cards for the Start, beyond any limit."""
    seat = item.seat
    hand, pile = state.hands[seat], state.piles[seat]
    state.luck += 1
    for left in range(item.what, 0, -1):
        if not pile:
            break
        card = pile.pop()
        if is_storm(card):
            state.pending += (Pending("extra", seat, left), Pending("storm", seat, card))
            return
        insort(hand, card)
    if state.events is not None:
        state.tell(msg("log-extra", seat=seat_ref(seat)))
