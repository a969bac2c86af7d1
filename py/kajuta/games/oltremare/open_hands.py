"""Open-hands determinization, for cheating baseline players that measure how much luck decides; never on the page."""

from kajuta.core.rng import Rng
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits


def determinize_with_open_hands(state: OltreMarePosition, seat: int, rng: Rng) -> OltreMarePosition:
    """Shuffle hidden cards except hands, so that offers made of them stay as they are; pirate stacks are redealt."""
    known = state.copy()
    for hand in known.hands:
        known.knows[seat] |= cards_as_bits(hand)
    return known.determinize(seat, rng)
