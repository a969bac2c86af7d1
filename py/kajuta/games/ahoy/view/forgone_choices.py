"""Islands for evacuated comrades that a choice rules out.

The islands are chosen one by one in the order of their regions, and the same island may be chosen again. So they cannot
be offered as a set of elements to select [order.choices].
"""

from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.play_plan_cards import legal_evacuee_destinations
from kajuta.games.ahoy.rules.state import Position


def islands_forgone(state: Position, frame: decision_types.ChooseEvacueeDestination, chosen: int) -> list[int]:
    """Regions that are legal now but not after ``chosen`` is chosen; empty if no further comrade follows."""
    return [region for region in _open(state, frame) if region < chosen] if frame.left > 1 else []


def sends_all_to_one_island(
    state: Position, frame: decision_types.ChooseEvacueeDestination, action: decision_types.ChosenAction
) -> bool:
    """Whether ``action`` leaves only one island, so that all remaining comrades go there."""
    open_now = _open(state, frame)
    return len(action) > 1 and frame.left > 1 and len(open_now) > 1 and action[1] == open_now[-1]


def _open(state: Position, frame: decision_types.ChooseEvacueeDestination) -> list[int]:
    """Regions that can be chosen now, in ascending order."""
    return [int(option[1]) for option in legal_evacuee_destinations(state, frame) if len(option) > 1]
