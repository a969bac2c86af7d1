"""The commands of the league, such as ``choices`` and ``balance``: their arguments and their output."""

import argparse
import importlib.util
import json
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from kajuta.bots import LEVELS
from kajuta.bots.ranks import RANKS
from kajuta.core.errors import BadSetup
from kajuta.core.game import Game, Options, OptionValue
from kajuta.core.rule_clauses import scope_folder
from kajuta.games import game
from kajuta.progress_and_interruption import with_progress
from kajuta.puzzles.puzzle import Puzzle
from league import puzzle_file
from league.balance import CREW_WIN_RATES_FILE, measure, page, settings_to_measure, write_cooperative_win_rates
from league.choice_quality import GameChoicesTask, measure_choices_in_games
from league.choice_quality import table as choices_table
from league.git_commit import checked_out_commit
from league.matchup_schedule import round_robin
from league.parse_bot_words import PLAYOUT_ONLY, parse_player
from league.play import map_lazily, workers
from league.puzzle_collection import (
    CheckTask,
    PuzzleStore,
    StoredPuzzle,
    check,
    mixed,
    play_on_again,
    puzzles_of,
    sample,
    search_matches,
    search_summary,
)
from league.puzzle_finder import PUZZLE_BOT, SearchedMatch, varied_tasks
from league.result_store import ResultStore
from league.strength import STRENGTH_FILE, add_table, measure_table
from league.tournament import League, action_shares, matchup_result_to_json, table

BOTS = "captain,mate,sailor,boy"
WORDS = (
    f"{', '.join(LEVELS)}, captain/simulations=N/turns=N, LEVEL/weights=FILE (with learned weights), playout,"
    " omniscient:LEVEL, open-hands:LEVEL"
)
"""Bots of the commands, for help and errors."""
RANKS_TO_MEASURE = "boy,sailor,mate,captain/simulations=400"

DOCS = Path("docs/balance")


