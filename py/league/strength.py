"""The table of ranks of a game, which shows players how strong the bots are.

In competitive games a row is the share of wins of one player of a rank when all others have the rank below. In
cooperative games it is the share of wins when all seats have the same rank.
"""

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from kajuta.core.game import Game, Options
from league.confidence_interval import Interval, wilson_interval
from league.git_commit import checked_out_commit
from league.matchup_schedule import Matchup
from league.tournament import League

STRENGTH_FILE = "strength.json"
"""File in a game's folder that the page reads. A game without it shows no table of ranks."""


def measure_table(
    playing: League, game: Game[Any], players: int, options: Options, bots: Sequence[str], games: int, seed: int
) -> dict[str, Any]:
    """Measure ``bots``, weakest first, for one number of seats and one set of options.

    Each bot plays against the one before it; in cooperative games each plays as a crew of its own.
    """
    is_crew = game.is_cooperative(options) or players == 1
    matchups = (
        [Matchup(bot, "", players, options) for bot in bots]
        if is_crew
        else [Matchup(bot, field, players, options) for field, bot in pairwise(bots)]
    )
    ranks = []
    for matchup in matchups:
        results = list(playing.games_of(matchup, games, seed))
        won = [result.share(matchup.bot) if matchup.field else float(min(result.places) == 1) for result in results]
        ranks.append(_row(matchup.bot, len(won), wilson_interval(won), f"seed {seed} at {checked_out_commit()}"))
    return {"seats": players, "options": _unusual(game, options), "crew": is_crew, "ranks": ranks}


def _row(player: str, games: int, share: Interval, origin: str) -> dict[str, Any]:
    """Row of the table for ``player``. ``origin``: seed and commit of the measurement."""
    figures = {name: round(value, 4) for name, value in share._asdict().items()}
    return {"rank": player.partition("/")[0], "player": player, "games": games, **figures, "origin": origin}


def _unusual(game: Game[Any], options: Options) -> dict[str, Any]:
    """Options that differ from their defaults, without those that each seat chooses for itself."""
    usual = {option.id: option.default for option in game.options if not option.per_seat}
    return {name: value for name, value in options.items() if name in usual and value != usual[name]}


def add_table(path: Path, measured: dict[str, Any], order: Sequence[str]) -> None:
    """Merge a measured table into the file ``path``; ranks and tables that were not measured are kept."""
    known: dict[str, Any] = {"tables": []}
    if path.exists():
        known = json.loads(path.read_text(encoding="utf-8"))
    key = _key(measured)
    before = next((one for one in known["tables"] if _key(one) == key), None)
    ranks = {row["rank"]: row for row in [*(before["ranks"] if before else []), *measured["ranks"]]}
    table = {**measured, "ranks": sorted(ranks.values(), key=lambda row: order.index(row["rank"]))}
    known["tables"] = sorted([*(one for one in known["tables"] if _key(one) != key), table], key=_key)
    path.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _key(table: dict[str, Any]) -> tuple[int, int, str]:
    return table["seats"], len(table["options"]), json.dumps(table["options"], sort_keys=True)
