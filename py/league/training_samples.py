"""Games to learn from: what spoke for each seat at the end of every turn, and who won.

They are kept on disk a line each, so that a stopped training goes on, and that one machine or interpreter may play what
another fits (PyPy plays three times as quickly and has no scikit-learn).
"""

import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import choose_action
from kajuta.core.evaluation import EvaluationModel
from kajuta.core.game import Options
from kajuta.core.rng import Rng
from kajuta.games import game
from league.players import player, with_model
from league.store import append

DARING = 0.08
"""How often a bot in a game to learn from takes any candidate: so that bad positions are seen too."""


class Moment(NamedTuple):
    """The features of all seats at one moment, by seat, and the groups of weights they belong to."""

    weight_groups: tuple[str, ...]
    numbers: tuple[tuple[float, ...], ...]


class Lesson(NamedTuple):
    """A game to learn from: its moments and the seats that won; ``all_win_together``: a crew won or lost."""

    moments: tuple[Moment, ...]
    winners: tuple[int, ...]
    all_win_together: bool


class Task(NamedTuple):
    """A game to be played for learning."""

    game_id: str
    evaluation_model: dict[str, Any] | None
    bot: str
    players: int
    options: Options
    seed: int


def play_lesson(task: Task) -> Lesson:
    """Play one game and note the features at the end of every turn."""
    live = game(task.game_id)
    assert live.evaluation_model is not None
    rules = live
    if task.evaluation_model is not None:
        rules = with_model(live, EvaluationModel.from_json(task.evaluation_model, live.evaluation_model.features))
    bot = None if task.bot == "playout" else player(task.bot, rules).bot
    state = rules.new(task.players, task.options, task.seed)
    all_win_together = rules.all_win_together(state)
    chance = Rng(task.seed)
    moments: list[Moment] = []
    turn = state.turn
    while state.to_act is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
        elif chance.random() < DARING:
            state.apply(chance.choice(rules.candidates(state)))
        elif bot is None:
            state.apply(rules.playout(state, chance))
        else:
            state.apply(choose_action(bot, rules, state, chance))
        if state.turn != turn and state.to_act is not None:
            turn = state.turn
            seats = range(1 if all_win_together else task.players)
            moments.append(
                Moment(
                    tuple(rules.weight_group(state, seat) for seat in seats),
                    tuple(tuple(rules.features(state, seat)) for seat in seats),
                )
            )
    outcome = state.outcome()
    assert outcome is not None
    return Lesson(tuple(moments), outcome.winners, all_win_together)


def play_lessons(tasks: Sequence[Task], kept: Path | None, pool: Executor | None) -> list[Lesson]:
    """Return the lessons of ``tasks`` in their order; those that ``kept`` has are not played again, others go there."""
    found = _read(kept)
    names = [_name(task) for task in tasks]
    missing = {name: task for name, task in zip(names, tasks, strict=True) if name not in found}
    mapped: Callable[..., Iterable[Lesson]] = map if pool is None else partial(pool.map, chunksize=4)
    for name, lesson in zip(missing, mapped(play_lesson, missing.values()), strict=True):
        found[name] = lesson
        if kept is not None:
            append(kept, [name, lesson])
    return [found[name] for name in names]


def _name(task: Task) -> str:
    """Return what tells ``task`` from all others, in a few letters."""
    return sha256(json.dumps(task, sort_keys=True).encode()).hexdigest()[:20]


def _read(kept: Path | None) -> dict[str, Lesson]:
    """Return the lessons in ``kept`` by name; a line that was cut off is no lesson."""
    found: dict[str, Lesson] = {}
    if kept is None or not kept.exists():
        return found
    for line in kept.read_text(encoding="utf-8").splitlines():
        try:
            name, (moments, winners, all_win_together) = json.loads(line)
        except ValueError:
            continue
        found[name] = Lesson(
            tuple(Moment(tuple(groups), tuple(map(tuple, numbers))) for groups, numbers in moments),
            tuple(winners),
            all_win_together,
        )
    return found
