"""The end of a game: sudden death and the final scoring."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Outcome, ScoreLine
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import BENEATH_THE_WAVES, BENEATH_THE_WAVES_LIMIT, SUDDEN_DEATH_SCORE, SUITS
from kajuta.games.deadmansdraw.rules.state import Position


def end_if_sudden_death_reached(state: Position) -> None:
    """End the game of Sudden Death as soon as somebody has enough points for it."""
    for seat in [state.active, *state.opponents(state.active)]:
        if state.score(seat) >= SUDDEN_DEATH_SCORE and state.to_act is not None:
            state.winner = seat
            state.to_act = None
            state.pending = []
            if state.events is not None:
                state.log_event(msg("log-sudden-death", seat=seat_ref(seat)), tone="end")


def outcome(state: Position) -> Outcome:
    """Reckoning of a finished game."""
    seats = range(len(state.banks))
    ranks = ranking_keys(state)
    return Outcome(
        places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
        scores=tuple(state.score(seat) for seat in seats),
        lines=tuple(
            tuple(ScoreLine(messages.suit_name(suit), state.pile_points(seat, suit)) for suit in range(len(SUITS)))
            for seat in seats
        ),
        reason=msg("end-draw-pile") if state.winner is None else msg("end-sudden-death"),
    )


def ranking_keys(state: Position) -> list[tuple[int, int, int]]:
    """Keys by seat by which the places are given, the largest wins."""
    return [_ranking_key(state, seat) for seat in range(len(state.banks))]


def _ranking_key(state: Position, seat: int) -> tuple[int, int, int]:
    score = state.score(seat)
    if state.variant == BENEATH_THE_WAVES and score >= BENEATH_THE_WAVES_LIMIT:
        return (0, -score, state.bank_size(seat))
    return (1, score, state.bank_size(seat))
