"""Hopeless gaps: gaps that, as far as a seat knows, no remaining numbers can fill."""

from kajuta.games.tranquility.rules.cards import HIGHEST_COST, MONSTER, MONSTER_COUNT, WILD, Card
from kajuta.games.tranquility.rules.sea_layouts import PYRAMID
from kajuta.games.tranquility.rules.state import Gap, Position


def makes_gap_hopeless(state: Position, seat: int, cell: int, number: Card, wild: bool = False) -> bool:
    """Whether laying ``number`` on ``cell`` leaves a gap beside it that, as far as ``seat`` knows, nobody can fill.

    ``wild``: a wild card is laid as this number. The result is false if the gap was hopeless before, or if a monster
    may still remove a neighboring card and so widen the gap.
    """
    wilds = state.hidden_wild_count() - state.discards[seat].count(WILD)
    if may_monster_widen_gaps(state, wilds - wild):
        return False
    unseen = state.unseen_islands(seat)
    gap = state.gap_at(cell)
    if is_gap_hopeless(state, gap, unseen, wilds):
        return False
    free = [card for card in unseen if card != number]
    left = Gap(gap.first, cell - 1, gap.below, number)
    right = Gap(cell + 1, gap.last, number, gap.above)
    return any(is_gap_hopeless(state, side, free, wilds - wild) for side in (left, right))


def may_monster_widen_gaps(state: Position, wilds: int) -> bool:
    """Whether a monster, or one of ``wilds`` wild cards used as one, may still widen a gap."""
    monsters = MONSTER_COUNT if state.variant == PYRAMID else state.monsters
    return monsters > state.gone.count(MONSTER) or (state.may_wild_card_be_monster() and wilds > 0)


def is_gap_hopeless(state: Position, gap: Gap, free: list[Card], wilds: int) -> bool:
    """Whether the islands in ``free`` and ``wilds`` wild cards cannot fill ``gap``.

    Either too few islands fit, or the gap is a single cell, there is no wild card, and every island that fits is too
    expensive.
    """
    length = gap.last - gap.first + 1
    if length < 1:
        return False
    fitting = [card for card in free if gap.below < card < gap.above]
    if len(fitting) + wilds < length or gap.above - gap.below <= length:
        return True
    return length == 1 and not wilds and not any(_cost(state, gap, card) <= HIGHEST_COST for card in fitting)


def _cost(state: Position, gap: Gap, card: Card) -> int:
    costs = []
    if gap.first > 0:
        costs.append(card - gap.below)
    if gap.last < len(state.sea) - 1:
        costs.append(gap.above - card)
    return min(costs, default=0)
