"""Determinization with open hands, for reference bots that measure how much luck decides; never sent to the page."""

from kajuta.core.rng import Rng
from kajuta.games.ahoy.rules.engine import Ahoy


def determinize_with_open_hands(state: Ahoy, seat: int, rng: Rng) -> Ahoy:
    """Determinize as usual, but keep the Union's plans and the smugglers' pledges as they are."""
    new = state.determinize(seat, rng)
    new.hand = state.hand[:]
    new.plan_deck = sorted(state.plan_deck)
    rng.shuffle(new.plan_deck)
    new.pledge = state.pledge[:]
    return new
