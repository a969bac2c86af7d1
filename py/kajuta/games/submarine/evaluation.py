"""Features of a seat and the evaluation model of bots."""

from typing import Final

from kajuta.core.evaluation_model import EvaluationModel
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import BOARD_SLICE_OF_FIELD, COLUMN_BIT_OF_FIELD, DEPTH_COUNT, IN_RESERVE
from kajuta.games.submarine.tokens_and_cards import (
    KNOWER_BITS,
    NO_TOKEN,
    SHELL_TYPE,
    TOKEN_COLOR,
    TOKEN_TYPE,
    TREASURE_TYPES,
)

FEATURES = ("treasures", "lead", "jokers", "cards", "ready", "reach", "later", "fees", "stops")
"""Features of a seat, in the order of ``features``."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.submarine", FEATURES)


def features(state: SubmarinePosition, seat: int) -> list[float]:
    """Features of ``seat``."""
    return features_by_seat(state)[seat]


def features_by_seat(state: SubmarinePosition) -> list[list[float]]:
    """Features by seat: what it has, and what its submarines can bring up.

    ``ready``: missing types below its submarines on the rest of this voyage whose colour is in the hand, ``reach``:
    others on this voyage, ``later``: on the next one; every type once. ``fees``: cards that all these treasures cost
    beside the fitting one. ``stops``: columns in which its ship can still stop.
    """
    held = [len(TREASURE_TYPES) - container.count(NO_TOKEN) for container in state.containers]
    *_, second, first = sorted(held)
    found: list[list[float]] = []
    for seat, fees in enumerate(state.fee_counts_by_seat()):
        mine = held[seat]
        rival = second if mine == first else first
        ready, reach, later, cost, stops = _catch_features(state, seat, fees)
        lead = _LEAD_VALUE[mine][rival]
        cards = len(state.hands[seat]) + len(state.stacks[seat])
        found.append([mine, lead, len(state.jokers[seat]), cards / 5, ready, reach, later, cost / 5, stops])
    return found


_LEAD_VALUE: Final = tuple(
    tuple((mine - rival) * max(mine, rival) / len(TREASURE_TYPES) for rival in range(len(TREASURE_TYPES) + 1))
    for mine in range(len(TREASURE_TYPES) + 1)
)
"""What a lead counts, by how many treasures a seat has and by how many its best rival has: the more, the more."""

_LATER: Final = 1 << 8
_REACH: Final = 1 << 16
_READY: Final = 1 << 24
"""How good a catch is. Less the cards that it costs these are still far apart, and a sum of twelve of them, one for
each type, tells how many there are of each and what they all cost."""


def _catch_features(state: SubmarinePosition, seat: int, fees: bytes) -> tuple[int, int, int, int, int]:
    """Numbers of missing types that the submarines of ``seat`` can bring up, and of columns in which it can still stop.

    Types that are ready, in reach and for later, what they cost, columns. ``fees``: what each costs it in each field.
    """
    board = state.board
    container = (*state.containers[seat], SHELL_TYPE)  # where shells would lie there is always something
    hand = [card >> KNOWER_BITS for card in state.hands[seat]]
    ahead = (state.ships[seat] + 1) * DEPTH_COUNT
    best = [0] * len(TREASURE_TYPES)
    stops = 0
    for field in state.subs[seat]:
        if field == IN_RESERVE:
            continue
        cost = fees[field]
        if field < ahead:
            for token in board[BOARD_SLICE_OF_FIELD[field]]:
                kind = TOKEN_TYPE[token]
                if container[kind] == NO_TOKEN and best[kind] < _LATER - cost:
                    best[kind] = _LATER - cost
        else:
            stops |= COLUMN_BIT_OF_FIELD[field]
            for token in board[BOARD_SLICE_OF_FIELD[field]]:
                kind = TOKEN_TYPE[token]
                if container[kind] == NO_TOKEN:
                    worth = (_READY if TOKEN_COLOR[token] in hand else _REACH) - cost
                    if best[kind] < worth:
                        best[kind] = worth
    whole = sum(best)
    paid = -whole % _LATER
    whole += paid
    return whole // _READY, whole % _READY // _REACH, whole % _REACH // _LATER, paid, stops.bit_count()
