"""Trains the weights of an evaluation: bots play games, and a fit finds which features predict the winners.

Each position at the end of a turn is a sample with the question who will win. In competitive games every winner is
compared with every loser by logistic regression on the differences of their features; in cooperative games the
regression predicts whether the crew won. The new weights play the games of the next round, as long as they are better.
Needs the extra ``train`` (scikit-learn).
"""

import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kajuta.core.errors import KajutaError
from kajuta.core.evaluation_model import FILE, EvaluationModel, Weights
from kajuta.core.game import Game, Options
from kajuta.core.rule_clauses import scope_folder
from league.git_commit import checked_out_commit
from league.matchup_schedule import round_robin
from league.result_store import ResultStore
from league.tournament import League
from league.training_games import TrainingGame, TrainingSample, TrainingTask, play_training_games

STEP = 0.25
ODDS_STEPS = 48
"""Length of the table of odds; it covers leads up to 12 in log odds."""
HELD_OUT = 5
"""One in this many games is not used for fitting but for testing the result."""
REGULARIZATION_C = 0.3
"""Scikit-learn's C, with a total weight of 1 per game; larger values allow larger weights."""
BINS = 10
CLOSENESS_CANDIDATES = (0.004, 0.02, 0.1, 0.5)
"""Values of scikit-learn's C to try for fits near the old weights; larger values allow larger changes."""
TOLERANCE = 1.01
"""Losses within this factor count as equal; then the fit nearest to the old weights is used."""
CROSS_VALIDATION_FOLDS = 3
"""Number of parts for cross-validation."""
OLD_MODEL_SCALE = 10
"""The old evaluation as a whole is regularized less than changes from it, by this factor."""


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """Configuration of a training; the fields are the options of the command ``train``.

    ``cache``: file for the games. ``pool`` and ``width``: executor and number of its workers.
    """

    rules: Game[Any]
    bot: str
    games: int
    rounds: int
    trial: int
    seed: int
    out: Path | None
    near: bool = False
    cache: Path | None = None
    pool: Executor | None = None
    width: int = 1

    @property
    def path(self) -> Path:
        """The file for the weights."""
        return self.out or scope_folder(self.rules.id) / FILE


def train(run: TrainingConfig, tables: Sequence[tuple[int, Options]]) -> dict[str, Any]:
    """Run the training rounds and write the weights as long as they improve; return their ``about``."""
    live = run.rules.evaluation_model
    if live is None:
        raise KajutaError("league-no-terms", game=run.rules.id)
    best, gains = live, []
    seed, learnt = run.seed, 0
    for number in range(run.rounds):
        training_games = play_round(run, best, tables, seed)
        seed += run.games
        learnt += len(training_games)
        fitted = fit(training_games, best, run.near)
        print(f"round {number + 1}: {fitted.about['held_out']}", file=sys.stderr)
        if run.trial:
            gain = _trial(run, fitted, best, tables, seed)
            print(f"against the old weights {gain:.3f}", file=sys.stderr)
            if gain < 0.5:
                break
            gains.append(round(gain, 3))
        about = {**fitted.about, "games": learnt, "commit": checked_out_commit(), "bot": run.bot, "gains": gains}
        best = replace(fitted, about=about)
        run.path.write_text(weights_file_text(best), encoding="utf-8")
    return dict(best.about)


def weights_file_text(evaluation_model: EvaluationModel) -> str:
    """Content of ``weights.json``, with one line per group of weights."""
    data = evaluation_model.to_json()
    groups = ",\n".join(f"  {json.dumps(group)}: {json.dumps(weights)}" for group, weights in data["weights"].items())
    about = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data["about"].items())
    rest = f'"step": {data["step"]},\n "odds": {json.dumps(data["odds"])}'
    return f'{{\n "about": {{\n{about}\n }},\n "weights": {{\n{groups}\n }},\n {rest}\n}}\n'


def play_round(
    run: TrainingConfig, evaluation_model: EvaluationModel, tables: Sequence[tuple[int, Options]], seed: int
) -> list[TrainingGame]:
    """Play the games of one round."""
    data = evaluation_model.to_json()
    tasks = [
        TrainingTask(run.rules.id, data, run.bot, players, options, seed + n)
        for players, options in tables
        for n in range(run.games)
    ]
    return play_training_games(tasks, run.cache, run.pool)


