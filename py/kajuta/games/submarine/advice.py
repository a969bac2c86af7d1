"""Judgement for bots: how well a seat stands, and a quick plausible way to play a turn to its end.

Everything is counted in cards. What a submarine promises is the sum of what it can bring up from
its field: treasures that are missing, less what they cost, less again where the fitting card is
not in the hand yet. So a bot sets its submarines where the next voyage will pay.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kajuta.core.judgement import Judgement
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.submarine.components import KNOWER_BITS, NOTHING, SHELL, TOKEN_COLOR, TOKEN_TYPE, TYPES, Color, Token
from kajuta.games.submarine.rules import DONE, MOVING, SALVAGING, Submarine
from kajuta.games.submarine.sea import BESIDE, COLUMN_BITS, DEPTHS, FIELD_OF, FIELDS, PLACES, SPANS, Field
from kajuta.games.submarine.state import ACT

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


TERMS = ("treasures", "lead", "jokers", "cards", "ready", "reach", "later", "fees", "stops")
"""What speaks for a seat, in the order of ``appraise``."""

JUDGEMENT = Judgement.load("kajuta.games.submarine", TERMS)


def appraise(state: Submarine, seat: int) -> list[float]:
    """Return the terms of ``seat``."""
    return appraisals(state)[seat]


def appraisals(state: Submarine) -> list[list[float]]:
    """Return the terms by seat: what it has, and what its submarines can bring up.

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


def playout(state: Submarine, rng: Rng) -> Action:
    """Return a quick plausible action."""
    if state.stage == ACT:
        return SALVAGING if max(_gains(state, state.salvages()), default=0.0) > 0 else MOVING
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    match actions[0][0]:
        case "card" | "joker":
            return _best(actions, _gains(state, actions))
        case "move":
            return _best(actions, _move_gains(state, actions))
        case "sail":
            return actions[0]
    return rng.choice(actions)


@lru_cache(maxsize=16)
def _promises(
    board: tuple[Token, ...], container: tuple[Token, ...], colors: frozenset[Color], foreign: tuple[int, ...]
) -> tuple[float, ...]:
    """Return what each field would promise a submarine of a seat with such a ``container`` and ``colors`` in its hand.

    ``foreign``: how many submarines of others there are in each field. It is asked for each submarine that moves, and
    for each action that a bot tries in the same deal.
    """
    promises = [0.0] * FIELDS
    fees = 0
    for field, places in enumerate(PLACES):
        fees = foreign[field] if field % DEPTHS == 0 else fees + foreign[field]
        price = CARD * (1 + fees)
        if price >= TREASURE:
            continue
        here = []
        for token in board[places.start : places.stop]:
            if token == NOTHING:
                continue
            kind = TOKEN_TYPE[token]
            gain = (TREASURE if kind != SHELL and container[kind] == NOTHING else JOKER) - price
            if gain > 0:
                here.append(gain if TOKEN_COLOR[token] in colors else gain * NO_CARD_YET)
        if len(here) == 1:
            promises[field] = here[0] * LATER_PROMISES[0]
        elif here:
            here.sort(reverse=True)
            promise = 0.0
            for gain, share in zip(here, LATER_PROMISES, strict=False):
                promise += gain * share
            promises[field] = promise
    return tuple(promises)


def _gains(state: Submarine, actions: Sequence[Action]) -> list[float]:
    """Return what each way to salvage would bring, ``DONE`` nothing."""
    seat = state.active
    fees: dict[Field, int] = {}
    gains = []
    for action in actions:
        if action == DONE:
            gains.append(0.0)
            continue
        place = int(action[1])
        field = FIELD_OF[place]
        if action[0] == "joker":
            price = JOKER
        else:
            if field not in fees:
                fees[field] = state.fees(seat, field)
            price = CARD * (1 + fees[field])
        gains.append(_worth(state, seat, state.board[place]) - price)
    return gains


def _worth(state: Submarine, seat: int, token: Token) -> float:
    kind = TOKEN_TYPE[token]
    return TREASURE if kind != SHELL and state.containers[seat][kind] == NOTHING else JOKER


def _move_gains(state: Submarine, actions: Sequence[Action]) -> list[float]:
    """Return what each move promises more than staying, ``DONE`` nothing."""
    seat = state.active
    foreign = [0] * (FIELDS + 1)  # the last one counts submarines that are not placed yet
    for other, subs in enumerate(state.subs):
        if other != seat:
            for field in subs:
                foreign[field] += 1
    colors = frozenset(card >> KNOWER_BITS for card in state.hands[seat])
    promises = list(_promises(tuple(state.board), state.containers[seat], colors, tuple(foreign)))
    for field in range((state.ships[seat] + 1) * DEPTHS):
        promises[field] *= NEXT_VOYAGE
    held = state.subs[seat]
    for field in held:
        promises[field] = promises[field] if held.count(field) == 1 else 0.0
    taken = dict.fromkeys(held)
    return [
        0.0
        if action == DONE
        else (0.0 if int(action[2]) in taken else promises[int(action[2])]) - promises[int(action[1])]
        for action in actions
    ]


def _best(actions: Sequence[Action], gains: Sequence[float]) -> Action:
    return actions[max(range(len(actions)), key=gains.__getitem__)]
