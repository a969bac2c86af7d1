"""Drawing cards: up to the hand limit after a turn, and the extra cards after the Start card.

A drawn storm interrupts it.
"""

from kajuta.core.message import msg, seat_ref
from kajuta.games.tranquility.rules import element_ids, motions
from kajuta.games.tranquility.rules.cards import YELLOW, Card, is_storm
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import Position


def draw_up_to_limit(state: Position, item: PendingItem) -> None:
    """Let the seat draw cards up to its hand limit."""
    seat = item.seat
    hand, pile = state.hands[seat], state.piles[seat]
    drawn, storm = _drawn(pile, state.hand_limit(seat) - len(hand))
    if storm:
        state.pending += (item, PendingItem("storm", seat, storm))
    if drawn:
        hand += drawn
        hand.sort()
        state.irreversible_events += 1
        if state.events is not None:
            going = motions.private_card_motions(
                seat, sorted(drawn), element_ids.draw_pile_id(seat), element_ids.hand_id(seat)
            )
            state.log_event(msg("log-draw", seat=seat_ref(seat), count=len(going)), motions=going)


def draw_extra_cards(state: Position, item: PendingItem) -> None:
    """Let the seat draw its extra cards after the Start card was laid, regardless of the hand limit."""
    seat = item.seat
    hand = state.hands[seat]
    state.irreversible_events += 1
    drawn, storm = _drawn(state.piles[seat], item.what)
    hand += drawn
    hand.sort()
    if storm:
        state.pending += (PendingItem("extra", seat, item.what - len(drawn)), PendingItem("storm", seat, storm))
    if state.events is not None:
        going = motions.private_card_motions(
            seat, sorted(drawn), element_ids.draw_pile_id(seat), element_ids.hand_id(seat)
        )
        if storm:
            state.animate(*going)
        else:
            state.log_event(msg("log-extra", seat=seat_ref(seat)), motions=going)


def _drawn(pile: list[Card], most: int) -> tuple[list[Card], Card]:
    """Draw up to ``most`` cards from ``pile``.

    The result holds the cards, and the storm that interrupted the drawing or 0.
    """
    if most <= 0 or not pile:
        return [], 0
    drawn = pile[-most:]
    if max(drawn) < YELLOW:
        del pile[-most:]
        return drawn, 0
    drawn = []
    while pile and len(drawn) < most:
        card = pile.pop()
        if is_storm(card):
            return drawn, card
        drawn.append(card)
    return drawn, 0