class CommandError(Exception):
    """A command cannot run; the text says why, for the person at the command line."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    """Add the arguments of the command ``name`` to ``parser``."""
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="numbers of seats, such as 2,3 (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with the scheduler at ADDRESS")
    _ARGUMENTS[name](parser)


def _add_tables(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="values by seat: OPTION=A,B")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="'OPTION=VALUE ...'",
        help="also play a table with these options",
    )


def _for_league(parser: argparse.ArgumentParser) -> None:
    _add_tables(parser)
    parser.add_argument("--bots", default=BOTS, help=WORDS)
    parser.add_argument("--games", type=int, default=100, help="maximum number for each pair of bots")
    parser.add_argument("--above", type=float, help="stop a pair once its share of wins is clearly above or below this")
    parser.add_argument("--out", type=Path, help="folder for the results and the table; a second call resumes there")


def _for_choices(parser: argparse.ArgumentParser) -> None:
    _add_tables(parser)
    parser.add_argument("--bots", default="boy,sailor,mate,captain", help=WORDS)
    parser.add_argument("--games", type=int, default=20, help="number of games whose decisions are measured")
    parser.add_argument("--deals", type=int, default=200, help="number of playouts for each candidate action")
    parser.add_argument("--out", type=Path, help="folder for the measurements; a second call resumes there")


def _for_train(parser: argparse.ArgumentParser) -> None:
    _add_tables(parser)
    parser.add_argument("--games", type=int, default=400, help="games per round and number of seats")
    parser.add_argument("--rounds", type=int, default=3, help="maximum rounds of playing and fitting")
    parser.add_argument("--bot", default="sailor", help="bot that plays the games to learn from")
    parser.add_argument("--trial", type=int, default=60, help="games between the new and the old weights")
    parser.add_argument("--near", action="store_true", help="stay close to the old weights (few games or many groups)")
    parser.add_argument("--cache", type=Path, metavar="FILE", help="file for the games; a second call resumes there")
    parser.add_argument("--out", type=Path, help="file for the weights (default: in the game's folder)")


def _for_balance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", nargs="*", default=[], metavar="OPTION", help="measure these options")
    parser.add_argument("--without", nargs="*", default=[], metavar="OPTION", help="do not measure these options")
    parser.add_argument("--bot", default="captain", help=f"bot that plays all seats: {WORDS}")
    parser.add_argument("--games", type=int, default=100, help="games per setting")
    parser.add_argument("--out", type=Path, help="folder for the results; a second call resumes there")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder for the report")
    parser.add_argument("--form", action="store_true", help="also write the win rates for the new-game form")


def _for_strength(parser: argparse.ArgumentParser) -> None:
    _add_tables(parser)
    parser.add_argument(
        "--bots", default=RANKS_TO_MEASURE, help=f"weakest first, each plays against the one before it: {WORDS}"
    )
    parser.add_argument("--games", type=int, default=200, help="games per rank and table")
    parser.add_argument("--out", type=Path, help="folder for the results; a second call resumes there")
    parser.add_argument("--to", type=Path, help="file for the table of ranks (default: in the game's folder)")


def _for_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=40, help="number of puzzles to find")
    parser.add_argument("--matches", type=int, default=1000, help="maximum number; a match gives one puzzle or none")
    parser.add_argument("--bot", help=f"bot for the matches ({PUZZLE_BOT}) or for playouts of a check ({PLAYOUT_ONLY})")
    parser.add_argument("--out", type=Path, help="folder for the result of each match; a second call resumes there")
    parser.add_argument("--check", action="store_true", help="check the answers of the stored puzzles instead")
    parser.add_argument(
        "--play-on",
        action="store_true",
        help="find the win probabilities and reasons of the stored puzzles again, and drop failures",
    )
    parser.add_argument("--sample", type=int, help="check this many puzzles, selected at random by the seed")
    parser.add_argument("--deals", type=int, default=400, help="number of playouts for each candidate in a check")


_ARGUMENTS = {
    "league": _for_league,
    "choices": _for_choices,
    "train": _for_train,
    "balance": _for_balance,
    "strength": _for_strength,
    "puzzles": _for_puzzles,
}


def league(given: argparse.Namespace) -> Any:
    """Play a league; return the table of results, or all figures for ``--json``; ratings only with openskill."""
    rules = game(given.game)
    bots = given.bots.split(",")
    _check_bots(rules, bots)
    rated = _has("openskill")
    if not rated:
        print("kajuta: without ratings, which need: python3 -m pip install openskill", file=sys.stderr)
    store = ResultStore(given.out / f"{rules.id}.jsonl" if given.out else None)
    with workers(given.jobs, given.dask) as (pool, width):
        playing = League(rules.id, store, pool, width)
        standings = [
            playing.play(matchup, given.games, given.seed, given.above)
            for matchup in round_robin(
                rules, bots, parse_seat_counts_and_options(rules, given.players, given.set, given.table)
            )
        ]
    found: dict[str, Any] = {
        "game": rules.id,
        "standings": [matchup_result_to_json(one) for one in standings],
        "ratings": _ratings(playing, bots) if rated else [],
        "actions": action_shares(playing.results),
    }
    text = table(standings) + "\n"
    if given.out:
        (given.out / f"{rules.id}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (given.out / f"{rules.id}.md").write_text(text, encoding="utf-8")
    return found if given.json else text


def choices(given: argparse.Namespace) -> Any:
    """Measure the decisions of bots in the same positions; return a table of gains per number of seats and options."""
    rules = game(given.game)
    bots = given.bots.split(",")
    _check_bots(rules, bots)
    path = given.out / f"{rules.id}-choices.jsonl" if given.out else None
    found = []
    with workers(given.jobs, given.dask) as (pool, _):
        for players, options in parse_seat_counts_and_options(rules, given.players, given.set, given.table):
            tasks = [
                GameChoicesTask(rules.id, players, options, tuple(bots), given.deals, given.seed + n)
                for n in range(given.games)
            ]
            measured = with_progress(measure_choices_in_games(tasks, pool, path), len(tasks), f"{players} seats, games")
            made = [choice for some in measured for choice in some]
            found.append({"players": players, "options": dict(options), "table": choices_table(bots, made)})
    if given.json:
        return found
    return "\n".join(f"{one['players']} seats, {one['options']}: {one['table']}\n" for one in found)


def train(given: argparse.Namespace) -> Any:
    """Train the game's evaluation model and write its weights; return the figures about the training."""
    from league.train import TrainingConfig, train

    if given.cache is None and not _has("sklearn"):  # PyPy fills the cache without it
        raise CommandError("training needs scikit-learn: python3 -m pip install scikit-learn")
    rules = game(given.game)
    with workers(given.jobs, given.dask) as (pool, width):
        run = TrainingConfig(
            rules,
            given.bot,
            given.games,
            given.rounds,
            given.trial,
            given.seed,
            given.out,
            given.near,
            given.cache,
            pool,
            width,
        )
        return train(run, parse_seat_counts_and_options(rules, given.players, given.set, given.table))


