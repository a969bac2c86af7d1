"""Turns: their beginning, and the steps that follow an action."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import game_outcome
from kajuta.games.tranquility.rules.cards import CARDS_TO_DISCARD
from kajuta.games.tranquility.rules.pending_items import PendingItem, cached_pending_item
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE
from kajuta.games.tranquility.rules.state import NO_ROW, Position

NOBODY = -1
"""Seat number of a pending item that belongs to no seat."""

_NEXT = PendingItem("next", NOBODY)


def begin_turn(state: Position, seat: int) -> None:
    """Begin the turn of ``seat``."""
    state.active = state.to_act = seat
    state.turn += 1
    if state.events is not None:
        state.log_event(msg("log-turn", seat=seat_ref(seat)), tone="turn")


def begin_next_turn(state: Position, item: PendingItem) -> None:
    """Begin the turn of the next seat."""
    begin_turn(state, (state.active + 1) % len(state.hands))


def queue_rest_of_turn(state: Position, first: list[PendingItem], *, turning: bool = False) -> None:
    """Queue the steps that follow an action: ``first`` (its next item last), then rocks, drawing and the next turn.

    ``turning``: whether all hands may be turned afterwards, if the rules of Day and Night allow that.
    """
    seat = state.active
    state.pending = pending = [_NEXT, cached_pending_item("take" if state.variant == COMPETITIVE else "draw", seat)]
    if state.rocks != NO_ROW:
        pending.append(PendingItem("rocks", seat))
    if turning and state.turning_hands:
        pending.append(PendingItem("hands", seat))
    pending += first


def apply_discard_of_two(state: Position, action: Action) -> None:
    """Let the active seat discard two cards as its whole turn."""
    queue_rest_of_turn(state, [cached_pending_item("pay", state.active, CARDS_TO_DISCARD)], turning=True)


def apply_being_stuck(state: Position, action: Action) -> None:
    """End the game as lost: the active seat has no legal action."""
    state.irreversible_events += 1
    game_outcome.end_game(state, "stuck")
