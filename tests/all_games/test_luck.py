"""Irreversible events: a decision that reveals something counts as one, and undoing it makes the game practice."""

import pytest

from kajuta.core.rng import Rng
from tests.helpers.tables import GAMES, Table, play, tables

TABLES = [table for game in GAMES for table in tables(game)]
EVERY = 3
"""Average number of decisions between two that are checked."""


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_whoever_sees_something_new_by_a_decision_has_had_luck(table: Table) -> None:
    rng = Rng(11)
    looked = 0
    for state, action in play(table.new(6), rng, 20_000):
        seat = state.to_act
        assert seat is not None
        if rng.randbelow(EVERY):
            continue
        after, otherwise = state.copy(), state.determinize(seat, rng)
        if action not in otherwise.legal_actions():
            continue
        after.apply(action)
        otherwise.apply(action)
        looked += 1
        if table.game.scene(after, seat) != table.game.scene(otherwise, seat):
            assert after.irreversible_events > state.irreversible_events, f"{action} showed seat {seat} something"
        if looked == 80:
            break
