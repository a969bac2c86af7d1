"""Final scoring and the outcome of the game."""

from kajuta.core.message import msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.cards import GOODS, run_payout
from kajuta.games.oltremare.rules.cargo_runs_and_payout import goods_runs
from kajuta.games.oltremare.rules.state import Position
from kajuta.games.oltremare.rules.token_rank_ducats import ducats_of_seats_by_token_rank


def _score_lines(state: Position) -> tuple[tuple[ScoreLine, ...], ...]:
    """Lines of the final scoring of each seat."""
    prestige = ducats_of_seats_by_token_rank(state.prestige)
    ports = ducats_of_seats_by_token_rank([state.port_count(seat) for seat in range(len(state.hands))])
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
    """Lines of the final scoring for the cargo, one for each kind of goods."""
    totals = [0] * len(GOODS)
    for good, length in goods_runs(state.cargo[seat]):
        totals[good] += run_payout(good, length)
    return [ScoreLine(messages.good_name(good), points) for good, points in enumerate(totals) if points]


def outcome_so_far(state: Position) -> Outcome:
    """Final scoring if the game ended now; ties are broken by more cargo, then by being closer to the start player."""
    count = len(state.hands)
    return Outcome.ranked(
        _score_lines(state),
        msg("end-deck"),
        TieBreaker(
            msg("tie-cargo"),
            tuple(len(stack) + unloaded for stack, unloaded in zip(state.cargo, state.unloaded, strict=True)),
        ),
        TieBreaker(msg("tie-start"), tuple((seat - state.start) % count for seat in range(count)), fewer=True),
    )
