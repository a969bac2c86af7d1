"""Achievements: awarded only in finished games, to existing seats, under names that have texts."""

from collections import Counter
from typing import Any

import pytest

from kajuta.coach import achievements
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.games import all_games
from kajuta.match import Match
from kajuta.match.match_setup import Player, Setup
from tests.helpers.tables import Table, tables


def played(table: Table, seed: int) -> Match:
    """Match of random play to its end."""
    players = (Player("", "random"),) * table.seats
    match = Match(Setup(table.game.id, players, table.options, seed))
    chance = Rng(seed)
    while match.screen.next_step().kind != "over":
        match.play(chance.choice(match.state.legal_actions()))
    return match


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_feats_are_known_by_name_told_of_a_seat_once_and_of_finished_games_alone(game: Game[Any]) -> None:
    assert 3 <= len(game.achievements) <= 6, f"{game.id}: name three to six achievements in game.py"
    for seed, table in enumerate(list(tables(game))[:6]):
        match = played(table, seed)
        told = achievements.match_achievements(match)
        assert {one["name"] for one in told} <= set(game.achievements)
        assert {one["seat"] for one in told} <= set(range(table.seats))
        assert max(Counter((one["seat"], one["name"]) for one in told).values(), default=1) == 1
    assert achievements.match_achievements(Match(match.setup)) == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_telling_the_feats_leaves_the_match_alone(game: Game[Any]) -> None:
    match = played(next(tables(game)), 3)
    before = match.state.digest()
    assert achievements.match_achievements(match) == achievements.match_achievements(match)
    assert match.state.digest() == before
