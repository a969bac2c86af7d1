"""Choices that are made one by one in a fixed order: the ones that an action puts out of reach [order.choices].

Slots and crew go from left to right, islands in the order of their regions. Positions and saves rest on that order, so
the table asks and explains where it could cost anybody something.
"""

from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.damage import legal_repair_slots
from kajuta.games.ahoy.rules.faction_board_tables import SLOTS_REPAIRED
from kajuta.games.ahoy.rules.mollusk_union import legal_inspire_action_islands
from kajuta.games.ahoy.rules.play_plan_cards import legal_evacuee_destinations
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.state import Position


def choices_forgone_by_action(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> list[int]:
    """Slots or regions that are open now and no more after ``action``; empty if nothing is chosen after."""
    if len(action) != 2 or _left(state, frame) < 2:
        return []
    return [one for one in _open(state, frame) if one < action[1]]


def loses_choices_by_order(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> bool:
    """Whether fewer slots or islands can be reached with ``action`` first than with an earlier one first.

    An evacuation always moves everybody: there the question is whether all that are left must go to one island.
    """
    if len(action) != 2 or action[0] not in ("mend", "comrade"):
        return False
    left, open_now = _left(state, frame), _open(state, frame)
    chosen: int = action[1]
    behind = sum(one > chosen for one in open_now)
    if isinstance(frame, decision_types.ChooseEvacueeDestination):
        return left > 1 and not behind and len(open_now) > 1
    return 1 + min(left - 1, behind) < min(left, len(open_now))


def _open(state: Position, frame: OpenDecision) -> list[int]:
    """Slots or regions that can be chosen now, in their order; none where no order matters."""
    match frame:
        case decision_types.ChooseHarbourRepairOrCannons():
            return state.damaged_slots(frame.who)
        case decision_types.ChooseRepairSlot():
            options = legal_repair_slots(state, frame)
        case decision_types.ChooseInspiredIsland():
            options = legal_inspire_action_islands(state, frame)
        case decision_types.ChooseEvacueeDestination():
            options = legal_evacuee_destinations(state, frame)
        case _:
            return []
    return [int(option[1]) for option in options if len(option) > 1]


def _left(state: Position, frame: OpenDecision) -> int:
    """Number of slots, islands or comrades that can still be chosen."""
    match frame:
        case decision_types.ChooseHarbourRepairOrCannons():
            return SLOTS_REPAIRED
        case decision_types.ChooseInspiredIsland():
            return min(frame.left, state.ready)
        case decision_types.ChooseRepairSlot() | decision_types.ChooseEvacueeDestination():
            return frame.left
    return 0
