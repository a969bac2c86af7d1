"""Questions asked before an action that is probably a mistake."""

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.messages import slot_name
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.rules.state import Position
from kajuta.games.ahoy.view.forgone_choices import choices_forgone_by_action, loses_choices_by_order
from kajuta.games.ahoy.view.wasted_dice import wasted_die_reason


def confirmation_question(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> Message | None:
    """Question before a die is placed that does nothing [actions.useless], or a choice forgoes others."""
    if action[0] == "die":
        _, die, slot = action
        lacking = wasted_die_reason(state, frame.who, die, slot)
        return (
            None if lacking is None else msg("confirm-idle", slot=slot_name(slot), n=state.pool[die], lacking=lacking)
        )
    return _forgone(state, frame, action) if loses_choices_by_order(state, frame, action) else None


def _forgone(state: Position, frame: OpenDecision, action: decision_types.ChosenAction) -> Message:
    """Warning that an action comes too early in a row of choices, and how to have the others [order.choices]."""
    chosen = action[1]
    if action[0] == "mend":
        return msg("confirm-mend", slot=slot_name(chosen))
    others, *more = (state.region_name(region) for region in choices_forgone_by_action(state, frame, action))
    for other in more:
        others = msg("and", a=others, b=other)
    if isinstance(frame, decision_types.ChooseEvacueeDestination):
        return msg("confirm-evacuate", region=state.region_name(chosen), others=others, n=frame.left)
    return msg("confirm-inspire", region=state.region_name(chosen), others=others)
