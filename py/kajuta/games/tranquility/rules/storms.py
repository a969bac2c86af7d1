"""Drawn storms: a storm is revealed when drawn and, unless it is cancelled at once, affects the seat that drew it."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import shake
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, element_ids, messages, motions
from kajuta.games.tranquility.rules.cards import HAND_LIMIT_IN_YELLOW_STORM, ORANGE, PURPLE, WILD, YELLOW
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import PYRAMID
from kajuta.games.tranquility.rules.state import Position

PASS: Action = ("pass",)
CANCEL: Action = ("cancel",)
WILD_CANCEL: Action = ("wild-cancel",)


def reveal_storm(state: Position, item: PendingItem) -> None:
    """Reveal a drawn storm and ask the seats that may cancel it, clockwise from the seat that drew it."""
    seat, card = item.seat, item.what
    state.irreversible_events += 1
    if state.events is not None:
        found = "log-reveal" if state.variant == PYRAMID else "log-storm"
        state.log_event(
            messages.log_line_naming_special_card(found, seat, card),
            tone="loss",
            motions=(shake(element_ids.SEA),),
        )
    state.pending.append(PendingItem("effect", seat, card))
    asked = [other for other in state.seats_clockwise_from(seat) if _asked(state, other)]
    state.pending += [PendingItem("window", other, card, seat) for other in reversed(asked)]


def _asked(state: Position, seat: int) -> bool:
    """Whether, as far as others know, ``seat`` may cancel a storm with a compass or a wild card."""
    return state.compasses > 0 or state.may_hold_wild_card(seat)


def legal_storm_reactions(state: Position, item: PendingItem) -> list[Action]:
    """Legal reactions to a newly drawn storm: let it take effect or cancel it."""
    actions = [PASS]
    if state.compasses:
        actions.append(CANCEL)
    if WILD in state.hands[item.seat]:
        actions.append(WILD_CANCEL)
    return actions


def apply_leaving_storm_uncancelled(state: Position, action: Action) -> None:
    """Decline to cancel the storm; the next seat that may cancel it is asked."""
    state.pending.pop()


def apply_drawn_storm_cancellation(state: Position, action: Action) -> None:
    """Cancel the storm before it takes effect; no other seat is asked."""
    seat, card = state.pending[-1].seat, state.pending[-1].what
    while state.pending[-1].kind == "window":
        state.pending.pop()
    state.pending.pop()
    compasses.spend_compass_or_wild_card_on_storm(state, seat, card, wild=action == WILD_CANCEL)


def apply_storm_effect(state: Position, item: PendingItem) -> None:
    """Apply the effect of a storm to the seat that drew it."""
    seat, card = item.seat, item.what
    if card == YELLOW:
        state.yellow = compasses.counts_with_one_seat_changed(state.yellow, seat, 1)
        state.animate(motions.storm_motion(YELLOW, seat))
        count = min(len(state.hands[seat]) - HAND_LIMIT_IN_YELLOW_STORM, state.discardable_count(seat))
        if count > 0:
            state.pending.append(PendingItem("down", seat, count))
    elif card == ORANGE:
        state.orange = compasses.counts_with_one_seat_changed(state.orange, seat, 1)
        state.animate(motions.storm_motion(ORANGE, seat))
    elif legal_rows_to_close(state, item):
        state.pending.append(PendingItem("purple", seat))
    else:
        state.gone += (PURPLE,)
        if state.events is not None:
            state.log_event(msg("log-purple-nowhere"))


def legal_rows_to_close(state: Position, item: PendingItem) -> list[Action]:
    """Actions that choose the row that a purple storm closes."""
    return [("row", row) for row in state.rows_with_free_cell() if row not in state.purple]


def apply_row_to_close(state: Position, action: Action) -> None:
    """Put the purple storm beside the chosen row."""
    item = state.pending.pop()
    row = int(action[1])
    state.purple = tuple(sorted((*state.purple, row)))
    if state.events is not None:
        told = msg("log-purple", seat=seat_ref(item.seat), row=row + 1)
        state.log_event(told, motions=(motions.storm_motion(PURPLE, row, row=True),))
