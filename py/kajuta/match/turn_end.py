"""Whether what a person is about to play ends its turn, as far as that person can know.

The question is put to deals that look alike to the seat, never to the position itself, and the deals follow from what
the seat knows. So the answer tells nothing that is hidden. What reveals something, or ends the game, is never said to
end the turn.
"""

from collections.abc import Sequence

from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.match.match_position import MatchPosition
from kajuta.match.picked_actions import picked_actions

DEALS = 12
"""Deals in each of which the turn has to end. Whose turn it is is public, so deals seldom differ in it unless something
is revealed."""
MAX_FORCED_STEPS = 20
"""Forced steps after the decision that are followed to the end of the turn."""


def ends_turn(position: MatchPosition, action: Action, chosen: Sequence[str] | None = None) -> bool:
    """Whether ``action``, or choosing ``chosen`` of the open pick, ends the turn of the seat to act in every deal.

    Raises IllegalAction where it is not legal.
    """
    seat = position.state.to_act
    if seat is None:
        raise IllegalAction("action-illegal")
    _actions(position, action, chosen)
    if position.state.reaction_window() is not None:  # the turn is another seat's
        return False
    return all(_ends_turn_in(_dealt(position, seat, deal), action, chosen) for deal in range(DEALS))


def _dealt(position: MatchPosition, seat: int, deal: int) -> MatchPosition:
    """``position`` with everything dealt anew that ``seat`` has not seen."""
    other = position.copy()
    other.state = position.state.determinize(seat, Rng(deal))
    other.clear_cache()
    return other


def _actions(position: MatchPosition, action: Action, chosen: Sequence[str] | None) -> list[Action]:
    """Actions that are played; raises IllegalAction where they are not legal."""
    if chosen is None:
        if action not in position.legal_actions():
            raise IllegalAction("action-illegal")
        return [action]
    pick = position.offered_pick()
    if pick is None:
        raise IllegalAction("action-illegal")
    return picked_actions(position.game, position.state, pick, chosen)


def _ends_turn_in(position: MatchPosition, action: Action, chosen: Sequence[str] | None) -> bool:
    """Whether the turn ends in ``position``, a deal that is not used any further, and nothing is revealed."""
    state = position.state
    seat, turn, revealed = state.to_act, state.turn, state.irreversible_events
    try:
        actions = _actions(position, action, chosen)
    except IllegalAction:
        return False
    for played in actions:
        position.add(played)
    for _ in range(MAX_FORCED_STEPS):
        due = position.next_step()
        if due.kind != "forced" or due.seat != seat or state.turn != turn:
            break
        position.add(position.legal_actions()[0])
    return state.turn != turn and state.to_act is not None and state.irreversible_events == revealed
