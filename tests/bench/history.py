"""Cost of looking back, undo and saving at several points of a long random game.

    PYTHONPATH=py:. python3 tests/bench/history.py [GAME ...] [--games N] [--of PARTS]

Each line is a point in the game. Columns are medians in milliseconds: ``past``: view of an earlier step; ``undo``: undo
and redo; ``view``: view of the present table; ``save``: what the last move adds to the stored record (new entries and
last position); ``load``: loading the save of a game of this length, per hundred entries. The columns should stay
constant along the game. Nothing is asserted: a busy machine is slower.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable

from kajuta.core.rng import Rng
from kajuta.games import all_games, game
from kajuta.match import Match, position_backup, saves
from kajuta.match.match_setup import Setup
from tests.bench.report import Table

SAMPLES = 9
GAMES = 3
STRETCHES = 5
KINDS = ("past", "undo", "view", "save", "load")


def played(game_id: str, seed: int, players: int = 0) -> Match:
    """A match of one person and bots, played at random to its end. ``players``: seats; 0 for the most possible."""
    bots = (players or max(game(game_id).players)) - 1
    seats = [{"name": "", "kind": "human"}] + [{"name": "", "kind": "random"}] * bots
    match = Match(Setup.from_json({"game": game_id, "seats": seats, "seed": seed, "options": {}}, new=True))
    luck = Rng(seed)
    while (coming := match.screen.next_step()).kind != "over":
        if coming.kind == "bot":
            match.think(10_000)
        elif coming.kind in ("forced", "standing"):
            match.advance()
        else:
            match.play(luck.choice(match.state.legal_actions()))
    return match


def again(match: Match, steps: int) -> Match:
    """The match after its first ``steps`` entries, loaded from its save."""
    record = {**saves.make_save(match), "entries": saves.make_save(match)["entries"][:steps]}
    return saves.load_match(record).match


def median(do: Callable[[], object], samples: int = SAMPLES) -> float:
    """Median duration of ``do`` in milliseconds."""
    times = []
    for _ in range(samples):
        started = time.perf_counter()
        do()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


def back_and_forth(match: Match) -> None:
    """Undo and redo, if possible."""
    if match.history.undo_kind():
        match.undo()
        match.redo()


def saved(match: Match) -> object:
    """Data that the last move adds to the stored record."""
    return json.dumps(saves.make_save(match, max(0, len(match.entries) - 1))), position_backup.pack_last_position(match)


def longest(game_id: str, count: int) -> Match:
    """Longest of ``count`` random games."""
    return max((played(game_id, seed) for seed in range(count)), key=lambda one: len(one.entries))


def times_at(whole: Match, step: int) -> list[float]:
    """Times of the ``KINDS`` in milliseconds, at the point after ``step`` entries."""
    then = again(whole, step)
    record = saves.make_save(then)
    return [
        median(lambda: whole.past_view(step, since=10**6)),
        median(lambda: back_and_forth(then)),
        median(lambda: then.view(10**6)),
        median(lambda: saved(then)),
        median(lambda: saves.load_match(record), 3) * 100 / max(100, step),
    ]


def measured() -> Table:
    """Times early and late in a game, for every game."""
    rows = []
    for rules in all_games():
        whole = longest(rules.id, GAMES)
        length = len(whole.entries)
        early, late = (times_at(whole, step) for step in (length // STRETCHES, length))
        pairs = [f"{before:.2f} / {after:.2f}" for before, after in zip(early, late, strict=True)]
        rows.append([rules.id, str(length), str(len(json.dumps(saves.make_save(whole)))), *pairs])
    return Table(["game", "entries", "bytes", *KINDS], rows)


def main() -> None:
    """Print the times along a game."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("games", nargs="*", default=[rules.id for rules in all_games()])
    arguments.add_argument(
        "--games", dest="count", type=int, default=GAMES, help="random games to play; the longest is measured"
    )
    arguments.add_argument("--of", type=int, default=STRETCHES, help="number of equal parts of the game to measure")
    wanted = arguments.parse_args()
    for game_id in wanted.games:
        whole = longest(game_id, wanted.count)
        length = len(whole.entries)
        print(f"{game_id}: {length} entries, {len(json.dumps(saves.make_save(whole)))} bytes")
        print("  step" + "".join(f"{kind:>8}" for kind in KINDS))
        for part in range(wanted.of + 1):
            step = length * part // wanted.of
            print(f"  {step:4}" + "".join(f"{one:8.2f}" for one in times_at(whole, step)))


if __name__ == "__main__":
    main()
