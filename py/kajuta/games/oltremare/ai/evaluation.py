"""What speaks for a seat, in features that merchants use; what each feature weighs is learnt from games.

A position is judged with the hands that it holds, those of the others too: in a bot's worlds they are
guesses, so a single world's evaluation may mislead and only the mean of several counts.
"""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from kajuta.core.evaluation import EvaluationModel
from kajuta.games.oltremare.ai.value import LASTS, LOADED, PAID, TOKEN, all_turns_left, top_run
from kajuta.games.oltremare.rules.cards import (
    BALES,
    CARD_SYMBOLS,
    DRAW,
    DUCAT,
    FLAG,
    GOOD_OF_CARD,
    GOODS,
    POWER,
    SHIP,
    SYMBOLS,
    Card,
    Good,
)
from kajuta.games.oltremare.rules.cargo import cargo_payout
from kajuta.games.oltremare.rules.engine import OltreMare
from kajuta.games.oltremare.rules.scoring import ducats_by_rank
from kajuta.games.oltremare.rules.sea_map import NEIGHBORS_WITH_ROUTES, NO_TOKEN, Port

FEATURES = (
    "ducats", "cargo", "pirates", "prestige", "ports", "lead", "growth", "fitting", "sets", "cards", "earning",
    "drawing", "sailing", "flags", "bales", "missing", "surplus", "token", "near",
)  # fmt: skip
"""What speaks for a seat, in the order of ``features``."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.oltremare", FEATURES)

PURSE = 5
"""Of how many ducats one makes up what features in ducats count in."""

GROUP = "all"
"""The only group of weights: what is good for a merchant hangs little on how many others there are."""

AT_THE_END = 0.5
"""What is added to the turns left, by which a lead is divided."""

SIGHT: tuple[tuple[Port, ...], ...] = tuple(
    tuple(
        sorted({port for near, _ in ways for port in (near, *(far for far, _ in NEIGHBORS_WITH_ROUTES[near]))} - {here})
    )
    for here, ways in enumerate(NEIGHBORS_WITH_ROUTES)
)
"""For each port those that are one or two steps away."""

IN_SIGHT = tuple(itemgetter(*ports) for ports in SIGHT)
"""For each port what takes the tokens within two steps out of those of all ports."""


class _Loaded(NamedTuple):
    """What a cargo pays, also in fives; the kind of goods on top of it and how many cards of it lie there in a row.

    ``growth``: what one card more of that kind would add, in fives; ``bales`` and ``keeps``: how many cards its seat
    has to play and can keep.
    """

    pays: int
    purses: float
    top: Good
    run: int
    growth: float
    bales: int
    keeps: int


@lru_cache(maxsize=4096)
def _loaded(stack: tuple[Card, ...]) -> _Loaded:
    pays = cargo_payout(stack)
    if not stack:
        return _Loaded(pays, pays / PURSE, *top_run(stack), 0.0, 0, 0)
    top, run = top_run(stack)
    row, last = PAID[top], stack[-1]
    return _Loaded(pays, pays / PURSE, top, run, (row[run + 1] - row[run]) / PURSE, BALES[last], POWER[last])


@lru_cache(maxsize=8192)
def _in_hand(hand: tuple[Card, ...], top: Good, run: int, share: float) -> tuple[float, ...]:
    """Return the features from ``fitting`` to ``flags`` of a ``hand`` of which a ``share`` counts.

    It belongs to a cargo with ``run`` cards of ``top`` on top.
    """
    counts = [0] * len(GOODS)
    symbols = [0] * len(SYMBOLS)
    for card in hand:
        counts[GOOD_OF_CARD[card]] += 1
        for symbol in CARD_SYMBOLS[card]:
            symbols[symbol] += 1
    row, fitting = PAID[top], counts[top]
    pays = sum([PAID[good][count] for good, count in enumerate(counts)])
    return (
        (row[run + fitting] - row[run]) * share / PURSE,
        (pays - row[fitting]) * share / PURSE,
        len(hand) * share,
        symbols[DUCAT] * share,
        symbols[DRAW] * share,
        symbols[SHIP] * share,
        symbols[FLAG] * share,
    )


_ranked = lru_cache(maxsize=1024)(ducats_by_rank)


def features(state: OltreMare, seat: int) -> list[float]:
    """Return the features: what a seat has, what its hand promises, what its next turn brings.

    All ducats and pirate cards count in fives. ``prestige`` and ``ports``: tokens. ``lead``: on the best rival in
    all that would be counted now, ranks included, the more the nearer the end. ``growth``: what one card more would
    add to the goods on top; ``fitting``: what the hand adds to them, ``sets``: what its other goods pay. ``earning``,
    ``drawing``, ``sailing``, ``flags``: symbols in hand; of a hand larger than can still be loaded all of this counts
    in part. ``bales``: cards to be played in the next turn, ``missing``: those not in hand, ``surplus``: those over
    the naval power. ``token``: what the active port token will bring, ``near``: ports with tokens within two steps.
    """
    return features_by_seat(state)[seat]


def features_by_seat(state: OltreMare) -> list[list[float]]:
    """Return the features of each seat."""
    cargos = list(map(_loaded, state.cargo))
    pirates = list(map(len, state.pirates))
    ports = [len(used) + (token != NO_TOKEN) for used, token in zip(state.used_tokens, state.token, strict=True)]
    for_prestige, for_ports = _ranked(tuple(state.prestige)), _ranked(tuple(ports))
    seats = range(len(cargos))
    counted = [
        state.ducats[seat] + cargos[seat].pays - pirates[seat] + for_prestige[seat] + for_ports[seat] for seat in seats
    ]
    *_, second, first = sorted(counted)
    turns_left = all_turns_left(state)
    found = []
    for seat in seats:
        own, turns = counted[seat], turns_left[seat]
        cargo = cargos[seat]
        features = [
            state.ducats[seat] / PURSE,
            cargo.purses,
            pirates[seat] / PURSE,
            state.prestige[seat],
            ports[seat],
            (own - (second if own == first else first)) / PURSE / (AT_THE_END + turns),
        ]
        features += _promise(state, seat, cargo, turns) if turns > 0 and cargo.run else NO_PROMISE
        found.append(features)
    return found


def _promise(state: OltreMare, seat: int, cargo: _Loaded, turns: float) -> tuple[float, ...]:
    """Return the features from ``growth`` on of ``seat``, which has some ``cargo`` and so many ``turns`` left."""
    hand, token = state.hands[seat], state.token[seat]
    _, _, top, run, growth, bales, keeps = cargo
    size = len(hand)
    loading = LOADED * turns
    if seat == state.active and state.phase not in ("load", "limit"):
        bales, keeps = max(0, bales - len(state.laid)), size
    near = IN_SIGHT[state.ships[seat]](state.port_tokens)
    return (
        growth,
        *_in_hand(hand, top, run, loading / size if size > loading else 1.0),
        bales,
        bales - size if bales > size else 0,
        size - keeps if size > keeps else 0,
        TOKEN[token] * (turns if turns < LASTS else LASTS) / PURSE if token != NO_TOKEN else 0.0,
        len(near) - near.count(NO_TOKEN),
    )


NO_PROMISE = (0.0,) * (len(FEATURES) - FEATURES.index("growth"))
"""The features from ``growth`` on of a seat that has no turn left, or no cargo any more."""
