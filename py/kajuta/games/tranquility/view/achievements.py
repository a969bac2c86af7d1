"""Achievements of a finished game."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE

ACHIEVEMENTS = ("plenty", "frugal", "alone", "storm-proof", "landslide")

PLENTY_CARDS_LEFT = 25
"""Cards left in piles and hands together."""
FRUGAL_CARDS_PAID = 12
"""Cards paid in the whole game."""
LANDSLIDE_LEAD = 10
"""Points more in a duel."""


def achievements_in(history: Iterable[tuple[Tranquility, Action]], end: Tranquility) -> Iterator[tuple[int, str]]:
    """Yield the seat and name of each achievement; a crew has them together."""
    outcome = end.outcome()
    if outcome is None or not outcome.winners:
        return
    if end.variant == COMPETITIVE:
        yield from ((seat, "landslide") for seat in outcome.winners if outcome.lead(seat) >= LANDSLIDE_LEAD)
        return
    done = {
        "plenty": sum(map(len, end.piles)) + sum(map(len, end.hands)) >= PLENTY_CARDS_LEFT,
        "frugal": sum(action[0] == "pay" for _, action in history) <= FRUGAL_CARDS_PAID,
        "alone": len(end.hands) == 1,
        "storm-proof": end.stormy,
    }
    yield from ((seat, feat) for feat, did in done.items() if did for seat in outcome.winners)
