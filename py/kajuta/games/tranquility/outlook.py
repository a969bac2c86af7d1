"""What a seat can foresee of a gap: whether enough numbers are left that still fit into it."""

from kajuta.games.tranquility.cards import MOST_COST, Card
from kajuta.games.tranquility.state import Gap, Position


def spoils(state: Position, seat: int, cell: int, number: Card) -> bool:
    """Say whether laying ``number`` on ``cell`` leaves a gap beside it that, for all ``seat`` knows, nobody can fill.

    A gap that was hopeless before does not count.
    """
    free = [card for card in state.unseen_islands(seat) if card != number]
    gap = state.gap_at(cell)
    if is_hopeless(state, gap, state.unseen_islands(seat)):
        return False
    left = Gap(gap.first, cell - 1, gap.below, number)
    right = Gap(cell + 1, gap.last, number, gap.above)
    return is_hopeless(state, left, free) or is_hopeless(state, right, free)


def is_hopeless(state: Position, gap: Gap, free: list[Card]) -> bool:
    """Say whether the ``free`` islands cannot fill ``gap``: too few fit, or none is cheap enough for a single cell."""
    length = gap.last - gap.first + 1
    if length < 1:
        return False
    fitting = [card for card in free if gap.below < card < gap.above]
    if len(fitting) < length:
        return True
    return length == 1 and not any(_cost(state, gap, card) <= MOST_COST for card in fitting)


def _cost(state: Position, gap: Gap, card: Card) -> int:
    costs = []
    if gap.first > 0:
        costs.append(card - gap.below)
    if gap.last < len(state.sea) - 1:
        costs.append(gap.above - card)
    return min(costs, default=0)
