"""Predicted ends of turns: correct in every deal that the seat cannot tell apart; the prediction reveals nothing."""

import itertools
from typing import Any

import pytest

from kajuta import games
from kajuta.core.errors import IllegalAction
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.match.branch import redeal_unseen
from tests.helpers.lookalikes import sit
from tests.helpers.tables import GAMES, Table, play, tables
from tests.match.test_match import sit as at_shells

TABLES = [table for game in GAMES for table in tables(game)]
POSITIONS = 10
ACTIONS = 6
DEALS = 6


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def decisions(table: Table, seed: int) -> list[State]:
    """Copies of some positions of a random game with more than one legal action."""
    rng = Rng(seed)
    found = [s.copy() for s, _ in play(table.new(seed), rng, 20_000) if len(s.legal_actions()) > 1]
    every = max(1, len(found) // POSITIONS)
    return found[rng.randbelow(every) :: every]


def marks(table: Table, state: State, seat: int, actions: list[Action]) -> list[bool]:
    match = sit(table, state, seat, seed=1)
    return [match.ends_turn(action) for action in actions]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_mark_is_true_and_the_same_in_every_deal_that_the_seat_cannot_tell_apart(table: Table) -> None:
    rng = Rng(9)
    for state in decisions(table, 5):
        seat = state.to_act
        assert seat is not None
        actions = [rng.choice(state.legal_actions()) for _ in range(ACTIONS)]
        marked = marks(table, state, seat, actions)
        other = redeal_unseen(state, seat, rng)
        if set(actions) <= set(other.legal_actions()):
            assert marks(table, other, seat, actions) == marked
        deals = [state, other, *(state.determinize(seat, rng) for _ in range(DEALS))]
        for action in itertools.compress(actions, marked):
            for deal in deals:
                if action in deal.legal_actions():
                    assert turn_is_over(deal, action), f"{action} does not end the turn of seat {seat}"


def turn_is_over(state: State, action: Action) -> bool:
    """Whether ``action`` and the forced steps after it end the turn; fails if they reveal something."""
    after, seat = state.copy(), state.to_act
    after.apply(action)
    while after.turn == state.turn and after.to_act == seat and len(after.legal_actions()) == 1:
        after.apply(after.legal_actions()[0])
    assert after.irreversible_events == state.irreversible_events, f"{action} reveals something"
    return after.turn != state.turn and after.to_act is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_game_in_which_turns_end_unseen_has_moves_that_surely_end_one(game: Any) -> None:
    table = next(tables(game))
    found = [
        (state, action)
        for seed in range(4)
        for state in decisions(table, seed)
        for action in state.legal_actions()[:20]
    ]
    if any(ends_unseen(state, action) for state, action in found):
        assert any(marks(table, state, state.to_act or 0, [action])[0] for state, action in found)


def ends_unseen(state: State, action: Action) -> bool:
    """Whether ``action`` ends the turn of the seat to act without revealing anything."""
    if state.reaction_window() is not None:
        return False
    after = state.copy()
    after.apply(action)
    return after.irreversible_events == state.irreversible_events and after.turn != state.turn


def test_whoever_is_not_asked_gets_no_answer() -> None:
    match = at_shells("human", "random")
    with pytest.raises(IllegalAction):
        match.ends_turn(("lay", 9))
    with pytest.raises(IllegalAction):
        match.ends_turn((), ["hand:0:0"])
    match.play(("lay", 0))
    with pytest.raises(IllegalAction):
        match.ends_turn(match.state.legal_actions()[0])
