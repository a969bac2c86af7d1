"""Questions asked before an action that is probably a mistake."""

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.messages import slot_name
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.state import Position
from kajuta.games.ahoy.view.forgone_choices import islands_forgone, sends_all_to_one_island
from kajuta.games.ahoy.view.wasted_dice import wasted_die_reason


def confirmation_question(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> Message | None:
    """Question before placing a die without effect [actions.useless], or before a choice that rules out others."""
    if action[0] == "die":
        _, die, slot = action
        lacking = wasted_die_reason(state, frame.who, die, slot)
        return (
            None if lacking is None else msg("confirm-idle", slot=slot_name(slot), n=state.pool[die], lacking=lacking)
        )
    if isinstance(frame, decision_types.ChooseEvacueeDestination) and sends_all_to_one_island(state, frame, action):
        return _forgone(state, frame, action[1])
    return None


def _forgone(state: Position, frame: decision_types.ChooseEvacueeDestination, chosen: int) -> Message:
    """Question before all comrades go to one island, naming the islands that are then ruled out [order.choices]."""
    others, *more = (state.region_name(region) for region in islands_forgone(state, frame, chosen))
    for other in more:
        others = msg("and", a=others, b=other)
    return msg("confirm-evacuate", region=state.region_name(chosen), others=others, n=frame.left)
