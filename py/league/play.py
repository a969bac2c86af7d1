"""Plays the games of a league, in this process, on several processes or on a Dask cluster."""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from kajuta.core.game import OptionValue
from kajuta.core.rng import Rng
from kajuta.games import game
from kajuta.progress_and_interruption import worker_processes
from league.parse_bot_words import parse_player

Task = TypeVar("Task")
Done = TypeVar("Done")

PENDING_PER_WORKER = 3
"""Maximum number of running and waiting tasks per process."""


class Pairing(NamedTuple):
    """A game to play. ``lineup``: the word that names the player on each seat, see ``parse_bot_words``."""

    game_id: str
    options: Mapping[str, OptionValue]
    lineup: tuple[str, ...]
    seed: int


class Result(NamedTuple):
    """Result of a game. ``places`` and ``scores``: by seat. ``first``: seat that made the first decision.

    ``actions``: by player, the number of decisions with a choice, by kind of action. ``seconds``: by player, its
    thinking time.
    ``roles``: by seat, as in ``Game.roles``.
    """

    pairing: Pairing
    places: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    actions: Mapping[str, Mapping[str, int]]
    seconds: Mapping[str, float]
    first: int
    roles: tuple[Mapping[str, str], ...]

    def share(self, word: str) -> float:
        """Share of the victory of the seats played by ``word``."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        return sum(self.pairing.lineup[seat] == word for seat in winners) / max(1, len(winners))


def play(pairing: Pairing) -> Result:
    """Play one game. The same pairing gives the same game on every machine."""
    live = game(pairing.game_id)
    players = {word: parse_player(word, live) for word in dict.fromkeys(pairing.lineup)}
    state = live.new(len(pairing.lineup), pairing.options, pairing.seed)
    rngs = [Rng(pairing.seed * 64 + seat) for seat in range(len(pairing.lineup))]
    first = state.to_act
    assert first is not None
    actions: dict[str, Counter[str]] = {word: Counter() for word in players}
    seconds = dict.fromkeys(players, 0.0)
    while state.to_act is not None:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            word = pairing.lineup[state.to_act]
            began = time.perf_counter()
            action = players[word].choose(state, rngs[state.to_act])
            seconds[word] += time.perf_counter() - began
            actions[word][str(action[0])] += 1
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    roles = tuple(live.roles(state))
    return Result(pairing, outcome.places, outcome.scores, state.turn, actions, seconds, first, roles)


def play_all(pairings: Iterable[Pairing], pool: Executor | None, width: int) -> Iterator[Result]:
    """Play ``pairings`` with ``pool`` (None: in this process) and yield the results in the same order."""
    return map_lazily(play, pairings, pool, width)


def map_lazily(
    work: Callable[[Task], Done], tasks: Iterable[Task], pool: Executor | None, width: int
) -> Iterator[Done]:
    """Apply ``work`` to each task with ``pool`` (None: in this process) and yield the results in the same order.

    Only a few tasks are submitted in advance, so that the caller can stop early.
    """
    if pool is None:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= PENDING_PER_WORKER * width:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    # Only if the caller stops early. Not after Ctrl-C: the whole pool is then ended, which fails on canceled tasks.
    except GeneratorExit:
        for future in waiting:
            future.cancel()
        raise


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[tuple[Executor | None, int]]:
    """Provide an executor and the number of its workers; the executor is None if this process is to play.

    ``jobs``: number of processes. ``dask``: address of a Dask scheduler to use instead.
    """
    if dask is not None:
        from league.dask_cluster import executor

        with executor(dask) as found:
            yield found
    elif jobs > 1:
        with worker_processes(jobs) as pool:
            yield pool, jobs
    else:
        yield None, 1


def pairing_to_json(pairing: Pairing) -> dict[str, Any]:
    """``pairing`` as JSON."""
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in pairing.options.items()}
    return {**pairing._asdict(), "options": options, "lineup": list(pairing.lineup)}
