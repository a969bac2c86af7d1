"""Harm of actions to gaps: the increase in the danger that a gap cannot be filled."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate

from kajuta.core.state import Action
from kajuta.games.tranquility.ai.evaluation import cards_to_turn_over_before_finish
from kajuta.games.tranquility.rules.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    HIGHEST_COST,
    ISLAND_COUNT,
    Card,
)
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.island_placement import UNAFFORDABLE, affordable_stretches, may_have_closed_cells
from kajuta.games.tranquility.rules.sea_layouts import MOST_CELLS

HARM_PER_CARD_PAID = 0.15
"""Harm of paying one card, in the unit of a gap's danger."""
HARM_PER_LACKING_NUMBER = 4.0
"""Danger for each number that a gap needs but that cannot come any more."""
COMING_MARK = 255
"""Byte that marks a card as still to come, in a table by card number; no card has a number this high."""
_MARK = bytes([COMING_MARK])


def least_harmful_island(state: Tranquility) -> tuple[Card, int, float]:
    """Island, cell and harm of the placement that harms the gaps least; the island is 0 if none can be laid.

    Finds the minimum of ``_harm_of_laying`` over all placements, but evaluates all cells of a gap at once.
    """
    seat = state.active
    found = affordable_stretches(state, state.hands[seat])
    if not found:
        return 0, 0, 0.0
    coming = _cards_to_come(state)
    barred = _barred_cells(state, seat)
    least, island, place = math.inf, 0, 0
    for card, start, end, below, above, first_price, last_price in found:
        cell = start
        if start == end:
            if barred >> cell & 1:
                continue
            fitting = _affordable_numbers(coming, coming.count(COMING_MARK, below + 1, above), below, above)
            harm = HARM_PER_CARD_PAID * first_price - GAP_DANGER[fitting][1]
        else:
            lower = coming.count(COMING_MARK, below + 1, card)
            upper = coming.count(COMING_MARK, card + 1, above)
            harms = _harms_of_splitting(
                end - start,
                lower,
                upper,
                _affordable_numbers(coming, lower, below, card),
                _affordable_numbers(coming, upper, card, above),
                first_price,
                last_price,
            )
            if barred & (2 << end) - (1 << start):
                harms = tuple([math.inf if barred >> at & 1 else harm for at, harm in enumerate(harms, start)])
            harm = min(harms)
            cell += harms.index(harm)
        if harm < least:
            least, island, place = harm, card, cell
    return island, place, least


def _barred_cells(state: Tranquility, seat: int) -> int:
    """Cells (bits) closed to islands of ``seat``; in an orange storm also cells without a neighboring card."""
    barred = state.closed_cells() if may_have_closed_cells(state) else 0
    if state.orange[seat]:
        barred |= sum(1 << cell for cell in range(len(state.sea)) if not state.has_neighbor(cell))
    return barred


@lru_cache(maxsize=4096)
def _harms_of_splitting(
    others: int, lower: int, upper: int, lower_cheap: int, upper_cheap: int, first_price: int, last_price: int
) -> tuple[float, ...]:
    """Harm of an island on each cell of a gap; ``others`` cells of the gap stay empty.

    ``lower`` and ``upper``: how many numbers to come fit below and above the island. ``lower_cheap`` and
    ``upper_cheap``: how many of them are affordable for a single cell. ``first_price`` and ``last_price``: price of the
    first and of the last cell, or UNAFFORDABLE.
    """
    left = GAP_DANGER[lower][: others + 1]
    right = GAP_DANGER[upper][others::-1]
    left[1] = _danger_of(lower_cheap, 1)
    right[-2] = _danger_of(upper_cheap, 1)
    before = GAP_DANGER[lower + 1 + upper][others + 1]
    harms = [one + other - before for one, other in zip(left, right, strict=True)]
    for place, price in ((0, first_price), (-1, last_price)):
        harms[place] = math.inf if price == UNAFFORDABLE else harms[place] + HARM_PER_CARD_PAID * price
    return tuple(harms)


def harm_by_action(state: Tranquility, upto: Sequence[float], kind: str) -> Callable[[Action], float]:
    """Function that measures the harm of an action of this ``kind`` to the gaps."""
    if kind == "lay":
        return _harm_of_laying(state, upto)
    if kind == "number":
        cell = state.pending[-1].what
        laying = _harm_of_laying(state, upto)
        return lambda action: laying(("lay", action[1], cell))
    if kind == "wild":
        return lambda action: _harm_of_wild(state, upto, int(action[1]))
    if kind == "turn":
        return lambda action: cards_to_turn_over_after_turning(state, int(action[1]))
    return lambda action: _harm_of_monster(state, upto, int(action[1]))


