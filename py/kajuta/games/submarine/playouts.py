"""A quick plausible way to play a turn to its end.

Everything is counted in cards. What a submarine promises is the sum of what it can bring up from
its field: treasures that are missing, less what they cost, less again where the fitting card is
not in the hand yet. So a bot sets its submarines where the next voyage will pay.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from kajuta.core.evaluation import sequential_sum
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.submarine.components import COLORS, KNOWER_BITS, NOTHING, SHELL, TOKEN_COLOR, TOKEN_TYPE, Card, Token
from kajuta.games.submarine.rules import DONE, MOVING, SALVAGING, Submarine
from kajuta.games.submarine.sea import BESIDE, COLUMN_PLACES, DEPTHS, FIELDS_OF, MOVES, PLACES, REACHED_OF, SAILS
from kajuta.games.submarine.state import ACT, BREAK, MOVE, PAY, PLACE, SAIL, SALVAGE

TREASURE = 10.0
"""A treasure in the container."""
JOKER = 4.0
"""A joker in reserve."""
CARD = 1.0

NO_CARD_YET = 0.4
"""What is left of a promise while the fitting card is not in the hand."""
LATER_PROMISES = (0.55, 0.35, 0.2, 0.1)
"""What the best, the second... promise of a field counts."""
NEXT_VOYAGE = 0.8
"""What a promise counts in a column that the ship has passed."""

_NO_USE: Final = 0
_SPARE_LATER: Final = 1
_SPARE: Final = 5
_MISSING_LATER: Final = 25
_MISSING: Final = 125
"""Sorts of what lies in a place, for one seat. The sum of those in a field, at most four, tells how many of each sort
there are."""

_SORTS: Final = {
    _NO_USE: (0.0, 0.0),
    _SPARE_LATER: (JOKER, NO_CARD_YET),
    _SPARE: (JOKER, 1.0),
    _MISSING_LATER: (TREASURE, NO_CARD_YET),
    _MISSING: (TREASURE, 1.0),
}
"""What each sort is worth in the container or beside it, and what is left of that in a promise."""


def _promise(fees: int, sorts: Iterable[int]) -> float:
    """Return what a field with such ``sorts`` promises where so many ``fees`` are paid for each treasure."""
    price = CARD * (1 + fees)
    gains = [(worth - price) * part for worth, part in map(_SORTS.__getitem__, sorts) if worth > price]
    return sequential_sum(
        gain * share for gain, share in zip(sorted(gains, reverse=True), LATER_PROMISES, strict=False)
    )


def _promises_for(fees: int) -> tuple[float, ...]:
    found = [0.0] * (1 + 4 * max(_SORTS))
    for sorts in combinations_with_replacement(_SORTS, 4):
        found[sum(sorts)] = _promise(fees, sorts)
    return tuple(found)


_DEAR: Final = int(TREASURE / CARD)
"""Of so many fees on nothing pays."""
_PROMISES: Final = (*map(_promises_for, range(_DEAR)), *[_promises_for(_DEAR)] * (256 - _DEAR))
"""What a field promises, by the fees (any byte) and by the sum of the sorts that lie there."""


def _sail(state: Submarine, rng: Rng) -> Action:
    """Stop as soon as possible."""
    return SAILS[state.stops(state.active)][0]


def _act(state: Submarine, rng: Rng) -> Action:
    """Salvage where that brings anything."""
    gain, _ = _best_salvage(state)
    return SALVAGING if gain > 0 else MOVING


def _salvage(state: Submarine, rng: Rng) -> Action:
    """Salvage what brings most."""
    gain, action = _best_salvage(state)
    return DONE if state.taken and gain < 0 else action


def _best_salvage(state: Submarine) -> tuple[float, Action]:
    """Return what the best way to salvage something brings, and that way; the first of equal ones."""
    seat, board, laid = state.active, state.board, state.laid
    container, jokers, hand = state.containers[seat], state.jokers[seat], state.hands[seat]
    mine = state.subs[seat]
    colors = [card >> KNOWER_BITS for card in hand]
    payable = len(state.stacks[seat]) + len(hand) - 1
    fees = state.fees_everywhere(seat)
    best, chosen = -math.inf, DONE
    for field in FIELDS_OF[state.ships[seat]]:
        if field not in mine:
            continue
        price = CARD * (1 + fees[field])
        affordable = fees[field] <= payable
        for place in PLACES[field]:
            token = board[place]
            if token == NOTHING or place in laid:
                continue
            kind = TOKEN_TYPE[token]
            worth = TREASURE if kind != SHELL and container[kind] == NOTHING else JOKER
            if worth - price > best and affordable and TOKEN_COLOR[token] in colors:
                best, chosen = worth - price, ("card", place)
            if worth - JOKER > best and jokers:
                best, chosen = worth - JOKER, ("joker", place, jokers[0])
    return best, chosen


def _move(state: Submarine, rng: Rng) -> Action:
    """Move the submarine that gains most to where most is promised, unless staying is better."""
    seat = state.active
    held = state.subs[seat]
    promises = list(
        _promises(tuple(state.board), state.containers[seat], state.hands[seat], state.fees_everywhere(seat))
    )
    passed = (state.ships[seat] + 1) * DEPTHS
    promises[:passed] = [promise * NEXT_VOYAGE for promise in promises[:passed]]
    if len(set(held)) < len(held):
        for field in held:
            if field != BESIDE and held.count(field) > 1:
                promises[field] = 0.0  # the others bring up what is there
    goals = [*promises, 0.0]  # the last is of those beside the board
    for field in held:
        goals[field] = 0.0
    best, chosen = -math.inf, DONE
    for field in sorted(set(state.ready())):
        stays = promises[field]
        reached = REACHED_OF[field](goals)
        gain = max(reached) - stays
        if gain > best:
            best, chosen = gain, MOVES[field][[goal - stays for goal in reached].index(gain)]
    return DONE if state.moved and best < 0 else chosen


@lru_cache(maxsize=16)
def _promises(
    board: tuple[Token, ...], container: tuple[Token, ...], hand: tuple[Card, ...], fees: bytes
) -> tuple[float, ...]:
    """Return what each field would promise a submarine of a seat with such a ``container`` and ``hand``.

    ``fees``: what it pays for each treasure in each field. It is asked for each submarine that moves, and for each
    action that a bot tries in the same deal.
    """
    colors = [card >> KNOWER_BITS for card in hand]
    missing = [_MISSING if color in colors else _MISSING_LATER for color in range(len(COLORS))]
    spare = [_SPARE if color in colors else _SPARE_LATER for color in range(len(COLORS))]
    sorts: list[int] = []
    for held in container:
        sorts += missing if held == NOTHING else spare
    sorts += spare
    sorts.append(_NO_USE)
    lying = iter([sorts[token] for token in board])
    fields: list[int] = []
    for a, b, c, d, e, f, g, h, i, j in zip(*[lying] * COLUMN_PLACES, strict=True):
        fields += (a, b + c, d + e + f, g + h + i + j)
    return tuple([_PROMISES[fee][field] for fee, field in zip(fees, fields, strict=True)])


def _any(state: Submarine, rng: Rng) -> Action:
    """Take any action: what is placed, paid or swapped is left to luck."""
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else rng.choice(actions)


POLICY: dict[str, Callable[[Submarine, Rng], Action]] = {
    PLACE: _any,
    SAIL: _sail,
    ACT: _act,
    MOVE: _move,
    SALVAGE: _salvage,
    PAY: _any,
    BREAK: _any,
}
"""A quick plausible action, by the stage."""
