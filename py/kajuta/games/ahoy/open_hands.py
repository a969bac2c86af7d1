"""Open-hands determinization, for baseline players that measure the part of luck; never sent to the page."""

from kajuta.core.rng import Rng
from kajuta.games.ahoy.rules.engine import Ahoy


def determinize_with_open_hands(state: Ahoy, seat: int, rng: Rng) -> Ahoy:
    """Leave the Union's plans and the smugglers' pledges as they are."""
    new = state.determinize(seat, rng)
    new.hand = state.hand[:]
    new.plan_deck = sorted(state.plan_deck)
    rng.shuffle(new.plan_deck)
    new.pledge = state.pledge[:]
    return new
