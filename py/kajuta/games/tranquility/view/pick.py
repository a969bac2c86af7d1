"""Sets of cards that are selected together: to pay, to discard or to give for the Start card."""

from collections.abc import Sequence

from kajuta.core.pick import Pick, PickGroup
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import element_ids
from kajuta.games.tranquility.rules.cards import ISLAND_COUNT
from kajuta.games.tranquility.rules.determinization import CARD_BY_CARD_DECISIONS
from kajuta.games.tranquility.rules.state import Position
from kajuta.games.tranquility.view.click_paths_of_actions import open_decision_kind

CONFIRM = {"pay": "pay-chosen", "down": "discard-chosen", "give": "discard-chosen"}
"""Id of the button that confirms the set, by the kind of decision."""


def pick(state: Position, actions: Sequence[Action]) -> Pick | None:
    """Selectable cards of the hand, and the exact number to select; None if no set has to be selected."""
    decision = open_decision_kind(state)
    if decision not in CARD_BY_CARD_DECISIONS:
        return None
    item = state.pending[-1]
    hand = element_ids.hand_id(item.seat)
    cards = {
        f"{hand}:{place}": ("pay", card)
        for place, card in enumerate(state.hands[item.seat])
        if place >= item.low and (card <= ISLAND_COUNT or state.can_discard(card))
    }
    return Pick(cards, (PickGroup(tuple(cards), item.what, item.what),), CONFIRM[decision], "cost.order")
