"""Drawing: up to the limit after a turn, and the extra cards for the Start. A storm interrupts it."""

from bisect import insort
from collections import Counter

from kajuta.core.message import msg, seat_ref
from kajuta.games.tranquility import motions, places
from kajuta.games.tranquility.cards import Card, is_storm
from kajuta.games.tranquility.state import Pending, Position


def draw(state: Position, item: Pending) -> None:
    """Draw up to the limit."""
    seat = item.seat
    hand, pile = state.hands[seat], state.piles[seat]
    limit = state.limit(seat)
    before = hand[:]
    while len(hand) < limit and pile:
        card = pile.pop()
        if is_storm(card):
            state.pending += (item, Pending("storm", seat, card))
            break
        insort(hand, card)
    if len(hand) > len(before):
        state.luck += 1
        if state.events is not None:
            going = motions.own(seat, _new(hand, before), places.pile(seat), places.hand(seat))
            state.tell(msg("log-draw", seat=seat_ref(seat), count=len(going)), motions=going)


def draw_extra(state: Position, item: Pending) -> None:
    """Draw extra cards for the Start, beyond any limit."""
    seat = item.seat
    hand, pile = state.hands[seat], state.piles[seat]
    state.luck += 1
    before = hand[:]
    for left in range(item.what, 0, -1):
        if not pile:
            break
        card = pile.pop()
        if is_storm(card):
            state.pending += (Pending("extra", seat, left), Pending("storm", seat, card))
            if state.events is not None:
                state.move(*motions.own(seat, _new(hand, before), places.pile(seat), places.hand(seat)))
            return
        insort(hand, card)
    if state.events is not None:
        going = motions.own(seat, _new(hand, before), places.pile(seat), places.hand(seat))
        state.tell(msg("log-extra", seat=seat_ref(seat)), motions=going)


def _new(hand: list[Card], before: list[Card]) -> list[Card]:
    """Return the cards of ``hand`` that were not in it ``before``."""
    return list((Counter(hand) - Counter(before)).elements())
