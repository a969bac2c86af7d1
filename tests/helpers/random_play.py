"""Random games of every game, number of seats and option."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from kajuta.core.rng import Rng
from kajuta.core.state import State
from tests.helpers.tables import GAMES, Table, combinations, play, tables

LIMIT = 20_000
"""Limit of decisions, larger than in any real game."""

TABLES = [table for game in GAMES for table in tables(game)]
MIXED = [table for game in GAMES for table in combinations(game, 8, seed=len(game.id))]
SEEDS = st.integers(min_value=0, max_value=2**32)

every_table = pytest.mark.parametrize("table", TABLES + MIXED, ids=repr)
random_games = settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def sampled(table: Table, seed: int, most: int) -> list[State]:
    """Copies of about ``most`` positions, spread over a random game."""
    rng = Rng(seed)
    kept = [state.copy() for state, _ in play(table.new(seed), rng, LIMIT)]
    step = max(1, len(kept) // most)
    return kept[rng.randbelow(step) :: step]
