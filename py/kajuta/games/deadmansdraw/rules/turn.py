"""A turn: flipping cards, taking the loot, and passing the turn to the next seat."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import game_end, messages
from kajuta.games.deadmansdraw.rules.cards import SUDDEN_DEATH
from kajuta.games.deadmansdraw.rules.cards_coming_to_row import (
    bring_to_row,
    log_if_draw_pile_empty,
    take_top_of_draw_pile,
)
from kajuta.games.deadmansdraw.rules.element_ids import DRAW_PILE_ID
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.motions import motion_to_row, row_to_bank_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import FLIP, TAKE, PendingStep
from kajuta.games.deadmansdraw.rules.state import Position


def legal_turn_actions(state: Position) -> list[Action]:
    """Legal actions of the active seat if no decision is pending."""
    if not state.flipped:
        return [FLIP]
    if not state.draw_pile:
        return [TAKE]
    if state.debt:
        return [FLIP]
    return [TAKE] if state.loot_only else [FLIP, TAKE]


def apply_flip(state: Position, action: Action) -> None:
    """Flip the top card of the draw pile."""
    state.flipped = True
    card = take_top_of_draw_pile(state)
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-flip", state.active, card),
            motions=(motion_to_row(state, card, DRAW_PILE_ID),),
        )
        log_if_draw_pile_empty(state)
    bring_to_row(state, card)


def apply_take_loot(state: Position, action: Action) -> None:
    """Move the row into the seat's own bank; the bonus for key and chest follows."""
    seat, cards = state.active, state.row
    if state.events is not None:
        state.log_event(
            messages.log_line_about_loot(seat, len(cards)),
            tone="gain" if cards else "",
            motions=row_to_bank_motions(state, seat, cards),
        )
    state.row = []
    state.put_into_bank(seat, cards)
    state.pending.append(PendingStep("end-turn", seat))
    if has_key_and_chest(cards):
        state.pending.append(PendingStep("bonus", seat, len(cards)))


def end_turn(state: Position, step: PendingStep) -> None:
    """Begin the turn of the next seat, or end the game."""
    reset_turn_state(state)
    if state.variant == SUDDEN_DEATH:
        game_end.end_if_sudden_death_reached(state)
        if state.to_act is None:
            return
    if not state.draw_pile:
        state.to_act = None
        if state.events is not None:
            state.log_event(msg("end-draw-pile"), tone="end")
        return
    state.active = (state.active + 1) % len(state.banks)
    begin_turn(state, step)


def begin_turn(state: Position, step: PendingStep) -> None:
    """Begin the turn of the active seat."""
    state.turn += 1
    if state.events is not None:
        state.log_event(msg("log-turn", seat=seat_ref(state.active)), tone="turn")


def reset_turn_state(state: Position) -> None:
    """Reset the fields that belong to a single turn."""
    state.flipped = False
    state.protected = ()
    state.debt = 0
    state.harbor = 0
    state.loot_only = False
