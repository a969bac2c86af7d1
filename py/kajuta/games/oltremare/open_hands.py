"""Open-hands determinization, for baseline players that measure the part of luck; never sent to the page."""

from kajuta.core.rng import Rng
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits


def determinize_with_open_hands(state: OltreMarePosition, seat: int, rng: Rng) -> OltreMarePosition:
    """Leave the others' hands as they are, and so what they offer, but not the pirates' stacks."""
    known = state.copy()
    for hand in known.hands:
        known.knows[seat] |= cards_as_bits(hand)
    return known.determinize(seat, rng)
