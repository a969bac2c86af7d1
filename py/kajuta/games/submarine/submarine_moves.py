"""Choice between moving and salvaging, and the moves of submarines."""

from kajuta.core.state import Action
from kajuta.games.submarine import messages, salvaging, turn_sequence
from kajuta.games.submarine.motions import submarine_motion
from kajuta.games.submarine.sea_grid import MOVE_ACTIONS_FROM_FIELD
from kajuta.games.submarine.state import MOVE_STAGE, SALVAGE_STAGE, Position
from kajuta.games.submarine.turn_sequence import FINISH_TURN

CHOOSE_MOVING: Action = ("act", MOVE_STAGE)
CHOOSE_SALVAGING: Action = ("act", SALVAGE_STAGE)


def legal_choices_to_move_or_salvage(state: Position) -> list[Action]:
    """Legal choices between moving and salvaging."""
    return [CHOOSE_SALVAGING, CHOOSE_MOVING] if salvaging.legal_salvages(state) else [CHOOSE_MOVING]


def apply_choice_to_move_or_salvage(state: Position, action: Action) -> None:
    """Choose whether the submarines move or salvage in this turn."""
    state.stage = str(action[1])


def legal_submarine_moves(state: Position) -> list[Action]:
    """Legal moves of submarines that have not moved in this turn; after the first move also the end of the turn."""
    actions = [
        action
        for field in sorted(dict.fromkeys(state.fields_of_ready_submarines()))
        for action in MOVE_ACTIONS_FROM_FIELD[field]
    ]
    if state.moved:
        actions.append(FINISH_TURN)
    return actions


def apply_submarine_move(state: Position, action: Action) -> None:
    """Move a submarine to another field; after the last one the turn ends."""
    seat, start, to = state.active, int(action[1]), int(action[2])
    subs = state.subs[seat]
    mover = subs.index(start)
    while mover in state.moved:
        mover = subs.index(start, mover + 1)
    subs[mover] = to
    state.moved += (mover,)
    if state.events is not None:
        state.log_event(
            messages.log_line_about_submarine_move(seat, start, to), motions=(submarine_motion(seat, mover, start, to),)
        )
    if not state.fields_of_ready_submarines():
        turn_sequence.end_turn(state)
