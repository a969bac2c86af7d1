"""The clicks: put here which elements a person clicks for each legal action, one after the other."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.state import Action
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition


def moves(state: PearlsPosition, actions: Sequence[Action]) -> list[Move]:
    """Click paths of ``actions``: each takes a click on a card in the hand."""
    seat = state.to_act
    if seat is None:
        return []
    return [
        Move(action, (element_ids.held_card_id(seat, state.hands[seat].index(int(action[1]))),)) for action in actions
    ]
