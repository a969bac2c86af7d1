"""Equal points in every game: the outcome names the tie-breaker, or says that the place is shared."""

from typing import Any

import pytest
from hypothesis import given

from kajuta.core.game import Game
from kajuta.games import all_games
from kajuta.match import saves
from tests.helpers.random_play import SEEDS, every_table, random_games, sampled
from tests.helpers.ties import recorded_ties, untold_ties


@every_table
@random_games
@given(seed=SEEDS)
def test_wherever_a_game_would_end_equal_points_are_explained(table: Any, seed: int) -> None:
    for state in sampled(table, seed, 12):
        outcome = state.outcome_so_far()
        if table.game.is_cooperative(table.options):
            assert outcome.ties == ()
        else:
            assert untold_ties(outcome) == []


RECORDED = [(game, number) for game in all_games() for number in range(len(recorded_ties(game.id)))]


@pytest.mark.parametrize(("game", "number"), RECORDED, ids=lambda one: str(getattr(one, "id", one)))
def test_a_recorded_end_with_equal_points_says_in_outcome_view_and_log_what_decided(
    game: Game[Any], number: int
) -> None:
    match, _ = saves.load_match(recorded_ties(game.id)[number])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert untold_ties(outcome) == []
    shared = outcome.places == (1, 1)
    assert [tie.decided_by is None for tie in outcome.ties] == [shared]
    view = match.view()
    told = [message["id"] for message in view["outcome"]["ties"]]
    assert told == ["core-tie-shared" if shared else "core-tie-decided"]
    assert [line["message"] for line in view["log"]][-1:] == view["outcome"]["ties"]
