"""Predicts whether an action ends the player's turn, using only what that player knows.

The prediction is tested in several random deals of the hidden cards, never in the real position, and the deals depend
only on what the player knows. So the answer reveals nothing hidden. An action that reveals something or ends the game
never counts as ending the turn.
"""

from collections.abc import Sequence

from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.match.match_position import MatchPosition
from kajuta.match.picked_actions import picked_actions

DEALS = 12
"""Number of random deals to test. Whose turn it is is public, so they rarely differ unless something is revealed."""
MAX_FORCED_STEPS = 20
"""Maximum number of forced steps after the action that are followed to the end of the turn."""


def ends_turn(position: MatchPosition, action: Action, chosen: Sequence[str] | None = None) -> bool:
    """Whether ``action``, or the set ``chosen`` of the open pick, ends the turn of the seat to act in every test deal.

    Raises IllegalAction if it is not legal.
    """
    seat = position.state.to_act
    if seat is None:
        raise IllegalAction("action-illegal")
    _actions(position, action, chosen)
    if position.state.reaction_window() is not None:  # it is another seat's turn
        return False
    return all(_ends_turn_in(_dealt(position, seat, deal), action, chosen) for deal in range(DEALS))


def _dealt(position: MatchPosition, seat: int, deal: int) -> MatchPosition:
    """Copy of ``position`` in which everything is dealt again that ``seat`` has not seen."""
    other = position.copy()
    other.state = position.state.determinize(seat, Rng(deal))
    other.clear_cache()
    return other


def _actions(position: MatchPosition, action: Action, chosen: Sequence[str] | None) -> list[Action]:
    """Actions to play; raises IllegalAction if they are not legal."""
    if chosen is None:
        if action not in position.legal_actions():
            raise IllegalAction("action-illegal")
        return [action]
    pick = position.offered_pick()
    if pick is None:
        raise IllegalAction("action-illegal")
    return picked_actions(position.game, position.state, pick, chosen)


def _ends_turn_in(position: MatchPosition, action: Action, chosen: Sequence[str] | None) -> bool:
    """Whether the turn ends in the test deal ``position``, which is changed, without revealing anything."""
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
