"""How bots try out what follows: the actions worth a look, and a quick plausible way to go on."""

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility.ai import arch_evaluation
from kajuta.games.tranquility.ai.evaluation import evaluate, need, numbers_to_come, wrongly_turned
from kajuta.games.tranquility.rules import monsters
from kajuta.games.tranquility.rules.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    FINISH,
    HIGHEST_COST,
    ISLANDS,
    MONSTER,
    START,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.rules.compasses import DISCARD_ALL, legal_storm_cancellations
from kajuta.games.tranquility.rules.day_and_night import has_right_suns_and_moons
from kajuta.games.tranquility.rules.engine import DISCARD, STUCK, Tranquility
from kajuta.games.tranquility.rules.finish_card import LAY_FINISH, WILD_FINISH, may_try_finish
from kajuta.games.tranquility.rules.islands import UNAFFORDABLE, affordable_stretches, may_have_closed_cells
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT, MOST_CELLS
from kajuta.games.tranquility.rules.start_card import LAY_START, most_cards_to_give, must_lay_start
from kajuta.games.tranquility.rules.storms import PASS

WILD_MISSED = 5.0
LAST_FINISH_MISSED = 3.0
FINISH_MISSED = 0.3
"""How much a card of the hand is missed once it is gone; an island as much as its gap is in need of it."""
TOO_EARLY = 0.5
"""How much less a card is missed that only a closed roof takes: whoever keeps it has a smaller hand till then."""
PAID = 0.15
"""How bad it is to pay a card: as bad as a gap that gets so much more dangerous."""
TOO_FEW = 4.0
"""How bad each number is that a gap lacks."""
FEW = 6
"""So many actions are all looked at."""
LOOKED_AT = {"lay": 6, "wild": 3, "number": 5, "monster": 4, "wild-monster": 1, "attack": 5, "turn": 2}
"""How many actions of a kind are looked at closely."""
COMING = 255
"""What marks a card in a table of those to come: no card is so high."""
_MARK = bytes([COMING])
SMALL_HAND = 3
"""A hand of so many cards that fit nowhere is given for a compass."""
CANCELLED = ("purple", "yellow", "orange")
"""In what order storms are cancelled."""
WORTH_LAYING = 0.8
"""What is worse than this is not laid: two cards are discarded instead."""


def candidates(state: Tranquility) -> list[Action]:
    """Return the actions worth trying: of islands and monsters those that spoil the gaps least.

    With storms in the piles, a compass is used before all else or not at all: it takes no turn, so it is judged at
    once, by what it leaves; against a turn played to its end it would look worse than it is.
    """
    actions = state.legal_actions()
    uses = [action for action in actions if action[0] == "compass"]
    if state.stormy and uses:
        best = max(uses, key=lambda action: _after(state, action))
        others = [action for action in actions if action[0] != "compass"]
        if not others or _after(state, best) > evaluate(state, state.active):
            return [best]
        actions = others
    if len(actions) <= FEW:
        return actions
    upto = numbers_to_come(state, state.active)
    shortened: list[Action] = []
    for kind, most in LOOKED_AT.items():
        same = [action for action in actions if action[0] == kind]
        if len(same) > most:
            shortened += sorted(same, key=_harms(state, upto, kind))[most:]
    dropped = set(shortened)
    return [action for action in actions if action not in dropped]


