"""Speed of random play compared with four Python game engines, in one run.

    python3 -m venv .venv-bench && .venv-bench/bin/pip install -r tests/bench/requirements.txt
    PYTHONPATH=py .venv-bench/bin/python tests/bench/play.py [GAME ...] [--seconds S] [--most-seats]

Each engine plays whole games through its public API. The engines take turns in rounds, so that a slowdown of the
machine affects all of them. Only decisions with more than one legal action count. The output has the medians of the
rounds and their ratios to the other engines.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pyspiel
import rlcard
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from open_spiel.python.games import team_dominoes  # noqa: F401  the import registers the environment
from pettingzoo.classic import chess_v6

from kajuta import simulate
from kajuta.games import all_games, game

ROUNDS = 7
PEERS = {
    "uno": "rlcard uno",
    "catan": "catanatron, 4 seats",
    "dominoes": "openspiel dominoes, 4 seats",
    "chess": "pettingzoo chess",
}
CATAN_TURNS = 1000


class Played(NamedTuple):
    """Result of one round of play: decisions with a choice, games, seconds."""

    decisions: int
    games: int
    seconds: float


def play_kajuta(rules: Any, players: int) -> Callable[[int], Played]:
    """A function that plays one random game of Kajuta from a seed."""
    options = rules.complete_options(players, {})

    def play(seed: int) -> Played:
        tally = simulate.run(simulate.Series(rules.id, options, ("random",) * players, seed, 1))
        return Played(tally.decisions, 1, tally.seconds)

    return play


def play_uno() -> Callable[[int], Played]:
    """A function that plays one random game in RLCard's uno environment."""
    environment = rlcard.make("uno")

    def play(seed: int) -> Played:
        environment.seed(seed)
        chance = random.Random(seed)
        decisions = 0
        started = time.perf_counter()
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = environment.step(chance.choice(actions))
        return Played(decisions, 1, time.perf_counter() - started)

    return play


def play_catan(seed: int) -> Played:
    """Play one random game of Catanatron with four seats."""
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    started = time.perf_counter()
    position = Catan([RandomPlayer(color) for color in colors], seed=seed)
    while position.winning_color() is None and position.state.num_turns < CATAN_TURNS:
        decisions += len(position.state.playable_actions) > 1
        position.play_tick()
    return Played(decisions, 1, time.perf_counter() - started)


def play_dominoes() -> Callable[[int], Played]:
    """A function that plays one random game of OpenSpiel's team dominoes, a game that is written in Python."""
    rules = pyspiel.load_game("python_team_dominoes")

    def play(seed: int) -> Played:
        chance = random.Random(seed)
        decisions = 0
        started = time.perf_counter()
        state = rules.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += len(actions) > 1 and not state.is_chance_node()
            state.apply_action(chance.choice(actions))
        return Played(decisions, 1, time.perf_counter() - started)

    return play


def play_chess() -> Callable[[int], Played]:
    """A function that plays one random game of PettingZoo's chess."""
    environment = chess_v6.env()

    def play(seed: int) -> Played:
        chance = random.Random(seed)
        decisions = 0
        started = time.perf_counter()
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            actions = [] if ended or cut else [n for n, legal in enumerate(observation["action_mask"]) if legal]
            decisions += len(actions) > 1
            environment.step(chance.choice(actions) if actions else None)
        return Played(decisions, 1, time.perf_counter() - started)

    return play


def copy_microseconds(positions: list[Any]) -> float:
    """Mean time of ``copy()`` over ``positions``, in microseconds."""
    rounds = max(1, 4000 // len(positions))
    started = time.perf_counter()
    for _ in range(rounds):
        for position in positions:
            position.copy()
    return (time.perf_counter() - started) / rounds / len(positions) * 1e6


def kajuta_positions(rules: Any, players: int) -> list[Any]:
    """Positions of a random game of Kajuta."""
    state = rules.new(players, rules.complete_options(players, {}), 1)
    chance = random.Random(1)
    positions = []
    while state.to_act is not None:
        positions.append(state.copy())
        state.apply(chance.choice(state.legal_actions()))
    return positions


def catan_positions() -> list[Any]:
    """Some positions of a random game of Catanatron."""
    position = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    positions = []
    for _ in range(200):
        position.play_tick()
        positions.append(position.copy())
    return positions


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.5, help="duration of a round of one engine")
    parser.add_argument("--most-seats", action="store_true", help="leave out the tables with the fewest seats")
    chosen = parser.parse_args()
    contestants: dict[str, Callable[[int], Played]] = {
        "rlcard uno": play_uno(),
        "catanatron, 4 seats": play_catan,
        "openspiel dominoes, 4 seats": play_dominoes(),
        "pettingzoo chess": play_chess(),
    }
    copies: dict[str, list[Any]] = {"catanatron, 4 seats": catan_positions()}
    for rules in [game(game_id) for game_id in chosen.game] or all_games():
        fewest = () if chosen.most_seats else rules.players[:1]
        for players in dict.fromkeys((*fewest, rules.players[-1])):
            name = f"{rules.id}, {players} seats"
            contestants[name] = play_kajuta(rules, players)
            copies[name] = kajuta_positions(rules, players)
    rates: dict[str, list[Played]] = {name: [] for name in contestants}
    copy_times: dict[str, list[float]] = {name: [] for name in copies}
    seed = 0
    for _ in range(ROUNDS):
        for name, play in contestants.items():
            total = Played(0, 0, 0.0)
            while total.seconds < chosen.seconds:
                seed += 1
                total = Played(*(a + b for a, b in zip(total, play(seed), strict=True)))
            rates[name].append(total)
        for name, positions in copies.items():
            copy_times[name].append(copy_microseconds(positions))
    report(rates, copy_times)


def report(rates: dict[str, list[Played]], copy_times: dict[str, list[float]]) -> None:
    """Print the rates, figures of a game, and ratios to the other engines."""
    speeds = {name: statistics.median(one.decisions / one.seconds for one in rounds) for name, rounds in rates.items()}
    peers = {short: speeds[name] for short, name in PEERS.items()}
    heads = "".join(f"{f'x {short}':>11}" for short in peers)
    print(f"{'':28}{'decisions/s':>12}{heads}{'games/s':>10}{'dec./game':>11}{'copy, us':>10}")
    for name, rounds in rates.items():
        games = statistics.median(one.games / one.seconds for one in rounds)
        length = sum(one.decisions for one in rounds) / sum(one.games for one in rounds)
        copy = f"{statistics.median(copy_times[name]):.2f}" if name in copy_times else ""
        speed = speeds[name]
        ratios = "".join(f"{speed / peer:11.2f}" for peer in peers.values())
        row = f"{speed:12.0f}{ratios}{games:10.1f}{length:11.1f}{copy:>10}"
        print(f"{name:28}{row}")


if __name__ == "__main__":
    main()
