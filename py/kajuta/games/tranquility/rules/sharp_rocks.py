"""Jagged Rocks: they close one row; every turn they move, or the active seat pays for them to stay."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import messages, motions
from kajuta.games.tranquility.rules.cards import CARDS_TO_DISCARD, ROCKS
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import NO_ROW, Position

STAY: Action = ("stay",)


def remove_rocks_if_enough_rows_full(state: Position) -> None:
    """Remove the rocks from the game once enough rows are full."""
    if state.full_row_count() >= state.sea_shape().full_rows:
        state.rocks = NO_ROW
        send_rocks_out_of_game(state)


def send_rocks_out_of_game(state: Position) -> None:
    """Remove the rocks from the game."""
    state.gone += (ROCKS,)
    if state.events is not None:
        state.log_event(msg("log-rocks-gone", icon=messages.SPECIAL_CARD_ICONS[ROCKS]))


def legal_rows_to_move_rocks_to(state: Position, item: PendingItem) -> list[Action]:
    """Actions that move the rocks to another row or pay two cards for them to stay."""
    actions: list[Action] = [("rocks", row) for row in state.rows_with_free_cell() if row != state.rocks]
    if state.discardable_count(item.seat) >= CARDS_TO_DISCARD:
        actions.append(STAY)
    return actions


def legal_rows_for_found_rocks(state: Position, item: PendingItem) -> list[Action]:
    """Actions that choose the row for rocks from the exploration deck."""
    return [("rocks", row) for row in state.rows_with_free_cell()]


def apply_rocks_move_to_row(state: Position, action: Action) -> None:
    """Put the rocks beside the chosen row."""
    state.pending.pop()
    before, state.rocks = state.rocks, int(action[1])
    if state.events is not None:
        told = msg(
            "log-rocks", seat=seat_ref(state.active), row=state.rocks + 1, icon=messages.SPECIAL_CARD_ICONS[ROCKS]
        )
        state.log_event(told, motions=(motions.rocks_row_change_motion(before, state.rocks),))


def apply_rocks_kept_for_two_cards(state: Position, action: Action) -> None:
    """Keep the rocks where they are; the seat pays two cards."""
    item = state.pending.pop()
    state.pending.append(PendingItem("pay", item.seat, CARDS_TO_DISCARD))
    if state.events is not None:
        state.log_event(msg("log-rocks-stay", seat=seat_ref(item.seat), icon=messages.SPECIAL_CARD_ICONS[ROCKS]))
