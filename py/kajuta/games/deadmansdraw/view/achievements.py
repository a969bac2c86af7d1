"""Achievements of a finished game."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest

ACHIEVEMENTS = ("landslide", "big-haul", "no-bust", "key-and-chest", "all-suits")

LANDSLIDE_LEAD = 15
"""Minimum lead in points over the runner-up for the landslide achievement."""
BIG_HAUL_CARDS = 7
"""Minimum number of cards taken at once for the big-haul achievement."""
BONUS_HAUL_CARDS = 5
"""Minimum number of cards taken at once, key and chest among them, for the key-and-chest achievement."""


def achievements_in(
    history: Iterable[tuple[DeadMansDrawPosition, Action]], end: DeadMansDrawPosition
) -> Iterator[tuple[int, str]]:
    """Yield the seat and the name of each achievement."""
    outcome = end.outcome()
    if outcome is None:
        return
    busted, hauls, bonuses = set(), set(), set()
    for state, action in history:
        if state.busting is not None:
            busted.add(state.active)
        if action[0] == "take":
            if len(state.row) >= BIG_HAUL_CARDS:
                hauls.add(state.active)
            if len(state.row) >= BONUS_HAUL_CARDS and has_key_and_chest(state.row):
                bonuses.add(state.active)
    yield from ((seat, "big-haul") for seat in sorted(hauls))
    yield from ((seat, "key-and-chest") for seat in sorted(bonuses))
    for seat in outcome.winners:
        if outcome.lead(seat) >= LANDSLIDE_LEAD:
            yield seat, "landslide"
        if seat not in busted:
            yield seat, "no-bust"
        if all(end.banks[seat]):
            yield seat, "all-suits"
