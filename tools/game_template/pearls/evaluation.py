"""The evaluation: put here the value of a position for a seat; the bots search for positions with a high one."""

from kajuta.games.pearls.rules import PearlsPosition


def evaluate(state: PearlsPosition, seat: int) -> float:
    """Value of the position for ``seat``: its prospects less those of the best other seat."""
    prospects = [_prospects(state, one) for one in range(len(state.hands))]
    others = [value for other, value in enumerate(prospects) if other != seat]
    return prospects[seat] - max(others, default=0.0)


def _prospects(state: PearlsPosition, seat: int) -> float:
    """Points of ``seat``, and how many cards of the deck would still fit, which decides equal points as well."""
    highest = len(state.component_inventory())
    room = (highest - state.last_card(seat)) / highest
    cards = len(state.hands[seat]) + len(state.deck) / len(state.hands)
    return len(state.rows[seat]) + room * min(cards, highest) / 2
