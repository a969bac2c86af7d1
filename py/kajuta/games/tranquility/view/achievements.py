"""Achievements of a finished game."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE

ACHIEVEMENTS = ("plenty", "frugal", "alone", "storm-proof", "landslide")

PLENTY_CARDS_LEFT = 25
"""Minimum number of cards left in draw piles and hands for the plenty achievement."""
FRUGAL_CARDS_PAID = 12
"""Maximum number of cards paid in the whole game for the frugal achievement."""
LANDSLIDE_LEAD = 10
"""Minimum lead in points in a duel for the landslide achievement."""


def achievements_in(history: Iterable[tuple[Tranquility, Action]], end: Tranquility) -> Iterator[tuple[int, str]]:
    """Yield the seat and the name of each achievement; a crew earns them together."""
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
