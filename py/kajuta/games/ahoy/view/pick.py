"""Sets that are selected as a whole: slots to repair, islands to inspire, crew that a buccaneer removes."""

from collections.abc import Sequence

from kajuta.core.pick import Pick, PickGroup
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import SLOTS_REPAIRED
from kajuta.games.ahoy.rules.market_card_table import cards_in_mask
from kajuta.games.ahoy.view.click_paths_of_actions import BUTTON_PREFIX, click_path

_DONE: Action = ("done",)


def pick(state: Ahoy, actions: Sequence[Action]) -> Pick | None:
    """The set of elements that the open decision asks the player to choose; None if it asks for no set."""
    if state.to_act is None:
        return None
    match frame := state.decision():
        case decision_types.ChooseRepairSlot():
            return _at_most(state, actions, "mend", frame.left, "actions.repair")
        case decision_types.ChooseHarbourRepairOrCannons():
            return _at_most(state, actions, "mend", SLOTS_REPAIRED, "terrain.harbour")
        case decision_types.ChooseInspiredIsland():
            return _at_most(state, actions, "comrade", min(frame.left, state.ready), "union.inspire")
        case decision_types.ChooseCrewRemovedByBuccaneer():
            crew = [card for card in cards_in_mask(state.crew[frame.victim]) if card > frame.last]
            cards: dict[str, Action] = {f"crew:{card}": ("crew", card) for card in crew}
            group = PickGroup(tuple(cards), frame.left, frame.left)
            return Pick(cards, (group,), BUTTON_PREFIX + "remove", "crew.buccaneer")
    return None


def _at_most(state: Ahoy, actions: Sequence[Action], kind: str, most: int, clause: str) -> Pick:
    """Pick of up to ``most`` elements, possibly none, whose ``actions`` are of the kind ``kind``."""
    open_now = {click_path(state, state.decision(), action)[0]: action for action in actions if action[0] == kind}
    group = PickGroup(tuple(open_now), 0, min(most, len(open_now)))
    return Pick(open_now, (group,), BUTTON_PREFIX + "done", clause, end=_DONE)
