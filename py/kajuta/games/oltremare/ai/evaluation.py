"""Evaluation of a seat by features that human players would use; the weights are trained on games.

The features use all hands of the position. In a determinized position the other hands are guesses, so the evaluation of
a single determinization may mislead; only the mean of several is useful.
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
"""Names of the features, in the order of the list that ``features`` returns."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.oltremare", FEATURES)

DUCATS_PER_UNIT = 5
"""Number of ducats that count as 1 in features measured in ducats."""

WEIGHT_GROUP = "all"
"""Name of the only weight group; the weights do not depend on the number of seats."""

LEAD_TURNS_OFFSET = 0.5
"""Number added to the turns left before a lead is divided by it, so that a lead counts more near the end."""

PORTS_WITHIN_TWO_STEPS: tuple[tuple[Port, ...], ...] = tuple(
    tuple(
        sorted({port for near, _ in ways for port in (near, *(far for far, _ in NEIGHBORS_WITH_ROUTES[near]))} - {here})
    )
    for here, ways in enumerate(NEIGHBORS_WITH_ROUTES)
)
"""Ports that are one or two steps away from each port."""

TOKENS_WITHIN_TWO_STEPS = tuple(itemgetter(*ports) for ports in PORTS_WITHIN_TWO_STEPS)
"""Function for each port that selects, from a sequence of tokens by port, those within two steps."""


class _CargoSummary(NamedTuple):
    """Summary of a cargo for the evaluation.

    ``pays``: its payout in ducats; ``purses``: the same in units of five ducats. ``top`` and ``run``: kind of goods on
    top and the number of such cards. ``growth``: payout that one more card of this kind would add, in units of five
    ducats. ``bales``: number of cards that the seat has to play; ``keeps``: number of cards that it can keep.
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
    """Features of a ``hand``, from ``fitting`` to ``flags``, multiplied by ``share``.

    ``top`` and ``run``: kind of goods on top of the seat's cargo and the number of such cards. ``share``: share of the
    hand that the seat can still load.
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
    """Values of the features for ``seat``: its possessions, the prospects of its hand and of its next turn.

    Amounts in ducats are in units of five. ``ducats``; ``cargo``: payout of the cargo; ``pirates``: pirate cards, a
    ducat each. ``prestige`` and ``ports``: numbers of tokens. ``lead``: lead over the best rival if the game were
    scored now, weighted more near the end.

    ``growth``: payout that one more card of the goods on top of the cargo would add. ``fitting``: payout that the hand
    adds to these goods; ``sets``: payout of its other goods. ``cards``: number of cards in hand. ``earning``,
    ``drawing``, ``sailing`` and ``flags``: number of ducat, card, ship and pirate symbols in hand. If the hand is
    larger than the seat can still load, these features from ``fitting`` on are scaled down.

    ``bales``: cards to play in the next turn; ``missing``: how many of them are not in hand; ``surplus``: cards in hand
    above the limit. ``token``: expected benefit of the active port token. ``near``: number of ports with a token within
    two steps.
    """
    return features_by_seat(state)[seat]


def features_by_seat(state: OltreMarePosition) -> list[list[float]]:
    """Values of the features for every seat."""
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
    """Features of ``seat`` from ``growth`` on; it has a ``cargo`` and ``turns`` turns left."""
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
"""Features from ``growth`` on for a seat without a turn left or without a cargo."""
