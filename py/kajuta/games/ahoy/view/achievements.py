"""Achievements of a finished game."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.ahoy.rules.engine import Ahoy

ACHIEVEMENTS = ("landslide", "unscathed", "battered", "from-behind", "swift")

LANDSLIDE_LEAD = 8
"""Lead over the second-best faction for "landslide", in fame."""
BATTERED_SLOTS = 3
"""Number of damaged slots at the end for "battered"."""
BEHIND_FAME = 6
"""Deficit to the leader at any time in the game for "from-behind", in fame."""
SWIFT_ROUNDS = 4
"""Highest number of rounds for "swift"."""


def achievements_in(history: Iterable[tuple[Ahoy, Action]], end: Ahoy) -> Iterator[tuple[int, str]]:
    """Yield the seat and name of each achievement."""
    outcome = end.outcome()
    if outcome is None:
        return
    hurt, behind = set(), set()
    for state, _ in history:
        fame = {faction: state.total_fame(faction) for faction in state.order}
        best = max(fame.values())
        behind |= {faction for faction in state.order if best - fame[faction] >= BEHIND_FAME}
        hurt |= {faction for faction in state.order if state.damaged_slots(faction)}
    for seat in outcome.winners:
        faction = end.faction_of[seat]
        if outcome.lead(seat) >= LANDSLIDE_LEAD:
            yield seat, "landslide"
        if faction not in hurt:
            yield seat, "unscathed"
        if len(end.damaged_slots(faction)) >= BATTERED_SLOTS:
            yield seat, "battered"
        if faction in behind:
            yield seat, "from-behind"
        if end.round <= SWIFT_ROUNDS:
            yield seat, "swift"
