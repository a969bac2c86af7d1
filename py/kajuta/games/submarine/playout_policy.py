"""Playout policy: a plausible action, chosen quickly, at each stage of a turn.

All values are in cards. The potential of a field for a submarine is the value of the treasures that the seat can
salvage there, minus their fees, reduced where the fitting card is not in hand. Submarines move to the fields with the
highest potential.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from kajuta.core.evaluation_model import sequential_sum
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    DEPTH_COUNT,
    FIELDS_OF_COLUMN,
    IN_RESERVE,
    MOVE_ACTIONS_FROM_FIELD,
    MOVE_TARGET_GETTER_OF_FIELD,
    PLACES_OF_FIELD,
    PLACES_PER_COLUMN,
    SAIL_ACTIONS_BY_STOPS,
)
from kajuta.games.submarine.state import (
    ACT_STAGE,
    BREAK_STAGE,
    MOVE_STAGE,
    PAY_STAGE,
    PLACE_STAGE,
    SAIL_STAGE,
    SALVAGE_STAGE,
)
from kajuta.games.submarine.submarine_moves import CHOOSE_MOVING, CHOOSE_SALVAGING
from kajuta.games.submarine.tokens_and_cards import (
    COLORS,
    KNOWER_BITS,
    NO_TOKEN,
    SHELL_TYPE,
    TOKEN_COLOR,
    TOKEN_TYPE,
    Card,
    Token,
)
from kajuta.games.submarine.turn_sequence import FINISH_TURN

TREASURE_VALUE = 10.0
"""Value of a treasure in the container, in cards."""
JOKER_VALUE = 4.0
"""Value of a joker in reserve, in cards."""
CARD_VALUE = 1.0

MISSING_CARD_FACTOR = 0.4
"""Factor of a treasure's potential while the fitting card is not in hand."""
PROMISE_WEIGHTS = (0.55, 0.35, 0.2, 0.1)
"""Weights of the potentials of a field's treasures, the best first."""
NEXT_VOYAGE_FACTOR = 0.8
"""Factor of the potential of a field in a column that the ship has passed: it must wait for the next voyage."""

_NO_USE: Final = 0
_SPARE_LATER: Final = 1
_SPARE: Final = 5
_MISSING_LATER: Final = 25
_MISSING: Final = 125
"""Grades of a token for one seat, as base-5 digits: at most four tokens lie in a field, so the sum of their grades
encodes the number of each.
"""

_SORTS: Final = {
    _NO_USE: (0.0, 0.0),
    _SPARE_LATER: (JOKER_VALUE, MISSING_CARD_FACTOR),
    _SPARE: (JOKER_VALUE, 1.0),
    _MISSING_LATER: (TREASURE_VALUE, MISSING_CARD_FACTOR),
    _MISSING: (TREASURE_VALUE, 1.0),
}
"""For each grade: value of the token once salvaged, and the factor for its potential until then."""


def _promise(fees: int, sorts: Iterable[int]) -> float:
    """Potential of a field whose tokens have these ``sorts`` (grades), where each treasure costs ``fees`` cards."""
    price = CARD_VALUE * (1 + fees)
    gains = [(worth - price) * part for worth, part in map(_SORTS.__getitem__, sorts) if worth > price]
    return sequential_sum(
        gain * share for gain, share in zip(sorted(gains, reverse=True), PROMISE_WEIGHTS, strict=False)
    )


def _promises_for(fees: int) -> tuple[float, ...]:
    found = [0.0] * (1 + 4 * max(_SORTS))
    for sorts in combinations_with_replacement(_SORTS, 4):
        found[sum(sorts)] = _promise(fees, sorts)
    return tuple(found)


_DEAR: Final = int(TREASURE_VALUE / CARD_VALUE)
"""Smallest number of fees that no treasure is worth."""
_PROMISES: Final = (*map(_promises_for, range(_DEAR)), *[_promises_for(_DEAR)] * (256 - _DEAR))
"""Potential of a field, by the number of fees (any byte) and by the sum of its tokens' grades."""


def _choose_stop(state: SubmarinePosition, rng: Rng) -> Action:
    """Stop in the first column where the ship may stop."""
    return SAIL_ACTIONS_BY_STOPS[state.possible_stops(state.active)][0]


def _choose_moving_or_salvaging(state: SubmarinePosition, rng: Rng) -> Action:
    """Choose salvaging if it gains anything, else moving."""
    gain, _ = _best_salvage(state)
    return CHOOSE_SALVAGING if gain > 0 else CHOOSE_MOVING


def _choose_salvage(state: SubmarinePosition, rng: Rng) -> Action:
    """Salvage the treasure with the highest gain."""
    gain, action = _best_salvage(state)
    return FINISH_TURN if state.taken and gain < 0 else action


