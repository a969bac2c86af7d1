"""How often each faction of Ahoj wins with a thinking bot: against random factions, and among four bots.

    PYTHONPATH=py python3 -m tests.factions [--games 200] [--four 400] [--only FACTION ...] [--jobs 2]

Every row tells the games, the wins in percent with their 95 % interval, and means for each game: rounds,
decisions (those with more than one choice, of all seats) and fame by faction. A shared win counts for each.
"""

import argparse
import math
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from kajuta.bots import decide
from kajuta.core.rng import Rng
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.boards import FACTIONS, PRESENT


class Result(NamedTuple):
    """What came of a game: factions that won, rounds, free decisions, fame by seat."""

    winners: tuple[int, ...]
    rounds: int
    decisions: int
    fame: tuple[int, ...]


def play(present: tuple[int, ...], thinking: tuple[int, ...], seed: int) -> Result:
    """Play a game of the factions ``present`` in which those in ``thinking`` are heuristic, the others random."""
    state = GAME.new(len(present), {"faction": tuple(FACTIONS[faction] for faction in present)}, seed)
    rng = Rng(seed)
    decisions = 0
    while state.to_act is not None:
        options = state.legal_actions()
        if len(options) > 1:
            decisions += 1
            level = "heuristic" if state.faction_of[state.to_act] in thinking else "random"
            state.apply(decide(level, GAME, state, rng))
        else:
            state.apply(options[0])
    outcome = state.outcome()
    assert outcome is not None
    winners = tuple(present[seat] for seat in outcome.winners)
    return Result(winners, state.round, decisions, outcome.scores)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, in percent."""
    z = 1.96
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return 100 * max(0.0, centre - spread) / below, 100 * (centre + spread) / below


def rows(present: tuple[int, ...], thinking: tuple[int, ...], results: Iterable[Result]) -> Iterator[str]:
    """Yield the lines of a series: one for each thinking faction."""
    played = list(results)
    games = len(played)
    rounds = sum(one.rounds for one in played) / games
    decisions = sum(one.decisions for one in played) / games
    fame = [sum(one.fame[seat] for one in played) / games for seat in range(len(present))]
    means = ", ".join(f"{FACTIONS[faction]} {mean:.1f}" for faction, mean in zip(present, fame, strict=True))
    for faction in thinking:
        wins = sum(faction in one.winners for one in played)
        low, high = wilson(wins, games)
        share = f"{FACTIONS[faction]:9} {wins}/{games} = {100 * wins / games:.1f} % ({low:.1f} to {high:.1f})"
        yield f"{len(present)} seats, {share}; rounds {rounds:.2f}, decisions {decisions:.0f}, fame: {means}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each faction and number of seats")
    parser.add_argument("--four", type=int, default=400, help="games of four heuristic bots")
    parser.add_argument("--only", nargs="*", default=FACTIONS, choices=FACTIONS, help="factions that think alone")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    alone = [
        (present, (faction,), given.games)
        for present in PRESENT.values()
        for faction in present
        if FACTIONS[faction] in given.only
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        for present, thinking, games in [*alone, (PRESENT[4], PRESENT[4], given.four)]:
            if games:
                seeds = range(given.seed, given.seed + games)
                for row in rows(present, thinking, pool.map(partial(play, present, thinking), seeds)):
                    print(row, flush=True)


if __name__ == "__main__":
    main()
