"""The clicks: put here the elements that a person clicks, one after the other, for each legal action."""

from collections.abc import Sequence

from kajuta.core.game import Move
from kajuta.core.state import Action
from kajuta.games.pearls import element_ids
from kajuta.games.pearls.rules import PearlsPosition


def moves(state: PearlsPosition, actions: Sequence[Action]) -> list[Move]:
    """Click path of each of ``actions``: one click on a card in the hand."""
    seat = state.to_act
    if seat is None:
        return []
    return [
        Move(action, (element_ids.held_card_id(seat, state.hands[seat].index(int(action[1]))),)) for action in actions
    ]
