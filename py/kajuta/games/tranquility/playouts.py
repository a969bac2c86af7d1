"""How bots try out what follows: the actions worth a look, and a quick plausible way to go on."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility.advice import evaluate, need, numbers_to_come, wrongly_turned
from kajuta.games.tranquility.cards import (
    AFTER_ALL,
    BEFORE_ALL,
    FINISH,
    ISLANDS,
    MOST_COST,
    START,
    START_COST,
    WILD,
    YELLOW,
    Card,
)
from kajuta.games.tranquility.compasses import DISCARD_ALL
from kajuta.games.tranquility.finish import LAY_FINISH, WILD_FINISH
from kajuta.games.tranquility.night import is_well_turned
from kajuta.games.tranquility.rules import DISCARD, Tranquility
from kajuta.games.tranquility.sea import DAY_NIGHT
from kajuta.games.tranquility.start import LAY_START, most_given
from kajuta.games.tranquility.storms import PASS

WILD_MISSED = 5.0
LAST_FINISH_MISSED = 3.0
FINISH_MISSED = 0.3
"""How much a card of the hand is missed once it is gone; an island as much as its gap is in need of it."""
PAID = 0.15
"""How bad it is to pay a card: as bad as a gap that gets so much more dangerous."""
TOO_FEW = 4.0
"""How bad each number is that a gap lacks."""
FEW = 6
"""So many actions are all looked at."""
LOOKED_AT = {"lay": 6, "wild": 3, "number": 5, "monster": 4, "wild-monster": 1, "attack": 5, "turn": 2}
"""How many actions of a kind are looked at closely."""
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
    return [action for action in actions if action not in shortened]


def playout(state: Tranquility, rng: Rng) -> Action:
    """Return a quick plausible action: what fits least is paid, the rest of a turn goes the common way."""
    if state.pending:
        item = state.pending[-1]
        if item.kind in ("pay", "give", "down"):
            return _cheapest(state, item.seat, item.what, item.low)
        if item.kind == "offer":
            return ("offer", _offer(state, item.seat))
    legal = state.legal_actions()
    if not state.pending:
        return legal[0] if len(legal) == 1 else _turn(state, legal)
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
            key=lambda action: (state.cost(state.pending[-1].what, int(action[1])), abs(2 * int(action[1]) - middle)),
        )
    return actions[0]


def _turn(state: Tranquility, actions: list[Action]) -> Action:
    """Return the island that spoils the gaps least, or a discard where each spoils too much."""
    for finish in (LAY_FINISH, WILD_FINISH):
        if finish in actions and is_well_turned(state):
            return finish
    storms = [action for action in actions if action[0] == "compass"]
    if storms:
        return min(storms, key=lambda action: CANCELLED.index(action[1]))
    if LAY_START in actions:
        return LAY_START
    upto = _still_to_come(state)
    beasts = [action for action in actions if action[0] == "monster"]
    if beasts:
        return min(beasts, key=_harms(state, upto, "monster"))
    lays = [action for action in actions if action[0] == "lay"]
    if lays:
        harm = _harms(state, upto, "lay")
        best = min(lays, key=harm)
        if DISCARD not in actions or harm(best) < WORTH_LAYING:
            return best
    if state.variant == DAY_NIGHT and all(state.sea):
        return _turned(state, actions)
    if DISCARD_ALL in actions and len(state.hands[state.active]) <= SMALL_HAND and _needs_compass(state):
        return DISCARD_ALL
    return DISCARD if DISCARD in actions else actions[0]


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


def _still_to_come(state: Tranquility) -> list[int]:
    """Return for each number how many islands up to it lie in hands and piles."""
    there = bytearray(AFTER_ALL + 1)
    for cards in (*state.hands, *state.piles):
        for card in cards:
            if card <= ISLANDS:
                there[card] = 1
    return list(accumulate(there))


def _danger(upto: Sequence[float], below: Card, above: Card, length: int) -> float:
    """Return how hard it is to fill so many cells between two numbers."""
    if not length:
        return 0.0
    fitting = upto[above - 1] - upto[below]
    if length == 1 and above - below > 2 * MOST_COST + 1 and below > BEFORE_ALL and above < AFTER_ALL:
        fitting -= upto[above - 1 - MOST_COST] - upto[below + MOST_COST]
    if fitting < length:
        return TOO_FEW * (length - fitting) + length
    crowded = length / fitting
    return length * crowded * crowded * crowded


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
    return sum(1 for cell in state.shape().rows[row] if not state.sea[cell])


def _cheapest(state: Tranquility, seat: int, count: int, low: int) -> Action:
    """Return the next card to give away: the leftmost of those that are missed least."""
    hand = state.hands[seat]
    least_missed = sorted(
        (_missed(state, seat, card), place)
        for place, card in enumerate(hand[low:], low)
        if card <= ISLANDS or state.can_discard(card)
    )
    return ("pay", hand[min(place for _, place in least_missed[:count])])


def _missed(state: Tranquility, seat: int, card: Card) -> float:
    """Return how much a card of the hand would be missed."""
    if card == FINISH:
        return LAST_FINISH_MISSED if state.hands[seat].count(FINISH) == 1 else FINISH_MISSED
    if card == START:
        return 0.0
    return WILD_MISSED if card == WILD else need(state, card)


def _offer(state: Tranquility, seat: int) -> int:
    """Return a sensible offer: the own part by the cards each seat has left, then what is still missing."""
    most = most_given(state, seat)
    if state.offers[seat] >= 0:
        others = sum(max(0, offer) for other, offer in enumerate(state.offers) if other != seat)
        return max(0, min(most, START_COST - others))
    left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
    return min(most, (2 * START_COST * left[seat] + sum(left)) // (2 * sum(left)))
