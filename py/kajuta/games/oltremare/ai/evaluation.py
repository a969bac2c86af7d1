"""Evaluation of a seat by features that merchants use; their weights are learnt from games.

A position is judged with the hands that it holds, those of the others too: in a bot's worlds they are
guesses, so a single world's evaluation may mislead and only the mean of several counts.
"""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from kajuta.core.evaluation_model import EvaluationModel
from kajuta.games.oltremare.ai.quick_values import (
    CARDS_LOADED_PER_TURN,
    MOST_TOKEN_TURNS,
    RUN_PAYOUT,
    TOKEN_VALUE,
    top_goods_run,
    turns_left_by_seat,
)
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
from kajuta.games.oltremare.rules.cargo_runs_and_payout import cargo_payout
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import NEIGHBORS_WITH_ROUTES, NO_TOKEN, Port
from kajuta.games.oltremare.rules.token_rank_ducats import ducats_of_seats_by_token_rank

FEATURES = (
    "ducats", "cargo", "pirates", "prestige", "ports", "lead", "growth", "fitting", "sets", "cards", "earning",
    "drawing", "sailing", "flags", "bales", "missing", "surplus", "token", "near",
)  # fmt: skip
"""Names of the features, in the order of ``features``."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.oltremare", FEATURES)

DUCATS_PER_UNIT = 5
"""Number of ducats that make up 1 in features counted in ducats."""

WEIGHT_GROUP = "all"
"""Name of the only weight group: the same weights serve any number of seats."""

LEAD_TURNS_OFFSET = 0.5
"""Turns added to those left, by which a lead is divided."""

PORTS_WITHIN_TWO_STEPS: tuple[tuple[Port, ...], ...] = tuple(
    tuple(
        sorted({port for near, _ in ways for port in (near, *(far for far, _ in NEIGHBORS_WITH_ROUTES[near]))} - {here})
    )
    for here, ways in enumerate(NEIGHBORS_WITH_ROUTES)
)
"""For each port those that are one or two steps away."""

TOKENS_WITHIN_TWO_STEPS = tuple(itemgetter(*ports) for ports in PORTS_WITHIN_TWO_STEPS)
"""For each port what takes the tokens within two steps out of those of all ports."""


class _CargoSummary(NamedTuple):
    """Payout of a cargo, also in fives; the kind of goods on top of it and the length of its run.

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
def _cargo_summary(stack: tuple[Card, ...]) -> _CargoSummary:
    pays = cargo_payout(stack)
    if not stack:
        return _CargoSummary(pays, pays / DUCATS_PER_UNIT, *top_goods_run(stack), 0.0, 0, 0)
    top, run = top_goods_run(stack)
    row, last = RUN_PAYOUT[top], stack[-1]
    return _CargoSummary(
        pays, pays / DUCATS_PER_UNIT, top, run, (row[run + 1] - row[run]) / DUCATS_PER_UNIT, BALES[last], POWER[last]
    )


@lru_cache(maxsize=8192)
def _hand_features(hand: tuple[Card, ...], top: Good, run: int, share: float) -> tuple[float, ...]:
    """Features from ``fitting`` to ``flags`` of a ``hand`` of which a ``share`` counts.

    It belongs to a cargo with ``run`` cards of ``top`` on top.
    """
    counts = [0] * len(GOODS)
    symbols = [0] * len(SYMBOLS)
    for card in hand:
        counts[GOOD_OF_CARD[card]] += 1
        for symbol in CARD_SYMBOLS[card]:
            symbols[symbol] += 1
    row, fitting = RUN_PAYOUT[top], counts[top]
    pays = sum([RUN_PAYOUT[good][count] for good, count in enumerate(counts)])
    return (
        (row[run + fitting] - row[run]) * share / DUCATS_PER_UNIT,
        (pays - row[fitting]) * share / DUCATS_PER_UNIT,
        len(hand) * share,
        symbols[DUCAT] * share,
        symbols[DRAW] * share,
        symbols[SHIP] * share,
        symbols[FLAG] * share,
    )


_ranked = lru_cache(maxsize=1024)(ducats_of_seats_by_token_rank)


def features(state: OltreMarePosition, seat: int) -> list[float]:
    """Features of ``seat``: possessions, prospects of its hand, prospects of its next turn.

    All ducats and pirate cards count in fives. ``prestige`` and ``ports``: tokens. ``lead``: on the best rival in
    all that would be counted now, ranks included, the more the nearer the end. ``growth``: what one card more would
    add to the goods on top; ``fitting``: what the hand adds to them, ``sets``: what its other goods pay. ``earning``,
    ``drawing``, ``sailing``, ``flags``: symbols in hand; of a hand larger than can still be loaded all of this counts
    in part. ``bales``: cards to be played in the next turn, ``missing``: those not in hand, ``surplus``: those over
    the naval power. ``token``: what the active port token will bring, ``near``: ports with tokens within two steps.
    """
    return features_by_seat(state)[seat]


def features_by_seat(state: OltreMarePosition) -> list[list[float]]:
    """``features`` of every seat."""
    cargos = list(map(_cargo_summary, state.cargo))
    pirates = list(map(len, state.pirates))
    ports = [len(used) + (token != NO_TOKEN) for used, token in zip(state.used_tokens, state.token, strict=True)]
    for_prestige, for_ports = _ranked(tuple(state.prestige)), _ranked(tuple(ports))
    seats = range(len(cargos))
    counted = [
        state.ducats[seat] + cargos[seat].pays - pirates[seat] + for_prestige[seat] + for_ports[seat] for seat in seats
    ]
    *_, second, first = sorted(counted)
    turns_left = turns_left_by_seat(state)
    found = []
    for seat in seats:
        own, turns = counted[seat], turns_left[seat]
        cargo = cargos[seat]
        features = [
            state.ducats[seat] / DUCATS_PER_UNIT,
            cargo.purses,
            pirates[seat] / DUCATS_PER_UNIT,
            state.prestige[seat],
            ports[seat],
            (own - (second if own == first else first)) / DUCATS_PER_UNIT / (LEAD_TURNS_OFFSET + turns),
        ]
        features += _hand_and_turn_features(state, seat, cargo, turns) if turns > 0 and cargo.run else NO_HAND_FEATURES
        found.append(features)
    return found


def _hand_and_turn_features(
    state: OltreMarePosition, seat: int, cargo: _CargoSummary, turns: float
) -> tuple[float, ...]:
    """Features from ``growth`` on of ``seat``, which has some ``cargo`` and so many ``turns`` left."""
    hand, token = state.hands[seat], state.token[seat]
    _, _, top, run, growth, bales, keeps = cargo
    size = len(hand)
    loading = CARDS_LOADED_PER_TURN * turns
    if seat == state.active and state.phase not in ("load", "limit"):
        bales, keeps = max(0, bales - len(state.laid)), size
    near = TOKENS_WITHIN_TWO_STEPS[state.ships[seat]](state.port_tokens)
    return (
        growth,
        *_hand_features(hand, top, run, loading / size if size > loading else 1.0),
        bales,
        bales - size if bales > size else 0,
        size - keeps if size > keeps else 0,
        TOKEN_VALUE[token] * (turns if turns < MOST_TOKEN_TURNS else MOST_TOKEN_TURNS) / DUCATS_PER_UNIT
        if token != NO_TOKEN
        else 0.0,
        len(near) - near.count(NO_TOKEN),
    )


NO_HAND_FEATURES = (0.0,) * (len(FEATURES) - FEATURES.index("growth"))
"""The features from ``growth`` on of a seat that has no turn left, or no cargo any more."""
