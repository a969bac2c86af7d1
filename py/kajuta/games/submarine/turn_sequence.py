"""Sequence of a turn: sailing, the pause beyond the right edge, and the end of the turn, the voyage and the game."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.submarine import deal_draw_and_discard, game_end, messages
from kajuta.games.submarine.motions import hand_card_to_stack_motion, ship_motion
from kajuta.games.submarine.sea_grid import LEFT_HARBOR, RIGHT_HARBOR, SAIL_ACTIONS_BY_STOPS
from kajuta.games.submarine.state import (
    ACT_STAGE,
    BREAK_STAGE,
    END_STANDSTILL,
    MOVE_STAGE,
    OVER_STAGE,
    PLACE_STAGE,
    SAIL_STAGE,
    Position,
)
from kajuta.games.submarine.tokens_and_cards import COLORS, HAND_SIZE

FINISH_TURN: Action = ("done",)
KEEP_HAND: Action = ("stay",)
_SWAPS: list[Action] = [("swap", color) for color in range(len(COLORS))]

MOST_IDLE_VOYAGES = 3
"""Number of consecutive voyages without progress after which the game ends."""


def begin_turn(state: Position) -> None:
    """Begin the turn of the active seat: with placement, sailing or the break."""
    state.to_act = state.active
    state.turn += 1
    if state.has_submarine_in_reserve(state.active):
        state.stage = PLACE_STAGE
        return
    begin_sailing_unless_past_edge(state)


def begin_sailing_unless_past_edge(state: Position) -> None:
    """Begin the sailing stage, or the break for a ship past the right edge."""
    if state.ships[state.active] == RIGHT_HARBOR:
        _begin_break(state)
    else:
        state.stage = SAIL_STAGE


def legal_sailings(state: Position) -> list[Action]:
    """Legal sailings: the columns in which the ship can stop, and the right edge."""
    return SAIL_ACTIONS_BY_STOPS[state.possible_stops(state.active)][:]


def apply_sailing(state: Position, action: Action) -> None:
    """Sail the ship to a column, or past the right edge into its break."""
    seat, column = state.active, int(action[1])
    start = state.ships[seat]
    state.ships[seat] = column
    if state.events is not None:
        state.log_event(
            messages.log_line_about_ship_sailing(seat, column), tone="turn", motions=(ship_motion(seat, start, column),)
        )
    if column == RIGHT_HARBOR:
        _begin_break(state)
    else:
        state.stage = ACT_STAGE if state.might_salvage() else MOVE_STAGE


def _begin_break(state: Position) -> None:
    seat = state.active
    if state.hands[seat] and state.stacks[seat]:
        state.stage = BREAK_STAGE
    else:
        end_turn(state)


def legal_card_swaps(state: Position) -> list[Action]:
    """Legal swaps: one for each color in hand, and swapping no card."""
    return [*[_SWAPS[color] for color in state.colors_in_hand()], KEEP_HAND]


def apply_card_swap(state: Position, action: Action) -> None:
    """Put a card from the hand under the own stack and draw the top card."""
    seat, color = state.active, int(action[1])
    card = deal_draw_and_discard.remove_card_from_hand_face_down(state, seat, color)
    state.stacks[seat] = (card, *state.stacks[seat])
    if state.events is not None:
        swapped = msg("log-swap", seat=seat_ref(seat), icon="submarine-swap")
        state.log_event(swapped, motions=(hand_card_to_stack_motion(seat, color, seat),))
    deal_draw_and_discard.draw_from_own_stack(state, seat)
    end_turn(state)


def apply_break_without_swap(state: Position, action: Action) -> None:
    """End the break without swapping a card."""
    end_turn(state)


def apply_end_of_turn(state: Position, action: Action) -> None:
    """End the turn without further moves or salvages."""
    end_turn(state)


def end_turn(state: Position) -> None:
    """Refill the hand, end the voyage or the game if it is over, and begin the next turn."""
    seat = state.active
    while len(state.hands[seat]) < HAND_SIZE and state.stacks[seat]:
        deal_draw_and_discard.draw_from_own_stack(state, seat)
    state.ending = game_end.game_end_cause(state)
    if not state.ending and state.ships.count(RIGHT_HARBOR) == len(state.ships):
        _end_voyage(state)
    if state.ending:
        _end_game(state)
        return
    reset_turn_record(state)
    begin_next_turn(state)


def begin_next_turn(state: Position) -> None:
    """Begin the turn of the next seat."""
    state.active = (state.active + 1) % len(state.hands)
    begin_turn(state)


def reset_turn_record(state: Position) -> None:
    """Clear the record of moves, salvages and jokers of the last turn."""
    state.moved = ()
    state.taken = 0
    state.laid = ()


def _end_voyage(state: Position) -> None:
    if state.events is not None:
        state.animate(*(ship_motion(seat, RIGHT_HARBOR, LEFT_HARBOR) for seat in range(len(state.ships))))
    state.ships = [LEFT_HARBOR] * len(state.ships)
    state.idle = 0 if state.progress else state.idle + 1
    state.progress = False
    if state.idle == MOST_IDLE_VOYAGES:
        state.ending = END_STANDSTILL
    elif state.events is not None:
        state.log_event(msg("log-voyage", icon=messages.SHIP_ICON), tone="turn")


def _end_game(state: Position) -> None:
    state.to_act = None
    state.stage = OVER_STAGE
    if state.events is not None:
        state.log_event(messages.end_reason(state.ending, state.active, state.ships[state.active]), tone="end")
