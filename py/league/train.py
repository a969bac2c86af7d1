"""Weights from games: bots play, then it is asked which features told the winners beforehand; again while it gains.

Every position at the end of a turn is a question: who will win? Among several seats the answer is fitted by
comparing each winner with each loser (a logistic regression on the differences of their features), for a crew by
whether it won. What was fitted plays the next round's games. Needs the extra ``train`` (scikit-learn).
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

from kajuta.core.clauses import folder
from kajuta.core.errors import KajutaError
from kajuta.core.evaluation import FILE, EvaluationModel, Weights
from kajuta.core.game import Game, Options
from league.git_commit import commit
from league.schedule import meetings
from league.store import Store
from league.tournament import League
from league.training_samples import Lesson, Moment, Task, play_lessons

STEP = 0.25
FARTHEST = 48
"""Steps of the table of odds: up to 12 in the logarithm of odds."""
HELD_OUT = 5
"""One game of so many is not learnt from but asked afterwards."""
STRENGTH = 0.3
"""How freely weights may grow (scikit-learn's C, with every game counting 1)."""
BINS = 10
NEARNESS = (0.004, 0.02, 0.1, 0.5)
"""How freely weights may depart from the old ones (scikit-learn's C); games not learnt from say which is best."""
ENOUGH = 1.01
"""Of strengths that foretell nearly as well, by this factor, the one that stays nearest is taken."""
INNER = 3
"""In so many parts games take turns at being unseen."""
OLD = 10
"""How much less the old evaluation as a whole is held back than what departs from it."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is trained and how: see the options. ``kept``: the file of games played; ``pool``, ``width``: who plays."""

    rules: Game[Any]
    bot: str
    games: int
    rounds: int
    trial: int
    seed: int
    out: Path | None
    near: bool = False
    kept: Path | None = None
    pool: Executor | None = None
    width: int = 1

    @property
    def path(self) -> Path:
        """The file of weights."""
        return self.out or folder(self.rules.id) / FILE


def train(course: Course, tables: Sequence[tuple[int, Options]]) -> dict[str, Any]:
    """Run the rounds, keep the weights that win; write and return what is known of the best."""
    live = course.rules.evaluation_model
    if live is None:
        raise KajutaError("league-no-terms", game=course.rules.id)
    best, gains = live, []
    seed, learnt = course.seed, 0
    for number in range(course.rounds):
        lessons = learn(course, best, tables, seed)
        seed += course.games
        learnt += len(lessons)
        fitted = fit(lessons, best, course.near)
        print(f"round {number + 1}: {fitted.about['held_out']}", file=sys.stderr)
        if course.trial:
            gain = _trial(course, fitted, best, tables, seed)
            print(f"against the old weights {gain:.3f}", file=sys.stderr)
            if gain < 0.5:
                break
            gains.append(round(gain, 3))
        about = {**fitted.about, "games": learnt, "commit": commit(), "bot": course.bot, "gains": gains}
        best = replace(fitted, about=about)
        course.path.write_text(written(best), encoding="utf-8")
    return dict(best.about)


def written(evaluation_model: EvaluationModel) -> str:
    """Return the file of ``evaluation_model``: a line for each group of weights."""
    data = evaluation_model.to_json()
    groups = ",\n".join(f"  {json.dumps(group)}: {json.dumps(weights)}" for group, weights in data["weights"].items())
    about = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data["about"].items())
    rest = f'"step": {data["step"]},\n "odds": {json.dumps(data["odds"])}'
    return f'{{\n "about": {{\n{about}\n }},\n "weights": {{\n{groups}\n }},\n {rest}\n}}\n'


def learn(
    course: Course, evaluation_model: EvaluationModel, tables: Sequence[tuple[int, Options]], seed: int
) -> list[Lesson]:
    """Play the games of a round and return what is to be learnt from them."""
    data = evaluation_model.to_json()
    tasks = [
        Task(course.rules.id, data, course.bot, players, options, seed + n)
        for players, options in tables
        for n in range(course.games)
    ]
    return play_lessons(tasks, course.kept, course.pool)


