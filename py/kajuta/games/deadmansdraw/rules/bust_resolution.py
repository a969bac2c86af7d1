"""A bust: the cards saved, the cards lost, and who gets them."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import THIEVES_ISLAND
from kajuta.games.deadmansdraw.rules.decision_stack import CLAIM, PASS, PendingStep
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.motions import row_to_bank_motions, row_to_discard_motions
from kajuta.games.deadmansdraw.rules.state import Position


def apply_bust(state: Position, action: Action) -> None:
    """Save what is protected; the bonus comes before the rest is lost."""
    seat = state.active
    saved = state.saved_cards()
    going = row_to_bank_motions(state, seat, saved) if state.events is not None else ()
    if saved:
        state.row = [card for card in state.row if card not in saved]
    state.pending = [PendingStep("end-turn", seat), PendingStep("lose", seat)]
    if seat in state.victims:
        owners = [owner for owner in state.opponents(seat) if state.victims[owner] == seat]
        state.pending += [PendingStep("davy-jones", owner) for owner in reversed(owners)]
    if not saved:
        return
    state.put_into_bank(seat, saved)
    if state.events is not None:
        state.log_event(
            msg("log-saved", seat=seat_ref(seat), count=len(saved), icon="anchor"), tone="gain", motions=going
        )
    if has_key_and_chest(saved):
        state.pending.append(PendingStep("bonus", seat, len(saved)))


def ask_owner_of_davy_jones(state: Position, step: PendingStep) -> None:
    """Ask the owner of Davy Jones' Locker, unless another one has taken everything."""
    if state.lost_cards():
        state.open_decision("davy-jones", step.seat, (CLAIM, PASS))


def apply_lost_cards_claim(state: Position, action: Action) -> None:
    """Put the lost cards into the owner's bank."""
    owner, cards = state.deciding_seat(), state.lost_cards()
    if state.events is not None:
        going = row_to_bank_motions(state, owner, cards)
        state.log_event(msg("log-claim", seat=seat_ref(owner), count=len(cards)), tone="gain", motions=going)
    state.row = []
    state.busting = None
    state.put_into_bank(owner, cards)


def apply_lost_cards_refusal(state: Position, action: Action) -> None:
    """Leave the lost cards."""
    if state.events is not None:
        state.log_event(msg("log-pass", seat=seat_ref(state.deciding_seat())))


def resolve_bust_losses(state: Position, step: PendingStep) -> None:
    """Discard the lost cards, or let the next seat fish them out."""
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
