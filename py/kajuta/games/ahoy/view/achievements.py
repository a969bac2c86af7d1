"""Achievements: what is worth telling of a finished game."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.ahoy.rules.engine import Ahoy

ACHIEVEMENTS = ("landslide", "unscathed", "battered", "from-behind", "swift")

LANDSLIDE = 8
"""Fame more than the best other one."""
BATTERED = 3
"""Damaged places of the ship."""
BEHIND = 6
"""Fame less than the best other one, once in the game."""
SWIFT = 4
"""Rounds."""


def achievements_in(history: Iterable[tuple[Ahoy, Action]], end: Ahoy) -> Iterator[tuple[int, str]]:
    """Yield who did what."""
    outcome = end.outcome()
    if outcome is None:
        return
    hurt, behind = set(), set()
    for state, _ in history:
        fame = {faction: state.total_fame(faction) for faction in state.order}
        best = max(fame.values())
        behind |= {faction for faction in state.order if best - fame[faction] >= BEHIND}
        hurt |= {faction for faction in state.order if state.damaged_slots(faction)}
    for seat in outcome.winners:
        faction = end.faction_of[seat]
        if outcome.lead(seat) >= LANDSLIDE:
            yield seat, "landslide"
        if faction not in hurt:
            yield seat, "unscathed"
        if len(end.damaged_slots(faction)) >= BATTERED:
            yield seat, "battered"
        if faction in behind:
            yield seat, "from-behind"
        if end.round <= SWIFT:
            yield seat, "swift"
