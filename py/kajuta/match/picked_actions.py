"""Converts the elements chosen in a pick into actions."""

from collections.abc import Collection
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.pick import Pick
from kajuta.core.state import Action, State


def picked_actions(game: Game[Any], state: State, pick: Pick, chosen: Collection[str]) -> list[Action]:
    """Actions that choose the elements ``chosen`` in ``state`` and end the decision.

    Raises IllegalAction if ``pick`` or the rules do not allow them.
    """
    if not pick.allows(chosen):
        raise IllegalAction("action-illegal")
    actions = [action for id, action in pick.actions.items() if id in chosen]
    if pick.head:
        actions = [pick.head + tuple(part for action in actions for part in action)]
    if not actions and pick.end is not None:
        actions = [pick.end]
    trial = state.copy()
    for action in actions[:-1]:
        _play(trial, action)
    last = actions[-1]
    if pick.end in (None, last):
        _require_legal(trial, last)
        return actions
    before = game.pick(trial, trial.legal_actions())
    seat = trial.to_act
    _play(trial, last)
    after = game.pick(trial, trial.legal_actions()) if trial.to_act == seat else None
    if before is not None and pick.end is not None and before.goes_on_in(after):
        actions.append(pick.end)
    return actions


def _play(state: State, action: Action) -> None:
    _require_legal(state, action)
    state.apply(action)


def _require_legal(state: State, action: Action) -> None:
    if action not in state.legal_actions():
        raise IllegalAction("action-illegal")