def measure_balance(given: argparse.Namespace) -> Any:
    """Measure the balance of a game with one bot on all seats; write the report and, if asked, the form's win rates."""
    rules = game(given.game)
    _check_bots(rules, [given.bot])
    only = given.only or [option.id for option in rules.options if option.id not in given.without]
    counts = [int(one) for one in given.players.split(",")] if given.players else rules.players
    with workers(given.jobs, given.dask) as (pool, width):
        playing = League(rules.id, ResultStore(given.out / f"{rules.id}.jsonl" if given.out else None), pool, width)
        measured = measure(playing, given.bot, settings_to_measure(rules, counts, only), given.games, given.seed)
    text = page(rules, given.bot, measured, checked_out_commit())
    given.docs.mkdir(parents=True, exist_ok=True)
    (given.docs / f"{rules.id}.md").write_text(text, encoding="utf-8")
    if given.form:
        write_cooperative_win_rates(rules, measured, scope_folder(rules.id) / CREW_WIN_RATES_FILE)
    return {"game": rules.id, "games": len(playing.results)} if given.json else text


def measure_strength(given: argparse.Namespace) -> Any:
    """Measure the difference between neighboring ranks and write the file for the page; return the tables."""
    rules = game(given.game)
    bots = given.bots.split(",")
    _check_bots(rules, bots)
    tables = []
    path = given.to or scope_folder(rules.id) / STRENGTH_FILE
    with workers(given.jobs, given.dask) as (pool, width):
        playing = League(rules.id, ResultStore(given.out / f"{rules.id}.jsonl" if given.out else None), pool, width)
        for players, options in parse_seat_counts_and_options(rules, given.players, given.set, given.table):
            tables.append(measure_table(playing, rules, players, options, bots, given.games, given.seed))
            add_table(path, tables[-1], tuple(RANKS))
    return tables


def puzzles(given: argparse.Namespace) -> Any:
    """Find puzzles and write them to the game's file, or check or play on from the stored ones."""
    rules = game(given.game)
    if given.check:
        return _check_puzzles(rules, given)
    if given.play_on:
        return _play_on_again(rules, given)
    bot = given.bot or PUZZLE_BOT
    _check_bots(rules, [bot])
    counts = [int(one) for one in given.players.split(",")] if given.players else rules.players
    tasks = islice(varied_tasks(rules, bot, given.seed, counts), given.matches)
    store = _puzzle_store(rules, given)
    found = puzzle_file.read_puzzles(rules).puzzles
    stored = {one.id for one in found}
    searched: list[SearchedMatch] = []
    with workers(given.jobs, given.dask) as (pool, width):
        matches = search_matches(tasks, store, pool, width)
        for match in with_progress(matches, given.matches, f"puzzles of {rules.id}, matches"):
            searched.append(match)
            found = puzzles_of(rules, [match], found)
            if match.puzzle is not None and len(found) >= given.count:
                break
    chosen = mixed(found, given.count, stored)
    puzzle_file.write_puzzles(puzzle_file.puzzle_path(rules), chosen)
    summary = search_summary(rules, searched, chosen)
    return summary if given.json else json.dumps(summary, indent=1)