def fit(training_games: Sequence[TrainingGame], old: EvaluationModel, near: bool = False) -> EvaluationModel:
    """Evaluation model that best predicts the winners of ``training_games``.

    Groups of weights that do not occur in the games are kept. ``near``: regularize the difference from a multiple of
    the old weights instead of the weights themselves, as far as cross-validation supports it; for few games or many
    groups.
    """
    learnt = [training_game for n, training_game in enumerate(training_games) if n % HELD_OUT]
    asked = [training_game for n, training_game in enumerate(training_games) if n % HELD_OUT == 0]
    strength = _best_closeness(learnt, old) if near else REGULARIZATION_C * len(learnt) / 10
    fitted = replace(old, weights_by_group=_fit_groups(learnt, old, strength, near), step=STEP, odds=_odds(1.0))
    scale = _best_scale(fitted, asked)
    groups = {**_scaled(old.weights_by_group, steepness(old)), **_scaled(fitted.weights_by_group, scale)}
    fitted = EvaluationModel(old.features, groups, STEP, _odds(1.0))
    return replace(fitted, about={"held_out": reliability(fitted, asked)})


def _odds(scale: float) -> tuple[float, ...]:
    """Table of odds for weights that are too small by the factor ``scale``."""
    return tuple(round(math.exp(-STEP * n * scale), 9) for n in range(ODDS_STEPS + 1))


def steepness(evaluation_model: EvaluationModel) -> float:
    """Factor by which to multiply the weights so that a lead of 1 means 1 in log odds."""
    return -math.log(evaluation_model.odds[1] / evaluation_model.odds[0]) / evaluation_model.step


def _scaled(groups: Mapping[str, Weights], scale: float) -> dict[str, Weights]:
    """Weights multiplied by ``scale``, so that all groups can share one table of odds."""
    return {
        name: Weights(tuple(round(weight * scale, 4) for weight in one.coefficients), round(one.bias * scale, 4))
        for name, one in groups.items()
    }


def reliability(evaluation_model: EvaluationModel, training_games: Iterable[TrainingGame]) -> dict[str, Any]:
    """Calibration of the predictions: mean squared error, and predicted and actual win rates by tenths."""
    predictions: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for training_game in training_games:
        for sample in training_game.samples:
            for probability, won in _predictions(evaluation_model, training_game, sample):
                predictions[min(BINS - 1, int(probability * BINS))].append((probability, won))
    pairs = [pair for some in predictions.values() for pair in some]
    error = sum((probability - won) ** 2 for probability, won in pairs) / max(1, len(pairs))
    return {
        "moments": len(pairs),
        "brier": round(error, 4),
        "foretold_came": [
            [round(sum(side) / len(some), 3) for side in zip(*some, strict=True)] + [len(some)]
            for _, some in sorted(predictions.items())
        ],
    }


def _predictions(
    evaluation_model: EvaluationModel, training_game: TrainingGame, sample: TrainingSample
) -> list[tuple[float, float]]:
    values = [
        evaluation_model.weights_by_group[g].value(n) for g, n in zip(sample.weight_groups, sample.numbers, strict=True)
    ]
    if training_game.all_win_together:
        bias = evaluation_model.weights_by_group[sample.weight_groups[0]].bias
        return [(evaluation_model.crew_win_probability(values[0] + bias), float(bool(training_game.winners)))]
    won = [1 / len(training_game.winners) if seat in training_game.winners else 0.0 for seat in range(len(values))]
    return list(zip(evaluation_model.win_probabilities(values), won, strict=True))


def _best_closeness(training_games: Sequence[TrainingGame], old: EvaluationModel) -> float:
    """Regularization strength (scikit-learn's C) with which fits near the old weights predict unseen games best."""
    odds = _odds(1.0)

    def log_loss(strength: float) -> float:
        total = 0.0
        for part in range(CROSS_VALIDATION_FOLDS):
            seen = [
                training_game for n, training_game in enumerate(training_games) if n % CROSS_VALIDATION_FOLDS != part
            ]
            groups = {**old.weights_by_group, **_fit_groups(seen, old, strength, near=True)}
            total += _log_loss(
                EvaluationModel(old.features, groups, STEP, odds), training_games[part::CROSS_VALIDATION_FOLDS]
            )
        return total

    losses = [log_loss(strength) for strength in CLOSENESS_CANDIDATES]
    return next(
        one for one, found in zip(CLOSENESS_CANDIDATES, losses, strict=True) if found <= TOLERANCE * min(losses)
    )


def _log_loss(evaluation_model: EvaluationModel, training_games: Sequence[TrainingGame]) -> float:
    """Sum of the negative log likelihoods of the actual results."""
    pairs = [
        pair
        for training_game in training_games
        for sample in training_game.samples
        for pair in _predictions(evaluation_model, training_game, sample)
    ]
    return sum(-won * math.log(probability) - (1 - won) * math.log(1 - probability) for probability, won in pairs)


