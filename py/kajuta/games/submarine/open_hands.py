"""A position as a seat would know it if all hands lay open, for players that measure luck; not sent to the page."""

from kajuta.core.rng import Rng
from kajuta.games.submarine.rules import SubmarinePosition


def determinize_with_open_hands(state: SubmarinePosition, seat: int, rng: Rng) -> SubmarinePosition:
    """Leave the others' hands as they are, but not what lies in stacks."""
    known = state.copy()
    known.hands = [tuple(sorted(card | 1 << seat for card in hand)) for hand in known.hands]
    return known.determinize(seat, rng)
