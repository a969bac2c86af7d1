"""How often a crew of bots wins: a table for the new-game form of a cooperative game.

    PYTHONPATH=py python3 -m tests.difficulty tranquility [--games 300] [--jobs 2] [--only OPTION ...]

Every value of every option is measured alone, for every number of seats, beside the game without
any options; a combination shows its parts. Options that are only an aid (no rule in them) are left
out with ``--without``. The table is written into the game's folder, where ``Game.figures`` reads it;
it says for each row how many games were played for each number of seats. ``--only`` measures single
options anew and leaves the other rows.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from kajuta import simulate
from kajuta.core.clauses import folder
from kajuta.core.errors import BadSetup
from kajuta.core.game import Game
from kajuta.games import game

Setting = tuple[str, str, dict[str, str]]
"""An option, its value, and all options that are needed for it."""


def settings(rules: Game[Any], without: list[str]) -> Iterator[Setting]:
    """Yield what is measured: the plain game under its first option, then each other value alone."""
    plain = rules.options[0]
    yield plain.id, plain.default, {}
    for option in rules.options:
        if option.id in without:
            continue
        for value in option.values:
            if value != option.default:
                needed = {other: values[0] for other, values in option.needs.options.items()}
                chosen = {other: first for other, first in needed.items() if first != default_of(rules, other)}
                yield option.id, value, {**chosen, option.id: value}


def default_of(rules: Game[Any], option_id: str) -> str:
    """Return the default of an option."""
    return next(option.default for option in rules.options if option.id == option_id)


def won(rules: Game[Any], seats: int, chosen: dict[str, str], games: int, jobs: int) -> int | None:
    """Return how many games of a hundred are won; None where the setting does not exist or is not cooperative."""
    try:
        options = rules.complete_options(seats, chosen)
    except BadSetup:
        return None
    if not rules.is_cooperative(options):
        return None
    tally = simulate.run(simulate.Series(rules.id, options, ("heuristic",) * seats, 1, games), jobs)
    return (200 * tally.wins[0] + tally.games) // (2 * tally.games)


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="games for each setting and number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="options to measure anew")
    parser.add_argument("--without", nargs="*", default=["warnings"], help="options without a rule in them")
    given = parser.parse_args()
    rules = game(given.game)
    path = folder(rules.id) / "difficulty.json"
    table: dict[str, Any] = {"games": {}, "won": {}}
    if given.only and path.exists():
        table = json.loads(path.read_text(encoding="utf-8"))
    for option, value, chosen in settings(rules, given.without):
        if given.only and option not in given.only:
            continue
        wins = {str(seats): won(rules, seats, chosen, given.games, given.jobs) for seats in rules.players}
        found = {seats: percent for seats, percent in wins.items() if percent is not None}
        if found:
            table["won"].setdefault(option, {})[value] = found
            table["games"].setdefault(option, {})[value] = given.games
            print(option, value, found, flush=True)
            path.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
