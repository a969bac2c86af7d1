"""Open-hands determinization, for baseline players that measure the part of luck; never sent to the page."""

from kajuta.core.rng import Rng
from kajuta.games.submarine.rules import SubmarinePosition


def determinize_with_open_hands(state: SubmarinePosition, seat: int, rng: Rng) -> SubmarinePosition:
    """Copy of the position in which the other hands stay as they are and the stacks are shuffled anew."""
    known = state.copy()
    known.hands = [tuple(sorted(card | 1 << seat for card in hand)) for hand in known.hands]
    return known.determinize(seat, rng)
