"""Evaluation of positions for bots: features of a seat and their weights."""

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
"""Names of the features, in the order in which the function ``features`` lists their values."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.submarine", FEATURES)


def features(state: SubmarinePosition, seat: int) -> list[float]:
    """Values of the features of ``seat``."""
    return features_by_seat(state)[seat]


def features_by_seat(state: SubmarinePosition) -> list[list[float]]:
    """Values of the features of each seat: possessions, and treasures within reach of its submarines.

    ``ready``: missing treasure types below its submarines that it can still salvage on this voyage with a card in hand.
    ``reach``: the same without the fitting card. ``later``: types left for the next voyage. Each type counts once.
    ``fees``: cards to be paid for all of them besides the fitting cards. ``stops``: columns in which its ship can still
    stop.
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
"""Value of a lead, by the treasures of a seat and of its best rival; a lead weighs more late in the game."""

_LATER: Final = 1 << 8
_REACH: Final = 1 << 16
_READY: Final = 1 << 24
"""Grades of a catch (the best treasure of a type): for the next voyage, within reach, ready. They are digits in base
256. A catch is stored as its grade minus its fee. The sum over all twelve types then encodes both the number of catches
of each grade and their total fees.
"""


def _catch_features(state: SubmarinePosition, seat: int, fees: bytes) -> tuple[int, int, int, int, int]:
    """Features of ``seat`` about what its submarines can salvage: ``ready``, ``reach``, ``later``, ``fees``, ``stops``.

    See ``features_by_seat``. ``fees``: cards that the seat pays for a treasure in each field.
    """
    board = state.board
    container = (*state.containers[seat], SHELL_TYPE)  # where shells would be listed, never "missing"
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
