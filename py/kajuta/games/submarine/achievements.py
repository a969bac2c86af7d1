"""Achievements that a finished game has earned."""

from collections.abc import Iterable, Iterator
from itertools import chain

from kajuta.core.state import Action
from kajuta.games.submarine.rules import SubmarinePosition

ACHIEVEMENTS = ("landslide", "haul", "no-joker", "cards-left", "from-behind")

LANDSLIDE_LEAD = 4
"""Least lead in treasures over the runner-up for the landslide achievement."""
HAUL_TREASURES = 3
"""Treasures to salvage in one turn for the haul achievement."""
MANY_CARDS_LEFT = 5
COMEBACK_DEFICIT = 3
"""Treasures by which the winner must once have trailed the leader for the comeback achievement."""


def achievements_in(
    history: Iterable[tuple[SubmarinePosition, Action]], end: SubmarinePosition
) -> Iterator[tuple[int, str]]:
    """Yield the seat and name of each achievement."""
    outcome = end.outcome()
    if outcome is None:
        return
    seats = range(len(end.hands))
    jokers, behind, hauls = set(), set(), set()
    turn = -1
    begun: list[int] = []
    for state, action in chain(history, [(end, ())]):
        found = [state.treasure_count(seat) for seat in seats]
        hauls |= {seat for seat in seats if begun and found[seat] - begun[seat] >= HAUL_TREASURES}
        if state.turn != turn:
            turn, begun = state.turn, found
        behind |= {seat for seat in seats if max(found) - found[seat] >= COMEBACK_DEFICIT}
        if action and action[0] == "joker":
            jokers.add(state.to_act)
    yield from ((seat, "haul") for seat in sorted(hauls))
    for seat in outcome.winners:
        if outcome.lead(seat) >= LANDSLIDE_LEAD:
            yield seat, "landslide"
        if seat not in jokers:
            yield seat, "no-joker"
        if end.card_count(seat) >= MANY_CARDS_LEFT:
            yield seat, "cards-left"
        if seat in behind:
            yield seat, "from-behind"