def fit(lessons: Sequence[Lesson], old: EvaluationModel, near: bool = False) -> EvaluationModel:
    """Return the evaluation that tells best who won ``lessons``; groups that nobody played keep their old weights.

    ``near``: weights depart from a multiple of the old ones only as far as helps in games they have not seen: for few
    games, or many groups.
    """
    learnt = [lesson for n, lesson in enumerate(lessons) if n % HELD_OUT]
    asked = [lesson for n, lesson in enumerate(lessons) if n % HELD_OUT == 0]
    strength = _nearness(learnt, old) if near else STRENGTH * len(learnt) / 10
    fitted = replace(old, weights_by_group=_fit_groups(learnt, old, strength, near), step=STEP, odds=_odds(1.0))
    scale = _best_scale(fitted, asked)
    groups = {**_scaled(old.weights_by_group, steepness(old)), **_scaled(fitted.weights_by_group, scale)}
    fitted = EvaluationModel(old.features, groups, STEP, _odds(1.0))
    return replace(fitted, about={"held_out": reliability(fitted, asked)})


def _odds(scale: float) -> tuple[float, ...]:
    """Return the table of odds for weights that are ``scale`` times too small."""
    return tuple(round(math.exp(-STEP * n * scale), 9) for n in range(FARTHEST + 1))


def steepness(evaluation_model: EvaluationModel) -> float:
    """Return by how much the weights would have to grow for one step of them to be a step in the logarithm of odds."""
    return -math.log(evaluation_model.odds[1] / evaluation_model.odds[0]) / evaluation_model.step


def _scaled(groups: Mapping[str, Weights], scale: float) -> dict[str, Weights]:
    """Return the weights grown by ``scale``, so that all groups share one table of odds, whenever each was fitted."""
    return {
        name: Weights(tuple(round(weight * scale, 4) for weight in one.coefficients), round(one.bias * scale, 4))
        for name, one in groups.items()
    }


def reliability(evaluation_model: EvaluationModel, lessons: Iterable[Lesson]) -> dict[str, Any]:
    """Return how well foretold chances came true: the mean squared error, and by tenths what was foretold and came."""
    foretold: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for lesson in lessons:
        for moment in lesson.moments:
            for chance, won in _foretold(evaluation_model, lesson, moment):
                foretold[min(BINS - 1, int(chance * BINS))].append((chance, won))
    pairs = [pair for some in foretold.values() for pair in some]
    error = sum((chance - won) ** 2 for chance, won in pairs) / max(1, len(pairs))
    return {
        "moments": len(pairs),
        "brier": round(error, 4),
        "foretold_came": [
            [round(sum(side) / len(some), 3) for side in zip(*some, strict=True)] + [len(some)]
            for _, some in sorted(foretold.items())
        ],
    }


def _foretold(evaluation_model: EvaluationModel, lesson: Lesson, moment: Moment) -> list[tuple[float, float]]:
    values = [
        evaluation_model.weights_by_group[g].value(n) for g, n in zip(moment.weight_groups, moment.numbers, strict=True)
    ]
    if lesson.all_win_together:
        bias = evaluation_model.weights_by_group[moment.weight_groups[0]].bias
        return [(evaluation_model.crew_win_probability(values[0] + bias), float(bool(lesson.winners)))]
    won = [1 / len(lesson.winners) if seat in lesson.winners else 0.0 for seat in range(len(values))]
    return list(zip(evaluation_model.win_probabilities(values), won, strict=True))


def _nearness(lessons: Sequence[Lesson], old: EvaluationModel) -> float:
    """Return how freely weights depart from the old ones when they foretell unseen games best."""
    odds = _odds(1.0)

    def surprise(strength: float) -> float:
        total = 0.0
        for part in range(INNER):
            seen = [lesson for n, lesson in enumerate(lessons) if n % INNER != part]
            groups = {**old.weights_by_group, **_fit_groups(seen, old, strength, near=True)}
            total += _surprise(EvaluationModel(old.features, groups, STEP, odds), lessons[part::INNER])
        return total

    surprises = [surprise(strength) for strength in NEARNESS]
    return next(one for one, found in zip(NEARNESS, surprises, strict=True) if found <= ENOUGH * min(surprises))


