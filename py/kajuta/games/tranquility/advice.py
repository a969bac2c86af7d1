"""Judgement for bots: how good a position is for the crew, and a quick plausible way to go on.

A voyage fails in two ways: a gap is left that nobody can fill, or somebody runs out of cards before
the sea is full. So a position is judged by its gaps (numbers that may still come for each cell) and
by the cards that each seat has for the turns that are left. What others hold is a guess of the
determinized position and is not read; only how many cards they have. The weights were found by
trying variations of them on some thousand games (see tests/difficulty.py for what they come to).
"""

from itertools import accumulate
from math import exp
from math import pow as power

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility import pillars, weather
from kajuta.games.tranquility.cards import (
    COMPASS,
    FINISH,
    FINISHES,
    ISLANDS,
    MONSTER,
    MOST_COST,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.rules import DISCARD, Tranquility
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT, PYRAMID
from kajuta.games.tranquility.storms import PASS

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
YELLOW_STORM = 1.5
CLOSED_CELL = 0.1
COMPASS_PRICE = 4.0
"""Cards that it takes to gain a compass, a turn not counted."""
ORANGE_PRICE = 0.7
"""Cards that each turn in an orange storm costs more."""
COMPASS_HELD = 1.0
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
    first = below = 0
    end = len(sea)
    for cell, number in enumerate([*sea, ISLANDS + 1]):
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
        value -= _shortage(state, turns + storms, prices + storms * COMPASS_PRICE / PRICES, empty)
    value -= IDLE * power(0.5, useful) + PROGRESS * empty
    own = hand.count(FINISH)
    if state.exploration or state.variant == PYRAMID:
        coming = min(1.0, empty / len(state.exploration)) if state.exploration else 0.0
        value += coming * sum(EXPLORED.get(card, 0.0) for card in state.exploration)
        others = coming * state.exploration.count(FINISH) + sum(cards.count(FINISH) for cards in state.hands) - own
    else:
        others = sure * (FINISHES - own - state.discards[seat].count(FINISH))
    value -= FINISH_LOST * power(FINISH_EACH, others + (FINISH_OWN + own - 1 if own else 0))
    if hand and hand[-1] > FINISH:
        value += WILD_HELD * hand.count(WILD) - MONSTER_HELD * hand.count(MONSTER) * (4.0 - 3.0 * empty / end)
    return value + _weather(state)


def _certainty(state: Tranquility, seat: int) -> float:
    """Return how likely a card that ``seat`` has not seen is still in a hand or a pile."""
    to_come = sum(map(len, state.piles)) + sum(map(len, state.hands)) - len(state.hands[seat])
    lost = sum(map(len, state.discards)) - len(state.discards[seat])
    lost += len(state.removed) + sum(map(len, state.blind))
    return to_come / (to_come + lost) if to_come else 0.0


def _numbers_to_come(state: Tranquility, seat: int, sure: float) -> list[float]:
    """Return for each number how many islands up to it may still be laid, as ``seat`` must think."""
    weights = [sure] * (ISLANDS + 2)
    weights[0] = weights[ISLANDS + 1] = 0.0
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
            short += state.orange[seat] * min(COMPASS_PRICE, ORANGE_PRICE * empty / seats)
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


def _weather(state: Tranquility) -> float:
    """Return what storms, rocks and compasses are worth."""
    if state.stormy:
        return -weather.in_force(state)
    value = COMPASS_HELD * state.compasses
    if any(state.yellow):
        value -= YELLOW_STORM * sum(state.yellow)
    if state.purple or state.rocks >= 0:
        closed = state.closed_cells() & ~state.shape().roof
        value -= CLOSED_CELL * sum(1 for cell, number in enumerate(state.sea) if not number and closed >> cell & 1)
        value -= len(state.purple)
    return value


def _evaluate_duel(state: Tranquility, seat: int) -> float:
    """Return by how many points ``seat`` leads, and what its hand may still bring."""
    points = [sum(line.points for line in state.lines(one)) for one in range(len(state.hands))]
    lead = points[seat] - max(score for one, score in enumerate(points) if one != seat)
    if state.ending:
        return DECIDED * ((lead > 0) - (lead < 0)) + lead
    return lead + 0.4 * sum(1.0 for card in state.hands[seat] if card == FINISH or need(state, card) > 0)


def candidates(state: Tranquility) -> list[Action]:
    """Return the actions worth trying; with storms in the piles, a compass is used before all else or not at all.

    It takes no turn, so it is judged at once, by what it leaves: against a turn played to its end it
    would look worse than it is.
    """
    actions = state.legal_actions()
    uses = [action for action in actions if action[0] == "compass"]
    if not state.stormy or not uses:
        return actions
    best = max(uses, key=lambda action: _after(state, action))
    others = [action for action in actions if action[0] != "compass"]
    return others if others and _after(state, best) <= evaluate(state, state.active) else [best]


# A plausible way to go on


def playout(state: Tranquility, rng: Rng) -> Action:
    """Return a quick plausible action: what fits least is paid, the rest of a turn goes the common way."""
    if state.pending:
        item = state.pending[-1]
        if item.kind in ("pay", "give", "down"):
            return _cheapest(state, item.seat, item.what, item.low)
        if item.kind == "offer":
            return ("offer", _offer(state, item.seat))
    legal = state.legal_actions()
    actions = [action for action in legal if action[0] != "compass"] or legal
    if len(actions) == 1:
        return actions[0]
    if not state.pending:
        return DISCARD if DISCARD in actions else actions[0]
    kind = state.pending[-1].kind
    if kind == "window" and state.stormy:
        return PASS
    if kind == "window":
        return actions[1] if state.compasses > 1 or state.pending[-1].what == YELLOW else PASS
    if kind in ("rocks", "place-rocks", "purple"):
        rows = [action for action in actions if action[0] in ("rocks", "row")]
        return min(rows, key=lambda action: _free_cells(state, int(action[1])))
    if kind == "attack":
        return max(actions, key=lambda action: _after(state, action))
    if kind == "taking":
        return max(actions, key=lambda action: need(state, int(action[1])))
    if kind == "number":
        gap = state.gap_at(state.pending[-1].what)
        middle = gap.below + gap.above
        return min(
            actions,
            key=lambda action: (state.cost(state.pending[-1].what, int(action[1])), abs(2 * int(action[1]) - middle)),
        )
    return actions[0]


def _after(state: Tranquility, action: Action) -> float:
    after = state.copy()
    after.apply(action)
    return evaluate(after, state.active)


def _free_cells(state: Tranquility, row: int) -> int:
    return sum(1 for cell in state.shape().rows[row] if not state.sea[cell])


def _cheapest(state: Tranquility, seat: int, count: int, low: int) -> Action:
    """Return the next card to give away: the leftmost of those that are missed least."""
    hand = state.hands[seat]
    worth = sorted(
        (_worth(state, seat, card), place)
        for place, card in enumerate(hand[low:], low)
        if card <= ISLANDS or state.can_discard(card)
    )
    return ("pay", hand[min(place for _, place in worth[:count])])


def _worth(state: Tranquility, seat: int, card: Card) -> float:
    """Return how much a card of the hand would be missed."""
    if card == FINISH:
        return 3.0 if state.hands[seat].count(FINISH) == 1 else 0.3
    if card == START:
        return 0.0
    return 5.0 if card == WILD else need(state, card)


def need(state: Tranquility, card: Card) -> float:
    """Return how many cells wait for each number of the gap that ``card`` fits, 0 where there is none."""
    below = 0
    last = -1
    sea = state.sea
    for cell, number in enumerate(sea):
        if number:
            if number >= card:
                return (cell - last - 1) / (number - below) if number > card else 0.0
            below = number
            last = cell
    return (len(sea) - last - 1) / (ISLANDS + 1 - below)


def _offer(state: Tranquility, seat: int) -> int:
    """Return a sensible offer: the own part by the cards each seat has left, then what is still missing."""
    most = state.most_given(seat)
    if state.offers[seat] >= 0:
        others = sum(max(0, offer) for other, offer in enumerate(state.offers) if other != seat)
        return max(0, min(most, START_COST - others))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return min(most, (2 * START_COST * left[seat] + sum(left)) // (2 * sum(left)))
