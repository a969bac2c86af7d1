"""What speaks for a seat, in terms that merchants use; what each term weighs is learnt from games.

A position is judged with the hands that it holds, those of the others too: in a bot's worlds they are
guesses, so a single world's judgement may mislead and only the mean of several counts.
"""

from functools import lru_cache

from kajuta.core.judgement import Judgement
from kajuta.games.oltremare.cards import BALES, DRAW, DUCAT, FLAG, GOOD, GOODS, HAS, POWER, SHIP, Card
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

_paid = lru_cache(maxsize=4096)(cargo_pay)
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
    return _appraise(state, seat, _counted(state))


def appraisals(state: OltreMare) -> list[list[float]]:
    """Return the terms of each seat."""
    sure = _counted(state)
    return [_appraise(state, seat, sure) for seat in range(len(sure))]


def _appraise(state: OltreMare, seat: int, sure: list[int]) -> list[float]:
    """Return the terms of ``seat``, where each seat would score what ``sure`` says if the game ended now."""
    turns = turns_left(state, seat)
    own = sure[seat]
    rival = max([*sure[:seat], *sure[seat + 1 :]])
    cargo = _paid(state.cargo[seat])
    has = [
        state.ducats[seat] / PURSE,
        cargo / PURSE,
        len(state.pirates[seat]) / PURSE,
        state.prestige[seat],
        state.port_count(seat),
        (own - rival) / PURSE / (AT_THE_END + turns),
    ]
    if turns <= 0 or not state.cargo[seat]:
        return has + [0.0] * (len(TERMS) - len(has))
    token = state.token[seat]
    there = state.port_tokens
    return [
        *has,
        *_hand(state, seat, turns),
        TOKEN[token] * min(turns, LASTS) / PURSE if token != NO_TOKEN else 0.0,
        sum(there[port] != NO_TOKEN for port in SIGHT[state.ships[seat]]),
    ]


def _counted(state: OltreMare) -> list[int]:
    """Return by seat what it would score if the game ended now."""
    seats = range(len(state.hands))
    prestige = _ranked(tuple(state.prestige))
    ports = _ranked(tuple([state.port_count(seat) for seat in seats]))
    return [
        state.ducats[seat] + _paid(state.cargo[seat]) - len(state.pirates[seat]) + prestige[seat] + ports[seat]
        for seat in seats
    ]


def _hand(state: OltreMare, seat: int, turns: float) -> list[float]:
    """Return the terms from ``growth`` to ``surplus``."""
    hand, stack = state.hands[seat], state.cargo[seat]
    size = len(hand)
    good, run = top_run(stack)
    top = PAID[good]
    fitting, sets, symbols = _promise(hand, good)
    share = min(1.0, LOADED * turns / size) if size else 0.0
    bales, keeps = BALES[stack[-1]], POWER[stack[-1]]
    playing = seat == state.active and state.phase != "load"
    if playing and state.phase != "limit":
        bales, keeps = max(0, bales - len(state.laid)), size
    return [
        (top[run + 1] - top[run]) / PURSE,
        (top[run + fitting] - top[run]) * share / PURSE,
        sets * share / PURSE,
        size * share,
        symbols[DUCAT] * share,
        symbols[DRAW] * share,
        symbols[SHIP] * share,
        symbols[FLAG] * share,
        bales,
        max(0, bales - size),
        max(0, size - keeps),
    ]


@lru_cache(maxsize=8192)
def _promise(hand: tuple[Card, ...], top: int) -> tuple[int, int, tuple[int, ...]]:
    """Return how many cards of ``hand`` go on with ``top``, what the others would pay kind by kind, and its symbols."""
    counts = [0] * len(GOODS)
    symbols = [0, 0, 0, 0]
    for card in hand:
        counts[GOOD[card]] += 1
        for symbol in HAS[card]:
            symbols[symbol] += 1
    fitting, counts[top] = counts[top], 0
    return fitting, sum(PAID[good][count] for good, count in enumerate(counts)), tuple(symbols)
