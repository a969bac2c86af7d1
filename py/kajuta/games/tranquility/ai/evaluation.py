"""Evaluation of the position for the crew or, in a duel, for one seat.

A game is lost in two ways: nobody can fill a gap any more, or a seat runs out of cards before the sea is full. So the
evaluation looks at the gaps (how many numbers may still come for each cell) and at the cards that each seat has for the
remaining turns. The cards of other hands in a determinized position are only a guess, so most features use just their
number.
"""

from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from kajuta.core.evaluation_model import EvaluationModel, sequential_sum
from kajuta.games.tranquility.ai import arch_evaluation, storm_evaluation
from kajuta.games.tranquility.rules import duel
from kajuta.games.tranquility.rules.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    BORDER,
    COMPASS,
    FINISH,
    FINISH_COUNT,
    HIGHEST_COST,
    MONSTER,
    ORANGE,
    PURPLE,
    ROCKS,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, DAY_NIGHT, PYRAMID
from kajuta.games.tranquility.rules.state import laid_cells_and_numbers

FEATURES = (
    "gaps",
    "hopeless",
    "shortage",
    "idle",
    "empty",
    "finish",
    "wilds",
    "monsters",
    "storms",
    "compasses",
    "explored",
    "pillars",
    "lead",
    "promise",
)
"""Names of the features, in the order of the list that ``features`` returns; the last two are used in a duel only."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.tranquility", FEATURES)

STORMS_SUFFIX = "-storms"
"""Suffix of the name of the weight group if there are storms in the draw piles."""

OWN_CARD_WEIGHT = 2.0
"""Weight of a fitting card in the seat's own hand; a card that is certain to come weighs 1."""
SINGLE_CELL_EXTRA = 0.3
"""Relative increase of a gap's danger if it is a single cell."""
PRICE_PER_SPARE_NUMBER = 0.15
"""Extra cost of filling a gap, in cards, for each fitting number per cell beyond the first."""
CARDS_PER_TURN = 1.3
"""Cards that a seat uses up in each turn, without payments for islands."""
UNAVOIDABLE_PRICES = 0.5
"""Share of the expected payments that cannot be avoided."""
WASTED_TURNS = 4.0
"""Expected number of turns in which no island is laid."""
SHORTAGE_RANGE = 3.0
"""Number of additional missing cards at which the shortage feature grows by the factor e."""
EXP_LOWEST, EXP_STEPS = -6.0, 4
EXP_TABLE = tuple(accumulate([1.2840254166877414] * 32, mul, initial=0.0024787521766663585))
"""Powers of e from -6 to 2 in steps of 0.25, computed by multiplication so that they are the same on every machine."""
EXP_LAST = len(EXP_TABLE) - 1
IDLE_BY_USEFUL_CARDS = (1.0, 0.5, 0.25, 0.125, 0.0625)
"""Penalty for a hand with few fitting cards, indexed by their number."""
MOST_USEFUL = len(IDLE_BY_USEFUL_CARDS) - 1
FINISH_FEAR = (1.0, 0.4, 0.16, 0.064, 0.026, 0.01, 0.004)
"""Penalty by the expected number of Finish cards that can still be laid."""
OWN_FINISH_WEIGHT = 1.6
LATE_MONSTER_EXTRA = 3.0
"""Additional factor for the penalty of a held monster when the sea is full."""
EXPLORATION_VALUE = {YELLOW: -2.0, PURPLE: -2.0, ORANGE: -2.0, MONSTER: -2.0, COMPASS: 1.0, ROCKS: -0.7}
"""Value of each card in the exploration deck of the pyramid."""


def weight_group(state: Tranquility, seat: int) -> str:
    """Name of the weight group: the variant, with a suffix if there are storms in the draw piles."""
    return state.variant + STORMS_SUFFIX if state.stormy else state.variant


def evaluate(state: Tranquility, seat: int) -> float:
    """Value of the position, as the weighted sum of its features: for ``seat`` in a duel, otherwise for its crew."""
    return EVALUATION_MODEL.weights_by_group[weight_group(state, seat)].value(features(state, seat))


