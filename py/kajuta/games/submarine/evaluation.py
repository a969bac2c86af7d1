"""Evaluation for bots: how well a seat stands."""

from typing import Final

from kajuta.core.evaluation import EvaluationModel
from kajuta.games.submarine.components import KNOWER_BITS, NOTHING, SHELL, TOKEN_COLOR, TOKEN_TYPE, TYPES
from kajuta.games.submarine.rules import Submarine
from kajuta.games.submarine.sea import BESIDE, COLUMN_BITS, DEPTHS, SPANS

FEATURES = ("treasures", "lead", "jokers", "cards", "ready", "reach", "later", "fees", "stops")
"""What speaks for a seat, in the order of ``features``."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.submarine", FEATURES)


def features(state: Submarine, seat: int) -> list[float]:
    """Return the features of ``seat``."""
    return features_by_seat(state)[seat]


def features_by_seat(state: Submarine) -> list[list[float]]:
    """Return the features by seat: what it has, and what its submarines can bring up.

    ``ready``: missing types below its submarines on the rest of this voyage whose colour is in the hand, ``reach``:
    others on this voyage, ``later``: on the next one; every type once. ``fees``: cards that all these treasures cost
    beside the fitting one. ``stops``: columns in which its ship can still stop.
    """
    held = [len(TYPES) - container.count(NOTHING) for container in state.containers]
    *_, second, first = sorted(held)
    found: list[list[float]] = []
    for seat, fees in enumerate(state.all_fees()):
        mine = held[seat]
        rival = second if mine == first else first
        ready, reach, later, cost, stops = _catch(state, seat, fees)
        lead = _LEADS[mine][rival]
        cards = len(state.hands[seat]) + len(state.stacks[seat])
        found.append([mine, lead, len(state.jokers[seat]), cards / 5, ready, reach, later, cost / 5, stops])
    return found


_LEADS: Final = tuple(
    tuple((mine - rival) * max(mine, rival) / len(TYPES) for rival in range(len(TYPES) + 1))
    for mine in range(len(TYPES) + 1)
)
"""What a lead counts, by how many treasures a seat has and by how many its best rival has: the more, the more."""

_LATER: Final = 1 << 8
_REACH: Final = 1 << 16
_READY: Final = 1 << 24
"""How good a catch is. Less the cards that it costs these are still far apart, and a sum of twelve of them, one for
each type, tells how many there are of each and what they all cost."""


def _catch(state: Submarine, seat: int, fees: bytes) -> tuple[int, int, int, int, int]:
    """Return how many missing types the submarines of ``seat`` can bring up, and in how many columns it can still stop.

    They are told as ready, in reach, later and what they cost. ``fees``: what each costs it in each field.
    """
    board = state.board
    container = (*state.containers[seat], SHELL)  # where shells would lie there is always something
    hand = [card >> KNOWER_BITS for card in state.hands[seat]]
    ahead = (state.ships[seat] + 1) * DEPTHS
    best = [0] * len(TYPES)
    stops = 0
    for field in state.subs[seat]:
        if field == BESIDE:
            continue
        cost = fees[field]
        if field < ahead:
            for token in board[SPANS[field]]:
                kind = TOKEN_TYPE[token]
                if container[kind] == NOTHING and best[kind] < _LATER - cost:
                    best[kind] = _LATER - cost
        else:
            stops |= COLUMN_BITS[field]
            for token in board[SPANS[field]]:
                kind = TOKEN_TYPE[token]
                if container[kind] == NOTHING:
                    worth = (_READY if TOKEN_COLOR[token] in hand else _REACH) - cost
                    if best[kind] < worth:
                        best[kind] = worth
    whole = sum(best)
    paid = -whole % _LATER
    whole += paid
    return whole // _READY, whole % _READY // _REACH, whole % _REACH // _LATER, paid, stops.bit_count()
