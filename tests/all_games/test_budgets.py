"""Limits for each game: bytes to download, and number of elements on its table."""

from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.core.scene import elements
from kajuta.games import all_games
from tests.helpers.budgets import own_bytes
from tests.helpers.random_play import sampled
from tests.helpers.tables import Table

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))

BYTES = 170_000
"""Upper limit for the gzipped size of a game's own files, in bytes."""
THINGS = 300
"""Most elements on a table, buttons included."""
POSITIONS = 25
"""Number of positions of a random game to check."""


@each_game
def test_a_game_is_light_enough_to_be_fetched(game: Game[Any]) -> None:
    assert own_bytes(game.id) <= BYTES, f"{game.id}: bytes of its modules, words and drawings"


@each_game
def test_a_table_has_few_enough_things_to_be_drawn_at_once(game: Game[Any]) -> None:
    seats = max(game.players)
    table = Table(game, seats, game.complete_options(seats, {}))
    for state in sampled(table, 1, POSITIONS):
        scene = game.scene(state, state.to_act)
        assert sum(1 for _ in elements(scene)) <= THINGS, f"{game.id}: elements in its scene"
