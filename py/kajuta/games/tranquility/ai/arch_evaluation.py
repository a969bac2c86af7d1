"""Evaluation of the arch variants while the roof is closed: pillars are urgent, and cards for the roof get lost.

The cells of the roof open only when the pillars are full. Until then, a card that fits only the roof must be held or is
lost. So a roof cell needs more fitting numbers than other cells, and an empty pillar cell delays the whole crew.
"""

from kajuta.games.tranquility.rules.cards import AFTER_ALL, START_COST
from kajuta.games.tranquility.rules.state import Position

PILLAR_CELL_WEIGHT = 1.6
"""Weight of a pillar cell, in ordinary cells. Pillars must be filled first, so fewer numbers come in time."""
HIGHEST_ROOF_CELL_WEIGHT = 3.0
"""Maximum weight of a roof cell, in ordinary cells; the weight is 1 if no card is lost before the roof opens."""
CARDS_SPENT_PER_PILLAR_CELL = 2.0
"""Cards that the crew uses up for each pillar cell it fills, payments and discards included."""
PILLAR_SPREAD = 2
"""Numbers reserved for each empty pillar cell after the last island on the pillars."""
LEAST_PART_LEFT = 0.1
"""Minimum share of the cards that is assumed to be left for the roof."""


def empty_pillar_cell_count(state: Position, roof: int) -> int:
    """Number of empty cells that must be filled before ``roof`` (bits) opens."""
    return sum(1 for cell, number in enumerate(state.sea) if not number and not roof >> cell & 1)


def roof_number_threshold(state: Position) -> int:
    """Island number above which only the closed roof is likely to take an island; AFTER_ALL if the roof is open.

    A few numbers (PILLAR_SPREAD) are reserved for each empty pillar cell after the last island on the pillars.
    """
    shape = state.sea_shape()
    pillars = state.sea[: shape.pillars]
    if 0 not in pillars:
        return AFTER_ALL
    empty = 0
    for number in reversed(pillars):
        if number:
            return number + PILLAR_SPREAD * empty
        empty += 1
    return PILLAR_SPREAD * empty


def ordinary_cells_per_roof_cell(state: Position, roof: int) -> float:
    """Weight of a cell of the closed ``roof`` (bits), in ordinary cells."""
    cards = sum(map(len, state.piles)) + sum(map(len, state.hands))
    spent = CARDS_SPENT_PER_PILLAR_CELL * empty_pillar_cell_count(state, roof) + (0 if state.started else START_COST)
    left = 1.0 - spent / cards if cards else 0.0
    return min(HIGHEST_ROOF_CELL_WEIGHT, 1.0 / max(LEAST_PART_LEFT, left))


def gap_length_in_ordinary_cells(first: int, end: int, roof: int, each_of_roof: float) -> float:
    """Weighted length of the gap from cell ``first`` to cell ``end - 1``, in ordinary cells."""
    under_roof = sum(roof >> cell & 1 for cell in range(first, end))
    return PILLAR_CELL_WEIGHT * (end - first - under_roof) + each_of_roof * under_roof
