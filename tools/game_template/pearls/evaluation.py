"""The evaluation: put here the value of a position for a seat; the bots look for positions with a high value."""

from kajuta.games.pearls.rules import PearlsPosition


def evaluate(state: PearlsPosition, seat: int) -> float:
    """Value of the position for ``seat``: its prospects minus those of the best other seat."""
    prospects = [_prospects(state, one) for one in range(len(state.hands))]
    others = [value for other, value in enumerate(prospects) if other != seat]
    return prospects[seat] - max(others, default=0.0)


def _prospects(state: PearlsPosition, seat: int) -> float:
    """Points of ``seat``, plus a little for each card of the deck that still fits, which counts at equal points."""
    highest = len(state.component_inventory())
    room = (highest - state.last_card(seat)) / highest
    cards = len(state.hands[seat]) + len(state.deck) / len(state.hands)
    return len(state.rows[seat]) + room * min(cards, highest) / 2
