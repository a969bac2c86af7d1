"""Achievements: what is worth telling of a finished game."""

from collections.abc import Iterable, Iterator
from itertools import chain

from kajuta.core.state import Action
from kajuta.games.submarine.rules import Submarine

ACHIEVEMENTS = ("landslide", "haul", "no-joker", "cards-left", "from-behind")

LANDSLIDE = 4
"""Treasures more than the best other one."""
HAUL = 3
"""Treasures brought up in one turn."""
CARDS_LEFT = 5
BEHIND = 3
"""Treasures less than the best other one, once in the game."""


def achievements_in(history: Iterable[tuple[Submarine, Action]], end: Submarine) -> Iterator[tuple[int, str]]:
    """Yield who did what."""
    outcome = end.outcome()
    if outcome is None:
        return
    seats = range(len(end.hands))
    jokers, behind, hauls = set(), set(), set()
    turn = -1
    begun: list[int] = []
    for state, action in chain(history, [(end, ())]):
        found = [state.treasures(seat) for seat in seats]
        hauls |= {seat for seat in seats if begun and found[seat] - begun[seat] >= HAUL}
        if state.turn != turn:
            turn, begun = state.turn, found
        behind |= {seat for seat in seats if max(found) - found[seat] >= BEHIND}
        if action and action[0] == "joker":
            jokers.add(state.to_act)
    yield from ((seat, "haul") for seat in sorted(hauls))
    for seat in outcome.winners:
        if outcome.lead(seat) >= LANDSLIDE:
            yield seat, "landslide"
        if seat not in jokers:
            yield seat, "no-joker"
        if end.cards(seat) >= CARDS_LEFT:
            yield seat, "cards-left"
        if seat in behind:
            yield seat, "from-behind"
