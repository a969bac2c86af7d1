"""The end of the game: the final scoring and who has won."""

from kajuta.core.message import msg
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.cards import GOODS, run_payout
from kajuta.games.oltremare.rules.cargo import cargo_payout, goods_runs
from kajuta.games.oltremare.rules.state import Position
from kajuta.games.oltremare.rules.token_ranks import ducats_by_rank


def _score_lines(state: Position) -> tuple[tuple[ScoreLine, ...], ...]:
    """Lines of the final scoring of each seat."""
    prestige = ducats_by_rank(state.prestige)
    ports = ducats_by_rank([state.port_count(seat) for seat in range(len(state.hands))])
    return tuple(
        (
            ScoreLine(msg("line-ducats", icon="oltremare-ducat"), state.ducats[seat]),
            ScoreLine(msg("line-prestige", count=state.prestige[seat], icon="oltremare-laurels"), prestige[seat]),
            *_cargo_lines(state, seat),
            ScoreLine(
                msg("line-pirates", count=len(state.pirates[seat]), icon="oltremare-flag"), -len(state.pirates[seat])
            ),
            ScoreLine(msg("line-ports", count=state.port_count(seat), icon="oltremare-compass"), ports[seat]),
        )
        for seat in range(len(state.hands))
    )


def _cargo_lines(state: Position, seat: int) -> list[ScoreLine]:
    """Line of the final scoring for each kind of goods in the cargo."""
    totals = [0] * len(GOODS)
    for good, length in goods_runs(state.cargo[seat]):
        totals[good] += run_payout(good, length)
    return [ScoreLine(messages.good_name(good), points) for good, points in enumerate(totals) if points]


def outcome(state: Position) -> Outcome:
    """Places, scores and scoring lines of the finished game."""
    lines = _score_lines(state)
    scores = tuple(sum(line.points for line in one) for one in lines)
    ranks = ranking_keys(state)
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, scores, lines, msg("end-deck"))


def ranking_keys(state: Position) -> list[tuple[int, int, int]]:
    """Key of each seat by which the final scoring would rank it now; the largest wins."""
    count = len(state.hands)
    prestige = ducats_by_rank(state.prestige)
    ports = ducats_by_rank([state.port_count(seat) for seat in range(count)])
    return [
        (
            state.ducats[seat] + prestige[seat] + cargo_payout(stack) - len(state.pirates[seat]) + ports[seat],
            len(stack) + state.unloaded[seat],
            -((seat - state.start) % count),
        )
        for seat, stack in enumerate(state.cargo)
    ]


def winners(state: Position) -> tuple[int, ...]:
    """Seats that would win if the game ended now."""
    ranks = ranking_keys(state)
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])
