"""Training of evaluation weights: features that predict the winner gain weight; predicted chances are calibrated."""

import json
from pathlib import Path

import pytest

from kajuta import cli
from kajuta.core.evaluation_model import EvaluationModel
from kajuta.core.rng import Rng
from kajuta.games import game
from league.league_commands import parse_seat_counts_and_options
from league.train import fit, reliability
from league.training_games import TrainingGame, TrainingSample, TrainingTask, play_training_game, play_training_games

NOTHING = {"bias": 0.0, "merit": 0.0, "noise": 0.0}
OLD = EvaluationModel.from_json(
    {"weights": {"2": NOTHING, "3": NOTHING}, "step": 0.25, "odds": [1.0, 0.8]}, ("merit", "noise")
)


def training_games(count: int, chance: Rng, *, all_win_together: bool = False) -> list[TrainingGame]:
    """Random games in which the seat with more merit usually wins, and the feature noise has no effect."""
    made = []
    for _ in range(count):
        merits = [chance.random() * 4 - 2 for _ in range(1 if all_win_together else 2)]
        ahead = merits[0] - (1 if all_win_together else merits[1])
        odds = 2.718 ** (1.5 * ahead)
        won = chance.random() < odds / (1 + odds)
        winners = (0,) if won else () if all_win_together else (1,)
        numbers = tuple((merit, chance.random()) for merit in merits)
        made.append(TrainingGame((TrainingSample(("2",) * len(merits), numbers),), winners, all_win_together))
    return made


def test_what_tells_the_winner_is_found_and_what_does_not_is_left() -> None:
    fitted = fit(training_games(1500, Rng(1)), OLD)
    merit, noise = fitted.weights_by_group["2"].coefficients
    assert merit == pytest.approx(1.5, abs=0.3)
    assert abs(noise) < 0.4
    assert fitted.weights_by_group["3"] == OLD.weights_by_group["3"]


KNOWN = EvaluationModel.from_json(
    {
        "weights": {"2": {"bias": 0.0, "merit": 1.0, "noise": 0.0}, "3": NOTHING},
        "step": 0.25,
        "odds": [1.0, 0.8],
    },
    ("merit", "noise"),
)
"""Model with the right direction, but with too small weights."""


def test_near_the_old_weights_few_games_do_not_teach_noise() -> None:
    few = [training_games(60, Rng(seed)) for seed in range(6)]
    near = [fit(some, KNOWN, near=True).weights_by_group["2"].coefficients for some in few]
    free = [fit(some, KNOWN).weights_by_group["2"].coefficients for some in few]
    assert sum(abs(noise) for _, noise in near) < 0.5 * sum(abs(noise) for _, noise in free)
    assert all(merit > 0.5 for merit, _ in near)


def test_near_the_old_weights_many_games_still_teach_how_much_a_term_weighs() -> None:
    weights = {"2": {"bias": 0.0, "merit": 0.1, "noise": 1.0}, "3": NOTHING}
    wrong = EvaluationModel.from_json({"weights": weights, "step": 0.25, "odds": [1.0, 0.8]}, ("merit", "noise"))
    merit, noise = fit(training_games(1500, Rng(1)), wrong, near=True).weights_by_group["2"].coefficients
    assert merit == pytest.approx(1.5, abs=0.4)
    assert 0 <= noise < 0.5


def test_near_the_old_weights_no_term_changes_its_sign() -> None:
    weights = {"2": {"bias": 0.0, "merit": 1.0, "noise": -0.2}, "3": NOTHING}
    against = EvaluationModel.from_json({"weights": weights, "step": 0.25, "odds": [1.0, 0.8]}, ("merit", "noise"))
    few = [training_games(60, Rng(seed)) for seed in range(6)]
    assert any(fit(some, against).weights_by_group["2"].coefficients[1] > 0 for some in few)
    assert all(fit(some, against, near=True).weights_by_group["2"].coefficients[1] < 0 for some in few)


def test_a_crew_learns_how_hard_the_sea_is() -> None:
    fitted = fit(training_games(1500, Rng(2), all_win_together=True), OLD)
    assert fitted.weights_by_group["2"].coefficients[0] == pytest.approx(1.5, abs=0.3)
    assert fitted.weights_by_group["2"].bias == pytest.approx(-1.5, abs=0.5)


def test_what_is_foretold_of_games_held_out_comes_true() -> None:
    fitted = fit(training_games(4000, Rng(3)), OLD)
    told = reliability(fitted, training_games(1500, Rng(4)))
    assert told["brier"] < 0.2
    for foretold, came, count in told["foretold_came"]:
        assert count < 100 or foretold == pytest.approx(came, abs=0.12)


def test_the_command_writes_weights_that_say_where_they_come_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "weights.json"
    arguments = ["train", "submarine", "--players", "2", "--games", "6", "--rounds", "1", "--bot", "playout"]
    assert cli.main([*arguments, "--trial", "0", "--out", str(path)]) == 0
    live = game("submarine").evaluation_model
    assert live is not None
    written = EvaluationModel.from_json(json.loads(path.read_text()), live.features)
    assert written.weights_by_group["2"] != live.weights_by_group["2"]
    assert written.weights_by_group["5"] == live.weights_by_group["5"]
    assert written.about["games"] == 6
    assert written.about["commit"]


def test_games_that_were_kept_are_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ((_, options),) = parse_seat_counts_and_options(game("submarine"), "2", [], [])

    def tasks(*seeds: int) -> list[TrainingTask]:
        return [TrainingTask("submarine", None, "playout", 2, options, seed) for seed in seeds]

    played: list[int] = []

    def counted(task: TrainingTask) -> TrainingGame:
        played.append(task.seed)
        return play_training_game(task)

    monkeypatch.setattr("league.training_games.play_training_game", counted)
    cache = tmp_path / "games.jsonl"
    some = play_training_games(tasks(1, 2), cache, None)
    with cache.open("a") as lines:
        lines.write('["a line that was cut of')
    assert play_training_games(tasks(2, 3, 1), cache, None)[::2] == some[::-1]
    assert play_training_games(tasks(3), cache, None)
    assert played == [1, 2, 3]


def test_a_game_without_terms_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("submarine"), "evaluation_model", None)
    assert cli.main(["train", "submarine"]) == 2


def test_what_groups_foretell_that_were_not_played_stays_as_it_was() -> None:
    weights = {"2": NOTHING, "3": {"bias": 0.0, "merit": 2.0, "noise": 0.0}}
    half = [1.0, 0.882496903, 0.778800783, 0.687289279, 0.60653066]
    old = EvaluationModel.from_json({"weights": weights, "step": 0.25, "odds": half}, ("merit", "noise"))
    fitted = fit(training_games(400, Rng(1)), old)
    ahead = [(0.4, 0.0), (0.0, 0.0)]
    before, after = ([one.weights_by_group["3"].value(numbers) for numbers in ahead] for one in (old, fitted))
    assert fitted.win_probabilities(after) == pytest.approx(old.win_probabilities(before), abs=0.005)


def test_a_variation_is_a_table_of_its_own_for_every_number_of_seats() -> None:
    crew = game("tranquility")
    found = parse_seat_counts_and_options(crew, "2,3", ["wilds=on"], ["variant=arch", "storms=on removed=triton"])
    told = [(seats, one["variant"], one["storms"], one["removed"], one["wilds"]) for seats, one in found]
    assert told == [
        (2, "arch", "off", "none", "on"),
        (3, "arch", "off", "none", "on"),
        (2, "base", "on", "triton", "on"),
        (3, "base", "on", "triton", "on"),
    ]
