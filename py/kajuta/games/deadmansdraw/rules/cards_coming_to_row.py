"""Cards that come to the row: they take effect there, bust, or move to a bank instead."""

from collections.abc import Iterable

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import shake
from kajuta.core.seats import MOST_SEATS
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import (
    ANCHOR,
    CANNON,
    HOOK,
    KRAKEN,
    MAP,
    MERMAID,
    ORACLE,
    SUIT_OF_CARD,
    SWORD,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.stack_frame_types import BUST, OpenDecision, PendingStep, StepKind
from kajuta.games.deadmansdraw.rules.state import Position

EFFECT_STEP_KINDS: dict[Suit, StepKind] = {
    ANCHOR: "anchor",
    HOOK: "hook",
    CANNON: "cannon",
    MAP: "map",
    ORACLE: "oracle",
    SWORD: "sword",
    KRAKEN: "kraken",
    MERMAID: "mermaid",
}
EFFECT_STEPS = {
    suit: [PendingStep(kind, seat) for seat in range(MOST_SEATS)] for suit, kind in EFFECT_STEP_KINDS.items()
}
"""Step that carries out the effect of a suit, by suit and seat. Keys and chests have no step: they take effect when the
loot is taken.
"""


def take_top_of_draw_pile(state: Position) -> Card:
    """Take the top card of the draw pile; it counts as a random event unless every seat knew the card."""
    if not state.known or state.known[0] != state.all_seats_mask:
        state.irreversible_events += 1
    state.known = state.known[1:]
    return state.draw_pile.pop()


def log_if_draw_pile_empty(state: Position) -> None:
    """Log that the draw pile has become empty."""
    if state.events is not None and not state.draw_pile:
        state.log_event(msg("log-last-card"), tone="turn")


def bring_to_row(state: Position, card: Card, guarded: bool = False) -> None:
    """Move ``card`` to the row from any other place; ``guarded``: whether it is protected there."""
    if state.goes_to_bank(card):
        _bank(state, card)
        return
    if state.matches_row(card):
        _bust(state, card)
        return
    state.row.append(card)
    if state.debt:
        state.debt -= 1
    if state.harbor:
        state.harbor -= 1
        guarded = True
    if guarded:
        protect_from_bust(state, (card,))
    schedule_suit_effect(state, card)


def _bank(state: Position, card: Card) -> None:
    state.put_into_bank(state.active, (card,))
    if state.events is not None:
        state.log_event(messages.log_line_naming_card("log-straight-to-bank", state.active, card), tone="gain")


def _bust(state: Position, card: Card) -> None:
    state.busting = card
    state.pending = [OpenDecision("bust", state.active, (BUST,))]
    if state.events is not None:
        bust = msg("log-bust", seat=seat_ref(state.active), card=messages.card_name(card))
        state.log_event(bust, tone="loss", motions=(shake(),))


def schedule_suit_effect(state: Position, card: Card) -> None:
    """Schedule the effect of ``card``, the last card of the row, as the next step."""
    if steps := EFFECT_STEPS.get(SUIT_OF_CARD[card]):
        state.pending.append(steps[state.active])


def protect_from_bust(state: Position, cards: Iterable[Card]) -> None:
    """Mark ``cards`` of the row as protected from a bust, wherever they lie."""
    state.protected += tuple(card for card in cards if card not in state.protected)


def may_effect_bring_card_to_row(state: Position, card: Card) -> bool:
    """Whether an effect may bring ``card`` to the row; the house rule of safe choices forbids cards that bust."""
    return not (state.sparing and state.would_bust(card))
