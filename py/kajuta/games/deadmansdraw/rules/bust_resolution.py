"""Resolution of a bust: which cards are saved, which are lost, and who gets the lost ones."""

from collections.abc import Sequence

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import (
    BENEATH_THE_WAVES,
    BENEATH_THE_WAVES_CAUTION_SCORE,
    SUIT_OF_CARD,
    SWORDSWOMAN,
    THIEVES_ISLAND,
    Card,
)
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.motions import row_to_bank_motions, row_to_discard_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import CLAIM, LEAVE, PASS, SAVE, PendingStep
from kajuta.games.deadmansdraw.rules.state import Position
from kajuta.games.deadmansdraw.rules.suit_effects import suits_open_to_sword


def apply_bust(state: Position, action: Action) -> None:
    """Save the protected cards, or ask first whether to save them; the other cards are lost afterwards."""
    seat = state.active
    state.pending = [PendingStep("end-turn", seat), PendingStep("lose", seat)]
    if seat in state.victims:
        owners = [owner for owner in state.opponents(seat) if state.victims[owner] == seat]
        state.pending += [PendingStep("davy-jones", owner) for owner in reversed(owners)]
    saved = state.saved_cards()
    if state.edition >= 2 and _may_saved_cards_harm(state, saved):
        state.open_decision("protected", seat, (SAVE, LEAVE))
    elif saved:
        _save(state, saved)


def _may_saved_cards_harm(state: Position, saved: Sequence[Card]) -> bool:
    """Whether saving ``saved`` may be a disadvantage: it can exceed a score limit or block a later sword."""
    if state.variant == BENEATH_THE_WAVES:
        gain = state.points_gained(state.active, saved)
        if gain and state.score(state.active) + gain >= BENEATH_THE_WAVES_CAUTION_SCORE:
            return True
    return _do_they_keep_sword_from_better_card(state, saved)


def _do_they_keep_sword_from_better_card(state: Position, saved: Sequence[Card]) -> bool:
    """Whether banking ``saved`` would bar the active seat's sword from a card worth more points than all of them.

    A sword may only take cards of suits that its own bank lacks.
    """
    seat, place = state.active, state.reached_pile_place()
    if not state.draw_pile or state.characters[seat] == SWORDSWOMAN:
        return False
    suits, gain = {SUIT_OF_CARD[card] for card in saved}, state.points_gained(seat, saved)
    return any(
        state.points_gained(seat, (pile[place],)) > gain
        for suit in suits_open_to_sword(state, seat)
        if suit in suits
        for other in state.opponents(seat)
        if (pile := state.banks[other][suit])
    )


def apply_protected_cards_saved(state: Position, action: Action) -> None:
    """Save the protected cards: move them to the bank."""
    _save(state, state.saved_cards())


def _save(state: Position, saved: Sequence[Card]) -> None:
    """Move ``saved`` cards to the bank; their bonus is resolved before the other cards are lost."""
    seat = state.active
    if state.events is not None:
        state.log_event(
            msg("log-saved", seat=seat_ref(seat), count=len(saved), icon="anchor"),
            tone="gain",
            motions=row_to_bank_motions(state, seat, saved),
        )
    state.row = [card for card in state.row if card not in saved]
    state.put_into_bank(seat, saved)
    if has_key_and_chest(saved):
        state.pending.append(PendingStep("bonus", seat, len(saved)))


def apply_protected_cards_left(state: Position, action: Action) -> None:
    """Discard the protected cards. They do not count as lost, so no other seat can claim them."""
    left = state.saved_cards()
    if state.events is not None:
        leaves = msg("log-leave", seat=seat_ref(state.active), count=len(left))
        state.log_event(leaves, motions=row_to_discard_motions(state, left))
    state.row = [card for card in state.row if card not in left]
    state.discard += left


def ask_owner_of_davy_jones(state: Position, step: PendingStep) -> None:
    """Ask an owner of Davy Jones whether it claims the lost cards, unless another owner has taken them."""
    if state.lost_cards():
        state.open_decision("davy-jones", step.seat, (CLAIM, PASS))


def apply_lost_cards_claim(state: Position, action: Action) -> None:
    """Move the lost cards to the bank of the owner of Davy Jones."""
    owner, cards = state.deciding_seat(), state.lost_cards()
    if state.events is not None:
        going = row_to_bank_motions(state, owner, cards)
        state.log_event(msg("log-claim", seat=seat_ref(owner), count=len(cards)), tone="gain", motions=going)
    state.row = []
    state.busting = None
    state.put_into_bank(owner, cards)


def apply_lost_cards_refusal(state: Position, action: Action) -> None:
    """Decline the lost cards."""
    if state.events is not None:
        state.log_event(msg("log-pass", seat=seat_ref(state.deciding_seat())))


def resolve_bust_losses(state: Position, step: PendingStep) -> None:
    """Discard the lost cards or, on Thieves' Island, give them to the next seat."""
    cards = state.lost_cards()
    neighbor = state.opponents(step.seat)[0] if state.variant == THIEVES_ISLAND else None
    if state.events is not None:
        if neighbor is None:
            state.animate(*row_to_discard_motions(state, cards))
        else:
            washed_up = msg("log-washed-up", seat=seat_ref(neighbor), count=len(cards), icon="island")
            state.log_event(washed_up, tone="gain", motions=row_to_bank_motions(state, neighbor, cards))
    state.row = []
    state.busting = None
    if neighbor is None:
        state.discard += cards
    else:
        state.put_into_bank(neighbor, cards)
