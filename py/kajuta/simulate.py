"""Simulates many games between bots and counts wins, scores and decisions."""

import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kajuta.bots import choose_action_by_level
from kajuta.core.game import Options
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.progress_and_interruption import with_progress, worker_processes

MAX_DECISIONS = 100_000
"""Limit after which a game counts as unfinished; the rules of every game end it far earlier."""


@dataclass(frozen=True, slots=True)
class Series:
    """A series of games to simulate. ``bots``: level of the bot on each seat. ``seed``: seed of the first game."""

    game_id: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    games: int


@dataclass(slots=True)
class Tally:
    """Totals of a series.

    ``wins`` and ``scores``: sums by seat. ``decisions``: number of decisions with more than one legal action.
    ``seconds``: playing time, summed over all processes.
    """

    wins: list[int]
    scores: list[int]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = field(default=0.0)

    def add(self, other: "Tally") -> None:
        """Add the totals of ``other``."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]


def run(series: Series, jobs: int = 1, *, progress: bool = False) -> Tally:
    """Play ``series`` with ``jobs`` processes; the number of processes does not change the games.

    ``progress``: print the progress to standard error.
    """
    total = Tally(wins=[0] * len(series.bots), scores=[0] * len(series.bots))
    seeds = range(series.seed, series.seed + series.games)
    with ExitStack() as stack:
        spread = map if jobs == 1 else stack.enter_context(worker_processes(jobs)).map
        tallies: Iterable[Tally] = spread(partial(_play_one, series), seeds)
        for tally in with_progress(tallies, series.games, series.game_id) if progress else tallies:
            total.add(tally)
    return total


def _play_one(series: Series, seed: int) -> Tally:
    rules = game(series.game_id)
    started = time.perf_counter()
    state = rules.new(len(series.bots), series.options, seed)
    at_random = all(level == "random" for level in series.bots)
    rng = Rng(seed)
    decisions = _play_at_random(state, rng) if at_random else _play_with_bots(rules, state, series.bots, rng)
    seconds = time.perf_counter() - started
    outcome = state.outcome()
    nothing = [0] * len(series.bots)
    if outcome is None:
        return Tally(nothing, nothing, games=1, decisions=decisions, seconds=seconds)
    wins = [int(seat in outcome.winners) for seat in range(len(series.bots))]
    return Tally(wins, list(outcome.scores), 1, 1, decisions, seconds)


def _play_at_random(state: Any, rng: Rng) -> int:
    """Play random actions without the overhead of bots; return the number of decisions with a choice."""
    decisions = 0
    for _ in range(MAX_DECISIONS):
        actions = state.legal_actions()
        count = len(actions)
        if count > 1:
            decisions += 1
            state.apply(actions[rng.randbelow(count)])
        elif count:
            state.apply(actions[0])
        else:
            break
    return decisions


def _play_with_bots(rules: Any, state: Any, bots: Sequence[str], rng: Rng) -> int:
    decisions = 0
    for _ in range(MAX_DECISIONS):
        actions = state.legal_actions()
        if not actions:
            break
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        decisions += 1
        state.apply(choose_action_by_level(bots[state.to_act], rules, state, rng))
    return decisions
