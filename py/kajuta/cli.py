"""The command line: list games, simulate games between bots, measure speed, train evaluations, replay a save."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kajuta import simulate
from kajuta.bots import LEVELS
from kajuta.core.errors import KajutaError
from kajuta.core.game import Options, OptionValue
from kajuta.core.rng import Rng
from kajuta.games import all_games, broken_games, game
from kajuta.match import saves
from league import league_commands as league_commands

TOOLS = {
    "league": "play games between bots and rate their strength",
    "choices": "compare the decisions of bots in the same positions",
    "train": "play games between bots and train the weights of a game's evaluation on them",
    "strength": "measure the difference between neighboring ranks and store it for the page",
    "balance": "play games between equal bots and report wins by order of play, role and setting",
    "puzzles": "find puzzles: positions with one best decision, from games between bots",
}


def main(arguments: Sequence[str]) -> int:
    """Run the command given by ``arguments``; return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        result = options.run(options)
    except (KajutaError, league_commands.CommandError) as error:
        print(f"kajuta: {error}", file=sys.stderr)
        _name_broken_games()
        return 2
    except OSError as error:
        print(f"kajuta: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    if options.run is _games:
        _name_broken_games()
    print(
        result
        if isinstance(result, str)
        else json.dumps(result, indent=None if options.json else 2, ensure_ascii=False)
    )
    return 0


def _name_broken_games() -> None:
    for game_id, why in broken_games().items():
        print(f"kajuta: {game_id} is no game yet: {why}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m kajuta", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, help_text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=help_text, description=help_text)
        made.add_argument("--json", action="store_true", help="one line of JSON")
        made.set_defaults(run=run)
        return made

    command("games", _games, "list the games, their numbers of players and options")

    play = command("simulate", _simulate, "play games between bots and count wins, scores and decisions")
    play.add_argument("game")
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="values by seat: OPTION=A,B")
    play.add_argument("--bots", default="random", help=f"bots by seat, the last one repeats: {', '.join(LEVELS)}")
    play.add_argument("--jobs", type=int, default=1, help="number of processes")

    speed = command("bench", _bench, "measure the speed of random play and of copy()")
    speed.add_argument("game", nargs="*")
    speed.add_argument("--seconds", type=float, default=1.0, help="playing time per game and number of players")

    for name, help_text in TOOLS.items():
        league_commands.add_arguments(command(name, league_commands.COMMANDS[name], help_text), name)

    replay = command("replay", _replay, "replay an exported save")
    replay.add_argument("file", type=Path)
    return parser


def _games(_: argparse.Namespace) -> Any:
    return [{"id": one.id, "players": list(one.players), "options": _option_values(one)} for one in all_games()]


def _option_values(one: Any) -> dict[str, list[str]]:
    return {option.id: list(option.values) for option in one.options}


def _simulate(options: argparse.Namespace) -> Any:
    rules = game(options.game)
    levels = options.bots.split(",")
    if unknown := [level for level in levels if level not in LEVELS]:
        raise league_commands.CommandError(
            f"simulate has no bot {unknown[0]!r}; it takes {', '.join(LEVELS)}."
            " Only the commands of the league take playout and other settings, such as captain/turns=2."
        )
    bots = tuple((levels + levels[-1:] * options.players)[: options.players])
    chosen = _chosen(rules, options.set)
    complete = rules.complete_options(options.players, chosen)
    tally = simulate.run(
        simulate.Series(rules.id, complete, bots, options.seed, options.games), options.jobs, progress=True
    )
    return {
        "game": rules.id,
        "players": options.players,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "games_per_second": round(tally.games / tally.seconds, 2),
        "wins": tally.wins,
        "mean_scores": [round(score / max(1, tally.finished), 2) for score in tally.scores],
    }


def _chosen(rules: Any, settings: Sequence[str]) -> Options:
    per_seat = {option.id for option in rules.options if option.per_seat}
    chosen: dict[str, OptionValue] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        chosen[name] = tuple(value.split(",")) if name in per_seat else value
    return chosen


def _bench(options: argparse.Namespace) -> Any:
    chosen = [game(game_id) for game_id in options.game] or all_games()
    return [_bench_one(rules, players, options.seconds) for rules in chosen for players in rules.players]


def _bench_one(rules: Any, players: int, seconds: float) -> Any:
    complete = rules.complete_options(players, {})
    bots = ("random",) * players
    total = simulate.run(simulate.Series(rules.id, complete, bots, 0, 1))
    while total.seconds < seconds:
        total.add(simulate.run(simulate.Series(rules.id, complete, bots, total.games, max(1, total.games))))
    return {
        "game": rules.id,
        "players": players,
        "decisions_per_second": round(total.decisions / total.seconds),
        "games_per_second": round(total.games / total.seconds, 2),
        "decisions_per_game": round(total.decisions / total.games, 1),
        "copy_microseconds": round(_copy_microseconds(rules, players, complete), 2),
    }


def _copy_microseconds(rules: Any, players: int, options: Options) -> float:
    """Mean time of ``copy()`` in microseconds, over the positions of one random game."""
    state = rules.new(players, options, 1)
    rng = Rng(1)
    positions = []
    while state.to_act is not None:
        positions.append(state.copy())
        state.apply(rng.choice(state.legal_actions()))
    rounds = max(1, 20_000 // len(positions))
    started = time.perf_counter()
    for _ in range(rounds):
        for position in positions:
            position.copy()
    return (time.perf_counter() - started) / (rounds * len(positions)) * 1e6


def _replay(options: argparse.Namespace) -> Any:
    loaded = saves.load_match(saves.parse_json(options.file.read_text(encoding="utf-8")))
    view = loaded.match.view(len(loaded.match.log))
    return {
        "game": view["game"],
        "steps": view["step"],
        "outcome": view["outcome"],
        "digest": loaded.match.state.digest(),
        "notice": loaded.notice,
    }