def features(state: Tranquility, seat: int) -> list[float]:
    """Values of the features, in the order of FEATURES: for the crew as ``seat`` sees it, or for ``seat`` in a duel.

    ``gaps``: danger of all gaps, higher where few numbers fit. ``hopeless``: cells for which no number can come.
    ``shortage``: risk that seats run out of cards. ``idle``: penalty for few fitting cards in the hand of ``seat``.
    ``empty``: a quarter of the number of empty cells. ``finish``: risk that no Finish card comes. ``wilds``: wild cards
    in the hand. ``monsters``: monsters in the hand, weighted more when the sea is nearly full. ``storms``: harm of the
    storms on the table and of the cells that they close. ``compasses``: compasses of the crew, 0 with storms in the
    piles. ``explored``: value of the cards that are still to be found under the pyramid. ``pillars``: a quarter of the
    number of cells to fill before the roof opens. ``lead``: lead in points in a duel. ``promise``: fitting cards in the
    hand in a duel.
    """
    if state.variant == COMPETITIVE:
        return _duel_features(state, seat)
    hand = state.hands[seat]
    sure = _probability_to_come(state, seat)
    shape = state.sea_shape()
    roof = state.closed_cells() & shape.roof if shape.roof else 0
    each_of_roof = arch_evaluation.ordinary_cells_per_roof_cell(state, roof) if roof else 1.0
    gaps, empty, prices, fits = _sea_outline(bytes(state.sea), roof)
    upto = _cumulative_islands_expected(state, seat, sure)
    danger = hopeless = 0.0
    for first, end, length, below, last, dear_from, dear_to in gaps:
        fitting = upto[last] - upto[below]
        if dear_to:
            fitting -= upto[dear_to] - upto[dear_from]
        wanted = arch_evaluation.gap_length_in_ordinary_cells(first, end, roof, each_of_roof) if roof else length
        if fitting < wanted:
            hopeless += wanted - fitting
            danger += length
        else:
            crowded = wanted / fitting
            crowding = length * crowded * crowded * crowded
            danger += crowding * (1.0 + SINGLE_CELL_EXTRA) if length == 1 else crowding
    useful = sum(map(fits.__getitem__, hand))
    turns = float(empty + 1)
    if state.variant == DAY_NIGHT:
        wrong = cards_to_turn_over_before_finish(state)
        turns += wrong
        prices += wrong
    if state.stormy:
        shortage = _shortage(
            state, turns, prices + storm_evaluation.expected_storm_cost(state, turns) / UNAVOIDABLE_PRICES, empty
        )
    else:
        storms = max(0, len(state.purple) - state.compasses)
        shortage = _shortage(
            state, turns + storms, prices + storms * storm_evaluation.COMPASS_PRICE / UNAVOIDABLE_PRICES, empty
        )
    own = hand.count(FINISH)
    explored = 0.0
    if state.exploration or state.variant == PYRAMID:
        coming = min(1.0, empty / len(state.exploration)) if state.exploration else 0.0
        explored = coming * sequential_sum(EXPLORATION_VALUE.get(card, 0.0) for card in state.exploration)
        others = coming * state.exploration.count(FINISH) + sum(cards.count(FINISH) for cards in state.hands) - own
    else:
        others = sure * (FINISH_COUNT - own - state.discards[seat].count(FINISH))
    late = 1.0 + LATE_MONSTER_EXTRA * (1.0 - empty / shape.size)
    return [
        danger,
        hopeless,
        shortage,
        IDLE_BY_USEFUL_CARDS[min(useful, MOST_USEFUL)],
        empty / 4,
        _interpolated(FINISH_FEAR, others + (OWN_FINISH_WEIGHT + own - 1 if own else 0)),
        hand.count(WILD),
        late * hand.count(MONSTER),
        storm_evaluation.current_storm_harm(state),
        0 if state.stormy else state.compasses,
        explored,
        arch_evaluation.empty_pillar_cell_count(state, roof) / 4 if roof else 0,
        0,
        0,
    ]


class _SeaOutline(NamedTuple):
    """Gaps, costs and fitting numbers of a sea: the inputs of the features that are the same for all seats.

    ``gaps``: for each gap the tuple (first cell, cell after the last, length, number before the gap, highest fitting
    number, ``dear_from``, ``dear_to``). Numbers above ``dear_from`` up to ``dear_to`` are too expensive for a gap of a
    single cell; ``dear_to`` is 0 if no number is. ``empty``: number of empty cells. ``prices``: expected number of
    cards to pay for filling them. ``fits``: indexed by card number, 1 if the island fits a gap. Prices count only in
    gaps of a single cell.
    """

    gaps: tuple[tuple[int, int, int, int, int, int, int], ...]
    empty: int
    prices: float
    fits: bytes


@lru_cache(maxsize=4096)
def _sea_outline(sea: bytes, roof: int) -> _SeaOutline:
    """Outline of ``sea``, which holds the number on each cell and 0 for an empty one.

    ``roof``: closed cells of an arch's roof (bits).
    """
    places, numbers = laid_cells_and_numbers(sea)
    shore = len(sea)
    gaps = []
    empty = 0
    prices = 0.0
    fits = bytearray(BORDER + 1)
    for before, cell, below, number in zip(places, places[1:], numbers, numbers[1:], strict=False):
        first = before + 1
        length = cell - first
        if not length:
            continue
        empty += length
        left, right = first > 0, cell < shore
        between = number - below - 1
        dear_from, dear_to = below, 0
        if length == 1:
            dear_from = below + HIGHEST_COST if left else below
            dear_to = number - 1 - HIGHEST_COST if right else number - 1
        gaps.append((first, cell, length, below, number - 1, dear_from, dear_to if dear_to > dear_from else 0))
        if not roof >> first & 1:
            fits[below + 1 : number] = b"\1" * between
            if length == 1 and between > 2 * HIGHEST_COST:
                fits[below + 1 + HIGHEST_COST : number - HIGHEST_COST] = bytes(between - 2 * HIGHEST_COST)
        paid = length - (length + 1 - left - right) // 2
        prices += paid * (1.0 + PRICE_PER_SPARE_NUMBER * (between / length - 1.0))
    return _SeaOutline(tuple(gaps), empty, prices, bytes(fits))


