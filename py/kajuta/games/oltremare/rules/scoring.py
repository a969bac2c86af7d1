"""The two scorings: the lion's and the final reckoning."""

from collections.abc import Sequence

from kajuta.core.message import msg
from kajuta.core.motion import ripple
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.cards import GOODS, pay
from kajuta.games.oltremare.rules.cargo import cargo_pay, runs
from kajuta.games.oltremare.rules.element_ids import DECK, DISCARD, cargo
from kajuta.games.oltremare.rules.motions import openly
from kajuta.games.oltremare.rules.state import Position

RANKS = (6, 3, 1)
"""Ducats for most tokens, second and third most."""


def score_lion(s: Position) -> None:
    """Score prestige and the cargo below the top kind of each seat; what is scored is discarded."""
    s.lion = ()
    if s.events is not None:
        s.log_event(msg("log-lion", icon="oltremare-lion"), tone="turn", motions=(ripple(DECK),))
    for seat, ducats in enumerate(by_rank(s.prestige)):
        stack = s.cargo[seat]
        scored = stack[: len(stack) - runs(stack)[-1][1]]
        s.earn(seat, ducats, "log-lion-prestige")
        s.earn(seat, cargo_pay(scored), "log-lion-cargo")
        s.cargo[seat] = stack[len(scored) :]
        if s.events is not None and scored:
            s.animate(*openly(scored[-1:], cargo(seat), DISCARD))
        s.discard += scored
    s.prestige = [0] * len(s.prestige)


def _reckoning(s: Position) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the final reckoning of each seat, line by line."""
    prestige = by_rank(s.prestige)
    ports = by_rank([s.port_count(seat) for seat in range(len(s.hands))])
    return tuple(
        (
            ScoreLine(msg("line-ducats", icon="oltremare-ducat"), s.ducats[seat]),
            ScoreLine(msg("line-prestige", count=s.prestige[seat], icon="oltremare-laurels"), prestige[seat]),
            *_cargo_lines(s, seat),
            ScoreLine(msg("line-pirates", count=len(s.pirates[seat]), icon="oltremare-flag"), -len(s.pirates[seat])),
            ScoreLine(msg("line-ports", count=s.port_count(seat), icon="oltremare-compass"), ports[seat]),
        )
        for seat in range(len(s.hands))
    )


def _cargo_lines(s: Position, seat: int) -> list[ScoreLine]:
    """Return a line for each kind of goods in the cargo."""
    totals = [0] * len(GOODS)
    for good, length in runs(s.cargo[seat]):
        totals[good] += pay(good, length)
    return [ScoreLine(texts.good_name(good), points) for good, points in enumerate(totals) if points]


def outcome(s: Position) -> Outcome:
    """Return places and reckoning of the finished game."""
    lines = _reckoning(s)
    scores = tuple(sum(line.points for line in one) for one in lines)
    ranks = ranking_keys(s)
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, scores, lines, msg("end-deck"))


def ranking_keys(s: Position) -> list[tuple[int, int, int]]:
    """Return by seat what the places would go by if the game ended now, the largest wins."""
    count = len(s.hands)
    prestige = by_rank(s.prestige)
    ports = by_rank([s.port_count(seat) for seat in range(count)])
    return [
        (
            s.ducats[seat] + prestige[seat] + cargo_pay(stack) - len(s.pirates[seat]) + ports[seat],
            len(stack) + s.unloaded[seat],
            -((seat - s.start) % count),
        )
        for seat, stack in enumerate(s.cargo)
    ]


def winners(s: Position) -> tuple[int, ...]:
    """Return who would win if the game ended now."""
    ranks = ranking_keys(s)
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])


def by_rank(counts: Sequence[int]) -> list[int]:
    """Return the ducats of each seat for its place by ``counts``; a tie takes up one place only."""
    places = sorted(set(counts), reverse=True)
    return [(*RANKS, 0, 0)[places.index(count)] for count in counts]
