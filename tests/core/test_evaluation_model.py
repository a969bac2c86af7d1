"""Evaluation models: weights are data, chances add up, and files are validated."""

from typing import Any

import pytest

from kajuta.core.evaluation_model import EvaluationModel, sequential_sum
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from tests.helpers import miniature
from tests.helpers.tables import GAMES, Table, play

JUDGED = [game for game in GAMES if game.evaluation_model is not None]
DATA = {"weights": {"2": {"bias": 0.5, "row": 2.0, "hand": 1.0}}, "step": 1.0, "odds": [1.0, 0.5, 0.25]}


class Judging(miniature.ShellsGame):
    """The miniature game with two features for its evaluation."""

    evaluation_model = EvaluationModel.from_json(DATA, ("row", "hand"))

    evaluate = Game.evaluate

    def features(self, state: miniature.Shells, seat: int) -> list[float]:
        return [sum(state.rows[seat]), sum(state.hands[seat])]


def test_numbers_are_added_alike_in_every_version_of_python() -> None:
    assert sequential_sum([1e16, 1.0, -1e16]) == 0.0, "what sum() rounds away, and since Python 3.12 makes good"
    assert sequential_sum([]) == 0.0


def test_an_evaluation_is_the_weighted_sum_of_the_features() -> None:
    state = miniature.Shells(2, sinking=False, seed=1)
    state.rows, state.hands = [[3], [1]], [[2, 2], [6, 1]]
    assert [Judging().evaluate(state, seat) for seat in (0, 1)] == [10, 9]


def test_win_probabilities_follow_the_table_of_odds_and_add_up_to_one() -> None:
    evaluation_model = EvaluationModel.from_json(DATA, ("row", "hand"))
    assert evaluation_model.win_probabilities([4, 3]) == [1 / 1.5, 0.5 / 1.5]
    assert evaluation_model.win_probabilities([4, 2.5, 4]) == pytest.approx([1 / 2.375, 0.375 / 2.375, 1 / 2.375])
    assert evaluation_model.win_probabilities([0, 100])[0] == 0.25 / 1.25
    assert evaluation_model.crew_win_probability(0.0) == 0.5


def test_a_crew_is_evaluated_by_the_viewer_since_each_knows_its_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Judging, "all_win_together", lambda self, state: True)
    state = miniature.Shells(2, sinking=False, seed=1)
    state.rows, state.hands = [[], []], [[-2], [-0.5]]  # type: ignore[list-item]
    crew = Judging()
    assert crew.utility(state, 0) < crew.utility(state, 1)
    assert crew.win_probabilities(state, 1) == [crew.utility(state, 1)] * 2


def test_a_finished_game_is_won_or_lost() -> None:
    state = miniature.Shells(3, sinking=False, seed=1)
    state.rows, state.hands, state.draw_pile, state.to_act = [[3], [4], [4]], [[], [], []], [], None
    assert Judging().win_probabilities(state) == [0, 0.5, 0.5]


def test_a_game_without_features_maximizes_its_own_evaluation() -> None:
    state = miniature.Shells(2, sinking=False, seed=1)
    assert [miniature.GAME.utility(state, seat) for seat in (0, 1)] == [
        miniature.GAME.evaluate(state, seat) for seat in (0, 1)
    ]
    assert miniature.GAME.feature_names() == []


@pytest.mark.parametrize("weights", [{"bias": 0, "row": 1}, {"bias": 0, "row": 1, "hand": 1, "luck": 1}])
def test_a_file_with_other_features_is_refused(weights: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="group 2"):
        EvaluationModel.from_json({**DATA, "weights": {"2": weights}}, ("row", "hand"))


def test_an_evaluation_model_goes_through_json() -> None:
    evaluation_model = EvaluationModel.from_json({**DATA, "about": {"games": 3}}, ("row", "hand"))
    assert EvaluationModel.from_json(evaluation_model.to_json(), ("row", "hand")) == evaluation_model


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: str(game.id))
def test_every_position_has_features_and_win_probabilities(game: Game[Any]) -> None:
    assert game.evaluation_model is not None
    for seats in game.players:
        table = Table(game, seats, game.complete_options(seats, {}))
        for number, (state, _) in enumerate(play(table.new(2), Rng(2), 20_000)):
            if number % 20:
                continue
            numbers = [game.features(state, seat) for seat in range(seats)]
            assert {len(one) for one in numbers} == {len(game.evaluation_model.features)}
            assert game.features_by_seat(state) == numbers, "the same of all seats at once"
            chances = game.win_probabilities(state)
            assert len(chances) == seats
            assert all(0 <= chance <= 1 for chance in chances)
            assert game.all_win_together(state) or sum(chances) == pytest.approx(1)