def _harm_of_laying(state: Tranquility, upto: Sequence[float]) -> Callable[[Action], float]:
    """Function that measures the harm of laying an island: the added danger of its gap and the price."""
    end = len(state.sea) - 1
    gaps: dict[int, tuple[int, int, int, int, float]] = {}
    for gap in state.gaps():
        known = (*gap, _danger_between(upto, gap.below, gap.above, gap.last - gap.first + 1))
        for cell in range(gap.first, gap.last + 1):
            gaps[cell] = known

    def harm(action: Action) -> float:
        card, cell = int(action[1]), int(action[2])
        first, last, below, above, before = gaps[cell]
        spoilt = (
            _danger_between(upto, below, card, cell - first) + _danger_between(upto, card, above, last - cell) - before
        )
        left, right = cell == first and first > 0, cell == last and last < end
        if left:
            return spoilt + HARM_PER_CARD_PAID * (min(card - below, above - card) if right else card - below)
        return spoilt + HARM_PER_CARD_PAID * (above - card) if right else spoilt

    return harm


def _harm_of_wild(state: Tranquility, upto: Sequence[float], cell: int) -> float:
    """Harm of a wild card on ``cell``: lower in a more dangerous gap, where a wild card is needed most."""
    gap = state.gap_at(cell)
    return -_danger_between(upto, gap.below, gap.above, gap.last - gap.first + 1) / (gap.last - gap.first + 1)


def cards_to_turn_over_after_turning(state: Tranquility, cell: int) -> float:
    """Expected number of cards to turn before the Finish card can win, after turning the card on ``cell``."""
    state.moon ^= 1 << cell
    wrong = cards_to_turn_over_before_finish(state)
    state.moon ^= 1 << cell
    return wrong


def _harm_of_monster(state: Tranquility, upto: Sequence[float], cell: int) -> float:
    """Harm of a monster that removes the island on ``cell`` and so joins the gaps on both sides."""
    sea = state.sea
    end = len(sea)
    first = last = cell
    while first and not sea[first - 1]:
        first -= 1
    while last + 1 < end and not sea[last + 1]:
        last += 1
    below = sea[first - 1] if first else BEFORE_ALL
    above = sea[last + 1] if last + 1 < end else AFTER_ALL
    number = sea[cell]
    before = _danger_between(upto, below, number, cell - first) + _danger_between(upto, number, above, last - cell)
    return _danger_between(upto, below, above, last - first + 1) - before


def _cards_to_come(state: Tranquility) -> bytes:
    """Table indexed by card number, with COMING_MARK for the cards in hands and draw piles."""
    cards: list[Card] = []
    for some in (*state.hands, *state.piles):
        cards += some
    return bytes.maketrans(bytes(cards), _MARK * len(cards))


def cumulative_islands_to_come(state: Tranquility) -> list[int]:
    """Number of islands, from 1 up to each number, that are in hands and draw piles."""
    return list(accumulate(mark == COMING_MARK for mark in _cards_to_come(state)[:AFTER_ALL]))


def _affordable_numbers(coming: bytes, fitting: int, below: Card, above: Card) -> int:
    """Number of the ``fitting`` numbers that are affordable on a single cell between ``below`` and ``above``."""
    if above - below > 2 * HIGHEST_COST + 1 and below > BEFORE_ALL and above < AFTER_ALL:
        return fitting - coming.count(COMING_MARK, below + 1 + HIGHEST_COST, above - HIGHEST_COST)
    return fitting


def _danger_between(upto: Sequence[float], below: Card, above: Card, length: int) -> float:
    """Danger of a gap of ``length`` cells between the numbers ``below`` and ``above``."""
    if not length:
        return 0.0
    fitting = upto[above - 1] - upto[below]
    if length == 1 and above - below > 2 * HIGHEST_COST + 1 and below > BEFORE_ALL and above < AFTER_ALL:
        fitting -= upto[above - 1 - HIGHEST_COST] - upto[below + HIGHEST_COST]
    return _danger_of(fitting, length)


def _danger_of(fitting: float, length: int) -> float:
    """Danger of a gap of ``length`` cells for which ``fitting`` numbers are available."""
    if fitting < length:
        return HARM_PER_LACKING_NUMBER * (length - fitting) + length
    crowded = length / fitting
    return length * crowded * crowded * crowded


GAP_DANGER = [
    [0.0, *(_danger_of(fitting, length) for length in range(1, MOST_CELLS + 1))] for fitting in range(ISLAND_COUNT + 1)
]
"""Danger of a gap, indexed by the number of fitting cards and the number of cells."""
