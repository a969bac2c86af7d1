"""Evaluation of an arch whose roof is still closed: the pillars are in a hurry, and the roof lives on what is left.

What fits the roof but is drawn before it opens must be held or is lost. So a cell of the roof wants
more numbers than others do, and an empty pillar cell keeps the whole crew waiting.
"""

from kajuta.games.tranquility.rules.cards import AFTER_ALL, START_COST
from kajuta.games.tranquility.rules.state import Position

PILLAR_CELL_WEIGHT = 1.6
"""Ordinary cells that a pillar cell counts as: pillars must be filled first, so fewer numbers come in time."""
HIGHEST_ROOF_CELL_WEIGHT = 3.0
"""Highest number of ordinary cells that a roof cell counts as; it is 1 if no card is lost before the roof opens."""
CARDS_SPENT_PER_PILLAR_CELL = 2.0
"""Cards spent for each pillar cell that is filled, payments and discards included."""
PILLAR_SPREAD = 2
"""Numbers reserved for each empty pillar cell after the last island of the pillars."""
LEAST_PART_LEFT = 0.1
"""Least share of the cards that is assumed to be left for the roof."""


def empty_pillar_cell_count(state: Position, roof: int) -> int:
    """Number of cells to be filled before ``roof`` (bits) opens."""
    return sum(1 for cell, number in enumerate(state.sea) if not number and not roof >> cell & 1)


def roof_number_threshold(state: Position) -> int:
    """Number above which only the closed roof is likely to take an island; AFTER_ALL once it is open.

    Each empty cell of the pillars after their last island is given some numbers.
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
    """Number of ordinary cells that a cell of the closed ``roof`` (bits) counts as."""
    cards = sum(map(len, state.piles)) + sum(map(len, state.hands))
    spent = CARDS_SPENT_PER_PILLAR_CELL * empty_pillar_cell_count(state, roof) + (0 if state.started else START_COST)
    left = 1.0 - spent / cards if cards else 0.0
    return min(HIGHEST_ROOF_CELL_WEIGHT, 1.0 / max(LEAST_PART_LEFT, left))


def gap_length_in_ordinary_cells(first: int, end: int, roof: int, each_of_roof: float) -> float:
    """Number of ordinary cells that are as hard to fill as the gap from ``first`` up to before ``end``."""
    under_roof = sum(roof >> cell & 1 for cell in range(first, end))
    return PILLAR_CELL_WEIGHT * (end - first - under_roof) + each_of_roof * under_roof
