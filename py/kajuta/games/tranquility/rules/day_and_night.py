"""The Day and Night variant: each card shows the sun or the moon, and may be turned."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import element_ids, messages, turn
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.state import Position

TURN_HANDS: Action = ("turn-hands",)
KEEP_HANDS: Action = ("keep-hands",)


def has_right_suns_and_moons(state: Position) -> bool:
    """Whether suns and moons are distributed as Day and Night demands; always true in other variants."""
    if state.variant != DAY_NIGHT:
        return True
    half = len(state.sea) // 2
    if state.halves:
        return state.moon == (1 << len(state.sea)) - (1 << half)
    return state.moon.bit_count() == half


def apply_card_turning(state: Position, action: Action) -> None:
    """Turn a card of the sea over; the seat pays one card for it."""
    cell = int(action[1])
    state.moon ^= 1 << cell
    if state.events is not None:
        told = messages.log_card_turned(state.active, state.sea[cell], bool(state.moon >> cell & 1))
        state.log_event(told, motions=(flip(element_ids.cell_id(cell)),))
    turn.queue_rest_of_turn(state, [PendingItem("pay", state.active, 1)])


def legal_turnings_of_all_hands(state: Position, item: PendingItem) -> list[Action]:
    """Actions that turn the cards in all hands over or leave them."""
    return [KEEP_HANDS, TURN_HANDS]


def apply_keeping_of_all_hands(state: Position, action: Action) -> None:
    """Leave the cards in all hands as they are."""
    state.pending.pop()


def apply_turning_of_all_hands(state: Position, action: Action) -> None:
    """Turn the cards in all hands over."""
    item = state.pending.pop()
    state.facing ^= 1
    if state.events is not None:
        state.log_event(msg("log-turn-hands", seat=seat_ref(item.seat), facing="moon" if state.facing else "sun"))