def _best_salvage(state: SubmarinePosition) -> tuple[float, Action]:
    """Gain and action of the best salvage; the first of equally good ones."""
    seat, board, laid = state.active, state.board, state.laid
    container, jokers, hand = state.containers[seat], state.jokers[seat], state.hands[seat]
    mine = state.subs[seat]
    colors = [card >> KNOWER_BITS for card in hand]
    payable = len(state.stacks[seat]) + len(hand) - 1
    fees = state.fee_counts_by_field(seat)
    best, chosen = -math.inf, FINISH_TURN
    for field in FIELDS_OF_COLUMN[state.ships[seat]]:
        if field not in mine:
            continue
        price = CARD_VALUE * (1 + fees[field])
        affordable = fees[field] <= payable
        for place in PLACES_OF_FIELD[field]:
            token = board[place]
            if token == NO_TOKEN or place in laid:
                continue
            kind = TOKEN_TYPE[token]
            worth = TREASURE_VALUE if kind != SHELL_TYPE and container[kind] == NO_TOKEN else JOKER_VALUE
            if worth - price > best and affordable and TOKEN_COLOR[token] in colors:
                best, chosen = worth - price, ("card", place)
            if worth - JOKER_VALUE > best and jokers:
                best, chosen = worth - JOKER_VALUE, ("joker", place, jokers[0])
    return best, chosen


def _choose_submarine_move(state: SubmarinePosition, rng: Rng) -> Action:
    """Move of a submarine with the highest gain in potential, or end of the turn if no further move gains anything."""
    seat = state.active
    held = state.subs[seat]
    promises = list(
        _promises(tuple(state.board), state.containers[seat], state.hands[seat], state.fee_counts_by_field(seat))
    )
    passed = (state.ships[seat] + 1) * DEPTH_COUNT
    promises[:passed] = [promise * NEXT_VOYAGE_FACTOR for promise in promises[:passed]]
    if len(set(held)) < len(held):
        for field in held:
            if field != IN_RESERVE and held.count(field) > 1:
                promises[field] = 0.0  # another submarine is already there to salvage
    goals = [*promises, 0.0]  # the last entry is for submarines in reserve
    for field in held:
        goals[field] = 0.0
    best, chosen = -math.inf, FINISH_TURN
    for field in sorted(set(state.fields_of_ready_submarines())):
        stays = promises[field]
        reached = MOVE_TARGET_GETTER_OF_FIELD[field](goals)
        gain = max(reached) - stays
        if gain > best:
            best, chosen = gain, MOVE_ACTIONS_FROM_FIELD[field][[goal - stays for goal in reached].index(gain)]
    return FINISH_TURN if state.moved and best < 0 else chosen


@lru_cache(maxsize=16)
def _promises(
    board: tuple[Token, ...], container: tuple[Token, ...], hand: tuple[Card, ...], fees: bytes
) -> tuple[float, ...]:
    """Potential of each field for a submarine of a seat with this ``container`` and ``hand``.

    ``fees``: cards to pay for a treasure in each field. Cached, as the same arguments recur for each submarine that
    moves and for each action that a bot tries in one determinization.
    """
    colors = [card >> KNOWER_BITS for card in hand]
    missing = [_MISSING if color in colors else _MISSING_LATER for color in range(len(COLORS))]
    spare = [_SPARE if color in colors else _SPARE_LATER for color in range(len(COLORS))]
    sorts: list[int] = []
    for held in container:
        sorts += missing if held == NO_TOKEN else spare
    sorts += spare
    sorts.append(_NO_USE)
    lying = iter([sorts[token] for token in board])
    fields: list[int] = []
    for a, b, c, d, e, f, g, h, i, j in zip(*[lying] * PLACES_PER_COLUMN, strict=True):
        fields += (a, b + c, d + e + f, g + h + i + j)
    return tuple([_PROMISES[fee][field] for fee, field in zip(fees, fields, strict=True)])


def _choose_random_action(state: SubmarinePosition, rng: Rng) -> Action:
    """Random legal action, for decisions about placing, paying and swapping."""
    actions = state.legal_actions()
    return actions[0] if len(actions) == 1 else rng.choice(actions)


PLAYOUT_POLICY: dict[str, Callable[[SubmarinePosition, Rng], Action]] = {
    PLACE_STAGE: _choose_random_action,
    SAIL_STAGE: _choose_stop,
    ACT_STAGE: _choose_moving_or_salvaging,
    MOVE_STAGE: _choose_submarine_move,
    SALVAGE_STAGE: _choose_salvage,
    PAY_STAGE: _choose_random_action,
    BREAK_STAGE: _choose_random_action,
}
"""Function that chooses a plausible action, by stage."""
