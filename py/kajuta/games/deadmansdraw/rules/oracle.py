"""The oracle: its player sees the top card of the draw pile and then lays it or puts it back."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import Motion
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import MYSTIC, MYSTIC_CARDS, ORACLE
from kajuta.games.deadmansdraw.rules.cards_coming_to_row import (
    bring_to_row,
    log_if_draw_pile_empty,
    take_top_of_draw_pile,
)
from kajuta.games.deadmansdraw.rules.motions import look_motions, motion_to_row, return_to_draw_pile_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import LAY, LOOK, PUT_BACK, SHOW, PendingStep
from kajuta.games.deadmansdraw.rules.state import Position
from kajuta.games.deadmansdraw.rules.suit_effects import ask_or_log_no_effect


def resolve_oracle(state: Position, step: PendingStep) -> None:
    """Show the top card to all seats; the Mystic may choose between a private and a public look."""
    if not state.draw_pile:
        ask_or_log_no_effect(state, "oracle", (), ORACLE)
    elif state.characters[step.seat] == MYSTIC:
        state.open_decision("mystic", step.seat, (LOOK, SHOW))
    else:
        _turn_over(state)


def private_look_card_count(state: Position) -> int:
    """Number of cards that the Mystic sees in a private look."""
    return min(MYSTIC_CARDS, len(state.draw_pile))


def apply_private_look(state: Position, action: Action) -> None:
    """Show the top cards of the draw pile to the Mystic only."""
    seat, count = state.active, private_look_card_count(state)
    _mark_known(state, count, 1 << seat)
    if state.events is not None:
        seen = messages.log_line_naming_cards("log-look", seat, state.draw_pile[: -count - 1 : -1])
        hidden = msg("log-look-hidden", seat=seat_ref(seat), count=count)
        state.log_event(seen, seats=(seat,), for_others=hidden, motions=look_motions(state, count, seat))
    state.open_decision("peek", seat, _choice(state))


def apply_public_look(state: Position, action: Action) -> None:
    """Show the top card to all seats, as the Mystic chose not to look in private."""
    _turn_over(state)


def _turn_over(state: Position) -> None:
    _mark_known(state, 1, state.all_seats_mask)
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-oracle", state.active, state.draw_pile[-1]),
            motions=look_motions(state, 1, None),
        )
    state.open_decision("oracle", state.active, _choice(state))


def _choice(state: Position) -> tuple[Action, ...]:
    """Actions with the top card: it may be laid or put back, but while a kraken demands cards it must be laid."""
    return (LAY,) if state.debt else (LAY, PUT_BACK)


def _mark_known(state: Position, count: int, seats: int) -> None:
    """Record that ``seats`` (bits) know the top ``count`` cards of the draw pile."""
    known = [*state.known, *(0 for _ in range(count - len(state.known)))]
    for place in range(count):
        if known[place] | seats != known[place]:
            known[place] |= seats
            state.irreversible_events += 1
    state.known = tuple(known)


def apply_lay_top_card(state: Position, action: Action) -> None:
    """Lay the top card. A seat that could have put it back may go on flipping afterwards."""
    if not state.debt:
        state.loot_only = False
    card = take_top_of_draw_pile(state)
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-lay", state.active, card),
            motions=(motion_to_row(state, card, "top:0"),),
        )
        log_if_draw_pile_empty(state)
    bring_to_row(state, card)


def apply_put_back_top_card(state: Position, action: Action) -> None:
    """Put the top card back; the seat must then take the loot."""
    state.loot_only = True
    if state.events is not None:
        state.log_event(msg("log-put-back", seat=seat_ref(state.active)))


def shown_cards_return_motions(state: Position) -> list[Motion]:
    """Motions of the shown cards back to the draw pile: one public card, or several that only the Mystic sees."""
    if state.decision is not None and state.decision.kind == "peek":
        return return_to_draw_pile_motions(state, private_look_card_count(state), state.active)
    return return_to_draw_pile_motions(state, 1, None)
