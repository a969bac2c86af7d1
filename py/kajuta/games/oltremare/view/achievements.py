"""Achievements of a finished game."""

from collections.abc import Iterable, Iterator
from itertools import chain

from kajuta.core.state import Action
from kajuta.games.oltremare.rules.cargo_runs_and_payout import goods_runs
from kajuta.games.oltremare.rules.engine import OltreMarePosition

ACHIEVEMENTS = ("landslide", "no-pirates", "long-run", "harbours", "penniless")

LANDSLIDE_LEAD = 15
"""Minimum lead in ducats over the runner-up for the landslide achievement."""
LONG_RUN_LENGTH = 6
"""Minimum length of a run of goods for the long-run achievement."""
HARBOURS_TOKENS = 8
"""Minimum number of port tokens for the harbours achievement."""


def achievements_in(
    history: Iterable[tuple[OltreMarePosition, Action]], end: OltreMarePosition
) -> Iterator[tuple[int, str]]:
    """Yield the seat and the name of each achievement."""
    outcome = end.outcome()
    if outcome is None:
        return
    seats = range(len(end.hands))
    long_runs, poor = set(), set()
    for state, _ in chain(history, [(end, ())]):
        long_runs |= {
            seat for seat in seats if state.cargo[seat] and goods_runs(state.cargo[seat])[-1][1] >= LONG_RUN_LENGTH
        }
        if state.turn > len(seats):
            poor |= {seat for seat in seats if state.ducats[seat] == 0}
    yield from ((seat, "long-run") for seat in sorted(long_runs))
    yield from ((seat, "harbours") for seat in seats if end.port_count(seat) >= HARBOURS_TOKENS)
    for seat in outcome.winners:
        if outcome.lead(seat) >= LANDSLIDE_LEAD:
            yield seat, "landslide"
        if not end.pirates[seat]:
            yield seat, "no-pirates"
        if seat in poor:
            yield seat, "penniless"
