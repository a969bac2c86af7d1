"""Exploration deck of the pyramid variant: laying an island on a border card reveals a card of the deck."""

from bisect import insort

from kajuta.core.motion import ripple
from kajuta.games.tranquility.rules import messages, sharp_rocks
from kajuta.games.tranquility.rules.cards import COMPASS, FINISH, MONSTER, ROCKS, WILD, is_storm
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.state import Position


def reveal_exploration_card(state: Position, item: PendingItem) -> None:
    """Reveal the top card of the exploration deck and apply its effect to the active seat."""
    if not state.exploration:
        return
    seat = item.seat
    card = state.exploration[-1]
    state.exploration = state.exploration[:-1]
    state.irreversible_events += 1
    if is_storm(card):
        state.pending.append(PendingItem("storm", seat, card))
        return
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_special_card("log-reveal", seat, card), motions=(ripple("exploration"),)
        )
    if card in (FINISH, WILD):
        insort(state.hands[seat], card)
        state.note_shown_card(seat, card)
    elif card == COMPASS:
        state.compasses += 1
    elif card == MONSTER:
        state.pending.append(PendingItem("attack", seat))
    elif card != ROCKS:
        state.gone += (card,)
    elif state.full_row_count() < state.sea_shape().full_rows:
        state.pending.append(PendingItem("place-rocks", seat))
    else:
        sharp_rocks.send_rocks_out_of_game(state)