def _best_scale(evaluation_model: EvaluationModel, training_games: Sequence[TrainingGame]) -> float:
    """Scale of the odds with the highest likelihood of the held-out games."""

    def log_loss(scale: float) -> float:
        return _log_loss(replace(evaluation_model, odds=_odds(scale)), training_games)

    return min((percent / 100 for percent in range(60, 145, 5)), key=log_loss)


def _fit_groups(
    training_games: Sequence[TrainingGame], old: EvaluationModel, strength: float, near: bool
) -> dict[str, Weights]:
    """Fit all groups of weights together; each group has columns of its own for the features.

    With ``near`` the value of the old evaluation is an additional column, so that the other columns describe the
    changes from it. A weight that would change its sign keeps its old value, because a few games are not enough
    evidence for that.
    """
    import numpy as np
    from sklearn.linear_model import LogisticRegression

    names = sorted(
        {
            group
            for training_game in training_games
            for sample in training_game.samples
            for group in sample.weight_groups
        }
    )
    features = len(old.features)
    width = features + 1
    rows: list[Any] = []
    won: list[int] = []
    weights: list[float] = []

    def spread(group: str, numbers: Sequence[float], sign: float) -> Any:
        row = np.zeros(width * len(names) + 1)
        if near and group in old.weights_by_group:
            row[-1] = old.weights_by_group[group].value(numbers) * sign
        at = names.index(group) * width
        row[at : at + features] = np.asarray(numbers) * sign
        return row

    for training_game in training_games:
        compared = max(1, len(training_game.samples))
        for sample in training_game.samples:
            if training_game.all_win_together:
                row = spread(sample.weight_groups[0], sample.numbers[0], 1)
                row[names.index(sample.weight_groups[0]) * width + features] = 1
                if near and sample.weight_groups[0] in old.weights_by_group:
                    row[-1] += old.weights_by_group[sample.weight_groups[0]].bias
                rows.append(row)
                won.append(int(bool(training_game.winners)))
                weights.append(1 / compared)
                continue
            losers = [seat for seat in range(len(sample.numbers)) if seat not in training_game.winners]
            for winner in training_game.winners:
                for loser in losers:
                    ahead = spread(sample.weight_groups[winner], sample.numbers[winner], 1)
                    row = ahead + spread(sample.weight_groups[loser], sample.numbers[loser], -1)
                    for sign in (1, -1):
                        rows.append(row * sign)
                        won.append(int(sign > 0))
                        weights.append(0.5 / (compared * len(training_game.winners) * len(losers)))
    table = np.asarray(rows)
    scale = np.sqrt((table**2).mean(axis=0))
    scale[scale == 0] = 1
    scale[-1] /= OLD_MODEL_SCALE
    model = LogisticRegression(C=strength, fit_intercept=False, max_iter=2000)
    model.fit(table / scale, won, sample_weight=weights)
    found = model.coef_[0] / scale
    for n, name in enumerate(names):
        if near and name in old.weights_by_group:
            known = found[-1] * np.asarray((*old.weights_by_group[name].coefficients, old.weights_by_group[name].bias))
            here = slice(n * width, (n + 1) * width)
            found[here] += known
            turned = found[here] * known < 0
            turned[features] = False
            found[here][turned] = known[turned]
    return {
        name: Weights(
            tuple(round(float(w), 4) for w in found[n * width : n * width + features]),
            round(float(found[n * width + features]), 4),
        )
        for n, name in enumerate(names)
    }


def _trial(
    run: TrainingConfig, fitted: EvaluationModel, old: EvaluationModel, tables: Sequence[tuple[int, Options]], seed: int
) -> float:
    """Share of wins of the new weights against the old ones, scaled so that 0.5 means equal strength.

    In cooperative games it is 0.5 plus half the difference between the win rates of both.
    """
    words = [f"{run.bot}/weights={json.dumps(replace(one, about={}).to_json())}" for one in (fitted, old)]
    league = League(run.rules.id, ResultStore(None), run.pool, run.width)
    games = max(1, run.trial // len(tables))
    stood = [league.play(matchup, games, seed) for matchup in round_robin(run.rules, words, tables)]
    shares = []
    for one in stood:
        seats = one.matchup.players
        if not one.matchup.field:
            shares.append(one.share.mean if one.matchup.bot == words[0] else 1 - one.share.mean)
        else:
            shares.append(
                0.5 * one.share.mean * seats if one.share.mean < 1 / seats else 0.5 + (one.share.mean - 1 / seats)
            )
    return sum(shares) / len(shares)
