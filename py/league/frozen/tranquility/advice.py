"""Judgement for bots: how good a position is for the crew.

A voyage fails in two ways: a gap is left that nobody can fill, or somebody runs out of cards before
the sea is full. So a position is judged by its gaps (numbers that may still come for each cell) and
by the cards that each seat has for the turns that are left. What others hold is a guess of the
determinized position and is not read; only how many cards they have. The weights were found by
trying variations of them on some thousand games.
"""

from itertools import accumulate
from math import exp
from math import pow as power

from kajuta.games.tranquility import duel
from kajuta.games.tranquility.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    COMPASS,
    FINISH,
    FINISHES,
    ISLANDS,
    MONSTER,
    MOST_COST,
    ORANGE,
    PURPLE,
    ROCKS,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.rules import Tranquility
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT, PYRAMID
from league.frozen.tranquility import pillars, weather

DECIDED = 1000.0

OWN = 2.0
"""What a fitting card in the own hand counts for, against one that is certainly still to come."""
CROWDED = 3.2
"""How fast a gap gets dangerous as fewer numbers fit it."""
SINGLE = 0.3
"""How much more dangerous a single cell is."""
HOPELESS = 30.0
SPREAD = 0.15
"""Cards that a gap costs more for each number too many."""
PACE = 1.3
"""Cards that a seat needs for a turn, prices not counted."""
PRICES = 0.5
"""The part of all prices to come that cannot be avoided."""
WASTE = 4.0
"""Turns that are lost on the way."""
NEED = 4.0
NEED_RANGE = 3.0
"""How bad it is when a seat has just the cards it needs, and by how many more it gets three times better."""
IDLE = 0.75
"""How bad it is to hold no card that fits; half as bad with one, and so on."""
FINISH_LOST = 4.5
FINISH_EACH = 0.4
"""How bad it is to have no Finish, and what is left of it with each one that may come."""
FINISH_OWN = 1.6
PROGRESS = 0.05
MONSTER_HELD = 1.0
WILD_HELD = 1.5
MONSTER_LATE = 3.0
"""How much worse a held monster is in a full sea than in an empty one."""
PROMISE = 0.4
"""Points that a card which still fits is worth in a duel."""
EXPLORED = {YELLOW: -2.0, PURPLE: -2.0, ORANGE: -2.0, MONSTER: -2.0, COMPASS: 1.0, ROCKS: -0.7}
"""What the cards are worth that still wait under the pyramid; sooner or later they come."""


def evaluate(state: Tranquility, seat: int) -> float:
    """Return how well ``seat``, in a duel, or its crew stands."""
    if state.variant == COMPETITIVE:
        return _evaluate_duel(state, seat)
    if state.ending:
        return DECIDED if state.ending == "won" else -DECIDED
    hand = state.hands[seat]
    sea = state.sea
    sure = _certainty(state, seat)
    roof = state.closed_cells() & state.shape().roof
    each_of_roof = pillars.roof_numbers(state, roof) if roof else 1.0
    upto = _numbers_to_come(state, seat, sure)
    held = [card for card in hand if card <= ISLANDS]
    value = 0.0
    empty = useful = 0
    prices = 0.0
    first = 0
    below = BEFORE_ALL
    end = len(sea)
    for cell, number in enumerate([*sea, AFTER_ALL]):
        if not number:
            continue
        length = cell - first
        if length:
            empty += length
            left, right = first > 0, cell < end
            fitting = upto[number - 1] - upto[below]
            if length == 1:
                low = below + MOST_COST if left else below
                high = number - 1 - MOST_COST if right else number - 1
                if high > low:
                    fitting -= upto[high] - upto[low]
            if not roof >> first & 1:
                useful += sum(
                    below < card < number and (length > 1 or min(card - below, number - card) <= MOST_COST)
                    for card in held
                )
            wanted = pillars.numbers_wanted(first, cell, roof, each_of_roof) if roof else length
            density = fitting / wanted
            if density < 1.0:
                value -= HOPELESS * (wanted - fitting) + length
            else:
                value -= length * power(density, -CROWDED) * (1.0 + SINGLE if length == 1 else 1.0)
            paid = length - (length + 1 - left - right) // 2
            prices += paid * (1.0 + SPREAD * ((number - below - 1) / length - 1.0))
        first = cell + 1
        below = number
    if roof:
        value -= pillars.PILLAR_EMPTY * pillars.empty_pillars(state, roof)
    turns = float(empty + 1)
    if state.variant == DAY_NIGHT:
        wrong = _wrongly_turned(state)
        turns += wrong
        prices += wrong
    if state.stormy:
        value -= _shortage(state, turns, prices + weather.toll(state, turns) / PRICES, empty)
    else:
        storms = max(0, len(state.purple) - state.compasses)
        value -= _shortage(state, turns + storms, prices + storms * weather.COMPASS_PRICE / PRICES, empty)
    value -= IDLE * power(0.5, useful) + PROGRESS * empty
    own = hand.count(FINISH)
    if state.exploration or state.variant == PYRAMID:
        coming = min(1.0, empty / len(state.exploration)) if state.exploration else 0.0
        value += coming * sum(EXPLORED.get(card, 0.0) for card in state.exploration)
        others = coming * state.exploration.count(FINISH) + sum(cards.count(FINISH) for cards in state.hands) - own
    else:
        others = sure * (FINISHES - own - state.discards[seat].count(FINISH))
    value -= FINISH_LOST * power(FINISH_EACH, others + (FINISH_OWN + own - 1 if own else 0))
    if hand and hand[-1] >= MONSTER:
        late = 1.0 + MONSTER_LATE * (1.0 - empty / end)
        value += WILD_HELD * hand.count(WILD) - MONSTER_HELD * late * hand.count(MONSTER)
    return value + weather.judgement(state)