def _puzzle_store(rules: Game[Any], given: argparse.Namespace) -> PuzzleStore:
    return PuzzleStore(given.out / f"{rules.id}-puzzles.jsonl" if given.out else None)


def _play_on_again(rules: Game[Any], given: argparse.Namespace) -> Any:
    """Play on from the stored puzzles, and with ``--out`` those found there, and store those that hold."""
    path = puzzle_file.puzzle_path(rules)
    stored = {one["id"]: one for one in puzzle_file.read_data(path)}
    known = {one["id"]: one for one in _puzzle_store(rules, given).puzzles()} | stored
    tasks = [StoredPuzzle(rules.id, one) for one in known.values()]
    with workers(given.jobs, given.dask) as (pool, width):
        played = [*with_progress(map_lazily(play_on_again, tasks, pool, width), len(tasks), f"puzzles of {rules.id}")]
    kept = [Puzzle.from_json(rules, one) for one in played if one is not None]
    chosen = mixed(kept, given.count, stored)
    puzzle_file.write_puzzles(path, chosen)
    dropped = sorted(known.keys() - {one.id for one in kept})
    summary = {"game": rules.id, "kept": len(kept), "dropped": dropped, "stored": len(chosen)}
    return summary if given.json else json.dumps(summary, indent=1)


def _check_puzzles(rules: Game[Any], given: argparse.Namespace) -> Any:
    stored, unfit = puzzle_file.read_puzzles(rules)
    drawn = stored if given.sample is None else sample(stored, given.sample, given.seed)
    bot = given.bot or PLAYOUT_ONLY
    _check_bots(rules, [bot])
    tasks = [CheckTask(rules.id, one.to_json(), bot, given.deals, given.seed + n) for n, one in enumerate(drawn)]
    with workers(given.jobs, given.dask) as (pool, width):
        checked = [*with_progress(map_lazily(check, tasks, pool, width), len(tasks), f"puzzles of {rules.id}, checked")]
    if given.json:
        return {"game": rules.id, "unfit": unfit, "checked": [one.to_json() for one in checked]}
    lines = [f"{name}: does not fit, {why}" for name, why in unfit.items()] + [one.line() for one in checked]
    return "\n".join(lines)


def parse_seat_counts_and_options(
    rules: Game[Any], players: str, settings: Sequence[str], variations: Sequence[str] = ()
) -> list[tuple[int, Options]]:
    """Pairs of a number of seats and complete options, one per number of seats and per variation.

    ``settings``: options for all of them, such as ``variant=arch``. ``variations``: further options for each variation.
    """
    counts = [int(one) for one in players.split(",")] if players else list(rules.players)
    per_seat = {option.id for option in rules.options if option.per_seat}
    found: list[tuple[int, Options]] = []
    for variation in variations or ("",):
        chosen: dict[str, OptionValue] = {}
        for setting in (*settings, *variation.split()):
            name, _, value = setting.partition("=")
            chosen[name] = tuple(value.split(",")) if name in per_seat else value
        found += [(count, rules.complete_options(count, chosen)) for count in counts]
    return found


def _ratings(playing: League, bots: Sequence[str]) -> list[dict[str, Any]]:
    from league.ratings import rate

    return [one._asdict() for one in rate(playing.results, bots)]


def _has(package: str) -> bool:
    """Whether a package is installed; asked before hours of games that need it at their end."""
    return importlib.util.find_spec(package) is not None


def _check_bots(rules: Game[Any], words: Sequence[str]) -> None:
    """Raise CommandError if one of ``words`` names no bot for this game."""
    for word in words:
        try:
            parse_player(word, rules)
        except BadSetup:
            raise CommandError(f"there is no bot {word!r} for {rules.id}; there are {WORDS}") from None


COMMANDS = {
    "league": league,
    "choices": choices,
    "train": train,
    "balance": measure_balance,
    "strength": measure_strength,
    "puzzles": puzzles,
}
"""The function for each command."""
