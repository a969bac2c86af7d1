"""Placement of submarines: all before the first turn or, as an option, one by one during the turns."""

from kajuta.core.state import Action
from kajuta.games.submarine import messages, turn_sequence
from kajuta.games.submarine.motions import submarine_motion
from kajuta.games.submarine.sea_grid import COLUMN_COUNT, DEPTH_COUNT, IN_RESERVE
from kajuta.games.submarine.state import Position

PLACE_LATER: Action = ("later",)
_PLACEMENTS: list[Action] = [("place", column) for column in range(COLUMN_COUNT)]


def legal_submarine_placements(state: Position) -> list[Action]:
    """Legal placements: columns for the next submarine; with gradual placement also placing none."""
    return [*_PLACEMENTS, PLACE_LATER] if state.gradual else _PLACEMENTS[:]


def apply_submarine_placement(state: Position, action: Action) -> None:
    """Place a submarine from the reserve in the top field of a column."""
    seat, column = state.active, int(action[1])
    subs = state.subs[seat]
    sub = subs.index(IN_RESERVE)
    subs[sub] = column * DEPTH_COUNT
    if state.events is not None:
        state.log_event(
            messages.log_line_about_submarine_placement(seat, column),
            motions=(submarine_motion(seat, sub, IN_RESERVE, subs[sub]),),
        )
    if state.gradual:
        if state.edition >= 2:
            state.progress = True
        turn_sequence.begin_sailing_unless_past_edge(state)
    else:
        turn_sequence.begin_next_turn(state)


def apply_no_submarine_placed_this_turn(state: Position, action: Action) -> None:
    """End placement for this turn without placing a submarine."""
    turn_sequence.begin_sailing_unless_past_edge(state)
