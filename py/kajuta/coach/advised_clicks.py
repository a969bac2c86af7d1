"""Finds the clicks for an advised action. If the action is part of a set, the best complete set is found."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.pick import Pick
from kajuta.core.rng import Rng
from kajuta.core.state import Action

ChooseBest = Callable[[SeatKnowledge, Sequence[Action]], Generator[float, None, Action]]
"""Search for the best of several actions; a generator that yields while it thinks."""


class AdvisedClicks(NamedTuple):
    """Click path of an advised action, and the ``actions`` that it plays, several for a set.

    ``chosen``: the elements of the set, None for an ordinary move.
    """

    path: tuple[str, ...]
    actions: tuple[Action, ...]
    chosen: tuple[str, ...] | None = None


def find_advised_clicks(
    info: SeatKnowledge, rng: Rng, first: Action, choose_best: ChooseBest
) -> Generator[float, None, AdvisedClicks]:
    """Find the clicks that play ``first``. If it is part of a set, ``choose_best`` selects the rest of the set."""
    world = info.determinize(rng)
    pick = info.game.pick(world, world.legal_actions())
    if pick is None or not pick.is_set or not pick.covers(first):
        path = next(move.path for move in info.game.legal_moves(world) if move.action == first)
        return AdvisedClicks(path, (first,))
    actions = [first] if pick.head else (yield from _complete(info, rng, first, pick, choose_best))
    chosen = _elements(pick, actions)
    ended = () if pick.end is None or len(chosen) == pick.most else (pick.end,)
    return AdvisedClicks((*chosen, pick.confirm), (*actions, *ended), chosen)


def _complete(
    info: SeatKnowledge, rng: Rng, first: Action, pick: Pick, choose_best: ChooseBest
) -> Generator[float, None, list[Action]]:
    """Actions of the best set that begins with ``first``, selected one after the other."""
    actions: list[Action] = []
    best = first
    while best != pick.end:
        actions.append(best)
        if not pick.is_set and pick.end is None:
            break
        info = info.after(best)
        world = info.determinize(rng)
        later = info.game.pick(world, world.legal_actions()) if world.to_act == info.seat else None
        if later is None or not pick.goes_on_in(later):
            break
        pick = later
        candidates = [action for action in info.game.candidates(world) if pick.covers(action)]
        candidates = candidates or [action for action in world.legal_actions() if pick.covers(action)]
        best = candidates[0] if len(candidates) == 1 else (yield from choose_best(info, candidates))
    return actions


def _elements(pick: Pick, actions: Sequence[Action]) -> tuple[str, ...]:
    """Ids of the elements for ``actions``; equal actions get different elements."""
    if pick.head:
        return pick.elements_of(actions[0])
    left = Counter(actions)
    found = []
    for id, action in pick.actions.items():
        if left[action]:
            left[action] -= 1
            found.append(id)
    return tuple(found)
