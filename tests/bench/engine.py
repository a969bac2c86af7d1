"""Speed of the bots' building blocks compared with an earlier engine: determinizations, playouts, evaluations, choices.

    .venv/bin/python -m tests.bench engine

All figures are per second of processor time, on positions of a random game. A determinization is ``determinize``; a
playout runs from a position to the start of the next turn with the game's playout policy; an evaluation is ``utility``
of the seat to act; a choice is a search with ``SIMULATIONS`` playouts to the end of the turn. Two processes, one for
each engine, measure in turn, so that a busy machine slows both alike. Each figure is the geometric mean of two tables
of the game: with the fewest seats and with the most.
"""

import io
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.bench.report import Table

ROOT = Path(__file__).resolve().parents[2]
BEFORE = "31c3ba3"
"""Commit of the earlier engine; the goal was twice its speed."""
ROUNDS = 5
SECONDS = 0.25
KINDS = ("determinizations", "playouts", "evaluations", "choices")
EVERY = 7
"""Distance between two positions that are taken from a random game, in actions."""
SELDOM = 5
"""Distance between two of the taken positions at which the search chooses."""
SIMULATIONS = 40


def positions(rules: Any, seats: int) -> list[Any]:
    """Every ``EVERY``-th position of a random game."""
    state = rules.new(seats, rules.complete_options(seats, {}), 1)
    chance = random.Random(1)
    found = []
    for number in range(3000):
        if state.to_act is None:
            break
        if number % EVERY == 0:
            found.append(state.copy())
        state.apply(chance.choice(state.legal_actions()))
    return found


def rate(work: Callable[[Any], object], given: list[Any]) -> float:
    """Calls of ``work`` per second of processor time; it is called with each item of ``given`` in turn."""
    done = 0
    begun = time.process_time()
    while True:
        for one in given:
            work(one)
        done += len(given)
        spent = time.process_time() - begun
        if spent > SECONDS:
            return done / spent


def _names_of_bots() -> Any:
    """Bot classes and functions under their present names, from an engine that may be as old as ``BEFORE``."""
    try:
        from kajuta.bots.bot_protocol import ThinkingBudget
        from kajuta.bots.playout_search import sequential_halving
        from kajuta.bots.seat_knowledge import SeatKnowledge
    except ImportError:
        from kajuta.bots.handle import Budget, Handle
        from kajuta.bots.search import halve

        return SimpleNamespace(
            SeatKnowledge=Handle,
            ThinkingBudget=Budget,
            sequential_halving=halve,
            determinize=Handle.sample,
            utility=lambda rules: rules.prospects,
        )
    return SimpleNamespace(
        SeatKnowledge=SeatKnowledge,
        ThinkingBudget=ThinkingBudget,
        sequential_halving=sequential_halving,
        determinize=SeatKnowledge.determinize,
        utility=lambda rules: rules.utility,
    )


def serve() -> None:
    """Answer measuring requests on standard input, with the engine on the Python path; one line of JSON each."""
    bots = _names_of_bots()
    from kajuta.core.rng import Rng
    from kajuta.games import game

    for line in sys.stdin:
        game_id, seats = json.loads(line)
        rules: Any = game(game_id)
        given = positions(rules, seats)
        luck = Rng(1)
        utility = bots.utility(rules)

        def playout(state: Any, rules: Any = rules, luck: Any = luck) -> None:
            state = state.copy()
            turn = state.turn + 1
            while state.to_act is not None and state.turn < turn:
                state.apply(rules.playout(state, luck))

        def choose(state: Any, rules: Any = rules, luck: Any = luck) -> None:
            info = bots.SeatKnowledge(rules, state)
            actions = rules.candidates(bots.determinize(info, luck))
            if len(actions) > 1:
                for _ in bots.sequential_halving(info, luck, actions, 1, bots.ThinkingBudget(SIMULATIONS)):
                    pass

        rates = [
            rate(lambda state, luck=luck: state.determinize(state.to_act, luck), given),
            rate(playout, given),
            rate(lambda state, utility=utility: utility(state, state.to_act), given),
            rate(choose, given[::SELDOM]),
        ]
        print(json.dumps(rates), flush=True)


def measured() -> Table:
    """Measure both engines."""
    with tempfile.TemporaryDirectory() as folder:
        whole = subprocess.run(["git", "archive", BEFORE, "py"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(whole)) as packed:
            packed.extractall(folder, filter="data")
        before, now = (_engine(Path(place) / "py") for place in (folder, ROOT))
        from kajuta.games import all_games

        rows = []
        for rules in all_games():
            tables: dict[int, list[tuple[list[float], list[float]]]] = {}
            for _ in range(ROUNDS):
                for seats in dict.fromkeys((rules.players[0], rules.players[-1])):
                    pair = (_asked(before, rules.id, seats), _asked(now, rules.id, seats))
                    tables.setdefault(seats, []).append(pair)
            cells: list[str] = []
            for kind in range(len(KINDS)):
                rates = [
                    [statistics.median(one[side][kind] for one in rounds) for side in (0, 1)]
                    for rounds in tables.values()
                ]
                old, new = (math.exp(statistics.fmean(math.log(one[side]) for one in rates)) for side in (0, 1))
                cells += [f"{new:,.0f}", f"{new / old:.2f}"]
            rows.append([rules.id, *cells])
        for engine in (before, now):
            engine.kill()
            engine.wait()
    head = ["game"]
    for kind in KINDS:
        head += [f"{kind} / s", f"ratio to {BEFORE}"]
    return Table(head, rows)


def _engine(path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", "from tests.bench import engine; engine.serve()"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path), str(ROOT)))}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd="/")


def _asked(engine: "subprocess.Popen[str]", game_id: str, seats: int) -> list[float]:
    assert engine.stdin is not None
    assert engine.stdout is not None
    print(json.dumps([game_id, seats]), file=engine.stdin, flush=True)
    found: list[float] = json.loads(engine.stdout.readline())
    return found
