"""Evaluation of storms in the draw piles: their cost to the crew, and the value of a compass.

Harm is measured in cards, because a crew that loses in a storm has usually run out of cards. In a game without storms,
a crew can discard about twenty cards; gaining a compass takes three to five of them.
"""

from kajuta.core.evaluation_model import sequential_sum
from kajuta.games.tranquility.rules.cards import ORANGE, PURPLE, STORMS_OF_A_COLOUR, YELLOW, Card
from kajuta.games.tranquility.rules.state import NO_ROW, Position

COMPASS_PRICE = 4.0
"""Cost of gaining a compass, in cards. No storm costs more than this, because a compass cancels it."""
YELLOW_PRICE = 0.4
"""Cost of a yellow storm, in cards for each turn with the smaller hand limit."""
ORANGE_PRICE = 0.7
"""Cost of an orange storm, in cards for each turn, if no free cell has a neighboring card."""
LENGTH_OF_COMING_STORM = 0.5
"""Expected duration of a storm that has not been drawn yet, as a share of the remaining turns."""
SPARE_COMPASS_VALUE = 1.0
"""Value of a compass without a storm to cancel, in cards."""
YELLOW_HARM = 1.5
PURPLE_HARM = 1.0
ORANGE_HARM = 0.5
CLOSED_CELL_HARM = 0.1
"""Harm of each free cell that rocks or a purple storm close, even if a compass could open it later."""


def expected_storm_cost(state: Position, turns: float) -> float:
    """Expected cost of storms in the crew's next ``turns`` turns, in cards; compasses cancel the worst storms."""
    each = turns / len(state.hands)
    orange = ORANGE_PRICE * each * _lonely_part(state)
    harms = [COMPASS_PRICE] * (len(state.purple) + _storms_to_come(state, PURPLE))
    harms += [YELLOW_PRICE * each / count for count in state.yellow for _ in range(count)]
    harms += [orange / count for count in state.orange for _ in range(count)]
    harms += [LENGTH_OF_COMING_STORM * YELLOW_PRICE * each] * _storms_to_come(state, YELLOW)
    harms += [LENGTH_OF_COMING_STORM * orange] * _storms_to_come(state, ORANGE)
    harms = sorted((min(COMPASS_PRICE, harm) for harm in harms), reverse=True)
    return sequential_sum(harms[state.compasses :]) - SPARE_COMPASS_VALUE * max(0, state.compasses - len(harms))


def current_storm_harm(state: Position) -> float:
    """Harm of the storms and rocks on the table.

    Orange storms count only if there are storms in the draw piles; with the pyramid, the shortage feature counts them.
    """
    hurt = YELLOW_HARM * sum(state.yellow) + PURPLE_HARM * len(state.purple)
    if state.purple or state.rocks != NO_ROW:
        hurt += CLOSED_CELL_HARM * _closed_free_cell_count(state)
    return hurt + ORANGE_HARM * sum(state.orange) if state.stormy else hurt


def _closed_free_cell_count(state: Position) -> int:
    """Number of free cells that purple storms or rocks close."""
    closed = state.closed_cells() & ~state.sea_shape().roof
    return sum(1 for cell, number in enumerate(state.sea) if not number and closed >> cell & 1)


def _storms_to_come(state: Position, storm: Card) -> int:
    """Number of storms of the color ``storm`` that are still to be drawn."""
    met = {YELLOW: sum(state.yellow), PURPLE: len(state.purple), ORANGE: sum(state.orange)}[storm]
    return STORMS_OF_A_COLOUR - met - state.gone.count(storm)


def _lonely_part(state: Position) -> float:
    """Share of the free cells that have no neighboring card."""
    free = [cell for cell, number in enumerate(state.sea) if not number]
    return sum(1 for cell in free if not state.has_neighbor(cell)) / len(free) if free else 0.0