def playout(state: Tranquility, rng: Rng) -> Action:
    """Return a quick plausible action: what fits least is paid, the rest of a turn goes the common way."""
    if state.pending:
        item = state.pending[-1]
        if item.kind in ("pay", "give", "down"):
            return _cheapest(state, item.seat, item.what, item.low)
        if item.kind == "offer":
            return ("offer", _offer(state, item.seat))
    else:
        return _turn(state)
    legal = state.legal_actions()
    actions = [action for action in legal if action[0] != "compass"] or legal
    if len(actions) == 1:
        return actions[0]
    kind = state.pending[-1].kind
    if kind == "window" and state.stormy:
        return PASS
    if kind == "window":
        return actions[1] if state.compasses > 1 or state.pending[-1].what == YELLOW else PASS
    if kind in ("rocks", "place-rocks", "purple"):
        rows = [action for action in actions if action[0] in ("rocks", "row")]
        return min(rows, key=lambda action: _free_cells(state, int(action[1])))
    if kind == "attack":
        return min(actions, key=_harms(state, _still_to_come(state), kind))
    if kind == "taking":
        return max(actions, key=lambda action: need(state, int(action[1])))
    if kind == "number":
        gap = state.gap_at(state.pending[-1].what)
        middle = gap.below + gap.above
        return min(
            actions,
            key=lambda action: (
                state.laying_cost(state.pending[-1].what, int(action[1])),
                abs(2 * int(action[1]) - middle),
            ),
        )
    return actions[0]


def _turn(state: Tranquility) -> Action:
    """Return the island that spoils the gaps least, or a discard where each spoils too much."""
    seat = state.active
    hand = state.hands[seat]
    forced = must_lay_start(state)
    if not forced and may_try_finish(state, seat) and has_right_suns_and_moons(state):
        if FINISH in hand:
            return LAY_FINISH
        if WILD in hand:
            return WILD_FINISH
    storms = legal_storm_cancellations(state, "compass") if state.compasses else []
    if storms:
        return min(storms, key=lambda action: CANCELLED.index(action[1]))
    if forced:
        return LAY_START
    beasts = monsters.legal_monster_targets(state, "monster") if MONSTER in hand else []
    if beasts:
        return min(beasts, key=_harms(state, _still_to_come(state), "monster"))
    card, cell, harm = _least_harm(state)
    if card and harm < WORTH_LAYING:
        return ("lay", card, cell)
    actions = state.actions_beside_islands()
    if card and DISCARD not in actions:
        return ("lay", card, cell)
    if not actions:
        return STUCK
    if state.variant == DAY_NIGHT and all(state.sea):
        return _turned(state, actions)
    if DISCARD_ALL in actions and len(state.hands[state.active]) <= SMALL_HAND and _needs_compass(state):
        return DISCARD_ALL
    return DISCARD if DISCARD in actions else actions[0]