def _surprise(evaluation_model: EvaluationModel, lessons: Sequence[Lesson]) -> float:
    """Return how unlikely ``evaluation_model`` held what came (the negative logarithm)."""
    pairs = [
        pair for lesson in lessons for moment in lesson.moments for pair in _foretold(evaluation_model, lesson, moment)
    ]
    return sum(-won * math.log(chance) - (1 - won) * math.log(1 - chance) for chance, won in pairs)


def _best_scale(evaluation_model: EvaluationModel, lessons: Sequence[Lesson]) -> float:
    """Return how much steeper or flatter the odds must be for the held out games to be most likely."""

    def surprise(scale: float) -> float:
        return _surprise(replace(evaluation_model, odds=_odds(scale)), lessons)

    return min((percent / 100 for percent in range(60, 145, 5)), key=surprise)


def _fit_groups(lessons: Sequence[Lesson], old: EvaluationModel, strength: float, near: bool) -> dict[str, Weights]:
    """Fit all groups at once: a seat's features stand in the columns of its group.

    With ``near`` the old evaluation's value is a column of its own, so that the others tell what departs from it; a
    weight that would change its sign stays what it was, since what is good does not become bad in a few games.
    """
    import numpy as np
    from sklearn.linear_model import LogisticRegression

    names = sorted({group for lesson in lessons for moment in lesson.moments for group in moment.weight_groups})
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

    for lesson in lessons:
        compared = max(1, len(lesson.moments))
        for moment in lesson.moments:
            if lesson.all_win_together:
                row = spread(moment.weight_groups[0], moment.numbers[0], 1)
                row[names.index(moment.weight_groups[0]) * width + features] = 1
                if near and moment.weight_groups[0] in old.weights_by_group:
                    row[-1] += old.weights_by_group[moment.weight_groups[0]].bias
                rows.append(row)
                won.append(int(bool(lesson.winners)))
                weights.append(1 / compared)
                continue
            losers = [seat for seat in range(len(moment.numbers)) if seat not in lesson.winners]
            for winner in lesson.winners:
                for loser in losers:
                    ahead = spread(moment.weight_groups[winner], moment.numbers[winner], 1)
                    row = ahead + spread(moment.weight_groups[loser], moment.numbers[loser], -1)
                    for sign in (1, -1):
                        rows.append(row * sign)
                        won.append(int(sign > 0))
                        weights.append(0.5 / (compared * len(lesson.winners) * len(losers)))
    table = np.asarray(rows)
    scale = np.sqrt((table**2).mean(axis=0))
    scale[scale == 0] = 1
    scale[-1] /= OLD
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
    course: Course, fitted: EvaluationModel, old: EvaluationModel, tables: Sequence[tuple[int, Options]], seed: int
) -> float:
    """Return the share of wins of the new weights against the old ones (of a crew: how much more it wins, from 0.5)."""
    words = [f"{course.bot}/weights={json.dumps(replace(one, about={}).to_json())}" for one in (fitted, old)]
    league = League(course.rules.id, Store(None), course.pool, course.width)
    games = max(1, course.trial // len(tables))
    stood = [league.play(meeting, games, seed) for meeting in meetings(course.rules, words, tables)]
    shares = []
    for one in stood:
        seats = one.meeting.players
        if not one.meeting.field:
            shares.append(one.share.mean if one.meeting.bot == words[0] else 1 - one.share.mean)
        else:
            shares.append(
                0.5 * one.share.mean * seats if one.share.mean < 1 / seats else 0.5 + (one.share.mean - 1 / seats)
            )
    return sum(shares) / len(shares)
