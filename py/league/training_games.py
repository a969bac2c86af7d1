"""Games for training: the features of each seat at the end of every turn, and the winners.

They are stored one per line, so that an interrupted training can resume, and so that another machine or interpreter can
play them: PyPy plays three times as fast as CPython but has no scikit-learn.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import choose_action
from kajuta.core.evaluation_model import EvaluationModel
from kajuta.core.game import Options
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.progress_and_interruption import with_progress
from league.parse_bot_words import game_with_model, parse_player
from league.result_store import append_json_line, read_json_lines

EXPLORATION_RATE = 0.08
"""Probability of playing a random candidate, so that bad positions occur as well."""


class TrainingSample(NamedTuple):
    """The features of each seat at the end of one turn, and the group of weights of each seat."""

    weight_groups: tuple[str, ...]
    numbers: tuple[tuple[float, ...], ...]


class TrainingGame(NamedTuple):
    """A game for training: its samples and the winning seats. ``all_win_together``: the game is cooperative."""

    samples: tuple[TrainingSample, ...]
    winners: tuple[int, ...]
    all_win_together: bool


class TrainingTask(NamedTuple):
    """A game to play for training."""

    game_id: str
    evaluation_model: dict[str, Any] | None
    bot: str
    players: int
    options: Options
    seed: int


def play_training_game(task: TrainingTask) -> TrainingGame:
    """Play one game and record the features at the end of every turn."""
    live = game(task.game_id)
    assert live.evaluation_model is not None
    rules = live
    if task.evaluation_model is not None:
        rules = game_with_model(live, EvaluationModel.from_json(task.evaluation_model, live.evaluation_model.features))
    bot = None if task.bot == "playout" else parse_player(task.bot, rules).bot
    state = rules.new(task.players, task.options, task.seed)
    all_win_together = rules.all_win_together(state)
    rng = Rng(task.seed)
    samples: list[TrainingSample] = []
    turn = state.turn
    while state.to_act is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
        elif rng.random() < EXPLORATION_RATE:
            state.apply(rng.choice(rules.candidates(state)))
        elif bot is None:
            state.apply(rules.playout(state, rng))
        else:
            state.apply(choose_action(bot, rules, state, rng))
        if state.turn != turn and state.to_act is not None:
            turn = state.turn
            seats = range(1 if all_win_together else task.players)
            samples.append(
                TrainingSample(
                    tuple(rules.weight_group(state, seat) for seat in seats),
                    tuple(tuple(rules.features(state, seat)) for seat in seats),
                )
            )
    outcome = state.outcome()
    assert outcome is not None
    return TrainingGame(tuple(samples), outcome.winners, all_win_together)


def play_training_games(tasks: Sequence[TrainingTask], cache: Path | None, pool: Executor | None) -> list[TrainingGame]:
    """Play ``tasks`` and return the games in the same order, reusing and extending those in the file ``cache``."""
    found = _read(cache)
    names = [_name(task) for task in tasks]
    missing = {name: task for name, task in zip(names, tasks, strict=True) if name not in found}
    mapped: Callable[..., Iterable[TrainingGame]] = map if pool is None else partial(pool.map, chunksize=4)
    played = with_progress(mapped(play_training_game, missing.values()), len(missing), "games to learn from")
    for name, training_game in zip(missing, played, strict=True):
        found[name] = training_game
        if cache is not None:
            append_json_line(cache, [name, training_game])
    return [found[name] for name in names]


def _name(task: TrainingTask) -> str:
    """Short key of ``task`` in the cache."""
    return sha256(json.dumps(task, sort_keys=True).encode()).hexdigest()[:20]


def _read(cache: Path | None) -> dict[str, TrainingGame]:
    """Games in ``cache`` by key; incomplete lines are skipped."""
    found: dict[str, TrainingGame] = {}
    for name, (samples, winners, all_win_together) in read_json_lines(cache):
        found[name] = TrainingGame(
            tuple(TrainingSample(tuple(groups), tuple(map(tuple, numbers))) for groups, numbers in samples),
            tuple(winners),
            all_win_together,
        )
    return found