def _certainty(state: Tranquility, seat: int) -> float:
    """Return how likely a card that ``seat`` has not seen is still in a hand or a pile."""
    to_come = sum(map(len, state.piles)) + sum(map(len, state.hands)) - len(state.hands[seat])
    lost = sum(map(len, state.discards)) - len(state.discards[seat])
    lost += len(state.removed) + sum(map(len, state.blind))
    return to_come / (to_come + lost) if to_come else 0.0


def _numbers_to_come(state: Tranquility, seat: int, sure: float) -> list[float]:
    """Return for each number how many islands up to it may still be laid, as ``seat`` must think."""
    weights = [sure] * (AFTER_ALL + 1)
    weights[BEFORE_ALL] = weights[AFTER_ALL] = 0.0
    for number in state.sea:
        weights[number] = 0.0
    for cards in (state.discards[seat], state.gone):
        for card in cards:
            if card <= ISLANDS:
                weights[card] = 0.0
    for card in state.hands[seat]:
        if card <= ISLANDS and weights[card]:
            weights[card] = OWN
    return list(accumulate(weights))


def _shortage(state: Tranquility, turns: float, prices: float, empty: int) -> float:
    """Return how much it is to be feared that seats run out of cards in so many turns of all with such prices."""
    seats = len(state.hands)
    turns += WASTE + (0 if state.started else 1)
    needed = (PACE * turns + PRICES * prices + (0 if state.started else START_COST)) / seats
    shortage: float = 0.0
    for seat, hand in enumerate(state.hands):
        short = needed - len(hand) - len(state.piles[seat])
        if state.orange[seat] and not state.stormy:
            short += state.orange[seat] * min(weather.COMPASS_PRICE, weather.ORANGE_PRICE * empty / seats)
        shortage += NEED * exp(short / NEED_RANGE)
    return shortage


def _wrongly_turned(state: Tranquility) -> float:
    """Return how many cards will have to be turned before the Finish."""
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


def _evaluate_duel(state: Tranquility, seat: int) -> float:
    """Return by how many points ``seat`` leads, and what its hand may still bring."""
    points = [duel.score(state, one) for one in range(len(state.hands))]
    lead = points[seat] - max(score for one, score in enumerate(points) if one != seat)
    if state.ending:
        return DECIDED * ((lead > 0) - (lead < 0)) + lead
    return lead + PROMISE * sum(1.0 for card in state.hands[seat] if card == FINISH or need(state, card) > 0)


def need(state: Tranquility, card: Card) -> float:
    """Return how many cells wait for each number of the gap that ``card`` fits, 0 where there is none."""
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
