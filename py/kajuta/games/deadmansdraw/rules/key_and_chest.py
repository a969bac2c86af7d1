"""Key and chest: the bonus for banking both at the same time."""

from collections.abc import Iterable

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import shake
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import (
    CHEST,
    KEY,
    PLUNDERER,
    SUIT_OF_CARD,
    TREASURE_HUNTER,
    TREASURE_HUNTER_FACTOR,
    Card,
)
from kajuta.games.deadmansdraw.rules.motions import bonus_card_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import DECLINE, PendingStep
from kajuta.games.deadmansdraw.rules.state import Position


def has_key_and_chest(cards: Iterable[Card]) -> bool:
    """Whether ``cards`` contain both a key and a chest."""
    key = chest = False
    for card in cards:
        suit = SUIT_OF_CARD[card]
        if suit == KEY:
            key = True
        elif suit == CHEST:
            chest = True
    return key and chest


def resolve_key_and_chest_bonus(state: Position, step: PendingStep) -> None:
    """Offer the bonus if there is any card to take."""
    taking: list[Action] = []
    if state.characters[step.seat] == PLUNDERER:
        taking = [("plunder", other, step.cards) for other in state.opponents(step.seat) if state.bank_size(other)]
    elif state.discard:
        factor = TREASURE_HUNTER_FACTOR if state.characters[step.seat] == TREASURE_HUNTER else 1
        taking = [("bonus", step.cards * factor)]
    if taking:
        state.open_decision("bonus", step.seat, (*taking, DECLINE))


def apply_random_bonus_from_discard(state: Position, action: Action) -> None:
    """Take random cards from the discard pile."""
    cards = state.take_random_cards(state.discard, int(action[1]))
    for card in cards:
        state.discard.remove(card)
    _gain(state, cards, None)


def apply_random_bonus_from_opponent(state: Position, action: Action) -> None:
    """Take random cards from an opponent's bank."""
    victim = int(action[1])
    if state.events is not None:
        plundered = msg("log-plunder", seat=seat_ref(state.active), victim=seat_ref(victim))
        state.log_event(plundered, tone="loss", motions=(shake(f"seat:{victim}"),))
    cards = state.take_random_cards([card for pile in state.banks[victim] for card in pile], int(action[2]))
    for card in cards:
        suit = SUIT_OF_CARD[card]
        state.replace_pile(victim, suit, tuple(kept for kept in state.banks[victim][suit] if kept != card))
    _gain(state, cards, victim)


def _gain(state: Position, cards: list[Card], victim: int | None) -> None:
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_cards("log-bonus", state.active, cards),
            tone="gain",
            motions=bonus_card_motions(state, cards, victim),
        )
    state.put_into_bank(state.active, cards)


def apply_bonus_refusal(state: Position, action: Action) -> None:
    """Decline the bonus."""
    if state.events is not None:
        state.log_event(msg("log-decline", seat=seat_ref(state.active)))
