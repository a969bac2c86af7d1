"""Day and night: cards lie with the sun or the moon up, and may be turned."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import element_ids, texts, turn
from kajuta.games.tranquility.rules.pending import Pending
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.state import Position

TURN_HANDS: Action = ("turn-hands",)
KEEP_HANDS: Action = ("keep-hands",)


def is_well_turned(state: Position) -> bool:
    """Say whether suns and moons lie as day and night demands; always so in other variants."""
    if state.variant != DAY_NIGHT:
        return True
    half = len(state.sea) // 2
    if state.halves:
        return state.moon == (1 << len(state.sea)) - (1 << half)
    return state.moon.bit_count() == half


def turn_card(state: Position, action: Action) -> None:
    """Turn a card of the sea over, for one card."""
    cell = int(action[1])
    state.moon ^= 1 << cell
    if state.events is not None:
        told = texts.log_card_turned(state.active, state.sea[cell], bool(state.moon >> cell & 1))
        state.log_event(told, motions=(flip(element_ids.cell_id(cell)),))
    turn.follow_up(state, [Pending("pay", state.active, 1)])


def hands_choices(state: Position, item: Pending) -> list[Action]:
    """Return whether all hands are turned."""
    return [KEEP_HANDS, TURN_HANDS]


def keep_hands(state: Position, action: Action) -> None:
    """Leave all hands as they are."""
    state.pending.pop()


def turn_hands(state: Position, action: Action) -> None:
    """Turn the cards in all hands over."""
    item = state.pending.pop()
    state.facing ^= 1
    if state.events is not None:
        state.log_event(msg("log-turn-hands", seat=seat_ref(item.seat), facing="moon" if state.facing else "sun"))