def _least_harm(state: Tranquility) -> tuple[Card, int, float]:
    """Return which island on which cell spoils the gaps least, and how much; the island is 0 where none can be laid.

    The same as the least of ``_harm_of_laying`` over all ways to lay one, a whole stretch of cells at once.
    """
    seat = state.active
    found = affordable_stretches(state, state.hands[seat])
    if not found:
        return 0, 0, 0.0
    coming = _coming(state)
    barred = _barred(state, seat)
    least, island, place = math.inf, 0, 0
    for card, start, end, below, above, first_price, last_price in found:
        cell = start
        if start == end:
            if barred >> cell & 1:
                continue
            fitting = _cheap(coming, coming.count(COMING, below + 1, above), below, above)
            harm = PAID * first_price - DANGER[fitting][1]
        else:
            lower = coming.count(COMING, below + 1, card)
            upper = coming.count(COMING, card + 1, above)
            harms = _harms_of_splitting(
                end - start,
                lower,
                upper,
                _cheap(coming, lower, below, card),
                _cheap(coming, upper, card, above),
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


def _barred(state: Tranquility, seat: int) -> int:
    """Return the cells (bits) on which ``seat`` may lay no island: closed ones, in an orange storm also lonely ones."""
    barred = state.closed_cells() if may_have_closed_cells(state) else 0
    if state.orange[seat]:
        barred |= sum(1 << cell for cell in range(len(state.sea)) if not state.has_neighbor(cell))
    return barred


@lru_cache(maxsize=4096)
def _harms_of_splitting(
    others: int, lower: int, upper: int, lower_cheap: int, upper_cheap: int, first_price: int, last_price: int
) -> tuple[float, ...]:
    """Return for each cell of a gap how much an island there spoils it: ``others`` cells are left to be filled.

    ``lower`` and ``upper``: how many numbers to come fit below it and above; the same, ``cheap``, for a single cell.
    ``first_price`` and ``last_price``: what the first and the last cell cost, or TOO_DEAR.
    """
    left = DANGER[lower][: others + 1]
    right = DANGER[upper][others::-1]
    left[1] = _hard(lower_cheap, 1)
    right[-2] = _hard(upper_cheap, 1)
    before = DANGER[lower + 1 + upper][others + 1]
    harms = [one + other - before for one, other in zip(left, right, strict=True)]
    for place, price in ((0, first_price), (-1, last_price)):
        harms[place] = math.inf if price == UNAFFORDABLE else harms[place] + PAID * price
    return tuple(harms)


def _harms(state: Tranquility, upto: Sequence[float], kind: str) -> Callable[[Action], float]:
    """Return what tells of actions of this ``kind`` how much they spoil the gaps."""
    if kind == "lay":
        return _harm_of_laying(state, upto)
    if kind == "number":
        cell = state.pending[-1].what
        laying = _harm_of_laying(state, upto)
        return lambda action: laying(("lay", action[1], cell))
    if kind == "wild":
        return lambda action: _harm_of_wild(state, upto, int(action[1]))
    if kind == "turn":
        return lambda action: _wrong_after(state, int(action[1]))
    return lambda action: _harm_of_monster(state, upto, int(action[1]))


def _harm_of_laying(state: Tranquility, upto: Sequence[float]) -> Callable[[Action], float]:
    """Return what tells how much laying an island spoils its gap, its price included."""
    end = len(state.sea) - 1
    gaps: dict[int, tuple[int, int, int, int, float]] = {}
    for gap in state.gaps():
        known = (*gap, _danger(upto, gap.below, gap.above, gap.last - gap.first + 1))
        for cell in range(gap.first, gap.last + 1):
            gaps[cell] = known

    def harm(action: Action) -> float:
        card, cell = int(action[1]), int(action[2])
        first, last, below, above, before = gaps[cell]
        spoilt = _danger(upto, below, card, cell - first) + _danger(upto, card, above, last - cell) - before
        left, right = cell == first and first > 0, cell == last and last < end
        if left:
            return spoilt + PAID * (min(card - below, above - card) if right else card - below)
        return spoilt + PAID * (above - card) if right else spoilt

    return harm


def _harm_of_wild(state: Tranquility, upto: Sequence[float], cell: int) -> float:
    """Return how little a wild card on ``cell`` would help: it is for gaps that nothing else fills."""
    gap = state.gap_at(cell)
    return -_danger(upto, gap.below, gap.above, gap.last - gap.first + 1) / (gap.last - gap.first + 1)


def _wrong_after(state: Tranquility, cell: int) -> float:
    """Return how many cards would have to be turned after the one on ``cell``."""
    state.moon ^= 1 << cell
    wrong = wrongly_turned(state)
    state.moon ^= 1 << cell
    return wrong


def _harm_of_monster(state: Tranquility, upto: Sequence[float], cell: int) -> float:
    """Return how much harder to fill the gap gets that is left when a monster takes the island on ``cell``."""
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
    before = _danger(upto, below, number, cell - first) + _danger(upto, number, above, last - cell)
    return _danger(upto, below, above, last - first + 1) - before


def _needs_compass(state: Tranquility) -> bool:
    """Say whether storms that do harm outnumber the compasses."""
    return sum(state.yellow) + len(state.purple) > state.compasses


def _coming(state: Tranquility) -> bytes:
    """Return a table of all cards in which those that lie in hands and piles are marked COMING."""
    cards: list[Card] = []
    for some in (*state.hands, *state.piles):
        cards += some
    return bytes.maketrans(bytes(cards), _MARK * len(cards))


def _still_to_come(state: Tranquility) -> list[int]:
    """Return for each number how many islands up to it lie in hands and piles."""
    return list(accumulate(mark == COMING for mark in _coming(state)[:AFTER_ALL]))


def _cheap(coming: bytes, fitting: int, below: Card, above: Card) -> int:
    """Return how many of the ``fitting`` numbers between two others a single cell there takes for a price."""
    if above - below > 2 * HIGHEST_COST + 1 and below > BEFORE_ALL and above < AFTER_ALL:
        return fitting - coming.count(COMING, below + 1 + HIGHEST_COST, above - HIGHEST_COST)
    return fitting


def _danger(upto: Sequence[float], below: Card, above: Card, length: int) -> float:
    """Return how hard it is to fill so many cells between two numbers."""
    if not length:
        return 0.0
    fitting = upto[above - 1] - upto[below]
    if length == 1 and above - below > 2 * HIGHEST_COST + 1 and below > BEFORE_ALL and above < AFTER_ALL:
        fitting -= upto[above - 1 - HIGHEST_COST] - upto[below + HIGHEST_COST]
    return _hard(fitting, length)


def _hard(fitting: float, length: int) -> float:
    """Return how hard it is to fill so many cells with so many fitting numbers."""
    if fitting < length:
        return TOO_FEW * (length - fitting) + length
    crowded = length / fitting
    return length * crowded * crowded * crowded


DANGER = [[0.0, *(_hard(fitting, length) for length in range(1, MOST_CELLS + 1))] for fitting in range(ISLANDS + 1)]
"""How hard it is to fill cells in a row, by the numbers that fit and by how many cells they are."""


def _turned(state: Tranquility, actions: list[Action]) -> Action:
    """Return the turning of a card that brings day and night nearer to what they should be, or a discard."""
    left = wrongly_turned(state)
    for action in actions:
        if action[0] == "turn" and _wrong_after(state, int(action[1])) < left:
            return action
    return DISCARD if DISCARD in actions else actions[0]


def _after(state: Tranquility, action: Action) -> float:
    after = state.copy()
    after.apply(action)
    return evaluate(after, state.active)


def _free_cells(state: Tranquility, row: int) -> int:
    return state.sea[state.sea_shape().spans[row]].count(0)


def _cheapest(state: Tranquility, seat: int, count: int, low: int) -> Action:
    """Return the next card to give away: the leftmost of those that are missed least."""
    hand = state.hands[seat]
    cards = hand[low:]
    if cards[-1] >= START:
        cards = [card for card in cards if card <= ISLANDS or state.can_discard(card)]
    if len(cards) <= count:
        return ("pay", cards[0])
    places, numbers = state.course()
    high = arch_evaluation.first_of_roof(state)
    missed: list[float] = []
    for card in cards:
        if card > ISLANDS:
            one = _missed(hand, card)
        else:
            at = bisect_left(numbers, card)  # as ``need`` says, for all cards in one go
            above = numbers[at]
            one = (places[at] - places[at - 1] - 1) / (above - numbers[at - 1]) if above > card else 0.0
            if card > high:
                one *= TOO_EARLY
        if not one and (count == 1 or not missed):
            return ("pay", card)
        missed.append(one)
    least = (min(missed),) if count == 1 else sorted(missed)[:count]
    return ("pay", cards[min(map(missed.index, least))])


def _missed(hand: Sequence[Card], card: Card) -> float:
    """Return how much a card that is no island would be missed."""
    if card == FINISH:
        return LAST_FINISH_MISSED if hand.count(FINISH) == 1 else FINISH_MISSED
    return WILD_MISSED if card == WILD else 0.0


def _offer(state: Tranquility, seat: int) -> int:
    """Return a sensible offer: the own part by the cards each seat has left, then what is still missing."""
    most = most_cards_to_give(state, seat)
    if state.offers[seat] >= 0:
        others = sum(max(0, offer) for other, offer in enumerate(state.offers) if other != seat)
        return max(0, min(most, START_COST - others))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return min(most, (2 * START_COST * left[seat] + sum(left)) // (2 * sum(left)))
