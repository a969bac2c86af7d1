"""What speaks for a seat, in terms that merchants use; what each term weighs is learnt from games.

A position is judged with the hands that it holds, those of the others too: in a bot's worlds they are
guesses, so a single world's judgement may mislead and only the mean of several counts.
"""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from kajuta.core.judgement import Judgement
from kajuta.games.oltremare.cards import BALES, DRAW, DUCAT, FLAG, GOOD, GOODS, HAS, POWER, SHIP, SYMBOLS, Card, Good
from kajuta.games.oltremare.cargo import cargo_pay
from kajuta.games.oltremare.chart import NO_TOKEN, WAYS, Port
from kajuta.games.oltremare.rules import OltreMare
from kajuta.games.oltremare.scoring import by_rank
from kajuta.games.oltremare.worth import LASTS, LOADED, PAID, TOKEN, top_run, turns_left

TERMS = (
    "ducats", "cargo", "pirates", "prestige", "ports", "lead", "growth", "fitting", "sets", "cards", "earning",
    "drawing", "sailing", "flags", "bales", "missing", "surplus", "token", "near",
)  # fmt: skip
"""What speaks for a seat, in the order of ``appraise``."""

JUDGEMENT = Judgement.load("kajuta.games.oltremare", TERMS)

PURSE = 5
"""Of how many ducats one makes up what terms in ducats count in."""

GROUP = "all"
"""The only group of weights: what is good for a merchant hangs little on how many others there are."""

AT_THE_END = 0.5
"""What is added to the turns left, by which a lead is divided."""

SIGHT: tuple[tuple[Port, ...], ...] = tuple(
    tuple(sorted({port for near, _ in ways for port in (near, *(far for far, _ in WAYS[near]))} - {here}))
    for here, ways in enumerate(WAYS)
)
"""For each port those that are one or two steps away."""

IN_SIGHT = tuple(itemgetter(*ports) for ports in SIGHT)
"""For each port what takes the tokens within two steps out of those of all ports."""


class _Loaded(NamedTuple):
    """What a cargo pays, the kind of goods on top of it and how many cards of it lie there in a row."""

    pays: int
    top: Good
    run: int


@lru_cache(maxsize=4096)
def _loaded(stack: tuple[Card, ...]) -> _Loaded:
    return _Loaded(cargo_pay(stack), *top_run(stack))


@lru_cache(maxsize=8192)
def _in_hand(hand: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...], float]:
    """Return how many cards of each kind are in ``hand``, how many symbols of each, and what its goods would pay."""
    counts = [0] * len(GOODS)
    symbols = [0] * len(SYMBOLS)
    for card in hand:
        counts[GOOD[card]] += 1
        for symbol in HAS[card]:
            symbols[symbol] += 1
    return tuple(counts), tuple(symbols), sum([PAID[good][count] for good, count in enumerate(counts)])


_ranked = lru_cache(maxsize=1024)(by_rank)


def appraise(state: OltreMare, seat: int) -> list[float]:
    """Return the terms: what a seat has, what its hand promises, what its next turn brings.

    All ducats and pirate cards count in fives. ``prestige`` and ``ports``: tokens. ``lead``: on the best rival in
    all that would be counted now, ranks included, the more the nearer the end. ``growth``: what one card more would
    add to the goods on top; ``fitting``: what the hand adds to them, ``sets``: what its other goods pay. ``earning``,
    ``drawing``, ``sailing``, ``flags``: symbols in hand; of a hand larger than can still be loaded all of this counts
    in part. ``bales``: cards to be played in the next turn, ``missing``: those not in hand, ``surplus``: those over
    the naval power. ``token``: what the active port token will bring, ``near``: ports with tokens within two steps.
    """
    return appraisals(state)[seat]


def appraisals(state: OltreMare) -> list[list[float]]:
    """Return the terms of each seat."""
    loaded = [_loaded(stack) for stack in state.cargo]
    ports = [len(used) + (token != NO_TOKEN) for used, token in zip(state.used_tokens, state.token, strict=True)]
    counted = [
        ducats + cargo.pays - len(pirates) + for_prestige + for_ports
        for ducats, cargo, pirates, for_prestige, for_ports in zip(
            state.ducats, loaded, state.pirates, _ranked(tuple(state.prestige)), _ranked(tuple(ports)), strict=True
        )
    ]
    *_, second, first = sorted(counted)
    found = []
    for seat, cargo in enumerate(loaded):
        own = counted[seat]
        turns = turns_left(state, seat)
        terms = [
            state.ducats[seat] / PURSE,
            cargo.pays / PURSE,
            len(state.pirates[seat]) / PURSE,
            state.prestige[seat],
            ports[seat],
            (own - (second if own == first else first)) / PURSE / (AT_THE_END + turns),
        ]
        terms += _promise(state, seat, cargo, turns) if turns > 0 and cargo.run else NO_PROMISE
        found.append(terms)
    return found


def _promise(state: OltreMare, seat: int, cargo: _Loaded, turns: float) -> tuple[float, ...]:
    """Return the terms from ``growth`` on of ``seat``, which has some ``cargo`` and so many ``turns`` left."""
    hand, last = state.hands[seat], state.cargo[seat][-1]
    _, good, run = cargo
    size = len(hand)
    row = PAID[good]
    counts, symbols, pays = _in_hand(hand)
    fitting = counts[good]
    loading = LOADED * turns
    share = loading / size if size > loading else 1.0 if size else 0.0
    bales, keeps = BALES[last], POWER[last]
    if seat == state.active and state.phase not in ("load", "limit"):
        bales, keeps = max(0, bales - len(state.laid)), size
    token = state.token[seat]
    near = IN_SIGHT[state.ships[seat]](state.port_tokens)
    return (
        (row[run + 1] - row[run]) / PURSE,
        (row[run + fitting] - row[run]) * share / PURSE,
        (pays - row[fitting]) * share / PURSE,
        size * share,
        symbols[DUCAT] * share,
        symbols[DRAW] * share,
        symbols[SHIP] * share,
        symbols[FLAG] * share,
        bales,
        bales - size if bales > size else 0,
        size - keeps if size > keeps else 0,
        TOKEN[token] * (turns if turns < LASTS else LASTS) / PURSE if token != NO_TOKEN else 0.0,
        len(near) - near.count(NO_TOKEN),
    )


NO_PROMISE = (0.0,) * (len(TERMS) - TERMS.index("growth"))
"""The terms from ``growth`` on of a seat that has no turn left, or no cargo any more."""