def _interpolated(table: tuple[float, ...], place: float) -> float:
    """Value of ``table`` at index ``place``, linearly interpolated between two entries."""
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (place - low) * (table[low + 1] - table[low])


def _exp(power: float) -> float:
    """Approximate value of e to the ``power``; beyond the end of the table it grows linearly."""
    steps = (power - EXP_LOWEST) * EXP_STEPS
    if steps < 0:
        return 0.0
    low = int(steps)
    if low >= EXP_LAST:
        return EXP_TABLE[EXP_LAST] * (1 + (steps - EXP_LAST) / EXP_STEPS)
    return EXP_TABLE[low] + (steps - low) * (EXP_TABLE[low + 1] - EXP_TABLE[low])


def _probability_to_come(state: Tranquility, seat: int) -> float:
    """Probability that a card that ``seat`` has not seen is still in another hand or in a draw pile."""
    to_come = sum(map(len, state.piles)) + sum(map(len, state.hands)) - len(state.hands[seat])
    lost = sum(map(len, state.discards)) - len(state.discards[seat])
    lost += len(state.removed) + sum(map(len, state.blind))
    return to_come / (to_come + lost) if to_come else 0.0


def cumulative_islands_expected(state: Tranquility, seat: int) -> list[float]:
    """Expected number of islands, from 1 up to each number, that may still be laid, as far as ``seat`` knows."""
    return _cumulative_islands_expected(state, seat, _probability_to_come(state, seat))


def _cumulative_islands_expected(state: Tranquility, seat: int, sure: float) -> list[float]:
    weights = [sure] * (BORDER + 1)
    weights[BEFORE_ALL] = 0.0
    for cards in (filter(None, state.sea), state.discards[seat], state.gone):
        for card in cards:
            weights[card] = 0.0
    for card in state.hands[seat]:
        if weights[card]:
            weights[card] = OWN_CARD_WEIGHT
    del weights[AFTER_ALL:]
    return list(accumulate(weights))


def _shortage(state: Tranquility, turns: float, prices: float, empty: int) -> float:
    """Value of the shortage feature: the risk that seats run out of cards.

    ``turns``: expected number of turns that the crew still needs; ``prices``: expected payments for islands, in cards.
    """
    seats = len(state.hands)
    turns += WASTED_TURNS + (0 if state.started else 1)
    needed = (CARDS_PER_TURN * turns + UNAVOIDABLE_PRICES * prices + (0 if state.started else START_COST)) / seats
    shortage = fear = 0.0
    known = None
    for hand, pile, storms in zip(state.hands, state.piles, state.orange, strict=True):
        short = needed - len(hand) - len(pile)
        if storms and not state.stormy:
            short += storms * min(storm_evaluation.COMPASS_PRICE, storm_evaluation.ORANGE_PRICE * empty / seats)
        if short != known:
            known, fear = short, _exp(short / SHORTAGE_RANGE)
        shortage += fear
    return shortage


def cards_to_turn_over_before_finish(state: Tranquility) -> float:
    """Expected number of cards to turn between sun and moon before the Finish card can win."""
    end = len(state.sea)
    half = end // 2
    laid = sum(1 << cell for cell, number in enumerate(state.sea) if number)
    moons = state.moon.bit_count()
    if not state.halves:
        if not state.started:
            return max(0, laid.bit_count() - moons - half)
        coming = end - laid.bit_count() if state.facing else 0
        return abs(moons + coming - half)
    lower = (1 << half) - 1
    wrong = (state.moon & lower).bit_count() + (laid & ~state.moon & ~lower).bit_count()
    free_below = (~laid & lower).bit_count()
    free_above = end - half - (laid & ~lower).bit_count()
    misplaced = free_below if state.facing else free_above
    return wrong + (misplaced if state.started else 0.5 * misplaced)


def _duel_features(state: Tranquility, seat: int) -> list[float]:
    """Features of a duel: the lead of ``seat`` in points, and the number of cards in its hand that fit."""
    points = [duel.total_score(state, one) for one in range(len(state.hands))]
    lead = points[seat] - max(score for one, score in enumerate(points) if one != seat)
    fitting = sum(1 for card in state.hands[seat] if card == FINISH or cells_per_number_in_gap_of_card(state, card) > 0)
    empty = state.sea.count(0)
    return [0.0] * (len(FEATURES) - 2) + [lead / (1 + empty / 4), fitting]


def cells_per_number_in_gap_of_card(state: Tranquility, card: Card) -> float:
    """Number of cells per fitting number in the gap for ``card``; 0 if its number already lies on the sea."""
    below = BEFORE_ALL
    last = -1
    sea = state.sea
    for cell, number in enumerate(sea):
        if number:
            if number >= card:
                return (cell - last - 1) / (number - below) if number > card else 0.0
            below = number
            last = cell
    return (len(sea) - last - 1) / (AFTER_ALL - below)
