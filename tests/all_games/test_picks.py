"""Sets of elements: the limits of a pick and the rules allow the same sets, in any order."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.pick import Pick
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import load_clauses
from kajuta.core.scene import elements
from kajuta.core.state import Action, State
from kajuta.games import all_games
from kajuta.match.picked_actions import picked_actions
from tests.helpers.choices import random_set
from tests.helpers.generic_tests import expected
from tests.helpers.random_play import LIMIT
from tests.helpers.tables import play, tables

EACH = 5
"""Number of sets of a random game to check."""

each_game = pytest.mark.parametrize(
    "game", [game for game in all_games() if type(game).pick is not Game.pick], ids=lambda game: str(game.id)
)


class Picking(NamedTuple):
    """A position in which a set is chosen, its pick, and a random generator."""

    state: State
    pick: Pick
    rng: Rng


def pickings(game: Game[Any]) -> Iterator[Picking]:
    """Yield positions of random games in which a set is chosen."""
    for number, table in enumerate(tables(game)):
        rng = Rng(number)
        found = 0
        for state, _ in play(table.new(number), rng, LIMIT):
            pick = game.pick(state, state.legal_actions()) if state.to_act is not None else None
            if pick is None or not pick.is_set or rng.randbelow(3):
                continue
            yield Picking(state.copy(), pick, rng)
            found += 1
            if found == EACH:
                break


@each_game
def test_what_the_limits_allow_the_rules_take_in_one_order_whatever_order_it_was_chosen_in(game: Game[Any]) -> None:
    seen = 0
    for state, pick, rng in pickings(game):
        seen += 1
        chosen = random_set(pick.to_json()["groups"], rng)
        actions = picked_actions(game, state, pick, chosen)
        assert actions == picked_actions(game, state, pick, sorted(chosen))
        before = state.digest()
        trial = state.copy()
        for action in actions:
            assert action in trial.legal_actions(), (chosen, actions)
            assert pick.covers(action)
            trial.apply(action)
        assert state.digest() == before
    assert seen >= expected(game.id).sets


@each_game
def test_what_the_rules_take_one_by_one_the_limits_allow_as_a_set(game: Game[Any]) -> None:
    for state, pick, rng in pickings(game):
        walk = state.copy()
        taken: list[Action] = []
        left: Pick | None = pick
        while left is not None:
            action = rng.choice([action for action in walk.legal_actions() if left.covers(action)])
            walk.apply(action)
            if action != pick.end:
                taken.append(action)
            later = game.pick(walk, walk.legal_actions()) if walk.to_act == state.to_act else None
            left = later if action != pick.end and left.goes_on_in(later) else None
        chosen = elements_of(pick, taken)
        assert pick.allows(chosen), (taken, pick)
        again = picked_actions(game, state, pick, chosen)
        assert sorted(action for action in again if action != pick.end) == sorted(taken)


def elements_of(pick: Pick, actions: list[Action]) -> list[str]:
    """Ids of the elements that ``actions`` choose."""
    if pick.head:
        (whole,) = actions
        return [id for id, part in pick.actions.items() if set(part) <= set(whole[len(pick.head) :])]
    left = list(actions)
    chosen = []
    for id, action in pick.actions.items():
        if action in left:
            left.remove(action)
            chosen.append(id)
    assert not left
    return chosen


@each_game
def test_a_set_beyond_the_limits_is_refused_and_nothing_is_played(game: Game[Any]) -> None:
    for state, pick, rng in pickings(game):
        chosen = random_set(pick.to_json()["groups"], rng)
        left = [id for id in pick.actions if id not in chosen]
        wrong = [
            [*chosen, *left],
            [*chosen, "nothing"],
            chosen * 2,
            chosen[1:] if pick.groups[0].least else ["nothing"],
        ]
        for one in wrong:
            if pick.allows(one):
                continue
            with pytest.raises(IllegalAction):
                picked_actions(game, state, pick, one)


@each_game
def test_every_click_of_a_pick_leads_on_or_is_refused_by_a_clause(game: Game[Any]) -> None:
    clauses = {clause["id"] for clause in load_clauses(game.id, "en")}
    for state, pick, rng in pickings(game):
        on_table = {one["id"] for one in elements(game.scene(state, state.to_act)) if not one.get("inert")}
        assert {*pick.actions, pick.confirm} <= on_table
        assert {id for group in pick.groups for id in group.ids} == pick.actions.keys()
        actions = state.legal_actions()
        moves = [move.path for move in game.moves(state, actions) if not pick.covers(move.action)]
        assert not {path[0] for path in moves} & {*pick.actions, pick.confirm}, "one click would mean two things"
        chosen: list[str] = []
        ids = [*pick.actions]
        rng.shuffle(ids)
        for id in ids:
            group = next(group for group in pick.groups if id in group.ids)
            if sum(one in group.ids for one in chosen) < group.most:
                chosen.append(id)
                continue
            refusal = game.refusal(state, state.to_act, (*chosen, id))
            assert (refusal.scope, refusal.reason and refusal.reason["id"]) == ("game", "core-pick-full")
            assert refusal.clause in clauses
        if not pick.allows([]):
            refusal = game.refusal(state, state.to_act, (pick.confirm,))
            assert (refusal.scope, refusal.reason and refusal.reason["id"]) == ("game", "core-pick-missing")


@each_game
def test_a_pick_is_the_same_in_all_that_its_seat_takes_for_possible(game: Game[Any]) -> None:
    for state, pick, rng in pickings(game):
        world = state.determinize(state.to_act or 0, rng)
        assert game.pick(world, world.legal_actions()) == pick
        chosen = random_set(pick.to_json()["groups"], rng)
        assert picked_actions(game, world, pick, chosen) == picked_actions(game, state, pick, chosen)
